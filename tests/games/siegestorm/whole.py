"""What holds in every state of every game: each card is in one place, and nothing hangs on a card out of play."""

from warbox.games.siegestorm.battlefield import (
    CASUALTIES,
    HAND,
    HEAL,
    LIMBO,
    ON_FIELD,
    ON_TRACK,
    OUT,
    RESERVE,
    RESOURCES,
    STORMING,
    SUPPORT,
)
from warbox.games.siegestorm.state import HAND_LIMIT, SiegestormState


def piles(state: SiegestormState) -> list[tuple[int, list[int]]]:
    """Every pile with the place that its cards must name."""
    found = [(RESERVE, state.reserve)]
    for number, player in enumerate(state.players):
        supporters = [supporter >> 1 for supporter in player.support]
        for kind, cards in (
            (HAND, player.hand),
            (RESOURCES, player.resources),
            (CASUALTIES, player.casualties),
            (HEAL, player.heal),
            (SUPPORT, supporters),
        ):
            found.append((kind + 16 * number, cards))
    return found


def check_whole(state: SiegestormState) -> None:
    """[SGS-SETUP-04] [SGS-DRAW-06] [SGS-R-59] Raises AssertionError if something is amiss."""
    places: dict[int, int] = {}
    spaces = [(ON_TRACK + index, [card]) for index, card in enumerate(state.track) if card >= 0]
    spaces += [(ON_FIELD + index, [card]) for index, card in enumerate(state.field) if card >= 0]
    spaces += [(state.place[card], [card]) for card in state.storming]
    for place, cards in piles(state) + spaces:
        for card in cards:
            assert card not in places, f"{state.name(card)} is in two places"
            places[card] = place
    assert all(state.place[card] & 15 == STORMING for card in state.storming)
    for card, place in enumerate(state.place):
        assert places.get(card, place) == place, f"{state.name(card)} is not where it lies"
        if card not in places:
            assert place & 15 in (OUT, LIMBO), f"{state.name(card)} is nowhere"
        if not state.is_in_play(card):
            assert not (state.gang and state.gang[card]), f"a token on {state.name(card)}"
            assert not (state.spirit and state.spirit[card]), f"a token on {state.name(card)}"
    for number, player in enumerate(state.players):
        assert len(player.hand) <= HAND_LIMIT or state.is_boss(number)
    for effect in state.effects:
        assert effect.card < 0 or state.is_in_play(int(effect.card))
    if state.question is not None and state.question.kind == "act":
        waiting = [card for card in range(len(state.place)) if card not in places and state.place[card] & 15 == LIMBO]
        assert waiting == []
