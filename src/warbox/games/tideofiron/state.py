"""The state of a game of Tide of Iron."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.event import Public, Value
from warbox.engine.state import State
from warbox.games.tideofiron.map.ground import Ground
from warbox.games.tideofiron.pieces.box import NOWHERE
from warbox.games.tideofiron.pieces.marks import SMOKE_BIT
from warbox.games.tideofiron.pieces.mod import Mod
from warbox.games.tideofiron.pieces.unit import CONCEALED, NO_UNIT, Unit
from warbox.games.tideofiron.readings import Readings
from warbox.games.tideofiron.roster import Roster
from warbox.games.tideofiron.scenarios.scenario import Scenario

# where the game stands, in the order of play [TOI-SETUP-17] [TOI-ROUND-01] [TOI-COMMAND-01] [TOI-STATUS-01]
SHUFFLE: Final = 0  # the Strategy decks
START_DRAW: Final = 1
BUILD: Final = 2  # squads, tokens, markers and deployment
SET_OPFIRE: Final = 3
ACTION: Final = 4
CONTROL: Final = 5  # Command step 1
INCOME: Final = 6
SPEND: Final = 7
INITIATIVE: Final = 8
DRAW: Final = 9  # Status step 1
RECOVER: Final = 10
OPFIRE_PHASE: Final = 11
TRANSFER: Final = 12
REINFORCE: Final = 13
ADVANCE_ROUND: Final = 14
PHASES: Final = [
    "shuffle",
    "start-draw",
    "build",
    "set-opfire",
    "action",
    "control",
    "income",
    "spend",
    "initiative",
    "draw",
    "recover",
    "opfire",
    "transfer",
    "reinforce",
    "round",
]
NO_CONTROL: Final = -1

# how many of a side stand in a hex, in one number: all of them, and those that are not concealed
FRIENDS: Final = [1, 8]
SEEN: Final = [64, 512]


class Played:
    """A Strategy card in the play area: a lasting one, or one that has not made contact yet."""

    def __init__(
        self, card: int, side: int, division: int, waiting: bool, tried: int, target: int, repeat: int
    ) -> None:
        self.card: Final = card
        self.side: Final = side
        self.division: Final = division  # [TOI-MULTI-15] of the member who played it; 0: the side's
        self.waiting: Final = waiting  # [TOI-CARD-11] for contact
        self.tried: Final = tried  # the round of the last try
        self.target: Final = target  # [TOI-CARD-13] code of the target hex, or -1
        self.repeat: Final = repeat  # the round in which it is resolved again, or 0


class ToiState(State):
    def __init__(self, readings: Readings, scenario: Scenario, roster: Roster, units: list[Unit]) -> None:
        super().__init__()
        self.readings: Final = readings
        self.scenario: Final = scenario
        self.ground: Final[Ground] = scenario.ground
        self.roster = roster  # names of the units, and the actions that name them; shared
        self.units = units
        self.here: list[int] = []  # by hex: how many stand there, see FRIENDS
        self.marks: list[int] = []  # by hex; shared, a new list when a marker comes or goes
        self.smoke: list[int] = []  # the hexes in smoke; shared likewise
        self.phase: i64 = SHUFFLE
        self.round: i64 = 1  # [TOI-SETUP-12]
        self.initiative: i64 = 0  # [TOI-SETUP-14]
        self.step: i64 = 0  # how many sides or seats have had their turn in the phase, or where the phase stands
        # the Action phase
        self.turn: i64 = 0  # the seat whose action turn it is
        self.division: i64 = 0  # [TOI-MULTI-21] the division that acts; 0: all of the side
        self.left: i64 = 0  # actions
        self.member: i64 = 0  # [TOI-MULTI-05] how many members of the side have had their turn
        self.finished: i64 = 0  # a bit for each side and division: [TOI-ROUND-09] [TOI-ROUND-10]
        self.fewer: i64 = 0  # actions fewer in the enemy's next turn; base 16 by side
        self.concealed: i64 = 0  # how many squads are: most games have none
        # by side; shared lists, replaced when they change
        self.cp: list[int] = [0, 0]
        self.stakes: list[int] = [0, 0]  # [TOI-COMMAND-17] CP on the Initiative cards
        self.vp: list[int] = [0, 0]
        self.decks: list[list[int]] = []  # cards left, the top one last; by deck of the two sides, see `deck_place`
        self.hq: list[list[int]] = [[], []]  # [TOI-SETUP-05] face-up cards that are not activated yet
        self.out: list[int] = []  # [TOI-CARD-07] cards that have left the game, in order
        self.play: list[Played] = []
        self.mods: list[Mod] = []
        self.control: list[int] = []  # by objective of the scenario
        self.ops: list[int] = [0, 0]  # [TOI-OPERATION-01] by side: a bit for each Operations card in force

    def clone(self) -> "ToiState":
        copy = ToiState(self.readings, self.scenario, self.roster, self.units.copy())
        copy.copy_kernel(self)
        copy.here = self.here.copy()
        copy.marks = self.marks
        copy.smoke = self.smoke
        copy.phase = self.phase
        copy.round = self.round
        copy.initiative = self.initiative
        copy.step = self.step
        copy.turn = self.turn
        copy.division = self.division
        copy.left = self.left
        copy.member = self.member
        copy.finished = self.finished
        copy.fewer = self.fewer
        copy.concealed = self.concealed
        copy.cp = self.cp
        copy.stakes = self.stakes
        copy.vp = self.vp
        copy.decks = self.decks
        copy.hq = self.hq
        copy.out = self.out
        copy.play = self.play
        copy.mods = self.mods
        copy.control = self.control
        copy.ops = self.ops
        return copy

    # ---- units

    def put(self, unit: Unit) -> None:
        """A unit as it is now. Counts of who stands where and of the concealed follow."""
        old = self.units[unit.index]
        self.units[unit.index] = unit
        if old.cell != unit.cell or old.flags != unit.flags:
            if old.cell >= 0:
                self.here[old.cell] -= FRIENDS[old.side] + (0 if old.flags & CONCEALED else SEEN[old.side])
            if unit.cell >= 0:
                self.here[unit.cell] += FRIENDS[unit.side] + (0 if unit.flags & CONCEALED else SEEN[unit.side])
            self.concealed += (unit.flags & CONCEALED) - (old.flags & CONCEALED)

    def add(self, unit: Unit) -> None:
        """A new unit: its index is the next one."""
        self.roster = self.roster.with_name(unit.name)
        self.units.append(unit)
        if unit.cell >= 0:
            self.here[unit.cell] += FRIENDS[unit.side] + (0 if unit.flags & CONCEALED else SEEN[unit.side])
        self.concealed += unit.flags & CONCEALED

    def unit(self, name: str) -> Unit | None:
        """The unit of this name, if it is in the game."""
        index = self.roster.index.get(name, NO_UNIT)
        if index == NO_UNIT or self.units[index].is_gone():
            return None
        return self.units[index]

    def friends(self, side: i64, cell: i64) -> i64:
        """[TOI-R-01] How many units of a side stand in a hex."""
        here: i64 = self.here[cell]
        return here & 7 if side == 0 else (here >> 3) & 7

    def enemies(self, side: i64, cell: i64) -> i64:
        """How many enemies of a side stand in a hex, concealed ones too."""
        here: i64 = self.here[cell]
        return (here >> 3) & 7 if side == 0 else here & 7

    def seen_enemies(self, side: i64, cell: i64) -> i64:
        """How many of them are not concealed."""
        here: i64 = self.here[cell]
        return (here >> 9) & 7 if side == 0 else (here >> 6) & 7

    def cargo(self, carrier: i64) -> list[Unit]:
        """[TOI-TRANSPORT-04] The squads in a vehicle."""
        return [unit for unit in self.units if unit.carrier == carrier]

    def cargo_count(self, carrier: i64) -> i64:
        count: i64 = 0
        for unit in self.units:
            if unit.carrier == carrier:
                count += 1
        return count

    def standing(self, cell: i64) -> list[Unit]:
        """The units in a hex, in their order."""
        return [unit for unit in self.units if unit.cell == cell]

    def seat_of(self, unit: Unit) -> int:
        """[TOI-MULTI-01] [TOI-MULTI-04] The seat that commands a unit."""
        return self.readings.commander(int(unit.side), int(unit.division))

    # ---- markers

    def mark(self, cell: i64, bits: i64) -> None:
        """All markers of a hex."""
        marks = self.marks.copy()
        marks[cell] = int(bits)
        self.marks = marks
        was = cell in self.smoke
        now = bits & SMOKE_BIT != 0
        if was != now:
            self.smoke = [other for other in self.smoke if other != cell] + ([int(cell)] if now else [])

    # ---- by side

    def gain(self, side: i64, cp: i64) -> None:
        values = self.cp.copy()
        values[side] += int(cp)
        self.cp = values

    def score(self, side: i64, vp: i64) -> None:
        """[TOI-COMMAND-13] Victory points are counted without bound."""
        values = self.vp.copy()
        values[side] += int(vp)
        self.vp = values

    def has_op(self, side: i64, operation: i64) -> bool:
        """[TOI-OPERATION-01] Whether an Operations card works for a side."""
        bits: i64 = self.ops[side]
        return (bits >> operation) & 1 == 1

    def mod_sum(self, what: i64, side: i64, division: i64) -> i64:
        """Modifiers of several cards add up."""
        total: i64 = 0
        for mod in self.mods:
            if mod.what == what and mod.side == side and (mod.division == 0 or mod.division == division):
                total += mod.n
        return total

    def say(self, kind: str, rule: str, facts: dict[str, Value]) -> None:
        """Tell everybody. Callers look first whether anybody listens."""
        if self.events is not None:
            self.events.append(Public(kind, rule, facts))

    def label(self, cell: i64) -> str:
        return "-" if cell == NOWHERE else self.ground.labels[cell]
