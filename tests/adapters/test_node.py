"""Moments as the adapters pass them round: chance with its weights, trails, what may be imagined, copies."""

import copy
import pickle
from fractions import Fraction

import pytest

from tests.adapters.late import GAMES, setting, walk
from warbox.adapters.node import Node, Setting
from warbox.engine.decision import CHANCE
from warbox.engine.turn import chances

DICE = "game broadsides; S @6,4 N; I @7,4 N; at shot S shots=1 then=0"


def test_a_roll_is_one_answer_with_the_weights_of_what_it_means() -> None:
    node = Setting("firstwave", start="A1 @300,300 T4 weapons=rifle; B1 @300,360; at act A1 actions=2").root
    assert node.asked is not None
    shots = [text.text for text in node.choices(node.asked).values() if text.text.startswith("shoot")]
    rolling = node.after(node.number_of(shots[0]))
    assert rolling.asked == CHANCE
    outcomes = rolling.outcomes()
    exact = chances(rolling.state)
    total = sum(weight for _, weight in exact)
    assert [chance for _, chance in outcomes] == pytest.approx([weight / total for _, weight in exact])
    assert len({chance for _, chance in outcomes}) > 1  # weighted: not all alike


def test_an_order_is_drawn_place_by_place_and_every_order_can_come() -> None:
    position = (
        "game onboard; turn 2; attack deck=- discard=counter:1,smoke_grenade:1,flash_grenade:1; at reshuffle attack"
    )
    root = Setting("onboard", start=position).root
    assert root.asked == CHANCE
    orders: dict[str, float] = {}

    def draw(node: Node, chance: float) -> None:
        for number, share in node.outcomes():
            after = node.after(number)
            if after.drawn:
                draw(after, chance * share)
            else:
                assert after.trail is not None
                orders[after.trail.action] = orders.get(after.trail.action, 0.0) + chance * share

    draw(root, 1.0)
    assert len(orders) == 6
    assert all(chance == pytest.approx(1 / 6) for chance in orders.values())


def test_a_roll_with_too_many_classes_is_drawn_die_by_die(monkeypatch: pytest.MonkeyPatch) -> None:
    node = Setting("broadsides", start=DICE).root
    rolling = node.after(node.number_of("shot C"))
    at_once = dict(rolling.outcomes())
    monkeypatch.setattr("warbox.adapters.node.MOST_CLASSES", 0)
    by_die = dict(rolling.outcomes())
    assert sum(by_die.values()) == pytest.approx(1)
    assert len(by_die) == len(at_once)
    for face in by_die:
        assert rolling.after(face).asked != CHANCE or rolling.after(face).drawn == ()


def test_what_is_no_choice_is_refused() -> None:
    node = Setting("broadsides", start=DICE).root
    with pytest.raises(ValueError, match="is not the number of a choice"):
        node.after(0)
    with pytest.raises(ValueError, match="'plot F F F' is refused"):
        node.offering("plot F F F")
    with pytest.raises(ValueError, match="is not a choice here"):
        node.number_of("plot F F F")
    with pytest.raises(ValueError, match="not the number of an answer of chance"):
        node.after(node.number_of("shot C")).after(77)


def test_an_answer_that_no_list_has_gets_a_number_when_it_is_asked_for() -> None:
    node = Setting("firstwave", start="A1 @300,300; B1 @500,500; at act A1 actions=2").root
    text = "move A1 307,300"
    with pytest.raises(ValueError, match="not a choice"):
        node.number_of(text)
    offered = node.offering(text)
    moved = offered.after(offered.number_of(text))
    assert "@307,300" in moved.text_for(0)


@pytest.mark.parametrize("slug", GAMES)
def test_a_moment_that_was_kept_is_the_same_moment(slug: str) -> None:
    for node in walk(setting(slug, 8).root, 5, 6):
        again = pickle.loads(pickle.dumps(node))
        assert again.setting.game.format(again.state) == node.setting.game.format(node.state)
        assert again.outcome is None or again.returns() == node.returns()
        for seat in node.setting.seats:
            assert again.told(seat) == node.told(seat)
            assert again.choices(seat) == node.choices(seat)
        assert copy.deepcopy(node) is node


def test_a_trail_tells_a_seat_what_it_did_and_what_it_saw() -> None:
    node = Setting("broadsides", start="game broadsides; S @6,4 N; I @7,6 W; at plot").root
    plotted = node.after(node.number_of("plot F F R"))
    assert plotted.told(0)[0] == "> plot F F R"
    assert not any("F F R" in line for line in plotted.told(1))
    assert plotted.asked == 1  # together, one after the other


def test_chances_sum_to_one_wherever_chance_is_asked() -> None:
    for slug in GAMES:
        node = setting(slug, 30).root
        for moment in walk(node, 2, 20):
            if moment.asked is None:
                break
            for number in list(moment.choices(moment.asked))[:4]:
                after = moment.after(number)
                if after.asked == CHANCE:
                    assert sum(Fraction(chance).limit_denominator(10**9) for _, chance in after.outcomes()) == 1
