"""Positions from text: any moment at which a seat or chance is asked. See docs/notation/siegestorm.md.

What a line does not name takes its default, so that a case stays short: a duel of two starter decks, nothing in play,
the rest of each deck as Resources, and A's Deployment step.
"""

from typing import Final, cast

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError, parse_number
from warbox.engine.options import SetupError
from warbox.engine.page import Lines
from warbox.engine.turn import settle
from warbox.games.siegestorm.battlefield import BOSS, LAST, NOBODY, SEATS, Battlefield, first_battlefield
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import NOT_SET
from warbox.games.siegestorm.cards.verbs import NAMES
from warbox.games.siegestorm.effects.effect import EVERY_ZONE, NO_CARD, Effect
from warbox.games.siegestorm.readings import Readings
from warbox.games.siegestorm.rules.loops import OUT_NUMBERS
from warbox.games.siegestorm.rules.numbering import numbered
from warbox.games.siegestorm.rules.setup import new_table
from warbox.games.siegestorm.state import Player, SiegestormState
from warbox.games.siegestorm.text.card_lines import read_cards
from warbox.games.siegestorm.text.moments import Draft, place_moment
from warbox.games.siegestorm.text.notation import STAT, UNTIL, WHAT, ZONES_WHY
from warbox.games.siegestorm.text.player_lines import read_player, read_resources, read_spaces
from warbox.games.siegestorm.text.refs import parse_player, parse_ref

PLAYERS: Final = [*SEATS, BOSS]
DEFAULT_TURN: Final = 3  # both have had a turn


def read_position(lines: Lines) -> SiegestormState:
    readings = read_options(lines)
    box = read_cards(lines.blocks)
    field = read_field(lines, readings)
    state = SiegestormState(readings, box, field, [Player() for _ in range(int(field.players))])
    new_table(state)
    draft = read_players(state, lines)
    for number, said in lines.each("effect"):
        lines.now = number
        state.effects.append(read_effect(state, said))
    read_turn(state, lines)
    place_moment(draft, lines)
    read_past(state, lines)
    for tokens in (state.gang, state.spirit):
        if tokens:
            tokens.extend([0] * (len(state.place) - len(tokens)))
    if state.outcome is None:
        if state.battlefield.boss != NOBODY and not state.life:
            lines.at(BOSS)
            raise ParseError("the boss's Life is zero only when the game is over", "life=0")
        settle(state)
    return state


def read_options(lines: Lines) -> Readings:
    """The options, decks among them."""
    options = lines.options()
    try:
        return Readings(options)
    except SetupError as error:
        raise ParseError(str(error)) from None


def is_over(lines: Lines) -> bool:
    return lines.words.get("at", [""])[:1] == ["over"]


def read_field(lines: Lines, readings: Readings) -> Battlefield:
    """[SGS-LAST-02] [SGS-R-44] `zones 1=A-B 3=B-A`: who faces whom with three or four players; else as at the start."""
    field = first_battlefield(int(readings.mode), int(readings.seats))
    zones = lines.said("zones").table("zones")
    if not lines.has("zones"):
        return field
    if readings.mode != LAST:
        raise ParseError("'zones' is for three or four players")
    sides = [NOBODY] * len(field.sides)
    known = SEATS[: int(readings.seats)]
    for zone, value in zones.items():
        letters = cast(list[str], value)
        if letters[0] not in known or letters[1] not in known or letters[0] == letters[1]:
            raise ParseError(ZONES_WHY, f"{zone}={'-'.join(letters)}")
        index = parse_number(zone, "a zone", 1, int(field.zones)) - 1
        sides[index * 2] = known.index(letters[0])
        sides[index * 2 + 1] = known.index(letters[1])
    for seat in range(int(readings.seats)):
        if sides.count(seat) not in (0, 2):
            raise ParseError("every player borders two zones, one who is out none", SEATS[seat])
    if len([seat for seat in range(int(readings.seats)) if seat in sides]) < 2 and not is_over(lines):
        raise ParseError("at least two players are left")
    return Battlefield(LAST, int(readings.seats), sides)


def read_players(state: SiegestormState, lines: Lines) -> Draft:
    """All players' lines; what they say about the moment is kept for it."""
    letters = [state.letter(player) for player in range(len(state.players))]
    for key in PLAYERS:
        if lines.has(key) and key not in letters:
            lines.at(key)
            raise ParseError(f"players here are {' '.join(letters)}", key)
    said: list[Said] = []
    for player, letter in enumerate(letters):
        said.append(lines.said(letter))
        read_player(state, player, said[player])
        if state.players[player].alive != bool(state.battlefield.tracks[player]) and not is_over(lines):
            raise ParseError("a player who is out borders no zone, and only he: see 'zones'", letter)
    alive = [player for player in range(len(letters)) if state.players[player].alive]
    for player in alive:
        lines.at(letters[player])
        read_spaces(state, player, said[player])
    for player in alive:
        lines.at(letters[player])
        read_resources(state, player, said[player])
    for card in range(len(state.owner)):
        if not state.players[state.owner[card]].alive:
            lines.now = 0
            raise ParseError("the cards of a player who is out have left the game (SGS-R-44)", state.name(card))
    steps = [player for player, line in enumerate(said) if line.has("step")]
    answers = {player: line.text("answer") for player, line in enumerate(said) if line.has("answer")}
    return Draft(state, steps, answers)


def read_turn(state: SiegestormState, lines: Lines) -> None:
    """`turn 5 A cascade=2`; without a letter the moment says whose turn it is."""
    said = lines.said("turn")
    state.turn = said.number("turn", DEFAULT_TURN)
    state.active = parse_player(state, said.text("active")) if said.has("active") else -1
    state.cascade = said.number("cascade")


def read_effect(state: SiegestormState, said: Said) -> Effect:
    """`effect modify A card=A.T2 stat=ATT n=2 until=end_of_turn by=A`."""
    verb = said.text("verb")
    number = NAMES.index(verb)
    player = parse_player(state, said.text("player"))
    card = parse_ref(state, said.text("card"), []) if said.has("card") else NO_CARD
    if card >= 0 and not state.is_in_play(card):
        raise ParseError("a lasting effect hangs on a card in play", said.text("card"))
    if (card >= 0) != (number in (v.MODIFY, v.IGNORE_DEFENDERS) or (number == v.PROTECT and said.has("card"))):
        raise ParseError(f"'{verb}' is about a card or about a player", verb)
    until = said.index("until", UNTIL, v.END_OF_TURN)
    source = parse_ref(state, said.text("source"), []) if said.has("source") else NO_CARD
    if until == v.INSTANT or (until == v.WHILE) != (source >= 0) or (source >= 0 and not state.is_in_play(source)):
        raise ParseError("an effect lasts until end_of_turn, your_next_turn, next, or while its source is in play")
    zone = said.within("zone", 0, 0, int(state.battlefield.zones)) - 1
    return Effect(
        number,
        card,
        player,
        zone if zone >= 0 else EVERY_ZONE,
        said.number("n"),
        said.index("stat", STAT, v.ATT) if number == v.MODIFY else v.NOTHING,
        said.index("what", WHAT, WHAT.places["action"]) if number == v.MODIFY_COST else v.NOTHING,
        said.number("set", NOT_SET) if number == v.MODIFY_COST else NOT_SET,
        until,
        parse_player(state, said.text("by")) if said.has("by") else player,
        source,
        not said.has("passive"),
    )


def read_past(state: SiegestormState, lines: Lines) -> None:
    """[SGS-R-47] What must not come back in this turn, and which physical card is which: the program writes both."""
    if not lines.has("past") and not lines.has("ids"):
        return
    past, ids = lines.said("past").items("past"), lines.said("ids").items("ids")
    lines.at("past" if lines.has("past") else "ids")
    cards = numbered(state)
    if not past or not ids:
        raise ParseError("'past' and 'ids' go together, each with one list")
    state.past = [read_long(item) for item in past]
    numbers = [parse_number(item, "a card's number", 0, 9999) for item in ids]
    if len(numbers) != len(cards) or len(set(numbers)) != len(numbers):
        raise ParseError(f"'ids' names each of the {len(cards)} cards of the position once")
    state.ident = [OUT_NUMBERS + card for card in range(len(state.design))]
    for index, card in enumerate(cards):
        state.ident[card] = numbers[index]


def read_long(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 15):
        raise ParseError("'past' lists numbers", text)
    return int(text)
