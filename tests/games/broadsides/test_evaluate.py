"""The estimate of a position: bounds, symmetry, and that it sees what is about to happen."""

import re
from typing import Any

import pytest

from warbox.engine.sampler import Sampler
from warbox.engine.turn import playout
from warbox.games import load_game
from warbox.games.broadsides.actions import FORWARD, TURN_PORT, TURN_STARBOARD
from warbox.games.broadsides.approach import NEVER, cards_to_bear
from warbox.games.broadsides.arcs import ARC_FIRES, rel
from warbox.games.broadsides.evaluate import prospect
from warbox.games.broadsides.sailing import carry_out
from warbox.games.broadsides.sea import HEADINGS, HEIGHT, PORT, STARBOARD, WIDTH, is_point

GAME = load_game("broadsides")
OPTIONS = GAME.complete_options({})


def value(position: str, seat: int = 0) -> float:
    return GAME.evaluate(GAME.parse(position), seat)


def random_positions(count: int) -> list[Any]:
    """Positions from random games, half of them with the ships already alongside."""
    found = []
    for seed in range(count):
        state = GAME.new(OPTIONS)
        if seed % 2:
            state = GAME.parse("placement same S=starboard I=port\nat salvo")
        playout(state, Sampler(seed), 7 + seed % 50)
        found.append(state)
    return found


def mirrored(text: str) -> str:
    """The same position with the ships in each other's place, the sea turned by half a circle."""
    turned = re.sub(r"@(\d+),(\d+) (\w+)", opposite_course, text)
    seats = r"(?<![=,])\b[SI]\b(?!>)|\b[SI](?=\.)"  # neither cards nor headings
    return re.sub(seats, lambda seat: "I" if seat[0] == "S" else "S", turned).replace("<", "").replace(">", "")


def opposite_course(course: re.Match[str]) -> str:
    heading = HEADINGS[(HEADINGS.index(course[3]) + 4) % 8]
    return f"@{WIDTH - 1 - int(course[1])},{HEIGHT - 1 - int(course[2])} <{heading}>"


@pytest.mark.parametrize("state", random_positions(40))
def test_an_estimate_lies_between_lost_and_won_and_changes_nothing(state: Any) -> None:
    before = GAME.format(state)
    for seat in (0, 1):
        assert 0 <= GAME.evaluate(state, seat) <= 1
    assert GAME.format(state) == before


def test_a_finished_game_is_worth_its_score() -> None:
    over = "at over sunk BBP-WIN-03 winner=I"
    assert (value(over, 0), value(over, 1)) == (0, 1)
    assert value("at over idle BBP-R-42 winner=draw", 0) == 0.5


@pytest.mark.parametrize(
    ("ship", "worse"),
    [
        ("", "crew-=C3"),
        ("", "cannons-=C3"),
        ("", "fore=0"),
        ("fore=0", "fore=0 mizzen=0"),
        ("fore=0 mizzen=0", "fore=0 mizzen=0 aft=0"),
        ("", "hull=C-port"),
        ("hull=C-port", "hull=C-port:2"),
        ("hull=C-port:2,D-port", "hull=C-port:2,D-port:2"),
        ("", "nocards"),
    ],
)
def test_every_kind_of_damage_is_worse(ship: str, worse: str) -> None:
    """[BBP-DAMAGE-01] [BBP-DAMAGE-12] [BBP-DAMAGE-22] [BBP-DAMAGE-42]"""
    assert value(f"S {worse}\nat plot") < value(f"S {ship}\nat plot")
    assert value(f"S {worse}\nat plot", seat=1) > value(f"S {ship}\nat plot", seat=1)


def test_raking_is_better_than_being_raked() -> None:
    """[BBP-ARC-06] S lies across I's bow: her port battery bears, and I has nothing to answer with."""
    raking = "S @6,5 E\nI @6,6 S\nat plot"
    assert value(raking, 0) > 0.55
    assert value(raking, 1) < 0.5


def test_shots_that_are_due_count() -> None:
    """[BBP-FIRE-02]"""
    assert value("S @6,4 N\nI @7,4 N\nat shot S shots=5 then=0") > value("S @6,4 N\nI @7,4 N\nat shot S shots=1 then=0")


def test_cards_that_are_plotted_are_looked_through() -> None:
    """[BBP-RANGE-03] [BBP-ARC-06] If S sails on she crosses I's bow: the cards are plotted and cannot be changed."""
    position = "S @6,4 E plot=S,{cards}\nI @7,3 N plot=S,S,S\nturn 1 step=1\nat shot S shots=1 then=1"
    assert value(position.format(cards="F,S")) > value(position.format(cards="S,S"))


def test_a_captain_within_reach_is_in_danger() -> None:
    """[BBP-MELEE-12] Three of S stand beside I's captain, who is alone; then he has two guards."""
    alone = "placement same S=starboard I=port\nS crew=I.H3:3 captain=H5\nI crew=B3:3 captain=H4\nat step S"
    guarded = "placement same S=starboard I=port\nS crew=I.H3:3 captain=H5\nI crew=B3:1,H4:2 captain=H4\nat step S"
    assert value(alone) > value(guarded) > value(guarded.replace("at step S", "at step I"))


def test_a_melee_that_is_due_counts_with_its_exact_chances() -> None:
    """[BBP-MELEE-13] Two captains alone together are even; the one with two crew beside him is nearly sure to win."""
    even = "placement same S=starboard I=port\nS crew=B3:3 captain=I.C5\nI crew=B5:3 captain=C5\nat melee S spot=I.C5"
    assert value(even) == pytest.approx(0.5, abs=0.02)
    assert value(even.replace("crew=B3:3", "crew=B3:1,I.C5:2")) > 0.9


@pytest.mark.parametrize("state", random_positions(40))
def test_the_ships_are_judged_alike(state: Any) -> None:
    """[BBP-GEN-01] Both ships are equal: in the mirrored position the seats have each other's prospects."""
    if state.outcome is not None:
        return
    other = GAME.parse(mirrored(GAME.format(state)))
    for seat in (0, 1):
        assert GAME.evaluate(state, seat) == pytest.approx(GAME.evaluate(other, 1 - seat))


@pytest.mark.parametrize("start", [(6, 0, 0), (6, 7, 0), (0, 16, 4), (12, 3, 6), (4, 8, 3), (5, 9, 1)])
@pytest.mark.parametrize("target", [(6, 9), (7, 4), (0, 0)])
def test_cards_to_bear_are_the_fewest(start: tuple[int, int, int], target: tuple[int, int]) -> None:
    """[BBP-ARC-04] Checked by sailing every course, card by card, until all five cannons of a side bear."""
    state = GAME.parse("at turn")
    ship, enemy = state.ships
    enemy.x, enemy.y = target
    fewest = {STARBOARD: NEVER, PORT: NEVER}
    seen = {start}
    courses = [start]
    cards = 0
    while courses and NEVER in fewest.values():
        following = []
        for x, y, heading in courses:
            ship.x, ship.y, ship.heading = x, y, heading
            at = rel(ship, enemy)
            if at >= 0 and len(ARC_FIRES[at]) == 5:
                side = STARBOARD if at == 2 else PORT
                fewest[side] = min(fewest[side], cards)
            for card in (FORWARD, TURN_STARBOARD, TURN_PORT):
                ship.x, ship.y, ship.heading, ship.aground = x, y, heading, False
                carry_out(state, ship, card)
                course = int(ship.x), int(ship.y), int(ship.heading)
                if course not in seen and course[:2] != target:
                    seen.add(course)
                    following.append(course)
        courses = following
        cards += 1
    assert is_point(*target)
    for side, expected in fewest.items():
        assert cards_to_bear(*start, side, *target) == expected


def test_who_looks_farther_waits_for_the_enemy_but_not_for_ever() -> None:
    """[BBP-R-42] Far apart a step closer is worth nothing at first, and the more the longer nobody has fired."""
    gains = []
    for idle in (0, 10, 40):
        near, far = (
            prospect(GAME.parse(f"turn 60 idle={idle}\nS @{point} N\nI @6,16 S\nat plot"), 0)
            for point in ("6,9", "6,0")
        )
        gains.append(near - far)
    assert gains[0] < gains[1] < gains[2]


def test_who_looks_farther_does_not_board_at_even_odds() -> None:
    """[BBP-COLLIDE-01]"""
    even = GAME.parse("placement same S=starboard I=port\nat salvo")
    assert prospect(even, 0) < GAME.evaluate(even, 0)
