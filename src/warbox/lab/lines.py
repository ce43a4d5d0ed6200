"""A file of JSON Lines that grows while games are played, and holds what was added however its writer ended."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec

FLOCK = find_spec("fcntl") is not None  # not on Windows: there nobody is kept from running a thing twice


class LedgerError(ValueError):
    """A file that is not this batch's; says which line and why."""


class KeptLines:
    """`lines` are those that the file held when it was opened. One writer at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.open("ab")
        try:
            self._lock()
            self.lines = self._whole_lines()
        except LedgerError:
            self._file.close()
            raise

    def _lock(self) -> None:
        if not FLOCK:
            return
        fcntl = import_module("fcntl")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # the system lets go when the process ends
        except OSError:
            raise LedgerError(f"{self.path} is being written by another process") from None

    def _whole_lines(self) -> list[bytes]:
        """What a crash left of a last line is cut off: that game is played again."""
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:
            if not whole and not content.startswith(b"{"):
                raise LedgerError(f"{self.path} is not the file of a batch; give another --out")
            self._file.truncate(len(whole))
        return whole.splitlines()

    def add(self, line: object) -> None:
        """Append a line; it is in the file when this returns."""
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
