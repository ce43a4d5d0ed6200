"""Redrawing what a seat may not know: hands, Supporters, the order of Resources, sealed answers.

The cards stay where they are; what is printed on those that the seat can neither see nor remember is dealt out anew
among them. Where a player chose his deck in secret, even which cards there are is a guess.
"""

from typing import Final

from warbox.engine.sampler import Sampler
from warbox.engine.state import Frame
from warbox.games.siegestorm.battlefield import HAND, LIMBO, OUT, RESOURCES, SUPPORT
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.box import ADVANCED_DECK, BASIC_DECK, STARTERS
from warbox.games.siegestorm.cards.deck import STARTER_NAMES, starter
from warbox.games.siegestorm.effects.resolve import Resolve
from warbox.games.siegestorm.effects.vision import Vision
from warbox.games.siegestorm.rules.chain import Chain
from warbox.games.siegestorm.rules.declare import Declaring
from warbox.games.siegestorm.rules.moving import in_order
from warbox.games.siegestorm.rules.setup import AGREED, CONSENT, DECKS, MULLIGAN, REFUSED, Setup
from warbox.games.siegestorm.rules.triggers import Triggers
from warbox.games.siegestorm.state import NEWER, SiegestormState
from warbox.games.siegestorm.text.refs import sees_pile

GOBLINS: Final = v.FACTIONS.index("goblins")
SHAMANS: Final = v.FACTIONS.index("shamans")
AGREES: Final = 8  # of so many all but one agree to promo cards
# how often players hold Reactions, as measured: docs/opponents-notes.md
EARLY: Final = 3  # turns of each
KEPT: Final = 3  # so many times the odds of a deal
PASSES: Final = 5  # of so many hands with a Reaction one is given up at each pass
MOST_DEALS: Final = 20  # until one is believed
KEEPS: Final = 3  # of so many cards one is given back


def determinize(state: SiegestormState, seat: int, sampler: Sampler) -> SiegestormState:
    """A copy in which what the seat may not know is drawn at random among what it could be."""
    copy = state.clone()
    if copy.outcome is None:
        redraw_answers(copy, seat, sampler)
    shown = shown_cards(copy)
    copy.design = copy.design.copy()
    copy.owner = copy.owner.copy()
    for player in range(len(copy.players)):
        hidden = hidden_cards(copy, player, seat)
        cards = [card for card in hidden if card not in shown and not copy.knows(seat, card)]
        if copy.is_boss(player):
            draw_boss_cards(copy, cards, sampler)
        elif player != seat and copy.readings.decks[player] is None:
            guess_deck(copy, player, cards, sampler)
        deal_what_is_kept(copy, player, cards, sampler)
    copy.ident = copy.ident.copy()
    for player, piles in enumerate(copy.players):
        if sees_pile(copy, seat, HAND, player):
            continue
        idents = sorted([copy.ident[card] for card in piles.hand if card not in shown])
        piles.hand = in_order(copy, piles.hand)
        for card in piles.hand:  # where nobody sees their faces, they have no order by which they could be told apart
            if card not in shown:
                copy.ident[card] = idents.pop(0)
    return copy


def hidden_cards(state: SiegestormState, player: int, seat: int) -> list[int]:
    """The cards of a player's piles whose faces the seat does not see."""
    piles = state.players[player]
    cards: list[int] = []
    if not sees_pile(state, seat, HAND, player):
        cards += piles.hand
    if not sees_pile(state, seat, SUPPORT, player):
        cards += [supporter >> 1 for supporter in piles.support]
    if not sees_pile(state, seat, RESOURCES, player):
        cards += piles.resources
    if player != seat:
        for frame in state.stack:
            if isinstance(frame, Vision) and frame.you == player:
                cards += frame.seen + frame.put
    return cards


def shown_cards(state: SiegestormState) -> list[int]:
    """Cards in hidden piles that everybody has just seen, because an unfinished rule is about them."""
    cards: list[int] = []
    for frame in state.stack:
        cards += frame_cards(frame)  # type: ignore[arg-type]
    return cards


def frame_cards(frame: Frame[SiegestormState]) -> list[int]:
    if isinstance(frame, Chain):
        cards: list[int] = []
        for link in frame.links:
            cards += [int(link.source), *link.targets[1::2]]
        return cards
    if isinstance(frame, Resolve):
        return [int(frame.source), int(frame.subject), *frame.targets[1::2]]
    if isinstance(frame, Declaring):
        return [int(frame.source), *frame.targets[1::2]]
    if isinstance(frame, Triggers):
        return [int(item.source) for item in frame.pending] + [int(item.subject) for item in frame.pending]
    return []


def deal_what_is_kept(state: SiegestormState, player: int, cards: list[int], sampler: Sampler) -> None:
    """A deal in which the hand is one that players have: they keep Reactions, which wait for their moment, and now and
    then even when it has come [SGS-CHAIN-05]. Deals that are not believed are made again."""
    deal_anew(state, cards, sampler)
    held = 0  # cards of the hand: they come first
    while held < len(cards) and state.place[cards[held]] == HAND + 16 * player:
        held += 1
    if not held or not [card for card in cards if state.card(card).is_reaction]:
        return
    for _ in range(MOST_DEALS):
        if is_believed(state, player, cards[:held], sampler):
            return
        deal_anew(state, cards, sampler)


def is_believed(state: SiegestormState, player: int, hand: list[int], sampler: Sampler) -> bool:
    """A hand without a Reaction in one of KEPT cases, once there was time to keep one; a hand with one, for each pass
    that it could have answered, in all but one of PASSES cases."""
    reactions = False
    for card in hand:
        if state.card(card).is_reaction:
            reactions = True
    if not reactions:
        return state.turn < EARLY * int(state.battlefield.seats) or not sampler.below(KEPT)
    for entry in state.players[player].passed:
        for card in hand[: max(0, len(hand) - entry % NEWER)]:
            if state.design[card] == entry // NEWER:
                if not sampler.below(PASSES):
                    return False
                break
    return True


def deal_anew(state: SiegestormState, cards: list[int], sampler: Sampler) -> None:
    """What is printed on these cards, and whose they are, in another order. It is sorted first: the draw depends on
    what the seat may know and on the sampler, never on the truth."""
    order = sampler.order(len(cards))
    faces = sorted([(int(state.design[card]), int(state.owner[card])) for card in cards])
    for index, card in enumerate(cards):
        state.design[card], state.owner[card] = faces[order[index]]


def draw_boss_cards(state: SiegestormState, cards: list[int], sampler: Sampler) -> None:
    """[SGS-SOLO-05] Which cards of the two boss decks are in the game nobody knows: they are drawn again from those not
    seen, as many of each deck as are hidden."""
    boss = int(state.battlefield.boss)
    for faction, deck in ((GOBLINS, BASIC_DECK), (SHAMANS, ADVANCED_DECK)):
        hidden = [card for card in cards if state.owner[card] == boss and state.card(card).faction == faction]
        left = deck.copy()
        for card in range(len(state.design)):
            seen = card not in cards and state.owner[card] == boss and state.place[card] != OUT
            if seen and state.design[card] in left:
                left.remove(state.design[card])
        if len(left) >= len(hidden):
            order = sampler.order(len(left))
            for index, card in enumerate(hidden):
                state.design[card] = left[order[index]]


def guess_deck(state: SiegestormState, player: int, cards: list[int], sampler: Sampler) -> None:
    """[SGS-DECK-08] A deck that was chosen in secret: a starter deck of the faction that was seen, or of any."""
    own = [card for card in cards if state.owner[card] == player]
    faction = int(sampler.below(len(STARTER_NAMES)))
    seen: list[int] = []
    for card in range(len(state.design)):
        public = (state.place[card] != OUT and state.place[card] & 15 != LIMBO) or state.is_in_play(card)
        if state.owner[card] == player and card not in cards and public:
            seen.append(state.design[card])
            if state.card(card).faction < v.PLAYER_FACTIONS:
                faction = int(state.card(card).faction)
    left = STARTERS[faction].copy()
    for design in seen:
        if design in left:
            left.remove(design)
    while len(left) < len(own):
        left.append(STARTERS[faction][int(sampler.below(len(STARTERS[faction])))])
    order = sampler.order(len(left))
    for index, card in enumerate(own):
        state.design[card] = left[order[index]]


def redraw_answers(state: SiegestormState, seat: int, sampler: Sampler) -> None:
    """Sealed answers of others."""
    frame = state.stack[0]
    if not isinstance(frame, Setup):
        return
    if frame.stage == DECKS:
        decks = frame.decks.copy()
        for player in range(len(decks)):
            if player != seat and state.readings.decks[player] is None and decks[player] is not None:
                decks[player] = starter(STARTER_NAMES[int(sampler.below(len(STARTER_NAMES)))])
        frame.decks = decks
        return
    for player in range(int(state.readings.seats)):
        if player != seat and state.players[player].answer >= 0:
            if frame.stage == CONSENT:
                state.players[player].answer = AGREED if sampler.below(AGREES) else REFUSED
            elif frame.stage == MULLIGAN:
                # a card for each bit: whoever is content keeps it
                first, second = sampler.below(KEEPS), sampler.below(KEEPS)
                state.players[player].answer = (0 if first else 1) + (0 if second else 2)
