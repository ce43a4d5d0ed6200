"""The game as the rest of the program knows it."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, Modifier
from warbox.engine.game import Game, Option, View
from warbox.engine.outlook import Outlook
from warbox.engine.page import Lines
from warbox.engine.probe import Probe
from warbox.engine.sampler import Sampler
from warbox.engine.turn import legal, settle
from warbox.engine.workshop import Kind
from warbox.games.onboard import evaluate as evaluation
from warbox.games.onboard import view as views
from warbox.games.onboard.actions import END, VERBS, Commit
from warbox.games.onboard.determinize import determinize, take_back
from warbox.games.onboard.far_weights import FAR_WEIGHTS
from warbox.games.onboard.outlook import foresee
from warbox.games.onboard.pieces.agent import AGENTS_PER_TEAM
from warbox.games.onboard.pieces.board import DEFENCE, SEATS
from warbox.games.onboard.pieces.card import CARDS, FACES
from warbox.games.onboard.policy import quick_answer, sensible
from warbox.games.onboard.readings import OPTIONS, Readings
from warbox.games.onboard.reckoning.commits import commits
from warbox.games.onboard.rules.combat import COMMITTING, Combat
from warbox.games.onboard.rules.effect import DISORIENTED_TOKENS, FLASH_TOKENS
from warbox.games.onboard.rules.phase import Phase
from warbox.games.onboard.rules.turn import COURSE, begin_stage
from warbox.games.onboard.rules.zone import smoke_left
from warbox.games.onboard.shape import Shown
from warbox.games.onboard.state import DEFENDING, OnBoardState, new_state
from warbox.games.onboard.text.notation import PAGE, format_position
from warbox.games.onboard.text.position import read_position
from warbox.games.onboard.weights import WEIGHTS
from warbox.games.onboard.workshop import KINDS


class OnBoard(Game[OnBoardState]):
    def __init__(self) -> None:
        self.slug = "onboard"
        self.prefix = "OB"
        self.rules_version = "1"
        self.seats = SEATS
        self.options: list[Option] = OPTIONS
        self.verbs = VERBS
        self.page = PAGE
        self.playouts = 130
        self.answers = 16
        self.loose = 0.01
        self.plans = True

    def new(self, options: dict[str, str]) -> OnBoardState:
        return begin(Readings(self.complete_options(options)))

    def view(self, state: OnBoardState, seat: int) -> View:
        return views.view(state, seat)

    def shape(self) -> object:
        return Shown

    def format(self, state: OnBoardState, seat: int = ARBITER) -> str:
        return format_position(views.view(state, seat))

    def read(self, lines: Lines) -> OnBoardState:
        return read_position(lines)

    def parse_seat(self, letter: str) -> int:
        """With two players a team is a seat: `A` and `D` are taken for `A1` and `D1`."""
        return super().parse_seat({"A": "A1", "D": "D1"}.get(letter, letter))

    def seated(self, state: OnBoardState) -> list[int]:
        """[OB-SETUP-06] [OB-SETUP-07] [OB-R-02] A1 and D1 with two players, else all four."""
        return list(state.readings.seated)

    def side_of(self, state: OnBoardState, seat: int) -> list[int]:
        return list(state.readings.seats_of[seat % 2])

    def turn(self, state: OnBoardState) -> int:
        return int(state.turn)

    def setting_up(self, state: OnBoardState) -> bool:
        """[OB-SETUP-03] [OB-PREP-01] Before the first turn."""
        return not state.turn

    def leg(self, state: OnBoardState) -> int:
        """[OB-TURN-01] A turn has two phases; preparation is the Defence's, before the first attack phase."""
        if not state.turn:
            return -1
        return 2 * int(state.turn) - (1 if state.stage >= DEFENDING else 2)

    def restless(self, state: OnBoardState) -> bool:
        """[OB-OBJ-02] [OB-TURN-09] An attacker is with a bomb: when the Defence has acted it is held or it is not."""
        if state.stage != DEFENDING:
            return False
        for bomb in state.readings.mission.bombs:
            zone = state.zone_of[bomb.cell]
            for index in range(AGENTS_PER_TEAM):
                attacker = state.agents[index]
                if attacker.hit_points > 0 and state.zone_of[attacker.cell] == zone:
                    return True
        return False

    def candidates(self, state: OnBoardState, seat: int) -> list[Action]:
        """[OB-COMBAT-05] Of the sets of cards that a hand allows, a few. [OB-R-57] An Agent that is activated can stop
        at once, so nobody need be passed over."""
        top = state.stack[-1]
        if isinstance(top, Combat) and top.step == COMMITTING:
            return commits(state, top, seat)
        if isinstance(top, Phase):
            return [choice for choice in legal(state, seat) if choice is not END]
        return legal(state, seat)

    def broad(self, state: OnBoardState, seat: int) -> list[Action]:
        return sensible(state, seat, self.candidates(state, seat), False)

    def tried(self, state: OnBoardState, seat: int) -> list[Action]:
        return sensible(state, seat, self.candidates(state, seat), True)

    def policy(self, state: OnBoardState, seat: int, sampler: Sampler) -> Action | None:
        return quick_answer(state, seat, sampler)

    def blind(self, state: OnBoardState, seat: int) -> OnBoardState:
        """[OB-TRAP-06] The Attack does not know where traps lie."""
        if seat % 2 == DEFENCE or not state.traps:
            return state
        copy = state.clone()
        copy.traps = []
        return copy

    def unseal(self, state: OnBoardState, seat: int) -> None:
        """[OB-COMBAT-05] Cards that the other side has committed in secret are as good as in its hand."""
        combat = state.stack[-1]
        if isinstance(combat, Combat) and combat.step == COMMITTING:
            take_back(state, combat, seat)
            settle(state)

    def determinize(self, state: OnBoardState, seat: int, sampler: Sampler) -> OnBoardState:
        return determinize(state, seat, sampler)

    def tallies(self, state: OnBoardState) -> list[str]:
        """[OB-COMP-03] The tokens that are left of each kind."""
        flashed = sum([1 for agent in state.agents if agent.flashed])
        disoriented = sum([1 for agent in state.agents if agent.disoriented])
        left = f"smoke={smoke_left(state)} flash={FLASH_TOKENS - flashed}"
        return [f"tokens {left} disoriented={DISORIENTED_TOKENS - disoriented}"]

    def explain(self, state: OnBoardState, seat: int, action: Action, probe: Probe) -> None:
        """[OB-COMBAT-11] The points of the cards that a side would lay."""
        super().explain(state, seat, action, probe)
        if isinstance(action, Commit):
            faces = [(CARDS[card], FACES[card]) for card in action.cards]
            probe.numbers["attack"] = [Modifier(int(face.attack), "OB-COMBAT-11", name) for name, face in faces]
            probe.numbers["defence"] = [Modifier(int(face.defence), "OB-COMBAT-11", name) for name, face in faces]

    def teaches(self, before: View, after: View) -> bool:
        """[OB-TRAP-06] Whoever enters a cell in which a trap may lie learns that there is none."""
        return views.hidden_places(after) < views.hidden_places(before)

    def kinds(self) -> list[Kind]:
        return KINDS

    def foresee(self, state: OnBoardState, seat: int) -> Outlook:
        return foresee(state, seat)

    def evaluate(self, state: OnBoardState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def prospect(self, state: OnBoardState, seat: int) -> float | None:
        return evaluation.prospect(state, seat)

    def far_features(self, state: OnBoardState, seat: int) -> dict[str, float]:
        return evaluation.far_features(state, seat)

    def far_weights(self) -> dict[str, float]:
        return FAR_WEIGHTS

    def features(self, state: OnBoardState, seat: int) -> dict[str, float]:
        return evaluation.features(state, seat)

    def weights(self) -> dict[str, float]:
        return WEIGHTS


def begin(readings: Readings) -> OnBoardState:
    state = new_state(readings)
    state.push(COURSE)
    begin_stage(state)
    settle(state)
    return state


GAME: Final = OnBoard()
