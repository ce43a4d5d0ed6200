"""What every test of the rules of Broadsides plays on."""

import pytest

from tests.games.broadsides.table import Table, TableOf


@pytest.fixture
def table() -> TableOf:
    """`table("S @6,4 N")` is a game at that position."""
    return Table
