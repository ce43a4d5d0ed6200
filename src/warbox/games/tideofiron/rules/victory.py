"""Victory: control of objectives, points, and the end of the game."""

from typing import Final

from warbox.engine.state import Outcome
from warbox.games.tideofiron.pieces.seats import SIDE_NAMES
from warbox.games.tideofiron.scenarios.scenario import AT_END, EVERY_ROUND, HOLD, QUOTA, VICTORY
from warbox.games.tideofiron.state import NO_CONTROL, ToiState

BY_CONTROL: Final = "control"
BY_POINTS: Final = "points"
BY_TIE: Final = "tie"
BY_QUOTA: Final = "quota"
BY_HOLDING: Final = "held"
ENDS: Final = [
    (BY_CONTROL, "TOI-VICTORY-02"),
    (BY_POINTS, "TOI-VICTORY-01"),
    (BY_TIE, "TOI-VICTORY-04"),
    (BY_QUOTA, "TOI-VICTORY-01"),
    (BY_HOLDING, "TOI-VICTORY-02"),
]


def controller(state: ToiState, cell: int) -> int:
    """[TOI-R-74] Who controls an objective hex."""
    return state.control[state.scenario.objective_places[cell]]


def take_control(state: ToiState, cell: int, side: int) -> None:
    """[TOI-COMMAND-02] One control marker replaces the other."""
    place = state.scenario.objective_places[cell]
    if state.control[place] != side:
        control = state.control.copy()
        control[place] = side
        state.control = control
        if state.events is not None:
            state.say("controlled", "TOI-COMMAND-02", {"side": SIDE_NAMES[side], "hex": state.label(cell)})


def win(state: ToiState, side: int, kind: str, rule: str) -> None:
    """[TOI-MULTI-01] A team wins together."""
    state.end(Outcome(kind, rule, tuple(state.readings.seats_of[side])))


def check_control_victory(state: ToiState) -> bool:
    """[TOI-VICTORY-02] [TOI-VICTORY-03] At the end of Command step 1, and after the last round."""
    for goal in state.scenario.victory.control:
        held = 0
        for cell in goal.cells:
            if controller(state, cell) == goal.side:
                held += 1
        if held >= goal.count:
            win(state, goal.side, BY_CONTROL, "TOI-VICTORY-02")
            return True
    return False


def score_objectives(state: ToiState, at_end: bool) -> None:
    """[TOI-COMMAND-12] [TOI-R-76] [TOI-MULTI-02] Points of controlled victory objectives, when the scenario says."""
    if state.scenario.victory.score != (AT_END if at_end else EVERY_ROUND):
        return
    points = [0, 0]
    for objective in state.scenario.objectives:
        if objective.kind == VICTORY:
            side = controller(state, objective.cell)
            if side != NO_CONTROL:
                points[side] += objective.vp
    for side in range(2):
        if points[side]:
            state.score(side, points[side])
            if state.events is not None:
                state.say("scored", "TOI-COMMAND-12", {"side": SIDE_NAMES[side], "vp": points[side]})


def judge(state: ToiState) -> None:
    """[TOI-VICTORY-01] [TOI-VICTORY-03] [TOI-VICTORY-04] [TOI-R-95] After the last round."""
    if check_control_victory(state):
        return
    score_objectives(state, True)
    victory = state.scenario.victory
    if victory.final == HOLD:
        win(state, victory.side, BY_HOLDING, "TOI-VICTORY-02")
    elif victory.final == QUOTA:
        reached = state.vp[victory.side] >= victory.quota
        win(state, victory.side if reached else 1 - victory.side, BY_QUOTA, "TOI-VICTORY-01")
    elif state.vp[0] != state.vp[1]:
        win(state, 0 if state.vp[0] > state.vp[1] else 1, BY_POINTS, "TOI-VICTORY-01")
    else:
        win(state, int(state.initiative), BY_TIE, "TOI-VICTORY-04")
