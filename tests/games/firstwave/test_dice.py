"""Every face of every die that decides something."""

import pytest

from tests.games.firstwave.table import Table

FACES = range(1, 7)


@pytest.mark.parametrize("value", [3, 4, 5])
@pytest.mark.parametrize("face", FACES)
def test_a_die_of_a_shot(value: int, face: int) -> None:
    """[FW-STATS-01] [FW-STATS-06] [FW-SHOOT-13] T or more is a success, a 6 is two."""
    table = Table(f"A1 @100,100 T{value} weapons=bow; B1 @100,300; at act A1").do("A: shoot A1>B1")
    fails = value - 1
    table.roll(f"{face} {fails} {fails}")
    assert table.event("shot-rolled")["successes"] == (2 if face == 6 else int(face >= value))
    assert table.event("shot-rolled")["ones"] == int(face == 1)


@pytest.mark.parametrize("value", [3, 4, 5])
@pytest.mark.parametrize("face", FACES)
def test_a_die_of_a_melee(value: int, face: int) -> None:
    """[FW-STATS-02] [FW-MELEE-05] [FW-MELEE-08] Three dice each; C or more is a success, a 6 is two."""
    table = Table(f"A1 @100,100 C{value}; B1 @125,100; at act A1").do("A: melee A1>B1")
    assert table.asks() == "* attack"
    table.roll(f"{face} 1 1")
    assert table.event("melee-rolled")["successes"] == (2 if face == 6 else int(face >= value))
    assert table.asks() == "* defence"
    table.roll("1 1 1")


@pytest.mark.parametrize("value", [3, 4, 5])
def test_every_fall_test(value: int) -> None:
    """[FW-FALL-01] [FW-FALL-03] [FW-FALL-04] [FW-CLIMB-02] Two dice, both strictly below C: it falls, with a stunned
    marker."""
    for one in FACES:
        for two in FACES:
            table = Table(
                f"piece heavy climb top rect=300,100,400,200 height=200; A1 @287,150 C{value}; B1 @50,50; at act A1"
            ).do("A: move A1 287,150,100 risky")
            table.roll(f"{one} {two}")
            falls = one < value and two < value
            assert table.states("A1") == ({"wounds": 1, "stunned": 1, "activated": 1} if falls else {"activated": 1})
            assert table.figure("A1")["z"] == (0 if falls else 100)


@pytest.mark.parametrize(
    ("start", "top", "wounds"), [(0, 1, 1), (0, 100, 1), (1, 101, 2), (100, 200, 2), (101, 201, 3)]
)
def test_begun_slices_of_a_fall(start: int, top: int, wounds: int) -> None:
    """[FW-FALL-02] [FW-R-16] One wound for each slice of 100 mm, begun ones too, from the highest point to the foot."""
    place = f"@287,150,{start} hanging" if start else "@287,150"
    table = Table(
        f"piece heavy climb top rect=300,100,400,200 height=250; A1 {place} C4 equipment=armour; B1 @50,50; at act A1"
    )
    table.do(f"A: move A1 287,150,{top} risky").roll("1 1")
    assert table.states("A1") == {"wounds": wounds, "stunned": 1, "activated": 1}
    assert table.figure("A1")["z"] == 0


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(
    ("words", "hurt"), [("", 1), ("wounds=1", 2), ("equipment=armour wounds=1", 1), ("equipment=armour wounds=2", 2)]
)
def test_a_die_of_swimming(face: int, words: str, hurt: int) -> None:
    """[FW-SWIM-01] [FW-SWIM-02] [FW-SWIM-03] [FW-R-09] [FW-R-11] [FW-R-20] A 1 hurts, for the impaired a 2, too; one
    die, whoever swims."""
    table = Table(f"piece lake water rect=0,0,600,600; A1 @100,100 {words}; B1 @500,500; at act A1")
    before = table.figure("A1")["wounds"]
    table.do("A: move A1 200,100")
    assert table.asks() == "* swim"
    table.roll(str(face))
    assert table.figure("A1")["wounds"] == before + int(face <= hurt)


@pytest.mark.parametrize("markers", [1, 2, 3, 4])
@pytest.mark.parametrize("face", FACES)
def test_every_infection_test(markers: int, face: int) -> None:
    """[FW-STATE-11] [FW-BESTIARY-05] [FW-BESTIARY-06] [FW-R-52] [FW-R-53] The die and one for each marker: 5 or more
    turns."""
    table = Table(f"A1 @100,100 infection={markers}; A2 @300,300; B1 @500,500; at activate A").do("A: activate A1")
    table.roll(str(face))
    turned = face + markers >= 5
    assert table.figure("A1")["gone"] == ("turned" if turned else "")
    assert table.asks() == ("B activate" if turned else "A act")
    if turned:
        assert (table.figure("N1")["kind"], table.figure("N1")["base"]) == ("infected_human", 25)


@pytest.mark.parametrize("face", FACES)
def test_every_fire_test(face: int) -> None:
    """[FW-STATE-13] [FW-STATE-14] 5 and 6 burn and keep the marker, the others put it out."""
    table = Table("A1 @100,100 fire; B1 @500,500; at fires").roll(str(face))
    assert table.states("A1") == ({"wounds": 1, "fire": 1} if face >= 5 else {})


@pytest.mark.parametrize("face", FACES)
def test_every_plating_die(face: int) -> None:
    """[FW-BESTIARY-11] 4 or more: disoriented instead of immobilised."""
    table = Table("A1 @100,100 T4 weapons=rifle; N1 robot_construction @100,300; B1 @500,500; at act A1")
    table.do("A: shoot A1>N1").roll("4 4 4 2 2", str(face))
    assert table.states("N1") == ({"disoriented": 1} if face >= 4 else {"immobilised": 1})


@pytest.mark.parametrize("face", FACES)
def test_every_poison_die(face: int) -> None:
    """[FW-MUNITION-07] [FW-R-112] 5 and 6: one more wound, and no further die."""
    table = Table("A1 @100,100 T4 weapons=bow+poison; B1 @100,300; at act A1").do("A: shoot A1>B1 bow+poison")
    table.roll("4 4 2", str(face))
    assert table.figure("B1")["wounds"] == (2 if face >= 5 else 1)
    assert table.asks() == "A act"


@pytest.mark.parametrize("face", FACES)
def test_every_limited_ammo_die(face: int) -> None:
    """[FW-AMMO-03] [FW-WEAPON-21] [FW-R-85] Only a 1 empties the weapon."""
    table = Table("A1 @100,100 T4 weapons=smg; B1 @100,200; at act A1").do("A: shoot A1>B1")
    table.roll("4 2 2 2 2 2", str(face))
    assert table.figure("A1")["weapons"][0]["out"] == (face == 1)


@pytest.mark.parametrize("ones", range(4))
@pytest.mark.parametrize("hits", range(4))
def test_ones_against_successes(ones: int, hits: int) -> None:
    """[FW-AMMO-01] [FW-AMMO-02] [FW-R-45] More 1s than successes empty the weapon; equal numbers do not, nor do
    wounds count."""
    if ones + hits > 5:
        return
    table = Table("A1 @100,100 T4 weapons=rifle; B1 @100,300; B2 @500,500; at act A1").do("A: shoot A1>B1")
    table.roll(" ".join(["1"] * ones + ["4"] * hits + ["2"] * (5 - ones - hits)))
    assert table.figure("A1")["weapons"][0]["out"] == (ones > hits)
    if ones > hits:
        assert table.refused("A: shoot A1>B1") == "FW-AMMO-01"


SHOTS = {
    "B1 @100,300": ["", "stunned", "wounds", "wounds", "eliminated", "eliminated"],
    "N1 infected_human @100,300": ["", "disoriented", "immobilised", "immobilised", "eliminated", "eliminated"],
    "N1 robot_domestic @100,300": ["", "disoriented", "disoriented", "immobilised", "immobilised", "eliminated"],
}


@pytest.mark.parametrize("target", SHOTS)
@pytest.mark.parametrize("hits", range(6))
def test_the_three_shooting_tables(target: str, hits: int) -> None:
    """[FW-SHOOT-14] [FW-SHOOT-15] [FW-SHOOT-16] [FW-STATS-05] [FW-R-48] The column of the target's type."""
    name = target.split(maxsplit=1)[0]
    table = Table(
        f"A1 @100,100 T4 weapons=rifle; {target}; B2 @500,500; at act A1".replace(
            "; B2", "; B1" if name == "N1" else "; B2"
        )
    )
    table.do(f"A: shoot A1>{name}").roll(" ".join(["4"] * hits + ["2"] * (5 - hits)))
    effect = SHOTS[target][hits]
    assert table.states(name) == ({effect: 1} if effect else {})


@pytest.mark.parametrize("difference", [1, 2, 3])
@pytest.mark.parametrize("target", ["B1 @125,100", "N1 infected_human @125,100", "N1 robot_domestic @128,100"])
def test_the_melee_table(difference: int, target: str) -> None:
    """[FW-MELEE-09] [FW-MELEE-11] [FW-MELEE-12] 1 and 2 wound a survivor and immobilise others, 3 eliminate."""
    name = target.split(maxsplit=1)[0]
    rest = "B1 @500,500; " if name == "N1" else "B2 @500,500; "
    table = Table(f"A1 @100,100 C4; {target}; {rest}at act A1").do(f"A: melee A1>{name}")
    table.roll(" ".join(["4"] * difference + ["1"] * (3 - difference)), "1 1 1" if name == "B1" else "1 1 1 1")
    effect = "eliminated" if difference == 3 else "wounds" if name == "B1" else "immobilised"
    assert table.states(name) == {effect: 1, "melees": 1}
    assert table.event("melee-result")["difference"] == difference


def test_a_tie_is_the_attackers() -> None:
    """[FW-MELEE-10] [FW-R-38] With a difference of 1, at 0-0, too."""
    for faces in ("1 1 1", "4 1 1", "4 4 4"):
        table = Table("A1 @100,100; B1 @125,100; at act A1").do("A: melee A1>B1").roll(faces, faces)
        assert table.event("melee-result")["winner"] == "A1"
        assert table.figure("B1")["wounds"] == 1
        assert table.figure("A1")["wounds"] == 0


@pytest.mark.parametrize("one", FACES)
@pytest.mark.parametrize("two", FACES)
def test_every_arrival(one: int, two: int) -> None:
    """[FW-NPC-01] [FW-NPC-02] [FW-NPC-03] [FW-NPC-04] [FW-NPC-05] [FW-NPC-06] [FW-NPC-07] [FW-DICE-01] Two dice,
    summed; a D3 where the row says."""
    table = Table("A1 @100,100; B1 @500,500; tokens 100,120; at act A1").do("A: pickup A1").roll("1", f"{one} {two}")
    kinds = (
        ["none"] * 6
        + ["infected_human"] * 2
        + ["infected_dog", "robot_domestic", "robot_construction"]
        + ["robot_military"] * 2
    )
    kind = kinds[one + two]
    assert table.event("arrival")["npc"] == kind
    if kind == "none":
        assert table.asks() == "A act"
    elif kind in ("robot_domestic", "robot_construction"):
        assert table.asks() == "B place"
    else:
        table.roll(str(two))
        assert table.event("arrival-count")["count"] == (two + 1) // 2
        assert table.asks() == "B place"


FINDS = {
    1: ["empty"] * 6,
    2: ["empty"] * 6,
    3: ["new_ammunition"] * 6,
    4: ["amphetamine"] * 4 + ["activated_robot"] * 2,
    5: ["armour"] * 4 + ["shield"] * 2,
    6: ["trap"] * 2 + ["first_aid_kit"] * 4,
}


@pytest.mark.parametrize("first", FACES)
@pytest.mark.parametrize("second", FACES)
def test_every_find(first: int, second: int) -> None:
    """[FW-RESOURCE-01] [FW-RESOURCE-02] [FW-RESOURCE-03] [FW-RESOURCE-04] [FW-RESOURCE-05] [FW-RESOURCE-06]
    [FW-RESOURCE-07] [FW-RESOURCE-08] [FW-RESOURCE-09] [FW-RESOURCE-10] [FW-RESOURCE-11] [FW-RESOURCE-12] [FW-DICE-06]
    [FW-R-100] The table, its second die where a row has one, the effect on the finder, and always an arrival roll."""
    table = Table("A1 @100,100; B1 @500,500; tokens 100,120; at act A1").do("A: pickup A1")
    blocks = [str(first)] if first <= 3 else [str(first), str(second)]
    table.roll(*blocks)
    find = FINDS[first][second - 1]
    assert table.event("found")["find"] == find
    finder = table.figure("A1")
    assert finder["new_ammunition"] == finder["reroll"] == (find == "new_ammunition")
    assert finder["amphetamine"] == int(find == "amphetamine")
    assert finder["equipment"] == ([find] if find in ("armour", "shield") else [])
    assert finder["abilities"] == (["medic"] if find == "first_aid_kit" else [])
    assert finder["wounds"] == int(find == "trap")
    assert table.line("tokens") == "-"
    if find == "activated_robot":
        table.do("B: place 128,100")
        assert table.figure("N1")["kind"] == "robot_domestic"
    assert table.asks() == "* arrival"


@pytest.mark.parametrize("stunned", range(4))
@pytest.mark.parametrize("disoriented", range(4))
def test_lost_actions(stunned: int, disoriented: int) -> None:
    """[FW-STATE-01] [FW-STATE-02] [FW-STATE-03] [FW-STATE-04] [FW-R-22] [FW-R-23] [FW-ACTIVATE-01] [FW-ACTIVATE-07]
    [FW-ACTIVATE-08] An action for each marker; disorientation halves once."""
    if stunned + disoriented > 3:
        return
    table = Table(f"A1 @100,100 stunned={stunned} disoriented={disoriented}; A2 @300,300; B1 @500,500; at activate A")
    table.do("A: activate A1")
    assert table.states("A1") == {"activated": 1}
    left = 3 - stunned - disoriented
    if not left:
        assert table.asks() == "B activate"
        return
    assert f"actions={left}" in table.line("at").split()
    assert ("halved" in table.line("at").split()) == (disoriented > 0)
    reach = 50 if disoriented else 100
    assert table.refused(f"A: move A1 {101 + reach},100") == "FW-MOVE-05"
    table.do(f"A: move A1 {100 + reach},100")


@pytest.mark.parametrize(("a", "b"), [(1, 2), (6, 1), (3, 3)])
@pytest.mark.parametrize(("moment", "then"), [("initiative", "first"), ("deploy-roll", "deploy-first")])
def test_roll_offs(a: int, b: int, moment: str, then: str) -> None:
    """[FW-DICE-05] [FW-TURN-02] [FW-TURN-03] [FW-DEPLOY-01] [FW-R-94] A's die, then B's; equal ones are rolled
    again."""
    place = "waiting" if moment == "deploy-roll" else ""
    table = Table(f"A1 {place}; B1 {place}; at {moment}").roll(f"{a} {b}")
    if a == b:
        assert table.asks() == f"* {moment}"
        table.roll("2 1")
        assert table.asks() == f"A {then}"
    else:
        assert table.asks() == f"{'A' if a > b else 'B'} {then}"


@pytest.mark.parametrize(("turn", "most"), [(6, 2), (7, 3), (8, 4), (9, 5)])
def test_the_length_of_a_bloodline(turn: int, most: int) -> None:
    """[FW-SCEN3-01] [FW-R-90] From turn 6 on a die: 1-2, 1-3, 1-4, 1-5; turn 10 is the last."""
    start = "options scenario=bloodline; turn {}; A successor=B2; B successor=A2; "
    start += "A1 abilities=chief; A2; B1 abilities=chief; B2; at end"
    for face in FACES:
        table = Table(start.format(turn))
        assert table.asks() == "* length"
        table.roll(str(face))
        assert (table.asks() == "nobody") == (face <= most)
    assert Table(start.format(5)).asks() == "* initiative"
    assert Table(start.format(10)).asks() == "nobody"
