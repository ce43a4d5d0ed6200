"""The phase of the NPCs: nobody decides, the flow chart does."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.event import Value
from warbox.engine.state import Frame
from warbox.games.firstwave.ground.measure import gap_hundredths, in_contact
from warbox.games.firstwave.ground.npc_path import npc_walk
from warbox.games.firstwave.ground.sight import UNSEEN, sight
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.limits import ACTIONS
from warbox.games.firstwave.rules.acting import Acting
from warbox.games.firstwave.rules.contact import foes_in_contact
from warbox.games.firstwave.rules.melee import start_fight
from warbox.games.firstwave.rules.moving import arrive
from warbox.games.firstwave.rules.shooting import NO_ARMS, Arms, Declared, band_of, cover_of, dice_of, pool_against
from warbox.games.firstwave.rules.shot import fire_shot
from warbox.games.firstwave.rules.states import wake
from warbox.games.firstwave.state import NOBODY, FirstWaveState

# the rows of the flow chart [FW-NPC-12] to [FW-NPC-18], and what is asked once row 4 or 5 is done; they are this
# activation's steps, and paying for an action leaves them alone
ENGAGED: Final = 1
ARMED: Final = 2
IN_RANGE: Final = 3
SHOOTS: Final = 4
MOVES: Final = 5
FIGHTS: Final = 6
ENDS: Final = 7
SHOT: Final = 8  # row 4 once it has fired: can it shoot again?
MOVED: Final = 9  # row 5 once it has moved: is it in contact?


def sees(state: FirstWaveState, npc: Figure, other: Figure) -> bool:
    return sight(state.table, state.bodies, state.smoke, npc, other) != UNSEEN


def known_to(state: FirstWaveState, npc: Figure) -> list[i64]:
    """[FW-STATE-15] [FW-R-71] The survivors that exist for an NPC: hidden children only if it sees nobody else.

    In base contact hiding has no effect.
    """
    shown: list[i64] = []
    hidden: list[i64] = []
    for index in range(state.survivors):
        figure = state.figure(index)
        if not figure.present:
            continue
        if figure.hidden and not in_contact(npc, figure):
            hidden.append(index)
        else:
            shown.append(index)
    if not hidden:
        return shown
    for index in shown:
        figure = state.figure(index)
        if not figure.hidden and sees(state, npc, figure):
            return shown
    return sorted(shown + hidden)


def comes_first(state: FirstWaveState, npc: Figure, one: i64, other: i64) -> bool:
    """[FW-R-64] Smallest gap, fewest life points left, highest cost, the initiative winner's, roster order."""
    first, second = state.figure(one), state.figure(other)
    near, far = gap_hundredths(npc, first), gap_hundredths(npc, second)
    if near != far:
        return near < far
    left, right = first.life() - first.wounds, second.life() - second.wounds
    if left != right:
        return left < right
    if first.profile.cost != second.profile.cost:
        return first.profile.cost > second.profile.cost
    if first.side != second.side:
        return first.side == state.winner
    return one < other


def closest(state: FirstWaveState, npc: Figure, among: list[i64]) -> int:
    """[FW-R-64] The target of an NPC; NOBODY if there is none."""
    best: i64 = NOBODY
    for index in among:
        if best == NOBODY or comes_first(state, npc, index, best):
            best = index
    return int(best)


def shot_pool(state: FirstWaveState, npc: Figure, target: Figure) -> int:
    """The dice of an NPC against a target; 0 if it is out of sight or range."""
    weapon = npc.weapons[0].weapon
    band = band_of(weapon, npc, target)
    if band < 0:
        return 0
    cover = cover_of(state, npc, target)
    if cover == UNSEEN:
        return 0
    return dice_of(pool_against(state, npc, weapon, band, target, cover))


def shooting_target(state: FirstWaveState, npc: Figure) -> int:
    """[FW-NPC-14] [FW-NPC-15] [FW-R-08] [FW-R-95] The closest survivor in sight and range, if dice are left."""
    among: list[i64] = []
    for index in known_to(state, npc):
        if shot_pool(state, npc, state.figure(index)) > 0:
            among.append(index)
    return closest(state, npc, among)


def is_armed(npc: Figure) -> bool:
    """[FW-NPC-13] [FW-R-67] [FW-R-68] A shooting weapon that is not empty."""
    return npc.profile.shoots > 0 and len(npc.weapons) > 0 and not npc.weapons[0].out


def herd(state: FirstWaveState, npc: Figure) -> int:
    """[FW-BESTIARY-07] [FW-R-70] With no enemy in view the closest other one of its kind in view; NOBODY: none."""
    kind = npc.profile.npc
    if kind is None or not kind.horde:
        return NOBODY
    for index in known_to(state, npc):
        if sees(state, npc, state.figure(index)):
            return NOBODY
    best = NOBODY
    for place in range(int(state.survivors), len(state.bodies)):
        other = state.figure(place)
        if not other.present or place == npc.index or other.profile.npc is not kind or not sees(state, npc, other):
            continue
        if best == NOBODY or gap_hundredths(npc, other) < gap_hundredths(npc, state.bodies[best]):
            best = place
    return best


def next_npc(state: FirstWaveState) -> int:
    """[FW-NPC-11] [FW-R-63] The one closest to any survivor; ties go to the earlier arrival. NOBODY: all have acted."""
    best = NOBODY
    nearest: i64 = 0
    for place in range(int(state.survivors), len(state.bodies)):
        npc = state.figure(place)
        if not npc.present or npc.activated:
            continue
        gap: i64 = -1
        for index in range(state.survivors):
            other = state.bodies[index]
            if other.present:
                one = gap_hundredths(npc, other)
                if gap < 0 or one < gap:
                    gap = one
        if gap < 0:
            return NOBODY  # [FW-R-95] no survivor on the table
        if best == NOBODY or gap < nearest:
            best, nearest = place, gap
    return best


class NpcTurn(Acting):
    """[FW-NPC-12] to [FW-NPC-19] [FW-R-62] [FW-R-95] One NPC and the row of the chart it has come to."""

    def clone(self) -> Frame[FirstWaveState]:
        copy = NpcTurn(self.figure, int(self.actions), int(self.step), False)
        copy.moves = self.moves
        copy.combats = self.combats
        copy.halved = self.halved
        return copy

    def can_attack(self) -> bool:
        """[FW-NPC-19] Three actions less lost ones, at most two combat actions."""
        return self.actions > 0 and self.may_fight(1)

    def tell(self, state: FirstWaveState, row: int, yes: bool, target: int) -> None:
        """Tell which row was asked and what the answer was."""
        if state.events is None:
            return
        facts: dict[str, Value] = {"figure": state.name(self.figure), "row": row, "answer": "yes" if yes else "no"}
        facts["target"] = state.name(target) if target != NOBODY else "none"
        state.say("npc-row", f"FW-NPC-{11 + row}", facts)

    def run(self, state: FirstWaveState) -> None:
        npc = state.figure(self.figure)
        row = self.step
        if not npc.can_act() or row == ENDS:
            state.finish(self)
        elif row == ENGAGED:  # [FW-NPC-12]
            engaged = len(foes_in_contact(state, npc)) > 0
            self.tell(state, ENGAGED, engaged, NOBODY)
            self.step = FIGHTS if engaged else ARMED
        elif row == ARMED:  # [FW-NPC-13]
            armed = is_armed(npc)
            self.tell(state, ARMED, armed, NOBODY)
            self.step = IN_RANGE if armed else MOVES
        elif row == IN_RANGE:  # [FW-NPC-14]
            target = shooting_target(state, npc) if self.can_attack() else NOBODY
            self.tell(state, IN_RANGE, target != NOBODY, target)
            self.step = SHOOTS if target != NOBODY else MOVES
        elif row == SHOOTS:
            self.shoot(state, npc)
        elif row == SHOT:
            again = self.can_attack() and is_armed(npc)
            self.tell(state, SHOOTS, again, NOBODY)
            self.step = IN_RANGE if again else ENDS
        elif row == MOVES:
            self.move(state)
        elif row == MOVED:
            touching = len(foes_in_contact(state, npc)) > 0
            self.tell(state, MOVES, touching, NOBODY)
            self.step = FIGHTS if touching else ENDS
        else:
            self.attack(state, npc)

    def shoot(self, state: FirstWaveState, npc: Figure) -> None:
        """[FW-NPC-15] [FW-R-67] One target, basic munition. Again while a combat action and a loaded
        weapon are left."""
        target = shooting_target(state, npc)
        self.pay(0, 1, 1)
        # the question "can it shoot again?" is asked when the shot is over
        self.step = SHOT
        pool = shot_pool(state, npc, state.figure(target))
        fire_shot(state, self.figure, 0, Declared(Arms(0, NOBODY, None), [target], [pool], None))

    def move(self, state: FirstWaveState) -> None:
        """[FW-NPC-16] [FW-R-35] [FW-R-62] [FW-R-65] [FW-R-66] One movement towards the closest survivor,
        or the herd."""
        self.step = MOVED
        npc = state.edit(self.figure)
        if self.actions <= 0:
            return
        self.pay(1, 0, 1)
        kind = npc.profile.npc
        assert kind is not None
        companion = herd(state, npc)
        target = companion if companion != NOBODY else closest(state, npc, known_to(state, npc))
        self.tell(state, MOVES, companion == NOBODY and target != NOBODY, target)
        if target == NOBODY or in_contact(npc, state.bodies[target]):
            return
        may_touch = companion != NOBODY or self.can_attack()
        halved = self.halved or npc.disoriented > 0
        gone = npc_walk(state.table, state.bodies, npc, state.bodies[target], kind.move, halved, may_touch)
        if gone.length > 0:
            arrive(state, npc, gone, False, NOBODY, NO_ARMS)

    def attack(self, state: FirstWaveState, npc: Figure) -> None:
        """[FW-NPC-17] [FW-R-64] [FW-R-95] Again while a combat action is left and an enemy is in contact."""
        target = closest(state, npc, foes_in_contact(state, npc))
        again = target != NOBODY and self.can_attack()
        self.tell(state, FIGHTS, again, target)
        if not again:
            self.step = ENDS
            return
        self.pay(0, 1, 1)
        start_fight(state, self.figure, target, NO_ARMS)


def start_npc(state: FirstWaveState, index: int) -> None:
    """[FW-NPC-10] [FW-STATE-02] [FW-STATE-06] [FW-R-24] Markers first, as for anybody."""
    npc = state.edit(index)
    npc.activated = True
    if state.events is not None:
        state.say("npc-activated", "FW-NPC-11", {"figure": state.name(index), "npc": npc.profile.kind})
    if npc.immobilised or npc.unconscious:
        wake(npc)
        if state.events is not None:
            state.say("helpless", "FW-R-24", {"figure": state.name(index)})
        return
    markers = npc.stunned + npc.disoriented
    turn = NpcTurn(index, int(max(0, ACTIONS - markers)), ENGAGED, False)
    turn.halved = npc.disoriented > 0
    if markers:
        npc.stunned = 0
        npc.disoriented = 0
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(index), "lost": int(markers), "left": int(turn.actions)}
            state.say("actions-lost", "FW-STATE-02", facts)
    if turn.actions:
        state.push(turn)
