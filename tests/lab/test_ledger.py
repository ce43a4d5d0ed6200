"""The file of a batch: it goes on where it stopped, and takes no other batch's games."""

from dataclasses import replace
from pathlib import Path

import pytest

from warbox.games import load_game
from warbox.lab.batch import Plan, Played
from warbox.lab.ledger import Ledger, LedgerError

PLAN = Plan("broadsides", ("greedy", "random"), 3, load_game("broadsides").complete_options({}))
GAMES = [
    Played(1, "sunk", "BBP-WIN-03", (1,), 88),
    Played(0, "idle", "BBP-R-42", (), 106, 12),
]


def write(path: Path) -> None:
    with Ledger(path, PLAN) as ledger:
        assert ledger.played == []
        for game in GAMES:
            ledger.add(game)


def test_what_was_written_is_there_when_it_is_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "batch.jsonl"
    write(path)
    before = path.read_bytes()
    with Ledger(path, PLAN) as ledger:
        assert ledger.played == GAMES
    assert path.read_bytes() == before


def test_a_game_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "batch.jsonl"
    with Ledger(path, PLAN) as ledger:
        ledger.add(GAMES[0])
        assert path.read_text().splitlines()[1] == (
            '{"number":1,"players":{"S":"random","I":"greedy"},"winners":["I"],"end":"sunk","rule":"BBP-WIN-03","decisions":88}'
        )


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "batch.jsonl"
    write(path)
    path.write_bytes(path.read_bytes()[:-9])
    with Ledger(path, PLAN) as ledger:
        assert ledger.played == GAMES[:1]
        ledger.add(GAMES[1])
    with Ledger(path, PLAN) as ledger:
        assert ledger.played == GAMES


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (replace(PLAN, seed=4), "its seed is 3, not 4"),
        (replace(PLAN, players=("random", "greedy")), "its players is"),
        (replace(PLAN, options=PLAN.options | {"idle-turns": "9"}), "its options is"),
    ],
)
def test_another_batch_is_refused_and_the_file_left_alone(tmp_path: Path, plan: Plan, reason: str) -> None:
    path = tmp_path / "batch.jsonl"
    write(path)
    before = path.read_bytes()
    with pytest.raises(LedgerError, match=reason):
        Ledger(path, plan)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("nonsense", "line 4"),
        ('{"number":2}', "line 4.*missing"),
        ('{"number":1,"players":{"S":"random","I":"greedy"},"winners":[],"end":"e","rule":"r","decisions":1}', "twice"),
        (
            '{"number":2,"players":{"S":"random","I":"greedy"},"winners":[],"end":"e","rule":"r","decisions":1}',
            "other players",
        ),
        (
            '{"number":2,"players":{"S":"greedy","I":"random"},"winners":["X"],"end":"e","rule":"r","decisions":1}',
            "no seat 'X'",
        ),
        (
            '{"number":-2,"players":{"S":"greedy","I":"random"},"winners":[],"end":"e","rule":"r","decisions":1}',
            "not negative",
        ),
    ],
)
def test_a_line_that_is_no_game_is_refused(tmp_path: Path, line: str, reason: str) -> None:
    path = tmp_path / "batch.jsonl"
    write(path)
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(LedgerError, match=reason):
        Ledger(path, PLAN)


@pytest.mark.parametrize("content", [b"a letter to mother", b"a letter\n", b"\xff\xfe\n", b"{}\n", b"[]\n"])
def test_a_file_that_is_no_batch_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(LedgerError, match=r"letter\.txt"):
        Ledger(path, PLAN)
    assert path.read_bytes() == content
