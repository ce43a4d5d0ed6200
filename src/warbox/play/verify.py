"""Verifying a record: chain, dice and shuffles, rules, outcome. Names the first line that does not fit."""

from dataclasses import dataclass
from typing import Any

from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.notation import ParseError
from warbox.games import load_game
from warbox.play.fairdice import SEED_BYTES, FairDice, answer, commitment
from warbox.play.record import FindGame, OutcomeEntry, PlayLine, Record, RecordError, game_of, revealed_seed, scan
from warbox.play.replay import Course, course_of

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


def verify(data: bytes, find: FindGame = load_game) -> Verdict:
    """Verify the bytes of a record file."""
    verdict = Verdict(HOLDS)
    try:
        record, fault = scan(data)
        game = game_of(record, find)
        _verify(record, game, _fair_dice(record, data), fault, verdict)
    except RecordError as error:
        verdict.status = FOREIGN if error.foreign else BROKEN
        verdict.line = error.line
        verdict.why = error.why
    return verdict


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
    verdict.lines = end.n


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
