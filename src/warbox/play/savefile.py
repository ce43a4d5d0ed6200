"""A match on disk: its record, appended line by line, and beside it the secret seed until the match is over."""

import os
from pathlib import Path
from typing import Any

import msgspec

from warbox.engine.game import Game
from warbox.engine.notation import ParseError
from warbox.games import load_game
from warbox.play.fairdice import SEED_BYTES, FairDice
from warbox.play.match import Match
from warbox.play.record import FindGame, canonical, game_of, parse_record


class NoFolder(Exception):
    """There is no folder for data of the user, and none can be made."""

    def __init__(self, folder: Path, why: str) -> None:
        super().__init__(f"{folder}: {why}")
        self.folder = folder
        self.why = why


def user_folder(*parts: str) -> Path:
    """The folder for data of the user, or one inside it; made if it is not there. Raises NoFolder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share")
    try:
        folder = folder.expanduser().joinpath("warbox", *parts)
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoFolder(folder, error.strerror or str(error)) from None
    except RuntimeError as error:  # nobody knows where the user's home is
        raise NoFolder(folder, str(error)) from None
    return folder


class SaveFile:
    """The file of one match. `save` brings it up to the match; a crash can tear only the line being written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.dropped = b""  # a torn last line that `resume` found
        self._hashes: list[str] = []  # of the lines in the file
        self._ends: list[int] = [0]  # where each line begins, and where the last one ends

    @property
    def seed_path(self) -> Path:
        """Without the seed an unfinished match cannot go on; with it, its dice could be foretold."""
        return self.path.with_name(self.path.name + ".seed")

    @property
    def hints_path(self) -> Path:
        """What the end of the record will say of hints, while the match goes on."""
        return self.path.with_name(self.path.name + ".hints")

    @classmethod
    def create(cls, path: Path, match: Match) -> "SaveFile":
        """A new file for the match; raises FileExistsError rather than overwrite anything."""
        file = cls(path)
        with path.open("xb"):
            pass
        if isinstance(match.dice, FairDice):
            try:
                with open(file.seed_path, "x", opener=_for_the_owner_only, encoding="ascii") as seed:
                    seed.write(match.dice.seed.hex() + "\n")
            except OSError:
                path.unlink()
                raise
        file.save(match)
        return file

    def save(self, match: Match) -> None:
        """Bring the file up to the match: lines that were undone go, new ones are appended and flushed one by one."""
        hashes = [line.hash for line in match.lines]
        same = 0
        while same < min(len(hashes), len(self._hashes)) and hashes[same] == self._hashes[same]:
            same += 1
        del self._hashes[same:], self._ends[same + 1 :]
        with self.path.open("r+b") as file:
            file.truncate(self._ends[-1])
            file.seek(self._ends[-1])
            for line in match.lines[same:]:
                file.write(canonical(line) + b"\n")
                file.flush()
                os.fsync(file.fileno())
                self._hashes.append(line.hash)
                self._ends.append(file.tell())
        if match.outcome is not None:
            self.seed_path.unlink(missing_ok=True)
            self.hints_path.unlink(missing_ok=True)
        elif match.hints:
            letters = {match.game.seats[seat]: count for seat, count in match.hints.items()}
            self.hints_path.write_bytes(canonical(letters) + b"\n")


def resume(path: Path, find: FindGame = load_game) -> tuple[Match, SaveFile]:
    """Go on with the unfinished match in a file. A torn last line is dropped; `SaveFile.dropped` says so.

    Raises RecordError if the record does not hold, ValueError if the match cannot go on, OSError.
    """
    data = path.read_bytes()
    record = parse_record(data)
    game = game_of(record, find)
    file = SaveFile(path)
    seed = _read_seed(file.seed_path) if record.header.dice is not None and record.end is None else None
    match = Match.resume(record, game, seed)
    file.dropped = record.torn
    match.hints = _read_hints(file.hints_path, game)
    for line in record.lines:
        row = canonical(line) + b"\n"
        if data[file._ends[-1] :][: len(row)] != row:
            break  # another sign at the end of the line: written anew from here
        file._hashes.append(line.hash)
        file._ends.append(file._ends[-1] + len(row))
    file.save(match)
    return match, file


def _read_seed(path: Path) -> bytes:
    try:
        return bytes.fromhex(path.read_text(encoding="ascii").strip())
    except FileNotFoundError:
        raise ValueError(f"the match cannot go on without its seed, which belongs in {path.name}") from None
    except ValueError:
        raise ValueError(f"{path.name} does not hold a seed of {2 * SEED_BYTES} hexadecimal digits") from None


def _read_hints(path: Path, game: Game[Any]) -> dict[int, int]:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=dict[str, int])
        return {game.parse_seat(letter): count for letter, count in found.items() if count > 0}
    except FileNotFoundError:
        return {}
    except (msgspec.MsgspecError, ParseError):
        raise ValueError(f"{path.name} does not hold counts of hints by seat") from None


def _for_the_owner_only(path: str, flags: int) -> int:
    return os.open(path, flags, mode=0o600)
