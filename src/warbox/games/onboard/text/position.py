"""Positions from text: any moment at which a seat or chance is asked. See docs/notation/onboard.md.

What a line does not name takes its default, so that a case stays short: the mission as it is laid out, all Agents fresh
on their start cells, empty hands, full decks, at the start of turn 1.
"""

from warbox.engine.notation import ParseError
from warbox.engine.page import Lines
from warbox.games.onboard.actions import Commit
from warbox.games.onboard.pieces.agent import AGENTS
from warbox.games.onboard.pieces.board import SEAT_COUNT, SEATS, TEAMS
from warbox.games.onboard.readings import Readings
from warbox.games.onboard.state import OnBoardState, new_state
from warbox.games.onboard.text.board_lines import read_bombs, read_edges, read_smoke, read_supply
from warbox.games.onboard.text.card_lines import read_deck, read_hand, read_traps
from warbox.games.onboard.text.mission_lines import read_mission_lines
from warbox.games.onboard.text.moments import OnBoardMoment, cards_used, place_moment, read_combat
from warbox.games.onboard.text.piece_lines import check_agents, give_way, read_agent, read_commands


def read_position(lines: Lines) -> OnBoardState:
    """Reads the lines in the order in which they depend on each other."""
    mission = read_mission_lines(lines)
    options = lines.options()
    if mission is not None and "mission=" in " ".join(lines.words.get("options", [])):
        raise ParseError("the lines 'mission' and 'map' are the mission; leave out the option")
    state = new_state(Readings(options, mission))
    moment = OnBoardMoment(lines.moment("activate A1"))
    read_turn(state, moment, lines)
    state.stage = moment.stage(int(state.turn))
    seats = [lines.said(name) for name in SEATS]
    lines.at("A1")
    read_commands(state, seats)
    agents = [lines.said(name) for name in AGENTS]
    for agent, name in zip(state.agents, AGENTS, strict=True):
        lines.at(name)
        read_agent(state, agent, agents[agent.index])
    for name in AGENTS:
        if lines.has(name):
            lines.at(name)
    give_way(state, agents)
    check_agents(state, moment.kind == "over")
    read_edges(state, lines.said("edges"))
    read_supply(state, lines.said("supply"))
    read_smoke(state, lines.said("smoke"))
    read_traps(state, lines.said("traps"))
    read_bombs(state, lines.said("bombs"), moment.kind == "over")
    committed: list[Commit | None] = [None] * SEAT_COUNT
    for seat, name in enumerate(SEATS):
        if lines.has(name):
            lines.at(name)
            committed[seat] = read_hand(state, seat, seats[seat])
    lines.at("at")
    combat = read_combat(state, moment, committed)
    used = cards_used(state, combat)
    for team, name in enumerate(TEAMS):
        read_deck(state, team, lines.said(name), used[team])
    lines.at("at")
    place_moment(state, moment, combat)
    return state


def read_turn(state: OnBoardState, moment: OnBoardMoment, lines: Lines) -> None:
    """`turn 3`; 0 before the first turn."""
    limit = state.readings.mission.turn_limit
    early = moment.before_play()
    state.turn = lines.said("turn").within("turn", 0 if early else 1, 0, limit)
    if early and state.turn:
        raise ParseError(f"'at {moment.kind}' comes before turn 1: write 'turn 0', or nothing", str(state.turn))
    if not early and not state.turn:
        raise ParseError(f"'at {moment.kind}' is in a turn from 1 to {limit}", str(state.turn))
