"""What people make for On Board: missions."""

import re
from typing import Final

from warbox.engine.event import Value
from warbox.engine.workshop import Fault, Kind, Made
from warbox.games.onboard.missions.mission import mission_data
from warbox.games.onboard.missions.mission_file import MOST_TEXT, read_mission

LOOKS: Final = re.compile(
    r"^\s*(\[+\s*(edges|starts|bombs|zones)\b|(turn_limit|required_defusals|name_en|tiles)\s*=)", re.MULTILINE
)


class Missions(Kind):
    def __init__(self) -> None:
        self.name = "mission"
        self.options = ["mission"]
        self.most_text = MOST_TEXT

    def is_one(self, text: str) -> bool:
        return LOOKS.search(text) is not None

    def read(self, text: str, chosen: dict[str, str]) -> Made:
        mission, found = read_mission(text)
        faults: list[Fault] = list[Fault](found)
        if mission is None:
            return Made(faults, {}, text, {}, {}, {})
        data: dict[str, object] = {"mission": mission_data(mission)}
        facts: dict[str, Value] = {"zones": len(mission.zones), "bombs": len(mission.bombs)}
        return Made(faults, {"en": mission.name_en, "fr": mission.name_fr}, text, data, facts, {})


KINDS: Final[list[Kind]] = [Missions()]
