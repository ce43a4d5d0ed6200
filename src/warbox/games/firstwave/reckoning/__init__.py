"""Reckoning: exact odds, what a probe tells, how good a position is."""
