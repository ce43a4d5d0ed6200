"""The tables of the notation pages are those that the games declare."""

import pytest

from tests.workshop.tree import ROOT
from warbox.conformance.tables import BLOCK, with_tables
from warbox.games import SLUGS, load_game

DECLARED = [slug for slug in SLUGS if load_game(slug).page is not None]


@pytest.mark.parametrize("slug", DECLARED)
def test_the_tables_of_a_page_are_as_declared(slug: str) -> None:
    """`python -m warbox.conformance.tables SLUG docs/notation/SLUG.md` writes them anew."""
    page = (ROOT / "docs" / "notation" / f"{slug}.md").read_text("utf-8")
    assert with_tables(page, load_game(slug)) == page
    assert {"actions", "moments"} <= {found[2] for found in BLOCK.finditer(page)}
