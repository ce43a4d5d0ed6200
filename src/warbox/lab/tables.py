"""The games of an experiment as Parquet tables, and questions to them in SQL. `docs/lab.md` describes the columns."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from warbox.lab.course import known_at, lead_changes
from warbox.lab.experiment import Experiment
from warbox.lab.row import Row
from warbox.play.extras import library

TABLES: Final = ("games", "decisions", "uses", "places")
EXTRA: Final = "data"


def table_rows(experiment: Experiment, rows: Sequence[Row]) -> dict[str, Iterator[dict[str, Any]]]:
    """The rows of each table."""
    return {
        "games": (game_row(experiment, row) for row in rows),
        "decisions": (one for row in rows for one in _decisions(row)),
        "uses": (one for row in rows for one in _counted(row, row.uses, "kind", "name")),
        "places": (one for row in rows for one in _counted(row, row.places, "layer", "place")),
    }


def game_row(experiment: Experiment, row: Row) -> dict[str, Any]:
    return {
        "game": row.number,
        "deal": row.deal,
        "variant": row.variant,
        "lineup": row.lineup,
        "rotation": row.rotation,
        "seats": list(row.players),
        "players": list(row.players.values()),
        "winner": row.winners[0] if row.winners else "draw",
        "winners": row.winners,
        "end": row.end,
        "rule": row.rule,
        "turns": row.turns,
        "decisions": row.decisions,
        "lead_changes": lead_changes(row),
        "known_at": known_at(experiment, row),
        "outlook": row.outlook,
    }


def _decisions(row: Row) -> Iterator[dict[str, Any]]:
    for seat, kinds in row.kinds.items():
        for kind, (count, choices) in kinds.items():
            found = {"game": row.number, "variant": row.variant, "seat": seat, "player": row.players.get(seat, "")}
            yield found | {"kind": kind, "count": count, "choices": choices, "score": row.score(seat)}


def _counted(row: Row, counts: dict[str, dict[str, dict[str, int]]], kind: str, name: str) -> Iterator[dict[str, Any]]:
    for seat, kinds in counts.items():
        for one, names in kinds.items():
            for what, count in names.items():
                found = {"game": row.number, "variant": row.variant, "seat": seat, "player": row.players.get(seat, "")}
                yield found | {kind: one, name: what, "count": count, "score": row.score(seat)}


def schemas() -> dict[str, Any]:
    """The columns of the tables."""
    pa = library("pyarrow", EXTRA)
    whole, real, text = pa.int32(), pa.float64(), pa.string()
    short = pa.dictionary(pa.int32(), text)
    first = [("game", whole), ("variant", short), ("seat", short), ("player", short)]
    last = [("count", whole), ("score", real)]
    games = [("game", whole), ("deal", whole), ("variant", short), ("lineup", whole), ("rotation", whole)]
    games += [("seats", pa.list_(text)), ("players", pa.list_(text)), ("winner", short), ("winners", pa.list_(text))]
    games += [("end", short), ("rule", short), ("turns", whole), ("decisions", whole), ("lead_changes", whole)]
    games += [("known_at", real), ("outlook", pa.list_(pa.list_(real)))]
    decisions = [*first, ("kind", short), ("count", whole), ("choices", pa.int64()), ("score", real)]
    uses = [*first, ("kind", short), ("name", short), *last]
    places = [*first, ("layer", short), ("place", short), *last]
    found = {"games": games, "decisions": decisions, "uses": uses, "places": places}
    return {name: pa.schema(columns) for name, columns in found.items()}


def write_tables(experiment: Experiment, rows: Sequence[Row], folder: Path) -> list[Path]:
    """Write the four tables of a folder anew, each whole or not at all. Raises ExtraMissing."""
    pa = library("pyarrow", EXTRA)
    parquet = library("pyarrow.parquet", EXTRA)
    written = []
    columns = schemas()
    for name, found in table_rows(experiment, rows).items():
        path = folder / f"{name}.parquet"
        part = folder / f"{name}.parquet.part"
        try:
            parquet.write_table(pa.Table.from_pylist(list(found), columns[name]), part, compression="zstd")
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
        written.append(path)
    return written


class QueryError(ValueError):
    """A question that cannot be answered; says why."""


def ask(folder: Path, question: str) -> tuple[list[str], list[tuple[Any, ...]]]:
    """The columns and rows that answer a question in SQL; the tables are `games`, `decisions`, `uses` and `places`.

    Nothing but the tables can be read, and nothing written. Raises QueryError and ExtraMissing.
    """
    duckdb = library("duckdb", EXTRA)
    missing = [name for name in TABLES if not (folder / f"{name}.parquet").is_file()]
    if missing:
        raise QueryError(f"{folder} has no {missing[0]}.parquet: run the experiment first")
    with duckdb.connect(":memory:") as base:
        for name in TABLES:
            path = str(folder / f"{name}.parquet").replace("'", "''")
            base.execute(f"create table {name} as select * from read_parquet('{path}')")
        base.execute("set enable_external_access = false")
        try:
            answer = base.execute(question)
            if answer.description is None:
                return [], []
            return [column[0] for column in answer.description], answer.fetchall()
        except duckdb.Error as error:
            raise QueryError(str(error).partition("\n")[0]) from None
