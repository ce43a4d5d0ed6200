"""Links of a chain from the lines `link` of a position, and words that links and frames share."""

from warbox.engine.notation import ParseError, parse_number
from warbox.games.siegestorm.battlefield import LAST, LIMBO, NOBODY
from warbox.games.siegestorm.chain import (
    ABILITY,
    ACTION,
    GANG,
    LINK_BITS,
    LINK_KINDS,
    SPIRIT,
    STORM_ACTION,
    TOTEM,
    Link,
)
from warbox.games.siegestorm.player_tokens import read_card
from warbox.games.siegestorm.refs import parse_player, parse_ref
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.vocabulary import SPIRIT_PLACED
from warbox.games.siegestorm.words import Words

MOST_LINKS = 40


def read_zone(state: SiegestormState, words: Words, you: int) -> int:
    """The zone of what is declared: the player's own; with several named, 0 if it is still to be."""
    if "zone" not in words.facts:
        if state.battlefield.mode == LAST:
            return -1
        return state.battlefield.home(you)
    zone = words.number("zone", 0, 0, int(state.battlefield.zones)) - 1
    field = state.battlefield
    removed = zone >= 0 and field.sides[zone * 2] == NOBODY  # [SGS-LAST-09] by an elimination meanwhile
    if zone >= 0 and field.side_of(you, zone) < 0 and state.players[you].alive and not removed:
        raise ParseError("the player does not border this zone", words.facts["zone"])
    if zone < 0 and state.battlefield.mode != LAST:
        raise ParseError("there is only one zone to choose", words.facts["zone"])
    return zone


def read_bits(items: list[str], most: int, what: str) -> int:
    bits = 0
    for item in items:
        bit = LINK_BITS[parse_number(item, what, 1, min(most, len(LINK_BITS))) - 1] if most else 0
        if not bit or bits & bit:
            raise ParseError(f"{what} that is not there, or twice", item)
        bits |= bit
    return bits


def read_targets(state: SiegestormState, words: Words, entries: int, links: list[int]) -> list[int]:
    """`targets=1>B.T2`: the entry's number and the card."""
    targets: list[int] = []
    for item in words.items("targets"):
        entry, arrow, text = item.partition(">")
        if not arrow:
            raise ParseError("a target is ENTRY>CARD", item)
        card = parse_ref(state, text, links)
        if card < 0:
            raise ParseError("a target is a card", item)
        targets += [parse_number(entry, "an entry", 1, entries) - 1, card]
    return targets


def read_ability(state: SiegestormState, words: Words, source: int) -> int:
    """The number of an ability, counted from 1; 1 if it is not named."""
    count = len(state.card(source).passives)
    ability = words.number("ability", 1, 1, 8) - 1
    if ability >= count:
        raise ParseError("the card has no such ability", state.name(source))
    return ability


def read_links(state: SiegestormState, lines: list[tuple[int, str]]) -> tuple[list[Link], list[int]]:
    """All links, and their cards."""
    links: list[Link] = []
    cards: list[int] = []
    for number, line in lines:
        try:
            link = read_link(state, Words(line.split()), links, cards)
        except ParseError as error:
            raise ParseError(error.why, error.text, number) from None
        links.append(link)
        cards.append(int(link.source))
        if len(links) > MOST_LINKS:
            raise ParseError("too many links", line, number)
    return links, cards


def read_link(state: SiegestormState, words: Words, links: list[Link], cards: list[int]) -> Link:
    """`A action tengu targets=...`, `A storm from=A.S1`, `A ability from=A.T2 ability=2 answers=1`."""
    words.allow(["from", "card", "ability", "zone", "targets", "extras", "answers"], [], 3)
    you = parse_player(state, words.plain(0, "a player"))
    kind = LINK_KINDS.index(words.choice(1, "the kind of a link", LINK_KINDS))
    if "from" in words.facts:
        words.allow(list(words.facts), [], 2)
        source = parse_ref(state, words.facts["from"], cards)
        if source < 0:
            raise ParseError("a link has a card", words.facts["from"])
    elif kind == SPIRIT:
        source = spirit_card(state, you, words.plain(2, "a card"))
    else:
        if kind not in (ACTION, GANG):
            raise ParseError("name the card: from=A.T1", " ".join(words.all))
        source = read_card(state, you, words.plain(2, "a card"), LIMBO + 16 * you)
    ability = read_ability(state, words, source) if kind in (ABILITY, TOTEM) else -1
    check_link(state, you, kind, source, ability)
    zone = read_zone(state, words, you)
    if zone < 0:
        bordered = [track // 2 for track in state.battlefield.tracks[you]]
        zone = bordered[0] if bordered else 0
    link = Link(kind, you, source, ability, zone, [], 0, -1)
    entries = len(link.program(state).entries)
    targets = read_targets(state, words, entries, cards)
    extras = read_bits(words.items("extras"), entries, "an entry")
    answers = words.number("answers", len(links), 0, len(links)) - 1
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
