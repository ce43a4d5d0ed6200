"""Matches over HTTP."""

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Header, Query, Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket

from warbox.engine.decision import ARBITER
from warbox.engine.game import Game
from warbox.games import SLUGS, load_game
from warbox.play.names import name_fault
from warbox.play.replay import opening
from warbox.players import LEVELS, OLD_LEVELS
from warbox.server import forms
from warbox.server.entry import ClockSetup, MatchSetup, SeatSetup
from warbox.server.errors import ClientError, error_response
from warbox.server.facts import listed_facts
from warbox.server.gate import address_of
from warbox.server.hall import Hall
from warbox.server.lanes import Pace
from warbox.server.replays import BadRecord
from warbox.server.room import Room, WrongToken
from warbox.server.shelf import chunks
from warbox.server.sight import shown_outcome, shown_question
from warbox.server.sitting import OVER, token_hash
from warbox.server.socket import serve_socket

MOST_LISTED = 100
MOST_SKIPPED = 100_000

PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": forms.Problem} for code in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}

RECORD_BODY = {
    "requestBody": {"required": True, "content": {"application/jsonl": {"schema": {"type": "string"}}}},
}

NOT_OVER = ClientError(409, "not-over", "the record is there when the match is over: it holds the seed of the dice")

api = APIRouter(prefix="/api", responses=PROBLEMS)


def json_response(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def the_room(match_id: str, request: Request) -> Room:
    return await the_hall(request).room(match_id)


def the_seat(room: Room, authorization: str | None) -> tuple[int, str]:
    """The seat whose token the request bears, and the token's hash."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise ClientError(401, "no-token", "send the seat's token in the header 'Authorization: Bearer TOKEN'")
    seat = room.sitting.holder(token.strip())
    if seat is None:
        raise WrongToken
    return seat, token_hash(token.strip())


TheHall = Annotated[Hall, Depends(the_hall)]
TheRoom = Annotated[Room, Depends(the_room)]
Bearer = Annotated[str | None, Header(alias="Authorization", description="Bearer TOKEN")]


def find_game(slug: str) -> Game[Any]:
    if slug not in SLUGS:
        raise ClientError(404, "no-game", f"there is no game {slug!r}; there are {', '.join(SLUGS)}")
    return load_game(slug)


@api.post("/matches", status_code=201, response_model=forms.Created)
async def create_match(form: forms.NewMatch, hall: TheHall) -> Response:
    game = find_game(form.game)
    start = await hall.lanes.run(Pace(), lambda: opening(game, form.options, form.start))
    seats = seats_in_order(game, [game.seats[seat] for seat in game.seated(start)], form.seats)
    if start.question is None:
        raise ClientError(422, "over", "nobody is asked anything in this position: the game is over")
    clock = form.clock.model_dump()
    setup = MatchSetup(
        game=game.slug,
        rules=game.rules_version,
        options=form.options,
        start=form.start,
        lang=form.lang,
        clock=msgspec.convert(clock, ClockSetup),
        seats=[SeatSetup(one.kind, one.name or one.level, one.level) for one in seats],
        listed=form.listed,
        talk=form.talk,
        hints=all(one.kind in ("human", "computer") for one in seats) if form.hints is None else form.hints,
    )
    match_id, commitment, tokens = await hall.create(setup, [one.seed_commitment for one in seats])
    answer = {
        "id": match_id,
        "commitment": commitment,
        "seats": [
            {"seat": game.seats[seat], "token": token, "link": f"/#/join/{match_id}/{token}"}
            for seat, token in tokens.items()
        ],
    }
    return json_response(answer, 201)


def seats_in_order(game: Game[Any], letters: list[str], given: list[forms.NewSeat]) -> list[forms.NewSeat]:
    by_letter = {one.seat: one for one in given}
    if sorted(by_letter) != sorted(letters) or len(given) != len(letters):
        raise ClientError(422, "seats", f"{game.slug} has the seats {' '.join(letters)}; name each once")
    if all(one.kind == "computer" for one in given):
        raise ClientError(
            422, "seats", "at least one seat is for a person; computers among themselves: warbox simulate"
        )
    for one in given:
        if name_fault(one.name):
            raise ClientError(422, "name", f"the name of seat {one.seat} {name_fault(one.name)}")
        if (one.kind == "computer") != bool(one.level):
            raise ClientError(422, "level", f"seat {one.seat}: a computer has a level, and nobody else has")
        if one.level and one.level not in LEVELS and one.level not in OLD_LEVELS:  # which older bots know
            raise ClientError(422, "level", f"there is no level {one.level!r}; there are {', '.join(LEVELS)}")
        if one.seed_commitment is not None and one.kind != "human":
            raise ClientError(422, "commitment", f"seat {one.seat}: only your own seats commit to their seed here")
    return [by_letter[letter] for letter in letters]


@api.get("/matches", response_model=list[forms.MatchFacts])
async def list_matches(
    hall: TheHall,
    state: Literal["open", "playing", "over"] | None = None,
    skip: Annotated[int, Query(ge=0, le=MOST_SKIPPED, description="So many of the newest are passed over.")] = 0,
) -> Response:
    listed = await hall.store.listed(state, MOST_LISTED, skip)
    online = {one.id: hall.online(one.id) for one in listed}
    shown = await hall.lanes.run(Pace(), lambda: [shortened(listed_facts(one, online[one.id])) for one in listed])
    return json_response(shown)


def shortened(facts: dict[str, Any]) -> dict[str, Any]:
    """Lists name what is long, such as a mission of somebody's own; the match itself has it whole."""
    return {**facts, "options": {name: short(facts["game"], name, value) for name, value in facts["options"].items()}}


@lru_cache(maxsize=2000)
def short(slug: str, name: str, value: str) -> str:
    """The value of an option as lists show it: a mission is read once for that, not for each list."""
    for option in load_game(slug).options:
        if option.name == name:
            return option.short(value)
    return value


@api.get("/matches/{match_id}", response_model=forms.MatchFacts)
async def show_match(match_id: str, hall: TheHall) -> Response:
    return json_response(await hall.public(match_id))


@api.post("/matches/{match_id}/join", response_model=forms.Joined)
async def join_match(form: forms.JoinForm, room: TheRoom, authorization: Bearer = None) -> Response:
    seat, held = the_seat(room, authorization)
    if name_fault(form.name):
        raise ClientError(422, "name", f"the name {name_fault(form.name)}")
    await room.join(seat, held, form.name, form.seed_commitment, form.token)
    return json_response({"seat": room.sitting.game.seats[seat], "match": room.public()})


@api.post("/matches/{match_id}/reveal", response_model=forms.MatchFacts)
async def reveal_seed(form: forms.RevealForm, room: TheRoom, authorization: Bearer = None) -> Response:
    await room.reveal(*the_seat(room, authorization), form.seed)
    return json_response(room.public())


@api.delete("/matches/{match_id}", status_code=204, response_class=Response)
async def call_match_off(room: TheRoom, authorization: Bearer = None) -> Response:
    """Before the start: the match is no more, and its links lead nowhere."""
    await room.call_off(*the_seat(room, authorization))
    return Response(status_code=204)


@api.post("/matches/{match_id}/rematch", response_model=forms.Rematch)
async def play_again(form: forms.RematchForm, room: TheRoom, hall: TheHall, authorization: Bearer = None) -> Response:
    """After the end: the match in which the same people play again; the first who asks makes it."""
    return json_response({"id": await hall.rematch(room, *the_seat(room, authorization), form.swap)})


@api.get("/matches/{match_id}/record", response_class=Response)
async def download_record(match_id: str, hall: TheHall, request: Request) -> Response:
    """The record, once the match is over: JSON Lines, for `warbox verify` and `warbox replay`."""
    slug, data = await finished_record(match_id, hall, request)
    headers = {"Content-Disposition": f'attachment; filename="{slug}-{match_id}.jsonl"'}
    return Response(data, media_type="application/jsonl", headers=headers)


@api.get("/matches/{match_id}/replay", response_model=list[dict[str, Any]])
async def show_replay(
    match_id: str, hall: TheHall, request: Request, seat: Annotated[str, Query(max_length=8)] = "all"
) -> Response:
    """Every update of a seat, or of one who sees everything, of a match that is over."""
    facts = await hall.public(match_id)
    if facts["state"] != OVER:
        raise NOT_OVER
    letters = [one["seat"] for one in facts["seats"]]
    if seat not in (*letters, "all"):
        raise ClientError(422, "no-seat", f"there are {', '.join(letters)} and all")
    reader = ARBITER if seat == "all" else find_game(facts["game"]).parse_seat(seat)
    file = await hall.replay(match_id, reader, address_of(request.client))
    if file is None:
        raise NOT_OVER
    packed = "gzip" in request.headers.get("accept-encoding", "")
    # Said to be something, so that it is not packed once more.
    headers = {"Content-Encoding": "gzip" if packed else "identity", "Vary": "Accept-Encoding"}
    return StreamingResponse(chunks(file, packed), media_type="application/json", headers=headers)


async def finished_record(match_id: str, hall: Hall, request: Request) -> tuple[str, bytes]:
    found = await hall.record(match_id, address_of(request.client))
    if found is None:
        raise NOT_OVER
    return found


@api.post("/records", status_code=201, response_model=forms.Imported, openapi_extra=RECORD_BODY)
async def import_record(request: Request, hall: TheHall) -> Response:
    """Keep the record of a match that is over, to replay it."""
    try:
        return json_response({"id": await hall.import_record(await request.body(), address_of(request.client))}, 201)
    except BadRecord as error:
        return error_response(422, "record", str(error), line=error.line)


@api.post("/positions/check", response_model=forms.PositionFacts)
async def check_position(form: forms.PositionForm, hall: TheHall) -> Response:
    game = find_game(form.game)
    return json_response(await hall.lanes.run(Pace(), lambda: position_facts(game, form.position)))


def position_facts(game: Game[Any], text: str) -> dict[str, Any]:
    state = game.parse(text)
    return {
        "position": game.format(state),
        "asked": shown_question(game, state.question),
        "outcome": shown_outcome(game, state.outcome),
    }


@api.websocket("/matches/{match_id}/socket")
async def match_socket(socket: WebSocket, match_id: str) -> None:
    await serve_socket(socket, match_id, socket.app.state.hall)
