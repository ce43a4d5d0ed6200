"""The rule catalogs: parsed whole, found by id, written-out ranges, nearest ids."""

import re
from pathlib import Path

import pytest

from warbox.catalog import (
    EXAMPLE,
    RULE,
    RULING,
    Place,
    citations,
    cited_ids,
    exceptions,
    ids_in,
    load_catalog,
    load_translation,
    parse_catalog,
)

ROOT = Path(__file__).parents[2]

IN_FRENCH = [
    "broadsides",
    "onboard",
    "siegestorm",
    "tideofiron",
]

TEXT = """# Toy
## Rules
### ARC: arcs
- **TOY-ARC-01** Cannons fire (see TOY-R-02). (source: ch.1 (first part))
- **TOY-ARC-02** Nobody fires.
## Rulings
- **TOY-R-01** Who? → Both, by TOY-ARC-02.
- **TOY-R-02** When? → Now.
## Worked examples
- **TOY-WE-01** A shot
  - Given: a ship.
  - Rules: TOY-ARC-01, -02.
"""


def test_every_rule_ruling_and_worked_example_of_broadsides_is_parsed() -> None:
    kinds = [entry.kind for entry in load_catalog("broadsides").entries.values()]
    assert (kinds.count(RULE), kinds.count(RULING), kinds.count(EXAMPLE)) == (146, 75, 29)


def test_every_rule_of_broadsides_has_a_source_and_every_id_its_texts_name_exists() -> None:
    catalog = load_catalog("broadsides")
    assert [entry.id for entry in catalog.entries.values() if entry.kind == RULE and not entry.source] == []
    assert {name for entry in catalog.entries.values() for name in entry.mentions} <= set(catalog.entries)


@pytest.mark.parametrize("slug", IN_FRENCH)
def test_every_rule_that_a_player_is_shown_is_there_in_french(slug: str) -> None:
    catalog, french = load_catalog(slug), load_translation(slug, "fr")
    shown = set()
    for folder in (ROOT / "src/warbox/games" / slug, ROOT / "ui/src/games" / slug):
        for path in folder.rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte"):
                shown |= set(re.findall(rf"\"({catalog.prefix}-[A-Z]+-\d+)\"", path.read_text(encoding="utf-8")))
    assert len(shown) > 60
    assert shown <= set(french.entries) <= set(catalog.entries)
    for name, entry in french.entries.items():
        assert entry.mentions <= catalog.entries[name].mentions, name
        assert entry.text != catalog.entries[name].text, name


def test_a_language_without_a_catalog_has_no_entries() -> None:
    assert load_translation("broadsides", "en").entries == {}


def test_an_entry_has_chapter_text_source_and_details() -> None:
    catalog = parse_catalog("toy", TEXT)
    rule = catalog.entries["TOY-ARC-01"]
    assert (rule.chapter, rule.text, rule.source) == ("ARC: arcs", "Cannons fire (see TOY-R-02).", "ch.1 (first part)")
    assert catalog.entries["TOY-WE-01"].details == ("Given: a ship.", "Rules: TOY-ARC-01, -02.")


def test_a_rule_knows_the_rulings_and_examples_about_it() -> None:
    catalog = parse_catalog("toy", TEXT)
    first, second = catalog.entries["TOY-ARC-01"], catalog.entries["TOY-ARC-02"]
    assert [entry.id for entry in catalog.rulings_on(first)] == ["TOY-R-02"]
    assert [entry.id for entry in catalog.rulings_on(second)] == ["TOY-R-01"]
    assert [entry.id for entry in catalog.examples_of(second)] == ["TOY-WE-01"]


def test_an_id_that_stands_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="TOY-R-01 twice"):
        parse_catalog("toy", TEXT + "- **TOY-R-01** Again.\n")


@pytest.mark.parametrize("text", ["TOY-ARC-01", "toy-arc-01", "ARC-01", "arc-1", " [TOY-ARC-01] "])
def test_an_id_is_found_with_and_without_prefix_in_any_case(text: str) -> None:
    found = parse_catalog("toy", TEXT).find(text)
    assert found is not None
    assert found.id == "TOY-ARC-01"


@pytest.mark.parametrize("text", ["", "-", "ARC", "ARC-99", "TOY", "TOY-", "TOY-ARC-1-1", "ÄRC-01"])
def test_what_is_not_an_id_is_not_found(text: str) -> None:
    assert parse_catalog("toy", TEXT).find(text) is None


def test_the_nearest_ids_are_those_of_the_chapter_named() -> None:
    catalog = load_catalog("broadsides")
    assert all(name.startswith("BBP-ARC-") for name in catalog.nearest("arc-33"))
    assert catalog.nearest("FIER-03")[0] == "BBP-FIRE-03"


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("A-B-01, -03..05 and A-C-9.", ["A-B-01", "A-B-03", "A-B-04", "A-B-05", "A-C-09"]),
        ("A-B-02 to -04", ["A-B-02", "A-B-03", "A-B-04"]),
        ("[A-B-02] to [A-B-04]", ["A-B-02", "A-B-03", "A-B-04", "A-B-04"]),
        ("[A-B-02] to [A-C-04]", ["A-B-02", "A-C-04"]),
        ("A-R-42a, B-1", ["A-R-42"]),
        ("nothing - here-1", []),
    ],
)
def test_ranges_and_short_forms_are_written_out(text: str, ids: list[str]) -> None:
    assert list(ids_in(text)) == ids


def tree(root: Path) -> Path:
    for path, text in {
        "src/warbox/arc.py": '"""Arcs.\n\n[TOY-ARC-01] [TOY-ARC-77]\n"""\n',
        "tests/test_arc.py": "# [TOY-ARC-01]\n# [TOY-ARC-01] to [TOY-ARC-02]\nrule = 'TOY-R-02'\n",
        "tests/cases/one.case": "# TOY-WE-01\n",
        "docs/rules/exceptions.toml": '[TOY-R-01]\ndate = 2026-01-31\nreason = "house words only"\n',
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


def test_citations_say_which_line_of_code_and_tests_names_an_id(tmp_path: Path) -> None:
    cited = citations(parse_catalog("toy", TEXT), tree(tmp_path))
    assert cited["TOY-ARC-01"].code == (Place("src/warbox/arc.py", 3),)
    assert [str(place) for place in cited["TOY-ARC-01"].tests] == ["tests/test_arc.py:1", "tests/test_arc.py:2"]
    assert [str(place) for place in cited["TOY-WE-01"].tests] == ["tests/cases/one.case:1"]
    assert [str(place) for place in cited["TOY-ARC-02"].tests] == ["tests/test_arc.py:2"]
    assert cited["TOY-ARC-01"].covered
    assert not cited["TOY-ARC-02"].covered


def test_an_id_without_brackets_is_no_promise(tmp_path: Path) -> None:
    assert citations(parse_catalog("toy", TEXT), tree(tmp_path))["TOY-R-02"].tests == ()


def test_a_dated_reason_covers_an_id_without_code(tmp_path: Path) -> None:
    cited = citations(parse_catalog("toy", TEXT), tree(tmp_path))
    assert cited["TOY-R-01"].reason == "2026-01-31: house words only"
    assert cited["TOY-R-01"].covered


def test_ids_that_no_catalog_knows_are_found_too(tmp_path: Path) -> None:
    assert "TOY-ARC-77" in cited_ids(tree(tmp_path), "TOY")


@pytest.mark.parametrize("entry", ['[X-R-01]\nreason = "undated"', "[X-R-01]\ndate = 2026-01-31", 'X-R-01 = "text"'])
def test_a_reason_without_a_date_is_refused(tmp_path: Path, entry: str) -> None:
    (tree(tmp_path) / "docs/rules/exceptions.toml").write_text(entry, encoding="utf-8")
    with pytest.raises(ValueError, match="X-R-01 wants a date and a reason"):
        exceptions(tmp_path)
