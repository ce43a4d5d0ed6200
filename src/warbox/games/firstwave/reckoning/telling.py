"""What a probe tells of an answer: the route of a movement, the dice of a shot or a melee, exact odds, sight."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Modifier
from warbox.engine.probe import Probe
from warbox.games.firstwave.actions import PLAINLY, Burst, Charge, Defend, Leave, Melee, Move, Shoot
from warbox.games.firstwave.ground.look import look
from warbox.games.firstwave.ground.route import shortest
from warbox.games.firstwave.ground.walk import Walk
from warbox.games.firstwave.pieces.figure import Carried, Figure
from warbox.games.firstwave.reckoning.odds import chances_told, foresee_shot, likely_guard, melee_chances
from warbox.games.firstwave.rules.acting import Acting
from warbox.games.firstwave.rules.melee import Fight, melee_arms, melee_pool
from warbox.games.firstwave.rules.moving import full_path, limit, path_of
from warbox.games.firstwave.rules.shooting import band_of, burst_total, cover_of, find_arms, pool_against
from warbox.games.firstwave.state import NOBODY, FirstWaveState
from warbox.games.firstwave.tables.piece import CLIMBED, DIFFICULT, OPEN, VAULTED, WATER

DISC_MM: Final = 50


def worst_ground(grounds: i64) -> str:
    """[FW-MOVE-01] The most restrictive ground of a path."""
    if grounds & CLIMBED:
        return "climb"
    if grounds & VAULTED:
        return "vault"
    if grounds & DIFFICULT:
        return "difficult"
    if grounds & WATER:
        return "water"
    return "open" if grounds & OPEN else "road"


def explain(state: FirstWaveState, act: Acting, action: Action, probe: Probe) -> None:
    """Fill a probe of an answer of somebody who acts."""
    figure = state.figure(act.figure)
    if isinstance(action, (Move, Leave, Charge)):
        tell_route(state, act, figure, action, probe)
    if isinstance(action, (Shoot, Burst)):
        tell_shot(state, figure, action, probe)
    if isinstance(action, (Charge, Melee)):
        target = state.by_code(action.target)
        arms = melee_arms(state, figure, action.weapon, action.paired)
        if target != NOBODY and arms.refusal is None and state.bodies[target].side != figure.side:
            carried = figure.weapons[arms.slot] if arms.slot != NOBODY else None
            tell_melee(state, figure, carried, arms.second != NOBODY, state.figure(target), None, probe)


# ---- movements


def tell_route(state: FirstWaveState, act: Acting, figure: Figure, action: Move | Leave | Charge, probe: Probe) -> None:
    """[FW-MOVE-05] The path as it was asked, or for a bare destination that cannot be walked to straight, the way."""
    leaving = isinstance(action, Leave)
    gone = path_of(state, figure, action.path, leaving)
    if (gone.fault or probe.refusal is not None) and len(action.path) == 1:
        x, y, z = full_path(figure, action.path)[0]
        spared = state.by_code(action.target) if isinstance(action, Charge) else NOBODY
        halved = act.halved or figure.disoriented > 0
        way = shortest(state.table, state.bodies, figure, x, y, z, action.mode != PLAINLY, leaving, halved, spared)
        if way is not None and not way.fault:
            add_route(act, figure, way, action.mode, leaving, "route", probe)
            add_route(act, figure, gone, action.mode, leaving, "asked", probe)
            return
    add_route(act, figure, gone, action.mode, leaving, "route", probe)


def add_route(act: Acting, figure: Figure, gone: Walk, mode: int, leaving: bool, kind: str, probe: Probe) -> None:
    most = limit(figure, gone, mode, leaving, act.halved)
    points: list[object] = []
    for x, y, z in gone.points:
        point: list[object] = [int(x), int(y), int(z)]
        points.append(point)
    shape: dict[str, object] = {"kind": kind, "points": points, "length": int(gone.length), "allowance": int(most)}
    shape["worst"] = worst_ground(gone.grounds)
    shape["fault"] = gone.fault
    shape["legal"] = not gone.fault and gone.length <= 100 * most
    probe.region.append(shape)
    if kind == "route":
        rule = "FW-MOVE-09" if act.halved or figure.disoriented else "FW-MOVE-01"
        probe.numbers["allowance"] = [Modifier(int(most), rule, str(shape["worst"]))]


# ---- shots


def tell_shot(state: FirstWaveState, figure: Figure, action: Shoot | Burst, probe: Probe) -> None:
    named = action.targets if isinstance(action, Burst) else [action.target]
    for code in named:
        index = state.by_code(code)
        if index != NOBODY and state.bodies[index].present and index != figure.index:
            add_rays(state, figure, state.figure(index), probe)
    told = foresee_shot(state, figure, action)
    if told is None:
        tell_refused_pool(state, figure, action, probe)
        return
    weapon = figure.weapons[told.declared.arms.slot].weapon
    probe.numbers["pool"] = told.pools[0]
    if isinstance(action, Burst):
        probe.numbers["pool"] = burst_total(state, figure, weapon, told.declared.targets)
    for name, chance in told.chances[0].items():
        probe.odds[name] = chance
    probe.odds["dry"] = told.dry
    main = state.figure(told.declared.targets[0])
    if weapon.area:
        disc: dict[str, object] = {"kind": "disc", "x": int(main.x), "y": int(main.y), "r": DISC_MM}
        probe.region.append(disc)
    for place, index in enumerate(told.declared.targets):
        hit: dict[str, object] = {"kind": "hit", "figure": state.name(index), "dice": told.declared.pools[place]}
        hit["odds"] = chances_told(told.chances[place])
        probe.region.append(hit)
        if place:
            probe.numbers[f"pool-{state.name(index)}"] = told.pools[place]


def tell_refused_pool(state: FirstWaveState, figure: Figure, action: Shoot | Burst, probe: Probe) -> None:
    """What the dice would be, though the shot is refused for another reason."""
    if isinstance(action, Burst):
        return
    arms = find_arms(state, figure, action.weapon, action.paired, action.munition)
    index = state.by_code(action.target)
    if arms.refusal is not None or index == NOBODY or not state.bodies[index].present:
        return
    target = state.figure(index)
    weapon = figure.weapons[arms.slot].weapon
    band = band_of(weapon, figure, target)
    cover = cover_of(state, figure, target)
    if band >= 0 and cover >= 0 and target.side != figure.side:
        probe.numbers["pool"] = pool_against(state, figure, weapon, band, target, cover)


def add_rays(state: FirstWaveState, figure: Figure, target: Figure, probe: Probe) -> None:
    """[FW-LOS-03] The lines of sight, and what they meet."""
    seen = look(state.table, state.bodies, state.smoke, figure, target)
    by = ""
    if seen.piece is not None:
        by = seen.piece.id
    elif seen.figure >= 0:
        by = state.name(seen.figure)
    for ray in seen.rays:
        shape: dict[str, object] = {"kind": "ray", "from": [int(figure.x), int(figure.y)], "by": by}
        shape["to"] = [int(ray.x), int(ray.y)]
        shape["z"] = int(ray.z)
        shape["state"] = ray.state
        probe.region.append(shape)


# ---- melees


def tell_melee(
    state: FirstWaveState,
    attacker: Figure,
    arms: Carried | None,
    pair: bool,
    defender: Figure,
    guard: Carried | None,
    probe: Probe,
) -> None:
    """[FW-MELEE-07] Both pools, cause by cause, and what may come of them."""
    guard = likely_guard(defender) if guard is None else guard
    probe.numbers["attack"] = melee_pool(state, attacker, arms, defender, guard)
    probe.numbers["defence"] = melee_pool(state, defender, guard, attacker, arms)
    for name, chance in melee_chances(state, attacker, arms, pair, defender, guard, False).items():
        probe.odds[name] = chance


def explain_defence(state: FirstWaveState, fight: Fight, action: Action, probe: Probe) -> None:
    """[FW-R-39] What a weapon of the defender would mean."""
    if not isinstance(action, Defend):
        return
    attacker, defender = state.figure(fight.attacker), state.figure(fight.defender)
    arms = melee_arms(state, defender, action.weapon, action.paired)
    if arms.refusal is not None:
        return
    first = attacker.weapons[fight.attack.slot] if fight.attack.slot != NOBODY else None
    guard = defender.weapons[arms.slot] if arms.slot != NOBODY else None
    probe.numbers["attack"] = melee_pool(state, attacker, first, defender, guard)
    probe.numbers["defence"] = melee_pool(state, defender, guard, attacker, first)
    pair = fight.attack.second != NOBODY
    for name, chance in melee_chances(state, attacker, first, pair, defender, guard, arms.second != NOBODY).items():
        probe.odds[name] = chance
