"""Concealed squads: what may not be done to them, and how they are found."""

import pytest

from tests.games.tideofiron.table import GAME, Table, TableOf

WOODS = "terrain C08=woods; "


def test_a_concealed_squad_is_no_target(table: TableOf) -> None:
    """[TOI-CONCEAL-03] [TOI-CONCEAL-04] [TOI-AREA-08] Nor do area attacks touch it."""
    game = table(WOODS + "US a @C06 [RRRR]; DE x @C08 [RRRR] concealed; DE y @E05 [R]; ")
    game.do("US: fire a")
    assert game.refused("US: target x") == "target-concealed TOI-CONCEAL-03"
    game = table(
        WOODS + "US a @C05 [RRRR]; DE x @C08 [RRRR] concealed; at card art_harass seat=US effect=area_attack target=C08"
    )
    game.dice(6, 6, 6, 6)
    assert game.unit("x") == "@C08 [RRRR] fresh good concealed"


def test_its_place_is_no_secret(table: TableOf) -> None:
    """[TOI-R-77] Everybody sees squad and marker."""
    game = table(WOODS + "US a @C05 [RRRR]; DE x @C08 [GRR] concealed; ")
    assert GAME.format(game.state, 0) == GAME.format(game.state, 1)


def test_enemies_pass_but_do_not_stop(table: TableOf) -> None:
    """[TOI-CONCEAL-05] [TOI-R-99] Only if what is left suffices to go on; tanks too, without overrun."""
    start = WOODS + "US a @C07 [RRRR]; DE x @C08 [RRRR] concealed; "
    game = table(start)
    game.do("US: advance a", "US: go C08")
    assert game.refused("US: stop").startswith("cannot-stay")
    game.do("US: go C09")
    assert game.unit("a").startswith("@C09")
    assert game.unit("x") == "@C08 [RRRR] fresh good concealed"
    game = table(start.replace("@C07 [RRRR]", "@C05 [RRRR]"))
    game.do("US: advance a", "US: go C06", "US: go C07")
    assert game.refused("US: go C08").startswith("cannot-go-on")  # two for the woods, none left
    game = table(start.replace("@C07 [RRRR]", "@C07 m4a1"))
    game.do("US: advance a", "US: go C08", "US: go C09")
    assert game.unit("x") == "@C08 [RRRR] fresh good concealed"


def test_forced_to_stop_among_concealed_enemies(table: TableOf) -> None:
    """[TOI-R-99] Wire stops it there: it goes back to the last hex free of enemies and is fatigued."""
    game = table(WOODS + "wire C08; US a @C07 [RRRR]; DE x @C08 [RRRR] concealed; ")
    game.do("US: advance a", "US: go C08")
    assert game.unit("a") == "@C07 [RRRR] fatigued good"
    assert game.unit("x") == "@C08 [RRRR] fresh good concealed"


def test_firing_reveals(table: TableOf) -> None:
    """[TOI-CONCEAL-06] Also supporting."""
    units = "US a @C05 [RRRR]; DE x @C08 [RRRR] concealed; DE y @D08 [RRRR] concealed; "
    game = table("terrain C08=woods D08=woods; " + units + "turn DE")
    game.do("DE: fire x", "DE: target a", "DE: support y", "DE: normal")
    assert "concealed" not in game.unit("x") + game.unit("y")


@pytest.mark.parametrize(("faces", "seen"), [((5, 1, 1, 1), False), ((5, 5, 1, 1), True)])
def test_camouflage(faces: tuple[int, ...], seen: bool) -> None:
    """[TOI-ERRATA-02] [TOI-R-92] Firing reveals only if the attack makes two final hits."""
    game = Table(WOODS + "US a @C05 [RRRR]; DE x @C08 [RRRR] concealed; de ops=op_camouflage; turn DE")
    game.do("DE: fire x", "DE: target a", "DE: normal")
    game.dice(*faces)
    assert ("concealed" not in game.unit("x")) == seen


def test_moving_onto_an_objective_reveals(table: TableOf) -> None:
    """[TOI-CONCEAL-07] Of any kind, in any terrain."""
    game = table(
        "terrain C08=woods C07=woods; objective C07 command cp=1; US a @O15 [R]; DE x @C08 [RRRR] concealed; turn DE"
    )
    game.do("DE: advance x", "DE: go C07")
    assert "concealed" not in game.unit("x")


@pytest.mark.parametrize(
    ("terrain", "hidden"),
    [("woods", True), ("building", True), ("rough", True), ("bridge", True), ("clear", False), ("stream", False)],
)
def test_in_sight_only_cover_hides(terrain: str, hidden: bool) -> None:
    """[TOI-CONCEAL-08] [TOI-CONCEAL-09] [TOI-R-78] Smoke does not."""
    ground = f"map 15x15 stream=fordable; terrain C08=woods C07={terrain}; smoke C07; "
    game = Table(ground + "US a @C05 [R] fatigued; DE x @C08 [RRRR] concealed; turn DE")
    game.do("DE: advance x", "DE: go C07")
    assert ("concealed" in game.unit("x")) == hidden


def test_out_of_sight_nothing_reveals(table: TableOf) -> None:
    """[TOI-CONCEAL-08]"""
    game = table("terrain C08=woods C05=woods; US a @C03 [R]; DE x @C08 [RRRR] concealed; turn DE")
    game.do("DE: advance x", "DE: go C07")
    assert "concealed" in game.unit("x")


def test_neighbours_find_each_other_at_the_end_of_the_status_phase(table: TableOf) -> None:
    """[TOI-CONCEAL-10] Even in cover; and not before."""
    start = WOODS + "US a @C07 [R]; DE x @C08 [RRRR] concealed; round 1 rounds=8; "
    game = table(start)
    assert "concealed" in game.unit("x")
    game = table(start + "at round")
    assert "concealed" not in game.unit("x")


def test_a_control_check_reveals(table: TableOf) -> None:
    """[TOI-R-78] A concealed squad on an objective is revealed, then counts."""
    game = table(WOODS + "US a @O15 [R]; DE x @C08 [RRRR] concealed; objective C08 victory vp=1; at control")
    assert "concealed" not in game.unit("x")
    assert game.lines("control") == ["C08=de"]


def test_getting_in_reveals(table: TableOf) -> None:
    """[TOI-R-25]"""
    game = table(WOODS + "US a @O15 [R]; DE x @C08 [RRRR] concealed; DE h @C08 sdkfz251; turn DE")
    game.do("DE: advance x", "DE: embark h")
    assert game.unit("x") == "[RRRR] fatigued good in=h"


def test_mines_do_not_halve_a_defence(table: TableOf) -> None:
    """[TOI-R-100] Attacks from the hex are halved, the defence of the hex is not."""
    game = table("mines C06; US a @C05 [RRRR]; DE x @C06 [RRRR]; ")
    game.do("US: assault a", "US: storm C06", "US: strike")
    game.dice(1, 1, 1, 1)
    assert "4" in game.lines("at")[0]
