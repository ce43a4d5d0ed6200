"""Many matches at once, played by bots through real sockets: `make load`.

Every seat answers at a person's pace, about once a second when it is asked. What is measured is the time from sending
an action to its acknowledgement, which the server gives only after the action is on the disk. Server and bots are
processes of their own; the server notes, too, how long it has an action itself, so that a machine on which others
work, or bots that are slow to listen, can be told from a slow server.

With `--against veteran` each bot plays against that level instead, the games of the box by turns, and what is measured,
too, is how long the computers take over each answer: no longer than the level may think about a turn, and for the queue
before it.
"""

import argparse
import asyncio
import gc
import hashlib
import multiprocessing
import os
import secrets
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect

from warbox.games import SLUGS, load_game
from warbox.players import LEVELS
from warbox.server.computers import AHEAD
from warbox.server.settings import Limits, Settings

MOST_P99_MS = 100.0
SETTLE_SECONDS = 5.0  # of play before the measuring begins
JOIN_SECONDS = 10.0

NO_LIMITS = Limits(
    requests_a_second=1e6,
    request_burst=10**6,
    matches_a_second=1e6,
    match_burst=10**6,
    connections_a_second=1e6,
    connection_burst=10**6,
    sockets=10_000,
    seats_an_address=10_000,
    waiting=10_000,
    waiting_an_address=10_000,
    busy_an_address=10_000,
)


class Heard(msgspec.Struct):
    """As much of a server's message as a bot needs."""

    class Now(msgspec.Struct):
        choices: list[str]
        outcome: dict[str, Any] | None

    type: str
    n: int = -1
    now: Now | None = None


HEARD = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    latencies: list[float] = field(default_factory=list)  # seconds
    in_server: list[float] = field(default_factory=list)  # of these
    computers: list[float] = field(default_factory=list)  # seconds until a computer has answered
    errors: list[str] = field(default_factory=list)
    finished: int = 0
    measuring: bool = False


class Stopwatch:
    """Around the server: from an action that has come in to its acknowledgement that has gone out."""

    def __init__(self, app: ASGIApp, times: list[float]) -> None:
        self.app = app
        self.times = times

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        began = 0.0

        async def heard() -> Message:
            nonlocal began
            message = await receive()
            began = time.perf_counter()
            return message

        async def said(message: Message) -> None:
            await send(message)
            if message.get("text", "").startswith('{"type":"done"'):
                self.times.append(time.perf_counter() - began)

        await self.app(scope, heard, said)


def serve(db: str, pipe: Connection) -> None:
    """The server, in a process of its own: tells its address, measures from the first word on, tells at the second."""
    from warbox.server.run import Server, settle_memory, settle_turns

    server = Server(Settings(db=db, limits=NO_LIMITS), "127.0.0.1", 0)
    times: list[float] = []
    server.app.add_middleware(Stopwatch, times=times)
    pipe.send(server.bind())

    def obey() -> None:
        pipe.recv()
        times.clear()
        pipe.recv()
        pipe.send(list(times))
        server.stop()

    threading.Thread(target=obey, daemon=True).start()
    settle_memory()
    settle_turns()
    server.run()


class Caller:
    """Plain HTTP without a client library: a request on a connection of its own."""

    def __init__(self, address: str) -> None:
        self.host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        self.port = int(port)

    async def post(self, path: str, body: object, token: str = "") -> Any:
        data = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {token}\r\nConnection: close\r\nContent-Length: {len(data)}\r\n\r\n"
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(head.encode() + data)
            answer = await reader.read()
        finally:  # also when the server dies meanwhile, or nobody waits any more
            writer.close()
        top, _, text = answer.partition(b"\r\n\r\n")
        if not top.startswith(b"HTTP/1.1 20"):
            raise RuntimeError(f"{path}: {top.decode()[:20]} {text.decode()[:200]}")
        return msgspec.json.decode(text)


async def new_match(
    caller: Caller, letters: list[str], name: str = "bot", listed: bool = False
) -> tuple[str, list[str]]:
    """A match of Broadsides that has started: its id and the seats' tokens."""
    return await started(caller, "broadsides", letters, name, [], listed)


async def against(caller: Caller, slug: str, level: str) -> tuple[str, list[str]]:
    """A match of the first seat against computers that has started."""
    game = load_game(slug)
    letters = [game.seats[seat] for seat in game.seated(game.new(game.complete_options({})))]
    computers = [{"seat": letter, "kind": "computer", "level": level} for letter in letters[1:]]
    return await started(caller, slug, letters[:1], "bot", computers, True)


async def started(
    caller: Caller, slug: str, letters: list[str], name: str, computers: list[dict[str, str]], listed: bool
) -> tuple[str, list[str]]:
    seeds = [secrets.token_hex(32) for _ in letters]
    seats = [
        {"seat": letter, "kind": "human", "name": name, "seed_commitment": commitment(seed)}
        for letter, seed in zip(letters, seeds, strict=True)
    ]
    made = await caller.post("/api/matches", {"game": slug, "seats": seats + computers, "listed": listed})
    tokens = [one["token"] for one in made["seats"] if one["token"]]
    for token, seed in zip(tokens, seeds, strict=True):
        await caller.post(f"/api/matches/{made['id']}/reveal", {"seed": seed}, token)
    return made["id"], tokens


def commitment(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


class Bot:
    """One seat: it hears what happens, and answers at random when it is asked."""

    def __init__(self, socket: ClientConnection, tally: Tally) -> None:
        self.socket = socket
        self.tally = tally
        self.n = -1
        self.choices: list[str] = []
        self.over = False
        self.waits = 0.0  # since when, for a computer
        self.changed = asyncio.Event()  # something was heard that may matter
        self.answer = ""  # to the last action

    async def listen(self) -> None:
        while not self.over:
            heard = HEARD.decode(await self.socket.recv())
            if heard.now is not None:
                self.n, self.choices = heard.n, heard.now.choices
                self.over = heard.now.outcome is not None
                self.time_the_computer()
            elif heard.type in ("done", "refused"):
                self.answer = heard.type
            self.changed.set()

    def time_the_computer(self) -> None:
        """Something has happened: where the bot had nothing to answer, a computer has answered."""
        now = time.perf_counter()
        if self.waits and self.tally.measuring:
            self.tally.computers.append(now - self.waits)
        self.waits = 0.0 if self.choices or self.over else now

    async def until_changed(self) -> None:
        await self.changed.wait()
        self.changed.clear()

    async def play(self, pace: float) -> None:
        number = 0
        while not self.over:
            if not self.choices:
                await self.until_changed()
                continue
            await asyncio.sleep(pace * (0.5 + secrets.randbelow(1000) / 1000))
            number += 1
            action = {"type": "act", "id": f"a{number}", "n": self.n, "action": secrets.choice(self.choices)}
            self.answer = ""
            began = time.perf_counter()
            await self.socket.send(msgspec.json.encode(action).decode())
            while not self.answer and not self.over:
                await self.until_changed()
            if self.tally.measuring:
                self.tally.latencies.append(time.perf_counter() - began)
            if self.answer == "refused":
                self.tally.errors.append("refused")


async def play_seat(caller: Caller, match_id: str, token: str, pace: float, tally: Tally) -> None:
    """Answer until the match is over."""
    address = f"ws://{caller.host}:{caller.port}/api/matches/{match_id}/socket"
    async with connect(address, compression=None, open_timeout=60, ping_interval=None) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        bot = Bot(socket, tally)
        listening = asyncio.create_task(bot.listen())
        playing = asyncio.create_task(bot.play(pace))
        try:
            await asyncio.gather(listening, playing)
        finally:
            listening.cancel()
            playing.cancel()


async def keep_playing(
    caller: Caller, pace: float, start: float, tally: Tally, level: str = "", number: int = 0
) -> None:
    """One match after the other; against a level, if one is named, each of another game."""
    await asyncio.sleep(start)
    while True:
        if level:
            match_id, tokens = await against(caller, SLUGS[number % len(SLUGS)], level)
            number += 1
        else:
            match_id, tokens = await new_match(caller, ["S", "I"], listed=True)
        await asyncio.gather(*(play_seat(caller, match_id, token, pace, tally) for token in tokens))
        tally.finished += 1


async def run(address: str, pipe: Connection, matches: int, seconds: float, pace: float, level: str = "") -> Tally:
    tally = Tally()
    caller = Caller(address)
    filling = matches / 60  # seconds, in which the matches begin one after the other
    tasks = [
        asyncio.create_task(keep_playing(caller, pace, filling * number / matches, tally, level, number))
        for number in range(matches)
    ]
    await asyncio.sleep(filling + SETTLE_SECONDS)
    gc.collect()
    gc.disable()  # the bots' own pauses are not the server's
    pipe.send("measure")
    tally.measuring = True
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    tally.measuring = False
    gc.enable()
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception() is not None:
            tally.errors.append(repr(task.exception()))
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    pipe.send("tell")
    tally.in_server = await asyncio.to_thread(pipe.recv)
    return tally


def quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="load", description=__doc__)
    parser.add_argument("--matches", type=int, default=300, help="at once")
    parser.add_argument("--seconds", type=float, default=30.0, help="of measuring")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds a seat thinks, on average")
    parser.add_argument("--against", choices=list(LEVELS), default="", help="one bot a match, against this level")
    parser.add_argument("--db", help="instead of an SQLite file that is thrown away")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="warbox-load-") as folder:
        here, there = multiprocessing.Pipe()
        db = given.db or f"sqlite:///{Path(folder) / 'load.db'}"
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(db, there))
        process.start()
        there.close()
        try:
            address = here.recv()
        except EOFError:
            sys.stdout.write("the server did not start\n")
            return 1
        try:
            tally = asyncio.run(run(address, here, given.matches, given.seconds, given.pace, given.against))
            process.join(JOIN_SECONDS)
        finally:
            process.kill()
    return report(tally, given.matches, given.seconds, given.pace, given.against)


def shown(times: list[float]) -> str:
    ordered = sorted(1000 * one for one in times)
    p50, p99 = quantile(ordered, 0.5), quantile(ordered, 0.99)
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, at most {ordered[-1]:.1f} ms"


def report(tally: Tally, matches: int, seconds: float, pace: float, level: str = "") -> int:
    """Say what was measured; 0 if it is good enough."""
    say = sys.stdout.write
    if not tally.latencies or not tally.in_server:
        say(f"nothing was measured; errors: {tally.errors[:5]}\n")
        return 1
    good = 1000 * quantile(sorted(tally.latencies), 0.99) < MOST_P99_MS and not tally.errors
    count = len(tally.latencies)
    sockets = matches if level else 2 * matches
    say(f"matches      {matches} at once, {sockets} sockets; a seat thinks {pace:g} s on average when it is asked\n")
    say(f"actions      {count} in {seconds:g} s: {count / seconds:.0f} a second\n")
    say(f"stored after {shown(tally.latencies)}, from sending to the acknowledgement\n")
    say(f"  in server  {shown(tally.in_server)}\n")
    if level:
        allowed = (1.0 + AHEAD) * LEVELS[level].seconds
        good = good and bool(tally.computers) and quantile(sorted(tally.computers), 0.99) < allowed
        took = shown(tally.computers) if tally.computers else "nothing"
        say(f"{level:12} {took}, {len(tally.computers)} answers; p99 is to be under {allowed:g} s\n")
    say(f"finished     {tally.finished} matches\n")
    say(f"errors       {len(tally.errors)}\n")
    if hasattr(os, "getloadavg"):
        say(f"machine      {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}\n")
    say(f"{'good' if good else 'NOT good'}: p99 is to be under {MOST_P99_MS:g} ms, without an error\n")
    for one in sorted(set(tally.errors))[:10]:
        say(f"  {one}\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
