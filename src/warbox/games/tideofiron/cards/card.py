"""Strategy cards, their decks, and operations cards. Never changed: games and their clones share them."""

from typing import Final

from warbox.engine.content import ContentError, TomlTable, load
from warbox.engine.kinds import Choice
from warbox.games.tideofiron.cards import vocabulary as v
from warbox.games.tideofiron.cards.effect import DECKS, Effect, read_effect
from warbox.games.tideofiron.pieces.box import BOX, PACKAGE

CARD_KEYS: Final = ["id", "name", "copies", "phase", "cost", "x", "keep", "source"]
PHASES: Final = ["A", "C"]


class Card:
    """[TOI-CARD-01] A strategy card: a cost in command points, a phase, and its effects in their order."""

    def __init__(self, table: TomlTable, number: int, deck: int) -> None:
        for key in table.data:
            if key not in CARD_KEYS and key != "effects":
                raise table.fail(key, f"a card has the keys {', '.join(CARD_KEYS)} and effects")
        self.number: Final = number
        self.name: Final = table.text("id")
        self.deck: Final = deck
        self.copies: Final = table.number("copies", 1, 9)
        self.action_phase: Final = table.choice("phase", PHASES) == 0  # [TOI-CARD-02] [TOI-CARD-03]
        self.cost: Final = table.number("cost", 0, 99)
        self.cross: Final = table.flag("x")  # [TOI-STATUS-03]
        self.keep: Final = table.flag("keep")  # [TOI-CARD-06]
        self.effects: Final[list[Effect]] = [read_effect(one) for one in table.tables("effects")]
        self.contact: Final = bool(self.effects) and self.effects[0].op == v.ESTABLISH_CONTACT  # [TOI-CARD-10]
        if not self.effects:
            raise table.fail("effects", "a card does something")
        for effect in self.effects[1:]:
            if effect.op == v.ESTABLISH_CONTACT:
                raise table.fail("effects", "contact is established first")


class Operation:
    """[TOI-OPERATION-01] An operations card: what it does stands in the rules that it changes."""

    def __init__(self, table: TomlTable) -> None:
        self.name: Final = table.text("id")
        self.number: Final = table.number("n", 1, 99)
        self.both: Final = table.flag("both")  # [TOI-OPERATION-02]


class Deck:
    """[TOI-SETUP-06] [TOI-CARD-09] A deck: all its cards, each as often as there are copies."""

    def __init__(self, table: TomlTable, deck: int, first: int) -> None:
        self.name: Final = table.text("id")
        self.cards: Final = [Card(one, first + index, deck) for index, one in enumerate(table.tables("cards"))]
        if self.name != DECKS[deck]:
            raise table.fail("id", f"must be {DECKS[deck]!r}")
        self.order: Final[list[int]] = []  # numbers of cards
        for card in self.cards:
            self.order.extend([card.number] * card.copies)


def load_decks() -> list[Deck]:
    decks: list[Deck] = []
    first = 0
    for index, name in enumerate(DECKS):
        deck = Deck(load(PACKAGE, f"decks/{name}.toml"), index, first)
        first += len(deck.cards)
        decks.append(deck)
    return decks


DECK_LIST: Final = load_decks()
CARDS: Final[list[Card]] = [card for deck in DECK_LIST for card in deck.cards]
CARD_NAMES: Final = [card.name for card in CARDS]
OPERATIONS: Final = [Operation(table) for table in load(PACKAGE, "operations.toml").tables("operations")]
OPERATION_NAMES: Final = [operation.name for operation in OPERATIONS]
DECK: Final = Choice("DECK", DECKS, f"no such deck; decks are {', '.join(DECKS)}")
CARD: Final = Choice("CARD", CARD_NAMES, "no such strategy card; the decks' files name them")
OPERATION: Final = Choice("OPERATION", OPERATION_NAMES, "no such operations card")

# [TOI-OPERATION-01] by their places in OPERATIONS
OP_FOG: Final = 0
OP_SHAKEN: Final = 1
OP_NIGHT: Final = 2
OP_DOUBLE: Final = 3
OP_MINES: Final = 4
OP_MERCILESS: Final = 5
OP_LAYWIRE: Final = 6
OP_LAYSMOKE: Final = 7
OP_ACE: Final = 8
OP_LEADER: Final = 9
OP_CREW: Final = 10
OP_RAIN: Final = 11
OP_DESPERATE: Final = 12
OP_NOSURRENDER: Final = 13
OP_MECHANIZED: Final = 14
OP_CLEARTRAPS: Final = 15
OP_CAMOUFLAGE: Final = 16
OP_SEIZE: Final = 17
NAMED: Final = [
    "fog", "shaken", "night", "double", "mines", "merciless", "laywire", "laysmoke", "ace",
    "leader", "crew", "rain", "desperate", "nosurrender", "mechanized", "cleartraps", "camouflage", "seize",
]  # fmt: skip


def check_cards() -> None:
    """[TOI-SHORTAGE-02] As many cards as the box has, each with a name of its own."""
    if sum([len(deck.order) for deck in DECK_LIST]) != BOX.number("strategy_cards", 0, 999):
        raise ContentError("decks: the box has another number of strategy cards")
    if len(OPERATIONS) != BOX.number("operations_cards", 0, 99):
        raise ContentError("operations.toml: the box has another number of operations cards")
    if len(set(CARD_NAMES)) != len(CARDS):
        raise ContentError("decks: two cards have one id")
    for index, operation in enumerate(OPERATIONS):
        if operation.name != f"op_{NAMED[index]}" or operation.number != index + 1:
            raise ContentError(f"operations.toml: operations[{index}]: must be op_{NAMED[index]}, number {index + 1}")


check_cards()
