"""What comes of a choice: what a shot does, how a melee ends, where a plot leads.

The rules themselves are asked: nothing is told twice.
"""

from fractions import Fraction
from typing import Final

from warbox.engine.decision import total
from warbox.games.broadsides.damage import FACES, resolve_shot
from warbox.games.broadsides.deck import HITS_TO_DESTROY
from warbox.games.broadsides.firing import DIE
from warbox.games.broadsides.melee import BOTH_LOSE, I_LOSES, S_LOSES, bonuses, judge_round
from warbox.games.broadsides.readings import OPTIONS, Readings
from warbox.games.broadsides.sailing import carry_out
from warbox.games.broadsides.ship import NOWHERE, Ship, new_ship
from warbox.games.broadsides.state import BroadsidesState
from warbox.odds.dice import die

STANDARD: Final = Readings({option.name: option.default for option in OPTIONS})


class Loss:
    """What a shot takes from the target, and with what chance. Nothing at all is a loss of nothing."""

    def __init__(self, chance: Fraction, before: Ship, after: Ship) -> None:
        self.chance: Final = chance
        self.cannons: Final = sum(before.cannons) - sum(after.cannons)
        self.crew: Final = int(before.crew_left() - after.crew_left())
        self.captain: Final = before.captain != NOWHERE and after.captain == NOWHERE
        self.mast: Final = changed(before.masts, after.masts)  # index into deck.MASTS, or -1
        self.mast_falls: Final = self.mast >= 0 and after.masts[self.mast] == 0
        self.hull: Final = changed(before.hull, after.hull)  # index into deck.HULL_NAMES, or -1
        self.hull_destroyed: Final = self.hull >= 0 and after.hull[self.hull] >= HITS_TO_DESTROY
        self.sinks: Final = after.is_sunk() and not before.is_sunk()

    def is_nothing(self) -> bool:
        return not (self.cannons or self.crew or self.captain or self.mast >= 0 or self.hull >= 0)


def changed(before: list[int], after: list[int]) -> int:
    for index in range(len(before)):
        if before[index] != after[index]:
            return index
    return -1


def shot_odds(state: BroadsidesState, shooter: int, row: int, salvo: bool) -> list[Loss]:
    """What one shot at a row of the enemy's deck takes: every loss with its chance, nothing last."""
    losses: list[Loss] = []
    nothing = 0
    before = state.ships[1 - shooter]
    for face in range(1, len(FACES) + 1):
        after = state.clone()
        resolve_shot(after, shooter, row, face, salvo)
        loss = Loss(Fraction(1, DIE), before, after.ships[1 - shooter])
        if loss.is_nothing():
            nothing += 1
        else:
            losses.append(loss)
    losses.append(Loss(Fraction(nothing, DIE), before, before))
    return losses


class MeleeOdds:
    """How a melee ends: the chances of each number of survivors, as pairs (Seahawk's, Royal Isabella's).

    One of the two is always 0. [BBP-MELEE-11] A captain who took part has fallen if nobody of his side is left.
    """

    def __init__(self, ends: dict[tuple[int, int], Fraction]) -> None:
        self.ends: Final = ends
        self.s_wins: Final = sum([chance for (s, i), chance in ends.items() if s], Fraction(0))
        self.i_wins: Final = sum([chance for (s, i), chance in ends.items() if i], Fraction(0))
        self.empty: Final = ends.get((0, 0), Fraction(0))


def melee_odds(
    s_crew: int, s_captain: bool, i_crew: int, i_captain: bool, captain_counts: bool, present_reroll: bool
) -> MeleeOdds:
    """[BBP-MELEE-03] A melee fought to its end, for one reading of [BBP-R-56] and [BBP-R-59]."""
    return MeleeOdds(melee_ends(s_crew, s_captain, i_crew, i_captain, captain_counts, present_reroll))


def melee_ends(
    s_crew: int, s_captain: bool, i_crew: int, i_captain: bool, captain_counts: bool, present_reroll: bool
) -> dict[tuple[int, int], Fraction]:
    """The chances of the survivors. Who loses a round loses crew first, so that only crew counts change in between."""
    s_figures = s_crew + (1 if s_captain else 0)
    i_figures = i_crew + (1 if i_captain else 0)
    if s_figures == 0 or i_figures == 0:
        return {(s_figures, i_figures): Fraction(1)}
    s_bonus = total(bonuses(s_crew, s_captain, i_crew, i_captain, captain_counts))
    i_bonus = total(bonuses(i_crew, i_captain, s_crew, s_captain, captain_counts))
    dice = die(DIE).shifted(s_bonus).against(die(DIE).shifted(i_bonus))
    branches: list[tuple[Fraction, int]] = [(dice.higher, I_LOSES), (dice.lower, S_LOSES)]
    again = Fraction(0)
    if judge_round(0, 0, s_crew, s_captain, i_crew, i_captain, present_reroll) == BOTH_LOSE:
        branches.append((dice.equal, BOTH_LOSE))
    else:
        again = dice.equal  # [BBP-MELEE-13] rolled again until it is no tie: the other chances grow in proportion
    ends: dict[tuple[int, int], Fraction] = {}
    for chance, losers in branches:
        s_left = s_figures - (1 if losers & S_LOSES else 0)
        i_left = i_figures - (1 if losers & I_LOSES else 0)
        if s_left == 0 or i_left == 0:
            after = {(s_left, i_left): Fraction(1)}
        else:
            after = melee_ends(
                s_left - (1 if s_captain else 0),
                s_captain,
                i_left - (1 if i_captain else 0),
                i_captain,
                captain_counts,
                present_reroll,
            )
        for end, share in after.items():
            ends[end] = ends.get(end, Fraction(0)) + chance * share / (1 - again)
    return ends


def course(x: int, y: int, heading: int, cards: list[int]) -> list[Ship]:
    """The ship after each of these cards, played by nobody else: a card depends only on her own point and heading."""
    ship = new_ship(0)
    ship.x, ship.y, ship.heading = x, y, heading
    alone = BroadsidesState(STANDARD, [ship, ship])
    after: list[Ship] = []
    for card in cards:
        ship = ship.clone()
        carry_out(alone, ship, card)
        after.append(ship)
    return after
