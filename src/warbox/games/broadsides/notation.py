"""The lines of a position, as they are declared and written. See docs/notation/broadsides.md."""

from typing import Final, cast

from warbox.engine.game import View
from warbox.engine.kinds import Choice, Counts, Items, Kind, Maybe, Number, Part, Record
from warbox.engine.lines import Line, Word, fact, flag, plain, sign
from warbox.engine.page import Moments, Page
from warbox.games.broadsides.actions import CARD, SECTION, SLOTS, SPOT
from warbox.games.broadsides.boarding import MOVES
from warbox.games.broadsides.deck import (
    CANNON_SECTIONS,
    HITS_TO_DESTROY,
    HULL_NAMES,
    MAST_PARTS,
    MASTS,
    MOST_FIGURES,
    ROWS,
    SECTIONS,
)
from warbox.games.broadsides.readings import OPTIONS
from warbox.games.broadsides.sea import HEADINGS, SEATS, SIDES

MOST_SHOTS: Final = 10
EVERYBODY: Final = 0  # `crew-=C5`: nobody is left there


class OwnSpot(Kind):
    """`C3` on the own ship, or `S.C3`, `I.C5`."""

    def read(self, text: str) -> object:
        return (SPOT if "." in text else SECTION).read(text)


# ---- the kinds of words

SEAT: Final = Choice("SEAT", SEATS, f"a seat is {' or '.join(SEATS)}")
PLACEMENT_FORM: Final = "write 'placement same|opposite S=SIDE I=SIDE', a side being starboard or port"
SIDE: Final = Choice("SIDE", SIDES, PLACEMENT_FORM)
BOWS: Final = Choice("same|opposite", ["same", "opposite"], PLACEMENT_FORM)
HEADING: Final = Choice("HEADING", HEADINGS)
POINT: Final = Record(
    [Part("x", Number("x", 0, 99, "X")), Part("y", Number("y", 0, 99, "Y"))], ",", "a point is written @X,Y"
)
PLACE: Final = OwnSpot("SECTION")
CREW: Final = Counts(PLACE, Number("a number of crew", 1, MOST_FIGURES))
CANNON: Final = Choice(
    "SECTION",
    [SECTIONS[section] for section in CANNON_SECTIONS],
    f"cannons stand only in {' '.join([SECTIONS[section] for section in CANNON_SECTIONS])}",
)
HULL: Final = Choice("ROW-SIDE", HULL_NAMES, "a hull section is ROW-SIDE, as in C-port")
ANSWER: Final = Choice("ANSWER", ["fight-on", "surrender"], "an answer is 'surrender' or 'fight-on'")
IDLE: Final = Number("idle", 0, 9999, "M")
TURN: Final = Number("the turn", 1, 999_999)
SHOTS: Final = Number("shots", 1, MOST_SHOTS)
SHOTS_OR_NONE: Final = Number("shots", 0, MOST_SHOTS)
NAMED_ROW: Final = Choice("ROW", ROWS, "write 'at shot-die SEAT row=ROW', a row being A to H")
OVER_FORM: Final = ", or winner=I, winner=draw"
WINNER: Final = Choice("S", [*SEATS, "draw"], f"write 'at over KIND RULE winner=S'{OVER_FORM}")


def mast_word(mast: int) -> Word:
    name = MASTS[mast]
    parts = Number(f"{name} (parts still standing)", 0, MAST_PARTS[mast])
    return fact(name, parts, "parts of this mast that still stand", "all")


# ---- the lines

SHIP: Final = Line(
    "S",
    [
        sign("@", POINT, "point (not after a collision)", "S `@6,0`, I `@6,16`"),
        plain("heading", HEADING, "heading (not after a collision)", "S `N`, I `S`"),
        fact("captain", Maybe(PLACE), "the captain's section; `I.C5` on the other ship; `-`: he has fallen", "`H5`"),
        fact(
            "crew",
            CREW,
            "the whole crew: section and number (`A4` alone is one); `-`: none",
            "two in every cannon section, one in A4, one in H3",
        ),
        fact("crew+", CREW, "changes the default: one more there, or so many more"),
        fact(
            "crew-",
            Counts(PLACE, Number("a number of crew", 1, MOST_FIGURES), alone=EVERYBODY),
            "changes the default: nobody left there, or so many less. The default is the whole crew of 22, so who is "
            "added is taken away elsewhere: `crew-=C3 crew+=I.C5:2`",
        ),
        fact("cannons", Items(CANNON), "cannons on deck; `-`: none", "all ten"),
        fact("cannons-", Items(CANNON), "all cannons but these"),
        *[mast_word(mast) for mast in range(len(MASTS))],
        fact(
            "hull",
            Counts(HULL, Number("hull hits", 1, HITS_TO_DESTROY)),
            "hull hits (`C-port` alone is one); `-`: none. Not after a collision",
            "none",
        ),
        fact(
            "plot",
            Items(CARD, SLOTS, SLOTS, "a plot is three cards, as in plot=F,F,R"),
            "the three cards of this turn, revealed or not. At `plot`, and at `sail` before the first card, exactly "
            "the Damage cards that are due; later fewer, if the damage was done in this turn",
            "in the middle of a turn: the Damage cards due, then Stay; at `plot`: not plotted yet",
        ),
        flag("aground", "ran aground in this turn: her cards still to come have no effect", "no"),
        flag("nocards", "plays no cards this turn (lost her captain in the turn before)", "no", key="no_cards"),
        flag("captain-lost", "lost a captain in this turn, and so has no cards in the next", "only if `captain=-`"),
        fact("placed", Items(SECTION), "only `at deploy`: sections chosen so far, two crew, then the captain", "none"),
        fact("answer", ANSWER, "only `at surrender`: this seat has answered", "not answered"),
    ],
    why="a ship's line takes @X,Y HEADING captain= crew= crew+= crew-= cannons= cannons-= "
    "fore= main= mizzen= aft= hull= plot= placed= answer= aground nocards captain-lost",
)
CLOCK: Final = [
    fact("idle", IDLE, "turns before this one that went by without a shot; in Boarding without a melee", "0"),
    flag(
        "fought",
        "a shot was fired this turn; in Boarding there was a melee",
        "if a captain was lost or a shot's die is asked",
    ),
]
TURN_LINE: Final = Line(
    "turn",
    [
        plain("turn", TURN, "Broadsides turn", "1"),
        fact("step", Number("the step", 0, SLOTS), "so many cards are turned over", "the step fits the moment"),
        *CLOCK,
    ],
    why="'turn' takes a number, step=, idle= and fought",
)
BOARDING_LINE: Final = Line(
    "boarding",
    [plain("turn", TURN, "Boarding turn: both players' turns are counted", "1"), *CLOCK],
    why="'boarding' takes a number, idle= and fought",
)
PLACEMENT: Final = Line(
    "placement",
    [
        plain("bows", BOWS, "how the bows of the large ships point after a collision", need=True),
        fact("S", SIDE, "the side of the Seahawk that touches", need=True),
        fact("I", SIDE, "the side of the Royal Isabella that touches", need=True),
    ],
    hint=", a side being starboard or port",
)

# ---- the moments

WHO: Final = plain("seat", SEAT, need=True)
THEN: Final = fact("then", Number("then", 0, MOST_SHOTS))


def moment(kind: str, words: list[Word], asked: str, about: str, hint: str = "") -> Line:
    seats = f", a seat being {' or '.join(SEATS)}" if words and words[0] is WHO else ""
    return Line(f"at {kind}", words, about, asked, hint=hint or seats)


MOMENTS: Final = Moments(
    [
        moment("deploy", [], "both", "setting up: fresh ships, nothing but `placed=` is written"),
        moment("turn", [], "–", "the start of a turn: draws are judged, surrender is offered, then the plot is asked"),
        moment("surrender", [], "who has three Damage cards due and has not answered", "the draws have been judged"),
        moment("plot", [], "who has not plotted", "when all have, the cards are turned over"),
        moment(
            "sail",
            [],
            "–",
            "all have plotted: the next card (`step=K` are turned over, default 0) is revealed now",
        ),
        moment("exchange", [], "–", "the ships are in range after a step: shots are counted, then fired"),
        moment(
            "first-fire",
            [fact("S", Number("S", 1, MOST_SHOTS)), fact("I", Number("I", 1, MOST_SHOTS))],
            "`*`",
            "who fires first; shots of each (default: the cannons that bear)",
        ),
        moment(
            "shot",
            [WHO, fact("shots", SHOTS), THEN],
            "SEAT",
            "she has so many shots left, then the other has so many (defaults: the cannons that bear; `then=0`: "
            "the other has fired). Up to 10 shots may be written, whatever bears",
        ),
        moment(
            "shot-die",
            [WHO, fact("row", NAMED_ROW, need=True), fact("shots", SHOTS_OR_NONE), THEN],
            "`*`",
            "SEAT has named this row; shots left after this one",
            ", a row being A to H",
        ),
        moment(
            "promote",
            [WHO, flag("salvo-fired")],
            "SEAT",
            "she replaces her captain (`captain=-`); at the end of a turn; after a collision: before the salvo, "
            "or after it: `at promote I salvo-fired`",
        ),
        moment("salvo", [], "–", "needs `placement`: the last salvo begins (missing captains are replaced first)"),
        moment("first-boarding", [], "`*`", "who boards first"),
        moment(
            "step",
            [WHO, fact("moves", Number("moves", 1, MOVES))],
            "SEAT",
            "she has so many moves left (default 3). Figures of both sides in one section fight when the moves "
            "are done",
        ),
        moment("fight", [WHO], "SEAT", "her moves are done: pick a melee (a single one begins by itself)"),
        moment(
            "melee",
            [WHO, fact("spot", SPOT)],
            "`*`",
            "SEAT's turn; a round of the melee there is rolled (`spot=` may be left out if there is one melee)",
        ),
        moment(
            "over",
            [
                plain("end", Kind("KIND"), need=True),
                plain("rule", Kind("RULE"), need=True),
                fact("winner", WINNER, need=True),
            ],
            "nobody",
            "the game has ended (`winner=draw` for a draw)",
            OVER_FORM,
        ),
    ]
)
PAGE: Final = Page(
    "broadsides",
    OPTIONS,
    {"turn": TURN_LINE, "boarding": BOARDING_LINE, "S": SHIP, "I": SHIP, "placement": PLACEMENT},
    MOMENTS,
)


def format_position(view: View) -> str:
    """The position that a view shows; what it hides is `?`."""
    boarding = view["phase"] == "boarding"
    lines = PAGE.heading(cast(dict[str, str], view["options"]))
    lines.append((BOARDING_LINE if boarding else TURN_LINE).write(view))
    for letter, ship in cast(dict[str, View], view["ships"]).items():
        values = {**ship, **cast(dict[str, object], ship["masts"])}
        if boarding:
            del values["hull"]
        lines.append(SHIP.write(values, letter))
    if boarding:
        lines.append(PLACEMENT.write(cast(View, view["placement"])))
    lines.append(MOMENTS.write(cast(View, view["at"])))
    return "\n".join(lines) + "\n"
