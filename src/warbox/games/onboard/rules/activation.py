"""An activation: one Agent spends its three actions, one after the other."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.onboard.actions import STOP, Fight, Lay, Move, OpenDoor, Suppress, Throw, Work
from warbox.games.onboard.pieces.agent import AGENTS
from warbox.games.onboard.pieces.board import SEAT_COUNT
from warbox.games.onboard.rules.action_card import CARD_COST, add_cards, check_play, play_card
from warbox.games.onboard.rules.combat import COMBAT_COST, add_fights, check_fight, fight_enemy
from warbox.games.onboard.rules.moving import add_moves, check_move, check_open, open_door, step
from warbox.games.onboard.rules.trap import LAY_COST, add_traps, check_lay, enter, lay_trap
from warbox.games.onboard.state import OnBoardState

ACT: Final = [Decision("act", "OB-ACTION-01", (seat,), silent=True) for seat in range(SEAT_COUNT)]


class Activation(Frame[OnBoardState]):
    """[OB-ACTION-01] [OB-ACTION-05] [OB-R-09] Three actions, mixed and repeated as the Agent likes.

    [OB-TURN-04] [OB-R-08] Nobody else is activated before it is over. [OB-MOVE-05] [OB-R-65] Each action is chosen
    after the one before has been resolved.
    """

    def __init__(self, agent: int, actions: int, phase: Frame[OnBoardState]) -> None:
        self.agent: Final = agent
        self.phase: Final = phase  # goes on afterwards
        self.actions: i64 = actions

    def clone(self) -> Frame[OnBoardState]:
        return Activation(self.agent, int(self.actions), self.phase)

    def asks(self, state: OnBoardState) -> Decision | None:
        """[OB-ACTION-09] [OB-R-40] A dead Agent has no actions."""
        agent = state.agents[self.agent]
        return ACT[agent.seat] if self.actions > 0 and agent.hit_points > 0 else None

    def legal(self, state: OnBoardState, seat: int) -> list[Action]:
        """[OB-ACTION-02] [OB-ACTION-03] Fights, moves, doors, cards, for defenders traps; and stopping."""
        agent = state.agents[self.agent]
        choices: list[Action] = []
        add_fights(state, agent, choices)
        add_moves(state, agent, self.actions, choices)
        add_cards(state, agent, choices)
        add_traps(state, agent, choices)
        choices.append(STOP)
        return choices

    def check(self, state: OnBoardState, seat: int, action: Action) -> Refusal | None:
        agent = state.agents[self.agent]
        if isinstance(action, Move):
            return check_move(state, agent, self.actions, action)
        if isinstance(action, OpenDoor):
            return check_open(state, agent, action)
        if isinstance(action, Fight):
            return check_fight(state, agent, action)
        if isinstance(action, Lay):
            return check_lay(state, agent, action)
        if isinstance(action, (Throw, Suppress, Work)):
            return check_play(state, agent, action)
        if action is STOP:
            return None
        return Refusal("act-now", "OB-ACTION-02", {"agent": AGENTS[self.agent]})

    def take(self, state: OnBoardState, seat: int, action: Action) -> None:
        """[OB-ACTION-04] What each action costs is paid first, whatever comes of it."""
        agent = state.agents[self.agent]
        if isinstance(action, Move):
            self.actions -= step(state, agent, action.cell)
            if enter(state, agent):
                self.actions = 0
        elif isinstance(action, Fight):
            self.actions -= COMBAT_COST
            fight_enemy(state, agent, action.agent)
        elif isinstance(action, OpenDoor):
            self.actions -= open_door(state, agent, action.edge)
        elif isinstance(action, Lay):
            self.actions -= LAY_COST
            lay_trap(state, agent, action.card, action.cell)
        elif action is STOP:
            # [OB-ACTION-06] unused actions are lost
            if state.events is not None:
                facts: dict[str, str | int] = {"agent": AGENTS[self.agent], "left": int(self.actions)}
                state.emit(Public("stopped", "OB-ACTION-06", facts))
            self.actions = 0
        else:
            self.actions -= CARD_COST
            play_card(state, agent, action)

    def run(self, state: OnBoardState) -> None:
        state.finish(self)
        state.push(self.phase)
