"""A shot under way: the dice, what they do, and whether the weapon is empty afterwards."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Value
from warbox.engine.pool import Block
from warbox.engine.state import Frame
from warbox.games.firstwave.actions import KEEP, REROLL, Allot
from warbox.games.firstwave.pieces.body import NPCS
from warbox.games.firstwave.pieces.figure import Carried, Figure
from warbox.games.firstwave.pieces.limits import (
    DISORIENTED,
    EFFECTS,
    ELIMINATED,
    IMMOBILISED,
    NOTHING,
    STUNNED,
    SURVIVOR,
    WOUNDED,
    shooting_effect,
)
from warbox.games.firstwave.pieces.weapons import CARNAGE, INCENDIARY, KNOCKOUT, POISON, SMOKE, STUNNING
from warbox.games.firstwave.rules.contact import friends_in_contact
from warbox.games.firstwave.rules.scenario import judge
from warbox.games.firstwave.rules.shooting import Declared, munition_name
from warbox.games.firstwave.rules.states import (
    disorient,
    eliminate,
    immobilise,
    is_plated,
    knock_out,
    plating,
    set_fire,
    stun,
    wound,
)
from warbox.games.firstwave.state import NOBODY, FirstWaveState, Rule, Throw, chance_asks

# the steps of a shot, in order [FW-SHOOT-18] [FW-DICE-03]
POOL: Final = 0
AGAIN: Final = 1  # the full re-roll of new ammunition is offered
REROLLED: Final = 2  # the pool is rolled again
GUNFIGHT: Final = 3
BONUS: Final = 4
EFFECT: Final = 5
EXTRA: Final = 6  # the poison or plating die of a target
ALLIES: Final = 7
ALLY_PLATING: Final = 8
EMPTY: Final = 9
LIMITED: Final = 10
SPENT: Final = 11
STEPS: Final = [
    "pool",
    "reroll",
    "again",
    "gunfight",
    "bonus",
    "effect",
    "extra",
    "allies",
    "ally-plating",
    "ammunition",
    "limited",
    "spent",
]

ASK_AGAIN: Final = [Decision("reroll", "FW-RESOURCE-05", (seat,)) for seat in (0, 1)]
ASK_ALLOT: Final = [Decision("allot", "FW-SHOOT-17", (seat,)) for seat in (0, 1)]
ROLL_SHOT: Final = chance_asks("shot", "FW-SHOOT-04")
ROLL_AGAIN: Final = chance_asks("shot", "FW-R-86")
ROLL_GUNFIGHT: Final = chance_asks("gunfight", "FW-WEAPON-17")
ROLL_BONUS: Final = chance_asks("bonus", "FW-WEAPON-12")
ROLL_CARNAGE: Final = chance_asks("bonus", "FW-MUNITION-08")
ROLL_POISON: Final = chance_asks("poison", "FW-MUNITION-07")
ROLL_PLATING: Final = chance_asks("plating", "FW-BESTIARY-11")
ROLL_LIMITED: Final = chance_asks("ammo", "FW-AMMO-03")
HALVES: Final = [0, 0, 0, 1, 1, 1]
THIRDS: Final = [0, 0, 0, 0, 1, 1]
ONE: Final = [0, 1, 1, 1, 1, 1]


KNOCKED_OUT: Final = 99  # in place of wounded or eliminated
TOLD: Final = ["shot-rolled", "shot-rolled", "shot-rolled", "ones-rerolled", "bonus-rolled"]


def changed(counts: list[int], place: i64, value: int) -> list[int]:
    """A copy with another count: clones share the lists."""
    copy = counts.copy()
    copy[place] = value
    return copy


def meanings(value: i64) -> list[int]:
    """[FW-SHOOT-13] What the faces mean to a shot: 1, miss, success, 6."""
    return [0] + [1 if face < value else 2 for face in range(2, 6)] + [3]


class Shot(Rule):
    def __init__(
        self, shooter: int, slot: int, second: int, munition: int, targets: list[int], pools: list[int]
    ) -> None:
        self.shooter: Final = shooter
        self.slot: Final = slot
        self.second: Final = second
        self.munition: Final = munition
        self.targets: Final = targets
        self.pools: Final = pools
        self.step: i64 = POOL
        self.target: i64 = 0  # which of them is rolled for or resolved now
        self.left: i64 = 0  # 1s still to be allotted of its block
        self.ally: i64 = NOBODY  # who has its plating tested
        self.final = False  # rolled again: no other re-roll [FW-R-86]
        # what lies on the table, by block: counts, since no rule asks which die shows what
        self.ones: list[int] = [0] * len(pools)
        self.hits: list[int] = [0] * len(pools)  # successes that are no 6
        self.sixes: list[int] = [0] * len(pools)
        self.bonus: list[int] = [0] * len(pools)

    def clone(self) -> Frame[FirstWaveState]:
        copy = Shot(self.shooter, self.slot, self.second, self.munition, self.targets, self.pools)
        copy.step = self.step
        copy.target = self.target
        copy.left = self.left
        copy.ally = self.ally
        copy.final = self.final
        copy.ones = self.ones
        copy.hits = self.hits
        copy.sixes = self.sixes
        copy.bonus = self.bonus
        return copy

    def carried(self, state: FirstWaveState) -> Carried:
        return state.figure(self.shooter).weapons[self.slot]

    def successes(self, block: i64) -> int:
        """[FW-SHOOT-13] A 6 is two successes; [FW-WEAPON-13] a bonus die is one at most."""
        return self.hits[block] + 2 * self.sixes[block] + self.bonus[block]

    # ---- questions

    def asks(self, state: FirstWaveState) -> Decision | None:
        if self.step == AGAIN:
            return ASK_AGAIN[state.bodies[self.shooter].side]
        if self.step == ALLIES and self.left > 0:
            side = state.bodies[self.shooter].side
            if side < 2 and len(self.allies(state)) > 1:
                return ASK_ALLOT[side]
        return None

    def legal(self, state: FirstWaveState, seat: int) -> list[Action]:
        if self.step == AGAIN:
            return [REROLL, KEEP]
        return [Allot(state.name(ally)) for ally in self.allies(state)]

    def why_not(self, state: FirstWaveState, seat: int, action: Action) -> Refusal | None:
        if self.step == AGAIN:
            return None if action == REROLL or action == KEEP else Refusal("reroll-or-keep", "FW-RESOURCE-05")
        if isinstance(action, Allot):
            if state.by_code(action.figure) in self.allies(state):
                return None
            return Refusal("not-in-that-melee", "FW-R-46", {"target": state.name(self.targets[self.target])})
        return Refusal("allot-now", "FW-SHOOT-17", {"target": state.name(self.targets[self.target])})

    def answer(self, state: FirstWaveState, seat: int, action: Action) -> None:
        if isinstance(action, Allot):
            self.hit_ally(state, state.by_code(action.figure))
        elif action == REROLL:
            state.edit(self.shooter).reroll = False
            self.step = REROLLED
            if state.events is not None:
                state.say("rerolls", "FW-RESOURCE-05", {"figure": state.name(self.shooter)})
        else:
            self.step = GUNFIGHT

    def allies(self, state: FirstWaveState) -> list[i64]:
        """[FW-R-46] The shooter's friends in contact with the target, or with where it stood."""
        side = state.bodies[self.shooter].side
        return friends_in_contact(state, side, state.bodies[self.targets[self.target]])

    # ---- steps

    def run(self, state: FirstWaveState) -> None:
        step = self.step
        if step <= BONUS:
            self.roll(state)
        elif step == EFFECT:
            self.resolve(state)
        elif step == EXTRA:
            state.push(Throw(ROLL_POISON if self.munition == POISON else ROLL_PLATING, 1, 6))
        elif step == ALLIES:
            self.allot(state)
        elif step == ALLY_PLATING:
            state.push(Throw(ROLL_PLATING, 1, 6))
        elif step == EMPTY:
            self.check_ammunition(state)
        elif step == LIMITED:
            self.check_limited(state)
        else:
            self.spend(state)
            state.finish(self)
            judge(state)

    def dice(self, state: FirstWaveState) -> int:
        """How many dice the step rolls for the block that `target` points to."""
        step = self.step
        if step == POOL or step == REROLLED:
            return self.pools[self.target]
        if step == GUNFIGHT:
            # [FW-WEAPON-17] [FW-DICE-07] the 1s of a pair, unless the dice are final
            return self.ones[self.target] if self.second != NOBODY and not self.final else 0
        # [FW-WEAPON-12] [FW-MUNITION-08] [FW-R-78] one bonus die for each 6, whether critical, carnage or both
        bonus = self.carried(state).weapon.critical or self.munition == CARNAGE
        return self.sixes[self.target] if bonus else 0

    def roll(self, state: FirstWaveState) -> None:
        """[FW-DICE-03] Block after block; when all have been rolled, the next step."""
        if self.target < len(self.pools):
            count = self.dice(state)
            if count:
                state.push(Throw(self.question(state), count, 6))
            else:
                self.target += 1
            return
        self.target = 0
        step = self.step
        if step == POOL:
            self.step = AGAIN if state.figure(self.shooter).reroll else GUNFIGHT
        elif step == REROLLED:
            self.final = True
            self.step = BONUS
        else:
            self.step = step + 1

    def question(self, state: FirstWaveState) -> Decision:
        if self.step == BONUS:
            return ROLL_BONUS if self.carried(state).weapon.critical else ROLL_CARNAGE
        return ROLL_GUNFIGHT if self.step == GUNFIGHT else ROLL_AGAIN if self.step == REROLLED else ROLL_SHOT

    def blocks(self, state: FirstWaveState, count: int) -> list[Block]:
        step = self.step
        value = state.figure(self.shooter).profile.shoots
        if step < BONUS:
            return [Block(count, meanings(value))]
        if step == BONUS:
            return [Block(count, [1 if face >= value else 0 for face in range(1, 7)])]
        if step == LIMITED:
            return [Block(1, ONE)]
        return [Block(1, THIRDS if step == EXTRA and self.munition == POISON else HALVES)]

    def rolled(self, state: FirstWaveState, faces: list[int]) -> None:
        step = self.step
        if step <= BONUS:
            self.count(state, faces)
        elif step == EXTRA:
            index = self.targets[self.target]
            if self.munition == POISON:
                self.poison(state, index, faces[0])
            else:
                plating(state, index, faces[0])
            self.target += 1
            self.step = EFFECT
        elif step == ALLY_PLATING:
            plating(state, self.ally, faces[0])
            self.ally = NOBODY
            self.step = ALLIES
        else:
            self.limited(state, faces[0])

    def count(self, state: FirstWaveState, faces: list[int]) -> None:
        """[FW-SHOOT-13] [FW-DICE-07] [FW-WEAPON-12] [FW-WEAPON-13] What a block shows; bonus dice are one success each
        at most and give no further dice."""
        value = state.figure(self.shooter).profile.shoots
        place = self.target
        ones, sixes = faces.count(1), faces.count(6)
        hits = len([face for face in faces if value <= face < 6])
        if self.step == BONUS:
            self.bonus = changed(self.bonus, place, hits + sixes)
        elif self.step == GUNFIGHT:  # each 1 once, the second result stands
            self.ones = changed(self.ones, place, ones)
            self.hits = changed(self.hits, place, self.hits[place] + hits)
            self.sixes = changed(self.sixes, place, self.sixes[place] + sixes)
        else:
            self.ones = changed(self.ones, place, ones)
            self.hits = changed(self.hits, place, hits)
            self.sixes = changed(self.sixes, place, sixes)
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(self.shooter), "target": state.name(self.targets[place])}
            facts["dice"] = " ".join([str(face) for face in faces])
            facts["value"] = int(value)
            facts["successes"] = self.successes(place)
            facts["ones"] = self.ones[place]
            state.say(TOLD[self.step], self.question(state).rule if self.step > POOL else "FW-SHOOT-13", facts)
        self.target += 1

    # ---- what the successes do

    def resolve(self, state: FirstWaveState) -> None:
        """[FW-SHOOT-14] [FW-SHOOT-15] [FW-SHOOT-16] Each target in order, then the friends who were in the way."""
        if self.target >= len(self.targets):
            self.target = 0
            self.left = NOBODY
            self.step = ALLIES
            return
        index = self.targets[self.target]
        figure = state.figure(index)
        successes = self.successes(self.target)
        effect = self.replaced(figure, shooting_effect(figure.profile.type, successes))
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(self.shooter), "target": state.name(index)}
            facts["successes"] = successes
            facts["result"] = "unconscious" if effect == KNOCKED_OUT else EFFECTS[effect]
            rule = ["FW-SHOOT-14", "FW-SHOOT-15", "FW-SHOOT-16"][figure.profile.type]
            state.say("shot-result", rule, facts)
        if self.munition == SMOKE:
            self.smoke(state, figure, effect)
        elif self.apply(state, index, effect):
            self.step = EXTRA
            return
        self.target += 1

    def replaced(self, figure: Figure, effect: i64) -> i64:
        """[FW-MUNITION-05] [FW-R-25] [FW-R-80] Knock-out munition never kills or wounds."""
        if self.munition != KNOCKOUT or effect not in (WOUNDED, ELIMINATED):
            return effect
        return KNOCKED_OUT if figure.profile.type == SURVIVOR else IMMOBILISED

    def apply(self, state: FirstWaveState, index: int, effect: i64) -> bool:
        """[FW-MUNITION-10] The result of one target; whether it calls for a die: poison or plating. [FW-R-49] [FW-R-51]

        [FW-R-12] An eliminated result is no wound: armour does not help.
        """
        figure = state.figure(index)
        side = state.bodies[self.shooter].side
        by: i64 = NOBODY if figure.side == side else side  # [FW-R-55] friendly hits credit nobody
        if not figure.present or effect == NOTHING:
            return False
        if effect == STUNNED:
            stun(state, index, "FW-SHOOT-16")
        elif effect == DISORIENTED:
            disorient(state, index, "FW-SHOOT-14" if figure.profile.type == 0 else "FW-SHOOT-15")
        elif effect == WOUNDED:
            if self.munition == INCENDIARY:
                set_fire(state, index, side)
            wound(state, index, by, "FW-SHOOT-16")
            if self.munition == STUNNING:
                stun(state, index, "FW-MUNITION-10")
            # [FW-MUNITION-07] [FW-DICE-08] no die for who is gone
            return self.munition == POISON and state.bodies[index].present
        elif effect == KNOCKED_OUT:
            knock_out(state, index, "FW-MUNITION-05")
        elif effect == IMMOBILISED:
            if is_plated(figure):
                return True
            immobilise(state, index, "FW-SHOOT-14" if figure.profile.type == 0 else "FW-SHOOT-15")
        else:
            eliminate(state, index, by, "FW-SHOOT-18")
        return False

    def smoke(self, state: FirstWaveState, figure: Figure, effect: i64) -> None:
        """[FW-MUNITION-12] [FW-R-82] No damage: where it would have been, the template."""
        if effect not in (WOUNDED, IMMOBILISED, ELIMINATED):
            return
        state.smoke = [*state.smoke, (figure.x, figure.y)]
        if state.events is not None:
            state.say("smoke", "FW-MUNITION-12", {"x": int(figure.x), "y": int(figure.y)})

    def poison(self, state: FirstWaveState, index: int, face: int) -> None:
        """[FW-MUNITION-07] [FW-R-112] One more wound on 5 or 6, and no further die."""
        if state.events is not None:
            state.say("poison", "FW-MUNITION-07", {"figure": state.name(index), "die": face})
        if face >= 5:
            side = state.bodies[self.shooter].side
            wound(state, index, NOBODY if state.bodies[index].side == side else side, "FW-MUNITION-07")

    # ---- 1s into a melee

    def allot(self, state: FirstWaveState) -> None:
        """[FW-SHOOT-17] [FW-R-46] [FW-R-47] Each 1 wounds a friend engaged with the target; smoke hurts nobody.

        [FW-R-83] Only rolls against enemies count. [FW-R-67] Of NPCs the one with the lowest id is hit.
        """
        if self.target >= len(self.targets) or self.munition == SMOKE:
            self.step = EMPTY
            return
        if self.left == NOBODY:
            enemy = state.bodies[self.targets[self.target]].side != state.bodies[self.shooter].side
            self.left = self.ones[self.target] if enemy else 0
        allies = self.allies(state) if self.left > 0 else []
        if not allies:
            self.target += 1
            self.left = NOBODY
            return
        if len(allies) == 1 or state.bodies[self.shooter].side == NPCS:
            self.hit_ally(state, allies[0])  # else the shooter is asked

    def hit_ally(self, state: FirstWaveState, ally: i64) -> None:
        """[FW-R-47] A wound without the munition's effects, but knock-out never wounds. [FW-R-50] On an NPC it counts
        as immobilised."""
        self.left -= 1
        figure = state.figure(ally)
        if state.events is not None:
            state.say("friend-hit", "FW-SHOOT-17", {"figure": state.name(self.shooter), "target": state.name(ally)})
        if self.munition == KNOCKOUT:
            knock_out(state, ally, "FW-R-47")
        elif not figure.is_npc():
            wound(state, ally, NOBODY, "FW-SHOOT-17")
        elif is_plated(figure):
            self.ally = ally
            self.step = ALLY_PLATING
        else:
            immobilise(state, ally, "FW-R-50")

    # ---- ammunition

    def immune(self, state: FirstWaveState) -> bool:
        """[FW-RESOURCE-05] [FW-FACTION-02] [FW-FACTION-07] [FW-R-79] Who never fails an ammunition roll."""
        shooter = state.figure(self.shooter)
        return shooter.new_ammunition or (shooter.side < 2 and state.readings.never_out[shooter.side])

    def check_ammunition(self, state: FirstWaveState) -> None:
        """[FW-AMMO-01] [FW-AMMO-02] [FW-R-45] More 1s than successes, all dice of the shot together."""
        successes = sum([self.successes(place) for place in range(len(self.pools))])
        if sum(self.ones) > successes and not self.immune(state):
            self.empty(state, "FW-AMMO-01")
        self.step = LIMITED

    def check_limited(self, state: FirstWaveState) -> None:
        """[FW-AMMO-03] [FW-WEAPON-21] [FW-R-85] [FW-DICE-08] A die, if it can change anything."""
        carried = self.carried(state)
        alive = state.bodies[self.shooter].present
        if carried.weapon.limited and not carried.out and alive and self.munition != CARNAGE and not self.immune(state):
            state.push(Throw(ROLL_LIMITED, 1, 6))
        else:
            self.step = SPENT

    def limited(self, state: FirstWaveState, face: int) -> None:
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(self.shooter), "weapon": self.carried(state).weapon.id}
            facts["die"] = face
            state.say("limited-ammo", "FW-AMMO-03", facts)
        if face == 1:
            self.empty(state, "FW-AMMO-03")
        self.step = SPENT

    def spend(self, state: FirstWaveState) -> None:
        """[FW-AMMO-04] [FW-MUNITION-09] [FW-MUNITION-11] [FW-WEAPON-22] [FW-R-75] [FW-R-79] The price of the round."""
        carried = self.carried(state)
        if self.munition == CARNAGE:
            self.empty(state, "FW-AMMO-04")
        elif self.munition == SMOKE:
            shooter = state.edit(self.shooter)
            shooter.weapons = shooter.weapons.copy()
            shooter.weapons[self.slot] = Carried(carried.weapon, carried.munitions, carried.out, carried.fired, True)
        elif carried.weapon.single:
            self.empty(state, "FW-WEAPON-22")

    def empty(self, state: FirstWaveState, rule: str) -> None:
        """[FW-R-41] The weapon, or both of a pair, cannot be used again this game."""
        shooter = state.edit(self.shooter)
        if shooter.weapons[self.slot].out:
            return
        weapons = shooter.weapons.copy()
        for slot in (self.slot, self.second):
            if slot != NOBODY:
                one = weapons[slot]
                weapons[slot] = Carried(one.weapon, one.munitions, True, one.fired, one.smoked)
        shooter.weapons = weapons
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(self.shooter), "weapon": weapons[self.slot].weapon.id}
            state.say("out-of-ammunition", rule, facts)


def fire_shot(state: FirstWaveState, shooter: int, munition: int, declared: Declared) -> None:
    """[FW-SHOOT-18] [FW-R-77] The dice come next; the weapon has fired this munition this turn."""
    figure = state.edit(shooter)
    weapons = figure.weapons.copy()
    arms = declared.arms
    for slot in (arms.slot, arms.second):
        if slot != NOBODY:
            one = weapons[slot]
            weapons[slot] = Carried(one.weapon, one.munitions, one.out, munition, one.smoked)
    figure.weapons = weapons
    if state.events is not None:
        names = [state.name(index) for index in declared.targets]
        facts: dict[str, Value] = {"figure": state.name(shooter), "target": names[0]}
        facts["targets"] = " ".join(names)
        facts["weapon"] = weapons[arms.slot].weapon.id
        facts["munition"] = munition_name(munition)
        facts["pair"] = 1 if arms.second != NOBODY else 0
        facts["pool"] = sum(declared.pools)
        facts["pools"] = " ".join([str(pool) for pool in declared.pools])
        state.say("shot", "FW-SHOOT-01", facts)
    state.push(Shot(shooter, arms.slot, arms.second, munition, declared.targets, declared.pools))
