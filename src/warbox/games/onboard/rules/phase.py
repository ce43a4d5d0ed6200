"""The attack phase and the defence phase: a team activates its Agents in any order."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.onboard.actions import ACTIVATE, END, Activate
from warbox.games.onboard.pieces.agent import ACTIONS, AGENTS, AGENTS_PER_TEAM, TEAM_OF, Agent
from warbox.games.onboard.pieces.board import ATTACK, DEFENCE, SEAT_COUNT, SECOND, TEAMS
from warbox.games.onboard.rules.activation import Activation
from warbox.games.onboard.rules.effect import end_flashes
from warbox.games.onboard.state import OnBoardState

RULES: Final = ["OB-TURN-02", "OB-TURN-03"]  # by team
CHOOSE: Final = [Decision("activate", RULES[seat % 2], (seat,)) for seat in range(SEAT_COUNT)]


def is_ready(agent: Agent) -> bool:
    """[OB-TURN-02] [OB-EFFECT-09] Living, not flashed, not activated in this phase."""
    return agent.hit_points > 0 and not agent.flashed and not agent.activated


def chooser(state: OnBoardState, team: i64) -> i64:
    """[OB-R-56] The first seat of the team speaks for it; the other one once all Agents of the first are dead."""
    return team + SECOND if state.is_out(team) else team


class Phase(Frame[OnBoardState]):
    """[OB-TURN-02] [OB-TURN-03] Each living Agent at most once, in any order.

    [OB-TURN-05] [OB-R-57] The phase ends when nobody is left who can act, or when the team says so.
    """

    def __init__(self, team: int) -> None:
        self.team: Final = team
        self.first: Final = team * AGENTS_PER_TEAM

    def clone(self) -> Frame[OnBoardState]:
        return self

    def asks(self, state: OnBoardState) -> Decision | None:
        for index in range(self.first, self.first + AGENTS_PER_TEAM):
            if is_ready(state.agents[index]):
                return CHOOSE[chooser(state, self.team)]
        return None

    def legal(self, state: OnBoardState, seat: int) -> list[Action]:
        choices: list[Action] = []
        for index in range(self.first, self.first + AGENTS_PER_TEAM):
            if is_ready(state.agents[index]):
                choices.append(ACTIVATE[index])
        choices.append(END)
        return choices

    def check(self, state: OnBoardState, seat: int, action: Action) -> Refusal | None:
        if action is END:
            return None
        if not isinstance(action, Activate):
            return Refusal("activate-first", RULES[self.team])
        agent = state.agents[action.agent]
        facts: dict[str, str | int] = {"agent": AGENTS[action.agent]}
        if TEAM_OF[action.agent] != self.team:
            return Refusal("other-team", RULES[self.team], facts)
        if agent.hit_points == 0:
            return Refusal("agent-dead", "OB-ACTION-09", facts)
        if agent.activated:
            return Refusal("activated-already", RULES[self.team], facts)
        if agent.flashed:
            return Refusal("is-flashed", "OB-EFFECT-09", facts)
        return None

    def take(self, state: OnBoardState, seat: int, action: Action) -> None:
        if isinstance(action, Activate):
            state.agents[action.agent].activated = True
            if state.events is not None:
                state.emit(Public("activated", "OB-ACTION-01", {"agent": AGENTS[action.agent]}))
            state.finish(self)
            state.push(Activation(action.agent, ACTIONS, self))
        else:
            self.run(state)

    def run(self, state: OnBoardState) -> None:
        """[OB-TURN-05] The phase is over; [OB-ACTION-06] who was passed over loses its actions."""
        if state.events is not None:
            state.emit(Public("phase-over", "OB-TURN-05", {"team": TEAMS[self.team]}))
        end_flashes(state, self.team)
        state.finish(self)


PHASES: Final = [Phase(ATTACK), Phase(DEFENCE)]
