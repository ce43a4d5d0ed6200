"""Setup: squads of a useful make, tokens to those who can use them, everybody where cover, sight and objectives are."""

from math import log1p
from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.games.tideofiron.actions import PLACE, Base, Deploy, Load, Token, UnitAction, UnitHexAction
from warbox.games.tideofiron.codes import hex_of
from warbox.games.tideofiron.pieces.figure import ELITE, MACHINE_GUN, MORTAR, OFFICER, REGULAR
from warbox.games.tideofiron.pieces.spec import ANTI_TANK, MEDIC
from warbox.games.tideofiron.pieces.unit import NO_FORT, Unit, count_of
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.reckoning.place import Field
from warbox.games.tideofiron.reckoning.pull import FAR
from warbox.games.tideofiron.reckoning.taste import Taste
from warbox.games.tideofiron.reckoning.worth import worth
from warbox.games.tideofiron.rules.allowance import mover_of
from warbox.games.tideofiron.rules.sighting import far, sees
from warbox.games.tideofiron.state import ToiState
from warbox.games.tideofiron.thinking.ranking import Ranking

WATCHED: Final = 0.05  # for each goal in sight and in range
IN_RANGE: Final = 6
HELPERS: Final = 3  # friends within reach of a goal after which it draws no more
BESIDE: Final = 2  # hexes from a goal within which somebody looks after it
HALF_WAY: Final = 9.0  # thirds to go, after which a unit counts half for a goal
ENOUGH: Final = 4.0  # figures: the more of them look after a goal the less one more is worth
SHARE: Final = 3.0  # of a goal's weight
LOADED: Final = -5.0  # squads fight on foot: what hits a vehicle kills all inside


def best_build(choices: list[Action]) -> list[Action]:
    """A squad has one officer or one crew at most; elites stand together; crews are built first."""
    ranking = Ranking()
    for action in choices:
        assert isinstance(action, Base)
        ranking.add(make(action.figs), action)
    return ranking.best(1, -99.0)


def make(figs: i64) -> float:
    """How well figures go together."""
    officers, guns, mortars = count_of(figs, OFFICER), count_of(figs, MACHINE_GUN), count_of(figs, MORTAR)
    elites = count_of(figs, ELITE)
    score = 0.1 * int(elites * elites) + 0.01 * int(count_of(figs, REGULAR))
    if guns + mortars == 1:
        score += 2.0
    elif guns + mortars == 2:
        score -= 2.0
    if officers == 1:
        score += 1.0
    elif officers > 1:
        score -= 3.0
    if officers and guns + mortars:
        score -= 1.5  # he is needed where squads go
    return score


def best_token(state: ToiState, choices: list[Action]) -> list[Action]:
    """Medics beside an officer, anti-tank weapons with plain squads, the rest with elites."""
    ranking = Ranking()
    for action in choices:
        assert isinstance(action, Token)
        unit = state.units[state.roster.index[action.name]]
        elites = int(count_of(unit.figs, ELITE))
        score = 0.1 * elites
        if action.spec == ANTI_TANK:
            score = -0.1 * elites - (0.5 if unit.has_officer() else 0.0)
        elif action.spec == MEDIC:
            score = -0.1 * elites + (0.5 if unit.has_officer() else 0.0)
        ranking.add(score, action)
    return ranking.best(1, -99.0)


def best_deployment(state: ToiState, seat: int, choices: list[Action], taste: Taste) -> list[Action]:
    """Where the next unit goes."""
    field = Field(state, seat % 2, taste)
    crowd = helpers(field)
    shared = taste.keen and shares_out(field)
    forces = present(field) if shared else []
    ranking = Ranking()
    for action in choices:
        if isinstance(action, Deploy):
            unit = state.units[state.roster.index[action.name]]
            cell = hex_of(state.ground, action.code)
            if shared:
                ranking.add(posted(field, unit, cell, action.fort, forces), action)
            else:
                ranking.add(deployed(field, unit, cell, action.fort, crowd), action)
        elif isinstance(action, UnitHexAction) and action.verb == PLACE:
            unit = state.units[state.roster.index[action.name]]
            ranking.add(field.stand(unit, hex_of(state.ground, action.code), NO_FORT) + worth(unit), action)
        elif isinstance(action, Load):
            ranking.add(LOADED, action)
        else:
            ranking.add(-9.0, action)
    return ranking.best(1, -99.0)


def helpers(field: Field) -> list[int]:
    """How many friends look after each goal already."""
    state = field.state
    found: list[int] = []
    for goal in field.goals:
        count = 0
        for unit in state.units:
            if unit.side == field.side and unit.cell >= 0 and far(state.ground, unit.cell, goal.cell) <= BESIDE:
                count += 1
        found.append(count)
    return found


def deployed(field: Field, unit: Unit, cell: i64, fort: i64, crowd: list[int]) -> float:
    """What a hex is worth to a unit that is deployed: as in play, but everybody is to have his own goal."""
    state = field.state
    value = field.stand(unit, cell, fort) - field.pull(unit, cell)
    mover = mover_of(unit)
    best = 0.0
    for place, goal in enumerate(field.goals):
        weight = field.worth[place]
        if goal.way_out == field.side:
            weight += 6.0
        if weight <= 0:
            continue
        way = goal.ways[mover][cell]
        if way < FAR - 99:
            best = max(best, weight * 15.0 / (15.0 + way) * (0.8 ** min(crowd[place], 2 * HELPERS)))
        away = far(state.ground, cell, goal.cell)
        if 0 < away <= IN_RANGE and sees(state, cell, goal.cell):
            value += WATCHED * weight
    return value + 1.6 * best


def shares_out(field: Field) -> bool:
    """Whether a side's force is shared out among the goals: if it is to leave the map, or to hold some hexes of its
    zone and to take others. Else everybody goes where it is best, measured as the better way: see docs/opponents.md."""
    zone = field.state.scenario.forces[field.side].zone
    inside = outside = False
    for goal in field.goals:
        if goal.way_out == field.side:
            return True
        if goal.points > 0 or goal.control[field.side] > 0:
            if goal.cell in zone:
                inside = True
            else:
                outside = True
    return inside and outside


def present(field: Field) -> list[float]:
    """How much of a side looks after each goal already: every unit after the one that it is nearest to."""
    found = [0.0] * len(field.goals)
    for unit in field.state.units:
        if unit.side == field.side and unit.cell >= 0:
            best = 0.0
            its = -1
            for place, goal in enumerate(field.goals):
                near = nearness(goal.ways[mover_of(unit)][unit.cell])
                if near * goal_weight(field, place) > best:
                    best = near * goal_weight(field, place)
                    its = place
            if its >= 0:
                found[its] += worth(unit) * nearness(field.goals[its].ways[mover_of(unit)][unit.cell])
    return found


def goal_weight(field: Field, place: int) -> float:
    return field.worth[place] + (6.0 if field.goals[place].way_out == field.side else 0.0)


def nearness(way: i64) -> float:
    """From 0 to 1: how much of a unit counts where it has so far to go."""
    return 0.0 if way >= FAR - 99 else HALF_WAY / (HALF_WAY + float(way))


def posted(field: Field, unit: Unit, cell: i64, fort: i64, forces: list[float]) -> float:
    """What a hex is worth to a unit that is deployed: every goal is to have its share of the force."""
    state = field.state
    value = field.stand(unit, cell, fort) - field.pull(unit, cell) - field.holding(unit, int(cell))
    mover = mover_of(unit)
    best = 0.0
    for place, goal in enumerate(field.goals):
        weight = goal_weight(field, place)
        if weight <= 0:
            continue
        more = worth(unit) * nearness(goal.ways[mover][cell])
        there = forces[place]
        best = max(best, weight * (log1p((there + more) / ENOUGH) - log1p(there / ENOUGH)))
        away = far(state.ground, cell, goal.cell)
        if 0 < away <= IN_RANGE and sees(state, cell, goal.cell):
            value += WATCHED * weight
    return value + SHARE * best


def best_concealed(state: ToiState, choices: list[Action]) -> list[Action]:
    """Those nearest to the enemy, or to where he comes from."""
    ranking = Ranking()
    for action in choices:
        if isinstance(action, UnitAction):
            unit = state.units[state.roster.index[action.name]]
            nearest: i64 = 99
            for cell in state.scenario.forces[1 - unit.side].zone:
                away = far(state.ground, unit.cell, cell)
                nearest = min(nearest, away)
            ranking.add(worth(unit) - 0.2 * int(nearest), action)
        else:
            ranking.add(-90.0, action)
    return ranking.best(1, -99.0)


def best_ace(state: ToiState, choices: list[Action]) -> list[Action]:
    ranking = Ranking()
    for action in choices:
        assert isinstance(action, UnitAction)
        ranking.add(float(VEHICLES[state.units[state.roster.index[action.name]].kind].veh_fp), action)
    return ranking.best(1, -99.0)
