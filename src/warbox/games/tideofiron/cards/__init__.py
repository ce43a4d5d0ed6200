"""Strategy and operations cards."""
