"""Exact chances of shots and melees, against the rules played out with every result of the dice."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from warbox.engine.action import Dice
from warbox.engine.decision import CHANCE
from warbox.engine.turn import apply
from warbox.games import load_game
from warbox.games.broadsides.deck import HULL_NAMES, MASTS, ROWS
from warbox.games.broadsides.odds import Loss, melee_odds, shot_odds

GAME = load_game("broadsides")
SPOT = "I.C5"
FIGURES = [(0, True), (1, False), (1, True), (2, False), (2, True), (3, False)]
Ends = dict[tuple[int, int], Fraction]


def melee_position(s: tuple[int, bool], i: tuple[int, bool], options: str) -> Any:
    """A round of a melee in I's C5 is rolled now; a captain who is not there stands on his poop with a guard."""
    lines = ["game broadsides", f"options {options}", "placement same S=starboard I=port"]
    for letter, (crew, captain) in (("S", s), ("I", i)):
        here = SPOT if letter == "S" else SPOT[2:]
        crews = [f"{here}:{crew}"] if crew else []
        lines.append(f"{letter} captain={here if captain else 'H4'} crew={','.join([*crews, 'H4:1'])}")
    lines.append(f"at melee S spot={SPOT}")
    return GAME.parse("\n".join(lines))


def figures(state: Any) -> tuple[int, int]:
    spot = 18 + 5
    return int(state.ships[0].figures(spot)), int(state.ships[1].figures(spot))


def played_out(state: Any, known: dict[tuple[int, int], Ends]) -> Ends:
    """How the melee ends if every pair of dice is played; a pair that changes nothing is rolled again."""
    before = figures(state)
    if before not in known:
        ends: Ends = {}
        counted = 0
        for faces in product(range(1, 7), repeat=2):
            after = state.clone()
            apply(after, CHANCE, Dice(list(faces)))
            left = figures(after)
            if left == before:
                continue
            counted += 1
            over = after.outcome is not None or 0 in left
            for end, share in ({left: Fraction(1)} if over else played_out(after, known)).items():
                ends[end] = ends.get(end, Fraction(0)) + share
        known[before] = {end: share / counted for end, share in ends.items()}
    return known[before]


@pytest.mark.parametrize("options", ["captain-counts=yes", "captain-counts=no", "captains-tie=present"])
@pytest.mark.parametrize("i", FIGURES)
@pytest.mark.parametrize("s", FIGURES)
def test_the_end_of_a_melee_is_what_playing_every_die_gives(
    s: tuple[int, bool], i: tuple[int, bool], options: str
) -> None:
    """[BBP-MELEE-03] [BBP-MELEE-04] [BBP-MELEE-07] [BBP-MELEE-12] [BBP-MELEE-13] [BBP-R-56] [BBP-R-59] [BBP-R-60]"""
    counts, present = options != "captain-counts=no", options == "captains-tie=present"
    odds = melee_odds(s[0], s[1], i[0], i[1], counts, present)
    assert odds.ends == played_out(melee_position(s, i, options), {})
    assert odds.s_wins + odds.i_wins + odds.empty == 1


def test_one_crew_member_against_a_lone_captain() -> None:
    """[BBP-R-60] The captain adds 1 to his die and falls with a tie: 21, 10 and 5 of 36 pairs of dice."""
    odds = melee_odds(0, True, 1, False, captain_counts=True, present_reroll=False)
    assert (odds.s_wins, odds.i_wins, odds.empty) == (Fraction(21, 36), Fraction(10, 36), Fraction(5, 36))


def test_two_lone_captains_are_even_and_one_of_them_falls() -> None:
    """[BBP-MELEE-13] Ties are rolled again, without end if need be: the chances are exact all the same."""
    odds = melee_odds(0, True, 0, True, captain_counts=True, present_reroll=False)
    assert (odds.s_wins, odds.i_wins, odds.empty) == (Fraction(1, 2), Fraction(1, 2), Fraction(0))


def test_a_melee_against_nobody_is_over() -> None:
    assert melee_odds(2, True, 0, False, captain_counts=True, present_reroll=False).ends == {(3, 0): Fraction(1)}


def losses(position: str, row: str, salvo: bool = False) -> list[Loss]:
    return shot_odds(GAME.parse(position), 0, ROWS.index(row), salvo)


def told(loss: Loss) -> tuple[int, int, bool, str, str]:
    mast = MASTS[loss.mast] if loss.mast >= 0 else ""
    return loss.cannons, loss.crew, loss.captain, mast, HULL_NAMES[loss.hull] if loss.hull >= 0 else ""


BROADSIDE = "S @6,4 N\nI @7,4 N\nat shot S"


def test_a_shot_at_a_full_row_takes_something_with_four_faces() -> None:
    """[BBP-FIRE-09] to [BBP-FIRE-13] Row C has two manned cannons, a mast and a hull section."""
    found = losses(BROADSIDE, "C")
    assert [told(loss) for loss in found] == [
        (0, 0, False, "", "C-port"),
        (1, 2, False, "", ""),
        (0, 0, False, "main", ""),
        (1, 2, False, "", ""),
        (0, 0, False, "", ""),
    ]
    assert [loss.chance for loss in found] == [Fraction(1, 6)] * 4 + [Fraction(2, 6)]
    assert not any(loss.mast_falls or loss.hull_destroyed or loss.sinks for loss in found)


def test_the_second_hit_brings_a_mainmast_down_and_the_third_hull_section_sinks() -> None:
    """[BBP-DAMAGE-11] [BBP-DAMAGE-23] [BBP-WIN-03]"""
    found = losses("S @6,4 N\nI @7,4 N main=1 hull=C-port:1,D-port:2,E-port:2\nat shot S", "C")
    assert [(loss.mast_falls, loss.hull_destroyed, loss.sinks) for loss in found] == [
        (False, True, True),
        (False, False, False),
        (True, False, False),
        (False, False, False),
        (False, False, False),
    ]


def test_a_captain_s_section_is_told() -> None:
    """[BBP-DAMAGE-40] The captain stands in H5, a free crew member in H3."""
    assert [told(loss)[:4] for loss in losses(BROADSIDE, "H")][1:] == [
        (0, 1, False, ""),
        (0, 0, False, "aft"),
        (0, 0, True, ""),
        (0, 0, False, ""),
    ]


def test_in_the_last_salvo_masts_and_hull_are_safe() -> None:
    """[BBP-LASTSALVO-04] [BBP-R-49] Row A holds a mast and a crew member; only he can be hit, by a 4."""
    found = losses("placement same S=starboard I=port\nat shot S", "A", salvo=True)
    assert [(told(loss), loss.chance) for loss in found] == [
        ((0, 1, False, "", ""), Fraction(1, 6)),
        ((0, 0, False, "", ""), Fraction(5, 6)),
    ]


def test_the_chances_of_a_shot_sum_to_one_and_nothing_is_changed() -> None:
    state = GAME.parse(BROADSIDE)
    before = GAME.format(state)
    for row in range(len(ROWS)):
        assert sum(loss.chance for loss in shot_odds(state, 0, row, False)) == 1
    assert GAME.format(state) == before
