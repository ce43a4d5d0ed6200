"""What can be wrong with a mission: a place in its file, a reason, a rule, and the cells and edges it is about."""

from typing import Final

from warbox.engine.event import Value
from warbox.engine.workshop import FileFault

# The reasons in English, with their facts; the messages `fault-KIND` of the Fluent files say the same.
REASONS: Final = {
    "not-toml": "is no TOML: {why}",
    "too-long": "is longer than {most} signs",
    "missing": "is missing",
    "unknown-key": "is not known; keys are {keys}",
    "not-text": "must be text, not {value}",
    "long-text": "is {count} signs long, and may have {most}",
    "unseen-signs": "has signs that cannot be shown",
    "not-an-id": "must be lower-case letters, digits and _, not {value}",
    "not-a-number": "must be a whole number from 1 to {most}, not {value}",
    "not-a-list": "must be a list, not {value}",
    "not-a-table": "must be a table, not {value}",
    "not-a-cell": "a cell is a column A to F and a row 1 to 9, as in C4: {value}",
    "not-an-edge": "an edge is written CELL|CELL, as in C3|C4: {value}",
    "not-neighbours": "these cells share no edge: {value}",
    "objective": "must be '{only}', the one objective there is",
    "edge-twice": "{edge} is listed twice",
    "too-many-tokens": "{used} tokens, but the box has {most}",
    "start-count": "must be {most} cells, not {count}",
    "start-twice": "{cell} is a start cell already",
    "starts-see": "there is a line of fire between the start cells {first} and {second}",
    "zone-twice": "a second zone '{name}'",
    "zone-kind": "must be one of {kinds}, not {value}",
    "zone-count": "{cell} is in {count} zones, and must be in exactly one",
    "zone-cut": "walls, doors or windows cut {zone} into {count} zones (at {cells})",
    "zone-joined": "nothing stands between {zone} and {cells}",
    "unreachable": "no attacker can ever reach {zone}",
    "bomb-count": "must be 1 to {most} bombs, not {count}",
    "bomb-twice": "a second bomb '{name}'",
    "bomb-zone": "{cell} lies in {zone}, not in {value}",
    "tile-place": "tiles lie at {places}, not at {cell}",
    "tile-unknown": "must be one of {tiles}, not {value}",
    "tile-rotation": "must be 0, 90, 180 or 270, not {value}",
    "tile-corner": "exactly one tile lies at {cell}",
    "tile-twice": "the box has one tile {tile}",
    "wall-printed": "the tiles print a wall on {edge}: it must be solid or carry a token",
    "no-wall-printed": "the tiles print no wall on {edge} that could be {state}",
}


class MissionFault(FileFault):
    def __init__(
        self, kind: str, place: str, rule: str, facts: dict[str, Value] | None = None, spots: list[str] | None = None
    ) -> None:
        super().__init__(REASONS, kind, place, rule, facts, spots)


def told(faults: list[MissionFault]) -> str:
    """All faults in one line."""
    return "; ".join([fault.text() for fault in faults])
