"""How a game ends."""

from typing import Final

from warbox.engine.event import Public
from warbox.engine.state import Outcome
from warbox.games.onboard.pieces.agent import AGENTS_PER_TEAM
from warbox.games.onboard.pieces.board import ATTACK, DEFENCE, TEAMS
from warbox.games.onboard.state import OnBoardState

# how a game ends: kind, rule, the winning team; [OB-WIN-05] nobody can end it in a draw
ENDS: Final = [
    ("defused", "OB-WIN-01", ATTACK),
    ("eliminated", "OB-WIN-01", ATTACK),
    ("eliminated", "OB-WIN-02", DEFENCE),
    ("held", "OB-WIN-02", DEFENCE),
]


def end(state: OnBoardState, kind: str, rule: str, team: int) -> None:
    """The seats of the winning team have won."""
    if state.events is not None:
        state.emit(Public(f"over-{kind}", rule, {"winner": TEAMS[team]}))
    state.end(Outcome(kind, rule, tuple(state.readings.seats_of[team])))


def is_wiped_out(state: OnBoardState, team: int) -> bool:
    for agent in state.agents[team * AGENTS_PER_TEAM : (team + 1) * AGENTS_PER_TEAM]:
        if agent.hit_points > 0:
            return False
    return True


def check_elimination(state: OnBoardState) -> None:
    """[OB-WIN-03] [OB-R-53] After every damage, in the middle of any phase, once combat or trap has been cleared.

    [OB-WIN-01] [OB-WIN-02] [OB-WIN-06] A team without living Agents has lost, whatever the objectives.
    """
    if is_wiped_out(state, DEFENCE):
        end(state, "eliminated", "OB-WIN-01", ATTACK)
    elif is_wiped_out(state, ATTACK):
        end(state, "eliminated", "OB-WIN-02", DEFENCE)
