"""A position from its lines: what each means, in the order in which they need each other."""

from typing import cast

from warbox.engine.notation import ParseError
from warbox.engine.page import Lines
from warbox.engine.turn import settle
from warbox.games.firstwave.actions import LayPiece, code
from warbox.games.firstwave.readings import CUSTOM, PLACED, Readings
from warbox.games.firstwave.rules.enlist import plain_name
from warbox.games.firstwave.rules.scenario import can_succeed
from warbox.games.firstwave.rules.scenery import check_piece, laid_table
from warbox.games.firstwave.rules.turn import COURSE
from warbox.games.firstwave.state import NOBODY, FirstWaveState, Laid, Token
from warbox.games.firstwave.tables.table import with_pieces
from warbox.games.firstwave.text.figure_lines import count_fighters, count_npcs, read_npc, read_survivor
from warbox.games.firstwave.text.ground_lines import read_table_lines
from warbox.games.firstwave.text.moments import place_moment
from warbox.games.firstwave.view import table_name
from warbox.games.firstwave.warbands.warband import Warband
from warbox.games.firstwave.warbands.warband_file import READY


def read_position(lines: Lines) -> FirstWaveState:
    chosen = lines.options()
    table = read_table_lines(lines, chosen)
    bands: list[Warband | None] = []
    sizes: list[int] = []
    for letter in "AB":
        said = lines.said(letter)
        band = None
        if said.has("warband"):
            band = READY.get(said.text("warband"))
            if band is None:
                raise ParseError(f"a ready warband is one of {', '.join(READY)}", said.text("warband"))
            # it is written out when the position is written
        if said.has("own"):
            chosen[f"warband-{letter}"] = CUSTOM
        bands.append(band)
        sizes.append(count_fighters(lines, letter, band))
    readings = Readings(chosen, table, sizes)
    state = FirstWaveState(readings, table)
    if chosen["scenery"] == PLACED:
        state.table = with_pieces(table, [])
    chosen["table"] = table_name(state) if chosen["scenery"] != PLACED else table.id
    for seat, letter in enumerate("AB"):
        said = lines.said(letter)
        band = bands[seat]
        name = "" if band is None else band.name
        faction = "" if band is None else band.faction
        readings.enlist(
            seat, plain_name(said.text("band", name)) if said.text("band", name) else "", said.text("faction", faction)
        )
    read_laid(state, lines)
    read_counts(state, lines)
    for seat in (0, 1):
        for number in range(1, sizes[seat] + 1):
            read_survivor(state, lines, seat, number, bands[seat])
    for number in range(1, count_npcs(lines) + 1):
        read_npc(state, lines, number)
    read_named(state, lines)
    read_turn(state, lines)
    moment = lines.moment("activate")
    if moment.kind != "over":
        state.push(COURSE)
    place_moment(state, lines, moment)
    settle(state)
    return state


def read_laid(state: FirstWaveState, lines: Lines) -> None:
    said = lines.said("laid")
    for item in cast(list[dict[str, str]], said.values.get("laid", [])):
        if state.readings.chosen["scenery"] != PLACED:
            raise ParseError("pieces are laid only with 'options scenery=placed'")
        x, dot, y = item["at"].partition(".")
        if not (dot and x.isdecimal() and y.isdecimal() and len(x) < 4 and len(y) < 4 and x.isascii() and y.isascii()):
            raise ParseError("a laid piece is PIECE@X.Y", item["at"])
        action = LayPiece(item["piece"], int(x), int(y))
        refusal = check_piece(state, action)
        if refusal is not None:
            raise ParseError(f"it cannot be laid there ({refusal.kind}, {refusal.rule})", item["piece"])
        pile = state.readings.table.pieces
        number = [piece.id for piece in pile].index(item["piece"])
        laid = Laid(number, action.x - int(pile[number].x0), action.y - int(pile[number].y0))
        state.laid = [*state.laid, laid]
        state.table = laid_table(state)


def read_counts(state: FirstWaveState, lines: Lines) -> None:
    """Tokens, smoke, explored rooms, and what the seats have counted."""
    for item in cast(list[dict[str, object]], lines.said("tokens").values.get("tokens", [])):
        x, y, z = cast(int, item["x"]), cast(int, item["y"]), cast(int, item.get("z", 0))
        owner = "AB".index(str(item["owner"])) if item.get("owner") else NOBODY
        if not (10 <= x <= state.table.width - 10 and 10 <= y <= state.table.height - 10):
            raise ParseError("a token lies wholly on the table (FW-R-56)", f"{x},{y}")
        state.tokens = [*state.tokens, Token(x, y, z, owner)]
    for item in cast(list[dict[str, object]], lines.said("smoke").values.get("smoke", [])):
        state.smoke = [*state.smoke, (cast(int, item["x"]), cast(int, item["y"]))]
    for name in lines.said("explored").items("rooms"):
        room = state.table.room_number(name)
        if room < 0 or room in state.explored:
            raise ParseError("there is no such room, or it stands twice", name)
        state.explored = [*state.explored, room]
    resources: list[int] = []
    kills: list[int] = []
    for letter in "AB":
        said = lines.said(letter)
        resources.append(said.number("resources"))
        kills += [said.number(key) for key in ("infected", "robots", "military")]
    state.resources = resources
    state.kills = kills


def read_named(state: FirstWaveState, lines: Lines) -> None:
    named: list[int] = []
    for seat, letter in enumerate("AB"):
        said = lines.said(letter)
        index = NOBODY
        if said.text("successor"):
            index = state.by_code(code(said.text("successor")))
            if index not in can_succeed(state, 1 - seat):
                why = "a successor is an enemy fighter, not the chief, not an animal (FW-SCEN3-03)"
                raise ParseError(why, said.text("successor"))
        named.append(index)
    state.named = named


def read_turn(state: FirstWaveState, lines: Lines) -> None:
    said = lines.said("turn")
    state.turn = said.number("turn", 1)
    state.winner = "AB".index(said.text("winner", "A"))
    state.first = "AB".index(said.text("first", "AB"[state.winner]))
    state.next = "AB".index(said.text("next", "AB"[state.first]))
    state.tested = said.number("tested")
