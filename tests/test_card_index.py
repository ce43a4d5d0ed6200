"""The index of card ids in the notation pages is that of the boxes: name, in English and French, by id."""

from pathlib import Path

import pytest

from warbox.games.onboard.pieces.card import CARDS
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.box import STANDARD
from warbox.i18n import LANGUAGES, speech

PAGE = Path(__file__).parents[1] / "docs" / "notation" / "cards.md"
IDS = {
    "onboard": dict.fromkeys(CARDS, ""),
    "siegestorm": {design.name: v.FACTIONS[design.faction] for design in STANDARD.designs},
}


def index(slug: str) -> str:
    """The table of a game, sorted by id."""
    rows = [["id", *LANGUAGES, "faction"], ["---"] * (len(LANGUAGES) + 2)]
    for name, faction in sorted(IDS[slug].items()):
        rows.append([f"`{name}`", *[speech(slug, lang).say("card", card=name) for lang in LANGUAGES], faction])
    return "\n".join(f"| {' | '.join(row if slug == 'siegestorm' else row[:-1])} |" for row in rows)


@pytest.mark.parametrize("slug", IDS)
def test_the_index_has_every_card(slug: str) -> None:
    """To write it anew: put what `index` gives into the page."""
    assert index(slug) in PAGE.read_text(encoding="utf-8")
