"""What the players can answer, and the verbs by which they do.

Actions that name no card of a position's own are constants.
"""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.kinds import Choice, Number
from warbox.engine.lines import Said, plain
from warbox.engine.verbs import Verb, Verbs
from warbox.games.siegestorm.battlefield import SEATS, SPOT_TEXTS
from warbox.games.siegestorm.text.kinds import CARD, DECK, MOST_NUMBER, PLAYER, SPACE, ShortNumber

OWN: Final = -1  # the card belongs to the player who holds it
UNKNOWN_DESIGN: Final = -1  # a card that only a position has: it is found by its name
MOST_ABILITIES: Final = 8

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
    return PLAYER.values[player]


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
SPOT_ACTIONS: Final = [[SpotAction(verb, key, 0) for key in range(len(SPOT_TEXTS))] for verb in range(len(SPOT_VERBS))]
PLAYER_ACTIONS: Final = [
    [PlayerAction(verb, player) for player in range(len(SEATS) + 1)] for verb in range(len(PLAYER_VERBS))
]
NUMBER_ACTIONS: Final = [
    [NumberAction(verb, number) for number in range(MOST_NUMBER + 1)] for verb in range(len(NUMBER_VERBS))
]


def spot_action(verb: int, key: int, ability: int) -> Action:
    return SPOT_ACTIONS[verb][key] if not ability else SpotAction(verb, key, ability)


# ---- the verbs


class SiegestormVerbs(Verbs):
    def known(self) -> list[str]:
        return sorted(self.by_verb)


def card_owner(word: str) -> tuple[str, int]:
    """The id of a card and its owner, from its word in notation."""
    name, at, owner = word.partition("@")
    return name, PLAYER.places[owner] if at else OWN


def read_card_action(verb: int, said: Said) -> Action:
    name, owner = card_owner(said.text("card"))
    return CardAction(verb, name, owner, UNKNOWN_DESIGN)


def of_card(verb: int, about: str) -> Verb:
    return Verb(CARD_VERBS[verb], [plain("card", CARD)], lambda said: read_card_action(verb, said), about)


def of_space(verb: int, about: str) -> Verb:
    return Verb(
        SPOT_VERBS[verb], [plain("space", SPACE)], lambda said: SPOT_ACTIONS[verb][said.index("space", SPACE)], about
    )


def of_ability(verb: int, about: str) -> Verb:
    number = Number("an ability", 2, MOST_ABILITIES, "ABILITY")
    return Verb(
        SPOT_VERBS[verb],
        [plain("space", SPACE), plain("ability", number)],
        lambda said: SpotAction(verb, said.index("space", SPACE), said.number("ability") - 1),
        about,
    )


def of_player(verb: int, about: str) -> Verb:
    return Verb(
        PLAYER_VERBS[verb],
        [plain("player", PLAYER)],
        lambda said: PLAYER_ACTIONS[verb][said.index("player", PLAYER)],
        about,
    )


def of_number(verb: int, about: str, name: str = "NUMBER") -> Verb:
    number = ShortNumber(f"the number of '{NUMBER_VERBS[verb]}'", 1, MOST_NUMBER, name)
    return Verb(
        NUMBER_VERBS[verb],
        [plain("number", number)],
        lambda said: NUMBER_ACTIONS[verb][said.number("number")],
        about,
    )


def alone(action: Action, about: str) -> Verb:
    return Verb(action.text, [], lambda said: action, about)


HOLD: Final = Choice("FL|NML", ["FL", "NML"], "write 'hold FL or hold NML'")
MULLIGANS: Final = [plain("card", CARD), plain("other", CARD)]
VERBS: Final = SiegestormVerbs(
    [
        alone(
            NEXT,
            "`act`: go on: from the window before the Draw to the Draw, from the window before the Advance to the "
            "Advance, from the Deployment to the end of the turn",
        ),
        of_card(PLAY, "`act`, `react`: play a card of the hand as an action; targets and payment are asked next"),
        of_card(DEPLOY_CARD, "`act`: the turn's deployment, in its step only"),
        of_space(USE, "`act`, `react`: activate the passive of a card"),
        of_ability(
            USE, "the same; the number counts the abilities of its Passive from the first one printed, 1 if left out"
        ),
        alone(PASS, "`react`: let it resolve"),
        of_number(TRACK_NUMBER, "`track`: along which zone (three or four players)", "ZONE"),
        alone(EXTRA, "`extra`: pay the number in front of an Action"),
        alone(NO_EXTRA, "`extra`: skip that part"),
        of_space(TARGET_SPOT, "`target`: a creature"),
        of_card(TARGET, "`target`: a card of the Casualties"),
        alone(ENOUGH, "`target`, `reset`, `commit`, `supporter`: ends an `up_to`"),
        alone(
            PAY,
            "`pay`: the rest in the usual order: Supporters from the first on, then hand cards, the most expensive "
            "first",
        ),
        of_card(DISCARD_CARD, "`pay`: one, with a hand card"),
        of_number(COMMIT_NUMBER, "`pay`: one, with the Supporter of this number"),
        of_number(
            ADVANCE_NUMBER,
            "`advance`: which track advances first (three or four players, creatures on both)",
            "ZONE",
        ),
        alone(STORM_ORDER, "`order`: the creature that leaves the track storms"),
        Verb(
            "hold",
            [plain("space", HOLD)],
            lambda said: HOLD_FRONT if said.text("space") == "FL" else HOLD_NO_MANS,
            "`order`: it takes the Frontline, or No Man's Land",
        ),
        alone(SUPPORT_ORDER, "`order`: it becomes a Supporter"),
        of_space(ATTACK, "`attack`: the target of a storm"),
        of_player(ATTACK_PLAYER, "`attack`: the same; not asked if only the player can be attacked"),
        of_space(APPLY, "`after-storm`: of two passives that clash, that of the card in this space"),
        of_ability(APPLY, "the same, of which ability"),
        alone(YES, "`may`"),
        alone(NO, "`may`"),
        of_space(TRIGGER, "`trigger`: which of one's own triggered passives first"),
        of_card(TRIGGER_CARD, "the same, of a killed card: `trigger bone_thrall`"),
        of_ability(TRIGGER, "the same, of which ability"),
        of_number(
            PICK_NUMBER,
            "`reset`, `commit`, `supporter`: a Supporter by its number; `number`: how many, of an effect that says "
            "`up_to`",
        ),
        of_space(
            PICK_SPOT,
            "`sacrifice`; `boss-space`: where a Leader goes; `totem`: which Totem first; `boss-target`: which of "
            "several targets of a storm or an Action of the boss",
        ),
        of_player(PICK_PLAYER, "`victim`: Coop: which partner the boss hits"),
        of_card(
            PICK,
            "`discard`, `hand-card`, `shape`, `casualty`: a card of the hand or the Casualties; `boss-card`: which of "
            "several cards of equal cost the boss plays",
        ),
        alone(NONE, "nothing in the hand fits; `number`: none"),
        alone(KEEP, "`mulligan`: sealed; the hand stays"),
        of_card(KEEP_CARD, "`vision-keep`: then"),
        alone(TOP, "`vision-where`: then, if several cards go back,"),
        alone(BOTTOM, "`vision-where`"),
        of_card(PUT, "`vision-put`: the next card from the top down"),
        Verb("mulligan", MULLIGANS[:1], lambda said: Mulligan([said.text("card")]), "`mulligan`: sealed"),
        Verb("mulligan", MULLIGANS, lambda said: Mulligan([said.text("card"), said.text("other")]), "the same"),
        Verb(
            "deck",
            [plain("deck", DECK)],
            lambda said: DeckChoice(said.text("deck")),
            "`decks`: sealed; only with `deck-a=choose`",
        ),
        alone(AGREE, "`consent`: sealed; only if a deck has promo cards"),
        alone(REFUSE, "`consent`"),
        alone(
            CONCEDE,
            "always possible when asked, never listed: a defeat, with three or four players an elimination, in Coop "
            "for both",
        ),
    ]
)
