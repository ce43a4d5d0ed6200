"""Drawing: from the top of the Resources into the hand. The boss draws face up and may shuffle its Reserve in."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.decision import CHANCE, Decision
from warbox.engine.event import Private, Public
from warbox.engine.state import Frame, Shuffle
from warbox.games.siegestorm.battlefield import LIMBO, RESOURCES
from warbox.games.siegestorm.rules.moving import into_hand, onto_casualties, tell_overflow
from warbox.games.siegestorm.rules.victory import defeat
from warbox.games.siegestorm.state import HAND_LIMIT, SiegestormState

SHUFFLE_RESERVE: Final = Decision("shuffle-reserve", "SGS-SOLO-40", (CHANCE,))


def take_top(state: SiegestormState, player: int) -> int:
    """[SGS-KEYWORD-12] [SGS-KEYWORD-22] The top card of the Resources, in limbo; -1 if there is none."""
    resources = state.players[player].resources
    if not resources:
        return -1
    card = resources.pop()
    state.place[card] = LIMBO + 16 * player
    return card


def draw(state: SiegestormState, player: int, count: int) -> bool:
    """[SGS-DRAW-01] [SGS-DRAW-03] A human draws; False if a card is missing: the caller says who is defeated.

    [SGS-DRAW-08] Only the drawer sees the cards. [SGS-DRAW-05] From the eleventh on they go to the Casualties.
    """
    drawn: list[str] = []
    for _ in range(count):
        card = take_top(state, player)
        if card < 0:
            return False
        if len(state.players[player].hand) < HAND_LIMIT:
            into_hand(state, player, card)
            drawn.append(state.name(card))
            continue
        tell_overflow(state, player, card, "SGS-DRAW-05")
        onto_casualties(state, player, card)
    if state.events is not None and drawn:
        state.emit(Public("drew", "SGS-DRAW-01", {"player": state.letter(player), "count": len(drawn)}))
        tell_drawn(state, player, drawn)
    return True


def tell_drawn(state: SiegestormState, player: int, names: list[str]) -> None:
    """[SGS-DRAW-08] The drawer is told which cards, in the order of their names."""
    for name in sorted(names):
        facts: dict[str, str | int] = {"player": state.letter(player), "card": name}
        state.emit(Private("drew-card", "SGS-DRAW-08", facts, [player], None))


def draw_for(state: SiegestormState, players: list[int], counts: list[int]) -> bool:
    """Several players draw; those who cannot are defeated together. True if the game goes on and somebody drew."""
    losers: list[int] = []
    for index, player in enumerate(players):
        if not state.is_boss(player) and not draw(state, player, counts[index]):
            losers.append(player)
    if losers:
        defeat(state, losers)
    if state.outcome is not None:
        return False
    for index, player in enumerate(players):
        if state.is_boss(player):
            state.push(BossDraw(counts[index]))
    return max(counts, default=0) > 0


class BossDraw(Frame[SiegestormState]):
    """[SGS-SOLO-20] [SGS-SOLO-44] The boss draws face up. [SGS-SOLO-40] [SGS-R-36] If the Resources run out with cards
    still owed, or where tables read it so as soon as they are empty, the Reserve becomes the Resources, once."""

    def __init__(self, owed: int) -> None:
        self.owed: i64 = owed

    def run(self, state: SiegestormState) -> None:
        boss = int(state.battlefield.boss)
        empty = not state.players[boss].resources
        wanted = self.owed > 0 or state.readings.reserve_when_empty
        if empty and wanted and state.reserve_token and state.reserve:
            state.push(ReserveShuffle(len(state.reserve)))
            return
        if not self.owed:
            state.finish(self)
            return
        if empty:
            if state.readings.boss.resources_depleted:
                defeat(state, [boss])
            else:
                state.finish(self)
            return
        drawn: list[str] = []
        while self.owed and state.players[boss].resources:
            card = take_top(state, boss)
            into_hand(state, boss, card)
            drawn.append(state.name(card))
            self.owed -= 1
        if state.events is not None:
            for name in sorted(drawn):  # they are turned up together: their order says nothing
                state.emit(Public("boss-drew", "SGS-SOLO-20", {"card": name}))

    def clone(self) -> Frame[SiegestormState]:
        return BossDraw(int(self.owed))


class ReserveShuffle(Shuffle[SiegestormState]):
    """[SGS-SOLO-40] The Reserve is shuffled into new Resources and its token removed."""

    def __init__(self, size: int) -> None:
        super().__init__(SHUFFLE_RESERVE, size)

    def shuffled(self, state: SiegestormState, order: list[int]) -> None:
        boss = int(state.battlefield.boss)
        cards = [state.reserve[index] for index in order]
        state.reserve = []
        state.reserve_token = False
        for card in cards:
            state.place[card] = RESOURCES + 16 * boss
            state.remember(card, 0)
        state.players[boss].resources = cards[::-1]  # the first of the order is on top
        if state.events is not None:
            state.emit(Public("reserve-shuffled", "SGS-SOLO-40", {"count": len(cards)}))
