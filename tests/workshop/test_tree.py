"""The shape of the source tree: licence, sizes, no trace of the machine it was written on."""

import re
from pathlib import Path

import pytest

from tests.workshop.tree import ROOT, committed_files

MOST_LINES = 500
LONGER = {
    "tests/conformance/faults.py": "one planted fault after the other, each a few lines",
}

# Written in pieces, so that this file does not name what it looks for.
REGISTRIES = ("py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com", "deb." + "debian.org")
FOLDERS = ("ro" + "ot", "ho" + "me", "wo" + "rk", "o" + "pt", "Us" + "ers")
OPTIONS = ("index" + "-url", "find" + "-links")
ADDRESS = re.compile("|".join(map(re.escape, REGISTRIES + OPTIONS)))
LOCAL_PATH = re.compile(rf"(?<![\w.:/*)}}\]-])/(?:{'|'.join(FOLDERS)})/\w")


def texts() -> list[tuple[Path, str]]:
    """Every committed file that is text."""
    found = []
    for path in committed_files():
        try:
            found.append((path.relative_to(ROOT), path.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue
    return found


@pytest.mark.parametrize("pattern", [ADDRESS, LOCAL_PATH], ids=["registry", "local path"])
def test_no_committed_text_names_a_registry_or_a_path_of_one_machine(pattern: re.Pattern[str]) -> None:
    found = [
        f"{path}:{number}: {line.strip()[:100]}"
        for path, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "pattern"),
    [
        ("https://" + REGISTRIES[0] + "/simple", ADDRESS),
        (f"pip install --{OPTIONS[0]} x", ADDRESS),
        (f"see /{FOLDERS[0]}/x", LOCAL_PATH),
        (f"'/{FOLDERS[2]}/main/src'", LOCAL_PATH),
    ],
)
def test_the_patterns_find_what_they_look_for(line: str, pattern: re.Pattern[str]) -> None:
    assert pattern.search(line)


def test_no_python_file_is_too_long_to_read() -> None:
    sizes = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in committed_files()
        if path.suffix == ".py"
    }
    assert {name: lines for name, lines in sizes.items() if lines > MOST_LINES and name not in LONGER} == {}


def test_licence_and_notice_are_there() -> None:
    assert "Apache License" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    for game in ("Broadsides and Boarding Parties", "On Board", "Siegestorm", "First Wave", "Tide of Iron"):
        assert game in notice


def test_continuous_integration_runs_make_test_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    lines = [line for line in script.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert lines == ["set -euo pipefail", 'cd "$(dirname "$0")/.."', "make test"]
