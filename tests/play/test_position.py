"""`warbox.Position`: the examples of its page, and the laws of a value, for every game."""

import doctest
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import warbox
from warbox.conformance.perftfile import read_positions
from warbox.engine.decision import IllegalAction
from warbox.engine.notation import ParseError
from warbox.games import SLUGS

TESTS = Path(__file__).parents[1]
POSITIONS = [
    pytest.param(text, id=f"{slug}-{name}")
    for slug in SLUGS
    for name, text in list(read_positions(TESTS / "positions" / slug).items())[:12]
]
GUNS = "game broadsides; S @6,4 N; I @7,4 N; at shot S shots=1 then=0"


def test_the_examples_of_the_page_run() -> None:
    page = TESTS.parent / "docs" / "python.md"
    found = doctest.testfile(str(page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.attempted > 20
    assert found.failed == 0


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_reproduces_itself_and_never_changes(text: str) -> None:
    at = warbox.Position(text)
    before = at.text
    assert eval(repr(at), {"Position": warbox.Position}) == at
    assert hash(warbox.Position(before)) == hash(at)
    if ";" not in before:
        assert warbox.Position(at.line) == at
    for seat in at.asked:
        if seat != "*":
            answer = at.legal(seat)[0]
            assert at.check(answer, seat) is None
            assert at.probe(answer, seat).refusal is None
            assert at.play(f"{seat}: {answer}") == at.play(f"{seat}: {answer}")
    if at.asked == ["*"]:
        assert at.roll(3) == at.roll(3)
    assert at.view() == warbox.Position(before).view()
    assert at.text == before


def test_odds_of_chance_sum_to_one() -> None:
    assert sum(warbox.Position(GUNS).play("shot C").odds().values()) == Fraction(1)


def test_what_is_wrong_is_said() -> None:
    at = warbox.Position(GUNS)
    with pytest.raises(ParseError, match="a position has a line 'game GAME'"):
        warbox.Position("S @6,4 N")
    with pytest.raises(ParseError, match="chess"):
        warbox.Position("game chess")
    with pytest.raises(ParseError, match="line 2"):
        warbox.Position("game broadsides; S @99,4 N")
    with pytest.raises(IllegalAction, match="name-a-row"):
        at.play("plot F F F")
    with pytest.raises(ParseError):
        at.play("fire!")
    with pytest.raises(ParseError, match="no such seat"):
        at.view("Z")
    with pytest.raises(ValueError, match="say which seat: S and I are asked"):
        warbox.Position.start("broadsides").legal()
    with pytest.raises(ValueError, match="nobody is asked"):
        warbox.Position("game broadsides; at over sunk BBP-WIN-03 winner=S").legal()
    with pytest.raises(AttributeError, match="no attribute 'Positon'"):
        warbox.Positon  # noqa: B018


def test_importing_the_package_loads_no_game() -> None:
    code = "import sys, warbox; print([name for name in sys.modules if name.startswith('warbox.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
