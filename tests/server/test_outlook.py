"""Odds and previews: exact, from the rules themselves, and only for whom they are."""

from typing import Any

import msgspec
import pytest

from tests.server.table import RunningServer
from warbox.engine.action import Dice
from warbox.engine.decision import CHANCE
from warbox.engine.turn import apply, submit
from warbox.games import load_game
from warbox.games.broadsides import outlook
from warbox.games.broadsides.state import BroadsidesState

GAME = load_game("broadsides")


def odds(state: BroadsidesState, seat: int) -> dict[str, Any] | None:
    """As a client reads them."""
    found: dict[str, Any] | None = msgspec.json.decode(msgspec.json.encode(outlook.odds(state, seat)))
    return found


def preview(state: BroadsidesState, seat: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = msgspec.json.decode(msgspec.json.encode(outlook.preview(state, seat)))
    return found


def parsed(text: str) -> BroadsidesState:
    state = GAME.parse(text)
    assert isinstance(state, BroadsidesState)
    return state


def test_the_odds_of_a_shot_are_what_the_rules_do_for_each_face() -> None:
    """[BBP-FIRE-08] Compared with shots that are carried out: what is lost, and how often something is."""
    state = parsed("S @6,4 N\nI @7,4 N captain=D5 hull=C-port:1,E-port:2 fore=0 main=1\nat shot S")
    found = odds(state, 0)
    assert found is not None
    assert (found["kind"], found["target"], found["side"]) == ("shot", "I", "port")
    before = GAME.view(state, 0)["ships"]["I"]  # type: ignore[index]
    for row in "ABCDEFGH":
        told = found["choices"][f"shot {row}"]
        hits = 0
        for face in range(1, 7):
            after = state.clone()
            apply(after, 0, GAME.parse_seat_action(f"shot {row}"))
            events = submit(after, CHANCE, Dice([face]))
            ship = GAME.view(after, 0)["ships"]["I"]  # type: ignore[index]
            loss = told["faces"][face - 1]
            assert len(before["cannons"]) - len(ship["cannons"]) == loss.get("cannons", 0)
            assert sum(before["crew"].values()) - sum(ship["crew"].values()) == loss.get("crew", 0)
            assert (ship["captain"] is None) == loss.get("captain", False)
            masts = [mast for mast in ship["masts"] if ship["masts"][mast] != before["masts"][mast]]
            assert masts == ([loss["mast"]] if "mast" in loss else [])
            hull = [place for place in ship["hull"] if ship["hull"][place] != before["hull"].get(place, 0)]
            assert hull == ([loss["hull"]] if "hull" in loss else [])
            assert loss.get("hull_destroyed", False) == any(event.kind == "hull-destroyed" for event in events)
            hits += ship != before
        assert told["hit"] == round(hits / 6, 6)


def test_odds_that_were_kept_are_those_of_this_deck() -> None:
    """A deck that differs in one figure has odds of its own."""
    text = "S @6,4 N\nI @7,4 N {}\nat shot S"
    full, fewer = (odds(parsed(text.format(crew)), 0) for crew in ("", "crew-=B5:1"))
    again = odds(parsed(text.format("")), 0)
    assert full == again
    assert full != fewer


def test_the_last_salvo_hits_neither_hull_nor_masts() -> None:
    """[BBP-LASTSALVO-04]"""
    found = odds(parsed("placement same S=starboard I=port\nat shot S"), 0)
    assert found is not None
    assert found["side"] is None
    losses = [face for row in found["choices"].values() for face in row["faces"]]
    assert not any("hull" in loss or "mast" in loss for loss in losses)


def test_melees_are_told_with_fighters_bonuses_and_chances() -> None:
    """[BBP-MELEE-05] Three against two: one more on the die; and every end of it, which make one together."""
    text = "placement same S=starboard I=port\nS crew=I.C5:3,I.D5:1\nI crew=C5:2,D5:1\nat fight S"
    found = odds(parsed(text), 0)
    assert found is not None
    assert set(found["choices"]) == {"fight I.C5", "fight I.D5"}
    melee = found["choices"]["fight I.C5"]
    assert melee["S"] == {
        "crew": 3,
        "captain": False,
        "bonus": [{"value": 1, "rule": "BBP-MELEE-05", "kind": "numbers"}],
    }
    assert melee["I"]["bonus"] == []
    assert sum(end["chance"] for end in melee["ends"]) == pytest.approx(1, abs=1e-5)
    assert sum(melee["holds"].values()) == pytest.approx(1, abs=1e-5)
    even = found["choices"]["fight I.D5"]["holds"]
    assert even["S"] == even["I"]


def test_a_step_onto_an_enemy_shows_the_melee_that_it_brings() -> None:
    state = parsed("placement same S=starboard I=port\nS crew=C3:2,I.D5:1\nI crew=C5:1,D5:1\nat step S")
    found = odds(state, 0)
    assert found is not None
    assert set(found["choices"]) == {"step crew S.C3>I.C5"}
    assert found["choices"]["step crew S.C3>I.C5"]["S"]["crew"] == 1
    assert set(found["standing"]) == {"I.D5"}


def test_every_beginning_of_a_plot_is_shown_as_the_ship_would_sail_it() -> None:
    """[BBP-CARDS-05] to [BBP-CARDS-07], [BBP-ISLAND-01]: compared with plots that are carried out."""
    state = parsed("S @6,7 N\nI @0,16 S\nat plot")
    shown = preview(state, 0)
    assert shown is not None
    after = shown["after"]
    assert len(after) == 4 + 16 + 64
    assert after["F"] == [6, 7, "N", True]
    assert after["R R F"] == [7, 7, "E", False]
    for plot in ("F F R", "R F F", "L L F", "S S S", "R R F"):
        sailed = state.clone()
        apply(sailed, 0, GAME.parse_seat_action(f"plot {plot}"))
        events = submit(sailed, 1, GAME.parse_seat_action("plot S S S"))
        ship = sailed.ships[0]
        aground = any(event.kind == "aground" for event in events)
        assert after[plot] == [
            int(ship.x),
            int(ship.y),
            ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][int(ship.heading)],
            aground,
        ]


def test_damage_cards_that_are_due_are_in_every_plot_shown() -> None:
    """[BBP-CARDS-09]"""
    shown = preview(parsed("S @6,7 N fore=0\nI @0,16 S\nat plot"), 0)
    assert shown is not None
    whole = [plot for plot in shown["after"] if len(plot) == 5]
    assert len(whole) == 48
    assert all(plot.count("D") == 1 for plot in whole)


def test_in_boarding_everybody_sees_where_one_can_cross() -> None:
    """[BBP-PLACE-08] Figure 15: bows opposite, port against port."""
    state = parsed("placement opposite S=port I=port\nat step S")
    for seat in (0, 1, -2):
        shown = preview(state, seat)
        assert shown is not None
        assert ["S.A4", "I.H5"] in shown["crossings"]
        assert ["S.D5", "I.E5"] in shown["crossings"]


def test_odds_are_for_who_is_asked(server: RunningServer) -> None:
    match = server.new_match(start="S @6,4 N\nI @7,4 N\nat shot S")
    with match.sit("S") as asked, match.sit("I") as other, match.sit() as watcher:
        assert asked.now["odds"]["kind"] == "shot"
        assert other.now["odds"] is watcher.now["odds"] is None
    plotting = server.new_match(start="S @6,4 N\nI @7,6 W\nat plot")
    with plotting.sit("S") as first, plotting.sit() as watcher:
        assert first.now["preview"]["after"]["F"] == [6, 5, "N", False]
        assert watcher.now["preview"] is None
