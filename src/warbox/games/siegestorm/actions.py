"""What the players can answer. Actions that name no card of a position's own are constants."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.notation import ParseError, parse_number
from warbox.games.siegestorm.battlefield import BOSS, SEATS, SPOT_KEYS, SPOT_TEXTS

OWN: Final = -1  # the card belongs to the player who holds it
UNKNOWN_DESIGN: Final = -1  # a card that only a position has: it is found by its name
MOST_ABILITIES: Final = 8
MOST_NUMBER: Final = 99

# verbs that name a card
PLAY: Final = 0
DEPLOY_CARD: Final = 1
DISCARD_CARD: Final = 2
PICK: Final = 3
TARGET: Final = 4
PUT: Final = 5
KEEP_CARD: Final = 6
TRIGGER_CARD: Final = 7
CARD_VERBS: Final = ["play", "deploy", "discard", "pick", "target", "put", "keep", "trigger"]
# verbs that name a space; those after ATTACK may name an ability of the card there
USE: Final = 0
TRIGGER: Final = 1
APPLY: Final = 2
TARGET_SPOT: Final = 3
PICK_SPOT: Final = 4
ATTACK: Final = 5
SPOT_VERBS: Final = ["use", "trigger", "apply", "target", "pick", "attack"]
ABILITY_VERBS: Final = 3
# verbs that name a player
PICK_PLAYER: Final = 0
ATTACK_PLAYER: Final = 1
PLAYER_VERBS: Final = ["pick", "attack"]
# verbs that name a number
COMMIT_NUMBER: Final = 0
PICK_NUMBER: Final = 1
TRACK_NUMBER: Final = 2
ADVANCE_NUMBER: Final = 3
NUMBER_VERBS: Final = ["commit", "pick", "track", "advance"]


class CardAction(Action):
    """`play tengu`, `discard tengu@B`: a card by its id, and its owner if that is not the one who holds it."""

    def __init__(self, verb: int, name: str, owner: int, design: int) -> None:
        super().__init__(f"{CARD_VERBS[verb]} {name}" + ("" if owner == OWN else f"@{owner_letter(owner)}"))
        self.verb: Final[i64] = verb
        self.name: Final = name
        self.owner: Final[i64] = owner  # a seat, 4 for the boss, or OWN
        self.design: Final[i64] = design


class SpotAction(Action):
    """`target B.T2`, `use A.FL`, `use A.FL 2`: a space, and which of the abilities of the card there."""

    def __init__(self, verb: int, key: int, ability: int) -> None:
        number = f" {ability + 1}" if ability else ""
        super().__init__(f"{SPOT_VERBS[verb]} {SPOT_TEXTS[key]}{number}")
        self.verb: Final[i64] = verb
        self.key: Final[i64] = key
        self.ability: Final[i64] = ability


class PlayerAction(Action):
    """`attack B`, `pick A`: a player, 4 being the boss."""

    def __init__(self, verb: int, player: int) -> None:
        super().__init__(f"{PLAYER_VERBS[verb]} {owner_letter(player)}")
        self.verb: Final[i64] = verb
        self.player: Final[i64] = player


class NumberAction(Action):
    """`commit 2`: the second Supporter; `track 3`: the track along zone 3."""

    def __init__(self, verb: int, number: int) -> None:
        super().__init__(f"{NUMBER_VERBS[verb]} {number}")
        self.verb: Final[i64] = verb
        self.number: Final[i64] = number


class Mulligan(Action):
    """`mulligan tengu`, `mulligan tengu assassin`: these go under the Resources."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(" ".join(["mulligan", *names]))
        self.names: Final = names


class DeckChoice(Action):
    """`deck ysra`, `deck tengu:2,assassin:2,...`."""

    def __init__(self, deck: str) -> None:
        super().__init__(f"deck {deck}")
        self.deck: Final = deck


def owner_letter(player: int) -> str:
    return BOSS if player == len(SEATS) else SEATS[player]


NEXT: Final = Action("next")
PASS: Final = Action("pass")
PAY: Final = Action("pay")
EXTRA: Final = Action("extra")
NO_EXTRA: Final = Action("no-extra")
STORM_ORDER: Final = Action("storm")
HOLD_FRONT: Final = Action("hold FL")
HOLD_NO_MANS: Final = Action("hold NML")
SUPPORT_ORDER: Final = Action("support")
YES: Final = Action("yes")
NO: Final = Action("no")
ENOUGH: Final = Action("done")
NONE: Final = Action("none")
TOP: Final = Action("top")
BOTTOM: Final = Action("bottom")
KEEP: Final = Action("keep")
AGREE: Final = Action("agree")
REFUSE: Final = Action("refuse")
CONCEDE: Final = Action("concede")
PLAIN: Final = {
    action.text: action
    for action in [
        NEXT,
        PASS,
        PAY,
        EXTRA,
        NO_EXTRA,
        STORM_ORDER,
        HOLD_FRONT,
        HOLD_NO_MANS,
        SUPPORT_ORDER,
        YES,
        NO,
        ENOUGH,
        NONE,
        TOP,
        BOTTOM,
        KEEP,
        AGREE,
        REFUSE,
        CONCEDE,
    ]
}

SPOT_ACTIONS: Final = [[SpotAction(verb, key, 0) for key in range(len(SPOT_TEXTS))] for verb in range(len(SPOT_VERBS))]
PLAYER_ACTIONS: Final = [
    [PlayerAction(verb, player) for player in range(len(SEATS) + 1)] for verb in range(len(PLAYER_VERBS))
]
NUMBER_ACTIONS: Final = [
    [NumberAction(verb, number) for number in range(MOST_NUMBER + 1)] for verb in range(len(NUMBER_VERBS))
]
FORMS: Final = {
    "play": "play CARD",
    "deploy": "deploy CARD",
    "discard": "discard CARD",
    "put": "put CARD",
    "keep": "keep or keep CARD",
    "use": "use SPACE or use SPACE ABILITY",
    "trigger": "trigger SPACE, trigger SPACE ABILITY or trigger CARD",
    "apply": "apply SPACE or apply SPACE ABILITY",
    "attack": "attack SPACE or attack PLAYER",
    "target": "target SPACE or target CARD",
    "pick": "pick CARD, SPACE, NUMBER or PLAYER",
    "commit": "commit NUMBER",
    "track": "track ZONE",
    "advance": "advance ZONE",
    "mulligan": "mulligan CARD or mulligan CARD CARD",
    "deck": "deck NAME or deck CARD:COUNT,CARD:COUNT,...",
    "hold": "hold FL or hold NML",
}


def spot_action(verb: int, key: int, ability: int) -> Action:
    return SPOT_ACTIONS[verb][key] if not ability else SpotAction(verb, key, ability)


def is_card_name(text: str) -> bool:
    """Small letters, digits and underscores, and not only digits."""
    if not text or len(text) > 40 or not text.isascii() or text != text.lower():
        return False
    return text.replace("_", "a").isalnum() and not text.isdecimal()


def parse_owner(letter: str) -> int:
    if letter == BOSS:
        return len(SEATS)
    if letter not in SEATS:
        raise ParseError(f"an owner is one of {' '.join(SEATS)} or {BOSS}", letter)
    return SEATS.index(letter)


def parse_card_word(word: str) -> tuple[str, int]:
    """`tengu`, or `tengu@B`: the id and the owner."""
    name, at, letter = word.partition("@")
    if not is_card_name(name):
        raise ParseError("a card is named by its id: small letters, digits and '_'", word)
    return name, parse_owner(letter) if at else OWN


def parse_card_action(verb: int, word: str) -> Action:
    name, owner = parse_card_word(word)
    return CardAction(verb, name, owner, UNKNOWN_DESIGN)


def parse_action(text: str) -> Action:
    """An action from its notation; raises ParseError."""
    if text in PLAIN:
        return PLAIN[text]
    words = text.split()
    verb = words[0] if words else ""
    if verb not in FORMS:
        known = sorted({*FORMS, *[plain.split()[0] for plain in PLAIN]})
        raise ParseError(f"no such action; actions are {', '.join(known)}", text)
    if verb == "mulligan" and len(words) in (2, 3):
        for word in words[1:]:
            parse_card_word(word)
        return Mulligan(words[1:])
    by_name = verb == "trigger" and len(words) == 2 and "." not in words[1]  # a card that was killed
    if verb in SPOT_VERBS[:ABILITY_VERBS] and len(words) in (2, 3) and not by_name:
        ability = 1
        if len(words) == 3:
            ability = parse_number(words[2], "an ability", 2, MOST_ABILITIES)
        return spot_action(SPOT_VERBS.index(verb), parse_spot(words[1]), ability - 1)
    if len(words) != 2 or verb == "hold":
        raise ParseError(f"write '{FORMS[verb]}'", text)
    return parse_one_word(verb, words[1])


def parse_spot(word: str) -> int:
    if word not in SPOT_KEYS:
        raise ParseError("a space is written A.T1, B.FL, boss.NML, with several zones A.2.T1", word)
    return SPOT_KEYS[word]


def parse_one_word(verb: str, word: str) -> Action:
    """A verb and one thing: a number, a space, a player or a card."""
    if verb == "deck":
        return parse_deck_choice(word)
    if verb in NUMBER_VERBS and (word.isdecimal() or verb not in CARD_VERBS):
        number = parse_number(word, f"the number of '{verb}'", 1, MOST_NUMBER)
        if str(number) != word:
            raise ParseError("a number is written without leading zeros", word)
        return NUMBER_ACTIONS[NUMBER_VERBS.index(verb)][number]
    if verb in SPOT_VERBS and (word in SPOT_KEYS or "." in word):
        return SPOT_ACTIONS[SPOT_VERBS.index(verb)][parse_spot(word)]
    if verb in PLAYER_VERBS and (word in SEATS or word == BOSS or verb not in CARD_VERBS):
        return PLAYER_ACTIONS[PLAYER_VERBS.index(verb)][parse_owner(word)]
    return parse_card_action(CARD_VERBS.index(verb), word)


def parse_deck_choice(word: str) -> Action:
    """A name, or cards with their numbers; whether it is a deck is for the rules to say."""
    for item in word.split(","):
        name, colon, count = item.partition(":")
        if not is_card_name(name):
            raise ParseError("a deck is a name or CARD:COUNT,CARD:COUNT,...", item)
        if colon:
            parse_number(count, "a number of copies", 1, MOST_NUMBER)
    return DeckChoice(word)
