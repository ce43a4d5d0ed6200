"""Strategy decks: shuffling and drawing."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, Decision
from warbox.engine.state import Frame, Shuffle
from warbox.games.tideofiron.actions import DRAWS, PASS, DrawCard
from warbox.games.tideofiron.cards.card import CARD_NAMES, CARDS
from warbox.games.tideofiron.cards.effect import DECKS
from warbox.games.tideofiron.pieces.seats import SIDE_NAMES
from warbox.games.tideofiron.rules.team import TeamQuestion
from warbox.games.tideofiron.state import ToiState

SHUFFLE_DECK: Final = Decision("shuffle", "TOI-SETUP-06", (CHANCE,))
WHICH_DECK: Final = TeamQuestion("draw", "TOI-STATUS-02")
WHICH_FIRST: Final = TeamQuestion("draw", "TOI-SETUP-07")
ONE_MORE: Final = TeamQuestion("draw", "TOI-STATUS-03")


def first_place(state: ToiState, side: int) -> int:
    """The place of a side's first deck in the list of decks."""
    return 0 if side == 0 else len(state.scenario.forces[0].decks)


def open_decks(state: ToiState, side: int) -> list[int]:
    """[TOI-R-72] [TOI-CARD-08] The decks of a side from which a card can be drawn."""
    first = first_place(state, side)
    decks = state.scenario.forces[side].decks
    return [deck for place, deck in enumerate(decks) if state.decks[first + place]]


class DeckShuffle(Shuffle[ToiState]):
    """[TOI-SETUP-06] Each deck by itself."""

    def __init__(self, place: int, size: int) -> None:
        super().__init__(SHUFFLE_DECK, size)
        self.place: Final = place

    def shuffled(self, state: ToiState, order: list[int]) -> None:
        decks = state.decks.copy()
        cards = decks[self.place]
        decks[self.place] = [cards[index] for index in order]
        state.decks = decks
        if state.events is not None:
            state.say("deck-shuffled", "TOI-SETUP-06", {"deck": deck_name(state, self.place)})


def deck_name(state: ToiState, place: int) -> str:
    first = len(state.scenario.forces[0].decks)
    side = 0 if place < first else 1
    return DECKS[state.scenario.forces[side].decks[place - (first if side else 0)]]


def draw_from(state: ToiState, side: int, deck: int, rule: str) -> int:
    """[TOI-SETUP-09] The top card goes face up into the HQ; returns it."""
    place = first_place(state, side) + state.scenario.forces[side].decks.index(deck)
    decks = state.decks.copy()
    card = decks[place][-1]
    decks[place] = decks[place][:-1]
    state.decks = decks
    hq = state.hq.copy()
    hq[side] = [*hq[side], card]
    state.hq = hq
    if state.events is not None:
        state.say("drawn", rule, {"side": SIDE_NAMES[side], "card": CARD_NAMES[card], "deck": DECKS[deck]})
    return card


class Drawing(Frame[ToiState]):
    """[TOI-SETUP-07] [TOI-STATUS-02] Some cards, each from a deck of the owner's choice.

    [TOI-STATUS-03] [TOI-STATUS-04] [TOI-SETUP-08] With `cross` a red cross lets the side draw one more.
    """

    def __init__(self, side: int, count: int, cross: bool, more: bool) -> None:
        self.side: Final = side
        self.count: Final = count
        self.cross: Final = cross
        self.more: Final = more  # this is the card that a red cross allows: it may be declined

    def clone(self) -> Frame[ToiState]:
        return self

    def asks(self, state: ToiState) -> Decision | None:
        """[TOI-STATUS-05] Nobody is asked if there is nothing to choose."""
        decks = open_decks(state, self.side)
        if self.count == 0 or not decks or (len(decks) == 1 and not self.more):
            return None
        question = ONE_MORE if self.more else WHICH_DECK if self.cross else WHICH_FIRST
        return question.to(state, self.side)

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        choices: list[Action] = [DRAWS[deck] for deck in open_decks(state, self.side)]
        if self.more:
            choices.append(PASS)
        return choices

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        state.finish(self)
        if isinstance(action, DrawCard):
            self.draw(state, action.deck)

    def run(self, state: ToiState) -> None:
        state.finish(self)
        decks = open_decks(state, self.side)
        if self.count and decks:
            self.draw(state, decks[0])

    def draw(self, state: ToiState, deck: int) -> None:
        rule = "TOI-STATUS-03" if self.more else "TOI-STATUS-02" if self.cross else "TOI-SETUP-07"
        card = draw_from(state, self.side, deck, rule)
        if self.count > 1:
            state.push(Drawing(self.side, self.count - 1, self.cross, False))
        elif self.cross and not self.more and CARDS[card].cross:
            state.push(Drawing(self.side, 1, True, True))
