"""Lines for checks of case files: everything about each unit, by its name; and the markers that are not there."""

from warbox.games.tideofiron.pieces.box import CONDITIONS, DAMAGES
from warbox.games.tideofiron.pieces.fort import FORTS
from warbox.games.tideofiron.pieces.marks import MARK_WORDS, marks_of
from warbox.games.tideofiron.pieces.seats import SIDE_NAMES
from warbox.games.tideofiron.pieces.spec import SPEC_MARKS
from warbox.games.tideofiron.pieces.unit import ACTIVATIONS, NO_FORT, NO_UNIT, SQUAD, Unit, figures_text
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_NAMES
from warbox.games.tideofiron.rules.supply import marks_left
from warbox.games.tideofiron.state import ToiState


def tallies(state: ToiState) -> list[str]:
    """`a US @C05 [RRRR]+AT fresh good`; `x gone`."""
    lines = [unit_tally(state, unit) for unit in state.units]
    laid = {work.kind for work in state.scenario.works} if not state.scenario.custom else set()
    for kind, word in enumerate(MARK_WORDS):
        if kind not in laid and not [mark for mark in state.marks if marks_of(mark, kind)]:
            lines.append(f"{word} -")
    lines.append("supply " + " ".join([f"{word}={marks_left(state, kind)}" for kind, word in enumerate(MARK_WORDS)]))
    return lines


def unit_tally(state: ToiState, unit: Unit) -> str:
    if unit.is_gone():
        return f"{unit.name} {SIDE_NAMES[unit.side]} gone"
    words = [unit.name, SIDE_NAMES[unit.side]]
    if unit.cell >= 0:
        words.append(f"@{state.label(unit.cell)}")
    if unit.kind == SQUAD:
        text = "" if unit.figs == 0 else figures_text(unit.figs)
        words.append(f"[{text}]" + (f"+{SPEC_MARKS[unit.spec]}" if unit.spec >= 0 else ""))
    else:
        words.append(VEHICLE_NAMES[unit.kind])
    words.append(ACTIVATIONS[unit.activation])
    words.append(CONDITIONS[unit.condition] if unit.kind == SQUAD else DAMAGES[unit.damage])
    if unit.is_concealed():
        words.append("concealed")
    if unit.is_ace():
        words.append("ace")
    if unit.fort != NO_FORT:
        words.append(f"in={FORTS[unit.fort]}")
    if unit.carrier != NO_UNIT:
        words.append(f"in={state.units[unit.carrier].name}")
    words.append(f"division={unit.division}")
    return " ".join(words)
