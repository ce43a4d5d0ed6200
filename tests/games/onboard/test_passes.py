"""A card that was not played in a combat where it made sense is unlikely to be in that hand."""

from math import comb

import pytest

from tests.games.onboard.table import SOLO, Table, TableOf
from warbox.engine.notation import ParseError
from warbox.engine.sampler import Sampler
from warbox.games.onboard.determinize import KEEPS_BACK
from warbox.games.onboard.game import GAME
from warbox.games.onboard.pieces.card import DOUBLE_DEFENCE, FACES

WORLDS = 1500
NEAR = 0.05  # four times what luck does to a share of so many
COPIES = FACES[DOUBLE_DEFENCE].counts[1]
HIDDEN = 39  # cards of the Defence, when one lies open


def after_a_combat(table: TableOf, laid: str = "covering_fire") -> Table:
    """Ash strikes with 4, Doc guards with 3, and doubling would save him."""
    game = table(
        f"{SOLO}ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand={laid},counter\n"
        "D1 hand=smoke_grenade,counter,barricade:2,double_defence\nat act ash"
    )
    game.do("A1: fight doc", f"A1: commit {laid}", "D1: commit smoke_grenade", "D1: pass", "A1: pass", "D1: pass")
    return game


def share(game: Table, seat: str = "A1") -> float:
    """How often a seat imagines that D1 can double the defence."""
    found = 0
    for seed in range(WORLDS):
        world = GAME.determinize(game.state, GAME.parse_seat(seat), Sampler(seed))
        if world.holds_card(1, DOUBLE_DEFENCE):
            found += 1
    return found / WORLDS


def chance(cards: int) -> float:
    """That there is one among so many hidden cards."""
    return 1 - comb(HIDDEN - COPIES, cards) / comb(HIDDEN, cards)


def test_who_did_not_save_himself_probably_could_not(table: TableOf) -> None:
    """[OB-COMBAT-12] All cards lie open: everybody sees that doubling would have turned it."""
    game = after_a_combat(table)
    assert "passed=counter:0,double_defence:0" in game.line("D1")
    assert "passed" not in game.line("A1")
    odds = chance(4) / (1 - chance(4)) / KEEPS_BACK
    assert share(game) == pytest.approx(odds / (1 + odds), abs=NEAR)
    assert share(game, "D1") == 1.0


def test_nobody_counters_nothing(table: TableOf) -> None:
    """[OB-COMBAT-08] Where no card was laid down a pass says nothing."""
    game = table(
        f"{SOLO}ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand=counter\nD1 hand=counter:2\nat act ash",
    )
    game.do("A1: fight doc", "A1: commit -", "D1: commit -", "D1: pass", "A1: pass", "D1: pass")
    assert "passed" not in game.line("D1")


def test_where_doubling_turns_nothing_a_pass_says_nothing(table: TableOf) -> None:
    """[OB-COMBAT-13] 2 against 3 is a miss without it."""
    game = after_a_combat(table, "smoke_grenade")
    assert "passed=counter:0 " in game.line("D1") + " "
    assert share(game) == pytest.approx(chance(4), abs=NEAR)


def test_cards_drawn_since_may_be_any(table: TableOf) -> None:
    """[OB-TURN-06] Of five cards four were in the hand."""
    game = after_a_combat(table)
    text = GAME.format(game.state).replace("double_defence:0", "double_defence:3")
    later = table(text)
    old, new = chance(1), chance(4)
    assert old < share(later) < new


def test_a_draw_makes_newer_cards(table: TableOf) -> None:
    """[OB-TURN-06] D1 has four cards and draws one."""
    game = after_a_combat(table)
    while "passed=counter:1,double_defence:1" not in game.line("D1"):
        seat = game.asks().split()[0].split("+")[0]
        game.do(f"{seat}: {game.legal(seat)[-1]}")
    assert game.state.turn == 2


def test_only_such_cards_are_kept_back() -> None:
    with pytest.raises(ParseError, match="only a Counter or a doubling card"):
        GAME.parse("D1 passed=barricade:0")
