"""Verifying a record: chain, dice and shuffles, rules, outcome. Names the first line that does not fit."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.notation import ParseError
from warbox.games import load_game
from warbox.play.fairdice import SEED_BYTES, FairDice, answer, commitment
from warbox.play.record import (
    EndLine,
    FindGame,
    OutcomeEntry,
    PlayLine,
    Record,
    RecordError,
    game_of,
    revealed_seed,
    scan,
)
from warbox.play.replay import Course, course_of
from warbox.play.signature import check_end, check_header

HOLDS = "holds"
UNFINISHED = "unfinished"  # nothing wrong so far; the seed is not revealed yet
BROKEN = "broken"
FOREIGN = "foreign"  # no record, or one that this program cannot replay


@dataclass
class Verdict:
    """What verifying found; `line` and `why` name the first line that does not fit."""

    status: str
    line: int = 0
    why: str = ""
    lines: int = 0  # lines that fit
    chances: int = 0  # dice and shuffles recomputed from the seed
    by_hand: bool = False  # the record promises nothing about its dice
    hints: dict[str, int] = field(default_factory=dict)  # asked for, by the letter of the seat
    key: str = ""  # that has signed it; empty: nobody has


@dataclass(frozen=True)
class Pins:
    """What whoever verifies knows by himself, from before or during the match. Empty: nothing."""

    commitment: str = ""  # of the host's seed
    seat_seeds: Mapping[str, str] = field(default_factory=dict)  # by the letter of the seat
    key: str = ""  # of the host


NO_PINS = Pins()


def verify(data: bytes, find: FindGame = load_game, pins: Pins = NO_PINS) -> Verdict:
    """Verify the bytes of a record file."""
    verdict = Verdict(HOLDS)
    try:
        record, fault = scan(data)
        game = game_of(record, find)
        verdict.key = check_header(record.header)
        _check_pins(record, pins)
        _verify(record, game, _fair_dice(record, data), fault, verdict)
    except RecordError as error:
        verdict.status = FOREIGN if error.foreign else BROKEN
        verdict.line = error.line
        verdict.why = error.why
    return verdict


def _check_pins(record: Record, pins: Pins) -> None:
    header = record.header
    found = header.dice
    if pins.key and (header.host is None or header.host.key != pins.key.lower()):
        raise RecordError("is not signed by the key that was asked for", 1)
    if pins.commitment and (found is None or found.commitment != pins.commitment.lower()):
        raise RecordError("is not bound to the commitment that was asked for", 1)
    letters = [entry.seat for entry in header.seats]
    for letter, seed in pins.seat_seeds.items():
        if letter not in letters:
            raise RecordError(f"has no seat {letter}; there are {' '.join(letters)}", 1)
        if found is None or found.seat_seeds[letters.index(letter)] != seed:
            raise RecordError(f"has another seed of seat {letter} than the one that was asked for", 1)


def _fair_dice(record: Record, data: bytes) -> FairDice | None:
    """The dice of the record's header with the seed that the file reveals, if that is the right one."""
    entry = record.header.dice
    seed = _seed_bytes(revealed_seed(data))
    if entry is None or seed is None or commitment(seed) != entry.commitment:
        return None
    return FairDice(seed, entry.seat_seeds, record.header.game)


def _seed_bytes(text: str | None) -> bytes | None:
    try:
        seed = bytes.fromhex(text or "")
    except ValueError:
        return None
    return seed if len(seed) == SEED_BYTES and seed.hex() == text else None


def _verify(
    record: Record, game: Game[Any], dice: FairDice | None, fault: RecordError | None, verdict: Verdict
) -> None:
    """Walk the lines in their order, so that the first one that does not fit, for whatever reason, is the one named."""
    verdict.by_hand = record.header.dice is None
    course = course_of(record, game)
    verdict.lines = 1
    for line in record.plays:
        if dice is not None and isinstance(line, PlayLine):
            _check_chance(line, course, dice, verdict)
        course.follow(line)
        verdict.lines = line.n
    if fault is not None:
        raise fault
    _check_end(record, course, verdict)


def _check_chance(line: PlayLine, course: Course, dice: FairDice, verdict: Verdict) -> None:
    question = course.state.question
    if question is None or question.seats != (CHANCE,):
        return
    right = course.game.format_line(CHANCE, answer(course.state, dice, course.chances))
    if line.play != right:
        raise RecordError(f"says {line.play!r}, but the seed gives {right!r}", line.n)
    verdict.chances += 1


def _check_end(record: Record, course: Course, verdict: Verdict) -> None:
    end = record.end
    after = verdict.lines + 1
    if record.torn:
        raise RecordError("is cut off", after)
    if end is None:
        if course.outcome is not None:
            raise RecordError("the game is over, but the end of the record is missing", after)
        verdict.status = UNFINISHED
        return
    if course.outcome is None:
        raise RecordError("the record ends, but the game is not over", end.n)
    if end.outcome != course.outcome_entry():
        found, right = _outcome_text(end.outcome), _outcome_text(course.outcome_entry())
        raise RecordError(f"says that the outcome is {found}, but the game ended with {right}", end.n)
    _check_position(end.position, course, end.n)
    entry = record.header.dice
    if entry is None:
        if end.seed is not None:
            raise RecordError("reveals a seed, but the header promised none", end.n)
    else:
        seed = _seed_bytes(end.seed)
        if seed is None:
            raise RecordError("does not reveal the seed of the dice", end.n)
        if commitment(seed) != entry.commitment:
            raise RecordError("reveals another seed than the one the header is bound to", end.n)
    _check_hints(record, end)
    check_end(record, verdict.key)
    verdict.hints = end.hints
    verdict.lines = end.n


def _check_hints(record: Record, end: EndLine) -> None:
    letters = [entry.seat for entry in record.header.seats]
    for letter, count in end.hints.items():
        if letter not in letters or count < 1:
            raise RecordError(f"counts {count} hints of seat {letter}; there are {' '.join(letters)}", end.n)


def _outcome_text(entry: OutcomeEntry) -> str:
    winners = "+".join(entry.winners) or "draw"
    return " ".join(word for word in (winners, entry.kind, entry.rule) if word)


def _check_position(text: str, course: Course, line: int) -> None:
    """Both texts are written anew: a later version may write positions otherwise, as long as it can read this one."""
    game = course.game
    try:
        recorded = game.format(game.parse(text))
    except ParseError as error:
        raise RecordError(f"its position is not notation: {error}", line) from None
    if recorded != game.format(course.state):
        raise RecordError("its position is not the one that the game ended in", line)
