"""Records: a match as JSON Lines, each line chained to the one before by a hash. The format: `docs/record.md`.

This module knows the lines and their chain, not the rules: `warbox.play.replay` plays a record through.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from warbox.engine.game import Game
from warbox.games import load_game
from warbox.play.fairdice import PROTOCOL

FORMAT = 1
NO_HASH = "0" * 64  # stands before the first line

FindGame = Callable[[str], Game[Any]]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A JSON object of a record: exactly these fields; those with a default are left out where they have it."""


class SeatEntry(_Part, frozen=True):
    seat: str
    name: str
    kind: str  # human, or the kind of the computer player


class DiceEntry(_Part, frozen=True):
    protocol: str
    commitment: str
    seat_seeds: list[str]


class HostEntry(_Part, frozen=True):
    """Who hosted the match and signed the record."""

    key: str  # Ed25519, public
    commitments: list[str]  # of the seats' seeds, as the seats gave them


class OutcomeEntry(_Part, frozen=True):
    kind: str
    rule: str
    winners: list[str]


class _Line(_Part, frozen=True, tag_field="type"):
    n: int  # the number of the line in the file, from 1
    hash: str  # empty until the line is chained


class MatchLine(_Line, frozen=True, tag="match"):
    """The header."""

    format: int
    game: str
    rules: str
    options: dict[str, str]
    seats: list[SeatEntry]
    dice: DiceEntry | None  # None: rolled by hand, nothing to verify
    start: str | None  # the position a match starts from, if it is not the game's own start
    host: HostEntry | None = None  # None: nobody has signed
    signature: str | None = None


class PlayLine(_Line, frozen=True, tag="play"):
    """An action of a seat, or an answer of chance (`*`)."""

    play: str


class ResignLine(_Line, frozen=True, tag="resign"):
    seat: str


class TimeoutLine(_Line, frozen=True, tag="timeout"):
    """The seats whose time ran out."""

    seats: list[str]


class SettledLine(_Line, frozen=True, tag="settled"):
    """The players end the match themselves: all agreed to a draw, or those who stayed have seen the others go."""

    how: str  # draw, abandoned, called-off
    seats: list[str]  # who agreed; who has gone


class TakebackLine(_Line, frozen=True, tag="takeback"):
    """All agreed to a seat's wish: the match goes on as it stood after line `to`. Dice rolled do not come again."""

    seat: str
    to: int


class HandsLine(_Line, frozen=True, tag="hands"):
    """From here on somebody else decides for a seat."""

    seat: str
    kind: str  # human, or the kind of the computer player


class EndLine(_Line, frozen=True, tag="end"):
    outcome: OutcomeEntry
    position: str
    seed: str | None
    hints: dict[str, int] = {}  # asked for, by seat; seats that asked for none are left out
    signature: str | None = None


Move = PlayLine | ResignLine | TimeoutLine | SettledLine | TakebackLine | HandsLine
Line = MatchLine | Move | EndLine


# Made once, here: msgspec crashes if two threads are the first to look at a type at the same time.
_LINE: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class RecordError(ValueError):
    """A record that does not hold: which line of the file (0: the file as a whole) and why.

    `foreign` is true when nothing can be said about its lines: not a record, or one for another game or other rules.
    """

    def __init__(self, why: str, line: int, foreign: bool = False) -> None:
        self.why = why
        self.line = line
        self.foreign = foreign
        super().__init__(f"line {line}: {why}" if line else why)


@dataclass
class Record:
    """What a file holds, read and checked as a chain."""

    header: MatchLine
    plays: list[Move] = field(default_factory=list)
    end: EndLine | None = None
    torn: bytes = b""  # a last line that was cut off while it was written

    @property
    def lines(self) -> list[Line]:
        end: list[Line] = [] if self.end is None else [self.end]
        return [self.header, *self.plays, *end]


def canonical(value: object) -> bytes:
    """JSON with sorted keys, no spaces and nothing escaped without need (RFC 8785, for the values records use)."""
    plain = msgspec.to_builtins(value)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def line_hash(line: Line, previous: str) -> str:
    """SHA-256 over the previous line's hash, as text, and the line without its own hash."""
    content = msgspec.to_builtins(line)
    del content["hash"]
    return hashlib.sha256(previous.encode() + canonical(content)).hexdigest()


def chained(line: Line, previous: str) -> Line:
    """The line with its hash."""
    return replace(line, hash=line_hash(line, previous))


def read_record(path: Path, find: FindGame = load_game) -> tuple[Record, Game[Any]]:
    """The record in a file and its game, checked as a chain; raises RecordError, or OSError."""
    record = parse_record(path.read_bytes())
    return record, game_of(record, find)


def parse_record(data: bytes) -> Record:
    """A record from the bytes of a file; raises RecordError at the first line that does not hold."""
    record, fault = scan(data)
    if fault is not None:
        raise fault
    return record


def game_of(record: Record, find: FindGame = load_game) -> Game[Any]:
    """The game that the record's header names; raises RecordError if this program cannot replay it."""
    header = record.header
    try:
        game = find(header.game)
    except KeyError as error:
        raise RecordError(str(error.args[0]), 1, foreign=True) from None
    if header.rules != game.rules_version:
        why = f"needs rules version {header.rules!r} of {game.slug}, this is {game.rules_version!r}"
        raise RecordError(why, 1, foreign=True)
    if header.dice is not None:
        if header.dice.protocol != PROTOCOL:
            why = f"has dice of protocol {header.dice.protocol!r}; this program knows {PROTOCOL!r}"
            raise RecordError(why, 1, foreign=True)
        if len(header.dice.seat_seeds) != len(header.seats):
            raise RecordError(f"{len(header.seats)} seats have {len(header.dice.seat_seeds)} seeds for the dice", 1)
    return game


def scan(data: bytes) -> tuple[Record, RecordError | None]:
    """All lines up to the first that does not hold, and why it does not. Raises RecordError if there is no header."""
    rows = _rows(data)
    last = rows.pop()
    record = Record(_header(rows[0] if rows else last, bool(rows)))
    if last and rows:
        try:
            _decode(last, len(rows) + 1)
            rows.append(last)  # whole, but for the sign at its end
        except RecordError:
            record.torn = last
    previous = record.header.hash
    for number, row in enumerate(rows[1:], start=2):
        try:
            line = _decode(row, number)
            _check_place(line, number, rows)
            if record.end is not None:
                raise RecordError("stands after the end of the match", number)
            if line_hash(line, previous) != line.hash:
                why = f"its hash does not follow from its text and line {number - 1}: one of them was changed"
                raise RecordError(why, number)
        except RecordError as fault:
            return record, fault
        if isinstance(line, EndLine):
            record.end = line
        elif not isinstance(line, MatchLine):
            record.plays.append(line)
        previous = line.hash
    if record.torn and record.end is not None:
        return record, RecordError("stands after the end of the match", len(rows) + 1)
    return record, None


def revealed_seed(data: bytes) -> str | None:
    """The seed in the last line of a file, if that can be read, whatever the lines before it are."""
    rows = _rows(data)
    for number in range(len(rows), 1, -1):
        if rows[number - 1]:
            try:
                line = _decode(rows[number - 1], number)
            except RecordError:
                return None
            return line.seed if isinstance(line, EndLine) else None
    return None


def _rows(data: bytes) -> list[bytes]:
    """The lines of a file; carriage returns, which some systems put at their ends, mean nothing."""
    return [row.removesuffix(b"\r") for row in data.split(b"\n")]


def _header(row: bytes, whole: bool) -> MatchLine:
    if not row:
        raise RecordError("not a record: the file is empty" if not whole else "not a record", 1, foreign=True)
    try:
        plain = msgspec.json.decode(row)
    except (ValueError, RecursionError):
        raise RecordError("not a record: its first line is not JSON", 1, foreign=True) from None
    version = plain.get("format") if isinstance(plain, dict) else None
    if not isinstance(plain, dict) or plain.get("type") != "match" or not isinstance(version, int):
        raise RecordError('not a record: its first line has no "type":"match" and "format"', 1, foreign=True)
    if version != FORMAT:
        raise RecordError(f"a record of format {version}; this program reads format {FORMAT}", 1, foreign=True)
    try:
        header = _decode(row, 1)
    except RecordError as error:
        raise RecordError(error.why, 1, foreign=True) from None
    assert isinstance(header, MatchLine)
    _check_place(header, 1, [])
    if line_hash(header, NO_HASH) != header.hash:
        raise RecordError("its hash does not fit its text: the line was changed", 1)
    return header


def _decode(row: bytes, number: int) -> Line:
    if not row.strip():
        raise RecordError("an empty line", number)
    try:
        line: Line = _LINE.decode(row)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not a line of a record: {error}", number) from None
    if canonical(line) != row:
        raise RecordError("not written as records are: keys once and sorted, no spaces, nothing escaped", number)
    if isinstance(line, MatchLine) and number > 1:
        raise RecordError("a second header", number)
    return line


def _check_place(line: Line, number: int, rows: list[bytes]) -> None:
    """The number in the line is the number of the line."""
    if line.n == number:
        return
    wanted = f'"n":{number},'.encode()
    if line.n > number and any(wanted in row for row in rows[number:]):
        why = f"has number {line.n} where {number} belongs: lines are in the wrong order"
    elif line.n > number:
        why = f"has number {line.n} where {number} belongs: lines are missing"
    else:
        why = f"has number {line.n} where {number} belongs: a line was put in"
    raise RecordError(why, number)
