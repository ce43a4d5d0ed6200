"""What the players can answer. Every action of the game is one of these constants."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.notation import ParseError
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


class Place(Action):
    """`place crew A4`, `place captain H5`: put a free figure on the own deck before the game."""

    def __init__(self, figure: int, section: int) -> None:
        super().__init__(f"place {FIGURES[figure]} {SECTIONS[section]}")
        self.figure: Final = figure
        self.section: Final = section


class Answer(Action):
    """`surrender` or `fight-on`."""

    def __init__(self, surrender: bool) -> None:
        super().__init__("surrender" if surrender else "fight-on")
        self.surrender: Final = surrender


class Plot(Action):
    """`plot F F R`: the cards of slots 1, 2 and 3."""

    def __init__(self, first: int, second: int, third: int) -> None:
        super().__init__(f"plot {CARDS[first]} {CARDS[second]} {CARDS[third]}")
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
    """`shot C`: name a row of the enemy deck."""

    def __init__(self, row: int) -> None:
        super().__init__(f"shot {ROWS[row]}")
        self.row: Final = row


class Hold(Action):
    """`hold`: one cannon stays silent in this exchange."""

    def __init__(self) -> None:
        super().__init__("hold")


class Promote(Action):
    """`promote H3`: a crew member there gives way to the new captain."""

    def __init__(self, section: int) -> None:
        super().__init__(f"promote {SECTIONS[section]}")
        self.section: Final = section


class Step(Action):
    """`step crew S.C3>I.C5`: one move of one figure in Boarding."""

    def __init__(self, figure: int, start: int, end: int) -> None:
        super().__init__(f"step {FIGURES[figure]} {SPOTS[start]}>{SPOTS[end]}")
        self.figure: Final = figure
        self.start: Final = start
        self.end: Final = end


class Fight(Action):
    """`fight I.C5`: the melee that is fought next."""

    def __init__(self, spot: int) -> None:
        super().__init__(f"fight {SPOTS[spot]}")
        self.spot: Final = spot


PLACE_CREW: Final = [Place(CREW, section) for section in range(len(SECTIONS))]
PLACE_CAPTAIN: Final = [Place(CAPTAIN, section) for section in range(len(SECTIONS))]
FIGHT_ON: Final = Answer(False)
SURRENDER: Final = Answer(True)
ANSWERS: Final[list[Action]] = [FIGHT_ON, SURRENDER]
PLOTS: Final = [Plot(first, second, third) for first in range(5) for second in range(5) for third in range(5)]
SHOTS: Final = [Shot(row) for row in range(len(ROWS))]
HOLD: Final = Hold()
SHOTS_ONLY: Final[list[Action]] = list(SHOTS)
SHOTS_OR_HOLD: Final[list[Action]] = [*SHOTS_ONLY, HOLD]
PROMOTIONS: Final = [Promote(section) for section in range(len(SECTIONS))]
FIGHTS: Final = [Fight(spot) for spot in range(SPOT_COUNT)]


def plots_with(damage: int) -> list[Action]:
    """[BBP-CARDS-09] The plots with exactly so many Damage cards: 64, 48, 12 or 1 of them."""
    return [plot for plot in PLOTS if plot.damage == damage]


PLOTS_BY_DAMAGE: Final = [plots_with(damage) for damage in range(SLOTS + 1)]


def steps_from(figure: int, lying: int, start: int) -> list[Step]:
    return [Step(figure, start, end) for end in WAYS[lying][start]]


# by figure, way of lying, start
STEPS: Final = [
    [[steps_from(figure, lying, start) for start in range(SPOT_COUNT)] for lying in range(len(WAYS))]
    for figure in (CREW, CAPTAIN)
]


def parse_section(text: str) -> int:
    if text not in SECTIONS:
        raise ParseError(f"no such section; sections are {' '.join(SECTIONS)}", text)
    return SECTIONS.index(text)


def parse_spot(text: str) -> int:
    if text not in SPOTS:
        raise ParseError("a section of one of the ships is written S.C3 or I.C5", text)
    return SPOTS.index(text)


def parse_card(text: str) -> int:
    if text not in CARDS:
        raise ParseError("cards are F forward, S stay, R turn starboard, L turn port, D damage", text)
    return CARDS.index(text)


def parse_figure(text: str) -> int:
    if text not in FIGURES:
        raise ParseError("a figure is 'crew' or 'captain'", text)
    return FIGURES.index(text)


FORMS: Final = {
    "place": (3, "place crew SECTION or place captain SECTION"),
    "surrender": (1, "surrender"),
    "fight-on": (1, "fight-on"),
    "fight": (2, "fight SHIP.SECTION"),
    "plot": (4, "plot CARD CARD CARD"),
    "shot": (2, "shot ROW"),
    "hold": (1, "hold"),
    "promote": (2, "promote SECTION"),
    "step": (3, "step crew SHIP.SECTION>SHIP.SECTION or step captain ..."),
}


def parse_action(text: str) -> Action:
    """An action from its notation; raises ParseError."""
    words = text.split()
    verb = words[0] if words else ""
    if verb not in FORMS:
        raise ParseError(f"no such action; actions are {', '.join(FORMS)}", text)
    count, form = FORMS[verb]
    if len(words) != count:
        raise ParseError(f"write '{form}'", text)
    if verb == "place":
        return (PLACE_CAPTAIN if parse_figure(words[1]) == CAPTAIN else PLACE_CREW)[parse_section(words[2])]
    if verb == "surrender":
        return SURRENDER
    if verb == "fight-on":
        return FIGHT_ON
    if verb == "fight":
        return FIGHTS[parse_spot(words[1])]
    if verb == "plot":
        cards = [parse_card(word) for word in words[1:]]
        return PLOTS[cards[0] * 25 + cards[1] * 5 + cards[2]]
    if verb == "shot":
        if words[1] not in ROWS:
            raise ParseError(f"no such row; rows are {' '.join(ROWS)}", words[1])
        return SHOTS[ROWS.index(words[1])]
    if verb == "hold":
        return HOLD
    if verb == "promote":
        return PROMOTIONS[parse_section(words[1])]
    start, arrow, end = words[2].partition(">")
    if not arrow:
        raise ParseError(f"write '{form}'", text)
    return Step(parse_figure(words[1]), parse_spot(start), parse_spot(end))
