"""What searches keep in memory: it is what one would find without."""

from mypy_extensions import i64

from tests.games.tideofiron.table import Table
from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance, legal
from warbox.games.tideofiron.game import GAME
from warbox.games.tideofiron.pieces.fort import FORT_COVER
from warbox.games.tideofiron.pieces.marks import SMOKE_BIT
from warbox.games.tideofiron.pieces.unit import FATIGUED, OPFIRE, SQUAD, Unit
from warbox.games.tideofiron.reckoning.dice import dice_at
from warbox.games.tideofiron.reckoning.enemies import LEAST, TIRED, enemies_of
from warbox.games.tideofiron.reckoning.place import Field, pull
from warbox.games.tideofiron.reckoning.reach import reach, ways_of
from warbox.games.tideofiron.reckoning.worth import RED
from warbox.games.tideofiron.rules.allowance import ADVANCING, allowance
from warbox.games.tideofiron.rules.cover import armour
from warbox.games.tideofiron.rules.sighting import far, sees
from warbox.games.tideofiron.state import ACTION, ToiState


def positions(scenario: str, count: int) -> list[ToiState]:
    """Some of a game that is played by the quick policy, with answers at random in between."""
    state = GAME.new(GAME.complete_options({"scenario": scenario}))
    luck = Sampler(5)
    found: list[ToiState] = []
    while (question := state.question) is not None and len(found) < count:
        seat = question.seats[0]
        if seat == CHANCE:
            chance(state, luck)
            continue
        if state.phase == ACTION and int(luck.below(6)) == 0:
            found.append(state.clone())
        answer = GAME.policy(state, seat, luck)
        choices = legal(state, seat)
        if answer is None or int(luck.below(10)) == 0:
            answer = choices[int(luck.below(len(choices)))]
        apply(state, seat, answer)
    return found


def seen_dice(state: ToiState, firer: Unit, squad: bool, first: i64, last: i64) -> float:
    if first != last and not sees(state, first, last):
        return 0.0
    return dice_at(firer, squad, far(state.ground, first, last), True)


def test_ways_are_those_that_reach_finds() -> None:
    for scenario in ("s1", "s2"):
        for state in positions(scenario, 8):
            for unit in state.units:
                left = allowance(state, unit, ADVANCING, 0)
                if unit.cell < 0 or left <= 0:
                    continue
                found = reach(state, unit, left, 0, False)
                for _ in range(2):  # made, then kept
                    ways = ways_of(state, unit, left, 0, False)
                    assert ways.cells == list(found)
                    for place, cell in enumerate(ways.cells):
                        spent, before = found[cell]
                        assert ways.spent[place] == spent
                        assert (before if before in found else -1) == (
                            ways.cells[ways.before[place]] if ways.before[place] >= 0 else -1
                        )
                        assert far(state.ground, unit.cell, ways.first[place]) == 1


def test_ways_are_kept_until_somebody_stands_in_them() -> None:
    table = Table("map 9x9; US a @C05 [RRRR]; US b @H09 [RRRR]; DE x @H01 [RRRR]")
    state = table.state
    unit = state.units[0]
    left = allowance(state, unit, ADVANCING, 0)
    before = ways_of(state, unit, left, 0, False)
    assert ways_of(state.clone(), unit, left, 0, False) is before
    away = state.clone()
    away.put(away.units[1].at(state.ground.labels.index("I09")))
    assert ways_of(away, unit, left, 0, False) is before, "nobody has come near"
    barred = state.clone()
    cell = state.ground.labels.index("C04")
    barred.put(barred.units[2].at(cell))
    assert cell in before.cells
    assert ways_of(barred, unit, left, 0, False) is not before
    again = ways_of(state, unit, left, 0, False)
    marked = state.clone()
    marked.mark(cell, SMOKE_BIT)
    assert ways_of(marked, unit, left, 0, False) is not again


def test_ways_that_lead_over_enemies_are_found_anew() -> None:
    """[TOI-UNIT-32] Whether a tank can drive on behind them depends on hexes that it does not reach."""
    for enemy, lasts in (("C04", False), ("H01", True)):
        state = Table(f"map 9x9; US a @C05 m4a1; US b @A09 [RRRR]; DE x @{enemy} [RRRR]").state
        unit = state.units[0]
        assert (ways_of(state, unit, 3, 0, False) is ways_of(state, unit, 3, 0, False)) == lasts


def test_fire_and_danger_are_those_of_every_enemy_by_himself() -> None:
    for state in [*positions("s1", 6), *positions("s3", 6)]:
        for side in range(2):
            enemies = enemies_of(state, side)
            foes = [unit for unit in state.units if unit.side != side and unit.cell >= 0]
            own = [unit for unit in state.units if unit.side == side and unit.cell >= 0]
            for cell in range(0, state.ground.size, 7):
                for squad in (True, False):
                    total, worst = fire_and_op_fire(state, foes, cell, squad)
                    assert abs(enemies.fire_on(state, cell, squad) - total) < 1e-9
                    assert abs(enemies.op_fire_on(state, cell, squad) - worst) < 1e-9
                for unit in own[:3]:
                    best = best_offence(state, foes, unit, cell)
                    assert abs(enemies.offence(state, unit, cell, True) - best) < 1e-9


def fire_and_op_fire(state: ToiState, foes: list[Unit], cell: int, squad: bool) -> tuple[float, float]:
    total = worst = 0.0
    cover = RED * state.ground.cover[cell]
    smoke = 2 * RED if state.marks[cell] & SMOKE_BIT else 0.0
    for enemy in foes:
        dice = 0.0 if enemy.condition else seen_dice(state, enemy, squad, enemy.cell, cell)
        total += max(dice - cover - smoke, LEAST * dice) * (TIRED if enemy.activation == FATIGUED else 1.0)
        if enemy.activation == OPFIRE:
            worst = max(worst, dice - cover)
    return total, worst


def best_offence(state: ToiState, foes: list[Unit], unit: Unit, cell: int) -> float:
    best = 0.0
    for enemy in foes:
        if enemy.is_concealed():
            continue
        dice = seen_dice(state, unit, enemy.kind == SQUAD, cell, enemy.cell) - RED * state.ground.cover[enemy.cell]
        if enemy.kind != SQUAD:
            dice -= RED * int(armour(enemy))
        elif enemy.fort >= 0:
            dice -= RED * FORT_COVER[enemy.fort]
        best = max(best, dice)
    return best


def test_all_who_move_alike_are_drawn_alike() -> None:
    for scenario in ("s2", "s4"):
        for state in positions(scenario, 4):
            for side in range(2):
                field = Field(state, side, GAME.taste(state, side))
                for unit in state.units:
                    if unit.side != side or unit.cell < 0:
                        continue
                    for cell in range(0, state.ground.size, 11):
                        alone = pull(state, unit, cell, field.goals, field.draws, field.gates, field.taste)
                        assert field.pull(unit, cell) == alone
