"""How good a position of the Boarding phase is for a seat: men, and how easily each captain is reached and killed."""

from math import exp
from typing import Final

from warbox.games.broadsides.boarding import MOVES, BoardingTurn, contested_spots
from warbox.games.broadsides.deck import MOST_FIGURES, SPOT_COUNT, WAYS
from warbox.games.broadsides.firing import Exchange
from warbox.games.broadsides.odds import melee_odds
from warbox.games.broadsides.readings import Readings
from warbox.games.broadsides.ship import NOWHERE, Ship
from warbox.games.broadsides.state import BroadsidesState

# in points
SCALE: Final = 4.0
CREW: Final = 0.5
SHOT: Final = 0.4  # of the last salvo
NEAR: Final = 0.05  # for each step that one of the three nearest has come closer to the enemy captain
FARTHEST: Final = 9
# how much of the chance to kill a captain counts: by the side that moves, and by the other, who comes after
STRIKES_NOW: Final = 0.7
STRIKES_NEXT: Final = 0.4


def measure_distances() -> list[list[list[int]]]:
    """For each way of lying, by spot and spot: the moves from one to the other, FARTHEST at the most."""
    tables: list[list[list[int]]] = []
    for ways in WAYS:
        table: list[list[int]] = []
        for start in range(SPOT_COUNT):
            moves = [FARTHEST] * SPOT_COUNT
            moves[start] = 0
            reached = [start]
            for spot in reached:  # grows while it is walked
                for neighbour in ways[spot]:
                    if moves[neighbour] > moves[spot] + 1:
                        moves[neighbour] = moves[spot] + 1
                        reached.append(neighbour)
            table.append(moves)
        tables.append(table)
    return tables


DISTANCES: Final = measure_distances()


class Melee:
    """What a melee does on average: the survivors and the chance that a captain falls, of each side."""

    def __init__(self, s_crew: int, s_captain: bool, i_crew: int, i_captain: bool, counts: bool, reroll: bool) -> None:
        ends = melee_odds(s_crew, s_captain, i_crew, i_captain, counts, reroll).ends
        left = [0.0, 0.0]
        dead = [0.0, 0.0]
        self.ends: Final[list[tuple[int, int, float]]] = []  # survivors of each side, and how likely
        for (s_left, i_left), chance in ends.items():
            share = float(chance)
            self.ends.append((s_left, i_left, share))
            left[0] += share * s_left
            left[1] += share * i_left
            if not s_left:
                dead[0] += share
            if not i_left:
                dead[1] += share
        self.left: Final = left
        self.captain_falls: Final = [dead[0] if s_captain else 0.0, dead[1] if i_captain else 0.0]


# filled as they come up, by figures and reading
melees: Final[dict[int, Melee]] = {}


def melee(state: BroadsidesState, s_crew: int, s_captain: bool, i_crew: int, i_captain: bool) -> Melee:
    return melee_read(state.readings, s_crew, s_captain, i_crew, i_captain)


def melee_read(readings: Readings, s_crew: int, s_captain: bool, i_crew: int, i_captain: bool) -> Melee:
    """As the table reads the rules. Which side is called S makes no difference."""
    counts, reroll = readings.captain_counts, readings.captains_present_reroll
    key = ((s_crew * 4 + i_crew) * 2 + (1 if s_captain else 0)) * 2 + (1 if i_captain else 0)
    key = (key * 2 + (1 if counts else 0)) * 2 + (1 if reroll else 0)
    found = melees.get(key)
    if found is None:
        found = Melee(s_crew, s_captain, i_crew, i_captain, counts, reroll)
        melees[key] = found
    return found


def evaluate_boarding(state: BroadsidesState, seat: int) -> float:
    """From 0, lost, to 1, won."""
    mover = -1
    moves = 0
    points = 0.0
    for frame in state.stack:
        if isinstance(frame, BoardingTurn):
            mover = frame.seat
            moves = int(frame.moves)
        elif isinstance(frame, Exchange):
            points += SHOT * (frame.shots[seat] - frame.shots[1 - seat])
    own, enemy = state.ships[seat], state.ships[1 - seat]
    men = [float(state.ships[0].crew_left()), float(state.ships[1].crew_left())]
    alive = [1.0, 1.0]
    for spot in contested_spots(state):
        fight = melee_at(state, spot, mover, moves)
        for side in (0, 1):
            men[side] += fight.left[side] - float(state.ships[side].figures(spot))
            alive[side] *= 1.0 - fight.captain_falls[side]
    points += CREW * (men[seat] - men[1 - seat])
    points += NEAR * (nearness(state, own, enemy) - nearness(state, enemy, own))
    value = 1.0 / (1.0 + exp(-points / SCALE))
    for side in (mover, 1 - mover) if mover >= 0 else (0, 1):
        strikes = STRIKES_NOW if side == mover else STRIKES_NEXT
        chance = strikes * kill_chance(state, side, moves if side == mover else MOVES)
        value += chance * (1.0 - value) if side == seat else -chance * value
    # captains who fight now: who falls alone has lost, and nothing else counts
    wins = alive[seat] * (1.0 - alive[1 - seat])
    loses = alive[1 - seat] * (1.0 - alive[seat])
    return wins + (1.0 - wins - loses) * value


def melee_at(state: BroadsidesState, spot: int, mover: int, moves: int) -> Melee:
    """The melee that is due at a spot; if a captain is attacked there, with those who can still join the attack."""
    crew = [ship.crew[spot] for ship in state.ships]
    if mover >= 0 and state.ships[1 - mover].captain == spot:
        crew[mover] += attackers(state, mover, moves, MOST_FIGURES - int(state.ships[mover].figures(spot)))
    return melee(state, crew[0], state.ships[0].captain == spot, crew[1], state.ships[1].captain == spot)


def nearness(state: BroadsidesState, ship: Ship, enemy: Ship) -> float:
    """How near the three nearest of a crew are to the enemy's captain."""
    if enemy.captain == NOWHERE:
        return 0.0
    near = 0
    for moves in nearest(state, ship, enemy):
        near += FARTHEST - moves
    return float(near)


def nearest(state: BroadsidesState, ship: Ship, enemy: Ship) -> list[int]:
    """The moves that the three nearest free crew need to the enemy's captain, nearest first."""
    away = DISTANCES[state.lying][enemy.captain]
    counted = [0] * (FARTHEST + 1)
    for spot in range(SPOT_COUNT):
        if ship.crew[spot] and not enemy.crew[spot] and enemy.captain != spot:
            counted[away[spot]] += ship.crew[spot]
    found: list[int] = []
    for moves in range(FARTHEST + 1):
        for _ in range(counted[moves]):
            found.append(moves)
            if len(found) == MOST_FIGURES:
                return found
    return found


def attackers(state: BroadsidesState, attacker: int, moves: int, room: int) -> int:
    """How many of a crew can get to the enemy's captain with so many moves, if there is room for so many."""
    count = 0
    for needed in nearest(state, state.ships[attacker], state.ships[1 - attacker]):
        if needed > moves or count == room:
            break
        moves -= needed
        count += 1
    return count


def kill_chance(state: BroadsidesState, attacker: int, moves: int) -> float:
    """The chance that a crew kills the enemy's captain with so many moves: as many as can get there attack."""
    enemy = state.ships[1 - attacker]
    spot = enemy.captain
    if spot == NOWHERE or state.ships[attacker].figures(spot):
        return 0.0  # there is none, or he is fighting already
    count = attackers(state, attacker, moves, MOST_FIGURES)
    if not count:
        return 0.0
    if attacker == 0:
        return melee(state, count, False, enemy.crew[spot], True).captain_falls[1]
    return melee(state, enemy.crew[spot], True, count, False).captain_falls[0]
