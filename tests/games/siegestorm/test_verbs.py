"""Every verb of the vocabulary is complete: its words, its number, its operation, its sentence."""

import re
from importlib.resources import files

import pytest

from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.verbs import NAMES, VERBS, CardVerb
from warbox.games.siegestorm.effects.operation import Operation
from warbox.games.siegestorm.effects.operations import OPERATIONS, TABLE

KEYS = ["n", "who", "to", "filter", "from", "dest", "stat", "what", "set", "kind", "span", "pick"]


def test_there_is_one_operation_for_each_verb() -> None:
    assert [operation.name for operation in OPERATIONS] == NAMES
    assert sorted(operation.name for operation in TABLE) == sorted(set(NAMES))


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
def test_a_verb_is_complete(verb: CardVerb) -> None:
    number = NAMES.index(verb.name)
    assert getattr(v, verb.name.upper()) == number
    assert set(verb.needs) <= set(verb.keys) <= set(KEYS)
    assert set(verb.to) <= set(v.SELECTORS)
    operation = type(OPERATIONS[number])
    assert operation.begin is not Operation.begin
    if operation.pool is not Operation.pool:  # what is chosen must be done
        assert operation.finish is not Operation.finish
    if operation.is_random is not Operation.is_random:
        assert operation.rolled is not Operation.rolled


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_verb_has_a_sentence(lang: str) -> None:
    words = files("warbox.games.siegestorm").joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
    assert [name for name in NAMES if not re.search(rf"^words-{name} =", words, re.MULTILINE)] == []
