"""Tide of Iron: a game to come."""
