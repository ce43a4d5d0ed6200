"""Which answers are worth thinking about: cheap scoring for every question of the game."""
