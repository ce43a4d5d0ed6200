"""Strategy cards that attack, lay smoke and look from the air."""

import pytest

from tests.games.tideofiron.table import TableOf

DUEL = "US a @C05 [RRRR]; DE x @C09 [RRRR]; "


def command(text: str, side: str = "us") -> str:
    """A position in Command step 3."""
    return f"{text}; at spend {side}"


# ---- attacks


def test_offensive_artillery(table: TableOf) -> None:
    """[TOI-CARD-13] [TOI-CARD-22] [TOI-CARD-23] [TOI-AREA-04] Six dice on the final hex, three on each around it, from
    north clockwise, rolled one by one; 5 and more hit."""
    game = table("US a @C05 [RRRR]; DE x @C09 [RRRR]; DE y @D09 [RRRR]; us cp=3 hq=art_offensive")
    game.do("US: play art_offensive")
    game.dice(3)
    assert len(game.legal("US", "target")) == 225
    assert game.refused("US: target P01") == "not-for-card TOI-CARD-13"
    game.do("US: target C09")
    game.dice(4, 1)
    assert game.lines("at") == ["area-dice black=6 hit=5"]
    game.dice(5, 6, 4, 4, 1, 1)
    assert game.unit("x") == "@C09 [RR] fresh good"
    seen = []
    while game.asks() == "* area-dice":
        seen.append(game.lines("under")[-1].split()[1])
        game.dice(5, 5, 5)
    assert seen == ["C08", "D08", "D09", "C10", "B09", "B08"]
    assert game.unit("y") == "@D09 [R] fresh good"
    assert game.asks() == "US act"


def test_at_the_edge_of_the_map_the_blast_is_smaller(table: TableOf) -> None:
    """[TOI-CARD-23] [TOI-GEO-05]"""
    game = table("US a @C05 [RRRR]; at card art_barrage seat=US effect=wide_blast target=A01")
    seen = []
    while game.asks() == "* area-dice":
        seen.append(game.lines("under")[-1].split()[1])
        game.dice(1, 1, 1, 1)
    assert seen == ["B01", "A02"]


@pytest.mark.parametrize(
    ("card", "contact", "dice", "suppress"),
    [("art_harass", 2, 4, True), ("air_strike", 4, 8, False)],
)
def test_single_attacks(table: TableOf, card: str, contact: int, dice: int, suppress: bool) -> None:
    """[TOI-CARD-22] Harassing Fire and the Fighter-Bomber Strike: one hex."""
    game = table(f"US a @C05 [RRRR]; DE x @C08 [RRRR]; DE p @C08 panzer4; us cp=9 hq={card}")
    game.do(f"US: play {card}")
    game.dice(contact)
    game.do("US: target C08")
    game.dice(6, 6)
    game.dice(*[5] * 2, *[1] * (dice - 2))
    if not suppress:
        game.dice(1, 1, 1, 1)  # the tank's armour
    assert game.unit("x") == ("@C08 [RRRR] fresh pinned" if suppress else "@C08 [RR] fresh good")
    assert game.unit("p") == ("@C08 panzer4 fresh intact" if suppress else "@C08 panzer4 fresh light")
    assert game.asks() == "US act"


@pytest.mark.parametrize(("card", "first", "around"), [("art_barrage", 6, 4), ("art_blanket", 5, 3)])
def test_suppressive_barrages(table: TableOf, card: str, first: int, around: int) -> None:
    """[TOI-CARD-22] [TOI-CARD-23]"""
    game = table(f"US a @C05 [RRRR]; DE x @C08 [RRRR]; us cp=9 hq={card}")
    game.do(f"US: play {card}")
    game.dice(6)
    game.do("US: target C08")
    game.dice(6, 6)
    game.dice(5, 5, 5, *[1] * (first - 3))
    assert game.unit("x") == "@C08 [RRRR] fresh disrupted"
    for _ in range(6):
        assert game.lines("at") == [f"area-dice black={around} hit=5"]
        game.dice(*[1] * around)
    assert game.asks() == "US act"


def test_carpet_bombing(table: TableOf) -> None:
    """[TOI-CARD-10] [TOI-CARD-23] Contact 5, eight dice, five around; normal."""
    game = table("US a @C05 [RRRR]; DE x @C08 [RRRR]; us cp=6 hq=air_carpet")
    game.do("US: play air_carpet")
    game.dice(5)
    game.do("US: target C08")
    game.dice(6, 6)
    game.dice(5, 5, 5, 5, 1, 1, 1, 1)
    assert game.unit("x") == "gone"
    assert game.lines("at") == ["area-dice black=5 hit=5"]


def test_rockets_hit_vehicles_only_and_do_not_drift(table: TableOf) -> None:
    """[TOI-CARD-13] Without drift the target hex is the final hex."""
    game = table("US a @C05 [RRRR]; DE x @C08 [RRRR]; DE p @C08 panzer4; us cp=3 hq=air_rocket")
    game.do("US: play air_rocket")
    game.dice(4)
    game.do("US: target C08")
    game.dice(6, 6, 6, 1, 1, 1, 1)
    game.dice(1, 1, 1, 1)
    assert game.unit("p") == "@C08 panzer4 fresh heavy"
    assert game.unit("x") == "@C08 [RRRR] fresh good"


def test_a_strafing_run(table: TableOf) -> None:
    """Three hexes in a line, the final one first; those beyond the map are skipped."""
    game = table("US a @C05 [RRRR]; DE x @D02 [RRRR]; us cp=2 hq=air_strafe")
    game.do("US: play air_strafe")
    game.dice(3)
    game.do("US: target C03")
    game.dice(6, 6)
    assert game.asks() == "US direction"
    assert game.legal("US") == ["direct N", "direct NE", "direct SE", "direct S", "direct SW", "direct NW"]
    game.do("US: direct NE")
    seen = []
    while game.asks() == "* area-dice":
        seen.append(game.lines("under")[-1].split()[1])
        game.dice(5, 1, 1, 1)
    assert seen == ["C03", "D02", "E02"]
    assert game.unit("x") == "@D02 [RRRR] fresh pinned"
    game = table("US a @C05 [RRRR]; at card air_strafe seat=US effect=line_attack target=C02")
    game.do("US: direct N")
    for _ in range(2):
        game.dice(1, 1, 1, 1)
    assert game.asks() == "US act"


def test_a_sustained_blanket_is_repeated(table: TableOf) -> None:
    """[TOI-CARD-06] [TOI-CARD-14] The first action of the next Action phase: compulsory, free, without contact, on the
    same target hex; then the card leaves."""
    game = table("US a @C05 [RRRR]; DE x @C08 [RRRR]; us cp=4 hq=art_blanket")
    game.do("US: play art_blanket")
    game.dice(4)
    game.do("US: target C08")
    game.dice(6, 6)
    for count in (5, 3, 3, 3, 3, 3, 3):
        game.dice(*[1] * count)
    assert game.lines("card") == ["us art_blanket tried=1 target=C08 repeat=2"]
    assert game.legal("US", "repeat") == []
    game = table(
        "round 2 rounds=8; US a @C05 [RRRR]; DE x @C08 [RRRR]; card us art_blanket target=C08 repeat=2; at act"
    )
    assert game.legal("US") == ["repeat art_blanket"]
    assert game.refused("US: fire a") == "repeat-first TOI-CARD-05"
    game.do("US: repeat art_blanket")
    assert game.asks() == "* drift-dice"
    game.dice(4, 1)
    game.dice(5, 1, 1, 1, 1)
    assert game.unit("x") == "@C08 [RRRR] fresh pinned"
    for _ in range(6):
        game.dice(1, 1, 1)
    assert game.asks() == "US act"
    assert game.lines("card") == []
    assert game.lines("out") == ["art_blanket"]
    assert game.lines("turn") == ["US left=2"]


def test_wire_is_torn_by_a_card_s_attack(table: TableOf) -> None:
    """[TOI-FORT-19] [TOI-R-49] Three successes on the hex, even without anybody in it."""
    game = table("US a @C05 [RRRR]; wire C08; at card art_harass seat=US effect=area_attack target=C08")
    game.dice(5, 5, 5, 1)
    assert game.lines("wire") == []


# ---- smoke, reconnaissance


def test_smoke_shells(table: TableOf) -> None:
    """[TOI-FORT-32] [TOI-FORT-29] On the final hex and up to two beside it, not on buildings, not twice."""
    units = "US a @C05 [RRRR]; DE x @C09 [RRRR]; terrain C06=building; smoke D06; "
    game = table(units + "at card art_smoke seat=US effect=smoke target=C07")
    assert game.asks() == "US pick"
    assert game.legal("US") == ["pick B06", "pick D07", "pick B07", "pick C08", "done"] or sorted(
        game.legal("US")
    ) == sorted(["pick D07", "pick C08", "pick B07", "pick B06", "done"])
    game.do("US: pick C08", "US: pick D07")
    assert sorted(game.lines("smoke")[0].split()) == ["C07", "C08", "D06", "D07"]
    assert game.asks() == "US act"
    game = table(units + "at card art_smoke seat=US effect=smoke target=C07")
    game.do("US: done")
    assert sorted(game.lines("smoke")[0].split()) == ["C07", "D06"]


def test_smoke_is_limited_to_the_box(table: TableOf) -> None:
    """[TOI-SHORTAGE-02] Five markers lie already: one is left."""
    five = "smoke A01 A02 A03 A04 A05; "
    game = table(DUEL + five + "at card art_smoke seat=US effect=smoke target=C07")
    assert game.asks() == "US act"
    assert len(game.lines("smoke")[0].split()) == 6


def test_air_reconnaissance(table: TableOf) -> None:
    """[TOI-R-78] Concealed enemies within three hexes; then a card, whose red cross does nothing. [TOI-STATUS-04]"""
    units = "map s3; US a @A14 [R]; DE x @K05 [RRRR] concealed; DE y @K08 [RRRR] concealed; "
    game = table(command(units + "us cp=1 hq=air_recon; us-decks artillery1=art_priority,art_smoke air1=air_strike"))
    game.do("US: play air_recon")
    game.do("US: target K02")
    assert game.unit("x") == "@K05 [RRRR] fresh good"
    assert game.unit("y") == "@K08 [RRRR] fresh good concealed"
    assert game.asks() == "US draw"
    game.do("US: draw artillery1")
    assert game.asks() == "US spend"
    assert game.fact("us", "hq") == "art_priority"
