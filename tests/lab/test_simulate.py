"""`warbox simulate`, as a program of its own: results, Ctrl-C, going on."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import run

RANDOM = ("--players", "random,random", "--option", "idle-turns=20")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-c", "from warbox.cli import main; main()", "simulate", "broadsides", *arguments]


def simulate(*arguments: str, lang: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    env = os.environ | {"LC_ALL": lang}
    return subprocess.run(command(*arguments), capture_output=True, text=True, env=env, check=False, timeout=120)


def results(*arguments: str) -> Any:
    done = simulate(*RANDOM, "--json", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one, two = (results("--games", "30", "--seed", "5", "--workers", workers) for workers in ("1", "2"))
    assert one == two
    assert one["games"] == 30
    assert one["interrupted"] is False
    assert [player["score"]["wins"]["of"] for player in one["players"]] == [30, 30]
    assert [player["by_seat"]["S"]["wins"]["of"] for player in one["players"]] == [15, 15]


def test_a_table_is_printed_in_the_language_of_the_locale() -> None:
    english, french = (simulate(*RANDOM, "--games", "4", lang=lang) for lang in ("en_GB.UTF-8", "fr_FR.UTF-8"))
    assert "4 games, seed 1" in english.stdout
    assert "A: random" in english.stdout
    assert "4 parties, graine 1" in french.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--players", "random,kasparov"], "there is no player “kasparov”; there are random, greedy"),
        (["--players", "random"], "one player was given for 2 seats"),
        (["--option", "wind=strong"], "option 'wind' does not exist"),
        (["--option", "wind"], "NAME=VALUE, not “wind”"),
        (["--option", "idle-turns=3", "--option", "idle-turns=4"], "idle-turns is given twice"),
        (["--games", "0"], "--games"),
        (["--games", "many"], "--games"),
        (["--out", "/nowhere/at/all.jsonl"], "/nowhere/at/all.jsonl"),
    ],
)
def test_what_does_not_exist_is_named_in_one_line(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], reason: str
) -> None:
    done = run(monkeypatch, "simulate", "broadsides", *arguments)
    assert (done.code, done.out) == (2, "")
    assert reason in done.err
    assert len(done.err.splitlines()) == 1


def games_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") - 1 if path.exists() else 0


def interrupted(path: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start a run too long to end, press Ctrl-C when some games are over, as a terminal does: in the whole group."""
    started = subprocess.Popen(
        command(*RANDOM, "--games", "1000000", "--out", str(path), *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )
    latest = time.monotonic() + 60
    while games_in(path) < 5 and time.monotonic() < latest:
        time.sleep(0.02)
    os.killpg(started.pid, signal.SIGINT)
    return started


def test_ctrl_c_prints_the_games_that_are_over_and_loses_none(tmp_path: Path) -> None:
    path = tmp_path / "batch.jsonl"
    stopped = interrupted(path, "--json", "--seed", "9")
    out, errors = stopped.communicate(timeout=60)
    assert (stopped.returncode, errors) == (130, "")
    told = json.loads(out)
    assert told["interrupted"] is True
    assert told["asked"] == 1_000_000
    assert 5 <= told["games"] == games_in(path) < 1_000_000


def test_a_stopped_run_goes_on_and_ends_as_if_it_had_never_been_stopped(tmp_path: Path) -> None:
    path = tmp_path / "batch.jsonl"
    stopped = interrupted(path, "--workers", "2")
    out, errors = stopped.communicate(timeout=60)
    assert (stopped.returncode, errors) == (130, "")
    games = games_in(path)
    assert f"stopped after {games:,} of 1,000,000 games" in out
    wanted = games + 7
    assert results("--games", f"{wanted}", "--out", str(path)) == results("--games", f"{wanted}")
    # two workers end their games in any order: beyond the games asked for the file may hold later ones
    numbers = [json.loads(line)["number"] for line in path.read_bytes().splitlines()[1:]]
    assert len(numbers) == len(set(numbers))
    assert set(range(wanted)) <= set(numbers)


def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "batch.jsonl"
    results("--games", "3", "--out", str(path))
    before = path.read_bytes()
    done = simulate(*RANDOM, "--games", "3", "--seed", "2", "--out", str(path))
    assert done.returncode == 2
    assert "its seed is 1, not 2" in done.stderr
    assert path.read_bytes() == before
