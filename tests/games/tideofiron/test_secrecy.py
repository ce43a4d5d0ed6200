"""What is hidden: the order of the decks from everybody, and a setup behind screens from the others."""

import pytest

from tests.games.knowledge import heard, knowledge
from tests.games.tideofiron.table import Table
from warbox.engine.decision import SPECTATOR
from warbox.engine.turn import submit
from warbox.games.tideofiron.game import GAME

UNITS = "US a @C05 [RRRR]; US b @D05 [ORRR] division=2; DE x @C09 [RRRR] concealed; DE y @D12 [RRRR] division=2; "
DECKS = [
    "us-decks supply1=sup_convoy,sup_ammo,sup_depot command1=com_march,com_cut; de-decks ground1=gnd_dig,gnd_mines; ",
    "us-decks supply1=sup_depot,sup_convoy,sup_ammo command1=com_cut,com_march; de-decks ground1=gnd_mines,gnd_dig; ",
]
PROBES = [
    "advance a",
    "fire a",
    "go C06",
    "play sup_convoy",
    "draw supply1",
    "draw command1",
    "stake 1",
    "opfire x",
    "what",
]
PLAYERS = {"2": "", "3": "options players=3 single=de; ", "4": "options players=4; "}
MOMENTS = [
    ("terrain C09=woods; turn US left=2 division=1; at act", ["US: advance a", "US: go C06", "US: stop"]),
    ("terrain C09=woods; at spend us", []),
    ("terrain C09=woods; at draw us count=1 cross", []),
    ("terrain C09=woods; at opfire US", ["US: done"]),
]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("moment", "play"), MOMENTS)
def test_the_order_of_a_deck_is_hidden_from_everybody(players: str, moment: str, play: list[str]) -> None:
    """[TOI-SETUP-05] [TOI-SETUP-09] With two, three and four players, partners included, and for spectators."""
    start = UNITS + moment
    if players == "2":
        start = start.replace(" division=1", "").replace(" division=2", "")
    worlds = [Table(PLAYERS[players] + decks + start) for decks in DECKS]
    seats = [*range(len(GAME.seats)), SPECTATOR]
    for line in ["", *play]:
        said = [submit(world.state, *GAME.parse_line(line)) if line else [] for world in worlds]
        for seat in seats:
            assert heard(said[0], seat) == heard(said[1], seat)
            known = [knowledge(GAME, world.state, seat, PROBES) for world in worlds]
            assert known[0] == known[1]


def test_the_next_card_is_another_in_the_other_truth() -> None:
    """[TOI-STATUS-02] The swap above is a swap: it shows when the card is drawn."""
    drawn = []
    for decks in DECKS:
        world = Table(UNITS.replace(" division=2", "") + decks + "terrain C09=woods; at draw us count=1 cross")
        drawn.append(heard(world.do("US: draw supply1"), SPECTATOR))
    assert drawn[0] != drawn[1]


SCREENS = (
    "options setup=screened; map 5x5; us zone=A01,B01,C01; de zone=A05,B05,C05 concealed=1; entrenchment B01; "
    "force us 1 bases=2 figures=R:6,E:2 vehicles=m4a1:1 specs=ENG; force de 1 bases=2 figures=R:4,E:2,G:1; "
    "at setup US=build DE=build"
)
SETUPS = [
    ["base a1 ERRR", "base a2 ERRR", "token ENG a1", "deploy m1 A01", "deploy a1 B01 entrenchment", "deploy a2 C01"],
    ["base a1 RRRR", "base a2 EERR", "token ENG a2", "deploy m1 C01", "deploy a1 A01", "deploy a2 C01"],
]


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_a_setup_behind_a_screen_is_hidden(seat: int) -> None:
    """[TOI-SETUP-17] What the other builds and where he stands, and how far he has come, until both are ready."""
    probes = ["base g1 RRRR", "base g1 EERR", "deploy g1 A05", "deploy g1 A01", "deploy a1 A01", "done", "what"]
    worlds = [Table(SCREENS), Table(SCREENS)]
    before = knowledge(GAME, worlds[0].state, seat, probes)
    for lines in zip(*SETUPS, strict=True):
        said = [submit(world.state, *GAME.parse_line(f"US: {line}")) for world, line in zip(worlds, lines, strict=True)]
        assert heard(said[0], seat) == heard(said[1], seat)
        known = [knowledge(GAME, world.state, seat, probes) for world in worlds]
        assert known[0] == known[1]
        if worlds[0].asks() == "US+DE setup":
            assert known[0] == before
    assert knowledge(GAME, worlds[0].state, 0, []) != knowledge(GAME, worlds[1].state, 0, [])
