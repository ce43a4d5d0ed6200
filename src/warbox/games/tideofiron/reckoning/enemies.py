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


class Enemies:
    """Enemies on the board, none of whom has changed since; smoke, fog and night are as they were."""

    def __init__(self, ground: Ground, foes: list[Unit], smoke: list[int], sight: int, long: bool) -> None:
        self.ground: Final = ground
        self.foes: Final = foes
        self.smoke: Final = smoke
        self.sight: Final = sight
        self.long: Final = long  # whether anybody fires at long range
        # by hex: all that could be fired at a squad and at a vehicle there, the worst op fire, what a unit of some make
        # could fire from there
        self.on_foot: Final = [UNKNOWN] * ground.size
        self.mounted: Final = [UNKNOWN] * ground.size
        self.watched_on_foot: Final = [UNKNOWN] * ground.size
        self.watched_mounted: Final = [UNKNOWN] * ground.size
        self.offences: Final[dict[int, list[float]]] = {}
        watching = False
        for enemy in foes:
            if enemy.activation == OPFIRE:
                watching = True
        self.watching: Final = watching

    def is_as_in(self, state: ToiState, foes: list[Unit], sight: int, long: bool) -> bool:
        if self.ground is not state.ground or self.sight != sight or self.long != long or len(self.foes) != len(foes):
            return False
        for place in range(len(foes)):
            if self.foes[place] is not foes[place]:
                return False
        return self.smoke == state.smoke

    def fire_on(self, state: ToiState, cell: i64, squad: bool) -> float:
        """Successes that all who see a hex could make there, each for itself less the cover of the hex."""
        known = self.on_foot if squad else self.mounted
        if known[cell] == UNKNOWN:
            cover = state.ground.cover[cell] * RED
            if state.marks[cell] & SMOKE_BIT:
                cover += 2 * RED
            total = 0.0
            for enemy in self.foes:
                dice = 0.0 if enemy.condition else self.dice_of(enemy, cell, squad)
                if dice > 0 and (enemy.cell == cell or sees(state, enemy.cell, cell)):
                    hits = max(dice - cover, LEAST * dice)
                    total += hits * TIRED if enemy.activation == FATIGUED else hits
            known[cell] = total
        return known[cell]

    def op_fire_on(self, state: ToiState, cell: i64, squad: bool) -> float:
        """Successes of the one in op-fire mode who could make most in a hex."""
        known = self.watched_on_foot if squad else self.watched_mounted
        if known[cell] == UNKNOWN:
            cover = RED * state.ground.cover[cell]
            worst = 0.0
            for enemy in self.foes:
                if enemy.activation != OPFIRE or enemy.condition:
                    continue
                dice = self.dice_of(enemy, cell, squad) - cover
                if dice > worst and (enemy.cell == cell or sees(state, enemy.cell, cell)):
                    worst = dice
            known[cell] = worst
        return known[cell]

    def dice_of(self, enemy: Unit, cell: i64, squad: bool) -> float:
        away = far(self.ground, enemy.cell, cell)
        return dice_row(enemy, squad, self.long)[away] if away < FARTHEST else 0.0

    def offence(self, state: ToiState, unit: Unit, cell: i64, long: bool) -> float:
        """Successes that a unit could make from a hex against the enemy it hits best, at long range too or not."""
        make = 2 * make_of(unit) + (1 if long else 0)
        known = self.offences.get(make)
        if known is None:
            known = [UNKNOWN] * self.ground.size
            self.offences[make] = known
        if known[cell] == UNKNOWN:
            known[cell] = self.find_offence(state, unit, cell, long)
        return known[cell]

    def find_offence(self, state: ToiState, unit: Unit, cell: i64, long: bool) -> float:
        on_foot = dice_row(unit, True, long)
        mounted = dice_row(unit, False, long)
        best = 0.0
        for enemy in self.foes:
            away = far(self.ground, cell, enemy.cell)
            if away >= FARTHEST or enemy.is_concealed():
                continue
            dice = on_foot[away] if enemy.kind == SQUAD else mounted[away]
            if dice <= best:
                continue
            dice -= RED * self.ground.cover[enemy.cell]
            if enemy.kind != SQUAD:
                dice -= RED * int(armour(enemy))
            elif enemy.fort >= 0:
                dice -= RED * FORT_COVER[enemy.fort]
            if dice > best and sees(state, cell, enemy.cell):
                best = dice
        return best


KEPT: Final[dict[int, Enemies]] = {}


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
        found = Enemies(state.ground, foes, state.smoke.copy(), sight, long)
        KEPT[int(key)] = found
    return found
