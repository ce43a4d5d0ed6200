"""How veteran and elite judge a position: what both sides have, and what the next shots and blows make of it."""

from math import exp

from mypy_extensions import i64

from warbox.games.firstwave.evaluate import LATE, LEAD, health, played
from warbox.games.firstwave.foresight import Foresight
from warbox.games.firstwave.pieces.body import NPCS
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.scenarios import BLOODLINE, DIVERSION
from warbox.games.firstwave.reckoning.taste import Taste
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.thinking.exchange import Exchange, next_side


class Judgement(Foresight):
    """A position without what figures threaten one by one: the exchange tells."""

    def fighter(self, figure: Figure) -> float:
        return self.stake(figure) - (self.taste.point * self.targeted(figure) if self.scenario == BLOODLINE else 0.0)

    def stake(self, figure: Figure) -> float:
        """What is lost with a fighter."""
        whole = health(figure)
        value = self.values_of(figure) * whole + self.aim(figure, whole)
        if self.scenario == BLOODLINE:
            value += (self.values[figure.index] - self.values_of(figure)) * 0.8 * (whole - 1.0)
            value += self.taste.point * self.targeted(figure)
        return value

    def stakes(self) -> list[float]:
        found: list[float] = []
        for body in self.state.bodies:
            if not body.present:
                found.append(0.0)
            elif body.side == NPCS:
                found.append(self.values[body.index])
            else:
                found.append(self.stake(self.state.figure(body.index)))
        return found


def prospect(state: FirstWaveState, seat: i64, taste: Taste) -> float | None:
    """The chance of a seat. In a diversion points and crossings count the more, the later it is."""
    if state.outcome is not None:
        return None
    scenario = state.readings.scenario.number
    late = played(state)
    view = Judgement(state, seat, taste)
    if scenario == DIVERSION:
        ahead = (1.0 - late) * LEAD[DIVERSION] * (view.worth(seat) - view.worth(1 - seat))
        ahead += late * (view.reckoning(seat) - view.reckoning(1 - seat))
        weight = (1.0 - late) * LEAD[DIVERSION] + late * taste.late_stake
    else:
        weight = LEAD[scenario] + LATE[scenario] * late
        ahead = weight * (view.worth(seat) - view.worth(1 - seat))
    net = expected(view, next_side(state))
    ahead += weight * (net if seat == 0 else -net)
    return 1.0 / (1.0 + exp(-ahead))


def expected(view: Judgement, first: i64) -> float:
    """What A may expect to gain over B in this turn and the next, in which nobody knows who begins."""
    exchange = Exchange(view, view.stakes())
    net = view.taste.now * exchange.turn(first, False)
    if view.left > 0.0:
        alive = exchange.alive.copy()
        soon = exchange.turn(0, True)
        exchange.alive = alive
        net += 0.5 * view.taste.soon * (soon + exchange.turn(1, True))
    return net
