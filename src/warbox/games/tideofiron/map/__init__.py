"""The map: hexes with terrain, levels and roads; who sees whom; what a step costs."""
