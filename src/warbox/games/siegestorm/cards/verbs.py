"""The verbs of the effect vocabulary, one entry each: what may stand with one on a card, what others must know of it.

What a verb does is its operation, see `effects.operations`. A verb's number is its place in the table.
"""

from typing import Final

from warbox.engine.content import TomlTable
from warbox.games.siegestorm.cards import vocabulary as v

IN_PLAY: Final = [
    "self",
    "subject",
    "ally",
    "allies",
    "own_creature",
    "own_creatures",
    "enemy",
    "enemies",
    "enemy_defender",
    "enemy_defenders",
    "enemy_storming",
    "track_creature",
    "your_cards",
    "totems",
]
SUPPORTERS: Final = ["own_supporter", "opp_supporter"]
ANY_CARD: Final = [*IN_PLAY, *SUPPORTERS, "top_resource", "top_casualty", "casualty", "hand_card"]
OWN: Final = ["self", "subject", "ally", "allies", "own_creature", "own_creatures", "your_cards"]
CARDS: Final = ["to", "filter", "n"]
TO: Final = ["to"]
NONE: Final[list[str]] = []
UNKNOWN_WORTH: Final = 0.3


class CardVerb:
    def __init__(
        self,
        name: str,
        keys: list[str],
        needs: list[str] = NONE,
        to: list[str] = NONE,
        *,
        who: int = v.YOU,
        n: int = 1,
        negative: bool = False,
        lasts: bool = False,
        counts: str = "",
        gives_back: bool = False,
        sends: bool = False,
        still: bool = False,
        worth: float = UNKNOWN_WORTH,
        each: bool = False,
    ) -> None:
        self.name: Final = name
        self.keys: Final = keys  # that it takes, besides those of every verb
        self.needs: Final = needs  # of these
        self.to: Final = to or v.SELECTORS  # what `to` may say
        self.who: Final = who  # if `who` is not written
        self.n: Final = n  # if `n` is not written
        self.negative: Final = negative  # `n` may be less than 0
        self.lasts: Final = lasts  # it may last, and so be a continuous passive
        self.counts_cards: Final = counts == "cards"  # `n` is a number of cards, of which as many are chosen
        self.takes_number: Final = counts == "number"  # of `up_to` its player names the number
        self.gives_back: Final = gives_back  # it can give back what a payment took [SGS-R-47]
        self.sends: Final = sends  # a card from where it is to somewhere else
        self.still: Final = still  # [SGS-R-56] [SGS-R-47] nothing is done to a creature that storms
        self.worth: Final = worth  # of an Action, in cards; for players who reckon
        self.each: Final = each  # so much for each of `n`

    def check(self, table: TomlTable, words: dict[str, int]) -> None:
        """Words that are in the vocabulary, but not with this verb. Raises ContentError."""


class Negate(CardVerb):
    def check(self, table: TomlTable, words: dict[str, int]) -> None:
        if words["what"] == v.NOTHING:
            words["what"] = v.WHAT_ANY
        if words["what"] not in (v.WHAT_ACTION, v.WHAT_ANY):
            raise table.fail("what", "'negate' answers 'action' or 'any'")


class Place(CardVerb):
    def check(self, table: TomlTable, words: dict[str, int]) -> None:
        if words["dest"] not in (v.TO_FRONTLINE, v.TO_NO_MANS_LAND):
            raise table.fail("dest", "'place' puts a card on 'frontline' or into 'no_mans_land'")


class Move(CardVerb):
    def check(self, table: TomlTable, words: dict[str, int]) -> None:
        if words["dest"] in (v.TO_FRONTLINE, v.TO_NO_MANS_LAND):
            raise table.fail("dest", "'move' goes to hand, casualties, resources_top or resources_bottom")


class ModifyCost(CardVerb):
    def check(self, table: TomlTable, words: dict[str, int]) -> None:
        if ("n" in table.data) == ("set" in table.data):
            raise table.fail("n", "'modify_cost' takes either 'n' or 'set'")


class Switch(CardVerb):
    def check(self, table: TomlTable, words: dict[str, int]) -> None:
        if words["amount"] != v.FIXED or words["n"] != 2:
            raise table.fail("n", "two creatures are switched: write n = 2")


VERBS: Final[list[CardVerb]] = [
    CardVerb("deal", ["n", "who"], who=v.OPPONENT, counts="number", worth=1.0, each=True),
    CardVerb("modify_damage", ["n", "who"], negative=True, lasts=True, counts="number"),
    CardVerb("draw", ["n", "who"], counts="number", gives_back=True, worth=0.6, each=True),
    CardVerb("vision", ["n"], counts="number", gives_back=True, worth=0.7),
    CardVerb("discard", ["n", "who", "pick"], worth=0.6),
    CardVerb("heal", ["n"], counts="number", worth=0.7, each=True),
    CardVerb("kill", CARDS, TO, [*IN_PLAY, *SUPPORTERS], counts="cards", worth=1.6),
    CardVerb("destroy", CARDS, TO, ANY_CARD, counts="cards", sends=True, worth=1.7),
    CardVerb("sacrifice", ["n", "who", "to"], to=["self"]),
    CardVerb("return_to_hand", CARDS, TO, ANY_CARD, counts="cards", gives_back=True, sends=True, worth=1.0),
    Move("move", [*CARDS, "dest"], ["to", "dest"], ANY_CARD, counts="cards", gives_back=True, sends=True, worth=0.5),
    CardVerb("shift", CARDS, TO, IN_PLAY, negative=True, counts="number", still=True),
    Switch(
        "switch",
        [*CARDS, "span"],
        ["span", "to"],
        ["track_creature", "ally", "own_creature", "enemy"],
        n=2,
        counts="cards",
        still=True,
    ),
    CardVerb("advance", ["n", "who"], counts="number", worth=1.0),
    Place("place", ["from", "filter", "dest"], ["from", "dest"], worth=0.8),
    CardVerb("deploy", ["from", "filter"], ["from"], worth=1.5),
    CardVerb("storm", CARDS, TO, ["self", "subject", "ally", "own_creature"], counts="cards", still=True, worth=1.5),
    CardVerb("make_supporter", CARDS, TO, ANY_CARD, counts="cards", sends=True, worth=1.2),
    CardVerb("reset", ["n", "who", "to"], to=SUPPORTERS, gives_back=True),
    CardVerb("commit", ["n", "who", "to"], to=SUPPORTERS),
    CardVerb(
        "modify", ["stat", "n", "to", "filter"], ["stat", "to"], IN_PLAY, negative=True, lasts=True, counts="number"
    ),
    ModifyCost("modify_cost", ["what", "n", "set"], ["what"], negative=True, lasts=True, counts="number"),
    CardVerb("ignore_defenders", ["to", "filter"], TO, IN_PLAY, lasts=True),
    CardVerb("protect", ["to", "filter"], TO, OWN, lasts=True),
    Negate("negate", ["what", "to", "filter"], to=["link"]),
    CardVerb("copy_negated", []),
    CardVerb("shapeshift", ["to"], to=["self"], still=True),
    CardVerb("steal", ["n"], counts="number", gives_back=True, worth=1.1, each=True),
    CardVerb("raise", ["n"], counts="number", gives_back=True, worth=0.7, each=True),
    CardVerb("extra_turn", ["who"], worth=4.0),
    CardVerb("win", [], worth=50.0),
    CardVerb("recover", ["n"], n=v.NO_NUMBER, counts="number"),
    CardVerb("menace", ["n"], negative=True, counts="number"),
    CardVerb("token", ["kind", "n", "to", "filter"], ["kind", "to"], IN_PLAY, counts="number"),
]
NAMES: Final = [verb.name for verb in VERBS]
LASTING: Final = [verb.name for verb in VERBS if verb.lasts]
