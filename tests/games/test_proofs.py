"""Rules that case files prove: the case is there, says so, and checks something."""

from pathlib import Path

import pytest

from tests.games.firstwave.proofs import PROOFS as FIRSTWAVE
from tests.games.tideofiron.proofs import PROOFS as TIDEOFIRON

CASES = Path(__file__).parents[1] / "cases"
CHECKS = {
    *("has", "lacks", "is", "order", "sees", "hides", "event", "then", "noevent", "hears", "deaf", "asks"),
    *("legal", "illegal", "choices", "refuse", "outcome"),
}


@pytest.mark.parametrize(("slug", "proofs"), [("firstwave", FIRSTWAVE), ("tideofiron", TIDEOFIRON)])
def test_every_case_of_a_proof_cites_the_rule_and_checks_something(slug: str, proofs: dict[str, list[str]]) -> None:
    weak: list[str] = []
    for rule, names in proofs.items():
        for name in names:
            words = [line.split() for line in (CASES / slug / f"{name}.case").read_text("utf-8").splitlines() if line]
            cited = {word for line in words if line[0] == "rules" for word in line[1:]}
            if rule not in cited or not [line for line in words if line[0] in CHECKS]:
                weak.append(f"{rule} {name}")
    assert [rule for rule, names in proofs.items() if not names] == []
    assert weak == []
