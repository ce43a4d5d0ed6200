"""What the next turn of shots and blows costs both sides: each in turn does what gains it most, chances for dice.

So a fighter in front of a rifle that has not acted counts as hit, as likely as it hits, and one in front of a rifle
that has acted only as far as the next turn counts.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.foresight import Foresight
from warbox.games.firstwave.ground.measure import in_contact, within
from warbox.games.firstwave.ground.sight import UNSEEN, sight
from warbox.games.firstwave.pieces.body import NPCS
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.limits import ACTIONS, MOST_COMBATS, MOST_MOVES
from warbox.games.firstwave.pieces.scenarios import DIVERSION
from warbox.games.firstwave.reckoning.fields import distance, to_place
from warbox.games.firstwave.reckoning.harm import MEANS, TIE, blow_harm, shot_harm
from warbox.games.firstwave.rules.acts import GIVEN_MOST, ORDER_MM
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.thinking.glimpse import glimpse

A_MOVE: Final = 100.0  # mm
INTO_MELEE: Final = 0.2  # what is left of a shot at somebody whom a friend fights
MOVED: Final = 0.9  # of a shot for which one must leave one's place
FAR_SHOT: Final = 0.5  # of a shot that two movements must prepare
ORDERED: Final = 0.7  # of what a chief lets others do: the enemy may go away before that
LEAST: Final = 0.02  # what gains less is not done


class Deeds:
    """What some can do to others in one activation, deed by deed."""

    def __init__(self) -> None:
        self.spenders: Final[list[i64]] = []  # whose activation it takes: the actor's, or his chief's
        self.actors: Final[list[i64]] = []
        self.victims: Final[list[i64]] = []
        self.hits: Final[list[float]] = []  # the share of the victim that is lost
        self.counters: Final[list[float]] = []  # and of the actor
        self.gains: Final[list[float]] = []  # while both are whole

    def add(self, spender: i64, actor: i64, victim: i64, hit: float, counter: float, gain: float) -> None:
        self.spenders.append(spender)
        self.actors.append(actor)
        self.victims.append(victim)
        self.hits.append(hit)
        self.counters.append(counter)
        self.gains.append(gain)


class Exchange:
    """Who can do what to whom in one activation. `stakes`: what is lost with each figure."""

    def __init__(self, view: Foresight, stakes: list[float]) -> None:
        self.view: Final = view
        self.state: Final = view.state
        self.stakes: Final = stakes
        self.deeds: Final = [Deeds(), Deeds()]  # of A and of B
        self.at_once: Final = Deeds()  # of who is acting now, with the actions that are left
        self.targets: Final[list[list[i64]]] = [[], []]
        self.foes: Final[list[i64]] = []  # how many enemies each is in contact with
        self.alive: list[float] = [1.0] * len(stakes)
        self.runners: Final = runners_of(view)
        self.runner: i64 = -1  # who runs next
        self.hit = 0.0  # of the deed that is being weighed
        self.counter = 0.0
        self.engage()
        for index in range(self.state.survivors):
            figure = self.state.figure(index)
            if figure.present:
                actions = ACTIONS - int(figure.stunned + figure.disoriented)
                self.weigh(figure, figure.index, actions, MOST_COMBATS, self.deeds[figure.side])
                if figure.profile.chief:
                    self.order(figure, min(actions, GIVEN_MOST), self.deeds[figure.side])
        acting = view.acting
        if acting is not None:
            figure = self.state.figure(acting.figure)
            if figure.present:
                actions = int(acting.actions)
                combats = MOST_COMBATS if acting.given else MOST_COMBATS - int(acting.combats)
                self.weigh(figure, figure.index, actions, combats, self.at_once)
                if figure.profile.chief and not acting.given:
                    self.order(figure, min(actions, GIVEN_MOST - int(acting.gave)), self.at_once)

    def order(self, chief: Figure, actions: int, deeds: Deeds) -> None:
        """[FW-ACTIVATE-09] [FW-ACTIVATE-10] [FW-R-29] What a chief lets others do, with so many of his actions."""
        if actions <= 0 or not chief.can_act():
            return
        for index in range(self.state.survivors):
            figure = self.state.figure(index)
            friend = figure.present and figure.side == chief.side and figure.index != chief.index
            if friend and within(chief, figure, ORDER_MM):
                self.weigh(figure, chief.index, actions, actions, deeds)

    def engage(self) -> None:
        bodies = self.state.bodies
        for one in bodies:
            foes: i64 = 0
            if one.present:
                if one.side == NPCS:
                    self.targets[0].append(one.index)
                    self.targets[1].append(one.index)
                else:
                    self.targets[1 - one.side].append(one.index)
                for other in bodies:
                    if other.present and other.side != one.side and in_contact(one, other):
                        foes += 1
            self.foes.append(foes)

    def weigh(self, figure: Figure, spender: i64, actions: int, combats: int, deeds: Deeds) -> None:
        """What one can do to everybody with so many actions, of which so many may be shots and blows."""
        if actions <= 0 or combats <= 0 or not figure.can_act():
            return
        for other in self.targets[figure.side]:
            target = self.state.figure(other)
            self.hit = self.counter = 0.0
            if self.foes[figure.index]:
                if in_contact(figure, target):
                    self.fight(figure, target, 0, min(actions, combats), 1.0)
            else:
                dx, dy = float(target.x - figure.x), float(target.y - figure.y)
                gap = sqrt(dx * dx + dy * dy) - float(figure.base + target.base) / 2.0
                if figure.profile.shoots:
                    self.hit = self.shoot(figure, target, gap, actions, combats)
                if actions >= 2 and gap <= 3.0 * A_MOVE:
                    self.charge(figure, target, actions, combats)
            if self.hit > 0.0:
                share = 1.0 if spender == figure.index else ORDERED
                hit, counter = share * self.hit, share * self.counter
                gain = hit * self.stakes[other] - counter * self.stakes[figure.index]
                deeds.add(spender, figure.index, other, hit, counter, gain)

    def shoot(self, figure: Figure, target: Figure, gap: float, actions: int, combats: int) -> float:
        """With its best weapon: from where it stands, or after a movement."""
        state = self.state
        best = 0.0
        seen: i64 = UNSEEN
        looked = False
        for carried in figure.weapons:
            weapon = carried.weapon
            cost = 2 if weapon.heavy else 1
            if carried.out or not weapon.near or combats < cost:
                continue
            beyond = gap - float(weapon.far)
            if beyond > 2.0 * A_MOVE:
                continue
            if not looked:
                looked = True
                seen = sight(state.table, state.bodies, state.smoke, figure, target)
            tries = 1 if weapon.heavy else combats
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
                near_enough = beyond <= A_MOVE
                done = (
                    MOVED * tried(harm, target, min(left, tries)) if near_enough else FAR_SHOT * tried(harm, target, 1)
                )
            best = max(best, done)
        if self.foes[target.index] and target.side != NPCS:
            best *= INTO_MELEE
        return best

    def charge(self, figure: Figure, target: Figure, actions: int, combats: int) -> None:
        """By how far it is to walk."""
        table = self.state.table
        if figure.z != target.z:
            return
        away = distance(table, to_place(table, target.x, target.y), figure.x, figure.y)
        away -= float(figure.base + target.base) / 2.0
        if away <= A_MOVE:
            self.fight(figure, target, 1, min(actions - 1, combats), 1.0)
        elif away <= 2.5 * A_MOVE and actions > 2:
            likely = 0.9 if away <= 1.5 * A_MOVE else 0.9 - 0.7 * (away / A_MOVE - 1.5)
            self.fight(figure, target, 1, 1, likely)

    def fight(self, figure: Figure, target: Figure, coming: i64, tries: int, likely: float) -> None:
        """If that is better than shooting. `coming`: 1 for who is not in contact yet."""
        if target.immobilised:
            hit, counter = 1.0, 0.0
        else:
            edge = self.strength(figure, coming) - self.strength(target, coming) + TIE
            hit = tried(blow_harm(edge), target, tries)
            counter = tried(blow_harm(-edge), figure, tries) * (1.0 - 0.5 * hit)  # the dead strike no second blow
        stake, own = self.stakes[target.index], self.stakes[figure.index]
        if likely * (hit * stake - counter * own) > self.hit * stake:
            self.hit = likely * hit
            self.counter = likely * counter

    def strength(self, figure: Figure, coming: i64) -> float:
        """[FW-MELEE-14] [FW-BUILD-20] Each enemy in contact but the first costs a die."""
        value = self.view.strengths[figure.index]
        crowd = self.foes[figure.index] + coming - 1
        if crowd > 0 and not figure.profile.expert:
            value -= float(crowd) * MEANS[figure.profile.fights]
        return value

    def rest(self, first: i64) -> float:
        """What A gains over B in the rest of this turn: first who is acting does what it still can, if anybody is; then
        `first` begins, and those act who have not been activated."""
        net = 0.0
        acting = self.view.acting
        if acting is not None:
            side: i64 = self.state.bodies[acting.figure].side
            gain = self.step(self.at_once, [True] * len(self.stakes), LEAST)
            net = gain if side == 0 else -gain
            first = 1 - side
        return net + self.turn(first, False)

    def turn(self, first: i64, rested: bool) -> float:
        """What A gains over B in a turn in which `first` begins; what is left of all is kept. `rested`: everybody may
        act, else those only who have not been activated."""
        ready = [rested or not self.state.figure(index).activated for index in range(self.state.survivors)]
        net = 0.0
        side: i64 = first
        idle = 0
        while idle < 2:
            saved = self.flight(side, ready) if self.runners else LEAST
            gain = self.step(self.deeds[side], ready, saved)
            if gain <= 0.0 and saved > LEAST:
                self.flee(ready)
                idle = 0
            elif gain > 0.0:
                idle = 0
                net += gain if side == 0 else -gain
            else:
                idle += 1
            side = 1 - side
        return net

    def either(self) -> float:
        """What A may expect to gain over B in a turn that is still to come, in which nobody knows who begins."""
        before = self.alive.copy()
        gain = self.turn(0, True)
        first = self.alive
        self.alive = before
        gain += self.turn(1, True)
        for place, one in enumerate(first):
            self.alive[place] = 0.5 * (self.alive[place] + one)
        return 0.5 * gain

    def flight(self, side: i64, ready: list[bool]) -> float:
        """[FW-SCEN4-04] What the runner of a side has to lose who is most in danger; LEAST: nobody is."""
        self.runner = -1
        deeds = self.deeds[1 - side]
        most = LEAST
        for place, victim in enumerate(deeds.victims):
            if victim in self.runners and ready[victim] and ready[deeds.spenders[place]]:
                loss = deeds.hits[place] * self.stakes[victim] * self.alive[victim] * self.alive[deeds.actors[place]]
                if loss > most:
                    most = loss
                    self.runner = victim
        return most

    def flee(self, ready: list[bool]) -> None:
        """He crosses, and is not there any more."""
        self.alive[self.runner] = 0.0
        ready[self.runner] = False

    def step(self, deeds: Deeds, ready: list[bool], least: float) -> float:
        """The best deed of one who is ready, if it gains more than that; 0: there is none."""
        alive = self.alive
        best = least
        chosen: i64 = -1
        for place, whole in enumerate(deeds.gains):
            if whole > best and ready[deeds.spenders[place]]:
                gain = alive[deeds.actors[place]] * alive[deeds.victims[place]] * whole
                if gain > best:
                    best = gain
                    chosen = place
        if chosen < 0:
            return 0.0
        actor, victim = deeds.actors[chosen], deeds.victims[chosen]
        before = alive[victim]
        alive[victim] = before * (1.0 - alive[actor] * deeds.hits[chosen])
        alive[actor] *= 1.0 - before * deeds.counters[chosen]
        ready[deeds.spenders[chosen]] = False
        return best


def runners_of(view: Foresight) -> list[i64]:
    """[FW-SCEN4-04] Who crosses the table with his next activation, and cannot be shot at after it."""
    found: list[i64] = []
    state = view.state
    if view.scenario != DIVERSION:
        return found
    for index in range(state.survivors):
        figure = state.figure(index)
        moves = min(MOST_MOVES, ACTIONS - int(figure.stunned + figure.disoriented))
        if figure.present and figure.can_act() and view.way_across(figure) <= 0.5 * float(moves):
            found.append(index)
    return found


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
