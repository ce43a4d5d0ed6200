"""What the next turn of shots and blows costs both sides: each in turn does what gains it most, chances for dice.

So a fighter in front of a rifle that has not acted counts as hit, as likely as it hits, and one in front of a rifle
that has acted only as far as the next turn counts.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.evaluate import Prospect
from warbox.games.firstwave.ground.measure import in_contact
from warbox.games.firstwave.ground.sight import UNSEEN, sight
from warbox.games.firstwave.pieces.body import NPCS
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.limits import ACTIONS
from warbox.games.firstwave.reckoning.fields import distance, to_place
from warbox.games.firstwave.reckoning.harm import MEANS, TIE, blow_harm, shot_harm
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.thinking.glimpse import glimpse

A_MOVE: Final = 100.0  # mm
INTO_MELEE: Final = 0.2  # what is left of a shot at somebody whom a friend fights
FAR_SHOT: Final = 0.5  # of a shot that two movements must prepare
LEAST: Final = 0.02  # what gains less is not done


class Exchange:
    """Who can do what to whom in one activation. `stakes`: what is lost with each figure."""

    def __init__(self, view: Prospect, stakes: list[float]) -> None:
        self.view: Final = view
        self.state: Final = view.state
        self.stakes: Final = stakes
        self.count: Final[i64] = len(stakes)
        # by figure and target: the share of the target that is lost, and of the figure itself
        self.hits: Final[list[float]] = [0.0] * (self.count * self.count)
        self.counters: Final[list[float]] = [0.0] * (self.count * self.count)
        self.actors: Final[list[list[i64]]] = [[], []]
        self.targets: Final[list[list[i64]]] = [[], []]
        self.foes: Final[list[i64]] = []  # how many enemies each is in contact with
        self.alive: list[float] = [1.0] * self.count
        self.engage()
        for index in range(self.count):
            self.weigh(index)

    def engage(self) -> None:
        bodies = self.state.bodies
        for one in bodies:
            foes: i64 = 0
            if one.present:
                if one.side == NPCS:
                    self.targets[0].append(one.index)
                    self.targets[1].append(one.index)
                else:
                    self.actors[one.side].append(one.index)
                    self.targets[1 - one.side].append(one.index)
                for other in bodies:
                    if other.present and other.side != one.side and in_contact(one, other):
                        foes += 1
            self.foes.append(foes)

    def weigh(self, index: i64) -> None:
        """What one can do to everybody."""
        figure = self.state.figure(index)
        if not figure.present or figure.side == NPCS:
            return
        actions = ACTIONS - int(figure.stunned + figure.disoriented)
        if actions <= 0 or not figure.can_act():
            return
        for other in self.targets[figure.side]:
            target = self.state.figure(other)
            place = index * self.count + other
            if self.foes[index]:
                if in_contact(figure, target):
                    self.fight(place, figure, target, 0, min(actions, 2), 1.0)
                continue
            dx, dy = float(target.x - figure.x), float(target.y - figure.y)
            gap = sqrt(dx * dx + dy * dy) - float(figure.base + target.base) / 2.0
            if figure.profile.shoots:
                self.hits[place] = self.shoot(figure, target, gap, actions)
            if actions >= 2 and gap <= 3.0 * A_MOVE:
                self.charge(place, figure, target, actions)

    def shoot(self, figure: Figure, target: Figure, gap: float, actions: int) -> float:
        """With its best weapon: from where it stands, or after a movement."""
        state = self.state
        best = 0.0
        seen: i64 = UNSEEN
        looked = False
        for carried in figure.weapons:
            weapon = carried.weapon
            if carried.out or not weapon.near:
                continue
            beyond = gap - float(weapon.far)
            if beyond > 2.0 * A_MOVE:
                continue
            if not looked:
                looked = True
                seen = sight(state.table, state.bodies, state.smoke, figure, target)
            tries = 1 if weapon.heavy else 2
            cost = 2 if weapon.heavy else 1
            if beyond <= 0.0 and seen != UNSEEN and actions >= cost:
                power = weapon.near_dice if gap <= float(weapon.near) else weapon.far_dice
                done = tried(shot_harm(figure, target, power, seen), target, min(actions, tries))
            else:
                cover = glimpse(state.table, figure, target)
                left = actions - 1
                if cover == UNSEEN or left < cost:
                    continue
                near = gap - A_MOVE
                power = weapon.near_dice if near <= float(weapon.near) else weapon.far_dice
                harm = shot_harm(figure, target, power, cover)
                done = tried(harm, target, min(left, tries)) if beyond <= A_MOVE else FAR_SHOT * tried(harm, target, 1)
            best = max(best, done)
        if self.foes[target.index] and target.side != NPCS:
            best *= INTO_MELEE
        return best

    def charge(self, place: i64, figure: Figure, target: Figure, actions: int) -> None:
        """By how far it is to walk."""
        table = self.state.table
        if figure.z != target.z:
            return
        away = distance(table, to_place(table, target.x, target.y), figure.x, figure.y)
        away -= float(figure.base + target.base) / 2.0
        if away <= A_MOVE:
            self.fight(place, figure, target, 1, min(actions - 1, 2), 1.0)
        elif away <= 2.5 * A_MOVE and actions > 2:
            likely = 0.9 if away <= 1.5 * A_MOVE else 0.9 - 0.7 * (away / A_MOVE - 1.5)
            self.fight(place, figure, target, 1, 1, likely)

    def fight(self, place: i64, figure: Figure, target: Figure, coming: i64, tries: int, likely: float) -> None:
        """If that is better than shooting. `coming`: 1 for who is not in contact yet."""
        if target.immobilised:
            hit, counter = 1.0, 0.0
        else:
            edge = self.strength(figure, coming) - self.strength(target, coming) + TIE
            hit = tried(blow_harm(edge), target, tries)
            counter = tried(blow_harm(-edge), figure, tries) * (1.0 - 0.5 * hit)  # the dead strike no second blow
        stake, own = self.stakes[target.index], self.stakes[figure.index]
        if likely * (hit * stake - counter * own) > self.hits[place] * stake:
            self.hits[place] = likely * hit
            self.counters[place] = likely * counter

    def strength(self, figure: Figure, coming: i64) -> float:
        """[FW-MELEE-14] [FW-BUILD-20] Each enemy in contact but the first costs a die."""
        value = self.view.strengths[figure.index]
        crowd = self.foes[figure.index] + coming - 1
        if crowd > 0 and not figure.profile.expert:
            value -= float(crowd) * MEANS[figure.profile.fights]
        return value

    def turn(self, first: i64, rested: bool) -> float:
        """What A gains over B in a turn in which `first` begins; what is left of all is kept. `rested`: everybody may
        act, else those only who have not been activated."""
        ready: list[list[i64]] = [[], []]
        for index in self.actors[0] + self.actors[1]:
            figure = self.state.figure(index)
            if rested or not figure.activated:
                ready[figure.side].append(index)
        net = 0.0
        side: i64 = first
        idle = 0
        while idle < 2:
            gain = self.step(side, ready[side])
            if gain > 0.0:
                idle = 0
                net += gain if side == 0 else -gain
            else:
                idle += 1
            side = 1 - side
        return net

    def step(self, side: i64, ready: list[i64]) -> float:
        """The best deed of a side; 0: there is none."""
        alive, stakes = self.alive, self.stakes
        best = LEAST
        actor: i64 = -1
        victim: i64 = -1
        for one in ready:
            row = one * self.count
            living = alive[one]
            for other in self.targets[side]:
                hit = self.hits[row + other]
                if hit > 0.0:
                    gain = living * alive[other] * (hit * stakes[other] - self.counters[row + other] * stakes[one])
                    if gain > best:
                        best, actor, victim = gain, one, other
        if actor < 0:
            return 0.0
        place = actor * self.count + victim
        before = alive[victim]
        alive[victim] = before * (1.0 - alive[actor] * self.hits[place])
        alive[actor] *= 1.0 - before * self.counters[place]
        ready.remove(actor)
        return best


def tried(harm: float, target: Figure, tries: int) -> float:
    """So many tries against what is left of a target."""
    left = float(target.life() - target.wounds) if target.side != NPCS else 3.0
    harm = min(1.0, harm * 3.0 / max(1.0, left))
    return harm if tries < 2 else harm + harm - harm * harm


def next_side(state: FirstWaveState) -> i64:
    """Who acts next."""
    question = state.question
    if question is not None and question.seats[0] >= 0:
        return question.seats[0]
    return state.next
