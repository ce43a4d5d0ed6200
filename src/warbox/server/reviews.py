"""Reviews of finished matches over HTTP."""

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from warbox.server import forms
from warbox.server.errors import ClientError
from warbox.server.gate import address_of
from warbox.server.hall import Hall
from warbox.server.reviewing import DONE, NONE, WAITING, WORKING
from warbox.server.routes import NOT_OVER, PROBLEMS, TheHall, json_response
from warbox.server.sitting import OVER

reviews = APIRouter(prefix="/api/matches", responses=PROBLEMS)


async def _facts(match_id: str, hall: Hall) -> Response:
    text = await hall.reviews.find(match_id)
    if text is not None:
        told = {"state": DONE, "done": 0, "of": 0, "ahead": 0, "why": "", "review": msgspec.Raw(text.encode())}
        return json_response(told)
    work = hall.reviews.work(match_id)
    if work is None or work.state == DONE:
        return json_response({"state": NONE, "done": 0, "of": 0, "ahead": 0, "why": "", "review": None})
    ahead = hall.reviews.ahead(match_id)
    told = {"state": work.state, "done": work.done, "of": work.of, "ahead": ahead, "why": work.why, "review": None}
    return json_response(told)


@reviews.get("/{match_id}/review", response_model=forms.ReviewFacts)
async def show_review(match_id: str, hall: TheHall) -> Response:
    """The review of a match that is over, or how far it has come."""
    if (await hall.public(match_id))["state"] != OVER:
        raise NOT_OVER
    return await _facts(match_id, hall)


@reviews.post("/{match_id}/review", response_model=forms.ReviewFacts)
async def ask_for_review(match_id: str, hall: TheHall, request: Request) -> Response:
    """Have a match that is over reviewed. Asking again changes nothing."""
    if (await hall.public(match_id))["state"] != OVER:
        raise NOT_OVER
    work = hall.reviews.work(match_id)
    at_work = work is not None and work.state in (WAITING, WORKING)
    if not at_work and await hall.reviews.find(match_id) is None:
        if not hall.review(match_id, address_of(request.client)):
            raise ClientError(429, "busy", "other reviews are being made: wait until one is over")
    return await _facts(match_id, hall)
