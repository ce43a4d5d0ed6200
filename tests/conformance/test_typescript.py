"""The page's types of views are those that the games declare."""

from pathlib import Path

import pytest

from warbox.conformance.typescript import typescript
from warbox.games import SLUGS

PAGE = Path(__file__).parents[2] / "ui" / "src" / "games"


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if (PAGE / slug / "index.ts").is_file()])
def test_the_types_of_the_page_are_made_from_the_shape_of_the_view(slug: str) -> None:
    """If not: python -m warbox.conformance.typescript ui/src/games."""
    assert (PAGE / slug / "view.ts").read_text(encoding="utf-8") == typescript(slug)
