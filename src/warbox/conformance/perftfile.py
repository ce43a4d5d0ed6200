"""Perft files: a position in notation, and lines `perft DEPTH COUNT`: that many ways to answer DEPTH questions."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.notation import ParseError, parse_number, position_lines
from warbox.engine.state import State
from warbox.engine.turn import apply, chances, legal
from warbox.games import SLUGS, load_game

DEEPEST = 99


@dataclass(frozen=True)
class PerftFile:
    game: Game[Any]
    position: str
    counts: dict[int, int]  # by depth

    def state(self) -> State:
        state: State = self.game.parse(self.position)
        return state


def parse_perft(text: str) -> PerftFile:
    """Raises ParseError, with the number of the line in the file."""
    slug = ""
    counts: dict[int, int] = {}
    position = text.splitlines()
    for number, line in position_lines(text):
        words = line.split()
        if words[0] == "game" and len(words) == 2:
            slug = words[1]
        if words[0] != "perft":
            if counts:
                raise ParseError("the position comes before the lines 'perft DEPTH COUNT'", line, number)
            continue
        position[number - 1] = ""
        if len(words) != 3:
            raise ParseError("expected 'perft DEPTH COUNT'", line, number)
        try:
            depth = parse_number(words[1], "a depth", 1, DEEPEST)
            if depth in counts:
                raise ParseError("a depth is counted once", words[1])
            counts[depth] = parse_number(words[2], "a count", 1, 10**18)
        except ParseError as error:
            raise ParseError(error.why, error.text, number) from None
    if slug not in SLUGS:
        raise ParseError(f"a position starts with 'game GAME'; there are {', '.join(SLUGS)}", slug)
    file = PerftFile(load_game(slug), "\n".join(position), counts)
    file.state()
    return file


def divide(game: Game[Any], state: State) -> list[tuple[str, int, State]]:
    """The answers to the question asked now, as lines, how many results they stand for, and the states they lead to.

    The seats of a sealed decision answer in the order of its list, as in `perft`.
    """
    ways: list[tuple[str, int, State]] = []
    if state.question is not None:
        seat = state.question.seats[0]
        for action, weight in chances(state) if seat == CHANCE else [(one, 1) for one in legal(state, seat)]:
            after = state.clone()
            apply(after, seat, action)
            ways.append((game.format_line(seat, action), weight, after))
    return ways


def read_positions(folder: Path) -> dict[str, str]:
    """The positions of all perft files of a folder by their names: starts for the laws."""
    return {
        path.stem: parse_perft(path.read_text(encoding="utf-8")).position for path in sorted(folder.glob("*.perft"))
    }
