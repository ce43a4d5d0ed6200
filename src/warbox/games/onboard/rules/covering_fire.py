"""Covering fire: an enemy in line of fire cannot move for one turn."""

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.engine.event import Public
from warbox.games.onboard.actions import SUPPRESSIONS, Suppress
from warbox.games.onboard.pieces.agent import AGENTS, AGENTS_PER_TEAM, TEAM_OF, Agent
from warbox.games.onboard.pieces.board import distance
from warbox.games.onboard.pieces.card import CARDS, DISTANCE, ENEMY, FACES
from warbox.games.onboard.rules.effect import disorient
from warbox.games.onboard.rules.line_of_fire import has_line, what_cuts
from warbox.games.onboard.state import OnBoardState


def add_suppressions(state: OnBoardState, agent: Agent, card: int, choices: list[Action]) -> None:
    """[OB-CARD-09] [OB-R-37] Every living enemy in line of fire and within the Distance, in the same zone too."""
    first: i64 = AGENTS_PER_TEAM if agent.index < AGENTS_PER_TEAM else 0
    for index in range(first, first + AGENTS_PER_TEAM):
        enemy = state.agents[index]
        if enemy.hit_points > 0 and has_line(state.edges, state.zone_of, state.smoke, agent.cell, enemy.cell):
            if distance(int(agent.cell), int(enemy.cell)) <= DISTANCE[card]:
                choices.append(SUPPRESSIONS[card][index])


def check_suppression(state: OnBoardState, agent: Agent, suppress: Suppress) -> Refusal | None:
    enemy = state.agents[suppress.agent]
    facts: dict[str, str | int] = {"card": CARDS[suppress.card], "agent": AGENTS[agent.index]}
    facts["target"] = AGENTS[suppress.agent]
    if FACES[suppress.card].target != ENEMY:
        return Refusal("wrong-target", "OB-CARD-02", facts)
    if TEAM_OF[suppress.agent] == TEAM_OF[agent.index]:
        return Refusal("not-an-enemy", "OB-CARD-09", facts)
    if enemy.hit_points == 0:
        return Refusal("target-dead", "OB-CARD-09", facts)
    kind, rule = what_cuts(state.edges, state.zone_of, state.smoke, agent.cell, enemy.cell)
    if kind:
        return Refusal(kind, rule, facts)
    if distance(int(agent.cell), int(enemy.cell)) > DISTANCE[suppress.card]:
        return Refusal("too-far", "OB-CARD-05", facts | {"distance": DISTANCE[suppress.card]})
    return None


def suppress_enemy(state: OnBoardState, agent: Agent, suppress: Suppress) -> None:
    """[OB-CARD-09] [OB-R-37] Disoriented at once: no combat, no cards against it, no damage."""
    if state.events is not None:
        facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "target": AGENTS[suppress.agent]}
        state.emit(Public("covered", "OB-CARD-09", facts))
    disorient(state, state.agents[suppress.agent])
