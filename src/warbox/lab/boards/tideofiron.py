"""Tide of Iron: strategy cards, squads and vehicles; the hexes where units are lost, attack and move."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from warbox.engine.event import Event
from warbox.engine.state import State
from warbox.games.tideofiron.pieces.unit import SQUAD
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_NAMES
from warbox.games.tideofiron.state import ToiState
from warbox.lab.boards import Observer
from warbox.lab.boards.chart import Chart, Place, polygon

ACTS: Final = ("advances", "fires", "fires-and-moves", "assaults", "op-fire", "supports")
HEAVIEST: Final = "MGOER"  # a squad is called by the first of these figures that it has
SIDES: Final = ("US", "DE")
SIDE: Final = 26.0  # of a hex


class ToiObserver(Observer):
    LAYERS = ("killed", "fought", "went")

    def begin(self, state: State) -> None:
        self.hexes: dict[str, str] = {}
        self.squads: dict[str, str] = {}
        self.units: dict[str, tuple[str, str]] = {}

    def see(self, state: State, events: Sequence[Event]) -> None:
        assert isinstance(state, ToiState)
        for event in events:
            facts = event.facts
            unit = str(facts.get("unit", ""))
            kind = event.kind
            if kind == "played":
                self.notes.use(str(facts["side"]), "card", str(facts["card"]))
            if not unit:
                continue
            side, name = self._who(state, unit)
            if kind == "built":
                self.squads[unit] = next((one for one in HEAVIEST if one in str(facts["figures"])), "R")
            elif kind == "moved":
                self.hexes[unit] = str(facts["to"])
                self.notes.place(side, "went", self.hexes[unit])
            elif kind in ("deployed", "arrived", "moved-in", "retreated", "routed"):
                self.hexes[unit] = str(facts["hex"])
            elif kind == "figure-lost" and unit in self.hexes:
                self.notes.place(side, "killed", self.hexes[unit])
            elif kind == "vehicle-destroyed":
                self.notes.place(side, "killed", str(facts["hex"]))
            elif kind in ("attack", "assault") and unit in self.hexes:
                self.notes.place(side, "fought", self.hexes[unit])
            if kind in ACTS:
                squad = name == "squad"
                self.notes.use(side, "squad" if squad else "vehicle", self.squads.get(unit, "R") if squad else name)

    def _who(self, state: ToiState, name: str) -> tuple[str, str]:
        """The side and the kind of a unit; both outlive it."""
        if name not in self.units:
            for unit in state.units:
                kind = "squad" if unit.kind == SQUAD else VEHICLE_NAMES[unit.kind]
                self.units[unit.name] = (SIDES[unit.side], kind)
        return self.units.get(name, ("", ""))


OBSERVER: Final = ToiObserver

# how a hex of each terrain is filled
FILLS: Final = {
    "w": "--seat-3",
    "b": "--line-strong",
    "r": "--land-shade",
    "p": "--sea-deep",
    "s": "--sea-deep",
    "B": "--line",
}


def chart(state: State) -> Chart:
    """Flat tops; odd columns lie half a hex lower."""
    assert isinstance(state, ToiState)
    ground = state.ground
    half = SIDE * sqrt(3) / 2
    places = []
    for cell, label in enumerate(ground.labels):
        column, row = cell % ground.columns, cell // ground.columns
        x = SIDE + column * SIDE * 1.5
        y = half + row * 2 * half + (half if column % 2 else 0)
        corners = [(x - SIDE, y), (x - SIDE / 2, y - half), (x + SIDE / 2, y - half)]
        corners += [(x + SIDE, y), (x + SIDE / 2, y + half), (x - SIDE / 2, y + half)]
        places.append(Place(label, polygon(corners), x, y))
    width = SIDE * 2 + (ground.columns - 1) * SIDE * 1.5
    height = 2 * half * ground.rows + half
    return Chart(width, height, places)
