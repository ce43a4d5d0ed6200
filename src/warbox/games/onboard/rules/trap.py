"""Traps: laid in secret by the Defence, sprung by the first attacker who enters the cell."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.engine.event import Private, Public
from warbox.games.onboard.actions import LAYS, Lay
from warbox.games.onboard.pieces.agent import AGENTS, AGENTS_PER_TEAM, Agent
from warbox.games.onboard.pieces.board import (
    ATTACK,
    BITS,
    CELLS,
    COMPONENTS,
    CONSTANTS,
    DEFENCE,
    EDGES_OF,
    NEIGHBOURS,
    NOWHERE,
    edge_between,
)
from warbox.games.onboard.pieces.card import (
    CARD_COUNT,
    CARDS,
    DISORIENTS,
    FACES,
    FLASHES,
    KIND,
    TRAP,
    TRAP_CARDS,
)
from warbox.games.onboard.pieces.edge import PASSES
from warbox.games.onboard.rules.damage import wound
from warbox.games.onboard.rules.effect import disorient, flash
from warbox.games.onboard.rules.moving import holds_enemy
from warbox.games.onboard.rules.victory import check_elimination
from warbox.games.onboard.state import OnBoardState, Trap

LAY_COST: Final = CONSTANTS.number("cost_trap", 1, 9)  # [OB-TRAP-02]
TRAP_TOKENS: Final = COMPONENTS.number("trap_tokens", 50, 50)  # [OB-R-44] one for every cell but four


def is_visible(state: OnBoardState, cell: i64, other: i64, edge: i64) -> bool:
    """[OB-TRAP-04] [OB-R-42] An adjacent cell is visible if the edge lets sight through and neither cell is smoked."""
    if not PASSES[state.edges[edge]]:
        return False
    return not state.smoke[state.zone_of[cell]] and not state.smoke[state.zone_of[other]]


def holds_trap(state: OnBoardState, cell: i64) -> bool:
    for trap in state.traps:
        if trap.cell == cell:
            return True
    return False


def has_trap_token(state: OnBoardState, cell: i64) -> bool:
    """[OB-TRAP-07] [OB-R-44] The four start cells of the Attack cannot be trapped."""
    return cell not in state.readings.mission.starts[ATTACK]


def lies_open(state: OnBoardState, agent: Agent, place: i64) -> bool:
    """[OB-TRAP-03] [OB-TRAP-08] [OB-R-46] Whether a neighbour of the Agent's cell is visible and could be trapped, so
    far as everybody can see. A bomb or another defender there does not matter.
    """
    cell = NEIGHBOURS[agent.cell][place]
    return (
        is_visible(state, agent.cell, cell, EDGES_OF[agent.cell][place])
        and has_trap_token(state, cell)
        and not holds_enemy(state, agent, cell)
    )


def add_traps(state: OnBoardState, agent: Agent, choices: list[Action]) -> None:
    """[OB-TRAP-01] [OB-TRAP-02] Every trap card of the hand in every cell that takes it."""
    if agent.index < AGENTS_PER_TEAM:
        return
    first = agent.seat * CARD_COUNT
    cells = NEIGHBOURS[agent.cell]
    for card in TRAP_CARDS:
        if state.hands[first + card]:
            for place in range(len(cells)):
                if lies_open(state, agent, place) and not holds_trap(state, cells[place]):
                    choices.append(LAYS[card][cells[place]])


def check_lay(state: OnBoardState, agent: Agent, lay: Lay) -> Refusal | None:
    facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "card": CARDS[lay.card], "cell": CELLS[lay.cell]}
    if agent.index < AGENTS_PER_TEAM:
        return Refusal("attack-lays-none", "OB-TRAP-01", facts)
    if KIND[lay.card] != TRAP:
        return Refusal("no-trap-card", "OB-TRAP-02", facts)
    if not state.holds_card(agent.seat, lay.card):
        return Refusal("not-in-hand", "OB-TRAP-02", facts)
    edge = edge_between(int(agent.cell), lay.cell)
    if edge == NOWHERE:
        return Refusal("trap-not-adjacent", "OB-TRAP-03", facts)
    if not is_visible(state, agent.cell, lay.cell, edge):
        return Refusal("trap-not-visible", "OB-TRAP-04", facts)
    if not has_trap_token(state, lay.cell):
        return Refusal("no-trap-token", "OB-TRAP-07", facts)
    if holds_trap(state, lay.cell):
        return Refusal("trapped-already", "OB-TRAP-07", facts)
    if holds_enemy(state, agent, lay.cell):
        return Refusal("trap-under-attacker", "OB-TRAP-08", facts)
    return None


def lay_trap(state: OnBoardState, agent: Agent, card: int, cell: int) -> None:
    """[OB-TRAP-05] Card and token face down beside the board. [OB-TRAP-06] [OB-R-43] The Attack learns who laid a trap,
    and from where, but neither card nor cell.
    """
    possible = 0
    cells = NEIGHBOURS[agent.cell]
    for place in range(len(cells)):
        if lies_open(state, agent, place):
            possible += BITS[cells[place]]
    state.hands[agent.seat * CARD_COUNT + card] -= 1
    state.traps.append(Trap(card, cell, int(agent.index), int(agent.cell), possible))
    if state.events is not None:
        facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "from": CELLS[agent.cell]}
        told = Public("trap-laid", "OB-TRAP-06", facts)
        known = facts | {"card": CARDS[card], "cell": CELLS[cell]}
        state.emit(Private("trap-set", "OB-TRAP-05", known, state.readings.seats_of[DEFENCE], told))


def enter(state: OnBoardState, agent: Agent) -> bool:
    """[OB-TRAP-09] [OB-R-47] An attacker has entered its cell, by whatever kind of move: a trap there is sprung.

    Returns whether the activation is over. [OB-TRAP-13] Defenders spring nothing.
    """
    if agent.index >= AGENTS_PER_TEAM or not state.traps:
        return False
    sprung: Trap | None = None
    bit = BITS[agent.cell]
    kept: list[Trap] = []
    for trap in state.traps:
        if trap.cell == agent.cell:
            sprung = trap
        elif trap.possible & bit:
            kept.append(Trap(trap.card, trap.cell, trap.layer, trap.origin, trap.possible - bit))
        else:
            kept.append(trap)
    state.traps = kept
    return sprung is not None and spring(state, agent, sprung.card)


def spring(state: OnBoardState, agent: Agent, card: int) -> bool:
    """[OB-TRAP-10] [OB-R-49] Turned up; then damage, status, incapacitation; then card and token go; then elimination.

    [OB-TRAP-15] Explosive: one damage. [OB-TRAP-16] Jaws: the activation is over. [OB-TRAP-17] Stun: that, and flashed.
    [OB-TRAP-18] Wire: disoriented until the end of the turn. [OB-TRAP-11] The attacker stays where it is;
    [OB-TRAP-12] [OB-R-48] it may go on if it lives and is not incapacitated.
    """
    face = FACES[card]
    if state.events is not None:
        facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "card": CARDS[card], "cell": CELLS[agent.cell]}
        state.emit(Public("trap-sprung", "OB-TRAP-10", facts))
    if face.damage:
        wound(state, agent)
    alive = agent.hit_points > 0
    if alive and face.status == FLASHES:
        flash(state, agent)
    elif alive and face.status == DISORIENTS:
        disorient(state, agent)
    if alive and face.incapacitates and state.events is not None:
        state.emit(Public("incapacitated", "OB-TRAP-13", {"agent": AGENTS[agent.index]}))
    state.decks[DEFENCE].discard[card] += 1  # [OB-TRAP-14]
    check_elimination(state)
    return not alive or face.incapacitates
