"""What a seat may know, field by field. Hidden: the order of the decks, and behind screens the enemy's setup."""

from typing import cast

from warbox.engine.decision import ARBITER
from warbox.engine.game import View
from warbox.engine.kinds import HIDDEN
from warbox.games.tideofiron.cards.card import CARD_NAMES, OPERATION_NAMES
from warbox.games.tideofiron.cards.effect import DECKS
from warbox.games.tideofiron.codes import hex_of
from warbox.games.tideofiron.pieces.box import CONDITIONS, DAMAGES, NOWHERE, SIDES
from warbox.games.tideofiron.pieces.fort import FORTS
from warbox.games.tideofiron.pieces.marks import MARK_WORDS, marks_of
from warbox.games.tideofiron.pieces.mod import DURATIONS, MOD_WORDS
from warbox.games.tideofiron.pieces.seats import SEATS
from warbox.games.tideofiron.pieces.spec import SPEC_MARKS
from warbox.games.tideofiron.pieces.unit import ACTIVATIONS, NO_FORT, NO_UNIT, SQUAD, Unit, figures_text
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_NAMES
from warbox.games.tideofiron.readings import CUSTOM
from warbox.games.tideofiron.rules.drawing import first_place
from warbox.games.tideofiron.rules.moving import Moving
from warbox.games.tideofiron.rules.setup import READY, STAGES, Setup
from warbox.games.tideofiron.scenarios.scenario import scenario_data
from warbox.games.tideofiron.state import NO_CONTROL, PHASES, ToiState
from warbox.games.tideofiron.text.frames_write import write_frame
from warbox.games.tideofiron.text.notation import DIVISIONS
from warbox.games.tideofiron.text.scenario_lines import board_data, side_structure, structure_data


def view(state: ToiState, seat: int) -> View:
    scenario = state.scenario
    screen = screened(state)
    options = dict[str, object](state.readings.chosen)
    options["scenario"] = CUSTOM if scenario.custom else scenario.name
    question = state.question
    asked: View | None = None
    if question is not None:
        seats = list[object](["*" if one < 0 else SEATS[one] for one in question.seats])
        asked = {"kind": question.kind, "rule": question.rule, "seats": seats}
    at, under = moments(state, seat)
    units: View = {}
    for side in range(2):
        for unit in state.units:
            if unit.side == side:
                units[unit.name] = unit_view(state, unit, hides(state, screen, unit, seat))
    return {
        "game": "tideofiron",
        "options": options,
        "scenario": CUSTOM if scenario.custom else scenario.name,
        "map": scenario_data(scenario) if scenario.custom else None,
        "board": board_data(scenario),
        "structure": structure_data(scenario),
        "round": int(state.round),
        "rounds": scenario.rounds if scenario.custom else None,
        "last_round": scenario.rounds,
        "initiative": SIDES[state.initiative],
        "phase": PHASES[state.phase],
        "step": int(state.step),
        "turns": turn_view(state),
        "sides": {name: side_view(state, side, seat) for side, name in enumerate(SIDES)},
        "out": list[object]([CARD_NAMES[card] for card in state.out]),
        "play": play_view(state),
        "mods": mods_view(state),
        "control": control_view(state),
        "printed": list[object](printed(state)),
        "marks": marks_view(state),
        "units": units,
        "under": under,
        "at": at,
        "asked": asked,
    }


def screened(state: ToiState) -> bool:
    """[TOI-SETUP-17] Whether the seats set up behind screens now."""
    return state.readings.screened and len(state.stack) > 1 and isinstance(state.stack[1], Setup)


def hides(state: ToiState, screen: bool, unit: Unit, seat: int) -> bool:
    """Whether a unit's setup is hidden from a seat."""
    return screen and seat != ARBITER and state.seat_of(unit) != seat


def unit_view(state: ToiState, unit: Unit, hidden: bool) -> View:
    """[TOI-R-77] Concealed squads are no secret: their marker lies beside them."""
    squad = unit.kind == SQUAD
    figures = "" if unit.figs == 0 else figures_text(unit.figs)
    data: View = {
        "side": SIDES[unit.side],
        "division": int(unit.division),
        "kind": "squad" if squad else VEHICLE_NAMES[unit.kind],
        "hex": None if unit.cell == NOWHERE else state.label(unit.cell),
        "figures": figures if squad else None,
        "spec": SPEC_MARKS[unit.spec] if unit.spec >= 0 else None,
        "activation": ACTIVATIONS[unit.activation],
        "condition": CONDITIONS[unit.condition],
        "damage": DAMAGES[unit.damage],
        "concealed": unit.is_concealed(),
        "fort": None if unit.fort == NO_FORT else FORTS[unit.fort],
        "carrier": None if unit.carrier == NO_UNIT else state.units[unit.carrier].name,
        "ace": unit.is_ace(),
        "gone": unit.is_gone(),
        "active": is_active(state, unit),
    }
    if hidden:
        data |= {"hex": None, "figures": HIDDEN if squad else None, "spec": None, "concealed": False}
        data |= {"fort": None, "carrier": None, "ace": False, "gone": False}
    return data


def is_active(state: ToiState, unit: Unit) -> bool:
    """[TOI-ROUND-07] Whether the unit's action is being resolved."""
    for frame in state.stack[1:]:
        if isinstance(frame, Moving):
            return frame.unit == unit.index
    return False


def turn_view(state: ToiState) -> View:
    finished = [name for place, name in enumerate(DIVISIONS) if (int(state.finished) >> place) & 1]
    fewer = {name: (int(state.fewer) >> (4 * side)) & 15 for side, name in enumerate(SIDES)}
    return {
        "seat": SEATS[state.turn],
        "left": int(state.left),
        "division": int(state.division),
        "member": int(state.member),
        "finished": list[object](finished),
        "fewer": dict[str, object]({name: count for name, count in fewer.items() if count}),
    }


def side_view(state: ToiState, side: int, seat: int) -> View:
    decks: View = {}
    first = first_place(state, side)
    force = state.scenario.forces[side]
    for place, deck in enumerate(force.decks):
        cards = state.decks[first + place]
        shown = list[object]([CARD_NAMES[card] for card in reversed(cards)]) if seat == ARBITER else None
        decks[DECKS[deck]] = {"left": len(cards), "cards": shown}
    data: View = {
        "seats": list[object]([SEATS[one] for one in state.readings.seats_of[side]]),
        "cp": state.cp[side],
        "stake": state.stakes[side],
        "vp": state.vp[side],
        "hq": list[object]([CARD_NAMES[card] for card in state.hq[side]]),
        "decks": decks,
        "operations": list[object]([OPERATION_NAMES[operation] for operation in force.operations]),
        "turn_actions": state.scenario.actions[side],
    }
    return data | side_structure(state.scenario, side)


def play_view(state: ToiState) -> list[object]:
    found: list[object] = []
    for one in state.play:
        target = None if one.target < 0 else state.label(hex_of(state.ground, one.target))
        data: View = {
            "side": SIDES[one.side],
            "card": CARD_NAMES[one.card],
            "waiting": one.waiting,
            "tried": one.tried,
            "repeat": one.repeat,
            "division": one.division,
        }
        if target is not None:
            data["target"] = target
        found.append(data)
    return found


def mods_view(state: ToiState) -> list[object]:
    found: list[object] = []
    for mod in state.mods:
        data: View = {
            "side": SIDES[mod.side],
            "what": MOD_WORDS[mod.what],
            "n": int(mod.n),
            "until": DURATIONS[mod.until],
            "last": int(mod.last),
            "division": int(mod.division),
        }
        if mod.card >= 0:
            data["card"] = CARD_NAMES[mod.card]
        if mod.unit >= 0:
            data["unit"] = state.units[mod.unit].name
        if mod.deck >= 0:
            data["deck"] = DECKS[mod.deck]
        found.append(data)
    return found


def control_view(state: ToiState) -> View:
    found: View = {}
    for place, cell in enumerate(state.scenario.objective_hexes):
        side = state.control[place]
        found[state.label(cell)] = None if side == NO_CONTROL else SIDES[side]
    return found


def printed(state: ToiState) -> list[str]:
    """The kinds of markers that the scenario lays out: positions say of these also that there are none."""
    kinds = {work.kind for work in state.scenario.works} if not state.scenario.custom else set()
    return [word for kind, word in enumerate(MARK_WORDS) if kind in kinds]


def marks_view(state: ToiState) -> View:
    found: View = {}
    for cell, mark in enumerate(state.marks):
        if mark:
            here = {word: int(marks_of(mark, kind)) for kind, word in enumerate(MARK_WORDS)}
            found[state.label(cell)] = dict[str, object]({word: count for word, count in here.items() if count})
    return found


def moments(state: ToiState, seat: int) -> tuple[View, list[object]]:
    """What is asked now, and what goes on below it. Behind screens nobody sees how far the others are."""
    outcome = state.outcome
    if outcome is not None:
        winner = SIDES[outcome.winners[0] % 2]
        return {"kind": "over", "end": outcome.kind, "rule": outcome.rule, "winner": winner}, []
    written = [write_frame(state, frame) for frame in state.stack[1:]]
    if seat != ARBITER and screened(state):
        stages: View = {}
        for name, stage in cast(View, written[0]["stages"]).items():
            own = seat >= 0 and name == SEATS[seat]
            stages[name] = stage if own or stage == STAGES[READY] else HIDDEN
        written[0] = {"kind": "setup", "stages": stages}
    return written[-1], list[object](written[:-1])
