"""Positions from text: any moment at which a seat or chance is asked. See docs/notation/tideofiron.md.

What a line does not name takes its default, so that a case stays short: a blank map of 15 x 15 hexes, fresh units in
good order, no cards, the first action of the Americans in round 1 of 8.
"""

from typing import Final

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError
from warbox.engine.page import Lines, Moment
from warbox.engine.state import Outcome
from warbox.engine.turn import legal, settle
from warbox.games.tideofiron.cards.card import CARD, CARDS, DECK
from warbox.games.tideofiron.cards.moments import place_card_moment
from warbox.games.tideofiron.cards.vocabulary import MODIFY
from warbox.games.tideofiron.codes import code_of
from warbox.games.tideofiron.pieces.box import NOWHERE, SIDES
from warbox.games.tideofiron.pieces.fort import MOST_IN_HEX
from warbox.games.tideofiron.pieces.marks import MARK_WORDS, UNIT_OF_MARK, marks_of
from warbox.games.tideofiron.pieces.mod import CONTACT_ROLL, DURATIONS, GAME, MOD_WORDS, Mod
from warbox.games.tideofiron.pieces.seats import SEAT
from warbox.games.tideofiron.readings import Readings
from warbox.games.tideofiron.rules.course import COURSE, SIDE_FINISHED, turn_actions
from warbox.games.tideofiron.rules.team import seats_in_order
from warbox.games.tideofiron.rules.victory import ENDS
from warbox.games.tideofiron.start import lay_out
from warbox.games.tideofiron.state import (
    ACTION,
    ADVANCE_ROUND,
    BUILD,
    CONTROL,
    DRAW,
    INCOME,
    INITIATIVE,
    NO_CONTROL,
    OPFIRE_PHASE,
    PHASES,
    RECOVER,
    REINFORCE,
    SHUFFLE,
    SPEND,
    START_DRAW,
    TRANSFER,
    Played,
    ToiState,
)
from warbox.games.tideofiron.text.forms import PHASE_MOMENTS
from warbox.games.tideofiron.text.frames_read import cell_of, make_frame, named, seat_of, side_of
from warbox.games.tideofiron.text.notation import DIVISIONS
from warbox.games.tideofiron.text.scenario_lines import read_scenario_lines
from warbox.games.tideofiron.text.unit_lines import check_units, read_decks, read_units

PHASE_OF: Final = {
    "control": CONTROL,
    "income": INCOME,
    "spend": SPEND,
    "agree": SPEND,
    "initiative": INITIATIVE,
    "status": DRAW,
    "draw": DRAW,
    "recover": RECOVER,
    "opfire": OPFIRE_PHASE,
    "transfer": TRANSFER,
    "reinforce": REINFORCE,
    "place": REINFORCE,
    "round": ADVANCE_ROUND,
    "setup": BUILD,
    "shuffle": SHUFFLE,
}


def read_position(lines: Lines) -> ToiState:
    """Reads the lines in the order in which they depend on each other."""
    scenario = read_scenario_lines(lines)
    readings = Readings(lines.options(), scenario.single)
    units = read_units(lines, scenario)
    state = lay_out(readings, scenario, units)
    read_marks(state, lines)
    moment = lines.moment("act")
    read_times(state, lines, moment)
    read_turn(state, lines, moment.kind)
    read_sides(state, lines)
    check_units(state, lines)
    read_play(state, lines)
    lines.at("at")
    if moment.kind == "over":
        place_end(state, moment.said)
        return state
    try:
        place_frames(state, lines, moment)
        lines.at("at")
        settle(state)
        check_question(state)
    except (AssertionError, IndexError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, ParseError):
            raise
        raise ParseError(f"'at {moment.kind}' does not fit this position") from None
    return state


def check_question(state: ToiState) -> None:
    question = state.question
    if question is None:
        return
    for seat in question.seats:
        if seat >= 0 and not legal(state, seat):
            raise ParseError(f"nothing can be answered to '{question.kind}' in this position")


def read_marks(state: ToiState, lines: Lines) -> None:
    """`wire D04 E05`: a line replaces all markers of its kind."""
    for kind, word in enumerate(MARK_WORDS):
        if not lines.has(word):
            continue
        said = lines.said(word)
        for cell in range(state.ground.size):
            count = marks_of(state.marks[cell], kind)
            if count:
                state.mark(cell, state.marks[cell] - count * UNIT_OF_MARK[kind])
        for label in said.items("hexes"):
            if label == "-":
                continue
            cell = cell_of(state, label)
            if marks_of(state.marks[cell], kind) >= MOST_IN_HEX[kind]:
                raise ParseError(f"a hex holds at most {MOST_IN_HEX[kind]} of these", label)
            state.mark(cell, state.marks[cell] + UNIT_OF_MARK[kind])


def read_times(state: ToiState, lines: Lines, moment: Moment) -> None:
    """Round, initiative, phase."""
    said = lines.said("round")
    state.round = said.within("round", 1, 1, state.scenario.rounds + (1 if moment.kind == "over" else 0))
    state.initiative = SIDES.index(said.text("initiative", SIDES[state.scenario.initiative]))
    phase = PHASE_OF.get(moment.kind, ACTION)
    if moment.kind == "draw" and not moment.said.has("cross"):
        phase = START_DRAW
    said = lines.said("phase")
    state.phase = PHASES.index(said.text("phase", PHASES[phase]))
    state.step = said.number("step", default_step(state, moment))


def default_step(state: ToiState, moment: Moment) -> int:
    """How many sides or seats have begun theirs at a moment, the one that is asked included."""
    kind, said = moment.kind, moment.said
    if kind in ("spend", "draw", "place"):
        return 1 if side_of(said) == state.initiative else 2
    seats = seats_in_order(state)
    if kind in ("opfire", "transfer"):
        return seats.index(seat_of(state, said)) + 1
    if kind == "agree":
        return 1 if seat_of(state, said) % 2 == state.initiative else 2
    if kind == "setup":
        names = [SEAT.places[name] for name in said.table("stages")]
        return seats.index(names[-1]) + 1 if names and names[-1] in seats and not state.readings.screened else 1
    return said.number("deck") + 1 if kind == "shuffle" else 0


def read_turn(state: ToiState, lines: Lines, kind: str) -> None:
    """`turn DE left=2`."""
    said = lines.said("turn") if lines.has("turn") else None
    first = state.readings.commander(int(state.initiative), 1)
    seat = first if said is None else said.index("seat", SEAT, first)
    if seat not in state.readings.seated:
        raise ParseError("nobody sits there with so many players")
    state.turn = seat
    divided = state.readings.divided
    acting = divided and state.phase == ACTION and kind != "order"
    own = 2 if state.readings.commander(seat % 2, 2) == seat and not state.readings.plays_both(seat % 2) else 1
    usual = own if acting else 0
    state.division = usual if said is None else said.number("division", usual)
    if (state.division > 0 and not divided) or (acting and state.division == 0):
        raise ParseError("divisions act one by one with three or four players, and only then (TOI-MULTI-05)")
    if state.division and state.readings.commander(seat % 2, int(state.division)) != seat:
        raise ParseError("this seat does not command that division")
    for name in [] if said is None else said.items("finished"):
        state.finished |= 1 << DIVISIONS.index(name)
    if not divided:
        for side in range(2):
            if state.finished & SIDE_FINISHED[side]:
                state.finished |= SIDE_FINISHED[side]
    for name, count in ({} if said is None else said.counts("fewer")).items():
        state.fewer |= min(count, 15) << (4 * SIDES.index(name))
    actions = turn_actions(state, seat % 2)
    state.left = (actions + 1) // 2 if divided else actions
    if said is not None:
        state.left = said.number("left", int(state.left))
        state.member = said.number("member")


def read_sides(state: ToiState, lines: Lines) -> None:
    for side, name in enumerate(SIDES):
        said = lines.said(name)
        cp, stakes, vp, hq = state.cp.copy(), state.stakes.copy(), state.vp.copy(), state.hq.copy()
        cp[side] = said.number("cp", cp[side])
        stakes[side] = said.number("stake")
        vp[side] = said.number("vp")
        hq[side] = said.indices("hq", CARD)
        state.cp, state.stakes, state.vp, state.hq = cp, stakes, vp, hq
    cells = state.scenario.objective_hexes
    control = state.control.copy()
    for label, side_name in lines.said("control").table("control").items():
        cell = cell_of(state, label)
        if cell not in cells:
            raise ParseError("there is no objective in this hex", label)
        control[cells.index(cell)] = NO_CONTROL if side_name is None else SIDES.index(str(side_name))
    state.control = control


def read_play(state: ToiState, lines: Lines) -> None:
    """Cards in the play areas, what they change, what has left, and the decks."""
    state.out = lines.said("out").indices("cards", CARD) if lines.has("out") else []
    for _, said in lines.each("card"):
        target = code_of(state.ground, cell_of(state, said.text("target"))) if said.text("target") else NOWHERE
        state.play = [
            *state.play,
            Played(
                said.index("card", CARD),
                side_of(said),
                said.number("division"),
                said.has("waiting"),
                said.number("tried"),
                target,
                said.number("repeat"),
            ),
        ]
    for _, said in lines.each("mod"):
        state.mods = [*state.mods, read_mod(state, said)]
    for played in state.play:
        lend_mods(state, played)
    read_decks(state, lines)


def lend_mods(state: ToiState, played: Played) -> None:
    """[TOI-CARD-06] A lasting card in a play area does what it says, also without a line `mod`."""
    copies = len([other for other in state.play if other.card == played.card and other.side == played.side])
    written = len([mod for mod in state.mods if mod.card == played.card and mod.side == played.side])
    if played.waiting or written >= copies:
        return
    for effect in CARDS[played.card].effects:
        if effect.op == MODIFY:
            deck = effect.deck if effect.what == CONTACT_ROLL else -1
            last = int(state.round)
            mod = Mod(effect.what, played.side, effect.n, effect.duration, last, played.card, -1, deck, played.division)
            state.mods = [*state.mods, mod]


def read_mod(state: ToiState, said: Said) -> Mod:
    from_unit = int(named(state, said.text("unit")).index) if said.has("unit") else -1
    return Mod(
        MOD_WORDS.index(said.text("what")),
        side_of(said),
        said.number("n"),
        DURATIONS.index(said.text("until", DURATIONS[GAME])),
        said.number("last", int(state.round)),
        said.index("card", CARD),
        from_unit,
        deck_index(said),
        said.number("division"),
    )


def deck_index(said: Said) -> int:
    """The deck whose contacts are easier: as said, else that of the card."""
    from_deck = said.text("deck")
    if from_deck:
        return DECK.places[from_deck]
    contact = said.text("what") == MOD_WORDS[CONTACT_ROLL] and said.has("card")
    return CARDS[said.index("card", CARD)].deck if contact else -1


def place_frames(state: ToiState, lines: Lines, moment: Moment) -> None:
    """What is under way, from the bottom of the stack to the top."""
    state.push(COURSE)
    for number, below in lines.moments("under"):
        lines.now = number
        push_frame(state, below)
    lines.at("at")
    if moment.kind not in PHASE_MOMENTS:
        push_frame(state, moment)


def push_frame(state: ToiState, moment: Moment) -> None:
    if place_card_moment(state, moment):
        return
    frame = make_frame(state, moment)
    if frame is None:
        raise ParseError("this cannot be under way", moment.kind)
    state.push(frame)


def place_end(state: ToiState, said: Said) -> None:
    """`at over points TOI-VICTORY-01 winner=us`."""
    kind, rule = said.text("end"), said.text("rule")
    if (kind, rule) not in ENDS:
        raise ParseError(f"a game ends by {', '.join([f'{end} {why}' for end, why in ENDS])}", f"{kind} {rule}")
    state.end(Outcome(kind, rule, tuple(state.readings.seats_of[SIDES.index(said.text("winner"))])))
