"""Positions and moments in notation."""
