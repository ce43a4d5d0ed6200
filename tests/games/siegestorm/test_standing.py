"""Who will be the last one standing, who is about to lose a duel, and which cards are spared."""

import pytest

from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, legal
from warbox.games.siegestorm.doom import doom
from warbox.games.siegestorm.game import GAME
from warbox.games.siegestorm.sparing import best_card, spared
from warbox.games.siegestorm.standing import FEATURES, chance_to_stand, counts
from warbox.games.siegestorm.table_weights import TABLE_WEIGHTS

LAST4 = "options mode=last4\nturn 9 A\n"
FOUR = "A resources=12 {}\nB resources=12\nC resources=12\nD resources=12\nat act A"


def test_the_chances_of_all_add_up_to_one() -> None:
    """[SGS-LAST-10] One of those who are left will stand."""
    state = GAME.parse(LAST4 + FOUR.format("1.T3=tengu hand=tengu support=tengu"))
    assert sum(chance_to_stand(state, seat) for seat in range(4)) == pytest.approx(1.0)
    assert sorted(TABLE_WEIGHTS) == sorted(FEATURES)


def test_who_has_more_cards_stands_longer() -> None:
    """[SGS-LAST-04] Three cards are a turn; who draws later is out later."""
    state = GAME.parse(f"{LAST4}A resources=12\nB resources=12\nC resources=15\nD resources=6\nat act A")
    left, rows = counts(state)
    assert left == [0, 1, 2, 3]
    lasts = [row[FEATURES.index("lasts")] for row in rows]
    assert lasts == [4.0 + 16.0, 1.0 + 16.0, 2.0 + 20.0, 3.0 + 8.0]  # A has drawn in this turn
    chances = [chance_to_stand(state, seat) for seat in range(4)]
    assert chances[2] == max(chances)
    assert chances[3] == min(chances)


def test_a_storm_across_the_zone_counts_against_him_whom_it_will_hit() -> None:
    """[SGS-LAST-07] A's creature along zone 1 stands against B, not against D."""
    before = GAME.parse(LAST4 + FOUR.format(""))
    after = GAME.parse(LAST4 + FOUR.format("1.T3=yeti_patriarch"))
    assert chance_to_stand(after, 1) < chance_to_stand(before, 1)
    assert chance_to_stand(after, 3) > chance_to_stand(before, 3)


@pytest.mark.parametrize(
    ("position", "active_loses"),
    [
        ("A step=draw resources=1\nB resources=9", 1),  # he cannot draw
        ("A step=deploy resources=9\nB resources=1", -1),  # the other cannot, next
        ("A step=advance resources=9 T3=yeti_patriarch\nB resources=7", -1),  # nor after this storm
        ("A step=deploy resources=5 T1=snow_runner\nB resources=9 T3=yeti_patriarch", 1),  # nor he after that
        ("A step=deploy resources=5 T1=iron_gate_keeper\nB resources=9 T3=yeti_patriarch", 0),  # who is blocked
        ("A step=deploy resources=9\nB resources=9", 0),
        ("A step=deploy resources=5 heal=tengu:4\nB resources=9 T3=yeti_patriarch", 0),  # the Heal pile goes first
    ],
)
def test_who_cannot_draw_in_time_is_doomed(position: str, active_loses: int) -> None:
    """[SGS-DRAW-03] [SGS-STORM-09] [SGS-KEYWORD-13]"""
    state = GAME.parse(f"turn 7 A\n{position}\nat act A")
    sure = doom(state)
    assert (sure > 0.0) - (sure < 0.0) == active_loses
    for seat in (0, 1):
        better = (sure < 0.0) == (seat == 0)
        value = GAME.prospect(state, seat)
        assert value is not None
        if sure:
            assert value > GAME.evaluate(state, seat) if better else value < GAME.evaluate(state, seat)
        else:
            assert value == GAME.evaluate(state, seat)


def test_the_best_card_that_can_be_paid_for_is_spared() -> None:
    """[SGS-COST-05] One out of reach is not, and what is not asked about the hand is left alone."""
    text = (
        "turn 5 A\nA hand=white_lancer,{} resources=9\nB resources=9\nat declare A deploy dawn_acolyte stage=pay owed=1"
    )
    for hand, best in (
        ("archangel_maris,lantern_bearer:3", "archangel_maris"),
        ("world_serpent", "white_lancer"),
    ):
        state = GAME.parse(text.format(hand))
        assert best_card(state, 0) == state.box.numbers[best]
        choices = legal(state, 0)
        texts = [choice.text for choice in spared(state, 0, "pay", choices)]
        assert f"discard {best}" not in texts
        assert len(texts) == len(choices) - 1
        assert spared(state, 0, "act", choices) == choices


def test_in_playouts_the_creature_that_does_most_is_aimed_at() -> None:
    """[SGS-R-52] Whoever aims pays only afterwards: the one about to storm, not the first one."""
    text = (
        "turn 5 A\nA hand=two_faced_chancellor,tengu:3 resources=9\nB T2=tengu T3=yeti_patriarch resources=9\nat act A"
    )
    state = GAME.parse(text)
    apply(state, 0, GAME.parse_seat_action("play two_faced_chancellor"))
    answer = GAME.policy(state, 0, Sampler(1))
    assert answer is not None
    assert answer.text == "target B.T3"


@pytest.mark.parametrize(("card", "zone"), [("deploy snow_runner", 4), ("play venom_spitter", 1)])
def test_in_playouts_guards_stand_where_a_storm_comes_from_and_the_richest_is_hit(card: str, zone: int) -> None:
    """[SGS-LAST-05] D's creature is about to storm along zone 4; B, along zone 1, lasts longer."""
    seats = "A hand=snow_runner,venom_spitter resources=9\nB resources=12\nC resources=9\nD resources=9 4.T3=tengu"
    state = GAME.parse(f"{LAST4}{seats}\nat act A")
    apply(state, 0, GAME.parse_seat_action(card))
    answer = GAME.policy(state, 0, Sampler(1))
    assert answer is not None
    assert answer.text == f"track {zone}"


def test_nothing_is_thought_about_that_would_do_nothing() -> None:
    """[SGS-R-52] It could be played and would fizzle."""
    state = GAME.parse("turn 5 A\nA hand=sun_archer,tengu:2 resources=9\nB T2=yeti_patriarch resources=9\nat act A")
    assert "play sun_archer" in [choice.text for choice in GAME.candidates(state, 0)]
    assert "play sun_archer" not in [choice.text for choice in GAME.broad(state, 0)]
