"""On Board: cards and agents; the cells where agents fall, go and fight."""

from collections.abc import Sequence
from typing import Final

from warbox.engine.event import Event
from warbox.engine.state import State
from warbox.games.onboard.pieces.agent import AGENTS, TEAM_OF
from warbox.games.onboard.pieces.board import CELLS, COLUMN_COUNT, ROW_COUNT, SEATS
from warbox.games.onboard.pieces.edge import STATE_NAMES
from warbox.games.onboard.state import OnBoardState
from warbox.lab.boards import Observer
from warbox.lab.boards.chart import Chart, box

# the kinds of events in which somebody plays the card they name
PLAYED: Final = ("prepared", "edge-changed", "thrown", "trap-set", "card-revealed", "doubled")
CELL: Final = 60.0
SIGNS: Final = (1, 0)  # the Attack is red at the table


class OnBoardObserver(Observer):
    LAYERS = ("killed", "fought", "went")

    def begin(self, state: State) -> None:
        self.cells: dict[str, str] = {}

    def see(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            facts = event.facts
            agent = str(facts.get("agent", ""))
            seat = SEATS[TEAM_OF[AGENTS.index(agent)]] if agent else str(facts.get("seat", ""))
            kind = event.kind
            if kind in PLAYED:
                self.notes.use(seat, "card", str(facts["card"]))
            elif kind == "countered":
                self.notes.use(seat, "card", "counter")
            elif kind == "covered":
                self.notes.use(seat, "card", "covering_fire")
            elif kind == "activated":
                self.notes.use(seat, "agent", agent)
            elif kind == "placed":
                self.cells[agent] = str(facts["cell"])
            elif kind in ("moved", "climbed"):
                self.cells[agent] = str(facts["to"])
                self.notes.place(seat, "went", self.cells[agent])
            elif kind == "fight":
                self.notes.place(seat, "fought", self.cells[agent])
            elif kind == "killed":
                self.notes.place(seat, "killed", self.cells[agent])


OBSERVER: Final = OnBoardObserver


def chart(state: State) -> Chart:
    """The board lies on its side, its nine rows from left to right."""
    assert isinstance(state, OnBoardState)
    mission = state.readings.mission
    places = []
    under: list[str] = []
    over: list[str] = []
    for index, name in enumerate(CELLS):
        row, column = divmod(index, COLUMN_COUNT)
        x, y = row * CELL, (COLUMN_COUNT - 1 - column) * CELL
        places.append(box(name, x, y, CELL, CELL))
        outside = mission.zones[mission.zone_of[index]].kind == "exterior"
        fill = "var(--land)" if outside else "var(--paper-2)"
        under.append(f'<rect x="{x:g}" y="{y:g}" width="{CELL:g}" height="{CELL:g}" fill="{fill}"/>')
        over.append(f'<text x="{x + CELL - 6:g}" y="{y + CELL - 7:g}" class="t s q e">{name}</text>')
    grid = "".join(
        f'<path d="M{x * CELL:g} 0V{COLUMN_COUNT * CELL:g}" class="hair"/>' for x in range(1, ROW_COUNT)
    ) + "".join(f'<path d="M0 {y * CELL:g}H{ROW_COUNT * CELL:g}" class="hair"/>' for y in range(1, COLUMN_COUNT))
    over += [_edge(edge, mission.edges[edge]) for edge in range(len(mission.edges))]
    for bomb in mission.bombs:
        row, column = divmod(bomb.cell, COLUMN_COUNT)
        x, y = row * CELL + 5, (COLUMN_COUNT - 1 - column) * CELL + 5
        over.append(
            f'<rect x="{x:g}" y="{y:g}" width="15" height="15" rx="3" fill="var(--ink)"/>'
            f'<text x="{x + 7.5:g}" y="{y + 11.5:g}" class="t m" style="fill:var(--paper)" font-weight="700">'
            f"{bomb.name[-1].upper()}</text>"
        )
    rim = f'<rect x="0" y="0" width="{ROW_COUNT * CELL:g}" height="{COLUMN_COUNT * CELL:g}" class="rim"/>'
    return Chart(ROW_COUNT * CELL, COLUMN_COUNT * CELL, places, "".join(under) + grid, rim + "".join(over))


# the look of what stands on an edge: the class of its line, and how far it stops short of the corners
LOOKS: Final = {"solid": "solid", "wall": "wall", "reinforced": "wall", "window": "window"}


def _edge(edge: int, status: int) -> str:
    name = STATE_NAMES[status]
    look = LOOKS.get(name, "door" if name.startswith("door") else "")
    if not look:
        return ""
    cell, south = divmod(edge, 2)
    row, column = divmod(cell, COLUMN_COUNT)
    if south:  # the next row lies to the right
        x, y = (row + 1) * CELL, (COLUMN_COUNT - 1 - column) * CELL
        line = f"M{x:g} {y:g}v{CELL:g}"
    else:  # the next column lies above
        x, y = row * CELL, (COLUMN_COUNT - 1 - column) * CELL
        line = f"M{x:g} {y:g}h{CELL:g}"
    if look == "door":
        return f'<path d="{line}" class="solid"/><path d="{line}" class="door" stroke-dasharray="0 16 28 99"/>'
    return f'<path d="{line}" class="{look}"/>'
