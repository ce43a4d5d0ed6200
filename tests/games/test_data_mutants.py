"""A changed number, word or flag of the data is caught by the tests that read the catalog.

A copy of the sources gets one random change in a content file, and the tests of the content run against it. One mutant
a game is tried in every run, a hundred with `WARBOX_THOROUGH=10`; 97 of 100 must be caught. What the catalog does not
have (French names, how a thing is drawn) is left alone.
"""

import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HARD = int(os.environ.get("WARBOX_THOROUGH", "1"))
MUTANTS = 10 * HARD if HARD > 1 else 1
TESTS = {
    "firstwave": ["tests/games/firstwave/test_content.py"],
    "tideofiron": ["tests/games/tideofiron/test_content.py", "tests/games/tideofiron/test_scenario_file.py"],
}
OURS = re.compile(r"^\s*(name_fr|look|fr|source|status|name|title)\b|^\s*#")
TOKEN = re.compile(r"(?<![\w.\"-])-?\d+(?![\w.\"])|\btrue\b|\bfalse\b|\"[a-z_]+\"|\"[A-Z]\d\d\"|\"[REOGM]{2,4}\"")


def spoil(path: Path, chance: random.Random) -> str:
    """Change one token of a file; what was changed, or nothing if there was nothing to change."""
    lines = path.read_text("utf-8").splitlines()
    places = [
        (number, token)
        for number, line in enumerate(lines)
        if not OURS.match(line)
        for token in TOKEN.finditer(line.partition("  #")[0])
    ]
    if not places:
        return ""
    number, token = chance.choice(places)
    old = token[0]
    if old in ("true", "false"):
        new = "false" if old == "true" else "true"
    elif old[0] == '"':
        words = sorted({other[0] for _, other in places if other[0][0] == '"' and other[0] != old})
        new = chance.choice(words) if words else '"other"'
    else:
        new = str(int(old) + chance.choice([-1, 1, 2, 10]))
    line = lines[number]
    lines[number] = line[: token.start()] + new + line[token.end() :]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return f"{path.name}:{number + 1}: {old} -> {new} in {line.strip()[:80]}"


@pytest.mark.parametrize("slug", TESTS)
def test_mutants_of_the_data_are_caught(slug: str, tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src" / "warbox", tmp_path / "warbox", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static")
    )
    folder = tmp_path / "warbox" / "games" / slug / "content"
    original = ROOT / "src" / "warbox" / "games" / slug / "content"
    files = sorted(path.relative_to(original) for path in original.rglob("*.toml"))
    chance = random.Random(slug)
    alive: list[str] = []
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    for _ in range(MUTANTS):
        said = ""
        while not said:
            file = chance.choices(files, [(original / file).stat().st_size for file in files])[0]
            shutil.copyfile(original / file, folder / file)
            said = spoil(folder / file, chance)
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *TESTS[slug]],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            check=False,
        )
        if run.returncode == 0:
            alive.append(said)
        else:  # caught by a check, not by a test that could not run
            assert b"AssertionError" in run.stdout or b"ContentError" in run.stdout, run.stdout.decode()
        shutil.copyfile(original / file, folder / file)
    assert len(alive) <= MUTANTS * 3 // 100, alive
