"""Computer players: they think elsewhere, know no more than their seat, and are replaced when they die."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import warbox
from tests.server.conftest import Starter
from tests.server.table import DEPLOY, PATIENCE_SECONDS, RunningServer, is_running, wait_for
from warbox.engine.turn import legal
from warbox.games import load_game
from warbox.players import LEVELS, Level
from warbox.server.computers import READY, Computers, imagined, think

GAME = load_game("broadsides")
GUNS = "S @6,4 N\nI @7,4 N\nat shot I then=0"
SLOW = Level("veteran", 2.0 * GAME.answers, 1e9, legs=2, width=10, missed=0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_of_every_level_answers_when_it_is_asked(server: RunningServer, level: str) -> None:
    match = server.new_match(f"human computer:{level}")
    with match.sit("S") as seat:
        seat.do(*DEPLOY)
        seat.until_asked("plot")
        seat.do("plot S S S")
        seat.until_asked()


def test_while_a_computer_thinks_the_server_answers_others(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start()
    monkeypatch.setitem(LEVELS, "veteran", replace(SLOW, seconds=60.0 * GAME.answers))
    match = running.new_match("human computer:veteran", start="S @6,4 N\nI @7,4 N\nat plot")
    with match.sit("S") as seat:
        wait_for(lambda: bool(running.hall._thinking))
        for _ in range(5):
            assert running.http.get("/api/games").status_code == 200
        seat.send({"type": "ping"})
        seat.hear("pong")
        assert running.hall._thinking, "all of that was answered while the computer still thinks"


def test_a_computer_is_given_a_guess_instead_of_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the other seat has plotted never leaves the server: over many moves every plot is given, not only his."""
    state = GAME.parse("S @6,4 N plot=F,R,L\nI @7,6 W\nat plot")
    given: list[str] = []

    class Nowhere(Computers):
        def _submit(self, task: Any, *arguments: Any) -> Any:
            given.append(arguments[1])
            future: Any = super()._submit(str, "hold")
            return future

    async def ask() -> None:
        pool = Nowhere(1)
        try:
            for _ in range(100):
                assert await pool.choose("broadsides", imagined(GAME, state, 1), 1, "recruit") == "hold"
        finally:
            pool.close()

    asyncio.run(ask())
    plots = {line.partition("plot=")[2].split()[0] for text in given for line in text.splitlines() if "plot=" in line}
    assert len(plots) > 20
    views = {repr(GAME.view(GAME.parse(text), 1)) for text in given}
    assert views == {repr(GAME.view(state, 1))}


def test_what_a_computer_thinks_depends_on_its_view_and_seed_alone() -> None:
    texts = [f"S @6,4 N plot={plot}\nI @7,6 W\nat plot" for plot in ("F,F,F", "L,R,S")]
    effort = LEVELS["recruit"].effort(GAME, clock=False).plain()
    assert len({think("broadsides", text, 1, effort, 7) for text in texts}) == 1


def test_a_hundred_thoughts_at_once_share_the_time_of_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a hundred thoughts of whole length: all think less, in the order in which they came."""
    seconds: list[float] = []

    class Busy(Computers):
        async def _ask(self, task: Any, *arguments: Any) -> str:
            seconds.append(arguments[3]["seconds"])
            await everybody.wait()
            return "hold"

    async def ask() -> None:
        pool = Busy(2)
        asked = [asyncio.ensure_future(pool.choose("broadsides", GUNS, 1, "elite")) for _ in range(100)]
        while len(seconds) < len(asked):
            await asyncio.sleep(0)
        everybody.set()
        await asyncio.gather(*asked)
        assert pool.share() == 1.0

    everybody = asyncio.Event()
    asyncio.run(ask())
    whole = LEVELS["elite"].effort(GAME).seconds
    assert seconds[0] == whole, "who is alone has its whole time"
    assert seconds == sorted(seconds, reverse=True)
    assert sum(seconds) / 2 < 10 * whole, "two processes are through with all of them in the time of ten"


def test_a_computer_is_told_to_move_now(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "veteran", replace(SLOW, seconds=3600.0 * GAME.answers))
    running = start()
    match = running.new_match("human computer:veteran", start=GUNS)
    with match.sit("S") as seat:
        wait_for(lambda: bool(running.hall.computers._places))
        assert seat.ask("hurry")["type"] == "done"
        seat.until(lambda one: one.n > 0)


def test_a_server_that_stops_ends_whoever_thinks(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "veteran", replace(SLOW, seconds=3600.0 * GAME.answers))
    running = start()
    running.new_match("human computer:veteran", start=GUNS)
    pool = running.hall.computers
    wait_for(lambda: bool(running.hall._thinking) and pool._pool is not None and bool(pool._pool._processes))
    assert pool._pool is not None
    processes = list(pool._pool._processes.values())
    running.stop()
    for process in processes:
        process.join(PATIENCE_SECONDS)
        assert not process.is_alive()


def test_a_process_that_dies_is_replaced_and_the_move_is_thought_again(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "veteran", SLOW)
    running = start()
    match = running.new_match("human computer:veteran", start=GUNS)
    with match.sit("S") as seat:
        pool = running.hall.computers
        wait_for(lambda: pool._pool is not None and bool(pool._pool._processes))
        time.sleep(0.5)
        assert pool._pool is not None
        victims = list(pool._pool._processes)
        for process in victims:
            os.kill(process, signal.SIGKILL)
        seat.until(lambda one: one.n > 0)
        assert pool._pool is not None
        assert not set(victims) & set(pool._pool._processes)


def test_a_computer_that_cannot_think_answers_all_the_same(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start()

    async def fail(*_: object) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(running.hall.computers, "choose", fail)
    match = running.new_match("human computer:recruit", start=GUNS)
    with match.sit("S") as seat:
        seat.until(lambda one: one.n > 0)


def test_when_a_takeback_overtakes_a_thought_the_thought_is_dropped(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start()
    release: list[bool] = []

    async def slow(*_: object) -> str:
        while not release:
            await asyncio.sleep(0.02)
        return "plot S S S"

    monkeypatch.setattr(running.hall.computers, "choose", slow)
    match = running.new_match("human computer:recruit", start="S @6,4 N\nI @7,6 W\nat plot")
    with match.sit("S") as seat:
        seat.do("plot F F F")
        seat.ask("undo")
        seat.do("plot L L L")
        release.append(True)
        seat.until(lambda one: one.updates[-1]["by"] == "I")
        assert [e["facts"]["card"] for e in seat.updates[-1]["events"] if e["kind"] == "card"].count("port") == 3


def test_computers_think_with_the_compiled_rules_once_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder is not there when the server starts; who thinks then goes on, the next thought is of the new rules."""
    folder = tmp_path / "fast"
    whence = "__import__('warbox').__file__"
    monkeypatch.setattr(sys, "path", [*sys.path])

    async def ask() -> None:
        pool = Computers(1, folder)
        try:
            assert not (await pool._ask(eval, whence)).startswith(str(folder))
            folder.mkdir()
            (folder / "warbox").symlink_to(Path(warbox.__file__).parent)
            assert not (await pool._ask(eval, whence)).startswith(str(folder)), "it is not complete yet"
            long = asyncio.ensure_future(pool._ask(eval, "__import__('time').sleep(0.5) or 'thought to the end'"))
            while pool._pool is None or not pool._pool._pending_work_items:
                await asyncio.sleep(0)
            (folder / READY).touch()
            assert (await pool._ask(eval, whence)).startswith(str(folder))
            assert await long == "thought to the end"
            answer = await pool.choose("broadsides", GUNS, 1, "recruit")
            assert answer in {action.text for action in legal(GAME.parse(GUNS), 1)}
        finally:
            pool.close()

    asyncio.run(ask())


def test_the_processes_end_when_the_server_is_killed(tmp_path: Path) -> None:
    """Else every crash would leave some behind."""
    script = (
        "import asyncio, sys; from warbox.server.computers import Computers\n"
        "async def main():\n"
        "    pool = Computers(1); pool.warm_up(); await asyncio.sleep(0.1)\n"
        "    import time\n"
        "    while not pool._pool._processes: time.sleep(0.01)\n"
        "    await asyncio.wrap_future(pool._submit(str, 'ready'))\n"
        "    print(*pool._pool._processes, flush=True); time.sleep(60)\n"
        "if __name__ == '__main__': asyncio.run(main())\n"
    )
    path = tmp_path / "server.py"
    path.write_text(script, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(path)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        (worker,) = map(int, server.stdout.readline().split())
        server.kill()
    wait_for(lambda: not is_running(worker))
