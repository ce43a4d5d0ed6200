"""The lines of a position, as they are declared and written. See docs/notation/tideofiron.md."""

from typing import Final, cast

from warbox.engine.game import View
from warbox.engine.kinds import HIDDEN, Choice, Counts, Items, Kind, Maybe, Number
from warbox.engine.lines import Line, each, fact, flag, plain, rest, sign
from warbox.engine.page import Page
from warbox.games.tideofiron.actions import FIGURE, FIGURES
from warbox.games.tideofiron.cards.card import CARD, DECK
from warbox.games.tideofiron.pieces.box import OWNERS, SIDES
from warbox.games.tideofiron.pieces.fort import FORTS
from warbox.games.tideofiron.pieces.marks import MARK_WORDS
from warbox.games.tideofiron.pieces.mod import DURATIONS, MOD_WORDS
from warbox.games.tideofiron.pieces.seats import SEAT
from warbox.games.tideofiron.readings import OPTIONS
from warbox.games.tideofiron.scenarios.scenario import EVENTS, FINALS, OBJECTIVE_KINDS, SCORES
from warbox.games.tideofiron.state import PHASES
from warbox.games.tideofiron.text.forms import MOMENTS
from warbox.games.tideofiron.text.kinds import (
    CARDS,
    CHAIN,
    COUNT,
    DEPTH,
    LEVEL,
    MAP,
    OPERATIONS,
    SIDE,
    SPEC,
    SQUAD,
    TERRAIN,
    VEHICLE,
)
from warbox.games.tideofiron.text.kinds import HEXES as HEX_LIST
from warbox.games.tideofiron.words import HEX, HEXES, UNIT

NONE: Final = "-"
MARKED: Final = Choice("HEX", [*HEXES, NONE], HEX.why)
DIVISIONS: Final = ["us1", "us2", "de1", "de2"]
DIVISION: Final = Number("a division", 1, 2)
ROUND: Final = Number("a round", 1, 99)

UNIT_WORDS: Final = [
    plain("name", UNIT, "a name of its own: small letters and digits", need=True),
    sign("@", HEX, "its hex", "none: in a vehicle, or not on the board yet", key="hex"),
    plain("squad", SQUAD, "a squad: its figures R E O G M, and `+ENG`, `+AT`, `+FLA` or `+MED`"),
    sign("+", SPEC, "the specialization may also stand apart: `[RRRR] +AT`", key="spec_apart"),
    plain("vehicle", VEHICLE, "or a vehicle: `m4a1 panzer4 tiger1 m3a1 sdkfz251 gmc opel`"),
    flag("opfire", "in op-fire mode", "fresh"),
    flag("fatigued", "fatigued", "fresh"),
    flag("pinned", "a squad", "good order"),
    flag("disrupted", "a squad", "good order"),
    flag("light", "a vehicle: light damage", "intact"),
    flag("heavy", "a vehicle: heavy damage", "intact"),
    flag("concealed", "a squad", "no"),
    flag("ace", "the tank of Tank Ace", "no"),
    fact(
        "in",
        Kind("entrenchment|pillbox|UNIT"),
        "in a fortification of its hex, or in a vehicle (then without `@`)",
        "no",
    ),
    fact("division", DIVISION, "its division", "1", unless=1),
    flag("gone", "has left the game; of the rest only its kind counts", "no"),
]
SIDE_WORDS: Final = [
    fact("cp", COUNT, "available command points", "0; on a scenario's map what it says"),
    fact("stake", COUNT, "CP on the Initiative card", "0"),
    fact("vp", COUNT, "victory points", "0"),
    fact("hq", CARDS, "face-up cards in the HQ", "none"),
    fact("actions", Number("actions", 1, 99), "actions in a turn; not on a scenario's map", "3"),
    fact("ops", OPERATIONS, "Operations cards of the side; not on a scenario's map", "none"),
    fact("entry", HEX_LIST, "reinforcement hexes; not on a scenario's map", "none"),
    fact("zone", HEX_LIST, "deployment zone; not on a scenario's map", "none"),
    fact("start-cards", COUNT, "cards drawn at setup; not on a scenario's map", "0"),
    fact("concealed", COUNT, "concealment markers at setup; not on a scenario's map", "0"),
]
LINES: Final = {
    "map": Line(
        "map",
        [
            plain("map", MAP, "a blank map of so many columns and rows, or `s1` … `s4`", "15x15"),
            fact("north", Number("north", 0, 5), "how the North marker is turned", "0", unless=0),
            fact("stream", DEPTH, "the depth of streams", "none", unless="none"),
            fact(
                "low-terrain",
                Choice("blocks|open", ["blocks", "open"]),
                "whether low woods and buildings block",
                "blocks",
                unless="blocks",
            ),
        ],
    ),
    "terrain": Line("terrain", [each("terrain", HEX, TERRAIN, "terrain that is not clear")]),
    "level": Line("level", [each("levels", HEX, LEVEL, "levels other than 0")]),
    **{word: Line(word, [rest("hexes", MARKED, 0, 99, "a hex for each marker; `-` for none")]) for word in MARK_WORDS},
    "round": Line(
        "round",
        [
            plain("round", ROUND, "the round", "1"),
            fact("initiative", SIDE, "who has the token", "us; on a scenario's map what it says"),
            fact("rounds", ROUND, "how many there are; not on a scenario's map", "8"),
        ],
    ),
    "phase": Line(
        "phase",
        [
            plain("phase", Choice("PHASE", PHASES), "the phase", "as the moment needs it"),
            fact("step", COUNT, "how many sides or seats have begun theirs", "as the moment needs it", unless=0),
        ],
    ),
    "turn": Line(
        "turn",
        [
            plain("seat", SEAT, "whose action turn it is", "the side with initiative"),
            fact("left", COUNT, "actions left, the one under way not counted", "all"),
            fact("division", Number("a division", 0, 2), "the division that acts, with 3 or 4 players", "1", unless=0),
            fact("member", Number("a member", 0, 1), "1: the second member's turn", "0", unless=0),
            fact(
                "finished", Items(Choice("SIDE", DIVISIONS), once=True), "who has finished the phase", "none", unless=[]
            ),
            fact("fewer", Counts(SIDE, COUNT), "actions fewer in a side's next turn", "none", unless={}),
        ],
    ),
    "us": Line("us", SIDE_WORDS),
    "de": Line("de", SIDE_WORDS),
    "us-decks": Line("us-decks", [each("decks", DECK, CARDS, "the cards of each deck, the top one first")]),
    "de-decks": Line("de-decks", [each("decks", DECK, CARDS, "the cards of each deck, the top one first")]),
    "control": Line("control", [each("control", HEX, Maybe(SIDE), "who controls an objective hex")]),
    "out": Line("out", [plain("cards", CARDS, "cards that have left the game", "none")]),
    "victory": Line(
        "victory",
        [
            fact("score", Choice("WHEN", SCORES), "when controlled victory objectives score", "every_round"),
            fact("final", Choice("HOW", FINALS), "who wins after the last round", "most_vp"),
            fact("side", SIDE, "of `quota` and `hold`"),
            fact("quota", COUNT, "points that the side needs"),
            fact("kill", COUNT, "points at once for each enemy heavy vehicle destroyed", "0", unless=0),
        ],
    ),
    "exit": Line(
        "exit",
        [
            plain("side", SIDE, "who may leave the map", need=True),
            fact("hexes", HEX_LIST, "where", need=True),
            *[fact(name, COUNT, "points", "0", unless=0) for name in ("truck", "half-track", "tank", "squad")],
        ],
    ),
}
MANY: Final = {
    "road": Line("road", [plain("chain", CHAIN, "a road from hex to hex", need=True)]),
    "objective": Line(
        "objective",
        [
            plain("hex", HEX, need=True),
            plain("kind", Choice("KIND", OBJECTIVE_KINDS), "`victory`, `command` or `other`", need=True),
            fact("owner", Choice("OWNER", OWNERS), "of a command objective", "neutral"),
            fact("cp", COUNT, "of a command objective", "1"),
            fact("vp", COUNT, "of a victory objective", "1"),
        ],
    ),
    "force": Line(
        "force",
        [
            plain("side", SIDE, need=True),
            plain("division", DIVISION, need=True),
            fact("bases", COUNT),
            fact("figures", Counts(FIGURE, COUNT)),
            fact("vehicles", Counts(VEHICLE, COUNT)),
            fact("specs", Items(SPEC)),
        ],
    ),
    "arrive": Line(
        "arrive",
        [
            plain("side", SIDE, need=True),
            fact("round", ROUND, need=True),
            fact("division", DIVISION, unless=1),
            fact("squads", Items(FIGURES), unless=[]),
            fact("vehicles", Items(VEHICLE), unless=[]),
        ],
    ),
    "event": Line(
        "event",
        [
            plain("side", SIDE, need=True),
            plain("kind", Choice("KIND", EVENTS), need=True),
            fact("round", ROUND, need=True),
            fact("n", COUNT, unless=0),
            fact("hex", HEX),
            fact("fort", Choice("FORT", FORTS)),
        ],
    ),
    "win": Line(
        "win", [plain("side", SIDE, need=True), fact("hexes", HEX_LIST, need=True), fact("count", COUNT, need=True)]
    ),
    "US": Line("US", UNIT_WORDS),
    "DE": Line("DE", UNIT_WORDS),
    "card": Line(
        "card",
        [
            plain("side", SIDE, need=True),
            plain("card", CARD, "a card in the play area", need=True),
            flag("waiting", "it has not made contact yet"),
            fact("tried", COUNT, "the round of the last try", "0", unless=0),
            fact("target", Maybe(HEX), "its target hex", "none"),
            fact("repeat", COUNT, "the round in which it is resolved again", "0", unless=0),
            fact("division", Number("a division", 0, 2), "of the member who played it", "0", unless=0),
        ],
    ),
    "mod": Line(
        "mod",
        [
            plain("side", SIDE, need=True),
            plain("what", Choice("WHAT", MOD_WORDS), "what a card changes", need=True),
            fact("n", Number("a number", -99, 99), need=True),
            fact("until", Choice("DURATION", DURATIONS), "how long", "game"),
            fact("last", COUNT, "the last round", "0", unless=0),
            fact("card", CARD),
            fact("unit", UNIT),
            fact("deck", DECK),
            fact("division", Number("a division", 0, 2), "", "0", unless=0),
        ],
    ),
    "under": Line("under", [], "what goes on when the moment is over: forms of `at`, the lowest first"),
}
PAGE: Final = Page("tideofiron", OPTIONS, LINES, MOMENTS, MANY, gathered=["terrain", "level", "control", *MARK_WORDS])
# ---- writing


def format_position(view: View) -> str:
    """The position as lines; `?` for what the seat does not see."""
    lines = PAGE.heading(cast(dict[str, str], view["options"]), ["scenario"])
    lines += [LINES["map"].write(cast(View, view["board"]))]
    for key, data in cast(list[list[object]], view["structure"]):
        name = cast(str, key)
        lines.append((LINES[name] if name in LINES else MANY[name]).write(cast(View, data)))
    lines.append(LINES["round"].write(view))
    lines.append(LINES["phase"].write(view))
    lines.append(LINES["turn"].write(cast(View, view["turns"])))
    for side in SIDES:
        own = cast(dict[str, View], view["sides"])[side]
        lines.append(LINES[side].write(own))
        decks = cast(dict[str, object], own["decks"])
        if decks:
            lines.append(LINES[f"{side}-decks"].write({"decks": {name: deck_text(decks[name]) for name in decks}}))
    if view["out"]:
        lines.append(LINES["out"].write({"cards": view["out"]}))
    for key in ("card", "mod"):
        for data in cast(list[View], view["play" if key == "card" else "mods"]):
            lines.append(MANY[key].write(data))
    if view["control"]:
        lines.append(LINES["control"].write(view))
    lines += mark_lines(view)
    for name, unit in cast(dict[str, View], view["units"]).items():
        lines.append(unit_line(name, unit))
    for data in cast(list[View], view["under"]):
        lines.append(MOMENTS.write(data, "under"))
    lines.append(MOMENTS.write(cast(View, view["at"])))
    return "\n".join(lines) + "\n"


def deck_text(deck: object) -> object:
    """The cards of a deck, or how many there are."""
    shown = cast(View, deck)
    return shown["cards"] if shown["cards"] is not None else f"{HIDDEN}:{shown['left']}" if shown["left"] else []


def mark_lines(view: View) -> list[str]:
    lines: list[str] = []
    marks = cast(dict[str, dict[str, int]], view["marks"])
    for word in MARK_WORDS:
        labels: list[str] = []
        for label, found in marks.items():
            labels += [label] * found.get(word, 0)
        if labels or word in cast(list[str], view["printed"]):
            lines.append(" ".join([word, *(labels or [NONE])]))
    return lines


def unit_line(name: str, unit: View) -> str:
    values: View = {"name": name, "division": unit["division"]}
    if unit["gone"]:
        values["gone"] = True
    if unit["kind"] == "squad":
        spec = unit["spec"]
        hidden = unit["figures"] == HIDDEN
        values["squad"] = HIDDEN if hidden else f"[{unit['figures']}]" + (f"+{spec}" if spec else "")
    else:
        values["vehicle"] = unit["kind"]
    if unit["hex"] is not None:
        values["hex"] = unit["hex"]
    for key in ("activation", "condition", "damage"):
        values[cast(str, unit[key])] = True
    values["concealed"] = unit["concealed"]
    values["ace"] = unit["ace"]
    values["in"] = unit["fort"] if unit["carrier"] is None else unit["carrier"]
    return MANY["US"].write(values, cast(str, unit["side"]).upper())
