"""Tide of Iron: strategy cards, squads and vehicles; the hexes where units are lost, attack and move."""

from collections.abc import Sequence
from math import cos, radians, sin, sqrt
from typing import Final

from warbox.engine.event import Event
from warbox.engine.state import State
from warbox.games.tideofiron.pieces.terrain import BRIDGE, BUILDING, POND, ROUGH, STREAM, WOODS
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

# how the ground of each terrain is tinted
TINTS: Final = {
    ROUGH: ("--land-shade", 0.45),
    WOODS: ("--seat-3", 0.3),
    POND: ("--sea-deep", 1.0),
    STREAM: ("--sea-deep", 1.0),
    BRIDGE: ("--sea-deep", 1.0),
}


def chart(state: State) -> Chart:
    """Flat tops; odd columns lie half a hex lower."""
    assert isinstance(state, ToiState)
    ground = state.ground
    half = SIDE * sqrt(3) / 2
    places = []
    under: list[str] = []
    over: list[str] = []
    for cell, label in enumerate(ground.labels):
        column, row = cell % ground.columns, cell // ground.columns
        x = SIDE + column * SIDE * 1.5
        y = half + row * 2 * half + (half if column % 2 else 0)
        corners = [(x - SIDE, y), (x - SIDE / 2, y - half), (x + SIDE / 2, y - half)]
        corners += [(x + SIDE, y), (x + SIDE / 2, y + half), (x - SIDE / 2, y + half)]
        shape = polygon(corners)
        places.append(Place(label, shape, x, y))
        under.append(f'<{shape} fill="var(--paper-2)"/>')
        if ground.level[cell]:
            under.append(f'<{shape} fill="var(--land)" fill-opacity="{0.45 * ground.level[cell]:g}"/>')
        if ground.terrain[cell] in TINTS:
            role, opacity = TINTS[ground.terrain[cell]]
            under.append(f'<{shape} fill="var({role})" fill-opacity="{opacity:g}"/>')
        if ground.terrain[cell] == BUILDING:
            under.append(f'<rect x="{x - 11:.1f}" y="{y - 9:.1f}" width="22" height="18" class="piece"/>')
        over += [_road(x, y, half, side) for side in range(6) if ground.links[cell] >> side & 1]
        over.append(f'<{shape} class="hair"/>')
        over.append(f'<text x="{x:.1f}" y="{y + half - 4:.1f}" class="t q m" style="font-size:7px">{label}</text>')
    for goal in state.scenario.objectives:
        place = places[goal.cell]
        over.append(f'<circle cx="{place.x:.1f}" cy="{place.y:.1f}" r="{SIDE * 0.62:.1f}" class="goal"/>')
    width = SIDE * 2 + (ground.columns - 1) * SIDE * 1.5
    height = 2 * half * ground.rows + half
    return Chart(width, height, places, "".join(under), "".join(over))


def _road(x: float, y: float, half: float, side: int) -> str:
    """From the middle of a hex to the middle of one of its sides, clockwise from north."""
    angle = radians(60 * side - 90)
    return f'<path d="M{x:.1f} {y:.1f}L{x + half * cos(angle):.1f} {y + half * sin(angle):.1f}" class="road"/>'
