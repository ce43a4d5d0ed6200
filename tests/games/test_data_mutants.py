"""A changed number, word or flag of the data is caught by the tests that read the catalog.

A content file gets one random change, and the tests that compare it with the catalog are asked again: a hundred mutants
a game, ten times as many with `WARBOX_THOROUGH=10`; 97 of 100 must be caught. What the catalog does not have (French
names, how a thing is drawn) is left alone. That what is loaded is what the files say is proved beside those tests.
"""

import os
import random
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import tests.games.firstwave.test_content as firstwave
import tests.games.tideofiron.test_content as tideofiron
import tests.games.tideofiron.test_scenario_file as scenarios
from warbox.engine.content import TomlTable
from warbox.games.tideofiron.scenarios.scenario_file import SCENARIO_NAMES, SCENARIOS, read_tables

GAMES = Path(__file__).parents[2] / "src" / "warbox" / "games"
MUTANTS = 100 * int(os.environ.get("WARBOX_THOROUGH", "1"))
OURS = re.compile(r"^\s*(name_fr|title_fr|look|status)\b|^\s*#")
TOKEN = re.compile(r"(?<![\w.\"-])-?\d+(?![\w.\"])|\btrue\b|\bfalse\b|\"[a-z_]+\"|\"[A-Z]\d\d\"|\"[REOGM]{2,4}\"")


def spoilt(text: str, chance: random.Random) -> tuple[str, str]:
    """The text with one token changed, and what was changed."""
    lines = text.splitlines()
    places = [
        (number, token)
        for number, line in enumerate(lines)
        if not OURS.match(line)
        for token in TOKEN.finditer(line.partition("  #")[0])
    ]
    number, token = chance.choice(places)
    old, line = token[0], lines[number]
    if old in ("true", "false"):
        new = "false" if old == "true" else "true"
    elif old[0] == '"':
        new = chance.choice(sorted({other[0] for _, other in places if other[0][0] == '"' and other[0] != old}))
    else:
        new = str(int(old) + chance.choice([-1, 1, 2, 10]))
    lines[number] = line[: token.start()] + new + line[token.end() :]
    return "\n".join(lines) + "\n", f"{number + 1}: {old} -> {new} in {line.strip()[:80]}"


def check_firstwave(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(firstwave, "CONTENT", folder)
    firstwave.test_every_number_of_the_rules_is_the_catalogs()
    for table in firstwave.TABLES["table"]:
        firstwave.test_every_number_of_a_ready_table_is_the_catalogs(table)
    for band in firstwave.BANDS["warband"]:
        firstwave.test_every_number_of_a_ready_warband_is_the_catalogs(band)


FILES = {
    "box.toml": ["box", "constants", "suppress_table", "damage_table", "damage_effects", "condition_effects"],
    "units.toml": ["unit"],
    "terrain.toml": ["terrain", "fort", "specialization"],
}


def check_tideofiron(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(_: str, name: str) -> TomlTable:
        return TomlTable(tomllib.loads((folder / name).read_text("utf-8")), name)

    monkeypatch.setattr(tideofiron, "load", load)
    for file, keys in FILES.items():
        tideofiron.test_the_files_say_what_the_catalog_says(file, keys)
    tideofiron.test_the_cards_are_those_of_the_catalog()
    tideofiron.test_the_operations_are_those_of_the_catalog()
    for place, name in enumerate(SCENARIO_NAMES):
        scenario, faults = read_tables(load("", f"scenarios/{name}.toml").data, False)
        assert faults == []
        monkeypatch.setattr(scenarios, "SCENARIOS", [*SCENARIOS[:place], scenario, *SCENARIOS[place + 1 :]])
        scenarios.test_the_scenarios_are_those_of_the_catalog(name)


@pytest.mark.parametrize(("slug", "check"), [("firstwave", check_firstwave), ("tideofiron", check_tideofiron)])
def test_mutants_of_the_data_are_caught(
    slug: str, check: Callable[[Path, pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = GAMES / slug / "content"
    texts = {path.relative_to(content): path.read_text("utf-8") for path in sorted(content.rglob("*.toml"))}
    for file, text in texts.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, "utf-8")
    check(tmp_path, monkeypatch)  # as it is, nothing is wrong
    chance = random.Random(slug)
    alive: list[str] = []
    for _ in range(MUTANTS):
        file = chance.choices(list(texts), [len(text) for text in texts.values()])[0]
        mutant, said = spoilt(texts[file], chance)
        (tmp_path / file).write_text(mutant, "utf-8")
        try:
            check(tmp_path, monkeypatch)
        except (AssertionError, ValueError, KeyError, TypeError):
            pass
        else:
            alive.append(f"{file}:{said}")
        (tmp_path / file).write_text(texts[file], "utf-8")
    assert len(alive) * 100 <= MUTANTS * 3, alive
