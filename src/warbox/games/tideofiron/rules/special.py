"""Special actions: digging, healing, and what Operations cards let engineers do."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, Decision, Refusal
from warbox.engine.pool import Block
from warbox.engine.state import Roll
from warbox.games.tideofiron.actions import (
    CLEAR_MINES,
    CLEAR_TRAPS,
    LAY_SMOKE,
    LAY_WIRE,
    Dig,
    Heal,
    UnitAction,
    UnitHexAction,
)
from warbox.games.tideofiron.cards.card import OP_CLEARTRAPS, OP_LAYSMOKE, OP_LAYWIRE, OP_MINES
from warbox.games.tideofiron.codes import code_of, hex_of
from warbox.games.tideofiron.pieces.box import FORTS_PER_HEX, HEAL_HIT, SLOTS
from warbox.games.tideofiron.pieces.figure import REGULAR
from warbox.games.tideofiron.pieces.fort import ENTRENCHMENT, SMOKE, WIRE, may_dig, may_smoke
from warbox.games.tideofiron.pieces.marks import (
    MINES_BIT,
    ONE_ENTRENCHMENT,
    SMOKE_BIT,
    TRAPS_BIT,
    WIRE_BIT,
    entrenchments,
    pillboxes,
)
from warbox.games.tideofiron.pieces.spec import ENGINEER, MEDIC
from warbox.games.tideofiron.pieces.unit import NO_FORT, NO_UNIT, ONE, SQUAD, Unit, slots_used
from warbox.games.tideofiron.rules.area import is_success
from warbox.games.tideofiron.rules.casualty import fatigue
from warbox.games.tideofiron.rules.concealment import check_reveals
from warbox.games.tideofiron.rules.supply import figures_left, marks_left
from warbox.games.tideofiron.state import ToiState

HEAL_DIE: Final = Decision("heal-die", "TOI-SPECIAL-14", (CHANCE,))
MINES_DIE: Final = Decision("mines-die", "TOI-OPERATION-03", (CHANCE,))
CLEARED: Final = 3  # Clear Mines: on this and more


def can_dig(state: ToiState, unit: Unit) -> bool:
    """[TOI-SPECIAL-03] [TOI-SPECIAL-05] [TOI-SPECIAL-06] [TOI-R-56] Room for one more fortification, on such ground."""
    mark: i64 = state.marks[unit.cell]
    if not unit.has_spec(ENGINEER) or entrenchments(mark) + pillboxes(mark) >= FORTS_PER_HEX:
        return False
    return may_dig(state.ground.terrain[unit.cell]) and marks_left(state, ENTRENCHMENT) > 0


def can_treat(state: ToiState, medic: Unit, patient: Unit) -> bool:
    """[TOI-SPECIAL-13] [TOI-SPECIAL-15] [TOI-SPECIAL-16] [TOI-R-64] A friendly squad in the medic's hex, itself
    included, with a free slot, in any condition."""
    if patient.cell != medic.cell or patient.side != medic.side or patient.kind != SQUAD:
        return False
    return slots_used(patient.figs) < SLOTS


def can_smoke(state: ToiState, cell: i64) -> bool:
    """[TOI-FORT-32] Not in a building, nor twice in one hex."""
    return not state.marks[cell] & SMOKE_BIT and may_smoke(state.ground.terrain[cell]) and marks_left(state, SMOKE) > 0


def near(state: ToiState, unit: Unit) -> list[int]:
    """The hex of a unit and those around it."""
    return [int(unit.cell), *state.ground.around(int(unit.cell))]


def add_specials(state: ToiState, unit: Unit, choices: list[Action]) -> None:
    """[TOI-ACTION-21] [TOI-OPERATION-03] [TOI-SPECIAL-02] What a squad in good order may do as a special action."""
    if unit.has_spec(MEDIC):
        if figures_left(state, unit.side, REGULAR) > 0:
            for other in state.units:
                if other.cell == unit.cell and can_treat(state, unit, other):
                    choices.append(Heal(unit.name, other.name))
        return
    if not unit.has_spec(ENGINEER):
        return
    if can_dig(state, unit):
        choices.append(Dig(unit.name, False))
        if unit.fort == NO_FORT:
            choices.append(Dig(unit.name, True))
    side = unit.side
    if not state.ops[side]:
        return
    ground = state.ground
    if state.has_op(side, OP_LAYWIRE) and not state.marks[unit.cell] & WIRE_BIT and marks_left(state, WIRE) > 0:
        choices.append(state.roster.actions[LAY_WIRE][unit.index])
    for verb, operation, bit in ENGINEERING:
        if state.has_op(side, operation):
            for cell in near(state, unit):
                if can_smoke(state, cell) if verb == LAY_SMOKE else state.marks[cell] & bit:
                    choices.append(UnitHexAction(verb, unit.name, code_of(ground, cell)))


ENGINEERING: Final = [
    (CLEAR_MINES, OP_MINES, MINES_BIT),
    (LAY_SMOKE, OP_LAYSMOKE, SMOKE_BIT),
    (CLEAR_TRAPS, OP_CLEARTRAPS, TRAPS_BIT),
]


def check_special(state: ToiState, unit: Unit, action: Action) -> Refusal | None:
    """Why a squad may not do this as a special action; the unit is fresh and one's own."""
    facts: dict[str, str | int] = {"unit": unit.name}
    choices: list[Action] = []
    if unit.cell >= 0:
        add_specials(state, unit, choices)
    if action in choices:
        return None
    if unit.cell < 0:
        return Refusal("not-on-board", "TOI-R-23", facts)
    if isinstance(action, Heal):
        if not unit.has_spec(MEDIC):
            return Refusal("no-medic", "TOI-SPECIAL-02" if unit.spec == MEDIC else "TOI-SPECIAL-13", facts)
        if figures_left(state, unit.side, REGULAR) <= 0:
            return Refusal("none-left", "TOI-SPECIAL-17", facts)
        return Refusal("no-patient", "TOI-R-64", facts | {"patient": action.patient})
    if not unit.has_spec(ENGINEER):
        return Refusal("no-engineer", "TOI-SPECIAL-02" if unit.spec == ENGINEER else "TOI-SPECIAL-03", facts)
    if isinstance(action, Dig):
        mark: i64 = state.marks[unit.cell]
        full = entrenchments(mark) + pillboxes(mark) >= FORTS_PER_HEX
        if action.enter and can_dig(state, unit):
            return Refusal("inside-fort", "TOI-R-52", facts | {"to": state.label(unit.cell)})
        return Refusal("cannot-dig", "TOI-SPECIAL-05" if full else "TOI-SPECIAL-06", facts)
    return Refusal("no-such-work", "TOI-OPERATION-03", facts)


class HealDie(Roll[ToiState]):
    """[TOI-SPECIAL-14] On 4+ the patient gets a regular infantry figure, whatever it has lost."""

    def __init__(self, patient: int) -> None:
        super().__init__(HEAL_DIE, 1, 6)
        self.patient: Final = patient

    def blocks(self, state: ToiState) -> list[Block]:
        return [Block(1, is_success(HEAL_HIT))]

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        healed = faces[0] >= HEAL_HIT
        unit = state.units[self.patient]
        if state.events is not None:
            state.say("healed" if healed else "not-healed", "TOI-SPECIAL-14", {"unit": unit.name, "die": faces[0]})
        if healed:
            state.put(unit.manned(unit.figs + ONE[REGULAR]))


class MinesDie(Roll[ToiState]):
    """Clear Mines: on 3+ the minefield is removed."""

    def __init__(self, cell: int) -> None:
        super().__init__(MINES_DIE, 1, 6)
        self.cell: Final = cell

    def blocks(self, state: ToiState) -> list[Block]:
        return [Block(1, is_success(CLEARED))]

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        cleared = faces[0] >= CLEARED
        if state.events is not None:
            facts: dict[str, str | int] = {"hex": state.label(self.cell), "die": faces[0]}
            state.say("mines-cleared" if cleared else "mines-stay", "TOI-OPERATION-03", facts)
        if cleared:
            state.mark(self.cell, state.marks[self.cell] - MINES_BIT)


def do_special(state: ToiState, unit: Unit, action: Action) -> None:
    """[TOI-SPECIAL-03] [TOI-SPECIAL-04] [TOI-SPECIAL-13] The squad is fatigued by it, whatever comes of it."""
    fatigue(state, unit.index, "TOI-SPECIAL-03" if isinstance(action, Dig) else "TOI-ACTION-21")
    if isinstance(action, Dig):
        state.mark(unit.cell, state.marks[unit.cell] + ONE_ENTRENCHMENT)
        if action.enter:
            state.put(state.units[unit.index].placed(unit.cell, ENTRENCHMENT, NO_UNIT))
        if state.events is not None:
            state.say("dug", "TOI-SPECIAL-03", {"unit": unit.name, "hex": state.label(unit.cell)})
    elif isinstance(action, Heal):
        state.push(HealDie(state.roster.index[action.patient]))
    elif isinstance(action, UnitAction):
        put_mark(state, unit.cell, WIRE_BIT, "wire-laid")
    else:
        assert isinstance(action, UnitHexAction)
        cell = hex_of(state.ground, action.code)
        if action.verb == CLEAR_MINES:
            state.push(MinesDie(cell))
        elif action.verb == LAY_SMOKE:
            put_mark(state, cell, SMOKE_BIT, "smoke-laid")
            check_reveals(state)
        else:
            state.mark(cell, state.marks[cell] - TRAPS_BIT)
            if state.events is not None:
                state.say("traps-cleared", "TOI-OPERATION-03", {"hex": state.label(cell)})


def put_mark(state: ToiState, cell: i64, bit: i64, kind: str) -> None:
    state.mark(cell, state.marks[cell] | bit)
    if state.events is not None:
        state.say(kind, "TOI-OPERATION-03", {"hex": state.label(cell)})
