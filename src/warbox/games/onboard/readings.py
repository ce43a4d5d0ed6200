"""Options of the setup: players, mission, and the readings on which tables differ, with the ruling as default."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.game import Option
from warbox.games.onboard.missions.mission import Mission
from warbox.games.onboard.missions.mission_fault import told
from warbox.games.onboard.missions.mission_file import MISSIONS, read_mission
from warbox.games.onboard.pieces.board import ATTACK, DEFENCE, SECOND

MISSION_NAMES: Final = [mission.name for mission in MISSIONS]
AS_THE_MISSION_SAYS: Final = "mission"
CUSTOM: Final = "custom"  # what views call the mission of somebody's own, which they show whole


class MissionOption(Option):
    """[OB-SETUP-11] A mission of the box by its name, or the text of a mission file, which records keep as it is."""

    def why_not(self, value: str) -> str:
        if value in self.values:
            return ""
        if "\n" not in value:
            return f"is one of {', '.join(self.values)}, or the text of a mission file, not {value!r}"
        _, faults = read_mission(value)
        return f"is a mission with faults: {told(faults)}" if faults else ""

    def short(self, value: str) -> str:
        if value in self.values:
            return value
        mission, _ = read_mission(value)
        return CUSTOM if mission is None else mission.name


OPTIONS: Final = [
    Option("players", "OB-SETUP-06", "2", ["2", "3", "4"]),
    MissionOption("mission", "OB-SETUP-01", MISSION_NAMES[0], MISSION_NAMES),
    Option("hold-checks", "OB-R-50", AS_THE_MISSION_SAYS, [AS_THE_MISSION_SAYS, "1", "2"]),
    Option("doubling", "OB-R-31", "one", ["one", "several"]),
    Option("zones", "OB-R-16", "fixed", ["fixed", "merge"]),
]

# [OB-SETUP-06] [OB-SETUP-07] [OB-SEAT-03] [OB-R-02] one seat a team for two players, else two seats a team
SEATED_TWO: Final = [ATTACK, DEFENCE]
SEATED_FOUR: Final = [ATTACK, DEFENCE, ATTACK + SECOND, DEFENCE + SECOND]


class Readings:
    """The chosen options and the mission. Never changed during a game: clones share it."""

    def __init__(self, chosen: dict[str, str], mission: Mission | None = None) -> None:
        if mission is None and chosen["mission"] not in MISSION_NAMES:
            mission, _ = read_mission(chosen["mission"])
        if mission is None:
            mission = MISSIONS[MISSION_NAMES.index(chosen["mission"])]
        elif mission.custom:
            chosen = {**chosen, "mission": CUSTOM}
        self.chosen: Final = chosen
        self.mission: Final = mission
        self.two_seats: Final = chosen["players"] != "2"
        self.seated: Final = SEATED_FOUR if self.two_seats else SEATED_TWO
        holds = chosen["hold-checks"]
        self.hold_checks: Final[i64] = mission.hold_checks if holds == AS_THE_MISSION_SAYS else int(holds)
        self.several_doublings: Final = chosen["doubling"] == "several"
        self.zones_merge: Final = chosen["zones"] == "merge"
        # the seats of a team, for events and outcomes
        self.seats_of: Final = [[seat for seat in self.seated if seat % 2 == team] for team in (ATTACK, DEFENCE)]
        self.in_order: Final = self.seats_of[ATTACK] + self.seats_of[DEFENCE]  # [OB-R-10] A1, A2, D1, D2
