"""Coves with faults of play: its questions, its ends, its clones, its runs."""

from itertools import count

import pytest

from tests.conformance.coves import rules
from tests.conformance.coves.game import Coves
from tests.conformance.coves.rules import CovesState
from tests.conformance.faults import Faults
from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Value
from warbox.engine.game import View
from warbox.engine.pool import Block, Class
from warbox.engine.sampler import Sampler
from warbox.engine.state import Outcome

FAULTS = Faults()


@FAULTS.against("random-games-end")
def the_rounds_are_not_counted(patch: pytest.MonkeyPatch) -> Coves:
    def run(self: rules.Play, state: CovesState) -> None:
        state.push(rules.Camp())

    patch.setattr(rules.Play, "run", run)
    return Coves()


@FAULTS.against("questions-are-sound")
def two_seats_are_asked_where_one_can_answer(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Camp, "QUESTION", Decision("camp", "TOY-CAMP-01", (0, 1)))
    return Coves()


@FAULTS.against("questions-are-sound")
def a_seat_without_cards_is_asked_for_one(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Guard, "legal", lambda self, state, seat: rules.Bid().legal(state, seat)[1:])
    return Coves()


@FAULTS.against("outcomes-are-consistent")
def the_game_stops_without_an_outcome(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(CovesState, "end", lambda self, outcome: self.stack.clear())
    return Coves()


@FAULTS.against("outcomes-are-consistent")
def a_seat_that_does_not_exist_wins(patch: pytest.MonkeyPatch) -> Coves:
    whole = CovesState.end
    patch.setattr(CovesState, "end", lambda self, outcome: whole(self, Outcome(outcome.kind, outcome.rule, (2,))))
    return Coves()


@FAULTS.against("clones-are-independent")
def clones_share_the_pack(patch: pytest.MonkeyPatch) -> Coves:
    whole = CovesState.clone

    def clone(self: CovesState) -> CovesState:
        copy = whole(self)
        copy.pack = self.pack
        return copy

    patch.setattr(CovesState, "clone", clone)
    return Coves()


@FAULTS.against("replays-are-identical")
def events_remember_earlier_games(patch: pytest.MonkeyPatch) -> Coves:
    whole, numbers = CovesState.say, count()

    def say(self: CovesState, kind: str, rule: str, facts: dict[str, Value]) -> None:
        whole(self, kind, rule, {**facts, "number": next(numbers)})

    patch.setattr(CovesState, "say", say)
    return Coves()


@FAULTS.against("runs-with-one-seed-are-identical")
def the_dice_have_a_memory(patch: pytest.MonkeyPatch) -> Coves:
    whole, numbers = rules.DigRoll.rolled, count()

    def rolled(self: rules.DigRoll, state: CovesState, faces: list[int]) -> None:
        whole(self, state, [next(numbers) % 6 + 1])

    patch.setattr(rules.DigRoll, "rolled", rolled)
    return Coves()


@FAULTS.against("listening-changes-nothing")
def a_card_is_drawn_only_if_somebody_listens(patch: pytest.MonkeyPatch) -> Coves:
    whole = CovesState.draw

    def draw(self: CovesState, rule: str, seat: int) -> None:
        if self.events is not None or self.round == 0:
            whole(self, rule, seat)

    patch.setattr(CovesState, "draw", draw)
    return Coves()


@FAULTS.against("listening-changes-nothing")
def the_die_counts_only_if_somebody_listens(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.DigRoll.rolled

    def rolled(self: rules.DigRoll, state: CovesState, faces: list[int]) -> None:
        whole(self, state, faces if state.events is not None else [1])

    patch.setattr(rules.DigRoll, "rolled", rolled)
    return Coves()


@FAULTS.against("asking-changes-nothing")
def looking_turns_the_pack(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            state.pack.reverse()
            return super().view(state, seat)

    return Faulty()


@FAULTS.against("asking-changes-nothing")
def determinizing_spends_a_card_of_the_original(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            copy = super().determinize(state, seat, sampler)
            state.spent += state.pack[:1]
            state.pack = state.pack[1:]
            return copy

    return Faulty()


@FAULTS.against("legal-actions-pass-check")
def cards_of_others_are_offered(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Bid, "legal", lambda self, state, seat: [rules.PASS, *rules.PLAY])
    return Coves()


@FAULTS.against("legal-actions-pass-check")
def what_check_takes_the_rules_cannot_take(patch: pytest.MonkeyPatch) -> Coves:
    def take(self: rules.Guard, state: CovesState, seat: int, action: Action) -> None:
        state.finish(rules.Guard(self.digger, self.cove, self.spot))

    patch.setattr(rules.Guard, "take", take)
    return Coves()


@FAULTS.against("complete-lists-agree-with-check")
def a_card_may_guard_that_is_not_listed(patch: pytest.MonkeyPatch) -> Coves:
    def check(self: rules.Guard, state: CovesState, seat: int, action: Action) -> Refusal | None:
        return None if isinstance(action, rules.Playing) else rules.CovesFrame.check(self, state, seat, action)

    patch.setattr(rules.Guard, "check", check)
    return Coves()


@FAULTS.against("complete-lists-agree-with-check")
def more_is_offered_than_is_taken(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Dig, "sample", lambda self, state, seat, sampler, count: [rules.Digging(1, (51, 0))])
    return Coves()


@FAULTS.against("outcome-classes-are-faithful")
def faces_are_taken_for_the_same_that_are_not(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.DigRoll, "blocks", lambda self, state: [Block(1, [0, 0, 0, 1, 1, 1])])
    return Coves()


@FAULTS.against("outcome-classes-are-faithful")
def a_class_has_the_wrong_weight(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.DigRoll, "classes", lambda self, state: [Class([face], face) for face in range(1, 7)])
    return Coves()


@FAULTS.against("legal-order-is-canonical")
def a_choice_is_offered_twice(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Hide, "legal", lambda self, state, seat: [*rules.HIDE, rules.HIDE[0]])
    return Coves()


@FAULTS.against("legal-order-is-canonical")
def the_order_depends_on_how_often_one_asks(patch: pytest.MonkeyPatch) -> Coves:
    numbers = count()
    patch.setattr(rules.Hide, "legal", lambda self, state, seat: rules.HIDE[:: 1 if next(numbers) % 2 else -1])
    return Coves()


@FAULTS.against("evaluations-are-chances")
def an_evaluation_is_no_chance(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def evaluate(self, state: CovesState, seat: int) -> float:
            return super().evaluate(state, seat) + state.round

    return Faulty()


@FAULTS.against("evaluations-are-chances")
def a_win_is_valued_like_a_draw(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def evaluate(self, state: CovesState, seat: int) -> float:
            return 0.5

    return Faulty()


@FAULTS.against("candidates-are-choices")
def nothing_is_worth_thinking_about(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def candidates(self, state: CovesState, seat: int) -> list[Action]:
            return []

    return Faulty()


@FAULTS.against("candidates-are-choices")
def a_candidate_is_no_choice(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def candidates(self, state: CovesState, seat: int) -> list[Action]:
            return [rules.Digging(1, (51, 0))]

    return Faulty()


@FAULTS.against("searches-are-told-choices")
def a_policy_does_what_is_not_allowed(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def policy(self, state: CovesState, seat: int, sampler: Sampler) -> Action | None:
            return Action("cheat")

    return Faulty()
