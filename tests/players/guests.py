"""Guests of a tournament, for `test_guests`; run as a program it answers in lines."""

import json
import sys

from warbox.engine.action import Action
from warbox.players.player import Player
from warbox.players.table import SeatTable

NOBODY = 7
heard: list[str] = []


def first(text: str) -> str:
    """The first of the choices."""
    heard.append(text)
    return text.split("Your choices")[1].splitlines()[1].split("  (")[0]


def mumbles(text: str) -> str:
    heard.append(text)
    return "mumble"


def stubborn(text: str) -> str:
    """Says something forbidden once, then what is allowed."""
    heard.append(text)
    return first(text) if "BBP-" in text.split("Your choices")[1] else "plot F F F"


def fails(text: str) -> str:
    raise OSError("the model does not answer")


class Last(Player):
    """The last of the choices."""

    def choose(self, table: SeatTable) -> Action:
        return table.legal()[-1]


if __name__ == "__main__":
    for number, line in enumerate(sys.stdin):
        if number == int(sys.argv[1] if len(sys.argv) > 1 else -1):
            break
        sys.stdout.write(json.loads(line)["choices"][0] + "\n")
        sys.stdout.flush()
