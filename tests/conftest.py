"""Settings for the whole suite."""

import os

from hypothesis import settings

# Hypothesis has its own settings for continuous integration: the same examples in every run, and no deadline.
# Elsewhere examples vary, but there is no deadline either: what is slow once, on a busy machine, is not wrong.
if "CI" not in os.environ:
    settings.register_profile("warbox", deadline=None)
    settings.load_profile("warbox")
