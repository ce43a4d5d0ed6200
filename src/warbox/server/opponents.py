"""The computer's levels, and how they did against each other: what `warbox ladder GAME --json` has printed."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.responses import Response

from warbox.games import SLUGS
from warbox.players import LEVELS
from warbox.server import forms
from warbox.server.routes import PROBLEMS, json_response

opponents = APIRouter(prefix="/api", responses=PROBLEMS)


@cache
def measured(slug: str) -> dict[str, Any]:
    """The ladder of a game as it was measured; empty if it was not."""
    file = files("warbox.players") / "ladders" / f"{slug}.json"
    found: dict[str, Any] = msgspec.json.decode(file.read_bytes()) if file.is_file() else {}
    return found


def level_facts(slug: str, level: str) -> dict[str, Any]:
    ladder = measured(slug)
    standing = next((one for one in ladder.get("standings", []) if one["player"] == level), None)
    duels = [one for one in ladder.get("duels", []) if level in (one["first"], one["second"])]
    return {
        "level": level,
        "seconds": LEVELS[level].seconds,
        "rating": None if standing is None else standing["rating"],
        "low": None if standing is None else standing["low"],
        "high": None if standing is None else standing["high"],
        "games": sum(one["games"] for one in duels),
        "scores": {
            one["second"] if one["first"] == level else one["first"]: round(
                one["score"] if one["first"] == level else 1 - one["score"], 4
            )
            for one in duels
        },
    }


@opponents.get("/opponents", response_model=forms.Opponents)
async def show_opponents() -> Response:
    """The levels of each game, the weakest first, with their ratings where they were measured."""
    games = [{"slug": slug, "levels": [level_facts(slug, level) for level in LEVELS]} for slug in SLUGS]
    return json_response({"levels": list(LEVELS), "games": games})
