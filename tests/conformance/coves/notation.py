"""The notation of Coves: `docs/how-to-add-a-game.md` shows a position."""

from typing import Final

from tests.conformance.coves.rules import (
    CARDS,
    COVE_FEET,
    DIG,
    DRAW,
    GO,
    GUARD,
    HIDE,
    MIDDLE,
    NO_CARD,
    PASS,
    PLAY,
    UNANSWERED,
    Bid,
    Camp,
    CovesState,
    Deal,
    Dig,
    Digging,
    DigRoll,
    Guard,
    Hide,
    Play,
    away,
)
from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, Decision
from warbox.engine.game import Option
from warbox.engine.notation import ParseError, parse_number, position_lines
from warbox.engine.state import CHANCE_SEATS, Frame, Outcome
from warbox.engine.turn import settle

OPTIONS: Final = [
    Option("rounds", "TOY-END-02", "3", []),
    Option("last", "TOY-END-03", "draw", ["draw", "cards"]),
]
DEAL: Final = Decision("deal", "TOY-DEAL-01", CHANCE_SEATS)
FRAMES_BELOW: Final[dict[str, list[Frame[CovesState]]]] = {
    "hide": [Play(), Deal(DEAL, CARDS)],
    "deal": [Play()],
    "bid": [Play(), Camp()],
    "dig": [Play(), Camp()],
    "guard": [Play(), Camp()],
    "roll": [Play(), Camp()],
    "camp": [Play()],
}


def format_position(state: CovesState, seat: int) -> str:
    """The position; what the seat may not know is `?`."""
    lines = ["game coves"]
    if state.rounds != 3 or state.last != "draw":
        lines.append(f"options rounds={state.rounds} last={state.last}")
    lines.append(f"round {state.round}")
    for side in (0, 1):
        known = seat in (side, ARBITER)
        cove = "-" if state.coves[side] == 0 else (str(state.coves[side]) if known else "?")
        bid = {UNANSWERED: "-", NO_CARD: "pass"}.get(state.bids[side], str(state.bids[side]))
        if state.bids[side] != UNANSWERED and not known:
            bid = "?"
        hand = cards_text(state.hands[side], known)
        lines.append(f"{'AB'[side]} cove={cove} dug={cards_text(state.dug[side], True)} hand={hand} bid={bid}")
    lines.append(f"pack {cards_text(state.pack, seat == ARBITER)}")
    lines.append(f"spent {cards_text(state.spent, True)}")
    lines.append(f"at {moment_text(state)}")
    return "\n".join(lines) + "\n"


def parse_position(text: str) -> CovesState:
    """Unnamed parts: nothing hidden, dug, held or spent; cards that are nowhere else are in the pack, in order."""
    lines: dict[str, str] = {}
    for number, line in position_lines(text):
        head, _, rest = line.partition(" ")
        if head in lines or head not in ("game", "options", "round", "A", "B", "pack", "spent", "at"):
            raise ParseError(
                "a position has at most one line of game, options, round, A, B, pack, spent, at", line, number
            )
        lines[head] = rest.strip()
    if lines.get("game") != "coves":
        raise ParseError("a position of Coves has a line 'game coves'", lines.get("game", ""))
    options = pairs(lines.get("options", ""), {option.name: option.default for option in OPTIONS})
    if options["last"] not in ("draw", "cards"):
        raise ParseError("last is draw or cards", options["last"])
    state = CovesState(parse_number(options["rounds"], "rounds", 1, 9999), options["last"])
    ask = lines.get("at", "hide").split()
    asked = ask[0] if ask else ""
    before = asked in ("hide", "deal")
    state.round = parse_number(lines.get("round", "0" if before else "1"), "round", 0, state.rounds)
    if before != (state.round == 0):
        raise ParseError("round is 0 exactly before the cards are dealt", lines["round"])
    for side in (0, 1):
        own = pairs(lines.get("AB"[side], ""), {"cove": "", "dug": "-", "hand": "-", "bid": "-"})
        state.dug[side] = parse_cards(own["dug"], "dug", 3)
        state.coves[side] = parse_cove(own["cove"] or ("-" if asked == "hide" else "1"), state.dug[side])
        state.hands[side] = sorted(parse_cards(own["hand"], "hand", CARDS))
        if own["bid"] != "-":
            state.bids[side] = NO_CARD if own["bid"] == "pass" else parse_number(own["bid"], "bid", 1, CARDS)
            if state.bids[side] != NO_CARD and state.bids[side] not in state.hands[side]:
                raise ParseError("a bid is a card of the hand", own["bid"])
    state.spent = parse_cards(lines.get("spent", "-"), "spent", CARDS)
    seen = state.hands[0] + state.hands[1] + state.spent
    rest = "-" if before else "".join([str(card) for card in range(1, CARDS + 1) if card not in seen]) or "-"
    state.pack = parse_cards(lines.get("pack", rest), "pack", CARDS)
    if sorted(seen + state.pack) != ([] if before else list(range(1, CARDS + 1))):
        raise ParseError("each card is in one place, and in none before the deal")
    if (0 in state.coves) != (asked == "hide") or (before and state.dug != [[], []]):
        raise ParseError("a chest is missing exactly while it is to be hidden, and nothing is dug before the deal")
    answered = [bid != UNANSWERED for bid in state.bids]
    if (answered[0] and answered[1]) or (True in answered and asked != "bid"):
        raise ParseError("a bid stands only while the other side has still to bid")
    if asked == "over":
        state.outcome = parse_outcome(ask[1:])
        return state
    for frame in FRAMES_BELOW.get(asked, []):
        state.push(frame)
    state.push(parse_frame(asked, ask[1:], state))
    settle(state)
    return state


def parse_action(text: str) -> Action:
    """`hide 1`, `dig 2`, `dig 2 30,-40`, `play 3`, `guard 4`, `pass`, `draw`, `go`."""
    words = text.split()
    if text in ("pass", "draw", "go"):
        return {"pass": PASS, "draw": DRAW, "go": GO}[text]
    if len(words) == 2 and words[0] in ("hide", "dig"):
        cove = parse_number(words[1], "a cove", 1, 3)
        return (HIDE if words[0] == "hide" else DIG)[cove - 1]
    if len(words) == 3 and words[0] == "dig":
        return Digging(parse_number(words[1], "a cove", 1, 3), parse_spot(words[2]))
    if len(words) == 2 and words[0] in ("play", "guard"):
        card = parse_number(words[1], "a card", 1, CARDS)
        return (PLAY if words[0] == "play" else GUARD)[card - 1]
    raise ParseError("an action is hide, dig, play or guard with a number, or pass, draw or go", text)


def cards_text(cards: list[int], known: bool) -> str:
    return "".join([str(card) if known else "?" for card in cards]) or "-"


def moment_text(state: CovesState) -> str:
    if state.outcome is not None:
        winner = "AB"[state.outcome.winners[0]] if state.outcome.winners else "-"
        return f"over {state.outcome.kind} {winner}"
    top = state.stack[-1]
    if isinstance(top, Dig):
        return f"dig {'AB'[top.digger]}"
    if isinstance(top, Guard):
        return f"guard {'AB'[top.digger]} {top.cove}{spot_text(top.spot)}"
    if isinstance(top, DigRoll):
        return f"roll {'AB'[top.digger]} {top.cove} {'guarded' if top.guarded else 'open'}{spot_text(top.spot)}"
    return {Hide: "hide", Deal: "deal", Bid: "bid", Camp: "camp"}[type(top)]


def spot_text(spot: tuple[int, int]) -> str:
    """[TOY-DIG-04] Nothing for the middle."""
    return "" if spot == MIDDLE else f" {spot[0]},{spot[1]}"


def parse_spot(text: str) -> tuple[int, int]:
    feet: list[int] = []
    for one in text.partition(",")[::2]:
        number = parse_number(one.removeprefix("-"), "feet", 0, 999)
        if one.startswith("-") and number == 0:
            raise ParseError("a spot has no -0", text)
        feet.append(-number if one.startswith("-") else number)
    return feet[0], feet[1]


def pairs(text: str, defaults: dict[str, str]) -> dict[str, str]:
    """The `key=value` words of a line over their defaults."""
    found: dict[str, str] = {}
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in defaults or key in found or not value:
            raise ParseError(f"expected each of {', '.join(defaults)} at most once, as key=value", word)
        found[key] = value
    return {**defaults, **found}


def parse_cards(text: str, what: str, most: int) -> list[int]:
    numbers = [] if text == "-" else [parse_number(letter, what, 1, most) for letter in text]
    if len(set(numbers)) != len(numbers):
        raise ParseError(f"{what} names a number twice", text)
    return numbers


def parse_cove(text: str, dug: list[int]) -> int:
    cove = 0 if text == "-" else parse_number(text, "cove", 1, 3)
    if cove in dug or dug != sorted(dug):
        raise ParseError("dug lists empty coves in order, and the chest is in none of them", text)
    return cove


def parse_side(text: str) -> int:
    if text not in ("A", "B"):
        raise ParseError("a side is A or B", text)
    return "AB".index(text)


def parse_frame(asked: str, words: list[str], state: CovesState) -> Frame[CovesState]:
    """The frame that the line `at` names."""
    plain: dict[str, Frame[CovesState]] = {"hide": Hide(), "deal": Deal(DEAL, CARDS), "bid": Bid(), "camp": Camp()}
    count = {"dig": 1, "guard": 2, "roll": 3}.get(asked, 0)
    spot = MIDDLE
    if asked in ("guard", "roll") and len(words) == count + 1:
        spot = parse_spot(words.pop())
        if spot == MIDDLE or away(spot) > COVE_FEET**2:
            raise ParseError(f"a spot is within {COVE_FEET} feet of the middle, which is not named", spot_text(spot))
    if (asked not in plain and not count) or len(words) != count:
        raise ParseError("at is hide, deal, bid, camp, 'dig SIDE', 'guard SIDE COVE' or 'roll SIDE COVE open'", asked)
    if asked in plain:
        return plain[asked]
    digger = parse_side(words[0])
    if asked == "dig":
        return Dig(digger)
    cove = parse_number(words[1], "cove", 1, 3)
    if cove in state.dug[1 - digger]:
        raise ParseError("a cove known to be empty is not dug again", words[1])
    if asked == "guard":
        return Guard(digger, cove, spot)
    if words[2] not in ("open", "guarded"):
        raise ParseError("a cove is open or guarded", words[2])
    return DigRoll(digger, cove, spot, words[2] == "guarded")


def parse_outcome(words: list[str]) -> Outcome:
    rule = {"found": "TOY-END-01", "last-round": "TOY-END-02", "cards": "TOY-END-03"}.get(words[0] if words else "")
    if rule is None or len(words) != 2 or (words[1] == "-") != (rule == "TOY-END-02"):
        raise ParseError("over is 'over found SIDE', 'over cards SIDE' or 'over last-round -'", " ".join(words))
    return Outcome(words[0], rule, () if words[1] == "-" else (parse_side(words[1]),))
