"""Setting up: both decks are shuffled, seats choose their Agents, Agents are placed on the start cells."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import CHANCE_SEATS, Frame, Shuffle
from warbox.games.onboard.actions import PLACES, TAKES, Place, Take
from warbox.games.onboard.pieces.agent import AGENTS, AGENTS_PER_TEAM, TEAM_OF
from warbox.games.onboard.pieces.board import ATTACK, CELLS, DEFENCE, NOWHERE, SEATS, SECOND, TEAMS
from warbox.games.onboard.pieces.card import DECKS
from warbox.games.onboard.state import OnBoardState

SHUFFLE: Final = Decision("shuffle", "OB-SETUP-05", CHANCE_SEATS)
# [OB-R-56] the first seat of a team enters the team's choices
TAKE: Final = [Decision("take", "OB-SETUP-07", (team,)) for team in (ATTACK, DEFENCE)]
PLACE: Final = [Decision("place", "OB-SETUP-10", (team,)) for team in (ATTACK, DEFENCE)]


class DeckShuffle(Shuffle[OnBoardState]):
    """[OB-SETUP-05] A whole deck, from the order of its list; the first card of the order comes to lie on top."""

    def __init__(self, team: int) -> None:
        super().__init__(SHUFFLE, len(DECKS[team]))
        self.team: Final = team

    def shuffled(self, state: OnBoardState, order: list[int]) -> None:
        deck = DECKS[self.team]
        state.decks[self.team].put([deck[place] for place in order])
        if state.events is not None:
            facts: dict[str, str | int] = {"team": TEAMS[self.team], "cards": len(deck)}
            state.emit(Public("shuffled", "OB-SETUP-05", facts))


class TakeAgents(Frame[OnBoardState]):
    """[OB-SETUP-07] [OB-SEAT-03] With two seats a team, each commands two Agents: the first seat's are named."""

    def __init__(self, team: int) -> None:
        self.team: Final = team

    def clone(self) -> Frame[OnBoardState]:
        return self

    def asks(self, state: OnBoardState) -> Decision | None:
        return TAKE[self.team]

    def legal(self, state: OnBoardState, seat: int) -> list[Action]:
        choices: list[Action] = list(TAKES[self.team])
        return choices

    def check(self, state: OnBoardState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return Refusal("take-first", "OB-SETUP-07")
        for agent in (action.first, action.second):
            if TEAM_OF[agent] != self.team:
                return Refusal("other-team", "OB-SETUP-07", {"agent": AGENTS[agent]})
        return None

    def take(self, state: OnBoardState, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        state.finish(self)
        first: i64 = self.team * AGENTS_PER_TEAM
        for index in range(first, first + AGENTS_PER_TEAM):
            other = 0 if index in (action.first, action.second) else 1
            state.agents[index].seat = self.team + SECOND * other
            if state.events is not None:
                facts: dict[str, str | int] = {"seat": SEATS[self.team + SECOND * other], "agent": AGENTS[index]}
                state.emit(Public("commanded", "OB-SETUP-07", facts))


def free_cells(state: OnBoardState, team: int) -> list[int]:
    """The start cells on which nobody stands yet, in the mission's order."""
    taken = [int(agent.cell) for agent in state.agents]
    return [cell for cell in state.readings.mission.starts[team] if cell not in taken]


class Placement(Frame[OnBoardState]):
    """[OB-SETUP-08] [OB-SETUP-09] [OB-SETUP-10] [OB-R-05] One Agent a start cell, openly, the Defence first.

    The last Agent goes to the last cell without a question.
    """

    def __init__(self, team: int) -> None:
        self.team: Final = team
        self.first: Final = team * AGENTS_PER_TEAM

    def clone(self) -> Frame[OnBoardState]:
        return self

    def unplaced(self, state: OnBoardState) -> list[int]:
        return [
            index for index in range(self.first, self.first + AGENTS_PER_TEAM) if state.agents[index].cell == NOWHERE
        ]

    def asks(self, state: OnBoardState) -> Decision | None:
        return PLACE[self.team] if len(self.unplaced(state)) > 1 else None

    def legal(self, state: OnBoardState, seat: int) -> list[Action]:
        cells = free_cells(state, self.team)
        return [PLACES[index][cell] for index in self.unplaced(state) for cell in cells]

    def check(self, state: OnBoardState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Place):
            return Refusal("place-first", "OB-SETUP-10")
        facts: dict[str, str | int] = {"agent": AGENTS[action.agent], "cell": CELLS[action.cell]}
        if TEAM_OF[action.agent] != self.team:
            return Refusal("other-team", "OB-SETUP-10", facts)
        if action.agent not in self.unplaced(state):
            return Refusal("placed-already", "OB-SETUP-10", facts)
        if action.cell not in state.readings.mission.starts[self.team]:
            return Refusal("not-a-start-cell", "OB-SETUP-10", facts)
        if action.cell not in free_cells(state, self.team):
            return Refusal("start-cell-taken", "OB-SETUP-10", facts)
        return None

    def take(self, state: OnBoardState, seat: int, action: Action) -> None:
        assert isinstance(action, Place)
        place(state, action.agent, action.cell)

    def run(self, state: OnBoardState) -> None:
        for index in self.unplaced(state):
            place(state, index, free_cells(state, self.team)[0])
        state.finish(self)


def place(state: OnBoardState, index: int, cell: int) -> None:
    state.agents[index].cell = cell
    if state.events is not None:
        state.emit(Public("placed", "OB-SETUP-10", {"agent": AGENTS[index], "cell": CELLS[cell]}))


DECK_SHUFFLES: Final = [DeckShuffle(ATTACK), DeckShuffle(DEFENCE)]
TAKE_AGENTS: Final = [TakeAgents(ATTACK), TakeAgents(DEFENCE)]
PLACEMENTS: Final = [Placement(ATTACK), Placement(DEFENCE)]
