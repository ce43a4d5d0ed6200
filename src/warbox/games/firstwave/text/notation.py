"""The lines of a position, as they are declared. See docs/notation/firstwave.md."""

from typing import Final

from warbox.engine.kinds import Choice, Counts, Items, Kind, Maybe, Number, Part, Record
from warbox.engine.lines import Line, Said, Word, fact, flag, plain, rest, sign
from warbox.engine.page import Moments, Page
from warbox.games.firstwave.actions import ARM, FIGURE, MM, MUNITION, POINT, SEAT, SEATS, Z
from warbox.games.firstwave.pieces.bestiary import NPC_NAMES
from warbox.games.firstwave.pieces.limits import ACTIONS, LEAST_BASE, MOST_BASE, MOST_DAZE
from warbox.games.firstwave.pieces.scenarios import FACTIONS
from warbox.games.firstwave.pieces.weapons import ABILITIES, EQUIPMENT
from warbox.games.firstwave.readings import OPTIONS
from warbox.games.firstwave.rules.acting import FRESH
from warbox.games.firstwave.rules.activation import STEPS as ACT_STEPS
from warbox.games.firstwave.rules.arrival import STEPS as ARRIVAL_STEPS
from warbox.games.firstwave.rules.melee import STEPS as FIGHT_STEPS
from warbox.games.firstwave.rules.moving import STEPS as MOVE_STEPS
from warbox.games.firstwave.rules.resource import STEPS as FIND_STEPS
from warbox.games.firstwave.rules.shot import STEPS as SHOT_STEPS

MOST_A_SIDE: Final = 30  # fighters of a warband
MOST_NPCS: Final = 99
TABLES: Final = ["P", "T1", "T2", "T3", "custom"]
T_NAMES: Final = ["T-", "T3", "T4", "T5"]
C_NAMES: Final = ["C3", "C4", "C5"]
GONE_WORDS: Final = ["eliminated", "lost", "turned", "crossed", "waiting"]

# ---- the kinds of words

ARMED: Final = Kind("WEAPON+MUNITION")  # `rifle`, `rifle+carnage+stunning`
FEW: Final = Number("a number of markers", 0, 99)
PASSED: Final = Number("a number", 0, 999)
FIRED: Final = Record(
    [Part("weapon", ARM), Part("munition", MUNITION)], ":", "what was fired is WEAPON:MUNITION", "WEAPON:MUNITION"
)
SQUARE: Final = Items(MM, least=4, most=4, why="a rectangle is X0,Y0,X1,Y1")
HEIGHTS: Final = Items(Z, least=2, most=2, why="heights are Z0,Z1")
CORNERS: Final = Items(
    Record([Part("x", MM), Part("y", MM)], ",", "a corner is X,Y", "X,Y"),
    least=3,
    most=24,
    separator="/",
    why="a polygon has from 3 to 24 corners X,Y/X,Y/X,Y",
)
PLACE: Final = Record([Part("x", MM), Part("y", MM)], ",", "a place is X,Y", "X,Y")
TOKEN_SHORT: Final = Record(
    [Part("x", MM), Part("y", MM), Part("owner", Maybe(SEAT), optional=True), Part("z", Z, optional=True)],
    ",",
    "a token is X,Y or X,Y,OWNER or X,Y,OWNER,Z",
    "X,Y,OWNER,Z",
)
LAID: Final = Record([Part("piece", Kind("PIECE")), Part("at", Kind("X.Y"))], "@", "a laid piece is PIECE@X.Y")
TARGETS: Final = Counts(FIGURE, Number("dice", 0, 99), alone=0)
NUMBERS: Final = Items(Number("a number of dice", 0, 99))


# ---- the lines

FIGURE_WORDS: Final = [
    sign(
        "@", POINT, "the centre of its base in mm; Z: the surface it stands on", "A: X 60, 100, …, Y 50; B: Y H-50; Z 0"
    ),
    fact("name", Kind("NAME"), "its name, without spaces", "its id"),
    plain("t", Choice("T4", T_NAMES), "its shooting value; `T-`: it cannot shoot", "`T4`"),
    plain("c", Choice("C4", C_NAMES), "its melee value", "`C4`"),
    fact(
        "weapons",
        Items(ARMED, most=6),
        "its weapons with the munitions bought: `rifle+carnage,crowbar`. Twice the same name: two of them",
        "none",
    ),
    fact("equipment", Items(Choice("ITEM", EQUIPMENT), once=True), "`armour`, `shield`, `grapple`, `child`", "none"),
    fact(
        "abilities",
        Items(Choice("ABILITY", ABILITIES), once=True),
        "`chief`, `medic`, `scout`, `expert_fighter`, `animal`",
        "none",
    ),
    fact("cost", Number("the cost", 0, 999), "its points at creation", "as the prices say"),
    fact("base", Number("the base", LEAST_BASE, MOST_BASE), "diameter of its base", "25, a child 20"),
    fact("wounds", FEW, "wounds taken", "0", unless=0),
    fact("stunned", Number("stunned markers", 0, MOST_DAZE), "stunned markers", "0", unless=0),
    fact("disoriented", Number("disoriented markers", 0, MOST_DAZE), "disoriented markers", "0", unless=0),
    flag("unconscious", "unconscious", "no"),
    flag("immobilised", "immobilised", "no"),
    fact("infection", FEW, "infection markers", "0", unless=0),
    fact("fire", SEAT, "has a fire marker, lit by that player", "no"),
    flag("fire", "the same, lit by the enemy", key="burning"),
    flag("hidden", "a child that hides", "no"),
    flag("hanging", "on a face, between two surfaces", "if there is no surface at its Z"),
    flag("activated", "has been activated this turn", "no; the figure of `at act` is"),
    fact("melees", FEW, "melees fought this turn", "0", unless=0),
    fact("amphetamine", FEW, "amphetamine found", "0", unless=0),
    flag("new-ammunition", "found new ammunition: never fails an ammunition roll", "no"),
    flag("reroll", "its one full re-roll is left", "as `new-ammunition`"),
    flag("rerolled", "found new ammunition and has used the re-roll", "no"),
    fact("out", Items(ARM, most=6), "weapons out of ammunition; a spear: thrown", "none", unless=[]),
    fact("fired", Items(FIRED, most=6), "munition fired this turn: `rifle:basic`", "none", unless=[]),
    fact("smoked", Items(ARM, most=6), "weapons whose smoke is spent", "none", unless=[]),
    plain(
        "gone",
        Choice("GONE", GONE_WORDS),
        "off the table: `eliminated`, `lost` (eliminated by an NPC), `turned`, `crossed`; `waiting`: not deployed",
        "it stands on the table",
    ),
]
NPC_WORDS: Final = [
    plain("kind", Choice("NPC", NPC_NAMES), "`infected_human`, `infected_dog`, `robot_…`", "`infected_human`"),
    sign("@", POINT, "the centre of its base in mm", need=True),
    fact("base", Number("the base", LEAST_BASE, MOST_BASE), "diameter of its base", "that of its kind"),
    fact("stunned", Number("stunned markers", 0, MOST_DAZE), "stunned markers", "0", unless=0),
    fact("disoriented", Number("disoriented markers", 0, MOST_DAZE), "disoriented markers", "0", unless=0),
    flag("unconscious", "unconscious", "no"),
    flag("immobilised", "immobilised", "no"),
    flag("hanging", "on a face", "if there is no surface at its Z"),
    flag("activated", "has been activated this turn, or arrived in phase 2", "no"),
    fact("melees", FEW, "melees fought this turn", "0", unless=0),
    fact("out", Items(ARM, most=1), "its rifle is empty", "none", unless=[]),
    fact("fired", Items(FIRED, most=1), "munition fired this turn", "none", unless=[]),
    flag("eliminated", "off the table", "no"),
]
SEAT_WORDS: Final = [
    fact("band", Kind("NAME"), "the name of the warband, without spaces", "none"),
    flag("own", "the warband is a player's own", "no"),
    fact(
        "warband",
        Kind("WB-A"),
        "a ready warband: its fighters are A1, A2, … with all they have, and lines for figures change them",
        "only the figures that have lines",
    ),
    fact("faction", Choice("FACTION", list(FACTIONS)), "`children_of_13` or `phantom_squad`", "none"),
    fact("resources", PASSED, "resources picked up", "0"),
    fact("infected", PASSED, "infected eliminated", "0"),
    fact("robots", PASSED, "domestic and construction robots eliminated", "0"),
    fact("military", PASSED, "military robots eliminated", "0"),
    fact("successor", Maybe(FIGURE), "the enemy it has named as successor", "none"),
]


class Row(Line):
    """Several words of one kind; `-`: none."""

    def read(self, words: list[str]) -> Said:
        return super().read([] if words == ["-"] else words)


TABLE: Final = Line(
    "table",
    [
        plain("id", Choice("TABLE", TABLES)),
        fact("size", Items(MM, least=2, most=2)),
        fact("name", Kind("NAME")),
        fact("fr", Kind("NAME")),
    ],
    why="write 'table T1', 'table P' or 'table P size=600,900'",
)
TURN: Final = Line(
    "turn",
    [
        plain("turn", Number("the turn", 1, 99), "the number of the turn", "1"),
        fact("winner", SEAT, "who won the last roll-off: the initiative", "A"),
        fact("first", SEAT, "who goes first", "the winner"),
        fact("next", SEAT, "who is asked next, while players alternate", "as the moment says, else the first"),
        fact("tested", PASSED, "figures looked at in the fire tests", "0", unless=0),
    ],
)
TOKENS: Final = Row("tokens", [rest("tokens", TOKEN_SHORT, 0, 12)])
SMOKE: Final = Row("smoke", [rest("smoke", PLACE, 0, 20)])
EXPLORED: Final = Row("explored", [rest("rooms", Kind("ROOM"), 0, 99)])
LAID_LINE: Final = Row("laid", [rest("laid", LAID, 0, 120)])
PIECE: Final = Line(
    "piece",
    [
        plain("cover", Choice("light|heavy", ["light", "heavy"]), "the cover it gives; with it the piece is a cover"),
        plain("surface", Choice("SURFACE", ["road", "open", "difficult", "water"]), "the ground; alone: flat ground"),
        plain("kind", Choice("building", ["building"]), "a building"),
        plain("pass", Choice("PASS", ["free", "vault", "climb", "block"]), "how a figure passes it", "by its height"),
        fact("rect", SQUARE, "its footprint: X0,Y0,X1,Y1"),
        fact("poly", CORNERS, "or a convex polygon X,Y/X,Y/X,Y"),
        fact("height", Z, "in mm"),
        fact("layer", Number("the layer", 0, 9), "of ground pieces, the highest counts", "1"),
        flag("top", "cover on which figures may stand", "no"),
        flag("sheer", "a building that cannot be climbed", "no"),
        flag("roofless", "a building on whose roof nobody can stand", "no"),
        fact("name", Kind("NAME"), "its name for people", "its id"),
        fact("fr", Kind("NAME"), "the same in French", "the name"),
        fact("look", Kind("LOOK"), "how it is drawn", "none"),
        plain("id", Kind("ID"), "its id", "P1, P2, …"),
    ],
)
PART_WORDS: Final = [
    plain("kind", Choice("room|door|window|ladder", ["room", "door", "window", "ladder"])),
    fact("of", Kind("PIECE"), "the building", "the one before"),
    fact("rect", SQUARE, "X0,Y0,X1,Y1"),
    fact("at", PLACE, "of a ladder"),
    fact("z", HEIGHTS, "from Z0 to Z1"),
    plain("surface", Choice("SURFACE", ["road", "open", "difficult", "water"]), "the ground of a room", "open"),
    plain("id", Kind("ID"), "the id of a room", "PIECEa, PIECEb, …"),
]
PART: Final = Line("part", PART_WORDS)

# ---- the moments

WHO: Final = plain("figure", FIGURE, need=True)
STEP: Final = "step"
LEFT: Final = [
    fact("actions", Number("actions", 0, ACTIONS)),
    fact("moves", Number("movements", 0, 9), unless=0),
    fact("combats", Number("combat actions", 0, 9), unless=0),
]


def at_stage(kind: str, about: str, asked: str, words: list[Word] | None = None) -> Line:
    return Line(f"at {kind}", [] if words is None else words, about, asked)


NEXT: Final = plain("seat", SEAT)
MOMENTS: Final = Moments(
    [
        at_stage("scenery-roll", "who lays scenery first: A's die, then B's", "`*`"),
        at_stage("scenery-first", "the winner says who lays first", "`turn winner=`", [NEXT]),
        at_stage("piece", "a piece of scenery is laid", "that seat", [NEXT]),
        at_stage("token", "a resource token is placed", "that seat", [NEXT]),
        at_stage("deploy-roll", "who deploys first", "`*`"),
        at_stage("deploy-first", "the winner says who deploys first", "that seat", [NEXT]),
        at_stage("deploy", "figures that are `waiting` are deployed; `turn first=` deploys first", "whose turn it is"),
        at_stage("successor", "bloodline: both name the enemy's successor", "both, or who has not named yet"),
        at_stage("initiative", "a turn begins", "`*`"),
        at_stage("first", "the winner says who plays first", "that seat", [NEXT]),
        at_stage("activate", "a survivor is chosen; a seat without any left is passed over", "that seat", [NEXT]),
        at_stage("npcs", "phase 2: the NPCs act", "dice, or a defender"),
        at_stage("fires", "the end of the turn begins: fire tests", "`*`"),
        at_stage("end", "smoke goes, counters are reset, the end is judged", "–"),
        at_stage("length", "bloodline: does the game end?", "`*`"),
        Line(
            "at act",
            [
                WHO,
                *LEFT,
                fact("gave", Number("actions given away", 0, 2), unless=0),
                flag("halved"),
                flag("given"),
                plain("step", Choice("STEP", ACT_STEPS), unless=ACT_STEPS[FRESH]),
            ],
            "the survivor acts, with so many actions left (default 3), movements and combat actions made. `fresh` "
            "(default): it may still leave a melee; `going`: not any more; `start`: the activation begins, with "
            "infection and lost actions. `halved`: disoriented markers have cost actions. `given`: on actions of its "
            "chief, whose own activation stands in a line `during`",
            "its player",
        ),
        Line(
            "at npc",
            [WHO, *LEFT, flag("halved"), fact("row", Number("the row", 1, 9))],
            "the NPC acts and has come to this row of the flow chart (default 1; 8: it has shot, 9: it has moved)",
            "dice, or a defender",
        ),
        Line(
            "at moved",
            [
                WHO,
                plain("step", Choice("STEP", MOVE_STEPS)),
                flag("swam"),
                fact("rooms", Items(Kind("ROOM")), unless=[]),
                fact("target", FIGURE),
                fact("weapon", Number("the place of the weapon", 0, 9)),
                fact("second", Number("the place of the weapon", 0, 9)),
                fact("drop", Z),
                fact("foot", POINT),
            ],
            "a movement is complete: `fall` (test, from `drop=` mm above `foot=`), `swim`, `rooms` still to be looked "
            "into, `crossing`, `contact` with `target=`",
            "`*`",
        ),
        Line(
            "at shot",
            [
                WHO,
                plain("step", Choice("STEP", SHOT_STEPS)),
                fact("targets", TARGETS, need=True),
                fact("weapon", Number("the place of the weapon", 0, 9)),
                fact("second", Number("the place of the weapon", 0, 9)),
                fact("munition", MUNITION),
                fact("place", Number("the place of the target", 0, 99), unless=0),
                fact("left", Number("1s left", -1, 99), unless=0),
                fact("ally", FIGURE),
                flag("final"),
                fact("ones", NUMBERS),
                fact("hits", NUMBERS),
                fact("sixes", NUMBERS),
                fact("bonus", NUMBERS),
            ],
            "a shot at `targets=` with their pools; `weapon=` is its place in the list, from 0. Counts of dice by "
            "target: 1s, successes that are no 6, 6s, successes of bonus dice",
            "`*`, or the shooter's player at `reroll` and `allies`",
        ),
        Line(
            "at melee",
            [
                WHO,
                fact("target", FIGURE, need=True),
                plain("step", Choice("STEP", FIGHT_STEPS)),
                fact("weapon", Number("the place of the weapon", 0, 9)),
                fact("second", Number("the place of the weapon", 0, 9)),
                fact("weapon2", Number("the place of the weapon", 0, 9)),
                fact("second2", Number("the place of the weapon", 0, 9)),
                fact("dice", NUMBERS),
                fact("dice2", NUMBERS),
            ],
            "the figure attacks `target=`; `dice=` and `dice2=` count 1s, successes, 6s, bonus of both",
            "`*`, or the defender's player at `defend`",
        ),
        Line(
            "at find",
            [WHO, plain("step", Choice("STEP", FIND_STEPS)), fact("die", Number("the die", 0, 6), unless=0)],
            "the survivor has picked up a token",
            "`*`, or its player at `shield`",
        ),
        Line(
            "at arrival",
            [
                WHO,
                plain("step", Choice("STEP", ARRIVAL_STEPS)),
                fact("room", Kind("ROOM")),
                flag("contact"),
                fact("npc", Choice("NPC", NPC_NAMES)),
                fact("left", Number("NPCs left", 0, 9)),
            ],
            "NPCs arrive because of the survivor: in `room=`, beside it (`contact`), else at a table edge",
            "`*`, or the opponent at `place`",
        ),
        Line(
            "at over",
            [
                plain("end", Kind("KIND"), need=True),
                plain("rule", Kind("RULE"), need=True),
                fact("winner", Choice("A|B|draw", [*SEATS, "draw"]), need=True),
            ],
            "the game has ended",
            "nobody",
        ),
    ]
)


class AnyMoment(Line):
    """A line `during`: a moment that waits below that of the line `at`."""

    def read(self, words: list[str]) -> Said:
        said = Said(self)
        said.values["words"] = list[object](words)
        return said


DURING: Final = AnyMoment("during", [])
FIGURE_LINES: Final = {
    f"{seat}{n}": Line(f"{seat}{n}", FIGURE_WORDS) for seat in SEATS for n in range(1, MOST_A_SIDE + 1)
}
NPC_LINES: Final = {f"N{n}": Line(f"N{n}", NPC_WORDS) for n in range(1, MOST_NPCS + 1)}
SEAT_LINES: Final = {seat: Line(seat, SEAT_WORDS) for seat in SEATS}
PAGE: Final = Page(
    "firstwave",
    OPTIONS,
    {
        "table": TABLE,
        "laid": LAID_LINE,
        "turn": TURN,
        **SEAT_LINES,
        **FIGURE_LINES,
        **NPC_LINES,
        "tokens": TOKENS,
        "smoke": SMOKE,
        "explored": EXPLORED,
    },
    MOMENTS,
    {"piece": PIECE, "part": PART, "during": DURING},
    gathered=["tokens", "smoke", "explored"],
)
