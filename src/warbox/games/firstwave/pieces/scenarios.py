"""The four scenarios and the two factions of the parent game, as data."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.content import TomlTable
from warbox.games.firstwave.pieces.weapons import RULES

POWER_WAR: Final = 0
CLEAN_UP: Final = 1
BLOODLINE: Final = 2
DIVERSION: Final = 3
SCENARIO_NAMES: Final = ["power_war", "clean_up", "bloodline", "diversion"]
STRIPS: Final = "facing strips, 100 mm deep"
CORNERS: Final = "opposite corners, disc of 150 mm diameter"


class Scenario:
    """How long it lasts, where the players deploy, what counts."""

    def __init__(self, number: i64, table: TomlTable) -> None:
        turns: i64 = 0 if table.value("turns") == "random" else table.number("turns", 1, 99)
        scores: dict[str, int] = {}
        if "score" in table.data:
            score = table.table("score")
            for name in score.data:
                scores[name] = score.number(name, 0, 99)
        table.number("number", number + 1, number + 1)
        self.number: Final = number
        self.id: Final = SCENARIO_NAMES[number]
        self.turns: Final = turns  # 0: a die tells
        self.strips: Final = table.choice("zones", [STRIPS, CORNERS]) == 0  # else discs in opposite corners
        self.scores: Final = scores
        self.scouts_in_own_half: Final = "scouts_in_own_half" in table.data and table.flag("scouts_in_own_half")


# [FW-SCEN1-01] to [FW-SCEN1-07], [FW-SCEN2-01] to [FW-SCEN2-05], [FW-SCEN3-01], [FW-SCEN4-01] to [FW-SCEN4-05]
SCENARIOS: Final = [Scenario(number, RULES.table("scenario").table(name)) for number, name in enumerate(SCENARIO_NAMES)]
_HOUSE: Final = RULES.table("scenario").table("bloodline_house")
END_ROLL_FROM: Final = _HOUSE.number("end_roll_from_turn", 1, 99)  # [FW-R-90]
# [FW-R-90] the game ends after a turn on this or less
END_ROLL: Final = {
    int(turn): _HOUSE.table("ends_on_at_most").number(turn, 1, 6) for turn in _HOUSE.table("ends_on_at_most").data
}


class Faction:
    """[FW-R-96] A trait of a warband, off by default; what First Wave does not know of is stored only."""

    def __init__(self, name: str, table: TomlTable) -> None:
        self.id: Final = name
        initiative: i64 = table.number("initiative_bonus", 0, 9)
        self.initiative: Final = initiative
        self.never_out: Final = table.flag("never_out_of_ammo")
        self.armour_cost: Final = table.number("armour_cost", 0, 99) if "armour_cost" in table.data else -1
        self.armour_mandatory: Final = "armour_mandatory" in table.data and table.flag("armour_mandatory")
        self.shooting_mandatory: Final = table.flag("ranged_weapon_mandatory")
        self.free_ability: Final = table.text("free_ability") if "free_ability" in table.data else ""
        self.medium_vehicles: Final = table.text(
            "medium_vehicles"
        )  # [FW-FACTION-04] [FW-FACTION-09] [FW-R-97] stored only
        self.heavy_vehicles: Final = table.text("heavy_vehicles")


# [FW-FACTION-01] to [FW-FACTION-10]
FACTIONS: Final = {name: Faction(name, RULES.table("faction").table(name)) for name in RULES.table("faction").data}
