"""The examples of the README run: Python in one go, console blocks as they stand ('...' ends what is compared)."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"
TEXT = README.read_text(encoding="utf-8")
CONSOLE = re.findall(r"```console\n\$ (.*?)\n(.*?)```", TEXT, re.S)


def test_the_python_examples_run_in_the_order_they_stand() -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", TEXT, re.S))
    assert "load_game" in code
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(("command", "shown"), CONSOLE, ids=[command for command, _ in CONSOLE])
def test_a_console_example_prints_what_the_readme_shows(command: str, shown: str) -> None:
    program = Path(sys.executable).with_name("warbox")
    words = shlex.split(command)
    assert words[0] == "warbox"
    run = subprocess.run(
        [str(program), *words[1:]],
        capture_output=True,
        text=True,
        check=True,
        env={"LANG": "C.UTF-8", "COLUMNS": "80", "PATH": "", "NO_COLOR": "1"},
    )
    printed = [line.rstrip() for line in run.stdout.splitlines()]
    wanted = [line.rstrip() for line in shown.splitlines()]
    if wanted and wanted[-1] == "...":
        wanted.pop()
        printed = printed[: len(wanted)]
    assert printed == wanted


def test_every_document_that_is_linked_exists() -> None:
    for page in [README, *README.parent.glob("docs/**/*.md"), README.parent / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"
