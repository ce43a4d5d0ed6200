"""Setting up: components, missions, decks, Agents and their start cells."""

import tomllib
from importlib.resources import files

import pytest

from tests.games.onboard.table import Table, TableOf, kinds, texts
from warbox.engine.action import Order
from warbox.engine.state import Shuffle
from warbox.games.onboard.game import GAME
from warbox.games.onboard.missions.mission_file import MISSIONS
from warbox.games.onboard.pieces.board import CELLS
from warbox.games.onboard.pieces.card import CARDS, DECKS

FORTY = " ".join(str(number) for number in range(40))


def content(name: str) -> dict[str, object]:
    return tomllib.loads((files("warbox.games.onboard") / "content" / name).read_text("utf-8"))


def shuffled(**options: str) -> Table:
    """A new game whose decks have been shuffled into the order of their lists."""
    table = Table.new(**options)
    table.do(f"*: order {FORTY}", f"*: order {FORTY}")
    return table


def test_the_box_holds_these_components() -> None:
    """[OB-COMP-01] Counts of everything in the box."""
    assert content("game.toml")["components"] == {
        "decks": 2,
        "tiles": 6,
        "attack_agents": 4,
        "defence_agents": 4,
        "bombs": 2,
        "doors": 10,
        "windows": 10,
        "walls": 10,
        "reinforced_walls": 10,
        "barricaded_doors": 10,
        "smoke_tokens": 10,
        "flash_tokens": 10,
        "disoriented_tokens": 10,
        "trap_tokens": 50,
        "src": "rulebook",
    }


def test_flipping_a_token_is_how_its_state_changes(table: TableOf) -> None:
    """[OB-COMP-02] A broken barricade shows an open door, and is flipped back without a second token."""
    game = table("ash @C3\ndoc @C4\nedges C3|C4=door_open\nD1 hand=barricade:2\nA1 hand=breach_charge\nat act doc")
    game.do("D1: play barricade C3|C4")
    assert (game.edge("C3|C4"), game.fact("supply", "barricaded-doors")) == ("door_barricaded", "9")
    game.do("D1: stop", "D1: end")
    game.do("A1: activate ash", "A1: play breach_charge C3|C4", "A1: stop", "A1: end")
    assert game.edge("C3|C4") == "door_open"
    assert game.line("supply") == "reinforced=8 barricaded-doors=9 broken=C3|C4"
    game.do("D1: activate doc", "D1: play barricade C3|C4")
    assert game.line("supply") == "reinforced=8 barricaded-doors=9"


def test_a_token_that_is_not_in_the_supply_cannot_be_used(table: TableOf) -> None:
    """[OB-COMP-03] [OB-R-45] Reinforced walls run out; barricaded doors only where there are more than ten doors."""
    game = table("doc @A4\nD1 hand=wall_reinforcement,barricade\nsupply reinforced=0 barricaded-doors=0\nat act doc")
    assert game.refused("D1: play wall_reinforcement A3|A4") == "no-token-left OB-COMP-03"
    assert game.legal("D1", "play") == []
    game = table("castle @B6\nD1 hand=barricade\nsupply barricaded-doors=0\nat act castle")
    assert game.refused("D1: play barricade B6|B7") == "no-token-left OB-COMP-03"
    game = table(
        "castle @B6\nedges B6|B7=door_open\nD1 hand=barricade\nsupply barricaded-doors=0 broken=B6|B7\nat act castle"
    )
    assert game.legal("D1", "play") == ["play barricade B6|B7"]


def test_colours_are_the_pages_business(table: TableOf) -> None:
    """[OB-COMP-04] A view names teams; nothing depends on their colours."""
    agents = GAME.view(table("").state, 0)["agents"]
    assert isinstance(agents, dict)
    assert [agent["team"] for agent in agents.values()] == ["attack"] * 4 + ["defence"] * 4


def test_a_mission_defines_map_bombs_starts_limit_and_objectives() -> None:
    """[OB-SETUP-01] [OB-SETUP-02] Mission 1: ten turns, one of two bombs, held at one turn end."""
    first = MISSIONS[0]
    assert (first.name, first.turn_limit, first.required_defusals, first.hold_checks) == ("m1_embassy", 10, 1, 1)
    assert [(bomb.name, CELLS[bomb.cell]) for bomb in first.bombs] == [("bomb_a", "A5"), ("bomb_b", "E6")]
    assert [[CELLS[cell] for cell in cells] for cells in first.starts] == [
        ["B1", "E1", "B9", "E9"],
        ["A4", "B6", "D5", "F6"],
    ]
    mission = content("missions/m1_embassy.toml")
    assert (mission["minutes"], mission["players_min"], mission["players_max"]) == (20, 2, 4)


def test_setup_goes_in_this_order() -> None:
    """[OB-SETUP-03] Decks, then who commands whom, then the start cells, the Defence first; then preparation."""
    game = Table.new(players="4")
    asked = []
    for line in (
        f"*: order {FORTY}",
        f"*: order {FORTY}",
        "D1: take doc castle",
        "A1: take ash thermite",
        *("D1: place doc A4", "D1: place castle B6", "D1: place kapkan D5"),
        *("A1: place ash B1", "A1: place thermite E1", "A1: place twitch B9"),
    ):
        asked.append(game.asks())
        game.do(line)
    assert asked == ["* shuffle"] * 2 + ["D1 take", "A1 take"] + ["D1 place"] * 3 + ["A1 place"] * 3
    assert game.asks() == "D1 prepare"


def test_tokens_show_their_first_face_at_setup(table: TableOf) -> None:
    """[OB-SETUP-04] Doors closed, windows plain, walls intact, reinforced walls reinforced."""
    edges = dict(word.split("=") for word in table("").line("edges").split())
    assert sorted(edges.values()) == ["door_closed"] * 10 + ["reinforced"] * 2 + ["wall"] * 10 + ["window"] * 10


def test_both_decks_are_shuffled_before_anything_is_drawn() -> None:
    """[OB-SETUP-05] The chance seat orders both decks of 40; the first of the order lies on top."""
    game = Table.new()
    frame = game.state.stack[-1]
    assert isinstance(frame, Shuffle)
    assert (game.asks(), game.rule(), frame.size) == ("* shuffle", "OB-SETUP-05", 40)
    backwards = Order(list(reversed(range(40))))
    assert texts(game.do(f"*: {backwards.text}")) == ["shuffled OB-SETUP-05 team=attack cards=40"]
    assert game.fact("attack", "deck").split(",")[:6] == ["exothermic_charge"] * 5 + ["breach_charge"]
    assert game.fact("defence", "deck") == "-"
    assert game.at() == "shuffle defence"
    assert game.refused("*: order 1 2 3") == "order-wanted OB-SETUP-05"


def test_with_two_players_each_commands_four_agents() -> None:
    """[OB-SETUP-06] Seats A1 and D1, nobody is asked who commands whom."""
    game = shuffled()
    assert game.asks() == "D1 place"
    assert game.fact("A1", "agents") == "ash,thermite,twitch,blitz"
    assert game.fact("D1", "agents") == "doc,castle,kapkan,frost"
    assert "\nA2 " not in game.text()


def test_with_four_players_each_commands_two_agents() -> None:
    """[OB-SETUP-07] The first seat's two are named, the others are the second seat's."""
    game = shuffled(players="4")
    assert game.legal("D1") == [
        "take doc castle",
        "take doc kapkan",
        "take doc frost",
        "take castle kapkan",
        "take castle frost",
        "take kapkan frost",
    ]
    assert game.refused("D1: take ash blitz") == "other-team OB-SETUP-07"
    assert game.refused("D1: place doc A4") == "take-first OB-SETUP-07"
    assert texts(game.do("D1: take castle frost"))[0] == "commanded OB-SETUP-07 seat=D2 agent=doc"
    game.do("A1: take ash blitz")
    assert [game.fact(seat, "agents") for seat in ("A1", "A2", "D1", "D2")] == [
        "ash,blitz",
        "thermite,twitch",
        "castle,frost",
        "doc,kapkan",
    ]


def test_attackers_start_outside_next_to_entries() -> None:
    """[OB-SETUP-08] Mission 1: every Attack start cell lies in an exterior zone and touches a token."""
    mission = MISSIONS[0]
    for cell in mission.starts[0]:
        assert mission.zones[mission.zone_of[cell]].kind == "exterior"
        name = CELLS[cell]
        inside = name[0] + ("2" if name[1] == "1" else "8")
        edge = f"{name}|{inside}" if name[1] == "1" else f"{inside}|{name}"
        assert Table().edge(edge) in ("wall", "window")


def test_defenders_start_two_in_each_bomb_zone() -> None:
    """[OB-SETUP-09] Mission 1: two start cells in the archives, two in the ambassador's office."""
    mission = MISSIONS[0]
    zones = [mission.zone_names[mission.zone_of[cell]] for cell in mission.starts[1]]
    assert zones == ["archives", "archives", "ambassador_office", "ambassador_office"]


def test_a_team_assigns_its_agents_as_it_likes_the_defence_first() -> None:
    """[OB-SETUP-10] [OB-R-05] One Agent a start cell, openly; the last one goes by itself."""
    game = shuffled()
    assert len(game.legal("D1")) == 16
    assert game.refused("D1: place ash B1") == "other-team OB-SETUP-10"
    assert game.refused("D1: place doc B1") == "not-a-start-cell OB-SETUP-10"
    assert game.refused("D1: done") == "place-first OB-SETUP-10"
    assert texts(game.do("D1: place doc F6"), "A1") == ["placed OB-SETUP-10 agent=doc cell=F6"]
    assert game.refused("D1: place castle F6") == "start-cell-taken OB-SETUP-10"
    assert game.refused("D1: place doc A4") == "placed-already OB-SETUP-10"
    events = game.do("D1: place frost A4", "D1: place castle D5")
    assert texts(events)[-1] == "placed OB-SETUP-10 agent=kapkan cell=B6"
    assert game.asks() == "A1 place"
    game.do("A1: place ash E9", "A1: place blitz B1", "A1: place twitch E1")
    assert [game.line(agent).split()[0] for agent in ("ash", "thermite", "twitch", "blitz")] == [
        "@E9",
        "@B9",
        "@E1",
        "@B1",
    ]


def test_the_deck_lists_have_forty_cards_each() -> None:
    """[OB-CARD-01] Some cards are in both decks, others only in one."""
    assert [len(deck) for deck in DECKS] == [40, 40]
    common = [CARDS[card] for card in sorted(set(DECKS[0]) & set(DECKS[1]))]
    assert common == [
        "smoke_grenade",
        "flash_grenade",
        "covering_fire",
        "counter",
        "double_attack",
        "double_defence",
    ]
    only = [[CARDS[card] for card in sorted(set(DECKS[team]) - set(DECKS[1 - team]))] for team in (0, 1)]
    assert only[0] == ["breach_charge", "exothermic_charge"]
    assert only[1] == ["barricade", "wall_reinforcement", "trap_explosive", "trap_jaws", "trap_stun", "trap_wire"]


@pytest.mark.parametrize("players", ["3", "4"])
def test_three_and_four_players_have_the_same_seats(players: str) -> None:
    """[OB-SEAT-03] [OB-R-02] With three, one of them sits in both seats of a team."""
    game = Table.new(players=players)
    assert GAME.seated(game.state) == [0, 1, 2, 3]
    assert [GAME.seats[seat] for seat in GAME.side_of(game.state, 2)] == ["A1", "A2"]
    assert [GAME.seats[seat] for seat in GAME.seated(Table.new().state)] == ["A1", "D1"]
    assert kinds(game.do(f"*: order {FORTY}")) == ["shuffled"]
