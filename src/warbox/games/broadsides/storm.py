"""Plans of a boarding turn: where three moves lead, and what is left after the melees.

All that comes of single moves is looked at, the better ones farther; and besides, the attacks on each section that the
enemy holds with as many men as can be there, since the first of three who gather looks like one who is lost.
"""

from math import log
from typing import Final

from warbox.engine.action import Action
from warbox.games.broadsides.actions import CAPTAIN, CREW, STEPS, Fight, FigureStep
from warbox.games.broadsides.boarding import MOVES, BoardingTurn, contested_spots
from warbox.games.broadsides.deck import MOST_FIGURES, SPOT_COUNT, WAYS
from warbox.games.broadsides.evaluate_boarding import Melee, melee_read
from warbox.games.broadsides.firing import Exchange
from warbox.games.broadsides.fray import A_FEW, Fray, Odds, chance_of, logistic, logit_of, odds_for
from warbox.games.broadsides.ship import NOWHERE
from warbox.games.broadsides.state import BroadsidesState

WIDTH: Final = 6  # plans of each length that are looked at farther
CLOSELY: Final = 8  # of the whole ones: with every end of their melees
MOST_ENDS: Final = 40
FAR: Final = 99
A_BIT: Final = 1e-4
DRAWN: Final = 0.35  # what a draw is worth
FEARED: Final = 0.5  # how much the enemy's best attack counts, beside the judgement before it
DULL: Final = 1.5  # how soon a fight in which nobody fights is taken for a draw
SALVO_SHOT: Final = 0.12  # what a shot of the last salvo is worth
# before the first move of all, where everybody stands says less, and how many there are says more
OUTSET: Final = 0.25
OUTSET_MEN: Final = 0.08
OUTSET_SHARE: Final = 0.5
CODES: Final = [(spot + 7) ** 7 * 0x9E3779B97F4A7C15 % (1 << 55) for spot in range(SPOT_COUNT)]
CAPTAIN_CODES: Final = [(spot + 101) ** 7 * 0x9E3779B97F4A7C15 % (1 << 55) for spot in range(SPOT_COUNT)]


class Plan:
    """Own crew and captain after some steps."""

    def __init__(self, crew: list[int], captain: int, steps: list[FigureStep], mark: int) -> None:
        self.crew: Final = crew
        self.captain = captain
        self.steps: Final = steps
        self.mark = mark  # equal for plans that lead to the same
        self.value = 0.0

    def copy(self) -> "Plan":
        return Plan(self.crew[:], self.captain, self.steps[:], self.mark)

    def room(self, spot: int) -> int:
        return MOST_FIGURES - self.crew[spot] - (1 if self.captain == spot else 0)

    def walk(self, step: FigureStep) -> None:
        if step.figure == CAPTAIN:
            self.captain = step.end
            self.mark += CAPTAIN_CODES[step.end] - CAPTAIN_CODES[step.start]
        else:
            self.crew[step.start] -= 1
            self.crew[step.end] += 1
            self.mark += CODES[step.end] - CODES[step.start]
        self.steps.append(step)


def by_value(plan: Plan) -> tuple[float, int]:
    return (-plan.value, plan.mark)


class Storm:
    """The plans of a side with so many moves left. `dull` is how much of the way to a draw has been gone."""

    def __init__(
        self, odds: Odds, lying: int, seat: int, moves: int, start: Plan, enemy: list[int], goal: int, dull: float
    ) -> None:
        self.odds: Final = odds
        self.lying: Final = lying
        self.seat: Final = seat
        self.moves: Final = moves
        self.start: Final = start
        self.enemy: Final = enemy
        self.goal: Final = goal
        self.dull: Final = dull

    def plans(self) -> list[Plan]:
        """Whole plans, the best first; the first ones are judged by every end of their melees."""
        lengths: list[list[Plan]] = [[] for _ in range(self.moves + 1)]
        lengths[0].append(self.start)
        self.attacks(lengths)
        for made in range(self.moves):
            running = sorted(lengths[made], key=by_value)[:WIDTH] if made else lengths[0]
            known: dict[int, bool] = {}
            for plan in lengths[made + 1]:
                known[plan.mark] = True
            for plan in running:
                if not self.grow(plan, lengths[made + 1], known):
                    lengths[self.moves].append(plan)  # [BBP-R-51] nobody is left who can move
        found = sorted(lengths[self.moves], key=by_value)
        for plan in found[:CLOSELY]:
            plan.value = self.closely(plan)
        for plan in found[CLOSELY:]:
            plan.value = min(plan.value, found[0].value) - A_BIT
        return sorted(found, key=by_value)

    def grow(self, plan: Plan, longer: list[Plan], known: dict[int, bool]) -> bool:
        """Each step more. False: there is none."""
        crew, enemy = plan.crew, self.enemy
        can = False
        for spot in range(SPOT_COUNT):
            if enemy[spot] or self.goal == spot:
                continue
            if crew[spot] and self.step_from(plan, CREW, spot, longer, known):
                can = True
            if plan.captain == spot and self.step_from(plan, CAPTAIN, spot, longer, known):
                can = True
        return can

    def step_from(self, plan: Plan, figure: int, spot: int, longer: list[Plan], known: dict[int, bool]) -> bool:
        can = False
        for step in STEPS[figure][self.lying][spot]:
            if plan.room(step.end) <= 0:
                continue
            can = True
            after = plan.copy()
            after.walk(step)
            if after.mark in known:
                continue
            known[after.mark] = True
            after.value = self.quickly(after)
            longer.append(after)
        return can

    def attacks(self, lengths: list[list[Plan]]) -> None:
        """With one, two, three men and with the captain among them, on each section in which the enemy stands."""
        for target in range(SPOT_COUNT):
            if self.enemy[target] or self.goal == target:
                towards, away = self.ways_to(target)
                for men in range(MOST_FIGURES + 1):
                    for with_captain in (False, True):
                        if men or with_captain:
                            self.attack(target, men, with_captain, towards, away, lengths)

    def ways_to(self, target: int) -> tuple[list[int], list[int]]:
        """By spot: the next one on the way to a target, and how far that is, around the enemy."""
        towards = [NOWHERE] * SPOT_COUNT
        away = [FAR] * SPOT_COUNT
        away[target] = 0
        reached = [target]
        ways = WAYS[self.lying]
        for spot in reached:  # grows while it is walked
            if away[spot] == self.moves:
                break
            for beside in ways[spot]:
                if away[beside] == FAR and not self.enemy[beside] and self.goal != beside:
                    away[beside] = away[spot] + 1
                    towards[beside] = spot
                    reached.append(beside)
        return towards, away

    def attack(
        self, target: int, men: int, with_captain: bool, towards: list[int], away: list[int], lengths: list[list[Plan]]
    ) -> None:
        plan = self.start.copy()
        if with_captain and not self.send(plan, CAPTAIN, plan.captain, target, towards, away):
            return
        for _ in range(men):
            nearest = NOWHERE
            for spot in range(SPOT_COUNT):
                if spot != target and plan.crew[spot] and away[spot] < FAR:
                    if nearest == NOWHERE or away[spot] < away[nearest]:
                        nearest = spot
            if nearest == NOWHERE or not self.send(plan, CREW, nearest, target, towards, away):
                return
        plan.value = self.quickly(plan)
        lengths[len(plan.steps)].append(plan)

    def send(self, plan: Plan, figure: int, spot: int, target: int, towards: list[int], away: list[int]) -> bool:
        """A figure walks all the way. False: too far, or no room."""
        if spot == target or spot < 0 or len(plan.steps) + away[spot] > self.moves:
            return False
        while spot != target:
            following = towards[spot]
            if plan.room(following) <= 0:
                return False
            for step in STEPS[figure][self.lying][spot]:
                if step.end == following:
                    plan.walk(step)
            spot = following
        return True

    # what plans are worth

    def fights(self, plan: Plan) -> list[int]:
        found: list[int] = []
        for spot in range(SPOT_COUNT):
            if (self.enemy[spot] or self.goal == spot) and (plan.crew[spot] or plan.captain == spot):
                found.append(spot)
        return found

    def melee(self, plan: Plan, spot: int) -> Melee:
        return melee_read(
            self.odds.readings, plan.crew[spot], plan.captain == spot, self.enemy[spot], self.goal == spot
        )

    def after(self, crew: list[int], enemy: list[int], captain: int, men: list[float]) -> float:
        """The chance once it is the enemy's turn."""
        crews = [crew, enemy] if self.seat == 0 else [enemy, crew]
        captains = [captain, self.goal] if self.seat == 0 else [self.goal, captain]
        left = men if self.seat == 0 else [men[1], men[0]]
        return 1.0 - chance_of(Fray(self.odds, self.lying, crews, captains, left), 1 - self.seat)

    def quickly(self, plan: Plan) -> float:
        """With the likelier end of each melee, and as many men as are left on average."""
        men = [float(sum(plan.crew)), float(sum(self.enemy))]
        spots = self.fights(plan)
        if not spots:
            value = self.after(plan.crew, self.enemy, plan.captain, men)
            return value + self.dull * (DRAWN - value)
        crew, enemy = plan.crew[:], self.enemy[:]
        goes_on = 1.0
        won = 0.0
        for spot in spots:
            fight = self.melee(plan, spot)
            men[0] += fight.left[0] - crew[spot] - (1 if plan.captain == spot else 0)
            men[1] += fight.left[1] - enemy[spot] - (1 if self.goal == spot else 0)
            wins = fight.captain_falls[1]
            loses = fight.captain_falls[0]
            if wins + loses > 1.0:  # the captain falls and takes a man with him
                loses = 1.0 - wins
            won += goes_on * wins
            goes_on *= max(0.0, 1.0 - wins - loses)
            if self.goal == spot:
                crew[spot] = 0
                enemy[spot] = max(0, round(fight.left[1] / max(A_BIT, 1.0 - wins)) - 1)
            elif plan.captain == spot:
                enemy[spot] = 0
                crew[spot] = max(0, round(fight.left[0] / max(A_BIT, 1.0 - loses)) - 1)
            elif fight.left[0] >= fight.left[1]:
                enemy[spot] = 0
                crew[spot] = max(1, round(fight.left[0]))
            else:
                crew[spot] = 0
                enemy[spot] = max(1, round(fight.left[1]))
        if goes_on < A_BIT:
            return won
        return won + goes_on * self.after(crew, enemy, plan.captain, men)

    def closely(self, plan: Plan) -> float:
        """With every end of every melee, those of captains first."""
        spots = self.fights(plan)
        captains = [spot for spot in spots if spot in (self.goal, plan.captain)]
        spots = captains + [spot for spot in spots if spot not in captains]
        won = 0.0
        ends: list[tuple[float, list[int], list[int]]] = [(1.0, plan.crew, self.enemy)]
        for spot in spots:
            fight = self.melee(plan, spot)
            following: list[tuple[float, list[int], list[int]]] = []
            for chance, crew, enemy in ends:
                for own_left, enemy_left, share in fight.ends:
                    if self.goal == spot and not enemy_left:
                        won += chance * share
                    elif plan.captain != spot or own_left:
                        crew_after, enemy_after = crew[:], enemy[:]
                        crew_after[spot] = own_left - (1 if plan.captain == spot else 0)
                        enemy_after[spot] = enemy_left - (1 if self.goal == spot else 0)
                        following.append((chance * share, crew_after, enemy_after))
            ends = following
            if len(ends) > MOST_ENDS:
                return self.quickly(plan)
        for chance, crew, enemy in ends:
            won += chance * self.answered(crew, enemy, plan.captain)
        return won if spots else won + self.dull * (DRAWN - won)

    def answered(self, crew: list[int], enemy: list[int], captain: int) -> float:
        """With the enemy's best attack, or none."""
        men = [float(sum(crew)), float(sum(enemy))]
        value = self.after(crew, enemy, captain, men)
        other = Storm(self.odds, self.lying, 1 - self.seat, MOVES, Plan(enemy, self.goal, [], 0), crew, captain, 0.0)
        best = other.after(enemy, crew, self.goal, [men[1], men[0]])
        lengths: list[list[Plan]] = [[] for _ in range(MOVES + 1)]
        other.attacks(lengths)
        for plans in lengths:
            for plan in plans:
                best = max(best, plan.value)
        return value + FEARED * (1.0 - best - value)


def storm_of(state: BroadsidesState, seat: int, moves: int) -> Storm:
    own, enemy = state.ships[seat], state.ships[1 - seat]
    dull = min(1.0, DULL * float(state.idle) / float(state.readings.idle_boarding_turns))
    start = Plan(own.crew[:], int(own.captain), [], 0)
    return Storm(
        odds_for(state.readings), int(state.lying), seat, moves, start, enemy.crew[:], int(enemy.captain), dull
    )


class Memory:
    """What was found out last: the same is asked several times."""

    def __init__(self) -> None:
        self.asked: tuple[int, ...] = ()
        self.values: dict[str, float] = {}
        self.least = 0.0


LAST: Final = Memory()


def values_of(state: BroadsidesState, seat: int, choices: list[Action]) -> list[float]:
    """What the choices of a boarding turn are worth."""
    turn = state.stack[-1]
    assert isinstance(turn, BoardingTurn)
    if not turn.moves:
        return fight_values(state, choices)
    plan_ahead(state, seat, int(turn.moves))
    return [LAST.values.get(choice.text, LAST.least) for choice in choices]


def plan_ahead(state: BroadsidesState, seat: int, moves: int) -> None:
    """What each step is worth as the beginning of a plan: as much as the best plan in which it is."""
    first, second = state.ships
    readings = state.readings
    asked = (
        seat,
        moves,
        int(state.idle),
        int(state.lying),
        int(first.captain),
        int(second.captain),
        2 if readings.captain_counts else 0,
        1 if readings.captains_present_reroll else 0,
        *first.crew,
        *second.crew,
    )
    if LAST.asked == asked:
        return
    values: dict[str, float] = {}
    least = 1.0
    for plan in storm_of(state, seat, moves).plans():
        least = min(least, plan.value)
        for step in plan.steps:
            if plan.value > values.get(step.text, -1.0):
                values[step.text] = plan.value
    LAST.asked = asked
    LAST.values = values
    LAST.least = max(0.0, least - A_BIT)


def fight_values(state: BroadsidesState, choices: list[Action]) -> list[float]:
    """Which melee comes first matters only where captains may fall: the surer one first."""
    turn = state.stack[-1]
    assert isinstance(turn, BoardingTurn)
    storm = storm_of(state, turn.seat, 0)
    values: list[float] = []
    for choice in choices:
        assert isinstance(choice, Fight)
        first = storm.melee(storm.start, choice.spot)
        won, lost = first.captain_falls[1], first.captain_falls[0]
        goes_on = max(0.0, 1.0 - won - lost)
        for spot in contested_spots(state):
            if spot != choice.spot:
                fight = storm.melee(storm.start, spot)
                won += goes_on * fight.captain_falls[1]
                goes_on *= max(0.0, 1.0 - fight.captain_falls[0] - fight.captain_falls[1])
        values.append(min(1.0, won + 0.5 * goes_on))
    return values


def boarding_chance(state: BroadsidesState, seat: int) -> float:
    """How a boarding stands: for who moves as if the turn were over now; before the first turn as if either might be
    first."""
    shots = 0
    for frame in state.stack:
        if isinstance(frame, BoardingTurn):
            storm = storm_of(state, frame.seat, 0)
            value = storm.quickly(storm.start)
            return value if frame.seat == seat else 1.0 - value
        if isinstance(frame, Exchange):
            shots = frame.shots[seat] - frame.shots[1 - seat]
    ships = state.ships
    crews = [ships[0].crew, ships[1].crew]
    men = [float(ships[0].crew_left()), float(ships[1].crew_left())]
    fray = Fray(odds_for(state.readings), int(state.lying), crews, [int(ships[0].captain), int(ships[1].captain)], men)
    points = 0.5 * OUTSET * (logit_of(fray, seat) - logit_of(fray, 1 - seat))
    own, their = men[seat], men[1 - seat]
    points += OUTSET_MEN * (own - their) + OUTSET_SHARE * log((own + A_FEW) / (their + A_FEW))
    return logistic(points + SALVO_SHOT * shots)
