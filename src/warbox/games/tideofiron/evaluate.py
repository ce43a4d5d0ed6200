"""How good a position is: who is left and in what state, who holds what, how far everybody has to go, and what the
attack or the move under way will bring.

The score is counted in figures of regular infantry, and becomes a chance at the end.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.fort import FORT_COVER
from warbox.games.tideofiron.pieces.unit import FRESH, NO_UNIT, OPFIRE, SQUAD, Unit, head_count
from warbox.games.tideofiron.reckoning.place import LEFT_MAP, WAY_OUT, Field, guarding, pull
from warbox.games.tideofiron.reckoning.plans import assault_gain, plan_move
from warbox.games.tideofiron.reckoning.pull import Goal, draws, goals, holder, openness, stakes
from warbox.games.tideofiron.reckoning.shots import NOTHING_ELSE, Prize, attack_gain, best_shot
from warbox.games.tideofiron.reckoning.taste import PLAIN, Taste
from warbox.games.tideofiron.reckoning.worth import inside, worth
from warbox.games.tideofiron.rules.assault import SUPPORTERS, Assault
from warbox.games.tideofiron.rules.attack import BUILDING, Attack
from warbox.games.tideofiron.rules.cover import armour
from warbox.games.tideofiron.rules.firing import Firing
from warbox.games.tideofiron.rules.halving import LEAD, LEAD_OPFIRE
from warbox.games.tideofiron.rules.moving import ATTACKED, FROM_MINES, MOVED, Moving
from warbox.games.tideofiron.scenarios.scenario import AT_END, EVERY_ROUND, HOLD, NOBODY, QUOTA
from warbox.games.tideofiron.state import ACTION, BUILD, OPFIRE_PHASE, SET_OPFIRE, ToiState
from warbox.games.tideofiron.weights import WEIGHTS

POINT: Final = 1.2  # a victory point
CP: Final = 0.12
CARD: Final = 0.1
NEAR_THE_WAY_OUT: Final = 1.3 * WAY_OUT  # for each point that is missing: as much as to be there
AHEAD: Final = 0.92  # of what an attack under way will bring
IN_MINES: Final = 0.4
A_STEP_FORWARD: Final = 2.0  # figures that a move gains which takes nothing
# from a score to a chance: what it says of the end, and the more the later it is; of its own where points are made by
# leaving the map, which are many figures each. What each weighs has been learnt from games
FEATURES: Final = ["score", "score-late", "leaving", "leaving-late", "verdict"]
TOI_WEIGHTS: Final = [WEIGHTS[name] for name in FEATURES]
CLEAR_LEAD: Final = 0.25  # for each victory point
MOST_LEAD: Final = 20.0
BY_WHAT_IS_LEFT: Final = 0.25  # of how clear a victory is


def evaluate(state: ToiState, seat: int, taste: Taste = PLAIN) -> float:
    """The chance of the seat's side to win, so far as one can see at a glance."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    return chance_of(lead(state, taste), seat)


def chance_of(ahead: float, seat: int) -> float:
    """The chance of the seat's side, if the Americans are so far ahead."""
    chance = 1.0 / (1.0 + exp(-max(-MOST_LEAD, min(MOST_LEAD, ahead))))
    return chance if seat % 2 == 0 else 1.0 - chance


def margin(state: ToiState) -> float:
    """How clearly the Americans have won, from 0 to 1: mostly who has, then who has more left, or what part
    of twice the points that were to be made by leaving."""
    assert state.outcome is not None
    victory = state.scenario.victory
    left = [0.0, 0.0]
    for unit in state.units:
        if not unit.is_gone():
            left[unit.side] += worth(unit)
    share = left[0] / (left[0] + left[1]) if left[0] + left[1] > 0.0 else 0.5
    if victory.final == QUOTA:
        made = min(1.0, state.vp[victory.side] / (2.0 * victory.quota))
        share = made if victory.side == 0 else 1.0 - made
    return (1.0 - BY_WHAT_IS_LEFT) * state.outcome.score(0) + BY_WHAT_IS_LEFT * share


def lead(state: ToiState, taste: Taste) -> float:
    """Of the Americans, as a logit."""
    ahead = 0.0
    for place, count in enumerate(tally(state, taste)):
        ahead += TOI_WEIGHTS[place] * count
    return ahead


def played(state: ToiState) -> float:
    """How much of the game is over, from 0 to 1."""
    return float(int(state.round) - 1) / float(state.scenario.rounds)


def features(state: ToiState, seat: int) -> dict[str, float]:
    """What is counted, by name, for the seat's side."""
    found: dict[str, float] = {}
    if state.outcome is None:
        sign = 1.0 if seat % 2 == 0 else -1.0
        for place, count in enumerate(tally(state)):
            found[FEATURES[place]] = sign * count
    return found


def tally(state: ToiState, taste: Taste = PLAIN) -> list[float]:
    """What is counted for the Americans, in the order of FEATURES."""
    over = played(state)
    points = score(state, taste)
    late = over * points
    ending = over * verdict(state)
    return [points, late, 0.0, 0.0, ending] if state.scenario.victory.exit is None else [0.0, 0.0, points, late, ending]


def verdict(state: ToiState) -> float:
    """Who would win if everybody stayed where he is, for the Americans: from -1 to 1."""
    scenario = state.scenario
    victory = scenario.victory
    for wanted in victory.control:
        count = 0
        for cell in wanted.cells:
            if will_hold(state, cell) == wanted.side:
                count += 1
        if count >= wanted.count:
            return 1.0 if wanted.side == 0 else -1.0
    if victory.final == HOLD:
        return 1.0 if victory.side == 0 else -1.0
    points = [float(state.vp[0]), float(state.vp[1])]
    times = 0
    if victory.score == EVERY_ROUND:
        times = scenario.rounds - int(state.round) + 1
    elif victory.score == AT_END:
        times = 1
    for objective in scenario.objectives:
        side = will_hold(state, objective.cell) if objective.vp and times else NOBODY
        if side != NOBODY:
            points[side] += objective.vp * times
    if victory.final == QUOTA:
        ahead = (points[victory.side] - victory.quota) / victory.quota
        return max(-1.0, min(1.0, ahead if victory.side == 0 else -ahead))
    return max(-1.0, min(1.0, CLEAR_LEAD * (points[0] - points[1])))


def will_hold(state: ToiState, cell: int) -> int:
    """Who controls an objective hex after this round, if nobody moves."""
    for side in range(2):
        if state.friends(side, cell):
            return side
    return holder(state, cell)


def score(state: ToiState, taste: Taste) -> float:
    """For the Americans."""
    all_goals = goals(state.scenario)
    values = [stakes(state, all_goals, 0, taste), stakes(state, all_goals, 1, taste)]
    drawn = [draws(state, all_goals, values[0], 0, taste), draws(state, all_goals, values[1], 1, taste)]
    gates: list[list[float]] = [[], []]
    if taste.keen:
        gates = [openness(state, all_goals, 0, taste), openness(state, all_goals, 1, taste)]
    sides = [0.0, 0.0]
    left = state.scenario.rounds - int(state.round)
    lasting = taste.at_the_end + (1.0 - taste.at_the_end) * left / state.scenario.rounds
    for unit in state.units:
        if unit.is_gone():
            continue
        value = worth(unit)
        if unit.cell >= 0:
            value = lasting * value + standing(state, unit, value, taste)
            value += pull(state, unit, unit.cell, all_goals, drawn[unit.side], gates[unit.side], taste)
        else:
            value *= lasting
            if unit.carrier != NO_UNIT and state.units[unit.carrier].cell >= 0:
                place = state.units[unit.carrier].cell
                value += 0.6 * pull(state, unit, place, all_goals, drawn[unit.side], gates[unit.side], taste)
        sides[unit.side] += value
    for side in range(2):
        sides[side] += points_worth(state, side) + CP * state.cp[side] + CARD * len(state.hq[side])
        sides[side] += 0.5 * CP * state.stakes[side]
    held(state, all_goals, values, sides, taste)
    return sides[0] - sides[1] + under_way(state, taste)


def points_worth(state: ToiState, side: int) -> float:
    """What the points of a side are worth; where they are made by leaving the map, against those that it needs, and
    not less than to stand where one can leave."""
    victory = state.scenario.victory
    if victory.exit is None or victory.exit.side != side:
        return POINT * state.vp[side]
    needed = victory.quota if victory.final == QUOTA else 0
    return NEAR_THE_WAY_OUT * (state.vp[side] - needed) + LEFT_MAP * state.vp[side]


def standing(state: ToiState, unit: Unit, value: float, taste: Taste) -> float:
    """What its place and its marker add."""
    added = 0.0
    cover: i64 = state.ground.cover[unit.cell]
    if unit.kind == SQUAD:
        if unit.fort >= 0:
            cover += FORT_COVER[unit.fort]
        added += taste.cover * int(head_count(unit.figs)) * int(cover)
    else:
        added += taste.cover * int(cover + armour(unit)) * 0.5
    if unit.activation == FRESH:
        if state.phase == ACTION:
            added += taste.ready * value
    elif unit.activation == OPFIRE:
        added += taste.watching * value * (0.4 if state.phase in (SET_OPFIRE, OPFIRE_PHASE) else 1.0)
    if state.marks[unit.cell] & 6:
        added -= IN_MINES
    return added


def held(state: ToiState, all_goals: list[Goal], values: list[list[float]], sides: list[float], taste: Taste) -> None:
    """Who controls what, and who stands there now and will."""
    for place, goal in enumerate(all_goals):
        if not goal.is_held:
            continue
        side = holder(state, goal.cell)
        for one in range(2):
            if state.friends(one, goal.cell):
                there = guarding(state, one, goal.cell, taste) if side == one else taste.there
                side = one
                sides[one] += there * values[one][place]
        if side >= 0 and state.phase >= BUILD:
            sides[side] += taste.held * values[side][place]


def under_way(state: ToiState, taste: Taste) -> float:
    """What the attack, the move or the assault that is made up now will bring, for the Americans."""
    if len(state.stack) < 2:
        return 0.0
    top = state.stack[-1]
    if isinstance(top, Attack):
        if top.step != BUILDING:
            return 0.0
        prize = prize_of(state, top, taste)
        gain = max(attack_gain(state, top, False, prize), attack_gain(state, top, True, prize))
        for index in top.units[1:]:
            other = state.units[index]
            gain -= (taste.ready if other.activation == FRESH else taste.watching) * worth(other)
        return AHEAD * (gain if state.units[top.units[0]].side == 0 else -gain)
    if isinstance(top, Firing):
        unit = state.units[top.unit]
        gain = AHEAD * taste.shot * best_shot(state, unit, LEAD, taste).gain
        return gain if unit.side == 0 else -gain
    if isinstance(top, Moving):
        return moving_gain(state, top, taste)
    if isinstance(top, Assault) and top.step == SUPPORTERS:
        leader = state.units[top.unit]
        attack, _, _ = top.strengths(state)
        gain = AHEAD * assault_gain(
            Field(state, int(leader.side), taste), leader, top.cell, attack, top.has_flame(state)
        )
        return gain if leader.side == 0 else -gain
    return 0.0


def prize_of(state: ToiState, attack: Attack, taste: Taste) -> Prize:
    """What else the target of an attack is worth, to who is keen."""
    if not taste.keen or attack.target == NO_UNIT:
        return NOTHING_ELSE
    target = state.units[attack.target]
    return Prize(inside(state, target), going_on(state, target, taste) if attack.how == LEAD_OPFIRE else 0.0)


def going_on(state: ToiState, mover: Unit, taste: Taste) -> float:
    """What a unit under way would still gain if nobody stopped it: for who fires at it. Only what decides something
    counts, an objective or a way out; for a mere step forward op fire is not given away."""
    for frame in state.stack:
        if isinstance(frame, Moving) and frame.unit == mover.index:
            gain = moving_gain(state, frame, taste)
            gain = gain if mover.side == 0 else -gain
            return gain if gain >= A_STEP_FORWARD else 0.0
    return 0.0


def moving_gain(state: ToiState, top: Moving, taste: Taste) -> float:
    """What a unit under way gains by the best it can still do."""
    unit = state.units[top.unit]
    if unit.is_gone() or not (top.may_move() or not top.flags & ATTACKED):
        return 0.0
    field = Field(state, int(unit.side), taste)
    left = top.left if top.may_move() else 0
    flags = top.flags
    plan = plan_move(
        field, unit, top.action, left, top.steps, bool(flags & FROM_MINES), bool(flags & MOVED), bool(flags & ATTACKED)
    )
    if unit.cell >= 0:
        gain = plan.value - field.stand(unit, unit.cell, unit.fort)
    else:
        gain = plan.value - field.pull(unit, state.units[unit.carrier].cell)
    return gain if unit.side == 0 else -gain
