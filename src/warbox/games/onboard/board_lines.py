"""The lines of a position about the board: edges, supply, smoke, bombs."""

from typing import Final

from warbox.engine.notation import ParseError, parse_number
from warbox.games.onboard.board import EDGES, parse_edge
from warbox.games.onboard.card import EDGE_AFTER, FACES, UNCHANGED
from warbox.games.onboard.edge import (
    DOOR_BARRICADED,
    DOOR_BROKEN,
    DOOR_CLOSED,
    DOOR_OPEN,
    REINFORCED,
    STATE_COUNT,
    STATE_NAMES,
    STATES,
)
from warbox.games.onboard.objective import is_defused
from warbox.games.onboard.state import BARRICADED_DOORS, REINFORCED_WALLS, SMOKE_TOKENS, OnBoardState
from warbox.games.onboard.tokens import Words, split_list
from warbox.games.onboard.zone import merge_zones, smoke_left


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


def read_edges(state: OnBoardState, words: list[str]) -> None:
    """`C3|C4=door_open`: edges that are not as the mission has them."""
    facts = Words(words)
    facts.allow("edges", [], list(facts.facts))
    taken: list[int] = []
    for name, value in facts.facts.items():
        edge = parse_edge(name)
        if edge in taken:
            raise ParseError("this edge stands twice", name)
        taken.append(edge)
        if value not in STATES:
            raise ParseError(f"an edge is one of {', '.join(STATES)}", f"{name}={value}")
        first = state.readings.mission.edges[edge]
        after = STATES.index(value)
        if after == DOOR_OPEN and DOOR_OPEN not in REACHABLE[first]:
            after = DOOR_BROKEN
        if after not in REACHABLE[first]:
            raise ParseError(f"{EDGES[edge]} is {STATE_NAMES[first]} at the start and cannot become {value}", name)
        state.edges[edge] = after


def read_supply(state: OnBoardState, words: list[str]) -> None:
    """`reinforced=8 barricaded-doors=10 broken=C1|C2`: tokens left, and doors that show a broken barricade."""
    facts = Words(words)
    facts.allow("supply", [], ["reinforced", "barricaded-doors", "broken"])
    for name in split_list(facts.facts.get("broken", "-")):
        edge = parse_edge(name)
        if state.edges[edge] not in (DOOR_OPEN, DOOR_BROKEN):
            raise ParseError("a broken barricade is an open door", name)
        state.edges[edge] = DOOR_BROKEN
    on_board = 0
    for edge in state.readings.mission.tokens:
        # a token laid at the start stays on the board for good
        if state.edges[edge] == REINFORCED or state.readings.mission.edges[edge] == REINFORCED:
            on_board += 1
    most = REINFORCED_WALLS - on_board
    doors = BARRICADED_DOORS - state.edges.count(DOOR_BARRICADED) - state.edges.count(DOOR_BROKEN)
    if most < 0 or doors < 0:
        raise ParseError("the box has no so many reinforced walls or barricaded doors (OB-COMP-03)")
    state.reinforced_left = facts.number("reinforced", most, 0, most)
    state.barricaded_left = facts.number("barricaded-doors", doors, 0, doors)


def read_smoke(state: OnBoardState, words: list[str]) -> None:
    """`gallery=2`: Smoke tokens by zone."""
    names = state.readings.mission.zone_names
    facts = Words(words)
    facts.allow("smoke", ["-"], names)
    most = max([face.tokens for face in FACES])
    for name, value in facts.facts.items():
        state.smoke[names.index(name)] = parse_number(value, "Smoke tokens", 0, most)
    merge_zones(state)
    if smoke_left(state) < 0:
        raise ParseError(f"the box has {SMOKE_TOKENS} Smoke tokens (OB-COMP-03)")


def read_bombs(state: OnBoardState, words: list[str], over: bool) -> None:
    """`bomb_a=1`: turn ends in a row at which it was held; or `bomb_a=defused`."""
    names = [bomb.name for bomb in state.readings.mission.bombs]
    facts = Words(words)
    facts.allow("bombs", [], names)
    needed = int(state.readings.hold_checks)
    for name, value in facts.facts.items():
        bomb = names.index(name)
        if value == "defused":
            state.holds[bomb] = needed
        else:
            state.holds[bomb] = parse_number(value, "turn ends at which the bomb was held", 0, needed - 1)
    defused = len([bomb for bomb in range(len(names)) if is_defused(state, bomb)])
    if defused >= state.readings.mission.required_defusals and not over:
        raise ParseError("so many bombs defused end the game (OB-WIN-01)")
