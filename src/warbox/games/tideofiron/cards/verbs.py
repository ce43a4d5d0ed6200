"""The verbs of Strategy cards: what a card asks when it is resolved."""

from typing import Final

from warbox.engine.verbs import Verb

CARD_VERBS: Final[list[Verb]] = []
