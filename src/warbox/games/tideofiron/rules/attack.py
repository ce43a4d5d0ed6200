"""A fire attack: target, figures, supporters, type, dice, hits, damage. Also op fire, once a leader is named."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, Decision, Refusal
from warbox.engine.pool import Block
from warbox.engine.state import Frame, Roll
from warbox.games.tideofiron.actions import (
    KEEP,
    NORMAL,
    REROLLS,
    SUPPORT,
    SUPPRESS,
    TURN,
    Reroll,
    TakePart,
    UnitAction,
)
from warbox.games.tideofiron.cards.card import OP_CAMOUFLAGE
from warbox.games.tideofiron.pieces.box import AREA_HIT, BANDS, CLOSE, DEFENCE_HIT, HIT
from warbox.games.tideofiron.pieces.mod import FP_ATTACK, NEXT
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT
from warbox.games.tideofiron.pieces.unit import BITS, NO_UNIT, SQUAD, Unit, figures_text, subsets
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.area import AreaAttack, count_faces
from warbox.games.tideofiron.rules.casualty import damage_vehicle, fatigue, hit_squad, suppress_squad
from warbox.games.tideofiron.rules.concealment import reveal
from warbox.games.tideofiron.rules.consent import Consent, Helped
from warbox.games.tideofiron.rules.cover import defence
from warbox.games.tideofiron.rules.firepower import (
    firepower,
    is_flame,
    mortar_band,
    mortar_firepower,
    range_band,
    worst,
)
from warbox.games.tideofiron.rules.halving import LEAD, LEAD_FM, LEAD_OPFIRE
from warbox.games.tideofiron.rules.target import (
    only_guns,
    support_figures,
    support_how,
    support_price,
    why_no_support,
)
from warbox.games.tideofiron.state import ToiState

ATTACK: Final = [Decision("attack", "TOI-ATTACK-01", (seat,)) for seat in range(SEAT_COUNT)]
REROLL: Final = [Decision("reroll", "TOI-OPERATION-01", (seat,)) for seat in range(SEAT_COUNT)]
ARMOUR: Final = [Decision("armour", "TOI-UNIT-38", (seat,)) for seat in range(SEAT_COUNT)]
ATTACK_DICE: Final = Decision("attack-dice", "TOI-ATTACK-07", (CHANCE,))
REROLL_DICE: Final = Decision("reroll-dice", "TOI-OPERATION-01", (CHANCE,))
MOST_REROLLED: Final = 2
ATTACK_TYPES: Final = ["normal", "suppressive"]

# where an attack stands
BUILDING: Final = 0
DICE: Final = 1
ACE_REROLL: Final = 2
THICK_ARMOUR: Final = 3
EFFECT: Final = 4
OVER: Final = 5


class Exposed(Frame[ToiState]):
    """[TOI-OPFIRE-06] A move during which somebody can be op-fired at."""

    def note_fire(self, units: list[int]) -> None:
        raise NotImplementedError


class AttackRoll(Roll[ToiState]):
    """[TOI-ATTACK-07] [TOI-R-87] [TOI-COMBINED-11] All black dice, then all red ones, at once."""

    def __init__(self, black: int, red: int, hit: int) -> None:
        super().__init__(ATTACK_DICE, black + red, 6)
        self.black: Final = black
        self.hit: Final = hit

    def blocks(self, state: ToiState) -> list[Block]:
        return pools(self.black, self.count - self.black, self.hit)

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        attack = state.stack[-1]
        assert isinstance(attack, Attack)
        attack.see_dice(state, faces, self.black, self.hit)


class RerollRoll(Roll[ToiState]):
    """Tank Ace: black dice that are rolled again."""

    def __init__(self, count: int, hit: int) -> None:
        super().__init__(REROLL_DICE, count, 6)
        self.hit: Final = hit

    def blocks(self, state: ToiState) -> list[Block]:
        return pools(self.count, 0, self.hit)

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        attack = state.stack[-1]
        assert isinstance(attack, Attack)
        attack.black += count_faces(faces, 0, self.count, self.hit)
        if state.events is not None:
            state.say("rerolled", "TOI-OPERATION-01", {"dice": " ".join([str(face) for face in faces])})


def pools(black: int, red: int, hit: int) -> list[Block]:
    """[TOI-ATTACK-08] [TOI-ATTACK-09] Only the successes of each colour count."""
    blocks: list[Block] = []
    if black:
        blocks.append(Block(black, [1 if face >= hit else 0 for face in range(1, 7)]))
    if red:
        blocks.append(Block(red, [1 if face >= DEFENCE_HIT else 0 for face in range(1, 7)]))
    return blocks


class Attack(Helped):
    """[TOI-ATTACK-01] The six steps of a fire attack. The first unit of the list leads, the others support.

    [TOI-COMBINED-03] [TOI-COMBINED-10] One leader, any number of supporters.
    """

    def __init__(
        self,
        how: int,
        target: int,
        cell: int,
        full: bool,
        barred: list[int],
        units: list[int],
        figs: list[int],
        refused: list[int],
        chosen: i64,
    ) -> None:
        self.how: Final = how
        self.target: Final = target  # NO_UNIT: mortars attack a hex
        self.cell: Final = cell
        self.full: Final = full
        self.barred: Final = barred  # [TOI-OPFIRE-06] they have fired at the active unit in its activation
        self.units = units
        self.figs = figs
        self.refused = refused  # the partner does not want to support with these
        self.chosen: i64 = chosen  # a bit for each unit of the list whose figures were named
        self.step: i64 = BUILDING
        self.suppress = False
        self.black: i64 = 0  # successes
        self.red: i64 = 0
        self.missed: i64 = 0  # black dice that are none
        self.idle: i64 = 0  # red dice that are none
        self.hits: i64 = 0

    def clone(self) -> Frame[ToiState]:
        copy = Attack(
            self.how,
            self.target,
            self.cell,
            self.full,
            self.barred,
            self.units.copy(),
            self.figs.copy(),
            self.refused,
            self.chosen,
        )
        copy.step = self.step
        copy.suppress = self.suppress
        copy.black = self.black
        copy.red = self.red
        copy.missed = self.missed
        copy.idle = self.idle
        copy.hits = self.hits
        return copy

    def target_unit(self, state: ToiState) -> Unit | None:
        return None if self.target == NO_UNIT else state.units[self.target]

    # ---- building it

    def asks(self, state: ToiState) -> Decision | None:
        """[TOI-R-44] [TOI-UNIT-38] Thick armour is asked about only if turning a die changes the hits."""
        if self.step == BUILDING:
            return ATTACK[state.seat_of(state.units[self.units[0]])]
        if self.step == ACE_REROLL and self.missed > 0 and state.units[self.units[0]].is_ace():
            return REROLL[state.seat_of(state.units[self.units[0]])]
        if self.step == THICK_ARMOUR and self.idle > 0 and self.black > self.red:
            target = state.units[self.target]
            if target.kind != SQUAD and VEHICLES[target.kind].thick_armor:
                return ARMOUR[state.seat_of(target)]
        return None

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        if self.step == ACE_REROLL:
            return [*REROLLS[: min(int(self.missed), MOST_REROLLED)], KEEP]
        if self.step == THICK_ARMOUR:
            return [TURN, KEEP]
        choices: list[Action] = []
        target = self.target_unit(state)
        bit: i64 = 1
        for place, index in enumerate(self.units):
            unit = state.units[index]
            if unit.kind == SQUAD and not self.chosen & bit:
                for figs in subsets(self.figs[place]):
                    choices.append(TakePart(unit.name, figs))
            bit *= 2
        if self.how != LEAD_FM:  # [TOI-ACTION-10] [TOI-COMBINED-02]
            named = state.roster.actions[SUPPORT]
            for unit in state.units:
                if self.may_support(state, unit, target):
                    choices.append(named[unit.index])
        choices.append(NORMAL)
        if target is None or target.kind == SQUAD:  # [TOI-ATTACK-06] [TOI-SUPPRESS-01] [TOI-OPFIRE-07]
            choices.append(SUPPRESS)
        return choices

    def may_support(self, state: ToiState, unit: Unit, target: Unit | None) -> bool:
        """[TOI-R-15] [TOI-OPFIRE-06] Whether a unit can be added."""
        leader = state.units[self.units[0]]
        if unit.side != leader.side or unit.index in self.units or unit.index in self.refused:
            return False
        if support_figures(state, unit, target, self.cell, self.how, self.full) == 0:
            return False
        return unit.index not in self.barred and self.is_affordable(state, unit)

    def is_affordable(self, state: ToiState, unit: Unit) -> bool:
        """[TOI-MULTI-18] Whether the side can pay for this support."""
        if not state.readings.divided:
            return True
        leader = state.units[self.units[0]]
        return support_price(state, leader, [*self.units[1:], int(unit.index)]) <= state.cp[leader.side]

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        if self.step != BUILDING:
            return super().check(state, seat, action)
        target = self.target_unit(state)
        if action is NORMAL:
            return None
        if action is SUPPRESS:
            if target is not None and target.kind != SQUAD:
                return Refusal("vehicles-immune", "TOI-SUPPRESS-01", {"target": target.name})
            return None
        if isinstance(action, UnitAction) and action.verb == SUPPORT:
            return self.check_support(state, action.name, target)
        if isinstance(action, TakePart):
            return self.check_figures(state, action)
        return Refusal("attack-now", "TOI-ATTACK-01", {"unit": state.units[self.units[0]].name})

    def check_support(self, state: ToiState, name: str, target: Unit | None) -> Refusal | None:
        leader = state.units[self.units[0]]
        unit = state.unit(name)
        why = why_no_support(state, leader, unit, name, target, self.cell, self.how, self.full)
        if why is not None or unit is None:
            return why
        facts: dict[str, str | int] = {"unit": unit.name}
        if unit.index in self.units:
            return Refusal("cannot-support", "TOI-R-15", facts)
        if unit.index in self.refused:
            return Refusal("partner-refused", "TOI-MULTI-10", facts)
        if unit.index in self.barred:
            return Refusal("fired-already", "TOI-OPFIRE-06", facts)
        if not self.is_affordable(state, unit):
            return Refusal("support-costs", "TOI-MULTI-18", facts)
        return None

    def check_figures(self, state: ToiState, action: TakePart) -> Refusal | None:
        """[TOI-COMBAT-06] [TOI-COMBAT-08] [TOI-RANGE-08] Some of those that can attack, named once."""
        for place, index in enumerate(self.units):
            unit = state.units[index]
            if unit.name == action.name:
                facts: dict[str, str | int] = {"unit": unit.name, "figures": figures_text(self.figs[place])}
                if unit.kind != SQUAD or action.figs not in subsets(self.figs[place]):
                    return Refusal("figures-of", "TOI-COMBAT-08", facts)
                if (self.chosen >> place) & 1:
                    return Refusal("figures-named", "TOI-COMBAT-08", facts)
                return None
        return Refusal("not-attacking", "TOI-COMBAT-08", {"unit": action.name})

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        if isinstance(action, TakePart):
            for place, index in enumerate(self.units):
                if state.units[index].name == action.name:
                    self.figs[place] = action.figs
                    self.chosen |= BITS[place]
        elif isinstance(action, UnitAction):
            self.ask_support(state, state.roster.index[action.name])
        elif isinstance(action, Reroll):
            self.step = THICK_ARMOUR
            state.push(RerollRoll(action.dice, self.hit_number(state)))
        elif action is KEEP:
            self.step += 1
        elif action is TURN:
            self.step = EFFECT
            self.red += 1
            if state.events is not None:
                state.say("thick-armour", "TOI-UNIT-38", {"unit": state.units[self.target].name})
        else:
            self.suppress = action is SUPPRESS
            self.step = DICE

    def ask_support(self, state: ToiState, index: int) -> None:
        """[TOI-MULTI-10] A partner is asked first."""
        owner = state.seat_of(state.units[index])
        if owner != state.seat_of(state.units[self.units[0]]):
            state.push(Consent(owner, index))
        else:
            self.add_support(state, index)

    def add_support(self, state: ToiState, index: int) -> None:
        unit = state.units[index]
        figs = support_figures(state, unit, self.target_unit(state), self.cell, self.how, self.full)
        self.units.append(index)
        self.figs.append(int(figs))
        if state.events is not None:
            state.say("supports", "TOI-COMBINED-01", {"unit": unit.name})

    def refuse_support(self, index: int) -> None:
        self.refused = [*self.refused, index]

    # ---- strength

    def role(self, place: int) -> int:
        return self.how if place == 0 else int(support_how(self.how, self.full))

    def band(self, state: ToiState) -> int:
        """[TOI-COMBINED-09] [TOI-R-61] The worst of all."""
        found = CLOSE
        target = self.target_unit(state)
        for place, index in enumerate(self.units):
            unit = state.units[index]
            if target is None:
                found = worst(found, mortar_band(state, unit, self.cell))
            else:
                found = worst(found, range_band(state, unit, self.figs[place], target))
        return found

    def hit_number(self, state: ToiState) -> int:
        """[TOI-ATTACK-08] [TOI-UNIT-13] What a black die must show."""
        band = self.band(state)
        return AREA_HIT[band] if self.target == NO_UNIT else HIT[band]

    def strength(self, state: ToiState, suppress: bool) -> int:
        """[TOI-ATTACK-02] [TOI-COMBINED-07] [TOI-MULTI-19] The black dice."""
        total: i64 = 0
        target = self.target_unit(state)
        for place, index in enumerate(self.units):
            unit = state.units[index]
            if target is None:
                total += mortar_firepower(state, unit, suppress, self.role(place), self.figs[place], None)
            else:
                total += firepower(state, unit, self.figs[place], target, self.role(place), None)
        return int(total)

    def has_flame(self, state: ToiState) -> bool:
        """[TOI-R-61] Whether a flamethrower takes part."""
        target = state.units[self.target]
        for index in self.units:
            if is_flame(state, state.units[index], target.cell):
                return True
        return False

    # ---- dice and damage

    def run(self, state: ToiState) -> None:
        if self.step == DICE:
            self.step = ACE_REROLL
            self.pay(state)
            if self.target == NO_UNIT:
                self.shell(state)
            else:
                self.roll(state)
        elif self.step == ACE_REROLL or self.step == THICK_ARMOUR:
            self.step += 1
        elif self.step == EFFECT:
            self.step = OVER
            self.apply(state)
        else:
            self.end(state)

    def pay(self, state: ToiState) -> None:
        """[TOI-MULTI-18] CP for the partner's support; [TOI-CONCEAL-06] who fires is seen."""
        leader = state.units[self.units[0]]
        price = support_price(state, leader, self.units[1:])
        if price:
            state.gain(leader.side, -price)
            if state.events is not None:
                state.say("support-paid", "TOI-MULTI-18", {"cp": price})
        if state.concealed:
            for index in self.units:
                if not state.has_op(leader.side, OP_CAMOUFLAGE):
                    reveal(state, index, "TOI-CONCEAL-06")

    def roll(self, state: ToiState) -> None:
        """[TOI-ATTACK-07] [TOI-OPFIRE-13] The same six steps for op fire, in all bands."""
        target = state.units[self.target]
        black = self.strength(state, self.suppress)
        red = int(defence(state, target, self.suppress, self.has_flame(state), None))
        band = self.band(state)
        if state.events is not None:
            facts: dict[str, str | int] = {
                "unit": state.units[self.units[0]].name,
                "target": target.name,
                "type": ATTACK_TYPES[self.suppress],
                "strength": black,
                "defence": red,
                "range": BANDS[band],
                "hit": HIT[band],
            }
            state.say("attack", "TOI-OPFIRE-13" if self.how == LEAD_OPFIRE else "TOI-ATTACK-02", facts)
        state.push(AttackRoll(black, red, HIT[band]))

    def shell(self, state: ToiState) -> None:
        """[TOI-UNIT-11] [TOI-UNIT-19] [TOI-R-59] Mortars: an area attack."""
        self.step = OVER
        dice = self.strength(state, self.suppress)
        hit = self.hit_number(state)
        if state.events is not None:
            facts: dict[str, str | int] = {
                "unit": state.units[self.units[0]].name,
                "hex": state.label(self.cell),
                "type": ATTACK_TYPES[self.suppress],
                "strength": dice,
                "hit": hit,
            }
            state.say("shelling", "TOI-UNIT-11", facts)
        state.push(AreaAttack(self.cell, dice, hit, self.suppress, False))

    def see_dice(self, state: ToiState, faces: list[int], black: int, hit: int) -> None:
        """[TOI-ATTACK-08] [TOI-ATTACK-09]"""
        self.black = count_faces(faces, 0, black, hit)
        self.red = count_faces(faces, black, len(faces), DEFENCE_HIT)
        self.missed = black - self.black
        self.idle = len(faces) - black - self.red
        if state.events is not None:
            facts: dict[str, str | int] = {
                "black": " ".join([str(face) for face in faces[:black]]),
                "red": " ".join([str(face) for face in faces[black:]]) or "-",
                "successes": int(self.black),
                "cancelled": int(self.red),
            }
            state.say("dice", "TOI-ATTACK-07", facts)

    def apply(self, state: ToiState) -> None:
        """[TOI-ATTACK-10] [TOI-ATTACK-11] [TOI-R-98] Successes less what the red dice cancel."""
        hits: i64 = self.black - self.red
        if hits <= 0:
            if state.events is not None:
                state.say("no-effect", "TOI-ATTACK-10", {"target": state.units[self.target].name})
            return
        self.hits = hits
        target = state.units[self.target]
        if state.events is not None:
            state.say("hits", "TOI-ATTACK-10", {"target": target.name, "hits": int(hits)})
        if target.kind != SQUAD:
            damage_vehicle(state, self.target, hits)
        elif self.suppress:
            self.hits = suppress_squad(state, self.target, hits)
        else:
            hit_squad(state, self.target, hits)

    def end(self, state: ToiState) -> None:
        """[TOI-ACTION-24] [TOI-COMBINED-08] [TOI-OPFIRE-10] [TOI-UNIT-06] [TOI-UNIT-07] [TOI-COMBAT-07] Who took part
        is fatigued, but squads of which only machine guns op-fired, and the unit whose Fire and Movement goes on."""
        state.finish(self)
        leader = state.units[self.units[0]]
        below = state.stack[-1]
        if self.how == LEAD_OPFIRE and isinstance(below, Exposed):
            below.note_fire(self.units)
        if state.mods:
            state.mods = [
                mod
                for mod in state.mods
                if mod.what != FP_ATTACK or mod.until != NEXT or mod.side != leader.side or self.how != LEAD
            ]
        if state.concealed and self.hits >= 2:
            for index in self.units:
                reveal(state, index, "TOI-ERRATA-02")  # [TOI-ERRATA-02] [TOI-R-92] Camouflage
        for place, index in enumerate(self.units):
            if place == 0 and self.how == LEAD_FM:
                continue
            if self.how == LEAD_OPFIRE and only_guns(self.figs[place]) and state.units[index].kind == SQUAD:
                continue
            fatigue(state, index, "TOI-OPFIRE-10" if self.how == LEAD_OPFIRE else "TOI-ACTION-24")
