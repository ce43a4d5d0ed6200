"""How veteran and elite judge a position: what both sides have, and what the next shots and blows make of it.

What each thing weighs early and late stands in `far_weights.py`.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.evaluate import A_TURN, FARTHEST, turns_in_all, turns_left
from warbox.games.firstwave.far_weights import FAR_WEIGHTS
from warbox.games.firstwave.foresight import Foresight
from warbox.games.firstwave.pieces.bestiary import Npc
from warbox.games.firstwave.pieces.body import NPCS
from warbox.games.firstwave.pieces.figure import CROSSED, Figure
from warbox.games.firstwave.pieces.scenarios import BLOODLINE, CLEAN_UP, POWER_WAR, SCENARIO_NAMES
from warbox.games.firstwave.reckoning.fields import distance, to_place
from warbox.games.firstwave.reckoning.taste import Taste
from warbox.games.firstwave.rules.scenario import can_succeed, chief_of, score
from warbox.games.firstwave.rules.states import is_dead
from warbox.games.firstwave.state import FIRST, SURVIVORS, FirstWaveState
from warbox.games.firstwave.thinking.exchange import Exchange, next_side
from warbox.games.firstwave.thinking.fitness import fitness
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
LATE_PREY: Final = 2.2  # by how much more a point weighs against a fighter at the end
# turns before the end of a power war from which on fighters are less and less worth beside the points they stand on
STILL_GOOD: Final = 3.5
SURE: Final = 1.5  # by how much more a lead in a power war tells in its last turn
LEAST_WORTH: Final = 0.05  # of a fighter
BY_LOT: Final = 0.5  # of a successor's name that tells nothing; the rest goes by who falls easily
HALF_A_TURN: Final = 0.5  # what has been learnt goes by whole turns
AT_HAND: Final = 250.0  # mm: who walks past a token hardly comes back for it
FAR_HUNT: Final = 900.0  # mm
EXCHANGED: Final = ["now", "soon"]  # what is reckoned of this turn and of the next
TIMES: Final = ["early", "late"]


def _weights(scenario: int) -> list[list[float]]:
    """By time and thing."""
    name = SCENARIO_NAMES[scenario]
    return [[FAR_WEIGHTS[f"{name}-{thing}-{time}"] for thing in THINGS[scenario] + EXCHANGED] for time in TIMES]


WEIGHTS: Final = [_weights(scenario) for scenario in range(len(THINGS))]


class Judgement(Foresight):
    """A position without what figures threaten one by one: the exchange tells."""

    def __init__(self, state: FirstWaveState, seat: i64, taste: Taste) -> None:
        self.still: Final = remaining(state)  # turns
        self.share: Final = self.still / float(turns_in_all(state))
        self.frailties: Final = frailties(state, seat) if state.readings.scenario.number == BLOODLINE else []
        super().__init__(state, seat, taste)

    def values_of(self, figure: Figure) -> float:
        """[FW-SCEN1-03] [FW-SCEN2-01] Fighters are worth what they can still bring in: in a power war less in the last
        turns, in a clean-up less with every turn, and without ammunition less everywhere while turns are left."""
        value = super().values_of(figure)
        if is_dry(figure):
            value -= DRY * self.taste.man * min(1.0, self.share)
        if self.scenario == POWER_WAR:
            gone = max(0.0, 1.0 - self.still / STILL_GOOD)
            return value * max(LEAST_WORTH, 1.0 - gone * gone)
        return value * max(LEAST_WORTH, self.share) if self.scenario == CLEAN_UP else value

    def prey(self, npc: Npc) -> float:
        """[FW-SCEN1-07] [FW-SCEN2-03] A point weighs more in a clean-up the later it is, and fighters less. Where NPCs
        are no points, the end of one is worth what it can do no more."""
        if self.scenario == CLEAN_UP:
            return super().prey(npc) * (1.0 + LATE_PREY * lateness(self.state))
        return super().prey(npc) if self.scenario == POWER_WAR else 0.0

    def stake(self, figure: Figure) -> float:
        """What is lost with a fighter."""
        whole = fitness(figure)
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
                whole = fitness(figure)
                men += self.values_of(figure) * whole
                if scenario == BLOODLINE:
                    targets += self.wounds(figure, whole)
                else:
                    ahead += self.goal(figure, whole)
            elif figure.gone == CROSSED:
                men += self.values_of(figure)  # gone, and not lost
        found = [men, self.reach(seat), 0.0]  # what the NPCs do, the onslaught tells
        if scenario == BLOODLINE:
            return [*found, self.down(1 - seat), self.hunt(seat), targets]
        found.append(float(score(state, seat) - self.in_zone(seat)))
        found.append(float(state.resources[seat]) if scenario == CLEAN_UP else ahead)
        return found

    def reach(self, seat: i64) -> float:
        """How near a side's hands are to the tokens, of those that get there in time."""
        state = self.state
        near = 0.0
        for token in state.tokens:
            field = to_place(state.table, token.x, token.y)
            best = 0.0
            for index in range(state.survivors):
                figure = state.figure(index)
                if figure.side == seat and not figure.profile.animal and figure.can_act():
                    away = distance(state.table, field, figure.x, figure.y)
                    if away < FARTHEST:
                        slack = self.left + self.ready(figure) - away / A_TURN
                        best = max(best, exp(-away / AT_HAND) / (1.0 + exp(-self.taste.steep * slack)))
            near += best
        return near

    def targeted(self, figure: Figure) -> float:
        """[FW-SCEN3-03] Whom the other seat has named, nobody here can know: more likely one who falls easily."""
        if figure.profile.chief or figure.side != self.seat:
            return super().targeted(figure)
        return self.frailties[figure.index]

    def chase(self, figure: Figure) -> float:
        """How near a hunter is to one of those whom his side must eliminate, as likely as it must."""
        state = self.state
        best = 0.0
        for index in range(state.survivors):
            target = state.figure(index)
            if target.present and target.side != figure.side:
                likely = self.targeted(target)
                if likely > best:
                    away = distance(state.table, to_place(state.table, target.x, target.y), figure.x, figure.y)
                    best = max(best, likely * (1.0 - away / FAR_HUNT))
        return self.taste.hunt * best


def frailties(state: FirstWaveState, seat: i64) -> list[float]:
    """By figure: how likely it is one of a side's that the other has named."""
    found = [0.0] * int(state.survivors)
    chief = chief_of(state, seat)
    over = chief >= 0 and is_dead(state.figure(chief))  # then who is dead has not been named
    count = whole = 0.0
    for index in can_succeed(state, seat):
        other = state.figure(index)
        if not (over and is_dead(other)):
            found[index] = 1.0 / float(other.life() * other.life())
            count += 1.0
            whole += found[index]
    return [BY_LOT / count + (1.0 - BY_LOT) * frail / whole if frail > 0.0 else 0.0 for frail in found]


def remaining(state: FirstWaveState) -> float:
    """How many turns are left, with what is left of this one. Nothing jumps when a turn ends: else the last one to act
    would stop early, or dawdle, because the game is later afterwards."""
    left = turns_left(state)
    if state.stage < SURVIVORS:
        return left + 1.0
    if state.stage > SURVIVORS:
        return left
    count = still = 0.0
    for index in range(state.survivors):
        figure = state.figure(index)
        if figure.present:
            count += 1.0
            if not figure.activated:
                still += 1.0
    return left + still / count if count > 0.0 else left


def lateness(state: FirstWaveState) -> float:
    """How much of the game is over: from 0 to 1."""
    return min(1.0, 1.0 - (remaining(state) - HALF_A_TURN) / float(turns_in_all(state)))


def prospect(state: FirstWaveState, seat: i64, taste: Taste) -> float | None:
    """The chance of a seat."""
    if state.outcome is not None:
        return None
    late = lateness(state)
    early, at_the_end = WEIGHTS[state.readings.scenario.number]
    ahead = 0.0
    for place, count in enumerate(tally(state, seat, taste)):
        ahead += ((1.0 - late) * early[place] + late * at_the_end[place]) * count
    if state.readings.scenario.number == POWER_WAR:
        ahead *= 1.0 + SURE * max(0.0, 1.0 - remaining(state))
    return 1.0 / (1.0 + exp(-ahead))


def far_features(state: FirstWaveState, seat: int, taste: Taste) -> dict[str, float]:
    """What the chance is made of, by name."""
    found: dict[str, float] = {}
    if state.outcome is None:
        scenario = state.readings.scenario.number
        name, late = SCENARIO_NAMES[scenario], lateness(state)
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
    stakes = view.stakes()
    exchange = Exchange(view, stakes)
    between = state.stage == FIRST  # a turn that has not begun is still the next one, as it was before the dice
    now = 0.0 if between else exchange.rest(next_side(state))
    if not between:
        losses = Onslaught(view, exchange.alive, stakes).losses
        found[DANGER] = losses[1 - seat] - losses[seat]
    soon = exchange.either() if between or view.left > 0.0 else 0.0
    sign = 1.0 if seat == 0 else -1.0
    found.append(sign * now)
    found.append(sign * soon)
    return found


def is_dry(figure: Figure) -> bool:
    """[FW-AMMO-01] Whether all that a fighter has to shoot with is out of ammunition."""
    dry = False
    for carried in figure.weapons:
        if carried.weapon.near:
            if not carried.out:
                return False
            dry = True
    return dry
