"""What each effect of a card does to the table."""

from typing import Final

from warbox.engine.action import Action
from warbox.games.tideofiron.cards import vocabulary as v
from warbox.games.tideofiron.cards.candidates import Owner, divisions_of
from warbox.games.tideofiron.cards.card import CARD_NAMES, CARDS
from warbox.games.tideofiron.cards.effect import TRUCK_OF_SIDE, Effect
from warbox.games.tideofiron.cards.verbs import OBSTACLE_KINDS, Clear, Discard, PickHex, PickUnit
from warbox.games.tideofiron.codes import hex_of
from warbox.games.tideofiron.map.ground import SQUAD as ON_FOOT
from warbox.games.tideofiron.pieces.box import DAMAGES, GOOD, NOWHERE, PINNED
from warbox.games.tideofiron.pieces.fort import FORTS, SMOKE
from warbox.games.tideofiron.pieces.marks import UNIT_OF_MARK
from warbox.games.tideofiron.pieces.mod import Mod
from warbox.games.tideofiron.pieces.seats import SIDE_NAMES
from warbox.games.tideofiron.pieces.spec import SPECS
from warbox.games.tideofiron.pieces.unit import CONCEALED, FRESH, NO_FORT, NO_UNIT, ONE, Unit
from warbox.games.tideofiron.pieces.vehicle import TRUCK_OF
from warbox.games.tideofiron.rules.allowance import ADVANCING, ASSAULTING, has_room
from warbox.games.tideofiron.rules.casualty import shake
from warbox.games.tideofiron.rules.concealment import check_reveals, reveal
from warbox.games.tideofiron.rules.drawing import Drawing
from warbox.games.tideofiron.rules.firing import Firing
from warbox.games.tideofiron.rules.moving import begin_move
from warbox.games.tideofiron.rules.placing import Placing, arrive, new_squad, new_vehicle
from warbox.games.tideofiron.rules.special import can_smoke
from warbox.games.tideofiron.rules.supply import bases_left
from warbox.games.tideofiron.state import ToiState

NO_DECK: Final = -1


def apply_effect(state: ToiState, card: int, owner: Owner, effect: Effect, final: int, target: int) -> None:
    """An effect that needs no answer."""
    op = effect.op
    side = owner.side
    if op == v.MODIFY:
        modify(state, card, owner, effect, NO_UNIT)
    elif op == v.SMOKE:
        if can_smoke(state, final):
            add_mark(state, final, SMOKE, "TOI-FORT-29")
            check_reveals(state)
    elif op == v.REVEAL:
        reveal_around(state, side, final, effect.radius)
    elif op == v.REINFORCE:
        reinforce(state, owner, effect)
    elif op == v.DROP:
        drop(state, owner, effect, final)
    elif op == v.GAIN_CP:
        state.gain(side, effect.n)
        if state.events is not None:
            state.say("received", "TOI-COMMAND-11", {"side": SIDE_NAMES[side], "cp": effect.n})
    elif op == v.INITIATIVE_ADD:
        change_stake(state, side, effect.n)
    elif op == v.INITIATIVE_REMOVE:
        change_stake(state, 1 - side, -min(effect.n, state.stakes[1 - side]))
    elif op == v.DRAW:
        state.push(Drawing(side, effect.n, False, False))  # [TOI-STATUS-04] a red cross does nothing here
    elif op == v.EXTRA_ACTIONS:
        state.left += effect.n
        if state.events is not None:
            state.say("more-actions", "TOI-CARD-05", {"side": SIDE_NAMES[side], "actions": effect.n})
    elif op == v.ENEMY_ACTIONS:
        state.fewer += effect.n << (4 * (1 - side))
        if state.events is not None:
            state.say("fewer-actions", "TOI-CARD-05", {"side": SIDE_NAMES[1 - side], "actions": effect.n})


def apply_pick(state: ToiState, card: int, owner: Owner, effect: Effect, action: Action) -> None:
    """One answer of a card's owner."""
    if isinstance(action, PickUnit):
        use_on_unit(state, card, owner, effect, state.units[state.roster.index[action.name]])
    elif isinstance(action, PickHex):
        kind = SMOKE if effect.op == v.SMOKE else effect.fort
        add_mark(state, hex_of(state.ground, action.code), kind, "TOI-FORT-01")
        check_reveals(state)
    elif isinstance(action, Clear):
        cell = hex_of(state.ground, action.code)
        kind = OBSTACLE_KINDS[action.obstacle]
        state.mark(cell, state.marks[cell] - UNIT_OF_MARK[kind])
        if state.events is not None:
            state.say("obstacle-cleared", "TOI-CARD-05", {"hex": state.label(cell), "kind": FORTS[kind]})
    elif isinstance(action, Discard):
        discard(state, 1 - owner.side, action)


def use_on_unit(state: ToiState, card: int, owner: Owner, effect: Effect, unit: Unit) -> None:
    op = effect.op
    if op == v.MODIFY:
        modify(state, card, owner, effect, int(unit.index))
    elif op == v.PIN:
        shake(state, unit.index, PINNED, "TOI-CARD-05")
    elif op == v.CLEAR_CONDITION:
        state.put(unit.shaken(GOOD, unit.activation))
        tell(state, "rallied", unit)
    elif op == v.CONCEAL:
        state.put(unit.flagged(unit.flags | CONCEALED))
        tell(state, "concealed", unit)
        check_reveals(state)
    elif op == v.REFRESH or op == v.LEAVE_OPFIRE:
        state.put(unit.acting(FRESH))
        tell(state, "refreshed", unit)
    elif op == v.ADD_FIGURES:
        state.put(unit.manned(unit.figs + ONE[effect.figure]))
        tell(state, "replaced", unit)
    elif op == v.REPAIR:
        repaired = unit.hurt(max(unit.damage - effect.n, 0))
        state.put(repaired)
        if state.events is not None:
            state.say("repaired", "TOI-CARD-05", {"unit": unit.name, "damage": DAMAGES[repaired.damage]})
    elif op == v.GIVE_SPEC:
        state.put(unit.trained(effect.spec))
        if state.events is not None:
            state.say("trained", "TOI-SQUAD-09", {"unit": unit.name, "spec": SPECS[effect.spec]})


def tell(state: ToiState, kind: str, unit: Unit) -> None:
    if state.events is not None:
        state.say(kind, "TOI-CARD-05", {"unit": unit.name})


def modify(state: ToiState, card: int, owner: Owner, effect: Effect, unit: int) -> None:
    """[TOI-R-70] [TOI-MULTI-15] A modifier for a time. What benefits future cards holds for the whole side."""
    last = int(state.round) + (0 if CARDS[card].action_phase else 1)
    shared = effect.what == v.CONTACT_ROLL or effect.what == v.DRIFT_NUMBER
    division = 0 if shared else owner.division
    deck = effect.deck if effect.what == v.CONTACT_ROLL else NO_DECK
    mod = Mod(effect.what, owner.side, effect.n, effect.duration, last, card, unit, deck, division)
    state.mods = [*state.mods, mod]


def add_mark(state: ToiState, cell: int, kind: int, rule: str) -> None:
    state.mark(cell, state.marks[cell] + UNIT_OF_MARK[kind])
    if state.events is not None:
        state.say("placed", rule, {"hex": state.label(cell), "kind": FORTS[kind]})


def reveal_around(state: ToiState, side: int, cell: int, radius: int) -> None:
    """All concealed enemies within a distance."""
    for unit in list(state.units):
        if unit.side != side and unit.is_concealed() and unit.cell >= 0:
            if state.ground.distance(cell, int(unit.cell)) <= radius:
                reveal(state, unit.index, "TOI-CARD-05")


def change_stake(state: ToiState, side: int, cp: int) -> None:
    """[TOI-SETUP-13] CP of the pool onto an Initiative card, or back from it."""
    stakes = state.stakes.copy()
    stakes[side] += cp
    state.stakes = stakes
    if state.events is not None:
        kind = "staked" if cp >= 0 else "stake-lost"
        state.say(kind, "TOI-CARD-05", {"side": SIDE_NAMES[side], "cp": abs(cp)})


def division_for(state: ToiState, owner: Owner) -> int:
    """The division of a squad that comes with a card: the player's own, or the first that has a base left."""
    for division in divisions_of(owner):
        if bases_left(state, owner.side, division) > 0:
            return division
    return divisions_of(owner)[0]


def reinforce(state: ToiState, owner: Owner, effect: Effect) -> None:
    """[TOI-STATUS-20] [TOI-R-97] Units arrive at once, fatigued, of what the box still has."""
    division = division_for(state, owner)
    side = owner.side
    arriving: list[int] = []
    for kind in effect.vehicles:
        vehicle = new_vehicle(state, side, division, TRUCK_OF[side] if kind == TRUCK_OF_SIDE else kind, False)
        if vehicle != NO_UNIT:
            arriving.append(vehicle)
    carrier = arriving[0] if effect.loaded and arriving else NO_UNIT
    for counts in effect.squads:
        squad = new_squad(state, side, division, counts, False)
        if squad == NO_UNIT:
            continue
        if carrier != NO_UNIT:
            state.put(state.units[squad].placed(NOWHERE, NO_FORT, carrier))
            carrier = NO_UNIT
        else:
            arriving.append(squad)
    if arriving:
        state.push(Placing(side, division, arriving))


def drop(state: ToiState, owner: Owner, effect: Effect, cell: int) -> None:
    """New squads in the final hex, fatigued; lost if enemies are there, it is full, or nobody can stand there."""
    for counts in effect.squads:
        free = not state.enemies(owner.side, cell) and has_room(state, owner.side, cell)
        if not free or not state.ground.can_enter(ON_FOOT, cell):
            if state.events is not None:
                state.say("drop-lost", "TOI-CARD-05", {"hex": state.label(cell)})
            continue
        squad = new_squad(state, owner.side, division_for(state, owner), counts, False)
        if squad != NO_UNIT:
            arrive(state, state.units[squad], cell)


def discard(state: ToiState, enemy: int, action: Discard) -> None:
    """A card of the enemy leaves the game, and what it did ends."""
    if action.in_play:
        for one in state.play:
            if one.side == enemy and one.card == action.card:
                state.play = [other for other in state.play if other is not one]
                break
        for mod in state.mods:
            if mod.side == enemy and mod.card == action.card:
                state.mods = [other for other in state.mods if other is not mod]
                break
    else:
        hq = state.hq.copy()
        cards = hq[enemy].copy()
        cards.remove(action.card)
        hq[enemy] = cards
        state.hq = hq
    state.out = [*state.out, action.card]
    if state.events is not None:
        state.say("discarded", "TOI-CARD-05", {"side": SIDE_NAMES[enemy], "card": CARD_NAMES[action.card]})


def begin_free_action(state: ToiState, effect: Effect, index: int) -> None:
    """The action that a card lets a fresh unit take at once, without using another one."""
    unit = state.units[index]
    if effect.action == v.FREE_FIRE:
        if state.events is not None:
            state.say("fires", "TOI-ACTION-03", {"unit": unit.name})
        state.push(Firing(index, effect.full_support))
    else:
        moving = ADVANCING if effect.action == v.FREE_ADVANCE else ASSAULTING
        begin_move(state, unit, moving, effect.mp, effect.no_opfire)
