"""What a person is told before choosing: where one move can lead, whom the figure sees, the chances of shots and
melees, and what the NPCs would do if it were their phase now. All of it is open but a successor's name."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.outlook import Outlook
from warbox.engine.turn import legal
from warbox.games.firstwave.actions import Burst, Charge, Melee, Shoot
from warbox.games.firstwave.ground.look import look
from warbox.games.firstwave.ground.measure import CORNER_MM, STRIP_MM, gap_hundredths, in_contact
from warbox.games.firstwave.ground.npc_path import npc_walk
from warbox.games.firstwave.ground.route import STEP_MM, reach
from warbox.games.firstwave.ground.sight import SIGHTS, UNSEEN
from warbox.games.firstwave.pieces.body import A, B
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.reckoning.odds import melee_told, shot_told
from warbox.games.firstwave.rules.acting import FRESH
from warbox.games.firstwave.rules.activation import Activation
from warbox.games.firstwave.rules.contact import foes_in_contact
from warbox.games.firstwave.rules.melee import melee_arms
from warbox.games.firstwave.rules.npcs import closest, herd, is_armed, known_to, shooting_target
from warbox.games.firstwave.state import NOBODY, FirstWaveState
from warbox.games.firstwave.tables.piece import DIFFICULT, OPEN, VAULTED, WATER

Told = dict[str, object]
PHASE: Final = ["activate", "act"]  # questions of the survivors' phase
PLACING: Final = ["token", "deploy", "deploy-first"]
CORNER_POINTS: Final = [
    (1000, 0), (866, 500), (500, 866), (0, 1000), (-500, 866), (-866, 500),
    (-1000, 0), (-866, -500), (-500, -866), (0, -1000), (500, -866), (866, -500),
]  # fmt: skip


def foresee(state: FirstWaveState, seat: int) -> Outlook:
    question = state.question
    if question is None:
        return Outlook()
    asked = seat in question.seats
    preview: Told | None = None
    odds: Told | None = None
    if question.kind in PHASE:
        preview = {"npcs": plans(state)}
        top = state.stack[-1]
        if asked and isinstance(top, Activation):
            figure = state.figure(top.figure)
            preview["sights"] = sights(state, figure)
            preview["reach"] = reach_told(state, top, figure)
            preview["step"] = STEP_MM
            odds = {"kind": "act", "choices": chances(state, figure, legal(state, seat))}
    elif question.kind in PLACING:
        preview = {"zones": {"A": zone(state, A), "B": zone(state, B)}}
    return Outlook(odds, preview)


def zone(state: FirstWaveState, side: int) -> list[object]:
    """[FW-DEPLOY-04] A side's zone as a polygon; a disc has twelve corners."""
    width, height = int(state.table.width), int(state.table.height)
    if state.readings.scenario.strips:
        low, high = (0, STRIP_MM) if side == A else (height - STRIP_MM, height)
        return [[0, low], [width, low], [width, high], [0, high]]
    half = CORNER_MM // 2
    x, y = (half, half) if side == A else (width - half, height - half)
    return [[x + dx * half // 1000, y + dy * half // 1000] for dx, dy in CORNER_POINTS]


# ---- the figure that acts


def reach_told(state: FirstWaveState, act: Activation, figure: Figure) -> Told:
    """[FW-MOVE-01] Where one move may end, on a lattice, by the ground that limits it."""
    found: dict[str, list[object]] = {"road": [], "open": [], "difficult": [], "water": []}
    foes = foes_in_contact(state, figure)
    leaving = bool(foes) and act.step == FRESH and not act.given and len(foes) <= act.actions
    if act.may_move() and not figure.hanging and (leaving or not foes):
        halved = act.halved or figure.disoriented > 0
        for spot in reach(state.table, state.bodies, figure, leaving, halved):
            found[ground_class(spot.grounds)].append([spot.x, spot.y])
    told: Told = {}
    for name, spots in found.items():
        told[name] = spots
    return told


def ground_class(grounds: i64) -> str:
    if grounds & (DIFFICULT | VAULTED):
        return "difficult"
    if grounds & WATER:
        return "water"
    return "open" if grounds & OPEN else "road"


def sights(state: FirstWaveState, figure: Figure) -> Told:
    """[FW-LOS-06] [FW-COVER-05] Whom the figure sees, and what covers or hides them."""
    told: Told = {}
    for other in state.bodies:
        if not other.present or other.side == figure.side:
            continue
        found = look(state.table, state.bodies, state.smoke, figure, other)
        by = ""
        if found.piece is not None:
            by = found.piece.id
        elif found.figure != NOBODY:
            by = state.name(found.figure)
        elif found.smoke:
            by = "smoke"
        seen = found.cover != UNSEEN
        one: Told = {
            "gap": gap_hundredths(figure, other),
            "seen": seen,
            "cover": SIGHTS[found.cover] if seen else "none",
            "by": by,
            "door": found.door,
            "rule": "FW-COVER-05" if seen else "FW-LOS-06",
        }
        told[state.name(other.index)] = one
    return told


def chances(state: FirstWaveState, figure: Figure, listed: list[Action]) -> Told:
    """The dice and exact chances of every shot and melee that is offered."""
    told: Told = {}
    for action in listed:
        if isinstance(action, (Shoot, Burst)):
            shot = shot_told(state, figure, action)
            if shot is not None:
                told[action.text] = shot
        elif isinstance(action, (Charge, Melee)):
            arms = melee_arms(state, figure, action.weapon, action.paired)
            carried = figure.weapons[arms.slot] if arms.slot != NOBODY else None
            target = state.figure(state.by_code(action.target))
            told[action.text] = melee_told(state, figure, carried, arms.second != NOBODY, target)
    return told


# ---- what NPCs would do


def plans(state: FirstWaveState) -> list[object]:
    """[FW-NPC-11] to [FW-NPC-18] Each NPC's way through the flow chart as things stand, in the order of the phase."""
    order: list[tuple[int, int]] = []
    for place in range(int(state.survivors), len(state.bodies)):
        npc = state.figure(place)
        if npc.present:
            gaps = [
                gap_hundredths(npc, state.bodies[index])
                for index in range(state.survivors)
                if state.bodies[index].present
            ]
            if gaps:
                order.append((min(gaps), place))
    order.sort()
    return [plan(state, state.figure(place)) for _, place in order]


class Chart:
    """The rows of the flow chart that one NPC goes through, with the answers."""

    def __init__(self) -> None:
        self.rows: Final[list[object]] = []

    def say(self, row: int, yes: bool) -> bool:
        one: Told = {"row": row, "answer": "yes" if yes else "no"}
        self.rows.append(one)
        return yes


def plan(state: FirstWaveState, npc: Figure) -> Told:
    """Up to its first deed: a shot, a move, a blow."""
    chart = Chart()
    target, rule = NOBODY, "FW-NPC-18"
    path: list[object] = []
    if npc.immobilised or npc.unconscious:
        rule = "FW-STATE-06"
    elif chart.say(1, bool(foes_in_contact(state, npc))):
        target, rule = closest(state, npc, foes_in_contact(state, npc)), "FW-NPC-17"
    else:
        if chart.say(2, is_armed(npc)):
            target = shooting_target(state, npc)
            chart.say(3, target != NOBODY)
        if target != NOBODY:
            rule = "FW-NPC-15"
        else:
            companion = herd(state, npc)
            target = companion if companion != NOBODY else closest(state, npc, known_to(state, npc))
            rule = "FW-BESTIARY-07" if companion != NOBODY else "FW-NPC-16"
            if target != NOBODY:
                path = way(state, npc, target)
                chart.say(5, companion == NOBODY and comes_into_contact(state, npc, target, path))
    return {
        "id": state.name(npc.index),
        "rows": chart.rows,
        "target": state.name(target) if target != NOBODY else "",
        "gap": gap_hundredths(npc, state.bodies[target]) if target != NOBODY else 0,
        "path": path,
        "rule": rule,
    }


def way(state: FirstWaveState, npc: Figure, target: int) -> list[object]:
    """[FW-NPC-16] [FW-R-65] Where it would go, from where it stands."""
    kind = npc.profile.npc
    other = state.bodies[target]
    if kind is None or in_contact(npc, other):
        return []
    # two markers leave one action: enough to move, not to fight [FW-R-66]
    may_fight = npc.stunned + npc.disoriented < 2
    gone = npc_walk(state.table, state.bodies, npc, other, kind.move, npc.disoriented > 0, may_fight)
    return [[x, y] for x, y, _ in gone.points] if gone.length else []


def comes_into_contact(state: FirstWaveState, npc: Figure, target: int, path: list[object]) -> bool:
    if not path:
        return False
    end = path[-1]
    assert isinstance(end, list)
    there = npc.copy()
    there.x, there.y = end[0], end[1]
    return in_contact(there, state.bodies[target])
