"""What the enemies of a side see and can do, hex by hex. As long as none of them changes it stays the same: a search,
which looks at thousands of positions that differ in one unit, reckons it once.
"""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.map.ground import Ground
from warbox.games.tideofiron.pieces.fort import FORT_COVER
from warbox.games.tideofiron.pieces.marks import SMOKE_BIT
from warbox.games.tideofiron.pieces.unit import FATIGUED, OPFIRE, SQUAD, Unit
from warbox.games.tideofiron.reckoning.dice import FARTHEST, dice_row, make_of
from warbox.games.tideofiron.reckoning.worth import RED
from warbox.games.tideofiron.rules.cover import armour
from warbox.games.tideofiron.rules.sighting import far, farthest, is_night, sees
from warbox.games.tideofiron.state import ToiState

LEAST: Final = 0.1  # of an attack's dice count whatever the cover
TIRED: Final = 0.35  # of it, from somebody who has acted
UNKNOWN: Final = -1.0
MOST_KEPT: Final = 40
MOST_LANES: Final = 4000


class Lane:
    """What units of one make could fire from a hex at every other that they see. Who sees is seen, so that it also says
    what they could fire at that hex from the others. It does not matter who stands where."""

    def __init__(self, ground: Ground, cell: i64, dice: list[float]) -> None:
        self.ground: Final = ground
        self.cell: Final = cell
        self.dice: Final = dice  # by distance
        self.known: Final = [UNKNOWN] * ground.size

    def at(self, state: ToiState, cell: i64) -> float:
        """Successes on average; 0 for what is not seen."""
        value = self.known[cell]
        if value == UNKNOWN:
            away = far(self.ground, self.cell, cell)
            value = self.dice[away] if away < FARTHEST else 0.0
            if value > 0.0 and cell != self.cell and not sees(state, self.cell, cell):
                value = 0.0
            self.known[cell] = value
        return value


class Lanes:
    """All of them that were asked for, while smoke and fog are as they were."""

    def __init__(self, ground: Ground, smoke: list[int], sight: int) -> None:
        self.ground: Final = ground
        self.smoke: Final = smoke
        self.sight: Final = sight
        self.kept: Final[dict[int, Lane]] = {}

    def is_as_in(self, state: ToiState, sight: int) -> bool:
        return self.ground is state.ground and self.sight == sight and self.smoke == state.smoke

    def lane(self, unit: Unit, squad: bool, long: bool, cell: i64) -> Lane:
        key = (4 * make_of(unit) + (2 if squad else 0) + (1 if long else 0)) * self.ground.size + int(cell)
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= MOST_LANES:
                self.kept.clear()
            found = Lane(self.ground, cell, dice_row(unit, squad, long))
            self.kept[key] = found
        return found


class Aims:
    """What units of one make could do to the enemies that they could fire at, hex by hex where they might stand."""

    def __init__(self, lanes: list[Lane], covers: list[float], shells: list[float], size: int) -> None:
        self.lanes: Final = lanes  # of each enemy
        self.covers: Final = covers  # less so much by his hex
        self.shells: Final = shells  # and by his armour or fortification
        self.best: Final = [UNKNOWN] * size


class Enemies:
    """Enemies on the board, none of whom has changed since; smoke, fog and night are as they were."""

    def __init__(self, lanes: Lanes, foes: list[Unit], long: bool) -> None:
        self.lanes: Final = lanes
        self.foes: Final = foes
        self.long: Final = long  # whether anybody fires at long range
        size = lanes.ground.size
        # by hex: all that could be fired at a squad and at a vehicle there, the worst op fire, what a unit of some make
        # could fire from there
        self.on_foot: Final = [UNKNOWN] * size
        self.mounted: Final = [UNKNOWN] * size
        self.watched_on_foot: Final = [UNKNOWN] * size
        self.watched_mounted: Final = [UNKNOWN] * size
        self.at_squads: Final[list[Lane]] = []
        self.at_vehicles: Final[list[Lane]] = []
        self.aims: Final[dict[int, Aims]] = {}
        watching = False
        for enemy in foes:
            if enemy.activation == OPFIRE:
                watching = True
        self.watching: Final = watching

    def is_as_in(self, state: ToiState, foes: list[Unit], sight: int, long: bool) -> bool:
        if self.long != long or len(self.foes) != len(foes):
            return False
        for place in range(len(foes)):
            if self.foes[place] is not foes[place]:
                return False
        return self.lanes.is_as_in(state, sight)

    def lanes_at(self, squad: bool) -> list[Lane]:
        """Of each enemy, against squads or vehicles."""
        found = self.at_squads if squad else self.at_vehicles
        if not found:
            for enemy in self.foes:
                found.append(self.lanes.lane(enemy, squad, self.long, enemy.cell))
        return found

    def fire_on(self, state: ToiState, cell: i64, squad: bool) -> float:
        """Successes that all who see a hex could make there, each for itself less the cover of the hex."""
        known = self.on_foot if squad else self.mounted
        if known[cell] == UNKNOWN:
            cover = state.ground.cover[cell] * RED
            if state.marks[cell] & SMOKE_BIT:
                cover += 2 * RED
            lanes = self.lanes_at(squad)
            total = 0.0
            for place, enemy in enumerate(self.foes):
                dice = 0.0 if enemy.condition else lanes[place].at(state, cell)
                if dice > 0:
                    hits = max(dice - cover, LEAST * dice)
                    total += hits * TIRED if enemy.activation == FATIGUED else hits
            known[cell] = total
        return known[cell]

    def op_fire_on(self, state: ToiState, cell: i64, squad: bool) -> float:
        """Successes of the one in op-fire mode who could make most in a hex."""
        known = self.watched_on_foot if squad else self.watched_mounted
        if known[cell] == UNKNOWN:
            cover = RED * state.ground.cover[cell]
            lanes = self.lanes_at(squad)
            worst = 0.0
            for place, enemy in enumerate(self.foes):
                if enemy.activation == OPFIRE and not enemy.condition:
                    worst = max(worst, lanes[place].at(state, cell) - cover)
            known[cell] = worst
        return known[cell]

    def offence(self, state: ToiState, unit: Unit, cell: i64, long: bool) -> float:
        """Successes that a unit could make from a hex against the enemy it hits best, at long range too or not."""
        make = 2 * make_of(unit) + (1 if long else 0)
        aims = self.aims.get(make)
        if aims is None:
            aims = self.aims_of(unit, long)
            self.aims[make] = aims
        best = aims.best[cell]
        if best == UNKNOWN:
            best = 0.0
            for place, lane in enumerate(aims.lanes):
                dice = lane.at(state, cell)
                if dice > best:
                    dice = dice - aims.covers[place] - aims.shells[place]
                    best = max(best, dice)
            aims.best[cell] = best
        return best

    def aims_of(self, unit: Unit, long: bool) -> Aims:
        lanes: list[Lane] = []
        covers: list[float] = []
        shells: list[float] = []
        for enemy in self.foes:
            if enemy.is_concealed():
                continue
            lanes.append(self.lanes.lane(unit, enemy.kind == SQUAD, long, enemy.cell))
            covers.append(RED * self.lanes.ground.cover[enemy.cell])
            if enemy.kind != SQUAD:
                shells.append(RED * int(armour(enemy)))
            else:
                shells.append(RED * FORT_COVER[enemy.fort] if enemy.fort >= 0 else 0.0)
        return Aims(lanes, covers, shells, self.lanes.ground.size)


KEPT: Final[dict[int, Enemies]] = {}
LANES: Final[list[Lanes]] = []  # the last ones
MOST_WEATHERS: Final = 6  # kinds of smoke and fog


def enemies_of(state: ToiState, side: int) -> Enemies:
    """The enemies of a side, from memory if none has changed."""
    foes: list[Unit] = []
    key: i64 = 0
    for unit in state.units:
        if unit.side != side and unit.cell >= 0:
            foes.append(unit)
            key = (key * 31 + id(unit) // 16) % 1_000_000_007
    sight, long = farthest(state), not is_night(state)
    found = KEPT.get(int(key))
    if found is None or not found.is_as_in(state, foes, sight, long):
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = Enemies(lanes_of(state, sight), foes, long)
        KEPT[int(key)] = found
    return found


def lanes_of(state: ToiState, sight: int) -> Lanes:
    """The lanes of fire with the smoke and the fog that there are now."""
    for lanes in LANES:
        if lanes.is_as_in(state, sight):
            return lanes
    if len(LANES) >= MOST_WEATHERS:
        LANES.pop(0)
    LANES.append(Lanes(state.ground, state.smoke.copy(), sight))
    return LANES[-1]
