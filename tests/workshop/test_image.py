"""The container image: what it copies exists and is not ignored, it does not run as root, it asks how the server is."""

import re
from fnmatch import fnmatch

from tests.workshop.tree import ROOT

FILE = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
STAGES = re.split(r"^FROM ", FILE, flags=re.MULTILINE)[1:]
KEPT = [
    line.removeprefix("!")
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    if line.startswith("!")
]


def copied() -> list[str]:
    """What is copied from the source tree."""
    found: list[str] = []
    for line in re.findall(r"^COPY (?!--from)(.*)$", FILE, flags=re.MULTILINE):
        found += line.split()[:-1]
    return found


def test_everything_that_is_copied_exists_and_is_not_ignored() -> None:
    assert len(copied()) > 8
    for path in copied():
        assert (ROOT / path).exists(), path
        assert any(path == kept or path.startswith(f"{kept}/") or fnmatch(path, kept) for kept in KEPT), path


def test_all_that_the_wheel_is_built_from_is_copied() -> None:
    """The build reads these; `hatch_build.py` puts the rules' text into the wheel."""
    assert {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "docs/rules", "src"} <= set(copied())


def test_the_server_does_not_run_as_root() -> None:
    users = re.findall(r"^USER (\w+)$", STAGES[-1], flags=re.MULTILINE)
    assert users == ["warbox"]
    assert STAGES[-1].index("USER warbox") < STAGES[-1].index("ENTRYPOINT")


def test_the_image_asks_how_the_server_is() -> None:
    assert "/api/health" in re.findall(r"^HEALTHCHECK .*$", STAGES[-1], flags=re.MULTILINE)[0]
