"""The lines of a position about the board: edges, supply, smoke, bombs."""

from typing import Final, cast

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError, parse_number
from warbox.games.onboard.pieces.board import EDGE
from warbox.games.onboard.pieces.card import EDGE_AFTER, FACES, UNCHANGED
from warbox.games.onboard.pieces.edge import (
    DOOR_BARRICADED,
    DOOR_BROKEN,
    DOOR_CLOSED,
    DOOR_OPEN,
    REINFORCED,
    STATE_COUNT,
    STATE_NAMES,
    STATES,
)
from warbox.games.onboard.rules.objective import is_defused
from warbox.games.onboard.rules.zone import merge_zones, smoke_left
from warbox.games.onboard.state import BARRICADED_DOORS, REINFORCED_WALLS, SMOKE_TOKENS, OnBoardState


def reachable(start: int) -> list[int]:
    """The states that an edge can come to from this one, itself included."""
    found = [start]
    for state in found:  # grows while it is walked
        after = [EDGE_AFTER[card][state] for card in range(len(FACES)) if len(EDGE_AFTER[card]) == STATE_COUNT]
        if state == DOOR_CLOSED:
            after.append(DOOR_OPEN)
        for one in after:
            if one != UNCHANGED and one not in found:
                found.append(one)
    return found


REACHABLE: Final = [reachable(state) for state in range(STATE_COUNT)]


def read_edges(state: OnBoardState, said: Said) -> None:
    """Edges that are not as the mission has them."""
    for name, value in said.table("edges").items():
        edge = EDGE.places[name]
        first = state.readings.mission.edges[edge]
        after = STATES.index(str(value))
        if after == DOOR_OPEN and DOOR_OPEN not in REACHABLE[first]:
            after = DOOR_BROKEN
        if after not in REACHABLE[first]:
            raise ParseError(f"{name} is {STATE_NAMES[first]} at the start and cannot become {value}", name)
        state.set_edge(edge, after)


def read_supply(state: OnBoardState, said: Said) -> None:
    """Tokens left, and doors that show a broken barricade."""
    for name in said.items("broken"):
        edge = EDGE.places[name]
        if state.edges[edge] not in (DOOR_OPEN, DOOR_BROKEN):
            raise ParseError("a broken barricade is an open door", name)
        state.set_edge(edge, DOOR_BROKEN)
    on_board = 0
    for edge in state.readings.mission.tokens:
        # a token laid at the start stays on the board for good
        if state.edges[edge] == REINFORCED or state.readings.mission.edges[edge] == REINFORCED:
            on_board += 1
    most = REINFORCED_WALLS - on_board
    doors = BARRICADED_DOORS - state.edges.count(DOOR_BARRICADED) - state.edges.count(DOOR_BROKEN)
    if most < 0 or doors < 0:
        raise ParseError("the box has no so many reinforced walls or barricaded doors (OB-COMP-03)")
    state.reinforced_left = said.within("reinforced", most, 0, most)
    state.barricaded_left = said.within("barricaded_doors", doors, 0, doors)


def named(said: Said, key: str, names: list[str]) -> list[tuple[int, object]]:
    """What a line says of things that depend on the mission: their places in its list, and the values."""
    found: list[tuple[int, object]] = []
    for name, value in said.table(key).items():
        if name not in names:
            raise ParseError(f"the line '{key}' takes {' '.join([f'{one}=' for one in names])}", name)
        found.append((names.index(name), value))
    return found


def read_smoke(state: OnBoardState, said: Said) -> None:
    """Smoke tokens by zone."""
    for zone, tokens in named(said, "smoke", state.readings.mission.zone_names):
        state.smoke[zone] = cast(int, tokens)
    merge_zones(state)
    if smoke_left(state) < 0:
        raise ParseError(f"the box has {SMOKE_TOKENS} Smoke tokens (OB-COMP-03)")


def read_bombs(state: OnBoardState, said: Said, over: bool) -> None:
    """Turn ends in a row at which a bomb was held; or `defused`."""
    names = [bomb.name for bomb in state.readings.mission.bombs]
    needed = int(state.readings.hold_checks)
    for bomb, held in named(said, "bombs", names):
        if held == "defused":
            state.holds[bomb] = needed
        else:
            state.holds[bomb] = parse_number(str(held), "turn ends at which the bomb was held", 0, needed - 1)
    defused = len([bomb for bomb in range(len(names)) if is_defused(state, bomb)])
    if defused >= state.readings.mission.required_defusals and not over:
        raise ParseError("so many bombs defused end the game (OB-WIN-01)")
