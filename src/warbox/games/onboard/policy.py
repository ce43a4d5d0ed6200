"""Quick answers for playouts: whose turn it is to act, and what a sensible player does with cards in a combat, by
what he may know."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.sampler import Sampler
from warbox.games.onboard.actions import (
    ACTIVATE,
    COUNTER_IT,
    DOUBLE,
    NOTHING,
    PASS,
    PASS_ONLY,
    STOP,
    Fight,
    Lay,
    Move,
    OpenDoor,
    Suppress,
    Throw,
    Work,
)
from warbox.games.onboard.pieces.agent import ACTIONS, AGENTS_PER_TEAM, Agent
from warbox.games.onboard.pieces.board import CELL_COUNT
from warbox.games.onboard.pieces.card import CARD_COUNT, COUNTER, EDGE_AFTER, EFFECT, FACES, SMOKE_ZONE
from warbox.games.onboard.pieces.edge import REINFORCED, WALL
from warbox.games.onboard.reckoning.commits import KEPT_BACK, commits, enough, saving
from warbox.games.onboard.reckoning.threats import NOW, best_target, enemies_left
from warbox.games.onboard.reckoning.ways import DEFENCE_CODE, attack_code
from warbox.games.onboard.rules.activation import Activation
from warbox.games.onboard.rules.combat import COMMITTING, COUNTERING, Combat
from warbox.games.onboard.rules.objective import is_defused
from warbox.games.onboard.rules.phase import Phase, is_ready
from warbox.games.onboard.rules.preparation import Preparation
from warbox.games.onboard.state import DEFENDING, OnBoardState

# points of a card that somebody commits to strike with, more or less
STRIKES: Final = 3.3
GUARDS: Final = 2.0


def quick_answer(state: OnBoardState, seat: int, sampler: Sampler) -> Action | None:
    """Who acts next, or what the seat does in a combat between zones; None where that is not the question."""
    if not state.stack:
        return None
    combat = state.stack[-1]
    if isinstance(combat, Phase):
        return next_to_act(state, combat)
    if not isinstance(combat, Combat):
        return None
    if combat.step == COMMITTING:
        return quick_commit(state, combat, seat, sampler)
    if combat.step == COUNTERING:
        return COUNTER_IT if state.holds_card(seat, COUNTER) and is_worth_countering(combat) else PASS
    return DOUBLE if state.holds_card(seat, combat.doubling_card()) and combat.turns_by_doubling() else PASS


def sensible(state: OnBoardState, seat: int, choices: list[Action], quickly: bool) -> list[Action]:
    """What an Agent may do, less what nobody would: see `is_idle`. One cell of a zone is as good as another for a
    grenade, and one trap as another to somebody in a hurry. Who can lay a trap does not stand idle: what it brings in
    the end is less than the luck of a playout."""
    top = state.stack[-1]
    if isinstance(top, Combat):
        return worth_playing(state, top, seat, choices, quickly)
    if isinstance(top, Preparation) and can_reinforce(choices):
        return choices[:-1]
    if not isinstance(top, Activation):
        return choices
    agent = state.agents[top.agent]
    found: list[Action] = []
    thrown: list[int] = []
    laid = -1
    for choice in choices:
        if isinstance(choice, Throw):
            place = choice.card * CELL_COUNT + state.zone_of[choice.cell]
            if place in thrown:
                continue
            thrown.append(place)
        elif quickly and isinstance(choice, Lay):
            if laid >= 0 and choice.card != laid:
                continue
            laid = choice.card
        if not is_idle(state, agent, choice) and not crowds(state, agent, int(top.actions), choice):
            found.append(choice)
    if found[-1] is STOP and can_lay(found):
        found.pop()
    return found


def worth_playing(state: OnBoardState, combat: Combat, seat: int, choices: list[Action], quickly: bool) -> list[Action]:
    """Cards in a combat, less those that can do nothing there: who began it lays something down, one card where nobody
    can answer, and in the last one everybody lays down all; [OB-COMBAT-08] no
    Counter against no cards without a strike of one's own; [OB-COMBAT-12] no doubling that does not turn the result."""
    strikes = combat.step == COMMITTING and state.agents[combat.initiator].seat == seat
    if strikes and combat.second is NOTHING and not state.hand_size(state.agents[combat.target].seat):
        return enough(state, seat)
    if len(choices) == 1:
        return choices
    if combat.step == COMMITTING:
        if is_last(state):
            return choices[-1:]
        if not strikes:
            return choices
        return choices[1:] if quickly else choices[1:] + saving(state, seat, choices)
    if combat.step == COUNTERING:
        assert combat.first is not None
        assert combat.second is not None
        return choices if combat.first.cards or combat.second.attack else PASS_ONLY
    return choices if combat.turns_by_doubling() else PASS_ONLY


def is_last(state: OnBoardState) -> bool:
    """[OB-WIN-02] Whether no combat can follow: cards that are kept are good for nothing any more."""
    if state.stage != DEFENDING or state.turn < state.readings.mission.turn_limit:
        return False
    for frame in state.stack:
        if isinstance(frame, Activation) and frame.actions > 0:
            return False
    for agent in state.agents[AGENTS_PER_TEAM:]:
        if is_ready(agent):
            return False
    return True


def can_lay(choices: list[Action]) -> bool:
    for choice in choices:
        if isinstance(choice, Lay):
            return True
    return False


def can_reinforce(choices: list[Action]) -> bool:
    """[OB-PREP-06] A reinforced wall is in nobody's way but the Attack's, and the hand is filled again: as long as
    there is one to place nobody is done."""
    for choice in choices:
        if isinstance(choice, Work) and EDGE_AFTER[choice.card][WALL] == REINFORCED:
            return True
    return False


def is_idle(state: OnBoardState, agent: Agent, choice: Action) -> bool:
    """A fight that cannot hit for want of cards, a flash that blinds more friends than enemies, smoke where there is
    smoke, covering fire on somebody who is covered, a door opened to nobody's use."""
    if isinstance(choice, OpenDoor):
        return agent.index >= AGENTS_PER_TEAM and keeps_in(state, agent)
    if isinstance(choice, Fight):
        target = state.agents[choice.agent]
        apart = state.zone_of[agent.cell] != state.zone_of[target.cell]
        return apart and not can_strike(state, int(agent.seat), int(target.seat))
    if isinstance(choice, Suppress):
        return state.agents[choice.agent].disoriented > 0
    if isinstance(choice, Throw):
        zone = state.zone_of[choice.cell]
        if EFFECT[choice.card] == SMOKE_ZONE:
            return state.smoke[zone] >= FACES[choice.card].tokens
        first: i64 = 0 if agent.index < AGENTS_PER_TEAM else AGENTS_PER_TEAM
        friends = 0
        enemies = 0
        for other in state.agents:
            if other.hit_points > 0 and not other.flashed and state.zone_of[other.cell] == zone:
                if first <= other.index < first + AGENTS_PER_TEAM:
                    friends += 1
                else:
                    enemies += 1
        return enemies <= friends
    return False


def keeps_in(state: OnBoardState, agent: Agent) -> bool:
    """[OB-OBJ-02] Whether a defender is with a bomb, every other bomb is guarded, too, and no attacker is with one:
    whatever door he opens lets them in."""
    at_home = False
    for bomb, placed in enumerate(state.readings.mission.bombs):
        if is_defused(state, bomb):
            continue
        zone = state.zone_of[placed.cell]
        guards = 0
        for other in state.agents:
            if other.hit_points > 0 and state.zone_of[other.cell] == zone:
                if other.index < AGENTS_PER_TEAM:
                    return False
                guards += 1
        if not guards:
            return False
        at_home = at_home or state.zone_of[agent.cell] == zone
    return at_home


def crowds(state: OnBoardState, agent: Agent, actions: int, choice: Action) -> bool:
    """Whether the Agent's last step would be to where two friends stand already."""
    if actions > 1 or not isinstance(choice, Move):
        return False
    first: i64 = 0 if agent.index < AGENTS_PER_TEAM else AGENTS_PER_TEAM
    friends = 0
    for index in range(first, first + AGENTS_PER_TEAM):
        if state.agents[index].hit_points > 0 and state.agents[index].cell == choice.cell:
            friends += 1
    return friends > 1


def can_strike(state: OnBoardState, seat: int, other: int) -> bool:
    """Whether a hand has cards to fight with, besides those that do more than their points; [OB-COMBAT-17] against
    somebody who has no cards these hit, too."""
    bare = not state.hand_size(other)
    for card in range(CARD_COUNT):
        if state.hands[seat * CARD_COUNT + card] and FACES[card].attack and (bare or card not in KEPT_BACK):
            return True
    return False


def next_to_act(state: OnBoardState, phase: Phase) -> Action:
    """[OB-TURN-02] [OB-TURN-03] Whoever can hurt most at once; nobody is passed over."""
    code = attack_code(state) if phase.first == 0 else DEFENCE_CODE
    chosen = -1
    highest = -1.0
    for index in range(phase.first, phase.first + AGENTS_PER_TEAM):
        agent = state.agents[index]
        if is_ready(agent):
            worth = best_target(state, agent, ACTIONS, code, enemies_left(state, phase.first), NOW)
            if worth > highest:
                highest = worth
                chosen = index
    return ACTIVATE[chosen]


def quick_commit(state: OnBoardState, combat: Combat, seat: int, sampler: Sampler) -> Action:
    """[OB-COMBAT-06] As often as not all cards that are good for it, else any number of them."""
    choices = worth_playing(state, combat, seat, commits(state, combat, seat), True)
    if sampler.below(2):
        return choices[-1]
    return choices[int(sampler.below(len(choices)))]


def is_worth_countering(combat: Combat) -> bool:
    """[OB-COMBAT-08] Only the number of the initiator's cards is known: if those are likely to hit, or one's own to hit
    back."""
    assert combat.first is not None
    assert combat.second is not None
    count = float(len(combat.first.cards))
    return STRIKES * count > float(combat.second.defence) or float(combat.second.attack) > GUARDS * count
