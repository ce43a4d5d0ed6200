"""First Wave: weapons and fighters; where on the table they fall, shoot and go, in squares of 5 cm."""

from collections.abc import Sequence
from typing import Final

from warbox.engine.event import Event
from warbox.engine.state import State
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.tables.piece import GROUND
from warbox.lab.boards import Observer
from warbox.lab.boards.chart import Chart, box, polygon

SQUARE_MM: Final = 50


def square(x: int, y: int) -> str:
    return f"{x // SQUARE_MM},{y // SQUARE_MM}"


class FirstWaveObserver(Observer):
    LAYERS = ("killed", "fought", "went")

    def begin(self, state: State) -> None:
        assert isinstance(state, FirstWaveState)
        self.at: dict[str, str] = {}
        view = self.game.view(state, -3)
        figures = view["figures"]
        assert isinstance(figures, list)
        self.named = {str(figure["id"]): str(figure["name"] or figure["id"]) for figure in figures}

    def see(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            facts = event.facts
            figure = str(facts.get("figure", ""))
            letter = figure[:1]
            if letter not in ("A", "B"):
                continue  # infected and robots are nobody's
            if event.kind == "deployed":
                self.at[figure] = square(int(facts["x"]), int(facts["y"]))
            elif event.kind in ("moved", "charged"):
                x, y, _ = str(facts["path"]).rpartition(">")[2].split(",")
                self.at[figure] = square(int(x), int(y))
                self.notes.place(letter, "went", self.at[figure])
            elif event.kind in ("shot", "melee"):
                self.notes.use(letter, "weapon", str(facts["weapon"]))
                self._note(letter, "fought", figure)
            elif event.kind == "activated":
                self.notes.use(letter, "fighter", self.named.get(figure, figure))
            elif event.kind == "eliminated":
                self._note(letter, "killed", figure)

    def _note(self, letter: str, layer: str, figure: str) -> None:
        if figure in self.at:
            self.notes.place(letter, layer, self.at[figure])


OBSERVER: Final = FirstWaveObserver


def chart(state: State) -> Chart:
    """North is up, a unit a millimetre."""
    assert isinstance(state, FirstWaveState)
    table = state.table
    width, height = int(table.width), int(table.height)
    places = []
    for row in range(-(-height // SQUARE_MM)):
        for column in range(-(-width // SQUARE_MM)):
            top = height - (row + 1) * SQUARE_MM
            places.append(box(f"{column},{row}", column * SQUARE_MM, top, SQUARE_MM, SQUARE_MM))
    ground: list[str] = []
    pieces: list[str] = []
    for piece in table.pieces:
        points = [int(value) for value in piece.points]
        outline = polygon([(points[i], height - points[i + 1]) for i in range(0, len(points), 2)])
        (ground if piece.kind == GROUND else pieces).append(outline)
    under = f'<rect width="{width}" height="{height}" fill="var(--paper-2)"/>'
    under += "".join(f'<{one} fill="var(--paper-3)"/>' for one in ground)
    over = "".join(f'<{one} class="piece"/>' for one in pieces)
    return Chart(width, height, places, under, over + f'<rect width="{width}" height="{height}" class="rim"/>')
