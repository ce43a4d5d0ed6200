"""Resource tokens: picking one up, and what it holds."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Value
from warbox.engine.pool import Block
from warbox.engine.state import Frame
from warbox.games.firstwave.actions import DECLINE, Discard
from warbox.games.firstwave.ground.measure import touches_token
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.limits import (
    ACTIVATED_ROBOT,
    AMPHETAMINE,
    EMPTY,
    FINDS,
    FIRST_AID_KIT,
    FOUND_ARMOUR,
    FOUND_SHIELD,
    MOST_SLOTS,
    NEW_AMMUNITION,
    RESOURCE,
    RESOURCE_THEN,
    THEN,
    TRAP,
)
from warbox.games.firstwave.pieces.weapons import ARMOUR, MEDIC, SHIELD, SHIELD_SLOTS, WEAPONS
from warbox.games.firstwave.rules.arrival import AT_EDGE, IN_CONTACT, Arrival
from warbox.games.firstwave.rules.scenario import judge
from warbox.games.firstwave.rules.states import wound
from warbox.games.firstwave.state import NOBODY, FirstWaveState, Rule, Throw, Token, chance_asks

FIRST_DIE: Final = 0
SECOND_DIE: Final = 1
SHIELD_CHOICE: Final = 2
ARRIVING: Final = 3
STEPS: Final = ["die", "second", "shield", "arrival"]
ROLL_FIND: Final = chance_asks("resource", "FW-RESOURCE-03")
ROLL_SECOND: Final = chance_asks("resource-2", "FW-RESOURCE-03")
ASK_SHIELD: Final = [Decision("shield", "FW-R-61", (seat,)) for seat in (0, 1)]
FIND_RULES: Final = [
    "FW-RESOURCE-04",
    "FW-RESOURCE-05",
    "FW-RESOURCE-06",
    "FW-RESOURCE-07",
    "FW-RESOURCE-08",
    "FW-RESOURCE-09",
    "FW-RESOURCE-10",
    "FW-RESOURCE-11",
]


def touches(figure: Figure, token: Token) -> bool:
    """[FW-RESOURCE-01] Whether a figure is in base contact with a token."""
    return touches_token(figure, token.x, token.y, token.z)


def tokens_at(state: FirstWaveState, figure: Figure) -> list[int]:
    return [place for place, token in enumerate(state.tokens) if touches(figure, token)]


def find_token(state: FirstWaveState, figure: Figure, x: int, y: int) -> int:
    """The token that is meant: at that place, or without one the first in contact."""
    for place, token in enumerate(state.tokens):
        if (x < 0 or (token.x == x and token.y == y)) and touches(figure, token):
            return place
    return NOBODY


def pick_up(state: FirstWaveState, index: int, place: int) -> None:
    """[FW-RESOURCE-02] [FW-R-57] [FW-SCEN1-06] The token is gone and counts, whatever comes of it."""
    token = state.tokens[place]
    state.tokens = state.tokens[:place] + state.tokens[place + 1 :]
    seat = state.bodies[index].side
    resources = state.resources.copy()
    resources[seat] += 1
    state.resources = resources
    if state.events is not None:
        facts: dict[str, Value] = {"figure": state.name(index), "x": int(token.x), "y": int(token.y)}
        state.say("picked-up", "FW-RESOURCE-01", facts)
    state.push(Find(index))


class Find(Rule):
    """[FW-RESOURCE-03] [FW-R-57] [FW-DICE-06] What a token holds; then NPCs may arrive."""

    def __init__(self, figure: int) -> None:
        self.figure: Final = figure
        self.die: i64 = 0
        self.step: i64 = FIRST_DIE

    def clone(self) -> Frame[FirstWaveState]:
        copy = Find(self.figure)
        copy.die = self.die
        copy.step = self.step
        return copy

    def run(self, state: FirstWaveState) -> None:
        if self.step == FIRST_DIE:
            state.push(Throw(ROLL_FIND, 1, 6))
        elif self.step == SECOND_DIE:
            state.push(Throw(ROLL_SECOND, 1, 6))
        else:
            # [FW-RESOURCE-12] whatever was found
            state.finish(self)
            state.push(Arrival(self.figure, AT_EDGE))

    def blocks(self, state: FirstWaveState, count: int) -> list[Block]:
        if self.step == FIRST_DIE:
            return [Block(1, [0, 0, 2, 3, 4, 5])]
        row = RESOURCE_THEN[self.die]
        return [Block(1, [row[face] for face in range(1, 7)])]

    def rolled(self, state: FirstWaveState, faces: list[int]) -> None:
        face = faces[0]
        if self.step == FIRST_DIE:
            self.die = face
            found = RESOURCE[face]
            if found == THEN:
                self.step = SECOND_DIE
                return
        else:
            found = RESOURCE_THEN[self.die][face]
        self.step = ARRIVING
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(self.figure), "find": FINDS[found]}
            state.say("found", FIND_RULES[found], facts)
        self.gain(state, found)

    def gain(self, state: FirstWaveState, found: int) -> None:
        """[FW-R-103] The find belongs to the fighter who picked it up."""
        if found == EMPTY:  # [FW-RESOURCE-04]
            return
        if found == TRAP:  # [FW-RESOURCE-10]
            wound(state, self.figure, NOBODY, "FW-RESOURCE-10")
            judge(state)
            return
        if found == ACTIVATED_ROBOT:  # [FW-RESOURCE-07] [FW-R-60]
            state.push(Arrival(self.figure, IN_CONTACT))
            return
        figure = state.edit(self.figure)
        if found == NEW_AMMUNITION:  # [FW-RESOURCE-05] [FW-R-103] a second find renews the re-roll
            figure.new_ammunition = True
            figure.reroll = True
        elif found == AMPHETAMINE:  # [FW-RESOURCE-06] [FW-R-103]
            figure.amphetamine += 1
        elif found == FOUND_ARMOUR:  # [FW-RESOURCE-08] [FW-R-14]
            figure.equipment |= ARMOUR
        elif found == FIRST_AID_KIT:  # [FW-RESOURCE-11]
            figure.abilities |= MEDIC
        elif found == FOUND_SHIELD and not figure.shielded():  # [FW-RESOURCE-09] [FW-R-14] [FW-R-100]
            if figure.slots() + SHIELD_SLOTS <= MOST_SLOTS:
                figure.equipment |= SHIELD
            else:
                self.step = SHIELD_CHOICE

    # ---- a shield and no hand free

    def asks(self, state: FirstWaveState) -> Decision | None:
        return ASK_SHIELD[state.bodies[self.figure].side] if self.step == SHIELD_CHOICE else None

    def legal(self, state: FirstWaveState, seat: int) -> list[Action]:
        """Every set of weapons that leaves room enough, by name."""
        names = [carried.weapon.id for carried in state.figure(self.figure).weapons]
        choices: list[Action] = []
        for bits in range(1, 2 ** len(names)):
            chosen = [name for place, name in enumerate(names) if (bits // 2**place) % 2]
            action = Discard(chosen)
            if self.why_not(state, seat, action) is None and action not in choices:
                choices.append(action)
        choices.append(DECLINE)
        return choices

    def complete(self, state: FirstWaveState, seat: int) -> bool:
        return False  # the same weapons in another order are taken, too

    def why_not(self, state: FirstWaveState, seat: int, action: Action) -> Refusal | None:
        """[FW-R-61] [FW-BUILD-06] The shield is left, or weapons are laid down until the limit holds."""
        if action == DECLINE:
            return None
        facts: dict[str, Value] = {"figure": state.name(self.figure)}
        if not isinstance(action, Discard):
            return Refusal("shield-now", "FW-R-61", facts)
        figure = state.figure(self.figure)
        held = [int(carried.weapon.number) for carried in figure.weapons]
        free: i64 = MOST_SLOTS - figure.slots()
        for number in action.weapons:
            if number not in held:
                facts["weapon"] = WEAPONS[number].id
                return Refusal("no-such-weapon", "FW-R-61", facts)
            held.remove(number)
            free += WEAPONS[number].slots
        if free < SHIELD_SLOTS:
            return Refusal("too-many-weapons", "FW-BUILD-06", facts)
        return None

    def answer(self, state: FirstWaveState, seat: int, action: Action) -> None:
        self.step = ARRIVING
        if not isinstance(action, Discard):
            if state.events is not None:
                state.say("declined", "FW-R-61", {"figure": state.name(self.figure)})
            return
        figure = state.edit(self.figure)
        weapons = figure.weapons.copy()
        for number in action.weapons:
            for place, carried in enumerate(weapons):
                if carried.weapon.number == number:
                    del weapons[place]
                    break
        figure.weapons = weapons
        figure.equipment |= SHIELD
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(self.figure)}
            facts["weapons"] = ", ".join([WEAPONS[number].id for number in action.weapons])
            state.say("discarded", "FW-R-61", facts)
