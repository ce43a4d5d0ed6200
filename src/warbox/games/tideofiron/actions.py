"""What the players can answer: the verbs, as they are written, and the actions.

An action names units by their names and hexes by their labels: what a label means on this map is for the rules.
"""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.kinds import Choice, Kind, Number
from warbox.engine.lines import Said, optional, plain
from warbox.engine.notation import ParseError
from warbox.engine.verbs import Verb, Verbs
from warbox.games.tideofiron.cards.card import CARD, CARD_NAMES, DECK
from warbox.games.tideofiron.cards.effect import DECKS
from warbox.games.tideofiron.cards.verbs import CARD_VERBS
from warbox.games.tideofiron.pieces.figure import LETTERS, read_figures
from warbox.games.tideofiron.pieces.fort import ENTRENCHMENT, FORTS, PILLBOX
from warbox.games.tideofiron.pieces.spec import SPEC_MARKS
from warbox.games.tideofiron.pieces.unit import NO_FORT, figures_text, pack
from warbox.games.tideofiron.words import HEX, HEXES, UNIT

# ---- the kinds of words


class FiguresKind(Kind):
    """`GRR`: figures by their letters, in any order."""

    def read(self, text: str) -> object:
        counts = read_figures(text)
        if counts is None or not 1 <= len(text) <= 4:
            raise ParseError(f"figures are from 1 to 4 of the letters {' '.join(LETTERS)}", text)
        return figures_text(pack(counts))


FIGURES: Final = FiguresKind("FIGURES")
FIGURE: Final = Choice("FIGURE", list(LETTERS), f"a figure is one of {', '.join(LETTERS)}")
FORT: Final = Choice("entrenchment|pillbox", [FORTS[ENTRENCHMENT], FORTS[PILLBOX]])
SPEC: Final = Choice("SPEC", SPEC_MARKS)
IN: Final = Choice("in", ["in"])
DICE: Final = Number("dice", 1, 2)

# ---- actions that name a unit

ADVANCE: Final = 0
FIRE: Final = 1
PREPARE: Final = 2
FM: Final = 3
ASSAULT: Final = 4
FATIGUE: Final = 5
LAY_WIRE: Final = 6
TARGET: Final = 7
SUPPORT: Final = 8
EMBARK: Final = 9
JOIN: Final = 10
STAY_OUT: Final = 11
LOSE: Final = 12
REMOVE: Final = 13
FOLLOW: Final = 14
OPFIRE: Final = 15
CONCEAL: Final = 16
ACE: Final = 17
FORGO: Final = 18
UNIT_VERBS: Final = [
    ("advance", "move the unit up to its allowance"),
    ("fire", "Concentrated Fire; in an op-fire window: the leader of the op fire"),
    ("prepare", "Prepare Op Fire: put the unit in op-fire mode"),
    ("fm", "Fire and Movement"),
    ("assault", "the Assault action: move, then perhaps `storm`"),
    ("fatigue", "fatigue the unit for nothing"),
    ("lay-wire", "Lay Razor Wire: the engineer squad puts wire into its hex"),
    ("target", "the enemy unit that is attacked"),
    ("support", "a unit supports the attack or the assault"),
    ("embark", "the active squad gets into a vehicle in its hex"),
    ("join", "the concealed squad is revealed and defends"),
    ("stay-out", "the concealed squad takes no part"),
    ("lose", "a hit of an assault goes to this light vehicle"),
    ("remove", "the retreating unit is given up: the hex has no room for all"),
    ("follow", "the squad moves into the hex that was taken"),
    ("opfire", "put the unit in op-fire mode, at setup or in the Status phase"),
    ("conceal", "put a concealment marker beside the squad, at setup"),
    ("ace", "name the tank of the Operations card Tank Ace, at setup"),
    ("forgo", "the reinforcement is given up"),
]
UNIT_VERB_COUNT: Final = 19


class UnitAction(Action):
    """`advance a1`, `support b2`."""

    def __init__(self, verb: int, name: str) -> None:
        super().__init__(f"{UNIT_VERBS[verb][0]} {name}")
        self.verb: Final = verb
        self.name: Final = name


# ---- actions that name a hex

GO: Final = 0
STORM: Final = 1
TARGET_HEX: Final = 2
RETREAT: Final = 3
HEX_VERBS: Final = [
    ("go", "a step into a neighbouring hex"),
    ("storm", "assault a neighbouring hex"),
    ("target", "the hex that mortars attack"),
    ("retreat", "the hex to which all defenders of a lost assault go"),
]


class HexAction(Action):
    """`go C05`."""

    def __init__(self, verb: int, code: int) -> None:
        super().__init__(f"{HEX_VERBS[verb][0]} {HEXES[code]}")
        self.verb: Final = verb
        self.code: Final = code


CLEAR_MINES: Final = 0
LAY_SMOKE: Final = 1
CLEAR_TRAPS: Final = 2
PLACE: Final = 3
UNIT_HEX_VERBS: Final = [
    ("clear-mines", "Clear Mines: the engineer squad tries to remove a minefield"),
    ("lay-smoke", "Lay Smoke: the engineer squad puts smoke into a hex"),
    ("clear-traps", "Clear Tank Traps: the engineer squad removes tank traps"),
    ("place", "put a reinforcement into a hex"),
]


class UnitHexAction(Action):
    """`lay-smoke a1 C05`."""

    def __init__(self, verb: int, name: str, code: int) -> None:
        super().__init__(f"{UNIT_HEX_VERBS[verb][0]} {name} {HEXES[code]}")
        self.verb: Final = verb
        self.name: Final = name
        self.code: Final = code


# ---- others


class Dig(Action):
    """`dig a1`, `dig a1 in`."""

    def __init__(self, name: str, enter: bool) -> None:
        super().__init__(f"dig {name} in" if enter else f"dig {name}")
        self.name: Final = name
        self.enter: Final = enter


class Heal(Action):
    """`heal a1 b2`: the medic squad and its patient."""

    def __init__(self, name: str, patient: str) -> None:
        super().__init__(f"heal {name} {patient}")
        self.name: Final = name
        self.patient: Final = patient


class Enter(Action):
    """`enter pillbox`."""

    def __init__(self, fort: int) -> None:
        super().__init__(f"enter {FORTS[fort]}")
        self.fort: Final = fort


class TakePart(Action):
    """`figures a1 GR`: only these figures of the unit take part in the attack."""

    def __init__(self, name: str, figs: int) -> None:
        super().__init__(f"figures {name} {figures_text(figs)}")
        self.name: Final = name
        self.figs: Final = figs


class LoseFigure(Action):
    """`lose a1 R`."""

    def __init__(self, name: str, figure: int) -> None:
        super().__init__(f"lose {name} {LETTERS[figure]}")
        self.name: Final = name
        self.figure: Final = figure


class Transfer(Action):
    """`transfer R a1 a2`: a figure from one squad to another."""

    def __init__(self, figure: int, source: str, receiver: str) -> None:
        super().__init__(f"transfer {LETTERS[figure]} {source} {receiver}")
        self.figure: Final = figure
        self.source: Final = source
        self.receiver: Final = receiver


class Base(Action):
    """`base a1 RRGE`: the figures of a squad."""

    def __init__(self, name: str, figs: int) -> None:
        super().__init__(f"base {name} {figures_text(figs)}")
        self.name: Final = name
        self.figs: Final = figs


class Token(Action):
    """`token ENG a1`."""

    def __init__(self, spec: int, name: str) -> None:
        super().__init__(f"token {SPEC_MARKS[spec]} {name}")
        self.spec: Final = spec
        self.name: Final = name


class Deploy(Action):
    """`deploy a1 H09`, `deploy a1 H09 entrenchment`."""

    def __init__(self, name: str, code: int, fort: int) -> None:
        super().__init__(f"deploy {name} {HEXES[code]}" + ("" if fort == NO_FORT else f" {FORTS[fort]}"))
        self.name: Final = name
        self.code: Final = code
        self.fort: Final = fort


class Load(Action):
    """`load a1 m1`: a squad begins, or arrives, inside a vehicle."""

    def __init__(self, name: str, carrier: str) -> None:
        super().__init__(f"load {name} {carrier}")
        self.name: Final = name
        self.carrier: Final = carrier


class DrawCard(Action):
    """`draw supply1`."""

    def __init__(self, deck: int) -> None:
        super().__init__(f"draw {DECKS[deck]}")
        self.deck: Final = deck


class Stake(Action):
    """`stake 2`: so many CP onto the Initiative card."""

    def __init__(self, cp: int) -> None:
        super().__init__(f"stake {cp}")
        self.cp: Final = cp


PLAY: Final = 0
RETRY: Final = 1
REPEAT: Final = 2
CARD_WORDS: Final = ["play", "retry", "repeat"]


class CardAction(Action):
    """`play mor_cover`."""

    def __init__(self, verb: int, card: int) -> None:
        super().__init__(f"{CARD_WORDS[verb]} {CARD_NAMES[card]}")
        self.verb: Final = verb
        self.card: Final = card


class Reroll(Action):
    """`reroll 2`: so many black dice that missed."""

    def __init__(self, dice: int) -> None:
        super().__init__(f"reroll {dice}")
        self.dice: Final = dice


class Word(Action):
    """An answer of one word."""

    def __init__(self, word: str) -> None:
        super().__init__(word)


HEX_ACTIONS: Final = [[HexAction(verb, code) for code in range(len(HEXES))] for verb in range(len(HEX_VERBS))]
ENTERS: Final = [Enter(ENTRENCHMENT), Enter(PILLBOX)]
DRAWS: Final = [DrawCard(deck) for deck in range(len(DECKS))]
STAKES: Final = [Stake(cp) for cp in range(1, 100)]
CARD_ACTIONS: Final = [[CardAction(verb, card) for card in range(len(CARD_NAMES))] for verb in range(len(CARD_WORDS))]
REROLLS: Final = [Reroll(1), Reroll(2)]
END: Final[Word] = Word("end")
STOP: Final[Word] = Word("stop")
LEAVE: Final[Word] = Word("leave")
DISEMBARK: Final[Word] = Word("disembark")
CUT: Final[Word] = Word("cut")
EXIT: Final[Word] = Word("exit")
NORMAL: Final[Word] = Word("normal")
SUPPRESS: Final[Word] = Word("suppress")
STRIKE: Final[Word] = Word("strike")
PASS: Final[Word] = Word("pass")
DONE: Final[Word] = Word("done")
YES: Final[Word] = Word("yes")
NO: Final[Word] = Word("no")
TURN: Final[Word] = Word("turn")
KEEP: Final[Word] = Word("keep")
FIRST: Final[Word] = Word("first")
SECOND: Final[Word] = Word("second")
WORDS: Final = [
    (END, "the side's Action phase is over"),
    (STOP, "the active unit does nothing more"),
    (LEAVE, "the active squad leaves its entrenchment or pillbox"),
    (DISEMBARK, "the active squad gets out of its vehicle"),
    (CUT, "the active tank or engineer squad removes the wire of its hex"),
    (EXIT, "the active unit leaves the map, where the scenario allows it"),
    (NORMAL, "the attack is normal: roll"),
    (SUPPRESS, "the attack is suppressive: roll"),
    (STRIKE, "the supporters of the assault are named: roll"),
    (PASS, "no op fire; no second card"),
    (DONE, "nothing more here"),
    (YES, "the partner agrees"),
    (NO, "the partner does not"),
    (TURN, "thick armour: turn a red die to 6"),
    (KEEP, "leave the dice as they are"),
    (FIRST, "the member with the first division acts first"),
    (SECOND, "the member with the second division acts first"),
]


def make_unit_action(verb: int, said: Said) -> Action:
    return UnitAction(verb, said.text("unit"))


def packed(said: Said) -> int:
    counts = read_figures(said.text("figures"))
    assert counts is not None
    return pack(counts)


def unit_verb(verb: int) -> Verb:
    word, about = UNIT_VERBS[verb]
    return Verb(word, [plain("unit", UNIT)], lambda said: make_unit_action(verb, said), about)


def hex_verb(verb: int) -> Verb:
    word, about = HEX_VERBS[verb]
    return Verb(word, [plain("hex", HEX)], lambda said: HEX_ACTIONS[verb][said.index("hex", HEX)], about)


def unit_hex_verb(verb: int) -> Verb:
    word, about = UNIT_HEX_VERBS[verb]
    words = [plain("unit", UNIT), plain("hex", HEX)]
    return Verb(word, words, lambda said: UnitHexAction(verb, said.text("unit"), said.index("hex", HEX)), about)


def word_verb(action: Word, about: str) -> Verb:
    return Verb(action.text, [], lambda said: action, about)


def card_verb(verb: int, about: str) -> Verb:
    return Verb(
        CARD_WORDS[verb],
        [plain("card", CARD)],
        lambda said: CARD_ACTIONS[verb][said.index("card", CARD)],
        about,
    )


VERBS: Final = Verbs(
    [
        *[unit_verb(verb) for verb in range(LAY_WIRE + 1)],
        Verb(
            "dig",
            [plain("unit", UNIT), optional("in", IN)],
            lambda said: Dig(said.text("unit"), said.has("in")),
            "the engineer squad digs an entrenchment; `in`: and enters it",
        ),
        Verb(
            "heal",
            [plain("unit", UNIT), plain("patient", UNIT)],
            lambda said: Heal(said.text("unit"), said.text("patient")),
            "the medic squad treats a squad in its hex",
        ),
        *[unit_hex_verb(verb) for verb in range(PLACE)],
        card_verb(PLAY, "activate a Strategy card"),
        card_verb(RETRY, "try again to make contact"),
        card_verb(REPEAT, "resolve the card again, as it demands"),
        hex_verb(GO),
        Verb(
            "enter",
            [plain("fort", FORT)],
            lambda said: ENTERS[said.index("fort", FORT)],
            "the active squad enters a fortification of its hex",
        ),
        unit_verb(EMBARK),
        unit_verb(TARGET),
        hex_verb(TARGET_HEX),
        Verb(
            "figures",
            [plain("unit", UNIT), plain("figures", FIGURES)],
            lambda said: TakePart(said.text("unit"), packed(said)),
            "only these figures of the unit take part",
        ),
        unit_verb(SUPPORT),
        hex_verb(STORM),
        unit_verb(JOIN),
        unit_verb(STAY_OUT),
        unit_verb(LOSE),
        Verb(
            "lose",
            [plain("unit", UNIT), plain("figure", FIGURE)],
            lambda said: LoseFigure(said.text("unit"), said.index("figure", FIGURE)),
            "the squad loses this figure",
        ),
        hex_verb(RETREAT),
        unit_verb(REMOVE),
        unit_verb(FOLLOW),
        Verb("reroll", [plain("dice", DICE)], lambda said: REROLLS[said.number("dice") - 1], "Tank Ace: roll again"),
        Verb(
            "stake",
            [plain("cp", Number("CP", 1, 99))],
            lambda said: STAKES[said.number("cp") - 1],
            "put so many CP on the Initiative card",
        ),
        Verb("draw", [plain("deck", DECK)], lambda said: DRAWS[said.index("deck", DECK)], "draw a card from this deck"),
        unit_verb(OPFIRE),
        Verb(
            "transfer",
            [plain("figure", FIGURE), plain("from", UNIT), plain("to", UNIT)],
            lambda said: Transfer(said.index("figure", FIGURE), said.text("from"), said.text("to")),
            "move a figure from one squad to another in its hex",
        ),
        unit_hex_verb(PLACE),
        unit_verb(FORGO),
        Verb(
            "base",
            [plain("unit", UNIT), plain("figures", FIGURES)],
            lambda said: Base(said.text("unit"), packed(said)),
            "setup: the figures of a squad",
        ),
        Verb(
            "token",
            [plain("spec", SPEC), plain("unit", UNIT)],
            lambda said: Token(said.index("spec", SPEC), said.text("unit")),
            "setup: give a specialization to a squad",
        ),
        unit_verb(CONCEAL),
        unit_verb(ACE),
        Verb(
            "deploy",
            [plain("unit", UNIT), plain("hex", HEX), optional("fort", FORT)],
            lambda said: Deploy(said.text("unit"), said.index("hex", HEX), said.index("fort", FORT, NO_FORT)),
            "setup: put a unit into a hex, a squad also into a fortification there",
        ),
        Verb(
            "load",
            [plain("unit", UNIT), plain("carrier", UNIT)],
            lambda said: Load(said.text("unit"), said.text("carrier")),
            "a squad begins, or arrives, inside a vehicle",
        ),
        *[word_verb(action, about) for action, about in WORDS],
        *CARD_VERBS,
    ]
)
