"""Links of a chain from the lines `link` of a position, and words that links and frames share."""

from typing import cast

from warbox.engine.game import View
from warbox.engine.lines import Said
from warbox.engine.notation import ParseError, parse_number
from warbox.engine.page import Lines
from warbox.games.siegestorm.battlefield import LAST, LIMBO, NOBODY
from warbox.games.siegestorm.cards.vocabulary import SPIRIT_PLACED
from warbox.games.siegestorm.rules.chain import (
    ABILITY,
    ACTION,
    GANG,
    LINK_BITS,
    LINK_KINDS,
    MOST_LINKS,
    SPIRIT,
    STORM_ACTION,
    TOTEM,
    Link,
)
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.text.notation import LINK_KIND, TARGET
from warbox.games.siegestorm.text.player_lines import read_card
from warbox.games.siegestorm.text.refs import parse_player, parse_ref


def read_zone(state: SiegestormState, said: Said, you: int) -> int:
    """The zone of what is declared: the player's own; with several named, 0 if it is still to be."""
    if not said.has("zone"):
        if state.battlefield.mode == LAST:
            return -1
        return state.battlefield.home(you)
    zone = parse_number(said.text("zone"), "zone", 0, int(state.battlefield.zones)) - 1
    field = state.battlefield
    removed = zone >= 0 and field.sides[zone * 2] == NOBODY  # [SGS-LAST-09] by an elimination meanwhile
    if zone >= 0 and field.side_of(you, zone) < 0 and state.players[you].alive and not removed:
        raise ParseError("the player does not border this zone", said.text("zone"))
    if zone < 0 and state.battlefield.mode != LAST:
        raise ParseError("there is only one zone to choose", said.text("zone"))
    return zone


def read_bits(items: list[str], most: int, what: str) -> int:
    bits = 0
    for item in items:
        bit = LINK_BITS[parse_number(item, what, 1, min(most, len(LINK_BITS))) - 1] if most else 0
        if not bit or bits & bit:
            raise ParseError(f"{what} that is not there, or twice", item)
        bits |= bit
    return bits


def read_targets(state: SiegestormState, said: Said, entries: int, links: list[int]) -> list[int]:
    """`targets=1>B.T2`: the entry's number and the card."""
    targets: list[int] = []
    for target in cast(list[View], said.items("targets")):
        card = parse_ref(state, str(target["card"]), links)
        entry = cast(int, target["entry"])
        if card < 0:
            raise ParseError("a target is a card", TARGET.write(target))
        if entry > entries:
            raise ParseError(f"an entry must be from 1 to {entries}", str(entry))
        targets += [entry - 1, card]
    return targets


def read_ability(state: SiegestormState, said: Said, source: int) -> int:
    """The number of an ability, counted from 1; 1 if it is not named."""
    ability = said.number("ability", 1) - 1
    if ability >= len(state.card(source).passives):
        raise ParseError("the card has no such ability", state.name(source))
    return ability


def read_links(state: SiegestormState, lines: Lines) -> tuple[list[Link], list[int]]:
    """All links, and their cards."""
    links: list[Link] = []
    cards: list[int] = []
    for number, said in lines.each("link"):
        lines.now = number
        link = read_link(state, said, links, cards)
        links.append(link)
        cards.append(int(link.source))
        if len(links) > MOST_LINKS:
            raise ParseError("too many links")
    return links, cards


def read_link(state: SiegestormState, said: Said, links: list[Link], cards: list[int]) -> Link:
    """`A action tengu targets=...`, `A storm from=A.S1`, `A ability from=A.T2 ability=2 answers=1`."""
    you = parse_player(state, said.text("player"))
    kind = said.index("link", LINK_KIND)
    if said.has("from"):
        if said.has("named"):
            raise ParseError("this does not belong here; there is nothing", said.text("named"))
        source = parse_ref(state, said.text("from"), cards)
        if source < 0:
            raise ParseError("a link has a card", said.text("from"))
    elif kind not in (ACTION, GANG, SPIRIT) or not said.has("named"):
        raise ParseError("name the card: from=A.T1", f"{said.text('player')} {LINK_KINDS[kind]}")
    elif kind == SPIRIT:
        source = spirit_card(state, you, said.text("named"))
    else:
        source = read_card(state, you, said.text("named"), LIMBO + 16 * you)
    ability = read_ability(state, said, source) if kind in (ABILITY, TOTEM) else -1
    check_link(state, you, kind, source, ability)
    zone = read_zone(state, said, you)
    if zone < 0:
        bordered = [track // 2 for track in state.battlefield.tracks[you]]
        zone = bordered[0] if bordered else 0
    entries = len(Link(kind, you, source, ability, zone, [], 0, -1).program(state).entries)
    targets = read_targets(state, said, entries, cards)
    extras = read_bits(said.items("extras"), entries, "an entry")
    answers = said.within("answers", len(links), 0, len(links)) - 1
    return Link(kind, you, source, ability, zone, targets, extras, answers)


def spirit_card(state: SiegestormState, boss: int, name: str) -> int:
    """[SGS-R-33] A Spirit link follows its card's command: the card is in play, or lies among the Casualties."""
    for card in state.in_play() + state.players[boss].casualties[::-1]:
        if state.name(card) == name and state.controller(card) == boss:
            return card
    raise ParseError("the card of a Spirit link is in play or among the boss's Casualties", name)


def check_link(state: SiegestormState, you: int, kind: int, source: int, ability: int) -> None:
    design = state.card(source)
    if kind in (GANG, SPIRIT, TOTEM) and not state.is_boss(you):
        raise ParseError("only the boss has such a link (SGS-R-37)", design.name)
    if kind in (ACTION, STORM_ACTION) and design.action is None:
        raise ParseError("this card has no Action", design.name)
    if kind == ABILITY and ability not in design.activated:
        raise ParseError("this ability is not activated", design.name)
    if kind == TOTEM and design.passives[ability].when != SPIRIT_PLACED:
        raise ParseError("this ability is not set off by a Spirit token", design.name)
