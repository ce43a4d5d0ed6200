"""Lessons over HTTP and sockets: a table on which a teacher leads. Nothing is stored: a lesson is no match.

The socket speaks as a match's does, so that the page is the same: `hello`, `welcome`, `act`,
`update`, `done`, `refused`. Every `now` says which step is asked for.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from warbox.engine.decision import SPECTATOR, IllegalAction, Refusal
from warbox.engine.notation import ParseError
from warbox.games import SLUGS
from warbox.i18n import LANGUAGES
from warbox.play.lesson import GuidedMatch, Lesson, NotTheLesson, load_lessons
from warbox.play.match import Match
from warbox.server.connection import TOO_MANY, Connection
from warbox.server.entry import ClockSetup
from warbox.server.facts import clock_facts, shown_probe, shown_refusal
from warbox.server.hall import Hall
from warbox.server.messages import HELLO, MESSAGE, Act, Ping, Probing
from warbox.server.routes import PROBLEMS, find_game, json_response
from warbox.server.sight import shown_outcome, sight
from warbox.server.socket import NO_MATCH, NOT_JSON, PONG, receive
from warbox.server.streams import Streams, numbered

lessons = APIRouter(responses=PROBLEMS)


@lessons.get("/api/games/{slug}/lessons")
async def list_lessons(slug: str) -> Response:
    """The lessons of a game, with their words in every language."""
    find_game(slug)
    return json_response([lesson_facts(one) for one in load_lessons(slug).values()])


def lesson_facts(lesson: Lesson) -> dict[str, Any]:
    return {
        "name": lesson.name,
        "seat": lesson.seat,
        "minutes": lesson.minutes,
        "free": lesson.free or None,
        "steps": [
            {
                "part": part.name,
                "first": place == 0,
                "last": place == len(part.steps) - 1,
                "action": part.steps[place].action,
                "rule": part.steps[place].rule,
                "words": {lang: {**part.words[lang], **part.steps[place].words[lang]} for lang in LANGUAGES},
            }
            for part, place in lesson.steps()
        ],
    }


@lessons.websocket("/api/lessons/{slug}/{name}/socket")
async def lesson_socket(socket: WebSocket, slug: str, name: str, step: int = 0) -> None:
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        await _serve(socket, slug, name, step, hall)
    except (WebSocketDisconnect, RuntimeError):
        return


async def _serve(socket: WebSocket, slug: str, name: str, step: int, hall: Hall) -> None:
    try:
        hello = HELLO.decode(await asyncio.wait_for(receive(socket), hall.settings.limits.hello_seconds))
    except (TimeoutError, msgspec.MsgspecError, RecursionError):
        await socket.close(NOT_JSON)
        return
    lesson = load_lessons(slug).get(name) if slug in SLUGS else None
    if lesson is None or not 0 <= step < len(lesson.steps()):
        await socket.close(NO_MATCH)
        return
    with hall.doors.entered(socket, "", SPECTATOR) as is_place:
        if is_place:
            await _teach(socket, GuidedMatch(lesson, step), hello.lang, hall)
        else:
            await socket.close(TOO_MANY)


async def _teach(socket: WebSocket, guided: GuidedMatch, asked: str, hall: Hall) -> None:
    table = LessonTable(guided)
    lang = asked if asked in LANGUAGES else "en"
    connection = Connection(socket, table.guided.seat, lang, hall.settings.limits)
    delivery = asyncio.create_task(connection.deliver())
    try:
        connection.send(msgspec.json.encode(table.welcome()))
        await _listen(connection, table)
    finally:
        delivery.cancel()


async def _listen(connection: Connection, table: "LessonTable") -> None:
    while True:
        text = await receive(connection.socket)
        try:
            request = MESSAGE.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            await connection.socket.close(NOT_JSON)
            return
        in_time = connection.may_talk()
        if connection.closing is not None:
            await connection.socket.close(connection.closing)
            return
        if isinstance(request, Ping):
            if in_time:
                connection.send(PONG)
            continue
        said: dict[str, Any]
        if not in_time:
            said = table.refused(Refusal("too-fast", ""), connection.lang)
        elif isinstance(request, Act):
            said = table.act(request.action, connection)
        elif isinstance(request, Probing) and connection.may_probe():
            said = table.probe(request.action, connection.lang)
        else:
            said = table.refused(Refusal("lesson-only", ""), connection.lang)
        connection.send(msgspec.json.encode({**said, "id": request.id, "n": table.streams.last(table.guided.seat)}))


@dataclass
class Told:
    n: int
    update: bytes
    now: dict[str, Any]


class LessonTable:
    """One learner's table: the match of the lesson, and what the learner is told of it."""

    def __init__(self, guided: GuidedMatch) -> None:
        self.guided = guided
        self.told: list[Told] = []
        self.streams = Streams(guided.match, self._hear)
        guided.match.watch = self.streams.follow
        self.told.clear()  # the welcome tells the beginning

    def _hear(self, reader: int, n: int, update: bytes) -> None:
        if reader == self.guided.seat:
            self.told.append(Told(n, update, self.now()))

    def now(self) -> dict[str, Any]:
        match = self.guided.match
        seen = sight(match.game, match.state, match.outcome, self.guided.seat)
        return {**seen, "undo": False, "takeback": None, "clock": None, "lesson": self.lesson()}

    def lesson(self) -> dict[str, Any]:
        return {"step": self.guided.step, "done": self.guided.is_done}

    def welcome(self) -> dict[str, Any]:
        last = self.streams.last(self.guided.seat)
        return {
            "type": "welcome",
            "seat": self.guided.lesson.seat,
            "n": last,
            "match": match_facts(self.guided.match),
            "updates": self.streams.after(self.guided.seat, -1),
            "now": self.now(),
        }

    def act(self, text: str, connection: Connection) -> dict[str, Any]:
        """Do what the learner asks for, tell what follows; else say why not."""
        lang = connection.lang
        try:
            self.guided.answer(text)
        except NotTheLesson as error:
            message = error.words[lang]["instead"]
            return {"type": "refused", "refusal": {"kind": "lesson", "rule": "", "facts": {}, "message": message}}
        except IllegalAction as error:
            return self.refused(error.refusal, lang)
        except ParseError as error:
            return self.refused(Refusal("not-notation", "", {"why": str(error)}), lang)
        self.told[-1].now["lesson"] = self.lesson()
        for one in self.told:
            now = msgspec.json.encode(one.now)
            connection.send(b'{"type":"update",%b,"now":%b}' % (numbered(one.n, one.update), now))
        self.told.clear()
        return {"type": "done"}

    def probe(self, text: str, lang: str) -> dict[str, Any]:
        """What the rules say about an action before it is played."""
        match = self.guided.match
        probe = match.game.probe(match.state, self.guided.seat, text)
        return {"type": "probed", "probe": shown_probe(probe, match.game.slug, lang)}

    def refused(self, refusal: Refusal, lang: str) -> dict[str, Any]:
        return {"type": "refused", "refusal": shown_refusal(refusal, self.guided.lesson.slug, lang)}


def match_facts(match: Match) -> dict[str, Any]:
    """The public facts of a match that is none: the page shows the same table."""
    seats = [
        {
            "seat": one.seat,
            "kind": "human",
            "name": "",
            "level": None,
            "joined": True,
            "revealed": True,
            "online": True,
        }
        for one in match.header.seats
    ]
    return {
        "id": "",
        "game": match.game.slug,
        "state": "playing",
        "options": {},
        "clock": clock_facts(ClockSetup()),
        "commitment": "",
        "seats": seats,
        "turn": "",
        "asked": [],
        "outcome": shown_outcome(match.game, match.outcome),
        "rematch": None,
        "imported": False,
        "created": "",
        "updated": "",
    }
