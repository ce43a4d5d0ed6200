"""Strategy cards of the levels: what playing one now brings, in figures, and what it is best used on.

No position shows what most cards do: cover for a round, a squad that acts twice, wire where the enemy comes. So they
are judged by whom they concern. What cannot be judged so is left to the search.
"""

from typing import Final

from warbox.engine.action import Action
from warbox.games.tideofiron.actions import ADVANCE, DONE, FIRE, RETRY, CardAction, HexAction, UnitAction
from warbox.games.tideofiron.cards import vocabulary as v
from warbox.games.tideofiron.cards.candidates import MEANS, Owner, candidates, free_units
from warbox.games.tideofiron.cards.card import CARDS, Card
from warbox.games.tideofiron.cards.effect import Effect
from warbox.games.tideofiron.cards.resolving import CardPlay, contact_number
from warbox.games.tideofiron.cards.verbs import Direct, PickHex, PickUnit
from warbox.games.tideofiron.codes import hex_of
from warbox.games.tideofiron.pieces.box import AREA_HIT, DISRUPTED, GOOD, HIT, NORMAL, NOWHERE
from warbox.games.tideofiron.pieces.fort import ENTRENCHMENT, FORT_COVER, MINES, TRAPS
from warbox.games.tideofiron.pieces.marks import MINES_BIT
from warbox.games.tideofiron.pieces.unit import FATIGUED, FRESH, NO_FORT, SQUAD, Unit, head_count
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.reckoning.cards import effect_worth
from warbox.games.tideofiron.reckoning.place import Field
from warbox.games.tideofiron.reckoning.plans import plan_move
from warbox.games.tideofiron.reckoning.pull import holder
from warbox.games.tideofiron.reckoning.shots import area_gain, best_shot
from warbox.games.tideofiron.reckoning.taste import only_holds
from warbox.games.tideofiron.reckoning.worth import RED, expected, worth
from warbox.games.tideofiron.rules.allowance import ADVANCING, allowance
from warbox.games.tideofiron.rules.concealment import is_exposed
from warbox.games.tideofiron.rules.cover import armour
from warbox.games.tideofiron.rules.halving import LEAD
from warbox.games.tideofiron.rules.sighting import far, sees
from warbox.games.tideofiron.state import ACTION, ToiState
from warbox.games.tideofiron.thinking.ranking import Ranking

PRICE: Final = 0.15  # figures: a command point
EARNED: Final = 0.45  # one that comes in, as it buys what is worth more than its price
PLAINLY: Final = 0.4  # figures: who gains so much by a card plays it
NOT_JUDGED: Final = -99.0
BLAST: Final = 0.5  # of what the hexes around a target add
DRIFTS: Final = 0.6  # of an attack that may fall elsewhere
DULLED: Final = 0.7  # figures that a hit takes
TO_ACT: Final = 0.5  # figures: what a squad does in a round
AT_OUR_GOAL: Final = 1.0  # more, for an enemy who is about to take something
BESIDE: Final = 2  # hexes from an objective
HIDDEN: Final = 0.35  # of what could be fired at a squad that nobody sees any more
STILL_FIRES: Final = 0.2  # of that, if it has yet to act, and will be seen when it does
DUG_IN: Final = 0.4  # of the fire that an entrenchment spares a squad, which is to get into it first
LANDED: Final = 0.8  # of squads that are dropped
MINED: Final = 0.9  # figures: mines in the way of all who come
WIRED: Final = 0.5  # wire
BLOCKED: Final = 0.45  # tank traps
SHELLS: Final = [v.AREA_ATTACK, v.WIDE_BLAST, v.LINE_ATTACK]
JUDGED_USES: Final = [v.CLEAR_CONDITION, v.PIN, v.CONCEAL, v.REFRESH, v.PLACE_FORT, v.REPAIR, v.ADD_FIGURES]
A_DIE: Final = 0.33  # figures that a die more takes
A_TARGET: Final = 0.5  # figures that a shot must take to be worth more dice
A_STEP: Final = 0.12  # a movement point more of a squad
A_TANK: Final = 1.2  # so many times more, where destroyed tanks are points


def judged(field: Field, action: CardAction) -> float:
    """What playing a card now brings, less its price; NOT_JUDGED: only the search can tell."""
    state = field.state
    face = CARDS[action.card]
    owner = Owner(field.side, 0)
    total = best_blast(field, face) if shells(face) else 0.0
    special = False
    for effect in face.effects:
        if effect.op in SHELLS or effect.op in MEANS:
            continue
        if effect.op == v.MODIFY and effect.what == v.AT_SQUAD:
            special = True
            total += best_use(field, owner, effect)
        elif effect.op == v.MODIFY and effect.what == v.FP_ATTACK:
            special = True
            total += A_DIE * effect.n if best_free(field, owner, face) >= A_TARGET else 0.0
        elif effect.op == v.FREE_ACTION and special:
            continue
        elif effect.op == v.FREE_ACTION and effect.action == v.FREE_ADVANCE:
            total += farther(field, owner, effect)
        else:
            gain = effect_gain(field, owner, effect)
            if gain == NOT_JUDGED:
                return NOT_JUDGED
            total += gain
    if face.contact:
        needed = contact_number(state, field.side, face)
        total *= max(0.0, min(1.0, (7 - needed) / 6))
    return total if action.verb == RETRY else total - PRICE * face.cost


def shells(face: Card) -> bool:
    """Whether a card attacks hexes."""
    for effect in face.effects:
        if effect.op in SHELLS:
            return True
    return False


def best_blast(field: Field, face: Card) -> float:
    """What shells take where they take most."""
    state = field.state
    best = 0.0
    tried: list[int] = []
    for enemy in field.enemies.foes:
        cell = int(enemy.cell)
        if cell not in tried:
            tried.append(cell)
            best = max(best, blast(state, field.side, cell, face))
    for effect in face.effects:
        if effect.op == v.DRIFT:
            return DRIFTS * best
    return best


def blast(state: ToiState, side: int, cell: int, face: Card) -> float:
    """What the attacks of a card take about a hex."""
    hit = AREA_HIT[NORMAL]
    value = 0.0
    for effect in face.effects:
        if effect.op == v.WIDE_BLAST:
            for other in state.ground.neighbours[cell]:
                if other >= 0 and state.here[other]:
                    value += BLAST * area_gain(state, side, other, effect.n, hit, effect.suppress)
        elif effect.op in (v.AREA_ATTACK, v.LINE_ATTACK) and state.here[cell]:
            value += area_gain(state, side, cell, effect.n, hit, effect.suppress)
    return value


def effect_gain(field: Field, owner: Owner, effect: Effect) -> float:
    """What an effect brings, in figures."""
    state = field.state
    op = effect.op
    left = state.scenario.rounds - int(state.round)
    if op == v.MODIFY:
        if effect.what == v.COVER_SQUADS:
            return fire_dulled(field, effect.n)
        if effect.what == v.SUPPRESS_HITS:
            return fire_dulled(field, -effect.n)
        if effect.what == v.CONTACT_ROLL:
            return 0.12 * left
        if effect.what == v.MP_SQUADS:
            return on_the_march(field, effect.n)
        return 0.0 if effect.what == v.PINNED_ASSAULT_FULL else NOT_JUDGED
    if op in JUDGED_USES:
        return best_use(field, owner, effect)
    if op == v.GAIN_CP:
        return EARNED * effect.n
    if op == v.INCOME:
        return EARNED * effect.n * left
    if op == v.DRAW:
        return 0.3 * effect.n
    if op == v.REINFORCE:
        return effect_worth(effect)
    if op == v.DROP:
        return LANDED * effect_worth(effect)
    if op == v.GIVE_SPEC or op == v.REVEAL:
        return 0.0
    return NOT_JUDGED


def fire_dulled(field: Field, dice: int) -> float:
    """What more cover for all squads spares them of the fire that is still to come in this round, or in the next."""
    state = field.state
    lanes = field.enemies.lanes_at(True)
    squads = [unit for unit in state.units if unit.side == field.side and unit.kind == SQUAD and unit.cell >= 0]
    total = 0.0
    for place, enemy in enumerate(field.enemies.foes):
        if enemy.condition or (state.phase == ACTION and enemy.activation == FATIGUED):
            continue
        best = 0.0
        for unit in squads:
            hits = lanes[place].at(state, unit.cell)
            if hits > best:
                hits -= RED * int(state.ground.cover[unit.cell])
                if unit.fort >= 0:
                    hits -= RED * FORT_COVER[unit.fort]
                best = max(best, hits)
        total += min(1.0, best)
    return DULLED * RED * dice * total


def on_the_march(field: Field, more: int) -> float:
    """What it brings that all squads move farther in the next round, to a side that has to go somewhere."""
    state = field.state
    if only_holds(state.scenario, field.side) or state.round >= state.scenario.rounds:
        return 0.0
    return A_STEP * more * sum([1 for unit in state.units if unit.side == field.side and is_on_foot(unit)])


def is_on_foot(unit: Unit) -> bool:
    return unit.kind == SQUAD and unit.cell >= 0 and not unit.has_heavy_weapon()


def best_free(field: Field, owner: Owner, face: Card) -> float:
    """The best shot of those who could take the free action of a card."""
    best = 0.0
    for effect in face.effects:
        if effect.op == v.FREE_ACTION:
            for unit in free_units(field.state, owner, effect):
                best = max(best, best_shot(field.state, unit, LEAD, field.taste).gain)
    return best


def farther(field: Field, owner: Owner, effect: Effect) -> float:
    """What more movement brings whom it brings most."""
    best = 0.0
    for unit in free_units(field.state, owner, effect):
        if unit.cell >= 0:
            best = max(best, advance(field, unit, effect.mp) - advance(field, unit, 0))
    return best


def advance(field: Field, unit: Unit, more: int) -> float:
    """The best place that a unit can go to, with so many movement points more."""
    left = allowance(field.state, unit, ADVANCING, more)
    from_mines = field.state.marks[unit.cell] & MINES_BIT != 0
    return plan_move(field, unit, ADVANCING, left, 0, from_mines, False, False).value


def best_use(field: Field, owner: Owner, effect: Effect) -> float:
    """What an effect brings that is used on units or hexes, where it brings most."""
    found: list[float] = []
    for action in candidates(field.state, owner, effect, NOWHERE, NOWHERE):
        value = use(field, effect, action)
        if value > 0.0:
            found.append(value)
    if not found:
        return 0.0
    if effect.op in (v.CONCEAL, v.PLACE_FORT, v.ADD_FIGURES):
        found.sort()
        return sum(found[-max(1, effect.n) :])
    return max(found)


def use(field: Field, effect: Effect, action: Action) -> float:
    """What an effect brings if it is used on a unit or a hex."""
    state = field.state
    if isinstance(action, PickUnit):
        return use_on(field, effect, state.units[state.roster.index[action.name]])
    if isinstance(action, UnitAction):
        unit = state.units[state.roster.index[action.name]]
        if action.verb == FIRE:
            return best_shot(state, unit, LEAD, field.taste).gain
        if action.verb == ADVANCE and unit.cell >= 0:
            return advance(field, unit, effect.mp) - field.stand(unit, unit.cell, unit.fort)
        return 0.0
    if isinstance(action, PickHex):
        cell = hex_of(state.ground, action.code)
        return shelter(field, cell) if effect.fort == ENTRENCHMENT else barrier(field, effect.fort, cell)
    return 0.0


def use_on(field: Field, effect: Effect, unit: Unit) -> float:
    op = effect.op
    state = field.state
    if op == v.PIN:
        value = 0.29 * worth(unit) + (TO_ACT if unit.activation == FRESH else 0.0)
        for place, goal in enumerate(field.goals):
            if field.worth[place] > 1.0 and far(state.ground, unit.cell, goal.cell) <= BESIDE:
                if holder(state, goal.cell) == field.side and unit.activation == FRESH:
                    return value + AT_OUR_GOAL
        return value
    if op == v.CLEAR_CONDITION:
        value = 0.0
        for other in state.units:
            if other.cell == unit.cell and other.side == unit.side and other.kind == SQUAD and other.condition:
                healthy = other.shaken(GOOD, other.activation)
                value += (0.5 if other.condition == DISRUPTED else 0.25) * worth(healthy)
                value += TO_ACT if other.activation == FRESH else 0.0
        return value
    if op == v.CONCEAL:
        if is_exposed(state, unit):
            return 0.0
        value = HIDDEN * min(field.danger(unit, unit.cell), float(head_count(unit.figs)))
        return STILL_FIRES * value if unit.activation == FRESH else value
    if op == v.REFRESH:
        return best_shot(state, unit, LEAD, field.taste).gain
    if op == v.MODIFY:
        return at_tanks(field, effect, unit)
    if op == v.REPAIR:
        return worth(unit.hurt(max(unit.damage - effect.n, 0))) - worth(unit)
    if op == v.ADD_FIGURES:
        return 0.9
    return 0.0


def at_tanks(field: Field, effect: Effect, unit: Unit) -> float:
    """What a squad takes from a tank with so many dice more."""
    state = field.state
    if unit.activation != FRESH or unit.condition:
        return 0.0
    best = 0.0
    for enemy in field.enemies.foes:
        if enemy.kind == SQUAD or not VEHICLES[enemy.kind].tank:
            continue
        away = far(state.ground, unit.cell, enemy.cell)
        if away <= v.AT_SQUAD_RANGE and sees(state, unit.cell, enemy.cell):
            red = int(armour(enemy)) + int(state.ground.cover[enemy.cell])
            black = effect.n + int(head_count(unit.figs))
            gain = expected(enemy, False, black, HIT[0 if away <= 1 else 1], red)
            if state.scenario.victory.kill_heavy:
                gain *= A_TANK
            best = max(best, gain)
    return best


def shelter(field: Field, cell: int) -> float:
    """What one more entrenchment brings to squads in a hex that will stay there."""
    state = field.state
    best = 0.0
    for unit in state.units:
        if unit.cell == cell and unit.side == field.side and unit.kind == SQUAD and unit.fort == NO_FORT:
            if field.holding(unit, cell) > 0.0 or unit.has_heavy_weapon():
                spared = min(field.danger(unit, unit.cell), FORT_COVER[ENTRENCHMENT] * RED)
                best = max(best, DUG_IN * min(spared, 1.0))
    return best


def barrier(field: Field, fort: int, cell: int) -> float:
    """What an obstacle brings in a hex through which enemies come to what is held."""
    state = field.state
    best = 0.0
    for place, goal in enumerate(field.goals):
        if field.worth[place] < 1.0 or holder(state, goal.cell) != field.side:
            continue
        away = far(state.ground, cell, goal.cell)
        if away < 1 or away > BESIDE:
            continue
        coming = 0.0
        for enemy in field.enemies.foes:
            if fort == TRAPS and enemy.kind == SQUAD:
                continue
            near = far(state.ground, enemy.cell, goal.cell)
            if far(state.ground, enemy.cell, cell) + away <= near:
                coming += worth(enemy) / (3.0 + float(near))
        best = max(best, min(1.0, coming / 3.0) * (1.0 if away == 1 else 0.8))
    return best * (MINED if fort == MINES else BLOCKED if fort == TRAPS else WIRED)


def plain_cards(field: Field, choices: list[Action]) -> list[Action]:
    """The card that had better be played now, if there is one that plainly had."""
    best = PLAINLY
    found: list[Action] = []
    for action in choices:
        if isinstance(action, CardAction):
            value = judged(field, action)
            if value > best:
                best = value
                found = [action]
    return found


def open_cards(field: Field, choices: list[Action]) -> list[Action]:
    """Cards of which only the search can tell whether they should be played."""
    found: list[Action] = []
    for action in choices:
        if isinstance(action, CardAction) and judged(field, action) == NOT_JUDGED:
            found.append(action)
    return found


def best_pick(field: Field, frame: CardPlay, effect: Effect, choices: list[Action]) -> list[Action]:
    """What an effect is used on; nothing found: it is not judged here."""
    ranking = Ranking()
    state = field.state
    face = CARDS[frame.card]
    for action in choices:
        value = 0.0
        if isinstance(action, HexAction):
            value = landing(field, hex_of(state.ground, action.code)) if drops(face) else 0.0
        elif isinstance(action, Direct):
            value = 1.0 + along(field, effect, int(frame.final), action.direction)
        else:
            value = use(field, effect, action)
        if value > 0.0:
            ranking.add(value, action)
    if DONE in choices and not ranking.actions and effect.op in JUDGED_USES:
        return [DONE]
    return ranking.best(1, -99.0)


def drops(face: Card) -> bool:
    for effect in face.effects:
        if effect.op == v.DROP:
            return True
    return False


def landing(field: Field, cell: int) -> float:
    """What it is worth that squads come down in a hex or near it."""
    state = field.state
    for unit in state.units:
        if unit.side == field.side and unit.kind == SQUAD and unit.cell >= 0:
            return max(0.01, 20.0 + field.pull(unit, cell) - 0.5 * field.enemies.fire_on(state, cell, True))
    return 0.01


def along(field: Field, effect: Effect, cell: int, direction: int) -> float:
    """What attacks along a line take."""
    state = field.state
    value = 0.0
    for number in range(effect.hexes):
        other = state.ground.shifted(cell, direction, number)
        if other >= 0 and state.here[other]:
            value += area_gain(state, field.side, other, effect.n, AREA_HIT[NORMAL], effect.suppress)
    return value
