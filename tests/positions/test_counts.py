"""The perft files: so many ways to answer the next questions, for every game; most counts can be checked by hand."""

from pathlib import Path

import pytest

from warbox.conformance.perftfile import parse_perft
from warbox.engine.turn import perft
from warbox.games import SLUGS

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.perft"))


def test_every_game_has_perft_files_and_every_file_a_game() -> None:
    assert sorted({path.parent.name for path in FILES}) == sorted(SLUGS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_counts_are_what_the_file_says(path: Path) -> None:
    read = parse_perft(path.read_text(encoding="utf-8"))
    assert read.game.slug == path.parent.name
    assert read.counts
    assert {depth: perft(read.state(), depth) for depth in read.counts} == read.counts
