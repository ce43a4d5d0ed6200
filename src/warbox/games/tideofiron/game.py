"""The game as the rest of the program knows it."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER
from warbox.engine.game import Game, Option, View
from warbox.engine.outlook import Outlook
from warbox.engine.page import Lines
from warbox.engine.probe import Probe
from warbox.engine.sampler import Sampler
from warbox.engine.turn import legal
from warbox.engine.workshop import Kind
from warbox.games.tideofiron import view as views
from warbox.games.tideofiron.actions import VERBS
from warbox.games.tideofiron.determinize import determinize
from warbox.games.tideofiron.evaluate import evaluate, features, margin
from warbox.games.tideofiron.outlook import explain, foresee
from warbox.games.tideofiron.pieces.seats import SEATS
from warbox.games.tideofiron.prospect import far_features, prospect
from warbox.games.tideofiron.readings import OPTIONS, Readings, scenario_of
from warbox.games.tideofiron.reckoning.taste import Taste, Tastes, only_holds
from warbox.games.tideofiron.rules.action import Act
from warbox.games.tideofiron.scenarios.scenario import MOST_VP
from warbox.games.tideofiron.shape import Shown
from warbox.games.tideofiron.start import begin
from warbox.games.tideofiron.state import ACTION, BUILD, ToiState
from warbox.games.tideofiron.tastes import LEARNT
from warbox.games.tideofiron.text.notation import PAGE, format_position
from warbox.games.tideofiron.text.position import read_position
from warbox.games.tideofiron.text.tallies import tallies
from warbox.games.tideofiron.thinking.acting import MOST, plain_action, reckoned
from warbox.games.tideofiron.thinking.choosing import candidates
from warbox.games.tideofiron.weights import FAR_WEIGHTS, WEIGHTS
from warbox.games.tideofiron.workshop import KINDS

A_ROUND: Final = 14  # legs: the rest of it, for the next one begins a hundred legs later
ONE_PLAN: Final = 1
MANY: Final = 6  # plans


def holds_for_points(state: ToiState, seat: int) -> bool:
    """Whether a side keeps the other from taking hexes, and scores by those that it still has at the end."""
    return state.scenario.victory.final == MOST_VP and only_holds(state.scenario, seat % 2)


class TideOfIron(Game[ToiState]):
    def __init__(self, tastes: list[Tastes]) -> None:
        self.tastes: Final = tastes  # of the levels, by side
        self.slug = "tideofiron"
        self.prefix = "TOI"
        self.rules_version = "1"
        self.seats = SEATS
        self.options: list[Option] = OPTIONS
        self.verbs = VERBS
        self.page = PAGE
        self.playouts = 80
        self.answers = 4
        # dice of a whole turn say little after few playouts: measured, see docs/opponents.md
        self.glances = 8
        self.glance = 8.0

    def new(self, options: dict[str, str]) -> ToiState:
        chosen = self.complete_options(options)
        scenario = scenario_of(chosen)
        return begin(Readings(chosen, scenario.single), scenario)

    def view(self, state: ToiState, seat: int) -> View:
        return views.view(state, seat)

    def shape(self) -> object:
        return Shown

    def format(self, state: ToiState, seat: int = ARBITER) -> str:
        return format_position(views.view(state, seat))

    def read(self, lines: Lines) -> ToiState:
        return read_position(lines)

    def seated(self, state: ToiState) -> list[int]:
        """[TOI-SETUP-02] [TOI-MULTI-01] [TOI-MULTI-21] The seats with two, three or four players."""
        return list(state.readings.seated)

    def side_of(self, state: ToiState, seat: int) -> list[int]:
        return list(state.readings.seats_of[seat % 2])

    def turn(self, state: ToiState) -> int:
        return int(state.round)

    def setting_up(self, state: ToiState) -> bool:
        """[TOI-SETUP-17] Until the units have been built and stand on the map."""
        return bool(state.phase <= BUILD)

    def leg(self, state: ToiState) -> int:
        """[TOI-ROUND-05] In the Action phase the sides take turns; every other phase is a leg of its own, and of the
        setup each unit: a search looks a few of them ahead, not at all the others to come."""
        if state.phase == BUILD:
            ready = 0
            for unit in state.units:
                ready += (1 if unit.figs else 0) + (1 if unit.cell >= 0 else 0)
            return ready - 1000
        return 100 * int(state.round) + 2 * int(state.phase) + (int(state.turn) % 2 if state.phase == ACTION else 0)

    def horizon(self, state: ToiState, legs: int) -> int:
        """[TOI-ROUND-01] Who has to hold hexes for the points that each round brings looks on to the end of the round,
        where they are counted: within two turns all looks lost. Others gain nothing by that. Measured, see
        docs/opponents-notes.md."""
        question = state.question
        if legs < 2 or question is None:
            return legs
        return A_ROUND if holds_for_points(state, question.seats[0]) else legs

    def tallies(self, state: ToiState) -> list[str]:
        return tallies(state)

    def determinize(self, state: ToiState, seat: int, sampler: Sampler) -> ToiState:
        return determinize(state, seat, sampler)

    def kinds(self) -> list[Kind]:
        return KINDS

    def explain(self, state: ToiState, seat: int, action: Action, probe: Probe) -> None:
        super().explain(state, seat, action, probe)
        explain(state, action, probe)

    def foresee(self, state: ToiState, seat: int) -> Outlook:
        return foresee(state, seat)

    def evaluate(self, state: ToiState, seat: int) -> float:
        return evaluate(state, seat)

    def features(self, state: ToiState, seat: int) -> dict[str, float]:
        return features(state, seat)

    def weights(self) -> dict[str, float]:
        return WEIGHTS

    def far_features(self, state: ToiState, seat: int) -> dict[str, float]:
        return far_features(state, seat)

    def far_weights(self) -> dict[str, float]:
        return FAR_WEIGHTS

    def taste(self, state: ToiState, seat: int) -> Taste:
        """What the levels of the seat's side go by here."""
        tastes = self.tastes[seat % 2]
        return tastes.holding if only_holds(state.scenario, seat % 2) else tastes.fighting

    def knobs(self) -> dict[str, float]:
        return LEARNT

    def margin(self, state: ToiState) -> float:
        return margin(state)

    def turned(self, knobs: list[dict[str, float]]) -> "TideOfIron":
        return TideOfIron([Tastes(numbers) for numbers in knobs])

    def candidates(self, state: ToiState, seat: int) -> list[Action]:
        return candidates(state, seat)

    def broad(self, state: ToiState, seat: int) -> list[Action]:
        """As few as the candidates, but of the levels: they deploy in another way, and clear the way out. Who holds
        hexes for points keeps to the best plan, if no card is better: among several that are nearly as good playouts to
        the end of the round tell luck from worth too seldom. Measured, see docs/opponents-notes.md."""
        return self.compared(state, seat, MOST)

    def wide(self, state: ToiState, seat: int) -> list[Action]:
        """Two plans more, for the reckoning hardly tells which of several is the best. Measured, see
        docs/opponents-notes.md."""
        return self.compared(state, seat, MANY)

    def compared(self, state: ToiState, seat: int, plans: int) -> list[Action]:
        most = ONE_PLAN if holds_for_points(state, seat) else plans
        return candidates(state, seat, self.taste(state, seat), most)

    def tried(self, state: ToiState, seat: int) -> list[Action]:
        return candidates(state, seat, self.taste(state, seat))

    def prospect(self, state: ToiState, seat: int) -> float | None:
        """Not by the score of plans, which leaps, but by what goes along with winning: see `prospect.py`."""
        return prospect(state, seat, self.tastes[seat % 2].fighting)

    def reckon(self, state: ToiState, seat: int, choices: list[Action]) -> list[float]:
        """Fire, moves and assaults on average, as plans see them: eight tries with dice say less."""
        if isinstance(state.stack[-1], Act):
            return reckoned(state, seat, choices, self.taste(state, seat))
        return []

    def policy(self, state: ToiState, seat: int, sampler: Sampler) -> Action | None:
        """The best candidate where scores know which one that is; cards are tried."""
        if isinstance(state.stack[-1], Act):
            return plain_action(state, seat, legal(state, seat), self.taste(state, seat))
        found = candidates(state, seat, self.taste(state, seat))
        return found[0] if len(found) == 1 else None


GAME: Final = TideOfIron([Tastes(LEARNT), Tastes(LEARNT)])
