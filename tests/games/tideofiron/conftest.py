"""What every test of the rules of Tide of Iron plays on."""

import pytest

from tests.games.tideofiron.table import Table, TableOf


@pytest.fixture
def table() -> TableOf:
    """`table("US a @C05 [RRRR]; DE x @C09 [RRRR]")` is a game at that position."""
    return Table
