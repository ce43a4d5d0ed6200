"""The three effects: smoked zone, flashed Agent, disoriented Agent. [OB-EFFECT-01] There are no others."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.event import Public
from warbox.games.onboard.pieces.agent import AGENT_COUNT, AGENTS, AGENTS_PER_TEAM, Agent
from warbox.games.onboard.pieces.board import COMPONENTS, CONSTANTS
from warbox.games.onboard.rules.zone import set_smoke, smoke_left
from warbox.games.onboard.state import DEFENDING, OnBoardState

SMOKE_PER_TURN: Final = CONSTANTS.number("smoke_tokens_removed_per_turn", 1, 9)
# [OB-R-45] enough for every Agent at once: these supplies never run out
FLASH_TOKENS: Final = COMPONENTS.number("flash_tokens", AGENT_COUNT, 99)
DISORIENTED_TOKENS: Final = COMPONENTS.number("disoriented_tokens", AGENT_COUNT, 99)


def can_smoke(state: OnBoardState, zone: int, tokens: int) -> bool:
    """[OB-COMP-03] [OB-R-35] Whether the supply has the tokens that bring the zone up to so many."""
    return tokens - state.smoke[zone] <= smoke_left(state)


def smoke_zone(state: OnBoardState, zone: int, tokens: int) -> None:
    """[OB-EFFECT-02] [OB-EFFECT-05] [OB-R-35] Tokens up to the grenade's number, never more.

    [OB-EFFECT-06] Only lines of fire and the sight for traps ask about smoke: see line_of_fire.py and trap.py.
    """
    set_smoke(state, zone, max(tokens, state.smoke[zone]))
    if state.events is not None:
        name = state.readings.mission.zone_names[zone]
        state.emit(Public("smoked", "OB-EFFECT-02", {"zone": name, "tokens": state.smoke[zone]}))


def thin_smoke(state: OnBoardState) -> None:
    """[OB-EFFECT-04] At each end of turn one token less on every smoked zone, the turn of the throw included."""
    for zone, tokens in enumerate(state.smoke):
        if tokens:
            state.smoke[zone] = max(tokens - SMOKE_PER_TURN, 0)
            if state.events is not None and zone in state.zone_of:
                name = state.readings.mission.zone_names[zone]
                state.emit(Public("smoke-thins", "OB-EFFECT-04", {"zone": name, "tokens": state.smoke[zone]}))


def flash_zone(state: OnBoardState, zone: i64) -> None:
    """[OB-CARD-08] [OB-GRENADE-06] [OB-R-34] Every living Agent in the zone, of both teams, the thrower too."""
    for agent in state.agents:
        if agent.hit_points > 0 and state.zone_of[agent.cell] == zone:
            flash(state, agent)


def flash(state: OnBoardState, agent: Agent) -> None:
    """[OB-EFFECT-07] [OB-EFFECT-08] [OB-R-36] It cannot act at its next chance to be activated.

    An Agent flashed after its activation has begun has both marks, and so misses its team's phase of the next turn.
    [OB-EFFECT-10] At most one token. [OB-EFFECT-11] Being fired at, defending and holding a zone are no actions.
    [OB-R-63] A token whose phase never comes does nothing.
    """
    if agent.flashed:
        return
    agent.flashed = True
    if state.events is not None:
        state.emit(Public("flashed", "OB-EFFECT-07", {"agent": AGENTS[agent.index]}))


def end_flashes(state: OnBoardState, team: int) -> None:
    """[OB-EFFECT-09] A phase ends: the tokens of those who missed it go, and nobody counts as activated any more."""
    for agent in state.agents[team * AGENTS_PER_TEAM : (team + 1) * AGENTS_PER_TEAM]:
        if agent.flashed and not agent.activated:
            agent.flashed = False
            if state.events is not None:
                state.emit(Public("flash-over", "OB-EFFECT-09", {"agent": AGENTS[agent.index]}))
        agent.activated = False


def disorient(state: OnBoardState, agent: Agent) -> None:
    """[OB-EFFECT-12] [OB-EFFECT-14] [OB-R-39] It cannot move until the end of the first turn in which its own phase
    falls, at least in part, after this. [OB-EFFECT-13] It may do everything else. [OB-EFFECT-15] Of two dates the later
    one counts.
    """
    until: i64 = state.turn
    if state.stage == DEFENDING and agent.index < AGENTS_PER_TEAM:
        until += 1
    agent.disoriented = max(agent.disoriented, until)
    if state.events is not None:
        facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "until": int(agent.disoriented)}
        state.emit(Public("disoriented", "OB-EFFECT-12", facts))


def end_disorientation(state: OnBoardState) -> None:
    """[OB-EFFECT-14] The tokens that expire with this turn."""
    for agent in state.agents:
        if agent.disoriented and agent.disoriented <= state.turn:
            agent.disoriented = 0
            if state.events is not None:
                state.emit(Public("oriented", "OB-EFFECT-14", {"agent": AGENTS[agent.index]}))
