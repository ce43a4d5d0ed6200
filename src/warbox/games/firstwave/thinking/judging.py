"""How veteran and elite judge a position: what both sides have, and what the next shots and blows make of it.

What each thing weighs early and late stands in `far_weights.py`.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.evaluate import FARTHEST, health, played, turns_in_all
from warbox.games.firstwave.far_weights import FAR_WEIGHTS
from warbox.games.firstwave.foresight import Foresight
from warbox.games.firstwave.pieces.bestiary import Npc
from warbox.games.firstwave.pieces.body import NPCS
from warbox.games.firstwave.pieces.figure import CROSSED, Figure
from warbox.games.firstwave.pieces.scenarios import BLOODLINE, CLEAN_UP, SCENARIO_NAMES
from warbox.games.firstwave.reckoning.fields import to_place
from warbox.games.firstwave.reckoning.taste import Taste
from warbox.games.firstwave.rules.scenario import score
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.thinking.exchange import Exchange, next_side
from warbox.games.firstwave.thinking.onslaught import Onslaught

# what is counted, by scenario
THINGS: Final = [
    ["men", "tokens", "danger", "points", "zone"],
    ["men", "tokens", "danger", "points", "arrival"],
    ["men", "tokens", "danger", "down", "hunt", "targets"],
    ["men", "tokens", "danger", "points", "crossing"],
]
DANGER: Final = 2  # the place of "danger" among the things
DRY: Final = 1.5  # what a fighter without ammunition is worth less
LAST_TURN: Final = 0.5  # of a turn: what fighters are still good for in the last one
LATE_PREY: Final = 2.2  # by how much more a point weighs against a fighter at the end
EXCHANGED: Final = ["now", "soon"]  # what is reckoned of this turn and of the next
TIMES: Final = ["early", "late"]


def _weights(scenario: int) -> list[list[float]]:
    """By time and thing."""
    name = SCENARIO_NAMES[scenario]
    return [[FAR_WEIGHTS[f"{name}-{thing}-{time}"] for thing in THINGS[scenario] + EXCHANGED] for time in TIMES]


WEIGHTS: Final = [_weights(scenario) for scenario in range(len(THINGS))]


class Judgement(Foresight):
    """A position without what figures threaten one by one: the exchange tells."""

    def values_of(self, figure: Figure) -> float:
        """[FW-SCEN2-01] In a clean-up fighters are worth what they can still bring in: less with every turn, and less
        without ammunition."""
        value = super().values_of(figure)
        if self.scenario != CLEAN_UP:
            return value
        if is_dry(figure):
            value -= DRY * self.taste.man
        return value * (self.left + LAST_TURN) / (float(turns_in_all(self.state)) - 1.0 + LAST_TURN)

    def prey(self, npc: Npc) -> float:
        """[FW-SCEN2-03] A point weighs more the later it is, and fighters less."""
        value = super().prey(npc)
        return value * (1.0 + LATE_PREY * played(self.state)) if self.scenario == CLEAN_UP else value

    def stake(self, figure: Figure) -> float:
        """What is lost with a fighter."""
        whole = health(figure)
        value = self.values_of(figure) * whole + self.aim(figure, whole)
        if self.scenario == BLOODLINE:
            value += self.wounds(figure, whole) + self.taste.point * self.targeted(figure)
        return value

    def wounds(self, figure: Figure, whole: float) -> float:
        """[FW-SCEN3-04] What the wounds of a target cost."""
        return (self.values[figure.index] - self.values_of(figure)) * 0.8 * (whole - 1.0)

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

    def counts(self, seat: i64) -> list[float]:
        """What a side has, in the order of THINGS."""
        state, scenario = self.state, self.scenario
        men = 0.0
        targets = 0.0
        ahead = 0.0
        for index in range(state.survivors):
            figure = state.figure(index)
            if figure.side != seat:
                continue
            if figure.present:
                whole = health(figure)
                men += self.values_of(figure) * whole
                if scenario == BLOODLINE:
                    targets += self.wounds(figure, whole)
                else:
                    ahead += self.goal(figure, whole)
            elif figure.gone == CROSSED:
                men += self.values_of(figure)  # gone, and not lost
        danger = 0.0 if scenario == CLEAN_UP else self.danger(seat)  # there the onslaught tells
        found = [men, self.reach(seat), -danger]
        if scenario == BLOODLINE:
            return [*found, self.down(1 - seat), self.hunt(seat), targets]
        found.append(float(score(state, seat) - self.in_zone(seat)))
        found.append(float(state.resources[seat]) if scenario == CLEAN_UP else ahead)
        return found

    def reach(self, seat: i64) -> float:
        """How near a side's hands are to the tokens."""
        near = 0.0
        for token in self.state.tokens:
            near += 1.0 - self.nearest(to_place(self.state.table, token.x, token.y), seat) / FARTHEST
        return near


def prospect(state: FirstWaveState, seat: i64, taste: Taste) -> float | None:
    """The chance of a seat."""
    if state.outcome is not None:
        return None
    late = played(state)
    early, at_the_end = WEIGHTS[state.readings.scenario.number]
    ahead = 0.0
    for place, count in enumerate(tally(state, seat, taste)):
        ahead += ((1.0 - late) * early[place] + late * at_the_end[place]) * count
    return 1.0 / (1.0 + exp(-ahead))


def far_features(state: FirstWaveState, seat: int, taste: Taste) -> dict[str, float]:
    """What the chance is made of, by name."""
    found: dict[str, float] = {}
    if state.outcome is None:
        scenario = state.readings.scenario.number
        name, late = SCENARIO_NAMES[scenario], played(state)
        counted = tally(state, seat, taste)
        for place, thing in enumerate(THINGS[scenario] + EXCHANGED):
            found[f"{name}-{thing}-early"] = (1.0 - late) * counted[place]
            found[f"{name}-{thing}-late"] = late * counted[place]
    return found


def tally(state: FirstWaveState, seat: i64, taste: Taste) -> list[float]:
    """By how much a side has more than the other of each thing, and what the exchange brings it."""
    view = Judgement(state, seat, taste)
    own, other = view.counts(seat), view.counts(1 - seat)
    found = [own[place] - other[place] for place in range(len(own))]
    exchange = Exchange(view, view.stakes())
    now = exchange.rest(next_side(state))
    if view.scenario == CLEAN_UP:
        losses = Onslaught(view, exchange.alive).losses
        found[DANGER] = losses[1 - seat] - losses[seat]
    soon = following(view, exchange)
    sign = 1.0 if seat == 0 else -1.0
    found.append(sign * now)
    found.append(sign * soon)
    return found


def following(view: Judgement, exchange: Exchange) -> float:
    """What A may expect to gain over B in the next turn, in which nobody knows who begins."""
    if view.left <= 0.0:
        return 0.0
    alive = exchange.alive.copy()
    soon = exchange.turn(0, True)
    exchange.alive = alive
    return 0.5 * (soon + exchange.turn(1, True))


def is_dry(figure: Figure) -> bool:
    """[FW-AMMO-01] Whether all that a fighter has to shoot with is out of ammunition."""
    dry = False
    for carried in figure.weapons:
        if carried.weapon.near:
            if not carried.out:
                return False
            dry = True
    return dry
