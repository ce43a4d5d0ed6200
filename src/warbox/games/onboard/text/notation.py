"""The lines of a position, as they are declared and written. See docs/notation/onboard.md."""

from typing import Final, cast

from warbox.engine.game import View
from warbox.engine.kinds import Choice, Counts, Items, Kind, Maybe, Number, Part, Record
from warbox.engine.lines import EACH, Line, Word, each, fact, flag, plain, sign
from warbox.engine.page import Moments, Page
from warbox.games.onboard.missions.mission_file import MOST_TURNS
from warbox.games.onboard.pieces.agent import ACTIONS, AGENT, AGENTS, HIT_POINTS
from warbox.games.onboard.pieces.board import ATTACK, CELL, DEFENCE, EDGE, SEAT, SEATS, SECOND, TEAM, TEAMS
from warbox.games.onboard.pieces.card import CARD, FACES, HAND_SIZE
from warbox.games.onboard.pieces.edge import STATES
from warbox.games.onboard.readings import OPTIONS

MOST_OF_A_CARD: Final = 99
MOST_DOUBLED: Final = 5
MOST_TOKENS: Final = 99
DURING: Final = ["first-draw", "refill", "draw"]

# ---- the kinds of words

CARDS_PASSED: Final = Counts(CARD, Number("how many cards are newer", 0, HAND_SIZE), alone=0)
CARDS_COUNTED: Final = Counts(CARD, Number("a number of cards", 1, MOST_OF_A_CARD), again=True)
STATE: Final = Choice("STATE", STATES, f"an edge is one of {', '.join(STATES)}")
SMOKE: Final = Number("Smoke tokens", 0, max([face.tokens for face in FACES]))
TRAP: Final = Record(
    [
        Part("card", CARD),
        Part("agent", Maybe(AGENT), optional=True),
        Part("from", Maybe(CELL), optional=True),
        Part("possible", Items(CELL, least=1, separator="/", once=True, why="a trap lies somewhere"), optional=True),
    ],
    ",",
    "a trap is CELL=CARD,AGENT,FROM,CELL/CELL",
    "CARD,AGENT,FROM,CELL/CELL",
)
PAIR: Final = Record([Part("agent", AGENT), Part("target", AGENT)], ">", "two Agents are written AGENT>AGENT")
BOMB: Final = Record([Part("id", Kind("NAME")), Part("cell", Kind("CELL"))], "@", "a bomb is NAME@CELL")
FIRST_SEAT: Final = Choice("A1|D1", [SEATS[ATTACK], SEATS[DEFENCE]], "A1 or D1 is asked this")
DEFENDER: Final = Choice("D1|D2", [SEATS[DEFENCE], SEATS[DEFENCE + SECOND]], "D1 or D2 is asked this")
WINNER: Final = Choice("attack", TEAMS, "write 'at over KIND RULE winner=attack', or winner=defence")

# ---- the lines


def line(key: str, words: list[Word]) -> Line:
    forms = [word.form() if word.how == EACH else f"{word.name}=" for word in words]
    return Line(key, words, why=f"the line '{key}' takes {' '.join(forms)}")


AGENT_WORDS: Final = [
    sign(
        "@",
        CELL,
        "its cell",
        "the start cell of its place in the list: in mission 1 `ash` B1, `thermite` E1, `twitch` B9, `blitz` E9, "
        "`doc` A4, `castle` B6, `kapkan` D5, `frost` F6. If an enemy is written to stand there: the first start "
        "cell of its team that is free of enemies, which it may share",
        key="cell",
    ),
    fact("hp", Number("hit points", 1, HIT_POINTS), "hit points, 1 or 2", "2", key="hit_points"),
    flag("dead", "out of the game; stands alone"),
    flag(
        "unplaced",
        "not placed yet, only `at place`, `at take`, `at shuffle`; stands alone",
        "as the moment needs it",
    ),
    flag(
        "flashed",
        "has a Flash token: it misses its team's phase, the one under way if it has not been activated in it, else the "
        "next one",
        "no",
    ),
    fact(
        "disoriented",
        Number("the last turn of disorientation", 0, MOST_TURNS + 1),
        "has a Disoriented token until the end of turn N",
        "no",
        unless=0,
    ),
    flag("disoriented", "the same until the end of the turn under way", key="disoriented_now"),
    flag(
        "activated",
        "has been activated in its team's phase, which is under way. The Agent of `at act` and of a combat is",
        "no",
    ),
]
SEAT_WORDS: Final = [
    fact(
        "agents",
        Items(AGENT),
        "the Agents it commands",
        "with two players all four; else the first two of the list for A1 and D1, the last two for A2 and D2",
    ),
    fact("hand", CARDS_COUNTED, "its cards, five at most; a card without a number is one; `-`: none", "none"),
    fact(
        "committed",
        CARDS_COUNTED,
        "only in a combat: the cards it has laid face down, which are no longer in `hand=`; `-`: no card",
        "at `commit`: not answered yet; at `counter` and `double`: `-`",
    ),
    fact(
        "passed",
        CARDS_PASSED,
        "a Counter that it did not play where cards were laid down, a doubling card where that would have turned the "
        "combat, each with the number of cards that have come to the hand since. The computer's levels think such "
        "cards unlikely in that hand",
        "none",
        unless={},
    ),
]
DECK_WORDS: Final = [
    fact(
        "deck",
        Items(CARD),
        "**all** cards of the deck, the top one first, one by one; `-`: empty",
        "every card that stands nowhere else in the position, in the order of the list",
    ),
    fact("discard", CARDS_COUNTED, "the discard pile, a number of each", "empty"),
]
AGENT_FORM: Final = "an Agent's line takes @CELL hp= flashed disoriented disoriented= activated, or dead, or unplaced"
AGENT_LINES: Final = {name: Line(name, AGENT_WORDS, why=AGENT_FORM) for name in AGENTS}
SEAT_LINES: Final = {name: line(name, SEAT_WORDS) for name in SEATS}
DECK_LINES: Final = {name: line(name, DECK_WORDS) for name in TEAMS}
TURN: Final = Line("turn", [plain("turn", Number("the turn", 0, MOST_TURNS))], why="write 'turn N'")
EDGES: Final = line("edges", [each("edges", EDGE, STATE)])
SMOKE_LINE: Final = line("smoke", [each("smoke", Kind("ZONE"), SMOKE)])
TRAPS: Final = line("traps", [each("traps", CELL, TRAP)])
BOMBS: Final = line("bombs", [each("bombs", Kind("BOMB"), Kind("N"))])
SUPPLY: Final = line(
    "supply",
    [
        fact("reinforced", Number("reinforced", 0, MOST_TOKENS)),
        fact("barricaded-doors", Number("barricaded-doors", 0, MOST_TOKENS)),
        fact("broken", Items(EDGE), unless=[]),
    ],
)
MISSION_FORM: Final = "mission NAME turn-limit=N required-defusals=N hold-checks=N bombs=NAME@CELL,..."
MISSION: Final = Line(
    "mission",
    [
        plain("id", Kind("NAME"), need=True),
        *[fact(name, Number(name, 1, MOST_TURNS)) for name in ("turn-limit", "required-defusals", "hold-checks")],
        fact("bombs", Items(BOMB), need=True),
    ],
    form=MISSION_FORM,
    why=f"write '{MISSION_FORM}'",
)
LISTED: Final = Items(Kind("CELL|CELL"))
MAP: Final = line("map", [each("edges", Choice("STATE", STATES[1:]), LISTED)])
STARTS: Final = line("starts", [each("starts", TEAM, Items(Kind("CELL")))])
ZONE: Final = Record([Part("cell", CELL), Part("kind", Kind("KIND"), optional=True)], ",", "a zone is NAME=CELL,KIND")
ZONES: Final = line("zones", [each("zones", Kind("NAME"), ZONE)])
MISSION_LINES: Final = {"mission": MISSION, "map": MAP, "starts": STARTS, "zones": ZONES}

# ---- the moments

LEFT: Final = fact("actions", Number("actions", 0, ACTIONS - 1))  # in a combat, which costs one
DOUBLED: Final = Number("doubling cards", 0, MOST_DOUBLED)
WHO: Final = plain("agent", AGENT, need=True)
WHICH: Final = plain("team", TEAM, need=True)
FIRED: Final = plain("pair", PAIR, need=True)
MOMENTS: Final = Moments(
    [
        Line("at shuffle", [WHICH], "setup: that deck is shuffled; the Attack's first", "`*`"),
        Line(
            "at take",
            [plain("seat", FIRST_SEAT, need=True)],
            "with two seats a team: who commands whom; D1 first",
            "that seat",
        ),
        Line("at place", [plain("seat", FIRST_SEAT, need=True)], "Agents are placed; the Defence's first", "that seat"),
        Line("at first-draw", [], "preparation begins: everybody draws five", "–"),
        Line("at prepare", [plain("seat", DEFENDER, need=True)], "the Defence prepares", "that seat"),
        Line("at refill", [], "preparation ends: the Defence draws, then turn 1 begins", "–"),
        Line(
            "at activate",
            [plain("seat", SEAT, need=True)],
            "the attack or the defence phase: who acts next",
            "that seat",
        ),
        Line(
            "at act",
            [WHO, fact("actions", Number("actions", 1, ACTIONS))],
            "the Agent acts and has so many actions left (default 3)",
            "its seat",
        ),
        Line(
            "at commit",
            [FIRED, LEFT],
            "the first Agent has fired at the second, who is in another zone; so many actions are left after this "
            "combat (default 2)",
            "both seats, or the one that has not committed",
        ),
        Line("at counter", [FIRED, LEFT], "both have committed", "the target's seat"),
        Line(
            "at double",
            [
                plain("seat", SEAT),
                FIRED,
                LEFT,
                flag("countered"),
                fact("attack-doubled", DOUBLED, unless=0),
                fact("defence-doubled", DOUBLED, unless=0),
                flag("passed"),
            ],
            "the cards are turned up. `countered`: the target strikes. `attack-doubled`, `defence-doubled`: doubling "
            "cards played by the striker, by the guard. `passed`: the other side has just passed",
            "that seat (default: the striker's)",
        ),
        Line("at draw", [], "the draw phase begins", "–"),
        Line(
            "at reshuffle",
            [WHICH, fact("during", Choice("PHASE", DURING))],
            "a seat must draw, and its team's deck is empty: the first seat in the order A1, A2, D1, D2 with fewer "
            "than five cards. `during=` is `draw` (default), `first-draw` or `refill`",
            "`*`",
        ),
        Line("at end", [], "the end of the turn: smoke, disorientation, bombs, turn limit", "–"),
        Line(
            "at over",
            [
                plain("end", Kind("KIND"), need=True),
                plain("rule", Kind("RULE"), need=True),
                fact("winner", WINNER, need=True),
            ],
            "the game has ended",
            "nobody",
            hint=", or winner=defence",
        ),
    ]
)
PAGE: Final = Page(
    "onboard",
    OPTIONS,
    {
        **MISSION_LINES,
        "turn": TURN,
        **AGENT_LINES,
        **SEAT_LINES,
        **DECK_LINES,
        "edges": EDGES,
        "smoke": SMOKE_LINE,
        "traps": TRAPS,
        "bombs": BOMBS,
        "supply": SUPPLY,
    },
    MOMENTS,
)

# ---- writing


def unknown(count: object) -> str:
    """So many cards that a seat does not see."""
    return f"?:{count}" if count else "-"


def agent_line(name: str, agent: View) -> str:
    values = dict(agent)
    if agent["cell"] is None:
        values["hit_points"] = None
        values["unplaced" if agent["hit_points"] else "dead"] = True
    return AGENT_LINES[name].write(values)


def seat_line(name: str, seat: View) -> str:
    values = dict(seat)
    if seat["hand"] is None:
        values["hand"] = unknown(seat["hand_size"])
    committed = cast(View | None, seat["committed"])
    if committed is not None:
        values["committed"] = "?" if committed["count"] is None else committed["cards"]
        if values["committed"] is None:
            values["committed"] = unknown(committed["count"])
    return SEAT_LINES[name].write(values)


def trap_word(trap: View) -> str:
    """`A3=trap_jaws,doc,A4,A3/A5`: cell, card, who laid it, from where, and where the Attack must look for it."""
    return f"{trap['cell'] or '?'}={TRAP.write({**trap, 'card': trap['card'] or '?'})}"


def mission_lines(shown: View) -> list[str]:
    """The lines of a mission that is not one of the box."""
    zones: dict[str, object] = {}
    for zone in cast(list[View], shown["zones"]):
        zones[str(zone["id"])] = {"cell": cast(list[str], zone["cells"])[0], "kind": zone["kind"]}
    edges = {name: items for name, items in cast(View, shown["edges"]).items() if items}
    return [MISSION.write(shown), MAP.write({"edges": edges}), STARTS.write(shown), ZONES.write({"zones": zones})]


def format_position(view: View) -> str:
    """The position that a view shows; what it hides is `?`."""
    custom = view["map"] is not None
    lines = PAGE.heading(cast(dict[str, str], view["options"]), ["mission"] if custom else [])
    if custom:
        lines += mission_lines(cast(View, view["map"]))
    lines.append(TURN.write(view))
    lines += [agent_line(name, agent) for name, agent in cast(dict[str, View], view["agents"]).items()]
    lines += [seat_line(name, seat) for name, seat in cast(dict[str, View], view["seats"]).items()]
    for team, deck in cast(dict[str, View], view["decks"]).items():
        cards = unknown(deck["size"]) if deck["cards"] is None else deck["cards"]
        lines.append(DECK_LINES[team].write({**deck, "deck": cards}))
    lines += [EDGES.write(view), SMOKE_LINE.write(view)]
    lines.append(" ".join(["traps", *([trap_word(trap) for trap in cast(list[View], view["traps"])] or ["-"])]))
    bombs: dict[str, object] = {}
    for name, bomb in cast(dict[str, View], view["bombs"]).items():
        bombs[name] = "defused" if bomb["defused"] else bomb["checks"]
    lines += [BOMBS.write({"bombs": bombs}), SUPPLY.write(cast(View, view["supply"]))]
    lines.append(MOMENTS.write(cast(View, view["at"])))
    return "\n".join(lines) + "\n"
