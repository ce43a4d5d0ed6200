"""The tutorial's transcripts are what the program prints."""

import re
from pathlib import Path

import pytest

from tests.cli.program import run

TUTORIAL = Path(__file__).parents[2] / "docs" / "tutorial.md"
LEFT_OUT = "…"


def fences() -> list[tuple[str, list[str]]]:
    """The fenced blocks: what stands after the fence, and the lines."""
    text = TUTORIAL.read_text(encoding="utf-8")
    return [(info, body.splitlines()) for info, body in re.findall(r"^```(\S[^\n]*)\n(.*?)^```$", text, re.M | re.S)]


def sessions() -> list[list[str]]:
    """Each session's lines, from its command on; a block without a command goes on with the session before it."""
    found: list[list[str]] = []
    for info, lines in fences():
        if info == "console" and lines[0].startswith("$ "):
            found.append(lines)
        elif info == "console":
            found[-1] += lines
    return found


@pytest.mark.parametrize("session", sessions(), ids=lambda session: str(session[0]))
def test_a_session_of_the_tutorial_goes_as_it_is_printed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, session: list[str]
) -> None:
    for info, lines in fences():
        if info.startswith("text "):
            (tmp_path / info.removeprefix("text ")).write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    typed = [line.partition(" > ")[2] for line in session if re.match(r"(Seahawk|Royal Isabella) > ", line)]
    arguments = session[0].removeprefix("$ warbox ").split()
    game = run(monkeypatch, *arguments, typed="\n".join(typed) + "\n", env={"XDG_DATA_HOME": str(tmp_path)})
    assert game.code == 0
    printed = [line.rstrip() for line in game.out.splitlines()]
    place = 0
    exactly = True
    for line in session[1:]:
        if line == LEFT_OUT:
            exactly = False
            continue
        found = printed.index(line, place) if line in printed[place:] else -1
        assert found >= 0, f"not printed, or not in this order: {line!r}"
        assert not exactly or found == place, f"{printed[place]!r} is printed before {line!r}"
        place, exactly = found + 1, True


def test_the_tutorial_has_sessions_of_all_phases() -> None:
    assert len(sessions()) == 3
