"""The examples of the page and of the notebook for researchers run."""

import doctest
from pathlib import Path
from typing import Any

from tests.docs.notebook import code_cells, say, written

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "research.md"


def test_the_examples_of_the_page_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.attempted > 30
    assert found.failed == 0


def test_the_notebook_says_what_it_shows() -> None:
    names: dict[str, Any] = {}
    for cell in code_cells(DOCS / "notebooks" / "agents.ipynb"):
        assert say(cell, names) == written(cell), "".join(cell["source"])
