"""What one hostile client can do to the others: `make attack`.

A server with the limits it has by itself, three honest matches, and beside them one attack after the other, from an
address of its own. What is measured is the time from sending an honest action to its acknowledgement. All of it stays
on this machine.
"""

import argparse
import asyncio
import multiprocessing
import os
import secrets
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from warbox.engine.sampler import Sampler
from warbox.engine.turn import legal
from warbox.games import load_game
from warbox.play.fairdice import FairDice, new_seed
from warbox.play.match import Match
from warbox.play.record import canonical
from warbox.server.load import JOIN_SECONDS, Caller, Tally, keep_playing, new_match, quantile
from warbox.server.settings import Settings

MOST_P99_MS = 250.0
SLOW_SECONDS = 2.0  # that the rules take over each action of the slow table
SLOW = "slow"
PACE = 0.1  # seconds an honest seat thinks, on average
SETTLE_SECONDS = 2.0
HALVES = 1100
DOTS = "a." * 9000 + "a = 1"
CARD = "game siegestorm\ncard {\n" + "a = 1,\n" * 40_000

Attack = Callable[["Hostile"], Awaitable[None]]
BROKEN = (OSError, WebSocketException, asyncio.IncompleteReadError, RuntimeError, ValueError)


def serve(db: str, pipe: Connection) -> None:
    """The server, in a process of its own: tells its address, and goes on until it is killed."""
    from warbox.server.run import Server, settle_memory, settle_turns

    real = Match.submit

    def submit(self: Match, seat: int, action: Any) -> Any:
        if self.header.seats[0].name == SLOW:
            end = time.thread_time() + SLOW_SECONDS
            while time.thread_time() < end:
                sum(range(100))
        return real(self, seat, action)

    Match.submit = submit  # type: ignore[method-assign]
    server = Server(Settings(db=db), "127.0.0.1", 0)
    pipe.send(server.bind())
    settle_memory()
    settle_turns()
    server.run()


class Hostile:
    """One client who means ill: what it knows, and ways to reach the server."""

    def __init__(self, caller: Caller, address: str, seen: str) -> None:
        self.caller = caller
        self.address = address  # its own
        self.seen = seen  # the id of an honest match
        self.said: dict[str, int] = {}  # what it was answered, and how often

    def note(self, answer: str) -> None:
        self.said[answer] = self.said.get(answer, 0) + 1

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.caller.host, self.caller.port, local_addr=(self.address, 0))

    async def ask(self, method: str, path: str, body: bytes = b"", token: str = "") -> bytes:
        """One request on a connection of its own: the answer's body."""
        reader, writer = await self.dial()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.caller.host}:{self.caller.port}\r\nConnection: close\r\n"
        head += (
            f"Content-Type: application/json\r\nAuthorization: Bearer {token}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        try:
            answer = await reader.read()
        finally:
            writer.close()
        self.note(answer[9:12].decode() or "cut off")
        return answer.partition(b"\r\n\r\n")[2]

    async def post(self, path: str, value: object, token: str = "") -> Any:
        return msgspec.json.decode(await self.ask("POST", path, msgspec.json.encode(value), token))

    async def open(self, match_id: str, hello: dict[str, Any] | None) -> ClientConnection:
        url = f"ws://{self.caller.host}:{self.caller.port}/api/matches/{match_id}/socket"
        socket = await connect(url, compression=None, ping_interval=None, local_addr=(self.address, 0))
        if hello is not None:
            await socket.send(msgspec.json.encode({"type": "hello", **hello}).decode())
        return socket

    async def own_match(self, **more: Any) -> tuple[str, list[str]]:
        """A match of which it holds both seats."""
        return await new_match(Foreign(self), ["S", "I"], **more)


class Foreign(Caller):
    """Calls from the hostile address."""

    def __init__(self, hostile: Hostile) -> None:
        self.hostile = hostile
        self.host, self.port = hostile.caller.host, hostile.caller.port

    async def post(self, path: str, body: object, token: str = "") -> Any:
        return await self.hostile.post(path, body, token)


async def without_end(step: Callable[[], Awaitable[Any]], hostile: Hostile) -> None:
    """Again and again, whatever becomes of it."""
    while True:
        try:
            await step()
        except BROKEN as error:
            hostile.note(type(error).__name__)
            await asyncio.sleep(0.005)
        await asyncio.sleep(0)


async def many(count: int, step: Callable[[], Awaitable[Any]], hostile: Hostile) -> None:
    await asyncio.gather(*(without_end(step, hostile) for _ in range(count)))


# ---- the attacks


async def nothing(hostile: Hostile) -> None:
    await asyncio.sleep(1e6)


async def half_requests(hostile: Hostile) -> None:
    async def hold() -> None:
        reader, writer = await hostile.dial()
        writer.write(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nX-")
        try:
            await reader.read()
        finally:
            writer.close()
            hostile.note("closed")
        await asyncio.sleep(0.2)

    await many(HALVES, hold, hostile)


async def silent_sockets(hostile: Hostile) -> None:
    async def hold() -> None:
        socket = await hostile.open(hostile.seen, None)
        await socket.wait_closed()
        hostile.note(str(socket.close_code))

    await many(200, hold, hostile)


async def spectators(hostile: Hostile) -> None:
    async def watch() -> None:
        socket = await hostile.open(hostile.seen, {"since": -1})
        await socket.wait_closed()
        hostile.note(str(socket.close_code))
        await asyncio.sleep(0.2)

    await many(200, watch, hostile)


async def wrong_tokens(hostile: Hostile) -> None:
    async def knock() -> None:
        socket = await hostile.open(hostile.seen, {"token": secrets.token_hex(16)})
        await socket.wait_closed()
        hostile.note(str(socket.close_code))

    await many(20, knock, hostile)


def flood(message: str | None) -> Attack:
    """Messages as fast as they go; None: ping frames."""

    async def attack(hostile: Hostile) -> None:
        match_id, tokens = await hostile.own_match()

        async def pour() -> None:
            socket = await hostile.open(match_id, {"token": tokens[0]})
            try:
                while True:
                    if message is None:
                        await socket.ping()
                    else:
                        await socket.send(message)
            finally:
                await socket.close()
                hostile.note(str(socket.close_code))

        await many(4, pour, hostile)

    return attack


def request(method: str, path: str, body: bytes = b"", count: int = 20) -> Attack:
    async def attack(hostile: Hostile) -> None:
        await many(count, lambda: hostile.ask(method, path.replace("SEEN", hostile.seen), body), hostile)

    return attack


async def unclosed_card(hostile: Hostile) -> None:
    header = {"type": "match", "n": 1, "hash": "", "format": 1, "game": "siegestorm", "start": CARD}
    header |= {"rules": load_game("siegestorm").rules_version, "options": {}, "seats": [], "dice": None}
    await many(4, lambda: hostile.ask("POST", "/api/records", canonical(header) + b"\n"), hostile)


def played_record(name: str) -> bytes:
    """A whole match, played at random."""
    match = Match(
        load_game("broadsides"), [(name, "human"), ("b", "human")], dice=FairDice(new_seed(), ["a", "b"], "broadsides")
    )
    sampler = Sampler(secrets.randbits(60))
    while match.outcome is None and match.state.question is not None:
        seat = match.state.question.seats[0]
        choices = legal(match.state, seat)
        match.submit(seat, choices[int(sampler.below(len(choices)))])
    return b"".join(canonical(line) + b"\n" for line in match.lines)


async def imports_and_replays(hostile: Hostile) -> None:
    data = await asyncio.to_thread(played_record, secrets.token_hex(4))

    async def go() -> None:
        answer = msgspec.json.decode(await hostile.ask("POST", "/api/records", data))
        if "id" in answer:
            await hostile.ask("GET", f"/api/matches/{answer['id']}/replay")

    await many(8, go, hostile)


async def acts_and_undoes(hostile: Hostile) -> None:
    async def table() -> None:
        match_id, tokens = await hostile.own_match()
        socket = await hostile.open(match_id, {"token": tokens[0]})
        n = -1
        for number in range(10**6):
            while True:
                heard = msgspec.json.decode(await socket.recv())
                n = heard.get("n", n)
                if heard["type"] in ("welcome", "done", "refused"):
                    break
            hostile.note(heard["type"])
            sent = {"type": "act", "action": "place crew A4"} if number % 2 == 0 else {"type": "undo"}
            await socket.send(msgspec.json.encode({**sent, "id": f"a{number}", "n": n}).decode())

    await many(5, table, hostile)


async def slow_table(hostile: Hostile) -> None:
    match_id, tokens = await hostile.own_match(name=SLOW)

    async def sit() -> None:
        socket = await hostile.open(match_id, {"token": tokens[0]})
        n = -1
        while True:
            heard = msgspec.json.decode(await socket.recv())
            n = heard.get("n", n)
            if heard["type"] in ("welcome", "done", "refused"):
                hostile.note(heard["type"])
                choices = ("place crew A4", "place crew G4", "place captain H4")
                sent = {"type": "act", "id": secrets.token_hex(8), "n": n, "action": secrets.choice(choices)}
                await socket.send(msgspec.json.encode(sent).decode())

    await many(1, sit, hostile)


ATTACKS: dict[str, Attack] = {
    "nothing, to compare": nothing,
    f"{HALVES} half requests": half_requests,
    "sockets without hello": silent_sockets,
    "200 spectators": spectators,
    "sockets with wrong tokens": wrong_tokens,
    "ping frames": flood(None),
    "ping messages": flood('{"type":"ping"}'),
    "invalid messages": flood('{"type":"nonsense","id":"x"}'),
    "the lobby again and again": request("GET", "/api/matches"),
    "records of going matches": request("GET", "/api/matches/SEEN/record"),
    "an unclosed card, 280 kB": unclosed_card,
    "imports and replays": imports_and_replays,
    "a dotted key, 18 kB": request(
        "POST", "/api/workshop/check", msgspec.json.encode({"game": "onboard", "kind": "mission", "text": DOTS})
    ),
    "a spoilt position, 20 kB": request(
        "POST", "/api/positions/check", msgspec.json.encode({"game": "siegestorm", "position": CARD[:20_000]})
    ),
    "acting and undoing": acts_and_undoes,
    "a table with 2-second rules": slow_table,
}


async def measure(address: str, seconds: float, same: bool, only: str) -> int:
    """Run the attacks, print a row for each; 0 if all are good enough."""
    caller, tally = Caller(address), Tally()
    seen, _ = await new_match(caller, ["S", "I"], listed=True)
    honest = [asyncio.create_task(keep_playing(caller, PACE, 0.1 * number, tally)) for number in range(3)]
    await asyncio.sleep(SETTLE_SECONDS)
    sys.stdout.write(
        f"{'attack':30} {'honest actions':>14} {'p50':>8} {'p99':>8} {'most':>8}   what the attacker heard\n"
    )
    bad = 0
    for name in ATTACKS:
        if only not in name:
            continue
        here, there = multiprocessing.Pipe()
        given = (name, address, "127.0.0.1" if same else "127.0.0.2", seen, seconds + SETTLE_SECONDS, there)
        process = multiprocessing.get_context("spawn").Process(target=attack_alone, args=given, daemon=True)
        process.start()
        await asyncio.to_thread(here.recv)
        await asyncio.sleep(SETTLE_SECONDS)
        tally.latencies.clear()
        tally.measuring = True
        await asyncio.sleep(seconds)
        tally.measuring = False
        said = await asyncio.to_thread(here.recv)
        process.kill()
        bad += not row(name, tally.latencies, said)
    for one in honest:
        if one.done() and not one.cancelled():
            sys.stdout.write(f"an honest match broke off: {one.exception()!r}\n")
            bad += 1
        one.cancel()
    await asyncio.gather(*honest, return_exceptions=True)
    bad += len(tally.errors)
    sys.stdout.write(
        f"{'good' if not bad else 'NOT good'}: p99 is to be under {MOST_P99_MS:g} ms, and no honest match breaks off\n"
    )
    if hasattr(os, "getloadavg"):
        sys.stdout.write(f"machine: {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}\n")
    return 1 if bad else 0


def attack_alone(name: str, address: str, own: str, seen: str, seconds: float, pipe: Connection) -> None:
    """In a process of its own, which gives way to the server: an attacker is at work on another machine."""
    os.nice(5)
    hostile = Hostile(Caller(address), own, seen)

    def end() -> None:
        pipe.send(dict(hostile.said))
        os._exit(0)

    pipe.send("begun")
    threading.Timer(seconds, end).start()
    asyncio.run(stubborn(ATTACKS[name], hostile))


async def stubborn(attack: Attack, hostile: Hostile) -> None:
    while True:
        with suppress(*BROKEN, KeyError, msgspec.MsgspecError):
            await attack(hostile)
        await asyncio.sleep(0.2)


def row(name: str, latencies: list[float], said: dict[str, int]) -> bool:
    ordered = sorted(1000 * one for one in latencies)
    heard = ", ".join(f"{count} × {what}" for what, count in sorted(said.items(), key=lambda one: -one[1])[:4])
    if not ordered:
        sys.stdout.write(f"{name:30} {'none':>14} {'':26}   {heard}\n")
        return False
    p99 = quantile(ordered, 0.99)
    figures = f"{quantile(ordered, 0.5):8.1f} {p99:8.1f} {ordered[-1]:8.1f}"
    sys.stdout.write(f"{name:30} {len(ordered):14} {figures}   {heard}\n")
    sys.stdout.flush()
    return p99 < MOST_P99_MS


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="of measuring, for each attack")
    parser.add_argument("--same-address", action="store_true", help="attack from the address of the honest players")
    parser.add_argument("--only", default="", help="the attacks whose names have this in them")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="warbox-attack-") as folder:
        here, there = multiprocessing.Pipe()
        db = f"sqlite:///{Path(folder) / 'attack.db'}"
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(db, there))
        process.start()
        there.close()
        try:
            return asyncio.run(measure(here.recv(), given.seconds, given.same_address, given.only))
        except EOFError:
            sys.stdout.write("the server did not start\n")
            return 1
        finally:
            process.terminate()
            process.join(JOIN_SECONDS)
            process.kill()


if __name__ == "__main__":
    sys.exit(main())
