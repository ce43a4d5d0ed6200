"""Melee: both fighters roll, the one with more successes hurts the other."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Modifier, Refusal
from warbox.engine.event import Value
from warbox.engine.pool import Block
from warbox.engine.state import Frame
from warbox.games.firstwave.actions import ANY_WEAPON, PAIR_SIGN, UNARMED, Defend
from warbox.games.firstwave.ground.measure import within
from warbox.games.firstwave.pieces.bestiary import INFECTED_DOG
from warbox.games.firstwave.pieces.figure import Carried, Figure
from warbox.games.firstwave.pieces.limits import (
    BASE_POOL,
    EFFECTS,
    ELIMINATED,
    IMMOBILISED,
    IMPAIRED,
    MOST_MELEES,
    WOUNDED,
    melee_effect,
)
from warbox.games.firstwave.rules.contact import foes_in_contact
from warbox.games.firstwave.rules.scenario import judge
from warbox.games.firstwave.rules.shooting import Arms, dice_of
from warbox.games.firstwave.rules.states import eliminate, immobilise, infect, is_plated, plating, stun, wound
from warbox.games.firstwave.state import NOBODY, FirstWaveState, Rule, Throw, chance_asks

# the steps of a melee, in order [FW-DICE-04]
DEFENCE: Final = 0  # the defender chooses a weapon [FW-R-39]
ATTACK_POOL: Final = 1
DEFENCE_POOL: Final = 2
ATTACK_PARRY: Final = 3
DEFENCE_PARRY: Final = 4
ATTACK_CARNAGE: Final = 5
DEFENCE_CARNAGE: Final = 6
RESULT: Final = 7
PLATING: Final = 8
STEPS: Final = [
    "defend",
    "attack",
    "defence",
    "attack-parry",
    "defence-parry",
    "attack-carnage",
    "defence-carnage",
    "result",
    "plating",
]

ASK_DEFEND: Final = [Decision("defend", "FW-R-39", (seat,)) for seat in (0, 1)]
ROLLS: Final = [
    chance_asks("attack", "FW-MELEE-05"),
    chance_asks("attack", "FW-MELEE-05"),
    chance_asks("defence", "FW-MELEE-05"),
    chance_asks("parry", "FW-WEAPON-34"),
    chance_asks("parry", "FW-WEAPON-34"),
    chance_asks("carnage", "FW-WEAPON-30"),
    chance_asks("carnage", "FW-WEAPON-30"),
    chance_asks("plating", "FW-BESTIARY-11"),
    chance_asks("plating", "FW-BESTIARY-11"),
]
PACK_MM: Final = 100
PACK_FIGHTS: Final = 4
ATTACKER: Final = 0
DEFENDER: Final = 1


def can_fight_with(carried: Carried) -> bool:
    """[FW-R-75] A thrown spear has left the hand."""
    return carried.weapon.fights() and not (carried.weapon.single and carried.out)


def melee_arms(state: FirstWaveState, fighter: Figure, weapon: int, paired: bool) -> Arms:
    """[FW-MELEE-06] [FW-WEAPON-35] [FW-R-39] The one weapon, or pair, that a fighter chooses to use; or none."""
    if weapon == UNARMED:
        return Arms(NOBODY, NOBODY, None)
    found: list[int] = []
    for slot, carried in enumerate(fighter.weapons):
        if can_fight_with(carried) and (weapon == ANY_WEAPON or carried.weapon.number == weapon):
            found.append(slot)
    if not found:
        if weapon == ANY_WEAPON:
            return Arms(NOBODY, NOBODY, None)
        return Arms(NOBODY, NOBODY, Refusal("no-melee-weapon", "FW-MELEE-06", {"figure": state.name(fighter.index)}))
    if not paired:
        return Arms(found[0], NOBODY, None)
    if len(found) < 2:
        return Arms(NOBODY, NOBODY, Refusal("no-pair", "FW-WEAPON-34", {"figure": state.name(fighter.index)}))
    return Arms(found[0], found[1], None)


def melee_choices(fighter: Figure) -> list[str]:
    """The weapons and pairs that a fighter can fight with, by name; without `none`."""
    names: list[str] = []
    for carried in fighter.weapons:
        name = carried.weapon.id
        if not can_fight_with(carried):
            continue
        if name not in names:
            names.append(name)
        elif carried.weapon.parry and name + PAIR_SIGN not in names:
            names.append(name + PAIR_SIGN)
    return names


def has_choice(fighter: Figure) -> bool:
    for carried in fighter.weapons:
        if can_fight_with(carried):
            return True
    return False


def melee_pool(
    state: FirstWaveState, fighter: Figure, arms: Carried | None, foe: Figure, foe_arms: Carried | None
) -> list[Modifier]:
    """[FW-MELEE-05] [FW-MELEE-06] [FW-MELEE-07] [FW-WEAPON-33] The dice of one side, cause by cause. [FW-R-40] A pair
    counts once."""
    causes = [Modifier(BASE_POOL, "FW-MELEE-05", "base")]
    npc = fighter.profile.npc
    power: i64 = 0
    if npc is not None:
        power = npc.power  # [FW-BESTIARY-01]
    elif arms is not None:
        power = arms.weapon.power
    if power:
        causes.append(Modifier(int(power), "FW-MELEE-06", "power"))
    if fighter.impaired():
        causes.append(Modifier(IMPAIRED, "FW-STATE-09", "impaired"))
    surplus = len(foes_in_contact(state, fighter)) - 1
    # [FW-MELEE-14] [FW-BUILD-20]
    if surplus > 0 and not fighter.profile.expert:
        causes.append(Modifier(-surplus, "FW-MELEE-14", "surplus"))
    if foe_arms is not None and foe_arms.weapon.parry:
        causes.append(Modifier(-1, "FW-WEAPON-33", "parry"))
    if foe.shielded():
        causes.append(Modifier(-1, "FW-BUILD-15", "shield"))
    if fighter.amphetamine:
        causes.append(Modifier(int(fighter.amphetamine), "FW-RESOURCE-06", "amphetamine"))
    return causes


def melee_value(state: FirstWaveState, fighter: Figure) -> i64:
    """[FW-STATS-02] [FW-BESTIARY-03] C; that of a dog is 4 with another one within 10 cm."""
    npc = fighter.profile.npc
    if npc is not None and npc.pack:
        for other in state.bodies:
            if other.present and other.index != fighter.index and other.side == fighter.side:
                kind = state.figure(other.index).profile.npc
                if kind is not None and kind.number == INFECTED_DOG and within(fighter, other, PACK_MM):
                    return min(PACK_FIGHTS, fighter.profile.fights)
    return fighter.profile.fights


class Side:
    """One side's dice: counts, since no rule asks which die shows what."""

    def __init__(self, slot: int, second: int, ones: int, hits: int, sixes: int, bonus: int) -> None:
        self.slot: Final = slot
        self.second: Final = second
        self.ones: Final = ones
        self.hits: Final = hits
        self.sixes: Final = sixes
        self.bonus: Final = bonus

    def successes(self) -> int:
        """[FW-MELEE-08] A 6 is two; [FW-WEAPON-30] a bonus die is one at most."""
        return self.hits + 2 * self.sixes + self.bonus


class Fight(Rule):
    def __init__(self, attacker: int, defender: int, attack: Side, defence: Side, step: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.attack = attack
        self.defence = defence
        self.step: i64 = step

    def clone(self) -> Frame[FirstWaveState]:
        return Fight(self.attacker, self.defender, self.attack, self.defence, int(self.step))

    def arms(self, state: FirstWaveState, who: int) -> Carried | None:
        side = self.attack if who == ATTACKER else self.defence
        index = self.attacker if who == ATTACKER else self.defender
        return state.figure(index).weapons[side.slot] if side.slot != NOBODY else None

    # ---- the defender's weapon

    def asks(self, state: FirstWaveState) -> Decision | None:
        return ASK_DEFEND[state.bodies[self.defender].side] if self.step == DEFENCE else None

    def legal(self, state: FirstWaveState, seat: int) -> list[Action]:
        names = melee_choices(state.figure(self.defender))
        return [Defend(name) for name in [*names, "none"]]

    def why_not(self, state: FirstWaveState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Defend):
            return Refusal("defend-now", "FW-R-39", {"figure": state.name(self.defender)})
        return melee_arms(state, state.figure(self.defender), action.weapon, action.paired).refusal

    def answer(self, state: FirstWaveState, seat: int, action: Action) -> None:
        assert isinstance(action, Defend)
        arms = melee_arms(state, state.figure(self.defender), action.weapon, action.paired)
        self.defence = Side(arms.slot, arms.second, 0, 0, 0, 0)
        self.step = ATTACK_POOL

    # ---- the dice

    def pool(self, state: FirstWaveState, who: int) -> list[Modifier]:
        attacker, defender = state.figure(self.attacker), state.figure(self.defender)
        first, second = self.arms(state, ATTACKER), self.arms(state, DEFENDER)
        if who == ATTACKER:
            return melee_pool(state, attacker, first, defender, second)
        return melee_pool(state, defender, second, attacker, first)

    def roller(self) -> int:
        """Whose dice the step is about."""
        return DEFENDER if self.step in (DEFENCE_POOL, DEFENCE_PARRY, DEFENCE_CARNAGE) else ATTACKER

    def dice(self, state: FirstWaveState) -> int:
        """How many dice the step rolls."""
        who = self.roller()
        side = self.attack if who == ATTACKER else self.defence
        if self.step in (ATTACK_POOL, DEFENCE_POOL):
            return dice_of(self.pool(state, who))
        if self.step in (ATTACK_PARRY, DEFENCE_PARRY):
            return side.ones if side.second != NOBODY else 0  # [FW-WEAPON-34] [FW-R-40]
        arms = self.arms(state, who)
        return side.sixes if arms is not None and arms.weapon.carnage else 0

    def run(self, state: FirstWaveState) -> None:
        step = self.step
        if step < RESULT:
            count = self.dice(state)
            if count:
                state.push(Throw(ROLLS[step], count, 6))
            else:
                self.step += 1  # [FW-R-07] no dice, no successes
        elif step == RESULT:
            self.resolve(state)
        else:
            state.push(Throw(ROLLS[step], 1, 6))

    def blocks(self, state: FirstWaveState, count: int) -> list[Block]:
        if self.step == PLATING:
            return [Block(1, [0, 0, 0, 1, 1, 1])]
        value = melee_value(state, state.figure(self.attacker if self.roller() == ATTACKER else self.defender))
        if self.step >= ATTACK_CARNAGE:
            return [Block(count, [1 if face >= value else 0 for face in range(1, 7)])]
        return [Block(count, [0] + [1 if face < value else 2 for face in range(2, 6)] + [3])]

    def rolled(self, state: FirstWaveState, faces: list[int]) -> None:
        if self.step == PLATING:
            plating(state, self.loser(), faces[0])
            self.close(state)
            return
        who = self.roller()
        index = self.attacker if who == ATTACKER else self.defender
        value = melee_value(state, state.figure(index))
        old = self.attack if who == ATTACKER else self.defence
        ones = faces.count(1)
        sixes = faces.count(6)
        hits = len([face for face in faces if value <= face < 6])
        if self.step in (ATTACK_POOL, DEFENCE_POOL):
            new = Side(old.slot, old.second, ones, hits, sixes, 0)
        elif self.step in (ATTACK_PARRY, DEFENCE_PARRY):
            new = Side(old.slot, old.second, ones, old.hits + hits, old.sixes + sixes, 0)
        else:
            new = Side(old.slot, old.second, old.ones, old.hits, old.sixes, hits + sixes)
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(index), "dice": " ".join([str(face) for face in faces])}
            facts["value"] = int(value)
            facts["successes"] = new.successes()
            if self.step in (ATTACK_POOL, DEFENCE_POOL):
                causes = self.pool(state, who)
                facts["pool"] = " ".join([f"{cause.kind}:{cause.value}:{cause.rule}" for cause in causes])
            state.say("melee-rolled", ROLLS[self.step].rule, facts)
        if who == ATTACKER:
            self.attack = new
        else:
            self.defence = new
        self.step += 1

    # ---- the effect

    def attacker_wins(self) -> bool:
        """[FW-MELEE-09] [FW-MELEE-10] [FW-R-38] More successes; a tie is the attacker's."""
        return self.attack.successes() >= self.defence.successes()

    def loser(self) -> int:
        return self.defender if self.attacker_wins() else self.attacker

    def resolve(self, state: FirstWaveState) -> None:
        """[FW-MELEE-09] [FW-MELEE-10] [FW-MELEE-11] [FW-MELEE-12] The difference gives the effect on the loser."""
        wins = self.attacker_wins()
        loser, winner = self.loser(), self.attacker if wins else self.defender
        difference = max(1, abs(self.attack.successes() - self.defence.successes()))
        victor, victim = state.figure(winner), state.figure(loser)
        effect = melee_effect(not victim.is_npc(), difference)
        # [FW-MELEE-16] the fourth melee, or [FW-R-26] being unconscious: the blows were only avoided
        idle = victor.melees > MOST_MELEES or victor.unconscious
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(self.attacker), "target": state.name(self.defender)}
            facts["winner"] = state.name(winner)
            facts["loser"] = state.name(loser)
            facts["difference"] = difference
            facts["result"] = "none" if idle else EFFECTS[effect]
            rule = "FW-R-26" if victor.unconscious else "FW-MELEE-16" if idle else "FW-MELEE-09"
            if not idle and self.attack.successes() == self.defence.successes():
                rule = "FW-MELEE-10"
            state.say("melee-result", rule, facts)
        if not idle and self.hurt(state, victor, victim, effect):
            self.step = PLATING
        else:
            self.close(state)

    def hurt(self, state: FirstWaveState, victor: Figure, victim: Figure, effect: i64) -> bool:
        """[FW-WEAPON-31] The effect on the loser; whether its plating is tested. [FW-R-49] [FW-R-51]"""
        index = victim.index
        if effect == WOUNDED:
            npc = victor.profile.npc
            if npc is not None and npc.infection:
                infect(state, index)
            wound(state, index, victor.side, "FW-MELEE-11")
            arms = self.arms(state, ATTACKER if victor.index == self.attacker else DEFENDER)
            if arms is not None and arms.weapon.blunt:
                stun(state, index, "FW-WEAPON-31")
        elif effect == IMMOBILISED:
            if is_plated(victim):
                return True
            immobilise(state, index, "FW-MELEE-11")
        elif effect == ELIMINATED:
            eliminate(state, index, victor.side, "FW-MELEE-12")
        return False

    def close(self, state: FirstWaveState) -> None:
        state.finish(self)
        judge(state)


def start_fight(state: FirstWaveState, attacker: int, defender: int, arms: Arms) -> None:
    """[FW-MELEE-15] It counts for both; [FW-MELEE-13] [FW-STATE-07] against the immobilised no dice are needed."""
    active = state.edit(attacker)
    active.melees += 1
    target = state.edit(defender)
    target.melees += 1
    if state.events is not None:
        facts: dict[str, Value] = {"figure": state.name(attacker), "target": state.name(defender)}
        facts["weapon"] = active.weapons[arms.slot].weapon.id if arms.slot != NOBODY else "none"
        facts["pair"] = 1 if arms.second != NOBODY else 0
        state.say("melee", "FW-MELEE-04", facts)
    if target.immobilised:
        # [FW-R-27] whoever is past the third melee does no damage of any kind
        if active.melees <= MOST_MELEES:
            eliminate(state, defender, active.side, "FW-MELEE-13")
        elif state.events is not None:
            state.say("melee-spent", "FW-R-27", {"figure": state.name(attacker)})
        judge(state)
        return
    step = ATTACK_POOL if target.is_npc() or not has_choice(target) else DEFENCE
    nothing = Side(NOBODY, NOBODY, 0, 0, 0, 0)
    state.push(Fight(attacker, defender, Side(arms.slot, arms.second, 0, 0, 0, 0), nothing, step))
