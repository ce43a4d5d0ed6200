"""Movements: what a path may be, and what comes of having gone it."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.decision import Refusal
from warbox.engine.event import Value
from warbox.engine.pool import Block
from warbox.engine.state import Frame
from warbox.games.firstwave.actions import NO_Z, PLAINLY, RISKY, ROPED, Path, path_text
from warbox.games.firstwave.ground.measure import has_crossed, in_contact
from warbox.games.firstwave.ground.sight import UNSEEN, sight
from warbox.games.firstwave.ground.strides import known_stride
from warbox.games.firstwave.ground.walk import Walk, allowance, landing, walk
from warbox.games.firstwave.pieces.figure import CROSSED, Figure
from warbox.games.firstwave.pieces.limits import SWIM_WOUND, SWIM_WOUND_IMPAIRED
from warbox.games.firstwave.pieces.scenarios import DIVERSION
from warbox.games.firstwave.pieces.weapons import GRAPPLE
from warbox.games.firstwave.rules.acting import Acting
from warbox.games.firstwave.rules.arrival import Arrival
from warbox.games.firstwave.rules.contact import is_engaged
from warbox.games.firstwave.rules.melee import start_fight
from warbox.games.firstwave.rules.scenario import judge
from warbox.games.firstwave.rules.shooting import Arms
from warbox.games.firstwave.rules.states import immobilise, is_plated, plating, stun, wound
from warbox.games.firstwave.state import NOBODY, FirstWaveState, Rule, Throw, chance_asks
from warbox.games.firstwave.tables.piece import CLIMBED, WATER

Facts = dict[str, Value]
FALL_DICE: Final = 2
SLICE_MM: Final = 100

# the rule that each fault of a path breaks
FAULT_RULES: Final = {
    "nowhere": "FW-MOVE-06",
    "off-table": "FW-MOVE-08",
    "bent": "FW-R-19",
    "piece": "FW-MOVE-08",
    "enemy": "FW-R-36",
    "touched": "FW-R-34",
    "no-face": "FW-CLIMB-01",
    "no-surface": "FW-R-19",
    "end-figure": "FW-MOVE-08",
    "end-piece": "FW-MOVE-08",
}


def full_path(figure: Figure, path: Path) -> Path:
    """The path with every height: where none is written, that of the point before."""
    z = int(figure.z)
    whole: Path = []
    for x, y, written in path:
        z = z if written == NO_Z else written
        whole.append((x, y, z))
    return whole


def path_of(state: FirstWaveState, figure: Figure, path: Path, leaving: bool) -> Walk:
    return walk(state.table, state.bodies, figure, full_path(figure, path), leaving)


def limit(figure: Figure, gone: Walk, mode: int, leaving: bool, halved: bool) -> i64:
    """[FW-MOVE-01] [FW-MOVE-05] [FW-MOVE-09] [FW-STATE-04] [FW-R-21] [FW-R-22] How long a path may be, in mm."""
    return allowance(gone.grounds, 0, mode != PLAINLY, leaving, halved or figure.disoriented > 0)


def check_path(
    state: FirstWaveState, figure: Figure, path: Path, mode: int, leaving: bool, halved: bool, target: int
) -> Refusal | None:
    """[FW-MOVE-10] [FW-MOVE-11] [FW-CLIMB-03] Whether a figure may go this way: to no enemy, or into contact with the
    target, which is a charge. A risky climb is declared with the path."""
    facts: Facts = {"figure": state.name(figure.index)}
    if not leaving and is_engaged(state, figure):
        return Refusal("engaged", "FW-MOVE-10", facts)
    if mode == ROPED and not figure.roped():
        return Refusal("no-grapple", "FW-CLIMB-05", facts)
    gone = path_of(state, figure, path, leaving)
    if gone.fault:
        facts["fault"] = gone.fault
        facts["what"] = gone.piece.id if gone.piece is not None else state.name(gone.figure)
        return Refusal(f"path-{gone.fault}", FAULT_RULES.get(gone.fault, "FW-MOVE-08"), facts)
    if mode != PLAINLY and not gone.grounds & CLIMBED:
        return Refusal("nothing-to-climb", "FW-R-19", facts)
    most = limit(figure, gone, mode, leaving, halved)
    if gone.length > 100 * most:
        facts["length"] = hundredths(gone.length)
        facts["allowance"] = int(most)
        return Refusal("too-far", "FW-MELEE-18" if leaving and most == 100 else "FW-MOVE-05", facts)
    if target == NOBODY:
        if gone.contacts:
            facts["target"] = state.name(gone.contacts[0].index)
            return Refusal("into-contact", "FW-R-31" if leaving else "FW-MELEE-01", facts)
        return None
    facts["target"] = state.name(target)
    if target not in [touched.index for touched in gone.contacts]:
        return Refusal("no-contact", "FW-MELEE-01", facts)
    for touched in gone.contacts:
        # [FW-MELEE-03] [FW-LOS-06] [FW-R-34] every enemy that is touched must have been seen
        if sight(state.table, state.bodies, state.smoke, figure, touched) == UNSEEN:
            facts["target"] = state.name(touched.index)
            return Refusal("charge-unseen", "FW-MELEE-03", facts)
    return None


def hundredths(length: i64) -> str:
    """99.56: a length in mm."""
    return f"{length // 100}.{length % 100:02d}"


def go(state: FirstWaveState, index: i64, path: Path, mode: int, leaving: bool, target: int, arms: Arms) -> None:
    """Put the figure at the end of its path; what follows from the way comes next."""
    figure = state.edit(index)
    if state.events is None and mode == PLAINLY and target == NOBODY and not leaving and len(path) == 1:
        # a stride that the table knows, from which nothing follows: whoever does not listen needs no path
        x, y, z = path[0]
        stride = known_stride(state.table, figure, x, y)
        if stride is not None and z in (NO_Z, figure.z) and not stride.enters and not stride.grounds & WATER:
            figure.x, figure.y = x, y
            if may_cross(state, figure):
                state.push(AfterMove(int(index), False, [], NOBODY, arms.slot, arms.second, SWIM))
            return
    gone = path_of(state, figure, path, leaving)
    if mode == ROPED:
        figure.equipment -= GRAPPLE  # [FW-CLIMB-05] [FW-R-19] used up when declared
    arrive(state, figure, gone, mode == RISKY, target, arms)


def arrive(state: FirstWaveState, figure: Figure, gone: Walk, risky: bool, target: int, arms: Arms) -> None:
    """`figure` is a copy already: it is moved to the end of the way."""
    x, y, z = gone.end
    figure.x, figure.y, figure.z = x, y, z
    figure.hanging = gone.hanging
    if state.events is not None:
        facts: Facts = {
            "figure": state.name(figure.index),
            "path": path_text([(int(a), int(b), int(c)) for a, b, c in gone.points]),
        }
        facts["length"] = hundredths(gone.length)
        facts["target"] = state.name(target) if target != NOBODY else ""
        rule = "FW-CLIMB-01" if gone.grounds & CLIMBED else "FW-MOVE-01"
        state.say("charged" if target != NOBODY else "moved", "FW-MELEE-01" if target != NOBODY else rule, facts)
    rooms: list[int] = []
    if not figure.is_npc():  # [FW-R-106]
        for room in gone.rooms:
            if room not in state.explored and room not in rooms:
                rooms.append(int(room))
    if not risky and not gone.swam and not rooms and target == NOBODY and not may_cross(state, figure):
        return
    after = AfterMove(int(figure.index), gone.swam, rooms, target, arms.slot, arms.second, FALL if risky else SWIM)
    after.drop = int(gone.highest) - int(gone.foot[2])
    after.foot = (int(gone.foot[0]), int(gone.foot[1]), int(gone.foot[2]))
    state.push(after)


# ---- what follows from the way, in this order

FALL: Final = 0
SWIM: Final = 1
SWIM_PLATING: Final = 2
ROOMS: Final = 3
CROSSING: Final = 4
CONTACT: Final = 5
STEPS: Final = ["fall", "swim", "swim-plating", "rooms", "crossing", "contact"]
ROLL_FALL: Final = chance_asks("fall", "FW-FALL-01")
ROLL_SWIM: Final = chance_asks("swim", "FW-SWIM-02")
ROLL_PLATING: Final = chance_asks("plating", "FW-BESTIARY-11")
NOWHERE: Final = (0, 0, 0)


class AfterMove(Rule):
    """[FW-R-17] [FW-R-20] [FW-R-59] When the movement is complete: fall test, swimming, new rooms; then the melee."""

    def __init__(
        self, figure: int, swam: bool, rooms: list[int], target: int, slot: int, second: int, step: int
    ) -> None:
        self.figure: Final = figure
        self.swam: Final = swam
        self.rooms = rooms  # still to be looked into; replaced, never changed
        self.target: Final = target  # of a charge
        self.slot: Final = slot
        self.second: Final = second
        self.step: i64 = step
        self.drop = 0  # from the highest point to the foot of the face
        self.foot: tuple[int, int, int] = NOWHERE

    def clone(self) -> Frame[FirstWaveState]:
        copy = AfterMove(self.figure, self.swam, self.rooms, self.target, self.slot, self.second, int(self.step))
        copy.drop = self.drop
        copy.foot = self.foot
        return copy

    def run(self, state: FirstWaveState) -> None:
        step = self.step
        figure = state.figure(self.figure)
        if step == FALL:
            # [FW-FALL-01] [FW-R-09] [FW-R-15] a pool of two, of one for the impaired
            state.push(Throw(ROLL_FALL, FALL_DICE - (1 if figure.impaired() else 0), 6))
        elif step == SWIM:
            if self.swam and figure.present:
                state.push(Throw(ROLL_SWIM, 1, 6))
            else:
                self.step = ROOMS
        elif step == SWIM_PLATING:
            state.push(Throw(ROLL_PLATING, 1, 6))
        elif step == ROOMS:
            self.explore(state)
        elif step == CROSSING:
            if figure.present and may_cross(state, figure):
                cross_table(state, self.figure)
            self.step = CONTACT
        else:
            self.close(state)

    def blocks(self, state: FirstWaveState, count: int) -> list[Block]:
        figure = state.figure(self.figure)
        if self.step == FALL:
            return [Block(count, [0 if face < figure.profile.fights else 1 for face in range(1, 7)])]
        if self.step == SWIM:
            return [Block(1, [0 if face in wounding(figure) else 1 for face in range(1, 7)])]
        return [Block(1, [0, 0, 0, 1, 1, 1])]

    def rolled(self, state: FirstWaveState, faces: list[int]) -> None:
        if self.step == FALL:
            self.test_fall(state, faces)
            self.step = SWIM
        elif self.step == SWIM:
            self.step = ROOMS
            if self.swim(state, faces[0]):
                self.step = SWIM_PLATING
        else:
            plating(state, self.figure, faces[0])
            self.step = ROOMS

    def test_fall(self, state: FirstWaveState, faces: list[int]) -> None:
        """[FW-FALL-01] [FW-FALL-03] [FW-FALL-04] [FW-R-15] It falls only if all dice are below its C."""
        value = state.figure(self.figure).profile.fights
        falls = max(faces) < value
        if state.events is not None:
            facts: Facts = {"figure": state.name(self.figure), "dice": " ".join([str(face) for face in faces])}
            facts["value"] = int(value)
            facts["result"] = "falls" if falls else "holds"
            facts["drop"] = self.drop if falls else 0
            state.say("fall-test", "FW-FALL-01" if falls else "FW-FALL-04", facts)
        if not falls:
            return
        x, y, z = landing(
            state.table, state.bodies, state.bodies[self.figure], self.foot[0], self.foot[1], self.foot[2]
        )
        figure = state.edit(self.figure)
        figure.x, figure.y, figure.z = x, y, z
        figure.hanging = False
        for _ in range(fall_wounds(self.drop)):
            wound(state, self.figure, NOBODY, "FW-FALL-02")
        stun(state, self.figure, "FW-FALL-03")
        judge(state)

    def swim(self, state: FirstWaveState, face: int) -> bool:
        """[FW-SWIM-02] [FW-SWIM-03] [FW-R-20] A wound on a 1, for the impaired on a 2, too; whether plating is
        tested."""
        figure = state.figure(self.figure)
        hurt = face in wounding(figure)
        if state.events is not None:
            facts: Facts = {"figure": state.name(self.figure), "die": face, "result": "hurt" if hurt else "safe"}
            state.say("swim", "FW-SWIM-02", facts)
        if not hurt:
            return False
        if not figure.is_npc():
            wound(state, self.figure, NOBODY, "FW-SWIM-02")
            judge(state)
        elif is_plated(figure):
            return True
        else:
            immobilise(state, self.figure, "FW-R-50")
        return False

    def explore(self, state: FirstWaveState) -> None:
        """[FW-NPC-01] [FW-R-59] [FW-R-107] One roll for each room that nobody has entered yet, in path order."""
        if not self.rooms:
            self.step = CROSSING
            return
        room = self.rooms[0]
        self.rooms = self.rooms[1:]
        state.explored = [*state.explored, room]
        if state.events is not None:
            facts: Facts = {"figure": state.name(self.figure), "room": state.table.rooms[room].id}
            state.say("entered", "FW-R-59", facts)
        state.push(Arrival(self.figure, room))

    def close(self, state: FirstWaveState) -> None:
        """[FW-MELEE-01] [FW-MELEE-02] The charge is followed by its melee, which costs one more action."""
        state.finish(self)
        if self.target == NOBODY:
            return
        figure, target = state.figure(self.figure), state.bodies[self.target]
        if figure.can_act() and target.present and in_contact(figure, target):
            below = state.stack[-1]
            assert isinstance(below, Acting)
            below.pay(0, 1, 1)
            start_fight(state, self.figure, self.target, Arms(self.slot, self.second, None))


def wounding(figure: Figure) -> list[int]:
    return SWIM_WOUND_IMPAIRED if figure.impaired() else SWIM_WOUND


def fall_wounds(height: int) -> int:
    """[FW-FALL-02] [FW-R-16] One wound for each slice of 10 cm, begun slices included."""
    return max(1, (height + SLICE_MM - 1) // SLICE_MM)


def may_cross(state: FirstWaveState, figure: Figure) -> bool:
    """[FW-SCEN4-04] [FW-R-91] Whether a fighter has reached the enemy's table edge."""
    if figure.is_npc() or state.readings.scenario.number != DIVERSION:
        return False
    return has_crossed(state.table, figure.side, figure.y, figure.base)


def cross_table(state: FirstWaveState, index: int) -> None:
    """[FW-SCEN4-04] [FW-R-91] It is removed, keeps its point, and is not eliminated."""
    figure = state.edit(index)
    figure.present = False
    figure.gone = CROSSED
    if state.events is not None:
        state.say("crossed", "FW-SCEN4-04", {"figure": state.name(index)})
    judge(state)
