"""What a player thinks of ground, fire and objectives: the numbers behind plans and judgements.

`PLAIN` is what `greedy` goes by, and stays as it is. The levels go by what was learnt: see `tastes.py`.
"""

from typing import Final

from warbox.games.tideofiron.scenarios.scenario import Scenario

PLAIN_NUMBERS: Final[dict[str, float]] = {
    "near": 1.3,  # of a goal's weight: to be near it, falling with the way
    "way": 15.0,  # thirds after which the pull has halved
    "there": 1.0,  # of a goal's worth: to stand in it
    "held": 2.2,  # to take it from the enemy
    "unthreatened": 0.15,  # to stand in one that is held and has no enemy near
    "cover": 0.05,  # for each figure and die of cover
    "crowd": 0.12,  # for each friend in the hex: shells hit all
    "fired_at": 0.3,  # of what all who see the hex could do to a unit there
    "armoured": 0.25,  # of that, for a vehicle
    "offence": 0.3,  # of what it could do from there
    "on_the_way": 0.5,  # of what op fire could do at each step
    "moving_fire": 0.4,  # of an offence: half the dice, and dice are not figures
    "fire_first": 0.3,  # figures: a shot before a move, if it takes so much
    "blow": 1.1,  # a hit of an assault
    "suffered": 1.1,  # a hit of those who are assaulted
    "routed_out": 0.35,  # of the worth of defenders who are thrown out
    "shot": 1.0,  # what a shot takes
    "watch": 0.04,  # for each success of its fire: a unit in op-fire mode with enemies about
    "watch_idle": 0.01,
    "wasted": 0.3,  # op fire that takes less is kept for a better target
    "spent": 0.03,  # of its worth: a unit that has acted
    "moves_on": 0.15,  # figures gained by a move: a unit with such a place to go does not watch
    "dug_in": 0.5,
    "support": 0.1,  # figures more that an attack must take with one more in it
    "safe_held": 0.25,  # of its weight a goal draws who holds it already, with no enemy near
    "first_there": 0.5,  # of it draws others where one stands
    "second_there": 0.3,
    "early": 1.1,  # a point at the end, for each objective
    "late": 1.6,  # the same in the last rounds
    "each_round": 0.35,  # a point for each round that is left
    "control": 1.0,  # of what a hex of a victory by control weighs
    "supplies": 0.12,  # a command point
    "reinforced": 0.12,  # the same for who has a deck that brings units
    "ready": 0.06,  # of its worth: a unit that can still act
    "watching": 0.09,  # of its worth: a unit in op-fire mode
    "way_out": 9.0,  # for each point that a unit makes by leaving the map
    "clear": 16.0,  # for each point of a squad that goes to clear the way out, for who is keen
    "shut": 0.8,  # of what it is worth to be near: while an enemy stands there, for who is keen
    "guarded": 0.01,  # for each figure of theirs about it: so much less open it is
    "bars": 3.0,  # so much more it is worth to hit who stands there
    "lost_point": 1.2,
    "at_the_end": 0.35,  # of its worth a unit is worth in the last round, when only objectives count
}


class Taste:
    """`keen`: as the levels see it, who clear the way out before they leave by it. The names of the numbers may begin
    with a word for who goes by them."""

    def __init__(self, keen: bool, numbers: dict[str, float], who: str = "") -> None:
        self.keen: Final = keen
        self.near: Final = numbers[who + "near"]
        self.way: Final = numbers[who + "way"]
        self.there: Final = numbers[who + "there"]
        self.held: Final = numbers[who + "held"]
        self.unthreatened: Final = numbers[who + "unthreatened"]
        self.cover: Final = numbers[who + "cover"]
        self.crowd: Final = numbers[who + "crowd"]
        self.fired_at: Final = numbers[who + "fired_at"]
        self.armoured: Final = numbers[who + "armoured"]
        self.offence: Final = numbers[who + "offence"]
        self.on_the_way: Final = numbers[who + "on_the_way"]
        self.moving_fire: Final = numbers[who + "moving_fire"]
        self.fire_first: Final = numbers[who + "fire_first"]
        self.blow: Final = numbers[who + "blow"]
        self.suffered: Final = numbers[who + "suffered"]
        self.routed_out: Final = numbers[who + "routed_out"]
        self.shot: Final = numbers[who + "shot"]
        self.watch: Final = numbers[who + "watch"]
        self.watch_idle: Final = numbers[who + "watch_idle"]
        self.wasted: Final = numbers[who + "wasted"]
        self.spent: Final = numbers[who + "spent"]
        self.moves_on: Final = numbers[who + "moves_on"]
        self.dug_in: Final = numbers[who + "dug_in"]
        self.support: Final = numbers[who + "support"]
        self.safe_held: Final = numbers[who + "safe_held"]
        self.first_there: Final = numbers[who + "first_there"]
        self.second_there: Final = numbers[who + "second_there"]
        self.early: Final = numbers[who + "early"]
        self.late: Final = numbers[who + "late"]
        self.each_round: Final = numbers[who + "each_round"]
        self.control: Final = numbers[who + "control"]
        self.supplies: Final = numbers[who + "supplies"]
        self.reinforced: Final = numbers[who + "reinforced"]
        self.ready: Final = numbers[who + "ready"]
        self.watching: Final = numbers[who + "watching"]
        self.way_out: Final = numbers[who + "way_out"]
        self.clear: Final = numbers[who + "clear"]
        self.shut: Final = numbers[who + "shut"]
        self.guarded: Final = numbers[who + "guarded"]
        self.bars: Final = numbers[who + "bars"]
        self.lost_point: Final = numbers[who + "lost_point"]
        self.at_the_end: Final = numbers[who + "at_the_end"]


PLAIN: Final = Taste(False, PLAIN_NUMBERS)
HOLDS: Final = "holding-"


class Tastes:
    """What the levels of one side go by: whoever only has to keep the other from taking hexes thinks otherwise."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.fighting: Final = Taste(True, numbers)
        self.holding: Final = Taste(True, numbers, HOLDS)


def only_holds(scenario: Scenario, side: int) -> bool:
    """Whether the other side wins by taking hexes, and this one by nothing of the kind."""
    gate = scenario.victory.exit
    if gate is not None and gate.side == side:
        return False
    sides = [wanted.side for wanted in scenario.victory.control]
    return 1 - side in sides and side not in sides
