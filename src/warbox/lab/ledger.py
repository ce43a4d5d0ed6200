"""The file of a batch, JSON Lines: what is played, then a line a finished game. A stopped batch goes on from it."""

from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from warbox.games import load_game
from warbox.lab.batch import Plan, Played, player_at
from warbox.lab.lines import KeptLines, LedgerError

__all__ = ["Ledger", "LedgerError"]


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line. A file goes on only with games of the same kind."""

    game: str
    rules_version: str
    options: dict[str, str]
    players: list[str]
    seed: int


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game: who sat where, which seats won (none: a draw), how it ended, how many decisions it took, and how
    many turns if the game counts them.
    """

    number: int
    players: dict[str, str]
    winners: list[str]
    end: str
    rule: str
    decisions: int
    turns: int = 0


class Ledger:
    """An open file of a batch. `played` are the games it held when it was opened."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self._plan = plan
        self._game = load_game(plan.game)
        header = Header(plan.game, self._game.rules_version, plan.options, list(plan.players), plan.seed)
        self._kept = KeptLines(path)
        try:
            self.played = self._read(self._kept.lines, header)
        except LedgerError:
            self._kept.close()
            raise
        if not self._kept.lines:
            self._kept.add(header)

    def _read(self, lines: list[bytes], header: Header) -> list[Played]:
        if not lines:
            return []
        try:
            found = msgspec.json.decode(lines[0], type=Header)
        except msgspec.MsgspecError as error:
            raise LedgerError(f"{self._path} line 1 is not the header of a batch: {error}") from None
        for field in header.__struct_fields__:
            there, here = getattr(found, field), getattr(header, field)
            if there != here:
                raise LedgerError(f"{self._path} has another batch: its {field} is {there!r}, not {here!r}")
        played: dict[int, Played] = {}
        for number, line in enumerate(lines[1:], start=2):
            try:
                game = self._parse(msgspec.json.decode(line, type=Line))
            except (msgspec.MsgspecError, ValueError) as error:
                raise LedgerError(f"{self._path} line {number}: {error}") from None
            if game.game in played:
                raise LedgerError(f"{self._path} line {number}: game {game.game} stands there twice")
            played[game.game] = game
        return list(played.values())

    def _parse(self, line: Line) -> Played:
        seats = self._game.seats
        if line.number < 0 or line.decisions < 0 or line.turns < 0:
            raise ValueError("number, decisions and turns are not negative")
        if line.players != self._players(line.number):
            raise ValueError(f"game {line.number} has other players in this batch")
        for letter in line.winners:
            if letter not in seats:
                raise ValueError(f"no seat {letter!r}")
        winners = tuple(seats.index(letter) for letter in line.winners)
        return Played(line.number, line.end, line.rule, winners, line.decisions, line.turns)

    def _players(self, number: int) -> dict[str, str]:
        players = self._plan.players
        letters = self._game.seats[: len(players)]
        return {letter: players[player_at(self._plan, number, seat)] for seat, letter in enumerate(letters)}

    def add(self, game: Played) -> None:
        """Append a finished game; it is in the file when this returns."""
        winners = [self._game.seats[seat] for seat in game.winners]
        self._kept.add(
            Line(game.game, self._players(game.game), winners, game.end, game.rule, game.decisions, game.turns)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._kept.close()
