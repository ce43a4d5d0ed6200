"""How the levels look at a position, beyond `evaluate`."""
