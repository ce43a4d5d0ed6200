"""Adds records to the corpus: `python -m tests.records.make`. A record that exists is a fact and is never made again.

Every entry of WANTED names an end; matches are played with one seed after the other until one ends so. The computer
players may change later, and with them what this would make: the corpus keeps what was played.
"""

import hashlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.turn import chance_action
from warbox.games import load_game
from warbox.play.fairdice import FairDice
from warbox.play.match import Match
from warbox.play.record import canonical
from warbox.players import make_player
from warbox.players.table import SeatTable

FOLDER = Path(__file__).parent
MOST_LINES = 400

NEAR = "S @6,4 N\nI @7,4 N"
DISMASTED = "S @6,4 N fore=0 mizzen=0\nI @7,4 N fore=0 mizzen=0"
CLOSING = "S @6,3 N\nI @6,5 S"
HOLED = "S @6,4 N hull=A-port:2,B-port:2,C-starboard:1\nI @7,4 N hull=A-starboard:2,B-port:2,C-port:1"
GRAPPLED = "placement same S=starboard I=port\nS crew=I.C5:2,C3:2\nI crew=C5:2,S.D3:1"


@dataclass
class Wanted:
    """A match to be recorded, and how it must end."""

    name: str
    end: str  # the outcome's kind
    players: tuple[str, str] = ("random", "random")
    options: dict[str, str] = field(default_factory=dict)
    start: str | None = None
    by_hand: bool = False
    resigns: tuple[int, str] | None = None  # after so many steps, this seat
    actions: int = 10_000  # of seats, at most


WANTED = [
    Wanted("broadsides-sunk", "sunk", ("greedy", "greedy")),
    Wanted("broadsides-eliminated", "eliminated", ("greedy", "random")),
    Wanted("broadsides-captain-killed", "captain-killed"),
    Wanted("broadsides-captains-alone", "captain-killed", start=GRAPPLED, options={"captain-counts": "no"}),
    Wanted("broadsides-captains-tie", "captain-killed", start=GRAPPLED, options={"captains-tie": "present"}),
    Wanted("broadsides-surrendered", "surrendered"),
    Wanted("broadsides-both-surrendered", "both-surrendered", start=DISMASTED.replace("mizzen", "aft=0 mizzen")),
    Wanted("broadsides-both-lost", "both-lost", start=HOLED),
    Wanted("broadsides-idle", "idle", options={"idle-turns": "6"}),
    Wanted("broadsides-dismasted", "dismasted", start=DISMASTED, options={"three-masts-lose": "yes"}),
    Wanted("broadsides-captain-shot", "captain-shot", start=CLOSING, options={"salvo-captain-loses": "yes"}),
    Wanted("broadsides-resignation", "resignation", resigns=(30, "I")),
    Wanted("broadsides-by-hand", "surrendered", start=DISMASTED, by_hand=True),
    Wanted("broadsides-unfinished", "", start=NEAR, actions=6),
]


def play(wanted: Wanted, game: Game[Any], number: int) -> Match:
    """One match with everything taken from one number."""
    seed = hashlib.sha256(f"{wanted.name} {number}".encode()).digest()
    dice = None if wanted.by_hand else FairDice(seed, [f"{wanted.name} S", f"{wanted.name} I"], game.slug)
    names = [(name.title(), kind) for name, kind in zip(("anne", "blas"), wanted.players, strict=True)]
    match = Match(game, names, wanted.options, wanted.start, dice)
    players = [make_player(kind, game, 2 * number + seat) for seat, kind in enumerate(wanted.players)]
    hand = Sampler(number)
    actions = 0
    while match.outcome is None and len(match.lines) < MOST_LINES and actions < wanted.actions:
        question = match.state.question
        assert question is not None
        seat = question.seats[-1]
        if wanted.resigns is not None and len(match.steps) >= wanted.resigns[0]:
            match.resign(game.parse_seat(wanted.resigns[1]))
        elif seat == CHANCE:
            match.submit(CHANCE, chance_action(match.state, hand))
        else:
            match.submit(seat, players[seat].choose(SeatTable(game, match.state, seat)))
            actions += 1
    return match


def tries(wanted: Wanted, game: Game[Any]) -> Iterator[Match]:
    for number in count(1):
        yield play(wanted, game, number)


def main() -> None:
    for wanted in WANTED:
        path = FOLDER / f"{wanted.name}.jsonl"
        if path.exists():
            continue
        game = load_game(wanted.name.partition("-")[0])
        for match in tries(wanted, game):
            if ("" if match.outcome is None else match.outcome.kind) == wanted.end:
                path.write_bytes(b"".join(canonical(line) + b"\n" for line in match.lines))
                sys.stdout.write(f"{path.name}: {len(match.lines)} lines\n")
                break


if __name__ == "__main__":
    main()
