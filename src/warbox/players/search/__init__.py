"""Search: what a seat's choices are worth, found by playing whole turns ahead. See `think`."""

from warbox.players.search.effort import Clock, Effort
from warbox.players.search.think import think
from warbox.players.search.thought import Line, Thought

__all__ = ["Clock", "Effort", "Line", "Thought", "think"]
