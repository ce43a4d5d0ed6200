"""Things that somebody makes, tried out: batches of computer games on them."""

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field, StringConstraints
from starlette.responses import Response

from warbox.games import load_game
from warbox.lab.batch import Plan
from warbox.server import forms
from warbox.server.batches import Batch, Batches
from warbox.server.errors import ClientError
from warbox.server.gate import address_of
from warbox.server.routes import PROBLEMS, json_response
from warbox.server.workshop import MOST_TEXT, fault_facts, find_kind

MOST_GAMES = 200
MOST_TOLD = 10  # faults in a refusal

tries = APIRouter(prefix="/api/workshop", responses=PROBLEMS)


class BatchForm(forms.Form):
    game: str
    kind: str
    text: Annotated[str, StringConstraints(max_length=MOST_TEXT)] = Field(description="In any form a file may have.")
    games: int = Field(default=40, ge=1, le=MOST_GAMES)
    player: Literal["greedy", "random"] = Field(default="greedy", description="Who plays all sides.")
    options: dict[str, str] = Field(default_factory=dict, description="Of the matches, beside the thing itself.")


class Wins(BaseModel):
    wins: int
    rate: float
    low: float
    high: float


class SideWins(Wins):
    seats: list[str] = Field(description="They win together.")


class BatchFacts(BaseModel):
    id: str
    state: Literal["playing", "done", "stopped", "failed"]
    asked: int
    games: int
    sides: list[SideWins] = Field(description="The wins of each side, with Wilson's 95 % interval.")
    draws: Wins
    ends: dict[str, int]
    decisions: float | None = Field(description="The median of a game.")


def the_batches(request: Request) -> Batches:
    batches: Batches = request.app.state.batches
    return batches


async def the_batch(batch: str, request: Request) -> Batch:
    found = the_batches(request).find(batch)
    if found is None:
        raise ClientError(404, "no-batch", "there is no such batch of games; it may have been forgotten")
    return found


TheBatches = Annotated[Batches, Depends(the_batches)]
TheBatch = Annotated[Batch, Depends(the_batch)]


@tries.post("/batches", status_code=201, response_model=BatchFacts)
def begin_batch(form: BatchForm, batches: TheBatches, request: Request) -> Response:
    """Let computers play on a thing. Ask for the batch again and again: one that nobody looks at is stopped."""
    kind = find_kind(form.game, form.kind)
    made = kind.read(form.text, {})
    if made.faults:
        told = [fault_facts(fault, form.game, kind, "en") for fault in made.faults[:MOST_TOLD]]
        raise ClientError(
            422, form.kind, "; ".join(f"{one['where']}: {one['reason']}" for one in told), made.faults[0].rule
        )
    game = load_game(form.game)
    options = game.complete_options(form.options | {kind.options[0]: made.value})
    players = (form.player,) * len(game.seated(game.new(options)))
    plan = Plan(form.game, players, secrets.randbits(32), options)
    batch = batches.begin(plan, form.games, address_of(request.client))
    if batch is None:
        raise ClientError(429, "busy", "other batches are being played, of yours or of others: wait until one is over")
    return json_response(batch.facts(), 201)


@tries.get("/batches/{batch}", response_model=BatchFacts)
async def show_batch(found: TheBatch) -> Response:
    return json_response(found.facts())


@tries.delete("/batches/{batch}", response_model=BatchFacts)
async def stop_batch(found: TheBatch) -> Response:
    """Stop it; what has been played is kept for a while."""
    found.stop()
    return json_response(found.facts())
