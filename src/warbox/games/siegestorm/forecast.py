"""What the boss's next storms will take, if what will stand on the ground draws them off."""

from typing import Final

from warbox.games.siegestorm.battlefield import NML, SPACES
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.rules.sides import defender
from warbox.games.siegestorm.rules.values import current, ignores_defenders
from warbox.games.siegestorm.state import ADVANCING, SiegestormState

GROWTH: Final = 0.7  # Gang tokens that a creature of the boss gains in a turn
A_GUARD: Final = 1.5  # DEF of a Defender who is not deployed yet


class Forecast:
    """Of one human, or on average of several."""

    def __init__(self) -> None:
        self.taken = 0.0  # cards that the next three storms take from the Resources
        self.next = 0.0  # of these the first
        self.drawn_off = 0.0  # storms that kill a creature on the ground instead
        self.held = 0.0  # creatures that stand there afterwards

    def share(self, other: "Forecast", part: float) -> None:
        self.taken += part * other.taken
        self.next += part * other.next
        self.drawn_off += part * other.drawn_off
        self.held += part * other.held


def forecast(state: SiegestormState, sources: list[int]) -> Forecast:
    """For the humans together; `sources` are the `modifiers`."""
    seats = int(state.battlefield.seats)
    found = Forecast()
    for seat in range(seats):
        found.share(forecast_for(state, seat, sources), 1.0 / float(seats))
    return found


def forecast_for(state: SiegestormState, seat: int, sources: list[int]) -> Forecast:
    """[SGS-SOLO-18] A storm kills the dearest creature on the ground that it can, or else takes Resources.
    [SGS-HOLD-01] Whoever leaves the human's track until then is taken to hold ground where there is room."""
    field = state.battlefield
    own = field.tracks[seat][0]
    his = field.tracks[int(field.boss)][0]
    zone = field.home(seat)
    side = field.side_of(seat, zone)
    costs: list[int] = []
    defences: list[float] = []
    room = 2
    for slot in (side, NML):
        card = state.field[zone * 3 + slot]
        if card < 0:
            continue
        if slot == NML and state.no_mans[zone] != side:
            room = 1
            continue
        costs.append(int(state.card(card).cost))
        defences.append(float(current(state, card, v.DEF, sources)))
    moved = state.active != field.boss and state.players[seat].step >= ADVANCING
    found = Forecast()
    for number in range(SPACES):
        leaving = SPACES - 1 - number + (1 if moved else 0)
        card = state.track[own * SPACES + leaving] if leaving < SPACES else -1
        if card >= 0 and len(costs) < room:
            costs.append(int(state.card(card).cost))
            defences.append(float(current(state, card, v.DEF, sources)))
        storming = state.track[his * SPACES + SPACES - 1 - number]
        if storming < 0:
            continue
        guard = A_GUARD
        if ignores_defenders(state, storming):
            guard = 0.0
        elif moved and number == 0:
            card = defender(state, own)
            guard = float(current(state, card, v.DEF, sources)) if card >= 0 else 0.0
        power = float(current(state, storming, v.ATT, sources)) + GROWTH * float(number) - guard
        victim = dearest_below(power, costs, defences)
        if victim >= 0:
            costs.pop(victim)
            defences.pop(victim)
            found.drawn_off += 1.0
        elif power > 0.0:
            found.taken += power
            if number == 0:
                found.next = power
    found.held = float(len(costs))
    return found


def dearest_below(power: float, costs: list[int], defences: list[float]) -> int:
    """The dearest of those whose DEF is less; -1: there is none."""
    best = -1
    for place, cost in enumerate(costs):
        if power > defences[place] and (best < 0 or cost > costs[best]):
            best = place
    return best
