"""Grenades: thrown into a neighbouring cell, they take effect in its whole zone."""

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.engine.event import Public
from warbox.games.onboard.actions import THROWS, Throw
from warbox.games.onboard.pieces.agent import AGENTS, Agent
from warbox.games.onboard.pieces.board import CELLS, EDGES_OF, NEIGHBOURS, NOWHERE, edge_between
from warbox.games.onboard.pieces.card import ADJACENT_CELL, CARDS, EFFECT, FACES, SMOKE_ZONE
from warbox.games.onboard.pieces.edge import PASSES
from warbox.games.onboard.rules.effect import can_smoke, flash_zone, smoke_zone
from warbox.games.onboard.state import OnBoardState


def has_tokens(state: OnBoardState, card: int, cell: i64) -> bool:
    """[OB-COMP-03] [OB-R-35] Smoke needs tokens of the supply."""
    return EFFECT[card] != SMOKE_ZONE or can_smoke(state, state.zone_of[cell], FACES[card].tokens)


def add_throws(state: OnBoardState, agent: Agent, card: int, choices: list[Action]) -> None:
    """[OB-GRENADE-02] [OB-GRENADE-03] [OB-R-32] Every neighbouring cell behind an edge that lets throws through.

    [OB-GRENADE-07] [OB-CARD-16] [OB-R-25] Empty or not, smoked or not, with or without effect.
    """
    cells = NEIGHBOURS[agent.cell]
    ways = EDGES_OF[agent.cell]
    for place in range(len(cells)):
        if PASSES[state.edges[ways[place]]] and has_tokens(state, card, cells[place]):
            choices.append(THROWS[card][cells[place]])


def check_throw(state: OnBoardState, agent: Agent, throw: Throw) -> Refusal | None:
    facts: dict[str, str | int] = {"card": CARDS[throw.card], "from": CELLS[agent.cell], "to": CELLS[throw.cell]}
    if FACES[throw.card].target != ADJACENT_CELL:
        return Refusal("wrong-target", "OB-CARD-02", facts)
    edge = edge_between(int(agent.cell), throw.cell)
    if edge == NOWHERE:
        return Refusal("throw-not-adjacent", "OB-GRENADE-02", facts)
    if not PASSES[state.edges[edge]]:
        return Refusal("throw-blocked", "OB-GRENADE-03", facts)
    if not has_tokens(state, throw.card, throw.cell):
        return Refusal("no-smoke-left", "OB-COMP-03", facts)
    return None


def throw_grenade(state: OnBoardState, agent: Agent, throw: Throw) -> None:
    """[OB-GRENADE-01] [OB-GRENADE-04] [OB-GRENADE-05] [OB-ZONE-05] At once, in the whole zone and nowhere else.

    [OB-CARD-07] Smoke; [OB-CARD-08] flash.
    """
    zone = state.zone_of[throw.cell]
    if state.events is not None:
        facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "card": CARDS[throw.card]}
        facts["cell"] = CELLS[throw.cell]
        facts["zone"] = state.readings.mission.zone_names[zone]
        state.emit(Public("thrown", "OB-GRENADE-04", facts))
    if EFFECT[throw.card] == SMOKE_ZONE:
        smoke_zone(state, zone, FACES[throw.card].tokens)
    else:
        flash_zone(state, zone)
