"""Players from elsewhere, for tournaments: a function or a class in Python, or a program in any language.

`bots.py:clever` and `package.module:clever` name something in Python. A class that is a `Player` is given the seat's
table; anything else that can be called is given a text that says all the seat may know, and answers with a text.
`!COMMAND` is a program: a line of JSON asks it, a line answers. A text that is not taken is asked for again, with the
reason; who is not understood three times gets a choice drawn by lot.

Whoever names a guest runs its code: names from elsewhere never come here, only those of the command line.
"""

import importlib
import importlib.util
import json
import shlex
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from shutil import which
from typing import Any, Final

from warbox.engine.action import Action
from warbox.engine.event import Event
from warbox.engine.game import Game
from warbox.engine.notation import ParseError
from warbox.players import PLAYERS, make_player
from warbox.players.player import Player
from warbox.players.table import SeatTable
from warbox.players.telling import explain, tell, told_at

TRIES: Final = 3
COMMAND: Final = "!"
GUESTS: Final = ["FILE.py:NAME", "MODULE:NAME", "!COMMAND"]

Answers = Callable[[str], str]


class GuestError(Exception):
    """A guest that cannot play; says which, and why."""


def player_of(name: str, game: Game[Any], seed: int) -> Player:
    """A player of the box or a guest. Raises GuestError."""
    if name in PLAYERS:
        return make_player(name, game, seed)
    if name.startswith(COMMAND):
        return Program(game, seed, name)
    found = guest(name)
    if isinstance(found, type) and issubclass(found, Player):
        return found(game, seed)
    return Writer(game, seed, name, found)


def check_guest(name: str) -> None:
    """Raises GuestError if the name says neither a player of the box nor somebody who can be found."""
    if name not in PLAYERS:
        guest(name)


def guest(name: str) -> Any:
    """What the name of a guest stands for: something that can be called, or the words of a command that exists."""
    if name.startswith(COMMAND):
        try:
            words = shlex.split(name[1:])
        except ValueError as error:
            raise GuestError(f"{name}: {error}") from None
        if not words or which(words[0]) is None:
            raise GuestError(f"{name!r} names no program that can be run")
        return words
    place, colon, wanted = name.rpartition(":")
    if not colon or not place or not wanted:
        raise GuestError(f"there is no player {name!r}; there are {', '.join([*PLAYERS, *GUESTS])}")
    try:
        found: Any = getattr(module_at(place), wanted)
    except Exception as error:  # whatever goes wrong in somebody else's file
        raise GuestError(f"{name}: {type(error).__name__}: {error}") from None
    if not callable(found):
        raise GuestError(f"{name} is a {type(found).__name__}, neither a function nor a class")
    return found


def module_at(place: str) -> Any:
    if not place.endswith(".py"):
        if "" not in sys.path:
            sys.path.insert(0, "")  # where the command is given, as `python -m` does
        return importlib.import_module(place)
    path = Path(place).resolve()
    known = f"warbox_guest_{path.as_posix()}"
    if known not in sys.modules:
        spec = importlib.util.spec_from_file_location(known, path)
        if spec is None or spec.loader is None:
            raise ImportError(f"{place} cannot be read as Python")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[known] = module
    return sys.modules[known]


class Writer(Player):
    """Plays by texts."""

    listens = True

    def __init__(self, game: Game[Any], seed: int, name: str, answers: Answers) -> None:
        super().__init__(game, seed)
        self.name: Final = name
        self.answers: Final = answers
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, table: SeatTable) -> Action:
        told = told_at(table, self.heard)
        self.heard = []
        text = tell(told)
        why = ""
        for _ in range(TRIES):
            answer = self.answer(text if not why else f"{text}\n\n{why}", told.choices, why)
            action, why = self.understood(table, answer)
            if action is not None:
                return action
        choices = table.legal()
        return choices[int(self.sampler.below(len(choices)))]

    def answer(self, text: str, choices: Any, why: str) -> str:
        """What the guest says to a text. Raises GuestError if it fails."""
        try:
            return str(self.answers(text))
        except Exception as error:  # whatever goes wrong in somebody else's code
            raise GuestError(f"{self.name}: {type(error).__name__}: {error}") from error

    def understood(self, table: SeatTable, answer: str) -> tuple[Action | None, str]:
        """The action of an answer, or why there is none."""
        letter = self.game.seats[table.seat]
        try:
            action = self.game.parse_seat_action(answer.strip().removeprefix(f"{letter}:").strip())
        except ParseError as error:
            return None, str(error)
        refusal = table.check(action)
        return (action, "") if refusal is None else (None, explain(self.game.slug, refusal))


class Program(Writer):
    """A program that reads lines of JSON and writes a line for each: the action. It is started for each game."""

    def __init__(self, game: Game[Any], seed: int, name: str) -> None:
        super().__init__(game, seed, name, str)
        try:
            self._process: Final = subprocess.Popen(
                guest(name), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as error:
            raise GuestError(f"{name}: {error}") from None

    def answer(self, text: str, choices: Any, why: str) -> str:
        asked = {"game": self.game.slug, "text": text, "choices": choices, "refused": why}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            raise GuestError(f"{self.name}: the program has ended in the middle of a game")
        return line

    def close(self) -> None:
        """An end of what it reads tells it to end; one that does not is ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError):  # it may have gone already
            self._process.stdin.close()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
