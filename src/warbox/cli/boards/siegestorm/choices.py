"""The choices of each question in words, and the short forms in which they can be typed."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from warbox.cli.boards.siegestorm.field import card_name, thing
from warbox.engine.action import Action
from warbox.games.siegestorm.actions import VERBS
from warbox.games.siegestorm.battlefield import BOSS
from warbox.games.siegestorm.shape import Shown
from warbox.i18n import Speech

MOST_LISTED = 40
TURN = ("act", "react")
PICKED = ("discard", "hand-card", "shape", "casualty", "boss-card", "boss-target")  # a card by its name

# One letter, by the question.
LETTERS = {
    "act": {"n": "next"},
    "react": {"-": "pass"},
    "order": {"s": "storm", "u": "support", "h": "hold FL", "f": "hold FL", "m": "hold NML"},
    "pay": {"p": "pay"},
    "may": {"y": "yes", "n": "no"},
    "extra": {"y": "extra", "n": "no-extra"},
    "consent": {"y": "agree", "n": "refuse"},
    "mulligan": {"k": "keep"},
    "vision-where": {"t": "top", "b": "bottom"},
}
OF_SPOT = {"act": "use", "react": "use", "attack": "attack", "target": "target", "trigger": "trigger"}
OF_SPOT |= {"after-storm": "apply", "sacrifice": "pick", "boss-target": "pick", "boss-space": "pick", "totem": "pick"}


def menu(shown: Shown, choices: Sequence[Action], said: Speech) -> RenderableType:
    if len(choices) > MOST_LISTED:
        return Text(said.say(form_of(shown, said)), style="dim")
    return columns([label(shown, action.text, said) for action in choices])


def columns(labels: Sequence[str]) -> RenderableType:
    cells = [Text.assemble((f"{number:3} ", "bold"), text) for number, text in enumerate(labels, start=1)]
    return Columns(cells, padding=(0, 2), equal=True, column_first=True)


def form_of(shown: Shown, said: Speech) -> str:
    own = f"form-{shown.kind}"
    return own if said.knows(own) else "form-pick"


def label(shown: Shown, text: str, said: Speech) -> str:
    """A choice in a few words."""
    verb, *words = text.split()
    first = words[0] if words else ""
    if verb in ("play", "deploy"):
        design = shown.design(first)
        return said.say(f"do-{verb}", card=card_name(first, said), cost=int(design.cost) if design else 0)
    if verb == "use":
        standing = shown.at(first)
        name = card_name(standing.card, said) if standing is not None else first
        return said.say("do-use", card=name, spot=first, number=int(words[1]) if len(words) > 1 else 1)
    if verb == "mulligan":
        return said.say("do-mulligan", cards=", ".join(card_name(card, said) for card in words))
    if verb == "deck":
        return said.say("faction", faction=first)
    if verb in ("discard", "attack"):
        return said.say(f"do-{verb}", what=thing(shown, first, said))
    if verb in ("commit", "track", "advance") or (verb == "pick" and first.isdecimal()):
        return said.say(
            f"do-{'along' if verb in ('track', 'advance') else number_word(shown, verb)}", number=int(first)
        )
    if verb in ("pick", "target", "trigger", "apply", "put") or (verb == "keep" and first):
        return thing(shown, first, said)
    return said.say("do-hold", space=first) if verb == "hold" else said.say(f"do-{verb}")


def number_word(shown: Shown, verb: str) -> str:
    """What a number counts: Supporters, or how many."""
    return "count" if verb == "pick" and shown.kind == "number" else "supporter"


def short(shown: Shown, seat: str, typed: str) -> str | None:
    """`p 2` plays the second card of the hand, `d 2` deploys it, `u FL` uses a passive; one letter where one is enough;
    a space, a card or a player alone is what the question asks for."""
    kind, words = shown.kind, typed.split()
    low = typed.lower()
    if low in LETTERS.get(kind, {}):
        return LETTERS[kind][low]
    if len(words) == 2 and words[0].lower() in ("p", "d", "u", "c"):
        return with_letter(shown, seat, words[0].lower(), words[1])
    if kind == "mulligan" and len(words) > 1 and words[0].lower() == "m":
        cards = [card_of(shown, seat, word) for word in words[1:]]
        return " ".join(["mulligan", *[card for card in cards if card]]) if all(cards) else None
    if words and words[0].lower() in VERBS.by_verb:
        return " ".join([words[0].lower(), *[proper(shown, seat, word) for word in words[1:]]])
    return alone(shown, seat, words[0]) if len(words) == 1 else None


def with_letter(shown: Shown, seat: str, letter: str, word: str) -> str | None:
    """A letter and a card of the hand, a space or a Supporter."""
    kind = shown.kind
    if kind in TURN and letter == "u":
        return f"use {proper(shown, seat, word)}"
    if kind == "pay" and letter == "c" and word.isdecimal():
        return f"commit {word}"
    card = card_of(shown, seat, word)
    if card and kind in TURN and letter in "pd":
        return f"{'play' if letter == 'p' else 'deploy'} {card}"
    return f"discard {card}" if card and kind == "pay" and letter == "d" else None


def alone(shown: Shown, seat: str, word: str) -> str | None:
    """A space, a player or a card: what the question asks for."""
    kind = shown.kind
    spot = proper(shown, seat, word)
    if "." in spot and kind in OF_SPOT:
        return f"{OF_SPOT[kind]} {spot}"
    if kind in ("attack", "victim") and (letter := BOSS if word.lower() == BOSS else word.upper()) in shown.players:
        return f"{'attack' if kind == 'attack' else 'pick'} {letter}"
    if kind == "decks":
        return f"deck {word.lower()}"
    card = card_of(shown, seat, word) or (word.lower() if shown.design(word.lower()) else "")
    if not card:
        return None
    if kind in TURN:
        design = shown.design(card)
        return f"{'play' if design is not None and design.action is not None else 'deploy'} {card}"
    verbs = {"pay": "discard", "vision-keep": "keep", "vision-put": "put", "target": "target"}
    verb = verbs.get(kind, "pick" if kind in PICKED else "")
    return f"{verb} {card}" if verb else None


def card_of(shown: Shown, seat: str, word: str) -> str:
    """A card of the hand by its number, its id or how its id begins, if that fits one kind only."""
    hand = shown.held(seat)
    if word.isascii() and word.isdecimal():
        return hand[int(word) - 1] if 1 <= int(word) <= len(hand) else ""
    found = {card for card in hand if card.startswith(word.lower())}
    return word.lower() if word.lower() in hand else found.pop() if len(found) == 1 else ""


def proper(shown: Shown, seat: str, word: str) -> str:
    """A space as it is written: `t2` is one's own T2, `b.fl` is B.FL, `boss.nml` is boss.NML."""
    if word.upper() in ("T1", "T2", "T3", "FL", "NML"):
        return f"{seat}.{word.upper()}"
    letter, dot, rest = word.partition(".")
    if dot:
        return f"{BOSS if letter.lower() == BOSS else letter.upper()}.{rest.upper()}"
    return word
