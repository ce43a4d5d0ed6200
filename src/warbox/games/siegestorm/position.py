"""Positions from text: any moment at which a seat or chance is asked. See docs/notation/siegestorm.md.

What a line does not name takes its default, so that a case stays short: a duel of two starter decks, nothing in play,
the rest of each deck as Resources, and A's Deployment step.
"""

from typing import Final

from warbox.engine.game import SetupError, complete_options
from warbox.engine.notation import ParseError, parse_number
from warbox.engine.turn import settle
from warbox.games.siegestorm import vocabulary as v
from warbox.games.siegestorm.battlefield import BOSS, LAST, NOBODY, SEATS, Battlefield, first_battlefield
from warbox.games.siegestorm.card import NOT_SET
from warbox.games.siegestorm.card_lines import BLOCK, INLINE, CardText, read_cards
from warbox.games.siegestorm.effect import EVERY_ZONE, NO_CARD, Effect
from warbox.games.siegestorm.loops import OUT_NUMBERS
from warbox.games.siegestorm.moments import Draft, place_moment
from warbox.games.siegestorm.numbering import numbered
from warbox.games.siegestorm.player_tokens import PlayerLine, read_player, read_resources, read_spaces
from warbox.games.siegestorm.readings import OPTIONS, Readings
from warbox.games.siegestorm.refs import parse_player, parse_ref
from warbox.games.siegestorm.setup import new_table
from warbox.games.siegestorm.state import Player, SiegestormState
from warbox.games.siegestorm.words import Words

PLAYERS: Final = [*SEATS, BOSS]
SINGLE: Final = ["game", "options", "turn", *SEATS, BOSS, "zones", "at", "past", "ids"]
MANY: Final = ["effect", "link", "under"]
DERIVED: Final = ["count", "top", "now"]  # written for people and checks; whoever reads a position works them out anew
KEYS: Final = [*SINGLE, *MANY, *DERIVED, INLINE, BLOCK]
DEFAULT_TURN: Final = 3  # both have had a turn
MOST_TURN: Final = 999_999


class Lines:
    """The lines of a position by their key, each with its number for error messages."""

    def __init__(self, text: str) -> None:
        self.words: Final[dict[str, list[str]]] = {}
        self.numbers: Final[dict[str, int]] = {}
        self.many: Final[dict[str, list[tuple[int, str]]]] = {key: [] for key in MANY}
        self.cards: Final[list[CardText]] = []
        in_card = False
        for number, raw in enumerate(text.splitlines(), 1):
            line = without_comment(raw)
            key = key_of_line(line)
            if in_card and key not in KEYS:
                self.cards[-1].lines.append(line)
                in_card = self.cards[-1].is_open()
                continue
            in_card = key in (INLINE, BLOCK)
            if in_card:
                self.cards.append(CardText(number, key == BLOCK, line[len(key) :]))
                in_card = self.cards[-1].is_open()
            elif line:
                self.read_line(key, line, number)

    def read_line(self, key: str, line: str, number: int) -> None:
        rest = line.partition(" ")[2].strip()
        if key in MANY:
            self.many[key].append((number, rest))
        elif key in SINGLE:
            if key in self.words:
                raise ParseError(f"a second line '{key}'", line, number)
            self.words[key] = rest.split()
            self.numbers[key] = number
        elif key not in DERIVED:
            raise ParseError(f"a line starts with one of {', '.join(KEYS)}", line, number)


def key_of_line(line: str) -> str:
    """The first word; of a player's line without its colon."""
    key = line.partition(" ")[0]
    return key.rstrip(":") if key.rstrip(":") in PLAYERS else key


def without_comment(raw: str) -> str:
    return raw.partition("#")[0].strip()


def parse_position(text: str) -> SiegestormState:
    lines = Lines(text)
    if lines.words.get("game", ["siegestorm"]) != ["siegestorm"]:
        raise ParseError("not a position of siegestorm", " ".join(lines.words["game"]), lines.numbers["game"])
    readings = read_options(lines)
    box = read_cards(lines.cards)
    field = read_field(lines, readings)
    state = SiegestormState(readings, box, field, [Player() for _ in range(int(field.players))])
    new_table(state)
    draft = read_players(state, lines)
    for number, line in lines.many["effect"]:
        at_line(state, line, number)
    read_turn(state, lines)
    place_moment(draft, lines.many["link"], lines.many["under"], lines.words.get("at"), lines.numbers.get("at", 0))
    read_past(state, lines)
    for tokens in (state.gang, state.spirit):
        if tokens:
            tokens.extend([0] * (len(state.place) - len(tokens)))
    if state.outcome is None:
        if state.battlefield.boss != NOBODY and not state.life:
            raise ParseError("the boss's Life is zero only when the game is over", "life=0", lines.numbers["boss"])
        settle(state)
    return state


def at_line(state: SiegestormState, line: str, number: int) -> None:
    try:
        state.effects.append(read_effect(state, Words(line.split())))
    except ParseError as error:
        raise ParseError(error.why, error.text, number) from None


def read_options(lines: Lines) -> Readings:
    chosen: dict[str, str] = {}
    line = lines.numbers.get("options", 0)
    for word in lines.words.get("options", []):
        name, equals, value = word.partition("=")
        if not equals:
            raise ParseError("an option is NAME=VALUE", word, line)
        if name in chosen:
            raise ParseError(f"option '{name}' stands twice", word, line)
        chosen[name] = value
    try:
        return Readings(complete_options(OPTIONS, chosen))
    except SetupError as error:
        raise ParseError(str(error), "", line) from None


def read_field(lines: Lines, readings: Readings) -> Battlefield:
    """[SGS-LAST-02] [SGS-R-44] `zones 1=A-B 3=B-A`: who faces whom with three or four players; else as at the start."""
    field = first_battlefield(int(readings.mode), int(readings.seats))
    number = lines.numbers.get("zones", 0)
    if "zones" not in lines.words:
        return field
    if readings.mode != LAST:
        raise ParseError("'zones' is for three or four players", "", number)
    sides = [NOBODY] * len(field.sides)
    for word in lines.words["zones"]:
        zone, _, pair = word.partition("=")
        letters = pair.split("-")
        known = SEATS[: int(readings.seats)]
        if len(letters) != 2 or letters[0] not in known or letters[1] not in known or letters[0] == letters[1]:
            raise ParseError("write 'zones 1=A-B 2=B-C ...'", word, number)
        index = parse_number(zone, "a zone", 1, int(field.zones)) - 1
        if sides[index * 2] != NOBODY:
            raise ParseError("a zone stands twice", word, number)
        sides[index * 2] = known.index(letters[0])
        sides[index * 2 + 1] = known.index(letters[1])
    for seat in range(int(readings.seats)):
        if sides.count(seat) not in (0, 2):
            raise ParseError("every player borders two zones, one who is out none", SEATS[seat], number)
    over = lines.words.get("at", [""])[:1] == ["over"]
    if len([seat for seat in range(int(readings.seats)) if seat in sides]) < 2 and not over:
        raise ParseError("at least two players are left", "", number)
    return Battlefield(LAST, int(readings.seats), sides)


def read_players(state: SiegestormState, lines: Lines) -> Draft:
    """All players' lines; what they say about the moment is kept for it."""
    letters = [state.letter(player) for player in range(len(state.players))]
    for key in PLAYERS:
        if key in lines.words and key not in letters:
            raise ParseError(f"players here are {' '.join(letters)}", key, lines.numbers[key])
    read: list[PlayerLine] = []
    key = ""
    try:
        for player, letter in enumerate(letters):
            key = letter
            read.append(PlayerLine(lines.words.get(key, [])))
            read_player(state, player, read[player])
            bordering = bool(state.battlefield.tracks[player])
            if state.players[player].alive != bordering and lines.words.get("at", [""])[:1] != ["over"]:
                raise ParseError("a player who is out borders no zone, and only he: see 'zones'", key)
        for player, letter in enumerate(letters):
            key = letter
            if state.players[player].alive:
                read_spaces(state, player, read[player])
        for player, letter in enumerate(letters):
            key = letter
            if state.players[player].alive:
                read_resources(state, player, read[player].facts.get("resources"))
    except ParseError as error:
        raise ParseError(error.why, error.text, lines.numbers.get(key, 0)) from None
    for card in range(len(state.owner)):
        if not state.players[state.owner[card]].alive:
            raise ParseError("the cards of a player who is out have left the game (SGS-R-44)", state.name(card))
    steps = [player for player, line in enumerate(read) if "step" in line.facts]
    answers = {player: line.facts["answer"] for player, line in enumerate(read) if "answer" in line.facts}
    return Draft(state, steps, answers)


def read_turn(state: SiegestormState, lines: Lines) -> None:
    """`turn 5 A cascade=2`; without a letter the moment says whose turn it is."""
    state.turn = DEFAULT_TURN
    state.active = -1
    try:
        for index, word in enumerate(lines.words.get("turn", [])):
            name, equals, value = word.partition("=")
            if equals and name == "cascade":
                state.cascade = parse_number(value, "the cascade", 0, 999)
            elif not index and word.isdecimal():
                state.turn = parse_number(word, "the turn", 0, MOST_TURN)
            elif state.active < 0:
                state.active = parse_player(state, word)
            else:
                raise ParseError("write 'turn NUMBER PLAYER'", word)
    except ParseError as error:
        raise ParseError(error.why, error.text, lines.numbers["turn"]) from None


def read_effect(state: SiegestormState, words: Words) -> Effect:
    """`effect modify A card=A.T2 stat=ATT n=2 until=end_of_turn by=A`."""
    words.allow(["card", "zone", "stat", "what", "set", "n", "until", "by", "source"], ["passive"])
    verb = words.choice(0, "an effect", [v.VERBS[verb] for verb in v.LASTING])
    number = v.VERBS.index(verb)
    player = parse_player(state, words.plain(1, "a player"))
    card = parse_ref(state, words.facts["card"], []) if "card" in words.facts else NO_CARD
    if card >= 0 and not state.is_in_play(card):
        raise ParseError("a lasting effect hangs on a card in play", words.facts["card"])
    if (card >= 0) != (number in (v.MODIFY, v.IGNORE_DEFENDERS) or (number == v.PROTECT and "card" in words.facts)):
        raise ParseError(f"'{verb}' is about a card or about a player", verb)
    until = v.DURATIONS.index(words.fact("until", "end_of_turn", v.DURATIONS))
    source = parse_ref(state, words.facts["source"], []) if "source" in words.facts else NO_CARD
    if until == v.INSTANT or (until == v.WHILE) != (source >= 0) or (source >= 0 and not state.is_in_play(source)):
        raise ParseError("an effect lasts until end_of_turn, your_next_turn, next, or while its source is in play")
    zone = words.number("zone", 0, 0, int(state.battlefield.zones)) - 1
    stat = v.STATS.index(words.fact("stat", "ATT", v.STATS)) if number == v.MODIFY else v.NOTHING
    what = v.WHAT.index(words.fact("what", "action", v.WHAT)) if number == v.MODIFY_COST else v.NOTHING
    by = parse_player(state, words.facts["by"]) if "by" in words.facts else player
    return Effect(
        number,
        card,
        player,
        zone if zone >= 0 else EVERY_ZONE,
        words.number("n", 0, -999, 999),
        stat,
        what,
        words.number("set", NOT_SET, 0, 99) if number == v.MODIFY_COST else NOT_SET,
        until,
        by,
        source,
        "passive" not in words.flags,
    )


def read_past(state: SiegestormState, lines: Lines) -> None:
    """[SGS-R-47] What must not come back in this turn, and which physical card is which: the program writes both."""
    if "past" not in lines.words and "ids" not in lines.words:
        return
    line = lines.numbers.get("past", lines.numbers.get("ids", 0))
    past, ids = lines.words.get("past", []), lines.words.get("ids", [])
    cards = numbered(state)
    if len(past) != 1 or len(ids) != 1:
        raise ParseError("'past' and 'ids' go together, each with one list", "", line)
    state.past = [read_long(item, line) for item in past[0].split(",")]
    numbers = [parse_number(item, "a card's number", 0, 9999) for item in ids[0].split(",")]
    if len(numbers) != len(cards) or len(set(numbers)) != len(numbers):
        raise ParseError(f"'ids' names each of the {len(cards)} cards of the position once", "", line)
    state.ident = [OUT_NUMBERS + card for card in range(len(state.design))]
    for index, card in enumerate(cards):
        state.ident[card] = numbers[index]


def read_long(text: str, line: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 15):
        raise ParseError("'past' lists numbers", text, line)
    return int(text)
