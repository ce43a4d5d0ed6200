"""Files that are made once and kept for a while, such as the replays of finished matches."""

import asyncio
import gzip
import shutil
import tempfile
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO

CHUNK_BYTES = 64 * 1024


class Shelf:
    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self._folder: Path | None = None
        self._sizes: OrderedDict[str, int] = OrderedDict()
        self._making: dict[str, asyncio.Lock] = {}
        self._count = 0

    async def open(self, name: str, make: Callable[[Path], Awaitable[None]]) -> IO[bytes]:
        """The file of that name; who asks while it is being made waits for it."""
        lock = self._making.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if name not in self._sizes:
                    await self._make(name, make)
                self._sizes.move_to_end(name)
                return self._path(name).open("rb")
        finally:
            if not lock.locked():
                self._making.pop(name, None)

    async def _make(self, name: str, make: Callable[[Path], Awaitable[None]]) -> None:
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="warbox-shelf-"))
        path = self._path(name)
        try:
            await make(path)
        except BaseException:
            path.unlink(missing_ok=True)
            raise
        self._sizes[name] = path.stat().st_size
        while sum(self._sizes.values()) > self.most_bytes and len(self._sizes) > 1:
            oldest, _ = self._sizes.popitem(last=False)
            self._path(oldest).unlink(missing_ok=True)

    def _path(self, name: str) -> Path:
        assert self._folder is not None
        return self._folder / name

    def close(self) -> None:
        if self._folder is not None:
            with suppress(OSError):
                shutil.rmtree(self._folder)


def chunks(file: IO[bytes], packed: bool) -> Iterator[bytes]:
    """The content of a packed file, as it lies there or unpacked, and a little at a time."""
    with file, file if packed else gzip.open(file) as source:
        while chunk := source.read(CHUNK_BYTES):
            yield chunk
