"""Seats as people have them: open tables, one's own matches, a seat that was lost."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from warbox.play.names import name_fault
from warbox.server import forms
from warbox.server.errors import ClientError
from warbox.server.facts import listed_facts
from warbox.server.gate import Bucket, address_of
from warbox.server.routes import PROBLEMS, Bearer, TheHall, TheRoom, json_response, shortened, the_seat

WORDS_A_SECOND = 0.1  # that one address may try
WORDS_AT_ONCE = 10

people = APIRouter(prefix="/api/matches", responses=PROBLEMS)
tries = Bucket(WORDS_A_SECOND, WORDS_AT_ONCE)


@people.post("/find", response_model=list[forms.MatchFacts])
async def find_matches(form: forms.FindForm, hall: TheHall) -> Response:
    """Those of the matches that exist, listed or not: for who keeps a list of the own ones."""
    found = await hall.store.named(form.ids)
    return json_response([shortened(listed_facts(one, hall.online(one.id))) for one in found])


@people.get("/{match_id}/seat", response_model=forms.Seat)
async def show_seat(room: TheRoom, authorization: Bearer = None) -> Response:
    """The seat that a token holds."""
    seat, _ = the_seat(room, authorization)
    return json_response({"seat": room.sitting.game.seats[seat]})


@people.post("/{match_id}/take", response_model=forms.Joined)
async def take_seat(form: forms.TakeForm, room: TheRoom) -> Response:
    """Sit down at a free seat of an open table, with a token of one's own."""
    if name_fault(form.name):
        raise ClientError(422, "name", f"the name {name_fault(form.name)}")
    if form.seat not in room.sitting.letters:
        raise ClientError(422, "no-seat", f"there are {', '.join(room.sitting.letters)}")
    await room.take(room.sitting.letters.index(form.seat), form.name, form.seed_commitment, form.token)
    return json_response({"seat": form.seat, "match": room.public()})


@people.post("/{match_id}/recovery", response_model=forms.Word)
async def draw_recovery_word(room: TheRoom, authorization: Bearer = None) -> Response:
    """A word by which the seat is got back; it replaces the one before, and is told this once."""
    return json_response({"word": await room.draw_recovery(*the_seat(room, authorization))})


@people.post("/{match_id}/recover", response_model=forms.Recovered)
async def recover_seat(form: forms.RecoverForm, room: TheRoom, request: Request) -> Response:
    """Get a seat back with its word: the token holds it from now on, and nothing else does."""
    if not tries.take(f"{address_of(request.client)} {room.sitting.id}"):
        raise ClientError(429, "too-fast", "too many words were tried: wait a moment")
    seat = await room.recover(form.word, form.token)
    if seat is None:
        raise ClientError(403, "wrong-word", "this is not the word of any seat of the match")
    return json_response({"seat": room.sitting.game.seats[seat], "game": room.sitting.game.slug})
