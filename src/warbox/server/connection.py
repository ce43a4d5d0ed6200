"""One socket: what waits to be sent, and how fast its client may talk."""

import asyncio
import time
from collections.abc import Iterator

from starlette.websockets import WebSocket, WebSocketDisconnect

from warbox.server.settings import Limits

TOO_SLOW = 1013
GOING_AWAY = 1012
NOT_YOURS = 4401
TOO_MANY = 4429


class Allowance:
    """So many a second, and as many at once. What is refused counts, too: who never stops is never allowed again."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self._left = float(rate)
        self._counted = time.monotonic()

    @property
    def over(self) -> float:
        """How many more were asked for than allowed."""
        return -self._left

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(float(self.rate), self._left + (now - self._counted) * self.rate) - 1
        self._counted = now
        return self._left >= 0


class Connection:
    def __init__(
        self, socket: WebSocket, reader: int, lang: str, limits: Limits, held: str = "", address: str = ""
    ) -> None:
        self.socket = socket
        self.reader = reader
        self.held = held  # the hash of the token that opened it; empty: a spectator's
        self.address = address
        self.lang = lang
        self.limits = limits
        self.closing: int | None = None  # the code to close with
        self._waiting: list[bytes | Iterator[bytes]] = []
        self._bytes = 0
        self._ready = asyncio.Event()
        self._messages = Allowance(limits.messages_a_second)
        self._probes = Allowance(limits.probes_a_second)

    def send(self, message: bytes) -> None:
        """Put a message in the line. A client that does not read is let go: it can come back and catch up."""
        if self.closing is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > self.limits.waiting_bytes:
            self.close(TOO_SLOW)
        self._ready.set()

    def send_all(self, messages: Iterator[bytes]) -> None:
        """Put messages in the line that are made only when their turn comes: as many as there are cost no memory."""
        self._waiting.append(messages)
        self._ready.set()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self._ready.set()

    async def deliver(self) -> None:
        """Send what waits, until the socket is closed."""
        try:
            while True:
                await self._ready.wait()
                self._ready.clear()
                waiting, self._waiting, self._bytes = self._waiting, [], 0
                if self.closing is not None:
                    await self.socket.close(self.closing)
                    return
                for message in waiting:
                    for one in (message,) if isinstance(message, bytes) else message:
                        if self.closing is None:
                            await self.socket.send_text(one.decode())
        except (WebSocketDisconnect, RuntimeError):
            return

    def may_talk(self) -> bool:
        """Whether another message is within the limit of messages a second. Who goes on above it is let go."""
        allowed = self._messages.take()
        if self._messages.over > self.limits.messages_over:
            self.close(TOO_MANY)
        return allowed

    def may_probe(self) -> bool:
        """Whether another probe is within its own limit: it costs more than most messages."""
        return self._probes.take()
