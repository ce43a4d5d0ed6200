"""Cards as the notation refers to them: by their space, or by their place in a pile."""

from typing import Final

from warbox.engine.decision import ARBITER
from warbox.engine.kinds import HIDDEN
from warbox.engine.notation import ParseError, parse_number
from warbox.games.siegestorm.battlefield import (
    BOSS,
    CASUALTIES,
    HAND,
    HEAL,
    LIMBO,
    OUT,
    RESERVE,
    RESOURCES,
    SEATS,
    SPOT_KEYS,
    SUPPORT,
)
from warbox.games.siegestorm.rules.chain import Chain
from warbox.games.siegestorm.spots import card_at, spot_name
from warbox.games.siegestorm.state import SiegestormState

PILES: Final = {HAND: "hand", RESOURCES: "resources", CASUALTIES: "casualties", HEAL: "heal", SUPPORT: "support"}
NO_REF: Final = "-"


def owner_suffix(state: SiegestormState, holder: int, card: int) -> str:
    owner = state.owner[card]
    return "" if owner == holder else f"@{state.letter(owner)}"


def card_text(state: SiegestormState, holder: int, card: int) -> str:
    """`tengu`, or `tengu@B` if it belongs to somebody else than its holder."""
    return state.name(card) + owner_suffix(state, holder, card)


def sees_pile(state: SiegestormState, seat: int, kind: int, player: int) -> bool:
    """[SGS-DECK-08] [SGS-SOLO-44] Whether a seat knows the cards of a pile: its own hand and Supporters, the boss's
    hand, whatever lies face up; the order of Resources nobody."""
    if seat == ARBITER:
        return True
    if kind == RESOURCES:
        return False
    if kind in (HAND, SUPPORT):
        return player == seat or state.is_boss(player)
    return True


def pile(state: SiegestormState, kind: int, player: int) -> list[int]:
    """The cards of a pile, the top one first."""
    piles = state.players[player]
    if kind == HAND:
        return piles.hand
    if kind == RESOURCES:
        return piles.resources[::-1]
    if kind == CASUALTIES:
        return piles.casualties[::-1]
    if kind == HEAL:
        return piles.heal[::-1]
    return [supporter >> 1 for supporter in piles.support]


def ref(state: SiegestormState, card: int, seat: int) -> str:
    """Where a card is: `A.T2`, `A.casualties.1`, `link.2`, `out.tengu@A`; `?` if the seat may not know."""
    if card < 0:
        return NO_REF
    if state.is_in_play(card):
        return spot_name(state, card)
    place = state.place[card]
    kind = place & 15
    if kind == OUT:
        return f"out.{state.name(card)}@{state.letter(state.owner[card])}"
    if kind == LIMBO:
        return limbo_ref(state, card)
    if kind == RESERVE:
        return f"{BOSS}.reserve.{state.reserve.index(card) + 1}"
    player = place >> 4
    if not sees_pile(state, seat, kind, player):
        return HIDDEN
    return f"{state.letter(player)}.{PILES[kind]}.{pile(state, kind, player).index(card) + 1}"


def limbo_ref(state: SiegestormState, card: int) -> str:
    for frame in state.stack:
        if isinstance(frame, Chain):
            for index, link in enumerate(frame.links):
                if link.source == card:
                    return f"link.{index + 1}"
    return f"out.{state.name(card)}@{state.letter(state.owner[card])}"


def parse_player(state: SiegestormState, text: str) -> int:
    """The letter of a player at this table, or `boss`."""
    if text == BOSS and state.battlefield.boss >= 0:
        return int(state.battlefield.boss)
    if text not in SEATS[: int(state.battlefield.seats)]:
        letters = SEATS[: int(state.battlefield.seats)] + ([BOSS] if state.battlefield.boss >= 0 else [])
        raise ParseError(f"players are {' '.join(letters)}", text)
    return SEATS.index(text)


def parse_ref(state: SiegestormState, text: str, links: list[int]) -> int:
    """The card that a reference means; `links` are the cards of the links. A card that is out comes to be there."""
    if text == NO_REF:
        return -1
    if text in SPOT_KEYS:
        card = card_at(state, SPOT_KEYS[text])
        if card < 0:
            raise ParseError("nobody stands there", text)
        return card
    words = text.split(".")
    if words[0] == "link" and len(words) == 2:
        number = parse_number(words[1], "a link", 1, 99)
        if number > len(links):
            raise ParseError("there is no such link", text)
        return links[number - 1]
    if words[0] == "out" and len(words) == 2:
        return add_gone_card(state, words[1])
    if len(words) != 3:
        raise ParseError("a card is referred to as A.T2, A.casualties.1, link.1, out.CARD@OWNER or -", text)
    player = parse_player(state, words[0])
    number = parse_number(words[2], "a place in a pile", 1, 999)
    cards: list[int] | None = None
    if words[1] == "reserve" and state.is_boss(player):
        cards = state.reserve
    for kind, name in PILES.items():
        if name == words[1]:
            cards = pile(state, kind, player)
    if cards is None or number > len(cards):
        raise ParseError("there is no such card", text)
    return cards[number - 1]


def add_gone_card(state: SiegestormState, text: str) -> int:
    name, _, letter = text.partition("@")
    if name not in state.box.numbers:
        raise ParseError("there is no such card", text)
    design, owner = state.box.numbers[name], parse_player(state, letter)
    for card in range(len(state.design)):
        if state.place[card] == OUT and state.design[card] == design and state.owner[card] == owner:
            return card
    return new_card(state, design, owner, OUT)


def new_card(state: SiegestormState, design: int, owner: int, place: int) -> int:
    """One more card; where it lies is up to the caller. Only positions that are being read do this."""
    card = len(state.design)
    state.design.append(design)
    state.owner.append(owner)
    state.ident.append(card)
    state.place.append(place)
    return card
