"""The tables of events and refusals in the notation pages: whoever writes cases knows only those."""

import re
from functools import cache
from pathlib import Path

import pytest

from warbox.conformance.perftfile import read_positions
from warbox.conformance.trial import Limits, Subject, Trial
from warbox.games import SLUGS, load_game
from warbox.i18n.speech import source

ROOT = Path(__file__).parents[1]
SHARED = {"dice-count", "dice-face", "dice-wanted", "game-over", "not-a-choice", "not-asked", "order-wanted"}


@cache
def table(slug: str, heading: str) -> dict[str, str]:
    """The rows of a table by the kinds in their first column."""
    page = (ROOT / "docs" / "notation" / f"{slug}.md").read_text(encoding="utf-8")
    section = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    return {kind: row for row in rows for kind in re.findall(r"`([\w-]+)`", row.split(" | ")[0])}


def said(slug: str, what: str) -> set[str]:
    """The kinds for which the game has a sentence."""
    return set(re.findall(rf"^{what}-([\w-]+) =", source(slug, "en"), re.M))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_event_that_has_a_sentence_is_listed(slug: str) -> None:
    kinds = {kind for kind in said(slug, "event") if not kind.startswith("over-")} - {"resigned"}  # by the match
    assert kinds
    assert kinds == set(table(slug, "Events")) - {"over-KIND"}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_refusal_that_has_a_sentence_is_listed(slug: str) -> None:
    kinds = said(slug, "refusal")
    assert kinds
    assert kinds - SHARED == set(table(slug, "Refusals")) - SHARED


@pytest.mark.parametrize("slug", SLUGS)
def test_events_of_random_games_have_the_rules_and_facts_that_are_listed(slug: str) -> None:
    rows = table(slug, "Events")
    trial = Trial("tables", Subject(load_game(slug), read_positions(ROOT / "tests/positions" / slug)), Limits(games=1))
    for walk in trial.walks(120):
        for _ in walk:
            for event in trial.events:
                over = event.kind.startswith("over-")
                row = rows["over-KIND" if over else event.kind]
                row += "".join(rows[other] for other in re.findall(r"as `([\w-]+)`", row))
                assert over or event.rule in row, event.text()
                assert all(f"`{fact}`" in row for fact in event.facts), event.text()
