"""What stands behind the words of the notation: cards, spaces, players, piles."""

from typing import Final, cast

from warbox.engine.kinds import Choice, Items, Kind, Number, Runs, split_list
from warbox.engine.notation import ParseError, parse_number
from warbox.games.siegestorm.battlefield import BOSS, SEATS, SLOT_NAMES, SPOT_TEXTS

MOST_CARDS: Final = 99  # in one pile
MOST_NUMBER: Final = 99
TOKENS: Final = ["gang", "spirit", "used"]
BAD_CARD: Final = "a card is named by its id: small letters, digits and '_'"


def is_card_name(text: str) -> bool:
    """Small letters, digits and underscores, and not only digits."""
    if not text or len(text) > 40 or not text.isascii() or text != text.lower():
        return False
    return text.replace("_", "a").isalnum() and not text.isdecimal()


class CardWord(Kind):
    """`tengu`, or `tengu@B`: its id, and its owner if that is not the one who holds it."""

    def read(self, text: str) -> object:
        name, at, owner = text.partition("@")
        if not is_card_name(name):
            raise ParseError(BAD_CARD, text)
        if at:
            PLAYER.read(owner)
        return text

    def fits(self, text: str) -> bool:
        return "." not in text


class Space(Choice):
    def fits(self, text: str) -> bool:
        return "." in text


class DeckWord(Kind):
    """A name, or cards with their numbers; whether it is a deck is for the rules to say."""

    def read(self, text: str) -> object:
        for item in text.split(","):
            name, colon, count = item.partition(":")
            if not is_card_name(name):
                raise ParseError("a deck is a name or CARD:COUNT,CARD:COUNT,...", item)
            if colon:
                parse_number(count, "a number of copies", 1, MOST_NUMBER)
        return text


class ShortNumber(Number):
    """A number without leading zeros: an action has one text."""

    def read(self, text: str) -> object:
        number = super().read(text)
        if str(number) != text:
            raise ParseError("a number is written without leading zeros", text)
        return number


class Resources(Runs):
    """A pile, or how many cards of the rest of the deck it has."""

    def read(self, text: str) -> object:
        return parse_number(text, "the number of Resources", 0, MOST_CARDS) if text.isdecimal() else super().read(text)


class Supporters(Items):
    """`tengu,assassin:committed`; `tengu:3` are three ready ones, `tengu:3:committed` three committed ones."""

    def read(self, text: str) -> object:
        found: list[object] = []
        for item in split_list(text, ","):
            word, colon, count = item.removesuffix(":committed").partition(":")
            if colon and not count.isdecimal():
                raise ParseError("after a Supporter stands ':committed' or how many there are", item)
            number = parse_number(count, "a number of Supporters", 1, MOST_CARDS) if colon else 1
            found += [{"card": CARD.read(word), "committed": item.endswith(":committed")}] * number
        if len(found) > MOST_CARDS:
            raise ParseError(self.why)
        return found

    def write(self, value: object) -> str:
        supporters = cast(list[dict[str, object]], value)
        return ",".join([f"{one['card']}{':committed' if one['committed'] else ''}" for one in supporters]) or "-"


class InPlay(Kind):
    """A card in play with what lies on it: `tengu`, `goblin_tank:gang2:spirit1`, `assassin@B:used1`."""

    def read(self, text: str) -> object:
        if text == "-":
            return None
        words = text.split(":")
        found: dict[str, object] = {"card": CARD.read(words[0]), "gang": 0, "spirit": 0}
        used: list[int] = []
        for word in words[1:]:
            kind = word.rstrip("0123456789")
            if kind not in TOKENS:
                raise ParseError("a card in play has :gangN, :spiritN, :usedN", word)
            number = parse_number(word[len(kind) :], f"the number of '{kind}'", 1, 99)
            if kind == "used":
                used.append(number)
            else:
                found[kind] = number
        found["used"] = used
        return found

    def write(self, value: object) -> str:
        card = cast(dict[str, object], value)
        words = [str(card["card"])] + [f"{kind}{card[kind]}" for kind in ("gang", "spirit") if card[kind]]
        return ":".join(words + [f"used{number}" for number in cast(list[int], card["used"])])


class SpaceName(Kind):
    """A space of one player: `T1`, with several zones `2.T1`."""

    def __init__(self, why: str) -> None:
        super().__init__("SPACE")
        self.why: Final = why

    def read(self, text: str) -> object:
        if text.rsplit(".", maxsplit=1)[-1] not in SLOT_NAMES:
            raise ParseError(self.why, text)
        return text


class Reference(Kind):
    """A card by where it is, `A.T2`, `A.casualties.1`, `link.1`: what it means is for the position to say."""

    def fits(self, text: str) -> bool:
        return "." in text


PLAYER: Final = Choice("PLAYER", [*SEATS, BOSS], f"an owner is one of {' '.join(SEATS)} or {BOSS}")
CARD: Final = CardWord("CARD")
SPACE: Final = Space("SPACE", SPOT_TEXTS, "a space is written A.T1, B.FL, boss.NML, with several zones A.2.T1")
DECK: Final = DeckWord("NAME|CARD:COUNT,CARD:COUNT,...")
PILE: Final = Runs(CARD, most=MOST_CARDS, why=f"a pile has at most {MOST_CARDS} cards")
RESOURCES: Final = Resources(CARD, most=MOST_CARDS, why=f"a pile has at most {MOST_CARDS} cards")
SUPPORTERS: Final = Supporters(CARD, why=f"at most {MOST_CARDS} Supporters")
IN_PLAY: Final = InPlay("CARD")
IN_PLAY.blank = "-"
REF: Final = Reference("REF")
REFS: Final = Items(REF)
# what depends on the table: bounds and letters are checked where it is known
WHO: Final = Kind("PLAYER")
ZONE: Final = Kind("ZONE")
