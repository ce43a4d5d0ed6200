"""Connections before anything is known of them: how many an address may hold open, and for how long without a word.

A connection waits until its request is whole, or until a socket has said who it is. Where there are too many, the
one that has waited longest is closed, so that whoever comes with something to say is heard.
"""

import asyncio
import ipaddress
from collections import OrderedDict
from time import monotonic
from typing import Any, Protocol

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from warbox.server.settings import Limits

NOT_TEXT = 1007
TOO_FAST = 1008
MOST_CLIENTS = 10_000  # remembered
GATE = "warbox.gate"  # in the scope of a socket: to be called when it is known whose it is


def address_of(client: Any) -> str:
    """Whom a connection is counted with: an address, or the network that one household has in IPv6."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


class Bucket:
    """So many at once, and so many more a second, for each client."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> bool:
        now = monotonic()
        left, before = self._left.pop(client, (float(self.burst), now))
        left = min(float(self.burst), left + (now - before) * self.rate)
        allowed = left >= 1
        self._left[client] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_CLIENTS:
            self._left.popitem(last=False)
        return allowed


class Closable(Protocol):
    def evict(self) -> None: ...


class Gate:
    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.proxies = proxies  # through which many come: only all together are counted
        self._waiting: dict[str, OrderedDict[Closable, None]] = {}
        self._busy: dict[str, set[Closable]] = {}
        self._count = 0
        self._arrivals = Bucket(limits.connections_a_second, limits.connection_burst)

    def may_come(self, address: str) -> bool:
        """Whether another connection of this address is within the limit of connections a second."""
        return address in self.proxies or self._arrivals.take(address)

    def wait(self, one: Closable, address: str) -> None:
        """A connection from which something is awaited."""
        self.leave(one, address)
        line = self._waiting.setdefault(address, OrderedDict())
        line[one] = None
        self._count += 1
        if address not in self.proxies and len(line) > self.limits.waiting_an_address:
            self._evict(line)
        elif self._count > self.limits.waiting:
            self._evict(max(self._waiting.values(), key=len))

    def work(self, one: Closable, address: str) -> None:
        """Its request is whole, and is being answered."""
        self.leave(one, address)
        self._busy.setdefault(address, set()).add(one)
        if address not in self.proxies and len(self._busy[address]) > self.limits.busy_an_address:
            one.evict()

    def leave(self, one: Closable, address: str) -> None:
        """It is closed, or it is known whose it is."""
        line = self._waiting.get(address)
        if line is not None and one in line:
            del line[one]
            self._count -= 1
            if not line:
                del self._waiting[address]
        busy = self._busy.get(address)
        if busy is not None:
            busy.discard(one)
            if not busy:
                del self._busy[address]

    def _evict(self, line: OrderedDict[Closable, None]) -> None:
        next(iter(line)).evict()


def protocols(gate: Gate) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """uvicorn's protocols with this gate before them."""
    limits = gate.limits

    class GatedHttp(H11Protocol):
        address = ""
        timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.address = address_of(self.client)
            if gate.may_come(self.address):
                self._await_until(limits.head_seconds)
            else:
                transport.abort()

        def _await_until(self, seconds: float) -> None:
            self._set_timer(seconds)
            gate.wait(self, self.address)

        def _set_timer(self, seconds: float) -> None:
            if self.timer is not None:
                self.timer.cancel()
            self.timer = self.loop.call_later(seconds, self.evict)

        def data_received(self, data: bytes) -> None:
            before: Any = self.cycle
            super().data_received(data)
            cycle: Any = self.cycle
            if cycle is None or cycle.response_complete or self.transport.get_protocol() is not self:
                return  # the head is not whole yet, and its time goes on; or all is done
            if not cycle.more_body:
                self._set_timer(limits.answer_seconds)
                gate.work(self, self.address)
            elif cycle is not before:
                self._set_timer(limits.body_seconds)

        def on_response_complete(self) -> None:
            if not self.transport.is_closing():
                self._await_until(limits.head_seconds)
            super().on_response_complete()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._go()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._go()
            super().connection_lost(exc)

        def _go(self) -> None:
            gate.leave(self, self.address)
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def evict(self) -> None:
            self._go()
            self.transport.abort()

    class GatedSocket(WebSocketsSansIOProtocol):
        address = ""
        left = float(limits.frames_a_second)  # of control frames, and of parts of messages
        counted = 0.0
        after_close = 0  # bytes

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            # Little at a time: thousands of short frames in one piece would be read in one go.
            self.transport.max_size = 2 * limits.message_bytes  # type: ignore[attr-defined]
            self.address = address_of(self.client)
            gate.wait(self, self.address)

        def data_received(self, data: bytes) -> None:
            if self.close_sent:
                self.after_close += len(data)
                if self.after_close > limits.message_bytes:
                    self.transport.abort()  # it was told to go, and talks on
                    return
            super().data_received(data)

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if self.handshake_complete:  # refused
                return
            self.scope["extensions"][GATE] = {"known": self._known}

        def _known(self) -> None:
            gate.leave(self, self.address)

        def connection_lost(self, exc: Exception | None) -> None:
            gate.leave(self, self.address)
            super().connection_lost(exc)

        def evict(self) -> None:
            gate.leave(self, self.address)
            self.transport.abort()

        def handle_ping(self) -> None:
            if self._may_come():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._may_come():
                super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            if self._may_come():
                super().handle_cont(event)

        def _may_come(self) -> bool:
            now = monotonic()
            rate = limits.frames_a_second
            self.left = min(float(rate), self.left + (now - self.counted) * rate) - 1
            self.counted = now
            if self.left < 0:
                self._fail(TOO_FAST)
            return self.left >= 0

        def send_receive_event_to_app(self) -> None:
            if self.curr_msg_data_type == "text":
                try:
                    b"".join(self.frames).decode()
                except UnicodeDecodeError:
                    self._fail(NOT_TEXT)
                    return
            super().send_receive_event_to_app()

        def _fail(self, code: int) -> None:
            if self.close_sent or self.transport.is_closing():
                return
            self.conn.fail(code)
            self.handle_parser_exception()

    return GatedHttp, GatedSocket
