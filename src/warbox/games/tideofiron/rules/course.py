"""The course of the game: setup, then rounds of Action, Command and Status phase."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import FIRST, SECOND
from warbox.games.tideofiron.pieces.box import NOWHERE
from warbox.games.tideofiron.pieces.fort import MOST_IN_HEX
from warbox.games.tideofiron.pieces.marks import UNIT_OF_MARK, marks_of
from warbox.games.tideofiron.pieces.mod import TURN
from warbox.games.tideofiron.pieces.seats import SEATS, SIDE_NAMES
from warbox.games.tideofiron.rules.action import ACT, finished_bit, has_choices
from warbox.games.tideofiron.rules.command import begin_spending, determine_control, determine_initiative, receive
from warbox.games.tideofiron.rules.concealment import check_reveals, reveal_neighbours
from warbox.games.tideofiron.rules.drawing import DeckShuffle, Drawing
from warbox.games.tideofiron.rules.placing import Placing, new_squad, new_vehicle
from warbox.games.tideofiron.rules.setup import BUILDING, Setup
from warbox.games.tideofiron.rules.status import PLACEMENTS, TRANSFERRING, recover
from warbox.games.tideofiron.rules.supply import marks_left
from warbox.games.tideofiron.rules.team import TeamQuestion, in_order, seats_in_order
from warbox.games.tideofiron.rules.victory import judge
from warbox.games.tideofiron.scenarios.scenario import EVENT_CARDS, EVENT_CP, EVENT_VP
from warbox.games.tideofiron.state import (
    ACTION,
    ADVANCE_ROUND,
    BUILD,
    CONTROL,
    DRAW,
    INCOME,
    INITIATIVE,
    OPFIRE_PHASE,
    RECOVER,
    REINFORCE,
    SET_OPFIRE,
    SHUFFLE,
    SPEND,
    START_DRAW,
    TRANSFER,
    ToiState,
)

ORDER: Final = TeamQuestion("order", "TOI-MULTI-07")
BOTH: Final[list[Action]] = [FIRST, SECOND]
SIDE_FINISHED: Final = [3, 12]  # both bits of a side


class Course(Frame[ToiState]):
    """[TOI-ROUND-01] [TOI-ROUND-02] [TOI-R-75] At the bottom of the stack: it knows what comes next."""

    def clone(self) -> Frame[ToiState]:
        return self

    def run(self, state: ToiState) -> None:
        phase = state.phase
        if phase == ACTION:
            run_action_phase(state)
        elif phase == SHUFFLE:
            shuffle_next(state)
        elif phase == START_DRAW:
            if state.step < 2:
                side = in_order(state, int(state.step))
                state.step += 1
                state.push(Drawing(side, state.scenario.forces[side].start_cards, False, False))
            else:
                go_to(state, BUILD)
        elif phase == BUILD:
            set_up_next(state)
        elif phase == SET_OPFIRE or phase == OPFIRE_PHASE or phase == TRANSFER:
            next_seat(state)
        elif phase == CONTROL:
            if not determine_control(state):
                go_to(state, INCOME)
        elif phase == INCOME:
            receive(state)
            go_to(state, SPEND)
        elif phase == SPEND:
            if state.step < 2:
                state.step += 1
                begin_spending(state, in_order(state, int(state.step) - 1))
            else:
                go_to(state, INITIATIVE)
        elif phase == INITIATIVE:
            determine_initiative(state)
            go_to(state, DRAW)
        elif phase == DRAW:
            if state.step < 2:
                state.step += 1
                state.push(Drawing(in_order(state, int(state.step) - 1), 1, True, False))
            else:
                go_to(state, RECOVER)
        elif phase == RECOVER:
            recover(state)
            go_to(state, OPFIRE_PHASE)
        elif phase == REINFORCE:
            reinforce_next(state)
        else:
            end_round(state)


COURSE: Final = Course()


def go_to(state: ToiState, phase: i64) -> None:
    state.phase = phase
    state.step = 0


def shuffle_next(state: ToiState) -> None:
    """[TOI-SETUP-06] One deck after the other."""
    if state.step == len(state.decks):
        go_to(state, START_DRAW)
        return
    place = int(state.step)
    state.step += 1
    if len(state.decks[place]) > 1:
        state.push(DeckShuffle(place, len(state.decks[place])))


def set_up_next(state: ToiState) -> None:
    """[TOI-SETUP-17] [TOI-MULTI-03] In initiative order, or all behind screens."""
    seats = seats_in_order(state)
    if state.readings.screened:
        seats = sorted(seats)
        if state.step == 0:
            state.step = 1
            state.push(Setup(seats, [BUILDING] * len(seats)))
            return
    elif state.step < len(seats):
        state.step += 1
        state.push(Setup([seats[int(state.step) - 1]], [BUILDING]))
        return
    check_reveals(state)
    go_to(state, SET_OPFIRE)


def next_seat(state: ToiState) -> None:
    """Steps in which one seat after the other may do something, in initiative order."""
    seats = seats_in_order(state)
    if state.step == len(seats):
        if state.phase == SET_OPFIRE:
            begin_action_phase(state)
        else:
            go_to(state, TRANSFER if state.phase == OPFIRE_PHASE else REINFORCE)
        return
    seat = seats[int(state.step)]
    state.step += 1
    state.push(TRANSFERRING[seat] if state.phase == TRANSFER else PLACEMENTS[seat])


# ---- the Action phase


def begin_action_phase(state: ToiState) -> None:
    """[TOI-ROUND-03] The side with initiative begins."""
    go_to(state, ACTION)
    state.finished = 0
    if state.events is not None:
        facts: dict[str, str | int] = {"round": int(state.round), "side": SIDE_NAMES[state.initiative]}
        state.say("round", "TOI-ROUND-03", facts)
    begin_turn(state, int(state.initiative))


def begin_turn(state: ToiState, side: int) -> None:
    """[TOI-ROUND-04] [TOI-MULTI-05] [TOI-MULTI-07] [TOI-R-79] A side's action turn, of which partners share the
    actions."""
    state.turn = state.readings.commander(side, 1)
    state.member = 0
    state.division = 0
    if not state.readings.divided:
        state.left = turn_actions(state, side)
        return
    open_divisions = [division for division in (1, 2) if not (state.finished >> (2 * side + division - 1)) & 1]
    if len(open_divisions) == 2:
        state.left = 0
        state.push(ORDERING[side])
    else:
        begin_member(state, side, open_divisions[0] if open_divisions else 1)
        state.member = 1


def begin_member(state: ToiState, side: int, division: int) -> None:
    """[TOI-MULTI-08] [TOI-R-81] Half of the actions each, rounded up."""
    state.turn = state.readings.commander(side, division)
    state.division = division
    state.left = (turn_actions(state, side) + 1) // 2


def turn_actions(state: ToiState, side: int) -> i64:
    """[TOI-ROUND-04] The scenario's number, less what a card of the enemy takes, at least 1."""
    fewer = (state.fewer >> (4 * side)) & 15
    left: i64 = state.scenario.actions[side] - fewer
    return left if left > 1 else 1


class Ordering(Frame[ToiState]):
    """[TOI-MULTI-07] [TOI-R-79] The partners agree who acts first in this turn."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def clone(self) -> Frame[ToiState]:
        return self

    def asks(self, state: ToiState) -> Decision | None:
        return ORDER.to(state, self.side)

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        return BOTH

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        state.finish(self)
        begin_member(state, self.side, 1 if action is FIRST else 2)


ORDERING: Final = [Ordering(0), Ordering(1)]


def run_action_phase(state: ToiState) -> None:
    """[TOI-ROUND-05] [TOI-ROUND-09] [TOI-ROUND-11] [TOI-MULTI-06] [TOI-R-06] The next action, member, or turn, or the
    end of the phase."""
    if state.left > 0 and not state.finished & finished_bit(state):
        if has_choices(state):
            state.push(ACT)
            return
        state.finished |= finished_bit(state)
        if not state.readings.divided:
            state.finished |= SIDE_FINISHED[state.turn % 2]
        if state.events is not None:
            state.say("finished", "TOI-R-06", {"seat": SEATS[state.turn]})
    if not state.readings.divided and state.finished & finished_bit(state):
        state.finished |= SIDE_FINISHED[state.turn % 2]
    side = int(state.turn % 2)
    if state.readings.divided and state.member == 0:
        state.member = 1
        begin_member(state, side, 2 if state.division == 1 else 1)
        return
    end_turn(state, side)


def end_turn(state: ToiState, side: int) -> None:
    """[TOI-R-70] What lasts for a turn ends. [TOI-ROUND-11] Who is finished has no more turns."""
    state.fewer &= ~(15 << (4 * side))
    if state.mods:
        state.mods = [mod for mod in state.mods if mod.until != TURN or mod.side != side]
    other = 1 - side
    if state.finished & SIDE_FINISHED[other] != SIDE_FINISHED[other]:
        begin_turn(state, other)
    elif state.finished & SIDE_FINISHED[side] != SIDE_FINISHED[side]:
        begin_turn(state, side)
    else:
        state.left = 0
        go_to(state, CONTROL)
        if state.events is not None:
            state.say("command-phase", "TOI-COMMAND-01", {"round": int(state.round)})


# ---- Status steps 5 and 6


def reinforce_next(state: ToiState) -> None:
    """[TOI-STATUS-19] In initiative order: what arrives in this round, and the scenario's events."""
    if state.step == 2:
        go_to(state, ADVANCE_ROUND)
        return
    side = in_order(state, int(state.step))
    state.step += 1
    happen(state, side)
    for arrival in state.scenario.forces[side].reinforcements:
        if arrival.round == state.round:
            units = [new_vehicle(state, side, arrival.division, kind, True) for kind in arrival.vehicles]
            units += [new_squad(state, side, arrival.division, counts, True) for counts in arrival.squads]
            state.push(Placing(side, arrival.division, [index for index in units if index >= 0]))


def happen(state: ToiState, side: int) -> None:
    """[TOI-STATUS-19] The events of a round."""
    for event in state.scenario.events:
        if event.round != state.round or event.side != side:
            continue
        if event.kind == EVENT_CP:
            state.gain(side, event.n)
        elif event.kind == EVENT_VP:
            state.score(side, event.n)
        elif event.kind == EVENT_CARDS:
            state.push(Drawing(side, event.n, False, False))
        elif marks_left(state, event.fort) > 0 and event.cell != NOWHERE:
            mark = state.marks[event.cell]
            if marks_of(mark, event.fort) < MOST_IN_HEX[event.fort]:
                state.mark(event.cell, mark + UNIT_OF_MARK[event.fort])
        if state.events is not None:
            state.say("event", "TOI-STATUS-19", {"side": SIDE_NAMES[side], "round": int(state.round)})


def end_round(state: ToiState) -> None:
    """[TOI-STATUS-25] [TOI-STATUS-26] [TOI-ROUND-02] [TOI-R-95] The marker advances; beyond the last round the game
    ends."""
    reveal_neighbours(state)
    state.round += 1
    if state.round > state.scenario.rounds:
        judge(state)
    else:
        begin_action_phase(state)
