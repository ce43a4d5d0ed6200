"""How good a position is: who is alive, who stands where, who can be shot at, what the combat under way will bring.

Things are counted for the Attack (`tally`), and what each weighs has been learnt from games (`weights.py`).
"""

from math import exp
from typing import Final

from warbox.games.onboard.far_weights import FAR_WEIGHTS
from warbox.games.onboard.pieces.agent import ACTIONS, AGENTS_PER_TEAM, Agent
from warbox.games.onboard.pieces.board import ATTACK, DEFENCE, SECOND
from warbox.games.onboard.pieces.card import CARD_COUNT, COUNTER, DOUBLE_ATTACK, DOUBLE_DEFENCE
from warbox.games.onboard.reckoning.last_call import last_call
from warbox.games.onboard.reckoning.threats import LIFE as A_LIFE
from warbox.games.onboard.reckoning.threats import tempo, threats
from warbox.games.onboard.reckoning.ways import (
    BARE,
    DEFENCE_CODE,
    FAR,
    Walls,
    attack_code,
    charges_held,
    path_to,
    walls_of,
    ways_to,
)
from warbox.games.onboard.rules.activation import Activation
from warbox.games.onboard.rules.combat import COUNTERING, Combat
from warbox.games.onboard.rules.objective import is_defused
from warbox.games.onboard.rules.phase import is_ready
from warbox.games.onboard.state import ATTACKING, DEFENDING, FIRST_DRAW, OnBoardState
from warbox.games.onboard.weights import WEIGHTS

REACH: Final = 14  # actions from which on an attacker's way counts
RETURN: Final = 0.5  # for each defender who can take back a zone before the turn ends

# what is counted for the Attack, in the order of a tally
FEATURES: Final = [
    "even",
    "turn",
    "phase",
    "life",
    "hit-point",
    "share",
    "disoriented",
    "card",
    "step",
    "step-late",
    "other-step",
    "guard",
    "defused",
    "there",
    "open-zone",
    "held",
    "held-last",
    "trap",
    "trap-on-the-way",
    "threat",
    "threatened",
    "combat",
]
EVEN: Final = 0
TURN: Final = 1
PHASE: Final = 2  # how far the Defence's phase has gone
LIFE: Final = 3  # Agents more than the Defence
HIT_POINT: Final = 4
SHARE: Final = 5  # of all hit points, more than half
DISORIENTED: Final = 6
CARD: Final = 7
STEP: Final = 8  # actions from the nearest bomb
STEP_LATE: Final = 9  # the same, the more the later it is
OTHER_STEP: Final = 10  # from the other bomb
GUARD: Final = 11  # actions of the Defence from the nearest bomb
DEFUSED: Final = 12
THERE: Final = 13  # an attacker in a bomb's zone, or no defender there
OPEN_ZONE: Final = 14  # no defender there, and an attacker near
HELD: Final = 15  # a bomb's zone held, and who can take it back
HELD_LAST: Final = 16  # for the last time that is needed
TRAP: Final = 17
TRAP_ON_THE_WAY: Final = 18
THREAT: Final = 19  # hits that the Attack may score soon: see `reckoning/threats.py`
THREATENED: Final = 20
COMBAT: Final = 21

# what is counted besides for those who look far; where somebody has fallen, nobody is near
FAR_FEATURES: Final = [
    *FEATURES,
    "near",
    "near-late",
    "near-other",
    "guarded",
    "checks",
    "needed",
    "none-in-time",
    "last-call",
    "last-turn",
]
NEAR: Final = 22  # actions less than REACH to the nearest bomb, all attackers together
NEAR_LATE: Final = 23  # the same, the more the later it is
NEAR_OTHER: Final = 24  # to the other bomb
GUARDED: Final = 25  # actions less than WATCH from the nearest bomb, all defenders together
CHECKS: Final = 26  # for which a bomb must be held, more than one
NEEDED: Final = 27  # bombs still to be defused
NONE_IN_TIME: Final = 28  # no attacker can be with a bomb before the last turn ends

LAST_CALL: Final = 29  # the chance that the bombs are won in the last turn in which they can be
LAST_TURN: Final = 30  # it is that turn

WATCH: Final = 8  # actions up to which a defender guards a bomb

ON_BOARD_WEIGHTS: Final = [WEIGHTS[name] for name in FEATURES]
ON_BOARD_FAR_WEIGHTS: Final = [FAR_WEIGHTS.get(name, 0.0) for name in FAR_FEATURES]


def prospect(state: OnBoardState, seat: int) -> float:
    """The same with what has been learnt from games of those who look far: no attacker who has fallen is better than
    one who is far away, and what a mission asks for is known."""
    return judged(state, seat, ON_BOARD_FAR_WEIGHTS)


def evaluate(state: OnBoardState, seat: int) -> float:
    """The chance of the seat's team to win, so far as one can see at a glance."""
    return judged(state, seat, ON_BOARD_WEIGHTS)


def judged(state: OnBoardState, seat: int, weights: list[float]) -> float:
    if state.outcome is not None:
        return state.outcome.score(seat)
    points = 0.0
    counts = tally(state)
    for place, weight in enumerate(weights):
        points += weight * counts[place]
    chance = 1.0 / (1.0 + exp(-points))
    return chance if seat % 2 == ATTACK else 1.0 - chance


def features(state: OnBoardState, seat: int) -> dict[str, float]:
    """What is counted, by name, for the seat's team."""
    return named(state, seat, FEATURES)


def far_features(state: OnBoardState, seat: int) -> dict[str, float]:
    """What is counted for those who look far, but for what weighs nothing with them."""
    return named(state, seat, [name for name in FAR_FEATURES if name in FAR_WEIGHTS])


def named(state: OnBoardState, seat: int, names: list[str]) -> dict[str, float]:
    found: dict[str, float] = {}
    if state.outcome is None:
        sign = 1.0 if seat % 2 == ATTACK else -1.0
        counts = tally(state)
        for name in names:
            found[name] = sign * counts[FAR_FEATURES.index(name)]
    return found


def tally(state: OnBoardState) -> list[float]:
    """What is counted, in the order of FAR_FEATURES."""
    counts = [0.0] * len(FAR_FEATURES)
    gone = tempo(state)
    counts[EVEN] = 1.0
    counts[TURN] = float(state.turn)
    counts[PHASE] = gone if state.stage >= DEFENDING else 0.0
    lives(state, counts)
    counts[CARD] = float(cards(state, ATTACK) - cards(state, DEFENCE))
    if state.stage >= FIRST_DRAW:
        code = attack_code(state)
        bombs(state, code, counts)
        counts[THREAT], counts[THREATENED] = threats(state, code, gone)
        counts[COMBAT] = combat_under_way(state)
        chance = last_call(state, code)
        if chance >= 0.0:
            counts[LAST_CALL] = chance
            counts[LAST_TURN] = 1.0
    return counts


def lives(state: OnBoardState, counts: list[float]) -> None:
    """Hit points and lives, and what keeps Agents from acting."""
    points = [0.0, 0.0]
    for agent in state.agents:
        if agent.hit_points > 0:
            team = 0 if agent.index < AGENTS_PER_TEAM else 1
            sign = 1.0 if team == ATTACK else -1.0
            counts[LIFE] += sign
            points[team] += float(agent.hit_points)
            if agent.disoriented:
                counts[DISORIENTED] += sign
    counts[HIT_POINT] = points[0] - points[1]
    if points[0] + points[1] > 0.0:
        counts[SHARE] = (points[0] - points[1]) / (points[0] + points[1])


def cards(state: OnBoardState, team: int) -> int:
    """Cards in hand; those spent in preparation are drawn again. [OB-PREP-06]"""
    if state.stage < ATTACKING and team == DEFENCE:
        return 0
    return int(state.hand_size(team) + state.hand_size(team + SECOND))


def bombs(state: OnBoardState, code: int, counts: list[float]) -> None:
    """How near the Attack is to each bomb, how well the Defence guards it, and whether it is being held."""
    mission = state.readings.mission
    nearest = [FAR] * AGENTS_PER_TEAM
    others = [FAR] * AGENTS_PER_TEAM
    guarding = [FAR] * AGENTS_PER_TEAM
    walls = walls_of(state)
    for bomb in range(len(state.holds)):
        if is_defused(state, bomb):
            counts[DEFUSED] += 1.0
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
        control(state, bomb, ways, guards, counts)
        traps_for(state, walls, zone, code, counts)
    late = (float(state.turn) / float(mission.turn_limit)) ** 2
    turns = int(mission.turn_limit - state.turn) + (1 if state.stage <= ATTACKING else 0)
    counts[CHECKS] = float(state.readings.hold_checks - 1)
    counts[NEEDED] = float(mission.required_defusals) - counts[DEFUSED]
    counts[NONE_IN_TIME] = 1.0
    for index in range(AGENTS_PER_TEAM):
        if state.agents[index].hit_points > 0:
            step = float(min(nearest[index], REACH))
            counts[STEP] -= step
            counts[STEP_LATE] -= late * step
            counts[NEAR] += REACH - step
            counts[NEAR_LATE] += late * (REACH - step)
            if nearest[index] < FAR:
                other = float(min(others[index], REACH))
                counts[OTHER_STEP] -= other
                counts[NEAR_OTHER] += REACH - other
            if nearest[index] <= ACTIONS * turns:
                counts[NONE_IN_TIME] = 0.0
        if guarding[index] < FAR:
            counts[GUARD] += float(guarding[index])
            counts[GUARDED] -= float(max(0, WATCH - guarding[index]))


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


def control(state: OnBoardState, bomb: int, ways: list[int], guards: list[int], counts: list[float]) -> None:
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
        held = HELD_LAST if state.holds[bomb] + 1 >= state.readings.hold_checks else HELD
        counts[held] += RETURN ** float(returning)
        return
    if attackers:
        counts[THERE] += 1.0
    if not defenders:
        counts[OPEN_ZONE if coming else THERE] += 1.0


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


def traps_for(state: OnBoardState, walls: Walls, zone: int, code: int, counts: list[float]) -> None:
    """The Defence's traps: near the bomb, and on the way that an attacker would take."""
    if not state.traps:
        return
    ways = ways_to(walls, zone, code)
    share = 1.0 / float(len(state.holds))
    for trap in state.traps:
        counts[TRAP] -= share
        if is_on_the_way(state, walls, zone, code, trap.cell):
            counts[TRAP_ON_THE_WAY] -= share
        elif ways[trap.cell] <= 2:
            counts[TRAP] -= share


def is_on_the_way(state: OnBoardState, walls: Walls, zone: int, code: int, cell: int) -> bool:
    """Whether an attacker's shortest way to the zone leads through a cell."""
    for index in range(AGENTS_PER_TEAM):
        if state.agents[index].hit_points > 0:
            if cell in path_to(walls, zone, code, int(state.agents[index].cell)):
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
    loss = 1.0 + (A_LIFE if hurt.hit_points == 1 else 0.0)
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
