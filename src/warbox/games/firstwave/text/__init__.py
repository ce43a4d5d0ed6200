"""Positions as text: the lines as they are declared, and what they mean."""
