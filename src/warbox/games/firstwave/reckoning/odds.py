"""Exact chances of shots and melees, before anybody commits."""

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from warbox.engine.decision import Modifier
from warbox.games.firstwave.actions import Burst, Shoot
from warbox.games.firstwave.ground.measure import gap_hundredths
from warbox.games.firstwave.pieces.figure import Carried, Figure
from warbox.games.firstwave.pieces.limits import (
    DISORIENTED,
    EFFECTS,
    ELIMINATED,
    IMMOBILISED,
    MOST_MELEES,
    SURVIVOR,
    WOUNDED,
    melee_effect,
    shooting_effect,
)
from warbox.games.firstwave.pieces.weapons import CARNAGE, KNOCKOUT
from warbox.games.firstwave.rules.melee import melee_pool, melee_value
from warbox.games.firstwave.rules.shooting import (
    Declared,
    area_pool,
    band_of,
    burst_total,
    cover_of,
    declare_burst,
    declare_shot,
    dice_of,
    pool_against,
    target_dice,
)
from warbox.games.firstwave.rules.states import is_plated
from warbox.games.firstwave.state import NOBODY, FirstWaveState
from warbox.odds.dice import pool
from warbox.odds.distribution import Distribution, certain, mixture

PLACES: Final = 6  # of a chance, where numbers are shown
Told = dict[str, object]


def causes_told(causes: list[Modifier]) -> list[object]:
    listed: list[object] = []
    for cause in causes:
        one: Told = {"value": cause.value, "kind": cause.kind, "rule": cause.rule}
        listed.append(one)
    return listed


def chances_told(chances: dict[str, Fraction]) -> Told:
    told: Told = {}
    for name, chance in chances.items():
        told[name] = round(float(chance), PLACES)
    return told


# ---- dice


def one_die(value: i64, bonus: bool, again: bool, ones: bool) -> Distribution:
    """What one die is worth: successes, 6 counting twice, perhaps a bonus die; if `again`, a 1 is rolled once more; if
    `ones`, a 1 that stays counts -1: what the ammunition check compares."""
    parts: list[Distribution] = []
    extra = mixture([certain(1 if face >= value else 0) for face in range(1, 7)])
    for face in range(1, 7):
        if face == 1:
            stays = certain(-1 if ones else 0)
            parts.append(one_die(value, bonus, False, ones) if again else stays)
        elif face == 6:
            parts.append(extra.shifted(2) if bonus else certain(2))
        else:
            parts.append(certain(1 if face >= value else 0))
    return mixture(parts)


def shot_chances(
    state: FirstWaveState, shooter: Figure, carried: Carried, paired: bool, munition: i64, target: Figure, dice: int
) -> dict[str, Fraction]:
    """[FW-SHOOT-14] [FW-SHOOT-15] [FW-SHOOT-16] The chance of each result; plating is reckoned with."""
    bonus = carried.weapon.critical or munition == CARNAGE
    found = pool(dice, one_die(shooter.profile.shoots, bonus, paired, False))
    chances: dict[str, Fraction] = {}
    for successes, _ in found.outcomes():
        effect = shooting_effect(target.profile.type, successes)
        name = EFFECTS[effect]
        if munition == KNOCKOUT and effect in (WOUNDED, ELIMINATED):
            name = "unconscious" if target.profile.type == SURVIVOR else EFFECTS[IMMOBILISED]
        add_chance(chances, name, found.exactly(successes), target)
    return chances


def add_chance(chances: dict[str, Fraction], name: str, chance: Fraction, target: Figure, before: str = "") -> None:
    """[FW-BESTIARY-11] Half of what would immobilise a plated machine disorients it."""
    if name == EFFECTS[IMMOBILISED] and is_plated(target):
        for half in (EFFECTS[DISORIENTED], EFFECTS[IMMOBILISED]):
            chances[before + half] = chances.get(before + half, Fraction(0)) + chance / 2
        return
    key = before + name if name != "none" else name
    chances[key] = chances.get(key, Fraction(0)) + chance


def dry_chance(
    state: FirstWaveState, shooter: Figure, carried: Carried, paired: bool, munition: i64, dice: int
) -> Fraction:
    """[FW-AMMO-01] [FW-AMMO-03] [FW-AMMO-04] How likely the weapon is empty afterwards."""
    if munition == CARNAGE or carried.weapon.single:
        return Fraction(1)
    if shooter.new_ammunition or (shooter.side < 2 and state.readings.never_out[shooter.side]):
        return Fraction(0)
    found = pool(dice, one_die(shooter.profile.shoots, carried.weapon.critical, paired, True))
    dry = 1 - found.at_least(0)
    return dry + (1 - dry) / 6 if carried.weapon.limited else dry


# ---- shots


class ShotTold:
    """A shot before it is fired: the causes of each pool, the chances, the chance to run dry."""

    def __init__(self, declared: Declared) -> None:
        self.declared: Final = declared
        self.pools: Final[list[list[Modifier]]] = []
        self.chances: Final[list[dict[str, Fraction]]] = []
        self.dry = Fraction(0)


def foresee_shot(state: FirstWaveState, shooter: Figure, action: Shoot | Burst) -> ShotTold | None:
    """Nothing if the shot cannot be declared."""
    if isinstance(action, Burst):
        declared = declare_burst(state, shooter, action)
    else:
        declared = declare_shot(state, shooter, action)
    if declared.refusal is not None:
        return None
    told = ShotTold(declared)
    carried = shooter.weapons[declared.arms.slot]
    paired = declared.arms.second != NOBODY
    main = state.figure(declared.targets[0])
    band = band_of(carried.weapon, shooter, main)
    for place, index in enumerate(declared.targets):
        target = state.figure(index)
        cover = cover_of(state, shooter, target) if index != shooter.index else 0
        if isinstance(action, Burst):
            share = [Modifier(action.shares[place], "FW-WEAPON-19", "share")]
            causes = share + target_dice(state, shooter, target, cover)
        elif place:
            causes = area_pool(state, shooter, carried.weapon, band, target)
        else:
            causes = pool_against(state, shooter, carried.weapon, band, target, cover)
        told.pools.append(causes)
        dice = dice_of(causes)
        told.chances.append(shot_chances(state, shooter, carried, paired, action.munition, target, dice))
    told.dry = dry_chance(state, shooter, carried, paired, action.munition, sum(declared.pools))
    return told


def shot_told(state: FirstWaveState, shooter: Figure, action: Shoot | Burst) -> Told | None:
    """As an outlook shows it."""
    told = foresee_shot(state, shooter, action)
    if told is None:
        return None
    weapon = shooter.weapons[told.declared.arms.slot].weapon
    main = state.figure(told.declared.targets[0])
    causes = told.pools[0]
    if isinstance(action, Burst):
        causes = burst_total(state, shooter, weapon, told.declared.targets)
    return {
        "pool": causes_told(causes),
        "odds": chances_told(told.chances[0]),
        "dry": round(float(told.dry), PLACES),
        "gap": gap_hundredths(shooter, main),
        "band": int(band_of(weapon, shooter, main)),
        "hits": [state.name(index) for index in told.declared.targets],
    }


# ---- melees


def melee_chances(
    state: FirstWaveState,
    attacker: Figure,
    arms: Carried | None,
    pair: bool,
    defender: Figure,
    guard: Carried | None,
    guard_pair: bool,
) -> dict[str, Fraction]:
    """[FW-MELEE-09] [FW-MELEE-10] [FW-MELEE-11] [FW-MELEE-12] What each may suffer; `self-` is the attacker."""
    chances: dict[str, Fraction] = {}
    if defender.immobilised:
        chances["none" if attacker.melees >= MOST_MELEES else EFFECTS[ELIMINATED]] = Fraction(1)
        return chances
    first = melee_dice(state, attacker, arms, pair, defender, guard)
    second = melee_dice(state, defender, guard, guard_pair, attacker, arms)
    difference = first.minus(second)
    for value, _ in difference.outcomes():
        wins = value >= 0
        victor, victim = (attacker, defender) if wins else (defender, attacker)
        name = EFFECTS[melee_effect(not victim.is_npc(), max(1, abs(value)))]
        if victor.melees >= MOST_MELEES or victor.unconscious:
            name = "none"
        add_chance(chances, name, difference.exactly(value), victim, "" if wins else "self-")
    return chances


def melee_dice(
    state: FirstWaveState, fighter: Figure, arms: Carried | None, pair: bool, foe: Figure, foe_arms: Carried | None
) -> Distribution:
    dice = dice_of(melee_pool(state, fighter, arms, foe, foe_arms))
    carnage = arms is not None and arms.weapon.carnage
    return pool(dice, one_die(melee_value(state, fighter), carnage, pair, False))


def likely_guard(figure: Figure) -> Carried | None:
    """The weapon that a defender will choose: the strongest, parry before none."""
    best: Carried | None = None
    for carried in figure.weapons:
        usable = carried.weapon.fights() and not (carried.weapon.single and carried.out)
        if usable and (best is None or worth(carried) > worth(best)):
            best = carried
    return best


def worth(carried: Carried) -> i64:
    return 2 * carried.weapon.power + (3 if carried.weapon.parry else 0)


def melee_told(state: FirstWaveState, attacker: Figure, arms: Carried | None, pair: bool, defender: Figure) -> Told:
    """As an outlook shows it, against the weapon that the defender will likely choose."""
    guard = likely_guard(defender)
    return {
        "pool": causes_told(melee_pool(state, attacker, arms, defender, guard)),
        "against": causes_told(melee_pool(state, defender, guard, attacker, arms)),
        "odds": chances_told(melee_chances(state, attacker, arms, pair, defender, guard, False)),
    }
