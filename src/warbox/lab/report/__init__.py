"""Reports: the findings of an experiment as one page that needs nothing else, and as a picture."""

from warbox.lab.report.page import page
from warbox.lab.report.picture import picture

__all__ = ["page", "picture"]
