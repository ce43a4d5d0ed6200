"""Warbands: fighters bought with points, their files, and the limits that they must keep."""
