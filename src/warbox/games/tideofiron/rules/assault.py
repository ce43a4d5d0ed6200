"""Assaults: the eleven steps."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, Decision, Refusal
from warbox.engine.pool import Block
from warbox.engine.state import Frame, Roll
from warbox.games.tideofiron.actions import (
    DONE,
    FOLLOW,
    HEX_ACTIONS,
    JOIN,
    REMOVE,
    RETREAT,
    STAY_OUT,
    STORM,
    STRIKE,
    SUPPORT,
    HexAction,
    UnitAction,
)
from warbox.games.tideofiron.codes import code_of, hex_of
from warbox.games.tideofiron.map.ground import SQUAD as ON_FOOT
from warbox.games.tideofiron.pieces.box import ASSAULT_HIT, ASSAULT_SUPPORTERS, DEFENCE_HIT, NOWHERE, STACK_LIMIT
from warbox.games.tideofiron.pieces.marks import MINES_BIT
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT
from warbox.games.tideofiron.pieces.spec import FLAMETHROWER
from warbox.games.tideofiron.pieces.unit import FATIGUED, NO_FORT, NO_UNIT, Unit, head_count
from warbox.games.tideofiron.rules.allowance import has_room
from warbox.games.tideofiron.rules.area import MineRoll, count_faces, is_success
from warbox.games.tideofiron.rules.assault_losses import SpreadLosses
from warbox.games.tideofiron.rules.assault_strength import (
    assault_cover,
    attacker_strength,
    can_storm,
    can_support_assault,
    check_assault_support,
    check_storm,
    defender_strength,
)
from warbox.games.tideofiron.rules.casualty import Losses, destroy, fatigue
from warbox.games.tideofiron.rules.concealment import check_reveals, reveal
from warbox.games.tideofiron.rules.consent import Consent, Helped
from warbox.games.tideofiron.rules.retreat import can_retreat_to, retreat_hexes, retreat_to, settle_losses
from warbox.games.tideofiron.rules.target import support_price
from warbox.games.tideofiron.state import ToiState

__all__ = ["Assault", "add_storms", "check_storm"]

NAME_SUPPORT: Final = [Decision("assault", "TOI-ASSAULT-05", (seat,)) for seat in range(SEAT_COUNT)]
JOIN_OR_NOT: Final = [Decision("join", "TOI-R-40", (seat,)) for seat in range(SEAT_COUNT)]
WHERE_TO: Final = [Decision("retreat", "TOI-ASSAULT-22", (seat,)) for seat in range(SEAT_COUNT)]
WHO_GOES: Final = [Decision("remove", "TOI-ASSAULT-24", (seat,)) for seat in range(SEAT_COUNT)]
WHO_FOLLOWS: Final = [Decision("follow", "TOI-ASSAULT-30", (seat,)) for seat in range(SEAT_COUNT)]
ASSAULT_DICE: Final = Decision("assault-dice", "TOI-ASSAULT-11", (CHANCE,))
DEFENDER_DICE: Final = Decision("defender-dice", "TOI-ASSAULT-15", (CHANCE,))

# the steps
SUPPORTERS: Final = 1
JOINING: Final = 2
STRENGTH: Final = 4
DEFENDERS_ROLL: Final = 5
ATTACKER_LOSSES: Final = 6
SUPPORTER_LOSSES: Final = 61
DEFENDER_LOSSES: Final = 7
RESULT: Final = 8
RETREATING: Final = 9
STACKING: Final = 92
FOLLOWING: Final = 10
FATIGUE: Final = 11
STEPS: Final = [
    SUPPORTERS,
    JOINING,
    STRENGTH,
    DEFENDERS_ROLL,
    ATTACKER_LOSSES,
    SUPPORTER_LOSSES,
    DEFENDER_LOSSES,
    RESULT,
    RETREATING,
    STACKING,
    FOLLOWING,
    FATIGUE,
]  # in the order of their names in notation


def add_storms(state: ToiState, unit: Unit, choices: list[Action]) -> None:
    """[TOI-ASSAULT-01] Every hex that the active squad may assault."""
    for cell in state.ground.neighbours[unit.cell]:
        if cell >= 0 and can_storm(state, unit, cell):
            choices.append(HEX_ACTIONS[STORM][code_of(state.ground, cell)])


class AssaultRoll(Roll[ToiState]):
    """[TOI-ASSAULT-11] [TOI-ASSAULT-14] The attackers' black dice with the defenders' red ones."""

    def __init__(self, black: int, red: int) -> None:
        super().__init__(ASSAULT_DICE, black + red, 6)
        self.black: Final = black

    def blocks(self, state: ToiState) -> list[Block]:
        blocks = [Block(self.black, is_success(ASSAULT_HIT))]
        if self.count > self.black:
            blocks.append(Block(self.count - self.black, is_success(DEFENCE_HIT)))
        return blocks

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        assault = state.stack[-1]
        assert isinstance(assault, Assault)
        hits = count_faces(faces, 0, self.black, ASSAULT_HIT) - count_faces(faces, self.black, len(faces), DEFENCE_HIT)
        assault.hits = hits if hits > 0 else 0
        if state.events is not None:
            facts: dict[str, str | int] = {
                "black": " ".join([str(face) for face in faces[: self.black]]),
                "red": " ".join([str(face) for face in faces[self.black :]]) or "-",
                "hits": int(assault.hits),
            }
            state.say("assault-dice", "TOI-ASSAULT-14", facts)


class DefenderRoll(Roll[ToiState]):
    """[TOI-ASSAULT-15] The defenders' black dice; the attackers have no defence."""

    def __init__(self, count: int) -> None:
        super().__init__(DEFENDER_DICE, count, 6)

    def blocks(self, state: ToiState) -> list[Block]:
        return [Block(self.count, is_success(ASSAULT_HIT))]

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        assault = state.stack[-1]
        assert isinstance(assault, Assault)
        assault.returned = count_faces(faces, 0, len(faces), ASSAULT_HIT)
        if state.events is not None:
            dice = " ".join([str(face) for face in faces])
            state.say("defender-dice", "TOI-ASSAULT-15", {"black": dice, "hits": int(assault.returned)})


class Assault(Helped):
    """[TOI-ASSAULT-01] An assault on a hex. [TOI-R-93] Neighbours always see each other."""

    def __init__(self, unit: int, cell: int) -> None:
        self.unit: Final = unit
        self.cell: Final = cell
        self.step: i64 = SUPPORTERS
        self.supporters: list[int] = []
        self.tired: list[int] = []  # [TOI-ASSAULT-30] supporters that were fatigued when the assault began
        self.refused: list[int] = []
        self.defenders: list[int] = []
        self.waiting: list[int] = []  # [TOI-R-40] concealed squads that have to decide
        self.out: list[int] = []  # and those that stay out
        self.hits: i64 = 0
        self.returned: i64 = 0
        self.refuge: i64 = NOWHERE
        self.fleeing: list[int] = []
        self.follow: list[int] = []  # who may still move in

    def clone(self) -> Frame[ToiState]:
        copy = Assault(self.unit, self.cell)
        copy.step = self.step
        copy.supporters = self.supporters
        copy.tired = self.tired
        copy.refused = self.refused
        copy.defenders = self.defenders
        copy.waiting = self.waiting
        copy.out = self.out
        copy.hits = self.hits
        copy.returned = self.returned
        copy.refuge = self.refuge
        copy.fleeing = self.fleeing
        copy.follow = self.follow
        return copy

    # ---- asking

    def asks(self, state: ToiState) -> Decision | None:
        if self.step == SUPPORTERS:
            return NAME_SUPPORT[state.seat_of(state.units[self.unit])]
        if self.step == JOINING and self.waiting:
            return JOIN_OR_NOT[state.seat_of(state.units[self.waiting[0]])]
        if self.step == RETREATING and self.fleeing:
            hexes = retreat_hexes(state, self.cell, self.fleeing)
            return WHERE_TO[state.seat_of(state.units[self.fleeing[0]])] if len(hexes) > 1 else None
        if self.step == STACKING and self.room(state) > 0:
            return WHO_GOES[state.seat_of(state.units[self.fleeing[0]])]
        if self.step == FOLLOWING and self.follow:
            return WHO_FOLLOWS[state.seat_of(state.units[self.follow[0]])]
        return None

    def room(self, state: ToiState) -> i64:
        """[TOI-ASSAULT-24] How many of those that flee fit into their refuge, if not all do; 0: all, or none."""
        side = state.units[self.fleeing[0]].side if self.fleeing else 0
        free: i64 = STACK_LIMIT - (state.friends(side, self.refuge) if self.fleeing else 0)
        return free if free < len(self.fleeing) else 0

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        actions = state.roster.actions
        choices: list[Action] = []
        if self.step == SUPPORTERS:
            for unit in state.units:
                if self.may_support(state, unit):
                    choices.append(actions[SUPPORT][unit.index])
            choices.append(STRIKE)
        elif self.step == JOINING:
            choices = [actions[JOIN][self.waiting[0]], actions[STAY_OUT][self.waiting[0]]]
        elif self.step == RETREATING:
            for cell in retreat_hexes(state, self.cell, self.fleeing):
                choices.append(HEX_ACTIONS[RETREAT][code_of(state.ground, cell)])
        elif self.step == STACKING:
            for index in self.fleeing:
                choices.append(actions[REMOVE][index])
        else:
            for index in self.follow:
                choices.append(actions[FOLLOW][index])
            choices.append(DONE)
        return choices

    def may_support(self, state: ToiState, unit: Unit) -> bool:
        leader = state.units[self.unit]
        if len(self.supporters) >= ASSAULT_SUPPORTERS or unit.index in self.supporters or unit.index in self.refused:
            return False
        return can_support_assault(state, leader, unit, self.cell) and self.is_affordable(state, unit)

    def is_affordable(self, state: ToiState, unit: Unit) -> bool:
        """[TOI-R-80] The price of the partner's support is the same as for fire."""
        leader = state.units[self.unit]
        return support_price(state, leader, [*self.supporters, int(unit.index)]) <= state.cp[leader.side]

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        if self.step == SUPPORTERS:
            return self.check_support(state, action)
        if self.step == RETREATING and isinstance(action, HexAction) and action.verb == RETREAT:
            cell = hex_of(state.ground, action.code)
            if cell == NOWHERE or not can_retreat_to(state, self.cell, cell, self.fleeing):
                return Refusal("no-refuge", "TOI-R-38", {"hex": action.text.split()[1]})
            return None
        if self.step == FOLLOWING and isinstance(action, UnitAction) and action.verb == FOLLOW:
            unit = state.unit(action.name)
            if unit is not None and unit.index in self.tired:
                return Refusal("was-fatigued", "TOI-ASSAULT-30", {"unit": unit.name})
        return super().check(state, seat, action)

    def check_support(self, state: ToiState, action: Action) -> Refusal | None:
        if action is STRIKE:
            return None
        if not isinstance(action, UnitAction) or action.verb != SUPPORT:
            return Refusal("assault-now", "TOI-ASSAULT-05", {"hex": state.label(self.cell)})
        unit = state.unit(action.name)
        why = check_assault_support(state, state.units[self.unit], unit, action.name, self.cell)
        if why is not None or unit is None:
            return why
        facts: dict[str, str | int] = {"unit": unit.name}
        if unit.index in self.supporters:
            return Refusal("cannot-support", "TOI-R-34", facts)
        if len(self.supporters) >= ASSAULT_SUPPORTERS:
            return Refusal("two-at-most", "TOI-ASSAULT-05", facts)
        if unit.index in self.refused:
            return Refusal("partner-refused", "TOI-MULTI-10", facts)
        return None if self.is_affordable(state, unit) else Refusal("support-costs", "TOI-MULTI-18", facts)

    # ---- doing

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        if action is STRIKE:
            self.step = JOINING
            self.begin(state)
        elif action is DONE:
            self.follow = []
        elif isinstance(action, HexAction):
            self.refuge = hex_of(state.ground, action.code)
            self.step = STACKING
            self.fleeing = settle_losses(state, self.refuge, self.fleeing)
        else:
            assert isinstance(action, UnitAction)
            index = state.roster.index[action.name]
            if action.verb == SUPPORT:
                self.ask_support(state, index)
            elif action.verb == JOIN or action.verb == STAY_OUT:
                self.waiting = self.waiting[1:]
                if action.verb == JOIN:
                    reveal(state, index, "TOI-R-40")
                    self.defenders = sorted([*self.defenders, index])
                else:
                    self.out = [*self.out, index]
            elif action.verb == REMOVE:
                self.fleeing = [other for other in self.fleeing if other != index]
                destroy(state, state.units[index], "crowded-out", "TOI-ASSAULT-24")
            else:
                self.move_in(state, index)

    def ask_support(self, state: ToiState, index: int) -> None:
        owner = state.seat_of(state.units[index])
        if owner != state.seat_of(state.units[self.unit]):
            state.push(Consent(owner, index))
        else:
            self.add_support(state, index)

    def add_support(self, state: ToiState, index: int) -> None:
        self.supporters = [*self.supporters, index]
        unit = state.units[index]
        if unit.activation == FATIGUED:
            self.tired = [*self.tired, index]
        if state.events is not None:
            state.say("supports", "TOI-ASSAULT-05", {"unit": unit.name})

    def refuse_support(self, index: int) -> None:
        self.refused = [*self.refused, index]

    def begin(self, state: ToiState) -> None:
        """[TOI-R-33] [TOI-R-34] Attackers are revealed; [TOI-R-101] whoever is inside a vehicle takes no part."""
        leader = state.units[self.unit]
        price = support_price(state, leader, self.supporters)
        if price:
            state.gain(leader.side, -price)
            if state.events is not None:
                state.say("support-paid", "TOI-MULTI-18", {"cp": price})
        for index in [self.unit, *self.supporters]:
            reveal(state, index, "TOI-R-33")
        there = [unit for unit in state.standing(self.cell) if unit.side != leader.side]
        self.defenders = [int(unit.index) for unit in there if not unit.is_concealed()]
        self.waiting = [int(unit.index) for unit in there if unit.is_concealed()]

    def strengths(self, state: ToiState) -> tuple[int, int, int]:
        """[TOI-ASSAULT-06] [TOI-ASSAULT-08] [TOI-ASSAULT-11] [TOI-MULTI-19] Attack, cover, defence."""
        attack = attacker_strength(state, state.units[self.unit], self.cell, False, None)
        for index in self.supporters:
            attack += attacker_strength(state, state.units[index], self.cell, True, None)
        defence: i64 = 0
        for index in self.defenders:
            defence += defender_strength(state, state.units[index], None)
        cover = assault_cover(state, self.cell, self.defenders, self.has_flame(state), None)
        return int(attack), int(cover), int(defence)

    def has_flame(self, state: ToiState) -> bool:
        """[TOI-ASSAULT-12] Whether a flamethrower squad attacks."""
        for index in [self.unit, *self.supporters]:
            if state.units[index].has_spec(FLAMETHROWER):
                return True
        return False

    def run(self, state: ToiState) -> None:
        if self.step == JOINING:
            self.step = STRENGTH
        elif self.step == STRENGTH:
            self.step = DEFENDERS_ROLL
            attack, cover, defence = self.strengths(state)
            if state.events is not None:
                facts: dict[str, str | int] = {
                    "unit": state.units[self.unit].name,
                    "hex": state.label(self.cell),
                    "strength": attack,
                    "cover": cover,
                    "defence": defence,
                }
                state.say("assault", "TOI-ASSAULT-06", facts)
            state.push(AssaultRoll(attack, cover))
        elif self.step == DEFENDERS_ROLL:
            self.step = ATTACKER_LOSSES
            _, _, defence = self.strengths(state)
            if defence:
                state.push(DefenderRoll(defence))
        elif self.step == ATTACKER_LOSSES:
            # [TOI-ASSAULT-16] [TOI-ASSAULT-17] after both rolls, the active squad first
            self.step = SUPPORTER_LOSSES
            own = head_count(state.units[self.unit].figs)
            if self.returned > own:
                rest = self.returned - own
                state.push(SpreadLosses(self.supporters, rest, [0] * len(self.supporters)))
            if self.returned:
                state.push(Losses(self.unit, self.returned))
        elif self.step == SUPPORTER_LOSSES:
            self.step = RESULT
            if self.hits:
                state.push(SpreadLosses(self.defenders, self.hits, [0] * len(self.defenders)))
        elif self.step == RESULT:
            self.judge(state)
        elif self.step == RETREATING:
            self.flee(state)
        elif self.step == STACKING:
            self.arrive(state)
        elif self.step == FOLLOWING:
            self.step = FATIGUE
        else:
            self.end(state)

    def judge(self, state: ToiState) -> None:
        """[TOI-ASSAULT-20] [TOI-ASSAULT-21] [TOI-R-37] More hits than the defenders, or it has failed."""
        won = self.hits > self.returned
        if state.events is not None:
            facts: dict[str, str | int] = {"hits": int(self.hits), "returned": int(self.returned)}
            state.say("assault-won" if won else "assault-failed", "TOI-ASSAULT-21" if won else "TOI-ASSAULT-20", facts)
        if not won:
            self.step = FATIGUE
            return
        self.step = RETREATING
        for index in self.out:
            reveal(state, index, "TOI-R-40")
        side = state.units[self.unit].side
        self.fleeing = settle_losses(
            state, NOWHERE, [int(u.index) for u in state.standing(self.cell) if u.side != side]
        )

    def flee(self, state: ToiState) -> None:
        """[TOI-ASSAULT-25] The only refuge there is, or none."""
        if not self.fleeing:
            self.open_hex(state)
            return
        hexes = retreat_hexes(state, self.cell, self.fleeing)
        if hexes:
            self.refuge = hexes[0]
            self.step = STACKING
            self.fleeing = settle_losses(state, self.refuge, self.fleeing)
            return
        for index in self.fleeing:
            destroy(state, state.units[index], "no-way-out", "TOI-ASSAULT-25")
        self.open_hex(state)

    def arrive(self, state: ToiState) -> None:
        """[TOI-ASSAULT-22] [TOI-ASSAULT-24] [TOI-R-39] All go; where nobody fits, all are lost. Mines attack each."""
        side = 1 - state.units[self.unit].side
        if self.fleeing and not has_room(state, side, self.refuge):
            for index in self.fleeing:
                destroy(state, state.units[index], "crowded-out", "TOI-ASSAULT-24")
            self.fleeing = []
        for index in self.fleeing:
            retreat_to(state, index, self.refuge)
        check_reveals(state)
        if state.marks[self.refuge] & MINES_BIT if self.refuge >= 0 else False:
            for index in reversed(self.fleeing):
                state.push(MineRoll(index))
        self.fleeing = []
        self.open_hex(state)

    def open_hex(self, state: ToiState) -> None:
        """[TOI-ASSAULT-30] [TOI-R-37] Who may move in: not supporters that were fatigued before."""
        self.step = FOLLOWING
        self.follow = []
        if not state.ground.can_enter(ON_FOOT, self.cell):
            return
        for index in [self.unit, *self.supporters]:
            if not state.units[index].is_gone() and index not in self.tired:
                self.follow = [*self.follow, index]

    def move_in(self, state: ToiState, index: int) -> None:
        """[TOI-ASSAULT-31] [TOI-R-39] Without movement points and op fire, out of a fortification and into none."""
        unit = state.units[index]
        self.follow = [other for other in self.follow if other != index]
        if state.events is not None:
            state.say("moved-in", "TOI-ASSAULT-30", {"unit": unit.name, "hex": state.label(self.cell)})
        state.put(unit.placed(self.cell, NO_FORT, NO_UNIT))
        if not has_room(state, unit.side, self.cell):
            self.follow = []
        check_reveals(state)
        if state.marks[self.cell] & MINES_BIT:
            state.push(MineRoll(index))

    def end(self, state: ToiState) -> None:
        """[TOI-ASSAULT-32] [TOI-ASSAULT-20] [TOI-ACTION-19]"""
        state.finish(self)
        for index in [self.unit, *self.supporters]:
            fatigue(state, index, "TOI-ASSAULT-32")
