"""The arrival of NPCs: who comes, and where the opponent places them."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Value
from warbox.engine.pool import Block
from warbox.engine.state import Frame
from warbox.games.firstwave.actions import NO_Z, PlaceNpc
from warbox.games.firstwave.ground.arrival import contact_ring, edge_ok, edge_spots, ring_ok, room_ok, room_spots
from warbox.games.firstwave.pieces.bestiary import ARRIVAL, NPC_NAMES, ROBOT_DOMESTIC
from warbox.games.firstwave.rules.states import NPC_PROFILES
from warbox.games.firstwave.state import NOBODY, FirstWaveState, Rule, Throw, chance_asks

DICE: Final = 0
D3: Final = 1
PLACING: Final = 2
STEPS: Final = ["dice", "d3", "place"]
AT_EDGE: Final = -1  # no room: somebody has picked up a resource
IN_CONTACT: Final = -2  # a robot is started up beside its finder
ROLL_ARRIVAL: Final = chance_asks("arrival", "FW-NPC-01")
ROLL_D3: Final = chance_asks("d3", "FW-DICE-01")
ASK_EDGE: Final = [Decision("place", "FW-NPC-08", (seat,)) for seat in (0, 1)]
ASK_ROOM: Final = [Decision("place", "FW-NPC-09", (seat,)) for seat in (0, 1)]
ASK_ROBOT: Final = [Decision("place", "FW-RESOURCE-07", (seat,)) for seat in (0, 1)]
SAME: Final = [0, 0, 1, 1, 2, 2]


class Arrival(Rule):
    """[FW-NPC-01] [FW-R-58] Two dice say who comes; the opponent of whoever caused it places them."""

    def __init__(self, cause: int, room: int) -> None:
        self.cause: Final = cause
        self.room: Final = room
        self.npc: i64 = ROBOT_DOMESTIC if room == IN_CONTACT else NOBODY
        self.left: i64 = 1 if room == IN_CONTACT else 0
        self.step: i64 = PLACING if room == IN_CONTACT else DICE

    def clone(self) -> Frame[FirstWaveState]:
        copy = Arrival(self.cause, self.room)
        copy.npc = self.npc
        copy.left = self.left
        copy.step = self.step
        return copy

    def run(self, state: FirstWaveState) -> None:
        if self.step == DICE:
            state.push(Throw(ROLL_ARRIVAL, 2, 6))
        elif self.step == D3:
            state.push(Throw(ROLL_D3, 1, 6))
        else:
            state.finish(self)

    def blocks(self, state: FirstWaveState, count: int) -> list[Block]:
        return [Block(2, [0, 1, 2, 3, 4, 5])] if self.step == DICE else [Block(1, SAME)]

    def rolled(self, state: FirstWaveState, faces: list[int]) -> None:
        """[FW-NPC-02] [FW-NPC-03] [FW-NPC-04] [FW-NPC-05] [FW-NPC-06] [FW-NPC-07] [FW-DICE-01] [FW-DICE-06]"""
        if self.step == D3:
            self.left = (faces[0] + 1) // 2
            self.step = PLACING
            if state.events is not None:
                facts: dict[str, Value] = {"npc": NPC_NAMES[self.npc], "die": faces[0], "count": int(self.left)}
                state.say("arrival-count", "FW-DICE-01", facts)
            return
        row = ARRIVAL[faces[0] + faces[1]]
        self.npc = row.npc
        self.left = 0 if row.npc == NOBODY else 1
        self.step = D3 if row.d3 else PLACING
        if state.events is not None:
            facts = {"figure": state.name(self.cause), "dice": f"{faces[0]} {faces[1]}"}
            facts["sum"] = faces[0] + faces[1]
            facts["npc"] = "none" if row.npc == NOBODY else NPC_NAMES[row.npc]
            state.say("arrival", "FW-NPC-01", facts)

    # ---- placing

    def base(self) -> i64:
        return NPC_PROFILES[self.npc].base

    def asks(self, state: FirstWaveState) -> Decision | None:
        if self.step != PLACING or self.left <= 0:
            return None
        seat = 1 - state.bodies[self.cause].side
        return (ASK_ROBOT if self.room == IN_CONTACT else ASK_EDGE if self.room == AT_EDGE else ASK_ROOM)[seat]

    def complete(self, state: FirstWaveState, seat: int) -> bool:
        return False

    def spots(self, state: FirstWaveState) -> list[tuple[int, int, int]]:
        """[FW-R-108] Some legal places, or if there is none the one that is used then."""
        if self.room == IN_CONTACT:
            return contact_ring(state.table, state.bodies, state.bodies[self.cause], self.base())
        if self.room == AT_EDGE:
            return edge_spots(state.table, state.bodies, self.base())
        return room_spots(state.table, state.bodies, state.bodies[self.cause], self.base(), self.room)

    def legal(self, state: FirstWaveState, seat: int) -> list[Action]:
        return [PlaceNpc(x, y, z if z else NO_Z) for x, y, z in self.spots(state)]

    def level(self, state: FirstWaveState, action: PlaceNpc) -> int:
        if action.z != NO_Z:
            return action.z
        return 0 if self.room == AT_EDGE else int(state.bodies[self.cause].z)

    def why_not(self, state: FirstWaveState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceNpc):
            return Refusal("place-now", "FW-R-58", {"npc": NPC_NAMES[self.npc]})
        x, y, z = action.x, action.y, self.level(state, action)
        cause = state.bodies[self.cause]
        if self.room == IN_CONTACT:
            why, rule = ring_ok(state.table, state.bodies, cause, self.base(), x, y, z), "FW-R-60"
        elif self.room == AT_EDGE:
            why, rule = edge_ok(state.table, state.bodies, self.base(), x, y, z), "FW-NPC-08"
        else:
            why, rule = room_ok(state.table, state.bodies, cause, self.base(), self.room, x, y, z), "FW-NPC-09"
        if not why or (x, y, z) in self.spots(state):
            return None
        return Refusal("place-there", rule, {"npc": NPC_NAMES[self.npc], "why": why})

    def answer(self, state: FirstWaveState, seat: int, action: Action) -> None:
        assert isinstance(action, PlaceNpc)
        self.left -= 1
        npc = state.add_npc(NPC_PROFILES[self.npc], self.base())
        npc.x, npc.y, npc.z = action.x, action.y, self.level(state, action)
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(npc.index), "npc": NPC_NAMES[self.npc]}
            facts["at"] = f"{action.x},{action.y}"
            rule = "FW-RESOURCE-07" if self.room == IN_CONTACT else "FW-NPC-08" if self.room == AT_EDGE else "FW-NPC-09"
            state.say("arrived", rule, facts)
