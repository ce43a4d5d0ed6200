"""Broadsides: the cards of the plots and the rows aimed at; where on the sea ships sail and are hit."""

from collections.abc import Sequence
from typing import Final

from warbox.engine.content import load
from warbox.engine.event import Event
from warbox.engine.state import State
from warbox.games.broadsides.sea import is_point
from warbox.games.broadsides.state import BroadsidesState
from warbox.lab.boards import Observer
from warbox.lab.boards.chart import Chart, box

HITS: Final = ("cannon-lost", "crew-lost", "mast-lost", "mast-hit", "hull-hit", "hull-destroyed", "captain-lost")
POINT: Final = 36.0


class BroadsidesObserver(Observer):
    LAYERS = ("hit", "sailed")

    def begin(self, state: State) -> None:
        assert isinstance(state, BroadsidesState)
        self.at = {self.notes.letters[seat]: f"{int(ship.x)},{int(ship.y)}" for seat, ship in enumerate(state.ships)}

    def see(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            facts = event.facts
            if event.kind == "card":
                self.notes.use(str(facts["ship"]), "card", str(facts["card"]))
            elif event.kind == "shot":
                self.notes.use(str(facts["ship"]), "row", str(facts["row"]))
            elif event.kind == "sailed":
                ship = str(facts["ship"])
                self.at[ship] = f"{facts['x']},{facts['y']}"
                self.notes.place(ship, "sailed", self.at[ship])
            elif event.kind in HITS:
                ship = str(facts["ship"])
                self.notes.place(ship, "hit", self.at[ship])


OBSERVER: Final = BroadsidesObserver


def chart(state: State) -> Chart:
    """North is up."""
    grid = load("warbox.games.broadsides", "broadsides.toml").table("grid")
    columns, rows = grid.number("width", 1, 99), grid.number("height", 1, 99)
    places, land = [], []
    for y in range(rows):
        for x in range(columns):
            left, top = x * POINT, (rows - 1 - y) * POINT
            if is_point(x, y):
                places.append(box(f"{x},{y}", left, top, POINT, POINT))
            else:
                land.append(f'<circle cx="{left + POINT / 2:g}" cy="{top + POINT / 2:g}" r="{POINT * 0.62:g}"/>')
    width, height = columns * POINT, rows * POINT
    lines = "".join(f'<path d="M{(x + 0.5) * POINT:g} 0V{height:g}" class="hair"/>' for x in range(columns))
    lines += "".join(f'<path d="M0 {(y + 0.5) * POINT:g}H{width:g}" class="hair"/>' for y in range(rows))
    sea = f'<rect width="{width:g}" height="{height:g}" fill="var(--sea)"/>{lines}'
    islands = f'<g fill="var(--land)" stroke="var(--coast)" stroke-width="1.25">{"".join(land)}</g>'
    islands += f'<g fill="var(--land)">{"".join(land)}</g>'
    return Chart(width, height, places, sea, islands + f'<rect width="{width:g}" height="{height:g}" class="rim"/>')
