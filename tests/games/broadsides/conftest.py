"""What every test of the rules of Broadsides plays on."""

from collections.abc import Callable

import pytest

from tests.games.broadsides.table import Table


@pytest.fixture
def table() -> Callable[[str], Table]:
    """`table("S @6,4 N")` is a game at that position."""
    return Table
