"""Warbands: a name, a limit of points, perhaps a faction, and fighters."""

from typing import Final

from warbox.games.firstwave.files import toml_text
from warbox.games.firstwave.pieces.limits import POINTS_SMALL
from warbox.games.firstwave.pieces.scenarios import FACTIONS, Faction
from warbox.games.firstwave.pieces.weapons import ABILITIES, EQUIPMENT, names_of
from warbox.games.firstwave.warbands.fighter import Fighter


class Warband:
    """Fighters in the order of the list [FW-DICE-09]."""

    def __init__(self, name: str, limit: int, faction: str, fighters: list[Fighter]) -> None:
        self.name: Final = name
        self.limit: Final = limit or POINTS_SMALL
        self.faction: Final = faction  # its id, or empty
        self.fighters: Final = fighters

    def trait(self) -> Faction | None:
        """[FW-R-96] The faction, if the warband has one."""
        return FACTIONS.get(self.faction)

    def total(self) -> int:
        """[FW-BUILD-05] What all fighters cost."""
        trait = self.trait()
        return sum([fighter.cost(trait) for fighter in self.fighters])


def listed(names: list[str]) -> str:
    return "[" + ", ".join([toml_text(name) for name in names]) + "]"


def format_fighter(fighter: Fighter, trait: Faction | None) -> str:
    """A fighter as one line of the list."""
    shoots = str(fighter.shoots) if fighter.shoots else '"-"'
    return (
        f"{{ id = {toml_text(fighter.name)}, T = {shoots}, C = {fighter.fights}, "
        f"weapons = {listed([arm.text for arm in fighter.weapons])}, "
        f"equipment = {listed(names_of(fighter.equipment, EQUIPMENT))}, "
        f"abilities = {listed(names_of(fighter.abilities, ABILITIES))}, cost = {fighter.cost(trait)} }}"
    )


def format_warband(warband: Warband) -> str:
    """The canonical file of a warband: reading it gives the same warband again."""
    trait = warband.trait()
    lines = [f"name = {toml_text(warband.name)}", f"limit = {warband.limit}"]
    if warband.faction:
        lines.append(f"faction = {toml_text(warband.faction)}")
    lines += [f"total = {warband.total()}", "fighter = ["]
    lines += [f"  {format_fighter(fighter, trait)}," for fighter in warband.fighters]
    return "\n".join([*lines, "]"]) + "\n"


def warband_data(warband: Warband) -> dict[str, object]:
    """A warband as plain data, with the reckoning of its points line by line."""
    trait = warband.trait()
    fighters: list[object] = []
    for fighter in warband.fighters:
        lines: list[object] = []
        for line in fighter.lines(trait):
            one: dict[str, object] = {
                "kind": line.kind,
                "what": line.what,
                "value": line.value,
                "rule": line.rule,
            }
            lines.append(one)
        data: dict[str, object] = {
            "id": fighter.name,
            "T": int(fighter.shoots),
            "C": int(fighter.fights),
            "weapons": [arm.text for arm in fighter.weapons],
            "equipment": names_of(fighter.equipment, EQUIPMENT),
            "abilities": names_of(fighter.abilities, ABILITIES),
            "lines": lines,
            "cost": fighter.cost(trait),
            "slots": fighter.slots(),
        }
        fighters.append(data)
    return {
        "name": warband.name,
        "limit": warband.limit,
        "faction": warband.faction,
        "total": warband.total(),
        "fighters": fighters,
    }
