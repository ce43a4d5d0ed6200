"""The rules of Coves: its state, its actions and its frames. `game.py` says how the game is played."""

from fractions import Fraction
from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import ANY, SEALED, Decision, Modifier, Refusal, total
from warbox.engine.event import Private, Public, Value
from warbox.engine.kinds import Number, Part, Record
from warbox.engine.lines import Said, optional, plain
from warbox.engine.pool import Block
from warbox.engine.probe import Probe
from warbox.engine.sampler import Sampler
from warbox.engine.state import CHANCE_SEATS, Frame, Outcome, Roll, Shuffle, State
from warbox.engine.verbs import Verb, Verbs

CARDS: Final = 5
UNANSWERED: Final = -1
NO_CARD: Final = 0
MIDDLE: Final = (0, 0)
COVE_FEET: Final = 50
NEAR_FEET: Final = 30


COVE: Final = Number("a cove", 1, 3, "COVE")
CARD: Final = Number("a card", 1, CARDS, "CARD")
FEET: Final = Number("feet", -999, 999)
SPOT: Final = Record([Part("x", FEET), Part("y", FEET)], ",", "a spot is X,Y in feet from the middle", "X,Y")


def dig_at(said: Said) -> Action:
    """[TOY-DIG-04] The middle, unless a spot is named."""
    spot = (said.number("x"), said.number("y"))
    return DIG[said.number("cove") - 1] if spot == MIDDLE else Digging(said.number("cove"), spot)


VERBS: Final = Verbs(
    [
        Verb("hide", [plain("cove", COVE)], lambda said: HIDE[said.number("cove") - 1], "hide the chest"),
        Verb(
            "dig",
            [plain("cove", COVE), optional("spot", SPOT)],
            dig_at,
            "in a cove of the other side",
        ),
        Verb("play", [plain("card", CARD)], lambda said: PLAY[said.number("card") - 1], "bid a card"),
        Verb("guard", [plain("card", CARD)], lambda said: GUARD[said.number("card") - 1], "spend a card"),
        Verb("pass", [], lambda said: PASS, "bid nothing, guard nothing"),
        Verb("draw", [], lambda said: DRAW, "draw a card"),
        Verb("go", [], lambda said: GO, "go on to the next round"),
    ]
)


class Hiding(Action):
    def __init__(self, cove: int) -> None:
        super().__init__(f"hide {cove}")
        self.cove: Final = cove


class Digging(Action):
    """[TOY-DIG-04] `dig 2` in the middle, `dig 2 30,-40` at a spot."""

    def __init__(self, cove: int, spot: tuple[int, int] = MIDDLE) -> None:
        super().__init__(f"dig {cove}" if spot == MIDDLE else f"dig {cove} {spot[0]},{spot[1]}")
        self.cove: Final = cove
        self.spot: Final = spot


class Playing(Action):
    """[TOY-BID-01] [TOY-GUARD-01] `play 3`, `guard 3`."""

    def __init__(self, verb: str, card: int) -> None:
        super().__init__(f"{verb} {card}")
        self.verb: Final = verb
        self.card: Final = card


HIDE: Final[list[Hiding]] = [Hiding(cove) for cove in (1, 2, 3)]
DIG: Final[list[Digging]] = [Digging(cove) for cove in (1, 2, 3)]
PLAY: Final[list[Playing]] = [Playing("play", card) for card in range(1, CARDS + 1)]
GUARD: Final[list[Playing]] = [Playing("guard", card) for card in range(1, CARDS + 1)]
PASS: Final[Action] = Action("pass")
DRAW: Final[Action] = Action("draw")
GO: Final[Action] = Action("go")


class CovesState(State):
    def __init__(self, rounds: int, last: str) -> None:
        super().__init__()
        self.rounds = rounds
        self.last = last
        self.round = 0
        self.coves = [0, 0]  # 0: not hidden yet
        self.dug: list[list[int]] = [[], []]  # coves of each side known to be empty
        self.hands: list[list[int]] = [[], []]
        self.bids = [UNANSWERED, UNANSWERED]
        self.pack: list[int] = []
        self.spent: list[int] = []

    def clone(self) -> "CovesState":
        copy = CovesState(self.rounds, self.last)
        copy.copy_kernel(self)
        copy.round = self.round
        copy.coves = self.coves.copy()
        copy.dug = [dug.copy() for dug in self.dug]
        copy.hands = [hand.copy() for hand in self.hands]
        copy.bids = self.bids.copy()
        copy.pack = self.pack.copy()
        copy.spent = self.spent.copy()
        return copy

    def say(self, kind: str, rule: str, facts: dict[str, Value]) -> None:
        if self.events is not None:
            self.emit(Public(kind, rule, facts))

    def whisper(self, kind: str, rule: str, seat: int, secret: dict[str, Value]) -> None:
        """Tell one side everything, and the rest that something happened to that side."""
        if self.events is not None:
            side: Value = "AB"[seat]
            public = Public(f"{kind}-secretly", rule, {"side": side})
            self.emit(Private(kind, rule, {"side": side, **secret}, [seat], public))

    def draw(self, rule: str, seat: int) -> None:
        card = self.pack.pop(0)
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.whisper("drew", rule, seat, {"card": card})

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.spent.append(card)


class CovesFrame(Frame[CovesState]):
    """A frame without anything of its own that changes: clones share it."""

    def clone(self) -> Frame[CovesState]:
        return self


class Hide(CovesFrame):
    """[TOY-HIDE-01] Both answer sealed."""

    QUESTIONS: Final = [Decision("hide", "TOY-HIDE-01", seats, SEALED) for seats in ((0, 1), (0,), (1,))]

    def asks(self, state: CovesState) -> Decision | None:
        return sealed(self.QUESTIONS, [cove == 0 for cove in state.coves])

    def legal(self, state: CovesState, seat: int) -> list[Action]:
        return list(HIDE)

    def take(self, state: CovesState, seat: int, action: Action) -> None:
        assert isinstance(action, Hiding)
        state.coves[seat] = action.cove
        state.whisper("hid", "TOY-HIDE-01", seat, {"cove": action.cove})

    def run(self, state: CovesState) -> None:
        state.finish(self)


class Deal(Shuffle[CovesState]):
    """[TOY-DEAL-01] Only the cards' owners see them."""

    def shuffled(self, state: CovesState, order: list[int]) -> None:
        state.pack = [index + 1 for index in order]
        for seat in (0, 1):
            state.draw("TOY-DEAL-01", seat)


class Play(CovesFrame):
    """The rounds, and the end after the last one."""

    def run(self, state: CovesState) -> None:
        if state.round < state.rounds:
            state.round += 1
            state.say("round", "TOY-BID-01", {"round": state.round})
            state.push(Camp())
            state.push(Bid())
        elif state.last == "cards" and len(state.hands[0]) != len(state.hands[1]):
            winner = 0 if len(state.hands[0]) > len(state.hands[1]) else 1
            state.end(Outcome("cards", "TOY-END-03", (winner,)))
        else:
            state.end(Outcome("last-round", "TOY-END-02", ()))


class Bid(CovesFrame):
    """[TOY-BID-01] Both answer sealed; the cards are shown together."""

    QUESTIONS: Final = [Decision("bid", "TOY-BID-01", seats, SEALED, silent=True) for seats in ((0, 1), (0,), (1,))]

    def asks(self, state: CovesState) -> Decision | None:
        return sealed(self.QUESTIONS, [bid == UNANSWERED for bid in state.bids])

    def legal(self, state: CovesState, seat: int) -> list[Action]:
        return [PASS, *[PLAY[card - 1] for card in state.hands[seat]]]

    def check(self, state: CovesState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Playing) and action.verb == "play" and action.card not in state.hands[seat]:
            return Refusal("card-not-in-hand", "TOY-BID-02", {"card": action.card})
        return super().check(state, seat, action)

    def take(self, state: CovesState, seat: int, action: Action) -> None:
        card = action.card if isinstance(action, Playing) else NO_CARD
        state.bids[seat] = card
        state.whisper("bid", "TOY-BID-01", seat, {"card": card})

    def run(self, state: CovesState) -> None:
        bids = state.bids
        state.bids = [UNANSWERED, UNANSWERED]
        state.say("bids", "TOY-BID-01", {"A": bids[0], "B": bids[1]})
        for seat in (0, 1):
            if bids[seat] != NO_CARD:
                state.spend(seat, bids[seat])
        state.finish(self)
        if bids[0] != bids[1]:
            state.push(Dig(0 if bids[0] > bids[1] else 1))


class Dig(CovesFrame):
    """[TOY-DIG-01] The digger names a cove."""

    QUESTIONS: Final = [Decision("dig", "TOY-DIG-01", (seat,)) for seat in (0, 1)]

    def __init__(self, digger: int) -> None:
        self.digger: Final = digger

    def asks(self, state: CovesState) -> Decision | None:
        return self.QUESTIONS[self.digger]

    def complete(self, state: CovesState, seat: int) -> bool:
        return False  # [TOY-DIG-04] there are 7845 spots in a cove

    def legal(self, state: CovesState, seat: int) -> list[Action]:
        return [action for action in DIG if action.cove not in state.dug[1 - seat]]

    def sample(self, state: CovesState, seat: int, sampler: Sampler, count: int) -> list[Action]:
        spots = [(int(sampler.below(61)) - 30, int(sampler.below(61)) - 30) for _ in range(count)]
        coves = [action.cove for action in DIG if action.cove not in state.dug[1 - seat]]
        return [Digging(coves[int(sampler.below(len(coves)))], spot) for spot in spots if spot != MIDDLE]

    def check(self, state: CovesState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Digging):
            return super().check(state, seat, action)
        if action.cove in state.dug[1 - seat]:
            return Refusal("known-empty", "TOY-DIG-02", {"cove": action.cove})
        if away(action.spot) > COVE_FEET**2:
            return Refusal("out-of-cove", "TOY-DIG-04", {"feet": COVE_FEET})
        return None

    def probe(self, state: CovesState, seat: int, action: Action, probe: Probe) -> None:
        """The face that is needed and its causes, the chance of it if nobody guards, and where one may dig."""
        if isinstance(action, Digging):
            probe.numbers["needed"] = needed(action.spot, False)
            probe.odds["bottom"] = Fraction(7 - total(probe.numbers["needed"]), 6)
            probe.region.append({"shape": "disc", "x": 0, "y": 0, "radius": COVE_FEET})

    def take(self, state: CovesState, seat: int, action: Action) -> None:
        assert isinstance(action, Digging)
        state.finish(self)
        state.say("dig", "TOY-DIG-01", {"side": "AB"[seat], "cove": action.cove})
        state.push(Guard(seat, action.cove, action.spot))


def away(spot: tuple[int, int]) -> int:
    """The square of the distance from the middle."""
    return spot[0] ** 2 + spot[1] ** 2


def needed(spot: tuple[int, int], guarded: bool) -> list[Modifier]:
    """[TOY-DIG-03] [TOY-DIG-04] The face at which a dig gets to the bottom."""
    causes = [Modifier(3, "TOY-DIG-03", "open")]
    if guarded:
        causes.append(Modifier(2, "TOY-DIG-03", "guarded"))
    if away(spot) > NEAR_FEET**2:
        causes.append(Modifier(1, "TOY-DIG-04", "far"))
    return causes


class Guard(CovesFrame):
    """[TOY-GUARD-01] The reaction window of the side whose cove is dug."""

    QUESTIONS: Final = [Decision("guard", "TOY-GUARD-01", (1 - digger,), silent=True) for digger in (0, 1)]

    def __init__(self, digger: int, cove: int, spot: tuple[int, int]) -> None:
        self.digger: Final = digger
        self.cove: Final = cove
        self.spot: Final = spot

    def asks(self, state: CovesState) -> Decision | None:
        return self.QUESTIONS[self.digger]

    def legal(self, state: CovesState, seat: int) -> list[Action]:
        return [PASS, *[GUARD[card - 1] for card in state.hands[seat]]]

    def take(self, state: CovesState, seat: int, action: Action) -> None:
        state.finish(self)
        guarded = isinstance(action, Playing)
        if isinstance(action, Playing):
            state.spend(seat, action.card)
            state.say("guarded", "TOY-GUARD-01", {"side": "AB"[seat], "card": action.card})
        state.push(DigRoll(self.digger, self.cove, self.spot, guarded))


class DigRoll(Roll[CovesState]):
    """[TOY-DIG-03] Whether the digger gets to the bottom, and what is there."""

    QUESTION: Final = Decision("dig-roll", "TOY-DIG-03", CHANCE_SEATS)

    def __init__(self, digger: int, cove: int, spot: tuple[int, int], guarded: bool) -> None:
        super().__init__(self.QUESTION, 1, 6)
        self.digger: Final = digger
        self.cove: Final = cove
        self.spot: Final = spot
        self.guarded: Final = guarded

    def blocks(self, state: CovesState) -> list[Block]:
        """Only whether it is enough counts."""
        enough = total(needed(self.spot, self.guarded))
        return [Block(1, [0 if face < enough else 1 for face in range(1, 7)])]

    def rolled(self, state: CovesState, faces: list[int]) -> None:
        state.say("rolled", "TOY-DIG-03", {"face": faces[0]})
        if faces[0] < total(needed(self.spot, self.guarded)):
            return
        if state.coves[1 - self.digger] == self.cove:
            state.say("found", "TOY-END-01", {"side": "AB"[self.digger], "cove": self.cove})
            state.end(Outcome("found", "TOY-END-01", (self.digger,)))
        else:
            state.say("nothing-there", "TOY-DIG-02", {"cove": self.cove})
            state.dug[1 - self.digger] = sorted([*state.dug[1 - self.digger], self.cove])


class Camp(CovesFrame):
    """[TOY-CAMP-01] Either side may act next."""

    QUESTION: Final = Decision("camp", "TOY-CAMP-01", (0, 1), ANY)

    def asks(self, state: CovesState) -> Decision | None:
        return self.QUESTION

    def legal(self, state: CovesState, seat: int) -> list[Action]:
        return [DRAW, GO] if state.pack else [GO]

    def take(self, state: CovesState, seat: int, action: Action) -> None:
        if action == DRAW:
            state.draw("TOY-CAMP-01", seat)
        else:
            state.say("went-on", "TOY-CAMP-01", {"side": "AB"[seat]})
            state.finish(self)


def sealed(questions: list[Decision], open_seats: list[bool]) -> Decision | None:
    if open_seats[0]:
        return questions[0] if open_seats[1] else questions[1]
    return questions[2] if open_seats[1] else None
