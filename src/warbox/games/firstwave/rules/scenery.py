"""Scenery that the players lay themselves, piece by piece."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.engine.event import Value
from warbox.games.firstwave.actions import LayPiece
from warbox.games.firstwave.state import NOBODY, FirstWaveState, Laid
from warbox.games.firstwave.tables.table import Table, with_pieces

GRID: Final = 100


def pile_of(state: FirstWaveState) -> list[int]:
    """[FW-SETUP-01] The pieces that are not laid yet, in the order of the file.

    They are shared out fairly: whoever's turn it is takes one of those left.
    """
    laid = [one.piece for one in state.laid]
    return [number for number in range(len(state.readings.table.pieces)) if number not in laid]


def find_piece(state: FirstWaveState, name: str) -> int:
    for number in pile_of(state):
        if state.readings.table.pieces[number].id == name:
            return number
    return NOBODY


def check_piece(state: FirstWaveState, action: LayPiece) -> Refusal | None:
    """[FW-SETUP-03] [FW-COVER-03] A piece of the pile, as it is, wholly on the table and off what lies there."""
    number = find_piece(state, action.piece)
    facts: dict[str, Value] = {"piece": action.piece}
    if number == NOBODY:
        return Refusal("no-such-piece", "FW-SETUP-03", facts)
    table = state.readings.table
    piece = table.pieces[number]
    right, top = piece.x1 - piece.x0 + action.x, piece.y1 - piece.y0 + action.y
    if right > table.width or top > table.height:
        return Refusal("piece-off-table", "FW-SETUP-03", facts)
    if not piece.obstacle():
        return None
    for other in state.table.pieces:
        apart = action.x >= other.x1 or right <= other.x0 or action.y >= other.y1 or top <= other.y0
        if other.obstacle() and not apart:
            facts["other"] = other.id
            return Refusal("piece-on-piece", "FW-SETUP-03", facts)
    return None


def piece_choices(state: FirstWaveState) -> list[Action]:
    """The next piece of the pile at places of a grid; any other may be taken."""
    table = state.readings.table
    choices: list[Action] = []
    for number in pile_of(state):
        for step in (GRID, 20):
            for y in range(0, int(table.height), step):
                for x in range(0, int(table.width), step):
                    action = LayPiece(table.pieces[number].id, x, y)
                    if check_piece(state, action) is None:
                        choices.append(action)
            if choices:
                return choices
    return choices


def lay_piece(state: FirstWaveState, action: LayPiece) -> None:
    """[FW-SETUP-03] The table grows with every piece."""
    number = find_piece(state, action.piece)
    piece = state.readings.table.pieces[number]
    state.laid = [*state.laid, Laid(number, int(action.x - piece.x0), int(action.y - piece.y0))]
    state.table = laid_table(state)
    if state.events is not None:
        state.say("piece-laid", "FW-SETUP-03", {"piece": action.piece, "x": action.x, "y": action.y})


def laid_table(state: FirstWaveState) -> Table:
    """The table with the pieces laid so far."""
    pile = state.readings.table
    pieces = [pile.pieces[one.piece].moved(one.dx, one.dy) for one in state.laid]
    return with_pieces(pile, pieces)
