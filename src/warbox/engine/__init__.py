"""The rules engine: actions, events, decisions, frames, chance and canonical text. It knows no game."""
