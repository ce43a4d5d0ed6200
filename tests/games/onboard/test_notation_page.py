"""What the notation page says about actions, events and refusals: whoever writes cases knows only that."""

import re
from pathlib import Path

import pytest

from warbox.conformance.perftfile import read_positions
from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import chance_action, legal, submit
from warbox.games.onboard.game import GAME
from warbox.games.onboard.pieces.card import CARDS, FACES
from warbox.i18n import LANGUAGES, speech

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/notation/onboard.md").read_text(encoding="utf-8")
SOURCES = [path.read_text(encoding="utf-8") for path in (ROOT / "src/warbox/games/onboard").rglob("*.py")]
STARTS = read_positions(ROOT / "tests/positions/onboard")
ENGINE = {"game-over", "not-asked", "order-wanted"}  # refusals that every game shares


def table(heading: str, level: str = "##") -> dict[str, str]:
    """The rows of a table by the kinds in their first column."""
    section = PAGE.partition(f"\n{level} {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    return {kind: row for row in rows for kind in re.findall(r"`([\w-]+)`", row.split(" | ")[0])}


def known(call: str) -> set[str]:
    return {kind for source in SOURCES for kind in re.findall(rf'{call}\(\s*"([\w-]+)"', source)}


def test_every_event_is_listed_and_every_listed_event_is_known() -> None:
    emitted = known("Public") | known("Private")
    assert emitted == set(table("Events")) - {"over-KIND"}


def test_every_refusal_is_listed_and_every_listed_refusal_is_known() -> None:
    """[OB-LOF-02] [OB-LOF-04] [OB-LOF-06] What cuts a line has its kinds from one place for all who ask."""
    cuts = {"not-in-line", "line-blocked", "line-smoked"}
    assert known("Refusal") | cuts | ENGINE == set(table("Refusals"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_in_words(lang: str) -> None:
    said = speech("onboard", lang)
    for kind in table("Refusals"):
        assert said.knows(f"refusal-{kind}"), kind


@pytest.mark.parametrize("start", STARTS)
def test_events_have_the_rules_and_facts_that_are_listed(start: str) -> None:
    rows = table("Events")
    for number in range(3):
        state, sampler = GAME.parse(STARTS[start]), Sampler(number)
        for _ in range(150):
            question = state.question
            if question is None:
                break
            seat = question.seats[0]
            if seat == CHANCE:
                action = chance_action(state, sampler)
            else:
                choices = legal(state, seat)
                action = choices[int(sampler.below(len(choices)))]
            for event in submit(state, seat, action):
                row = rows["over-KIND" if event.kind.startswith("over-") else event.kind]
                listed = row if "as `drawn`" not in row else row + rows["drawn"]
                assert event.rule in listed or event.kind.startswith("over-"), event
                assert all(f"`{fact}`" in row for fact in event.facts), event


def test_the_table_of_cards_is_that_of_the_box() -> None:
    """[OB-CARD-02] [OB-R-60] Numbers in both decks, points, in the order in which cards are listed."""
    rows = table("Cards", "###")
    assert list(rows) == CARDS
    for name, row in rows.items():
        face = FACES[CARDS.index(name)]
        counts = [str(count) if count else "–" for count in face.counts]
        assert [cell.strip() for cell in row.split("|")][2:5] == [*counts, f"{face.attack} / {face.defence}"]
