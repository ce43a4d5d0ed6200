"""Case files say all they mean: one grammar for input and checks, counts, order, sequences of events."""

import pytest

from warbox.play.case import run_case
from warbox.play.casetokens import token_begins, token_has, token_shows

SHOT = "title t\ngame broadsides\nposition\n  S @6,4 N\n  I @7,4 N\n  at shot S shots=3 then=0\n"
DUEL = (
    "title t\ngame siegestorm\nposition\n  turn 9 A\n  A hand=tengu:2,assassin resources=snow_runner,drum_caller:2\n"
    "  B support=tengu:3:committed,tengu resources=7\n  at act A\n"
)
SMOKE = (
    "title t\ngame onboard\nposition\n  ash @C5\n  A1 hand=smoke_grenade\n  smoke archives=2\n  at act ash actions=3\n"
)


@pytest.mark.parametrize(
    ("wanted", "found", "has", "shows"),
    [
        ("support=x:3:committed", "support=x:committed,x:committed,x:committed", True, True),
        ("support=x:3:committed", "support=x:committed,x:committed", False, False),
        ("support=x:3:committed", "support=x:3", False, False),
        ("support=x:2", "support=x,x,x:committed", True, True),
        ("support=x:committed", "support=x:3:committed", True, True),
        ("deck=counter,counter,counter", "deck=counter:2,smoke", False, True),
        ("deck=counter,counter", "deck=counter:2,smoke", True, True),
        ("deck=counter,counter", "deck=counter,smoke,counter", True, True),
        ("crew=C5", "crew=C5:2", True, True),
        ("crew=C5:2", "crew=C5:1", False, False),
        ("crew=C5:0", "crew=A4:1", False, False),
        ("pile=one,two", "pile=two,one", True, True),
    ],
)
def test_a_check_means_what_the_same_words_would_build(wanted: str, found: str, has: bool, shows: bool) -> None:
    assert token_has(wanted, found) == has
    assert token_shows(wanted, found) == shows


@pytest.mark.parametrize(
    ("wanted", "found", "begins"),
    [
        ("pile=one,two", "pile=one,two,three", True),
        ("pile=two,one", "pile=one,two,three", False),
        ("pile=one:2,two", "pile=one,one,two", True),
        ("pile=one,one,two", "pile=one:2,two", True),
        ("pile=one,two", "pile=one:2,two", False),
        ("pile=one", "other=one", False),
    ],
)
def test_order_inside_a_pile(wanted: str, found: str, begins: bool) -> None:
    assert token_begins(wanted, found) == begins


@pytest.mark.parametrize(
    "text",
    [
        SHOT + "S: shot C\n*: dice 5\nevent shot die=5\nthen cannon-lost\nthen crew-lost count=2",
        SHOT + "choices S shot 8\nchoices S hold 1\nchoices S 9\nchoices S plot 0",
        SHOT + "S: hold all\nevent held ship=S\nthen held\nthen held",
        SHOT + "sees I is at: shot S shots=3 then=0",
        DUEL + "has B: support=tengu:3:committed\nhas B: support=tengu,tengu,tengu,tengu\nhas A: hand=tengu,tengu",
        DUEL + "order A: resources=snow_runner,drum_caller,drum_caller\norder A: resources=snow_runner,drum_caller:2",
        DUEL + "sees A order A: hand=tengu:2\nchoices A next 1",
        SMOKE + "has tokens: smoke=8 flash=10 disoriented=10\nsees spectator: tokens smoke=8",
    ],
)
def test_what_is_so_holds(text: str) -> None:
    assert [(one.statement, one.found) for one in run_case(text, "test").failures] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (SHOT + "S: shot C\n*: dice 5\nevent crew-lost\nthen cannon-lost", "no events"),
        (SHOT + "choices S shot 9", "8 of 9 choices"),
        (SHOT + "S: hold all\nasks S shot", "first-fire"),
        (SHOT + "S: fly all", "not notation"),
        (SHOT + "sees I is at: shot S", "at shot S shots=3"),
        (SHOT + "then held", "'then' follows an 'event' or 'hears' that holds"),
        (SHOT + "choices S shot hold 9", "write 'choices SEAT NUMBER'"),
        (DUEL + "has A: hand=tengu,tengu,tengu", "A "),
        (DUEL + "order A: resources=drum_caller", "A "),
    ],
)
def test_what_is_not_so_fails(text: str, found: str) -> None:
    [failure] = run_case(text, "test").failures
    assert found in failure.found
