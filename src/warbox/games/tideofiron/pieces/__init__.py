"""The pieces: figures, vehicles, specializations, terrain, fortifications, and what the box holds of them."""
