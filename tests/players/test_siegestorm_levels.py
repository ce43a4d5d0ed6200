"""The levels at Siegestorm: positions in which every good player would answer the same, and how far they look."""

from math import exp, log

import pytest

from tests.games.siegestorm.table import Table
from warbox.engine.sampler import Sampler
from warbox.games.siegestorm.forecast import Forecast, forecast
from warbox.games.siegestorm.game import GAME
from warbox.games.siegestorm.rules.values import modifiers
from warbox.players.levels import LEVELS
from warbox.players.search import Effort, think
from warbox.players.table import SeatTable

THINKING = ["veteran", "elite"]
DECK = "resources=stone_monk:6,snow_runner:6"


def answer(level: str, position: str, *lines: str) -> str:
    """What a level answers that looks as far as ever and thinks little."""
    game = Table(position)
    game.do(*lines)
    seat = GAME.parse_seat(game.asks()[0])
    whole = LEVELS[level].effort(GAME, clock=False)
    effort = Effort(60, 0.0, whole.legs, whole.width, 0)
    return think(SeatTable(GAME, game.state, seat), effort, Sampler(1)).action.text


@pytest.mark.parametrize("level", THINKING)
def test_the_best_card_does_not_pay(level: str) -> None:
    """[SGS-COST-05] A card that does little before one that does much."""
    hand = f"A hand=masked_chameleon,ancient_dragon,snow_runner {DECK}\nB hand=snow_runner:2 {DECK}"
    assert answer(level, hand, "A: deploy masked_chameleon") == "discard snow_runner"


@pytest.mark.parametrize("level", THINKING)
def test_nobody_pays_for_what_finds_no_target(level: str) -> None:
    """[SGS-PLAY-06] The assassin on the track kills a Supporter for two cards; there is none."""
    idle = f"turn 5 A\nA T1=assassin hand=tengu:3 {DECK} step=deploy\nB hand=tengu {DECK}\nat act A"
    assert answer(level, idle) == "next"


@pytest.mark.parametrize("level", THINKING)
def test_the_storm_that_wins_is_ordered(level: str) -> None:
    """[SGS-STORM-09] [SGS-DRAW-03] B can draw once more, and A cannot: only the storm takes B's last cards in time."""
    race = "turn 7 A\nA T3=tengu hand=tengu step=advance\nB hand=tengu resources=stone_monk:2\nat act A"
    assert answer(level, race, "A: next") == "storm"


@pytest.mark.parametrize("level", THINKING)
def test_a_storm_that_would_kill_is_blocked(level: str) -> None:
    """[SGS-STORM-02] B storms with 3; unguarded A has one card left and cannot draw, and B could not draw any more."""
    last = (
        "turn 7 A\nA hand=armored_yak,stone_monk:2 resources=stone_monk:4 step=deploy\n"
        "B T3=wind_rider hand=tengu resources=stone_monk:2\nat act A"
    )
    assert answer(level, last).startswith("deploy")


def test_nobody_acts_before_the_draw_without_need() -> None:
    """[SGS-TURN-03] [SGS-DRAW-04] With two more cards one knows better, unless they cannot be drawn."""
    text = "turn 5 A\nA hand=tengu,obedient_clerk:2 {} step=draw\nB hand=tengu " + DECK + "\nat act A"
    assert [choice.text for choice in GAME.broad(Table(text.format(DECK)).state, 0)] == ["next"]
    assert len(GAME.broad(Table(text.format("resources=stone_monk")).state, 0)) > 1


def test_around_a_table_nobody_looks_beyond_his_turn() -> None:
    """[SGS-LAST-01] What the others are about to do is reckoned instead."""
    assert GAME.horizon(GAME.new({"mode": "last4"}), 2) == 1
    assert GAME.horizon(GAME.new({"mode": "last3"}), 2) == 1
    assert GAME.horizon(GAME.new({"mode": "last4"}), 0) == 0
    assert GAME.horizon(GAME.new({}), 2) == 2


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("A resources=tengu:12\nboss resources=goblin_tank:6", "A resources=tengu:12\nboss resources=goblin_tank:9"),
        ("A resources=tengu:12\nboss resources=goblin_tank:9", "A resources=tengu:8\nboss resources=goblin_tank:9"),
    ],
)
def test_who_outlasts_the_boss_is_better_off(better: str, worse: str) -> None:
    """[SGS-SOLO-11] What counts is how much is to spare when he cannot draw any more."""
    head = "options mode=solo\n"
    values = [GAME.prospect(GAME.parse(head + text), 0) or 0.0 for text in (better, worse)]
    assert values[0] > values[1]


def test_a_totem_that_deals_damage_is_the_worse_the_longer_he_can_draw() -> None:
    """[SGS-SOLO-35] Every Spirit symbol sets it off until the end."""

    def loss(cards: int) -> float:
        text = f"options mode=solo boss=very_hard\nA resources=tengu:20\nboss resources=goblin_tank:{cards} FL="
        values = [GAME.prospect(GAME.parse(text + totem), 0) or 0.0 for totem in ("wrath_totem", "goblin_banner")]
        points = [log(value / (1.0 - value)) for value in values]
        return points[1] - points[0]

    assert 0.0 < loss(10) < loss(20)


def test_what_is_counted_far_ahead_adds_up_to_the_prospect() -> None:
    """[SGS-COOP-01] Alone and with a partner, for the humans and for the boss."""
    weights = GAME.far_weights()
    for mode in ("solo", "coop"):
        state = GAME.parse(f"options mode={mode}\nA resources=tengu:9 T1=armored_yak\nboss T3=goblin_raider")
        for seat in (0, 4):
            points = sum(weights[name] * count for name, count in GAME.far_features(state, seat).items())
            assert GAME.prospect(state, seat) == pytest.approx(1.0 / (1.0 + exp(-points)))
    assert GAME.far_features(GAME.parse("A resources=tengu:9"), 0) == {}


def test_what_stands_on_the_ground_draws_the_next_storm_off() -> None:
    """[SGS-SOLO-18] A creature that the storm can kill saves the Resources; one that leaves the track in time, too."""
    head = "options mode=solo boss=very_hard\nturn 4 A\nboss T3=goblin_ogre resources=goblin_tank:9\nA step=draw "

    def seen(ground: str) -> Forecast:
        state = GAME.parse(f"{head}resources=tengu:9 {ground}\nat act A")
        return forecast(state, modifiers(state))

    assert (seen("T1=-").taken, seen("T1=-").drawn_off) == (3.5, 0.0)
    assert (seen("FL=snow_runner").taken, seen("FL=snow_runner").drawn_off) == (0.0, 1.0)
    assert seen("T3=snow_runner").taken == 0.0
    assert seen("T2=snow_runner").taken == 3.5
    assert seen("FL=iron_gate_keeper").taken == 3.5  # it is not killed, and so the storm goes on


def test_nobody_guards_against_who_ignores_defenders() -> None:
    """[SGS-STORM-02] In the own turn, once the track has moved, the Defender who will meet the storm stands there."""
    head = "options mode=solo boss=very_hard\nturn 4 A\nboss resources=goblin_tank:9 T3="
    for name, taken in (("goblin_ogre", 1.0), ("mist_walker", 3.0)):
        state = GAME.parse(f"{head}{name}\nA step=deploy resources=tengu:9 T1=stone_monk\nat act A")
        assert forecast(state, modifiers(state)).next == taken


def test_an_unused_reserve_is_more_for_him_to_draw() -> None:
    """[SGS-SOLO-40] Whether the Reserve can still be shuffled in tells how long he lasts."""
    text = "options mode=solo boss=very_hard\nA resources=tengu:9\nboss resources=goblin_tank:9 reserve=goblin_tank:5"
    state = GAME.parse(text)
    state.reserve_token = True
    before = GAME.prospect(state, 0) or 0.0
    state.reserve_token = False
    assert before < (GAME.prospect(state, 0) or 0.0)
