"""What the players can answer: the verbs, as they are written, and the actions. Every action is one of these constants,
but a step to where nobody can go.
"""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.kinds import Choice, Part, Record
from warbox.engine.lines import plain, rest
from warbox.engine.verbs import Verb, Verbs
from warbox.games.broadsides.deck import ROWS, SECTIONS, SPOT_COUNT, SPOTS, WAYS
from warbox.games.broadsides.sea import CONTENT

CREW: Final = 0
CAPTAIN: Final = 1
FIGURES: Final = ["crew", "captain"]

# [BBP-SETUP-10] [BBP-CARDS-03] three copies each of four manoeuvres and of Damage: any kind can fill all three slots
STAY: Final = 0
FORWARD: Final = 1
TURN_STARBOARD: Final = 2
TURN_PORT: Final = 3
DAMAGE: Final = 4
CARDS: Final = ["S", "F", "R", "L", "D"]  # stay, forward, right is starboard, left is port, damage
CARD_NAMES: Final = ["stay", "forward", "starboard", "port", "damage"]
SLOTS: Final = CONTENT.table("cards").number("slots", 3, 3)  # [BBP-GRID-01] numbered 1, 2, 3
COPIES: Final = CONTENT.table("cards").number("copies_of_each_kind", SLOTS, 9)

# ---- the kinds of words

SECTION: Final = Choice("SECTION", SECTIONS, f"no such section; sections are {' '.join(SECTIONS)}")
SPOT: Final = Choice("SHIP.SECTION", SPOTS, "a section of one of the ships is written S.C3 or I.C5")
ROW: Final = Choice("ROW", ROWS, f"no such row; rows are {' '.join(ROWS)}")
CARD: Final = Choice("CARD", CARDS, "cards are F forward, S stay, R turn starboard, L turn port, D damage")
FIGURE: Final = Choice("crew|captain", FIGURES, "a figure is 'crew' or 'captain'")
WAY: Final = Record([Part("from", SPOT), Part("to", SPOT)], ">", "a step is written SHIP.SECTION>SHIP.SECTION")

# ---- the verbs

PLACE: Final = Verb(
    "place",
    [plain("figure", FIGURE), plain("section", SECTION)],
    lambda said: PLACES[said.index("figure", FIGURE)][said.index("section", SECTION)],
    "put a free figure on the own deck before the game: two crew, then the captain",
)
SURRENDERING: Final = Verb(
    "surrender", [], lambda said: SURRENDER, "at the start of a turn, if three Damage cards are due"
)
FIGHTING_ON: Final = Verb("fight-on", [], lambda said: FIGHT_ON, "or not")
FIGHTING: Final = Verb(
    "fight",
    [plain("spot", SPOT)],
    lambda said: FIGHTS[said.index("spot", SPOT)],
    "the melee that is fought next, if there are several",
)
PLOTTED: Final = Verb(
    "plot",
    [rest("cards", CARD, SLOTS, SLOTS)],
    lambda said: plot_of(said.indices("cards", CARD)),
    "the cards of slots 1, 2, 3: `F` forward, `S` stay, `R` turn starboard (right), `L` turn port (left), `D` damage",
)
SHOOTING: Final = Verb(
    "shot",
    [plain("row", ROW)],
    lambda said: SHOTS[said.index("row", ROW)],
    "name a row of the enemy deck for one cannon",
)
HOLDING: Final = Verb("hold", [], lambda said: HOLD, "keep one cannon silent (not in the last salvo)")
PROMOTING: Final = Verb(
    "promote",
    [plain("section", SECTION)],
    lambda said: PROMOTIONS[said.index("section", SECTION)],
    "a crew member there gives way to the new captain",
)
STEPPING: Final = Verb(
    "step",
    [plain("figure", FIGURE), plain("way", WAY)],
    lambda said: FigureStep(said.index("figure", FIGURE), said.index("from", SPOT), said.index("to", SPOT)),
    "one move of one figure in Boarding",
)
VERBS: Final = Verbs([PLACE, SURRENDERING, FIGHTING_ON, FIGHTING, PLOTTED, SHOOTING, HOLDING, PROMOTING, STEPPING])

# ---- the actions


class Place(Action):
    """`place crew A4`, `place captain H5`."""

    def __init__(self, figure: int, section: int) -> None:
        super().__init__(PLACE.text(FIGURES[figure], SECTIONS[section]))
        self.figure: Final = figure
        self.section: Final = section


class Answer(Action):
    """`surrender` or `fight-on`."""

    def __init__(self, surrender: bool) -> None:
        super().__init__((SURRENDERING if surrender else FIGHTING_ON).text())
        self.surrender: Final = surrender


class Plot(Action):
    """`plot F F R`."""

    def __init__(self, first: int, second: int, third: int) -> None:
        super().__init__(PLOTTED.text([CARDS[first], CARDS[second], CARDS[third]]))
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third
        self.damage: Final = (1 if first == DAMAGE else 0) + (1 if second == DAMAGE else 0) + (third == DAMAGE)

    def card(self, step: int) -> int:
        """The card of a slot, counted from 1."""
        if step == 1:
            return self.first
        return self.second if step == 2 else self.third


class Shot(Action):
    """`shot C`."""

    def __init__(self, row: int) -> None:
        super().__init__(SHOOTING.text(ROWS[row]))
        self.row: Final = row


class Hold(Action):
    """`hold`."""

    def __init__(self) -> None:
        super().__init__(HOLDING.text())


class Promote(Action):
    """`promote H3`."""

    def __init__(self, section: int) -> None:
        super().__init__(PROMOTING.text(SECTIONS[section]))
        self.section: Final = section


class FigureStep(Action):
    """`step crew S.C3>I.C5`."""

    def __init__(self, figure: int, start: int, end: int) -> None:
        super().__init__(STEPPING.text(FIGURES[figure], {"from": SPOTS[start], "to": SPOTS[end]}))
        self.figure: Final = figure
        self.start: Final = start
        self.end: Final = end


class Fight(Action):
    """`fight I.C5`."""

    def __init__(self, spot: int) -> None:
        super().__init__(FIGHTING.text(SPOTS[spot]))
        self.spot: Final = spot


PLACE_CREW: Final = [Place(CREW, section) for section in range(len(SECTIONS))]
PLACE_CAPTAIN: Final = [Place(CAPTAIN, section) for section in range(len(SECTIONS))]
PLACES: Final[list[list[Place]]] = [PLACE_CREW, PLACE_CAPTAIN]  # by figure
FIGHT_ON: Final[Answer] = Answer(False)
SURRENDER: Final[Answer] = Answer(True)
ANSWERS: Final[list[Action]] = [FIGHT_ON, SURRENDER]
PLOTS: Final = [Plot(first, second, third) for first in range(5) for second in range(5) for third in range(5)]
SHOTS: Final[list[Shot]] = [Shot(row) for row in range(len(ROWS))]
HOLD: Final[Hold] = Hold()
SHOTS_ONLY: Final[list[Action]] = list(SHOTS)
SHOTS_OR_HOLD: Final[list[Action]] = [*SHOTS_ONLY, HOLD]
PROMOTIONS: Final[list[Promote]] = [Promote(section) for section in range(len(SECTIONS))]
FIGHTS: Final[list[Fight]] = [Fight(spot) for spot in range(SPOT_COUNT)]


def plot_of(cards: list[int]) -> Plot:
    """The plot of three cards."""
    return PLOTS[cards[0] * 25 + cards[1] * 5 + cards[2]]


def plots_with(damage: int) -> list[Action]:
    """[BBP-CARDS-09] The plots with exactly so many Damage cards: 64, 48, 12 or 1 of them."""
    return [plot for plot in PLOTS if plot.damage == damage]


PLOTS_BY_DAMAGE: Final = [plots_with(damage) for damage in range(SLOTS + 1)]


def steps_from(figure: int, lying: int, start: int) -> list[FigureStep]:
    return [FigureStep(figure, start, end) for end in WAYS[lying][start]]


# by figure, way of lying, start
STEPS: Final = [
    [[steps_from(figure, lying, start) for start in range(SPOT_COUNT)] for lying in range(len(WAYS))]
    for figure in (CREW, CAPTAIN)
]
