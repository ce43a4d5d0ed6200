"""A player's line of a position: piles, spaces and flags."""

from typing import Final, cast

from warbox.engine.game import View
from warbox.engine.lines import Said
from warbox.engine.notation import ParseError, parse_number
from warbox.games.siegestorm.actions import OWN, card_owner
from warbox.games.siegestorm.battlefield import (
    CASUALTIES,
    FL,
    HAND,
    HEAL,
    NML,
    ON_FIELD,
    ON_TRACK,
    RESERVE,
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
from warbox.games.siegestorm.cards.box import ADVANCED_DECK, BASIC_DECK
from warbox.games.siegestorm.cards.deck import STARTER_NAMES, starter
from warbox.games.siegestorm.rules.moving import in_order
from warbox.games.siegestorm.rules.passing import MOST_PASSES
from warbox.games.siegestorm.state import DONE, HAND_LIMIT, NEWER, SiegestormState
from warbox.games.siegestorm.text.notation import STEP
from warbox.games.siegestorm.text.refs import new_card

MOST_IN_ALL: Final = 1000  # cards of a position


def read_player(state: SiegestormState, player: int, said: Said) -> None:
    """Everything but the Resources, which depend on what the other lines name."""
    if said.has("out"):
        state.players[player].alive = False
        if len(said.values) > 1:
            raise ParseError("of a player who is out nothing is left", "out")
        return
    piles = state.players[player]
    read_hand(state, player, read_pile(state, player, said.items("hand"), HAND))
    piles.casualties = read_pile(state, player, said.items("casualties"), CASUALTIES)[::-1]
    piles.heal = read_pile(state, player, said.items("heal"), HEAL)[::-1]
    read_flags(state, player, said)
    if state.is_boss(player):
        read_boss(state, player, said)
    else:
        piles.support = read_support(state, player, cast(list[View], said.items("support")))
        piles.passed = read_passed(state, cast(list[View], said.items("passed")))


def read_hand(state: SiegestormState, player: int, cards: list[int]) -> None:
    """[SGS-DRAW-06] At most ten cards, kept in the order of the box."""
    if len(cards) > HAND_LIMIT and not state.is_boss(player):
        raise ParseError("a hand holds at most 10 cards (SGS-DRAW-06)", f"{len(cards)} cards")
    state.players[player].hand = in_order(state, cards)


def read_flags(state: SiegestormState, player: int, said: Said) -> None:
    piles = state.players[player]
    piles.extra = said.has("extra")
    piles.had_extra = said.has("had_extra")
    if said.has("no_token"):
        if not state.is_boss(player):
            raise ParseError("the Reserve token is the boss's", "no-token")
        state.reserve_token = False
    piles.step = said.index("step", STEP, DONE)
    for zone in said.items("deployed"):
        number = parse_number(zone, "a zone", 1, int(state.battlefield.zones))
        piles.deployed |= [1, 2, 4, 8][number - 1]


def read_boss(state: SiegestormState, player: int, said: Said) -> None:
    """[SGS-SOLO-03] [SGS-SOLO-04] Life and Menace; unnamed they are as at the start."""
    if said.has("life"):
        start = state.readings.boss.life[state.readings.column]
        state.life = parse_number(said.text("life"), "the boss's Life", 0, start)
    state.menace = said.number("menace", int(state.menace))
    cards = [read_card(state, player, name, RESERVE) for name in said.items("reserve")]  # it is nobody's pile
    state.reserve = in_order(state, cards)


def read_card(state: SiegestormState, holder: int, word: str, place: int) -> int:
    """`tengu` or `tengu@B`: a new card."""
    name, owner = card_owner(word)
    if name not in state.box.numbers:
        raise ParseError("there is no such card", name)
    who = holder
    if owner != OWN:
        who = int(state.battlefield.boss) if owner == len(SEATS) else owner
        if not 0 <= who < len(state.players):
            raise ParseError("there is no such player at this table", word)
        if who == holder:
            raise ParseError("an owner is named only if it is somebody else", word)
    if len(state.design) >= MOST_IN_ALL:
        raise ParseError("too many cards")
    return new_card(state, state.box.numbers[name], who, place)


def read_pile(state: SiegestormState, player: int, names: list[str], kind: int) -> list[int]:
    """Cards of a player's pile, in the order in which they are named."""
    return [read_card(state, player, name, kind + 16 * player) for name in names]


def read_support(state: SiegestormState, player: int, supporters: list[View]) -> list[int]:
    support: list[int] = []
    for one in supporters:
        card = read_card(state, player, str(one["card"]), SUPPORT + 16 * player)
        support.append(card * 2 + (1 if one["committed"] else 0))
    return support


def read_passed(state: SiegestormState, entries: list[View]) -> list[int]:
    """Reactions that could have answered what was let pass."""
    passed: list[int] = []
    for entry in entries:
        name = str(entry["card"])
        number = state.box.numbers.get(name, -1)
        if number not in state.box.reactions:
            raise ParseError("only a Reaction can have been kept back", name)
        passed.append(number * NEWER + cast(int, entry["newer"]))
        if len([one for one in passed if one // NEWER == number]) > MOST_PASSES:
            raise ParseError(f"at most {MOST_PASSES} passes are remembered of one card", name)
    return sorted(passed)


# spaces


def read_spaces(state: SiegestormState, player: int, said: Said) -> None:
    """Storming creatures are `S1`, `S2`, ..., the outermost storm first."""
    storms: list[tuple[int, int, View]] = []
    for name, found in said.table("spaces").items():
        if found is None:
            continue
        value = cast(View, found)
        zone_name, dot, slot_name = name.rpartition(".")
        slot = SLOT_NAMES.index(slot_name)
        zone = read_zone(state, player, slot, zone_name if dot else "", name)
        if slot >= SLOT_STORM:
            storms.append((slot, zone, value))
        else:
            put_card(state, player, zone, slot, value, name)
    storms.sort(key=lambda storm: storm[0])
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


def put_card(state: SiegestormState, player: int, zone: int, slot: int, value: View, name: str) -> None:
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


def read_card_in_play(state: SiegestormState, player: int, value: View, place: int) -> int:
    """A card with its tokens and the abilities that were used."""
    word = str(value["card"])
    card = read_card(state, player, word, place)
    design = state.card(card)
    if not design.is_creature:
        raise ParseError("only a card with ATT and DEF can be in play (SGS-R-18)", word)
    if value["gang"]:
        state.gang = with_tokens(state.gang, card, cast(int, value["gang"]))
    if value["spirit"]:
        state.spirit = with_tokens(state.spirit, card, cast(int, value["spirit"]))
    for number in cast(list[int], value["used"]):
        use = card * 8 + number - 1
        if number > len(design.passives) or not design.passives[number - 1].limited or use in state.used:
            raise ParseError("this ability is not one that is used once per turn", f"used{number}")
        state.used.append(use)
    return card


def with_tokens(tokens: list[int], card: int, number: int) -> list[int]:
    return tokens + [0] * (card - len(tokens)) + [number]


# Resources


def read_resources(state: SiegestormState, player: int, said: Said) -> None:
    """A list, the top card first; a number: so many of the default; unnamed: all of the default."""
    named = said.values.get("resources")
    if isinstance(named, list):
        state.players[player].resources = read_pile(state, player, cast(list[str], named), RESOURCES)[::-1]
        return
    designs = default_resources(state, player)
    wanted = said.number("resources", len(designs))
    if wanted > len(designs):
        raise ParseError(f"only {len(designs)} cards of the deck are left: name the Resources", str(wanted))
    cards = [new_card(state, design, player, RESOURCES + 16 * player) for design in designs[:wanted]]
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
