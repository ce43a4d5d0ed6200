"""Running an experiment: play what is missing, keep every game at once, stop when the answer is there.

In a folder `experiment.json` says what is asked for; `experiment.jsonl` has an experiment in its first line, then a
line for each finished game, in the order in which they ended. However the run ends, the next one goes on from there.
What counts are the games 0, 1, 2, ... up to where the experiment is over: the same whatever the number of processes,
and however often it was stopped.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol, Self

import msgspec

from warbox.lab.batch import play_all
from warbox.lab.experiment import Experiment, ExperimentError, experiment_of
from warbox.lab.lines import KeptLines, LedgerError
from warbox.lab.row import Row
from warbox.lab.stopping import Stopping
from warbox.lab.watch import watch_game

ASKED: Final = "experiment.json"
FILE: Final = "experiment.jsonl"
WISHES: Final = ("name", "games", "precision", "sure")  # how long to play may change: the games stay the same


class Crew(Protocol):
    """Who plays: processes here, or elsewhere."""

    def __call__(
        self, play: Callable[[int], Row], numbers: Sequence[int], workers: int, stopped: Callable[[], bool]
    ) -> Iterator[Row]: ...


class Run:
    """An experiment under way, kept in a folder, or in memory only."""

    def __init__(self, experiment: Experiment, folder: Path | None = None) -> None:
        self.experiment = experiment
        self._rows: dict[int, Row] = {}
        self._ordered: list[Row] = []
        self._stopping = Stopping(experiment)
        self._kept: KeptLines | None = None
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        self._kept = KeptLines(folder / FILE)
        try:
            self._resume(self._kept)
        except LedgerError:
            self._kept.close()
            raise
        replace_file(folder / ASKED, msgspec.json.format(msgspec.json.encode(header_of(experiment))) + b"\n")

    def _resume(self, kept: KeptLines) -> None:
        header = header_of(self.experiment)
        if not kept.lines:
            kept.add(header)
            return
        there = read_header(kept.path, kept.lines[0])
        for key in header:
            if key not in WISHES and there.get(key) != header[key]:
                found, wanted = shown(there.get(key)), shown(header[key])
                raise LedgerError(f"{kept.path} has another experiment: its {key} is {found}, not {wanted}")
        for row in read_rows(kept.path, kept.lines):
            self.take(row)

    @property
    def most(self) -> int:
        return self.experiment.most

    @property
    def is_over(self) -> bool:
        return self._stopping.over

    def done(self) -> int:
        """Games that are played, those that do not count yet included."""
        return len(self._rows)

    def rows(self) -> list[Row]:
        """The games that count, in order."""
        return list(self._ordered)

    @property
    def stopping(self) -> Stopping:
        return self._stopping

    def play(self, workers: int, stopped: Callable[[], bool] = lambda: False, crew: Crew = play_all) -> Iterator[Row]:
        """Play what is missing; each game is yielded when it is over and kept."""
        if self.is_over:
            return
        missing = [number for number in range(self.most) if number not in self._rows]
        found = crew(partial(watch_game, self.experiment), missing, workers, lambda: self._stopping.over or stopped())
        for row in found:
            if row.number in self._rows:
                continue
            if self._kept is not None:
                self._kept.add(row)
            self.take(row)
            yield row

    def take(self, row: Row) -> None:
        """A game that is kept already."""
        self._rows[row.number] = row
        while not self._stopping.over and self._stopping.games in self._rows:
            following = self._rows[self._stopping.games]
            self._stopping.add(following)
            self._ordered.append(following)

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def header_of(experiment: Experiment) -> dict[str, Any]:
    return {"rules_version": experiment.rules.rules_version} | experiment.as_data()


def replace_file(path: Path, content: bytes) -> None:
    """Write a file whole, or leave it as it was."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(content)
    part.replace(path)


def read_header(path: Path, line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise LedgerError(f"{path} line 1 is no experiment: {error}") from None


def read_rows(path: Path, lines: Sequence[bytes]) -> Iterator[Row]:
    """The games of the lines after the first."""
    numbers = set()
    for place, line in enumerate(lines[1:], start=2):
        try:
            row = msgspec.json.decode(line, type=Row)
        except msgspec.MsgspecError as error:
            raise LedgerError(f"{path} line {place}: {error}") from None
        if row.number in numbers:
            raise LedgerError(f"{path} line {place}: game {row.number} stands there twice")
        numbers.add(row.number)
        yield row


def shown(value: object, most: int = 60) -> str:
    text = repr(value)
    return text if len(text) <= most else f"{text[:most]}…"


def open_run(folder: Path) -> tuple[Experiment, list[Row]]:
    """The experiment of a folder and the games of it that count, without changing anything. Raises LedgerError."""
    path, asked = folder / FILE, folder / ASKED
    if not path.is_file() or not asked.is_file():
        raise LedgerError(f"{folder} has no {FILE}: it is not the folder of an experiment")
    content = path.read_bytes()
    lines = content[: content.rfind(b"\n") + 1].splitlines()
    header = read_header(asked, asked.read_bytes())
    version = header.pop("rules_version", None)
    try:
        experiment = experiment_of(header)
    except ExperimentError as error:
        raise LedgerError(f"{asked}: {error}") from None
    if version != experiment.rules.rules_version:
        raise LedgerError(f"{path} was played by rules {version}; these are {experiment.rules.rules_version}")
    run = Run(experiment)
    for row in read_rows(path, lines):
        run.take(row)
    return experiment, run.rows()
