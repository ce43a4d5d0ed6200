"""Plans: where a unit that may move should go, and what it should do there; what an assault is worth."""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.box import ASSAULT_HIT, ASSAULT_SUPPORTERS, FORT_MP, NOWHERE, THIRDS
from warbox.games.tideofiron.pieces.fort import ENTRENCHMENT, PILLBOX
from warbox.games.tideofiron.pieces.spec import FLAMETHROWER
from warbox.games.tideofiron.pieces.unit import NO_FORT, NO_UNIT, SQUAD, Unit, head_count
from warbox.games.tideofiron.reckoning.odds import quick_hits
from warbox.games.tideofiron.reckoning.place import LEFT_MAP, Field, at_stake, exit_worth
from warbox.games.tideofiron.reckoning.shots import best_shot
from warbox.games.tideofiron.reckoning.worth import figures_worth, worth
from warbox.games.tideofiron.rules.allowance import ASSAULTING, FIRING_MOVING, has_room
from warbox.games.tideofiron.rules.assault_strength import (
    assault_cover,
    attacker_strength,
    can_storm,
    can_support_assault,
    defender_strength,
)
from warbox.games.tideofiron.rules.halving import LEAD_FM
from warbox.games.tideofiron.rules.leaving import EXIT_COST
from warbox.games.tideofiron.rules.moving_check import free_forts
from warbox.games.tideofiron.rules.sighting import far
from warbox.games.tideofiron.state import ToiState

# what comes first
STAY: Final = 0
GO_TO: Final = 1  # a step to `to`
GET_IN: Final = 2  # into the fortification `fort`
GET_OUT: Final = 3  # of a fortification or a vehicle
SHOOT: Final = 4  # at `target`
STORM_HEX: Final = 5  # `to`
LEAVE_MAP: Final = 6

GET_OUT_NEAR: Final = 12  # thirds to a goal, from which a squad leaves its vehicle
STRAIGHT: Final = 0.004  # for each third spent: the shorter of two ways


class Plan:
    def __init__(self, kind: int, value: float, to: int, fort: int, target: int) -> None:
        self.kind: Final = kind
        self.value: Final = value  # of standing there and of what is done
        self.to: Final = to  # a hex
        self.fort: Final = fort
        self.target: Final = target


def plan_move(
    field: Field, unit: Unit, action: i64, left: i64, steps: i64, from_mines: bool, moved: bool, attacked: bool
) -> Plan:
    """The best that a unit can do in what is left of its activation."""
    state, taste = field.state, field.taste
    if unit.carrier != NO_UNIT:
        return plan_to_get_out(field, unit)
    here = unit.cell
    best = Plan(STAY, field.stand(unit, here, unit.fort), NOWHERE, NO_FORT, NO_UNIT)
    shot_gain = 0.0
    if action == FIRING_MOVING and not attacked:
        shot = best_shot(state, unit, LEAD_FM, taste)
        shot_gain = taste.shot * shot.gain
        if shot.target != NO_UNIT:
            best = Plan(SHOOT, best.value + shot_gain, NOWHERE, NO_FORT, shot.target)
    if left <= 0:
        return best
    if unit.fort != NO_FORT:
        left -= FORT_MP * THIRDS
        if left < 0:
            return best
    elif unit.kind == SQUAD and left >= FORT_MP * THIRDS:
        for fort in (ENTRENCHMENT, PILLBOX):
            if free_forts(state, here, fort):
                value = field.stand(unit, here, fort) + shot_gain
                if value > best.value:
                    best = Plan(GET_IN, value, NOWHERE, fort, NO_UNIT)
    if action == ASSAULTING:
        best = plan_storm(field, unit, here, 0.0, NOWHERE, best)
    gate = state.scenario.victory.exit
    leaves = gate is not None and gate.side == unit.side
    if leaves and gate is not None and here in gate.cells and unit.fort == NO_FORT and left >= EXIT_COST:
        return Plan(LEAVE_MAP, best.value + leaving(state, unit), NOWHERE, NO_FORT, NO_UNIT)
    best = plan_way(field, unit, action, left, steps, from_mines, 0.0 if moved else shot_gain, attacked, best)
    if best.kind == GO_TO and shot_gain > taste.fire_first and not moved:
        return Plan(SHOOT, best.value, NOWHERE, NO_FORT, best_shot(state, unit, LEAD_FM, taste).target)
    return best


def plan_way(
    field: Field,
    unit: Unit,
    action: i64,
    left: i64,
    steps: i64,
    from_mines: bool,
    shot_gain: float,
    attacked: bool,
    best: Plan,
) -> Plan:
    """The best of all hexes that the unit can reach, if that is better than what it can do here."""
    state, taste = field.state, field.taste
    gate = state.scenario.victory.exit
    leaves = gate is not None and gate.side == unit.side
    ways = field.reach(unit, left, steps, from_mines)
    watched = field.enemies.watching
    for place, cell in enumerate(ways.cells):
        spent = ways.spent[place]
        if spent > left or state.enemies(unit.side, cell):
            continue
        value = field.stand(unit, cell, NO_FORT) - STRAIGHT * spent
        if unit.kind == SQUAD and state.marks[cell] and left - spent >= FORT_MP * THIRDS:
            for fort in (ENTRENCHMENT, PILLBOX):
                if free_forts(state, cell, fort):
                    value = max(value, field.stand(unit, cell, fort))
        if action == FIRING_MOVING and not attacked:
            value += max(taste.moving_fire * field.offence(unit, cell, False), shot_gain)
        if leaves and gate is not None and cell in gate.cells and left - spent >= EXIT_COST:
            value += leaving(state, unit)
        first = ways.first[place]
        risk = 0.0
        step = place if watched else -1
        while step >= 0:
            risk += threat(field, unit, ways.cells[step])
            step = ways.before[step]
        value -= taste.on_the_way * risk
        if value > best.value:
            best = Plan(GO_TO if unit.fort == NO_FORT else GET_OUT, value, first, NO_FORT, NO_UNIT)
        if action == ASSAULTING:
            best = plan_storm(field, unit, cell, taste.on_the_way * risk, first, best)
    return best


def leaving(state: ToiState, unit: Unit) -> float:
    """What a unit that can leave the map gains by doing so: its points for itself."""
    return LEFT_MAP * exit_worth(state, unit) - worth(unit)


def plan_storm(field: Field, unit: Unit, cell: i64, risk: float, first: int, best: Plan) -> Plan:
    """The best assault from a hex, if it is better than the best plan so far."""
    state = field.state
    placed = unit if cell == unit.cell else unit.at(cell)
    for other in state.ground.neighbours[cell]:
        if other < 0 or not state.seen_enemies(unit.side, other) or not can_storm(state, placed, other):
            continue
        value = field.stand(unit, cell, NO_FORT) - risk + assault_worth(field, placed, other)
        if value > best.value:
            if (first == NOWHERE and unit.fort == NO_FORT) or first == NOWHERE:
                best = Plan(STORM_HEX, value, other, NO_FORT, NO_UNIT)
            else:
                best = Plan(GET_OUT if unit.fort != NO_FORT else GO_TO, value, first, NO_FORT, NO_UNIT)
    return best


def plan_to_get_out(field: Field, unit: Unit) -> Plan:
    """A squad inside a vehicle leaves it near a goal; not where it is driven off the map."""
    state = field.state
    cell = state.units[unit.carrier].cell
    inside = field.pull(unit, cell)
    gate = state.scenario.victory.exit
    if (gate is not None and gate.side == unit.side) or not has_room(state, unit.side, cell):
        return Plan(STAY, inside, NOWHERE, NO_FORT, NO_UNIT)
    for place, goal in enumerate(field.goals):
        if field.draws[place] > 0 and goal.ways[0][cell] <= GET_OUT_NEAR:
            return Plan(GET_OUT, inside + 0.5, NOWHERE, NO_FORT, NO_UNIT)
    return Plan(STAY, inside, NOWHERE, NO_FORT, NO_UNIT)


def threat(field: Field, unit: Unit, cell: i64) -> float:
    """What op fire could take from a unit that enters a hex: one attack."""
    worst = field.enemies.op_fire_on(field.state, cell, unit.kind == SQUAD)
    if unit.kind != SQUAD:
        return worst * 0.12 * at_stake(field.state, unit, field.taste)
    heads = float(head_count(unit.figs))
    return min(worst, heads)


def assault_worth(field: Field, unit: Unit, cell: i64) -> float:
    """What an assault of a squad on a neighbouring hex is worth, with the two best supporters."""
    state = field.state
    attack = attacker_strength(state, unit, cell, False, None)
    halves: list[int] = []
    flame = unit.has_spec(FLAMETHROWER)
    for other in state.units:
        if other.index != unit.index and other.side == unit.side and other.kind == SQUAD and other.cell >= 0:
            if far(state.ground, other.cell, cell) == 1 and can_support_assault(state, unit, other, cell):
                halves.append(int(attacker_strength(state, other, cell, True, None)))
    halves.sort()
    for strength in halves[-ASSAULT_SUPPORTERS:]:
        attack += strength
    return assault_gain(field, unit, cell, int(attack), flame)


def assault_gain(field: Field, unit: Unit, cell: i64, attack: int, flame: bool) -> float:
    """The same with a known strength."""
    state = field.state
    there = [other for other in state.units if other.cell == cell and other.side != unit.side]
    defenders = [int(other.index) for other in there]
    answer: i64 = 0
    heads: i64 = 0
    value = 0.0
    for other in there:
        answer += defender_strength(state, other, None)
        heads += head_count(other.figs) if other.kind == SQUAD else 2
        value += worth(other)
    cover = int(assault_cover(state, cell, defenders, flame, None))
    given = quick_hits(attack, ASSAULT_HIT, cover)
    taken = quick_hits(int(answer), ASSAULT_HIT, 0) if answer > 0 else [1.0]
    own = int(head_count(unit.figs))
    each = figures_worth(unit.figs) / own if own else 1.0
    hits = won = losses = below = 0.0
    for count in range(len(given)):
        if count and count - 1 < len(taken):
            below += taken[count - 1]
        won += given[count] * below if count else 0.0
        hits += given[count] * min(count, int(heads))
    for count in range(len(taken)):
        losses += taken[count] * min(count, own)
    share = hits / int(heads) if heads else 0.0
    taste = field.taste
    gain = taste.blow * share * value - taste.suffered * losses * each
    return gain + won * (taste.routed_out * value + field.holding(unit, int(cell)))
