"""What a seat may enter at this moment; all else is refused, and nothing has changed."""

from warbox.engine.decision import Refusal
from warbox.engine.notation import ParseError
from warbox.engine.turn import check
from warbox.play.flow import Offer, Wish
from warbox.play.match import Match
from warbox.play.replay import ABANDONED, CALLED_OFF, HUMAN
from warbox.players import LEVELS
from warbox.server.entry import CLAIM, DRAW, DRAW_ANSWER, HANDS, HINT, PLAY, RESIGN, TAKEBACK, TAKEBACK_ANSWER, UNDO
from warbox.server.messages import Act, Claim, Draw, DrawAnswer, Hands, Hint, Request, Takeback, TakebackAnswer, Undo
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


def check_hint(sitting: Sitting, seat: int, n: int) -> None:
    """One hint for a question, and one at a time."""
    match = check_turn(sitting, seat, n)
    if not sitting.setup.hints:
        raise Refused(Refusal("hint-off", ""))
    if not sitting.asked(seat):
        raise Refused(Refusal("not-asked", "" if match.state.question is None else match.state.question.rule))
    if sitting.hint_of(seat) is not None:
        raise Refused(Refusal("hint-again", ""))
    if seat in sitting.hints.thinking:
        raise Refused(Refusal("too-fast", ""))


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


def check_takeback_answer(sitting: Sitting, seat: int, n: int, agree: bool) -> None:
    check_turn(sitting, seat, n)
    _check_answer(sitting.takeback, seat, agree, "takeback-none")


def check_draw(sitting: Sitting, seat: int, n: int) -> None:
    match = check_turn(sitting, seat, n)
    if any(one.is_computer for one in sitting.seats):
        raise Refused(Refusal("draw-computer", ""))
    why = match.flow.why_no_offer(seat)
    if why is not None:
        raise Refused(Refusal(why, ""))


def check_draw_answer(sitting: Sitting, seat: int, n: int, agree: bool) -> None:
    check_turn(sitting, seat, n)
    _check_answer(sitting.draw, seat, agree, "draw-none")


def _check_answer(wish: Wish | Offer | None, seat: int, agree: bool, none: str) -> None:
    """Who asked may take that back by saying no; others answer once."""
    if wish is None or (seat in wish.agreed and (agree or seat != wish.by)):
        raise Refused(Refusal(none, ""))


def check_claim(sitting: Sitting, seat: int, gone: set[int]) -> str:
    """Who has gone, as the entry names them: everybody else but computers, and somebody of them is asked."""
    match, _ = check_playing(sitting)
    side = match.game.side_of(match.state, seat)
    others = {number for number, one in enumerate(sitting.seats) if number not in side}
    if any(sitting.seats[number].is_computer for number in others) or not others <= gone:
        raise Refused(Refusal("claim-here", ""))
    if not any(sitting.asked(number) for number in others):
        raise Refused(Refusal("claim-not-asked", ""))
    return " ".join(match.game.seats[number] for number in sorted(others))


def check_hands(sitting: Sitting, seat: int, request: Hands, lost: set[int]) -> str:
    """Who is to decide for a seat, as the entry says it. One's own seat is free to hand over and to take back; that of
    somebody else is handed over, once he has been away for long enough, and only he takes it back."""
    check_playing(sitting)
    if request.seat not in sitting.letters:
        raise Refused(Refusal("bad-message", "", {"why": f"there are {', '.join(sitting.letters)}"}))
    number = sitting.letters.index(request.seat)
    one = sitting.seats[number]
    if request.level and request.level not in LEVELS:
        raise Refused(Refusal("bad-message", "", {"why": f"there are the levels {', '.join(LEVELS)}"}))
    if one.kind == "computer" or bool(one.hands) == bool(request.level):
        raise Refused(Refusal("hands-same", ""))
    if number != seat and (not request.level or number not in lost):
        raise Refused(Refusal("hands-here" if request.level else "hands-others", ""))
    return f"{request.seat} {request.level or HUMAN}"


def entry_for(sitting: Sitting, seat: int, request: Request, gone: set[int], lost: set[int]) -> tuple[str, str]:
    """The kind and the text of the entry that a seat asks for, if it may. `gone` are the seats away for too long,
    `lost` those that a computer may take over."""
    if isinstance(request, Hands):
        return HANDS, check_hands(sitting, seat, request, lost)
    if sitting.seats[seat].hands and isinstance(request, Act | Hint | Undo | Takeback):
        raise Refused(Refusal("hands-computer", ""))
    if isinstance(request, Act):
        return PLAY, check_act(sitting, seat, request.n, request.action)
    if isinstance(request, Hint):
        check_hint(sitting, seat, request.n)
        return HINT, ""
    if isinstance(request, Undo) or (isinstance(request, Takeback) and sitting.may_undo(seat)):
        check_undo(sitting, seat, request.n)
        return UNDO, ""
    if isinstance(request, Takeback):
        check_takeback(sitting, seat, request.n)
        return TAKEBACK, ""
    if isinstance(request, TakebackAnswer):
        check_takeback_answer(sitting, seat, request.n, request.agree)
        return TAKEBACK_ANSWER, "yes" if request.agree else "no"
    if isinstance(request, Draw):
        check_draw(sitting, seat, request.n)
        return DRAW, ""
    if isinstance(request, DrawAnswer):
        check_draw_answer(sitting, seat, request.n, request.agree)
        return DRAW_ANSWER, "yes" if request.agree else "no"
    if isinstance(request, Claim):
        left = check_claim(sitting, seat, gone)
        return CLAIM, f"{ABANDONED if request.win else CALLED_OFF} {left}"
    check_playing(sitting)
    return RESIGN, ""
