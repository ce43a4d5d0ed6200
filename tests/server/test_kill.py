"""Killing the server at any moment loses nothing that it acknowledged, and clients go on by themselves."""

import asyncio
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.table import (
    PLENTY,
    Client,
    Json,
    RunningServer,
    commitment,
    is_running,
    play_on,
    wait_for,
)
from warbox.play.verify import HOLDS, verify
from warbox.server.entry import unseal
from warbox.server.load import Caller
from warbox.server.settings import Settings
from warbox.server.sitting import Sitting
from warbox.server.store import Store, Stored

KILLS = int(os.environ.get("WARBOX_KILLS", "80"))
MATCHES = 3  # on each server
LONG_SECONDS = 90.0  # patience, on a machine that has much else to do

# Two decks full of sailors who walk about: long matches, with dice now and then.
START = "placement same S=starboard I=port\nat step S"


class Nursery:
    """Starts real servers quickly, and kills them."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.last = 0  # the server that was started last
        self.port = free_port()
        script = Path(__file__).with_name("nursery.py")
        self.process = subprocess.Popen(
            [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{self.port} {self.database}\n")
        self.process.stdin.flush()
        self.last = int(self.process.stdout.readline())
        return self.last

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def close(self) -> None:
        if self.last and is_running(self.last):
            os.kill(self.last, signal.SIGKILL)
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def nurseries(tmp_path: Path) -> Iterator[list[Nursery]]:
    """Two servers that are killed at the same time: each mostly waits for its next death."""
    opened = [Nursery(f"sqlite:///{tmp_path / name}.db") for name in ("one", "two")]
    yield opened
    for one in opened:
        one.close()


@dataclass
class Player:
    """One seat's client. It comes back by itself, and repeats what was not acknowledged under the same id."""

    address: str
    match_id: str
    token: str
    n: int = -1
    now: Json = field(default_factory=dict)
    over: bool = False
    heard: dict[int, Json] = field(default_factory=dict)  # every update
    acknowledged: dict[str, str] = field(default_factory=dict)  # id and action
    waiting: Json | None = None
    returns: int = 0

    async def play(self) -> None:
        while not self.over:
            try:
                url = f"ws{self.address[4:]}api/matches/{self.match_id}/socket"
                async with connect(url, compression=None, max_size=None, ping_interval=None, open_timeout=5) as line:
                    await self._say(line, {"type": "hello", "token": self.token, "since": self.n})
                    async for message in line:
                        await self._hear(line, msgspec.json.decode(message))
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)
            self.returns += 1

    async def _say(self, line: Any, message: Json) -> None:
        await line.send(msgspec.json.encode(message).decode())

    async def _hear(self, line: Any, message: Json) -> None:
        if message["type"] == "welcome":
            for update in message["updates"]:
                self._note(update)
            self.n = message["n"]
            if self.waiting is not None:
                await self._say(line, self.waiting)
        elif message["type"] == "update":
            self._note(message)
            self.n = message["n"]
        elif message["type"] == "done":
            assert self.waiting is not None
            self.acknowledged[message["id"]] = self.waiting["action"]
            self.waiting = None
        elif message["type"] == "refused" and message["refusal"]["kind"] == "too-fast":
            await asyncio.sleep(0.1)
            await self._say(line, self.waiting or {})
        elif message["type"] == "refused":
            assert message["refusal"]["kind"] in ("stale", "not-stored", "not-asked", "game-over"), message
            self.waiting = None
        self.now = message.get("now") or self.now
        if self.now.get("outcome"):
            self.over = True
            await line.close()
        elif self.now.get("choices") and self.waiting is None:
            action = random.choice(self.now["choices"])
            self.waiting = {"type": "act", "id": secrets.token_hex(8), "n": self.n, "action": action}
            await self._say(line, self.waiting)

    def _note(self, update: Json) -> None:
        plain = {key: update[key] for key in ("n", "by", "action", "events")}
        known = self.heard.setdefault(update["n"], plain)
        assert known == plain, "what was told once is told again in the same way"


async def new_match(address: str) -> list[Player]:
    """A match that has started, however often the server dies meanwhile."""
    seeds = [secrets.token_hex(32), secrets.token_hex(32)]
    seats = [
        {"seat": letter, "kind": "human", "name": letter, "seed_commitment": commitment(seed)}
        for letter, seed in zip("SI", seeds, strict=True)
    ]
    form = {"game": "broadsides", "seats": seats, "start": START, "options": {"idle-boarding-turns": "200"}}
    made = await persist(address, "/api/matches", form)
    for seat, seed in zip(made["seats"], seeds, strict=True):
        await persist(address, f"/api/matches/{made['id']}/reveal", {"seed": seed}, seat["token"])
    return [Player(address, made["id"], seat["token"]) for seat in made["seats"]]


async def persist(address: str, path: str, form: Json, token: str = "") -> Any:
    while True:
        try:
            return await Caller(address).post(path, form, token)
        except (OSError, RuntimeError, msgspec.DecodeError):
            await asyncio.sleep(0.05)


async def keep_playing(address: str, players: list[Player]) -> None:
    while True:
        pair = await new_match(address)
        players += pair
        await asyncio.gather(*(player.play() for player in pair))


async def kill_again_and_again(nursery: Nursery, kills: int, players: list[Player]) -> None:
    tasks = [asyncio.create_task(keep_playing(nursery.address, players)) for _ in range(MATCHES)]
    for number in range(kills):
        process = await asyncio.to_thread(nursery.start)
        if number % 10:  # every tenth is killed while it starts
            await until_acknowledged(players, random.randrange(6), tasks)
        await asyncio.sleep(random.uniform(0.0, 0.05))
        os.kill(process, signal.SIGKILL)
        await asyncio.to_thread(wait_until_gone, process)
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [one for one in results if not isinstance(one, asyncio.CancelledError)] == []


async def until_acknowledged(players: list[Player], count: int, tasks: list[asyncio.Task[None]]) -> None:
    """Until so many more actions have been acknowledged: the busier the machine, the longer a server lives."""
    enough = sum(len(player.acknowledged) for player in players) + count
    end = time.monotonic() + LONG_SECONDS
    while sum(len(player.acknowledged) for player in players) < enough:
        assert time.monotonic() < end, "nobody gets on"
        for task in tasks:
            assert not task.done(), task.result()
        await asyncio.sleep(0.002)


def check_log(store: Store, player: Player) -> None:
    """Every acknowledged action is in the log once; every update that was heard is in the stream, as it was heard."""
    found: Stored | None = asyncio.run(store.load(player.match_id))
    assert found is not None
    sitting = Sitting(found)
    stored: dict[str, str] = {}
    for entry in found.entries:
        if entry.client is not None:
            assert entry.client not in stored, "stored twice"
            stored[entry.client] = (
                unseal(entry.text, found.seed, entry.number) if entry.kind == "sealed" else entry.text
            )
    for name, action in player.acknowledged.items():
        assert stored.get(name) == action, "an acknowledged action is lost"
    seat = sitting.holder(player.token)
    assert seat is not None
    assert sitting.streams is not None
    stream = [msgspec.json.decode(update) for update in sitting.streams.after(seat, -1)]
    for n, update in player.heard.items():
        assert stream[n] == update


def test_no_kill_loses_what_was_acknowledged(nurseries: list[Nursery]) -> None:
    by_nursery: list[list[Player]] = [[] for _ in nurseries]

    async def kill_all() -> None:
        kills = KILLS // len(nurseries)
        await asyncio.gather(
            *(kill_again_and_again(one, kills, players) for one, players in zip(nurseries, by_nursery, strict=True))
        )

    asyncio.run(kill_all())
    for nursery, players in zip(nurseries, by_nursery, strict=True):
        store = Store(nursery.database)
        for player in players:
            check_log(store, player)
        store.close()
        with RunningServer(Settings(db=nursery.database, limits=PLENTY, workers=1)) as server:
            for first, second in zip(players[::2], players[1::2], strict=True):
                go_on(server, first, second)
    everybody = [player for players in by_nursery for player in players]
    assert sum(len(player.acknowledged) for player in everybody) > KILLS, "there was something to lose"
    assert sum(player.returns for player in everybody) > KILLS, "they came back by themselves"


def go_on(server: RunningServer, first: Player, second: Player) -> None:
    """After all the kills a match can be played to its end, and its record holds."""
    with (
        Client(server.address, first.match_id, token=first.token) as one,
        Client(server.address, second.match_id, token=second.token) as two,
    ):
        play_on({"S": one, "I": two}, most=20)
        if not one.now["outcome"]:
            one.ask("resign")
    verdict = verify(server.http.get(f"/api/matches/{first.match_id}/record").content)
    assert (verdict.status, verdict.why) == (HOLDS, "")


def test_the_program_itself_goes_on_after_a_kill(tmp_path: Path) -> None:
    """`warbox serve`, killed and started again on the same file."""
    port = free_port()
    program = Path(sys.executable).with_name("warbox")
    command = [str(program), "serve", "--port", str(port), "--db", f"sqlite:///{tmp_path / 'x.db'}"]
    address = f"http://127.0.0.1:{port}/"
    players: list[Player] = []

    def count() -> int:
        return sum(len(player.acknowledged) for player in players)

    async def play_until(acknowledged: int) -> None:
        end = time.monotonic() + LONG_SECONDS
        while count() < acknowledged:
            assert time.monotonic() < end, "nobody gets on"
            going = [player for player in players if not player.over]
            if not going:  # a captain may fall soon
                going = await new_match(address)
                players.extend(going)
            tasks = [asyncio.create_task(player.play()) for player in going]
            while count() < acknowledged and not all(task.done() for task in tasks) and time.monotonic() < end:
                await asyncio.sleep(0.01)
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert [one for one in results if one and not isinstance(one, asyncio.CancelledError)] == []

    for number in range(1, 4):
        server = subprocess.Popen(command)
        try:
            wait_for(lambda: is_up(address), LONG_SECONDS)
            asyncio.run(play_until(10 * number))
        finally:
            server.kill()
            server.wait()
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    for player in players:
        check_log(store, player)
    store.close()
    assert count() >= 30


def free_port() -> int:
    """Not one that the system gives to clients: a client that calls in vain could be given it, and meet itself."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) != 0:
                return port


def is_up(address: str) -> bool:
    """Whether the server answers."""
    http = HTTPConnection(address.removeprefix("http://").rstrip("/"), timeout=2)
    try:
        http.request("GET", "/api/health")
        return http.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        http.close()


def wait_until_gone(process: int) -> None:
    """All of it: a thread that is still in the kernel holds on to the port."""

    def is_gone() -> bool:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        return False

    wait_for(is_gone, LONG_SECONDS)
