"""The log of a match: what is stored, and how a match is set up."""

import hmac

import msgspec

JOIN = "join"  # a seat is taken: name and commitment of the seat's seed
REVEAL = "reveal"  # a seat's seed
START = "start"
PLAY = "play"
SEALED_PLAY = "sealed"  # an answer to a sealed question; its text is unreadable without the match's seed
CHANCE_PLAY = "chance"
UNDO = "undo"
TAKEBACK = "takeback"
TAKEBACK_ANSWER = "takeback-answer"
DRAW = "draw"  # a seat offers one
DRAW_ANSWER = "draw-answer"
CLAIM = "claim"  # the others have gone: this seat wins, or calls the match off
HANDS = "hands"  # a seat and who decides for it from now on: a level, or `human`
HINT = "hint"  # a seat asks for one; what it is told is not kept
RESIGN = "resign"
TIMEOUT = "timeout"
REMATCH = "rematch"  # after the end: the id of the match in which the same people play again
RECORD = "record"  # a whole record, imported

SEALED_BYTES = 96


class LogEntry(msgspec.Struct, frozen=True):
    """One line of the log. It is acknowledged only after the transaction that stores it."""

    number: int
    kind: str
    seat: int | None
    text: str
    at: float
    client: str | None = None


class ClockSetup(msgspec.Struct, frozen=True):
    kind: str = "none"  # none, turn, bank
    seconds: float = 0
    increment: float = 0
    days: int = 0


class SeatSetup(msgspec.Struct, frozen=True):
    kind: str  # human, friend (by a link), open (for anybody on this server), computer
    name: str = ""
    level: str = ""


class MatchSetup(msgspec.Struct, frozen=True):
    game: str
    rules: str
    options: dict[str, str]
    start: str | None
    lang: str
    clock: ClockSetup
    seats: list[SeatSetup]
    listed: bool = True  # everybody may see and watch it; matches of version 0.1 were
    talk: bool = False  # people may talk
    hints: bool = False  # seats may ask for hints


class Joined(msgspec.Struct, frozen=True):
    """The text of a `join` entry."""

    name: str
    commitment: str


# Made once, here: msgspec crashes if two threads are the first to look at a type at the same time.
SETUP = msgspec.json.Decoder(MatchSetup)
JOINED = msgspec.json.Decoder(Joined)


def _pad(seed: bytes, number: int, size: int) -> bytes:
    stream = b""
    while len(stream) < size:
        message = b"warbox-sealed-1" + number.to_bytes(8, "big") + len(stream).to_bytes(4, "big")
        stream += hmac.digest(seed, message, "sha256")
    return stream[:size]


def seal(text: str, seed: bytes, number: int) -> str:
    """The text as the log keeps it until the reveal: of one length, and unreadable without the match's seed."""
    plain = text.encode()
    size = -(-len(plain) // SEALED_BYTES) * SEALED_BYTES
    return _xor(plain.ljust(size, b"\0"), _pad(seed, number, size)).hex()


def unseal(text: str, seed: bytes, number: int) -> str:
    sealed = bytes.fromhex(text)
    return _xor(sealed, _pad(seed, number, len(sealed))).rstrip(b"\0").decode()


def _xor(text: bytes, pad: bytes) -> bytes:
    return (int.from_bytes(text, "big") ^ int.from_bytes(pad, "big")).to_bytes(len(text), "big")
