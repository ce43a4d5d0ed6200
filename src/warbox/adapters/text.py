"""Games in words, for language models: one text says all that a seat may know, one text answers it.

`TextTable` plays in this process, `SocketTable` through the server's protocol; what they tell is made by
`warbox.players.telling`, from the same plain data that the server sends.
"""

import hashlib
import json
import secrets
import urllib.request
from collections.abc import Mapping
from contextlib import ExitStack
from typing import Any, Final, Self

from warbox.adapters.node import Setting
from warbox.engine.decision import IllegalAction
from warbox.engine.game import SetupError
from warbox.engine.notation import ParseError
from warbox.engine.turn import legal
from warbox.games import load_game
from warbox.play.fairdice import FairDice
from warbox.play.match import Match
from warbox.play.record import canonical
from warbox.players import make_player
from warbox.players.table import SeatTable
from warbox.players.telling import Told, choices_told, events_told, explain, moment_of, tell, told_at


class Refused(ValueError):
    """An answer that was not taken; says why. Nothing has changed."""


class TextTable:
    """A match in this process: computers in some seats, texts for the others. Every die is in its record."""

    def __init__(
        self,
        slug: str,
        computers: Mapping[str, str] | None = None,  # by seat: random, greedy …
        options: Mapping[str, str] | None = None,
        start: str | None = None,
        seed: int | None = None,
        lang: str = "en",
    ) -> None:
        """Raises KeyError for a game or a player that does not exist, SetupError or ParseError for a bad setup."""
        game = load_game(slug)
        computers = dict(computers or {})
        entropy = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"text {seed}".encode()).digest()
        letters = Setting(slug, options, start).letters
        for letter in computers:
            if letter not in letters:
                raise SetupError(f"no seat {letter!r}; seats are {', '.join(letters)}")
        players = [(letter, computers.get(letter, "text")) for letter in letters]
        self.match: Final = Match(game, players, options, start, FairDice(entropy, [""] * len(letters), slug))
        self.slug: Final = slug
        self.lang: Final = lang
        self.game: Final = game
        self.computers: Final = {
            game.parse_seat(letter): make_player(name, game, int.from_bytes(entropy[:6]) + place)
            for place, (letter, name) in enumerate(computers.items())
        }
        self._heard: dict[int, int] = {}  # by seat: the steps that it had been told of when it answered last
        self._computers_play()

    @property
    def seat(self) -> str | None:
        """The letter of the seat whose text is waited for; None once the match is over."""
        question = self.match.state.question
        if self.match.outcome is not None or question is None:
            return None
        return self.game.seats[next(seat for seat in question.seats if seat not in self.computers)]

    @property
    def seats(self) -> list[str]:
        """The seats that texts answer for."""
        return [entry.seat for entry in self.match.header.seats if entry.kind == "text"]

    def choices(self, seat: str | None = None) -> list[str]:
        return [action.text for action in legal(self.match.state, self._number(seat))]

    def told(self, seat: str | None = None) -> Told:
        """What the seat may know, as data. Without a seat: the one whose text is waited for."""
        number = self._number(seat)
        state, question, outcome = self.match.state, self.match.state.question, self.match.outcome
        events = self.match.events_for(number, self._heard.get(number, 0))
        told = Told(self.slug, self.game.seats[number], self.game.format(state, number), events=events_told(events))
        if outcome is not None:
            winners = [self.game.seats[winner] for winner in outcome.winners]
            told.outcome = {"kind": outcome.kind, "rule": outcome.rule, "winners": winners}
        elif question is not None and number in question.seats:
            return told_at(SeatTable(self.game, state, number), events)
        return told

    def observe(self, seat: str | None = None) -> str:
        """The moment in words."""
        return tell(self.told(seat), self.lang)

    def act(self, text: str, seat: str | None = None) -> str:
        """Answer for a seat, and what it is told next. Raises Refused with the reason, and nothing has changed."""
        if self.match.outcome is not None:
            raise Refused("the match is over")
        number = self._number(seat)
        letter = self.game.seats[number]
        before = len(self.match.steps)
        try:
            action = self.game.parse_seat_action(text.strip().removeprefix(f"{letter}:").strip())
            self.match.submit(number, action)
        except ParseError as error:
            raise Refused(str(error)) from None
        except IllegalAction as error:
            raise Refused(explain(self.slug, error.refusal, self.lang)) from None
        self._heard[number] = before
        self._computers_play()
        return self.observe(letter)

    def record(self) -> bytes:
        """The record of the match as far as it has been played."""
        return b"".join(canonical(line) + b"\n" for line in self.match.lines)

    def _number(self, seat: str | None) -> int:
        if seat is None:
            seat = self.seat or self.seats[0]
        if seat not in self.seats:
            raise Refused(f"no text answers for {seat!r}; seats are {', '.join(self.seats)}")
        return self.game.parse_seat(seat)

    def _computers_play(self) -> None:
        while self.match.outcome is None:
            question = self.match.state.question
            assert question is not None
            asked = [seat for seat in question.seats if seat in self.computers]
            if not asked:
                return
            table = SeatTable(self.game, self.match.state, asked[0])
            self.match.submit(asked[0], self.computers[asked[0]].choose(table))


class SocketTable:
    """A seat at a table of a server, through its protocol: `docs/protocol.md`."""

    def __init__(self, server: str, match: str, token: str, lang: str = "en") -> None:
        """Sit down with the token of a seat that has been joined."""
        from websockets.sync.client import connect

        self.server: Final = server.rstrip("/")
        self.match: Final = match
        self.lang: Final = lang
        self._open: Final = ExitStack()
        address = f"ws{self.server[4:]}/api/matches/{match}/socket"
        self._socket: Final = self._open.enter_context(connect(address, max_size=None))
        self._told: Told | None = None
        self._events: list[Mapping[str, Any]] = []
        self._n = -1
        self._send({"type": "hello", "token": token, "since": -1, "lang": lang})
        welcome = self._receive("welcome")
        self.seat: Final = str(welcome["seat"])
        self.slug: Final = str(welcome["match"]["game"])
        for update in welcome["updates"]:
            self._events += update["events"]
        self._hear(welcome)

    @classmethod
    def against_computer(
        cls,
        server: str,
        slug: str,
        seat: str,
        level: str = "recruit",
        options: Mapping[str, str] | None = None,
        start: str | None = None,
        lang: str = "en",
    ) -> "SocketTable":
        """A new match on a server, computers in all other seats."""
        server = server.rstrip("/")
        seed = secrets.token_hex(32)  # our share in the dice: first a promise, then the seed itself
        promise = hashlib.sha256(seed.encode()).hexdigest()
        seats = [
            {"seat": letter, "kind": "human", "name": "Text", "seed_commitment": promise}
            if letter == seat
            else {"seat": letter, "kind": "computer", "level": level}
            for letter in Setting(slug, options, start).letters
        ]
        wanted = {"game": slug, "seats": seats, "options": dict(options or {}), "start": start}
        made = _post(f"{server}/api/matches", wanted)
        token = next(one["token"] for one in made["seats"] if one["seat"] == seat)
        _post(f"{server}/api/matches/{made['id']}/reveal", {"seed": seed}, token)
        return cls(server, made["id"], token, lang)

    @property
    def over(self) -> bool:
        return self._told is not None and self._told.outcome is not None

    def told(self) -> Told:
        """What the seat may know once it is asked, or once the match is over: waits for that."""
        while self._told is None or not (self._told.kind or self._told.outcome):
            self._hear(self._next())
        self._told.events = list(self._events)
        return self._told

    def observe(self) -> str:
        """The moment in words; waits until the seat is asked, or the match is over."""
        return tell(self.told(), self.lang)

    def act(self, text: str) -> None:
        """Answer. Raises Refused with the reason, and nothing has changed."""
        name = secrets.token_hex(8)
        heard, self._events = self._events, []
        self._send({"type": "act", "id": name, "n": self._n, "action": text.strip()})
        while True:
            message = self._next()
            if message["type"] == "refused" and message.get("id") == name:
                self._events = [*heard, *self._events]
                raise Refused(str(message["refusal"]["message"]))
            if message["type"] == "done" and message.get("id") == name:
                return
            self._hear(message)

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _hear(self, message: Mapping[str, Any]) -> None:
        """Take in what a message tells of the match."""
        if "n" in message:
            self._n = max(self._n, int(message["n"]))
        if message["type"] == "update":
            self._events += message["events"]
        now = message.get("now")
        if now is None:
            return
        asked = now["asked"]
        mine = asked is not None and self.seat in asked["seats"] and now["choices"]
        self._told = Told(
            slug=self.slug,
            seat=self.seat,
            position=now["position"],
            kind=asked["kind"] if mine else "",
            rule=asked["rule"] if mine else "",
            because=now["because"] if mine else "",
            choices=now["choices"],
            complete=now["complete"],
            about=choices_told(now["odds"]),
            outcome=now["outcome"],
            moment=moment_of(now["view"]),
        )

    def _send(self, message: Mapping[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv())
        return message

    def _receive(self, kind: str) -> dict[str, Any]:
        while True:
            message = self._next()
            if message["type"] == kind:
                return message
            if message["type"] == "missed":
                for update in message["updates"]:
                    self._events += update["events"]


def _post(address: str, body: object, token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
    return found
