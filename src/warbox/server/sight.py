"""The table as a seat may see it: `now` of the protocol."""

from typing import Any

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, Decision
from warbox.engine.game import Game
from warbox.engine.state import Outcome, State
from warbox.engine.turn import is_complete, legal


def sight(game: Game[Any], state: State, outcome: Outcome | None, reader: int) -> dict[str, Any]:
    """What the reader sees, is asked and may answer. Once the match is over everybody sees everything."""
    if outcome is not None:
        return {
            "view": game.view(state, ARBITER),
            "position": game.format(state),
            "asked": None,
            "choices": [],
            "actions": [],
            "complete": True,
            "odds": None,
            "preview": None,
            "because": "",
            "outcome": shown_outcome(game, outcome),
        }
    question = state.question
    is_asked = question is not None and reader in question.seats
    choices = legal(state, reader) if is_asked else []
    outlook = game.outlook(state, reader)
    return {
        "view": game.view(state, reader),
        "position": game.format(state, reader),
        "asked": shown_question(game, question),
        "choices": [action.text for action in choices],
        "actions": [shown_action(game, action) for action in choices],
        "complete": is_complete(state, reader),
        "odds": outlook.odds,
        "preview": outlook.preview,
        "because": outlook.because,
        "outcome": None,
    }


def shown_action(game: Game[Any], action: Action) -> dict[str, Any]:
    """An action as text, and as verb and parts, so that nobody has to take text apart."""
    verb, parts = game.parts(action)
    return {"text": action.text, "verb": verb, "parts": parts}


def shown_question(game: Game[Any], question: Decision | None) -> dict[str, Any] | None:
    if question is None:
        return None
    seats = [game.seat_letter(seat) for seat in question.seats]
    return {"kind": question.kind, "rule": question.rule, "seats": seats, "mode": question.mode}


def shown_outcome(game: Game[Any], outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    winners = [game.seat_letter(seat) for seat in outcome.winners]
    return {"kind": outcome.kind, "rule": outcome.rule, "winners": winners}


def shown_turn(game: Game[Any], view: dict[str, Any]) -> str:
    """Where the match stands, in a word or two."""
    return " ".join(str(view[key]) for key in ("phase", "turn") if key in view)
