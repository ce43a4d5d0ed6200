"""What somebody who wants to see the whole game soon would choose."""

import random
from typing import Any

from tests.browser.table import TablePage

# Around the Middle Cay, past each other's bows in the fourth turn: first the Seahawk fires, then they collide.
PLOTS = {"S": ["R F F", "L F F", "F F F", "F R S"], "I": ["F F F", "L F F", "R F F", "S S F"]}


class Captain:
    """Sails into the other ship by the shortest way, holds fire, then goes for the other captain."""

    def __init__(self, table: TablePage, seed: int = 1) -> None:
        self.table = table
        self.placing = ["place crew G4", "place crew G4", "place captain D3"]
        self.plots = list(PLOTS[table.seat])
        self.random = random.Random(seed)

    def answer(self) -> None:
        self.table.do(self.choose(self.table.line.choices))

    def choose(self, choices: list[str]) -> str:
        kind = self.table.line.now["asked"]["kind"]
        if kind == "deploy":
            return self.placing.pop(0)
        if kind == "plot":
            return f"plot {self.plots.pop(0)}"
        if kind == "shot":
            return "hold" if "hold" in choices and self.random.random() < 0.5 else "shot B"
        if kind == "step":
            return towards_the_captain(self.table.line.now["view"], self.table.seat, choices)
        return self.random.choice(choices)


def towards_the_captain(view: dict[str, Any], seat: str, choices: list[str]) -> str:
    """The step that brings somebody nearest to the other captain."""
    enemy = "I" if seat == "S" else "S"
    captain = view["ships"][enemy]["captain"]
    aim = captain if "." in captain else f"{enemy}.{captain}"

    def way(spot: str) -> int:
        return 3 * (spot[0] != aim[0]) + abs(ord(spot[2]) - ord(aim[2])) + abs(int(spot[3]) - int(aim[3]))

    def lengths(choice: str) -> tuple[bool, int]:
        start, end = choice.split()[2].split(">")
        return way(end) >= way(start), way(end)

    return min(choices, key=lengths)
