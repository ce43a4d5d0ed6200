"""How good a position is: who is alive, who stands where, who can be shot at, what the combat under way will bring.

The score is counted for the Attack, in hit points more or less, and becomes a chance at the end.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from warbox.games.onboard.pieces.agent import ACTIONS, AGENTS_PER_TEAM, Agent
from warbox.games.onboard.pieces.board import ATTACK, CELL_COUNT, DEFENCE, EDGES_OF, NEIGHBOURS, SECOND
from warbox.games.onboard.pieces.card import CARD_COUNT, COUNTER, DOUBLE_ATTACK, DOUBLE_DEFENCE
from warbox.games.onboard.reckoning.threats import LIFE, tempo, threats
from warbox.games.onboard.reckoning.ways import (
    BARE,
    COSTS,
    DEFENCE_CODE,
    FAR,
    attack_code,
    charges_held,
    walls_of,
    ways_to,
)
from warbox.games.onboard.rules.activation import Activation
from warbox.games.onboard.rules.combat import COUNTERING, Combat
from warbox.games.onboard.rules.objective import is_defused
from warbox.games.onboard.rules.phase import is_ready
from warbox.games.onboard.state import ATTACKING, DEFENDING, FIRST_DRAW, OnBoardState

# in hit points
CARD: Final = 0.06
DISORIENTED: Final = 0.15
STEP: Final = 0.13  # an attacker one action nearer to the nearest bomb
HURRY: Final = 3.0  # so many times more in the last turn
OTHER_STEP: Final = 0.02  # to the other bomb
REACH: Final = 14  # actions from which on an attacker's way counts
THERE: Final = 0.4  # an attacker in a bomb's zone, or no defender there
OPEN_ZONE: Final = 0.8  # no defender there, and an attacker near
GUARD: Final = 0.06  # a defender one action nearer to a bomb
HELD: Final = 4.0  # a bomb's zone with nobody to take it back before the turn ends
RETURN: Final = 0.5  # of that, for each defender who can
DEFUSED: Final = 3.0
TRAP: Final = 0.12
TRAP_ON_THE_WAY: Final = 0.3
EVEN: Final = 3.5  # makes the beginning even
LATE: Final = 0.2  # a turn gone
STEEPNESS: Final = 0.55


def evaluate(state: OnBoardState, seat: int) -> float:
    """The chance of the seat's team to win, so far as one can see at a glance."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    chance = 1.0 / (1.0 + exp(-STEEPNESS * score(state)))
    return chance if seat % 2 == ATTACK else 1.0 - chance


def score(state: OnBoardState) -> float:
    gone = tempo(state)
    value = EVEN - LATE * int(state.turn)
    if state.stage >= DEFENDING:
        value -= LATE * gone
    value += lives(state, ATTACK) - lives(state, DEFENCE)
    value += CARD * (cards(state, ATTACK) - cards(state, DEFENCE))
    if state.stage >= FIRST_DRAW:
        code = attack_code(state)
        value += bombs(state, code)
        value += threats(state, code, gone)
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
            if agent.disoriented:
                value -= DISORIENTED
    return value


def cards(state: OnBoardState, team: int) -> int:
    """Cards in hand; those spent in preparation are drawn again. [OB-PREP-06]"""
    if state.stage < ATTACKING and team == DEFENCE:
        return 0
    return int(state.hand_size(team) + state.hand_size(team + SECOND))


def bombs(state: OnBoardState, code: int) -> float:
    """How near the Attack is to each bomb, how well the Defence guards it, and whether it is being held."""
    mission = state.readings.mission
    nearest = [FAR] * AGENTS_PER_TEAM
    others = [FAR] * AGENTS_PER_TEAM
    guarding = [FAR] * AGENTS_PER_TEAM
    value = 0.0
    walls = walls_of(state)
    for bomb in range(len(state.holds)):
        if is_defused(state, bomb):
            value += DEFUSED
            continue
        zone = state.zone_of[mission.bombs[bomb].cell]
        ways = ways_to(walls, zone, code)
        guards = ways_to(walls, zone, DEFENCE_CODE)
        fars = distances(state, ways, ways_to(walls, zone, BARE))
        for index in range(AGENTS_PER_TEAM):
            attacker = state.agents[index]
            if attacker.hit_points > 0:
                far = fars[index]
                others[index] = max(nearest[index], far) if others[index] == FAR else others[index]
                nearest[index] = min(nearest[index], far)
            defender = state.agents[AGENTS_PER_TEAM + index]
            if defender.hit_points > 0:
                guarding[index] = min(guarding[index], guards[defender.cell])
        value += control(state, bomb, ways, guards)
        value -= traps_for(state, ways, COSTS[code])
    late = 1.0 + HURRY * (float(state.turn) / float(mission.turn_limit)) ** 2
    for index in range(AGENTS_PER_TEAM):
        if nearest[index] < FAR:
            value -= late * STEP * min(nearest[index], REACH) + OTHER_STEP * min(others[index], REACH)
        elif state.agents[index].hit_points > 0:
            value -= late * STEP * REACH
        if guarding[index] < FAR:
            value += GUARD * guarding[index]
    return value


def distances(state: OnBoardState, ways: list[int], bare: list[int]) -> list[int]:
    """How far each attacker is from a zone. A charge serves one of them only: whom it helps most."""
    fars = [FAR] * AGENTS_PER_TEAM
    for index in range(AGENTS_PER_TEAM):
        if state.agents[index].hit_points > 0:
            fars[index] = bare[state.agents[index].cell]
    for _ in range(charges_held(state)):
        best = -1
        gain = 0
        for index in range(AGENTS_PER_TEAM):
            if state.agents[index].hit_points > 0 and fars[index] - ways[state.agents[index].cell] > gain:
                best = index
                gain = fars[index] - ways[state.agents[index].cell]
        if best < 0:
            break
        fars[best] = ways[state.agents[best].cell]
    return fars


def control(state: OnBoardState, bomb: int, ways: list[int], guards: list[int]) -> float:
    """Who has a bomb's zone, and who can still come before the turn ends."""
    attackers = coming = defenders = returning = 0
    for index in range(AGENTS_PER_TEAM):
        attacker = state.agents[index]
        if attacker.hit_points > 0:
            if ways[attacker.cell] == 0:
                attackers += 1
            elif ways[attacker.cell] <= ACTIONS:
                coming += 1
        defender = state.agents[AGENTS_PER_TEAM + index]
        if defender.hit_points > 0:
            if guards[defender.cell] == 0:
                defenders += 1
            elif guards[defender.cell] <= ACTIONS and can_return(state, defender):
                returning += 1
    if attackers and not defenders:
        value = HELD if state.holds[bomb] + 1 >= state.readings.hold_checks else HELD / 2
        for _ in range(returning):
            value *= RETURN
        return value
    value = THERE * min(attackers, 1)
    if not defenders:
        value += OPEN_ZONE if coming else THERE
    return value


def can_return(state: OnBoardState, defender: Agent) -> bool:
    """Whether a defender can still move in this turn."""
    if defender.disoriented or state.stage > DEFENDING:
        return False
    if state.stage < DEFENDING:
        return not defender.flashed
    for frame in state.stack:
        if isinstance(frame, Activation) and frame.agent == defender.index and frame.actions > 0:
            return True
    return is_ready(defender)


def traps_for(state: OnBoardState, ways: list[int], costs: list[int]) -> float:
    """What traps are worth to the Defence: near the bomb, and more on the way that an attacker would take."""
    if not state.traps:
        return 0.0
    value = 0.0
    on_the_way = [False] * CELL_COUNT
    for index in range(AGENTS_PER_TEAM):
        if state.agents[index].hit_points > 0:
            follow(state, int(state.agents[index].cell), ways, costs, on_the_way)
    for trap in state.traps:
        value += TRAP
        if on_the_way[trap.cell]:
            value += TRAP_ON_THE_WAY
        elif ways[trap.cell] <= 2:
            value += TRAP
    return value / len(state.holds)


def follow(state: OnBoardState, cell: int, ways: list[int], costs: list[int], on_the_way: list[bool]) -> None:
    """Mark the cells of a shortest way to the zone, and its first cell there."""
    here = cell
    while 0 < ways[here] < FAR:
        there = -1
        for place, other in enumerate(NEIGHBOURS[here]):
            cost = costs[state.edges[EDGES_OF[here][place]]]
            if cost and ways[other] + cost == ways[here]:
                there = other
                break
        if there < 0:
            return
        here = there
        on_the_way[here] = True


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
