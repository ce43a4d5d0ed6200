"""Warbox: a box of complete tabletop war games."""

__version__ = "0.1.0"
