"""Drawing: every seat in its order, each in full before the next; an empty deck is rebuilt from the discard pile."""

from typing import Final

from warbox.engine.decision import Decision
from warbox.engine.event import Private, Public
from warbox.engine.state import CHANCE_SEATS, Frame, Shuffle
from warbox.games.onboard.pieces.board import DEFENCE, SEATS, TEAMS
from warbox.games.onboard.pieces.card import CARD_COUNT, CARDS, HAND_SIZE
from warbox.games.onboard.pieces.deck import NO_CARDS, listed
from warbox.games.onboard.state import FIRST_DRAW, NEWER, REFILL, OnBoardState

RESHUFFLE: Final = Decision("reshuffle", "OB-TURN-08", CHANCE_SEATS)


class Reshuffle(Shuffle[OnBoardState]):
    """[OB-TURN-08] [OB-R-11] The discard pile becomes a new deck; cards in hand and face-down traps stay out of it."""

    def __init__(self, team: int, size: int) -> None:
        super().__init__(RESHUFFLE, size)
        self.team: Final = team

    def shuffled(self, state: OnBoardState, order: list[int]) -> None:
        deck = state.decks[self.team]
        cards = listed(deck.discard)
        deck.put([cards[place] for place in order])
        deck.discard = NO_CARDS.copy()
        if state.events is not None:
            facts: dict[str, str | int] = {"team": TEAMS[self.team], "cards": self.size}
            state.emit(Public("reshuffled", "OB-TURN-08", facts))


class Drawing(Frame[OnBoardState]):
    """[OB-PREP-02] [OB-PREP-06] [OB-TURN-06] [OB-R-10] Up to five cards, compulsory, the Attack's seats first.

    [OB-TURN-07] [OB-COMBAT-16] This and nothing else fills hands. [OB-SEAT-05] [OB-R-04] A seat without living Agents
    draws nothing.
    """

    def clone(self) -> Frame[OnBoardState]:
        return self

    def run(self, state: OnBoardState) -> None:
        for seat in state.readings.in_order:
            if state.stage == REFILL and seat % 2 != DEFENCE:
                continue  # [OB-PREP-06] only the Defence has played cards
            if state.is_out(seat):
                continue
            deck = state.decks[seat % 2]
            missing = HAND_SIZE - int(state.hand_size(seat))
            take = min(missing, int(deck.left))
            if take > 0:
                draw(state, seat, take)
            if take < missing:
                pile = sum(deck.discard)
                if pile:
                    state.push(Reshuffle(seat % 2, pile))
                    return
        state.finish(self)


def draw(state: OnBoardState, seat: int, count: int) -> None:
    """[OB-SEAT-01] The top cards of the team's deck. [OB-SEAT-04] The other team sees only how many."""
    deck = state.decks[seat % 2]
    drawn = NO_CARDS.copy() if state.events is not None else NO_CARDS
    for _ in range(count):
        card = deck.draw()
        state.hands[seat * CARD_COUNT + card] += 1
        if state.events is not None:
            drawn[card] += 1
    if state.passed:
        note_drawn(state, seat, count)
    if state.events is not None:
        rule = "OB-PREP-02" if state.stage == FIRST_DRAW else "OB-PREP-06" if state.stage == REFILL else "OB-TURN-06"
        state.emit(Public("drawn", rule, {"seat": SEATS[seat], "count": count}))
        for card, number in enumerate(drawn):
            if number:
                known: dict[str, str | int] = {"seat": SEATS[seat], "card": CARDS[card], "count": number}
                state.emit(Private("drew", rule, known, state.readings.seats_of[seat % 2], None))


def note_drawn(state: OnBoardState, seat: int, count: int) -> None:
    """What a seat let pass says nothing of cards that it did not hold then. Which of its cards have left the hand
    nobody knows: they are taken for the old ones."""
    size = int(state.hand_size(seat))
    kept: list[int] = []
    for entry in state.passed:
        if entry // NEWER // CARD_COUNT != seat:
            kept.append(entry)
        elif entry % NEWER + count < size:
            kept.append(entry + count)
    state.passed = kept


DRAWING_UP: Final = Drawing()
