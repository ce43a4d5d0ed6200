"""Advancing along the War Track, and the orders of a creature that leaves it."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.siegestorm.actions import HOLD_FRONT, HOLD_NO_MANS, STORM_ORDER, SUPPORT_ORDER
from warbox.games.siegestorm.battlefield import ON_TRACK, SPACES, T3
from warbox.games.siegestorm.effects.select import free_no_mans_land
from warbox.games.siegestorm.rules import deployment, storm
from warbox.games.siegestorm.rules.asking import AskingFrame, by_seat
from warbox.games.siegestorm.rules.moving import into_support, start_storming
from warbox.games.siegestorm.rules.sides import is_storming
from warbox.games.siegestorm.state import SiegestormState

ORDER: Final = by_seat("order", "SGS-TRACK-03")
WITH_NO_MANS: Final[list[Action]] = [STORM_ORDER, HOLD_FRONT, HOLD_NO_MANS, SUPPORT_ORDER]
WITHOUT_NO_MANS: Final[list[Action]] = [STORM_ORDER, HOLD_FRONT, SUPPORT_ORDER]


class Advance(Frame[SiegestormState]):
    """[SGS-TRACK-01] [SGS-TRACK-06] [SGS-KEYWORD-03] A whole track moves, so many times, exits included."""

    def __init__(self, track: int, times: int, inner: bool) -> None:
        self.track: Final[i64] = track
        self.inner: Final = inner
        self.times: i64 = times

    def run(self, state: SiegestormState) -> None:
        if self.times <= 0 or state.battlefield.sides[self.track] < 0:
            state.finish(self)
            return
        self.times -= 1
        if not self.times:
            state.finish(self)
        advance(state, int(self.track), self.inner)

    def clone(self) -> Frame[SiegestormState]:
        return Advance(int(self.track), int(self.times), self.inner)


def advance(state: SiegestormState, track: int, inner: bool) -> None:
    """[SGS-TRACK-02] [SGS-R-03] All move first; [SGS-TRACK-08] gaps stay; then the one that left gets its order.

    [SGS-TRACK-04] So a creature leaves three turns after its deployment. [SGS-HOLD-05] Held ones stay.
    """
    base = track * SPACES
    leaving = state.track[base + T3]
    if leaving >= 0:
        start_storming(state, leaving, track)
    for space in range(T3, 0, -1):
        card = state.track[base + space - 1]
        state.track[base + space] = card
        if card >= 0:
            state.place[card] = ON_TRACK + base + space
    state.track[base] = -1
    if state.events is not None:
        state.emit(Public("advances", "SGS-TRACK-01", {"player": state.letter(state.battlefield.sides[track])}))
    if leaving >= 0:
        state.push(Exit(leaving, track, inner))


class Exit(AskingFrame):
    """[SGS-TRACK-03] [SGS-KEYWORD-14] Storm, Hold Ground or Support. [SGS-SOLO-17] [SGS-R-66] For the boss
    everything storms."""

    def __init__(self, card: int, track: int, inner: bool) -> None:
        self.card: Final[i64] = card
        self.track: Final[i64] = track
        self.inner: Final = inner

    def player(self, state: SiegestormState) -> int:
        return state.battlefield.sides[self.track]

    def asks(self, state: SiegestormState) -> Decision | None:
        player = self.player(state)
        if player < 0 or state.is_boss(player) or not is_storming(state, int(self.card)):
            return None
        return ORDER[player]

    def legal(self, state: SiegestormState, seat: int) -> list[Action]:
        return WITH_NO_MANS if free_no_mans_land(state, int(self.track) // 2) else WITHOUT_NO_MANS

    def why_not(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        if action.text == HOLD_NO_MANS.text:
            return Refusal("no-mans-land-taken", "SGS-HOLD-03")
        return None

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        """[SGS-HOLD-01] [SGS-HOLD-06] [SGS-SUPPORT-01] Holding and supporting are free and perform no Action."""
        state.finish(self)
        card = int(self.card)
        zone = int(self.track) // 2
        if action is STORM_ORDER or action.text == STORM_ORDER.text:
            storm.begin_storm(state, card, self.inner, False)
        elif action.text == HOLD_FRONT.text:
            deployment.place_on_front(state, seat, zone, card, "SGS-HOLD-01")
        elif action.text == HOLD_NO_MANS.text:
            deployment.place_in_no_mans_land(state, seat, zone, card, "SGS-HOLD-01")
        else:
            if state.events is not None:
                facts: dict[str, str | int] = {"player": state.letter(seat), "card": state.name(card)}
                state.emit(Public("supports", "SGS-SUPPORT-01", facts))
            into_support(state, seat, card)

    def run(self, state: SiegestormState) -> None:
        state.finish(self)
        if is_storming(state, int(self.card)):
            storm.begin_storm(state, int(self.card), self.inner, False)

    def clone(self) -> Frame[SiegestormState]:
        return self


def exit_track(state: SiegestormState, card: int, inner: bool) -> None:
    """A creature leaves the track by itself, forward from T3."""
    track = state.track_of(card)
    start_storming(state, card, track)
    state.push(Exit(card, track, inner))
