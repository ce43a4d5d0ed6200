"""Every rule id that code or tests cite exists, and every rule and ruling has code and a test, or a dated reason."""

from pathlib import Path

import pytest

from warbox.catalog import EXAMPLE, Catalog, citations, cited_ids, exceptions, parse_catalog
from warbox.games import SLUGS, load_game

ROOT = Path(__file__).parents[1]


def catalog(slug: str) -> Catalog:
    return parse_catalog(slug, (ROOT / "docs" / "rules" / f"{slug}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_ids_of_a_game_start_with_its_prefix(slug: str) -> None:
    assert catalog(slug).prefix == load_game(slug).prefix


@pytest.mark.parametrize("slug", SLUGS)
def test_every_id_that_is_cited_exists(slug: str) -> None:
    known = catalog(slug)
    unknown = {
        name: [str(place) for place in places]
        for name, places in cited_ids(ROOT, known.prefix).items()
        if name not in known.entries
    }
    assert unknown == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_and_ruling_has_code_and_a_test_or_a_dated_reason(slug: str) -> None:
    known = catalog(slug)
    missing = {
        name: (list(map(str, cited.code[:1])), list(map(str, cited.tests[:1])))
        for name, cited in citations(known, ROOT).items()
        if known.entries[name].kind != EXAMPLE and not cited.covered
    }
    assert missing == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_worked_example_is_a_test(slug: str) -> None:
    known = catalog(slug)
    cited = citations(known, ROOT)
    assert [name for name, entry in known.entries.items() if entry.kind == EXAMPLE and not cited[name].tests] == []


def test_every_reason_names_an_id_that_needs_one() -> None:
    cited = {name: cited for slug in SLUGS for name, cited in citations(catalog(slug), ROOT).items()}
    reasons = exceptions(ROOT)
    assert set(reasons) <= set(cited)
    assert [name for name in reasons if cited[name].code and cited[name].tests] == []
