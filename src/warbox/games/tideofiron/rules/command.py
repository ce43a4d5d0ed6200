"""The Command phase: control, income, spending, initiative."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import (
    CARD_ACTIONS,
    DONE,
    NO,
    PLAY,
    RETRY,
    STAKES,
    YES,
    CardAction,
    Stake,
)
from warbox.games.tideofiron.cards.card import OP_SEIZE
from warbox.games.tideofiron.cards.playing import (
    card_income,
    check_play,
    check_retry,
    play_card,
    playable,
    retry_card,
    retryable,
)
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT, SIDE_NAMES
from warbox.games.tideofiron.rules.concealment import reveal
from warbox.games.tideofiron.rules.team import TeamQuestion, partner
from warbox.games.tideofiron.rules.victory import check_control_victory, controller, score_objectives, take_control
from warbox.games.tideofiron.scenarios.scenario import COMMAND
from warbox.games.tideofiron.state import ToiState

SPEND_CP: Final = TeamQuestion("spend", "TOI-COMMAND-14")
AGREE: Final = [Decision("agree", "TOI-MULTI-12", (seat,)) for seat in range(SEAT_COUNT)]


def determine_control(state: ToiState) -> bool:
    """[TOI-COMMAND-02] [TOI-COMMAND-03] [TOI-COMMAND-04] [TOI-R-74] [TOI-R-78] Step 1. Whether the game is over."""
    for cell in state.scenario.objective_hexes:
        for unit in state.standing(cell):
            reveal(state, unit.index, "TOI-R-78")
            take_control(state, cell, int(unit.side))
    return check_control_victory(state)


def receive(state: ToiState) -> None:
    """[TOI-COMMAND-06] [TOI-COMMAND-09] [TOI-COMMAND-10] [TOI-SETUP-13] Step 2: CP of own and neutral command
    objectives, [TOI-COMMAND-12] then points."""
    for side in range(2):
        income = card_income(state, side)
        for objective in state.scenario.objectives:
            if objective.kind == COMMAND and objective.owner != 1 - side:
                if controller(state, objective.cell) == side:
                    income += objective.cp
        if income:
            state.gain(side, income)
            if state.events is not None:
                state.say("received", "TOI-COMMAND-09", {"side": SIDE_NAMES[side], "cp": income})
    score_objectives(state, False)


def stake(state: ToiState, side: int, cp: int) -> None:
    """[TOI-COMMAND-16] [TOI-COMMAND-17] CP onto the Initiative card, never to come back."""
    stakes = state.stakes.copy()
    stakes[side] += cp
    state.stakes = stakes
    if state.events is not None:
        state.say("staked", "TOI-COMMAND-16", {"side": SIDE_NAMES[side], "cp": cp})


def begin_spending(state: ToiState, side: int) -> None:
    """[TOI-COMMAND-14] Step 3 for a side. Seize the Initiative puts 1 CP of the pool on its card."""
    if state.has_op(side, OP_SEIZE):
        stake(state, side, 1)
    state.push(SPENDING[side])


class Spending(Frame[ToiState]):
    """[TOI-COMMAND-11] [TOI-COMMAND-14] [TOI-COMMAND-15] [TOI-COMMAND-16] Cards of the Command phase and the Initiative
    card, in any order, as long as the side likes."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def clone(self) -> Frame[ToiState]:
        return self

    def asks(self, state: ToiState) -> Decision | None:
        """A side is asked even if it can only say that it is done: so everybody sees the Command phase come."""
        return SPEND_CP.to(state, self.side)

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        choices: list[Action] = [CARD_ACTIONS[PLAY][card] for card in playable(state, seat, False)]
        choices += [CARD_ACTIONS[RETRY][card] for card in retryable(state, seat, False)]
        choices += STAKES[: state.cp[self.side]]
        choices.append(DONE)
        return choices

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        if action is DONE:
            return None
        if isinstance(action, Stake):
            if action.cp <= state.cp[self.side]:
                return None
            return Refusal("too-few-cp", "TOI-COMMAND-16", {"cp": state.cp[self.side]})
        if isinstance(action, CardAction) and action.verb == PLAY:
            return check_play(state, seat, action.card, False)
        if isinstance(action, CardAction) and action.verb == RETRY:
            return check_retry(state, seat, action.card, False)
        return Refusal("spend-now", "TOI-COMMAND-14", {})

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        if action is DONE:
            state.finish(self)
        elif state.readings.plays_both(self.side):
            spend(state, seat, action)
        else:
            state.push(Agreement(seat, action))


SPENDING: Final = [Spending(0), Spending(1)]
YES_OR_NO: Final[list[Action]] = [YES, NO]


def spend(state: ToiState, seat: int, action: Action) -> None:
    """What a side does with its CP. [TOI-MULTI-14] A card is activated by one named member."""
    if isinstance(action, Stake):
        state.gain(seat % 2, -action.cp)
        stake(state, seat % 2, action.cp)
    elif isinstance(action, CardAction):
        if action.verb == PLAY:
            play_card(state, seat, action.card)
        else:
            retry_card(state, seat, action.card)


class Agreement(Frame[ToiState]):
    """[TOI-MULTI-12] [TOI-MULTI-14] The partner agrees, or the rest of the step is skipped."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def clone(self) -> Frame[ToiState]:
        return self

    def asks(self, state: ToiState) -> Decision | None:
        return AGREE[partner(state, self.seat)]

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        return YES_OR_NO

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        state.finish(self)
        if action is YES:
            spend(state, self.seat, self.action)
        else:
            state.stack.pop()  # the spending of this side
            if state.events is not None:
                state.say("not-agreed", "TOI-MULTI-12", {"side": SIDE_NAMES[seat % 2]})


def determine_initiative(state: ToiState) -> None:
    """[TOI-COMMAND-18] [TOI-COMMAND-19] [TOI-R-71] Step 4: more CP on the card; on a tie the side without the token
    takes it, unless Seize the Initiative decides."""
    us, de = state.stakes
    if us != de:
        winner = 0 if us > de else 1
    elif state.has_op(0, OP_SEIZE) != state.has_op(1, OP_SEIZE):
        winner = 0 if state.has_op(0, OP_SEIZE) else 1
    else:
        winner = 1 - int(state.initiative)
    if state.events is not None:
        rule = "TOI-COMMAND-19" if us == de else "TOI-COMMAND-18"
        state.say("initiative", rule, {"side": SIDE_NAMES[winner]})
    state.initiative = winner
