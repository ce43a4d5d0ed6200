"""Tide of Iron: what a person is told before choosing. Chances of attacks with their causes, reach, op fire on the way.

The rules themselves are asked: nothing is told twice. Everything on the table is public.
"""

from fractions import Fraction
from typing import Final, cast

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Modifier
from warbox.engine.game import View
from warbox.engine.outlook import Outlook
from warbox.engine.probe import Probe
from warbox.games.tideofiron.actions import ADVANCE, FIRE, GO, NORMAL, STRIKE, SUPPRESS, HexAction, UnitAction
from warbox.games.tideofiron.codes import hex_of
from warbox.games.tideofiron.pieces.box import ASSAULT_HIT, BANDS, FORT_MP, HIT, LIGHT, THIRDS
from warbox.games.tideofiron.pieces.marks import MINES_BIT
from warbox.games.tideofiron.pieces.seats import SEATS
from warbox.games.tideofiron.pieces.unit import FRESH, SQUAD, Unit
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.reckoning.odds import assault_chances, final_hits, fraction, is_thick, result_of, told
from warbox.games.tideofiron.reckoning.reach import op_firers, reach
from warbox.games.tideofiron.rules.action import Act, can_move, commands
from warbox.games.tideofiron.rules.allowance import ADVANCING, allowance, step_cost
from warbox.games.tideofiron.rules.area import AreaAttack
from warbox.games.tideofiron.rules.assault import SUPPORTERS, Assault
from warbox.games.tideofiron.rules.assault_strength import assault_cover, attacker_strength, defender_strength
from warbox.games.tideofiron.rules.attack import BUILDING, Attack
from warbox.games.tideofiron.rules.cover import defence
from warbox.games.tideofiron.rules.firepower import able_figures, firepower, is_flame, mortar_firepower, range_band
from warbox.games.tideofiron.rules.firing import attack_unit
from warbox.games.tideofiron.rules.halving import LEAD, LEAD_OPFIRE
from warbox.games.tideofiron.rules.moving import FROM_MINES, Moving
from warbox.games.tideofiron.rules.opfire import OpFireWindow, may_op_fire
from warbox.games.tideofiron.rules.target import add_targets
from warbox.games.tideofiron.state import ToiState

STOPS: Final = ["pinned", "disrupted", "routed", "wiped", "heavy", "destroyed"]


def foresee(state: ToiState, seat: int) -> Outlook:
    return Outlook(odds(state, seat), preview(state))


def causes(ledger: list[Modifier]) -> list[object]:
    found: list[object] = []
    for one in ledger:
        data: View = {"value": one.value, "rule": one.rule, "kind": one.kind}
        found.append(data)
    return found


# ---- chances


def odds(state: ToiState, seat: int) -> View | None:
    question = state.question
    if question is None or seat not in question.seats or seat < 0:
        return None
    top = state.stack[-1]
    if isinstance(top, Attack) and top.step == BUILDING:
        return {"choices": attack_choices(state, top)}
    if isinstance(top, OpFireWindow):
        choices: View = {}
        mover = state.units[top.mover]
        for unit in state.units:
            if may_op_fire(state, unit, mover, top.barred) and state.seat_of(unit) == seat:
                attack = attack_unit(state, unit, top.mover, LEAD_OPFIRE, False, top.barred)
                both = attack_choices(state, attack)
                shown = cast(View, both[NORMAL.text])
                if SUPPRESS.text in both:
                    shown = shown | {"suppress": both[SUPPRESS.text]}
                choices[state.roster.actions[FIRE][unit.index].text] = shown
        return {"choices": choices}
    if isinstance(top, Assault) and top.step == SUPPORTERS:
        return {"choices": {STRIKE.text: assault_choice(state, top)}}
    return None


def attack_choices(state: ToiState, attack: Attack) -> View:
    """[TOI-ATTACK-01] Both types of an attack as it is made up now, with its supporters and without."""
    choices: View = {}
    target = attack.target_unit(state)
    for suppress in (False, True):
        if suppress and target is not None and target.kind != SQUAD:
            continue
        text = SUPPRESS.text if suppress else NORMAL.text
        if target is None:
            choices[text] = shelling_choice(state, attack, suppress)
        else:
            choices[text] = one_choice(state, attack, suppress)
    return choices


def one_choice(state: ToiState, attack: Attack, suppress: bool) -> View:
    target = state.units[attack.target]
    strength: list[Modifier] = []
    for place, index in enumerate(attack.units):
        firepower(state, state.units[index], attack.figs[place], target, attack.role(place), strength)
    cover: list[Modifier] = []
    red = int(defence(state, target, suppress, attack.has_flame(state), cover))
    band = attack.band(state)
    black = attack.strength(state, suppress)
    thick = is_thick(target)
    data: View = {
        "strength": causes(strength),
        "black": black,
        "cover": causes(cover),
        "red": red,
        "band": BANDS[band],
        "hit": HIT[band],
    }
    data |= told(state, target, suppress, final_hits(black, HIT[band], red, thick))
    leader = state.units[attack.units[0]]
    alone = int(firepower(state, leader, attack.figs[0], target, attack.how, None))
    own_band = range_band(state, leader, attack.figs[0], target)
    own_red = int(defence(state, target, suppress, is_flame(state, leader, target.cell), None))
    data["alone"] = told(state, target, suppress, final_hits(alone, HIT[own_band], own_red, thick))
    return data


def shelling_choice(state: ToiState, attack: Attack, suppress: bool) -> View:
    """[TOI-UNIT-11] Mortars: what each unit in the hex has to fear."""
    strength: list[Modifier] = []
    for place, index in enumerate(attack.units):
        mortar_firepower(state, state.units[index], suppress, attack.role(place), attack.figs[place], strength)
    black, hit = attack.strength(state, suppress), attack.hit_number(state)
    area = AreaAttack(attack.cell, black, hit, suppress, False)
    area.find_targets(state)
    units: View = {}
    for place, index in enumerate(area.targets):
        target = state.units[index]
        shown = told(state, target, suppress, final_hits(black, hit, area.reds[place], is_thick(target)))
        units[target.name] = shown | {"red": area.reds[place]}
    return {"strength": causes(strength), "black": black, "hit": hit, "units": units}


def assault_choice(state: ToiState, assault: Assault) -> View:
    """[TOI-ASSAULT-21] The assault as it would be struck now; concealed squads are thought to stay out."""
    leader = state.units[assault.unit]
    there = [unit for unit in state.standing(assault.cell) if unit.side != leader.side and not unit.is_concealed()]
    strength: list[Modifier] = []
    attack = attacker_strength(state, leader, assault.cell, False, strength)
    for index in assault.supporters:
        attack += attacker_strength(state, state.units[index], assault.cell, True, strength)
    answer: list[Modifier] = []
    returned = sum([int(defender_strength(state, unit, answer)) for unit in there])
    cover: list[Modifier] = []
    defenders = [int(unit.index) for unit in there]
    red = int(assault_cover(state, assault.cell, defenders, assault.has_flame(state), cover))
    own, other = assault_chances(int(attack), red, returned)
    won = own.against(other)
    return {
        "strength": causes(strength),
        "black": int(attack),
        "cover": causes(cover),
        "red": red,
        "defence": causes(answer),
        "defence_black": returned,
        "hit": ASSAULT_HIT,
        "hits": [[count, own.exactly(count).numerator, own.exactly(count).denominator] for count, _ in own.outcomes()],
        "returned": [
            [count, other.exactly(count).numerator, other.exactly(count).denominator] for count, _ in other.outcomes()
        ],
        "results": {"won": fraction(won.higher), "failed": fraction(1 - won.higher)},
    }


# ---- the table


def preview(state: ToiState) -> View | None:
    """Where units can go, and who could op-fire at the mover on its way."""
    if not state.stack:
        return None
    top = state.stack[-1]
    found: View = {}
    if isinstance(top, Moving):
        mover = state.units[top.unit]
        if mover.cell >= 0 and top.may_move():
            ways = reach_out(state, mover, top.left, top.steps, bool(top.flags & FROM_MINES))
            found[mover.name] = shown_ways(state, ways)
            return {"reach": found, "threat": threats(state, mover, list(ways), top.fired)}
        return {"reach": found, "threat": {}}
    if isinstance(top, Act):
        for unit in state.units:
            if unit.activation == FRESH and unit.cell >= 0 and commands(state, unit):
                if can_move(state, unit, ADVANCING, 0):
                    found[unit.name] = shown_ways(state, first_reach(state, unit))
        return {"reach": found, "threat": {}, "seat": SEATS[state.turn]}
    return None


def first_reach(state: ToiState, unit: Unit) -> dict[int, tuple[int, int]]:
    """Where a fresh unit could go if it advanced now."""
    return reach_out(state, unit, allowance(state, unit, ADVANCING, 0), 0, bool(state.marks[unit.cell] & MINES_BIT))


def reach_out(state: ToiState, unit: Unit, left: i64, steps: i64, from_mines: bool) -> dict[int, tuple[int, int]]:
    """[TOI-FORT-02] The reach of a unit; a squad in a fortification leaves it first, and pays for that."""
    first = FORT_MP * THIRDS if unit.fort >= 0 else 0
    ways = reach(state, unit, left - first, steps, from_mines)
    return {cell: (first + ways[cell][0], ways[cell][1]) for cell in ways} if first else ways


def shown_ways(state: ToiState, ways: dict[int, tuple[int, int]]) -> View:
    return {state.label(cell): list[object]([ways[cell][0], state.label(ways[cell][1])]) for cell in sorted(ways)}


def threats(state: ToiState, mover: Unit, cells: list[int], barred: list[int]) -> View:
    """[TOI-OPFIRE-01] For each hex who could op-fire there, and the chance that the best single one ends the move."""
    found: View = {}
    trial = state.clone()
    for cell in sorted(cells):
        there = mover.at(cell)
        trial.put(there)
        firers = op_firers(trial, there, barred)
        if firers:
            stops = max([stop_chance(trial, firer, there) for firer in firers])
            found[state.label(cell)] = {
                "by": list[object]([firer.name for firer in firers]),
                "stops": fraction(stops),
            }
    return found


def stop_chance(state: ToiState, firer: Unit, mover: Unit) -> Fraction:
    """The chance that op fire ends the move: suppressive against squads, any damage that counts against vehicles."""
    suppress = mover.kind == SQUAD
    figs = able_figures(state, firer, mover, LEAD_OPFIRE)
    black = int(firepower(state, firer, figs, mover, LEAD_OPFIRE, None))
    red = int(defence(state, mover, suppress, is_flame(state, firer, mover.cell), None))
    chances = final_hits(black, HIT[range_band(state, firer, figs, mover)], red, is_thick(mover))
    chance = Fraction(0)
    for count, _ in chances.outcomes():
        word = result_of(state, mover, suppress, count)
        stopped = word in STOPS or (word == "light" and mover.damage < LIGHT and not VEHICLES[mover.kind].sturdy)
        if stopped:
            chance += chances.exactly(count)
    return chance


# ---- one answer


def targets(state: ToiState, unit: Unit) -> list[View]:
    """[TOI-COMBAT-03] Whom a unit could fire at, with the chance that cover leaves a hit; what mortars reach."""
    answers: list[Action] = []
    add_targets(state, unit, LEAD, answers)
    found: list[View] = []
    for answer in answers:
        if isinstance(answer, UnitAction):
            target = state.units[state.roster.index[answer.name]]
            attack = attack_unit(state, unit, int(target.index), LEAD, False, [])
            red = int(defence(state, target, False, attack.has_flame(state), None))
            chances = final_hits(attack.strength(state, False), HIT[attack.band(state)], red, is_thick(target))
            found.append({"kind": "target", "unit": target.name, "hit": fraction(1 - chances.exactly(0))})
        elif isinstance(answer, HexAction):
            found.append({"kind": "target", "hex": state.label(hex_of(state.ground, answer.code))})
    return found


def explain(state: ToiState, action: Action, probe: Probe) -> None:
    """The numbers behind an answer with their causes: strength and cover of an attack, the price of a step."""
    top = state.stack[-1]
    if isinstance(top, Attack) and top.step == BUILDING and (action is NORMAL or action is SUPPRESS):
        target = top.target_unit(state)
        suppress = action is SUPPRESS
        strength = probe.numbers.setdefault("strength", [])
        for place, index in enumerate(top.units):
            unit = state.units[index]
            if target is None:
                mortar_firepower(state, unit, suppress, top.role(place), top.figs[place], strength)
            else:
                firepower(state, unit, top.figs[place], target, top.role(place), strength)
        if target is not None:
            red = int(defence(state, target, suppress, top.has_flame(state), probe.numbers.setdefault("cover", [])))
            band = top.band(state)
            chances = final_hits(top.strength(state, suppress), HIT[band], red, is_thick(target))
            for count, _ in chances.outcomes():
                probe.odds[f"hits-{count}"] = chances.exactly(count)
    elif isinstance(top, Act) and isinstance(action, UnitAction) and probe.refusal is None:
        unit = state.units[state.roster.index[action.name]]
        if action.verb == ADVANCE:
            probe.region.append({"kind": "threats", "hexes": threats(state, unit, list(first_reach(state, unit)), [])})
        elif action.verb == FIRE:
            probe.region.extend(targets(state, unit))
    elif isinstance(top, Moving) and isinstance(action, HexAction) and action.verb == GO:
        unit = state.units[top.unit]
        cell = hex_of(state.ground, action.code)
        direction = state.ground.direction(int(unit.cell), cell) if cell >= 0 and unit.cell >= 0 else -1
        cost = int(step_cost(state, unit, unit.cell, direction)) if direction >= 0 else -1
        if cost >= 0:
            enemies = int(state.seen_enemies(unit.side, cell)) * THIRDS if unit.kind != SQUAD else 0
            probe.numbers["thirds"] = [Modifier(cost - enemies, "TOI-MOVE-02", "ground")]
            if enemies:
                probe.numbers["thirds"].append(Modifier(enemies, "TOI-UNIT-33", "overrun"))
