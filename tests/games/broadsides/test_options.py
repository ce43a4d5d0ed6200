"""The readings on which tables differ: the ruling is the default, the other reading an option."""

import pytest

from tests.games.broadsides.table import Table, TableOf
from warbox.engine.game import SetupError
from warbox.engine.notation import ParseError
from warbox.games.broadsides.game import GAME

DEFAULTS = {
    "three-masts-lose": "no",
    "salvo-captain-loses": "no",
    "captain-counts": "yes",
    "captains-tie": "alone",
    "idle-turns": "50",
    "idle-boarding-turns": "50",
}


def test_the_defaults_are_the_rulings() -> None:
    """[BBP-R-38] [BBP-R-42] [BBP-R-49] [BBP-R-56] [BBP-R-59] Six options, each with the rule it is about."""
    assert {option.name: option.default for option in GAME.options} == DEFAULTS
    assert [option.rule for option in GAME.options] == [
        *("BBP-R-38", "BBP-R-49", "BBP-R-56", "BBP-R-59", "BBP-R-42", "BBP-R-42")
    ]
    assert Table.new().state.readings.chosen == DEFAULTS
    assert "options" not in Table.new().text()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("three-masts-lose", "yes"),
        ("salvo-captain-loses", "yes"),
        ("captain-counts", "no"),
        ("captains-tie", "present"),
        ("idle-turns", "7"),
        ("idle-boarding-turns", "9999"),
    ],
)
def test_a_position_carries_the_options_that_differ(table: TableOf, name: str, value: str) -> None:
    """[BBP-R-38] [BBP-R-42] In a new game and in any position; the default need not be written."""
    game = table(f"options {name}={value}")
    assert game.line("options") == f"options {name}={value}"
    assert GAME.new({name: value}).readings.chosen == DEFAULTS | {name: value}
    assert "options" not in table(f"options {name}={DEFAULTS[name]}").text()


@pytest.mark.parametrize(
    "text",
    ["three-masts=yes", "three-masts-lose=maybe", "idle-turns=0", "idle-turns=-1", "idle-turns=10000", "idle-turns=x"]
    + ["captain-counts", "captains-tie=never"],
)
def test_an_option_that_does_not_exist_is_named(table: TableOf, text: str) -> None:
    """Unknown names and values are errors of the position, with its line, and of the setup."""
    with pytest.raises(ParseError, match=r"line 2: .*option"):
        table(f"game broadsides\noptions {text}")
    name, equals, value = text.partition("=")
    if equals:
        with pytest.raises(SetupError, match=name):
            GAME.new({name: value})


@pytest.mark.parametrize(("masts", "row"), [("fore=0 aft=0", "G"), ("main=1 mizzen=0 aft=0", "C")])
def test_three_lost_masts_lose_only_where_the_table_reads_it_so(table: TableOf, masts: str, row: str) -> None:
    """[BBP-R-38] Judged after the exchange; otherwise they immobilise and no more."""
    position = f"turn 1 step=3\nS @6,4 N\nI @7,4 N {masts}\nat shot S shots=1 then=1"
    for option, outcome in (("no", ""), ("yes", "S dismasted BBP-R-38")):
        game = table(f"options three-masts-lose={option}\n{position}")
        game.do(f"S: shot {row}", dice="4")
        assert game.outcome() == ""
        game.do("I: shot A", dice="1")
        assert game.outcome() == outcome


def test_two_masts_and_a_hull_section_do_not_dismast(table: TableOf) -> None:
    """[BBP-R-38] [BBP-R-28] Masts alone count; half a mainmast still stands."""
    game = table(
        "options three-masts-lose=yes\nturn 1 step=3\nS @6,4 N\n"
        "I @7,4 N fore=0 aft=0 hull=C-port:2,D-port:1\nat shot S shots=2 then=0"
    )
    game.do("S: shot D", dice="2")
    game.do("S: shot C", dice="4")
    assert game.outcome() == ""


def test_dismasted_and_sunk_in_one_exchange_is_a_draw(table: TableOf) -> None:
    """[BBP-R-38] [BBP-R-41] Losing three masts is a loss like the others, where it is one."""
    game = table(
        "options three-masts-lose=yes\nS @6,4 N hull=A-starboard:2,B-starboard:2,C-starboard:1\n"
        "I @7,4 N fore=0 aft=0\nat shot S shots=1 then=1"
    )
    game.do("S: shot G", dice="4")
    game.do("I: shot C", dice="2")
    assert game.outcome() == "draw both-lost BBP-R-41"


@pytest.mark.parametrize(("limit", "idle", "outcome"), [("3", 2, "draw idle BBP-R-42"), ("3", 1, ""), ("51", 49, "")])
def test_the_number_of_idle_turns_can_be_chosen(table: TableOf, limit: str, idle: int, outcome: str) -> None:
    """[BBP-R-42]"""
    game = table(f"options idle-turns={limit}\nturn 60 idle={idle}")
    game.plot("S S S", "S S S")
    assert game.outcome() == outcome


@pytest.mark.parametrize(("limit", "idle", "over"), [("3", 2, True), ("3", 1, False), ("51", 49, False)])
def test_the_number_of_idle_boarding_turns_can_be_chosen(table: TableOf, limit: str, idle: int, over: bool) -> None:
    """[BBP-R-42]"""
    game = table(
        f"options idle-boarding-turns={limit}\nboarding 60 idle={idle}\nplacement same S=port I=starboard\nat step I"
    )
    for step in ("I.H5>I.H4", "I.H4>I.H5", "I.H5>I.H4"):
        game.do(f"I: step captain {step}")
    assert game.outcome() == ("draw idle-boarding BBP-R-42" if over else "")
