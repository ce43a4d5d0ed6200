"""The lines of a position about units and decks."""

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError
from warbox.engine.page import Lines
from warbox.games.tideofiron.cards.card import CARD, CARDS, DECK_LIST
from warbox.games.tideofiron.cards.effect import DECKS
from warbox.games.tideofiron.pieces.box import (
    DISRUPTED,
    GOOD,
    HEAVY,
    INTACT,
    LIGHT,
    NOWHERE,
    PINNED,
    SIDES,
    SLOTS,
    STACK_LIMIT,
)
from warbox.games.tideofiron.pieces.figure import read_figures
from warbox.games.tideofiron.pieces.fort import ENTRENCHMENT, FORTS, PILLBOX
from warbox.games.tideofiron.pieces.marks import marks_of
from warbox.games.tideofiron.pieces.seats import SIDE_NAMES
from warbox.games.tideofiron.pieces.spec import NO_SPEC, SPEC_MARKS
from warbox.games.tideofiron.pieces.unit import (
    ACE,
    CONCEALED,
    FATIGUED,
    FRESH,
    GONE,
    NO_FORT,
    NO_UNIT,
    OPFIRE,
    SQUAD,
    Unit,
    pack,
    slots_used,
)
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_NAMES, VEHICLES
from warbox.games.tideofiron.rules.allowance import mover_of
from warbox.games.tideofiron.rules.drawing import first_place
from warbox.games.tideofiron.scenarios.scenario import Scenario
from warbox.games.tideofiron.start import starting_units
from warbox.games.tideofiron.state import BUILD, ToiState


def read_units(lines: Lines, scenario: Scenario) -> list[Unit]:
    """`US a @C05 [RRRR]`, the Americans first. A game that has not been set up has all bases and vehicles."""
    words = lines.words.get("at", [])
    if words[:1] in (["setup"], ["shuffle"], ["draw"]) and not lines.many["US"] and not lines.many["DE"]:
        return starting_units(scenario)
    taken = set(lines.page.keys)
    units: list[Unit] = []
    said_of: list[tuple[int, Said]] = []
    for side, key in enumerate(SIDE_NAMES):
        for number, said in lines.each(key):
            lines.now = number
            name = said.text("name")
            if name in taken:
                raise ParseError("another unit, or a line, has this name", name)
            taken.add(name)
            units.append(read_unit(said, len(units), name, side, scenario))
            said_of.append((number, said))
    for unit, (number, said) in zip(list(units), said_of, strict=True):
        lines.now = number
        inside = said.text("in")
        if inside and inside not in FORTS and not unit.is_gone():
            units[unit.index] = get_in(unit, inside, units)
    return units


def read_unit(said: Said, index: int, name: str, side: int, scenario: Scenario) -> Unit:
    if said.has("squad") == said.has("vehicle"):
        raise ParseError("a unit is a squad such as [RRRR], or a vehicle such as m4a1", name)
    kind, figs, spec = SQUAD, 0, NO_SPEC
    if said.has("vehicle"):
        kind = VEHICLE_NAMES.index(said.text("vehicle"))
        if VEHICLES[kind].side != side:
            raise ParseError(f"the {said.text('vehicle')} is of the other side", name)
    else:
        inside, _, mark = said.text("squad")[1:].partition("]")
        counts = read_figures(inside)
        figs = 0 if counts is None else pack(counts)
        mark = mark[1:] or said.text("spec_apart")
        if slots_used(figs) > SLOTS:
            raise ParseError("a base has four slots (TOI-SQUAD-01)", inside)
        spec = SPEC_MARKS.index(mark) if mark else NO_SPEC
    if said.has("gone"):  # whatever else is said of it, only its kind and its specialization are left
        return Unit(
            index,
            name,
            side,
            said.number("division", 1),
            kind,
            0,
            spec,
            NOWHERE,
            FRESH,
            GOOD,
            INTACT,
            NO_FORT,
            NO_UNIT,
            GONE,
        )
    cell = NOWHERE
    if said.has("hex"):
        cell = scenario.ground.cell(said.text("hex"))
        if cell == NOWHERE:
            raise ParseError("this hex is not on the map", said.text("hex"))
    fort = FORTS.index(said.text("in")) if said.text("in") in FORTS[: PILLBOX + 1] else NO_FORT
    flags = CONCEALED if said.has("concealed") else 0
    flags |= ACE if said.has("ace") else 0
    activation = OPFIRE if said.has("opfire") else FATIGUED if said.has("fatigued") else FRESH
    condition = DISRUPTED if said.has("disrupted") else PINNED if said.has("pinned") else GOOD
    damage = HEAVY if said.has("heavy") else LIGHT if said.has("light") else INTACT
    unit = Unit(
        index,
        name,
        side,
        said.number("division", 1),
        kind,
        figs,
        spec,
        cell,
        activation,
        condition,
        damage,
        fort,
        NO_UNIT,
        flags,
    )
    check_unit(unit, said)
    return unit


def check_unit(unit: Unit, said: Said) -> None:
    if unit.kind == SQUAD:
        if said.has("light") or said.has("heavy") or unit.is_ace():
            raise ParseError("a squad is pinned or disrupted, never damaged", unit.name)
        if unit.spec != NO_SPEC and unit.has_heavy_weapon():
            raise ParseError("a squad with a heavy weapon has no specialization (TOI-SQUAD-08)", unit.name)
    elif said.has("pinned") or said.has("disrupted") or unit.is_concealed() or unit.fort != NO_FORT:
        raise ParseError("a vehicle is neither pinned nor concealed nor in a fortification", unit.name)
    elif unit.damage == HEAVY and VEHICLES[unit.kind].fragile:
        raise ParseError("a heavily damaged truck is destroyed (TOI-UNIT-27)", unit.name)
    if unit.activation == OPFIRE and unit.condition != GOOD:
        raise ParseError("a pinned or disrupted squad is not in op-fire mode (TOI-R-11)", unit.name)
    if said.has("opfire") and said.has("fatigued"):
        raise ParseError("a unit is fresh, in op-fire mode or fatigued", unit.name)


def get_in(unit: Unit, name: str, units: list[Unit]) -> Unit:
    """`in=t`: a squad in a vehicle."""
    for carrier in units:
        if carrier.name == name and carrier.side == unit.side and carrier.kind != SQUAD and not carrier.is_gone():
            if unit.kind != SQUAD or unit.cell >= 0 or unit.is_concealed() or unit.activation == OPFIRE:
                raise ParseError("a squad in a vehicle has no hex, no marker of concealment and no op fire", unit.name)
            return unit.placed(NOWHERE, NO_FORT, carrier.index)
    raise ParseError("there is no such vehicle of its side", name)


def check_units(state: ToiState, lines: Lines) -> None:
    """[TOI-R-01] [TOI-FORT-03] [TOI-TRANSPORT-01] Stacking, ground, fortifications and transports."""
    setting_up = state.phase <= BUILD
    moving = lines.words.get("at", ["act"])[:1] == ["move"] or [words for _, words in lines.many["under"] if words]
    arriving = lines.words.get("at", ["act"])[:1] == ["place"] or moving
    for number, said in [*lines.each("US"), *lines.each("DE")]:
        lines.now = number
        unit = state.units[state.roster.index[said.text("name")]]
        if unit.is_gone():
            continue
        if unit.kind == SQUAD and unit.figs == 0 and not setting_up:
            raise ParseError("a squad has figures, or is gone", unit.name)
        if unit.cell < 0:
            if unit.carrier == NO_UNIT and not setting_up and not arriving:
                raise ParseError("a unit has a hex, or is in a vehicle", unit.name)
            continue
        if not state.ground.can_enter(mover_of(unit), int(unit.cell)) and not state.ground.links[unit.cell]:
            raise ParseError("such a unit cannot be there (TOI-R-102)", state.label(unit.cell))
        if state.friends(unit.side, unit.cell) > STACK_LIMIT:
            raise ParseError("at most three units of a side are in one hex (TOI-R-01)", state.label(unit.cell))
        if state.enemies(unit.side, unit.cell) and not moving:
            raise ParseError("enemies do not share a hex (TOI-MOVE-03)", state.label(unit.cell))
        for fort in (ENTRENCHMENT, PILLBOX):
            inside = [one for one in state.standing(unit.cell) if one.fort == fort]
            if len(inside) > marks_of(state.marks[unit.cell], fort):
                raise ParseError(f"there is no such {FORTS[fort]} for each squad in it (TOI-FORT-03)", unit.name)
    for unit in state.units:
        if unit.kind != SQUAD and state.cargo_count(unit.index) > VEHICLES[unit.kind].transport:
            raise ParseError("so many squads do not fit into this vehicle (TOI-TRANSPORT-01)", unit.name)


def read_decks(state: ToiState, lines: Lines) -> None:
    """`us-decks supply1=sup_ammo,...`: the top card first. By default every card of the deck that is nowhere else."""
    decks = state.decks.copy()
    for side, name in enumerate(SIDES):
        said = lines.said(f"{name}-decks").table("decks")
        others = state.hq[side] + [one.card for one in state.play if one.side == side] + state.out
        for place, deck in enumerate(state.scenario.forces[side].decks):
            written = said.get(DECKS[deck])
            left = DECK_LIST[deck].order.copy()
            for card in others:
                if card in left:
                    left.remove(card)
            if isinstance(written, list):
                cards = [CARD.places[str(card)] for card in written]
                for card in cards:
                    if CARDS[card].deck != deck:
                        raise ParseError("this card is of another deck", CARDS[card].name)
                left = cards[::-1]
            else:
                left = left[::-1]
            decks[first_place(state, side) + place] = left
        for deck_name in said:
            if DECKS.index(deck_name) not in state.scenario.forces[side].decks:
                raise ParseError("the side does not have this deck", deck_name)
    state.decks = decks
