"""The Status phase: cards, recovery, op fire, transfers, reinforcements."""

import pytest

from tests.games.tideofiron.table import Table, TableOf

UNITS = "US a @C05 [RRRR]; DE x @C12 [RRRR]; "
DECKS = "map s1; US a @H14 [RRRR]; DE x @H01 [RRRR]; "


def test_each_side_draws_one_card(table: TableOf) -> None:
    """[TOI-STATUS-01] [TOI-STATUS-02] The side with initiative first, from any of its decks, face up."""
    decks = "us-decks us_reinf1=usr_rifle supply1=sup_depot; de-decks artillery1=art_smoke command1=com_march; "
    game = table(DECKS + decks + "round 1 initiative=us; at initiative")
    first, second = ("US", "DE") if game.fact("round", "initiative") == "us" else ("DE", "US")
    assert game.asks() == f"{first} draw"
    game.do(f"{first}: {game.legal(first)[0]}")
    assert game.asks() == f"{second} draw"
    game.do(f"{second}: {game.legal(second)[1]}")
    assert len(game.state.hq[0]) == len(game.state.hq[1]) == 1


def test_a_red_cross_lets_draw_once_more(table: TableOf) -> None:
    """[TOI-STATUS-03] If the side likes; a second cross gives nothing."""
    decks = "us-decks us_reinf1=usr_officer,usr_replace,usr_rifle supply1=sup_requisition; "
    decks += "de-decks artillery1=- command1=-; "
    game = table(DECKS + decks + "round 1 initiative=us; at draw us cross")
    game.do("US: draw us_reinf1")
    assert game.asks() == "US draw"
    assert game.legal("US") == ["draw us_reinf1", "draw supply1", "pass"]
    game.do("US: draw us_reinf1")
    assert game.fact("us", "hq") == "usr_officer,usr_replace"
    assert game.asks() != "US draw"
    game = table(DECKS + decks + "round 1 initiative=us; at draw us cross")
    game.do("US: draw us_reinf1", "US: pass")
    assert game.fact("us", "hq") == "usr_officer"


def test_empty_decks(table: TableOf) -> None:
    """[TOI-STATUS-05] [TOI-R-72] [TOI-CARD-08] One empty: draw from another; all empty: no draw. Cards never return."""
    game = table(
        DECKS + "us-decks us_reinf1=- supply1=sup_depot,sup_ammo; de-decks artillery1=- command1=-; out sup_motor; "
        "round 1 initiative=us; at status"
    )
    assert game.fact("us", "hq") == "sup_depot"  # the only deck: nothing to ask
    assert game.fact("de", "hq") == "-"
    assert "sup_motor" not in game.lines("us-decks")[0]


def test_recovery(table: TableOf) -> None:
    """[TOI-STATUS-06] [TOI-STATUS-07] [TOI-STATUS-08] [TOI-STATUS-09] [TOI-STATUS-10] [TOI-STATUS-11] [TOI-FORT-33]"""
    units = (
        "US a @C05 [R] fatigued pinned; US b @D05 [R] disrupted; US c @E05 [O] fatigued; US d @E05 [R] disrupted; "
        "US m @F05 m3a1 opfire light; US e [R] in=m fatigued; DE x @C12 [R]; smoke G05; "
    )
    game = table(units + "at recover")
    assert [game.unit(name) for name in "abcdem"] == [
        "@C05 [R] fresh good",
        "@D05 [R] fresh pinned",
        "@E05 [O] fresh good",
        "@E05 [R] fresh good",
        "[R] fresh good in=m",
        "@F05 m3a1 fresh light",
    ]
    assert game.lines("smoke") == []


def test_op_fire_in_the_status_phase(table: TableOf) -> None:
    """[TOI-STATUS-12] [TOI-ACTION-23] Any number of eligible units, in initiative order, without an action."""
    units = "US a @C05 [R]; US b @D05 [R] pinned; US m @E05 m3a1; US e [R] in=m; US t @F05 gmc; DE x @C12 [R]; "
    game = table(units + "round 1 initiative=us rounds=8; at opfire US")
    assert game.legal("US") == ["opfire a", "opfire m", "opfire t", "done"]
    game.do("US: opfire a", "US: opfire m", "US: done")
    assert game.asks() == "DE opfire"


def test_transfers(table: TableOf) -> None:
    """[TOI-STATUS-13] [TOI-STATUS-18] [TOI-R-90] [TOI-R-82] Between friendly squads of one hex, also of two divisions;
    slots hold; an empty base leaves."""
    units = "US a @C05 [OR]; US b @C05 [RR] division=2; US c @D05 [R]; US d @C05 [GRR]; DE x @C12 [R]; "
    game = table(units + "at transfer US")
    assert sorted(game.legal("US")) == sorted(
        [
            "transfer O a b",
            "transfer R a b",
            "transfer R b a",
            "transfer G d a",
            "transfer G d b",
            "transfer R d a",
            "transfer R d b",
            "done",
        ]
    )
    assert game.refused("US: transfer R a c") == "not-beside-squad TOI-STATUS-13"
    assert game.refused("US: transfer R a d") == "no-slot TOI-R-90"
    game.do("US: transfer O a b", "US: transfer R a b")
    assert [game.unit("a"), game.unit("b")] == ["gone", "@C05 [ORRR] fresh good"]


@pytest.mark.parametrize(
    ("other", "rule"),
    [
        ("US b @C05 [RR]+AT", "TOI-STATUS-14"),
        ("US b @C05 [RR] pinned", "TOI-STATUS-16"),
        ("US b @C05 [RR] in=entrenchment; entrenchment C05", "TOI-STATUS-17"),
        ("US m @C05 m3a1; US b [RR] in=m", "TOI-STATUS-16"),
    ],
)
def test_squads_that_take_no_part_in_transfers(table: TableOf, other: str, rule: str) -> None:
    """[TOI-STATUS-14] [TOI-STATUS-15] [TOI-STATUS-16] [TOI-STATUS-17]"""
    game = table(f"US a @C05 [RR]; US c @C05 [R]; {other}; DE x @C12 [R]; at transfer US")
    assert game.refused("US: transfer R a b") == f"no-transfer {rule}"
    assert game.refused("US: transfer R b a") == f"no-transfer {rule}"


def test_reinforcements(table: TableOf) -> None:
    """[TOI-STATUS-19] [TOI-STATUS-21] [TOI-STATUS-22] [TOI-R-102] Fresh, in their hexes, in their round."""
    start = UNITS + "us entry=A01,B01; arrive us round=3 squads=RRRR vehicles=m3a1; "
    game = table(start + "round 3 rounds=8; at reinforce")
    assert game.asks() == "US place"
    game.do("US: place m1 A01")
    assert game.legal("US") == ["place a1 A01", "place a1 B01", "load a1 m1", "forgo a1"]
    game.do("US: load a1 m1")
    assert [game.unit("m1"), game.unit("a1")] == ["@A01 m3a1 fresh intact", "[RRRR] fresh good in=m1"]
    game = table(start + "round 2 rounds=8; at reinforce")
    assert game.asks().endswith("act")


def test_reinforcements_that_find_no_place_are_lost(table: TableOf) -> None:
    """[TOI-STATUS-22] [TOI-STATUS-23] [TOI-STATUS-24] [TOI-R-73] The owner chooses what is placed."""
    start = (
        "US a @C05 [RRRR]; DE x @A01 [R]; us entry=A01; arrive us round=3 squads=RRRR; round 3 rounds=8; at reinforce"
    )
    game = table(start)
    assert game.asks().endswith("act")
    assert game.unit("a1") == "gone"
    full = "US a @A01 [R]; US b @A01 [R]; DE x @C12 [R]; us entry=A01; arrive us round=3 squads=RRRR,EEEE; "
    game = table(full + "round 3 rounds=8; at reinforce")
    game.do("US: place a2 A01")
    assert [game.unit("a1"), game.unit("a2")] == ["gone", "@A01 [EEEE] fresh good"]


def test_reinforcements_that_never_came_score_nothing(table: TableOf) -> None:
    """[TOI-STATUS-24] A tank that was never on the map is no enemy destroyed."""
    start = "US a @C05 [RRRR]; DE x @C12 [R]; us entry=A01; arrive us round=3 vehicles=m4a1; round 3 rounds=8; "
    game = table(start + "victory score=never kill=1 final=most_vp; at reinforce")
    game.do("US: forgo m1")
    assert game.fact("de", "vp") == "0"


def test_the_events_of_a_scenario(table: TableOf) -> None:
    """[TOI-STATUS-19] Command points, points, a fortification."""
    events = "event us cp round=3 n=2; event de vp round=3 n=1; event us fort round=3 hex=D05 fort=minefield; "
    game = table(UNITS + events + "round 3 rounds=8; at reinforce")
    assert [game.cp("us"), game.fact("de", "vp"), game.lines("mines")] == [2, "1", ["D05"]]


def test_all_of_it_in_order() -> None:
    """[TOI-STATUS-01] [TOI-R-88] Draw, recover, op fire, transfers, reinforcements, round marker."""
    game = Table(DECKS + "US b @H14 [RR]; round 1 initiative=us; at status")
    asked = []
    while not game.asks().endswith("act"):
        asked.append(game.asks())
        seat = asked[-1].split()[0]
        game.do(f"{seat}: {game.legal(seat)[-1]}")
    steps = [one.split()[1] for one in asked]
    assert steps == sorted(steps, key=["draw", "opfire", "transfer", "place"].index)
    assert game.lines("round")[0].startswith("2 ")
