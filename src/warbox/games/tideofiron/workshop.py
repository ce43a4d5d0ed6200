"""What people make for Tide of Iron: scenarios."""

import re
from typing import Final

from warbox.engine.event import Value
from warbox.engine.workshop import Fault, Kind, Made
from warbox.games.tideofiron.cards.card import OPERATION_NAMES
from warbox.games.tideofiron.cards.effect import DECKS
from warbox.games.tideofiron.map.ground import MOST_COLUMNS, MOST_ROWS
from warbox.games.tideofiron.pieces.box import BASES, COMMAND_BOX, CONCEALMENTS, OWNERS, SIDES, STACK_LIMIT, VICTORY_BOX
from warbox.games.tideofiron.pieces.figure import FIGURE_BOX, FIGURES, SLOTS_OF
from warbox.games.tideofiron.pieces.fort import FORTS, MOST_IN_HEX, STOCK, STOCK_BOX
from warbox.games.tideofiron.pieces.spec import SPEC_BOX, SPECS
from warbox.games.tideofiron.pieces.terrain import CHARS, DEPTHS, TERRAINS
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_BOX, VEHICLE_NAMES, VEHICLES
from warbox.games.tideofiron.scenarios.scenario import EVENTS, FINALS, OBJECTIVE_KINDS, SCORES, scenario_data
from warbox.games.tideofiron.scenarios.scenario_check import DECK_SIDE
from warbox.games.tideofiron.scenarios.scenario_file import MOST_ACTIONS, MOST_ROUNDS, MOST_TEXT, read_scenario
from warbox.games.tideofiron.scenarios.scenario_text import write_scenario

LOOKS: Final = re.compile(
    r"^\s*(\[\s*(us|de)\b|(stream_depth|low_terrain_blocks|terrain|levels|cols)\s*=)", re.MULTILINE
)


class Scenarios(Kind):
    def __init__(self) -> None:
        self.name = "scenario"
        self.options = ["scenario"]
        self.most_text = MOST_TEXT

    def is_one(self, text: str) -> bool:
        return LOOKS.search(text) is not None

    def read(self, text: str, chosen: dict[str, str]) -> Made:
        """The scenario as data, and in its canonical writing."""
        scenario, found = read_scenario(text)
        faults: list[Fault] = list[Fault](found)
        if scenario is None:
            return Made(faults, {}, text, {}, {}, {})
        data: dict[str, object] = {"scenario": scenario_data(scenario), "text": write_scenario(scenario)}
        facts: dict[str, Value] = {
            "cols": scenario.ground.columns,
            "rows": scenario.ground.rows,
            "rounds": scenario.rounds,
        }
        return Made(faults, {"en": scenario.title_en, "fr": scenario.title_fr}, text, data, facts, {})

    def limits(self) -> dict[str, object]:
        """What the editor offers, and how much of it the box has."""
        terrain: dict[str, object] = {name: CHARS[index] for index, name in enumerate(TERRAINS)}
        vehicles: dict[str, object] = {}
        for index, name in enumerate(VEHICLE_NAMES):
            vehicles[name] = {"side": SIDES[VEHICLES[index].side], "most": VEHICLE_BOX[index]}
        figures: dict[str, object] = {}
        for index, name in enumerate(FIGURES):
            figures[name] = {"slots": SLOTS_OF[index], "us": FIGURE_BOX[0][index], "de": FIGURE_BOX[1][index]}
        forts: dict[str, object] = {}
        for index, name in enumerate(FORTS):
            shared: list[int] = [stock for stock, kinds in enumerate(STOCK) if index in kinds]
            forts[name] = {"stock": shared[0], "box": STOCK_BOX[shared[0]], "most": MOST_IN_HEX[index]}
        decks: dict[str, object] = {}
        for name in DECKS:
            decks[name] = SIDES[DECK_SIDE[name]] if name in DECK_SIDE else None
        return {
            "cols": MOST_COLUMNS,
            "rows": MOST_ROWS,
            "rounds": MOST_ROUNDS,
            "actions": MOST_ACTIONS,
            "terrain": terrain,
            "depths": list[object](DEPTHS),
            "vehicles": vehicles,
            "figures": figures,
            "forts": forts,
            "specializations": {name: SPEC_BOX[index] for index, name in enumerate(SPECS)},
            "decks": decks,
            "operations": list[object](OPERATION_NAMES),
            "bases": list[object](BASES),
            "stack": STACK_LIMIT,
            "concealed": CONCEALMENTS,
            "objectives": list[object](OBJECTIVE_KINDS),
            "victory_objectives": VICTORY_BOX,
            "command_objectives": {name: COMMAND_BOX[index] for index, name in enumerate(OWNERS)},
            "events": list[object](EVENTS),
            "scores": list[object](SCORES),
            "finals": list[object](FINALS),
        }


KINDS: Final[list[Kind]] = [Scenarios()]
