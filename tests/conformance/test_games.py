"""Every game of the box obeys every law. `WARBOX_THOROUGH=10` makes each law try ten times as hard."""

import json
import os
from functools import cache
from pathlib import Path

import pytest

from warbox.catalog import load_catalog
from warbox.conformance import LAWS, Limits, Subject, check_law
from warbox.conformance.perftfile import read_positions
from warbox.games import SLUGS, load_game

TESTS = Path(__file__).parent.parent
LIMITS = Limits().times(int(os.environ.get("WARBOX_THOROUGH", "1")))


@cache
def subject(slug: str) -> Subject:
    file = TESTS / "conformance" / "checksums" / f"{slug}.json"
    return Subject(
        load_game(slug),
        starts=read_positions(TESTS / "positions" / slug),
        rules=frozenset(load_catalog(slug).entries),
        checksums=json.loads(file.read_text(encoding="utf-8")),
    )


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("slug", SLUGS)
def test_game_obeys(slug: str, law: str) -> None:
    check_law(law, subject(slug), LIMITS)
