"""What all frames that ask players share: questions by seat, refusals, and conceding."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.state import Frame
from warbox.games.siegestorm.actions import OWN, CardAction
from warbox.games.siegestorm.battlefield import SEATS
from warbox.games.siegestorm.rules.victory import defeat
from warbox.games.siegestorm.state import SiegestormState

CONCEDES: Final = "concede"


def by_seat(kind: str, rule: str, silent: bool = False) -> list[Decision]:
    """The same question to each seat; silent where a hand or a deck decides what may be answered."""
    return [Decision(kind, rule, (seat,), silent=silent) for seat in range(len(SEATS))]


class AskingFrame(Frame[SiegestormState]):
    """A frame that asks players. Conceding is always possible and never listed; it counts as a defeat."""

    def check(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        if action.text == CONCEDES:
            return None
        for choice in self.legal(state, seat):
            if choice == action:
                return None
        reason = self.why_not(state, seat, action)
        if reason is not None:
            return reason
        question = self.asks(state)
        return Refusal("not-a-choice", "" if question is None else question.rule, {"action": action.text})

    def why_not(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        """Why an action that is not listed is refused, if there is more to say than that it is no choice."""
        return None

    def take(self, state: SiegestormState, seat: int, action: Action) -> None:
        if action.text == CONCEDES:
            defeat(state, [seat], True)
        else:
            self.answer(state, seat, action)

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        """Take an answer that is not a concession."""
        raise NotImplementedError


def card_action(state: SiegestormState, verb: int, holder: int, card: int) -> Action:
    """An action that names a card in a pile of a player."""
    owner = state.owner[card]
    design = state.design[card]
    if owner == holder:
        return state.box.actions[verb][design]
    seat = len(SEATS) if state.is_boss(owner) else owner
    return CardAction(verb, state.box.designs[design].name, seat, design)


def card_actions(state: SiegestormState, verb: int, holder: int, cards: list[int]) -> list[Action]:
    """One action for each different card; copies with one owner are the same."""
    choices: list[Action] = []
    seen: list[int] = []
    for card in cards:
        sort = state.design[card] * 8 + state.owner[card]
        if sort not in seen:
            seen.append(sort)
            choices.append(card_action(state, verb, holder, card))
    return choices


def named_card(state: SiegestormState, action: CardAction, holder: int, cards: list[int]) -> int:
    """The first of these cards that an action means; -1 if it means none."""
    design = int(action.design)
    if design < 0:
        if action.name not in state.box.numbers:
            return -1
        design = state.box.numbers[action.name]
    owner = holder
    if action.owner != OWN:
        owner = int(state.battlefield.boss) if action.owner == len(SEATS) else int(action.owner)
    for card in cards:
        if state.design[card] == design and state.owner[card] == owner:
            return card
    return -1
