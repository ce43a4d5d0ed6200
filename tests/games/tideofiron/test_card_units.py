"""Strategy cards that bring, mend and change units, and what lies on the map."""

import pytest

from tests.games.tideofiron.table import TableOf

DUEL = "US a @C05 [RRRR]; DE x @C09 [RRRR]; "


def command(text: str, side: str = "us") -> str:
    """A position in Command step 3."""
    return f"{text}; at spend {side}"


# ---- reinforcements

ENTRY = "US a @C05 [RRRR]; DE x @C09 [RRRR]; us cp=9 entry=A01,B01 hq="


@pytest.mark.parametrize(
    ("card", "side", "figures"),
    [
        ("usr_rifle", "us", "RRRR"),
        ("usr_veteran", "us", "EEER"),
        ("usr_mg", "us", "GRR"),
        ("usr_mortar", "us", "MRR"),
        ("usr_officer", "us", "ORRR"),
        ("der_grenadier", "de", "RRRR"),
        ("der_pzgren", "de", "EEER"),
        ("der_mg", "de", "GRR"),
        ("der_mortar", "de", "MRR"),
        ("der_leader", "de", "ORRR"),
    ],
)
def test_squads_arrive_fatigued(table: TableOf, card: str, side: str, figures: str) -> None:
    """[TOI-STATUS-20] [TOI-STATUS-21] Now, in a reinforcement hex."""
    game = table(command(f"US u @C05 [RRRR]; DE x @C09 [RRRR]; {side} cp=4 entry=A01,B01 hq={card}", side))
    seat = side.upper()
    game.do(f"{seat}: play {card}")
    name = "a1" if side == "us" else "g1"
    assert game.legal(seat) == [f"place {name} A01", f"place {name} B01", f"forgo {name}"]
    game.do(f"{seat}: place {name} B01")
    squad = "".join(sorted(figures, key="GMOER".index))
    assert game.unit(name) == f"@B01 [{squad}] fatigued good"


@pytest.mark.parametrize(("card", "side", "kind"), [("usr_sherman", "us", "m4a1"), ("der_panzer", "de", "panzer4")])
def test_tanks_arrive_fatigued(table: TableOf, card: str, side: str, kind: str) -> None:
    """[TOI-STATUS-20]"""
    game = table(command(f"US u @C05 [RRRR]; DE x @C09 [RRRR]; {side} cp=6 entry=A01 hq={card}", side))
    seat, name = side.upper(), "m1" if side == "us" else "p1"
    game.do(f"{seat}: play {card}", f"{seat}: place {name} A01")
    assert game.unit(name) == f"@A01 {kind} fatigued intact"


@pytest.mark.parametrize(
    ("card", "side", "vehicle", "squad", "kind"),
    [("usr_halftrack", "us", "m1", "a1", "m3a1"), ("der_halftrack", "de", "p1", "g1", "sdkfz251")],
)
def test_a_loaded_half_track(table: TableOf, card: str, side: str, vehicle: str, squad: str, kind: str) -> None:
    """[TOI-R-102] [TOI-SETUP-26] The squad arrives inside, and is lost with its vehicle if that finds no place."""
    start = f"US u @C05 [RRRR]; DE x @C09 [RRRR]; {side} cp=4 entry=A01 hq={card}"
    game = table(command(start, side))
    seat = side.upper()
    game.do(f"{seat}: play {card}")
    assert game.legal(seat) == [f"place {vehicle} A01", f"forgo {vehicle}"]
    game.do(f"{seat}: place {vehicle} A01")
    assert game.unit(vehicle) == f"@A01 {kind} fatigued intact"
    assert game.unit(squad) == f"[RRRR] fatigued good in={vehicle}"
    game = table(command(start, side))
    game.do(f"{seat}: play {card}", f"{seat}: forgo {vehicle}")
    assert game.unit(squad) == "gone"


@pytest.mark.parametrize(("side", "kind"), [("us", "gmc"), ("de", "opel")])
def test_the_motor_pool_has_the_nation_s_truck(table: TableOf, side: str, kind: str) -> None:
    game = table(command(f"US u @C05 [RRRR]; DE x @C09 [RRRR]; {side} cp=2 entry=A01 hq=sup_motor", side))
    seat, name = side.upper(), "m1" if side == "us" else "p1"
    game.do(f"{seat}: play sup_motor", f"{seat}: place {name} A01")
    assert game.unit(name) == f"@A01 {kind} fatigued intact"


def test_no_reinforcement_without_a_place(table: TableOf) -> None:
    """[TOI-STATUS-22] [TOI-STATUS-23] [TOI-R-70] An enemy stands in one hex, three friends in the other."""
    full = "US b @B01 [R]; US c @B01 [R]; US d @B01 [R]; DE y @A01 [R]; "
    game = table(command(full + ENTRY + "usr_rifle"))
    assert game.refused("US: play usr_rifle") == "no-effect TOI-R-70"


def test_reinforcements_take_what_the_box_has(table: TableOf) -> None:
    """[TOI-SHORTAGE-02] [TOI-R-97] All six officers are on the map: the squad comes without."""
    officers = "".join(f"US o{number} @{column}14 [O]; " for number, column in enumerate("ABCDEF"))
    game = table(command(officers + ENTRY + "usr_officer"))
    game.do("US: play usr_officer", "US: place a1 A01")
    assert game.unit("a1") == "@A01 [RRR] fatigued good"


def test_a_parachute_drop(table: TableOf) -> None:
    """[TOI-CARD-19] Two squads land in the final hex, fatigued; the target hex is empty and passable."""
    start = "US a @C05 [RRRR]; DE x @C09 [RRRR]; terrain D05=pond; "
    game = table(start + "us cp=4 hq=air_drop")
    game.do("US: play air_drop")
    game.dice(3)
    assert game.refused("US: target C05") == "not-for-card TOI-CARD-13"
    assert game.refused("US: target D05") == "not-for-card TOI-CARD-13"
    game.do("US: target C06")
    game.dice(3, 1)
    assert [game.unit("a1"), game.unit("a2")] == ["@C06 [EERR] fatigued good", "@C06 [ERRR] fatigued good"]
    assert game.lines("out") == ["air_drop"]


@pytest.mark.parametrize(
    "trouble", ["DE y @C07 [R]; ", "terrain C07=pond; ", "DE y @C07 [R] concealed; terrain C07=woods; "]
)
def test_a_drop_among_enemies_or_into_a_pond_is_lost(table: TableOf, trouble: str) -> None:
    card = "at card air_drop seat=US effect=drop target=C06 final=C07"
    game = table("US a @C05 [RRRR]; DE x @C09 [RRRR]; " + trouble + card)
    assert len([line for line in game.lines("US") if not line.startswith("a ")]) == 0


def test_a_drop_respects_stacking(table: TableOf) -> None:
    """[TOI-R-01] Two friends are there: one squad lands, the other is lost."""
    card = "at card air_drop seat=US effect=drop target=C06 final=C07"
    game = table("US a @C07 [RRRR]; US b @C07 [R]; DE x @C09 [RRRR]; " + card)
    assert game.unit("a1") == "@C07 [EERR] fatigued good"
    assert len(game.lines("US")) == 3


@pytest.mark.parametrize(("card", "side"), [("usr_replace", "us"), ("der_stragglers", "de")])
def test_replacements_join_squads_beside_an_officer(table: TableOf, card: str, side: str) -> None:
    """[TOI-SQUAD-01] Up to three figures, where slots are free."""
    seat = side.upper()
    own, other = ("US", "DE") if side == "us" else ("DE", "US")
    units = f"{own} k @C05 [O]; {own} l @C05 [GR]; {own} m @D05 [R]; {own} n @C05 [RRRR]; {other} x @C09 [R]; "
    game = table(command(units + f"{side} cp=1 hq={card}", side))
    game.do(f"{seat}: play {card}")
    assert game.legal(seat) == ["pick k", "pick l", "done"]
    game.do(f"{seat}: pick l")
    assert game.legal(seat) == ["pick k", "done"]
    game.do(f"{seat}: pick k", f"{seat}: pick k")
    assert [game.unit("k"), game.unit("l")] == ["@C05 [ORR] fresh good", "@C05 [GRR] fresh good"]
    assert game.asks() == f"{seat} spend"


def test_the_field_hospital_works_away_from_enemies(table: TableOf) -> None:
    """Two figures at most; no squad beside an enemy."""
    game = table(command("US a @C05 [R]; US b @C08 [R]; DE x @C09 [R]; us cp=2 hq=sup_hospital"))
    game.do("US: play sup_hospital")
    assert game.legal("US") == ["pick a", "done"]
    game.do("US: pick a", "US: pick a")
    assert game.unit("a") == "@C05 [RRR] fresh good"
    assert game.asks() == "US spend"


# ---- command points, initiative, actions


def test_supplies_and_the_initiative_card(table: TableOf) -> None:
    """[TOI-SETUP-13] [TOI-COMMAND-11]"""
    game = table(command(DUEL + "us cp=3 stake=1 hq=sup_convoy,com_rapid,com_cut; de stake=2"))
    game.do("US: play sup_convoy")
    assert game.cp("us") == 5
    game.do("US: play com_rapid", "US: play com_cut")
    assert [game.fact("us", "stake"), game.fact("de", "stake"), game.cp("us")] == ["4", "0", 2]


def test_nothing_to_cut(table: TableOf) -> None:
    """[TOI-R-70]"""
    game = table(command(DUEL + "us cp=3 hq=com_cut"))
    assert game.refused("US: play com_cut") == "no-effect TOI-R-70"


def test_a_depot_gives_income(table: TableOf) -> None:
    """[TOI-CARD-06] [TOI-COMMAND-09] One more CP in every later Command step 2a."""
    game = table(command(DUEL + "us cp=2 hq=sup_depot"))
    game.do("US: play sup_depot")
    assert game.lines("card") == ["us sup_depot tried=1"]
    game = table(DUEL + "card us sup_depot; us cp=0; at income")
    assert game.cp("us") == 1


def test_a_requisition(table: TableOf) -> None:
    """[TOI-STATUS-04] Two cards, each from a deck of the owner's choice."""
    decks = "map s4; US a @A01 [R]; DE x @R01 [R]; us-decks supply1=sup_depot,sup_ammo command1=com_feint; "
    game = table(command(decks + "us cp=1 hq=sup_requisition"))
    game.do("US: play sup_requisition", "US: draw command1")
    assert game.fact("us", "hq") == "com_feint,sup_depot"
    assert game.asks() == "US spend"


def test_a_feint(table: TableOf) -> None:
    """One action less in the enemy's next turn, one at least."""
    game = table(DUEL + "DE y @A09 [R]; us cp=2 hq=com_feint,com_feint; turn US left=2")
    game.do("US: play com_feint", "US: play com_feint")
    assert game.asks() == "DE act"
    assert game.lines("turn")[0].startswith("DE left=1")
    game.do("DE: fatigue x")
    assert game.asks() == "US act"


# ---- units


def test_rally_the_men(table: TableOf) -> None:
    """Up to three squads of one hex lose their marker."""
    units = "US a @C05 [R] pinned; US b @C05 [R] disrupted; US c @C06 [R] pinned; US d @C05 [R]; DE x @C09 [R]; "
    game = table(units + "us cp=2 hq=mor_rally")
    game.do("US: play mor_rally")
    assert game.legal("US") == ["pick a", "pick b", "pick c", "done"]
    game.do("US: pick a")
    assert game.legal("US") == ["pick b", "done"]
    game.do("US: pick b")
    assert [game.unit(name) for name in "abc"] == [
        "@C05 [R] fresh good",
        "@C05 [R] fresh good",
        "@C06 [R] fresh pinned",
    ]
    assert game.asks() == "US act"


def test_go_to_ground(table: TableOf) -> None:
    """[TOI-ERRATA-01] [TOI-CONCEAL-08] [TOI-R-78] Two squads of one hex, none beside an enemy; who is seen in the
    open is revealed at once."""
    units = (
        "US a @C05 [R]; US b @C05 [R]; US c @C05 [R]; US d @C08 [R]; US m @C06 m4a1; DE x @C09 [R]; terrain C05=woods; "
    )
    game = table(units + "us cp=1 hq=mor_ground")
    game.do("US: play mor_ground")
    assert game.legal("US") == ["pick a", "pick b", "pick c", "done"]
    game.do("US: pick a", "US: pick c")
    assert [game.unit(name) for name in "abc"] == [
        "@C05 [R] fresh good concealed",
        "@C05 [R] fresh good",
        "@C05 [R] fresh good concealed",
    ]
    assert game.asks() == "US act"
    game = table("US a @C05 [R]; DE x @C09 [R]; us cp=1 hq=mor_ground")
    game.do("US: play mor_ground", "US: pick a")
    assert game.unit("a") == "@C05 [R] fresh good"


def test_an_ambush_needs_cover(table: TableOf) -> None:
    game = table(command("US a @C05 [R]; US b @D05 [R]; DE x @C09 [R]; terrain D05=rough; us cp=2 hq=gnd_ambush"))
    game.do("US: play gnd_ambush")
    assert game.legal("US") == ["pick b", "done"]
    game.do("US: pick b")
    assert game.unit("b") == "@D05 [R] fresh good concealed"


def test_markers_of_concealment_are_limited(table: TableOf) -> None:
    """[TOI-SHORTAGE-02] Four a side."""
    woods = "terrain A01=woods A02=woods C05=woods; "
    four = "US p @A01 [R] concealed; US q @A01 [R] concealed; US r @A01 [R] concealed; US s @A02 [R] concealed; "
    game = table(woods + four + "US a @C05 [R]; DE x @C09 [R]; us cp=1 hq=mor_ground")
    assert game.refused("US: play mor_ground") == "no-effect TOI-R-70"


def test_sudden_shock(table: TableOf) -> None:
    """[TOI-SUPPRESS-11] [TOI-R-10] A good-order squad that two units see; one in op-fire mode is fatigued by it."""
    units = "US a @C05 [R]; US b @D05 [R]; US c @E05 [R] fatigued; DE x @C09 [R] opfire; DE y @K09 [R]; "
    units += "terrain J08=woods J09=woods; "
    game = table(units + "us cp=3 hq=mor_shock")
    game.do("US: play mor_shock")
    assert game.legal("US") == ["pick x", "done"]
    game.do("US: pick x")
    assert game.unit("x") == "@C09 [R] fatigued pinned"
    game = table("US a @C05 [R]; US c @E05 [R] fatigued; DE x @C09 [R]; us cp=3 hq=mor_shock")
    assert game.refused("US: play mor_shock") == "no-effect TOI-R-70"


def test_second_wind_and_new_orders(table: TableOf) -> None:
    units = "US a @C05 [R] fatigued; US b @C05 [R] fatigued pinned; US c @C06 [R] opfire; US m @D05 m4a1 opfire; "
    units += "DE x @C12 [R]; "
    game = table(units + "us cp=4 hq=mor_wind,com_orders")
    game.do("US: play mor_wind")
    assert game.legal("US") == ["pick a", "done"]
    game.do("US: pick a")
    assert game.unit("a") == "@C05 [R] fresh good"
    game.do("US: play com_orders")
    assert game.legal("US") == ["pick c", "pick m", "done"]
    game.do("US: pick m", "US: pick c")
    assert [game.unit("c"), game.unit("m")] == ["@C06 [R] fresh good", "@D05 m4a1 fresh intact"]


def test_combat_engineers(table: TableOf) -> None:
    """[TOI-SQUAD-08] [TOI-SQUAD-09] No heavy weapon, no second specialization."""
    units = "US a @C05 [RRRR]; US b @C05 [GRR]; US c @C06 [RRRR]+MED; DE x @C09 [R]; "
    game = table(units + "us cp=2 hq=gnd_engineers")
    game.do("US: play gnd_engineers")
    assert game.legal("US") == ["pick a"]
    game.do("US: pick a")
    assert game.unit("a") == "@C05 [RRRR]+ENG fresh good"


@pytest.mark.parametrize(("card", "offered"), [("gnd_repair", ["m", "n"]), ("sup_repairs", ["n"])])
def test_repairs(table: TableOf, card: str, offered: list[str]) -> None:
    """[TOI-STATUS-11] One step better; not beside an enemy."""
    units = "US m @C05 m4a1 light; US n @D05 m4a1 heavy; US o @C08 m4a1 heavy; US p @E05 m4a1; DE x @C09 [R]; "
    game = table(command(units + f"us cp=2 hq={card}"))
    game.do(f"US: play {card}")
    assert game.legal("US") == [f"pick {name}" for name in offered]
    game.do("US: pick n")
    assert game.unit("n") == "@D05 m4a1 fresh light"


# ---- fortifications and obstacles


def test_dig_in(table: TableOf) -> None:
    """[TOI-FORT-01] [TOI-FORT-05] [TOI-SPECIAL-06] Two entrenchments in hexes with own squads."""
    units = "US a @C05 [R]; US b @D05 [R]; US m @E05 m4a1; DE x @C09 [R]; terrain D05=building; "
    game = table(units + "us cp=1 hq=gnd_dig")
    game.do("US: play gnd_dig")
    assert game.legal("US") == ["pick C05", "done"]
    game.do("US: pick C05", "US: pick C05")
    assert game.lines("entrenchment") == ["C05 C05"]
    assert game.asks() == "US act"


@pytest.mark.parametrize(
    ("card", "word", "count"), [("gnd_mines", "mines", 1), ("gnd_wire", "wire", 2), ("gnd_traps", "traps", 2)]
)
def test_obstacles_are_laid_in_empty_hexes(table: TableOf, card: str, word: str, count: int) -> None:
    """[TOI-FORT-15] [TOI-FORT-23] [TOI-FORT-28] Not beside an enemy, not where a unit is, not in a pond."""
    units = "map 3x4; US a @A01 [R]; DE x @C04 [R]; terrain B01=pond; "
    game = table(command(units + f"us cp=2 hq={card}"))
    game.do(f"US: play {card}")
    first = ["pick C01", "pick A02", "pick B02", "pick C02", "pick A03", "pick A04", "done"]
    assert sorted(game.legal("US")) == sorted(first)
    game.do("US: pick B02")
    if count == 2:
        assert sorted(game.legal("US")) == sorted(one for one in first if one != "pick B02")
        game.do("US: pick A03")
    assert sorted(game.lines(word)[0].split()) == ["A03", "B02"][2 - count :]
    assert game.asks() == "US spend"


def test_clear_the_path(table: TableOf) -> None:
    """One obstacle in or beside a hex with an own squad."""
    units = "US a @C05 [R]; US m @K05 m4a1; DE x @C12 [R]; wire C05 K05; mines C06; traps C06 C07; "
    game = table(units + "us cp=1 hq=gnd_clear")
    game.do("US: play gnd_clear")
    assert game.legal("US") == ["clear C05 wire", "clear C06 traps", "clear C06 mines", "done"]
    game.do("US: clear C06 mines")
    assert game.lines("mines") == []
    assert game.asks() == "US act"


def test_counter_battery(table: TableOf) -> None:
    """[TOI-CARD-09] One artillery card of the enemy's HQ or play area; what it did ends."""
    enemy = (
        "de hq=art_smoke,com_feint; card de art_priority; mod de contact_roll n=1 card=art_priority deck=artillery1; "
    )
    game = table(command(DUEL + enemy + "us cp=2 hq=art_counter"))
    game.do("US: play art_counter")
    assert game.legal("US") == ["discard art_smoke", "discard art_priority play"]
    game.do("US: discard art_priority play")
    assert [game.lines("card"), game.lines("mod")] == [[], []]
    game = table(command(DUEL + enemy + "us cp=2 hq=art_counter"))
    game.do("US: play art_counter", "US: discard art_smoke")
    assert game.fact("de", "hq") == "com_feint"
    assert game.lines("out") == ["art_smoke,art_counter"]
