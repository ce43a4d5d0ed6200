"""What a player thinks fighters, points and dangers are worth: the numbers behind judgements, by scenario.

`PLAIN` is what `greedy` goes by, and stays as it is. The levels go by `tastes.py`: so far that is the same but
for two numbers of the diversion, see docs/opponents-notes.md.
"""

from typing import Final

from warbox.games.firstwave.pieces.scenarios import SCENARIO_NAMES

# by scenario: power war, clean-up, bloodline, diversion
PLAIN_NUMBERS: Final[dict[str, list[float]]] = {
    "man": [1.0, 1.0, 1.0, 1.0],  # of what a fighter is worth by its cost
    "point": [1.0, 9.0, 20.0, 4.0],  # what a point is worth here
    "aim": [1.0, 1.0, 1.0, 1.0],  # of what a fighter may bring in by going where the scenario wants it
    "token": [2.5, 6.0, 0.4, 0.4],  # a token within reach
    "danger": [0.7, 0.4, 0.7, 0.7],  # how much of what NPCs may do counts
    "arrival": [1.0, 9.0, 1.0, 1.0],  # in clean-up NPCs are what one lives on: a token picked up brings some
    "prey": [1.5, 8.0, 0.8, 0.8],  # an NPC that can be killed, in clean-up for each point
    "target": [1.0, 1.0, 12.0, 1.0],  # the chief or the successor in the bloodline, beside what any fighter is worth
    "hunt": [1.0, 1.0, 6.0, 1.0],  # there, a hunter beside its prey
    "exposed": [6.0, 6.0, 6.0, 6.0],  # deploying: to be seen from all places that the enemy reaches first
    "going": [0.6, 0.6, 0.6, 0.6],  # of what a place promises: it must be reached and lived in
    "giving": [0.5, 0.5, 0.5, 0.5],  # of what somebody threatens to do who is given actions
    # the way to the enemy's zone or across the table
    "hazard": [0.12, 0.3, 0.3, 0.3],  # of each turn on the way across, while a whole warband is against one
    "steep": [6.0, 6.0, 6.0, 6.0],  # how soon a turn too few is too late
    "crossing": [15.0, 15.0, 15.0, 15.0],  # what getting across is worth
}
EVERYWHERE: Final = ["man", "token", "danger", "exposed", "going", "giving"]
# what counts in a scenario besides
THERE: Final = [
    ["aim", "prey", "hazard", "steep"],
    ["prey"],
    ["point", "target", "hunt"],
    ["point", "hazard", "steep", "crossing"],
]


class Taste:
    """The numbers of one scenario."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.man: Final = numbers["man"]
        self.point: Final = numbers["point"]
        self.aim: Final = numbers["aim"]
        self.token: Final = numbers["token"]
        self.danger: Final = numbers["danger"]
        self.arrival: Final = numbers["arrival"]
        self.prey: Final = numbers["prey"]
        self.target: Final = numbers["target"]
        self.hunt: Final = numbers["hunt"]
        self.exposed: Final = numbers["exposed"]
        self.going: Final = numbers["going"]
        self.giving: Final = numbers["giving"]
        self.hazard: Final = numbers["hazard"]
        self.steep: Final = numbers["steep"]
        self.crossing: Final = numbers["crossing"]


def knob(scenario: int, name: str) -> str:
    return f"{SCENARIO_NAMES[scenario]}-{name}"


def names_of(scenario: int) -> list[str]:
    """The numbers that matter in a scenario."""
    return EVERYWHERE + THERE[scenario]


def tastes_of(knobs: dict[str, float]) -> list[Taste]:
    """By scenario; what is not told stays as it was set by hand."""
    found: list[Taste] = []
    for scenario in range(len(THERE)):
        numbers = {name: values[scenario] for name, values in PLAIN_NUMBERS.items()}
        for name in names_of(scenario):
            numbers[name] = knobs.get(knob(scenario, name), numbers[name])
        found.append(Taste(numbers))
    return found


PLAIN: Final = tastes_of({})
