"""All that a seat can find out about a state, so that two truths can be compared."""

import json
from typing import Any

from warbox.engine.decision import IllegalAction
from warbox.engine.event import Event
from warbox.engine.game import Game
from warbox.engine.notation import ParseError
from warbox.engine.turn import legal, submit


def knowledge(game: Game[Any], state: Any, seat: int, probes: list[str]) -> list[str]:
    """What it sees, may do, is told before it chooses and when it is refused; probes of texts."""
    found = [json.dumps(game.view(state, seat)), game.format(state, seat)]
    found += [action.text for action in legal(state, seat)] if seat >= 0 else []
    outlook = game.outlook(state, seat)
    found.append(json.dumps([outlook.odds, outlook.preview, outlook.because]))
    for text in probes:
        found.append(json.dumps(game.probe(state, seat, text).plain()))
        found.append(refusal(game, state, seat, text))
    return found


def refusal(game: Game[Any], state: Any, seat: int, text: str) -> str:
    """Why the seat may not say this now; nothing is changed if it may."""
    if seat < 0:
        return ""
    copy = state.clone()
    try:
        submit(copy, seat, game.parse_seat_action(text))
    except ParseError as error:
        return str(error)
    except IllegalAction as error:
        return error.refusal.text()
    return "taken"


def heard(events: list[Event], seat: int) -> list[str]:
    """Events as a seat is told them."""
    told = [event.seen_by(seat) for event in events]
    return [event.text() for event in told if event is not None]
