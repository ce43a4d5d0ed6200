"""Positions from text: any moment at which a seat or chance is asked. See docs/notation/onboard.md.

What a line does not name takes its default, so that a case stays short: the mission as it is laid out, all Agents fresh
on their start cells, empty hands, full decks, at the start of turn 1.
"""

from typing import Final

from warbox.engine.game import SetupError, complete_options
from warbox.engine.notation import ParseError, parse_number, position_lines
from warbox.games.onboard.actions import Commit
from warbox.games.onboard.agent import AGENTS
from warbox.games.onboard.board import SEAT_COUNT, SEATS, TEAMS
from warbox.games.onboard.board_lines import read_bombs, read_edges, read_smoke, read_supply
from warbox.games.onboard.card_lines import read_deck, read_hand, read_traps
from warbox.games.onboard.mission import Mission
from warbox.games.onboard.mission_lines import MISSION_KEYS, read_mission_lines
from warbox.games.onboard.moments import Moment, cards_used, place_moment, read_combat
from warbox.games.onboard.piece_lines import check_agents, give_way, read_agent, read_commands
from warbox.games.onboard.readings import OPTIONS, Readings
from warbox.games.onboard.state import OnBoardState, new_state

KEYS: Final = [
    "game",
    "options",
    *MISSION_KEYS,
    "turn",
    *AGENTS,
    *SEATS,
    *TEAMS,
    "edges",
    "smoke",
    "traps",
    "bombs",
    "supply",
    "at",
]


class Lines:
    """The lines of a position by their key, each with its number for error messages."""

    def __init__(self, text: str) -> None:
        self.words: Final[dict[str, list[str]]] = {}
        self.numbers: Final[dict[str, int]] = {}
        for number, line in position_lines(text):
            words = line.split()
            key = words[0].rstrip(":")
            if key not in KEYS:
                raise ParseError(f"a line of a position starts with one of {', '.join(KEYS)}", line, number)
            if key in self.words:
                raise ParseError(f"a second line '{key}'", line, number)
            self.words[key] = words[1:]
            self.numbers[key] = number


def parse_position(text: str) -> OnBoardState:
    lines = Lines(text)
    if lines.words.get("game", ["onboard"]) != ["onboard"]:
        raise ParseError("not a position of onboard", " ".join(lines.words["game"]), lines.numbers["game"])
    reader = PositionReader(lines)
    try:
        return reader.read()
    except ParseError as error:
        if error.line:
            raise
        raise ParseError(error.why, error.text, lines.numbers.get(reader.key, 0)) from None


class PositionReader:
    """Reads the lines in the order in which they depend on each other; `key` is the line it is at."""

    def __init__(self, lines: Lines) -> None:
        self.lines: Final = lines
        self.key = "options"

    def take(self, key: str) -> list[str]:
        self.key = key
        return self.lines.words.get(key, [])

    def read(self) -> OnBoardState:
        words = self.lines.words
        self.key = "mission"
        mission = read_mission_lines(words)
        self.key = "options"
        state = new_state(Readings(self.read_options(mission), mission))
        self.key = "at"
        moment = Moment(words.get("at", ["activate", "A1"]))
        self.read_turn(state, moment)
        self.key = "at"
        state.stage = moment.stage(int(state.turn))
        self.key = "A1"
        read_commands(state, words)
        for agent in state.agents:
            read_agent(state, agent, self.take(AGENTS[agent.index]))
        for name in AGENTS:
            if name in words:
                self.key = name
        give_way(state, words)
        check_agents(state, moment.kind == "over")
        read_edges(state, self.take("edges"))
        read_supply(state, self.take("supply"))
        read_smoke(state, self.take("smoke"))
        read_traps(state, self.take("traps"))
        read_bombs(state, self.take("bombs"), moment.kind == "over")
        committed: list[Commit | None] = [None] * SEAT_COUNT
        for seat, name in enumerate(SEATS):
            if name in words:
                committed[seat] = read_hand(state, seat, self.take(name))
        self.key = "at"
        combat = read_combat(state, moment, committed)
        used = cards_used(state, combat)
        for team, name in enumerate(TEAMS):
            read_deck(state, team, self.take(name), used[team])
        self.key = "at"
        place_moment(state, moment, combat)
        return state

    def read_options(self, mission: Mission | None) -> dict[str, str]:
        chosen: dict[str, str] = {}
        for word in self.take("options"):
            name, equals, value = word.partition("=")
            if not equals:
                raise ParseError("an option is NAME=VALUE", word)
            if name in chosen:
                raise ParseError(f"option '{name}' stands twice", word)
            chosen[name] = value
        if mission is not None and "mission" in chosen:
            raise ParseError("the lines 'mission' and 'map' are the mission; leave out the option")
        try:
            complete = complete_options(OPTIONS, chosen)
        except SetupError as error:
            raise ParseError(str(error)) from None
        return complete

    def read_turn(self, state: OnBoardState, moment: Moment) -> None:
        """`turn 3`; 0 before the first turn."""
        words = self.take("turn")
        limit = state.readings.mission.turn_limit
        if len(words) > 1:
            raise ParseError("write 'turn N'", " ".join(words))
        early = moment.before_play()
        state.turn = parse_number(words[0], "the turn", 0, limit) if words else (0 if early else 1)
        if early and state.turn:
            raise ParseError(f"'at {moment.kind}' comes before turn 1: write 'turn 0', or nothing", words[0])
        if not early and not state.turn:
            raise ParseError(f"'at {moment.kind}' is in a turn from 1 to {limit}", words[0])
