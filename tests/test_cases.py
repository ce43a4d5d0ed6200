"""Every case file, and every case in the documentation."""

import re
from pathlib import Path

import pytest

from warbox.engine.sampler import Sampler
from warbox.engine.turn import legal, submit
from warbox.games import SLUGS, load_game
from warbox.play.case import CaseResult, run_case

ROOT = Path(__file__).parents[1]
CASES = sorted((ROOT / "tests" / "cases").rglob("*.case"))
BLOCK = re.compile(r"^```case\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = [
    pytest.param(block[1], id=f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, block.start()) + 1}")
    for path in sorted((ROOT / "docs").rglob("*.md"))
    if path.parent.name != "notation" or path.stem in SLUGS  # the notation of a game to come
    for text in [path.read_text(encoding="utf-8")]
    for block in BLOCK.finditer(text)
]


def differences(result: CaseResult) -> str:
    return "\n".join(
        f"{result.name}:{failure.line}: {failure.statement}\n  expected {failure.expected}\n  found    {failure.found}"
        for failure in result.failures
    )


@pytest.mark.parametrize("path", CASES, ids=lambda path: str(path.relative_to(ROOT / "tests" / "cases")))
def test_a_case_holds(path: Path) -> None:
    result = run_case(path.read_bytes(), str(path.relative_to(ROOT)))
    assert result.passed, differences(result)


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_of_the_documentation_holds(text: str) -> None:
    result = run_case(text, "example")
    assert result.passed, differences(result)


def test_there_are_cases_and_examples() -> None:
    assert CASES
    assert len(EXAMPLES) >= 5


# What the documentation says about the events and refusals of Broadsides, whose authors know only that.

GUIDE = (ROOT / "docs" / "case-files.md").read_text(encoding="utf-8")
SOURCES = [path.read_text(encoding="utf-8") for path in (ROOT / "src/warbox/games/broadsides").glob("*.py")]
STARTS = ["", "S @6,4 N\nI @7,4 N", "S @6,3 N\nI @6,5 S", "placement same S=starboard I=port\nS crew=I.C5:2,C3:2"]


def table(heading: str) -> dict[str, str]:
    """The rows of a table by the kinds in their first column."""
    section = GUIDE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    return {kind: row for row in rows for kind in re.findall(r"`([\w-]+)`", row.split("|")[1])}


@pytest.mark.parametrize(
    ("heading", "call"), [("Events of Broadsides", "Public"), ("Refusals of Broadsides", "Refusal")]
)
def test_every_kind_that_the_rules_know_is_listed(heading: str, call: str) -> None:
    known = {kind for source in SOURCES for kind in re.findall(rf'{call}\("([\w-]+)"', source)}
    assert known
    assert known - set(table(heading)) == set()


@pytest.mark.parametrize("start", STARTS)
def test_events_have_the_rules_and_facts_that_are_listed(start: str) -> None:
    game = load_game("broadsides")
    rows = table("Events of Broadsides")
    for number in range(15):
        state, sampler = game.parse(start) if start else game.new({}), Sampler(number)
        for _ in range(200):
            if state.question is None:
                break
            seat = state.question.seats[0]
            choices = legal(state, seat)
            for event in submit(state, seat, choices[int(sampler.below(len(choices)))]):
                row = rows["over-KIND" if event.kind.startswith("over-") else event.kind]
                assert event.rule in row or event.kind.startswith("over-"), event
                assert all(f"`{fact}`" in row for fact in event.facts), event
