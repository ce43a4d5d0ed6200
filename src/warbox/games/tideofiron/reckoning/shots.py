"""Shots: what a unit can do by fire to whom, alone and with others."""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.box import AREA_HIT, GOOD, HIT
from warbox.games.tideofiron.pieces.unit import GUNS, NO_UNIT, OPFIRE, SQUAD, Unit
from warbox.games.tideofiron.reckoning.taste import PLAIN, Taste
from warbox.games.tideofiron.reckoning.worth import at_least, destroyed_by, expected, halted_by, inside
from warbox.games.tideofiron.rules.attack import Attack
from warbox.games.tideofiron.rules.cover import defence
from warbox.games.tideofiron.rules.firepower import (
    able_figures,
    can_attack,
    can_shell,
    firepower,
    is_flame,
    may_reach,
    mortar_band,
    mortar_firepower,
    mortar_may_fire,
    range_band,
    worst,
)
from warbox.games.tideofiron.rules.halving import LEAD
from warbox.games.tideofiron.rules.target import support_figures
from warbox.games.tideofiron.state import ToiState

LATER: Final = 0.65  # of a shot that takes another action
FRIENDLY_FIRE: Final = 1.3  # what a shell takes from one's own counts more


class Shot:
    """The best that a unit can fire at: an enemy, or with mortars a hex; nothing: the gain is 0."""

    def __init__(self, gain: float, target: int, cell: int) -> None:
        self.gain: Final = gain
        self.target: Final = target
        self.cell: Final = cell


class Prize:
    """What else than the target an attack can win: to who is keen what is inside a vehicle, and what a unit on the move
    would still gain if op fire did not end its move."""

    def __init__(self, inside: float, going_on: float) -> None:
        self.inside: Final = inside
        self.going_on: Final = going_on


NOTHING_ELSE: Final = Prize(0.0, 0.0)


def taken(target: Unit, suppress: bool, black: int, hit: int, red: int, prize: Prize) -> float:
    """What so many dice take from a target on average by one kind of attack, with what they win besides."""
    gain = expected(target, suppress, black, hit, red)
    if black > 0 and target.kind != SQUAD and prize.inside > 0.0:
        gain += prize.inside * at_least(destroyed_by(target), black, hit, red)
    if black > 0 and prize.going_on > 0.0 and (suppress or target.kind != SQUAD):
        gain += prize.going_on * at_least(halted_by(target), black, hit, red)
    return gain


def strike(state: ToiState, target: Unit, black: int, hit: int, flame: bool, prize: Prize = NOTHING_ELSE) -> float:
    """What so many dice take from a target on average, by the better kind of attack."""
    gain = taken(target, False, black, hit, int(defence(state, target, False, flame, None)), prize)
    if target.kind == SQUAD:
        gain = max(gain, taken(target, True, black, hit, int(defence(state, target, True, flame, None)), prize))
    return gain


def shot_at(state: ToiState, unit: Unit, target: Unit, how: i64, prize: Prize = NOTHING_ELSE) -> float:
    """What a unit takes from an enemy that it can attack, with all figures or with machine guns alone."""
    figs = able_figures(state, unit, target, how)
    flame = is_flame(state, unit, target.cell)
    black = int(firepower(state, unit, figs, target, how, None))
    gain = strike(state, target, black, HIT[range_band(state, unit, figs, target)], flame, prize)
    guns = figs & GUNS
    if unit.kind == SQUAD and guns and guns != figs:
        black = int(firepower(state, unit, guns, target, how, None))
        gain = max(gain, strike(state, target, black, HIT[range_band(state, unit, guns, target)], flame, prize))
    return gain


def best_shot(state: ToiState, unit: Unit, how: i64, taste: Taste = PLAIN) -> Shot:
    """The best target of a unit on the board. To who is keen it is worth more who stands where he bars the way."""
    best = 0.0
    target = NO_UNIT
    cell = -1
    for other in state.units:
        if other.side != unit.side and other.cell >= 0 and may_reach(state, unit, other):
            if can_attack(state, unit, other, how):
                gain = shot_at(
                    state, unit, other, how, Prize(inside(state, other), 0.0) if taste.keen else NOTHING_ELSE
                )
                if taste.keen:
                    gain *= in_the_way(state, int(unit.side), int(other.cell), taste)
                if gain > best:
                    best = gain
                    target = int(other.index)
    if how == LEAD and unit.kind == SQUAD and mortar_may_fire(state, unit):
        tried: list[int] = []
        for other in state.units:
            if other.side != unit.side and other.cell >= 0 and other.cell not in tried and not other.is_concealed():
                tried.append(int(other.cell))
                if can_shell(state, unit, other.cell, LEAD):
                    gain = max(shelling(state, unit, other.cell, False), shelling(state, unit, other.cell, True))
                    if taste.keen:
                        gain *= in_the_way(state, int(unit.side), int(other.cell), taste)
                    if gain > best:
                        best = gain
                        target = NO_UNIT
                        cell = int(other.cell)
    return Shot(best, target, cell)


def in_the_way(state: ToiState, side: int, cell: int, taste: Taste) -> float:
    """How much more it is worth to a side to hit somebody in a hex: where it leaves the map."""
    gate = state.scenario.victory.exit
    return taste.bars if gate is not None and gate.side == side and cell in gate.cells else 1.0


def shelling(state: ToiState, unit: Unit, cell: i64, suppress: bool) -> float:
    """What the mortars of a unit take from those in a hex."""
    black = int(mortar_firepower(state, unit, suppress, LEAD, unit.figs, None))
    return area_gain(state, int(unit.side), cell, black, AREA_HIT[mortar_band(state, unit, cell)], suppress)


def area_gain(state: ToiState, side: int, cell: i64, black: int, hit: int, suppress: bool) -> float:
    """What an area attack of a side takes from the enemies in a hex, less what it takes from its own units."""
    gain = 0.0
    for other in state.units:
        if other.cell == cell and not (suppress and other.kind != SQUAD):
            lost = expected(other, suppress, black, hit, int(defence(state, other, suppress, False, None)))
            gain += lost if other.side != side else -FRIENDLY_FIRE * lost
    return gain


# ---- an attack that is made up


def attack_gain(state: ToiState, attack: Attack, suppress: bool, prize: Prize = NOTHING_ELSE) -> float:
    """What the attack takes from its target as it stands."""
    black = attack.strength(state, suppress)
    if attack.target == NO_UNIT:
        side = int(state.units[attack.units[0]].side)
        return area_gain(state, side, attack.cell, black, attack.hit_number(state), suppress)
    target = state.units[attack.target]
    if suppress and target.kind != SQUAD:
        return 0.0
    red = int(defence(state, target, suppress, attack.has_flame(state), None))
    return taken(target, suppress, black, attack.hit_number(state), red, prize)


def with_support(state: ToiState, attack: Attack, unit: Unit, prize: Prize = NOTHING_ELSE) -> float:
    """What the attack takes if this unit supports it, too."""
    target = state.units[attack.target]
    figs = support_figures(state, unit, target, attack.cell, attack.how, attack.full)
    role = attack.role(1)
    hit = HIT[worst(attack.band(state), range_band(state, unit, figs, target))]
    flame = attack.has_flame(state) or is_flame(state, unit, target.cell)
    more = int(firepower(state, unit, figs, target, role, None))
    return strike(state, target, attack.strength(state, False) + more, hit, flame, prize)


def own_shot(state: ToiState, unit: Unit) -> float:
    """What a supporter gives up: the shot of its own that it could make, if it comes to it before the enemy acts.
    One in op-fire mode may find none."""
    if unit.activation == OPFIRE:
        return 0.25
    return LATER * best_shot(state, unit, LEAD).gain if unit.condition == GOOD else 0.0
