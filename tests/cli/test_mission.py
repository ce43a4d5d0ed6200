"""`warbox mission`, and missions as values of an option."""

from pathlib import Path

import pytest

from tests.cli.program import run
from warbox.games.onboard.game import GAME

DEPOT = """id = "depot"
name_en = "The depot"
name_fr = "Le dépôt"
turn_limit = 1
required_defusals = 1
[edges]
solid = ["A3|A4", "B3|B4", "C3|C4", "E3|E4", "F3|F4"]
door_closed = ["D3|D4"]
[starts]
attack = ["A1", "B1", "E1", "F1"]
defence = ["B5", "C5", "D5", "E5"]
[[bombs]]
id = "bomb_a"
cell = "C9"
"""


@pytest.fixture
def depot(tmp_path: Path) -> Path:
    path = tmp_path / "depot.toml"
    path.write_text(DEPOT, encoding="utf-8")
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.toml"
    path.write_text(DEPOT.replace("turn_limit = 1", "turn_limit = 0").replace("C9", "Z9"), encoding="utf-8")
    return path


def test_check_names_every_fault_of_every_file(monkeypatch: pytest.MonkeyPatch, depot: Path, broken: Path) -> None:
    """Place, reason and rule; the exit code says whether there is any."""
    done = run(monkeypatch, "check", str(broken), str(depot))
    assert done.code == 1
    assert done.out.splitlines() == [
        f"✗ {broken}  2 faults",
        "    turn_limit: must be a whole number from 1 to 99, not 0  OB-TURN-10",
        "    bombs[0].cell: a cell is a column A to F and a row 1 to 9, as in C4: 'Z9'  OB-CELL-01",
        f"✓ {depot}  The depot: no fault, 2 zones, 1 bomb",
    ]
    assert run(monkeypatch, "check", str(depot)).code == 0


def test_check_speaks_french(monkeypatch: pytest.MonkeyPatch, depot: Path, broken: Path) -> None:
    done = run(monkeypatch, "check", str(broken), str(depot), "--lang", "fr")
    assert "2 fautes" in done.out
    assert "    turn_limit : doit être un nombre entier de 1 à 99, et non 0  OB-TURN-10" in done.out.splitlines()
    assert "Le dépôt : aucune faute, 2 zones, 1 bombe" in done.out


def test_a_file_that_cannot_be_read_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch, depot: Path, tmp_path: Path
) -> None:
    done = run(monkeypatch, "check", str(tmp_path), str(tmp_path / "none.toml"), str(depot))
    assert done.code == 2
    assert [line[0] for line in done.out.splitlines()] == ["✗", "✗", "✓"]
    assert "is a folder" in done.out
    assert "there is no file" in done.out


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"\x00\xff\xfe\x80", "not UTF-8 text"),
        (b"\x89PNG\r\n\x1a\n", "not UTF-8 text"),
        ("é".encode() * 100_001, "file: is longer than 20,000 signs"),
        (b"[", "file: is no TOML: "),
        (DEPOT.encode("utf-16"), "not UTF-8 text"),
        (b"", "id: is missing"),
    ],
)
def test_whatever_a_file_holds_its_fault_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes, fault: str
) -> None:
    path = tmp_path / "x.mission"
    path.write_bytes(content)
    done = run(monkeypatch, "check", str(path))
    assert done.code == 1
    assert fault in done.out


def test_signs_that_a_system_puts_before_a_text_are_no_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xef\xbb\xbf" + DEPOT.replace("\n", "\r\n").encode())
    assert run(monkeypatch, "check", str(path)).code == 0


def test_show_draws_the_plan(monkeypatch: pytest.MonkeyPatch, depot: Path) -> None:
    shown = run(monkeypatch, "mission", "show", str(depot)).out.splitlines()
    assert "Attack: defuse 1 of 1 bomb, held at 1 end of a turn. Defence: hold until turn 1 is over." in shown
    assert "| A1>   B1>   C1    D1    E1>   F1> |" in shown
    assert "+=====+=====+=====+--d--+=====+=====+" in shown
    assert "| A9    B9    C9*   D9    E9    F9  |" in shown
    assert run(monkeypatch, "mission", "draw", str(depot)).code == 2


def test_lines_are_those_of_a_position(monkeypatch: pytest.MonkeyPatch, depot: Path) -> None:
    lines = run(monkeypatch, "mission", "lines", str(depot)).out
    assert GAME.view(GAME.parse(lines), 0)["mission"] == "depot"


def test_computers_play_on_a_mission_in_a_file(monkeypatch: pytest.MonkeyPatch, depot: Path, broken: Path) -> None:
    """`NAME=@FILE` is what stands in the file."""
    few = ("simulate", "onboard", "--games", "2", "--players", "random,random", "--workers", "1", "--json")
    done = run(monkeypatch, *few, "--option", f"mission=@{depot}")
    assert done.code == 0
    assert "The depot" in done.out
    wrong = run(monkeypatch, *few, "--option", f"mission=@{broken}")
    assert wrong.code == 2
    assert "OB-TURN-10" in wrong.err
    assert "OB-CELL-01" in wrong.err
    assert "there is no file" in run(monkeypatch, *few, "--option", "mission=@nothing.toml").err


def test_what_is_of_no_kind_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, depot: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,", encoding="utf-8")
    done = run(monkeypatch, "check", str(path), str(depot))
    assert done.code == 1
    assert [line[0] for line in done.out.splitlines()] == ["✗", "✓"]
    assert "this is none of warband, table, mission, deck" in done.out
