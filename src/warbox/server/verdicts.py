"""Finished matches verified for whoever looks at them, and the server's public key."""

from collections import OrderedDict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from warbox.play.verify import verify
from warbox.server import forms
from warbox.server.gate import address_of
from warbox.server.hall import Hall
from warbox.server.routes import PROBLEMS, TheHall, finished_record, json_response

MOST_KEPT = 1000

verdicts = APIRouter(prefix="/api", responses=PROBLEMS)


class Judge:
    """Verifies records and remembers what it found: the record of a finished match does not change."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, dict[str, Any]] = OrderedDict()

    async def judge(self, match_id: str, hall: Hall, request: Request) -> dict[str, Any]:
        if match_id not in self._found:
            _, data = await finished_record(match_id, hall, request)
            self._found[match_id] = await hall.errands.run(address_of(request.client), judged, data)
            if len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)
        return self._found[match_id]


def judged(data: bytes) -> dict[str, Any]:
    """What verifying a record finds, as plain data."""
    verdict = verify(data)
    return {
        "status": verdict.status,
        "line": verdict.line,
        "why": verdict.why,
        "lines": verdict.lines,
        "chances": verdict.chances,
        "by_hand": verdict.by_hand,
        "hints": verdict.hints,
        "key": verdict.key or None,
    }


def the_judge(request: Request) -> Judge:
    if not hasattr(request.app.state, "judge"):
        request.app.state.judge = Judge()
    judge: Judge = request.app.state.judge
    return judge


@verdicts.get("/key", response_model=forms.KeyFacts)
async def show_key(hall: TheHall) -> Response:
    """The public key (Ed25519, hex) by which this server signs its records."""
    return json_response({"algorithm": "ed25519", "key": hall.signer.key})


@verdicts.get("/matches/{match_id}/verdict", response_model=forms.VerdictFacts)
async def show_verdict(
    match_id: str, hall: TheHall, judge: Annotated[Judge, Depends(the_judge)], request: Request
) -> Response:
    """The record of a match that is over, verified: does it hold, who has signed it, are its dice those of the seed."""
    found = await judge.judge(match_id, hall, request)
    return json_response({**found, "own": found["key"] == hall.signer.key})
