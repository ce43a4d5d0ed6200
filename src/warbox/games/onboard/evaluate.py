"""How good a position is: who is alive, who stands where, who can be shot at, what the combat under way will bring.

The score is counted for the Attack, in hit points more or less, and becomes a chance at the end.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from warbox.games.onboard.activation import Activation
from warbox.games.onboard.agent import AGENTS_PER_TEAM, Agent
from warbox.games.onboard.board import ATTACK, DEFENCE, SECOND
from warbox.games.onboard.card import CARD_COUNT, COUNTER, DOUBLE_ATTACK, DOUBLE_DEFENCE
from warbox.games.onboard.combat import COUNTERING, Combat
from warbox.games.onboard.line_of_fire import has_line
from warbox.games.onboard.objective import is_defused
from warbox.games.onboard.phase import is_ready
from warbox.games.onboard.state import ATTACKING, DEFENDING, FIRST_DRAW, OnBoardState
from warbox.games.onboard.ways import DEFENCE_COSTS as COSTS
from warbox.games.onboard.ways import FAR, attack_costs, ways_to

# in hit points
LIFE: Final = 0.7  # of an Agent, besides its hit points
CARD: Final = 0.06
FLASHED: Final = 0.5
DISORIENTED: Final = 0.15
STEP: Final = 0.1  # an attacker one action nearer to a bomb
REACH: Final = 10  # actions from which on an attacker's way counts
THERE: Final = 0.4  # an attacker in a bomb's zone
GUARD: Final = 0.06  # a defender one action nearer to a bomb
HELD: Final = 2.0  # a bomb's zone without defenders, if that lasts until the turn ends
HELD_EARLY: Final = 0.7  # as long as the Defence has its phase before it
DEFUSED: Final = 3.0
TRAP: Final = 0.2
SURE_HIT: Final = 0.6  # an enemy in the same zone and in line for an action that is left
SHOT: Final = 0.15  # in line, in another zone
DANGER: Final = 0.35  # in the same zone and in line with an enemy whose phase comes next
READY: Final = 0.1  # an Agent that can still be activated in this phase
ACTION: Final = 0.03  # an action that the active Agent has left
LATE: Final = 0.2  # a turn gone
STEEPNESS: Final = 0.55


def evaluate(state: OnBoardState, seat: int) -> float:
    """The chance of the seat's team to win, so far as one can see at a glance."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    chance = 1.0 / (1.0 + exp(-STEEPNESS * score(state)))
    return chance if seat % 2 == ATTACK else 1.0 - chance


def score(state: OnBoardState) -> float:
    value = 0.5 - LATE * int(state.turn)
    value += lives(state, ATTACK) - lives(state, DEFENCE)
    value += CARD * (cards(state, ATTACK) - cards(state, DEFENCE))
    if state.stage >= FIRST_DRAW:
        value += bombs(state)
        value += fire(state)
        value += combat_under_way(state)
    return value


def lives(state: OnBoardState, team: int) -> float:
    """Hit points and lives, less what keeps Agents from acting."""
    value = 0.0
    first: i64 = team * AGENTS_PER_TEAM
    for index in range(first, first + AGENTS_PER_TEAM):
        agent = state.agents[index]
        if agent.hit_points > 0:
            value += LIFE + int(agent.hit_points)
            if agent.flashed:
                value -= FLASHED
            if agent.disoriented:
                value -= DISORIENTED
    return value


def cards(state: OnBoardState, team: int) -> int:
    return int(state.hand_size(team) + state.hand_size(team + SECOND))


def bombs(state: OnBoardState) -> float:
    """How near the Attack is to each bomb, how well the Defence guards it, and whether it is being held."""
    mission = state.readings.mission
    costs = attack_costs(state)
    nearest = [FAR] * AGENTS_PER_TEAM
    guarding = [FAR] * AGENTS_PER_TEAM
    value = 0.0
    traps = 0.0
    for bomb in range(len(state.holds)):
        if is_defused(state, bomb):
            value += DEFUSED
            continue
        zone = state.zone_of[mission.bombs[bomb].cell]
        ways = ways_to(state, zone, costs)
        guards = ways_to(state, zone, COSTS)
        attackers = 0
        defenders = 0
        for index in range(AGENTS_PER_TEAM):
            attacker = state.agents[index]
            if attacker.hit_points > 0:
                nearest[index] = min(nearest[index], ways[attacker.cell])
                attackers += 1 if ways[attacker.cell] == 0 else 0
            defender = state.agents[AGENTS_PER_TEAM + index]
            if defender.hit_points > 0:
                guarding[index] = min(guarding[index], guards[defender.cell])
                defenders += 1 if guards[defender.cell] == 0 else 0
        if attackers and not defenders:
            value += HELD if state.stage > DEFENDING else HELD_EARLY
            value += HELD_EARLY * state.holds[bomb]
        elif not defenders:
            value += THERE
        for trap in state.traps:
            if ways[trap.cell] <= 3:
                traps += TRAP / 2
    value -= traps + TRAP * 0.5 * len(state.traps)
    for index in range(AGENTS_PER_TEAM):
        if nearest[index] < FAR:
            value += STEP * max(REACH - nearest[index], 0)
            value += THERE if nearest[index] == 0 else 0.0
        if guarding[index] < FAR:
            value += GUARD * guarding[index]
    return value


def fire(state: OnBoardState) -> float:
    """Who can shoot whom: hits for the actions that an active Agent has left, and danger for those whose enemies come
    next.
    """
    value = 0.0
    active = -1
    actions = 0
    for frame in state.stack:
        if isinstance(frame, Activation):
            active = frame.agent
            actions = int(frame.actions)
    for index in range(2 * AGENTS_PER_TEAM):
        agent = state.agents[index]
        if agent.hit_points == 0:
            continue
        sign = 1.0 if index < AGENTS_PER_TEAM else -1.0
        if state.stage == (ATTACKING if index < AGENTS_PER_TEAM else DEFENDING) and is_ready(agent):
            value += sign * READY
        if index == active and actions:
            value += sign * (targets(state, agent, actions) + ACTION * actions)
        elif is_exposed(state, agent):
            value -= sign * DANGER
    return value


def targets(state: OnBoardState, agent: Agent, actions: int) -> float:
    """What the best target in line is worth for the actions left."""
    best = 0.0
    first: i64 = AGENTS_PER_TEAM if agent.index < AGENTS_PER_TEAM else 0
    for index in range(first, first + AGENTS_PER_TEAM):
        enemy = state.agents[index]
        if enemy.hit_points > 0 and has_line(state.edges, state.zone_of, state.smoke, agent.cell, enemy.cell):
            if state.zone_of[agent.cell] == state.zone_of[enemy.cell]:
                hits = min(actions, int(enemy.hit_points))
                best = max(best, SURE_HIT * hits + (LIFE * SURE_HIT if hits == enemy.hit_points else 0.0))
            else:
                best = max(best, SHOT)
    return best


def is_exposed(state: OnBoardState, agent: Agent) -> bool:
    """Whether an enemy who can still act in this turn, or acts first in the next, has a sure hit on the Agent."""
    first: i64 = AGENTS_PER_TEAM if agent.index < AGENTS_PER_TEAM else 0
    own_phase = state.stage == (DEFENDING if first == 0 else ATTACKING)
    for index in range(first, first + AGENTS_PER_TEAM):
        enemy = state.agents[index]
        if enemy.hit_points == 0 or enemy.flashed or (enemy.activated and not own_phase):
            continue
        if state.zone_of[agent.cell] == state.zone_of[enemy.cell]:
            if has_line(state.edges, state.zone_of, state.smoke, agent.cell, enemy.cell):
                return True
    return False


def combat_under_way(state: OnBoardState) -> float:
    """What the cards on the table will do, if both sides double as best they can."""
    top = state.stack[-1]
    if not isinstance(top, Combat) or top.first is None or top.second is None:
        return 0.0
    first, second = state.agents[top.initiator], state.agents[top.target]
    striker, guard = (second, first) if top.countered else (first, second)
    hurt: Agent | None = guard if hits(state, top, striker, guard) else None
    if top.step == COUNTERING and state.hands[second.seat * CARD_COUNT + COUNTER]:
        back = hits(state, top, second, first)
        hurt = first if back else None
    if hurt is None:
        return 0.0
    loss = 1.0 + (LIFE if hurt.hit_points == 1 else 0.0)
    return -loss if hurt.index < AGENTS_PER_TEAM else loss


def hits(state: OnBoardState, combat: Combat, striker: Agent, guard: Agent) -> bool:
    attack_cards = combat.first if striker.index == combat.initiator else combat.second
    defence_cards = combat.second if striker.index == combat.initiator else combat.first
    if attack_cards is None or defence_cards is None:
        return False
    attack, defence = attack_cards.attack, defence_cards.defence
    if combat.doubled_attack or state.hands[striker.seat * CARD_COUNT + DOUBLE_ATTACK]:
        attack *= 2
    if combat.doubled_defence or state.hands[guard.seat * CARD_COUNT + DOUBLE_DEFENCE]:
        defence *= 2
    return attack > defence
