"""What a match looks like afterwards: the chances of winning, luck and choices told apart, turning points."""

from warbox.review.report import VERSION, whole
from warbox.review.walk import Care, Moment, Reviewer

__all__ = ["VERSION", "Care", "Moment", "Reviewer", "whole"]
