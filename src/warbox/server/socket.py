"""The socket of the protocol: hello, then requests and updates."""

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from warbox.engine.decision import SPECTATOR, Refusal
from warbox.i18n import LANGUAGES
from warbox.server.connection import Connection
from warbox.server.hall import Hall, NoSuchMatch
from warbox.server.messages import HELLO, MESSAGE, Hello, Ping, Probing, Request
from warbox.server.room import Room, shown_refusal
from warbox.server.sitting import LogError, Refused

NOT_JSON = 1008
NO_MATCH = 4404
NOT_YOURS = 4401
TOO_MANY = 4429

PONG = b'{"type":"pong"}'


async def serve_socket(socket: WebSocket, match_id: str, hall: Hall) -> None:
    limits = hall.settings.limits
    if hall.sockets >= limits.sockets:
        await socket.close(TOO_MANY)
        return
    await socket.accept()
    hall.sockets += 1
    try:
        await _serve(socket, match_id, hall)
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        hall.sockets -= 1


async def _serve(socket: WebSocket, match_id: str, hall: Hall) -> None:
    hello = await _hello(socket, hall)
    if hello is None:
        await socket.close(NOT_JSON)
        return
    try:
        room = await hall.room(match_id)
    except (NoSuchMatch, LogError):
        await socket.close(NO_MATCH)
        return
    reader = SPECTATOR
    if hello.token is not None:
        seat = room.sitting.holder(hello.token)
        if seat is None:
            await socket.close(NOT_YOURS)
            return
        reader = seat
    limits = hall.settings.limits
    most = limits.watchers if reader == SPECTATOR else limits.sockets_a_seat
    if sum(one.reader == reader for one in room.connections) >= most:
        await socket.close(TOO_MANY)
        return
    connection = Connection(socket, reader, hello.lang if hello.lang in LANGUAGES else "en", limits)
    delivery = asyncio.create_task(connection.deliver())
    try:
        await room.enter(connection, hello.since)
        await _listen(connection, room, hall)
    finally:
        delivery.cancel()
        hall.leave(room, connection)


async def _hello(socket: WebSocket, hall: Hall) -> Hello | None:
    try:
        text = await asyncio.wait_for(receive(socket), hall.settings.limits.hello_seconds)
        return HELLO.decode(text)
    except (TimeoutError, msgspec.MsgspecError, RecursionError):
        return None


async def receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else ""


async def _listen(connection: Connection, room: Room, hall: Hall) -> None:
    slug = room.sitting.game.slug
    while True:
        text = await receive(connection.socket)
        try:
            request = MESSAGE.decode(text)
        except msgspec.ValidationError as error:
            request, refusal = None, Refusal("bad-message", "", {"why": str(error)})
        except (msgspec.DecodeError, RecursionError):
            await connection.socket.close(NOT_JSON)
            return
        if request is None:
            pass
        elif not connection.may_talk():
            refusal = Refusal("too-fast", "")
        elif isinstance(request, Ping):
            connection.send(PONG)
            continue
        elif connection.reader == SPECTATOR:
            refusal = Refusal("not-seated", "")
        elif isinstance(request, Probing) and not connection.may_probe():
            refusal = Refusal("too-fast", "")
        else:
            try:
                if isinstance(request, Probing):
                    connection.send(room.probe(connection.reader, request.id, request.action, connection.lang))
                    continue
                with hall.metrics.timed(hall.metrics.answer_seconds):
                    n = await room.answer(connection.reader, request)
                connection.send(msgspec.json.encode({"type": "done", "id": request.id, "n": n}))
                continue
            except Refused as error:
                refusal = error.refusal
                hall.metrics.refusals.labels(refusal.kind).inc()
        _refuse(connection, room, request, text, refusal, slug)


def _refuse(
    connection: Connection, room: Room, request: Request | Probing | Ping | None, text: str, refusal: Refusal, slug: str
) -> None:
    name = getattr(request, "id", None) if request is not None else _id_in(text)
    message: dict[str, Any] = {"type": "refused", "id": name, "n": room.sitting.last(connection.reader)}
    message["refusal"] = shown_refusal(refusal, slug, connection.lang)
    connection.send(msgspec.json.encode(message))


def _id_in(text: str) -> str | None:
    """The id of a message that has another fault."""
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    name = plain.get("id") if isinstance(plain, dict) else None
    return name if isinstance(name, str) else None
