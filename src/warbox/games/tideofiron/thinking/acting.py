"""The Action phase: which unit does what, where it goes, whom it fires at, who helps."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.games.tideofiron.actions import (
    ADVANCE,
    ASSAULT,
    DISEMBARK,
    END,
    ENTERS,
    EXIT,
    FATIGUE,
    FIRE,
    FM,
    GO,
    HEX_ACTIONS,
    LEAVE,
    NORMAL,
    PASS,
    PREPARE,
    STOP,
    STORM,
    STRIKE,
    SUPPORT,
    SUPPRESS,
    TARGET,
    TARGET_HEX,
    CardAction,
    Dig,
    Heal,
    TakePart,
    UnitAction,
)
from warbox.games.tideofiron.codes import code_of
from warbox.games.tideofiron.evaluate import chance_of, going_on, prize_of
from warbox.games.tideofiron.pieces.box import HIT
from warbox.games.tideofiron.pieces.marks import MINES_BIT
from warbox.games.tideofiron.pieces.unit import FRESH, GUNS, NO_FORT, NO_UNIT, Unit
from warbox.games.tideofiron.prospect import A_FIGURE, far_ahead
from warbox.games.tideofiron.reckoning.dice import dice_at
from warbox.games.tideofiron.reckoning.place import Field
from warbox.games.tideofiron.reckoning.plans import (
    GET_IN,
    GET_OUT,
    GO_TO,
    LEAVE_MAP,
    SHOOT,
    STORM_HEX,
    Plan,
    assault_gain,
    plan_move,
)
from warbox.games.tideofiron.reckoning.shots import (
    NOTHING_ELSE,
    Prize,
    attack_gain,
    best_shot,
    own_shot,
    shot_at,
    strike,
    with_support,
)
from warbox.games.tideofiron.reckoning.taste import Taste
from warbox.games.tideofiron.reckoning.worth import inside, worth
from warbox.games.tideofiron.rules.allowance import ADVANCING, ASSAULTING, FIRING_MOVING, allowance
from warbox.games.tideofiron.rules.assault import Assault
from warbox.games.tideofiron.rules.assault_strength import attacker_strength
from warbox.games.tideofiron.rules.attack import Attack
from warbox.games.tideofiron.rules.firepower import firepower, is_flame, range_band
from warbox.games.tideofiron.rules.firing import Firing
from warbox.games.tideofiron.rules.halving import LEAD, LEAD_OPFIRE
from warbox.games.tideofiron.rules.moving import ATTACKED, FROM_MINES, MOVED, Moving
from warbox.games.tideofiron.rules.opfire import OpFireWindow
from warbox.games.tideofiron.rules.sighting import far
from warbox.games.tideofiron.state import ToiState
from warbox.games.tideofiron.thinking.card_play import open_cards, plain_cards
from warbox.games.tideofiron.thinking.ranking import Ranking

MOST: Final = 4  # actions that are compared
MOST_CARDS: Final = 3
WORTHWHILE: Final = 0.05  # a unit that gains less had better watch
LEAST: Final = 0.005
ABOUT: Final = 9  # hexes within which enemies may come into fire
HEALED: Final = 0.55
STILL_WATCHING: Final = 0.8  # more, for machine guns that fire alone and stay in op-fire mode
NEAR_FM: Final = 7  # hexes to an enemy, beyond which nobody thinks of fire on the move
NEAR_ASSAULT: Final = 3
ROLES: Final = [(ADVANCE, ADVANCING), (FM, FIRING_MOVING), (ASSAULT, ASSAULTING)]


def best_actions(state: ToiState, seat: int, choices: list[Action], taste: Taste, most: int = MOST) -> list[Action]:
    """The best few actions of all units, with cards that could be played."""
    field = Field(state, seat % 2, taste)
    cards: list[Action] = []
    if taste.keen:
        plain = plain_cards(field, choices)
        if plain:
            return plain
        cards = open_cards(field, choices)
    ranking = Ranking()
    last = NO_UNIT
    here = 0.0
    for action in choices:
        if isinstance(action, CardAction):
            if not taste.keen:
                cards.append(action)
            continue
        if isinstance(action, (UnitAction, Dig, Heal)):
            unit = state.units[state.roster.index[action.name]]
            if unit.index != last:
                last = int(unit.index)
                here = field.stand(unit, unit.cell, unit.fort) if unit.cell >= 0 else 0.0
            ranking.add(gain_of(field, unit, action, here), action)
    found = ranking.best(most, WORTHWHILE) + cards[:MOST_CARDS]
    if not found:
        found = ranking.best(1, LEAST)
    return found if found else [END if END in choices else choices[0]]


def plain_action(state: ToiState, seat: int, choices: list[Action], taste: Taste) -> Action:
    """The best action so far as one sees in a hurry: nobody thinks of fire or of an assault on the move with no enemy
    near, and only cards are played that plainly had better be."""
    field = Field(state, seat % 2, taste)
    cards = plain_cards(field, choices)
    if cards:
        return cards[0]
    best = LEAST
    found: Action | None = None
    last = NO_UNIT
    here = 0.0
    nearest: i64 = 0
    for action in choices:
        if not isinstance(action, (UnitAction, Dig, Heal)):
            continue
        unit = state.units[state.roster.index[action.name]]
        if unit.index != last:
            last = int(unit.index)
            here = field.stand(unit, unit.cell, unit.fort) if unit.cell >= 0 else 0.0
            nearest = field.nearest(unit)
        if isinstance(action, UnitAction):
            if action.verb == FATIGUE or (action.verb == FM and nearest > NEAR_FM):
                continue
            if action.verb == ASSAULT and nearest > NEAR_ASSAULT:
                continue
        gain = gain_of(field, unit, action, here)
        if gain > best:
            best = gain
            found = action
    if found is not None:
        return found
    return END if END in choices else choices[0]


def reckoned(state: ToiState, seat: int, choices: list[Action], taste: Taste) -> list[float]:
    """What actions are worth on average: the chance now, and what each gains; cards must be tried."""
    field = Field(state, seat % 2, taste)
    ahead = far_ahead(state)
    found: list[float] = []
    for action in choices:
        if isinstance(action, (UnitAction, Dig, Heal)):
            unit = state.units[state.roster.index[action.name]]
            here = field.stand(unit, unit.cell, unit.fort) if unit.cell >= 0 else 0.0
            gain = A_FIGURE * gain_of(field, unit, action, here)
            found.append(chance_of(ahead + (gain if seat % 2 == 0 else -gain), seat))
        else:
            found.append(-1.0)
    return found


def gain_of(field: Field, unit: Unit, action: Action, here: float) -> float:
    """What a unit gains by an action, so far as one sees without playing it."""
    state, taste = field.state, field.taste
    if isinstance(action, Dig):
        near = field.holding(unit, int(unit.cell)) > 0 or field.danger(unit, unit.cell) > 1.0
        return taste.dug_in if near and action.enter and unit.fort == NO_FORT else 0.0
    if isinstance(action, Heal):
        return HEALED
    assert isinstance(action, UnitAction)
    verb = action.verb
    spent = taste.spent * worth(unit)
    if verb == FIRE:
        return taste.shot * best_shot(state, unit, LEAD, taste).gain - spent
    if verb == PREPARE:
        return watch(state, unit, taste)
    if verb == FATIGUE:
        return -1.0
    for name, move in ROLES:
        if verb == name:
            left = allowance(state, unit, move, 0)
            from_mines = unit.cell >= 0 and state.marks[unit.cell] & MINES_BIT != 0
            plan = plan_move(field, unit, move, left, 0, from_mines, False, False)
            if unit.cell < 0:
                return plan.value - field.pull(unit, state.units[unit.carrier].cell)
            if verb == ASSAULT and plan.kind != STORM_HEX and plan.kind != GO_TO:
                return -1.0
            return plan.value - here - spent - (0.01 if verb != ADVANCE else 0.0)
    return -0.5


def watch(state: ToiState, unit: Unit, taste: Taste) -> float:
    """What op-fire mode is worth to a unit: much where enemies may come into its fire."""
    for enemy in state.units:
        if enemy.side != unit.side and enemy.cell >= 0 and far(state.ground, unit.cell, enemy.cell) <= ABOUT:
            return taste.watch * dice_at(unit, True, 3, True) + taste.watch_idle
    return taste.watch_idle


# ---- an activation


def best_step(state: ToiState, frame: Moving, choices: list[Action], taste: Taste) -> list[Action]:
    """What the moving unit does next: the first step of its best plan."""
    unit = state.units[frame.unit]
    field = Field(state, int(unit.side), taste)
    flags = frame.flags
    left = frame.left if frame.may_move() else 0
    plan = plan_move(
        field,
        unit,
        frame.action,
        left,
        frame.steps,
        bool(flags & FROM_MINES),
        bool(flags & MOVED),
        bool(flags & ATTACKED),
    )
    action = first_of(state, plan, unit)
    if action in choices:
        return [action]
    return [STOP] if STOP in choices else choices


def first_of(state: ToiState, plan: Plan, unit: Unit) -> Action:
    if plan.kind == GO_TO:
        return HEX_ACTIONS[GO][code_of(state.ground, plan.to)]
    if plan.kind == STORM_HEX:
        return HEX_ACTIONS[STORM][code_of(state.ground, plan.to)]
    if plan.kind == SHOOT:
        return state.roster.actions[TARGET][plan.target]
    if plan.kind == GET_IN:
        return ENTERS[plan.fort]
    if plan.kind == GET_OUT:
        return LEAVE if unit.carrier == NO_UNIT else DISEMBARK
    if plan.kind == LEAVE_MAP:
        return EXIT
    return STOP


# ---- fire


def best_target(state: ToiState, frame: Firing, choices: list[Action], taste: Taste) -> list[Action]:
    shot = best_shot(state, state.units[frame.unit], LEAD, taste)
    if shot.target != NO_UNIT:
        return [state.roster.actions[TARGET][shot.target]]
    if shot.cell >= 0:
        return [HEX_ACTIONS[TARGET_HEX][code_of(state.ground, shot.cell)]]
    return choices[:1]


def best_attack(state: ToiState, frame: Attack, choices: list[Action], taste: Taste) -> list[Action]:
    """Somebody more who supports it, machine guns without the others, or the better kind of attack."""
    prize = prize_of(state, frame, taste)
    normal, suppress = attack_gain(state, frame, False, prize), attack_gain(state, frame, True, prize)
    now = max(normal, suppress)
    kind: Action = SUPPRESS if suppress > normal and SUPPRESS in choices else NORMAL
    if frame.target == NO_UNIT:
        return [kind]
    best = now
    found = kind
    for action in choices:
        if isinstance(action, UnitAction) and action.verb == SUPPORT:
            unit = state.units[state.roster.index[action.name]]
            value = with_support(state, frame, unit, prize) - own_shot(state, unit)
            if value > best + taste.support:
                best = value
                found = action
        elif isinstance(action, TakePart) and action.figs & GUNS == action.figs:
            value = guns_alone(state, frame, action, prize)
            if taste.keen and frame.how == LEAD_OPFIRE and others_come(state, state.units[frame.target]):
                value += STILL_WATCHING * value
            if value > best + 0.02:
                best = value
                found = action
    return [found]


def others_come(state: ToiState, target: Unit) -> bool:
    """Whether other enemies than the target may still come into somebody's fire in this round."""
    for unit in state.units:
        if unit.side == target.side and unit.index != target.index and unit.cell >= 0 and unit.activation == FRESH:
            return True
    return False


def guns_alone(state: ToiState, frame: Attack, action: TakePart, prize: Prize) -> float:
    """What the attack of one squad takes if only these figures take part."""
    if len(frame.units) > 1:
        return 0.0
    unit, target = state.units[frame.units[0]], state.units[frame.target]
    black = int(firepower(state, unit, action.figs, target, frame.how, None))
    flame = is_flame(state, unit, target.cell)
    return strike(state, target, black, HIT[range_band(state, unit, action.figs, target)], flame, prize)


def best_op_fire(state: ToiState, frame: OpFireWindow, choices: list[Action], taste: Taste) -> list[Action]:
    """Who fires at the mover, if it is worth it. To who is keen it is also worth what the mover would still gain."""
    mover = state.units[frame.mover]
    prize = Prize(inside(state, mover), going_on(state, mover, taste)) if taste.keen else NOTHING_ELSE
    best = taste.wasted
    found: Action = PASS
    for action in choices:
        if isinstance(action, UnitAction):
            gain = shot_at(state, state.units[state.roster.index[action.name]], mover, LEAD_OPFIRE, prize)
            if gain > best:
                best = gain
                found = action
    return [found]


def best_support(state: ToiState, frame: Assault, choices: list[Action], taste: Taste) -> list[Action]:
    """Who joins an assault: the strongest, if more strength is worth it."""
    leader = state.units[frame.unit]
    field = Field(state, int(leader.side), taste)
    attack, _, _ = frame.strengths(state)
    best = assault_gain(field, leader, frame.cell, attack, frame.has_flame(state))
    found: Action = STRIKE
    for action in choices:
        if isinstance(action, UnitAction) and action.verb == SUPPORT:
            unit = state.units[state.roster.index[action.name]]
            more = int(attacker_strength(state, unit, frame.cell, True, None))
            gain = assault_gain(field, leader, frame.cell, attack + more, frame.has_flame(state))
            if unit.activation == FRESH:
                gain -= 0.5 * own_shot(state, unit)
            if gain > best:
                best = gain
                found = action
    return [found]


def follows(state: ToiState, frame: Assault, choices: list[Action], taste: Taste) -> list[Action]:
    """Who moves into the hex that was taken: somebody if it is worth more than where he stands."""
    for action in choices:
        if isinstance(action, UnitAction):
            unit = state.units[state.roster.index[action.name]]
            field = Field(state, int(unit.side), taste)
            if field.stand(unit, frame.cell, NO_FORT) > field.stand(unit, unit.cell, unit.fort):
                return [action]
    return choices[-1:]
