"""What an effect of a card can be used on: the answers that its owner may give, in canonical order."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.games.tideofiron.actions import ADVANCE, ASSAULT, FIRE, HEX_ACTIONS, TARGET_HEX
from warbox.games.tideofiron.cards import vocabulary as v
from warbox.games.tideofiron.cards.card import CARDS
from warbox.games.tideofiron.cards.effect import TRUCK_OF_SIDE, Effect
from warbox.games.tideofiron.cards.verbs import (
    DIRECTS,
    OBSTACLE_KINDS,
    PICK_HEXES,
    Clear,
    Discard,
    PickUnit,
)
from warbox.games.tideofiron.codes import code_of
from warbox.games.tideofiron.map.ground import SQUAD as ON_FOOT
from warbox.games.tideofiron.pieces.box import FORTS_PER_HEX, GOOD, HEAVY, INTACT, NOWHERE, SLOTS
from warbox.games.tideofiron.pieces.figure import SLOTS_OF
from warbox.games.tideofiron.pieces.fort import ENTRENCHMENT, MOST_IN_HEX, PILLBOX, may_dig
from warbox.games.tideofiron.pieces.fort import SMOKE as SMOKE_MARK
from warbox.games.tideofiron.pieces.marks import UNIT_OF_MARK, entrenchments, marks_of, pillboxes
from warbox.games.tideofiron.pieces.spec import NO_SPEC
from warbox.games.tideofiron.pieces.terrain import CONCEALS
from warbox.games.tideofiron.pieces.unit import FATIGUED, FRESH, OPFIRE, SQUAD, Unit, slots_used
from warbox.games.tideofiron.pieces.vehicle import TRUCK_OF
from warbox.games.tideofiron.rules.allowance import ADVANCING, ASSAULTING, has_room
from warbox.games.tideofiron.rules.concealment import next_to_enemy
from warbox.games.tideofiron.rules.drawing import open_decks
from warbox.games.tideofiron.rules.sighting import can_see_unit
from warbox.games.tideofiron.rules.special import can_smoke
from warbox.games.tideofiron.rules.supply import (
    bases_left,
    concealments_left,
    figures_left,
    marks_left,
    tokens_left,
    vehicles_left,
)
from warbox.games.tideofiron.state import ToiState

FREE_VERBS: Final = [ADVANCE, FIRE, ASSAULT]  # by v.ACTIONS


class Owner:
    """Who plays a card: a side, and with more than two players one division of it. [TOI-MULTI-15]"""

    def __init__(self, side: int, division: int) -> None:
        self.side: Final = side
        self.division: Final = division

    def has(self, unit: Unit) -> bool:
        """A unit of one's own that is still in the game."""
        return unit.side == self.side and (self.division == 0 or unit.division == self.division) and not unit.is_gone()

    def squads(self, state: ToiState) -> list[Unit]:
        """One's own squads on the board."""
        return [unit for unit in state.units if unit.kind == SQUAD and unit.cell >= 0 and self.has(unit)]


def hex_is_free(state: ToiState, side: int, cell: int) -> bool:
    """Whether no unit stands in a hex."""
    return state.friends(side, cell) == 0 and state.enemies(side, cell) == 0


def enemy_beside(state: ToiState, side: int, cell: int) -> bool:
    """Whether an enemy stands in a neighbouring hex."""
    for other in state.ground.around(cell):
        if state.enemies(side, other):
            return True
    return False


def satisfies(state: ToiState, side: int, cell: int, filters: list[int]) -> bool:
    """All filters of an effect, for a hex."""
    for one in filters:
        if one == v.NO_ENEMY and state.seen_enemies(side, cell):
            return False
        if one == v.NO_UNIT and not hex_is_free(state, side, cell):
            return False
        if one == v.NOT_ADJACENT_ENEMY and enemy_beside(state, side, cell):
            return False
        if one == v.PASSABLE and not state.ground.can_enter(ON_FOOT, cell):
            return False
        if one == v.COVER_TERRAIN and not CONCEALS[state.ground.terrain[cell]]:
            return False
    return True


def hex_candidates(state: ToiState, owner: Owner, effect: Effect, final: int) -> list[int]:
    """Hexes that an effect can be used on."""
    ground = state.ground
    if effect.op == v.TARGET_HEX:
        return [cell for cell in range(ground.size) if satisfies(state, owner.side, cell, effect.filters)]
    if effect.op == v.SMOKE:
        return [cell for cell in ground.around(final) if can_smoke(state, cell)]
    if marks_left(state, effect.fort) <= 0:  # [TOI-SHORTAGE-02]
        return []
    return [cell for cell in range(ground.size) if may_fortify(state, owner, effect, cell)]


def may_fortify(state: ToiState, owner: Owner, effect: Effect, cell: int) -> bool:
    """[TOI-FORT-01] [TOI-FORT-05] [TOI-SPECIAL-06] Room for one more marker, on such ground."""
    kind = effect.fort
    mark: i64 = state.marks[cell]
    if not state.ground.can_enter(ON_FOOT, cell):
        return False
    if kind == ENTRENCHMENT and not may_dig(state.ground.terrain[cell]):
        return False
    if kind == ENTRENCHMENT or kind == PILLBOX:
        if entrenchments(mark) + pillboxes(mark) >= FORTS_PER_HEX:
            return False
    elif marks_of(mark, kind) >= MOST_IN_HEX[kind]:
        return False
    if effect.where == v.FRIENDLY_SQUAD_HEX:
        for unit in state.units:
            if unit.cell == cell and unit.kind == SQUAD and owner.has(unit):
                return True
        return False
    return hex_is_free(state, owner.side, cell) and not enemy_beside(state, owner.side, cell)


def spotters(state: ToiState, owner: Owner, cell: int) -> int:
    """How many of one's own units on the board that are not fatigued see a hex."""
    count = 0
    for unit in state.units:
        if owner.has(unit) and unit.cell >= 0 and unit.activation != FATIGUED and can_see_unit(state, unit, cell):
            count += 1
    return count


def fits_unit(state: ToiState, owner: Owner, effect: Effect, unit: Unit, cell: int) -> bool:
    """Whether an effect can be used on a unit; `hex` is the one hex that earlier answers have chosen, or NOWHERE."""
    op = effect.op
    if op == v.PIN:
        if unit.side == owner.side or unit.kind != SQUAD or unit.cell < 0 or unit.is_concealed():
            return False
        return unit.condition == GOOD and spotters(state, owner, int(unit.cell)) >= effect.spotters
    if not owner.has(unit):
        return False
    if op == v.REFRESH:
        return unit.activation == FATIGUED and unit.condition == GOOD
    if op == v.LEAVE_OPFIRE:
        return unit.activation == OPFIRE
    if unit.cell < 0:
        return False
    if op == v.REPAIR:
        if unit.kind == SQUAD or unit.damage == INTACT or next_to_enemy(state, unit):
            return False
        return not effect.heavy_only or unit.damage == HEAVY
    if unit.kind != SQUAD:
        return False
    if op == v.ADD_FIGURES:
        if (
            slots_used(unit.figs) + SLOTS_OF[effect.figure] > SLOTS
            or figures_left(state, unit.side, effect.figure) <= 0
        ):
            return False
        return officer_in(state, unit) if effect.where == v.OFFICER_HEX else not next_to_enemy(state, unit)
    if op == v.GIVE_SPEC:
        return unit.spec == NO_SPEC and not unit.has_heavy_weapon() and tokens_left(state, effect.spec) > 0
    if op == v.MODIFY:
        return True
    if cell != NOWHERE and unit.cell != cell:
        return False
    if op == v.CLEAR_CONDITION:
        return unit.condition != GOOD
    # [TOI-ERRATA-01] concealing
    if unit.is_concealed() or concealments_left(state, unit.side) <= 0:
        return False
    return satisfies(state, owner.side, int(unit.cell), effect.filters)


def officer_in(state: ToiState, squad: Unit) -> bool:
    """Whether an officer of its side is in the squad's hex, its own included."""
    for unit in state.units:
        if unit.cell == squad.cell and unit.side == squad.side and unit.has_officer():
            return True
    return False


def free_units(state: ToiState, owner: Owner, effect: Effect) -> list[Unit]:
    """Fresh units that can take the free action of a card."""
    from warbox.games.tideofiron.rules.action import can_fire, can_move

    found: list[Unit] = []
    for unit in state.units:
        if unit.activation != FRESH or not owner.has(unit):
            continue
        if effect.action == v.FREE_FIRE:
            if can_fire(state, unit):
                found.append(unit)
        elif can_move(state, unit, ADVANCING if effect.action == v.FREE_ADVANCE else ASSAULTING, effect.mp):
            found.append(unit)
    return found


def obstacles(state: ToiState, owner: Owner, effect: Effect) -> list[Action]:
    """Obstacles in or beside a hex with a squad of one's own."""
    near: set[int] = set()
    for unit in owner.squads(state):
        near.add(int(unit.cell))
        near.update(state.ground.around(int(unit.cell)))
    found: list[Action] = []
    for cell in sorted(near):
        for place, kind in enumerate(OBSTACLE_KINDS):
            if kind in effect.kinds and state.marks[cell] & UNIT_OF_MARK[kind]:
                found.append(Clear(code_of(state.ground, cell), place))
    return found


def enemy_cards(state: ToiState, owner: Owner, deck: int) -> list[Action]:
    """Cards of a deck in the enemy's HQ and play area, each once."""
    enemy = 1 - owner.side
    held = sorted({card for card in state.hq[enemy] if CARDS[card].deck == deck})
    played = sorted({one.card for one in state.play if one.side == enemy and CARDS[one.card].deck == deck})
    found: list[Action] = [Discard(card, False) for card in held]
    return found + [Discard(card, True) for card in played]


def candidates(state: ToiState, owner: Owner, effect: Effect, final: int, cell: int) -> list[Action]:
    """All answers that an effect can be given now, without `done`."""
    op = effect.op
    if op == v.TARGET_HEX:
        codes = HEX_ACTIONS[TARGET_HEX]
        return [codes[code_of(state.ground, one)] for one in hex_candidates(state, owner, effect, final)]
    if op == v.SMOKE or op == v.PLACE_FORT:
        return [PICK_HEXES[code_of(state.ground, one)] for one in hex_candidates(state, owner, effect, final)]
    if op == v.LINE_ATTACK:
        return DIRECTS
    if op == v.FREE_ACTION:
        verb = FREE_VERBS[effect.action]
        return [state.roster.actions[verb][unit.index] for unit in free_units(state, owner, effect)]
    if op == v.REMOVE_OBSTACLE:
        return obstacles(state, owner, effect)
    if op == v.DISCARD_ENEMY_CARD:
        return enemy_cards(state, owner, effect.deck)
    return [PickUnit(unit.name) for unit in state.units if fits_unit(state, owner, effect, unit, cell)]


def can_reinforce(state: ToiState, owner: Owner, effect: Effect) -> bool:
    """[TOI-STATUS-21] [TOI-STATUS-22] [TOI-STATUS-23] Whether anything can arrive: something is left in the box, and a
    reinforcement hex has room."""
    room = False
    for cell in state.scenario.forces[owner.side].entry:
        if not state.enemies(owner.side, cell) and has_room(state, owner.side, cell):
            room = True
    if not room:
        return False
    for kind in effect.vehicles:
        if vehicles_left(state, TRUCK_OF[owner.side] if kind == TRUCK_OF_SIDE else kind) > 0:
            return True
    for counts in effect.squads:
        bases = max(int(bases_left(state, owner.side, division)) for division in divisions_of(owner))
        if bases > 0 and [
            figure for figure, count in enumerate(counts) if count and figures_left(state, owner.side, figure)
        ]:
            return True
    return False


def divisions_of(owner: Owner) -> list[int]:
    return [1, 2] if owner.division == 0 else [owner.division]


ASKING: Final = [
    v.TARGET_HEX,
    v.LINE_ATTACK,
    v.SMOKE,
    v.ADD_FIGURES,
    v.CLEAR_CONDITION,
    v.PIN,
    v.CONCEAL,
    v.REFRESH,
    v.LEAVE_OPFIRE,
    v.FREE_ACTION,
    v.PLACE_FORT,
    v.REMOVE_OBSTACLE,
    v.REPAIR,
    v.GIVE_SPEC,
    v.DISCARD_ENEMY_CARD,
]
MEANS: Final = [v.ESTABLISH_CONTACT, v.TARGET_HEX, v.DRIFT, v.REPEAT_NEXT_ROUND]  # no effects by themselves


def is_possible(state: ToiState, owner: Owner, effect: Effect) -> bool:
    """[TOI-R-70] Whether an effect can be applied at all."""
    op = effect.op
    if op == v.REINFORCE:
        return can_reinforce(state, owner, effect)
    if op == v.INITIATIVE_REMOVE:
        return state.stakes[1 - owner.side] > 0
    if op == v.DRAW:
        return bool(open_decks(state, owner.side))
    if op == v.SMOKE:
        return marks_left(state, SMOKE_MARK) > 0
    if op == v.MODIFY and effect.what != v.AT_SQUAD:
        return True
    if op in ASKING or op == v.MODIFY:
        return bool(candidates(state, owner, effect, NOWHERE, NOWHERE))
    return True


def has_effect(state: ToiState, owner: Owner, card: int) -> bool:
    """[TOI-R-70] A card may be activated if at least one of its effects can be applied."""
    effects = CARDS[card].effects
    for effect in effects:
        if effect.op == v.TARGET_HEX and not is_possible(state, owner, effect):
            return False
    for effect in effects:
        if effect.op not in MEANS and is_possible(state, owner, effect):
            return True
    return False
