"""The lines of a position about Agents and seats."""

from typing import Final

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError
from warbox.games.onboard.pieces.agent import (
    AGENT,
    AGENTS,
    AGENTS_OF,
    AGENTS_PER_TEAM,
    HIT_POINTS,
    TEAM_OF,
    Agent,
)
from warbox.games.onboard.pieces.board import ATTACK, CELL, CELLS, DEFENCE, NOWHERE, SEATS, SECOND
from warbox.games.onboard.rules.victory import is_wiped_out
from warbox.games.onboard.state import (
    ATTACKING,
    DEFENDING,
    ENDING,
    FIRST_DRAW,
    PLACING_ATTACK,
    PLACING_DEFENCE,
    TAKING_ATTACK,
    OnBoardState,
)

TEAM_STAGE: Final = [ATTACKING, DEFENDING]


def are_taken(state: OnBoardState, team: int) -> bool:
    """Whether the seats of a team have their Agents at this stage."""
    return state.stage > TAKING_ATTACK or (team == DEFENCE and state.stage == TAKING_ATTACK)


def read_commands(state: OnBoardState, seats: list[Said]) -> None:
    """`agents=ash,blitz`: who commands whom. By default the first seat has the first two, the second the others."""
    if not state.readings.two_seats:
        for seat in state.readings.seated:
            named = read_named(seats, seat)
            if named is not None and named != AGENTS_OF[seat % 2]:
                raise ParseError("with two players a seat commands all four Agents (OB-SETUP-06)", SEATS[seat])
        return
    for team in (ATTACK, DEFENCE):
        own = AGENTS_OF[team]
        first = read_named(seats, team)
        second = read_named(seats, team + SECOND)
        if not are_taken(state, team):
            if first or second:
                raise ParseError("the Agents of this team are not chosen yet", SEATS[team])
            continue
        if first is None:
            first = own[:2] if second is None else [agent for agent in own if agent not in second]
        if second is None:
            second = [agent for agent in own if agent not in first]
        if len(first) != 2 or len(second) != 2 or sorted(first + second) != own:
            raise ParseError("with two seats each commands two Agents of the team (OB-SETUP-07)", SEATS[team])
        for agent in own:
            state.agents[agent].seat = team + (0 if agent in first else SECOND)


def read_named(seats: list[Said], seat: int) -> list[int] | None:
    return sorted(seats[seat].indices("agents", AGENT)) if seats[seat].has("agents") else None


def is_placed(state: OnBoardState, team: int) -> bool:
    """Whether a team's Agents are on the board by default at this stage."""
    return state.stage >= FIRST_DRAW or (team == DEFENCE and state.stage == PLACING_ATTACK)


def may_be_placed(state: OnBoardState, team: int) -> bool:
    """Whether some may stand there already."""
    return is_placed(state, team) or state.stage == (PLACING_ATTACK if team == ATTACK else PLACING_DEFENCE)


def read_agent(state: OnBoardState, agent: Agent, said: Said) -> None:
    """One Agent; by default it is fresh and on the start cell of its place in the list."""
    team = TEAM_OF[agent.index]
    if is_placed(state, team):
        agent.cell = state.readings.mission.starts[team][agent.index % AGENTS_PER_TEAM]
    alone = said.has("dead") or said.has("unplaced")
    if alone and len(said.values) > 1:
        raise ParseError("'dead' and 'unplaced' stand alone")
    agent.cell = NOWHERE if alone else said.index("cell", CELL, int(agent.cell))
    agent.hit_points = 0 if said.has("dead") else said.number("hit_points", HIT_POINTS)
    late = state.stage >= DEFENDING and team == ATTACK
    until = int(state.turn) if said.has("disoriented_now") else 0
    agent.disoriented = said.within("disoriented", until, int(state.turn), int(state.turn) + (1 if late else 0))
    agent.flashed = said.has("flashed")
    agent.activated = said.has("activated")
    check_agent(state, agent, team)


def check_agent(state: OnBoardState, agent: Agent, team: int) -> None:
    if agent.activated and state.stage not in (TEAM_STAGE[team], ENDING):
        raise ParseError("an Agent is 'activated' only while its own team's phase is under way")
    if state.turn == 0 and (agent.flashed or agent.disoriented or agent.hit_points != HIT_POINTS):
        raise ParseError("nothing has happened to an Agent before turn 1")
    if agent.cell == NOWHERE and agent.hit_points and is_placed(state, team):
        raise ParseError("an Agent is on the board, or dead")
    if agent.cell == NOWHERE:
        return
    if not may_be_placed(state, team):
        raise ParseError("this Agent is not placed yet")
    if state.stage < FIRST_DRAW and agent.cell not in state.readings.mission.starts[team]:
        raise ParseError("not a start cell of its team (OB-SETUP-10)", CELLS[agent.cell])


def give_way(state: OnBoardState, agents: list[Said]) -> None:
    """An Agent whose cell is not written and on whose start cell an enemy is written to stand takes another one."""
    written = [agent for agent in state.agents if agents[agent.index].has("cell")]
    for agent in state.agents:
        if agent in written or agent.cell == NOWHERE:
            continue
        team = TEAM_OF[agent.index]
        taken = [int(enemy.cell) for enemy in written if TEAM_OF[enemy.index] != team]
        free = [cell for cell in state.readings.mission.starts[team] if cell not in taken]
        if agent.cell in taken and free:
            agent.cell = free[0]


def check_agents(state: OnBoardState, over: bool) -> None:
    """[OB-CELL-04] Enemies never share a cell; before the game nobody shares one."""
    if not over and (is_wiped_out(state, ATTACK) or is_wiped_out(state, DEFENCE)):
        raise ParseError("a team without living Agents has lost: write 'at over' (OB-WIN-03)")
    for agent in state.agents:
        for other in state.agents:
            if agent.index < other.index and agent.cell == other.cell and agent.cell != NOWHERE:
                if state.stage < FIRST_DRAW or TEAM_OF[agent.index] != TEAM_OF[other.index]:
                    names = f"{AGENTS[agent.index]} and {AGENTS[other.index]}"
                    raise ParseError(f"{names} cannot share a cell (OB-CELL-04)", CELLS[agent.cell])
