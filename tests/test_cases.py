"""Every case file, and every case in the documentation."""

import re
from pathlib import Path

import pytest

from warbox.games import SLUGS
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
