"""Moving: steps from cell to cell, doors and windows."""

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.engine.event import Public
from warbox.games.onboard.actions import MOVES, OPENS, Move, OpenDoor
from warbox.games.onboard.pieces.agent import AGENTS, AGENTS_PER_TEAM, Agent
from warbox.games.onboard.pieces.board import (
    CELLS,
    COLUMN_COUNT,
    EDGES,
    EDGES_OF,
    NEIGHBOURS,
    NOWHERE,
    edge_between,
)
from warbox.games.onboard.pieces.edge import (
    DOOR_BARRICADED,
    DOOR_CLOSED,
    DOOR_OPEN,
    OPEN_COST,
    STEP_COST,
    WINDOW,
    WINDOW_BARRICADED,
)
from warbox.games.onboard.rules.zone import merge_zones
from warbox.games.onboard.state import OnBoardState


def holds_enemy(state: OnBoardState, agent: Agent, cell: i64) -> bool:
    """[OB-CELL-04] [OB-MOVE-04] [OB-R-14] Whether a living Agent of the other team stands there."""
    first: i64 = AGENTS_PER_TEAM if agent.index < AGENTS_PER_TEAM else 0
    agents = state.agents
    for other in range(first, first + AGENTS_PER_TEAM):
        if agents[other].cell == cell:
            return True
    return False


def add_moves(state: OnBoardState, agent: Agent, actions: i64, choices: list[Action]) -> None:
    """[OB-MOVE-01] [OB-MOVE-03] [OB-MOVE-07] [OB-R-64] Every step the Agent can pay, then every door it can open.

    Nothing here looks at traps: what an attacker may do tells nothing about them.
    """
    cell = agent.cell
    edges = state.edges
    cells = NEIGHBOURS[cell]
    ways = EDGES_OF[cell]
    if not agent.disoriented:
        for place in range(len(cells)):
            cost = STEP_COST[edges[ways[place]]]
            if cost and cost <= actions and not holds_enemy(state, agent, cells[place]):
                choices.append(MOVES[cells[place]])
    for way in ways:
        if edges[way] == DOOR_CLOSED:
            choices.append(OPENS[way])


def check_move(state: OnBoardState, agent: Agent, actions: i64, move: Move) -> Refusal | None:
    """[OB-MOVE-02] Never diagonal. [OB-MOVE-06] [OB-WINDOW-02] [OB-ACTION-07] Whether a step is allowed."""
    facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "from": CELLS[agent.cell], "to": CELLS[move.cell]}
    edge = edge_between(int(agent.cell), move.cell)
    if edge == NOWHERE:
        here = int(agent.cell)
        columns = abs(here % COLUMN_COUNT - move.cell % COLUMN_COUNT)
        diagonal = columns == 1 and abs(here // COLUMN_COUNT - move.cell // COLUMN_COUNT) == 1
        return Refusal("not-adjacent", "OB-MOVE-02" if diagonal else "OB-MOVE-01", facts)
    if agent.disoriented:
        return Refusal("is-disoriented", "OB-MOVE-06", facts)
    edge_state = state.edges[edge]
    cost = STEP_COST[edge_state]
    if not cost:
        if edge_state == DOOR_CLOSED:
            return Refusal("door-shut", "OB-DOOR-01", facts)
        if edge_state == DOOR_BARRICADED:
            return Refusal("barricaded", "OB-DOOR-05", facts)
        if edge_state == WINDOW_BARRICADED:
            return Refusal("barricaded", "OB-WINDOW-04", facts)
        return Refusal("wall-between", "OB-WALL-01", facts)
    if holds_enemy(state, agent, move.cell):
        return Refusal("enemy-there", "OB-MOVE-04", facts)
    if cost > actions:
        rule = "OB-WINDOW-02" if edge_state == WINDOW else "OB-ACTION-07"
        return Refusal("too-few-actions", rule, {"cost": cost, "left": int(actions)})
    return None


def step(state: OnBoardState, agent: Agent, cell: i64) -> i64:
    """[OB-CELL-02] [OB-WINDOW-01] [OB-WINDOW-03] [OB-R-22] Into the neighbouring cell; the actions it costs.

    A window is crossed in one go and stays as it is.
    """
    edge = edge_between(int(agent.cell), int(cell))
    through = state.edges[edge]
    if state.events is not None:
        facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "from": CELLS[agent.cell], "to": CELLS[cell]}
        window = through == WINDOW
        state.emit(Public("climbed", "OB-WINDOW-01", facts) if window else Public("moved", "OB-MOVE-01", facts))
    agent.cell = cell
    return STEP_COST[through]


def check_open(state: OnBoardState, agent: Agent, door: OpenDoor) -> Refusal | None:
    """[OB-DOOR-03] [OB-R-20] From one of the two cells, by either team. [OB-DOOR-05] Not if it is barricaded."""
    facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "edge": EDGES[door.edge]}
    if door.edge not in EDGES_OF[agent.cell]:
        return Refusal("not-own-edge", "OB-DOOR-03", facts)
    if state.edges[door.edge] == DOOR_BARRICADED:
        return Refusal("door-barricaded", "OB-DOOR-05", facts)
    if state.edges[door.edge] != DOOR_CLOSED:
        return Refusal("no-closed-door", "OB-DOOR-04", facts)
    return None


def open_door(state: OnBoardState, agent: Agent, edge: int) -> i64:
    """[OB-DOOR-02] [OB-DOOR-04] [OB-R-20] An action of its own; it stays open. [OB-DOOR-06] [OB-R-38] Also disoriented.

    Returns the actions it costs. [OB-DOOR-01]
    """
    state.set_edge(edge, DOOR_OPEN)
    merge_zones(state)
    if state.events is not None:
        state.emit(Public("door-opened", "OB-DOOR-01", {"agent": AGENTS[agent.index], "edge": EDGES[edge]}))
    return OPEN_COST
