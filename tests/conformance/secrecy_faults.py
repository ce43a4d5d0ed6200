"""Coves with faults of secrecy: its views, events, refusals, determinisations."""

from fractions import Fraction
from itertools import count

import pytest

from tests.conformance.coves import rules
from tests.conformance.coves.game import Coves
from tests.conformance.coves.rules import NO_CARD, CovesState
from tests.conformance.faults import Faults
from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, SPECTATOR, Decision, Refusal
from warbox.engine.event import Public, Value
from warbox.engine.game import View
from warbox.engine.outlook import Outlook
from warbox.engine.probe import Probe
from warbox.engine.sampler import Sampler

FAULTS = Faults()


@FAULTS.against("determinized-states-look-the-same")
def a_view_shows_the_other_hand(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            return super().view(state, seat) | {"hands": [list(hand) for hand in state.hands]}

    return Faulty()


@FAULTS.against("determinized-states-look-the-same")
def a_spectator_sees_everything(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            return super().view(state, ARBITER if seat == SPECTATOR else seat)

    return Faulty()


@FAULTS.against("determinized-states-look-the-same")
def a_masked_position_shows_the_pack(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def format(self, state: CovesState, seat: int = ARBITER) -> str:
            return super().format(state, seat) + "".join([f"# {card}\n" for card in state.pack])

    return Faulty()


@FAULTS.against("determinized-states-look-the-same")
def a_refusal_tells_where_the_chest_is_not(patch: pytest.MonkeyPatch) -> Coves:
    whole = rules.Dig.check

    def check(self: rules.Dig, state: CovesState, seat: int, action: Action) -> Refusal | None:
        refusal = whole(self, state, seat, action)
        if refusal is None and action.text != f"dig {state.coves[1 - seat]}":
            return Refusal("not-there", "TOY-DIG-02")
        return refusal

    patch.setattr(rules.Dig, "check", check)
    return Coves()


@FAULTS.against("determinized-states-look-the-same")
def choices_depend_on_where_the_chest_is(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Dig, "legal", lambda self, state, seat: rules.DIG[: state.coves[1 - seat]])
    return Coves()


@FAULTS.against("determinized-states-look-the-same")
def determinizing_redraws_what_the_seat_knows(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            return super().determinize(state, 1 - seat, sampler)

    return Faulty()


@FAULTS.against("probes-tell-what-check-says")
def a_probe_knows_where_the_chest_is(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def probe(self, state: CovesState, seat: int, text: str) -> Probe:
            probe = super().probe(state, seat, text)
            probe.odds["found"] = Fraction(int(state.coves[1 - seat] == 2))
            return probe

    return Faulty()


@FAULTS.against("probes-tell-what-check-says")
def a_probe_promises_what_is_refused(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def probe(self, state: CovesState, seat: int, text: str) -> Probe:
            return Probe(text, None) if text.startswith("dig") else super().probe(state, seat, text)

    return Faulty()


@FAULTS.against("determinizing-redraws")
def determinizing_tells_the_truth(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            return state.clone()

    return Faulty()


@FAULTS.against("determinizing-redraws")
def determinizing_deals_a_card_twice(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            copy = super().determinize(state, seat, sampler)
            copy.pack = [1 for _ in copy.pack]
            return copy

    return Faulty()


@FAULTS.against("determinizing-redraws")
def determinizing_depends_on_more_than_the_seed(patch: pytest.MonkeyPatch) -> Coves:
    numbers = count()

    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            return super().determinize(state, seat, Sampler(next(numbers)))

    return Faulty()


@FAULTS.against("imagining-depends-on-knowledge-alone")
def determinizing_shuffles_the_true_order(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
            copy = super().determinize(state, seat, sampler.fork())
            if seat >= 0:
                unseen = state.pack + state.hands[1 - seat]
                unseen = [unseen[index] for index in sampler.order(len(unseen))]
                copy.pack, held = unseen[: len(state.pack)], unseen[len(state.pack) :]
                copy.hands[1 - seat] = sorted(held)
                copy.bids[1 - seat] = min(copy.bids[1 - seat], NO_CARD)
            return copy

    return Faulty()


@FAULTS.against("sealed-answers-stay-sealed")
def an_event_tells_the_sealed_answer(patch: pytest.MonkeyPatch) -> Coves:
    def whisper(self: CovesState, kind: str, rule: str, seat: int, secret: dict[str, Value]) -> None:
        self.say(kind, rule, secret)

    patch.setattr(CovesState, "whisper", whisper)
    return Coves()


@FAULTS.against("sealed-answers-stay-sealed")
def a_view_tells_how_long_the_sealed_answer_is(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def view(self, state: CovesState, seat: int) -> View:
            lengths = [len("x" * bid) for bid in state.bids]
            return super().view(state, seat) | {"lengths": lengths}

    return Faulty()


@FAULTS.against("sealed-answers-stay-sealed")
def the_second_may_not_hide_where_the_first_did(patch: pytest.MonkeyPatch) -> Coves:
    def legal(self: rules.Hide, state: CovesState, seat: int) -> list[Action]:
        return [action for action in rules.HIDE if action.cove != state.coves[1 - seat]]

    patch.setattr(rules.Hide, "legal", legal)
    return Coves()


@FAULTS.against("silent-windows-tell-nothing")
def a_window_opens_only_for_who_holds_a_card_that_helps(patch: pytest.MonkeyPatch) -> Coves:
    def asks(self: rules.Guard, state: CovesState) -> Decision | None:
        return self.QUESTIONS[self.digger] if any(card > 2 for card in state.hands[1 - self.digger]) else None

    def run(self: rules.Guard, state: CovesState) -> None:
        self.take(state, 1 - self.digger, rules.PASS)

    patch.setattr(rules.Guard, "asks", asks)
    patch.setattr(rules.Guard, "run", run)
    return Coves()


@FAULTS.against("silent-windows-tell-nothing")
def a_window_is_not_marked(patch: pytest.MonkeyPatch) -> Coves:
    patch.setattr(rules.Guard, "QUESTIONS", [Decision("guard", "TOY-GUARD-01", (1 - digger,)) for digger in (0, 1)])
    return Coves()


@FAULTS.against("events-tell-no-more-than-views")
def everybody_is_told_which_card_was_drawn(patch: pytest.MonkeyPatch) -> Coves:
    whole = CovesState.whisper

    def whisper(self: CovesState, kind: str, rule: str, seat: int, secret: dict[str, Value]) -> None:
        if kind == "drew":
            self.emit(Public(kind, rule, secret))
        else:
            whole(self, kind, rule, seat, secret)

    patch.setattr(CovesState, "whisper", whisper)
    return Coves()


@FAULTS.against("outlooks-tell-nothing-hidden")
def an_outlook_is_made_from_the_truth(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def outlook(self, state: CovesState, seat: int) -> Outlook:
            return Outlook(None, {"pack": list[object](state.pack)})

    return Faulty()


@FAULTS.against("outlooks-tell-nothing-hidden")
def odds_are_told_to_who_is_not_asked(patch: pytest.MonkeyPatch) -> Coves:
    class Faulty(Coves):
        def foresee(self, state: CovesState, seat: int) -> Outlook:
            return Outlook({"kind": "dig"})

    return Faulty()
