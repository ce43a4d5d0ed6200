"""The box: how many there are of each thing, and the numbers of the rules."""

from typing import Final

from warbox.engine.content import ContentError, TomlTable, load

PACKAGE: Final = "warbox.games.tideofiron"

US: Final = 0
DE: Final = 1
SIDES: Final = ["us", "de"]
NEUTRAL: Final = 2
OWNERS: Final = ["us", "de", "neutral"]
NOWHERE: Final = -1  # no hex, or one beyond the map
THIRDS: Final = 3  # [TOI-R-91] of a movement point: trucks pay one for a road link

CONTENT: Final = load(PACKAGE, "box.toml")
BOX: Final = CONTENT.table("box")
CONSTANTS: Final = CONTENT.table("constants")


def constant(key: str) -> int:
    return CONSTANTS.number(key, 0, 99)


def constant_of(key: str, part: str) -> int:
    return CONSTANTS.table(key).number(part, 0, 99)


SLOTS: Final = constant("slots_per_base")  # [TOI-SQUAD-01]
SQUAD_MP: Final = constant("squad_mp")  # [TOI-SQUAD-11]
OFFICER_MP: Final = constant("officer_mp_bonus")  # [TOI-UNIT-24]
STACK_LIMIT: Final = constant("stack_limit")  # [TOI-R-01]
FORTS_PER_HEX: Final = constant("fortifications_per_hex")  # [TOI-FORT-05] [TOI-FORT-10]
FM_MP_SQUAD: Final = constant_of("fm_mp_penalty", "squad")  # [TOI-ACTION-06]
FM_MP_VEHICLE: Final = constant_of("fm_mp_penalty", "vehicle")  # [TOI-ACTION-07]
ASSAULT_MP: Final = constant("assault_mp_penalty")  # [TOI-ACTION-17]
EMBARK_MP: Final = constant("embark_mp")  # [TOI-TRANSPORT-02]
DISEMBARK_MP: Final = constant("disembark_mp")  # [TOI-TRANSPORT-05]
FORT_MP: Final = constant("fort_mp")  # [TOI-FORT-02] [TOI-FORT-07]
CUT_WIRE_MP: Final = constant("cut_wire_mp")  # [TOI-FORT-18]
MINE_DICE: Final = constant("mine_dice")  # [TOI-FORT-24]
MINE_HIT: Final = constant("mine_hit")
DEFENCE_HIT: Final = constant("defence_hit")  # [TOI-ATTACK-09]
ASSAULT_HIT: Final = constant("assault_hit")  # [TOI-ASSAULT-14]
ASSAULT_SUPPORTERS: Final = constant("assault_supporters_max")  # [TOI-ASSAULT-05]
HEAL_HIT: Final = constant("heal_hit")  # [TOI-SPECIAL-14]
WIRE_GONE: Final = constant("wire_destroyed_by_hits")  # [TOI-FORT-19]
HEIGHT_RANGE: Final = constant("elevation_range_bonus")  # [TOI-RANGE-09]
LOW_TERRAIN_BLOCKS: Final = CONSTANTS.flag("low_terrain_blocks")  # [TOI-R-29]
DRIFT_BLIND: Final = constant_of("drift_number", "no_los")  # [TOI-CARD-15]
DRIFT_SEEN: Final = constant_of("drift_number", "los")  # [TOI-CARD-16]
DRIFT_NEAR: Final = constant_of("drift_number", "officer_or_adjacent")  # [TOI-CARD-17]

# range bands
CLOSE: Final = 0
NORMAL: Final = 1
LONG: Final = 2
OUT: Final = 3
BANDS: Final = ["close", "normal", "long", "out"]
HIT: Final = [constant_of("hit", band) for band in BANDS[:OUT]]  # [TOI-ATTACK-08]
AREA_HIT: Final = [
    constant_of("area_hit", band) for band in ("normal", "normal", "long")
]  # [TOI-AREA-04] [TOI-UNIT-13]

# [TOI-SUPPRESS-02] the condition of a squad
GOOD: Final = 0
PINNED: Final = 1
DISRUPTED: Final = 2
ROUTED: Final = 3
CONDITIONS: Final = ["good", "pinned", "disrupted", "routed"]

# [TOI-VEHDMG-01] the damage of a vehicle
INTACT: Final = 0
LIGHT: Final = 1
HEAVY: Final = 2
DESTROYED: Final = 3
DAMAGES: Final = ["intact", "light", "heavy", "destroyed"]


def read_results(key: str, names: list[str]) -> list[list[int]]:
    """A table of what hits do: by what stands before, and by the hits; the last entry holds for more."""
    table = CONTENT.table(key)
    results: list[list[int]] = []
    for before, name in enumerate(names[:-1]):
        row = table.texts(name)
        if row[0] != "-":
            raise table.fail(name, "begins with '-': no hit, no effect")
        found = [before]
        for word in row[1:]:
            if word not in names:
                raise table.fail(name, f"{word!r} is none of {', '.join(names)}")
            found.append(names.index(word))
        results.append(found)
    return results


SUPPRESS: Final = read_results("suppress_table", CONDITIONS)
DAMAGE: Final = read_results("damage_table", DAMAGES)


def suppressed(condition: int, hits: int) -> int:
    """[TOI-SUPPRESS-03] [TOI-SUPPRESS-04] [TOI-SUPPRESS-05] [TOI-SUPPRESS-06] [TOI-SUPPRESS-07] [TOI-SUPPRESS-08]
    [TOI-R-19] The condition of a squad after so many suppressive hits."""
    row = SUPPRESS[condition]
    return row[min(hits, len(row) - 1)]


def damaged(damage: int, hits: int) -> int:
    """[TOI-VEHDMG-02] [TOI-VEHDMG-03] [TOI-VEHDMG-04] [TOI-VEHDMG-05] [TOI-VEHDMG-06] [TOI-VEHDMG-07] [TOI-R-20]
    The damage of a vehicle after so many hits."""
    row = DAMAGE[damage]
    return row[min(hits, len(row) - 1)]


def effect_of(key: str, part: str) -> TomlTable:
    return CONTENT.table(key).table(part)


LIGHT_MP: Final = -effect_of("damage_effects", "light").number("mp", -9, 0)  # [TOI-VEHDMG-09] [TOI-R-22]
LIGHT_ARMOR: Final = -effect_of("damage_effects", "light").number("armor", -9, 0)
HEAVY_MP: Final = effect_of("damage_effects", "heavy").number("mp_set", 0, 0)  # [TOI-VEHDMG-10]
HEAVY_ARMOR: Final = -effect_of("damage_effects", "heavy").number("armor", -9, 0)


def check_conditions() -> None:
    """[TOI-SUPPRESS-11] [TOI-SUPPRESS-12] [TOI-R-21] What the rules say about pinned and disrupted squads."""
    said = [
        ("pinned", "rally_only", "half", "becomes disrupted"),
        ("disrupted", "never", "zero", "destroyed"),
    ]
    for name, attack, defence, retreat in said:
        table = effect_of("condition_effects", name)
        if table.flag("move") or table.flag("opfire"):
            raise table.fail("move", "a squad that is pinned or disrupted neither moves nor op-fires")
        table.choice("attack", [attack])
        table.choice("assault_defence", [defence])
        table.choice("retreat", [retreat])


check_conditions()


# [TOI-SHORTAGE-02] what is limited
BASES: Final = [BOX.table("bases_per_side").number(shade, 0, 99) for shade in ("light", "dark")]  # [TOI-SQUAD-07]
CONCEALMENTS: Final = BOX.number("concealment_per_side", 0, 99)
TRANSPORTS: Final = BOX.number("transport_per_side", 0, 99)  # [TOI-TRANSPORT-09]
FORT_BOX: Final = BOX.table("fortifications").number("entrenchment_or_pillbox", 0, 99)
WIRE_BOX: Final = BOX.table("fortifications").number("wire_or_tank_traps", 0, 99)
SMOKE_BOX: Final = BOX.table("fortifications").number("smoke", 0, 99)
MINE_BOX: Final = BOX.table("fortifications").number("minefield", 0, 99)
VICTORY_BOX: Final = BOX.number("victory_objectives", 0, 99)
COMMAND_BOX: Final = [BOX.table("command_objectives").number(owner, 0, 99) for owner in OWNERS]


def boxed(side: int, name: str) -> int:
    """How many figures or vehicles of a kind a side has in the box."""
    table = BOX.table(SIDES[side])
    return table.number(name, 0, 99) if name in table.data else 0


def check_box() -> None:
    """[TOI-TRANSPORT-09] A marker under the vehicle needs its match off the board."""
    if BOX.number("offboard_per_side", 0, 99) != TRANSPORTS:
        raise ContentError("box.toml: box: offboard_per_side: must be as many as transport_per_side")


check_box()
