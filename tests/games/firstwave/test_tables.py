"""Tables: what a file may say, every fault, files there and back."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.firstwave.ground.random_tables import random_table
from warbox.games.firstwave.tables.table import empty_table, with_pieces
from warbox.games.firstwave.tables.table_file import READY_TABLES, read_table
from warbox.games.firstwave.tables.table_text import format_table, table_data
from warbox.games.firstwave.warbands.warband_file import read_warband
from warbox.games.firstwave.workshop import KINDS

DOCS = Path(__file__).parents[3] / "docs"
COVER = 'kind = "cover"\ncover = "heavy"\nheight = 20\n'
REST = "[[50, 50], [99, 99], [200, 200]]"
HOUSE = 'kind = "building"\nrect = [100, 100, 200, 200]\nheight = 60\n'


def faults_of(piece: str, head: str = "") -> list[tuple[str, str, str]]:
    table, faults = read_table(f"{head}\n[[piece]]\n{piece}", 0)
    assert table is not None
    return [(fault.kind, fault.place, fault.rule) for fault in faults]


@pytest.mark.parametrize(
    ("piece", "kind", "place", "rule"),
    [
        ("rect = [1, 1, 2, 2]", "missing", "kind", "FW-COVER-03"),
        ('kind = "tree"', "not-a-choice", "kind", "FW-COVER-03"),
        ('kind = "ground"\nrect = [0, 0, 9, 9]', "missing", "ground", "FW-COVER-03"),
        ('kind = "ground"\nground = "lava"\nrect = [0, 0, 9, 9]', "not-a-choice", "ground", "FW-COVER-03"),
        ('kind = "cover"\nheight = 20\nrect = [0, 0, 9, 9]', "missing", "cover", "FW-COVER-03"),
        ('kind = "cover"\ncover = "light"\nrect = [0, 0, 9, 9]', "missing", "height", "FW-COVER-03"),
        (COVER, "missing", "poly", "FW-COVER-03"),
        (f"{COVER}poly = [[0, 0], [9, 9]]", "point-count", "poly", "FW-COVER-03"),
        (f"{COVER}poly = [[0, 0], [9, 0], [9, 'x']]", "not-numbers", "poly[2]", "FW-COVER-03"),
        (f"{COVER}poly = [[0, 0], [90, 0], [20, 20], [0, 90]]", "not-convex", "poly", "FW-COVER-03"),
        (f"{COVER}poly = [[0, 0], [50, 0], [90, 0]]", "not-convex", "poly", "FW-COVER-03"),
        (f"{COVER}poly = [[0, 0], [9, 0], [9, 9], [0, 0], [9, 0], [9, 9]]", "not-convex", "poly", "FW-COVER-03"),
        (f"{COVER}rect = [9, 9, 9, 20]", "no-area", "rect", "FW-COVER-03"),
        (f"{COVER}rect = [590, 9, 610, 20]", "off-table", "rect", "FW-SCALE-03"),
        (f"{COVER}poly = [[0, 0], [700, 0], [0, 9]]", "off-table", "poly", "FW-SCALE-03"),
        (f"{COVER}rect = [0, 0, 9, 9]\npass = 'fly'", "not-a-choice", "pass", "FW-COVER-03"),
        (f"{COVER}rect = [0, 0, 9, 9]\ntop = 1", "not-a-flag", "top", "FW-COVER-03"),
        (f"{COVER}rect = [0, 0, 9, 9]\nrooms = []", "unknown-key", "rooms", "FW-COVER-03"),
        (f"{COVER.replace('20', '26')}rect = [0, 0, 9, 9]\npass = 'vault'", "vault-too-high", "height", "FW-MOVE-07"),
        (f"{COVER}rect = [0, 0, 9, 9]\nid = 'a b'", "not-an-id", "id", "FW-COVER-03"),
        ('kind = "building"\nheight = 60', "missing", "rect", "FW-COVER-03"),
        (
            f"{HOUSE}doors = [{{ rect = [190, 120, 206, 140], z = [0, 36] }}]",
            "outside-building",
            "doors[0].rect",
            "FW-COVER-03",
        ),
        (f"{HOUSE}doors = [{{ rect = [190, 120, 200, 140], z = [36, 36] }}]", "no-height", "doors[0].z", "FW-COVER-03"),
        (
            f"{HOUSE}doors = [{{ rect = [190, 120, 200, 140], z = [0, 61] }}]",
            "not-numbers",
            "doors[0].z",
            "FW-COVER-03",
        ),
        (
            f"{HOUSE}rooms = [{{ id = 'P1', rect = [106, 106, 194, 194], z = [0, 54] }}]",
            "id-twice",
            "rooms[0].id",
            "FW-COVER-03",
        ),
        (f"{HOUSE}ladders = [{{ at = [90, 120], z = [0, 60] }}]", "outside-building", "ladders[0].at", "FW-COVER-03"),
    ],
)
def test_a_fault_of_a_piece_is_named_with_its_place_and_rule(piece: str, kind: str, place: str, rule: str) -> None:
    """[FW-SCALE-03] [FW-COVER-03] [FW-MOVE-07] [FW-R-21]"""
    assert faults_of(piece) == [(kind, f"piece[0].{place}", rule)]


@pytest.mark.parametrize(
    ("text", "kind", "place", "rule"),
    [
        ("size = [599, 600]", "not-numbers", "size", "FW-SCALE-03"),
        ("size = [600, 901]", "not-numbers", "size", "FW-SCALE-03"),
        ("size = 600", "not-numbers", "size", "FW-SCALE-03"),
        ("tokens = 3", "not-a-table", "tokens", "FW-COVER-03"),
        ("hat = 1", "unknown-key", "hat", "FW-COVER-03"),
        ("piece = [3]", "not-a-table", "piece[0]", "FW-COVER-03"),
        (f"[tokens]\nA = [[9, 300], [300, 300], [400, 300]]\nB = {REST}", "off-table", "tokens.A[0]", "FW-R-56"),
        (f"[tokens]\nA = [[300, 300], [300, 319], [400, 300]]\nB = {REST}", "token-overlaps", "tokens.A[1]", "FW-R-56"),
        (f"[tokens]\nA = [[300, 300], [400, 300]]\nB = {REST}", "token-count", "tokens.A", "FW-SETUP-04"),
    ],
)  # fmt: skip
def test_a_fault_of_the_table_is_named(text: str, kind: str, place: str, rule: str) -> None:
    """[FW-SCALE-03] [FW-SETUP-04] [FW-R-56]"""
    _, faults = read_table(text, 0)
    assert [(fault.kind, fault.place, fault.rule) for fault in faults] == [(kind, place, rule)]


def test_a_token_lies_on_no_obstacle() -> None:
    """[FW-R-56] A base of 20 mm: 10 mm from the wall is free, 9 is not; a room and a wood are free."""
    wall = f"{COVER}rect = [300, 310, 400, 320]"
    tokens = "tokens = {{ A = [[350, {y}], [50, 50], [99, 99]], B = [[500, 50], [500, 99], [500, 150]] }}"
    assert faults_of(wall, tokens.format(y=300)) == []
    assert faults_of(wall, tokens.format(y=301)) == [("token-overlaps", "tokens.A[0]", "FW-R-56")]
    assert faults_of(f"{wall}\npass = 'free'", tokens.format(y=315)) == []


def test_a_table_has_ten_pieces_besides_roads() -> None:
    """[FW-SCALE-05]"""
    pieces = "".join(f"[[piece]]\n{COVER}rect = [{10 * n}, 0, {10 * n + 5}, 5]\n" for n in range(9))
    road = "[[piece]]\nkind = 'ground'\nground = 'road'\nrect = [0, 100, 600, 120]\n"
    _, nine = read_table(pieces + road)
    assert [(fault.kind, fault.rule, fault.facts["count"]) for fault in nine] == [("too-few-pieces", "FW-SCALE-05", 9)]
    mud = road.replace("road", "difficult")
    assert read_table(pieces + road + mud)[1] == []
    assert read_table(pieces, 0)[1] == []


def test_all_faults_are_named_at_once() -> None:
    table, faults = read_table(
        f"size = [1, 2]\n[[piece]]\nid = 'x'\n{COVER}\n[[piece]]\nid = 'x'\n{HOUSE}doors = [{{}}]"
    )
    assert table is not None
    assert [(fault.kind, fault.place, fault.spots) for fault in faults] == [
        ("not-numbers", "size", []),
        ("missing", "piece[0].poly", ["x"]),
        ("id-twice", "piece[1].id", ["x"]),
        ("not-numbers", "piece[1].doors[0].rect", ["x"]),
        ("not-numbers", "piece[1].doors[0].z", ["x"]),
        ("too-few-pieces", "piece", []),
    ]


@pytest.mark.parametrize("text", ["[[piece", "x" * 20_001, "[[table]]\n[[table]]", "table = 3", "piece = 3"])
def test_a_broken_file_is_a_fault_and_no_error(text: str) -> None:
    assert read_table(text)[1]


def test_a_clockwise_polygon_is_turned_round() -> None:
    table, faults = read_table(f"[[piece]]\n{COVER}poly = [[0, 0], [0, 9], [9, 9], [9, 0]]", 0)
    assert table is not None
    assert faults == []
    assert list(table.pieces[0].points) == [9, 0, 9, 9, 0, 9, 0, 0]


@pytest.mark.parametrize("name", list(READY_TABLES))
def test_the_canonical_file_of_a_ready_table_says_the_same(name: str) -> None:
    text = format_table(READY_TABLES[name])
    table, faults = read_table(text)
    assert table is not None
    assert faults == []
    assert format_table(table) == text
    assert table_data(table) == table_data(READY_TABLES[name])


def test_the_canonical_file_of_any_table_says_the_same() -> None:
    rng = Random("files")
    for _ in range(40):
        table = random_table(rng)
        again, faults = read_table(format_table(table), 0)
        assert again is not None
        assert faults == []
        assert table_data(again) == table_data(table)


def test_the_catalogs_form_is_read_too() -> None:
    text = f"[[table]]\nid = 'T9'\nsize = [600, 600]\nstatus = 'house'\n[[table.piece]]\n{COVER}rect = [0, 0, 9, 9]"
    table, faults = read_table(text, 0)
    assert table is not None
    assert (table.id, len(table.pieces), faults) == ("T9", 1, [])


def test_pieces_can_be_put_elsewhere() -> None:
    """[FW-SETUP-03] Rooms, doors, windows and ladders go with their building."""
    house = READY_TABLES["T3"].buildings[0]
    moved = house.moved(-100, 50)
    assert (moved.x0, moved.y0, moved.x1, moved.y1) == (120, 280, 280, 420)
    assert (moved.rooms[0].box.x0, moved.doors[0].y0, moved.windows[0].x1) == (126, 280, 220)
    assert (moved.ladders[0].x, moved.ladders[0].y) == (250, 395)
    table = with_pieces(empty_table(), [moved])
    assert table.rooms[2].id == "T3-01c"
    assert table.room_number("T3-01b") == 1


def test_walls_are_what_rooms_and_doors_leave() -> None:
    """G-13 At z = 0 the doors are open, at z = 40 they are wall, windows always are."""
    diner = READY_TABLES["T1"].buildings[0]
    for z, hollow in ((0, 2 * 71 * 98 + 3 * 50 * 6), (40, 2 * 71 * 98), (58, 0)):
        area = sum((wall.x1 - wall.x0) * (wall.y1 - wall.y0) for wall in diner.walls_at(z))
        assert area == 160 * 110 - hollow


def test_the_workshop_reads_a_table() -> None:
    kind = KINDS[1]
    text = format_table(READY_TABLES["T1"])
    assert kind.is_one(text)
    assert not kind.is_one("fighter = []")
    made = kind.read(text, {})
    data: Any = made.data
    assert (made.faults, made.value, data["table"]["id"]) == ([], text, "T1")
    assert made.names == {"en": "Crossroads diner", "fr": "Le routier du carrefour"}
    assert made.facts == {"pieces": 13, "width": 600, "height": 600}
    assert kind.read("[[piece]]", {}).faults


def test_the_workshop_tells_what_is_seen_from_one_place_to_another() -> None:
    """[FW-LOS-06] [FW-COVER-05] Through the diner nothing is seen, over the low wall heavy cover, up the road all."""
    text = format_table(READY_TABLES["T1"])
    told: list[Any] = [
        KINDS[1].read(text, {"look": look}).data.get("look")
        for look in ("100,60>100,300", "300,200>400,360", "300,50>300,150", "300,50>700,150", "300,50>", "nonsense")
    ]
    assert [one["seen"] for one in told[:3]] == [False, True, True]
    assert [(one["cover"], bool(one["by"])) for one in told[1:3]] == [("heavy", True), ("none", False)]
    assert told[2]["gap"] == 7500
    assert len(told[2]["rays"]) == 27
    assert told[3:] == [None, None, None]


@pytest.mark.parametrize(("page", "name"), [("tables.md", "yard"), ("warbands.md", "Road crew")])
def test_the_examples_of_the_docs_are_right(page: str, name: str) -> None:
    text = (DOCS / page).read_text("utf-8").split("```toml\n")[1].split("```")[0]
    assert name in text
    assert tomllib.loads(text)
    faults = read_table(text, 0)[1] if page == "tables.md" else read_warband(text)[1]
    assert faults == []
