"""The state of a game of First Wave."""

from typing import Final, cast

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, Decision, Refusal
from warbox.engine.event import Public, Value
from warbox.engine.pool import Block
from warbox.engine.state import Frame, Outcome, Roll, State
from warbox.games.firstwave.pieces.body import NPCS, Body
from warbox.games.firstwave.pieces.figure import Carried, Figure, Profile
from warbox.games.firstwave.readings import Readings
from warbox.games.firstwave.tables.table import Table

# where the game stands, in the order of play [FW-TURN-01] [FW-R-01] [FW-R-02]
SCENERY_ROLL: Final = 0
SCENERY_FIRST: Final = 1
SCENERY: Final = 2
TOKENS: Final = 3
DEPLOY_ROLL: Final = 4
DEPLOY_FIRST: Final = 5
DEPLOYING: Final = 6
NAMING: Final = 7
INITIATIVE: Final = 8
FIRST: Final = 9
SURVIVORS: Final = 10
NPC_PHASE: Final = 11
FIRES: Final = 12
ENDING: Final = 13
LENGTH: Final = 14
STAGES: Final = [
    "scenery-roll",
    "scenery-first",
    "piece",
    "token",
    "deploy-roll",
    "deploy-first",
    "deploy",
    "successor",
    "initiative",
    "first",
    "activate",
    "npcs",
    "fires",
    "end",
    "length",
]

NOBODY: Final = -1
SIDE_LETTERS: Final = "ABN"
NAMES: Final = [[f"{side}{number}" for number in range(1, 100)] for side in SIDE_LETTERS]


class Token:
    """A resource token: flat, 20 mm wide."""

    def __init__(self, x: i64, y: i64, z: i64, owner: i64) -> None:
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.z: Final[i64] = z
        self.owner: Final[i64] = owner  # who placed it, which nothing depends on [FW-R-56]


class Laid:
    """A piece of scenery that a player has laid: its number in the pile and by how much it was moved."""

    def __init__(self, piece: int, dx: int, dy: int) -> None:
        self.piece: Final = piece
        self.dx: Final = dx
        self.dy: Final = dy


class FirstWaveState(State):
    def __init__(self, readings: Readings, table: Table) -> None:
        super().__init__()
        self.readings = readings
        self.table = table  # static; a new one when scenery is laid
        self.laid: list[Laid] = []
        self.stage: i64 = INITIATIVE
        self.turn: i64 = 1
        self.winner: i64 = 0  # of the roll-off: of the initiative, before that of deployment and scenery
        self.first: i64 = 0  # who plays, deploys or lays scenery first
        self.next: i64 = 0  # whose turn it is to do so
        self.bodies: list[Body] = []  # A's fighters, B's, then NPCs as they arrive [FW-DICE-09]
        self.survivors: i64 = 0  # how many of them are fighters of the warbands
        self.tokens: list[Token] = []
        self.smoke: list[tuple[i64, i64]] = []
        self.explored: list[int] = []  # rooms
        self.resources: list[int] = [0, 0]  # picked up, by seat
        self.kills: list[int] = [0, 0, 0, 0, 0, 0]  # infected, lesser robots, military robots: by A, then by B
        self.named: list[int] = [NOBODY, NOBODY]  # the successor that each seat has named [FW-SCEN3-03]
        self.tested: i64 = 0  # figures looked at in this turn's fire tests

    def clone(self) -> "FirstWaveState":
        copy = FirstWaveState(self.readings, self.table)
        copy.copy_kernel(self)
        copy.laid = self.laid
        copy.stage = self.stage
        copy.turn = self.turn
        copy.winner = self.winner
        copy.first = self.first
        copy.next = self.next
        copy.bodies = self.bodies.copy()
        copy.survivors = self.survivors
        copy.tokens = self.tokens
        copy.smoke = self.smoke
        copy.explored = self.explored
        copy.resources = self.resources
        copy.kills = self.kills
        copy.named = self.named
        copy.tested = self.tested
        return copy

    # all lists but `bodies` are replaced when they change, never changed: clones share them

    def figure(self, index: i64) -> Figure:
        """To look at."""
        return cast(Figure, self.bodies[index])

    def edit(self, index: i64) -> Figure:
        """To change: a copy that takes the figure's place."""
        changed = cast(Figure, self.bodies[index]).copy()
        self.bodies[index] = changed
        return changed

    def add_npc(self, profile: Profile, base: i64) -> Figure:
        """[FW-DICE-09] A new NPC is the last in the order of figures."""
        weapons: list[Carried] = []
        npc = profile.npc
        if npc is not None and npc.weapon is not None:
            weapons = [Carried(npc.weapon, 0, False, -1, False)]
        figure = Figure(len(self.bodies), NPCS, profile, base, weapons)
        self.bodies.append(figure)
        return figure

    def name(self, index: i64) -> str:
        """`A1`, `B3`, `N2`: the place of a figure among those of its side, as it was at the start."""
        if index < 0:
            return "-"
        side: i64 = 2
        place = index - self.survivors
        if place < 0:
            first: i64 = self.readings.sizes[0]
            side, place = (0, index) if index < first else (1, index - first)
        names = NAMES[side]
        return names[place] if place < len(names) else f"{SIDE_LETTERS[side]}{place + 1}"

    def say(self, kind: str, rule: str, facts: dict[str, Value]) -> None:
        """Tell everybody. Callers look first whether anybody listens."""
        self.emit(Public(kind, rule, facts))

    def by_code(self, code: int) -> int:
        """The index of a figure by `actions.code`; NOBODY if there is none."""
        side, number = code // 100, code % 100
        first = int(self.readings.sizes[0])
        if side == 0:
            return number - 1 if number <= first else NOBODY
        if side == 1:
            index = first + number - 1
            return index if index < self.survivors else NOBODY
        index = int(self.survivors) + number - 1
        return index if index < len(self.bodies) else NOBODY


class Rule(Frame[FirstWaveState]):
    """A rule that rolls dice on its way: it goes on in `rolled`. The dice lie above it on the stack.

    What is rolled follows from its fields, so that a position need not write the dice down.
    """

    def rolled(self, state: FirstWaveState, faces: list[int]) -> None:
        raise NotImplementedError

    def why_not(self, state: FirstWaveState, seat: int, action: Action) -> Refusal | None:
        """`check`, but for conceding."""
        raise NotImplementedError

    def answer(self, state: FirstWaveState, seat: int, action: Action) -> None:
        """`take`, but for conceding."""
        raise NotImplementedError

    def check(self, state: FirstWaveState, seat: int, action: Action) -> Refusal | None:
        return None if action.text == CONCEDES else self.why_not(state, seat, action)

    def take(self, state: FirstWaveState, seat: int, action: Action) -> None:
        """[FW-R-92] Whoever is asked may concede instead."""
        if action.text == CONCEDES:
            if state.events is not None:
                state.say("conceded", "FW-R-92", {"seat": "AB"[seat]})
            state.end(Outcome("conceded", "FW-R-92", (1 - seat,)))
        else:
            self.answer(state, seat, action)

    def blocks(self, state: FirstWaveState, count: int) -> list[Block]:
        """How the dice are read, see `Roll.blocks`."""
        return [Block(count, EVERY_FACE, True)]


CONCEDES: Final = "concede"
EVERY_FACE: Final = [0, 1, 2, 3, 4, 5]


class Throw(Roll[FirstWaveState]):
    """[FW-DICE-01] [FW-DICE-02] [FW-SCALE-04] Some D6 for the rule below, read from left to right."""

    def rolled(self, state: FirstWaveState, faces: list[int]) -> None:
        rule = state.stack[-1]
        assert isinstance(rule, Rule)
        rule.rolled(state, faces)

    def blocks(self, state: FirstWaveState) -> list[Block]:
        rule = state.stack[-2]
        assert isinstance(rule, Rule)
        return rule.blocks(state, self.count)


def chance_asks(kind: str, rule: str) -> Decision:
    return Decision(kind, rule, (CHANCE,))
