"""A real server for tests, and clients that play through its sockets."""

import hashlib
import os
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from warbox.games import load_game
from warbox.server.entry import JOIN, REVEAL, START, ClockSetup, Joined, MatchSetup, SeatSetup
from warbox.server.hall import Hall
from warbox.server.run import Server
from warbox.server.settings import Limits, Settings
from warbox.server.sitting import Sitting
from warbox.server.store import Stored

PATIENCE_SECONDS = 20.0
PLENTY = Limits(
    requests_a_second=1e6,
    request_burst=10**6,
    matches_a_second=1e6,
    match_burst=10**6,
    connections_a_second=1e6,
    connection_burst=10**6,
    review_effort=0.02,
    experiments=20,
    experiments_an_address=20,
)

Json = dict[str, Any]

# The seats of a table; a smaller one has the first of them.
LETTERS = {
    "broadsides": ["S", "I"],
    "firstwave": ["A", "B"],
    "onboard": ["A1", "D1", "A2", "D2"],
    "siegestorm": ["A", "B", "C", "D"],
    "tideofiron": ["US", "DE", "US2", "DE2"],
}


class Time:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1_700_000_000.0

    def __call__(self) -> float:
        return self.seconds


class RunningServer:
    """A server in a thread of this process, on a free port."""

    def __init__(self, settings: Settings) -> None:
        self.server = Server(settings, "127.0.0.1", 0)
        self.address = self.server.bind()
        self._thread = threading.Thread(target=self.server.run, daemon=True)
        self._thread.start()
        wait_for(lambda: self.server.started)
        # No connection is kept: on a busy machine the server's patience with it may end just as it is used again.
        one_request = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE_SECONDS, limits=one_request)

    @property
    def hall(self) -> Hall:
        hall: Hall = self.server.app.state.hall
        return hall

    def stop(self) -> None:
        self.http.close()
        self.server.stop()
        self._thread.join(PATIENCE_SECONDS)
        assert not self._thread.is_alive()

    def __enter__(self) -> "RunningServer":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    # ---- matches

    def new_match(
        self, seats: str = "human human", reveal: bool = True, game: str = "broadsides", **more: Any
    ) -> "Seats":
        """A match; `seats` says who sits in each seat of the game's table, in Broadsides in S and in I."""
        letters = LETTERS[game][: len(seats.split())]
        seeds = [draw_seed() for _ in letters]
        wanted: list[Json] = []
        for letter, kind, seed in zip(letters, seats.split(), seeds, strict=True):
            seat: Json = {"seat": letter, "kind": kind.partition(":")[0]}
            if kind.startswith("computer"):
                seat["level"] = kind.partition(":")[2] or "recruit"
            if kind == "human":
                seat |= {"name": f"Player {letter}", "seed_commitment": commitment(seed)}
            wanted.append(seat)
        answer = self.http.post("/api/matches", json={"game": game, "seats": wanted, "listed": True, **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        tokens = {one["seat"]: one["token"] for one in made["seats"]}
        match = Seats(self, game, made["id"], made["commitment"], tokens, dict(zip(letters, seeds, strict=True)))
        if reveal:
            for letter, token in tokens.items():
                match.post("reveal", {"seed": match.seeds[letter]}, token)
        return match

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()


class Seats:
    """A match, as one who holds all its tokens knows it."""

    def __init__(
        self,
        server: RunningServer,
        game: str,
        match_id: str,
        given: str,
        tokens: dict[str, str],
        seeds: dict[str, str],
    ) -> None:
        self.server = server
        self.game = game
        self.id = match_id
        self.commitment = given
        self.tokens = tokens
        self.seeds = seeds

    def post(self, call: str, body: Json, token: str) -> Any:
        answer = self.try_post(call, body, token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def try_post(self, call: str, body: Json, token: str | None) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return self.server.http.post(f"/api/matches/{self.id}/{call}", json=body, headers=headers)

    def sit(self, letter: str | None = None, **hello: Any) -> "Client":
        """Connect as a seat, or as a spectator."""
        if letter is not None:
            hello = {"token": self.tokens[letter], **hello}
        return Client(self.server.address, self.id, **hello)

    def facts(self) -> Json:
        facts: Json = self.server.get(f"/api/matches/{self.id}")
        return facts


class Client:
    """One socket. It keeps the last update and everything it has heard, as bytes."""

    def __init__(self, address: str, match_id: str, hello: bool = True, **said: Any) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(open_socket(address, match_id))
        self.raw: list[bytes] = []
        self.updates: list[Json] = []
        self.n = -1
        self.now: Json = {}
        self._count = 0
        self._name = secrets.token_hex(4)
        if hello:
            self.send({"type": "hello", **said})
            self.welcome = self.hear("welcome")

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: Json) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def next(self, seconds: float = PATIENCE_SECONDS) -> Json:
        """The next message; raises TimeoutError if there is none in time."""
        data = self.socket.recv(seconds)
        raw = data.encode() if isinstance(data, str) else data
        self.raw.append(raw)
        message: Json = msgspec.json.decode(raw)
        if message["type"] in ("welcome", "update"):
            self.n = message["n"]
            self.now = message["now"] or {}
        if message["type"] == "update":
            self.updates.append(message)
        return message

    def hear(self, *kinds: str) -> Json:
        """The next message of one of these types; what comes before it is taken in."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            message = self.next()
            if message["type"] in kinds:
                return message
        raise AssertionError(f"no {kinds} was heard")

    def until(self, is_so: Callable[["Client"], bool]) -> "Client":
        """Listen until something is so."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not is_so(self):
            assert time.monotonic() < end, "it never became so"
            self.next()
        return self

    def until_asked(self, kind: str | None = None) -> "Client":
        return self.until(
            lambda client: bool(client.now.get("choices")) and kind in (None, (client.now["asked"] or {}).get("kind"))
        )

    def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing but presence, and what was said before, is heard for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                message = self.next(max(0.01, end - time.monotonic()))
                if message["type"] != "presence" and not message.get("anew"):
                    return False
            except TimeoutError:
                return True
        return True

    def catch_up(self, seconds: float = 0.2) -> "Client":
        """Take in what is on its way."""
        while not self.quiet(seconds):
            pass
        return self

    def ask(self, kind: str, n: int | None = None, name: str | None = None, **more: Any) -> Json:
        """Send a request and wait for its answer."""
        self._count += 1
        name = name or f"{self._name}-{self._count}"
        self.send({"type": kind, "id": name, "n": self.n if n is None else n, **more})
        while True:
            answer = self.hear("done", "refused")
            if answer["id"] == name:
                return answer

    def act(self, action: str, **more: Any) -> Json:
        return self.ask("act", action=action, **more)

    def do(self, *actions: str) -> "Client":
        """Act, each time when asked; every action must be taken."""
        for action in actions:
            self.until_asked()
            answer = self.act(action)
            assert answer["type"] == "done", answer
        return self

    def refused(self, kind: str, **more: Any) -> str:
        """Send a request that must be refused; returns the kind of the refusal."""
        answer = self.ask(kind, **more)
        assert answer["type"] == "refused", answer
        found: str = answer["refusal"]["kind"]
        return found

    def closed_with(self) -> int:
        """Listen until the server closes; returns its code."""
        while True:
            try:
                self.next()
            except ConnectionClosed as error:
                return -1 if error.rcvd is None else error.rcvd.code


def open_socket(address: str, match_id: str, **more: Any) -> AbstractContextManager[ClientConnection]:
    url = address.replace("http", "ws", 1) + f"api/matches/{match_id}/socket"
    opened: AbstractContextManager[ClientConnection] = connect(
        url, compression=None, max_size=None, ping_interval=None, **more
    )
    return opened


def draw_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


def new_sitting(slug: str, seed: int, options: dict[str, str] | None = None) -> Sitting:
    """A match that has started, without a server around it; everything follows from the seed."""
    return Sitting(stored_start(slug, seed, options or {}))


BANK = ClockSetup("bank", 600, 5)


def stored_start(slug: str, seed: int, options: dict[str, str], clock: ClockSetup = BANK) -> Stored:
    """The log of a match as far as its start, with a clock."""
    game = load_game(slug)
    seats = [SeatSetup("human") for _ in game.seated(game.new(game.complete_options(options)))]
    setup = MatchSetup(slug, game.rules_version, options, None, "en", clock, seats)
    stored = Stored("m", setup, bytes([seed]) * 32, 1.0, {}, [])
    sitting = Sitting(stored)
    for seat in range(len(seats)):
        joined = msgspec.json.encode(Joined("", commitment(f"{seat}"))).decode()
        stored.entries.extend(sitting.enter(JOIN, seat, joined, 1.0))
    for seat in range(len(seats)):
        stored.entries.extend(sitting.enter(REVEAL, seat, f"{seat}", 1.0))
    stored.entries.extend(sitting.enter(START, None, "", 1.0))
    return stored


def wait_for(is_so: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it never became so"
        time.sleep(0.01)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


DEPLOY = ("place crew A4", "place crew G4", "place captain H4")


def play_on(clients: dict[str, Client], most: int = 10_000, choose: Callable[[list[str]], str] | None = None) -> int:
    """Let the seats answer, at random or as told, until the match is over; returns the number of actions."""
    pick = choose or secrets.choice
    count = 0
    while count < most:
        for client in clients.values():
            while client.now.get("choices") and count < most:
                answer = client.act(pick(client.now["choices"]))
                if answer["type"] == "refused":
                    assert answer["refusal"]["kind"] in ("stale", "game-over"), answer
                    continue
                count += 1
            if client.now.get("outcome"):
                return count
            try:
                client.next(0.02)
            except TimeoutError:
                continue
    return count
