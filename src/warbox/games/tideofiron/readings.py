"""Options of the setup: scenario, players, and the ways in which tables set up."""

from typing import Final

from warbox.engine.game import Option
from warbox.games.tideofiron.pieces.box import DE, SIDES, US
from warbox.games.tideofiron.pieces.seats import SECOND
from warbox.games.tideofiron.scenarios.scenario import Scenario
from warbox.games.tideofiron.scenarios.scenario_fault import told
from warbox.games.tideofiron.scenarios.scenario_file import SCENARIO_NAMES, SCENARIOS, read_scenario

CUSTOM: Final = "custom"  # what views call somebody's own scenario, which they show whole


class ScenarioOption(Option):
    """[TOI-SETUP-01] A scenario of the box by its name, or the text of a scenario file, which records keep as it is."""

    def why_not(self, value: str) -> str:
        if value in self.values:
            return ""
        if "\n" not in value:
            return f"is one of {', '.join(self.values)}, or the text of a scenario file, not {value!r}"
        _, faults = read_scenario(value)
        return f"is a scenario with faults: {told(faults)}" if faults else ""

    def short(self, value: str) -> str:
        if value in self.values:
            return value
        scenario, _ = read_scenario(value)
        return CUSTOM if scenario is None else scenario.name


def scenario_of(chosen: dict[str, str]) -> Scenario:
    """The scenario that the options name."""
    name = chosen["scenario"]
    if name in SCENARIO_NAMES:
        return SCENARIOS[SCENARIO_NAMES.index(name)]
    scenario, _ = read_scenario(name)
    assert scenario is not None
    return scenario


OPTIONS: Final = [
    ScenarioOption("scenario", "TOI-SETUP-01", SCENARIO_NAMES[0], SCENARIO_NAMES),
    Option("players", "TOI-SETUP-02", "2", ["2", "3", "4"]),
    Option("single", "TOI-MULTI-21", "de", ["us", "de"]),
    Option("setup", "TOI-SETUP-17", "turns", ["turns", "screened"]),
]


class Readings:
    """The chosen options. Never changed during a game: clones share it."""

    def __init__(self, chosen: dict[str, str], single: int) -> None:
        """`single`: the side of the one player among three, if the scenario names it, else -1."""
        self.chosen: Final = chosen
        self.players: Final = int(chosen["players"])
        alone = SIDES.index(chosen["single"]) if single < 0 else single
        self.single: Final = alone
        self.divided: Final = self.players > 2  # [TOI-MULTI-17] [TOI-MULTI-18] [TOI-MULTI-21]
        # [TOI-SETUP-17] partners deploy in one zone and must see each other: they set up in turns
        self.screened: Final = chosen["setup"] == "screened" and self.players == 2
        # [TOI-MULTI-01] [TOI-MULTI-21] by side and division; a single American player sits in both seats of his side,
        # for the seats of a table are the first ones of the game
        self.commanders: Final = [
            [side, side if self.players == 2 or (self.players == 3 and side == alone == DE) else side + SECOND]
            for side in (US, DE)
        ]
        self.seats_of: Final = [list(dict.fromkeys(pair)) for pair in self.commanders]
        self.seated: Final = sorted(self.seats_of[US] + self.seats_of[DE])

    def commander(self, side: int, division: int) -> int:
        """[TOI-MULTI-01] The seat that commands a division, 1 or 2."""
        return self.commanders[side][division - 1]

    def plays_both(self, side: int) -> bool:
        """Whether one seat commands both divisions of a side."""
        return len(self.seats_of[side]) == 1
