"""Missions of On Board that somebody builds: batches of computer games on them."""

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field, StringConstraints
from starlette.responses import Response

from warbox.games import load_game
from warbox.games.onboard.missions.mission_fault import told
from warbox.games.onboard.missions.mission_file import MOST_TEXT, read_mission
from warbox.lab.batch import Plan
from warbox.server import forms
from warbox.server.batches import Batch, Batches
from warbox.server.errors import ClientError
from warbox.server.gate import address_of
from warbox.server.routes import PROBLEMS, json_response

SLUG = "onboard"
MOST_GAMES = 200

missions = APIRouter(prefix="/api/missions", responses=PROBLEMS)

Text = Annotated[str, StringConstraints(max_length=MOST_TEXT), Field(description="The text of a mission file, TOML.")]


class BatchForm(forms.Form):
    text: Text
    games: int = Field(default=40, ge=1, le=MOST_GAMES)
    player: Literal["greedy", "random"] = Field(default="greedy", description="Who plays both sides.")


class Wins(BaseModel):
    wins: int
    rate: float
    low: float
    high: float


class BatchFacts(BaseModel):
    id: str
    state: Literal["playing", "done", "stopped", "failed"]
    asked: int
    games: int
    attack: Wins = Field(description="The Attack's wins, with Wilson's 95 % interval.")
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


@missions.post("/batches", status_code=201, response_model=BatchFacts)
def begin_batch(form: BatchForm, batches: TheBatches, request: Request) -> Response:
    """Let computers play on a mission. Ask for the batch again and again: one that nobody looks at is stopped."""
    _, faults = read_mission(form.text)
    if faults:
        raise ClientError(422, "mission", told(faults), faults[0].rule)
    options = load_game(SLUG).complete_options({"mission": form.text})
    batch = batches.begin(
        Plan(SLUG, (form.player, form.player), secrets.randbits(32), options), form.games, address_of(request.client)
    )
    if batch is None:
        raise ClientError(429, "busy", "other batches are being played, of yours or of others: wait until one is over")
    return json_response(batch.facts(), 201)


@missions.get("/batches/{batch}", response_model=BatchFacts)
async def show_batch(found: TheBatch) -> Response:
    return json_response(found.facts())


@missions.delete("/batches/{batch}", response_model=BatchFacts)
async def stop_batch(found: TheBatch) -> Response:
    """Stop it; what has been played is kept for a while."""
    found.stop()
    return json_response(found.facts())
