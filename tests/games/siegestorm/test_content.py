"""The content of the box is what the card list says, in both languages."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.verbs import NAMES
from warbox.i18n import speech

ROOT = Path(__file__).parents[3]
CONTENT = ROOT / "src" / "warbox" / "games" / "siegestorm" / "content"
LIST = (ROOT / "docs" / "rules" / "siegestorm-cards.md").read_text(encoding="utf-8")
BLOCKS = [tomllib.loads(block) for block in re.findall(r"^```toml\n(.*?)^```$", LIST, re.MULTILINE | re.DOTALL)]
FILES = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(CONTENT.glob("*.toml"))}
LISTED = {card["id"]: card for block in BLOCKS for card in block.get("card", [])}
HELD = {card["id"]: card for file in FILES.values() for card in file.get("card", [])}
FACTS = ["faction", "rarity", "cost", "att", "def", "action", "passive", "command", "symbols"]


def listed(kind: str) -> dict[str, dict[str, int]]:
    return {name: cards for block in BLOCKS for name, cards in block.get(kind, {}).items()}


def test_the_box_holds_the_cards_of_the_list() -> None:
    """[SGS-SETUP-10] All 94, and no other."""
    assert len(LISTED) == 94
    assert set(HELD) == set(LISTED)


@pytest.mark.parametrize("name", LISTED)
def test_a_card_is_as_listed(name: str) -> None:
    """[SGS-SETUP-09] Cost, numbers, rank, Action, Passive, commands and symbols."""
    wanted = {key: LISTED[name][key] for key in FACTS if key in LISTED[name]}
    found = {key: HELD[name][key] for key in FACTS if key in HELD[name]}
    empty: dict[str, Any] = {"action": [], "passive": []}
    assert {**empty, **found} == {**empty, **wanted}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_card_is_named_as_listed(lang: str) -> None:
    """[SGS-SETUP-09] In both languages."""
    said = speech("siegestorm", lang)
    named = {name: said.say("card", card=name).replace("’", "'") for name in LISTED}
    assert named == {name: card[f"name_{lang}"] for name, card in LISTED.items()}


@pytest.mark.parametrize(("kind", "key"), [("starter", "starter"), ("boss_deck", "boss_deck"), ("pool", "pool")])
def test_decks_are_as_listed(kind: str, key: str) -> None:
    """[SGS-DECK-06] [SGS-SOLO-05] [SGS-SETUP-10] Starter decks, boss decks, pools."""
    assert {name: file[key] for name, file in FILES.items() if key in file} == listed(kind)


def test_bosses_are_as_listed() -> None:
    """[SGS-SOLO-45] [SGS-R-38] Three levels, each with its two columns."""
    keys = ["id", "difficulty", "hand", "menace_effect", "victory", "solo", "coop"]
    bosses = [boss for block in BLOCKS for boss in block.get("boss", [])]
    assert [{key: boss[key] for key in keys} for boss in FILES["bosses"]["boss"]] == [
        {key: boss[key] for key in keys} for boss in bosses
    ]


@pytest.mark.parametrize(
    ("heading", "words"),
    [
        ("Verbs", NAMES),
        ("Players", v.WHO),
        ("Selectors", v.SELECTORS),
        ("Counters", v.COUNTERS),
        ("Durations", v.DURATIONS),
        ("Triggers", v.TRIGGERS),
    ],
)
def test_the_vocabulary_is_the_listed_one(heading: str, words: list[str]) -> None:
    """Every word of the list is known to the rules, and no other."""
    section = LIST.partition(f"### {heading}\n")[2].partition("\n#")[0]
    assert re.findall(r"^- `(\w+)` :", section, re.MULTILINE) == words
