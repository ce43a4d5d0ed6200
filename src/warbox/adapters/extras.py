"""Libraries that only some people need, see `warbox.play.extras`."""

from warbox.play.extras import ExtraMissing, library

__all__ = ["ExtraMissing", "library"]
