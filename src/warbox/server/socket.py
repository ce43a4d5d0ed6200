"""The socket of the protocol: hello, then requests and updates."""

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from warbox.engine.decision import SPECTATOR, Refusal
from warbox.i18n import LANGUAGES
from warbox.server.connection import GOING_AWAY, NOT_YOURS, TOO_MANY, Connection
from warbox.server.facts import shown_refusal
from warbox.server.guard import HURRIED
from warbox.server.hall import Hall, NoSuchMatch
from warbox.server.messages import HELLO, MESSAGE, Hello, Hurry, Ping, Probing, Request, Say
from warbox.server.room import Room, WrongToken
from warbox.server.sitting import OVER, LogError, Refused, token_hash
from warbox.server.store import NotRead

NOT_JSON = 1008
NO_MATCH = 4404
PRIVATE = 4403

PONG = b'{"type":"pong"}'


async def serve_socket(socket: WebSocket, match_id: str, hall: Hall) -> None:
    await socket.accept()
    try:
        code = await _serve(socket, match_id, hall)
        if code is not None:
            await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return


async def _serve(socket: WebSocket, match_id: str, hall: Hall) -> int | None:
    """Returns the code to close with."""
    hello = await _hello(socket, hall)
    if hello is None:
        return NOT_JSON
    seat = None
    try:
        if hello.token is not None:
            seat = await hall.holder(match_id, hello.token)
            if seat is None:
                return NOT_YOURS
        elif HURRIED in socket.scope:
            return TOO_MANY
        reader = SPECTATOR if seat is None else seat
        with hall.doors.entered(socket, match_id, reader) as is_place:
            if not is_place:
                return TOO_MANY
            room = await hall.room(match_id)
            if reader == SPECTATOR and not room.sitting.setup.listed and room.sitting.state != OVER:
                return PRIVATE
            held = "" if hello.token is None else token_hash(hello.token)
            lang = hello.lang if hello.lang in LANGUAGES else "en"
            return await _sit(Connection(socket, reader, lang, hall.settings.limits, held), room, hall, hello.since)
    except (NoSuchMatch, LogError):
        return NO_MATCH
    except WrongToken:
        return NOT_YOURS
    except NotRead:
        return GOING_AWAY


async def _sit(connection: Connection, room: Room, hall: Hall, since: int | None) -> int | None:
    delivery = asyncio.create_task(connection.deliver())
    try:
        await room.enter(connection, since)
        return await _listen(connection, room, hall)
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


async def _listen(connection: Connection, room: Room, hall: Hall) -> int | None:
    slug = room.sitting.game.slug
    while True:
        text = await receive(connection.socket)
        in_time = connection.may_talk()
        if connection.closing is not None:
            return connection.closing
        request: Request | Probing | Hurry | Say | Ping | None = None
        try:
            request = MESSAGE.decode(text)
        except msgspec.ValidationError as error:
            refusal = Refusal("bad-message", "", {"why": str(error)})
        except (msgspec.DecodeError, RecursionError):
            return NOT_JSON
        if not in_time:
            refusal = Refusal("too-fast", "")
        elif isinstance(request, Ping):
            connection.send(PONG)
            continue
        elif connection.reader == SPECTATOR and request is not None:
            refusal = Refusal("not-seated", "")
        elif isinstance(request, Probing) and not connection.may_probe():
            refusal = Refusal("too-fast", "")
        elif request is not None:
            try:
                if isinstance(request, Probing):
                    connection.send(await room.probe(connection, request.id, request.action))
                    continue
                if isinstance(request, Hurry):
                    hall.hurry(room)
                    connection.send(msgspec.json.encode({"type": "done", "id": request.id, "n": request.n}))
                    continue
                if isinstance(request, Say):
                    await room.say(connection, request)
                    connection.send(msgspec.json.encode({"type": "done", "id": request.id, "n": request.n}))
                    continue
                with hall.metrics.timed(hall.metrics.answer_seconds):
                    n = await room.answer(connection, request)
                connection.send(msgspec.json.encode({"type": "done", "id": request.id, "n": n}))
                continue
            except Refused as error:
                refusal = error.refusal
                hall.metrics.refusals.labels(refusal.kind).inc()
        _refuse(connection, room, request, text, refusal, slug)


def _refuse(
    connection: Connection,
    room: Room,
    request: Request | Probing | Hurry | Say | Ping | None,
    text: str,
    refusal: Refusal,
    slug: str,
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
