"""The infected and the machines: their profiles, and who arrives."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.content import TomlTable
from warbox.games.firstwave.pieces.limits import DIMS, INFECTED, MACHINE, Dims
from warbox.games.firstwave.pieces.weapons import RULES, WEAPON, Weapon

NPC_RULES: Final = ["pack", "infection", "horde", "plating"]
NPC_NAMES: Final = ["infected_human", "infected_dog", "robot_domestic", "robot_construction", "robot_military"]
INFECTED_HUMAN: Final = 0
INFECTED_DOG: Final = 1
ROBOT_DOMESTIC: Final = 2
ROBOT_CONSTRUCTION: Final = 3
ROBOT_MILITARY: Final = 4
NOBODY: Final = -1


class Npc:
    """[FW-BESTIARY-01] A kind of NPC: how it moves, shoots and fights."""

    def __init__(self, number: i64, table: TomlTable, dims: Dims) -> None:
        name = NPC_NAMES[number]
        table.choices("rules", NPC_RULES)
        rules = table.texts("rules")
        weapon: Weapon | None = None
        if "weapon" in table.data:
            weapon = WEAPON[table.text("weapon")]
        self.number: Final = number
        self.id: Final = name
        kind: i64 = [INFECTED, MACHINE][table.choice("type", ["infected", "machine"])]
        self.type: Final = kind
        self.move: Final = table.number("move_mm", 1, 999)
        self.shoots: Final = 0 if table.value("T") == "-" else table.number("T", 2, 6)  # 0: it cannot
        self.fights: Final = table.number("C", 2, 6)
        self.power: Final = table.number("melee_power", 0, 9)
        self.pack: Final = "pack" in rules
        self.infection: Final = "infection" in rules
        self.horde: Final = "horde" in rules
        self.plating: Final = "plating" in rules
        self.weapon: Final = weapon
        self.dims: Final = dims


# [FW-BESTIARY-02] [FW-BESTIARY-04] [FW-BESTIARY-08] [FW-BESTIARY-09] [FW-BESTIARY-10]
NPCS: Final = [Npc(number, RULES.table("npc").table(name), DIMS[name]) for number, name in enumerate(NPC_NAMES)]
NPC: Final = {npc.id: npc for npc in NPCS}


class Arrival:
    """Who comes, and whether a D3 says how many; else it is one."""

    def __init__(self, npc: i64, d3: bool) -> None:
        self.npc: Final = npc
        self.d3: Final = d3


def _arrivals() -> list[Arrival]:
    """[FW-NPC-02] to [FW-NPC-07] By the sum of two dice; 0 and 1 unused."""
    found: list[Arrival] = [Arrival(NOBODY, False), Arrival(NOBODY, False)]
    for row in RULES.table("npc_arrival").tables("rows"):
        if row.number("min", 2, 12) != len(found):
            raise row.fail("min", f"the rows must follow each other: {len(found)} is missing")
        npc = row.choice("npc", ["none", *NPC_NAMES]) - 1
        d3 = row.choice("count", ["0", "1", "D3"]) == 2
        for _ in range(row.number("min", 2, 12), row.number("max", 2, 12) + 1):
            found.append(Arrival(npc, d3))
    return found


ARRIVAL: Final = _arrivals()
EDGE_GAP_MM: Final = RULES.table("npc_arrival").number("resource_min_gap_mm", 0, 999)  # [FW-NPC-08] more than this
ROOM_GAP_MM: Final = RULES.table("npc_arrival").number("room_max_gap_mm", 0, 999)  # [FW-NPC-09]

YES: Final = 0
NO: Final = 1


def _flow() -> list[list[int]]:
    """[FW-NPC-12] to [FW-NPC-18] By row, from 1: the row after yes, the row after no; none after the last."""
    table = RULES.table("npc_flow")
    rows: list[list[int]] = [[]]
    for key in table.data:
        if key.startswith("q"):
            pair = TomlTable({str(place): item for place, item in enumerate(table.items(key))}, f"{table.where}: {key}")
            rows.append([pair.number(place, 1, 7) for place in pair.data])
    return rows


FLOW: Final = _flow()
