"""Broadsides: chances of shots and melees; where a ship comes to after each card."""

from typing import Any

from warbox.games.broadsides.state import BroadsidesState


def odds(state: BroadsidesState, seat: int) -> dict[str, Any] | None:
    return None


def preview(state: BroadsidesState, seat: int) -> dict[str, Any] | None:
    return None
