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
from warbox.games.siegestorm import evaluate as evaluation
from warbox.games.siegestorm import prospect as far
from warbox.games.siegestorm import view as views
from warbox.games.siegestorm.actions import CONCEDE, DEPLOY_CARD, NEXT, PASS, PLAY, VERBS, CardAction
from warbox.games.siegestorm.battlefield import BOSS, COOP, LAST, SEATS, first_battlefield
from warbox.games.siegestorm.cards.box import STANDARD
from warbox.games.siegestorm.determinize import determinize
from warbox.games.siegestorm.evaluate import FEW
from warbox.games.siegestorm.far_weights import FAR_WEIGHTS
from warbox.games.siegestorm.outlook import COSTLY, foresee, vain
from warbox.games.siegestorm.quick import quick_answer
from warbox.games.siegestorm.readings import OPTIONS, Readings
from warbox.games.siegestorm.rules.setup import DECKS, Setup, new_table
from warbox.games.siegestorm.rules.turn import DRAWN_LAST
from warbox.games.siegestorm.rules.values import card_cost
from warbox.games.siegestorm.rules.victory import BOSS_SEAT
from warbox.games.siegestorm.shape import Shown
from warbox.games.siegestorm.sparing import spared
from warbox.games.siegestorm.state import BEFORE_DRAW, HAND_LIMIT, Player, SiegestormState
from warbox.games.siegestorm.text.memory import recall, remembered
from warbox.games.siegestorm.text.notation import PAGE, format_position
from warbox.games.siegestorm.text.position import read_position
from warbox.games.siegestorm.weights import WEIGHTS
from warbox.games.siegestorm.workshop import KINDS


class Siegestorm(Game[SiegestormState]):
    def __init__(self) -> None:
        self.slug = "siegestorm"
        self.prefix = "SGS"
        self.rules_version = "1"
        self.seats = [*SEATS, BOSS]
        self.options: list[Option] = OPTIONS
        self.verbs = VERBS
        self.page = PAGE
        self.playouts = 120
        self.answers = 10
        self.plans = True

    def new(self, options: dict[str, str]) -> SiegestormState:
        readings = Readings(self.complete_options(options))
        field = first_battlefield(int(readings.mode), int(readings.seats))
        state = SiegestormState(readings, STANDARD, field, [Player() for _ in range(int(field.players))])
        new_table(state)
        state.push(Setup(DECKS, readings.decks))
        settle(state)
        return state

    def view(self, state: SiegestormState, seat: int) -> View:
        return views.view(state, seat)

    def shape(self) -> object:
        return Shown

    def format(self, state: SiegestormState, seat: int = ARBITER) -> str:
        return format_position(views.view(state, seat))

    def read(self, lines: Lines) -> SiegestormState:
        return read_position(lines)

    def pack(self, state: SiegestormState, seat: int) -> str:
        return f"{remembered(state, seat)}\n{self.format(state)}"

    def unpack(self, text: str, seat: int) -> SiegestormState:
        line, _, position = text.partition("\n")
        state = self.parse(position)
        recall(state, seat, line)
        return state

    def seated(self, state: SiegestormState) -> list[int]:
        """[SGS-DUEL-01] [SGS-SOLO-07] [SGS-LAST-01] As many as the mode has players; the boss is run by the rules."""
        return list(range(int(state.readings.seats)))

    def side_of(self, state: SiegestormState, seat: int) -> list[int]:
        """[SGS-COOP-01] Partners win and lose together."""
        return [0, 1] if state.readings.mode == COOP and seat < BOSS_SEAT else [seat]

    def turn(self, state: SiegestormState) -> int:
        return int(state.turn)

    def quiet(self, state: SiegestormState, seat: int) -> Action | None:
        """[SGS-TURN-08] On to the next step; not where a track is to be chosen."""
        question = state.question
        return NEXT if question is not None and question.kind == "act" else None

    def candidates(self, state: SiegestormState, seat: int) -> list[Action]:
        """[SGS-COST-05] A payment is made card by card, the least worth first: all at once goes the dearest."""
        choices = legal(state, seat)
        question = state.question
        if question is None or question.kind != "pay" or len(choices) < 2:
            return choices
        return evaluation.payments(state, seat, choices)

    def policy(self, state: SiegestormState, seat: int, sampler: Sampler) -> Action | None:
        """[SGS-COST-05] Supporters pay first, then the card in hand that is worth least; before the Draw one waits."""
        question = state.question
        if question is not None and question.kind == "act" and waits(state, seat):
            return NEXT
        if question is not None and question.kind in ("target", "track"):
            return quick_answer(state, seat, legal(state, seat))
        if question is None or question.kind != "pay":
            return None
        return spared(state, seat, "pay", evaluation.payments(state, seat, legal(state, seat)))[0]

    def hasty(self, state: SiegestormState, seat: int) -> Action | None:
        """[SGS-CHAIN-05] Links are let pass while the consequences of an answer are looked at."""
        question = state.question
        return PASS if question is not None and question.kind == "react" else None

    def broad(self, state: SiegestormState, seat: int) -> list[Action]:
        """Before the Draw one waits, the best card does not pay, and nothing is played for nothing."""
        question = state.question
        if question is not None and question.kind == "act" and waits(state, seat):
            return [NEXT]
        choices = self.candidates(state, seat)
        if question is None:
            return choices
        if question.kind in COSTLY:
            nothing = vain(state, seat)
            return [choice for choice in choices if choice.text not in nothing]
        return spared(state, seat, question.kind, choices)

    def tried(self, state: SiegestormState, seat: int) -> list[Action]:
        """[SGS-CHAIN-01] From the hand only Reactions answer: what else could be played waits for its own turn."""
        question = state.question
        choices = self.candidates(state, seat)
        if question is None or question.kind != "react":
            return choices if question is None else spared(state, seat, question.kind, choices)
        found: list[Action] = []
        for choice in choices:
            if not isinstance(choice, CardAction) or state.box.designs[state.box.numbers[choice.name]].is_reaction:
                found.append(choice)
        return found

    def explain(self, state: SiegestormState, seat: int, action: Action, probe: Probe) -> None:
        """[SGS-COST-06] The printed cost, and all that changes it."""
        super().explain(state, seat, action, probe)
        if isinstance(action, CardAction) and action.verb in (PLAY, DEPLOY_CARD) and action.name in state.box.numbers:
            design = state.box.designs[state.box.numbers[action.name]]
            printed = int(design.cost)
            causes = [Modifier(printed, "SGS-COST-07", "printed")]
            changed = card_cost(state, seat, design, action.verb == DEPLOY_CARD) - printed
            if changed:
                causes.append(Modifier(changed, "SGS-COST-06", "changed"))
            probe.numbers["cost"] = causes

    def always(self) -> list[Action]:
        return [CONCEDE]

    def determinize(self, state: SiegestormState, seat: int, sampler: Sampler) -> SiegestormState:
        return determinize(state, seat, sampler)

    def kinds(self) -> list[Kind]:
        return KINDS

    def foresee(self, state: SiegestormState, seat: int) -> Outlook:
        return foresee(state, seat)

    def evaluate(self, state: SiegestormState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def prospect(self, state: SiegestormState, seat: int) -> float | None:
        return far.prospect(state, seat)

    def far_features(self, state: SiegestormState, seat: int) -> dict[str, float]:
        return far.far_features(state, seat)

    def far_weights(self) -> dict[str, float]:
        return FAR_WEIGHTS

    def horizon(self, state: SiegestormState, legs: int) -> int:
        """[SGS-LAST-04] Around a table the turns of all others are too much to look through: `prospect` reckons what
        their creatures are about to do."""
        return min(legs, 1) if state.readings.mode == LAST else legs

    def features(self, state: SiegestormState, seat: int) -> dict[str, float]:
        return evaluation.features(state, seat)

    def weights(self) -> dict[str, float]:
        return WEIGHTS


def waits(state: SiegestormState, seat: int) -> bool:
    """[SGS-TURN-03] Nobody acts before the Draw who can draw without harm: with more cards he knows better."""
    piles = state.players[seat]
    return piles.step == BEFORE_DRAW and len(piles.hand) <= HAND_LIMIT - DRAWN_LAST and len(piles.resources) >= FEW


GAME: Final = Siegestorm()
