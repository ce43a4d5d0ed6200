"""How good a position is for a seat: the scenario's points, won and in sight, and what is left of both warbands."""

from math import exp
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.measure import gap_hundredths
from warbox.games.firstwave.ground.sight import UNSEEN, sight
from warbox.games.firstwave.pieces.figure import CROSSED, Figure
from warbox.games.firstwave.pieces.scenarios import BLOODLINE, CLEAN_UP, DIVERSION, POWER_WAR
from warbox.games.firstwave.reckoning.fields import to_goal, to_point
from warbox.games.firstwave.rules.scenario import CHEAP, chief_of, score
from warbox.games.firstwave.rules.states import is_dead
from warbox.games.firstwave.state import NOBODY, FirstWaveState

SCALE: Final = 14.0
A_TURN: Final = 200.0  # mm that two movements lead
TOKEN_WORTH: Final = 2.5
EDGE_MM: Final = 10


def evaluate(state: FirstWaveState, seat: int) -> float:
    """From 0, lost, to 1, won."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    own, other = worth(state, seat), worth(state, 1 - seat)
    return 1.0 / (1.0 + exp(-(own - other) / SCALE))


def worth(state: FirstWaveState, seat: int) -> float:
    """What a side has and may expect."""
    scenario = state.readings.scenario.number
    turns = int(state.readings.scenario.turns) or 8
    left = max(0, turns - int(state.turn)) + 0.5
    value = 0.0
    if scenario == BLOODLINE:
        value += 20.0 * bloodline(state, seat)
    else:
        value += (4.0 if scenario == DIVERSION else 3.0 if scenario == CLEAN_UP else 1.0) * score(state, seat)
        if scenario == POWER_WAR:
            value -= zone_now(state, seat)  # fighters in the zone are counted below, as likely as they stay there
    for index in range(state.survivors):
        figure = state.figure(index)
        if figure.side == seat and figure.present:
            value += fighter(state, figure, scenario, left)
        elif figure.side == seat and figure.gone == CROSSED:
            value += 3.0 + float(figure.profile.cost) / 12.0  # gone, and not lost
    value += tokens(state, seat, scenario)
    return value + prey(state, seat, scenario)


def zone_now(state: FirstWaveState, seat: int) -> float:
    value = 0.0
    for index in range(state.survivors):
        figure = state.figure(index)
        if figure.side == seat and figure.present and to_goal(state, seat, int(figure.x), int(figure.y), 100) == 0:
            value += 5.0 if figure.profile.cost <= CHEAP else 10.0
    return value


def health(figure: Figure) -> float:
    """How much of a fighter is left."""
    value = float(figure.life() - figure.wounds) / float(figure.life())
    if figure.impaired():
        value -= 0.1
    if figure.unconscious or figure.immobilised:
        value -= 0.3
    value -= 0.06 * float(figure.stunned + figure.disoriented)
    return max(0.05, value - 0.12 * float(figure.infection) - (0.1 if figure.fire else 0.0))


def fighter(state: FirstWaveState, figure: Figure, scenario: i64, left: float) -> float:
    """A fighter's worth: itself, and what it may still do for the scenario."""
    seat = int(figure.side)
    whole = health(figure)
    value = (2.0 + float(figure.profile.cost) / 12.0) * whole
    x, y = int(figure.x), int(figure.y)
    if scenario == POWER_WAR:
        prize = 5.0 if figure.profile.cost <= CHEAP else 10.0
        distance = to_goal(state, seat, x, y, 100)
        value += prize * (0.3 + 0.7 * whole) * likely(distance, left)
    elif scenario == DIVERSION:
        distance = to_goal(state, seat, x, y, EDGE_MM)
        value += 4.0 * (0.3 + 0.7 * whole) * likely(distance, left)
    elif scenario == BLOODLINE and figure.profile.chief:
        value += 9.0 * whole
    for carried in figure.weapons:
        if carried.out:
            value -= 0.4
    return value - exposure(state, figure)


def likely(distance: int, left: float) -> float:
    """How likely a fighter gets so far in the turns that are left."""
    needed = float(distance) / A_TURN
    if needed <= 0.0:
        return 0.95
    slack = left - needed
    base = 0.75 if slack > 0.5 else 0.4 if slack > -0.3 else 0.1
    return base - 0.3 * min(1.0, float(distance) / 700.0)


def exposure(state: FirstWaveState, figure: Figure) -> float:
    """What may hit a fighter: enemy shooters that see it, less in cover; NPCs close by."""
    danger = 0.0
    for body in state.bodies:
        if not body.present or body.side == figure.side:
            continue
        foe = state.figure(body.index)
        gap = gap_hundredths(foe, figure) / 100.0
        if foe.is_npc() and gap < 160.0:
            danger += 0.25 if foe.immobilised else 0.9 - gap / 400.0
        if foe.profile.shoots and not foe.unconscious:
            reach: i64 = 0
            for carried in foe.weapons:
                if not carried.out and carried.weapon.far > reach:
                    reach = carried.weapon.far
            if gap <= float(reach):
                seen = sight(state.table, state.bodies, state.smoke, foe, figure)
                if seen != UNSEEN:
                    danger += 0.5 - 0.18 * float(seen)
    return danger * 0.8


def tokens(state: FirstWaveState, seat: int, scenario: i64) -> float:
    """The nearest hands to each token. Arrivals are what clean-up lives on."""
    prize = TOKEN_WORTH if scenario == POWER_WAR else 3.0 if scenario == CLEAN_UP else 0.4
    value = 0.0
    if scenario == CLEAN_UP:
        value += 3.5 * float(state.resources[seat])
    for token in state.tokens:
        best = 9999
        for index in range(state.survivors):
            figure = state.figure(index)
            if figure.side == seat and figure.present and not figure.profile.animal and figure.can_act():
                best = min(best, to_point(state, int(token.x), int(token.y), int(figure.x), int(figure.y)))
        if best < 9999:
            value += prize * (1.0 - min(1.0, float(best) / 600.0))
    return value


def prey(state: FirstWaveState, seat: int, scenario: i64) -> float:
    """NPCs that are as good as gone, and in clean-up those within reach; in the bloodline the enemy's two."""
    value = 0.0
    if scenario == CLEAN_UP or scenario == POWER_WAR:
        each = 1.5 if scenario == CLEAN_UP else 0.3
        for place in range(int(state.survivors), len(state.bodies)):
            npc = state.figure(place)
            if not npc.present:
                continue
            kind = npc.profile.npc
            worth_it = each * (1.0 if kind is None or kind.type == 0 else 2.0)
            if npc.immobilised:
                worth_it *= 1.6
            best = 99999
            for index in range(state.survivors):
                if state.bodies[index].side == seat and state.bodies[index].present:
                    best = min(best, gap_hundredths(npc, state.bodies[index]))
            value += worth_it * (1.0 - min(1.0, best / 40000.0))
    return value


def bloodline(state: FirstWaveState, seat: int) -> float:
    """How far the enemy chief and the successor that the seat has named are down, from 0 to 2."""
    value = 0.0
    for index in (chief_of(state, 1 - seat), state.named[seat]):
        if index == NOBODY:
            continue
        target = state.figure(index)
        if is_dead(target):
            value += 1.0
            continue
        value += 0.45 * float(target.wounds) / float(target.life()) + (0.1 if target.unconscious else 0.0)
        best = 99999
        for other in range(state.survivors):
            if state.bodies[other].side == seat and state.bodies[other].present:
                best = min(best, gap_hundredths(target, state.bodies[other]))
        value += 0.25 * (1.0 - min(1.0, best / 60000.0))
    return value
