"""Hand-to-hand combat in one section, round by round."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.decision import CHANCE, Decision, Modifier, total
from warbox.engine.event import Public
from warbox.engine.state import Frame, Roll
from warbox.games.broadsides.deck import SPOT_COUNT, SPOTS
from warbox.games.broadsides.firing import DIE
from warbox.games.broadsides.sea import CONTENT, SEATS
from warbox.games.broadsides.ship import NOWHERE, Ship
from warbox.games.broadsides.state import BroadsidesState
from warbox.games.broadsides.victory import end

BOARDING: Final = CONTENT.table("boarding")
CAPTAIN_BONUS: Final = BOARDING.number("captain_bonus", 0, 9)
BONUS_PER_FIGHTER: Final = BOARDING.number("bonus_per_extra_fighter", 0, 9)
MOST_EXTRA: Final = BOARDING.number("max_extra_bonus", 0, 9)

ROUND_DICE: Final = Decision("melee", "BBP-MELEE-04", (CHANCE,))

# what a round did
S_LOSES: Final = 1
I_LOSES: Final = 2
BOTH_LOSE: Final = 3
ROLL_AGAIN: Final = 0

NUMBERS: Final = [Modifier(extra * BONUS_PER_FIGHTER, "BBP-MELEE-05", "numbers") for extra in range(MOST_EXTRA + 1)]
CAPTAIN: Final = Modifier(CAPTAIN_BONUS, "BBP-MELEE-06", "captain")


def bonuses(
    own_crew: int, own_captain: bool, enemy_crew: int, enemy_captain: bool, captain_counts: bool
) -> list[Modifier]:
    """What one side adds to its die.

    [BBP-MELEE-05] One for each fighter more than the enemy, two at the most. [BBP-R-56] The captain counts as a
    fighter, unless the table reads it otherwise. [BBP-MELEE-06] [BBP-R-57] A side whose captain takes part adds one,
    both sides if both are there.
    """
    extra = own_crew - enemy_crew
    if captain_counts:
        extra += (1 if own_captain else 0) - (1 if enemy_captain else 0)
    found: list[Modifier] = []
    if extra > 0:
        found.append(NUMBERS[extra if extra < MOST_EXTRA else MOST_EXTRA])
    if own_captain:
        found.append(CAPTAIN)
    return found


def judge_round(
    s_total: int, i_total: int, s_crew: int, s_captain: bool, i_crew: int, i_captain: bool, present_reroll: bool
) -> int:
    """[BBP-MELEE-04] [BBP-R-58] The higher total wins the round; [BBP-MELEE-07] equal totals cost both a fighter.

    [BBP-MELEE-13] [BBP-R-59] Equal totals of two captains alone are rolled again; where the table reads it so, whenever
    both captains are present.
    """
    if s_total > i_total:
        return I_LOSES
    if i_total > s_total:
        return S_LOSES
    if s_captain and i_captain and (present_reroll or (s_crew == 0 and i_crew == 0)):
        return ROLL_AGAIN
    return BOTH_LOSE


class Melee(Frame[BroadsidesState]):
    """[BBP-MELEE-03] [BBP-MELEE-09] Round after round until a side, or both, have nobody left. [BBP-MELEE-10]
    Survivors stay.
    """

    def __init__(self, spot: int) -> None:
        self.spot: Final = spot

    def run(self, state: BroadsidesState) -> None:
        spot = self.spot
        first = state.ships[0].figures(spot)
        second = state.ships[1].figures(spot)
        if first and second:
            state.push(ROUNDS[spot])
            return
        state.finish(self)
        if state.events is not None:
            state.emit(Public("melee-over", "BBP-MELEE-10", {"spot": SPOTS[spot], "S": int(first), "I": int(second)}))

    def clone(self) -> Frame[BroadsidesState]:
        return self


class Round(Roll[BroadsidesState]):
    """[BBP-MELEE-04] [BBP-R-67] Both roll at the same time, the Seahawk's die read first."""

    def __init__(self, spot: int) -> None:
        super().__init__(ROUND_DICE, 2, DIE)
        self.spot: Final = spot

    def rolled(self, state: BroadsidesState, faces: list[int]) -> None:
        """[BBP-MELEE-08] The bonuses are found afresh in every round."""
        spot: i64 = self.spot
        first, second = state.ships
        s_crew, i_crew = first.crew[spot], second.crew[spot]
        s_captain, i_captain = first.captain == spot, second.captain == spot
        counts = state.readings.captain_counts
        s_bonus = total(bonuses(s_crew, s_captain, i_crew, i_captain, counts))
        i_bonus = total(bonuses(i_crew, i_captain, s_crew, s_captain, counts))
        result = judge_round(
            faces[0] + s_bonus,
            faces[1] + i_bonus,
            s_crew,
            s_captain,
            i_crew,
            i_captain,
            state.readings.captains_present_reroll,
        )
        if state.events is not None:
            rule = "BBP-MELEE-07" if result == BOTH_LOSE else "BBP-MELEE-13" if result == ROLL_AGAIN else "BBP-MELEE-04"
            facts: dict[str, str | int] = {"spot": SPOTS[spot], "S": faces[0], "S-bonus": s_bonus}
            facts["I"] = faces[1]
            facts["I-bonus"] = i_bonus
            facts["loser"] = ["again", "S", "I", "both"][result]
            state.emit(Public("round", rule, facts))
        if result & S_LOSES:
            lose_fighter(state, first, spot)
        if result & I_LOSES:
            lose_fighter(state, second, spot)
        if first.captain == NOWHERE:
            end(state, "captain-killed", "BBP-WIN-05", (1,))
        elif second.captain == NOWHERE:
            end(state, "captain-killed", "BBP-WIN-05", (0,))


def lose_fighter(state: BroadsidesState, ship: Ship, spot: i64) -> None:
    """[BBP-MELEE-11] The captain falls only after his crew in this melee.

    [BBP-GEN-05] [BBP-WIN-05] [BBP-MELEE-12] [BBP-R-60] A captain's fall ends the game at once, also when he takes an
    enemy with him.
    """
    if ship.crew[spot]:
        ship.crew[spot] -= 1
        figure = "crew"
    else:
        ship.captain = NOWHERE
        figure = "captain"
    if state.events is not None:
        facts: dict[str, str | int] = {"ship": SEATS[int(ship.seat)], "figure": figure, "spot": SPOTS[spot]}
        state.emit(Public("killed", "BBP-MELEE-11", facts))


MELEES: Final = [Melee(spot) for spot in range(SPOT_COUNT)]
ROUNDS: Final = [Round(spot) for spot in range(SPOT_COUNT)]
