"""Coves with faults of text: its positions, actions, views, citations, records."""

from itertools import count

import pytest

from tests.conformance.coves import rules
from tests.conformance.coves.game import Coves
from tests.conformance.coves.notation import OWN, PAGE
from tests.conformance.coves.rules import CovesState
from tests.conformance.faults import Faults
from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, Decision, Refusal
from warbox.engine.game import View
from warbox.engine.kinds import Kind
from warbox.engine.lines import Line, fact
from warbox.engine.notation import ParseError

FAULTS = Faults()


@FAULTS.against("positions-round-trip")
def a_position_forgets_what_was_dug(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse(self, text: str) -> CovesState:
            state = super().parse(text)
            state.dug = [[], []]
            return state

    return Faulty()


@FAULTS.against("positions-round-trip")
def a_position_forgets_the_guard(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def format(self, state: CovesState, seat: int = ARBITER) -> str:
            return super().format(state, seat).replace("guarded", "open")

    return Faulty()


@FAULTS.against("actions-round-trip")
def a_guard_is_read_as_a_bid(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse_seat_action(self, text: str) -> Action:
            return super().parse_seat_action(text.replace("guard", "play"))

    return Faulty()


@FAULTS.against("actions-round-trip")
def an_action_is_read_without_its_number(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse_seat_action(self, text: str) -> Action:
            return Action(super().parse_seat_action(text).text)

    return Faulty()


@FAULTS.against("mangled-actions-are-refused")
def half_an_action_crashes_the_parser(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse_seat_action(self, text: str) -> Action:
            assert text in ("pass", "draw", "go") or text.split()[1]
            return super().parse_seat_action(text)

    return Faulty()


@FAULTS.against("mangled-actions-are-refused")
def bad_notation_has_no_reason(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse_seat_action(self, text: str) -> Action:
            try:
                return super().parse_seat_action(text)
            except ParseError:
                raise ParseError("") from None

    return Faulty()


@FAULTS.against("mangled-actions-are-refused")
def a_refusal_has_no_rule(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.Bid.check

    def check(self: rules.Bid, state: CovesState, seat: int, action: Action) -> Refusal | None:
        return None if whole(self, state, seat, action) is None else Refusal("no", "")

    patch.setattr(rules.Bid, "check", check)
    return Coves()


@FAULTS.against("mangled-actions-are-refused")
def an_answer_to_another_question_crashes_check(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.Dig.check

    def check(self: rules.Dig, state: CovesState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, rules.Digging)
        return whole(self, state, seat, action)

    patch.setattr(rules.Dig, "check", check)
    return Coves()


@FAULTS.against("mangled-actions-are-refused")
def a_refused_bid_costs_a_round(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.Bid.check

    def check(self: rules.Bid, state: CovesState, seat: int, action: Action) -> Refusal | None:
        refusal = whole(self, state, seat, action)
        state.round += refusal is not None
        return refusal

    patch.setattr(rules.Bid, "check", check)
    return Coves()


@FAULTS.against("mangled-positions-are-refused")
def a_short_position_crashes_the_parser(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse(self, text: str) -> CovesState:
            assert text.index("pack")
            return super().parse(text)

    return Faulty()


@FAULTS.against("mangled-positions-are-refused")
def a_chest_may_lie_anywhere(patch: pytest.MonkeyPatch) -> Coves:
    class Anywhere(Kind):
        def read(self, text: str) -> object:
            return int(text.replace("-", "0"), 16)

    for side in ("A", "B"):
        patch.setitem(PAGE.lines, side, Line(side, [fact("cove", Anywhere("COVE")), *OWN.words[1:]]))
    return Coves()


@FAULTS.against("mangled-positions-are-refused")
def a_bad_position_gives_an_empty_table(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def parse(self, text: str) -> CovesState:
            try:
                return super().parse(text)
            except ParseError:
                return CovesState(3, "draw")

    return Faulty()


@FAULTS.against("views-have-the-declared-shape")
def a_view_has_a_field_more(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            return super().view(state, seat) | {"tide": "high"}

    return Faulty()


@FAULTS.against("views-have-the-declared-shape")
def a_view_lacks_a_field_at_the_end(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            seen = super().view(state, seat)
            if state.outcome is not None:
                del seen["pack"]
            return seen

    return Faulty()


@FAULTS.against("views-are-plain-data")
def a_view_has_a_tuple(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            return super().view(state, seat) | {"spent": tuple(state.spent)}

    return Faulty()


@FAULTS.against("views-are-plain-data")
def a_view_hands_out_the_state(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            return super().view(state, seat) | {"spent": state.spent}

    return Faulty()


@FAULTS.against("rules-cited-exist")
def an_event_cites_a_rule_that_is_none(patch: pytest.MonkeyPatch) -> Coves:
    whole = CovesState.say
    patch.setattr(CovesState, "say", lambda self, kind, rule, facts: whole(self, kind, "TOY-NONE-01", facts))
    return Coves()


@FAULTS.against("rules-cited-exist")
def a_question_cites_a_rule_that_is_none(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.DigRoll, "QUESTION", Decision("dig-roll", "TOY-NONE-01", (-1,)))
    return Coves()


@FAULTS.against("rules-cited-exist")
def a_refusal_cites_a_rule_that_is_none(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.Bid.check

    def check(self: rules.Bid, state: CovesState, seat: int, action: Action) -> Refusal | None:
        return None if whole(self, state, seat, action) is None else Refusal("no", "TOY-NONE-01")

    patch.setattr(rules.Bid, "check", check)
    return Coves()


@FAULTS.against("checksums-match")
def a_dig_is_harder_than_it_was(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.DigRoll.rolled

    def rolled(self: rules.DigRoll, state: CovesState, faces: list[int]) -> None:
        whole(self, state, [faces[0] - 1])

    patch.setattr(rules.DigRoll, "rolled", rolled)
    return Coves()


@FAULTS.against("checksums-match")
def the_choices_come_in_another_order_than_they_did(patch: pytest.MonkeyPatch) -> Coves:
    """As they do from one run to the next where the order depends on a set or a hash."""
    whole = rules.Bid.legal
    patch.setattr(rules.Bid, "legal", lambda self, state, seat: whole(self, state, seat)[::-1])
    return Coves()


@FAULTS.against("records-round-trip")
def a_new_game_is_never_the_same(patch: pytest.MonkeyPatch) -> Coves:
    numbers = count(4)

    class Faulty(Coves):
        def new(self, options: dict[str, str]) -> CovesState:
            return super().new({**options, "rounds": str(next(numbers))})

    return Faulty()
