"""The notation of Coves: what a position and an action say, declared once. `docs/how-to-add-a-game.md` shows it."""

from typing import Final

from tests.conformance.coves.rules import (
    CARD,
    CARDS,
    COVE,
    COVE_FEET,
    MIDDLE,
    NO_CARD,
    SPOT,
    UNANSWERED,
    Bid,
    Camp,
    CovesState,
    Deal,
    Dig,
    DigRoll,
    Guard,
    Hide,
    Play,
    away,
)
from warbox.engine.decision import ARBITER, Decision
from warbox.engine.game import Option
from warbox.engine.kinds import Choice, Items, Kind, Maybe, Number
from warbox.engine.lines import Line, Said, fact, plain
from warbox.engine.notation import ParseError
from warbox.engine.page import Lines, Moment, Moments, Page
from warbox.engine.state import CHANCE_SEATS, Frame, Outcome
from warbox.engine.turn import settle

OPTIONS: Final = [
    Option("rounds", "TOY-END-02", "3", []),
    Option("last", "TOY-END-03", "draw", ["draw", "cards"]),
]
SIDES: Final = ["A", "B"]
SIDE: Final = Choice("SIDE", SIDES, "a side is A or B")
HAND: Final = Items(CARD, most=CARDS, separator="", once=True)
BID: Final = Choice("BID", ["pass", *[str(card) for card in range(1, CARDS + 1)]])

OWN: Final = Line(
    "A",
    [
        fact("cove", Maybe(COVE), "where the chest is", "1; at `hide` none"),
        fact("dug", Items(COVE, most=3, separator="", once=True), "coves known to be empty, in order", "none"),
        fact("hand", HAND, "cards in hand", "none"),
        fact("bid", Maybe(BID), "the bid, while the other side has still to bid", "none"),
    ],
)
ROUND: Final = Line("round", [plain("round", Number("round", 0, 9999), "0 before the deal", "1; before the deal 0")])
PACK: Final = Line("pack", [plain("cards", HAND, "the cards, the next one first", "all that are nowhere else")])
SPENT: Final = Line("spent", [plain("cards", HAND, "the cards, as they were spent", "none")])
DIGGER: Final = plain("digger", SIDE, need=True)
WHERE: Final = plain("cove", COVE, need=True)
AT_SPOT: Final = plain("spot", SPOT)
HOW: Final = plain("how", Choice("open|guarded", ["open", "guarded"]), need=True)
END: Final = [plain("end", Kind("KIND"), need=True), plain("winner", Maybe(SIDE), need=True)]
MOMENTS: Final = Moments(
    [
        Line("at hide", [], "the chests are hidden", "both"),
        Line("at deal", [], "the cards are shuffled", "`*`"),
        Line("at bid", [], "cards are chosen", "who has not bid"),
        Line("at dig", [DIGGER], "a cove is named", "SIDE"),
        Line("at guard", [DIGGER, WHERE, AT_SPOT], "the cove may be guarded", "the other side"),
        Line("at roll", [DIGGER, WHERE, HOW, AT_SPOT], "the dig", "`*`"),
        Line("at camp", [], "cards are drawn", "either side"),
        Line("at over", END, "the end", "nobody"),
    ]
)
PAGE: Final = Page(
    "coves",
    OPTIONS,
    {"round": ROUND, "A": OWN, "B": OWN, "pack": PACK, "spent": SPENT},
    MOMENTS,
)
DEAL: Final = Decision("deal", "TOY-DEAL-01", CHANCE_SEATS)
ENDS: Final = {"found": "TOY-END-01", "last-round": "TOY-END-02", "cards": "TOY-END-03"}


def format_position(state: CovesState, seat: int) -> str:
    """The position; what the seat may not know is `?`."""
    lines = ["game coves"]
    if state.rounds != 3 or state.last != "draw":
        lines.append(f"options rounds={state.rounds} last={state.last}")
    lines.append(ROUND.write({"round": state.round}))
    for side in (0, 1):
        known = seat in (side, ARBITER)
        bid = state.bids[side]
        values: dict[str, object] = {
            "cove": None if state.coves[side] == 0 else state.coves[side] if known else "?",
            "dug": state.dug[side],
            "hand": state.hands[side] if known else ["?"] * len(state.hands[side]),
            "bid": None if bid == UNANSWERED else "?" if not known else "pass" if bid == NO_CARD else str(bid),
        }
        lines.append(OWN.write(values, SIDES[side]))
    pack = state.pack if seat == ARBITER else ["?"] * len(state.pack)
    lines += [PACK.write({"cards": pack}), SPENT.write({"cards": state.spent}), MOMENTS.write(moment_of(state))]
    return "\n".join(lines) + "\n"


def moment_of(state: CovesState) -> dict[str, object]:
    """What is going on, as the view carries it and the line `at` says it."""
    if state.outcome is not None:
        winner = SIDES[state.outcome.winners[0]] if state.outcome.winners else None
        return {"kind": "over", "end": state.outcome.kind, "winner": winner}
    top = state.stack[-1]
    if isinstance(top, Dig):
        return {"kind": "dig", "digger": SIDES[top.digger]}
    if isinstance(top, Guard):
        return {"kind": "guard", "digger": SIDES[top.digger], "cove": top.cove, **named(top.spot)}
    if isinstance(top, DigRoll):
        how = "guarded" if top.guarded else "open"
        return {"kind": "roll", "digger": SIDES[top.digger], "cove": top.cove, "how": how, **named(top.spot)}
    return {"kind": {Hide: "hide", Deal: "deal", Bid: "bid", Camp: "camp"}[type(top)]}


def named(spot: tuple[int, int]) -> dict[str, object]:
    """[TOY-DIG-04] Nothing for the middle."""
    return {} if spot == MIDDLE else {"x": spot[0], "y": spot[1]}


def read_position(lines: Lines) -> CovesState:
    """Unnamed parts: nothing hidden, dug, held or spent; cards that are nowhere else are in the pack, in order."""
    options = lines.options()
    state = CovesState(int(options["rounds"]), options["last"])
    moment = lines.moment("hide")
    before = moment.kind in ("hide", "deal")
    state.round = lines.said("round").number("round", 0 if before else 1)
    if before != (state.round == 0) or state.round > state.rounds:
        raise ParseError("round is 0 exactly before the cards are dealt, and no more than there are", str(state.round))
    for side in (0, 1):
        read_side(state, side, lines.said(SIDES[side]), moment.kind)
    state.spent = lines.said("spent").numbers("cards")
    seen = state.hands[0] + state.hands[1] + state.spent
    pack = lines.said("pack")
    rest = [] if before else [card for card in range(1, CARDS + 1) if card not in seen]
    state.pack = pack.numbers("cards") if pack.has("cards") else rest
    if sorted(seen + state.pack) != ([] if before else list(range(1, CARDS + 1))):
        raise ParseError("each card is in one place, and in none before the deal")
    if (0 in state.coves) != (moment.kind == "hide") or (before and state.dug != [[], []]):
        raise ParseError("a chest is missing exactly while it is to be hidden, and nothing is dug before the deal")
    answered = [bid != UNANSWERED for bid in state.bids]
    if (answered[0] and answered[1]) or (True in answered and moment.kind != "bid"):
        raise ParseError("a bid stands only while the other side has still to bid")
    lines.at("at")
    place_moment(state, moment)
    return state


def read_side(state: CovesState, side: int, said: Said, kind: str) -> None:
    state.dug[side] = said.numbers("dug")
    state.coves[side] = said.number("cove", 0 if said.has("cove") or kind == "hide" else 1)
    if state.coves[side] in state.dug[side] or state.dug[side] != sorted(state.dug[side]):
        raise ParseError("dug lists empty coves in order, and the chest is in none of them", SIDES[side])
    state.hands[side] = sorted(said.numbers("hand"))
    bid = said.text("bid")
    if bid:
        state.bids[side] = NO_CARD if bid == "pass" else int(bid)
        if bid != "pass" and int(bid) not in state.hands[side]:
            raise ParseError("a bid is a card of the hand", bid)


def place_moment(state: CovesState, moment: Moment) -> None:
    """Put the frames of the moment on the stack."""
    said = moment.said
    if moment.kind == "over":
        end, winner = said.text("end"), said.index("winner", SIDE)
        if end not in ENDS or (winner < 0) != (end == "last-round"):
            raise ParseError("over is 'over found SIDE', 'over cards SIDE' or 'over last-round -'", end)
        state.outcome = Outcome(end, ENDS[end], (winner,) if winner >= 0 else ())
        return
    digger, cove = said.index("digger", SIDE, 0), said.number("cove")
    if cove in state.dug[1 - digger]:
        raise ParseError("a cove known to be empty is not dug again", str(cove))
    spot = (said.number("x"), said.number("y"))
    if (said.has("x") and spot == MIDDLE) or away(spot) > COVE_FEET**2:
        raise ParseError(f"a spot is within {COVE_FEET} feet of the middle, which is not named", str(spot))
    frames: dict[str, Frame[CovesState]] = {
        "hide": Hide(),
        "deal": Deal(DEAL, CARDS),
        "bid": Bid(),
        "dig": Dig(digger),
        "guard": Guard(digger, cove, spot),
        "roll": DigRoll(digger, cove, spot, said.text("how") == "guarded"),
        "camp": Camp(),
    }
    state.push(Play())
    if moment.kind == "hide":
        state.push(Deal(DEAL, CARDS))
    elif moment.kind not in ("deal", "camp"):
        state.push(Camp())
    state.push(frames[moment.kind])
    settle(state)
