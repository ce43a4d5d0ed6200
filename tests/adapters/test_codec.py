"""Numbers for actions, columns for facts, libraries that may be missing."""

import random

import pytest

from tests.adapters.late import GAMES, setting, walk
from warbox.adapters.codec import WAIT, numbered
from warbox.adapters.extras import ExtraMissing, library
from warbox.adapters.features import facts, tensor
from warbox.engine.action import Action


def test_an_action_has_the_same_number_whatever_else_may_be_chosen() -> None:
    alone = numbered([Action("shot C")])
    among = numbered([Action("hold"), Action("shot C"), Action("plot F F R")])
    number = next(iter(alone))
    assert among[number].text == "shot C"
    assert number == 463  # and in every process and version: models that were trained know it by this


def test_every_choice_has_a_number_of_its_own_and_none_is_that_of_waiting() -> None:
    actions = [Action(f"move {place}") for place in range(99)]
    found = numbered(actions, 100)
    assert sorted(action.text for action in found.values()) == sorted(action.text for action in actions)
    assert WAIT not in found
    assert max(found) < 100


def test_more_choices_than_numbers_are_said_to_be_too_many() -> None:
    with pytest.raises(ValueError, match="more choices than the 10 numbers"):
        numbered([Action(f"move {place}") for place in range(10)], 10)


def test_facts_are_told_by_path_and_value() -> None:
    one = facts({"ships": {"S": {"x": 3, "aground": True}}, "crew": ["A4", "B3"]})
    assert facts({"crew": ["A4", "B3"], "ships": {"S": {"aground": True, "x": 3}}}) == one
    for other in (
        {"ships": {"I": {"x": 3, "aground": True}}, "crew": ["A4", "B3"]},
        {"ships": {"S": {"x": 4, "aground": True}}, "crew": ["A4", "B3"]},
        {"ships": {"S": {"x": 3, "aground": False}}, "crew": ["A4", "B3"]},
        {"ships": {"S": {"x": 3, "aground": True}}, "crew": ["B3", "A4"]},
    ):
        assert facts(other) != one


def test_things_with_ids_are_told_whatever_their_place() -> None:
    one, other = {"id": "a", "x": 1}, {"id": "b", "x": 2}
    assert facts({"units": [one, other]}) == facts({"units": [other, one]})


@pytest.mark.parametrize("slug", GAMES)
def test_tensors_stay_within_their_bounds_and_tell_moments_apart(slug: str) -> None:
    played = setting(slug, 12)
    seen = set()
    moments = list(walk(played.root, 3, 8))
    for node in moments:
        array = tensor(played.game.view(node.state, played.seats[0]), 512)
        assert array.shape == (512,)
        assert array.min() >= -1
        assert array.max() <= 1
        seen.add(array.tobytes())
    assert len(seen) > len(moments) / 2


def test_a_library_that_is_missing_is_said_with_the_extra_that_brings_it() -> None:
    with pytest.raises(ExtraMissing, match=r"nosuchthing is not installed: pip install 'warbox\[data\]'"):
        library("nosuchthing", "data")
    assert library("random", "data") is random
