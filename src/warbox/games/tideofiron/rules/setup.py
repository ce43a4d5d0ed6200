"""Setup: squads are built, given tokens, deployed and concealed, by one seat after the other or behind a screen."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import SEALED, Decision, Refusal
from warbox.engine.event import Private
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import ACE, CONCEAL, DONE, FORGO, Base, Deploy, Load, Token, UnitAction
from warbox.games.tideofiron.cards.card import OP_ACE
from warbox.games.tideofiron.codes import code_of, hex_of
from warbox.games.tideofiron.pieces.box import NOWHERE
from warbox.games.tideofiron.pieces.fort import ENTRENCHMENT, PILLBOX
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT
from warbox.games.tideofiron.pieces.unit import ACE as ACE_FLAG
from warbox.games.tideofiron.pieces.unit import CONCEALED, NO_FORT, NO_UNIT, SQUAD, Unit, figures_text
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.allowance import has_room, mover_of
from warbox.games.tideofiron.rules.building import builds, figures_to_build, specs_left, token_takers
from warbox.games.tideofiron.rules.casualty import destroy
from warbox.games.tideofiron.rules.concealment import check_reveals
from warbox.games.tideofiron.rules.moving_check import free_forts, has_space
from warbox.games.tideofiron.rules.victory import take_control
from warbox.games.tideofiron.state import ToiState

SET_UP: Final = [Decision("setup", "TOI-SETUP-17", (seat,)) for seat in range(SEAT_COUNT)]

# what a seat does, in this order
BUILDING: Final = 0
TOKENS: Final = 1
DEPLOYING: Final = 2
CONCEALING: Final = 3
NAMING_ACE: Final = 4
READY: Final = 5
STAGES: Final = ["build", "token", "deploy", "conceal", "ace", "ready"]


def own_units(state: ToiState, seat: int) -> list[Unit]:
    return [unit for unit in state.units if not unit.is_gone() and state.seat_of(unit) == seat]


def next_base(state: ToiState, seat: int) -> Unit | None:
    """[TOI-SETUP-16] [TOI-R-83] The next squad without figures, if its division has figures left."""
    for unit in own_units(state, seat):
        if unit.kind == SQUAD and unit.figs == 0:
            if max(figures_to_build(state, int(unit.side), int(unit.division))) > 0:
                return unit
    return None


def next_to_deploy(state: ToiState, seat: int) -> Unit | None:
    """[TOI-SETUP-19] Vehicles first, so that squads can be put into them."""
    squad: Unit | None = None
    for unit in own_units(state, seat):
        if unit.cell < 0 and unit.carrier == NO_UNIT:
            if unit.kind != SQUAD:
                return unit
            if squad is None and unit.figs:
                squad = unit
    return squad


def zone_of(state: ToiState, unit: Unit) -> list[int]:
    """[TOI-SETUP-19] [TOI-R-102] Where a unit may be deployed. Behind a screen nobody deploys where the enemy might."""
    zone = state.scenario.forces[unit.side].zone
    hidden = state.scenario.forces[1 - unit.side].zone if state.readings.screened else []
    mover = mover_of(unit)
    found: list[int] = []
    for cell in zone:
        if state.ground.can_enter(mover, cell) and has_room(state, unit.side, cell):
            if not state.enemies(unit.side, cell) and cell not in hidden:
                found.append(cell)
    return found


def deployments(state: ToiState, unit: Unit) -> list[Action]:
    """[TOI-SETUP-19] [TOI-SETUP-24] [TOI-SETUP-26] [TOI-MULTI-20] Into a hex, into a fortification there, or into a
    transport of the side."""
    choices: list[Action] = []
    for cell in zone_of(state, unit):
        code = code_of(state.ground, cell)
        choices.append(Deploy(unit.name, code, NO_FORT))
        if unit.kind == SQUAD and state.marks[cell]:
            for fort in (ENTRENCHMENT, PILLBOX):
                if free_forts(state, cell, fort):
                    choices.append(Deploy(unit.name, code, fort))
    if unit.kind == SQUAD:
        for vehicle in state.units:
            if vehicle.cell >= 0 and has_space(state, unit, vehicle):
                choices.append(Load(unit.name, vehicle.name))
    if not choices:
        choices.append(state.roster.actions[FORGO][unit.index])
    return choices


def concealable(state: ToiState, seat: int) -> list[Unit]:
    """[TOI-SETUP-23] [TOI-CONCEAL-01] [TOI-CONCEAL-02] Squads on the board that have no marker yet."""
    side = seat % 2
    used = sum([1 for unit in state.units if unit.side == side and unit.is_concealed()])
    if used >= state.scenario.forces[side].concealed:
        return []
    return [
        unit for unit in own_units(state, seat) if unit.kind == SQUAD and unit.cell >= 0 and not unit.is_concealed()
    ]


def aces(state: ToiState, seat: int) -> list[Unit]:
    """Tank Ace: the tanks of which one can be named, if none is yet."""
    side = seat % 2
    if not state.has_op(side, OP_ACE):
        return []
    for unit in state.units:
        if unit.side == side and unit.is_ace():
            return []
    return [unit for unit in own_units(state, seat) if unit.kind != SQUAD and VEHICLES[unit.kind].tank]


class Setup(Frame[ToiState]):
    """[TOI-SETUP-15] [TOI-SETUP-17] Some seats set up: one in its turn, or all behind a screen.

    [TOI-SETUP-18] [TOI-SPECIAL-01] Squads, then tokens, then deployment, then concealment markers.
    """

    def __init__(self, seats: list[int], stages: list[int]) -> None:
        self.seats: Final = seats
        self.stages = stages

    def clone(self) -> Frame[ToiState]:
        return Setup(self.seats, self.stages.copy())

    def stage(self, state: ToiState, seat: int) -> int:
        """What the seat does now: the first of the stages that leaves something to do."""
        now = self.stages[self.seats.index(seat)]
        if now <= BUILDING and next_base(state, seat) is not None:
            return BUILDING
        if now <= TOKENS and specs_left(state, seat):
            return TOKENS
        if now <= DEPLOYING and next_to_deploy(state, seat) is not None:
            return DEPLOYING
        if now <= CONCEALING and concealable(state, seat):
            return CONCEALING
        if now <= NAMING_ACE and aces(state, seat):
            return NAMING_ACE
        return READY

    def asks(self, state: ToiState) -> Decision | None:
        waiting = [seat for seat in self.seats if self.stage(state, seat) != READY]
        if not waiting:
            return None
        if not state.readings.screened:
            return SET_UP[waiting[0]]
        return Decision("setup", "TOI-SETUP-17", tuple(waiting), SEALED, silent=True)

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        stage = self.stage(state, seat)
        choices: list[Action] = []
        if stage == BUILDING:
            unit = next_base(state, seat)
            assert unit is not None
            return [Base(unit.name, figs) for figs in builds(state, unit)]
        if stage == TOKENS:
            for division, spec in specs_left(state, seat)[:1]:
                choices += [Token(spec, unit.name) for unit in token_takers(state, seat, division)]
            return choices
        if stage == DEPLOYING:
            unit = next_to_deploy(state, seat)
            assert unit is not None
            return deployments(state, unit)
        if stage == CONCEALING:
            choices = [state.roster.actions[CONCEAL][unit.index] for unit in concealable(state, seat)]
            choices.append(DONE)
            return choices
        return [state.roster.actions[ACE][unit.index] for unit in aces(state, seat)]

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        stage = self.stage(state, seat)
        if stage == BUILDING:
            unit = next_base(state, seat)
            return Refusal("build-now", "TOI-SETUP-16", {"unit": "" if unit is None else unit.name})
        if stage == TOKENS:
            return Refusal("token-now", "TOI-SQUAD-08", {})
        if stage == DEPLOYING:
            return self.check_deploy(state, seat, action)
        rule = "TOI-SETUP-23" if stage == CONCEALING else "TOI-OPERATION-01"
        return Refusal("conceal-now" if stage == CONCEALING else "ace-now", rule, {})

    def check_deploy(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        unit = next_to_deploy(state, seat)
        assert unit is not None
        facts: dict[str, str | int] = {"unit": unit.name}
        if not isinstance(action, (Deploy, Load)) or action.name != unit.name:
            return Refusal("deploy-now", "TOI-SETUP-19", facts)
        if isinstance(action, Load):
            return Refusal("no-space", "TOI-SETUP-26", facts | {"vehicle": action.carrier})
        cell = hex_of(state.ground, action.code)
        facts["hex"] = action.text.split()[2]
        if cell == NOWHERE or cell not in state.scenario.forces[unit.side].zone:
            return Refusal("not-in-zone", "TOI-SETUP-19", facts)
        if not has_room(state, unit.side, cell):
            return Refusal("hex-full", "TOI-R-01", facts | {"to": state.label(cell)})
        if action.fort != NO_FORT and cell in zone_of(state, unit):
            return Refusal("no-free-fort", "TOI-SETUP-24", facts)
        return Refusal("cannot-deploy", "TOI-R-102", facts)

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        if action is DONE:
            self.stages[self.seats.index(seat)] = CONCEALING + 1
            return
        assert isinstance(action, (Base, Token, Deploy, Load, UnitAction))
        unit = state.units[state.roster.index[action.name]]
        if isinstance(action, Base):
            state.put(unit.manned(action.figs))
            tell(state, seat, "built", "TOI-SETUP-16", {"unit": unit.name, "figures": figures_text(action.figs)})
        elif isinstance(action, Token):
            state.put(unit.trained(action.spec))
            tell(state, seat, "token-given", "TOI-SETUP-18", {"unit": unit.name, "spec": action.text.split()[1]})
        elif isinstance(action, Deploy):
            cell = hex_of(state.ground, action.code)
            state.put(unit.placed(cell, action.fort, NO_UNIT))
            tell(state, seat, "deployed", "TOI-SETUP-19", {"unit": unit.name, "hex": state.label(cell)})
            if not state.readings.screened and cell in state.scenario.objective_hexes:
                take_control(state, cell, int(unit.side))  # [TOI-COMMAND-08]
        elif isinstance(action, Load):
            carrier = state.units[state.roster.index[action.carrier]]
            state.put(unit.placed(NOWHERE, NO_FORT, carrier.index))
            tell(state, seat, "loaded", "TOI-SETUP-26", {"unit": unit.name, "vehicle": carrier.name})
        elif action.verb == CONCEAL:
            state.put(unit.flagged(unit.flags | CONCEALED))
            tell(state, seat, "concealed", "TOI-SETUP-23", {"unit": unit.name})
        elif action.verb == ACE:
            state.put(unit.flagged(unit.flags | ACE_FLAG))
            tell(state, seat, "ace-named", "TOI-OPERATION-01", {"unit": unit.name})
        else:
            destroy(state, unit, "no-room", "TOI-R-102")

    def run(self, state: ToiState) -> None:
        """[TOI-R-83] Bases for which there were no figures are set aside."""
        state.finish(self)
        for unit in list(state.units):
            if unit.kind == SQUAD and unit.figs == 0 and not unit.is_gone() and state.seat_of(unit) in self.seats:
                state.put(unit.removed())
        if not state.readings.screened:
            return
        # the screens are lifted
        for cell in state.scenario.objective_hexes:
            for unit in state.standing(cell):
                take_control(state, cell, int(unit.side))
        if state.events is not None:
            state.say("screens-lifted", "TOI-SETUP-17", {})
        check_reveals(state)


def tell(state: ToiState, seat: int, kind: str, rule: str, facts: dict[str, str | int]) -> None:
    """Behind a screen only the seat itself sees what it does."""
    if state.events is None:
        return
    if state.readings.screened:
        state.emit(Private(kind, rule, facts, [seat], None))
    else:
        state.say(kind, rule, facts)
