"""Quick answers in playouts: whom a harmful card aims at, and along which zone a card is played.

A card is paid for only after these answers, so that one look ahead tells nothing of what they will do.
"""

from typing import Final

from warbox.engine.action import Action
from warbox.games.siegestorm.actions import NumberAction, SpotAction
from warbox.games.siegestorm.battlefield import ON_FIELD, ON_TRACK, SPACES, T1
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.evaluate import ACTION, ATTACK, DUEL_WEIGHTS, GUARD, PASSIVE
from warbox.games.siegestorm.rules.declare import CREATURE, Declaring
from warbox.games.siegestorm.rules.values import current, modifiers
from warbox.games.siegestorm.spots import card_at
from warbox.games.siegestorm.state import SiegestormState

FAR: Final = 0.5  # what a creature's attack counts for each space that it is away from its storm


def quick_answer(state: SiegestormState, seat: int, choices: list[Action]) -> Action | None:
    """To `target` and `track`; none where it is not plain."""
    question = state.question
    frame = state.stack[-1] if state.stack else None
    if question is None or not isinstance(frame, Declaring):
        return None
    if question.kind == "target":
        return most_feared(state, seat, choices)
    return along(state, seat, choices, frame.use == CREATURE) if question.kind == "track" else None


def most_feared(state: SiegestormState, seat: int, choices: list[Action]) -> Action | None:
    """Of opposing creatures the one that does most; none if others could be meant."""
    sources = modifiers(state)
    best: Action | None = None
    most = -1.0
    for choice in choices:
        card = card_at(state, int(choice.key)) if isinstance(choice, SpotAction) else -1
        if card < 0 or state.controller(card) == seat or not ON_TRACK <= state.place[card] < ON_FIELD:
            return None
        if state.battlefield.boss >= 0 and state.controller(card) != state.battlefield.boss:
            return None
        fear = threat(state, card, sources)
        if fear > most:
            most = fear
            best = choice
    return best


def threat(state: SiegestormState, card: int, sources: list[int]) -> float:
    """What a creature on a track will do, the more the sooner it storms."""
    space = (state.place[card] - ON_TRACK) % SPACES
    design = state.card(card)
    points = DUEL_WEIGHTS[ATTACK + space] * float(current(state, card, v.ATT, sources))
    points += DUEL_WEIGHTS[ACTION + space] * design.worth
    for _ in range(SPACES - 1 - space):
        points *= FAR
    if space == T1:
        points += DUEL_WEIGHTS[GUARD] * float(current(state, card, v.DEF, sources))
    return points + (DUEL_WEIGHTS[PASSIVE] if design.passives else 0.0)


def along(state: SiegestormState, seat: int, choices: list[Action], guards: bool) -> Action | None:
    """[SGS-LAST-05] A creature stands where most is about to come from; an Action is played against him who lasts
    longest."""
    sources = modifiers(state)
    field = state.battlefield
    best: Action | None = None
    most = -1.0
    for choice in choices:
        if not isinstance(choice, NumberAction):
            return None
        across = field.own_track(seat, int(choice.number) - 1) ^ 1
        points = 0.0
        if not guards:
            points = float(len(state.players[field.sides[across]].resources))
        else:
            for space in range(SPACES):
                card = state.track[across * SPACES + space]
                if card >= 0:
                    points += float((space + 1) * current(state, card, v.ATT, sources))
        if points > most:
            most = points
            best = choice
    return best
