"""Coves, the toy game, as a package outside the box."""
