"""Tide of Iron: squads, armour and opportunity fire on a map of hexes."""
