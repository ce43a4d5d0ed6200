"""The setup: mode, decks, boss, and the readings on which tables differ, with the ruling as default."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.game import Option, SetupError
from warbox.engine.notation import ParseError
from warbox.games.siegestorm.battlefield import COOP, DUEL, LAST, SEATS, SOLO
from warbox.games.siegestorm.cards.box import BOSSES, DIFFICULTIES, Boss
from warbox.games.siegestorm.cards.deck import STARTER_NAMES, Deck, check_deck, deck_factions, format_deck, parse_deck

YES_NO: Final = ["no", "yes"]
CHOOSE: Final = "choose"  # the player names the deck, unseen by the others
MODES: Final = ["duel", "solo", "coop", "last3", "last4"]
MODE_KINDS: Final = [DUEL, SOLO, COOP, LAST, LAST]
MODE_SEATS: Final = [2, 1, 2, 3, 4]


class DeckOption(Option):
    """A starter deck by name, `choose`, or a deck of one's own in one line."""

    def why_not(self, value: str) -> str:
        if value in self.values:
            return ""
        try:
            parse_deck(value)
        except ParseError as error:
            return f"is one of {', '.join(self.values)}, or CARD:NUMBER,CARD:NUMBER,...: {error}"
        return ""

    def short(self, value: str) -> str:
        """Of a deck of one's own its name, else the factions of its cards."""
        if value in self.values:
            return value
        deck = parse_deck(value)
        return deck.name or "+".join(deck_factions(deck))


OPTIONS: Final[list[Option]] = [
    Option("mode", "SGS-DUEL-01", "duel", MODES),
    DeckOption("deck-a", "SGS-DECK-01", "khunglai", [*STARTER_NAMES, CHOOSE]),
    DeckOption("deck-b", "SGS-DECK-01", "ysra", [*STARTER_NAMES, CHOOSE]),
    DeckOption("deck-c", "SGS-DECK-01", "seraphia", [*STARTER_NAMES, CHOOSE]),
    DeckOption("deck-d", "SGS-DECK-01", "styxia", [*STARTER_NAMES, CHOOSE]),
    Option("melee", "SGS-MELEE-01", "no", YES_NO),
    Option("promo", "SGS-PROMO-02", "no", YES_NO),
    Option("boss", "SGS-SOLO-02", "medium", DIFFICULTIES),
    Option("storm-order", "SGS-R-04", "attack-first", ["attack-first", "action-first"]),
    Option("stolen-cards", "SGS-R-16", "holder", ["holder", "owner"]),
    Option("boss-deploys", "SGS-R-29", "one", ["one", "any"]),
    Option("full-leader", "SGS-R-30", "stays", ["stays", "replaces"]),
    Option("reserve", "SGS-R-36", "owed", ["owed", "empty"]),
    Option("reactions", "SGS-R-43", "neighbour", ["neighbour", "all"]),
    Option("last-deploys", "SGS-R-45", "one", ["one", "each"]),
]


class Readings:
    """The chosen options. Never changed during a game: clones share it."""

    def __init__(self, chosen: dict[str, str]) -> None:
        mode = MODES.index(chosen["mode"])
        self.chosen: Final = one_line_decks(chosen)
        self.mode: Final[i64] = MODE_KINDS[mode]
        self.seats: Final[i64] = MODE_SEATS[mode]
        self.melee: Final = chosen["melee"] == "yes"  # [SGS-MELEE-04] only decks differ
        self.promo: Final = chosen["promo"] == "yes"
        self.boss: Final[Boss] = BOSSES[DIFFICULTIES.index(chosen["boss"])]
        self.column: Final[i64] = 1 if mode == MODES.index("coop") else 0
        self.action_first: Final = chosen["storm-order"] == "action-first"
        self.spent_to_owner: Final = chosen["stolen-cards"] == "owner"
        self.boss_deploys_any: Final = chosen["boss-deploys"] == "any"
        self.leader_replaces: Final = chosen["full-leader"] == "replaces"
        self.reserve_when_empty: Final = chosen["reserve"] == "empty"
        self.all_react: Final = chosen["reactions"] == "all"
        self.deploy_each: Final = chosen["last-deploys"] == "each"
        # None: to be chosen
        self.decks: Final = [self.deck(SEATS[seat].lower()) for seat in range(MODE_SEATS[mode])]

    def deck(self, letter: str) -> Deck | None:
        """[SGS-DECK-01] [SGS-SOLO-07] The deck of a seat, which must be legal; raises SetupError."""
        text = self.chosen[f"deck-{letter}"]
        if text == CHOOSE:
            return None
        deck = parse_deck(text)
        faults = check_deck(deck, self.melee, self.promo)
        if faults:
            named = "; ".join([fault.text() for fault in faults])
            raise SetupError(f"option deck-{letter} is no deck: {named}")
        return deck


def one_line_decks(chosen: dict[str, str]) -> dict[str, str]:
    """The options as a position writes them: a deck of one's own may have come as a whole file."""
    written = chosen.copy()
    for letter in SEATS:
        text = chosen[f"deck-{letter.lower()}"]
        if text not in STARTER_NAMES and text != CHOOSE:
            written[f"deck-{letter.lower()}"] = format_deck(parse_deck(text))
    return written


def default_options() -> dict[str, str]:
    return {option.name: option.default for option in OPTIONS}
