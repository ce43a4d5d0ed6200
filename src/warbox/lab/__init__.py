"""The lab: many games between computer players, and what they tell."""
