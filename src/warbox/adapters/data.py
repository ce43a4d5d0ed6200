"""Records as tables for offline learning: a row for every decision of a seat, with what the seat could know then.

`docs/data-card.md` describes the columns. What was taken back is not in the rows; chance's answers are not either.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from warbox.adapters.codec import SLOTS, numbered
from warbox.adapters.extras import library
from warbox.adapters.features import COLUMNS, facts
from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.state import State
from warbox.engine.turn import apply, is_complete, legal
from warbox.play.record import Record
from warbox.play.replay import course_of

SUFFIXES: Final = (".jsonl", ".parquet")
ROWS_AT_ONCE: Final = 2000


def rows(record: Record, game: Game[Any], slots: int = SLOTS, columns: int = COLUMNS) -> Iterator[dict[str, Any]]:
    """The decisions of a match, in order. Raises RecordError if the record does not hold."""
    course = course_of(record, game)
    state: State = course.state.clone()
    for line in record.plays:
        course.follow(line)
    header = record.header
    kinds = {entry.seat: entry.kind for entry in header.seats}
    outcome = course.outcome
    for number, step in enumerate(course.steps):
        if step.action is None:
            return  # a resignation, or another end outside the rules
        if step.seat != CHANCE:
            question = state.question
            assert question is not None
            letter = game.seats[step.seat]
            listed = legal(state, step.seat)
            choices = numbered(listed if step.action in listed else [*listed, step.action], slots)
            view = game.view(state, step.seat)
            found = facts(view, columns)
            yield {
                "match": header.hash,
                "game": game.slug,
                "rules": header.rules,
                "options": json.dumps(header.options, sort_keys=True),
                "step": number,
                "seat": letter,
                "player": kinds[letter],
                "kind": question.kind,
                "rule": question.rule,
                "mode": question.mode,
                "action": step.action.text,
                "number": next(one for one, action in choices.items() if action == step.action),
                "choices": [action.text for action in choices.values()],
                "numbers": list(choices),
                "complete": is_complete(state, step.seat),
                "position": game.format(state, step.seat),
                "view": json.dumps(view, sort_keys=True),
                "columns": list(found),
                "values": list(found.values()),
                "score": None if outcome is None else outcome.score(step.seat),
                "end": None if outcome is None else outcome.kind,
            }
        apply(state, step.seat, step.action)


def schema() -> Any:
    """The columns of a Parquet file."""
    pa = library("pyarrow", "data")
    text, number, listed = pa.string(), pa.int32(), pa.list_
    short = pa.dictionary(pa.int32(), text)
    return pa.schema(
        [
            ("match", short),
            ("game", short),
            ("rules", short),
            ("options", short),
            ("step", number),
            ("seat", short),
            ("player", short),
            ("kind", short),
            ("rule", short),
            ("mode", short),
            ("action", text),
            ("number", number),
            ("choices", listed(text)),
            ("numbers", listed(number)),
            ("complete", pa.bool_()),
            ("position", text),
            ("view", text),
            ("columns", listed(number)),
            ("values", listed(pa.float32())),
            ("score", pa.float32()),
            ("end", short),
        ]
    )


def write(found: Iterable[dict[str, Any]], path: Path) -> int:
    """Write rows into a file, JSON Lines or Parquet as its name ends; returns how many.

    If a row cannot be had the file stays as it was.
    """
    if path.suffix not in SUFFIXES:
        raise ValueError(f"the name of a file of rows ends in {' or '.join(SUFFIXES)}, not {path.name!r}")
    part = path.with_name(f"{path.name}.part")
    try:
        count = _write_lines(found, part) if path.suffix == ".jsonl" else _write_parquet(found, part)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return count


def _write_lines(found: Iterable[dict[str, Any]], path: Path) -> int:
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for row in found:
            plain = row | {"options": json.loads(row["options"]), "view": json.loads(row["view"])}
            file.write(json.dumps(plain, ensure_ascii=False) + "\n")
            count += 1
    return count


def _write_parquet(found: Iterable[dict[str, Any]], path: Path) -> int:
    pa = library("pyarrow", "data")
    parquet = library("pyarrow.parquet", "data")
    columns = schema()
    count = 0
    waiting: list[dict[str, Any]] = []
    with parquet.ParquetWriter(path, columns, compression="zstd") as file:
        for row in found:
            waiting.append(row)
            count += 1
            if len(waiting) == ROWS_AT_ONCE:
                file.write_table(pa.Table.from_pylist(waiting, columns))
                waiting = []
        if waiting or not count:
            file.write_table(pa.Table.from_pylist(waiting, columns))
    return count
