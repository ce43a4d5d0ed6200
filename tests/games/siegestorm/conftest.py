"""What every test of the rules of Siegestorm plays on."""

import pytest

from tests.games.siegestorm.table import Table, TableOf


@pytest.fixture
def table() -> TableOf:
    """`table("A T1=tengu")` is a game at that position."""
    return Table
