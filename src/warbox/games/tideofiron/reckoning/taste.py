"""What a player thinks of ground, fire and objectives: the numbers behind plans and judgements.

`PLAIN` is what `greedy` goes by, and stays as it is. The levels go by what was learnt: see `tastes.py`.
"""

from typing import Final

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
    "ready": 0.06,  # of its worth: a unit that can still act
    "watching": 0.09,  # of its worth: a unit in op-fire mode
    "at_the_end": 0.35,  # of its worth a unit is worth in the last round, when only objectives count
}


class Taste:
    """`keen`: as the levels see it, who clear the way out before they leave by it."""

    def __init__(self, keen: bool, numbers: dict[str, float]) -> None:
        self.keen: Final = keen
        self.near: Final = numbers["near"]
        self.way: Final = numbers["way"]
        self.there: Final = numbers["there"]
        self.held: Final = numbers["held"]
        self.unthreatened: Final = numbers["unthreatened"]
        self.cover: Final = numbers["cover"]
        self.crowd: Final = numbers["crowd"]
        self.fired_at: Final = numbers["fired_at"]
        self.armoured: Final = numbers["armoured"]
        self.offence: Final = numbers["offence"]
        self.on_the_way: Final = numbers["on_the_way"]
        self.moving_fire: Final = numbers["moving_fire"]
        self.fire_first: Final = numbers["fire_first"]
        self.blow: Final = numbers["blow"]
        self.suffered: Final = numbers["suffered"]
        self.routed_out: Final = numbers["routed_out"]
        self.shot: Final = numbers["shot"]
        self.watch: Final = numbers["watch"]
        self.watch_idle: Final = numbers["watch_idle"]
        self.wasted: Final = numbers["wasted"]
        self.spent: Final = numbers["spent"]
        self.moves_on: Final = numbers["moves_on"]
        self.dug_in: Final = numbers["dug_in"]
        self.support: Final = numbers["support"]
        self.safe_held: Final = numbers["safe_held"]
        self.first_there: Final = numbers["first_there"]
        self.second_there: Final = numbers["second_there"]
        self.early: Final = numbers["early"]
        self.late: Final = numbers["late"]
        self.each_round: Final = numbers["each_round"]
        self.control: Final = numbers["control"]
        self.supplies: Final = numbers["supplies"]
        self.ready: Final = numbers["ready"]
        self.watching: Final = numbers["watching"]
        self.at_the_end: Final = numbers["at_the_end"]


PLAIN: Final = Taste(False, PLAIN_NUMBERS)
