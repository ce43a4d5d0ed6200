"""What games tell: luck and skill told apart, what goes with winning, when the winner was known."""

from typing import Any

import pytest

from tests.lab.experiments import made, small
from warbox.engine.sampler import Sampler
from warbox.lab.course import known_at, lead_changes
from warbox.lab.findings import findings
from warbox.lab.luck import components, luck
from warbox.lab.row import Row
from warbox.lab.winning import Look, corrected, winning

PAIR = small(players=["random", "greedy"], games=400)


def seated(number: int) -> dict[str, str]:
    names = ("random", "greedy")
    return {"S": names[number % 2], "I": names[1 - number % 2]}


def rows(winner: Any, count: int = 400, **facts: Any) -> list[Row]:
    return [made(number, winner(number), players=seated(number), **facts) for number in range(count)]


def shares(found: list[Row]) -> dict[str, float]:
    told = luck(PAIR, found, "broadsides")
    assert told is not None
    assert all(0 <= part["low"] <= part["share"] <= part["high"] <= 1 for part in told["parts"].values())
    return {name: part["share"] for name, part in told["parts"].items()}


def test_where_the_better_player_always_wins_all_is_skill() -> None:
    assert shares(rows(lambda number: "SI"[number % 2])) == pytest.approx(
        {"players": 1, "dice": 0, "side": 0, "rest": 0}
    )


def test_where_the_dice_of_a_deal_decide_all_is_luck() -> None:
    dice = Sampler(5).dice(200, 2)
    found = shares(rows(lambda number: "SI"[dice[number // 2] - 1]))
    assert found["dice"] > 0.95
    assert found["players"] < 0.02


def test_where_one_side_always_wins_all_is_the_side() -> None:
    assert shares(rows(lambda number: "S")) == pytest.approx({"players": 0, "dice": 0, "side": 1, "rest": 0})


def test_where_every_game_is_a_coin_of_its_own_nothing_explains_it() -> None:
    coins = Sampler(6).dice(400, 2)
    found = shares(rows(lambda number: "SI"[coins[number] - 1]))
    assert found["rest"] > 0.85


def test_half_skill_and_half_luck_are_told_apart() -> None:
    """In three deals of four the better player wins from either seat, in the fourth the dice decide for a side."""
    dice = Sampler(7).dice(200, 2)
    found = shares(rows(lambda number: "SI"[number % 2] if number // 2 % 4 else "SI"[dice[number // 2] - 1]))
    # the player's score has a mean of 7/8: (7/8 - 1/2)² of 1/4
    assert found["players"] == pytest.approx(0.5625, abs=0.03)


def test_components_are_without_bias() -> None:
    """Few deals of coins: on the average of many such samples nothing but the rest is left."""
    sampler = Sampler(8)
    sums = {"players": 0.0, "dice": 0.0, "side": 0.0}
    for _ in range(300):
        deals = [[face - 1.5 for face in sampler.dice(2, 2)] for _ in range(20)]
        for part in sums:
            sums[part] += components(deals)[part] / 300
    assert all(value < 0.02 for value in sums.values())  # of a variance of a quarter; only what is below 0 is cut off


def test_a_thing_that_goes_with_winning_is_found_among_many_that_do_not() -> None:
    sampler = Sampler(9)
    found = []
    for number in range(400):
        won = sampler.dice(1, 2)[0] == 1
        cards = {f"dud-{card}": 1 for card in range(40) if sampler.dice(1, 2)[0] == 1}
        if sampler.dice(1, 10)[0] <= (7 if won else 3):
            cards["ace"] = 1
        found.append(made(number, "S" if won else "I", players=seated(number), uses={"S": {"card": cards}}))
    told = winning(PAIR, found)
    assert told["looks"] == 41
    first, *others = told["found"]
    assert (first["name"], first["side"], first["sure"]) == ("ace", 0, True)
    assert first["low"] < 0.4 < first["high"]
    assert sum(one["sure"] for one in others) <= 1


def test_a_stronger_player_s_habit_is_not_taken_for_a_cause() -> None:
    """The better player always plays the card and always wins: within one rotation there is nothing to compare."""
    found = [
        made(
            number,
            "SI"[number % 2],
            players=seated(number),
            uses={"S": {"card": {"flag": 1} if number % 2 == 0 else {}}},
        )
        for number in range(200)
    ]
    assert winning(PAIR, found)["found"] == []


def test_games_of_a_deal_that_are_alike_are_not_taken_for_more_proof() -> None:
    """Every game is there twice, as greedy players with equal dice may play it: the error is that of half as many."""

    def look(alike: bool) -> Any:
        sampler = Sampler(10)
        found = []
        for deal in range(100):
            rolls = sampler.dice(4, 10)
            for rotation in range(2):
                used, won = rolls[:2] if alike else rolls[2 * rotation : 2 * rotation + 2]
                cards = {"card": {"ace": 1}} if used <= 5 else {}
                found.append(made(2 * deal + rotation, "S" if won <= 5 else "I", uses={"S": cards}))
        return winning(small(games=200), found)["found"][0]

    alike, apart = (one["high"] - one["low"] for one in (look(True), look(False)))
    assert alike / apart == pytest.approx(2**0.5, rel=0.1)


def test_q_is_benjamini_s_and_hochberg_s() -> None:
    looks = [Look(0, "card", str(p), False, 9, 0.1, 0.0, 0.2, p, 1.0, sure=False) for p in (0.04, 0.01, 0.03, 0.005)]
    assert [(one.p, round(one.q, 4), one.sure) for one in corrected(looks)] == [
        (0.005, 0.02, True),
        (0.01, 0.02, True),
        (0.03, 0.04, True),
        (0.04, 0.04, True),
    ]
    assert [round(one.q, 4) for one in corrected(looks[:1] * 1 + [Look(**(vars(looks[0]) | {"p": 0.9}))])] == [
        0.08,
        0.9,
    ]


def test_the_lead_changes_when_another_side_leads_clearly() -> None:
    outlook = [[0.5, 0.5], [0.6, 0.4], [0.505, 0.495], [0.4, 0.6], [0.45, 0.55], [0.7, 0.3]]
    assert lead_changes(made(0, outlook=outlook)) == 2


@pytest.mark.parametrize(
    ("outlook", "winner", "known"),
    [
        ([[0.5, 0.5], [0.95, 0.05], [0.92, 0.08]], "S", 0.5),
        ([[0.95, 0.05], [0.5, 0.5], [0.92, 0.08]], "S", 0.75),
        ([[0.95, 0.05]], "I", 1.0),
        ([], "S", None),
        ([[0.95, 0.05]], "", None),
    ],
)
def test_a_winner_is_known_when_the_outlook_is_good_and_stays_so(
    outlook: list[list[float]], winner: str, known: float | None
) -> None:
    assert known_at(PAIR, made(0, winner, outlook=outlook)) == known


def test_ends_lengths_branching_and_scores_are_counted() -> None:
    found = [
        made(0, "S", decisions=10, kinds={"S": {"plot": (2, 20)}}, players=seated(0)),
        made(1, "I", decisions=30, kinds={"I": {"plot": (2, 40), "shot": (1, 6)}}, players=seated(1)),
        made(2, "", end="idle", decisions=20, players=seated(2)),
        made(3, "I", decisions=20, players=seated(3)),
    ]
    told = findings(PAIR, found)
    variant = told["variants"]["broadsides"]
    assert [(end["end"], end["count"], end["wins"]) for end in variant["ends"]] == [
        ("sunk", 3, [1, 2]),
        ("idle", 1, [0, 0]),
    ]
    assert variant["length"]["counts"] == {10: 1, 20: 2, 30: 1}
    assert variant["branching"] == [
        {"kind": "plot", "a_game": 1.0, "choices": 15.0},
        {"kind": "shot", "a_game": 0.25, "choices": 6.0},
    ]
    scores = {one["name"]: (one["score"]["rate"], one["score"]["of"]) for one in told["players"]}
    assert scores == {"random": (3.5 / 4, 4), "greedy": (0.5 / 4, 4)}
    assert variant["seat"]["mean"] == pytest.approx(1.5 / 4 - 0.5)
