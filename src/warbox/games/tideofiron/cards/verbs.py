"""Answers that only cards ask for."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.kinds import Choice
from warbox.engine.lines import optional, plain
from warbox.engine.verbs import Verb
from warbox.games.tideofiron.cards.card import CARD, CARD_NAMES
from warbox.games.tideofiron.pieces.fort import MINES, TRAPS, WIRE
from warbox.games.tideofiron.words import HEX, HEXES, UNIT

DIRECTION_NAMES: Final = ["N", "NE", "SE", "S", "SW", "NW"]
DIRECTION: Final = Choice("DIRECTION", DIRECTION_NAMES)
OBSTACLE_KINDS: Final = [WIRE, TRAPS, MINES]
OBSTACLE_NAMES: Final = ["wire", "traps", "mines"]
OBSTACLE: Final = Choice("wire|traps|mines", OBSTACLE_NAMES)
IN_PLAY: Final = Choice("play", ["play"])


class PickUnit(Action):
    """`pick a1`."""

    def __init__(self, name: str) -> None:
        super().__init__(f"pick {name}")
        self.name: Final = name


class PickHex(Action):
    """`pick C05`."""

    def __init__(self, code: int) -> None:
        super().__init__(f"pick {HEXES[code]}")
        self.code: Final = code


class Clear(Action):
    """`clear C05 wire`: the obstacle that is removed."""

    def __init__(self, code: int, obstacle: int) -> None:
        super().__init__(f"clear {HEXES[code]} {OBSTACLE_NAMES[obstacle]}")
        self.code: Final = code
        self.obstacle: Final = obstacle


class Direct(Action):
    """`direct NE`: where a line of attacks goes."""

    def __init__(self, direction: int) -> None:
        super().__init__(f"direct {DIRECTION_NAMES[direction]}")
        self.direction: Final = direction


class Discard(Action):
    """`discard art_smoke`: from the enemy's HQ; with `play` from the play area."""

    def __init__(self, card: int, in_play: bool) -> None:
        super().__init__(f"discard {CARD_NAMES[card]} play" if in_play else f"discard {CARD_NAMES[card]}")
        self.card: Final = card
        self.in_play: Final = in_play


PICK_HEXES: Final[list[Action]] = [PickHex(code) for code in range(len(HEXES))]
DIRECTS: Final[list[Action]] = [Direct(direction) for direction in range(6)]

CARD_VERBS: Final = [
    Verb("pick", [plain("unit", UNIT)], lambda said: PickUnit(said.text("unit")), "a unit for the card's effect"),
    Verb("pick", [plain("hex", HEX)], lambda said: PICK_HEXES[said.index("hex", HEX)], "a hex for the card's effect"),
    Verb(
        "clear",
        [plain("hex", HEX), plain("obstacle", OBSTACLE)],
        lambda said: Clear(said.index("hex", HEX), said.index("obstacle", OBSTACLE)),
        "the card removes this obstacle",
    ),
    Verb(
        "direct",
        [plain("direction", DIRECTION)],
        lambda said: DIRECTS[said.index("direction", DIRECTION)],
        "the direction of a line of attacks",
    ),
    Verb(
        "discard",
        [plain("card", CARD), optional("play", IN_PLAY)],
        lambda said: Discard(said.index("card", CARD), said.has("play")),
        "the card of the enemy's HQ, or of its play area, that leaves the game",
    ),
]
