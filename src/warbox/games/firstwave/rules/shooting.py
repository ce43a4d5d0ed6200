"""Shooting: which weapon at whom, and with how many dice."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.decision import Modifier, Refusal, total
from warbox.engine.event import Value
from warbox.games.firstwave.actions import ANY_WEAPON, Burst, Shoot
from warbox.games.firstwave.ground.measure import higher, in_burst, under_disc
from warbox.games.firstwave.ground.sight import CLEAR, HARD, SOFT, UNSEEN, sight
from warbox.games.firstwave.pieces.figure import NOT_FIRED, Carried, Figure
from warbox.games.firstwave.pieces.limits import (
    BASE_POOL,
    HEAVY_COVER,
    HIGHER,
    IMPAIRED,
    INTO_MELEE,
    LIGHT_COVER,
    TARGET_SHIELD,
)
from warbox.games.firstwave.pieces.weapons import KNOCKOUT, MUNITIONS, SMOKE, Weapon, names_of
from warbox.games.firstwave.rules.contact import is_engaged
from warbox.games.firstwave.state import NOBODY, FirstWaveState

Facts = dict[str, Value]


class Arms:
    """The weapon or pair of a shot, by its places in the shooter's hands; or why it cannot be used."""

    def __init__(self, slot: int, second: int, refusal: Refusal | None) -> None:
        self.slot: Final = slot
        self.second: Final = second  # of a pair, else NOBODY
        self.refusal: Final = refusal


NO_ARMS: Final = Arms(NOBODY, NOBODY, None)


def munition_name(munition: i64) -> str:
    return names_of(munition, MUNITIONS)[0] if munition else "basic"


def why_not_loaded(carried: Carried, munition: i64) -> str:
    """The rule that keeps a weapon from firing this munition now; nothing if it can."""
    if carried.out:
        return "FW-WEAPON-22" if carried.weapon.single else "FW-AMMO-01"
    if munition and not carried.munitions & munition:
        return "FW-BUILD-24"
    if carried.fired != NOT_FIRED and carried.fired != munition:
        return "FW-MUNITION-03"
    if munition == SMOKE and carried.smoked:
        return "FW-MUNITION-11"
    return ""


WHY: Final = {
    "FW-AMMO-01": "out-of-ammunition",
    "FW-WEAPON-22": "thrown-away",
    "FW-BUILD-24": "munition-not-bought",
    "FW-MUNITION-03": "other-munition-fired",
    "FW-MUNITION-11": "smoke-spent",
}


def find_arms(state: FirstWaveState, shooter: Figure, weapon: int, paired: bool, munition: int) -> Arms:
    """[FW-SHOOT-01] [FW-MUNITION-02] [FW-MUNITION-03] [FW-MUNITION-11] [FW-R-77] The weapon that is declared.

    [FW-WEAPON-17] [FW-R-41] A pair are two identical gunfight weapons, both loaded with the munition.
    """
    facts: Facts = {"figure": state.name(shooter.index), "munition": munition_name(munition)}
    if not shooter.profile.shoots:
        return Arms(NOBODY, NOBODY, Refusal("cannot-shoot", "FW-STATS-03", facts))
    found: list[int] = []
    why = ""
    for slot, carried in enumerate(shooter.weapons):
        if carried.weapon.number != weapon and not (weapon == ANY_WEAPON and carried.weapon.shoots()):
            continue
        facts["weapon"] = carried.weapon.id
        rule = why_not_loaded(carried, munition)
        if not rule:
            found.append(slot)
        elif not why:
            why = rule
    if not found:
        if not why:
            return Arms(NOBODY, NOBODY, Refusal("no-such-weapon", "FW-SHOOT-01", facts))
        return Arms(NOBODY, NOBODY, Refusal(WHY[why], why, facts))
    if not paired:
        return Arms(found[0], NOBODY, None)
    if len(found) < 2 or not shooter.weapons[found[0]].weapon.gunfight:
        return Arms(NOBODY, NOBODY, Refusal("no-pair", "FW-R-41", facts))
    return Arms(found[0], found[1], None)


def band_of(weapon: Weapon, shooter: Figure, target: Figure) -> i64:
    """[FW-SHOOT-06] [FW-R-05] [FW-R-06] The range band of a target; -1: too far."""
    return weapon.band(target.x - shooter.x, target.y - shooter.y, shooter.base + target.base)


def check_target(state: FirstWaveState, shooter: Figure, weapon: Weapon, munition: i64, index: int) -> Refusal | None:
    """[FW-SHOOT-03] [FW-LOS-06] [FW-R-111] An enemy in sight and in range; [FW-MUNITION-04] knock-out near only."""
    facts: Facts = {"figure": state.name(shooter.index), "target": state.name(index), "weapon": weapon.id}
    if index == NOBODY or not state.bodies[index].present:
        return Refusal("no-target", "FW-SHOOT-03", facts)
    target = state.figure(index)
    if target.side == shooter.side:
        return Refusal("not-an-enemy", "FW-R-111", facts)
    band = band_of(weapon, shooter, target)
    if band < 0:
        facts["range"] = int(weapon.far)
        return Refusal("out-of-range", "FW-SHOOT-03", facts)
    if munition == KNOCKOUT and band > 0:
        return Refusal("knockout-range", "FW-MUNITION-04", facts)
    if cover_of(state, shooter, target) == UNSEEN:
        return Refusal("not-seen", "FW-LOS-06", facts)
    return None


def cover_of(state: FirstWaveState, shooter: Figure, target: Figure) -> i64:
    """[FW-LOS-01] [FW-LOS-03] [FW-LOS-04] [FW-COVER-05] What hides the target: UNSEEN, CLEAR, SOFT, HARD."""
    return sight(state.table, state.bodies, state.smoke, shooter, target)


# ---- pools


def own_dice(shooter: Figure, weapon: Weapon, band: i64) -> list[Modifier]:
    """[FW-SHOOT-04] [FW-SHOOT-05] [FW-SHOOT-11] What the shooter brings."""
    causes = [Modifier(BASE_POOL, "FW-SHOOT-04", "base")]
    power = weapon.dice(band)
    if power:
        causes.append(Modifier(int(power), "FW-SHOOT-05", "power"))
    if shooter.impaired():
        causes.append(Modifier(IMPAIRED, "FW-SHOOT-11", "impaired"))
    return causes


def target_dice(state: FirstWaveState, shooter: Figure, target: Figure, cover: i64) -> list[Modifier]:
    """[FW-SHOOT-08] [FW-SHOOT-09] [FW-SHOOT-10] [FW-SHOOT-12] [FW-BUILD-15] [FW-R-42] [FW-R-46] What protects the
    target: the heaviest cover, being in melee, a shield.
    """
    causes: list[Modifier] = []
    if cover == SOFT:
        causes.append(Modifier(LIGHT_COVER, "FW-SHOOT-08", "light-cover"))
    elif cover == HARD:
        causes.append(Modifier(HEAVY_COVER, "FW-SHOOT-09", "heavy-cover"))
    if is_engaged(state, target):
        causes.append(Modifier(INTO_MELEE, "FW-SHOOT-10", "melee"))
    if target.shielded():
        causes.append(Modifier(TARGET_SHIELD, "FW-SHOOT-12", "shield"))
    return causes


def height_dice(shooter: Figure, target: Figure) -> list[Modifier]:
    """[FW-SHOOT-07] [FW-R-44] A shooter who stands 25 mm higher or more."""
    return [Modifier(HIGHER, "FW-SHOOT-07", "higher")] if higher(shooter, target) else []


def pool_against(
    state: FirstWaveState, shooter: Figure, weapon: Weapon, band: i64, target: Figure, cover: i64
) -> list[Modifier]:
    """The pool of a plain shot, cause by cause."""
    return own_dice(shooter, weapon, band) + height_dice(shooter, target) + target_dice(state, shooter, target, cover)


def leaves_dice(state: FirstWaveState, shooter: Figure, weapon: Weapon, band: i64, target: Figure, cover: i64) -> bool:
    """[FW-R-08] Whether a plain shot has dice: the sum of `pool_against`, without its causes."""
    dice: i64 = BASE_POOL + weapon.dice(band)
    if shooter.impaired():
        dice += IMPAIRED
    if higher(shooter, target):
        dice += HIGHER
    if cover == SOFT:
        dice += LIGHT_COVER
    elif cover == HARD:
        dice += HEAVY_COVER
    if target.shielded():
        dice += TARGET_SHIELD
    return dice > 0 and (dice + INTO_MELEE > 0 or not is_engaged(state, target))


def dice_of(causes: list[Modifier]) -> int:
    """[FW-R-07] Never less than none."""
    return max(0, total(causes))


class Declared:
    """A shot as it was declared: the targets with their pools, in order; or why not."""

    def __init__(self, arms: Arms, targets: list[int], pools: list[int], refusal: Refusal | None) -> None:
        self.arms: Final = arms
        self.targets: Final = targets
        self.pools: Final = pools
        self.refusal: Final = refusal


def refused(arms: Arms, refusal: Refusal) -> Declared:
    return Declared(arms, [], [], refusal)


def declare_shot(state: FirstWaveState, shooter: Figure, action: Shoot) -> Declared:
    """[FW-SHOOT-18] Declare, check, count the pool. [FW-R-08] A pool of nothing cannot be declared."""
    arms = find_arms(state, shooter, action.weapon, action.paired, action.munition)
    if arms.refusal is not None:
        return refused(arms, arms.refusal)
    weapon = shooter.weapons[arms.slot].weapon
    index = state.by_code(action.target)
    refusal = check_target(state, shooter, weapon, action.munition, index)
    if refusal is not None:
        return refused(arms, refusal)
    target = state.figure(index)
    band = band_of(weapon, shooter, target)
    pool = dice_of(pool_against(state, shooter, weapon, band, target, cover_of(state, shooter, target)))
    if not pool:
        facts: Facts = {"figure": state.name(shooter.index), "target": state.name(index)}
        return refused(arms, Refusal("no-dice", "FW-R-08", facts))
    targets, pools = [index], [pool]
    # [FW-R-82] smoke does no damage: only the main target is rolled for
    if weapon.area and action.munition != SMOKE:
        add_area(state, shooter, weapon, band, target, targets, pools)
    return Declared(arms, targets, pools, None)


def add_area(
    state: FirstWaveState,
    shooter: Figure,
    weapon: Weapon,
    band: i64,
    main: Figure,
    targets: list[int],
    pools: list[int],
) -> None:
    """[FW-WEAPON-14] [FW-WEAPON-15] [FW-R-83] Everybody under the disc, friend or foe, each with its own pool."""
    for body in under_disc(state.bodies, main)[1:]:
        figure = state.figure(body.index)
        targets.append(int(body.index))
        pools.append(dice_of(area_pool(state, shooter, weapon, band, figure)))


def area_pool(state: FirstWaveState, shooter: Figure, weapon: Weapon, band: i64, figure: Figure) -> list[Modifier]:
    """[FW-R-83] The band is the main target's; who is not seen counts as in heavy cover, the thrower has none."""
    cover: i64 = CLEAR
    if figure.index != shooter.index:
        cover = cover_of(state, shooter, figure)
        if cover == UNSEEN:
            cover = HARD
    return pool_against(state, shooter, weapon, band, figure, cover)


def burst_total(state: FirstWaveState, shooter: Figure, weapon: Weapon, targets: list[int]) -> list[Modifier]:
    """[FW-R-84] The dice to share: the band of the farthest target, higher than all of them."""
    band: i64 = 0
    above = True
    for index in targets:
        target = state.figure(index)
        band = max(band, band_of(weapon, shooter, target))
        above = above and higher(shooter, target)
    causes = own_dice(shooter, weapon, band)
    if above:
        causes.append(Modifier(HIGHER, "FW-SHOOT-07", "higher"))
    return causes


def declare_burst(state: FirstWaveState, shooter: Figure, action: Burst) -> Declared:
    """[FW-WEAPON-19] [FW-WEAPON-20] [FW-R-84] Shares of the dice for targets in one zone 10 cm wide."""
    arms = find_arms(state, shooter, action.weapon, action.paired, action.munition)
    if arms.refusal is not None:
        return refused(arms, arms.refusal)
    weapon = shooter.weapons[arms.slot].weapon
    facts: Facts = {"figure": state.name(shooter.index), "weapon": weapon.id}
    if not weapon.burst:
        return refused(arms, Refusal("no-burst", "FW-WEAPON-19", facts))
    if len(action.targets) < 2:
        return refused(arms, Refusal("burst-one-target", "FW-R-84", facts))
    if 0 in action.shares:
        return refused(arms, Refusal("burst-empty-share", "FW-R-84", facts))
    targets: list[int] = []
    for named in action.targets:
        index = state.by_code(named)
        refusal = check_target(state, shooter, weapon, action.munition, index)
        if refusal is not None:
            return refused(arms, refusal)
        targets.append(index)
    if not in_burst([state.bodies[index] for index in targets]):
        return refused(arms, Refusal("burst-zone", "FW-WEAPON-20", facts))
    dice = dice_of(burst_total(state, shooter, weapon, targets))
    if sum(action.shares) != dice:
        facts["dice"] = dice
        facts["shared"] = sum(action.shares)
        return refused(arms, Refusal("burst-shares", "FW-WEAPON-19", facts))
    pools: list[int] = []
    for place, index in enumerate(targets):
        target = state.figure(index)
        less = total(target_dice(state, shooter, target, cover_of(state, shooter, target)))
        pools.append(max(0, action.shares[place] + less))
    if not sum(pools):
        return refused(arms, Refusal("no-dice", "FW-R-08", facts))
    return Declared(arms, targets, pools, None)
