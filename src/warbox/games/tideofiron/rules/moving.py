"""Moving: Advance, Fire and Movement, and the movement of an Assault, hex by hex, with all that comes of each step."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import (
    CUT,
    DISEMBARK,
    EMBARK,
    ENTERS,
    EXIT,
    GO,
    HEX_ACTIONS,
    LEAVE,
    STOP,
    STORM,
    TARGET,
    Enter,
    HexAction,
    UnitAction,
)
from warbox.games.tideofiron.codes import code_of, hex_of
from warbox.games.tideofiron.pieces.box import CUT_WIRE_MP, FORT_MP, GOOD, LIGHT, LIGHT_MP, NOWHERE, PINNED, THIRDS
from warbox.games.tideofiron.pieces.fort import ENTRENCHMENT, PILLBOX
from warbox.games.tideofiron.pieces.marks import MINES_BIT, TRAPS_BIT, WIRE_BIT
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT
from warbox.games.tideofiron.pieces.spec import ENGINEER
from warbox.games.tideofiron.pieces.unit import FATIGUED, NO_FORT, NO_UNIT, SQUAD, Unit
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.allowance import (
    ADVANCING,
    ASSAULTING,
    FIRING_MOVING,
    allowance,
    can_go_on,
    embark_cost,
    has_room,
    may_pass,
    step_cost,
)
from warbox.games.tideofiron.rules.area import MineRoll
from warbox.games.tideofiron.rules.assault import Assault, add_storms, check_storm
from warbox.games.tideofiron.rules.attack import Exposed
from warbox.games.tideofiron.rules.casualty import fatigue, shake
from warbox.games.tideofiron.rules.concealment import check_reveals, reveal, reveal_on_objective
from warbox.games.tideofiron.rules.firepower import can_attack, may_reach
from warbox.games.tideofiron.rules.firing import attack_unit, check_target
from warbox.games.tideofiron.rules.halving import LEAD_FM
from warbox.games.tideofiron.rules.leaving import check_exit, exit_map, may_exit
from warbox.games.tideofiron.rules.moving_check import check_go, check_transport, free_forts, has_space, may_cut
from warbox.games.tideofiron.rules.opfire import open_window
from warbox.games.tideofiron.state import ToiState

MOVE: Final = [Decision("move", "TOI-MOVE-01", (seat,)) for seat in range(SEAT_COUNT)]

# where a move stands: the order of events on entering a hex [TOI-TIMING-02] ... [TOI-TIMING-10]
READY: Final = 0  # the unit may do something
WINDOW: Final = 1  # op fire may come
OBSTACLES: Final = 2
CONSEQUENCES: Final = 3
OVER: Final = 4

# what has happened in the activation
MOVED: Final = 1  # it has spent movement points
ATTACKED: Final = 2
BARRED: Final = 4  # [TOI-ASSAULT-04] it has entered wire or mines
STOPPED: Final = 8  # it moves no more
GOT_OUT: Final = 16  # [TOI-R-25] it has disembarked
ENTERED: Final = 32  # the event under way is entering a hex, so that its mines count
FROM_MINES: Final = 64  # [TOI-FORT-27] it started in a minefield
NO_OPFIRE: Final = 128  # a card forbids op fire
MOVE_FLAGS: Final = ["moved", "attacked", "barred", "stopped", "got-out", "entered", "from-mines", "no-opfire"]


class Moving(Exposed):
    """[TOI-ROUND-07] [TOI-ACTION-02] [TOI-ACTION-05] [TOI-ACTION-16] The activation of a unit that may move."""

    def __init__(self, unit: int, action: int, left: i64, flags: i64) -> None:
        self.unit: Final = unit
        self.action: Final = action
        self.left: i64 = left  # thirds
        self.flags: i64 = flags
        self.steps: i64 = 0  # hexes entered
        self.stage: i64 = READY
        self.damage: i64 = 0  # of the vehicle before the window
        self.last_free: i64 = NOWHERE  # [TOI-UNIT-37] the last hex without enemies
        self.fired: list[int] = []  # [TOI-OPFIRE-06] who has fired at it
        self.choices: list[Action] | None = None

    def clone(self) -> Frame[ToiState]:
        copy = Moving(self.unit, self.action, self.left, self.flags)
        copy.steps = self.steps
        copy.stage = self.stage
        copy.damage = self.damage
        copy.last_free = self.last_free
        copy.fired = self.fired
        copy.choices = self.choices
        return copy

    def note_fire(self, units: list[int]) -> None:
        self.fired = self.fired + units

    # ---- asking

    def asks(self, state: ToiState) -> Decision | None:
        return None if self.choices is None else MOVE[state.seat_of(state.units[self.unit])]

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        assert self.choices is not None
        return self.choices

    def look(self, state: ToiState) -> list[Action]:
        """[TOI-ACTION-05] [TOI-TIMING-07] [TOI-TIMING-08] All that the active unit may do now."""
        unit = state.units[self.unit]
        choices: list[Action] = []
        if self.may_move():
            if unit.carrier != NO_UNIT:
                if self.can_get_out(state, unit):
                    choices.append(DISEMBARK)
            else:
                self.add_moves(state, unit, choices)
        if unit.cell >= 0:
            inside = state.enemies(unit.side, unit.cell) > 0
            if self.action == FIRING_MOVING and not self.flags & ATTACKED and not inside:
                named = state.roster.actions[TARGET]
                for other in state.units:
                    if other.side != unit.side and other.cell >= 0 and may_reach(state, unit, other):
                        if can_attack(state, unit, other, LEAD_FM):
                            choices.append(named[other.index])
            if self.action == ASSAULTING and not self.flags & BARRED and not inside:
                add_storms(state, unit, choices)
            if inside:
                return choices  # [TOI-UNIT-32] [TOI-CONCEAL-05] nobody stays among enemies
        choices.append(STOP)  # [TOI-ACTION-12] also without the attack
        return choices

    def may_move(self) -> bool:
        """[TOI-ACTION-05] No movement, attack, movement: an attack after movement stops it."""
        return not self.flags & STOPPED

    def add_moves(self, state: ToiState, unit: Unit, choices: list[Action]) -> None:
        """[TOI-MOVE-02] [TOI-MOVE-05] Steps, then what else movement points pay for."""
        ground = state.ground
        cell = unit.cell
        if unit.fort == NO_FORT:
            if not (self.flags & FROM_MINES and self.steps > 0):
                hexes = HEX_ACTIONS[GO]
                for direction in range(6):
                    other: i64 = ground.neighbours[cell][direction]
                    if other >= 0 and self.can_step(state, unit, other, direction):
                        choices.append(hexes[code_of(ground, other)])
            if unit.kind == SQUAD:
                if self.left >= FORT_MP * THIRDS:
                    for fort in (ENTRENCHMENT, PILLBOX):
                        if free_forts(state, cell, fort):
                            choices.append(ENTERS[fort])
                if not self.flags & GOT_OUT and self.left >= embark_cost(state, unit.side):
                    named = state.roster.actions[EMBARK]
                    for other_unit in state.units:
                        if other_unit.cell == cell and has_space(state, unit, other_unit):
                            choices.append(named[other_unit.index])
            if self.left >= CUT_WIRE_MP * THIRDS and may_cut(state, unit):
                choices.append(CUT)
            if may_exit(state, unit, self.left):
                choices.append(EXIT)
        elif self.left >= FORT_MP * THIRDS:
            choices.append(LEAVE)

    def can_step(self, state: ToiState, unit: Unit, cell: i64, direction: i64) -> bool:
        """[TOI-MOVE-03] [TOI-R-86] [TOI-R-04] Whether the unit may enter a neighbouring hex."""
        cost = step_cost(state, unit, unit.cell, direction)
        if cost < 0 or cost > self.left or not has_room(state, unit.side, cell):
            return False
        if unit.kind != SQUAD and self.steps > 0 and state.marks[cell] & TRAPS_BIT:
            return False  # [TOI-FORT-20] [TOI-R-50]
        if not state.enemies(unit.side, cell):
            return True
        if self.flags & FROM_MINES or (state.seen_enemies(unit.side, cell) and not may_pass(unit)):
            return False
        return can_go_on(state, unit, cell, self.left - cost)

    def can_get_out(self, state: ToiState, unit: Unit) -> bool:
        """[TOI-R-25] [TOI-R-23] There must be room beside the vehicle."""
        carrier = state.units[unit.carrier]
        return self.left >= embark_cost(state, unit.side) and has_room(state, unit.side, carrier.cell)

    # ---- checking

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        unit = state.units[self.unit]
        if action in self.legal(state, seat):
            return None
        facts: dict[str, str | int] = {"unit": unit.name}
        if action is STOP:
            return Refusal("cannot-stay", "TOI-UNIT-32", facts)
        if isinstance(action, UnitAction) and action.verb == TARGET:
            if self.action != FIRING_MOVING:
                return Refusal("only-in-fm", "TOI-ACTION-05", facts)
            if self.flags & ATTACKED or unit.cell < 0 or state.enemies(unit.side, unit.cell):
                return Refusal("no-attack-now", "TOI-ACTION-05" if self.flags & ATTACKED else "TOI-R-43", facts)
            return check_target(state, unit, LEAD_FM, action)
        if isinstance(action, HexAction) and action.verb == STORM:
            if self.action != ASSAULTING:
                return Refusal("only-in-assault", "TOI-ACTION-16", facts)
            if self.flags & BARRED:
                return Refusal("assault-barred", "TOI-ASSAULT-04", facts)
            return check_storm(state, unit, hex_of(state.ground, action.code), action.text.split()[1])
        if not self.may_move():
            return Refusal("moves-no-more", "TOI-ACTION-05" if self.flags & ATTACKED else "TOI-FORT-12", facts)
        if isinstance(action, HexAction) and action.verb == GO:
            cell = hex_of(state.ground, action.code)
            if cell == NOWHERE:
                return Refusal("off-the-map", "TOI-MOVE-06", {"hex": action.text.split()[1]})
            return check_go(state, unit, cell, self.left, self.steps, bool(self.flags & FROM_MINES))
        if action is EXIT:
            return check_exit(state, unit, self.left)
        return check_transport(state, unit, action, self.left, bool(self.flags & GOT_OUT))

    # ---- doing

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        self.choices = None
        unit = state.units[self.unit]
        if isinstance(action, HexAction):
            cell = hex_of(state.ground, action.code)
            if action.verb == GO:
                self.go(state, unit, cell)
            else:
                state.finish(self)
                state.push(Assault(self.unit, cell))
        elif action is STOP:
            self.stage = OVER
        elif isinstance(action, UnitAction):
            if action.verb == TARGET:
                if self.flags & MOVED:
                    self.flags |= STOPPED
                self.flags |= ATTACKED
                target = state.roster.index[action.name]
                state.push(attack_unit(state, unit, target, LEAD_FM, False, []))
            else:
                self.get_in(state, unit, state.roster.index[action.name])
        elif isinstance(action, Enter):
            self.spend(FORT_MP * THIRDS)
            state.put(unit.placed(unit.cell, action.fort, NO_UNIT))
            if state.events is not None:
                state.say("entered-fort", "TOI-FORT-02", {"unit": unit.name})
        elif action is LEAVE:
            self.leave(state, unit)
        elif action is DISEMBARK:
            self.get_out(state, unit)
        elif action is CUT:
            self.spend(CUT_WIRE_MP * THIRDS)
            state.mark(unit.cell, state.marks[unit.cell] - WIRE_BIT)
            if state.events is not None:
                state.say("wire-cut", "TOI-FORT-18", {"unit": unit.name, "hex": state.label(unit.cell)})
        else:
            self.stage = OVER
            exit_map(state, unit)

    def spend(self, thirds: i64) -> None:
        self.left -= thirds
        self.flags |= MOVED

    def go(self, state: ToiState, unit: Unit, cell: int) -> None:
        """[TOI-TIMING-02] [TOI-TRANSPORT-08] Into the neighbouring hex, with whoever is inside. [TOI-UNIT-34]
        [TOI-R-43] Whom a tank leaves behind is pinned."""
        source = unit.cell
        if not state.enemies(unit.side, source):
            self.last_free = source
        self.spend(step_cost(state, unit, source, state.ground.direction(int(source), cell)))
        self.steps += 1
        self.flags |= ENTERED
        state.put(unit.at(cell))
        if state.events is not None:
            facts: dict[str, str | int] = {
                "unit": unit.name,
                "from": state.label(source),
                "to": state.label(cell),
                "left": int(self.left),
            }
            state.say("moved", "TOI-MOVE-02", facts)
        if may_pass(unit) and state.seen_enemies(unit.side, source):
            overrun(state, unit, source)
        self.expose(state)

    def leave(self, state: ToiState, unit: Unit) -> None:
        """[TOI-FORT-02] [TOI-FORT-06] [TOI-FORT-07] [TOI-FORT-11] [TOI-OPFIRE-04] Out of a fortification."""
        self.spend(FORT_MP * THIRDS)
        state.put(unit.placed(unit.cell, NO_FORT, NO_UNIT))
        if state.events is not None:
            state.say("left-fort", "TOI-FORT-06", {"unit": unit.name})
        self.expose(state)

    def get_in(self, state: ToiState, unit: Unit, carrier: int) -> None:
        """[TOI-TRANSPORT-02] [TOI-TRANSPORT-03] [TOI-TRANSPORT-07] [TOI-TRANSPORT-04] [TOI-R-25] Into a vehicle; that
        is all it does."""
        self.spend(embark_cost(state, unit.side))
        reveal(state, self.unit, "TOI-R-25")
        state.put(state.units[self.unit].placed(NOWHERE, NO_FORT, carrier))
        self.stage = OVER
        if state.events is not None:
            state.say("embarked", "TOI-TRANSPORT-02", {"unit": unit.name, "vehicle": state.units[carrier].name})

    def get_out(self, state: ToiState, unit: Unit) -> None:
        """[TOI-TRANSPORT-05] [TOI-TRANSPORT-06] [TOI-R-47] Beside the vehicle. In mines that is entering them."""
        self.spend(embark_cost(state, unit.side))
        carrier = state.units[unit.carrier]
        self.flags |= GOT_OUT | ENTERED
        state.put(unit.placed(carrier.cell, NO_FORT, NO_UNIT))
        if state.events is not None:
            state.say("disembarked", "TOI-TRANSPORT-05", {"unit": unit.name, "vehicle": carrier.name})
        self.expose(state)

    def expose(self, state: ToiState) -> None:
        """[TOI-TIMING-03] [TOI-MOVE-07] [TOI-R-07] Concealment first, then op fire."""
        if state.concealed:
            reveal_on_objective(state, self.unit)
            check_reveals(state)
        self.stage = WINDOW

    def run(self, state: ToiState) -> None:
        unit = state.units[self.unit]
        if self.stage == READY:
            if unit.is_gone():
                self.stage = OVER
                return
            choices = self.look(state)
            if len(choices) == 1 and choices[0] is STOP:
                self.stage = OVER
            elif choices:
                self.choices = choices
            else:
                self.turn_back(state, unit)  # [TOI-R-42] too few movement points are left to go on
        elif self.stage == WINDOW:
            self.stage = OBSTACLES
            self.damage = unit.damage
            if not self.flags & NO_OPFIRE:
                open_window(state, unit, self.fired)
        elif self.stage == OBSTACLES:
            self.stage = CONSEQUENCES
            self.suffer(state, unit)
            if not unit.is_gone() and self.flags & ENTERED and state.marks[unit.cell] & MINES_BIT:
                # [TOI-R-46] also if op fire has fatigued it
                self.flags |= STOPPED | BARRED
                state.push(MineRoll(self.unit))
        elif self.stage == CONSEQUENCES:
            self.stage = READY
            self.settle_in(state, unit)
        else:
            state.finish(self)
            fatigue(state, self.unit, "TOI-ROUND-08")  # [TOI-ACTION-13]

    def suffer(self, state: ToiState, unit: Unit) -> None:
        """[TOI-MOVE-08] [TOI-MOVE-09] [TOI-MOVE-10] [TOI-OPFIRE-08] [TOI-OPFIRE-09] [TOI-R-08] [TOI-R-09] What op fire
        does to the move: pinned, disrupted or damaged units are fatigued, but a tank with light damage goes on."""
        if unit.is_gone():
            return
        if unit.kind == SQUAD:
            if unit.condition != GOOD:
                fatigue(state, self.unit, "TOI-MOVE-08")
        elif unit.damage > self.damage:
            if unit.damage == LIGHT and VEHICLES[unit.kind].sturdy:
                # [TOI-UNIT-30] [TOI-R-45] one movement point less at once
                self.left = self.left - LIGHT_MP * THIRDS if self.left > LIGHT_MP * THIRDS else 0
            else:
                fatigue(state, self.unit, "TOI-MOVE-08")

    def settle_in(self, state: ToiState, unit: Unit) -> None:
        """[TOI-TIMING-06] What the hex does to whoever entered it. [TOI-MOVE-08] Who is fatigued has finished.

        Wire, tank traps and mines all stop the unit: their order changes nothing.
        """
        if unit.is_gone():
            self.stage = OVER
            return
        if unit.activation == FATIGUED:
            if state.enemies(unit.side, unit.cell):
                self.turn_back(state, unit)
            self.stage = OVER
            return
        if self.flags & ENTERED:
            mark: i64 = state.marks[unit.cell]
            if mark & WIRE_BIT:
                if unit.kind == SQUAD:
                    self.flags |= BARRED  # [TOI-FORT-17]
                if not unit.has_spec(ENGINEER) if unit.kind == SQUAD else not VEHICLES[unit.kind].heavy:
                    self.stop(state, unit, "TOI-FORT-12")  # [TOI-FORT-16] [TOI-SPECIAL-07]
            if mark & TRAPS_BIT and unit.kind != SQUAD:
                self.stop(state, unit, "TOI-FORT-20")
        self.flags &= ~ENTERED
        if self.flags & STOPPED and state.enemies(unit.side, unit.cell):
            self.turn_back(state, unit)

    def stop(self, state: ToiState, unit: Unit, rule: str) -> None:
        self.flags |= STOPPED
        self.left = 0
        if state.events is not None:
            state.say("stopped", rule, {"unit": unit.name, "hex": state.label(unit.cell)})

    def turn_back(self, state: ToiState, unit: Unit) -> None:
        """[TOI-UNIT-37] [TOI-R-42] [TOI-R-99] Out of a hex of enemies to the last one that was free of them;
        fatigued."""
        self.stage = OVER
        state.put(unit.at(self.last_free))
        if state.events is not None:
            facts: dict[str, str | int] = {"unit": unit.name, "hex": state.label(self.last_free)}
            state.say("turned-back", "TOI-UNIT-37" if unit.kind != SQUAD else "TOI-R-99", facts)
        check_reveals(state)


def overrun(state: ToiState, tank: Unit, cell: i64) -> None:
    """[TOI-UNIT-34] [TOI-UNIT-35] [TOI-R-43] [TOI-TIMING-09] Squads in good order, revealed and outside fortifications
    are pinned before anything else happens in the next hex."""
    for unit in state.standing(cell):
        if unit.side != tank.side and unit.kind == SQUAD and unit.condition == GOOD:
            if unit.fort == NO_FORT and not unit.is_concealed():
                shake(state, unit.index, PINNED, "TOI-UNIT-34")


def begin_move(state: ToiState, unit: Unit, action: int, bonus: int, no_opfire: bool) -> None:
    """[TOI-R-84] The activation of a unit that may move."""
    flags = NO_OPFIRE if no_opfire else 0
    if unit.cell >= 0 and state.marks[unit.cell] & MINES_BIT:
        flags |= FROM_MINES
    moving = Moving(int(unit.index), action, allowance(state, unit, action, bonus), flags)
    moving.last_free = unit.cell
    if state.events is not None:
        kind = "advances" if action == ADVANCING else "fires-and-moves" if action == FIRING_MOVING else "assaults"
        rules = ["TOI-ACTION-02", "TOI-ACTION-05", "TOI-ACTION-16"]
        state.say(kind, rules[action], {"unit": unit.name, "left": int(moving.left)})
    state.push(moving)
