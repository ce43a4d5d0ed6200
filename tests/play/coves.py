"""Matches of Coves, the toy game, for the tests of the play layer."""

from typing import Any

from tests.conformance.coves import game as coves
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.turn import legal
from warbox.games import load_game
from warbox.play.fairdice import SEED_BYTES, DiceSource, FairDice
from warbox.play.match import Match
from warbox.play.record import Line, canonical

COVES: Game[Any] = coves.COVES
SEED = bytes(range(SEED_BYTES))
PLAYERS = [("Anna", "human"), ("Bert", "greedy")]


def find_game(slug: str) -> Game[Any]:
    """The games of the box, and Coves."""
    return COVES if slug == "coves" else load_game(slug)


def fair(seed: bytes = SEED) -> FairDice:
    return FairDice(seed, ["anna's own", "bert's own"], "coves")


def new_match(dice: DiceSource | None = None, **more: Any) -> Match:
    return Match(COVES, PLAYERS, dice=dice, **more)


def play_on(match: Match, number: int, most: int = 1000) -> Match:
    """Go on at random; stops at the end, or after so many actions of seats."""
    sampler = Sampler(number)
    for _ in range(most):
        question = match.state.question
        if match.outcome is not None or question is None:
            break
        seat = question.seats[int(sampler.below(len(question.seats)))]
        choices = legal(match.state, seat)
        match.submit(seat, choices[int(sampler.below(len(choices)))])
    return match


def finished(number: int = 1, **more: Any) -> Match:
    return play_on(new_match(fair(), **more), number)


def as_bytes(lines: list[Line]) -> bytes:
    """The lines as a file holds them."""
    return b"".join(canonical(line) + b"\n" for line in lines)
