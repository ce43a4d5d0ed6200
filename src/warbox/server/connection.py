"""One socket: what waits to be sent, and how fast its client may talk."""

import asyncio
import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from warbox.server.settings import Limits

TOO_SLOW = 1013
GOING_AWAY = 1012


class Connection:
    def __init__(self, socket: WebSocket, reader: int, lang: str, limits: Limits) -> None:
        self.socket = socket
        self.reader = reader
        self.lang = lang
        self.limits = limits
        self.closing: int | None = None  # the code to close with
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._ready = asyncio.Event()
        self._tokens = float(limits.messages_a_second)
        self._counted = time.monotonic()

    def send(self, message: bytes) -> None:
        """Put a message in the line. A client that does not read is let go: it can come back and catch up."""
        if self.closing is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > self.limits.waiting_bytes:
            self.close(TOO_SLOW)
        self._ready.set()

    def close(self, code: int) -> None:
        self.closing = code
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
                    await self.socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError):
            return

    def may_talk(self) -> bool:
        """Whether another message is within the limit of messages a second."""
        now = time.monotonic()
        rate = self.limits.messages_a_second
        self._tokens = min(float(rate), self._tokens + (now - self._counted) * rate)
        self._counted = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
