"""Warbox: a box of complete tabletop war games. `warbox.Position` is the door for programmers."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from warbox.play.position import Position

__all__ = ["Position", "__version__"]

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """`Position` is loaded when it is asked for: who only wants a layer below gets no more than that."""
    if name == "Position":
        from warbox.play.position import Position

        return Position
    raise AttributeError(f"module 'warbox' has no attribute {name!r}")
