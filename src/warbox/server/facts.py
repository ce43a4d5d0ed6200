"""What is told of a match, made ready to be sent."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from warbox.engine.decision import Refusal
from warbox.engine.probe import Probe
from warbox.i18n import speech
from warbox.server.checks import check_playing
from warbox.server.entry import ClockSetup, MatchSetup
from warbox.server.sitting import Sitting
from warbox.server.store import Listed


def probed(sitting: Sitting, seat: int, name: str, text: str, lang: str) -> bytes:
    """The answer to a probe."""
    match, _ = check_playing(sitting)
    told = shown_probe(sitting.game.probe(match.state, seat, text), sitting.game.slug, lang)
    return msgspec.json.encode({"type": "probed", "id": name, "n": sitting.last(seat), "probe": told})


def shown_probe(probe: Probe, slug: str, lang: str) -> dict[str, object]:
    """A probe as it is sent, its refusal in words."""
    told = probe.plain()
    if probe.refusal is not None:
        told["refusal"] = shown_refusal(probe.refusal, slug, lang)
    return told


def listed_facts(listed: Listed, online: list[str]) -> dict[str, Any]:
    """The public facts of a match that is not in memory."""
    return public_facts(
        listed.id,
        listed.setup,
        listed.created,
        listed.updated,
        listed.state,
        listed.facts,
        listed.commitment,
        online,
    )


def public_facts(
    match_id: str,
    setup: MatchSetup,
    created: float,
    updated: float,
    state: str,
    facts: dict[str, Any],
    commitment: str,
    online: list[str],
) -> dict[str, Any]:
    seats = [
        {"hands": None, **seat, "online": seat["seat"] in online, "free": one.kind == "open" and not seat["joined"]}
        for seat, one in zip(facts["seats"], setup.seats, strict=True)
    ]
    return {
        "id": match_id,
        "game": setup.game,
        "state": state,
        "options": setup.options,
        "from_position": setup.start is not None,
        "lang": setup.lang,
        "clock": clock_facts(setup.clock),
        "commitment": commitment,
        "listed": setup.listed,
        "talk": setup.talk,
        "hints": setup.hints,
        "seats": seats,
        "turn": facts["turn"],
        "asked": facts["asked"],
        "outcome": facts["outcome"],
        "rematch": facts.get("rematch"),
        "imported": facts.get("imported", False),
        "created": shown_time(created),
        "updated": shown_time(updated),
    }


def shown_time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def clock_facts(clock: ClockSetup) -> dict[str, Any]:
    if clock.kind == "turn":
        return {"kind": "turn", "seconds": clock.seconds}
    if clock.kind == "bank":
        return {"kind": "bank", "seconds": clock.seconds, "increment": clock.increment}
    if clock.kind == "days":
        return {"kind": "days", "days": clock.days}
    return {"kind": "none"}


def shown_refusal(refusal: Refusal, slug: str, lang: str) -> dict[str, Any]:
    message = speech(slug, lang).refusal(refusal)
    return {"kind": refusal.kind, "rule": refusal.rule, "facts": refusal.facts, "message": message}
