"""What every test of the rules of On Board plays on."""

import pytest

from tests.games.onboard.table import Table, TableOf


@pytest.fixture
def table() -> TableOf:
    """`table("ash @C3")` is a game at that position."""
    return Table
