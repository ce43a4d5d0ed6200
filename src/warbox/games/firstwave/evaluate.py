"""How good a position is for a seat: the scenario's points, won and in sight, what is left of both warbands, and what
the figures can do to each other next.

The sum is in points of its own, some three for a fighter's arm or leg. How sure a lead of one side over the other makes
it, early and late, has been learnt from games (`weights.py`).
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.sight import CLEAR, UNSEEN, sight
from warbox.games.firstwave.pieces.bestiary import Npc
from warbox.games.firstwave.pieces.body import NPCS
from warbox.games.firstwave.pieces.figure import CROSSED, Figure
from warbox.games.firstwave.pieces.limits import INFECTED
from warbox.games.firstwave.pieces.scenarios import BLOODLINE, CLEAN_UP, DIVERSION, END_ROLL, POWER_WAR, SCENARIO_NAMES
from warbox.games.firstwave.reckoning.fields import distance, to_edge, to_place
from warbox.games.firstwave.reckoning.harm import TIE, blow_harm, shot_harm, strength
from warbox.games.firstwave.reckoning.taste import PLAIN, Taste
from warbox.games.firstwave.rules.scenario import CHEAP, can_succeed, chief_of, score, zone_score
from warbox.games.firstwave.rules.states import is_dead
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.weights import WEIGHTS

LEAD: Final = [WEIGHTS["lead-" + scenario] for scenario in SCENARIO_NAMES]
LATE: Final = [WEIGHTS["late-" + scenario] for scenario in SCENARIO_NAMES]
A_TURN: Final = 200.0  # mm that two movements lead
FARTHEST: Final = 600.0  # mm to a token, from where on it draws nobody
EDGE_MM: Final = 10
STRIP_MM: Final = 100
THREAT: Final = 0.25  # what one may do to the other next is worth so much of the deed
RESTED: Final = 0.6  # of it, for who has been activated: the turn must end first
UNKNOWN: Final = -2
LAST_ROLL: Final = max(END_ROLL)
BY_POINTS: Final = 0.25  # of a margin


def evaluate(state: FirstWaveState, seat: int) -> float:
    """From 0, lost, to 1, won."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    scenario = state.readings.scenario.number
    weight = LEAD[scenario] + LATE[scenario] * played(state)
    return 1.0 / (1.0 + exp(-weight * lead(state, seat)))


def features(state: FirstWaveState, seat: int) -> dict[str, float]:
    """What the chance is made of, by name: the lead, and the same the more the later it is."""
    found: dict[str, float] = {}
    if state.outcome is None:
        ahead = lead(state, seat)
        scenario = state.readings.scenario.id
        found["lead-" + scenario] = ahead
        found["late-" + scenario] = ahead * played(state)
    return found


def played(state: FirstWaveState) -> float:
    """How much of the game is over: from 0 to 1."""
    return 1.0 - turns_left(state) / float(turns_in_all(state))


def turns_in_all(state: FirstWaveState) -> int:
    """Of a game that dice end, about so many."""
    return int(state.readings.scenario.turns) or LAST_ROLL - 1


def turns_left(state: FirstWaveState) -> float:
    """After this one."""
    return float(max(0, turns_in_all(state) - int(state.turn)))


def margin(state: FirstWaveState) -> float:
    """How clearly A has won a finished game, from 0 to 1: mostly who has, then whose share of the points is larger."""
    assert state.outcome is not None
    ours, theirs = float(score(state, 0)), float(score(state, 1))
    return (1.0 - BY_POINTS) * state.outcome.score(0) + BY_POINTS * (ours + 1.0) / (ours + theirs + 2.0)


def lead(state: FirstWaveState, seat: i64) -> float:
    """By how much a side is better off than the other."""
    view = plain_look(state, seat)
    return view.worth(seat) - view.worth(1 - seat)


class Prospect:
    """A position as an evaluation looks at it: what each figure is worth and how strong it is, found out once."""

    def __init__(self, state: FirstWaveState, seat: i64, taste: Taste) -> None:
        self.taste: Final = taste
        self.state: Final = state
        self.seat: Final = seat  # for whom it is looked at
        # how many of its own the other may have named
        self.able: Final = (
            float(max(1, len(can_succeed(state, seat)))) if state.readings.scenario.number == BLOODLINE else 1.0
        )
        self.scenario: Final = state.readings.scenario.number
        self.left: Final = turns_left(state)
        self.values: Final[list[float]] = []  # by figure: what its enemies gain by its end; 0: it is gone
        self.strengths: Final[list[float]] = []
        for body in state.bodies:
            figure = state.figure(body.index)
            present = body.present
            self.values.append(self.value(figure) if present else 0.0)
            self.strengths.append(strength(figure) if present else 0.0)

    def value(self, figure: Figure) -> float:
        npc = figure.profile.npc
        if npc is not None:
            return self.prey(npc) * (1.5 if figure.immobilised else 1.0)
        value = self.values_of(figure)
        if self.scenario == BLOODLINE:
            value += self.taste.target * self.targeted(figure)
        return value

    def targeted(self, figure: Figure) -> float:
        """How likely the enemy must eliminate a fighter: whom the other seat has named, nobody here can know."""
        if figure.profile.chief:
            return 1.0
        if figure.side != self.seat:
            return 1.0 if self.state.named[self.seat] == figure.index else 0.0
        return 0.0 if figure.profile.animal else 1.0 / self.able

    def prey(self, npc: Npc) -> float:
        """[FW-SCEN1-07] [FW-SCEN2-03] [FW-SCEN2-04] [FW-SCEN2-05] What killing an NPC is worth."""
        if self.scenario == CLEAN_UP:
            return self.taste.prey * (1.0 if npc.type == INFECTED else 6.0 if npc.weapon is not None else 3.0)
        return self.taste.prey

    def worth(self, seat: i64) -> float:
        """What a side has and may expect."""
        state, scenario = self.state, self.scenario
        if scenario == BLOODLINE:
            value = self.taste.point * self.down(1 - seat)
        else:
            value = self.taste.point * float(score(state, seat) - self.in_zone(seat))
        for index in range(state.survivors):
            figure = state.figure(index)
            if figure.side != seat:
                continue
            if figure.present:
                value += self.fighter(figure)
            elif figure.gone == CROSSED:
                value += self.values_of(figure)  # gone, and not lost
        value += self.tokens(seat)
        if scenario == BLOODLINE:
            value += self.hunt(seat)
        return value - self.danger(seat)

    def down(self, seat: i64) -> float:
        """[FW-SCEN3-04] How many of a side's two targets are gone, as likely as they are targets."""
        count = 0.0
        for index in range(self.state.survivors):
            figure = self.state.figure(index)
            if figure.side == seat and is_dead(figure):
                count += self.targeted(figure)
        return count

    def in_zone(self, seat: i64) -> int:
        """Fighters in the zone are counted one by one, as likely as they stay there."""
        return zone_score(self.state, seat) if self.scenario == POWER_WAR else 0

    def values_of(self, figure: Figure) -> float:
        return self.taste.man * (2.0 + float(figure.profile.cost) / 12.0)

    # ---- fighters

    def fighter(self, figure: Figure) -> float:
        """What is left of a fighter, what it may still do for the scenario, and whom it threatens."""
        whole = health(figure)
        value = self.values_of(figure) * whole
        value += self.aim(figure, whole)
        if self.scenario == BLOODLINE:
            value += (self.values[figure.index] - self.values_of(figure)) * 0.8 * (whole - 1.0)
        if figure.can_act():
            ready = 1.0 if not figure.activated else RESTED if self.left > 0.0 else 0.0
            value += THREAT * ready * self.threat(figure)
        return value

    def aim(self, figure: Figure, whole: float) -> float:
        """What a fighter may still bring in by going where the scenario wants it."""
        scenario, table = self.scenario, self.state.table
        if scenario == POWER_WAR:
            prize = 5.0 if figure.profile.cost <= CHEAP else 10.0
            away = distance(table, to_edge(table, figure.side, STRIP_MM), figure.x, figure.y)
            return self.taste.aim * prize * (0.3 + 0.7 * whole) * likely(away, self.left + 0.5)
        if scenario == DIVERSION:
            away = distance(table, to_edge(table, figure.side, EDGE_MM), figure.x, figure.y)
            straight = float(table.height - figure.y if figure.side == 0 else figure.y) - float(figure.base) / 2.0
            return self.taste.point * (0.3 + 0.7 * whole) * likely(max(away, straight), self.left + 0.5)
        return 0.0

    def threat(self, figure: Figure) -> float:
        """The best deed against an enemy or an NPC that a fighter may do next."""
        best = 0.0
        for other in self.state.bodies:
            if other.side == figure.side or self.values[other.index] <= 0.0:
                continue
            target = self.state.figure(other.index)
            dx, dy = float(target.x - figure.x), float(target.y - figure.y)
            gap = sqrt(dx * dx + dy * dy) - float(figure.base + target.base) / 2.0
            worth = self.values[other.index]
            if figure.profile.shoots:
                done = worth * self.shooting(figure, target, gap)
                best = max(best, done)
            closeness = near(gap)
            if closeness * worth > best:
                edge = self.strengths[figure.index] - self.strengths[other.index]
                done = closeness * (
                    worth * twice(blow_harm(edge + TIE), target) - self.values[figure.index] * blow_harm(-edge - TIE)
                )
                best = max(best, done)
        return best

    def shooting(self, figure: Figure, target: Figure, gap: float) -> float:
        """What a fighter's best weapon may do to a target: at once, or after going nearer."""
        best = 0.0
        seen: i64 = UNKNOWN
        for carried in figure.weapons:
            weapon = carried.weapon
            if carried.out or not weapon.near:
                continue
            beyond = gap - float(weapon.far)
            if beyond > 300.0:
                continue
            power = weapon.near_dice if gap <= float(weapon.near) else weapon.far_dice
            if beyond > 0.0:
                done = shot_harm(figure, target, power, CLEAR) * 0.5 * (1.0 - beyond / 300.0)
            else:
                if seen == UNKNOWN:
                    seen = sight(self.state.table, self.state.bodies, self.state.smoke, figure, target)
                if seen == UNSEEN:
                    done = shot_harm(figure, target, power, CLEAR) * 0.5
                else:
                    done = shot_harm(figure, target, power, seen)
            if weapon.heavy:
                done = done * 0.6
            best = max(best, done)
        return twice(best, target)

    def place(self, figure: Figure) -> float:
        """How good the place of a fighter is for what it wants, without a look at who sees whom."""
        state, table = self.state, self.state.table
        value = self.aim(figure, 1.0)
        if not figure.profile.animal:
            nearest = FARTHEST
            for token in state.tokens:
                nearest = min(nearest, distance(table, to_place(table, token.x, token.y), figure.x, figure.y))
            value += 2.0 * self.taste.token * (1.0 - nearest / FARTHEST)
        if self.scenario == BLOODLINE and not figure.profile.chief:
            value += self.chase(figure)
        reach: i64 = 0
        for carried in figure.weapons:
            if not carried.out and carried.weapon.near > reach:
                reach = carried.weapon.near
        best = 0.0
        for other in state.bodies:
            worth = self.values[other.index]
            if other.side != figure.side and worth > 0.0:
                dx, dy = float(other.x - figure.x), float(other.y - figure.y)
                best = max(best, worth * near(sqrt(dx * dx + dy * dy) - float(reach)))
        return value + 0.3 * best

    # ---- what NPCs may do

    def danger(self, seat: i64) -> float:
        """What the NPCs may do to a side in their phase: each goes for the closest survivor that it finds."""
        state = self.state
        value = 0.0
        for place in range(int(state.survivors), len(state.bodies)):
            npc = state.figure(place)
            kind = npc.profile.npc
            if not npc.present or kind is None:
                continue
            closest = -1
            least = 100000.0
            for index in range(state.survivors):
                body = state.bodies[index]
                if body.present:
                    dx, dy = float(body.x - npc.x), float(body.y - npc.y)
                    gap = sqrt(dx * dx + dy * dy) - float(body.base + npc.base) / 2.0
                    if gap < least:
                        closest, least = index, gap
            if closest >= 0 and state.bodies[closest].side == seat:
                value += self.attack(npc, kind, state.figure(closest), least)
        return value

    def attack(self, npc: Figure, kind: Npc, figure: Figure, gap: float) -> float:
        edge = self.strengths[npc.index] - self.strengths[figure.index]
        harm = blow_harm(edge + TIE)
        if kind.infection:
            harm *= 1.8  # who is wounded turns, sooner or later
        reach = float(kind.move)
        closeness = 1.0 if gap <= reach else max(0.0, 1.0 - (gap - reach) / 200.0)
        harm *= closeness
        weapon = kind.weapon
        if weapon is not None and npc.profile.shoots and gap <= float(weapon.far):
            harm = max(
                harm, shot_harm(npc, figure, weapon.near_dice if gap <= float(weapon.near) else weapon.far_dice, CLEAR)
            )
        harm = twice(harm, figure)
        if npc.immobilised:
            harm *= 0.3
        worth = self.values[figure.index] + (2.0 * self.taste.point if self.scenario == DIVERSION else 0.0)
        return worth * health(figure) * harm * (self.taste.danger if self.left > 0.0 or not npc.activated else 0.0)

    # ---- what lies on the table

    def tokens(self, seat: i64) -> float:
        """The nearest hands to each token."""
        state = self.state
        prize = self.taste.token
        value = self.taste.arrival * float(state.resources[seat]) if self.scenario == CLEAN_UP else 0.0
        for token in state.tokens:
            value += prize * (1.0 - self.nearest(to_place(state.table, token.x, token.y), seat) / FARTHEST)
        return value

    def nearest(self, field: bytes, seat: i64) -> float:
        """How far the nearest hands of a side have to go."""
        state = self.state
        best = FARTHEST
        for index in range(state.survivors):
            figure = state.figure(index)
            if figure.side == seat and not figure.profile.animal and figure.can_act():
                away = distance(state.table, field, figure.x, figure.y)
                best = min(best, away)
        return best

    def hunt(self, seat: i64) -> float:
        """[FW-SCEN3-04] How close the hunters are to the enemy chief and the successor."""
        value = 0.0
        for index in range(self.state.survivors):
            figure = self.state.figure(index)
            if figure.side == seat and figure.can_act() and not figure.profile.chief:
                value += self.chase(figure)
        return value

    def chase(self, figure: Figure) -> float:
        """To the nearer one of the two. Whom the other seat has named nobody here can know."""
        state = self.state
        best = 900.0
        chief = chief_of(state, 1 - figure.side)
        for index in (chief, state.named[figure.side] if figure.side == self.seat else chief):
            if index >= 0 and state.bodies[index].present:
                target = state.bodies[index]
                best = min(best, distance(state.table, to_place(state.table, target.x, target.y), figure.x, figure.y))
        return self.taste.hunt * (1.0 - best / 900.0)


def plain_look(state: FirstWaveState, seat: i64) -> Prospect:
    """With the numbers that were set by hand."""
    return Prospect(state, seat, PLAIN[state.readings.scenario.number])


def twice(harm: float, target: Figure) -> float:
    """Two tries in one activation, against what is left of the target."""
    left = float(target.life() - target.wounds) if target.side != NPCS else 3.0
    harm = min(1.0, harm * 3.0 / max(1.0, left))
    return harm + harm - harm * harm


def near(gap: float) -> float:
    """How likely a fighter comes to blows with somebody so far away."""
    if gap <= 100.0:
        return 1.0
    if gap <= 200.0:
        return 1.0 - (gap - 100.0) * 0.004
    return 0.6 / (1.0 + (gap - 200.0) / 120.0)


def health(figure: Figure) -> float:
    """How much of a fighter is left."""
    value = float(figure.life() - figure.wounds) / float(figure.life())
    if figure.impaired():
        value -= 0.1
    if figure.unconscious or figure.immobilised:
        value -= 0.3
    value -= 0.06 * float(figure.stunned + figure.disoriented)
    if figure.fire:
        value -= 0.1
    if figure.infection:
        value *= 0.45  # [FW-STATE-11] it will hardly live through two activations
    return max(0.05, value)


def likely(away: float, left: float) -> float:
    """How likely a fighter gets so far in the turns that are left."""
    needed = away / A_TURN
    if needed <= 0.0:
        return 0.95
    slack = left - needed
    base = 0.75 if slack > 0.5 else 0.4 if slack > -0.3 else 0.1
    return base - 0.3 * min(1.0, away / 700.0)
