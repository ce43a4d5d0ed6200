"""The course of a game: setup, preparation, then turns of attack phase, defence phase, draw phase and end of turn."""

from typing import Final

from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.onboard.pieces.board import ATTACK, DEFENCE, SECOND
from warbox.games.onboard.rules.drawing import DRAWING_UP
from warbox.games.onboard.rules.effect import end_disorientation, thin_smoke
from warbox.games.onboard.rules.objective import check_bombs, check_turn_limit
from warbox.games.onboard.rules.phase import PHASES
from warbox.games.onboard.rules.preparation import PREPARATIONS
from warbox.games.onboard.rules.setup import DECK_SHUFFLES, PLACEMENTS, TAKE_AGENTS
from warbox.games.onboard.state import (
    ATTACKING,
    DEFENDING,
    DRAWING,
    ENDING,
    FIRST_DRAW,
    PLACING_ATTACK,
    PLACING_DEFENCE,
    PREPARING_FIRST,
    PREPARING_SECOND,
    REFILL,
    SHUFFLING_ATTACK,
    SHUFFLING_DEFENCE,
    TAKING_ATTACK,
    TAKING_DEFENCE,
    OnBoardState,
)


class Course(Frame[OnBoardState]):
    """[OB-SETUP-03] [OB-PREP-01] [OB-TURN-01] [OB-R-58] One stage after the other; preparation comes once."""

    def clone(self) -> Frame[OnBoardState]:
        return self

    def run(self, state: OnBoardState) -> None:
        state.stage += 1
        begin_stage(state)


COURSE: Final = Course()


def begin_stage(state: OnBoardState) -> None:
    """Push what the stage is about."""
    stage = state.stage
    two = state.readings.two_seats
    if stage == ATTACKING:
        state.turn += 1  # [OB-TURN-09] (e)
        if state.events is not None:
            facts: dict[str, str | int] = {"turn": int(state.turn), "limit": state.readings.mission.turn_limit}
            state.emit(Public("turn", "OB-TURN-01", facts))
        state.push(PHASES[ATTACK])
    elif stage == DEFENDING:
        state.push(PHASES[DEFENCE])
    elif stage in (FIRST_DRAW, REFILL, DRAWING):
        state.push(DRAWING_UP)
    elif stage == ENDING:
        end_turn(state)
    elif stage in (SHUFFLING_ATTACK, SHUFFLING_DEFENCE):
        state.push(DECK_SHUFFLES[ATTACK if stage == SHUFFLING_ATTACK else DEFENCE])
    elif stage in (TAKING_DEFENCE, TAKING_ATTACK):
        if two:
            state.push(TAKE_AGENTS[ATTACK if stage == TAKING_ATTACK else DEFENCE])
    elif stage in (PLACING_DEFENCE, PLACING_ATTACK):
        state.push(PLACEMENTS[ATTACK if stage == PLACING_ATTACK else DEFENCE])
    elif stage == PREPARING_FIRST:
        state.push(PREPARATIONS[DEFENCE])  # [OB-R-07] D1, then D2
    elif stage == PREPARING_SECOND and two:
        state.push(PREPARATIONS[DEFENCE + SECOND])


def end_turn(state: OnBoardState) -> None:
    """[OB-TURN-09] [OB-R-12] Smoke, disorientation, bombs, turn limit, in this order; then the next attack phase.

    [OB-WIN-04] [OB-R-54] Bombs are checked here and nowhere else, before the turn limit.
    """
    thin_smoke(state)
    end_disorientation(state)
    check_bombs(state)
    if state.outcome is None:
        check_turn_limit(state)
    state.stage = REFILL  # the stage before the attack phase
