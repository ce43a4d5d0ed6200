"""Strategy cards: which can be activated, tried again or must be repeated, and what happens then."""

from warbox.engine.decision import Refusal
from warbox.games.tideofiron.cards import vocabulary as v
from warbox.games.tideofiron.cards.candidates import Owner, has_effect
from warbox.games.tideofiron.cards.card import CARD_NAMES, CARDS
from warbox.games.tideofiron.cards.resolving import CardPlay, leave_game
from warbox.games.tideofiron.codes import hex_of
from warbox.games.tideofiron.pieces.seats import SECOND, SIDE_NAMES
from warbox.games.tideofiron.state import ACTION, Played, ToiState


def division_of(state: ToiState, seat: int) -> int:
    """[TOI-MULTI-15] [TOI-MULTI-21] The division for which a seat plays a card; 0: the whole side."""
    if not state.readings.divided:
        return 0
    if state.phase == ACTION:
        return int(state.division)
    if state.readings.plays_both(seat % 2):
        return 0
    return 1 if seat < SECOND else 2


def playable(state: ToiState, seat: int, action_phase: bool) -> list[int]:
    """[TOI-SETUP-09] [TOI-CARD-04] [TOI-R-70] Cards of the HQ that can be activated now, each once."""
    side = seat % 2
    owner = Owner(side, division_of(state, seat))
    found: list[int] = []
    for card in state.hq[side]:
        face = CARDS[card]
        if card in found or face.action_phase != action_phase or face.cost > state.cp[side]:
            continue
        if has_effect(state, owner, card):
            found.append(card)
    return found


def check_play(state: ToiState, seat: int, card: int, action_phase: bool) -> Refusal | None:
    """[TOI-ACTION-14] [TOI-COMMAND-15] [TOI-CARD-02] [TOI-CARD-03] [TOI-CARD-04] [TOI-MULTI-13] Why a card cannot be
    activated."""
    side = seat % 2
    face = CARDS[card]
    facts: dict[str, str | int] = {"card": face.name}
    if card not in state.hq[side]:
        return Refusal("not-in-hq", "TOI-SETUP-09", facts)
    if face.action_phase != action_phase:
        return Refusal("wrong-phase", "TOI-CARD-02" if face.action_phase else "TOI-CARD-03", facts)
    if face.cost > state.cp[side]:
        return Refusal("too-dear", "TOI-CARD-04", facts | {"cost": face.cost, "cp": state.cp[side]})
    if not has_effect(state, Owner(side, division_of(state, seat)), card):
        return Refusal("no-effect", "TOI-R-70", facts)
    return None


def play_card(state: ToiState, seat: int, card: int) -> None:
    """[TOI-ACTION-14] [TOI-CARD-01] [TOI-CARD-04] [TOI-SETUP-13] The full cost goes to the pool first."""
    side = seat % 2
    hq = state.hq.copy()
    cards = hq[side].copy()
    cards.remove(card)
    hq[side] = cards
    state.hq = hq
    state.gain(side, -CARDS[card].cost)
    if state.events is not None:
        facts: dict[str, str | int] = {"side": SIDE_NAMES[side], "card": CARD_NAMES[card], "cost": CARDS[card].cost}
        state.say("played", "TOI-ACTION-14", facts)
    state.push(CardPlay(card, seat, division_of(state, seat), False))


def waiting(state: ToiState, seat: int, card: int, action_phase: bool) -> Played | None:
    """[TOI-CARD-11] [TOI-R-69] A card of this seat that may be tried again now."""
    division = division_of(state, seat)
    for one in state.play:
        if one.card != card or one.side != seat % 2 or not one.waiting or one.tried >= state.round:
            continue
        if CARDS[card].action_phase == action_phase and (division == 0 or one.division in (0, division)):
            return one
    return None


def retryable(state: ToiState, seat: int, action_phase: bool) -> list[int]:
    """[TOI-CARD-11] [TOI-R-69] Cards that have not made contact yet, once in each later round."""
    found: list[int] = []
    for one in state.play:
        if one.waiting and one.card not in found and waiting(state, seat, one.card, action_phase) is not None:
            found.append(one.card)
    return found


def check_retry(state: ToiState, seat: int, card: int, action_phase: bool) -> Refusal | None:
    if waiting(state, seat, card, action_phase) is not None:
        return None
    mine = [one for one in state.play if one.card == card and one.side == seat % 2 and one.waiting]
    facts: dict[str, str | int] = {"card": CARD_NAMES[card]}
    if not mine:
        return Refusal("not-waiting", "TOI-CARD-11", facts)
    if CARDS[card].action_phase != action_phase:
        return Refusal("wrong-phase", "TOI-CARD-02" if CARDS[card].action_phase else "TOI-CARD-03", facts)
    return Refusal("tried-already", "TOI-R-69", facts)


def retry_card(state: ToiState, seat: int, card: int) -> None:
    """[TOI-CARD-11] [TOI-R-69] Without cost."""
    one = waiting(state, seat, card, CARDS[card].action_phase)
    assert one is not None
    state.play = [other for other in state.play if other is not one]
    if state.events is not None:
        state.say("retried", "TOI-CARD-11", {"side": SIDE_NAMES[seat % 2], "card": CARD_NAMES[card]})
    state.push(CardPlay(card, seat, one.division, False))


def repeating(state: ToiState, seat: int) -> Played | None:
    division = division_of(state, seat)
    for one in state.play:
        if one.side == seat % 2 and 0 < one.repeat <= state.round and (division == 0 or one.division in (0, division)):
            return one
    return None


def compulsory(state: ToiState, seat: int) -> int:
    """[TOI-CARD-05] The card that must be repeated as the first action of an Action phase; -1: none."""
    if not state.play:
        return -1
    one = repeating(state, seat)
    return -1 if one is None else one.card


def repeat_card(state: ToiState, seat: int, card: int) -> None:
    """[TOI-CARD-05] Drift and attacks once more on the same target hex: no cost, no contact."""
    one = repeating(state, seat)
    assert one is not None
    state.play = [other for other in state.play if other is not one]
    if state.events is not None:
        state.say("repeated", "TOI-CARD-05", {"side": SIDE_NAMES[seat % 2], "card": CARD_NAMES[card]})
    frame = CardPlay(card, seat, one.division, True)
    frame.target = hex_of(state.ground, one.target)
    frame.final = frame.target
    state.push(frame)


def card_income(state: ToiState, side: int) -> int:
    """[TOI-COMMAND-09] CP that lasting cards give in Command step 2a."""
    total = 0
    for one in state.play:
        if one.side == side and not one.waiting:
            for effect in CARDS[one.card].effects:
                if effect.op == v.INCOME:
                    total += effect.n
    return total


def end_round_cards(state: ToiState) -> None:
    """[TOI-R-70] Cards in the play area whose effect has ended with Status step 2 leave the game."""
    if not state.play:
        return
    left = [int(mod.card) for mod in state.mods]
    for one in list(state.play):
        if one.waiting or one.repeat or lasts(one.card):
            continue
        if one.card in left:
            left.remove(one.card)
        else:
            state.play = [other for other in state.play if other is not one]
            leave_game(state, one.card)


def lasts(card: int) -> bool:
    """Whether a lasting card works without a modifier."""
    for effect in CARDS[card].effects:
        if effect.op == v.INCOME:
            return True
    return False
