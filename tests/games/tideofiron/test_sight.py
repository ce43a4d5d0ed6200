"""Line of sight, held to a reckoning by fractions; range bands and heights."""

import json
import os
import random
from pathlib import Path

import pytest

from tests.games.tideofiron.by_fractions import Country, axial, paths
from tests.games.tideofiron.grounds import ground, random_ground
from warbox.games.tideofiron.map.ground import Ground
from warbox.games.tideofiron.map.sight import FAR, band, blocker, field, height_bonus, sees
from warbox.games.tideofiron.pieces.box import CLOSE, LONG, NORMAL, OUT
from warbox.games.tideofiron.pieces.terrain import BLOCKS, CHARS

PAIRS = 120_000 if int(os.environ.get("WARBOX_THOROUGH", "1")) > 1 else 2_000


def clear(board: Ground, one: str, other: str, smoke: str = "", farthest: int = FAR) -> bool:
    """Whether both see each other; they must agree."""
    hidden = [board.cell(label) for label in smoke.split()]
    a, b = board.cell(one), board.cell(other)
    seen = sees(board, hidden, farthest, a, b)
    assert sees(board, hidden, farthest, b, a) == seen
    assert (blocker(board, hidden, farthest, a, b) is None) == seen
    assert field(board, hidden, farthest, a)[b] == seen
    return seen


def blocking(board: Ground, one: str, other: str, smoke: str = "", farthest: int = FAR) -> str:
    """The hexes that block, with their rules."""
    block = blocker(board, [board.cell(label) for label in smoke.split()], farthest, board.cell(one), board.cell(other))
    assert block is not None
    cells = [board.label(cell) for cell in block.cells] or ["-"]
    return " ".join(f"{cell}:{rule[4:]}" for cell, rule in zip(cells, block.rules, strict=True))


def country(board: Ground, smoke: list[int]) -> Country:
    levels = {board.labels[cell]: level for cell, level in enumerate(board.level)}
    solid = {board.labels[cell] for cell, kind in enumerate(board.terrain) if BLOCKS[kind] or cell in smoke}
    return Country(levels, solid, board.low_terrain_blocks)


def test_sight_is_what_fractions_say() -> None:
    """[TOI-LOS-18] [TOI-GEO-06] [TOI-GEO-07] [TOI-GEO-08] [TOI-GEO-10] [TOI-GEO-11] [TOI-R-26] [TOI-R-27] [TOI-R-28]
    Random maps with hills, woods, buildings and smoke: two reckonings, and both directions, agree."""
    chance = random.Random(12)
    levels: set[tuple[int, int]] = set()
    blocked = 0
    for number in range(PAIRS):
        if number % 200 == 0:
            wide = number % 1000 == 0 or PAIRS > 100_000  # lines worked out by fractions take their time
            columns, rows = (22, 18) if wide else (13, 11)
            board = random_ground(chance, chance.randint(1, columns), chance.randint(1, rows))
            smoke = [chance.randrange(board.size) for _ in range(chance.choice([0, 0, 3, 6]))]
            other_way = country(board, smoke)
        a, b = chance.randrange(board.size), chance.randrange(board.size)
        expected = other_way.sees(board.labels[a], board.labels[b])
        assert sees(board, smoke, FAR, a, b) == expected, (board.terrain, board.level, smoke, a, b)
        assert sees(board, smoke, FAR, b, a) == expected
        assert (blocker(board, smoke, FAR, a, b) is None) == expected
        levels.add((board.level[a], board.level[b]))
        blocked += not expected
    assert len(levels) == 9
    assert PAIRS // 5 < blocked < PAIRS * 4 // 5


def test_a_blocking_hex_lies_on_the_line_and_blocks_by_itself() -> None:
    """[TOI-LOS-05] What is named is what blocks: without the hexes named, and with everything else flat and bare, the
    line is clear; with them alone it is not."""
    chance = random.Random(5)
    named = 0
    for _ in range(400):
        board = random_ground(chance, 16, 14)
        a, b = chance.randrange(board.size), chance.randrange(board.size)
        block = blocker(board, [], FAR, a, b)
        if block is None:
            continue
        named += 1
        keep = {a, b, *block.cells}
        terrain = [kind if cell in keep else 0 for cell, kind in enumerate(board.terrain)]
        level = [high if cell in keep else 0 for cell, high in enumerate(board.level)]
        bare = Ground(board.columns, board.rows, terrain, level, board.links, 0, board.low_terrain_blocks)
        assert not sees(bare, [], FAR, a, b)
        for way in paths(board.q[b] - board.q[a], board.r[b] - board.r[a]):
            there = {(board.q[a] + q, board.r[a] + r) for q, r in way}
            assert there & {axial(board.labels[cell]) for cell in block.cells}
    assert named > 100


@pytest.mark.parametrize("name", ["woods", "building"])
def test_woods_and_buildings_block_on_one_level(name: str) -> None:
    """[TOI-LOS-03] [TOI-LOS-04] [TOI-LOS-07] [TOI-TERRAIN-02] Between the ends, not in them."""
    assert not clear(ground(f"C07={name}"), "C05", "C09")
    assert blocking(ground(f"C07={name}"), "C05", "C09") == "C07:LOS-03"
    assert clear(ground(f"C05={name} C09={name}"), "C05", "C09")
    assert clear(ground(f"D07={name}"), "C05", "C09")


@pytest.mark.parametrize("name", ["clear", "rough", "bridge", "pond", "stream"])
def test_other_terrain_does_not_block(name: str) -> None:
    """[TOI-TERRAIN-03] [TOI-TERRAIN-04] [TOI-TERRAIN-09] [TOI-TERRAIN-13] [TOI-TERRAIN-14] [TOI-TERRAIN-08]"""
    assert clear(ground(f"C07={name}", depth="deep"), "C05", "C09")


def test_smoke_blocks_while_it_lies() -> None:
    """[TOI-LOS-06] [TOI-FORT-29] [TOI-LOS-07]"""
    board = ground()
    assert clear(board, "C05", "C09")
    assert not clear(board, "C05", "C09", "C07")
    assert blocking(board, "C05", "C09", "C07") == "C07:LOS-06"
    assert clear(board, "C05", "C09", "C05 C09 D07")
    assert clear(board, "C05", "C09")


@pytest.mark.parametrize(
    ("solid", "seen"),
    [
        ("D04=woods", True),
        ("D05=woods", True),
        ("D04=woods D05=woods", False),
        ("D04=woods F05=woods", False),
        ("D04=woods F04=woods", True),
        ("E05=woods", False),
        ("D04:L1 F05=woods", False),
    ],
)
def test_along_hexsides_both_sides_must_be_blocked(solid: str, seen: bool) -> None:
    """[TOI-LOS-08] [TOI-R-27] C05 to G05 runs between D04 and D05, through E05, between F04 and F05: anywhere on each
    side counts."""
    assert clear(ground(solid), "C05", "G05") == seen


def test_both_blocking_hexes_of_a_line_along_hexsides_are_named() -> None:
    """[TOI-LOS-08]"""
    assert blocking(ground("D04=woods F05=building"), "C05", "G05") == "D04:LOS-03 F05:LOS-03"
    assert blocking(ground("E05=woods"), "C05", "G05") == "E05:LOS-03"


def test_hexes_beyond_the_map_are_clear() -> None:
    """[TOI-R-28] A01 to C01 runs along B01 and the half hex above it."""
    assert clear(ground("B01=woods"), "A01", "C01")
    assert not clear(ground("B02=woods B03=woods"), "A03", "C03")


def test_a_corner_is_no_crossing() -> None:
    """[TOI-R-26] [TOI-GEO-07] A line with (dq, dr) = (5, -4) touches hexes in a corner only."""
    board = ground()
    a = board.cell("C10")
    b = board.index(board.q[a] + 5, board.r[a] - 4)
    touched = []
    for cell in range(board.size):
        woods = ground(f"{board.labels[cell]}=woods")
        if cell not in (a, b) and not sees(woods, [], FAR, a, b):
            touched.append(woods.labels[cell])
    listed = paths(5, -4)[0]
    assert sorted(touched) == sorted(board.labels[board.index(board.q[a] + q, board.r[a] + r)] for q, r in listed)


@pytest.mark.parametrize(
    ("high", "seen"),
    [("C05:L1", {"C09": False, "C10": False, "C11": True}), ("C05:L2", {"C09": False, "C10": True, "C11": True})],
)
def test_hexes_behind_the_nearest_obstacle_are_blind(high: str, seen: dict[str, bool]) -> None:
    """[TOI-EX-24] [TOI-LOS-09] [TOI-LOS-10] [TOI-LOS-11] [TOI-LOS-12] [TOI-R-30] Woods in C08."""
    board = ground(f"{high} C08=woods")
    assert {label: clear(board, "C05", label) for label in seen} == seen
    assert clear(board, "C05", "C08")
    assert clear(ground(high), "C05", "C09")


def test_the_rule_of_a_blind_hex() -> None:
    assert blocking(ground("C05:L1 C08=woods"), "C05", "C10") == "C08:LOS-11"
    assert blocking(ground("C05:L2 C08=woods"), "C09", "C05") == "C08:LOS-12"


def test_other_obstacles_farther_from_the_lower_unit_do_not_matter() -> None:
    """[TOI-LOS-13] Woods in C07 and C08: C11 is three hexes behind the nearest."""
    assert clear(ground("C05:L1 C07=woods C08=woods"), "C05", "C11")
    assert not clear(ground("C05:L1 C07=woods C09=woods"), "C05", "C11")


def test_a_hill_between_the_levels_is_an_obstacle() -> None:
    """[TOI-LOS-14] [TOI-R-32] [TOI-TERRAIN-15] A hill as high as the upper unit, or lower but above the lower one."""
    assert not clear(ground("C05:L1 C08:L1"), "C05", "C09")
    assert not clear(ground("C05:L1 C08:L1"), "C05", "C10")
    assert clear(ground("C05:L1 C08:L1"), "C05", "C11")
    assert not clear(ground("C05:L2 C08:L1"), "C05", "C09")
    assert clear(ground("C05:L2 C08:L1"), "C05", "C10")
    # on the lower unit's own level it is none
    assert clear(ground("C05:L2 C08:L1 C09:L1"), "C05", "C09")


def test_a_height_above_both_always_blocks() -> None:
    """[TOI-LOS-15] [TOI-LOS-04] Whatever the distances."""
    assert not clear(ground("C08:L1"), "C03", "C13")
    assert not clear(ground("C03:L1 C08:L2"), "C03", "C13")
    assert blocking(ground("C03:L1 C08:L2"), "C03", "C13") == "C08:LOS-15"
    assert clear(ground("C03:L1 C13:L1 C08:L1"), "C03", "C13")


@pytest.mark.parametrize("levels", ["C05:L0 C06:L2", "C05:L2 C06:L0", "C05:L1 C06:L2", "C05:L2 C06:L2"])
def test_neighbours_always_see_each_other(levels: str) -> None:
    """[TOI-LOS-16] [TOI-R-93] Across a cliff, in woods, in smoke."""
    assert clear(ground(levels + " C05=woods C06=building"), "C05", "C06", "C05")


def test_from_a_plateau_one_sees_down_only_at_its_edge() -> None:
    """[TOI-LOS-17] [TOI-R-31] The hex in front is as high as the upper unit's."""
    plateau = ground("C05:L1 C06:L1")
    assert not clear(plateau, "C05", "C12")
    assert blocking(plateau, "C12", "C05") == "C06:LOS-17"
    assert clear(plateau, "C06", "C12")
    assert clear(ground("C05:L2 C06:L1"), "C05", "C12")
    assert clear(ground("C05:L1 C07:L1"), "C05", "C12")  # not the hex in front
    # along hexsides both hexes in front must be so high
    assert clear(ground("C05:L1 D04:L1"), "C05", "G05")
    assert not clear(ground("C05:L1 D04:L1 D05:L1"), "C05", "G05")


def test_low_woods_block_heights_unless_the_scenario_says_otherwise() -> None:
    """[TOI-R-29] [TOI-GEO-11]"""
    words = "C03:L1 C13:L1 C08=woods"
    assert not clear(ground(words), "C03", "C13")
    assert clear(ground(words, low_blocks=False), "C03", "C13")
    assert not clear(ground(words + " C08:L1", low_blocks=False), "C03", "C13")
    assert not clear(ground("C03:L2 C13:L1 C12=woods"), "C03", "C13")
    assert clear(ground("C03:L2 C13:L1 C12=woods", low_blocks=False), "C03", "C13")
    assert not clear(ground("C08=woods", low_blocks=False), "C03", "C13")


def test_in_fog_nobody_sees_far() -> None:
    """[TOI-OPERATION-01] Four hexes, and woods block nevertheless."""
    board = ground("D05=woods D06=woods")
    assert clear(board, "C05", "C09", farthest=4)
    assert not clear(board, "C05", "C10", farthest=4)
    assert blocking(board, "C05", "C10", farthest=4) == "-:OPERATION-01"
    assert not clear(board, "C05", "F07", farthest=4)


def test_bands() -> None:
    """[TOI-GEO-12] [TOI-RANGE-01] [TOI-RANGE-02] [TOI-RANGE-03] [TOI-RANGE-04] [TOI-RANGE-05]"""
    assert [band(4, far) for far in range(10)] == [CLOSE] * 2 + [NORMAL] * 3 + [LONG] * 4 + [OUT]
    assert [band(1, far) for far in range(4)] == [CLOSE, CLOSE, LONG, OUT]
    assert band(0, 1) == OUT


def test_who_stands_higher_reaches_farther_once() -> None:
    """[TOI-RANGE-09] [TOI-RANGE-10] [TOI-TERRAIN-20] [TOI-R-17]"""
    board = ground("C05:L2 C06:L1")
    a, b, c = board.cell("C05"), board.cell("C06"), board.cell("C09")
    assert [height_bonus(board, a, c), height_bonus(board, a, b), height_bonus(board, b, c)] == [1, 1, 1]
    assert [height_bonus(board, c, a), height_bonus(board, c, c)] == [0, 0]


def test_the_pairs_that_the_page_is_held_to() -> None:
    """`sight.json` has lines of sight with what blocks them; the page reckons the same for display."""
    for said in json.loads((Path(__file__).parent / "sight.json").read_text(encoding="utf-8")):
        signs, levels = "".join(said["terrain"]), "".join(said["levels"])
        terrain = [CHARS.index(sign) for sign in signs]
        level = [int(sign) for sign in levels]
        links = [0] * len(signs)
        board = Ground(said["cols"], said["rows"], terrain, level, links, 1, said["low_terrain_blocks"])
        smoke = [board.cell(label) for label in said["smoke"]]
        for one, other, seen, blocks in said["pairs"]:
            a, b = board.cell(one), board.cell(other)
            assert sees(board, smoke, FAR, a, b) == seen
            block = blocker(board, smoke, FAR, a, b)
            named = (
                []
                if block is None
                else [[board.label(cell), rule] for cell, rule in zip(block.cells, block.rules, strict=True)]
            )
            assert named == blocks


@pytest.mark.parametrize(
    ("ends", "crossed", "left", "right"),
    [
        ("C05 C09", "C06 C07 C08", "", ""),
        ("C05 E05", "", "D04", "D05"),
        ("C05 G05", "E05", "D04 F04", "D05 F05"),
        ("C05 E08", "D06", "D05 E07", "C06 D07"),
        ("C05 F07", "D05 D06 E06 E07", "", ""),
        ("C05 G08", "D05 E06 E07 F07", "", ""),
        ("C05 H05", "D05 E05 F05 G05", "", ""),
        ("C05 H06", "D05 E06 F05 G06", "", ""),
    ],
)
def test_what_blocks_which_line(ends: str, crossed: str, left: str, right: str) -> None:
    """[TOI-GEO-09] The examples of the catalog: woods in a crossed hex block, on one side of a hexside they do not."""
    one, other = ends.split()
    for label in crossed.split():
        assert not clear(ground(f"{label}=woods"), one, other)
    for label in (left + " " + right).split():
        assert clear(ground(f"{label}=woods"), one, other)
    for first in left.split():
        for second in right.split():
            assert not clear(ground(f"{first}=woods {second}=woods"), one, other)
    named = set((crossed + " " + left + " " + right).split()) | set(ends.split())
    others = [label for label in ground().labels if label not in named]
    assert clear(ground(" ".join(f"{label}=woods" for label in others)), one, other)
