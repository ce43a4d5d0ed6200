"""Wager, a game of one bet: a bench to test players on.

B has hidden a coin, heads or tails. A bets: on the coin, on a die, on what B will answer in secret, or on nothing.
`evaluate` knows no more than what the table has come to: the stake in hundredths, for A.
"""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, SEALED, Decision
from warbox.engine.game import Game, View
from warbox.engine.sampler import Sampler
from warbox.engine.state import CHANCE_SEATS, Frame, Roll, State
from warbox.engine.turn import settle

BET: Final = Decision("bet", "WAG-01", (0,))
ASIDE: Final = Decision("aside", "WAG-02", (1,))
DIE: Final = Decision("die", "WAG-03", CHANCE_SEATS)
HEADS: Final = Action("heads")
TAILS: Final = Action("tails")


class WagerState(State):
    def __init__(self, coin: int, bets: list[Action]) -> None:
        super().__init__()
        self.coin = coin
        self.bets = bets
        self.stake = 50
        self.answers = [-1, -1]
        self.turn = 0

    def clone(self) -> "WagerState":
        copy = WagerState(self.coin, self.bets)
        copy.copy_kernel(self)
        copy.stake = self.stake
        copy.answers = self.answers[:]
        copy.turn = self.turn
        return copy


class Bets(Frame[WagerState]):
    """A bets again and again: `keep N` is worth N; `die N` wins on N or more; `coin heads` wins if he calls it."""

    def asks(self, state: WagerState) -> Decision | None:
        return BET

    def legal(self, state: WagerState, seat: int) -> list[Action]:
        return state.bets

    def take(self, state: WagerState, seat: int, action: Action) -> None:
        state.turn += 1
        verb, _, word = action.text.partition(" ")
        if verb == "keep":
            state.stake = int(word)
        elif verb == "die":
            state.push(Throw(int(word)))
        elif verb == "coin":
            state.stake = 100 if word == ("heads", "tails")[state.coin] else 0
        else:
            state.push(Whisper(word))

    def clone(self) -> Frame[WagerState]:
        return self


class Throw(Roll[WagerState]):
    def __init__(self, needed: int) -> None:
        super().__init__(DIE, 1, 6)
        self.needed: Final = needed

    def rolled(self, state: WagerState, faces: list[int]) -> None:
        state.stake = 100 if faces[0] >= self.needed else 0


class Whisper(Frame[WagerState]):
    """`whisper good` and `whisper bad`: B is asked something first; only then is it known what the bet is worth."""

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def asks(self, state: WagerState) -> Decision | None:
        return ASIDE if state.answers[1] < 0 else None

    def legal(self, state: WagerState, seat: int) -> list[Action]:
        return [HEADS, TAILS]

    def take(self, state: WagerState, seat: int, action: Action) -> None:
        state.answers[1] = 0

    def run(self, state: WagerState) -> None:
        state.finish(self)
        state.stake = 90 if self.word == "good" else 10

    def clone(self) -> Frame[WagerState]:
        return self


class Matching(Frame[WagerState]):
    """Both answer in secret; A wins if both say tails, and gets a little for heads."""

    def asks(self, state: WagerState) -> Decision | None:
        waiting = tuple(seat for seat in (0, 1) if state.answers[seat] < 0)
        return Decision("match", "WAG-04", waiting, SEALED) if waiting else None

    def legal(self, state: WagerState, seat: int) -> list[Action]:
        return [HEADS, TAILS]

    def take(self, state: WagerState, seat: int, action: Action) -> None:
        state.answers[seat] = 0 if action == HEADS else 1

    def run(self, state: WagerState) -> None:
        state.finish(self)
        state.turn += 2
        if state.answers[0] == 0:
            state.stake = 40
        else:
            state.stake = 100 if state.answers[1] == 1 else 0

    def clone(self) -> Frame[WagerState]:
        return self


class Wager(Game[WagerState]):
    def __init__(self) -> None:
        self.slug = "wager"
        self.prefix = "WAG"
        self.rules_version = "1"
        self.seats = ["A", "B"]
        self.options = []
        self.playouts = 16

    def format(self, state: WagerState, seat: int = ARBITER) -> str:
        return f"{state.coin} {state.stake} {state.answers}"

    def turn(self, state: WagerState) -> int:
        return state.turn

    def unseal(self, state: WagerState, seat: int) -> None:
        state.answers[1 - seat] = -1
        settle(state)

    def view(self, state: WagerState, seat: int) -> View:
        return {"stake": state.stake, "coin": None if seat == 0 else state.coin}

    def determinize(self, state: WagerState, seat: int, sampler: Sampler) -> WagerState:
        copy = state.clone()
        if seat == 0:
            copy.coin = int(sampler.below(2))
            if state.answers[1] >= 0:
                copy.answers[1] = int(sampler.below(2))
        return copy

    def evaluate(self, state: WagerState, seat: int) -> float:
        return state.stake / 100 if seat == 0 else 1 - state.stake / 100


GAME: Final = Wager()


def betting(coin: int, *bets: str) -> WagerState:
    """A is asked for one of these bets."""
    state = WagerState(coin, [Action(bet) for bet in bets])
    state.push(Bets())
    settle(state)
    return state


def matching(answer_of_b: int = -1) -> WagerState:
    """Both are asked in secret; B may have answered already."""
    state = WagerState(0, [])
    state.answers[1] = answer_of_b
    state.push(Bets())
    state.push(Matching())
    settle(state)
    return state
