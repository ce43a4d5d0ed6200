"""What the levels' searches judge by: who will win, as games tell it.

The score that plans go by says which of two places is better for a unit. Summed up for a side it is no judgement: it
leaps when an enemy comes near a hex that is held, by more than whole squads are worth. Here nothing leaps, and what
each thing weighs was learnt from how games went on. See docs/opponents-notes.md.
"""

from math import exp, log, sqrt
from typing import Final

from warbox.games.tideofiron.evaluate import chance_of, played, under_way, will_hold
from warbox.games.tideofiron.pieces.box import SQUAD_MP, THIRDS
from warbox.games.tideofiron.pieces.unit import FRESH, NO_UNIT, SQUAD
from warbox.games.tideofiron.reckoning.place import exit_worth
from warbox.games.tideofiron.reckoning.pull import Goal, goals
from warbox.games.tideofiron.reckoning.taste import Taste
from warbox.games.tideofiron.reckoning.worth import worth
from warbox.games.tideofiron.rules.allowance import mover_of
from warbox.games.tideofiron.scenarios.scenario import AT_END, EVERY_ROUND, HOLD, Control
from warbox.games.tideofiron.state import ToiState
from warbox.games.tideofiron.weights import FAR_WEIGHTS

FAR_FEATURES: Final = list(FAR_WEIGHTS)
FAR: Final = [FAR_WEIGHTS[name] for name in FAR_FEATURES]
MEN: Final = 0
FRESH_MEN: Final = 1
CARDS: Final = 2
CP: Final = 3
TAKING: Final = 4
TAKING_LATE: Final = 5
LAST: Final = 6
TAKEN: Final = 7
TIME: Final = 8
POINTS: Final = 9
HELD: Final = 10
NEAR: Final = 11
SURE: Final = 12
LEFT: Final = 13
LEFT_LATE: Final = 14
CAN_LEAVE: Final = 15
GUARD: Final = 16
ESCORT: Final = 17
BARRED: Final = 18
EXIT_TIME: Final = 19
ENOUGH: Final = 20
SUPPLIES: Final = 21

TEN: Final = 10.0  # figures, by which men are counted
A_FIGURE: Final = 0.01  # of the logit: a figure gained by a plan, most of which are hopes; measured
REACH: Final = 12.0  # thirds at which somebody counts for a third at a goal
NO_MAN: Final = 2.0  # figures that nobody has near a goal: against them a single man is no rule
BUYS_UNITS: Final = 0.35  # figures: a command point of who has a deck that brings units
BUYS: Final = 0.06  # of anybody else
AHEAD: Final = 3  # rounds for which command points that come in are counted
PACE_OFF: Final = 6.0  # thirds by which who can still leave in time is unsure
A_DRIVE: Final = 15  # thirds a round that a vehicle makes on its way out
WHO_LEFT: Final = 4.0  # figures, for each point: whoever has left is neither lost nor missed at the way out
CLEAR_LEAD: Final = 0.25
MOST_LEFT: Final = 1.5  # quotas
MOST: Final = 20.0


class Ahead:
    """What is counted for the Americans, less the same for the Germans."""

    def __init__(self, state: ToiState) -> None:
        self.state: Final = state
        self.goals: Final = goals(state.scenario)
        self.over: Final = played(state)
        self.counts: Final = [0.0] * len(FAR_FEATURES)
        self.near: Final[list[list[float]]] = [[0.0] * len(self.goals), [0.0] * len(self.goals)]
        self.count_men()
        self.count_supplies()
        for wanted in state.scenario.victory.control:
            self.count_taking(wanted)
        gate = state.scenario.victory.exit
        if gate is not None:
            self.count_leaving(gate.side)
        elif state.scenario.victory.final != HOLD:
            self.count_points()

    def count_men(self) -> None:
        state, counts = self.state, self.counts
        men = [0.0, 0.0]
        gate = state.scenario.victory.exit
        if gate is not None:
            men[gate.side] = WHO_LEFT * state.vp[gate.side]
        fresh = [0.0, 0.0]
        for unit in state.units:
            if unit.is_gone():
                continue
            value = worth(unit)
            men[unit.side] += value
            cell = unit.cell
            if cell < 0 and unit.carrier != NO_UNIT:
                cell = state.units[unit.carrier].cell
            if cell < 0:
                continue
            if unit.activation == FRESH:
                fresh[unit.side] += value
            mover = mover_of(unit)
            near = self.near[unit.side]
            for place, goal in enumerate(self.goals):
                near[place] += value * exp(-goal.ways[mover][cell] / REACH)
        counts[MEN] = (1.0 - self.over) * (men[0] - men[1]) / TEN
        counts[FRESH_MEN] = (fresh[0] - fresh[1]) / TEN
        counts[CARDS] = (1.0 - self.over) * (len(state.hq[0]) - len(state.hq[1]))
        counts[CP] = (1.0 - self.over) * (state.cp[0] - state.cp[1])

    def count_supplies(self) -> None:
        """Command points, and those to come from hexes that a side holds or is stronger about. Games of equals say
        nothing of them, those against somebody who neglects them much: see docs/opponents-notes.md."""
        state = self.state
        rounds = min(AHEAD, state.scenario.rounds - int(state.round))
        figures = [0.0, 0.0]
        for place, goal in enumerate(self.goals):
            if max(goal.cp) <= 0.0:
                continue
            holder = will_hold(state, goal.cell)
            balance = self.balance(place)
            for side in range(2):
                share = 0.25 * (1.0 + (balance if side == 0 else -balance)) + (0.5 if holder == side else 0.0)
                figures[side] += share * goal.cp[side] * rounds * (BUYS_UNITS if goal.buys[side] else BUYS)
        for side in range(2):
            buys = bool(self.goals) and self.goals[0].buys[side]
            if rounds > 0:
                figures[side] += state.cp[side] * (BUYS_UNITS if buys else BUYS)
        self.counts[SUPPLIES] = (figures[0] - figures[1]) / TEN

    def balance(self, place: int) -> float:
        """Who is stronger about a goal, from -1 to 1."""
        own, other = self.near[0][place], self.near[1][place]
        return (own - other) / (own + other + NO_MAN)

    def count_taking(self, wanted: Control) -> None:
        """Of hexes that a side is to take: those where it is nearest to it, as many as it needs."""
        sign = 1.0 if wanted.side == 0 else -1.0
        chances = [-sign * self.balance(place) for place, goal in enumerate(self.goals) if goal.cell in wanted.cells]
        chances.sort()
        best = chances[: wanted.count]
        taken = 0
        for cell in wanted.cells:
            if will_hold(self.state, cell) == wanted.side:
                taken += 1
        counts, over = self.counts, self.over
        each = -sign * sum(best) / wanted.count
        counts[TAKING] += (1.0 - over) * each
        counts[TAKING_LATE] += over * each
        counts[LAST] -= over * sign * best[-1]
        counts[TAKEN] += sign if taken >= wanted.count else 0.0
        counts[TIME] -= sign * over

    def count_points(self) -> None:
        state, counts = self.state, self.counts
        left = state.scenario.rounds - int(state.round) + 1
        scoring = state.scenario.victory.score
        times = left if scoring == EVERY_ROUND else 1 if scoring == AT_END else 0
        points = float(state.vp[0] - state.vp[1])
        held = near = 0.0
        for place, goal in enumerate(self.goals):
            if goal.points and times:
                side = will_hold(state, goal.cell)
                held += goal.points * times * (1.0 if side == 0 else -1.0 if side == 1 else 0.0)
                near += goal.points * times * self.balance(place)
        spread = sqrt(1.0 + left)
        counts[POINTS] = points / spread
        counts[HELD] = held / spread
        counts[NEAR] = near / spread
        counts[SURE] = self.over * max(-1.0, min(1.0, CLEAR_LEAD * (points + held)))

    def count_leaving(self, side: int) -> None:
        """Of a side that leaves the map: its points, and who may still make some."""
        state, counts, over = self.state, self.counts, self.over
        sign = 1.0 if side == 0 else -1.0
        quota = float(max(1, state.scenario.victory.quota))
        left = state.scenario.rounds - int(state.round) + 1
        gates = [goal for goal in self.goals if goal.way_out == side]
        able = 0.0
        about = [0.0, 0.0]
        barred = False
        for unit in state.units:
            cell = unit.cell
            if cell < 0 and unit.carrier != NO_UNIT:
                cell = state.units[unit.carrier].cell
            if unit.is_gone() or cell < 0:
                continue
            way = nearest(gates, mover_of(unit), int(cell))
            about[unit.side] += worth(unit) * exp(-way / REACH)
            if unit.side != side:
                barred = barred or way == 0
            elif unit.carrier == NO_UNIT:
                points = exit_worth(state, unit)
                turns = left if unit.activation == FRESH else left - 1
                pace = THIRDS * SQUAD_MP if unit.kind == SQUAD else A_DRIVE
                late = (way - pace * turns + PACE_OFF) / PACE_OFF
                able += points / (1.0 + exp(max(-MOST, min(MOST, late))))
        made = float(state.vp[side])
        counts[LEFT] = sign * made / quota
        counts[LEFT_LATE] = sign * over * (made - quota) / quota
        counts[CAN_LEAVE] = sign * max(-MOST_LEFT, min(MOST_LEFT, (made + able - quota) / quota))
        counts[GUARD] = -sign * log(1.0 + about[1 - side])
        counts[ESCORT] = sign * log(1.0 + about[side] + WHO_LEFT * made)
        counts[BARRED] = -sign if barred else 0.0
        counts[EXIT_TIME] = -sign * over
        counts[ENOUGH] = sign if made >= quota else 0.0


def nearest(gates: list[Goal], mover: int, cell: int) -> int:
    """Thirds to the nearest way out."""
    return min([gate.ways[mover][cell] for gate in gates])


def far_ahead(state: ToiState) -> float:
    """Of the Americans, as a logit."""
    ahead = 0.0
    for place, count in enumerate(Ahead(state).counts):
        ahead += FAR[place] * count
    return ahead


def far_features(state: ToiState, seat: int) -> dict[str, float]:
    """What is counted, by name, for the seat's side."""
    if state.outcome is not None:
        return {}
    sign = 1.0 if seat % 2 == 0 else -1.0
    return {FAR_FEATURES[place]: sign * count for place, count in enumerate(Ahead(state).counts)}


def prospect(state: ToiState, seat: int, taste: Taste) -> float:
    """The seat's side's chance to win, so far as games tell, with what an attack or a move under way will bring."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    return chance_of(far_ahead(state) + A_FIGURE * under_way(state, taste), seat)
