"""Vision: look at the top cards, keep one, put the rest back together on top or at the bottom."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.event import Private, Public
from warbox.engine.state import Frame
from warbox.games.siegestorm.actions import BOTTOM, KEEP_CARD, PUT, TOP, CardAction
from warbox.games.siegestorm.rules.asking import AskingFrame, by_seat, card_actions, named_card
from warbox.games.siegestorm.rules.drawing import take_top
from warbox.games.siegestorm.rules.moving import SEAT_BITS, onto_resources, tell_overflow, to_hand
from warbox.games.siegestorm.rules.priorities import dearest
from warbox.games.siegestorm.rules.victory import defeat
from warbox.games.siegestorm.state import SiegestormState

KEEPING: Final = 0
PLACING: Final = 1
ORDERING: Final = 2
STAGES: Final[list[str]] = ["keep", "where", "put"]

ASK: Final = [
    by_seat("vision-keep", "SGS-KEYWORD-26", silent=True),
    by_seat("vision-where", "SGS-KEYWORD-26", silent=True),
    by_seat("vision-put", "SGS-R-22", silent=True),
]
WHERE: Final[list[Action]] = [TOP, BOTTOM]


class Vision(AskingFrame):
    """[SGS-KEYWORD-26] [SGS-R-22] Unseen by others: who is asked depends only on how many cards there are."""

    def __init__(self, you: int, seen: list[int]) -> None:
        self.you: Final[i64] = you
        self.seen = seen  # cards in limbo
        self.stage: i64 = KEEPING
        self.on_top = False
        self.put: list[int] = []  # in the order in which they will lie, from the top down

    def asks(self, state: SiegestormState) -> Decision | None:
        if len(self.seen) <= (0 if self.stage == PLACING else 1) or not state.players[self.you].alive:
            return None
        return ASK[self.stage][self.you]

    def legal(self, state: SiegestormState, seat: int) -> list[Action]:
        if self.stage == PLACING:
            return WHERE
        return card_actions(state, KEEP_CARD if self.stage == KEEPING else PUT, seat, self.seen)

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        if self.stage == PLACING:
            self.on_top = action.text == TOP.text
            self.stage = ORDERING
            return
        assert isinstance(action, CardAction)
        self.choose(state, named_card(state, action, seat, self.seen))

    def choose(self, state: SiegestormState, card: int) -> None:
        self.seen = [other for other in self.seen if other != card]
        if self.stage == KEEPING:
            self.keep(state, card)
        else:
            self.put.append(card)

    def keep(self, state: SiegestormState, card: int) -> None:
        """The hand limit applies to the card kept only."""
        you = int(self.you)
        entered = to_hand(state, you, card)
        self.stage = PLACING
        if state.events is not None:
            facts: dict[str, str | int] = {"player": state.letter(you)}
            seen: dict[str, str | int] = {"player": state.letter(you), "card": state.name(card)}
            if entered:
                state.emit(Private("kept-card", "SGS-KEYWORD-26", seen, [you], Public("kept", "SGS-KEYWORD-26", facts)))
        if not entered:
            tell_overflow(state, you, card, "SGS-DRAW-05")

    def run(self, state: SiegestormState) -> None:
        if not state.players[self.you].alive:
            state.finish(self)
        elif self.seen and self.stage != PLACING:
            self.choose(state, self.seen[0])
        else:
            self.put_back(state)

    def put_back(self, state: SiegestormState) -> None:
        state.finish(self)
        you = int(self.you)
        for card in self.put[::-1] if self.on_top else self.put:
            onto_resources(state, you, card, self.on_top)
        if state.events is not None and self.put:
            facts: dict[str, str | int] = {"player": state.letter(you), "count": len(self.put)}
            known: dict[str, str | int] = {"player": state.letter(you), "count": len(self.put)}
            known["where"] = "top" if self.on_top else "bottom"
            state.emit(Private("put-back-known", "SGS-R-22", known, [you], Public("put-back", "SGS-R-22", facts)))

    def clone(self) -> Frame[SiegestormState]:
        copy = Vision(int(self.you), self.seen)
        copy.stage = self.stage
        copy.on_top = self.on_top
        copy.put = self.put.copy()
        return copy


def begin(state: SiegestormState, you: int, count: int) -> None:
    """[SGS-R-22] It is a draw: fewer cards than that in the Resources is a defeat."""
    seen: list[int] = []
    for _ in range(count):
        card = take_top(state, you)
        if card < 0:
            for other in seen[::-1]:
                onto_resources(state, you, other, True)
            defeat(state, [you])
            return
        seen.append(card)
    if state.is_boss(you):
        see_for_boss(state, you, seen)
        return
    for card in seen:  # the others may have known where it lay, and do not know where it will lie
        state.remember(card, SEAT_BITS[you])
    if state.events is not None:
        state.emit(Public("vision", "SGS-KEYWORD-26", {"player": state.letter(you), "count": count}))
        for card in seen:
            facts: dict[str, str | int] = {"player": state.letter(you), "card": state.name(card)}
            state.emit(Private("sees-card", "SGS-KEYWORD-26", facts, [you], None))
    state.push(Vision(you, seen))


def see_for_boss(state: SiegestormState, boss: int, seen: list[int]) -> None:
    """A human card that storms for the boss: it keeps the dearest card and puts the rest at the bottom. [SGS-R-66]"""
    kept = dearest(state, seen)[0]
    to_hand(state, boss, kept)
    for card in seen:
        if card != kept:
            onto_resources(state, boss, card, False)
