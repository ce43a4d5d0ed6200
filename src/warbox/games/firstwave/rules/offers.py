"""What an acting survivor is offered: a short list of sensible answers. Any legal path or target is taken, too."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.sampler import Sampler
from warbox.games.firstwave.actions import (
    DAZE,
    NO_Z,
    PAIR_SIGN,
    PLAINLY,
    STUN,
    WOUND,
    Burst,
    Charge,
    Hide,
    Leave,
    Melee,
    Move,
    Path,
    Pickup,
    Treat,
)
from warbox.games.firstwave.ground.contact import contact_point
from warbox.games.firstwave.ground.measure import in_burst, in_contact, within
from warbox.games.firstwave.ground.sight import UNSEEN
from warbox.games.firstwave.ground.strides import place_of, strides
from warbox.games.firstwave.pieces.figure import Carried, Figure
from warbox.games.firstwave.pieces.scenarios import DIVERSION
from warbox.games.firstwave.pieces.weapons import MUNITIONS, Weapon, bit_of
from warbox.games.firstwave.rules.acting import FRESH, Acting
from warbox.games.firstwave.rules.acts import GIVEN_MOST, ORDER_MM
from warbox.games.firstwave.rules.answers import END, orders, shot
from warbox.games.firstwave.rules.climbing import climbs
from warbox.games.firstwave.rules.contact import foes_in_contact
from warbox.games.firstwave.rules.melee import melee_choices
from warbox.games.firstwave.rules.moving import check_path
from warbox.games.firstwave.rules.resource import tokens_at
from warbox.games.firstwave.rules.shooting import (
    band_of,
    burst_total,
    cover_of,
    declare_burst,
    dice_of,
    leaves_dice,
    why_not_loaded,
)
from warbox.games.firstwave.state import NOBODY, FirstWaveState
from warbox.games.firstwave.tables.memory import STEP_MM

# eight directions, lengths in thousandths
WAYS: Final = [(1000, 0), (707, 707), (0, 1000), (-707, 707), (-1000, 0), (-707, -707), (0, -1000), (707, -707)]
CHARGE_MM: Final = 150


def offers(state: FirstWaveState, act: Acting) -> list[Action]:
    """In this order: leaving, melees, charges, shots, pick-ups, treatments, orders, moves, hiding, ending."""
    figure = state.figure(act.figure)
    name = state.name(figure.index)
    choices: list[Action] = []
    if figure.hanging:
        add_moves(state, act, figure, name, choices)
        choices.append(END[name])
        return choices
    foes = foes_in_contact(state, figure)
    if foes:
        if act.step == FRESH and not act.given and len(foes) <= act.actions:
            add_leaving(state, act, figure, name, choices)
        if act.may_fight(1):
            for foe in foes:
                for weapon in melee_choices(figure) or ["none"]:
                    choices.append(Melee(name, state.name(foe), weapon))
    else:
        if act.actions >= 2 and act.may_move() and act.may_fight(1):
            add_charges(state, act, figure, name, choices)
        if act.may_fight(1):
            add_shots(state, act, figure, name, choices)
    if not figure.profile.animal:
        for place in tokens_at(state, figure):
            token = state.tokens[place]
            choices.append(Pickup(name, int(token.x), int(token.y)))
    if figure.medic():
        add_treatments(state, act, figure, name, choices)
    if figure.profile.chief and not act.given and act.gave < GIVEN_MOST:
        add_orders(state, act, figure, name, choices)
    if not foes and act.may_move():
        add_moves(state, act, figure, name, choices)
    if figure.profile.child and not act.given:
        choices.append(Hide(name))
    choices.append(END[name])
    return choices


# ---- moves


def free_way(state: FirstWaveState, act: Acting, figure: Figure, path: Path, mode: int, leaving: bool) -> bool:
    return check_path(state, figure, path, mode, leaving, act.halved, NOBODY) is None


def reach_of(state: FirstWaveState, act: Acting, figure: Figure) -> int:
    """How far one movement can lead from here: 150 mm on a road, else 100, half of it for the disoriented."""
    road = place_of(state.table, figure).road
    if act.halved or figure.disoriented:
        return 80 if road else 50
    return 150 if road else 100


def add_moves(state: FirstWaveState, act: Acting, figure: Figure, name: str, choices: list[Action]) -> None:
    """The nearest tokens, some good strides, faces within reach."""
    if not act.may_move():
        return
    if not figure.hanging:
        before = len(choices)
        add_token_way(state, act, figure, name, reach_of(state, act, figure), choices)
        if state.readings.scenario.number == DIVERSION:
            add_edge_way(state, act, figure, name, choices)
        to_tokens = choices[before:]
        halved = act.halved or figure.disoriented > 0
        answers = state.table.answers_of(name)
        known, rows = answers.known, answers.rows
        for stride in strides(state.table, state.bodies, figure, halved, False):
            place = stride.x // STEP_MM * rows + stride.y // STEP_MM
            move = known[place]
            if move is None:
                move = Move(name, [(int(stride.x), int(stride.y), NO_Z)], PLAINLY)
                known[place] = move
            if not to_tokens or move not in to_tokens:
                choices.append(move)
        if not place_of(state.table, figure).climbs:
            return
    for path, mode in climbs(state, figure, act.halved):
        choices.append(Move(name, path, mode))


def straight(state: FirstWaveState, act: Acting, figure: Figure, way: tuple[int, int], far: int, leaving: bool) -> Path:
    """As far as this way leads: the whole length, or what open or difficult ground leaves of it."""
    for length in (far, 100, 50, 30):
        if length > far:
            continue
        x = int(figure.x) + way[0] * length // 1000
        y = int(figure.y) + way[1] * length // 1000
        if x < 0 or y < 0:
            continue
        path = [(x, y, NO_Z)]
        if free_way(state, act, figure, path, PLAINLY, leaving):
            return path
    return []


def add_token_way(
    state: FirstWaveState, act: Acting, figure: Figure, name: str, far: int, choices: list[Action]
) -> None:
    """Straight onto a token that one movement reaches."""
    if figure.profile.animal:
        return
    for token in state.tokens:
        dx, dy = token.x - figure.x, token.y - figure.y
        if dx * dx + dy * dy <= far * far and (dx or dy):
            path = [(int(token.x), int(token.y), NO_Z)]
            if free_way(state, act, figure, path, PLAINLY, False):
                choices.append(Move(name, path, PLAINLY))


def add_edge_way(state: FirstWaveState, act: Acting, figure: Figure, name: str, choices: list[Action]) -> None:
    """[FW-SCEN4-04] Straight to the enemy's edge, if one movement leads there."""
    close = (int(figure.base) + 1) // 2
    y = int(state.table.height) - close if figure.side == 0 else close
    if abs(y - int(figure.y)) > reach_of(state, act, figure):
        return
    path: Path = [(int(figure.x), y, NO_Z)]
    if free_way(state, act, figure, path, PLAINLY, False):
        choices.append(Move(name, path, PLAINLY))


def add_leaving(state: FirstWaveState, act: Acting, figure: Figure, name: str, choices: list[Action]) -> None:
    for way in WAYS:
        path = straight(state, act, figure, way, 100, True)
        if path:
            choices.append(Leave(name, path, PLAINLY))


def add_charges(state: FirstWaveState, act: Acting, figure: Figure, name: str, choices: list[Action]) -> None:
    """[FW-MELEE-01] Straight at every enemy that is near enough."""
    for foe in state.bodies:
        if not foe.present or foe.side == figure.side or not within(figure, foe, CHARGE_MM):
            continue
        x, y = contact_point(figure, foe)
        path = [(x, y, NO_Z)]
        if check_path(state, figure, path, PLAINLY, False, act.halved, int(foe.index)) is None:
            for weapon in melee_choices(figure) or ["none"]:
                choices.append(Charge(name, state.name(foe.index), path, weapon, PLAINLY))


# ---- shots


def add_shots(state: FirstWaveState, act: Acting, figure: Figure, name: str, choices: list[Action]) -> None:
    """Every weapon with every munition at every enemy that can be hit, one burst at two of them."""
    if not figure.profile.shoots:
        return
    seen: list[i64] = []  # by enemy: its cover, found out once
    arms: list[str] = []
    for carried in figure.weapons:
        if carried.weapon.shoots() and carried.weapon.id not in arms and not carried.out:
            arms.append(carried.weapon.id)
            if len(seen) == 0:
                seen = [LOOK] * len(state.bodies)
            add_weapon(state, act, figure, name, carried, seen, choices)


LOOK: Final = -2  # not looked at yet


def add_weapon(
    state: FirstWaveState,
    act: Acting,
    figure: Figure,
    name: str,
    carried: Carried,
    seen: list[i64],
    choices: list[Action],
) -> None:
    weapon = carried.weapon
    cost = 2 if weapon.heavy else 1
    if act.actions < cost or not act.may_fight(cost):
        return
    targets: list[int] = []
    loaded: list[list[tuple[str, str]]] = [[], []]  # by range band: with what, found out once
    for foe in state.bodies:
        if not foe.present or foe.side == figure.side:
            continue
        target = state.figure(foe.index)
        band = band_of(weapon, figure, target)
        if band < 0:
            continue
        if seen[foe.index] == LOOK:
            seen[foe.index] = cover_of(state, figure, target)
        if seen[foe.index] == UNSEEN:
            continue
        if not leaves_dice(state, figure, weapon, band, target, seen[foe.index]):
            continue
        targets.append(int(foe.index))
        if not len(loaded[band]):
            loaded[band] = loads(figure, carried, band)
        for word in loaded[band]:
            choices.append(shot(name, state.name(foe.index), word[0], word[1]))
    if weapon.burst and len(targets) > 1 and not why_not_loaded(carried, 0):
        add_burst(state, figure, name, weapon, targets, choices)


def loads(figure: Figure, carried: Carried, band: i64) -> list[tuple[str, str]]:
    """The weapon or pair, with each munition that it can fire now."""
    weapon = carried.weapon
    found: list[tuple[str, str]] = []
    copies = [one for one in figure.weapons if one.weapon.number == weapon.number]
    for place in range(-1, len(MUNITIONS)):
        munition: i64 = 0 if place < 0 else bit_of(place)
        if munition == 1 and band > 0:
            continue
        able = 0
        for one in copies:
            if not why_not_loaded(one, munition):
                able += 1
        word = "" if place < 0 else MUNITIONS[place]
        if able:
            found.append((weapon.id, word))
        if able > 1 and weapon.gunfight:
            found.append((weapon.id + PAIR_SIGN, word))
    return found


def add_burst(
    state: FirstWaveState, figure: Figure, name: str, weapon: Weapon, targets: list[int], choices: list[Action]
) -> None:
    """[FW-WEAPON-19] The first two targets that lie close enough share the dice evenly."""
    for first in range(len(targets)):
        for second in range(first + 1, len(targets)):
            pair = [targets[first], targets[second]]
            if not in_burst([state.bodies[index] for index in pair]):
                continue
            dice = dice_of(burst_total(state, figure, weapon, pair))
            if dice < 2:
                return
            shares = {state.name(pair[0]): dice - dice // 2, state.name(pair[1]): dice // 2}
            burst = Burst(name, shares, weapon.id, "")
            if declare_burst(state, figure, burst).refusal is None:
                choices.append(burst)
            return


# ---- friends


def add_treatments(state: FirstWaveState, act: Acting, figure: Figure, name: str, choices: list[Action]) -> None:
    for index in range(state.survivors):
        friend = state.figure(index)
        if friend.side != figure.side or index == figure.index or not friend.present or not in_contact(figure, friend):
            continue
        if friend.wounds and act.actions >= 2:
            choices.append(Treat(name, state.name(index), WOUND))
        if friend.stunned:
            choices.append(Treat(name, state.name(index), STUN))
        if friend.disoriented:
            choices.append(Treat(name, state.name(index), DAZE))


def add_orders(state: FirstWaveState, act: Acting, figure: Figure, name: str, choices: list[Action]) -> None:
    for index in range(state.survivors):
        friend = state.figure(index)
        if friend.side != figure.side or index == figure.index or not friend.can_act():
            continue
        if within(figure, friend, ORDER_MM):
            most = min(GIVEN_MOST - int(act.gave), int(act.actions))
            for order in orders(name, state.name(index))[:most]:
                choices.append(order)


# ---- more than is listed


def more_offers(state: FirstWaveState, act: Acting, sampler: Sampler, count: int) -> list[Action]:
    """Random paths: straight to some point around, or with one bend."""
    figure = state.figure(act.figure)
    if not act.may_move() or figure.hanging or foes_in_contact(state, figure):
        return []
    name = state.name(figure.index)
    listed = [action.text for action in offers(state, act)]
    found: list[Action] = []
    far = reach_of(state, act, figure)
    for _ in range(6 * count):
        path: Path = []
        x, y = int(figure.x), int(figure.y)
        for _bend in range(1 + int(sampler.below(2))):
            x += int(sampler.below(far)) - far // 2
            y += int(sampler.below(far)) - far // 2
            path.append((max(0, x), max(0, y), NO_Z))
        move = Move(name, path, PLAINLY)
        if move.text in listed or move in found or not free_way(state, act, figure, path, PLAINLY, False):
            continue
        found.append(move)
        if len(found) >= count:
            break
    return found
