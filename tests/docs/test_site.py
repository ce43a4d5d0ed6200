"""The documentation site: every page has its place, and it builds without a warning, whole and for itself."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.workshop.tree import ROOT

MADE = {"contributing.md", "changes.md"}  # from the texts at the root of the tree


def test_every_page_has_one_place_in_the_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    listed = re.findall(r"([\w/-]+\.md)$", contents, re.M)
    docs = ROOT / "docs"
    there = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    notebooks = {path.relative_to(docs).with_suffix(".md").as_posix() for path in docs.rglob("*.ipynb")}
    assert sorted(listed) == sorted(there | notebooks | MADE), "mkdocs.yml lists the pages of the site"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(build, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_nothing_is_loaded_from_elsewhere_and_no_script_stands_in_a_page(site: Path) -> None:
    """The server's policy allows neither."""
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 50
    for page in pages:
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r"<(?:script|img|source|iframe)[^>]* src=[\"']?([^\"'> ]+)", text)
        loaded += [one for one in re.findall(r"<link[^>]* href=[\"']?([^\"'> ]+)", text) if "rel=canonical" not in one]
        assert [one for one in loaded if "://" in one or one.startswith("//")] == [], page.name
        for one in loaded:
            assert (page.parent / one.partition("?")[0].partition("#")[0]).exists() or page.name == "404.html", one
        assert not re.search(r"<script(?![^>]*(src=|application/json))", text), page.name
        assert "<style>" not in text, page.name


def test_the_search_finds_single_rules(site: Path) -> None:
    """[BBP-ARC-06]"""
    found = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))["docs"]
    texts = {one["location"]: one["text"] for one in found}
    assert "dead ahead" in texts["rules/broadsides.html#BBP-ARC-06"]
    assert "class" not in texts["rules/broadsides.html#BBP-ARC-06"]
