"""Decisions, refusals, modifiers and outcomes."""

from warbox.engine.decision import ONE, SEALED, Decision, IllegalAction, Modifier, Refusal, total
from warbox.engine.state import Outcome


def test_a_decision_asks_one_seat_unless_it_says_otherwise() -> None:
    assert Decision("shot", "TOY-FIRE-05", (0,)).mode == ONE
    sealed = Decision("plot", "TOY-CARDS-01", (0, 1), SEALED)
    assert repr(sealed) == "Decision('plot', 'TOY-CARDS-01', (0, 1), 'sealed')"


def test_a_refusal_says_kind_rule_and_facts() -> None:
    refusal = Refusal("known-empty", "TOY-DIG-02", {"cove": 3})
    assert refusal.text() == "known-empty TOY-DIG-02 cove=3"
    assert repr(refusal) == "<refused: known-empty TOY-DIG-02 cove=3>"


def test_refusals_without_facts_do_not_share_them() -> None:
    first, second = Refusal("a", "TOY-A-01"), Refusal("b", "TOY-B-01")
    first.facts["card"] = 1
    assert second.facts == {}


def test_an_illegal_action_carries_its_refusal() -> None:
    refusal = Refusal("known-empty", "TOY-DIG-02")
    error = IllegalAction(refusal)
    assert error.refusal is refusal
    assert str(error) == "known-empty TOY-DIG-02"


def test_the_total_of_modifiers_is_their_sum() -> None:
    modifiers = [Modifier(2, "TOY-A-01", "numbers"), Modifier(-3, "TOY-A-02", "smoke")]
    assert total(modifiers) == -1
    assert total([]) == 0
    assert repr(modifiers[0]) == "Modifier(+2, 'TOY-A-01', 'numbers')"


def test_a_win_scores_one_a_loss_nothing_and_a_draw_half() -> None:
    win = Outcome("found", "TOY-END-01", (1,))
    assert [win.score(0), win.score(1)] == [0.0, 1.0]
    draw = Outcome("last-round", "TOY-END-02", ())
    assert [draw.score(0), draw.score(1)] == [0.5, 0.5]
    partners = Outcome("found", "TOY-END-01", (0, 2))
    assert [partners.score(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]
    assert repr(partners) == "Outcome('found', 'TOY-END-01', (0, 2))"
