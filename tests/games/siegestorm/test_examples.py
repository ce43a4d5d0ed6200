"""The worked examples of the catalog, as case files."""

from pathlib import Path
from typing import Any

import pytest

from warbox.engine.game import Game
from warbox.games.siegestorm.game import GAME
from warbox.play.case import run_case

CASES = sorted((Path(__file__).parent / "examples").glob("*.case"))


def siegestorm(slug: str) -> Game[Any]:
    assert slug == "siegestorm"
    return GAME


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_worked_example_holds(path: Path) -> None:
    """[SGS-EX-01] to [SGS-EX-13]"""
    assert run_case(path.read_bytes(), path.name, siegestorm).failures == []
