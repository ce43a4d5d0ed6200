"""A player's line of a position: piles, spaces and flags."""

from typing import Final

from warbox.engine.notation import ParseError, parse_number
from warbox.games.siegestorm.actions import OWN, parse_card_word
from warbox.games.siegestorm.battlefield import (
    CASUALTIES,
    FL,
    HAND,
    HEAL,
    NML,
    ON_FIELD,
    ON_TRACK,
    RESOURCES,
    SEATS,
    SLOT_FL,
    SLOT_NAMES,
    SLOT_NML,
    SLOT_STORM,
    SPACES,
    STORMING,
    SUPPORT,
)
from warbox.games.siegestorm.box import ADVANCED_DECK, BASIC_DECK
from warbox.games.siegestorm.deck import STARTER_NAMES, starter
from warbox.games.siegestorm.moving import in_order
from warbox.games.siegestorm.refs import new_card
from warbox.games.siegestorm.state import DONE, HAND_LIMIT, LEAST_MENACE, MOST_MENACE, SiegestormState
from warbox.games.siegestorm.view import STEPS

PILES: Final = {"hand": HAND, "casualties": CASUALTIES, "heal": HEAL}
MOST_CARDS: Final = 99  # in one pile
FLAGS: Final = ["extra", "had-extra", "no-token", "out"]
NAMES: Final = ["hand", "resources", "casualties", "heal", "support", "step", "deployed", "answer"]
BOSS_NAMES: Final = ["hand", "resources", "casualties", "reserve", "life", "menace"]


class PlayerLine:
    """The words of a line, each fact once."""

    def __init__(self, words: list[str]) -> None:
        self.facts: Final[dict[str, str]] = {}
        self.flags: Final[list[str]] = []
        for word in words:
            name, equals, value = word.partition("=")
            if name in self.facts or name in self.flags:
                raise ParseError(f"'{name}' stands twice", word)
            if equals:
                self.facts[name] = value
            elif word in FLAGS:
                self.flags.append(word)
            else:
                raise ParseError(f"a word of a player is NAME=VALUE or one of {', '.join(FLAGS)}", word)


def read_player(state: SiegestormState, player: int, line: PlayerLine) -> None:
    """Everything but the Resources, which depend on what the other lines name."""
    boss = state.is_boss(player)
    for name in line.facts:
        slot = name.split(".")[-1]
        if slot not in SLOT_NAMES and name not in (BOSS_NAMES if boss else NAMES):
            raise ParseError(f"no such fact; there are {', '.join(BOSS_NAMES if boss else NAMES)}, T1, FL, ...", name)
    if "out" in line.flags:
        state.players[player].alive = False
        if len(line.flags) > 1 or line.facts:
            raise ParseError("of a player who is out nothing is left", "out")
        return
    piles = state.players[player]
    for name, kind in PILES.items():
        cards = read_cards(state, player, line.facts.get(name, "-"), kind)
        if kind == HAND:
            read_hand(state, player, cards)
        elif kind == CASUALTIES:
            piles.casualties = cards[::-1]
        else:
            piles.heal = cards[::-1]
    read_flags(state, player, line)
    if boss:
        read_boss(state, player, line)
        return
    piles.support = read_support(state, player, line.facts.get("support", "-"))


def read_hand(state: SiegestormState, player: int, cards: list[int]) -> None:
    """[SGS-DRAW-06] At most ten cards, kept in the order of the box."""
    if len(cards) > HAND_LIMIT and not state.is_boss(player):
        raise ParseError("a hand holds at most 10 cards (SGS-DRAW-06)", f"{len(cards)} cards")
    state.players[player].hand = in_order(state, cards)


def read_flags(state: SiegestormState, player: int, line: PlayerLine) -> None:
    piles = state.players[player]
    piles.extra = "extra" in line.flags
    piles.had_extra = "had-extra" in line.flags
    if "no-token" in line.flags:
        if not state.is_boss(player):
            raise ParseError("the Reserve token is the boss's", "no-token")
        state.reserve_token = False
    piles.step = DONE
    if "step" in line.facts:
        if line.facts["step"] not in STEPS:
            raise ParseError(f"steps are {', '.join(STEPS)}", line.facts["step"])
        piles.step = STEPS.index(line.facts["step"])
    for zone in line.facts["deployed"].split(",") if "deployed" in line.facts else []:
        number = parse_number(zone, "a zone", 1, int(state.battlefield.zones))
        piles.deployed |= [1, 2, 4, 8][number - 1]


def read_boss(state: SiegestormState, player: int, line: PlayerLine) -> None:
    """[SGS-SOLO-03] [SGS-SOLO-04] Life and Menace; unnamed they are as at the start."""
    facts = line.facts
    start = state.readings.boss.life[state.readings.column]
    if "life" in facts:
        state.life = parse_number(facts["life"], "the boss's Life", 0, start)
    if "menace" in facts:
        state.menace = parse_number(facts["menace"], "the Menace Level", LEAST_MENACE, MOST_MENACE)
    cards = read_cards(state, player, facts.get("reserve", "-"), 0)
    for card in cards:
        state.place[card] = 7  # the Reserve is nobody's pile
    state.reserve = in_order(state, cards)


def read_card(state: SiegestormState, holder: int, word: str, place: int) -> int:
    """`tengu` or `tengu@B`: a new card."""
    name, owner = parse_card_word(word)
    if name not in state.box.numbers:
        raise ParseError("there is no such card", name)
    who = holder
    if owner != OWN:
        who = int(state.battlefield.boss) if owner == len(SEATS) else owner
        if not 0 <= who < len(state.players):
            raise ParseError("there is no such player at this table", word)
        if who == holder:
            raise ParseError("an owner is named only if it is somebody else", word)
    if len(state.design) >= 1000:
        raise ParseError("too many cards")
    return new_card(state, state.box.numbers[name], who, place)


def read_cards(state: SiegestormState, player: int, text: str, kind: int) -> list[int]:
    """`tengu:2,assassin`, the first being on top; `-`: none."""
    cards: list[int] = []
    for item in [] if text == "-" else text.split(","):
        word, colon, count = item.partition(":")
        number = parse_number(count, "a number of cards", 1, MOST_CARDS) if colon else 1
        for _ in range(number):
            cards.append(read_card(state, player, word, kind + 16 * player))
        if len(cards) > MOST_CARDS:
            raise ParseError(f"a pile has at most {MOST_CARDS} cards", item)
    return cards


def read_support(state: SiegestormState, player: int, text: str) -> list[int]:
    """`tengu,assassin:committed`; `tengu:3` are three ready ones, `tengu:3:committed` three committed ones."""
    support: list[int] = []
    for item in [] if text == "-" else text.split(","):
        word, colon, count = item.removesuffix(":committed").partition(":")
        committed = item.endswith(":committed")
        if colon and not count.isdecimal():
            raise ParseError("after a Supporter stands ':committed' or how many there are", item)
        number = parse_number(count, "a number of Supporters", 1, MOST_CARDS) if colon else 1
        for _ in range(number):
            card = read_card(state, player, word, SUPPORT + 16 * player)
            support.append(card * 2 + (1 if committed else 0))
    if len(support) > MOST_CARDS:
        raise ParseError(f"at most {MOST_CARDS} Supporters")
    return support


# spaces


def read_spaces(state: SiegestormState, player: int, line: PlayerLine) -> None:
    """`T1=tengu`, `FL=tengu@B:gang2`, with several zones `2.T1=tengu`; storming creatures are `S1`, `S2`, ..."""
    storms: list[tuple[int, int, str]] = []
    for name, value in line.facts.items():
        zone_name, dot, slot_name = name.rpartition(".")
        if slot_name not in SLOT_NAMES or value == "-":
            continue
        slot = SLOT_NAMES.index(slot_name)
        zone = read_zone(state, player, slot, zone_name if dot else "", name)
        if slot >= SLOT_STORM:
            storms.append((slot, zone, value))
        else:
            put_card(state, player, zone, slot, value, name)
    storms.sort()
    for number, (slot, zone, value) in enumerate(storms):
        if slot != SLOT_STORM + number:
            raise ParseError("storming creatures are S1, S2, ... without a gap", SLOT_NAMES[slot])
        track = state.battlefield.own_track(player, zone)
        card = read_card_in_play(state, player, value, STORMING + 16 * track)
        state.storming.append(card)


def read_zone(state: SiegestormState, player: int, slot: int, text: str, name: str) -> int:
    """The zone of a space: named where the player has several such spaces, and only there."""
    field = state.battlefield
    known: list[str] = []
    for track in range(len(field.sides)):
        if field.sides[track] != player or (slot not in (SLOT_FL, SLOT_NML) and track not in field.tracks[player]):
            continue
        zone = track // 2
        wanted = field.key(player, zone, 0 if slot >= SLOT_STORM else slot) // len(SLOT_NAMES) % 5
        if text == (str(wanted) if wanted else ""):
            return zone
        known.append(f"{wanted}.{SLOT_NAMES[slot]}" if wanted else SLOT_NAMES[slot])
    raise ParseError(f"this player has no such space; there is {', '.join(known)}", name)


def put_card(state: SiegestormState, player: int, zone: int, slot: int, value: str, name: str) -> None:
    field = state.battlefield
    side = field.side_of(player, zone)
    if slot == SLOT_FL or slot == SLOT_NML:
        index = zone * 3 + (NML if slot == SLOT_NML else FL + side)
        if state.field[index] >= 0:
            raise ParseError("a space holds one card", name)
        state.field[index] = read_card_in_play(state, player, value, ON_FIELD + index)
        if slot == SLOT_NML:
            state.no_mans[zone] = side
        return
    index = field.own_track(player, zone) * SPACES + slot
    state.track[index] = read_card_in_play(state, player, value, ON_TRACK + index)


def read_card_in_play(state: SiegestormState, player: int, text: str, place: int) -> int:
    """`tengu`, `goblin_tank:gang2:spirit1`, `assassin:used1`."""
    words = text.split(":")
    card = read_card(state, player, words[0], place)
    if not state.card(card).is_creature:
        raise ParseError("only a card with ATT and DEF can be in play (SGS-R-18)", words[0])
    for word in words[1:]:
        kind = word.rstrip("0123456789")
        if kind not in ("gang", "spirit", "used"):
            raise ParseError("a card in play has :gangN, :spiritN, :usedN", word)
        number = parse_number(word[len(kind) :], f"the number of '{kind}'", 1, 99)
        if kind == "gang":
            state.gang = with_tokens(state.gang, card, number)
        elif kind == "spirit":
            state.spirit = with_tokens(state.spirit, card, number)
        else:
            passives = state.card(card).passives
            if number > len(passives) or not passives[number - 1].limited or card * 8 + number - 1 in state.used:
                raise ParseError("this ability is not one that is used once per turn", word)
            state.used.append(card * 8 + number - 1)
    return card


def with_tokens(tokens: list[int], card: int, number: int) -> list[int]:
    return tokens + [0] * (card - len(tokens)) + [number]


# Resources


def read_resources(state: SiegestormState, player: int, text: str | None) -> None:
    """A list, the top card first; a number: so many of the default; unnamed: all of the default."""
    if text is not None and not text.isdecimal():
        state.players[player].resources = read_cards(state, player, text, RESOURCES)[::-1]
        return
    designs = default_resources(state, player)
    if text is not None:
        wanted = parse_number(text, "the number of Resources", 0, MOST_CARDS)
        if wanted > len(designs):
            raise ParseError(f"only {len(designs)} cards of the deck are left: name the Resources", text)
        designs = designs[:wanted]
    cards = [new_card(state, design, player, RESOURCES + 16 * player) for design in designs]
    state.players[player].resources = cards[::-1]


def default_resources(state: SiegestormState, player: int) -> list[int]:
    """The deck in the order of its list, without the cards that the position names elsewhere."""
    if state.is_boss(player):
        boss, column = state.readings.boss, int(state.readings.column)
        designs = BASIC_DECK[: boss.basic[column]] + ADVANCED_DECK[: boss.advanced[column]]
    else:
        deck = state.readings.decks[player]
        designs = (starter(STARTER_NAMES[0]) if deck is None else deck).designs(state.box)
    left = designs.copy()
    for card in range(len(state.design)):
        if state.owner[card] == player and state.design[card] in left:
            left.remove(state.design[card])
    return left
