"""Finished matches: their records, and the streams that a scrubber walks through."""

import gzip
from collections.abc import Iterator
from typing import Any

import msgspec

from warbox.engine.decision import ARBITER, CHANCE
from warbox.engine.game import Game
from warbox.engine.state import Outcome
from warbox.games import load_game
from warbox.play.flow import Step
from warbox.play.names import name_fault
from warbox.play.record import Line, Record, game_of, parse_record
from warbox.play.replay import Course, course_of
from warbox.play.verify import HOLDS, verify
from warbox.server.entry import ClockSetup, MatchSetup, SeatSetup
from warbox.server.errands import Told
from warbox.server.sight import shown_outcome, shown_question, shown_turn
from warbox.server.sitting import OVER, Sitting
from warbox.server.store import Stored
from warbox.server.streams import seen


def write_replay(path: str, data: bytes, reader: int) -> None:
    """Every update of a record in a file, as JSON, packed: one after the other, so that none waits in memory."""
    with gzip.open(path, "wb", compresslevel=1) as file:
        begin = b"["
        for one in replay(data, reader):
            file.write(begin + msgspec.json.encode(one))
            begin = b","
        file.write(b"]")


def replay(data: bytes, reader: int) -> Iterator[dict[str, Any]]:
    """Every update of a record as the reader saw it, or would have; the first is the start."""
    record = parse_record(data)
    game = game_of(record)
    course = course_of(record, game)
    yield update(course, game, reader, 0, None)
    last = view_of(course, game, reader)
    n = 0
    for line in record.plays:
        step = course.follow(line)
        view = view_of(course, game, reader)
        visible = seen(step.events, reader)
        if reader in (step.seat, ARBITER) or visible or view != last or course.outcome is not None:
            n += 1
            yield update(course, game, reader, n, step)
        last = view


def view_of(course: Course, game: Game[Any], reader: int) -> Any:
    return game.view(course.state, reader), shown_question(game, course.state.question)


def update(course: Course, game: Game[Any], reader: int, n: int, step: Step | None) -> dict[str, Any]:
    events = [] if step is None else seen(step.events, reader)
    known = step is not None and step.action is not None and (reader in (step.seat, ARBITER) or step.seat == CHANCE)
    over = course.outcome is not None
    return {
        "n": n,
        "by": None if step is None else game.seat_letter(step.seat),
        "action": step.action.text if step is not None and step.action is not None and known else None,
        "events": [{"kind": one.kind, "rule": one.rule, "facts": one.facts} for one in events],
        "now": {
            "view": game.view(course.state, ARBITER if over else reader),
            "position": game.format(course.state, ARBITER if over else reader),
            "asked": None if over else shown_question(game, course.state.question),
            "choices": [],
            "actions": [],
            "odds": None,
            "preview": None,
            "undo": False,
            "takeback": None,
            "clock": None,
            "outcome": shown_outcome(game, course.outcome),
        },
    }


class BadRecord(Exception):
    """A record that is not imported: the line that does not fit, and why."""

    def __init__(self, why: str, line: int) -> None:
        super().__init__(why)
        self.line = line


def check_record(data: bytes) -> tuple[MatchSetup, str, dict[str, Any]]:
    """A finished record that holds: its setup, seed, and what the lobby shows. Raises Told as BadRecord wants it."""
    verdict = verify(data)
    if verdict.status != HOLDS:
        raise Told(verdict.why or "the match of this record is not over", verdict.line)
    record = parse_record(data)
    for seat in record.header.seats:
        why = name_fault(seat.name) or name_fault(seat.kind)
        if why:
            raise Told(f"the name of seat {seat.seat} {why}", 1)
    assert record.end is not None
    return imported_setup(record), record.end.seed or "", imported_facts(record)


def finished_lines(stored: Stored) -> tuple[list[Line], list[str]] | None:
    """The record of a match that is over, and the seats' commitments; None if it is not over."""
    sitting = Sitting(stored)
    if sitting.match is None or sitting.state != OVER:
        return None
    return sitting.match.lines, [seat.commitment for seat in sitting.seats]


def imported_setup(record: Record) -> MatchSetup:
    header = record.header
    return MatchSetup(
        game=header.game,
        rules=header.rules,
        options=header.options,
        start=header.start,
        lang="en",
        clock=ClockSetup(),
        seats=[
            SeatSetup("human", one.name) if one.kind == "human" else SeatSetup("computer", one.name, one.kind)
            for one in header.seats
        ],
    )


def imported_facts(record: Record) -> dict[str, Any]:
    """What the lobby shows of an imported match."""
    game = load_game(record.header.game)
    assert record.end is not None
    end = record.end.outcome
    outcome = Outcome(end.kind, end.rule, tuple(game.parse_seat(letter) for letter in end.winners))
    return {
        "seats": [
            {
                "seat": one.seat,
                "kind": "human" if one.kind == "human" else "computer",
                "name": one.name,
                "level": None if one.kind == "human" else one.kind,
                "joined": True,
                "revealed": True,
            }
            for one in record.header.seats
        ],
        "turn": shown_turn(game, game.view(game.parse(record.end.position), ARBITER)),
        "asked": [],
        "outcome": shown_outcome(game, outcome),
        "imported": True,
    }
