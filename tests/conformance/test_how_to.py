"""The page on adding a game shows the toy as it is, and its examples run."""

import re
from pathlib import Path

import pytest

from tests.conformance.coves.game import COVES
from warbox.conformance import LAWS, LawBroken, check_law
from warbox.conformance.perftfile import parse_perft
from warbox.engine.turn import perft

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to-add-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_code_of_the_toy_is_shown_as_it_is() -> None:
    shown = [code.partition("\n") for kind, code in BLOCKS if kind == "python" and code.startswith("# tests/")]
    assert len(shown) == 5
    for path, _, code in shown:
        assert code in (ROOT / path.removeprefix("# ")).read_text(encoding="utf-8")


def test_the_test_file_for_ones_own_game_runs() -> None:
    [code] = [code for kind, code in BLOCKS if kind == "python" and "def test_my_game_obeys" in code]
    names: dict[str, object] = {}
    exec(compile(code, "how-to-add-a-game.md", "exec"), names)
    obeys = names["test_my_game_obeys"]
    assert callable(obeys)
    for law in ("clones-are-independent", "sealed-answers-stay-sealed"):
        obeys(law)
    with pytest.raises(LawBroken):
        check_law("checksums-match", names["SUBJECT"])  # type: ignore[arg-type]


def test_the_positions_are_positions() -> None:
    [position] = [text for kind, text in BLOCKS if kind == "text" and text.startswith("game coves")]
    assert COVES.format(COVES.parse(position)) == position
    [counted] = [text for kind, text in BLOCKS if kind == "text" and "perft 1" in text]
    read = parse_perft(counted)
    assert {depth: perft(read.state(), depth) for depth in read.counts} == read.counts


def test_every_law_is_explained_and_every_link_leads_somewhere() -> None:
    table = re.findall(r"`([a-z-]+)`", "".join([line for line in PAGE.splitlines() if line.startswith("| `")]))
    assert set(LAWS) <= set(table)
    links = re.findall(r"\]\(([^)]+)\)", PAGE)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
