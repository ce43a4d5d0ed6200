"""Runs: the same rows whoever plays them, however often they were stopped."""

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
from tests.lab.experiments import backwards, here, made, small
from warbox.lab.experiment import Experiment, read_experiment
from warbox.lab.lines import LedgerError
from warbox.lab.live import live
from warbox.lab.row import Row
from warbox.lab.run import FILE, Run, open_run
from warbox.lab.stopping import BLOCK, Stopping
from warbox.lab.tables import TABLES, write_tables


def played(experiment: Experiment, crew: Any = here) -> list[Row]:
    with Run(experiment) as one:
        for _ in one.play(1, crew=crew):
            pass
        assert one.is_over
        return one.rows()


def test_rows_do_not_depend_on_the_order_in_which_games_end() -> None:
    experiment = small(games=12, variants={"a": {}, "b": {"captain-counts": "no"}})
    rows = played(experiment)
    assert [row.number for row in rows] == list(range(24))
    assert played(experiment, backwards) == rows


def test_precision_stops_at_the_same_game_whoever_plays() -> None:
    experiment = small(games=400, precision=0.12)
    rows = played(experiment)
    assert len(rows) % (BLOCK * experiment.deal_size) == 0
    assert len(rows) < experiment.most
    assert played(experiment, backwards) == rows
    widths = [(side["high"] - side["low"]) / 2 for side in live(experiment, rows)["variants"][0]["sides"]]
    assert widths[0] <= 0.12
    before = live(experiment, rows[: -BLOCK * experiment.deal_size])["variants"][0]["sides"][0]
    assert (before["high"] - before["low"]) / 2 > 0.12


def test_certainty_stops_after_the_deal_that_gives_it() -> None:
    experiment = small(players=["random", "greedy"], games=500, sure={"low": 0.4, "high": 0.6})
    stopping = Stopping(experiment)
    number = 0
    while not stopping.over:
        # the first player wins from either seat
        winner = "SI"[number % 2]
        stopping.add(
            made(number, winner, players={"S": ("random", "greedy")[number % 2], "I": ("greedy", "random")[number % 2]})
        )
        number += 1
    assert stopping.test is not None
    assert stopping.test.verdict == "high"
    assert number == 2 * stopping.test.count < 40


def test_a_folder_goes_on_with_more_games_and_refuses_another_experiment(tmp_path: Path) -> None:
    with Run(small(games=4), tmp_path) as one:
        assert len(list(one.play(1, crew=here))) == 4
        with pytest.raises(LedgerError, match="is being written by another process"):
            Run(small(games=4), tmp_path)
    with Run(small(games=6), tmp_path) as one:
        assert one.done() == 4
        assert len(list(one.play(1, crew=here))) == 2
    experiment, rows = open_run(tmp_path)
    assert experiment == small(games=6)
    assert rows == played(small(games=6))
    for other, reason in ((small(seed=2), "its seed is 1, not 2"), (small(players="greedy"), "its players is")):
        with pytest.raises(LedgerError, match=reason):
            Run(other, tmp_path)
    with pytest.raises(LedgerError, match="is not the folder of an experiment"):
        open_run(tmp_path / "nowhere")


def test_what_a_crash_left_of_a_line_is_played_again(tmp_path: Path) -> None:
    with Run(small(), tmp_path) as one:
        rows = list(one.play(1, crew=here))
    path = tmp_path / FILE
    whole = path.read_bytes()
    for cut in (1, 30, len(whole.splitlines()[-1]), len(whole) - 20):
        path.write_bytes(whole[:-cut])
        with Run(small(), tmp_path) as one:
            list(one.play(1, crew=here))
            assert one.rows() == rows
    path.write_bytes(whole.replace(b'"deal":0', b'"deal":"x"', 1))
    with pytest.raises(LedgerError, match="line 2: Expected `int`"):
        Run(small(), tmp_path)


EXPERIMENT = """
game = "broadsides"
players = "random"
games = 100
[options]
idle-turns = 4
[variants.ruling]
[variants.loses]
three-masts-lose = true
"""


def command(path: Path, *more: str) -> list[str]:
    return [sys.executable, "-c", "from warbox.cli import main; main()", "lab", "run", str(path), *more]


def grown(path: Path, size: int, process: subprocess.Popen[Any]) -> None:
    """Wait until a file is that long."""
    while not path.exists() or path.stat().st_size < size:
        assert process.poll() is None, "it has ended already"
        time.sleep(0.005)


def test_an_experiment_that_is_killed_five_times_has_the_rows_of_one_that_was_not(tmp_path: Path) -> None:
    path = tmp_path / "masts.toml"
    path.write_text(EXPERIMENT, encoding="utf-8")
    lines = tmp_path / "masts" / FILE
    for _ in range(5):
        before = lines.stat().st_size if lines.exists() else 0
        # far more games than can be played before the kill: how many are wanted may change from run to run
        endless = command(path, "--workers", "1", "--games", "100000")
        process = subprocess.Popen(endless, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        grown(lines, before + 2000, process)
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert run_program(path) == 0
    experiment, rows = open_run(tmp_path / "masts")
    assert len(rows) == 200
    for row, undisturbed in zip(rows, played(experiment), strict=True):
        assert row == undisturbed
    with Run(experiment, tmp_path / "whole") as one:
        assert len(list(one.play(1, crew=here))) == 200
        write_tables(experiment, one.rows(), tmp_path / "whole")
    for name in TABLES:
        tables = [tmp_path / folder / f"{name}.parquet" for folder in ("masts", "whole")]
        assert tables[0].read_bytes() == tables[1].read_bytes()


def run_program(path: Path) -> int:
    return subprocess.run(command(path, "--workers", "2"), stdout=subprocess.DEVNULL, check=False).returncode


def test_ctrl_c_keeps_what_is_played_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_text(EXPERIMENT.replace("100", "100000"), encoding="utf-8")
    lines = tmp_path / "long" / FILE
    process = subprocess.Popen(
        command(path, "--workers", "1"), stdout=subprocess.PIPE, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"}
    )
    grown(lines, 4000, process)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    assert process.returncode == 130
    assert "of 200,000 at most; the same command goes on" in " ".join(out.split())
    assert len(open_run(tmp_path / "long")[1]) >= 1
    assert (tmp_path / "long" / "games.parquet").exists()


def test_an_experiment_from_the_command_line_and_questions_about_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = str(tmp_path / "here")
    told = ("--game", "broadsides", "--option", "idle-turns=4", "--players", "random,random", "--games", "4")
    done = run(monkeypatch, "lab", "run", *told, "--variant", "A: captain-counts=no", "--variant", "B", "--out", folder)
    assert (done.code, done.err) == (0, "")
    assert "8 games" in done.out
    asked = run(
        monkeypatch, "lab", "sql", folder, "select variant, count(*) as n from games group by all order by 1", "--json"
    )
    assert json.loads(asked.out) == [{"variant": "A", "n": 4}, {"variant": "B", "n": 4}]
    seen = run(monkeypatch, "lab", "sql", folder, "select sum(count) as n from decisions")
    assert seen.code == 0
    total = sum(row.decisions for row in open_run(Path(folder))[1])
    assert str(total) in seen.out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["run"], "give the file of an experiment, or --game"),
        (["run", "nowhere.toml"], "nowhere.toml"),
        (["run", "--game", "chess"], "game: is one of"),
        (["run", "--game", "broadsides", "--variant", "A: wind"], "NAME=VALUE, not “wind”"),
        (["sql", "nowhere", "select 1"], "nowhere has no games.parquet: run the experiment first"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(monkeypatch, "lab", *arguments)
    assert (done.code, done.out) == (2, "")
    assert reason in done.err
    assert len(done.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_question_can_neither_read_other_files_nor_write(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(EXPERIMENT.replace("100", "1"), encoding="utf-8")
    assert read_experiment(path).most == 4
    assert run(monkeypatch, "lab", "run", str(path), "--workers", "1").code == 0
    for question in (
        f"select * from read_text('{path}')",
        f"copy games to '{tmp_path}/out.csv'",
        "select wind from games",
    ):
        done = run(monkeypatch, "lab", "sql", str(tmp_path / "small"), question)
        assert (done.code, done.out) == (2, "")
    assert not (tmp_path / "out.csv").exists()
