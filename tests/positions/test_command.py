"""`warbox perft FILE...` counts, compares and says what is wrong with a file."""

from pathlib import Path

import pytest
import typer

from warbox.cli.perft import perft
from warbox.cli.shell import Problem
from warbox.conformance.perftfile import parse_perft
from warbox.engine.notation import ParseError

SURRENDER = "game broadsides\nS @1,1 N fore=0 mizzen=0 aft=0\nat turn\n"


def written(folder: Path, text: str) -> Path:
    path = folder / "some.perft"
    path.write_text(text, encoding="utf-8")
    return path


def test_right_counts_are_confirmed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    perft([written(tmp_path, SURRENDER + "perft 1 2\nperft 2 65\n")], lang="en")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("some.perft")
    assert [line.partition(" (")[0] for line in lines[1:]] == [
        "  depth 1: 2, as expected",
        "  depth 2: 65, as expected",
    ]


def test_a_wrong_count_is_shown_with_the_right_one_and_exits_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(typer.Exit) as ended:
        perft([written(tmp_path, SURRENDER + "perft 1 3\nperft 2 65\n")], lang="en")
    assert ended.value.exit_code == 1
    out = capsys.readouterr().out
    assert "depth 1: 2, but the file expects 3" in out
    assert "depth 2: 65, as expected" in out


def test_a_depth_that_the_file_does_not_have_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    perft([written(tmp_path, SURRENDER + "perft 1 3\n")], depth=2, lang="en")
    assert "depth 2: 65 (" in capsys.readouterr().out


def test_divide_shows_the_count_behind_each_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    perft([written(tmp_path, SURRENDER)], depth=2, divided=True, lang="fr")
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert sorted(lines[1:3]) == ["S: fight-on  64", "S: surrender  1"]
    assert lines[3].startswith("profondeur 2 : 65 (")


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 0, "a position starts with 'game GAME'"),
        ("game chess\n", 0, "a position starts with 'game GAME'"),
        ("game broadsides\nperft 1\n", 2, "expected 'perft DEPTH COUNT'"),
        ("game broadsides\nperft 0 64\n", 2, "a depth must be from 1 to 99"),
        ("game broadsides\nperft 1 x\n", 2, "a count must be a whole number"),
        ("game broadsides\nperft 1 64\nperft 1 64\n", 3, "a depth is counted once"),
        ("game broadsides\nperft 1 64\nS @6,0 N\n", 3, "the position comes before"),
        ("# first a comment\n\ngame broadsides\nS @99,0 N\nat turn\n", 4, ""),
    ],
)
def test_a_bad_file_is_refused_with_line_and_reason(text: str, line: int, why: str, tmp_path: Path) -> None:
    with pytest.raises(ParseError) as caught:
        parse_perft(text)
    assert caught.value.line == line
    assert caught.value.why.startswith(why)
    with pytest.raises(Problem, match=r"some\.perft: "):
        perft([written(tmp_path, text)])


def test_a_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "some.perft"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Problem, match=r"some\.perft: .*UTF-8"):
        perft([path], lang="en")
