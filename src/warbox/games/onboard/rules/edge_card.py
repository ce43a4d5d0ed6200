"""Cards that change an edge: barricades and wall reinforcements of the Defence, charges of the Attack."""

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.engine.event import Public
from warbox.games.onboard.actions import WORKS, Work
from warbox.games.onboard.pieces.agent import AGENTS, Agent
from warbox.games.onboard.pieces.board import EDGES, EDGES_OF, SEATS
from warbox.games.onboard.pieces.card import CARDS, EDGE_AFTER, FACES, OWN_EDGE, UNCHANGED
from warbox.games.onboard.pieces.edge import DOOR_BARRICADED, DOOR_BROKEN, REINFORCED, STATE_NAMES
from warbox.games.onboard.rules.zone import merge_zones
from warbox.games.onboard.state import OnBoardState


def has_token(state: OnBoardState, before: i64, after: i64) -> bool:
    """[OB-COMP-03] [OB-R-45] Reinforced walls and barricaded doors are taken from the supply; all else is flipped.

    A broken barricade is flipped back and needs no second token.
    """
    if after == REINFORCED:
        return state.reinforced_left > 0
    if after == DOOR_BARRICADED and before != DOOR_BROKEN:
        return state.barricaded_left > 0
    return True


def can_work(state: OnBoardState, card: int, edge: i64) -> bool:
    """[OB-CARD-10] to [OB-CARD-13] [OB-R-21] [OB-R-23] Whether the card changes an edge of this state."""
    before = state.edges[edge]
    after = EDGE_AFTER[card][before]
    return after != UNCHANGED and has_token(state, before, after)


def add_works(state: OnBoardState, agent: Agent, card: int, choices: list[Action]) -> None:
    """[OB-CARD-05] [OB-R-24] Distance 1: the edges of the Agent's own cell."""
    for edge in EDGES_OF[agent.cell]:
        if can_work(state, card, edge):
            choices.append(WORKS[card][edge])


def check_edge(state: OnBoardState, work: Work) -> Refusal | None:
    """[OB-WALL-03] [OB-WALL-05] [OB-WALL-06] Whether the card can change this edge, wherever it is."""
    before = state.edges[work.edge]
    facts: dict[str, str | int] = {"card": CARDS[work.card], "edge": EDGES[work.edge], "state": STATE_NAMES[before]}
    if FACES[work.card].target != OWN_EDGE:
        return Refusal("wrong-target", "OB-CARD-02", facts)
    after = EDGE_AFTER[work.card][before]
    if after == UNCHANGED:
        return Refusal("edge-not-changed", CITED[work.card], facts)
    if not has_token(state, before, after):
        return Refusal("no-token-left", "OB-COMP-03", facts)
    return None


def check_work(state: OnBoardState, agent: Agent, work: Work) -> Refusal | None:
    if FACES[work.card].target == OWN_EDGE and work.edge not in EDGES_OF[agent.cell]:
        facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "edge": EDGES[work.edge]}
        return Refusal("not-own-edge", "OB-CARD-05", facts)
    return check_edge(state, work)


def cite(card: int) -> str:
    """The rule of a card that changes edges."""
    name = CARDS[card]
    rules = {
        "barricade": "OB-CARD-10",
        "wall_reinforcement": "OB-CARD-11",
        "breach_charge": "OB-CARD-12",
        "exothermic_charge": "OB-CARD-13",
    }
    return rules.get(name, "OB-CARD-02")


CITED = [cite(card) for card in range(len(CARDS))]


def change_edge(state: OnBoardState, work: Work, agent: i64, seat: i64) -> None:
    """[OB-WALL-04] [OB-WALL-05] [OB-COMP-02] The edge changes for good; a token is flipped or taken from the supply.

    [OB-CARD-06] [OB-CARD-14] It hurts nobody, and whoever stands beside it does not matter. A wall token that a
    reinforced one replaces goes back to a supply that nothing draws from.
    """
    before = state.edges[work.edge]
    after = EDGE_AFTER[work.card][before]
    if after == REINFORCED:
        state.reinforced_left -= 1
    elif after == DOOR_BARRICADED and before != DOOR_BROKEN:
        state.barricaded_left -= 1
    state.set_edge(work.edge, after)
    merge_zones(state)
    if state.events is not None:
        facts: dict[str, str | int] = {"seat": SEATS[seat]} if agent < 0 else {"agent": AGENTS[agent]}
        facts["card"] = CARDS[work.card]
        facts["edge"] = EDGES[work.edge]
        facts["state"] = STATE_NAMES[after]
        if agent < 0:
            state.emit(Public("prepared", "OB-PREP-03", facts))
        else:
            state.emit(Public("edge-changed", CITED[work.card], facts))
