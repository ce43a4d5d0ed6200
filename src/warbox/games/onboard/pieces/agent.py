"""The Agents: four a team, all equal but for their names."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.content import ContentError, TomlTable, load
from warbox.engine.kinds import Choice
from warbox.games.onboard.pieces.board import COMPONENTS, CONSTANTS, NOWHERE, PACKAGE, TEAMS

HIT_POINTS: Final = CONSTANTS.number("hit_points", 1, 9)  # [OB-DAMAGE-01]
ACTIONS: Final = CONSTANTS.number("actions_per_agent", 1, 9)  # [OB-ACTION-01]
AGENTS_PER_TEAM: Final = CONSTANTS.number("agents_per_team", 4, 4)

CONTENT: Final = load(PACKAGE, "agents.toml")
TABLES: Final = CONTENT.tables("agents")
AGENTS: Final = [table.text("id") for table in TABLES]
AGENT: Final = Choice("AGENT", AGENTS, f"no such agent; agents are {', '.join(AGENTS)}")
AGENT_COUNT: Final = len(AGENTS)
TEAM_OF: Final = [table.choice("team", TEAMS) for table in TABLES]
AGENTS_OF: Final = [[agent for agent in range(AGENT_COUNT) if TEAM_OF[agent] == team] for team in range(len(TEAMS))]


def check_equal(table: TomlTable) -> None:
    """[OB-R-41] No abilities, no other hit points."""
    table.number("hit_points", HIT_POINTS, HIT_POINTS)
    table.number("actions", ACTIONS, ACTIONS)
    table.choice("ability", ["none"])


def check_agents() -> None:
    """[OB-COMP-01] Four a team, the Attack's first."""
    for table in TABLES:
        check_equal(table)
    for team, name in enumerate(TEAMS):
        size = COMPONENTS.number(f"{name}_agents", AGENTS_PER_TEAM, AGENTS_PER_TEAM)
        if AGENTS_OF[team] != list(range(team * size, team * size + size)):
            raise ContentError("agents.toml: agents: must be four of the attack, then four of the defence")


check_agents()


class Agent:
    def __init__(self, index: i64, seat: i64) -> None:
        self.index: i64 = index
        self.seat: i64 = seat  # who commands it; NOWHERE until its team has chosen
        self.cell: i64 = NOWHERE  # until it is placed, and once it is dead
        self.hit_points: i64 = HIT_POINTS
        self.disoriented: i64 = 0  # the turn at whose end the token goes; 0: no token
        self.flashed = False
        self.activated = False  # in its team's phase of this turn

    def clone(self) -> "Agent":
        copy = Agent(self.index, self.seat)
        copy.cell = self.cell
        copy.hit_points = self.hit_points
        copy.disoriented = self.disoriented
        copy.flashed = self.flashed
        copy.activated = self.activated
        return copy
