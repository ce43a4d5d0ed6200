"""What a seat may enter at this moment; all else is refused, and nothing has changed."""

from warbox.engine.decision import Refusal
from warbox.engine.notation import ParseError
from warbox.engine.turn import check
from warbox.play.match import Match
from warbox.server.sitting import Refused, Sitting
from warbox.server.streams import Streams


def check_playing(sitting: Sitting) -> tuple[Match, Streams]:
    if sitting.match is None or sitting.streams is None:
        raise Refused(Refusal("not-started", ""))
    if sitting.match.outcome is not None:
        raise Refused(Refusal("game-over", sitting.match.outcome.rule))
    return sitting.match, sitting.streams


def check_turn(sitting: Sitting, seat: int, n: int) -> Match:
    """Refuse what answers a question that is no longer the one asked."""
    match, streams = check_playing(sitting)
    if not streams.since[seat] <= n <= streams.last(seat):
        raise Refused(Refusal("stale", ""))
    return match


def check_act(sitting: Sitting, seat: int, n: int, text: str) -> str:
    """The action in canonical notation, if the seat may answer so."""
    match = check_turn(sitting, seat, n)
    try:
        action = sitting.game.parse_seat_action(text)
    except ParseError as error:
        raise Refused(Refusal("not-notation", "", {"why": str(error)})) from None
    refusal = check(match.state, seat, action)
    if refusal is not None:
        raise Refused(refusal)
    return action.text


def check_undo(sitting: Sitting, seat: int, n: int) -> None:
    check_turn(sitting, seat, n)
    why = sitting.why_no_undo(seat)
    if why is not None:
        raise Refused(Refusal(why, ""))


def check_takeback(sitting: Sitting, seat: int, n: int) -> None:
    match = check_turn(sitting, seat, n)
    why = match.flow.why_no_wish(seat)
    if why is not None:
        raise Refused(Refusal(why, ""))


def check_takeback_answer(sitting: Sitting, seat: int, n: int) -> None:
    check_turn(sitting, seat, n)
    if sitting.takeback is None or seat in sitting.takeback.agreed:
        raise Refused(Refusal("takeback-none", ""))
