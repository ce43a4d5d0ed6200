"""Decks of Siegestorm that somebody builds: what is wrong with one, card by card, and its text in every form."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field, StringConstraints
from starlette.responses import Response

from warbox.games.siegestorm.deck import (
    COPIES,
    DECK_SIZE,
    MOST_TEXT,
    PROMO_COPIES,
    Fault,
    deck_faults,
    format_deck,
    format_deck_lines,
)
from warbox.i18n import speech
from warbox.server import forms
from warbox.server.routes import PROBLEMS, json_response

SLUG = "siegestorm"
WHOLE = ("deck-size", "deck-factions")  # of the deck, not of a card or a line

decks = APIRouter(prefix="/api/decks", responses=PROBLEMS)


class DeckForm(forms.Form):
    text: Annotated[str, StringConstraints(max_length=MOST_TEXT)] = Field(
        description="A deck in one line, as lines NUMBER CARD, as TOML, or the name of a starter deck."
    )
    melee: bool = False
    promo: bool = False
    lang: forms.Lang = "en"


class DeckFault(BaseModel):
    kind: str
    rule: str
    card: str = Field(description="The card it is about; empty: the deck or the text.")
    line: int = Field(description="Where it stands in the text; 0: nowhere.")
    reason: str


class DeckFacts(BaseModel):
    name: str
    cards: dict[str, int]
    size: int
    faults: list[DeckFault] = Field(description="Every one of them; none: the deck may be played.")
    line: str = Field(description="The deck in one line, as the options of a match take it.")
    lines: str = Field(description="The deck as lines NUMBER CARD, to be shared.")


class DeckLimits(BaseModel):
    size: int
    copies: list[int] = Field(description="By rank: Soldier, Veteran, Elite, Champion.")
    promo: int


@decks.get("/limits", response_model=DeckLimits)
async def show_limits() -> Response:
    """[SGS-DECK-01] [SGS-DECK-03] [SGS-DECK-04] [SGS-R-67] How many cards, and how many of each."""
    return json_response({"size": DECK_SIZE, "copies": list(COPIES), "promo": PROMO_COPIES})


@decks.post("/check", response_model=DeckFacts)
def check_text(form: DeckForm) -> Response:
    """Everything that is wrong with a deck, each fault with its reason and its rule."""
    deck, faults = deck_faults(form.text, form.melee, form.promo)
    answer: dict[str, Any] = {
        "name": deck.name,
        "cards": deck.cards,
        "size": deck.size(),
        "faults": [fault_facts(fault, form.lang) for fault in faults],
        "line": format_deck(deck),
        "lines": format_deck_lines(deck),
    }
    return json_response(answer)


def fault_facts(fault: Fault, lang: str) -> dict[str, Any]:
    kind = "refusal" if fault.card or fault.kind in WHOLE else "fault"
    reason = speech(SLUG, lang).say(f"{kind}-{fault.kind}", **fault.facts)
    return {"kind": fault.kind, "rule": fault.rule, "card": fault.card, "line": fault.line, "reason": reason}
