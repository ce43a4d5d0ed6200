"""What a hex is worth to a unit now: the way to objectives, cover, danger, whom it can fire at from there.

A `Field` is made for one side in one position and forgotten afterwards; what it has reckoned for a hex it keeps.
"""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.box import SQUAD_MP, THIRDS
from warbox.games.tideofiron.pieces.fort import FORT_COVER
from warbox.games.tideofiron.pieces.marks import MINES_BIT, TRAPS_BIT, WIRE_BIT
from warbox.games.tideofiron.pieces.spec import ENGINEER
from warbox.games.tideofiron.pieces.unit import FATIGUED, SQUAD, Unit, head_count
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.reckoning.dice import FARTHEST
from warbox.games.tideofiron.reckoning.enemies import enemies_of
from warbox.games.tideofiron.reckoning.pull import FAR, OPEN, Goal, draws, enemy_nearby, goals, holder, openness, stakes
from warbox.games.tideofiron.reckoning.reach import Ways, ways_of
from warbox.games.tideofiron.reckoning.taste import Taste
from warbox.games.tideofiron.reckoning.worth import RED, inside, worth
from warbox.games.tideofiron.rules.allowance import mover_of
from warbox.games.tideofiron.rules.cover import armour
from warbox.games.tideofiron.rules.sighting import far
from warbox.games.tideofiron.state import ToiState

MINES: Final = 0.8
DOOMED: Final = 0.85  # of what a place brings: a squad that will be shot to pieces before that is counted
SOFT: Final = 0.5  # of a truck, for each hit it has to fear: lost, and it holds nothing
WIRE: Final = 0.35
WAY_OUT: Final = 9.0  # for each point that a unit makes by leaving the map
SPARE: Final = 2  # rounds that a unit should have to spare
HURRY: Final = 1  # for each third that it has not: so many more
BARRED: Final = 0.6  # of it: while an enemy stands where one leaves
LEFT_MAP: Final = 12.0  # for each point scored by leaving the map: more than standing where one can leave
LONGEST_WAY: Final = 80  # thirds
NOT_YET: Final = -1e9


class Field:
    def __init__(self, state: ToiState, side: int, taste: Taste) -> None:
        self.state: Final = state
        self.side: Final = side
        self.goals: Final = goals(state.scenario)
        self.taste: Final = taste
        self.worth: Final = stakes(state, self.goals, side, taste)
        self.draws: Final = draws(state, self.goals, self.worth, side, taste)
        self.gates: Final[list[float]] = openness(state, self.goals, side, taste) if taste.keen else []
        self.enemies: Final = enemies_of(state, side)
        self.whose: Unit | None = None  # of whom is known what places are worth to it, in the open
        self.stood: list[float] = []
        self.ways: Ways | None = None  # of the unit that was asked about last
        gate = state.scenario.victory.exit
        self.leaves: Final = gate is not None and gate.side == side
        self.spares: Final = taste.keen and not self.leaves  # who leaves the map must run through fire
        self.pulls: Final[list[list[float]]] = [[], [], []]  # by mover and hex, as they are asked for

    def nearest(self, unit: Unit) -> i64:
        """Hexes to the nearest enemy."""
        found: i64 = FARTHEST
        cell = unit.cell if unit.cell >= 0 else self.state.units[unit.carrier].cell
        for enemy in self.enemies.foes:
            found = min(found, far(self.state.ground, cell, enemy.cell))
        return found

    def reach(self, unit: Unit, left: i64, steps: i64, from_mines: bool) -> Ways:
        """Where a unit can go, perhaps with more movement than it has left. Who is keen works it out once for a unit
        that has not moved, whatever it does on the way."""
        if not self.taste.keen or steps or from_mines or unit.kind != SQUAD:
            return ways_of(self.state, unit, left, steps, from_mines)
        ways = self.ways
        if ways is None or ways.unit is not unit or ways.left < left:
            ways = ways_of(self.state, unit, left, steps, from_mines)
            self.ways = ways
        return ways

    # ---- danger

    def danger(self, unit: Unit, cell: i64) -> float:
        """What a unit is likely to lose in a hex, in figures."""
        return self.enemies.fire_on(self.state, cell, unit.kind == SQUAD)

    # ---- goals

    def pull(self, unit: Unit, cell: i64) -> float:
        """How near a hex is to what a unit should go for: the same for all who move alike, if they do not leave."""
        if self.leaves:
            return pull(self.state, unit, cell, self.goals, self.draws, self.gates, self.taste)
        known = self.pulls[mover_of(unit)]
        if not known:
            known.extend([NOT_YET] * self.state.ground.size)
        value = known[cell]
        if value == NOT_YET:
            value = pull(self.state, unit, cell, self.goals, self.draws, self.gates, self.taste)
            known[cell] = value
        return value

    def holding(self, unit: Unit, cell: int) -> float:
        """What standing in an objective brings, if nobody else of the side does."""
        state = self.state
        if state.scenario.objective_places[cell] < 0:
            return 0.0
        friends = int(state.friends(self.side, cell))
        if friends > (1 if unit.cell == cell else 0):
            return 0.0
        for place, goal in enumerate(self.goals):
            if goal.cell == cell:
                return self.worth[place] * (
                    guarding(state, self.side, cell, self.taste)
                    if holder(state, cell) == self.side
                    else self.taste.there + self.taste.held
                )
        return 0.0

    # ---- all together

    def stand(self, unit: Unit, cell: i64, fort: i64) -> float:
        """What it is worth that a unit stands in a hex."""
        if fort >= 0:
            return self.find_stand(unit, cell, fort)
        if self.whose is not unit:
            self.whose = unit
            self.stood = [NOT_YET] * self.state.ground.size
        if self.stood[cell] == NOT_YET:
            self.stood[cell] = self.find_stand(unit, cell, fort)
        return self.stood[cell]

    def find_stand(self, unit: Unit, cell: i64, fort: i64) -> float:
        state, taste = self.state, self.taste
        holding = self.holding(unit, int(cell))
        value = self.pull(unit, cell) + holding
        cover: i64 = state.ground.cover[cell]
        mark: i64 = state.marks[cell]
        danger = self.danger(unit, cell)
        if unit.kind == SQUAD:
            if fort >= 0:
                cover += FORT_COVER[fort]
                danger -= min(danger * 0.7, 2 * FORT_COVER[fort] * RED)
            heads = int(head_count(unit.figs))
            if self.spares and danger > heads:
                value -= value * min(DOOMED, (danger - heads) / heads)
            value += taste.cover * heads * int(cover)
            danger = min(danger * taste.fired_at, float(heads))
            if mark & WIRE_BIT and not unit.has_spec(ENGINEER):
                value -= WIRE
        else:
            value += taste.cover * int(cover)
            danger = max(0.0, danger - RED * int(armour(unit))) * taste.fired_at
            if self.spares and VEHICLES[unit.kind].truck:
                danger = min(1.0, SOFT * danger)
                value -= danger * holding
            else:
                danger *= taste.armoured
            danger *= at_stake(state, unit, taste)
            if mark & (WIRE_BIT | TRAPS_BIT):
                value -= WIRE
        if mark & MINES_BIT:
            value -= MINES
        others = int(state.friends(self.side, cell)) - (1 if unit.cell == cell else 0)
        return value - danger - taste.crowd * others + taste.offence * self.offence(unit, cell, self.enemies.long)

    def offence(self, unit: Unit, cell: i64, long: bool) -> float:
        """Successes that the unit could make from a hex against the enemy it hits best, at long range too or not."""
        return self.enemies.offence(self.state, unit, cell, long)


def guarding(state: ToiState, side: int, cell: int, taste: Taste) -> float:
    """Of a goal's worth: to stand in a hex that one holds already."""
    return taste.there if enemy_nearby(state, side, cell) else taste.unthreatened


def way_out(state: ToiState, unit: Unit, goal: Goal, way: int, taste: Taste, free: float = -1.0) -> float:
    """What it is worth to a unit to be so near to where it leaves the map: every step counts the same from afar, as
    there is no time to lose, and more if it will need all the rounds that are left. Nothing if they are too few.

    Who is keen knows how `free` the way is, from 0 to 1: squads go to clear it, also those that come too late to leave,
    and as long as it is barred nobody else needs to be nearer than one move, if there is time."""
    if free >= 0.0 and unit.kind == SQUAD:
        return taste.clear * exit_worth(state, unit) * max(0.0, 1.0 - way / LONGEST_WAY)
    pace = SQUAD_MP if unit.kind == SQUAD else VEHICLES[unit.kind].mp
    rounds = state.scenario.rounds - int(state.round) + (0 if unit.activation == FATIGUED else 1)
    if way >= THIRDS * pace * rounds:
        return 0.0
    if 0.0 <= free < OPEN and unit.kind != SQUAD and not VEHICLES[unit.kind].tank and rounds > SPARE:
        way = max(way, THIRDS * pace)
    late = way - max(0, THIRDS * pace * (rounds - SPARE))
    if late > 0:
        way += HURRY * late
    value = taste.way_out * exit_worth(state, unit) * max(0.0, 1.0 - way / LONGEST_WAY)
    if free >= 0.0:
        return free * (taste.shut * value if state.enemies(unit.side, goal.cell) else value)
    return BARRED * value if state.enemies(unit.side, goal.cell) else value


def at_stake(state: ToiState, unit: Unit, taste: Taste) -> float:
    """What is lost with a unit: itself, and points that it would make by leaving the map."""
    lost = worth(unit) + (inside(state, unit) if taste.keen else 0.0)
    gate = state.scenario.victory.exit
    if gate is None or gate.side != unit.side:
        return lost
    return lost + taste.lost_point * exit_worth(state, unit)


def pull(
    state: ToiState,
    unit: Unit,
    cell: i64,
    all_goals: list[Goal],
    drawn: list[float],
    gates: list[float],
    taste: Taste,
) -> float:
    """How near a hex is to what a unit should go for."""
    best = 0.0
    mover = mover_of(unit)
    for place, goal in enumerate(all_goals):
        way = goal.ways[mover][cell]
        if way >= FAR - 99:
            continue
        if goal.way_out == unit.side:
            best = max(best, way_out(state, unit, goal, way, taste, gates[place] if gates else -1.0))
        if drawn[place] > 0:
            best = max(best, drawn[place] * taste.way / (taste.way + way))
    return taste.near * best


def exit_worth(state: ToiState, unit: Unit) -> float:
    """Points that a unit makes by leaving the map, with those inside it."""
    gate = state.scenario.victory.exit
    assert gate is not None
    if unit.kind == SQUAD:
        return gate.squad
    vehicle = VEHICLES[unit.kind]
    points = gate.truck if vehicle.truck else gate.tank if vehicle.tank else gate.half_track
    if vehicle.transport:
        points += gate.squad * int(state.cargo_count(unit.index))
    return points
