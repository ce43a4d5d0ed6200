"""Choices that no list has, end to end in the toy game: sampled, probed, played, written down, verified."""

import pytest

from tests.conformance.coves.game import COVES
from warbox.engine.sampler import Sampler
from warbox.engine.turn import check, is_complete, legal, sample, submit
from warbox.games import load_game

DIG = "game coves\nround 2\nA hand=4\nB cove=3 hand=2\nspent 51\nat dig A"


def test_a_list_that_is_not_complete_has_more_on_request() -> None:
    """[TOY-DIG-04]"""
    state = COVES.parse(DIG)
    assert not is_complete(state, 0)
    assert [action.text for action in legal(state, 0)] == ["dig 1", "dig 2", "dig 3"]
    more = sample(state, 0, Sampler(1), 20)
    assert len({action.text for action in more}) > 10
    assert all(check(state, 0, action) is None for action in more)
    assert is_complete(state, 1), "who is not asked has nothing to list"
    assert sample(state, 1, Sampler(1), 5) == []


@pytest.mark.parametrize(
    ("action", "needed", "chance"), [("dig 1", 3, "2/3"), ("dig 1 30,0", 3, "2/3"), ("dig 1 31,0", 4, "1/2")]
)
def test_a_probe_has_numbers_with_their_causes_odds_and_the_region(action: str, needed: int, chance: str) -> None:
    """[TOY-DIG-03] [TOY-DIG-04]"""
    probe = COVES.probe(COVES.parse(DIG), 0, action)
    assert probe.refusal is None
    told = probe.plain()
    assert told["numbers"] == {"needed": {"total": needed, "causes": told["numbers"]["needed"]["causes"]}}  # type: ignore[index]
    assert str(probe.odds["bottom"]) == chance
    assert probe.region == [{"shape": "disc", "x": 0, "y": 0, "radius": 50}]


@pytest.mark.parametrize(
    ("seat", "action", "kind"),
    [
        (0, "dig 1 40,31", "out-of-cove"),
        (0, "pass", "not-a-choice"),
        (1, "dig 1", "not-asked"),
        (0, "?", "not-notation"),
    ],
)
def test_a_probe_says_why_not(seat: int, action: str, kind: str) -> None:
    state = COVES.parse(DIG)
    probe = COVES.probe(state, seat, action)
    assert probe.refusal is not None
    assert probe.refusal.kind == kind
    assert COVES.format(state) == COVES.format(COVES.parse(DIG))


def test_what_was_not_listed_is_played_and_written_down() -> None:
    state = COVES.parse(DIG)
    for line in ("A: dig 3 -31,0", "B: guard 2"):
        submit(state, *COVES.parse_line(line))
        assert COVES.format(COVES.parse(COVES.format(state))) == COVES.format(state)
    assert "at roll A 3 guarded -31,0" in COVES.format(state)
    submit(state, *COVES.parse_line("*: dice 6"))
    assert state.outcome is not None


@pytest.mark.parametrize(
    ("slug", "position", "seat", "action", "told"),
    [
        ("broadsides", "S @6,4 N\nI @7,6 W\nat plot", 0, "plot F F F", "region"),
        ("broadsides", "S @6,4 N\nI @7,4 N\nat shot S then=0", 0, "shot C", "odds"),
        ("broadsides", "S @6,4 N\nI @7,4 N\nat shot S then=0", 0, "shot C", "told"),
        (
            "onboard",
            "ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand=covering_fire,breach_charge\nD1 hand=barricade\n"
            "at commit ash>doc",
            0,
            "commit covering_fire",
            "numbers",
        ),
        ("siegestorm", "turn 9 A\nA hand=tengu resources=7\nB resources=7\nat act A", 0, "play tengu", "numbers"),
    ],
)
def test_every_game_has_something_to_say(slug: str, position: str, seat: int, action: str, told: str) -> None:
    game = load_game(slug)
    assert game.probe(game.parse(f"game {slug}\n{position}"), seat, action).plain()[told]
