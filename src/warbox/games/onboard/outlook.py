"""On Board: ways and what they cost, lines of fire and what cuts them, chances of a combat.

The rules themselves are asked: nothing is told twice. All of it is public but the chances, which are those of the seat.
"""

from collections.abc import Iterator
from fractions import Fraction
from heapq import heappop, heappush
from typing import Any, Final

from warbox.engine.game import View
from warbox.engine.outlook import Outlook
from warbox.engine.turn import legal
from warbox.games.onboard.actions import FIGHTS, MOVES, OPENS, Commit
from warbox.games.onboard.pieces.agent import ACTIONS, AGENTS, AGENTS_OF, TEAM_OF, Agent
from warbox.games.onboard.pieces.board import CELLS, COLUMN_COUNT, EDGES, EDGES_OF, NEIGHBOURS, NOWHERE, edge_between
from warbox.games.onboard.pieces.card import COUNTER, DOUBLE_ATTACK, DOUBLE_DEFENCE, FACES
from warbox.games.onboard.pieces.edge import DOOR_CLOSED, DOOR_OPEN, OPEN_COST, PASSES, STATE_NAMES, STEP_COST
from warbox.games.onboard.reckoning.odds import Unseen, unseen_by
from warbox.games.onboard.rules.activation import Activation
from warbox.games.onboard.rules.combat import COMMITTING, DOUBLING, Combat, doubled
from warbox.games.onboard.rules.line_of_fire import has_line
from warbox.games.onboard.rules.moving import holds_enemy
from warbox.games.onboard.rules.phase import Phase, is_ready
from warbox.games.onboard.state import OnBoardState
from warbox.games.onboard.view import committed_by, open_combat

PLACES: Final = 6  # of a chance
WAYS: Final = {"north": -COLUMN_COUNT, "east": 1, "south": COLUMN_COUNT, "west": -1}


# why something cannot be done that no answer in notation says
RULES: Final = {
    "walk": "OB-ACTION-07",
    "prepare": "OB-PREP-03",
    "prepare-card": "OB-PREP-05",
    "reaction": "OB-CARD-15",
    "card": "OB-CARD-05",
    "flashed": "OB-EFFECT-09",
    "sure": "OB-COMBAT-03",
}


def foresee(state: OnBoardState, seat: int) -> Outlook:
    return Outlook(odds(state, seat), preview(state, seat), because(state, seat))


def because(state: OnBoardState, seat: int) -> str:
    """[OB-ACTION-04] What an Agent who acts may do."""
    question = state.question
    return "OB-ACTION-04" if question is not None and seat in question.seats and question.kind == "act" else ""


def odds(state: OnBoardState, seat: int) -> View | None:
    question = state.question
    if question is None or seat not in question.seats:
        return None
    if question.kind == "act":
        return fight_odds(state, seat)
    combat = open_combat(state)
    if combat is None:
        return None
    if combat.step == COMMITTING:
        return commit_odds(state, combat, seat)
    return double_odds(state, combat, seat) if combat.step == DOUBLING else counter_odds(state, combat, seat)


def preview(state: OnBoardState, seat: int) -> View | None:
    """For every Agent on the board its lines of fire; for those who act or may act next where they could go."""
    living = [agent for agent in state.agents if agent.cell != NOWHERE]
    if not living:
        return None
    top = state.stack[-1] if state.stack else None
    reach: dict[str, Any] = {}
    if isinstance(top, Activation):
        reach[AGENTS[top.agent]] = reach_of(state, state.agents[top.agent], int(top.actions))
    elif isinstance(top, Phase):
        for index in AGENTS_OF[top.team]:
            if is_ready(state.agents[index]):
                reach[AGENTS[index]] = reach_of(state, state.agents[index], ACTIONS)
    lines = {AGENTS[agent.index]: lines_of(state, int(agent.cell)) for agent in living}
    return {"kind": "plan", "lines": lines, "reach": reach, "rules": RULES}


# ---- ways


def reach_of(state: OnBoardState, agent: Agent, actions: int) -> dict[str, Any]:
    """Every cell the Agent could come to: the cheapest way as actions and as cells, the doors opened on it, and whom it
    could fire at from there."""
    start = int(agent.cell)
    found: dict[str, Any] = {}
    seen: set[int] = set()
    queue: list[tuple[int, int, list[str], list[int], list[str]]] = [(0, start, [], [], [])]
    while queue:
        cost, cell, way, doors, cells = heappop(queue)
        if cell in seen:
            continue
        seen.add(cell)
        if cell != start:
            found[CELLS[cell]] = {
                "cost": cost,
                "way": way,
                "cells": cells,
                "doors": len(doors),
                "targets": targets_from(state, agent, cell, doors),
            }
        if agent.disoriented:
            break
        for other, edge in zip(NEIGHBOURS[cell], EDGES_OF[cell], strict=True):
            shut = state.edges[edge] == DOOR_CLOSED
            price = OPEN_COST + STEP_COST[DOOR_OPEN] if shut else STEP_COST[state.edges[edge]]
            if not price or cost + price > actions or holds_enemy(state, agent, other):
                continue
            steps = [OPENS[edge].text, MOVES[other].text] if shut else [MOVES[other].text]
            opened = doors + [edge] if shut else doors
            heappush(queue, (cost + price, other, way + steps, opened, [*cells, CELLS[other]]))
    return found


def targets_from(state: OnBoardState, agent: Agent, cell: int, doors: list[int]) -> dict[str, str]:
    """The enemies in line of fire from a cell, doors on the way being open, and whether a hit would be sure."""
    edges = state.edges
    if doors:
        edges = edges.copy()
        for door in doors:
            edges[door] = DOOR_OPEN
    found: dict[str, str] = {}
    for enemy in enemies_of(state, agent):
        if has_line(edges, state.zone_of, state.smoke, cell, enemy.cell):
            same = state.zone_of[cell] == state.zone_of[enemy.cell]
            found[AGENTS[enemy.index]] = "same" if same else "distinct"
    return found


def enemies_of(state: OnBoardState, agent: Agent) -> Iterator[Agent]:
    for index in AGENTS_OF[1 - TEAM_OF[agent.index]]:
        if state.agents[index].hit_points > 0:
            yield state.agents[index]


# ---- lines of fire


def lines_of(state: OnBoardState, cell: int) -> dict[str, Any]:
    return {name: line(state, cell, step) for name, step in WAYS.items()}


def line(state: OnBoardState, cell: int, step: int) -> dict[str, Any]:
    """The cells that fire reaches in one direction, and what cuts the line before the rim of the board."""
    cells: list[str] = []
    here = cell
    if state.smoke[state.zone_of[here]]:
        return {"cells": cells, "cut": {"by": "smoke", "cell": CELLS[here], "rule": "OB-LOF-06"}}
    while 0 <= here + step < len(CELLS):
        edge = edge_between(here, here + step)
        if edge == NOWHERE:
            break
        here += step
        if not PASSES[state.edges[edge]]:
            state_name = STATE_NAMES[state.edges[edge]]
            return {
                "cells": cells,
                "cut": {"by": "edge", "edge": EDGES[edge], "state": state_name, "rule": "OB-LOF-04"},
            }
        if state.smoke[state.zone_of[here]]:
            return {"cells": cells, "cut": {"by": "smoke", "cell": CELLS[here], "rule": "OB-LOF-06"}}
        cells.append(CELLS[here])
    return {"cells": cells, "cut": None}


# ---- chances


def fight_odds(state: OnBoardState, seat: int) -> dict[str, Any]:
    """For each enemy in line: a sure hit, or the chance that all own cards beat so many of the other side's."""
    top = state.stack[-1]
    assert isinstance(top, Activation)
    agent = state.agents[top.agent]
    best = sum(FACES[card].attack * state.hands[seat * len(FACES) + card] for card in range(len(FACES)))
    choices: dict[str, Any] = {}
    for name, zone in targets_from(state, agent, int(agent.cell), []).items():
        enemy = state.agents[AGENTS.index(name)]
        fight = FIGHTS[enemy.index].text
        if zone == "same":
            choices[fight] = {"sure": True}
            continue
        unseen = unseen_by(state, seat, TEAM_OF[enemy.index])
        hand = int(state.hand_size(enemy.seat))
        choices[fight] = {"sure": False, "best": best, "against": beats(unseen, hand, best, True)}
        choices[fight]["counter"] = chance(unseen.chance_of(COUNTER, hand))
    return {"kind": "fight", "choices": choices}


def beats(unseen: Unseen, most: int, points: int, strikes: bool) -> list[float]:
    """[OB-COMBAT-13] For every number of cards that the other side may lay, whether these points hit, or hold."""
    found: list[float] = []
    for cards in range(most + 1):
        theirs = unseen.total(cards, not strikes)
        found.append(chance(1 - theirs.at_least(points) if strikes else 1 - theirs.at_least(points + 1)))
    return found


def sides(state: OnBoardState, combat: Combat, seat: int) -> tuple[bool, Agent]:
    """Whether the seat has begun the combat, and the other side's Agent."""
    began = state.agents[combat.initiator].seat == seat
    return began, state.agents[combat.target if began else combat.initiator]


def hand_before(state: OnBoardState, combat: Combat, seat: int) -> int:
    """The hand as others see it while commitments are sealed. [OB-R-59]"""
    laid = committed_by(state, combat, seat)
    return int(state.hand_size(seat)) + (len(laid.cards) if laid is not None else 0)


def commit_odds(state: OnBoardState, combat: Combat, seat: int) -> dict[str, Any]:
    """For every set of own cards its points, and the chance that it hits, or holds, against so many other cards."""
    began, other = sides(state, combat, seat)
    unseen = unseen_by(state, seat, TEAM_OF[other.index])
    most = hand_before(state, combat, int(other.seat))
    kept: dict[int, list[float]] = {}
    choices: dict[str, Any] = {}
    for commit in legal(state, seat):
        assert isinstance(commit, Commit)
        points = commit.attack if began else commit.defence
        if points not in kept:
            kept[points] = beats(unseen, most, points, began)
        choices[commit.text] = {"attack": commit.attack, "defence": commit.defence, "chances": kept[points]}
    means = [round(float(unseen.total(cards, not began).mean()), 1) for cards in range(most + 1)]
    held = {"counter": chance(unseen.chance_of(COUNTER, most))} if began else {}
    doubling = DOUBLE_DEFENCE if began else DOUBLE_ATTACK
    held["double"] = chance(unseen.chance_of(doubling, most))
    return {"kind": "commit", "role": "striker" if began else "guard", "means": means, "held": held, "choices": choices}


def counter_odds(state: OnBoardState, combat: Combat, seat: int) -> dict[str, Any]:
    """The other side's number is known now: standing as guard, or striking instead, before anybody doubles."""
    _, other = sides(state, combat, seat)
    unseen = unseen_by(state, seat, TEAM_OF[other.index])
    mine, theirs = combat.second, combat.first
    assert mine is not None
    assert theirs is not None
    cards, hand = len(theirs.cards), int(state.hand_size(other.seat))
    stand = {
        "role": "guard",
        "points": mine.defence,
        "mean": mean(unseen, cards, True),
        "chance": beats(unseen, cards, mine.defence, False)[-1],
        "double": chance(unseen.chance_of(DOUBLE_ATTACK, hand)),
    }
    strike = {
        "role": "striker",
        "points": mine.attack,
        "mean": mean(unseen, cards, False),
        "chance": beats(unseen, cards, mine.attack, True)[-1],
        "double": chance(unseen.chance_of(DOUBLE_DEFENCE, hand)),
    }
    return {"kind": "counter", "cards": cards, "choices": {"pass": stand, "counter": strike}}


def double_odds(state: OnBoardState, combat: Combat, seat: int) -> dict[str, Any]:
    """All cards lie open: the totals with and without doubling, and whether the other side may still double."""
    strikes = state.agents[combat.striker()].seat == seat
    other = state.agents[combat.guard() if strikes else combat.striker()]
    attack, defence = combat.attack_total(), combat.defence_total()
    choices: dict[str, Any] = {"pass": {"attack": attack, "defence": defence, "hit": attack > defence}}
    raised = (doubled(attack, 1), defence) if strikes else (attack, doubled(defence, 1))
    choices["double"] = {"attack": raised[0], "defence": raised[1], "hit": raised[0] > raised[1]}
    unseen = unseen_by(state, seat, TEAM_OF[other.index])
    card = DOUBLE_DEFENCE if strikes else DOUBLE_ATTACK
    held = chance(unseen.chance_of(card, int(state.hand_size(other.seat))))
    return {"kind": "double", "role": "striker" if strikes else "guard", "held": {"double": held}, "choices": choices}


def mean(unseen: Unseen, cards: int, attack: bool) -> float:
    return round(float(unseen.total(cards, attack).mean()), 1)


def chance(share: Fraction) -> float:
    return round(float(share), PLACES)
