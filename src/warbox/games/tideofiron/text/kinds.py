"""Kinds of words of a position."""

from typing import Final

from warbox.engine.kinds import Choice, Items, Kind, Maybe, Number, Part, Record, Runs
from warbox.engine.notation import ParseError
from warbox.games.tideofiron.actions import FiguresKind
from warbox.games.tideofiron.cards.card import CARD, OPERATION
from warbox.games.tideofiron.map.ground import MOST_COLUMNS, MOST_ROWS, place_of
from warbox.games.tideofiron.pieces.box import SIDES
from warbox.games.tideofiron.pieces.spec import SPEC_MARKS
from warbox.games.tideofiron.pieces.terrain import DEPTHS, TERRAINS
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_NAMES
from warbox.games.tideofiron.scenarios.scenario_file import SCENARIO_NAMES
from warbox.games.tideofiron.words import HEX, UNIT

SIDE: Final = Choice("us|de", SIDES, "a side is us or de")
SPEC: Final = Choice("SPEC", SPEC_MARKS)
VEHICLE: Final = Choice("VEHICLE", VEHICLE_NAMES, f"a vehicle is one of {', '.join(VEHICLE_NAMES)}")
TERRAIN: Final = Choice("TERRAIN", TERRAINS)
DEPTH: Final = Choice("DEPTH", DEPTHS)
LEVEL: Final = Number("a level", 0, 2)
COUNT: Final = Number("a number", 0, 999)
UNITS: Final = Items(UNIT, once=True)
HEXES: Final = Items(HEX, most=MOST_COLUMNS * MOST_ROWS)
CARDS: Final = Runs(CARD)
OPERATIONS: Final = Items(OPERATION, once=True)


class SquadKind(Kind):
    """`[RRRR]`, `[GRR]`, `[EERR]+AT`: the figures of a squad and its specialization; `[]`: none yet."""

    def read(self, text: str) -> object:
        inside, bracket, spec = text[1:].partition("]")
        if not text.startswith("[") or not bracket:
            raise ParseError("a squad is its figures in brackets, such as [GRR] or [RRRR]+AT", text)
        if inside:
            inside = str(FiguresKind("FIGURES").read(inside))
        if spec:
            if not spec.startswith("+"):
                raise ParseError("a specialization is +ENG, +AT, +FLA or +MED", text)
            SPEC.read(spec[1:])
        return f"[{inside}]{spec}"

    def fits(self, text: str) -> bool:
        return text.startswith("[")


class MapKind(Kind):
    """`15x12`: columns and rows of a blank map; or the name of a scenario of the box."""

    def read(self, text: str) -> object:
        if text in SCENARIO_NAMES:
            return text
        columns, x, rows = text.partition("x")
        if not x or not (columns.isdecimal() and rows.isdecimal() and text.isascii() and len(text) <= 5):
            raise ParseError(f"a map is COLUMNSxROWS, such as 15x15, or one of {', '.join(SCENARIO_NAMES)}", text)
        if not (1 <= int(columns) <= MOST_COLUMNS and 1 <= int(rows) <= MOST_ROWS):
            raise ParseError(f"a map has at most {MOST_COLUMNS} columns and {MOST_ROWS} rows", text)
        return f"{int(columns)}x{int(rows)}"


class ChainKind(Kind):
    """`A05-B05-C05`: a road from hex to hex."""

    def read(self, text: str) -> object:
        labels = text.split("-")
        if len(labels) < 2:
            raise ParseError("a road is a chain of hexes, such as A05-B05-C05", text)
        for label in labels:
            if place_of(label) is None:
                raise ParseError("a road is a chain of hexes, such as A05-B05-C05", label)
        return labels

    def write(self, value: object) -> str:
        assert isinstance(value, list)
        return "-".join([str(label) for label in value])

    def fits(self, text: str) -> bool:
        return "-" in text


SQUAD: Final = SquadKind("[FIGURES]+SPEC")
MAP: Final = MapKind("COLUMNSxROWS|SCENARIO")
CHAIN: Final = ChainKind("HEX-HEX-…")
TAKING_PART: Final = Record(
    [Part("unit", UNIT), Part("figures", Maybe(FiguresKind("FIGURES")))], ":", "who takes part is UNIT:FIGURES"
)
AT_TARGET: Final = Record(
    [Part("unit", UNIT), Part("target", Kind("UNIT|HEX"))], ">", "an attack is UNIT>UNIT, or UNIT>HEX for mortars"
)
AT_HEX: Final = Record([Part("unit", UNIT), Part("hex", HEX)], ">", "an assault is UNIT>HEX")
RED_DICE: Final = Record([Part("unit", UNIT), Part("dice", COUNT)], ":", "red dice are UNIT:DICE")
