"""What can be wrong with a scenario: a place in its file, a reason, a rule, and the hexes it is about."""

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
    "not-a-number": "must be a whole number from {least} to {most}, not {value}",
    "not-a-flag": "must be true or false, not {value}",
    "not-a-list": "must be a list, not {value}",
    "not-a-table": "must be a table, not {value}",
    "not-a-choice": "must be one of {choices}, not {value}",
    "not-a-hex": "a hex of this map is a column A to {column} and a row 01 to {row}, as in C05: {value}",
    "not-players": "must be some of 2, 3 and 4, each once and in order",
    "row-count": "must be {most} rows, not {count}",
    "row-length": "row {row} has {count} signs, and the map {most} columns",
    "row-sign": "row {row} has the sign {value}; signs are {signs}",
    "no-depth": "{hex} is a stream: its depth must be fordable, deep or flooded",
    "road-short": "a road is two hexes or more",
    "road-gap": "{first} and {second} are not neighbours",
    "road-cliff": "a cliff lies between {first} and {second}",
    "road-blocked": "nobody can enter {hex}",
    "hex-twice": "{hex} is listed twice",
    "hex-blocked": "nobody can enter {hex}",
    "objective-twice": "a second such objective in {hex}",
    "objective-worth": "a {kind} objective has no {key}",
    "too-many": "{count} of {what}, but the box has {most}",
    "fort-place": "no {kind} on {terrain}: {hex}",
    "fort-many": "at most {most} of {kind} in one hex: {hex}",
    "deck-nation": "{deck} is not for this side",
    "deck-twice": "there is one deck {deck}, and it is taken",
    "operation-twice": "there is one card {operation}, and it is taken",
    "few-cards": "{count} cards to start with, but the decks have {most}",
    "not-a-squad": "a squad is up to four slots of R, E, O, G and M, not {value}",
    "figures-slots": "the figures fill {count} slots, and {bases} bases have {most}",
    "specs-squads": "{count} specializations, but only {most} squads can have one",
    "vehicle-nation": "{vehicle} is not a vehicle of this side",
    "no-units": "has no unit",
    "no-division": "with 3 or 4 players every division needs a unit",
    "late": "round {round} is after the last, {most}",
    "no-entry": "needs reinforcement hexes",
    "no-zone": "has no hex",
    "zone-shared": "{hex} is in the other side's zone, too",
    "zone-small": "{count} units do not fit into the zone, at most {most} in a hex",
    "zone-vehicles": "{count} vehicles do not fit into the hexes of the zone that vehicles can enter",
    "no-objective": "{hex} is no objective",
    "control-count": "{count} of {most} hexes",
    "no-points": "nobody can ever score a victory point",
    "no-control": "needs a list 'control': without it nobody could take the victory from the side that holds",
}


class ScenarioFault(FileFault):
    def __init__(
        self, kind: str, place: str, rule: str, facts: dict[str, Value] | None = None, spots: list[str] | None = None
    ) -> None:
        super().__init__(REASONS, kind, place, rule, facts, spots)


def told(faults: list[ScenarioFault]) -> str:
    """All faults in one line."""
    return "; ".join([fault.text() for fault in faults])
