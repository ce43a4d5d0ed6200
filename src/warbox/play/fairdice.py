"""Dice that anybody can verify after the match; `docs/record.md` describes them byte by byte.

Every answer of chance is computed by HMAC-SHA256 from a secret seed, the seats' own seeds and the number of the
question. The seed's commitment is published before the match and the seed after it: the host can neither choose a die
nor deny one, and the seats' seeds, given after the commitment, keep the host from choosing the whole match.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import Protocol

from warbox.engine.action import Action, Dice, Order
from warbox.engine.state import Roll, Shuffle, State

PROTOCOL = "warbox-dice-1"
SEED_BYTES = 32
WORD_BYTES = 4
WORDS = 1 << (8 * WORD_BYTES)


class DiceSource(Protocol):
    """Answers a match's rolls and shuffles; `number` counts the answers of chance that came before."""

    def dice(self, number: int, count: int, faces: int) -> list[int]: ...

    def order(self, number: int, size: int) -> list[int]: ...


def new_seed() -> bytes:
    """A secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the match: it binds the host to the seed and tells nothing about it."""
    return hashlib.sha256(f"{PROTOCOL} commitment\0".encode() + seed).hexdigest()


def seed_commitment(seed: str) -> str:
    """What a seat gives before it tells its own seed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def below(words: Iterator[int], limit: int) -> int:
    """A number from 0 to limit - 1, each as likely as any other: words beyond the last whole multiple are skipped."""
    usable = WORDS - WORDS % limit
    word = next(words)
    while word >= usable:
        word = next(words)
    return word % limit


class FairDice:
    """The dice of one match."""

    def __init__(self, seed: bytes, seat_seeds: Sequence[str], game: str) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.seat_seeds = list(seat_seeds)
        self.commitment = commitment(seed)
        fields = [game, *seat_seeds]
        self._prefix = PROTOCOL.encode() + b"\0" + len(fields).to_bytes(4, "big")
        for field in fields:
            text = field.encode()
            self._prefix += len(text).to_bytes(4, "big") + text

    def words(self, number: int) -> Iterator[int]:
        """The endless stream of 32-bit words that answers the question of that number."""
        block = 0
        while True:
            message = self._prefix + number.to_bytes(8, "big") + block.to_bytes(4, "big")
            digest = hmac.digest(self.seed, message, "sha256")
            for start in range(0, len(digest), WORD_BYTES):
                yield int.from_bytes(digest[start : start + WORD_BYTES], "big")
            block += 1

    def dice(self, number: int, count: int, faces: int) -> list[int]:
        words = self.words(number)
        return [below(words, faces) + 1 for _ in range(count)]

    def order(self, number: int, size: int) -> list[int]:
        """A permutation of 0..size-1 by Fisher and Yates' shuffle, from the last place down."""
        words = self.words(number)
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = below(words, last + 1)
            order[last], order[other] = order[other], order[last]
        return order


class ScriptedDice:
    """Answers that are fixed beforehand, for tests: faces of dice in the order asked; shuffles change nothing."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces = list(faces)

    def dice(self, number: int, count: int, faces: int) -> list[int]:
        if len(self.faces) < count:
            raise ValueError(f"the script has {len(self.faces)} dice left and {count} are asked")
        rolled, self.faces = self.faces[:count], self.faces[count:]
        return rolled

    def order(self, number: int, size: int) -> list[int]:
        return list(range(size))


def answer(state: State, dice: DiceSource, number: int) -> Action:
    """The answer to the roll or shuffle that is asked now."""
    frame = state.stack[-1]
    if isinstance(frame, Roll):
        return Dice(dice.dice(number, frame.count, frame.faces))
    assert isinstance(frame, Shuffle), f"chance is not asked: {type(frame).__name__}"
    return Order(dice.order(number, frame.size))
