"""Coves with one fault each: every law must notice the faults planted against it."""

from collections.abc import Callable
from itertools import count

import pytest

from tests.conformance import toy_rules as rules
from tests.conformance.toy import Coves
from tests.conformance.toy_rules import CovesState
from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, SPECTATOR, Decision, Refusal
from warbox.engine.event import Public, Value
from warbox.engine.game import View
from warbox.engine.notation import ParseError
from warbox.engine.sampler import Sampler
from warbox.engine.state import Outcome

Plant = Callable[[pytest.MonkeyPatch], Coves]
FAULTS: dict[str, tuple[str, Plant]] = {}  # name: the law that it breaks, and how it is planted


def fault(law: str) -> Callable[[Plant], Plant]:
    def enter(plant: Plant) -> Plant:
        FAULTS[plant.__name__.replace("_", " ")] = (law, plant)
        return plant

    return enter


# play


@fault("random-games-end")
def the_rounds_are_not_counted(patch: pytest.MonkeyPatch) -> Coves:
    def run(self: rules.Play, state: CovesState) -> None:
        state.push(rules.Camp())

    patch.setattr(rules.Play, "run", run)
    return Coves()


@fault("questions-are-sound")
def two_seats_are_asked_where_one_can_answer(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Camp, "QUESTION", Decision("camp", "TOY-CAMP-01", (0, 1)))
    return Coves()


@fault("questions-are-sound")
def a_seat_without_cards_is_asked_for_one(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Guard, "legal", lambda self, state, seat: rules.Bid().legal(state, seat)[1:])
    return Coves()


@fault("outcomes-are-consistent")
def the_game_stops_without_an_outcome(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(CovesState, "end", lambda self, outcome: self.stack.clear())
    return Coves()


@fault("outcomes-are-consistent")
def a_seat_that_does_not_exist_wins(patch: pytest.MonkeyPatch) -> Coves:
    whole = CovesState.end
    patch.setattr(CovesState, "end", lambda self, outcome: whole(self, Outcome(outcome.kind, outcome.rule, (2,))))
    return Coves()


@fault("clones-are-independent")
def clones_share_the_pack(patch: pytest.MonkeyPatch) -> Coves:
    whole = CovesState.clone

    def clone(self: CovesState) -> CovesState:
        copy = whole(self)
        copy.pack = self.pack
        return copy

    patch.setattr(CovesState, "clone", clone)
    return Coves()


@fault("replays-are-identical")
def events_remember_earlier_games(patch: pytest.MonkeyPatch) -> Coves:
    whole, numbers = CovesState.say, count()

    def say(self: CovesState, kind: str, rule: str, facts: dict[str, Value]) -> None:
        whole(self, kind, rule, {**facts, "number": next(numbers)})

    patch.setattr(CovesState, "say", say)
    return Coves()


@fault("runs-with-one-seed-are-identical")
def the_dice_have_a_memory(patch: pytest.MonkeyPatch) -> Coves:
    whole, numbers = rules.DigRoll.rolled, count()

    def rolled(self: rules.DigRoll, state: CovesState, faces: list[int]) -> None:
        whole(self, state, [next(numbers) % 6 + 1])

    patch.setattr(rules.DigRoll, "rolled", rolled)
    return Coves()


@fault("listening-changes-nothing")
def a_card_is_drawn_only_if_somebody_listens(patch: pytest.MonkeyPatch) -> Coves:
    whole = CovesState.draw

    def draw(self: CovesState, rule: str, seat: int) -> None:
        if self.events is not None or self.round == 0:
            whole(self, rule, seat)

    patch.setattr(CovesState, "draw", draw)
    return Coves()


@fault("listening-changes-nothing")
def the_die_counts_only_if_somebody_listens(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.DigRoll.rolled

    def rolled(self: rules.DigRoll, state: CovesState, faces: list[int]) -> None:
        whole(self, state, faces if state.events is not None else [1])

    patch.setattr(rules.DigRoll, "rolled", rolled)
    return Coves()


@fault("asking-changes-nothing")
def looking_turns_the_pack(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            state.pack.reverse()
            return super().view(state, seat)

    return Faulty()


@fault("asking-changes-nothing")
def determinizing_spends_a_card_of_the_original(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            copy = super().determinize(state, seat, sampler)
            state.spent += state.pack[:1]
            state.pack = state.pack[1:]
            return copy

    return Faulty()


@fault("legal-actions-pass-check")
def cards_of_others_are_offered(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Bid, "legal", lambda self, state, seat: [rules.PASS, *rules.PLAY])
    return Coves()


@fault("legal-actions-pass-check")
def what_check_takes_the_rules_cannot_take(patch: pytest.MonkeyPatch) -> Coves:
    def take(self: rules.Guard, state: CovesState, seat: int, action: Action) -> None:
        state.finish(rules.Guard(self.digger, self.cove))

    patch.setattr(rules.Guard, "take", take)
    return Coves()


@fault("legal-order-is-canonical")
def a_choice_is_offered_twice(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Hide, "legal", lambda self, state, seat: [*rules.HIDE, rules.HIDE[0]])
    return Coves()


@fault("legal-order-is-canonical")
def the_order_depends_on_how_often_one_asks(patch: pytest.MonkeyPatch) -> Coves:
    numbers = count()
    patch.setattr(rules.Hide, "legal", lambda self, state, seat: rules.HIDE[:: 1 if next(numbers) % 2 else -1])
    return Coves()


@fault("evaluations-are-chances")
def an_evaluation_is_no_chance(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def evaluate(self, state: CovesState, seat: int) -> float:
            return super().evaluate(state, seat) + state.round

    return Faulty()


@fault("evaluations-are-chances")
def a_win_is_valued_like_a_draw(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def evaluate(self, state: CovesState, seat: int) -> float:
            return 0.5

    return Faulty()


# text


@fault("positions-round-trip")
def a_position_forgets_what_was_dug(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse(self, text: str) -> CovesState:
            state = super().parse(text)
            state.dug = [[], []]
            return state

    return Faulty()


@fault("positions-round-trip")
def a_position_forgets_the_guard(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def format(self, state: CovesState, seat: int = ARBITER) -> str:
            return super().format(state, seat).replace("guarded", "open")

    return Faulty()


@fault("actions-round-trip")
def a_guard_is_read_as_a_bid(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse_seat_action(self, text: str) -> Action:
            return super().parse_seat_action(text.replace("guard", "play"))

    return Faulty()


@fault("actions-round-trip")
def an_action_is_read_without_its_number(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse_seat_action(self, text: str) -> Action:
            return Action(super().parse_seat_action(text).text)

    return Faulty()


@fault("mangled-actions-are-refused")
def half_an_action_crashes_the_parser(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse_seat_action(self, text: str) -> Action:
            assert text in ("pass", "draw", "go") or text.split()[1]
            return super().parse_seat_action(text)

    return Faulty()


@fault("mangled-actions-are-refused")
def bad_notation_has_no_reason(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse_seat_action(self, text: str) -> Action:
            try:
                return super().parse_seat_action(text)
            except ParseError:
                raise ParseError("") from None

    return Faulty()


@fault("mangled-actions-are-refused")
def a_refusal_has_no_rule(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.Bid.check

    def check(self: rules.Bid, state: CovesState, seat: int, action: Action) -> Refusal | None:
        return None if whole(self, state, seat, action) is None else Refusal("no", "")

    patch.setattr(rules.Bid, "check", check)
    return Coves()


@fault("mangled-actions-are-refused")
def an_answer_to_another_question_crashes_check(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.Dig.check

    def check(self: rules.Dig, state: CovesState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, rules.Digging)
        return whole(self, state, seat, action)

    patch.setattr(rules.Dig, "check", check)
    return Coves()


@fault("mangled-actions-are-refused")
def a_refused_bid_costs_a_round(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.Bid.check

    def check(self: rules.Bid, state: CovesState, seat: int, action: Action) -> Refusal | None:
        refusal = whole(self, state, seat, action)
        state.round += refusal is not None
        return refusal

    patch.setattr(rules.Bid, "check", check)
    return Coves()


@fault("mangled-positions-are-refused")
def a_short_position_crashes_the_parser(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse(self, text: str) -> CovesState:
            assert text.index("pack")
            return super().parse(text)

    return Faulty()


@fault("mangled-positions-are-refused")
def a_chest_may_lie_anywhere(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr("tests.conformance.toy_notation.parse_cove", lambda text, dug: int(text.replace("-", "0"), 16))
    return Coves()


@fault("mangled-positions-are-refused")
def a_bad_position_gives_an_empty_table(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse(self, text: str) -> CovesState:
            try:
                return super().parse(text)
            except ParseError:
                return CovesState(3, "draw")

    return Faulty()


@fault("views-are-plain-data")
def a_view_has_a_tuple(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            return super().view(state, seat) | {"spent": tuple(state.spent)}

    return Faulty()


@fault("views-are-plain-data")
def a_view_hands_out_the_state(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            return super().view(state, seat) | {"spent": state.spent}

    return Faulty()


@fault("rules-cited-exist")
def an_event_cites_a_rule_that_is_none(patch: pytest.MonkeyPatch) -> Coves:
    whole = CovesState.say
    patch.setattr(CovesState, "say", lambda self, kind, rule, facts: whole(self, kind, "TOY-NONE-01", facts))
    return Coves()


@fault("rules-cited-exist")
def a_question_cites_a_rule_that_is_none(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.DigRoll, "QUESTION", Decision("dig-roll", "TOY-NONE-01", (-1,)))
    return Coves()


@fault("rules-cited-exist")
def a_refusal_cites_a_rule_that_is_none(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.Bid.check

    def check(self: rules.Bid, state: CovesState, seat: int, action: Action) -> Refusal | None:
        return None if whole(self, state, seat, action) is None else Refusal("no", "TOY-NONE-01")

    patch.setattr(rules.Bid, "check", check)
    return Coves()


@fault("checksums-match")
def a_dig_is_harder_than_it_was(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.DigRoll.rolled

    def rolled(self: rules.DigRoll, state: CovesState, faces: list[int]) -> None:
        whole(self, state, [faces[0] - 1])

    patch.setattr(rules.DigRoll, "rolled", rolled)
    return Coves()


@fault("checksums-match")
def the_choices_come_in_another_order_than_they_did(patch: pytest.MonkeyPatch) -> Coves:
    """As they do from one run to the next where the order depends on a set or a hash."""
    whole = rules.Bid.legal
    patch.setattr(rules.Bid, "legal", lambda self, state, seat: whole(self, state, seat)[::-1])
    return Coves()


@fault("records-round-trip")
def a_new_game_is_never_the_same(patch: pytest.MonkeyPatch) -> Coves:
    numbers = count(4)

    class Faulty(Coves):
        def new(self, options: dict[str, str]) -> CovesState:
            return super().new({**options, "rounds": str(next(numbers))})

    return Faulty()


# secrecy


@fault("determinized-states-look-the-same")
def a_view_shows_the_other_hand(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            return super().view(state, seat) | {"hands": [list(hand) for hand in state.hands]}

    return Faulty()


@fault("determinized-states-look-the-same")
def a_spectator_sees_everything(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            return super().view(state, ARBITER if seat == SPECTATOR else seat)

    return Faulty()


@fault("determinized-states-look-the-same")
def a_masked_position_shows_the_pack(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def format(self, state: CovesState, seat: int = ARBITER) -> str:
            return super().format(state, seat) + "".join([f"# {card}\n" for card in state.pack])

    return Faulty()


@fault("determinized-states-look-the-same")
def a_refusal_tells_where_the_chest_is_not(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.Dig.check

    def check(self: rules.Dig, state: CovesState, seat: int, action: Action) -> Refusal | None:
        refusal = whole(self, state, seat, action)
        if refusal is None and action.text != f"dig {state.coves[1 - seat]}":
            return Refusal("not-there", "TOY-DIG-02")
        return refusal

    patch.setattr(rules.Dig, "check", check)
    return Coves()


@fault("determinized-states-look-the-same")
def choices_depend_on_where_the_chest_is(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Dig, "legal", lambda self, state, seat: rules.DIG[: state.coves[1 - seat]])
    return Coves()


@fault("determinized-states-look-the-same")
def determinizing_redraws_what_the_seat_knows(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            return super().determinize(state, 1 - seat, sampler)

    return Faulty()


@fault("determinizing-redraws")
def determinizing_tells_the_truth(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            return state.clone()

    return Faulty()


@fault("determinizing-redraws")
def determinizing_deals_a_card_twice(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            copy = super().determinize(state, seat, sampler)
            copy.pack = [1 for _ in copy.pack]
            return copy

    return Faulty()


@fault("determinizing-redraws")
def determinizing_depends_on_more_than_the_seed(patch: pytest.MonkeyPatch) -> Coves:
    numbers = count()

    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            return super().determinize(state, seat, Sampler(next(numbers)))

    return Faulty()


@fault("sealed-answers-stay-sealed")
def an_event_tells_the_sealed_answer(patch: pytest.MonkeyPatch) -> Coves:
    def whisper(self: CovesState, kind: str, rule: str, seat: int, secret: dict[str, Value]) -> None:
        self.say(kind, rule, secret)

    patch.setattr(CovesState, "whisper", whisper)
    return Coves()


@fault("sealed-answers-stay-sealed")
def a_view_tells_how_long_the_sealed_answer_is(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            lengths = [len("x" * bid) for bid in state.bids]
            return super().view(state, seat) | {"lengths": lengths}

    return Faulty()


@fault("sealed-answers-stay-sealed")
def the_second_may_not_hide_where_the_first_did(patch: pytest.MonkeyPatch) -> Coves:
    def legal(self: rules.Hide, state: CovesState, seat: int) -> list[Action]:
        return [action for action in rules.HIDE if action.cove != state.coves[1 - seat]]

    patch.setattr(rules.Hide, "legal", legal)
    return Coves()


@fault("events-tell-no-more-than-views")
def everybody_is_told_which_card_was_drawn(patch: pytest.MonkeyPatch) -> Coves:
    whole = CovesState.whisper

    def whisper(self: CovesState, kind: str, rule: str, seat: int, secret: dict[str, Value]) -> None:
        if kind == "drew":
            self.emit(Public(kind, rule, secret))
        else:
            whole(self, kind, rule, seat, secret)

    patch.setattr(CovesState, "whisper", whisper)
    return Coves()
