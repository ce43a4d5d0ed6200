"""The answers worth thinking about, question by question."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.turn import legal
from warbox.games.tideofiron.actions import (
    DONE,
    KEEP,
    TARGET_HEX,
    CardAction,
    HexAction,
    LoseFigure,
    Stake,
    UnitAction,
)
from warbox.games.tideofiron.cards.card import CARDS
from warbox.games.tideofiron.cards.resolving import CardPlay
from warbox.games.tideofiron.codes import hex_of
from warbox.games.tideofiron.pieces.box import HEAVY
from warbox.games.tideofiron.pieces.figure import MACHINE_GUN
from warbox.games.tideofiron.pieces.unit import NO_FORT, SQUAD, Unit, count_of
from warbox.games.tideofiron.reckoning.dice import dice_at
from warbox.games.tideofiron.reckoning.place import Field
from warbox.games.tideofiron.reckoning.plans import plan_move
from warbox.games.tideofiron.reckoning.shots import best_shot
from warbox.games.tideofiron.reckoning.taste import PLAIN, Taste
from warbox.games.tideofiron.reckoning.worth import FIGURE, worth
from warbox.games.tideofiron.rules.action import Act
from warbox.games.tideofiron.rules.allowance import ADVANCING, allowance
from warbox.games.tideofiron.rules.assault import FOLLOWING, RETREATING, STACKING, SUPPORTERS, Assault
from warbox.games.tideofiron.rules.assault_losses import SpreadLosses
from warbox.games.tideofiron.rules.attack import BUILDING as BUILDING_ATTACK
from warbox.games.tideofiron.rules.attack import Attack
from warbox.games.tideofiron.rules.casualty import Losses
from warbox.games.tideofiron.rules.command import Spending
from warbox.games.tideofiron.rules.drawing import Drawing
from warbox.games.tideofiron.rules.firing import Firing
from warbox.games.tideofiron.rules.halving import LEAD
from warbox.games.tideofiron.rules.moving import Moving
from warbox.games.tideofiron.rules.opfire import OpFireWindow
from warbox.games.tideofiron.rules.placing import Placing
from warbox.games.tideofiron.rules.setup import BUILDING, CONCEALING, DEPLOYING, TOKENS, Setup
from warbox.games.tideofiron.rules.sighting import far
from warbox.games.tideofiron.rules.status import OpfirePlacement, Transferring
from warbox.games.tideofiron.state import ToiState
from warbox.games.tideofiron.thinking.acting import (
    ABOUT,
    best_actions,
    best_attack,
    best_op_fire,
    best_step,
    best_support,
    best_target,
    follows,
    watch,
)
from warbox.games.tideofiron.thinking.acting import MOST as MOST_ACTIONS
from warbox.games.tideofiron.thinking.card_play import best_pick, blast, open_cards, plain_cards, shells
from warbox.games.tideofiron.thinking.decks import best_deck
from warbox.games.tideofiron.thinking.ranking import Ranking
from warbox.games.tideofiron.thinking.setting_up import (
    best_ace,
    best_build,
    best_concealed,
    best_deployment,
    best_token,
)

MOST: Final = 6  # of answers that nothing is known about
AIMS: Final = 2
WATCHFUL: Final = 0.05
A_TARGET: Final = 0.1  # figures: who can take so much by fire does not wait
CLOSE_BY: Final = 3  # hexes to which enemies come
ONE_HIT: Final = 1.0


def candidates(state: ToiState, seat: int, taste: Taste = PLAIN, most: int = MOST_ACTIONS) -> list[Action]:
    """Those of `greedy`, or of the levels, who are keen; so many actions of units at most."""
    choices = legal(state, seat)
    if len(choices) <= 1:
        return choices
    top = state.stack[-1]
    if isinstance(top, Moving):
        return best_step(state, top, choices, taste)
    if isinstance(top, Act):
        return best_actions(state, seat, choices, taste, most)
    if isinstance(top, OpFireWindow):
        return best_op_fire(state, top, choices, taste)
    if isinstance(top, Attack):
        if top.step == BUILDING_ATTACK:
            return best_attack(state, top, choices, taste)
        return [choices[-2]] if choices[-1] is KEEP else choices  # a die turned, the most dice rolled again
    if isinstance(top, Firing):
        return best_target(state, top, choices, taste)
    if isinstance(top, (Losses, SpreadLosses)):
        return cheapest_loss(state, choices)
    if isinstance(top, Assault):
        return in_assault(state, top, choices, taste)
    if isinstance(top, Setup):
        return in_setup(state, top, seat, choices, taste)
    if isinstance(top, Placing):
        return best_deployment(state, seat, choices, taste)
    if isinstance(top, OpfirePlacement):
        return into_op_fire(state, seat, choices, taste)
    if isinstance(top, Transferring):
        return choices[-1:]
    if isinstance(top, Drawing) and taste.keen:
        return best_deck(state, seat, choices)
    if isinstance(top, Spending):
        return spendings(state, seat, choices, taste)
    if isinstance(top, CardPlay):
        return for_card(state, top, seat, choices, taste)
    return choices


def in_setup(state: ToiState, frame: Setup, seat: int, choices: list[Action], taste: Taste) -> list[Action]:
    stage = frame.stage(state, seat)
    if stage == BUILDING:
        return best_build(choices)
    if stage == TOKENS:
        return best_token(state, choices)
    if stage == DEPLOYING:
        return best_deployment(state, seat, choices, taste)
    return best_concealed(state, choices) if stage == CONCEALING else best_ace(state, choices)


def cheapest_loss(state: ToiState, choices: list[Action]) -> list[Action]:
    """The figure that is worth least."""
    ranking = Ranking()
    for action in choices:
        if isinstance(action, LoseFigure):
            ranking.add(-FIGURE[action.figure], action)
        else:
            assert isinstance(action, UnitAction)
            ranking.add(-0.4 * worth(state.units[state.roster.index[action.name]]), action)
    return ranking.best(1, -99.0)


def in_assault(state: ToiState, frame: Assault, choices: list[Action], taste: Taste) -> list[Action]:
    if frame.step == SUPPORTERS:
        return best_support(state, frame, choices, taste)
    if frame.step == FOLLOWING:
        return follows(state, frame, choices, taste)
    ranking = Ranking()
    if frame.step == RETREATING:
        unit = state.units[frame.fleeing[0]]
        field = Field(state, int(unit.side), taste)
        for action in choices:
            assert isinstance(action, HexAction)
            ranking.add(field.stand(unit, hex_of(state.ground, action.code), NO_FORT), action)
    elif frame.step == STACKING:
        for action in choices:
            assert isinstance(action, UnitAction)
            ranking.add(-worth(state.units[state.roster.index[action.name]]), action)
    else:
        return choices[:1]  # a concealed squad defends
    return ranking.best(1, -99.0)


def into_op_fire(state: ToiState, seat: int, choices: list[Action], taste: Taste) -> list[Action]:
    """Units that have nobody to fire at and no better place to be watch; the others stay free to act."""
    field = Field(state, seat % 2, taste)
    for action in choices[:-1]:
        assert isinstance(action, UnitAction)
        unit = state.units[state.roster.index[action.name]]
        waits = lies_in_wait(field, unit) if taste.keen else watch(state, unit, taste) >= WATCHFUL
        if not waits or best_shot(state, unit, LEAD).gain > A_TARGET:
            continue
        plan = plan_move(field, unit, ADVANCING, allowance(state, unit, ADVANCING, 0), 0, False, False, False)
        if plan.value - field.stand(unit, unit.cell, unit.fort) < taste.moves_on:
            return [action]
    return [DONE]


def lies_in_wait(field: Field, unit: Unit) -> bool:
    """Whether a unit that guards an objective with a machine gun may see enemies come. Squads without one fire but once
    from op-fire mode, and had better stay free to act: measured, see docs/opponents-notes.md."""
    state = field.state
    if field.leaves or not count_of(unit.figs, MACHINE_GUN) or field.holding(unit, int(unit.cell)) <= 0.0:
        return False
    for enemy in field.enemies.foes:
        if not enemy.condition and enemy.damage < HEAVY:
            away = far(state.ground, unit.cell, enemy.cell)
            if away <= ABOUT and dice_at(unit, enemy.kind == SQUAD, min(away, CLOSE_BY), True) >= ONE_HIT:
                return True
    return False


def spendings(state: ToiState, seat: int, choices: list[Action], taste: Taste) -> list[Action]:
    """Cards, or nothing; in the last round all that is left goes for the initiative, which decides a tie: no round is
    left in which cards could be of use."""
    cards: list[Action] = [action for action in choices if isinstance(action, CardAction)]
    last = state.round == state.scenario.rounds
    if taste.keen and cards:
        field = Field(state, seat % 2, taste)
        plain = [] if last else plain_cards(field, cards)
        if plain:
            return plain
        cards = open_cards(field, cards)
    if last and not cards:
        stakes: list[Action] = [action for action in choices if isinstance(action, Stake)]
        if stakes:
            return stakes[-1:]
    return [*cards[:MOST], DONE]


def for_card(state: ToiState, frame: CardPlay, seat: int, choices: list[Action], taste: Taste) -> list[Action]:
    """The hexes where an attack takes most; else the first few answers."""
    effect = frame.effect()
    if taste.keen and effect is not None:
        found = best_pick(Field(state, seat % 2, taste), frame, effect, choices)
        if found:
            return found
    face = CARDS[frame.card]
    first = choices[0]
    if not shells(face) or not isinstance(first, HexAction) or first.verb != TARGET_HEX:
        return choices[:MOST]
    ranking = Ranking()
    for action in choices:
        assert isinstance(action, HexAction)
        ranking.add(blast(state, seat % 2, hex_of(state.ground, action.code), face), action)
    return ranking.best(AIMS, -99.0)
