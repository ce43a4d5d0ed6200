"""Siegestorm: the cards played; the spaces where creatures stand and die."""

from collections.abc import Sequence
from typing import Final

from warbox.engine.event import Event
from warbox.engine.state import State
from warbox.games.siegestorm.battlefield import SPOT_TEXTS
from warbox.games.siegestorm.spots import key_of, spot_name
from warbox.games.siegestorm.state import SiegestormState
from warbox.lab.boards import Observer
from warbox.lab.boards.chart import Chart, Place, box

USED: Final = ("played", "deploys", "activated")
LOST: Final = ("killed", "destroyed")
WIDTH, HEIGHT, GAP = 74.0, 96.0, 14.0
SPACES: Final = ("T1", "T2", "T3", "FL", "NML")  # of a track, from its owner's side on


class SiegestormObserver(Observer):
    LAYERS = ("killed", "stood")

    def begin(self, state: State) -> None:
        self.spots: dict[tuple[str, str], str] = {}

    def see(self, state: State, events: Sequence[Event]) -> None:
        assert isinstance(state, SiegestormState)
        turned = False
        for event in events:
            facts = event.facts
            player = str(facts.get("player", ""))
            if event.kind in USED:
                self.notes.use(player, "card", str(facts["card"]))
            elif event.kind in LOST and (player, str(facts["card"])) in self.spots:
                self.notes.place(player, "killed", self.spots[player, str(facts["card"])])
            turned = turned or event.kind == "turn"
        self.spots = {}
        for card in state.in_play():
            if key_of(state, card) >= 0:
                owner = state.letter(state.controller(card))
                self.spots[owner, state.name(card)] = spot_name(state, card)
        if turned:
            for (owner, _), spot in self.spots.items():
                self.notes.place(owner, "stood", spot)


OBSERVER: Final = SiegestormObserver


def chart(state: State) -> Chart:
    """A battle zone a row: the track of one side, No Man's Land, and the other side's track coming towards it."""
    assert isinstance(state, SiegestormState)
    places: list[Place] = []
    labels: list[str] = []
    field = state.battlefield
    zones = len(state.no_mans)
    for zone in range(zones):
        y = zone * (HEIGHT + GAP) + GAP
        for number in range(2):
            track = zone * 2 + number
            letter = state.letter(field.sides[track])
            keys = [*(field.track_keys[track * 3 + space] for space in range(3)), field.front_keys[track]]
            for index, key in enumerate([*keys, field.no_mans_keys[track]]):
                column = index if number == 0 else 9 - index
                x = column * (WIDTH + GAP) + GAP
                places.append(box(SPOT_TEXTS[key], x, y, WIDTH, HEIGHT))
                label = f"{letter} {SPACES[index]}"
                labels.append(f'<text x="{x + WIDTH / 2:g}" y="{y + HEIGHT - 8:g}" class="t s m">{label}</text>')
    width, height = 10 * (WIDTH + GAP) + GAP, zones * (HEIGHT + GAP) + GAP
    mats = "".join(f'<{place.shape} rx="6" class="mat"/>' for place in places)
    return Chart(
        width, height, places, f'<rect width="{width:g}" height="{height:g}" class="well"/>{mats}', "".join(labels)
    )
