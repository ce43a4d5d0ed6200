"""Area attacks: of mortars and cards. They hit a hex and everybody in it; also minefields."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, Decision
from warbox.engine.pool import Block
from warbox.engine.state import Frame, Roll
from warbox.games.tideofiron.actions import KEEP, TURN
from warbox.games.tideofiron.pieces.box import DEFENCE_HIT, MINE_DICE, MINE_HIT, WIRE_GONE
from warbox.games.tideofiron.pieces.marks import WIRE_BIT
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT
from warbox.games.tideofiron.pieces.unit import SQUAD
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.casualty import damage_vehicle, fatigue, hit_squad, suppress_squad
from warbox.games.tideofiron.rules.cover import defence
from warbox.games.tideofiron.state import ToiState

AREA_DICE: Final = Decision("area-dice", "TOI-AREA-03", (CHANCE,))
DEFENCE_DICE: Final = Decision("defence-dice", "TOI-AREA-05", (CHANCE,))
MINE_ROLL: Final = Decision("mine-dice", "TOI-FORT-24", (CHANCE,))
AREA_ARMOUR: Final = [Decision("armour", "TOI-R-44", (seat,)) for seat in range(SEAT_COUNT)]
TURN_OR_KEEP: Final[list[Action]] = [TURN, KEEP]

# where an area attack stands
BLACK: Final = 0
RED: Final = 1
CANCEL: Final = 2
APPLY: Final = 3


def count_faces(faces: list[int], first: int, last: int, least: int) -> i64:
    """How many of some dice show at least so much."""
    count: i64 = 0
    for place in range(first, last):
        if faces[place] >= least:
            count += 1
    return count


def is_success(least: int) -> list[int]:
    return [1 if face >= least else 0 for face in range(1, 7)]


class AreaRoll(Roll[ToiState]):
    """[TOI-AREA-03] The black dice, once."""

    def __init__(self, count: int, hit: int) -> None:
        super().__init__(AREA_DICE, count, 6)
        self.hit: Final = hit

    def blocks(self, state: ToiState) -> list[Block]:
        return [Block(self.count, is_success(self.hit))]

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        attack = state.stack[-1]
        assert isinstance(attack, AreaAttack)
        attack.see_black(state, faces)


class AreaDefence(Roll[ToiState]):
    """[TOI-AREA-05] [TOI-R-87] The red dice of one unit in the hex."""

    def __init__(self, count: int) -> None:
        super().__init__(DEFENCE_DICE, count, 6)

    def blocks(self, state: ToiState) -> list[Block]:
        return [Block(self.count, is_success(DEFENCE_HIT))]

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        attack = state.stack[-1]
        assert isinstance(attack, AreaAttack)
        attack.red = count_faces(faces, 0, len(faces), DEFENCE_HIT)
        attack.idle = len(faces) - attack.red
        if state.events is not None:
            name = state.units[attack.targets[attack.place]].name
            dice = " ".join([str(face) for face in faces])
            state.say("area-defence", "TOI-AREA-05", {"unit": name, "red": dice, "cancelled": int(attack.red)})


class AreaAttack(Frame[ToiState]):
    """[TOI-AREA-01] [TOI-AREA-02] [TOI-AREA-07] An attack on everybody in a hex, friend or enemy.

    [TOI-AREA-05] The units roll in the order of their list; the cover of all is what it is when the attack comes.
    """

    def __init__(self, cell: int, dice: int, hit: int, suppress: bool, vehicles_only: bool) -> None:
        self.cell: Final = cell
        self.dice: Final = dice
        self.hit: Final = hit
        self.suppress: Final = suppress
        self.vehicles_only: Final = vehicles_only
        self.step: i64 = BLACK
        self.successes: i64 = 0
        self.targets: list[int] = []
        self.reds: list[int] = []
        self.place: i64 = 0
        self.red: i64 = 0
        self.idle: i64 = 0

    def clone(self) -> Frame[ToiState]:
        copy = AreaAttack(self.cell, self.dice, self.hit, self.suppress, self.vehicles_only)
        copy.step = self.step
        copy.successes = self.successes
        copy.targets = self.targets
        copy.reds = self.reds
        copy.place = self.place
        copy.red = self.red
        copy.idle = self.idle
        return copy

    def asks(self, state: ToiState) -> Decision | None:
        """[TOI-UNIT-38] [TOI-R-44] Thick armour works here, too."""
        if self.step == CANCEL and self.idle > 0 and self.successes > self.red:
            unit = state.units[self.targets[self.place]]
            if unit.kind != SQUAD and VEHICLES[unit.kind].thick_armor:
                return AREA_ARMOUR[state.seat_of(unit)]
        return None

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        return TURN_OR_KEEP

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        self.step = APPLY
        if action is TURN:
            self.red += 1
            if state.events is not None:
                state.say("thick-armour", "TOI-UNIT-38", {"unit": state.units[self.targets[self.place]].name})

    def see_black(self, state: ToiState, faces: list[int]) -> None:
        """[TOI-AREA-04] [TOI-FORT-19] [TOI-R-49] Three successes destroy wire, before any defence."""
        self.successes = count_faces(faces, 0, len(faces), self.hit)
        if state.events is not None:
            dice = " ".join([str(face) for face in faces])
            facts: dict[str, str | int] = {
                "hex": state.label(self.cell),
                "black": dice,
                "successes": int(self.successes),
            }
            state.say("area-attack", "TOI-AREA-03", facts)
        mark = state.marks[self.cell]
        if self.successes >= WIRE_GONE and mark & WIRE_BIT:
            state.mark(self.cell, mark - WIRE_BIT)
            if state.events is not None:
                state.say("wire-destroyed", "TOI-FORT-19", {"hex": state.label(self.cell)})
        self.step = RED
        self.find_targets(state)

    def find_targets(self, state: ToiState) -> None:
        """[TOI-AREA-06] [TOI-AREA-08] [TOI-CONCEAL-04] [TOI-R-23] Not concealed squads, not those in vehicles, no
        vehicle if the attack suppresses."""
        targets: list[int] = []
        reds: list[int] = []
        for unit in state.units:
            if unit.cell == self.cell and not unit.is_concealed():
                if self.suppress if unit.kind != SQUAD else self.vehicles_only:
                    continue
                targets.append(int(unit.index))
                reds.append(int(defence(state, unit, self.suppress, False, None)))
        self.targets = targets
        self.reds = reds

    def run(self, state: ToiState) -> None:
        if self.step == BLACK:
            state.push(AreaRoll(self.dice, self.hit))
        elif self.place == len(self.targets):
            state.finish(self)
        elif self.step == RED:
            self.step = CANCEL
            self.red = 0
            self.idle = 0
            if self.reds[self.place]:
                state.push(AreaDefence(self.reds[self.place]))
        elif self.step == CANCEL:
            self.step = APPLY
        else:
            self.step = RED
            index = self.targets[self.place]
            self.place += 1
            self.apply(state, index, self.successes - self.red)

    def apply(self, state: ToiState, index: int, hits: i64) -> None:
        unit = state.units[index]
        if unit.is_gone() or hits <= 0:
            return
        if state.events is not None:
            state.say("hits", "TOI-AREA-05", {"target": unit.name, "hits": int(hits)})
        if unit.kind != SQUAD:
            damage_vehicle(state, index, hits)
        elif self.suppress:
            suppress_squad(state, index, hits)
        else:
            hit_squad(state, index, hits)


class MineRoll(Roll[ToiState]):
    """[TOI-FORT-24] [TOI-FORT-25] [TOI-R-46] Mines: four dice, each 4+ a hit of a normal attack, no defence; then the
    unit is fatigued. They are never used up."""

    def __init__(self, unit: int) -> None:
        super().__init__(MINE_ROLL, MINE_DICE, 6)
        self.unit: Final = unit

    def blocks(self, state: ToiState) -> list[Block]:
        return [Block(self.count, is_success(MINE_HIT))]

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        hits = count_faces(faces, 0, len(faces), MINE_HIT)
        unit = state.units[self.unit]
        if state.events is not None:
            dice = " ".join([str(face) for face in faces])
            state.say("mines", "TOI-FORT-24", {"unit": unit.name, "dice": dice, "hits": int(hits)})
        fatigue(state, self.unit, "TOI-FORT-25")
        if unit.kind == SQUAD:
            hit_squad(state, self.unit, hits)
        else:
            damage_vehicle(state, self.unit, hits)
