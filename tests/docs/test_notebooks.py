"""The notebook for designers runs, and says what it shows. The one for researchers: tests/adapters/test_page.py."""

from typing import Any

from tests.docs.notebook import code_cells, say, written
from tests.workshop.tree import ROOT


def test_the_notebook_for_designers_says_what_it_shows() -> None:
    names: dict[str, Any] = {}
    cells = code_cells(ROOT / "docs" / "notebooks" / "balance.ipynb")
    assert len(cells) > 4
    for cell in cells:
        assert say(cell, names) == written(cell), "".join(cell["source"])
