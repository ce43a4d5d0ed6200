"""The import contracts of pyproject.toml hold, and each breaks when somebody breaks it."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.workshop.tree import ROOT, compiled_modules, pyproject, run

LAYERS = "Layers point down"
GAMES = "Games do not know each other"
RULES = "Rules touch neither chance nor clock nor system"

CONTRACTS = {contract["name"]: contract for contract in pyproject()["tool"]["importlinter"]["contracts"]}
RULE_PACKAGES = CONTRACTS[RULES]["source_modules"]
FORBIDDEN = ("asyncio", "json", "logging", "os", "random", "time")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the source tree to plant violations in."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def plant(copy: Path, module: str, source: str) -> None:
    """Write a module, and the packages around it where they are missing."""
    path = copy / "src" / Path(*module.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True, exist_ok=True)
    for folder in path.parents:
        if folder == copy / "src":
            break
        (folder / "__init__.py").touch()
    path.write_text(source, encoding="utf-8")


def lint(copy: Path) -> tuple[set[str], str]:
    """The contracts that are broken in the copy, and the whole report."""
    script = "import sys; from importlinter.cli import lint_imports_command; lint_imports_command(sys.argv[1:])"
    done = run(sys.executable, "-c", script, "--no-cache", cwd=copy, PYTHONPATH=str(copy / "src"), COLUMNS="200")
    broken = {name for name in (LAYERS, GAMES, RULES) if f"{name} BROKEN" in done.stdout}
    assert (done.returncode != 0) == bool(broken), done.stdout
    return broken, done.stdout


def test_the_source_tree_keeps_every_contract(copy: Path) -> None:
    broken, report = lint(copy)
    assert broken == set(), report
    for name in (LAYERS, GAMES, RULES):
        assert f"{name} KEPT" in report


@pytest.mark.parametrize(
    ("lower", "upper"),
    [
        ("warbox.engine.planted", "warbox.geometry.seen"),
        ("warbox.geometry.planted", "warbox.odds.seen"),
        ("warbox.odds.planted", "warbox.games.seen"),
        ("warbox.games.planted", "warbox.play.seen"),
        ("warbox.play.planted", "warbox.players.seen"),
        ("warbox.players.planted", "warbox.lab.seen"),
        ("warbox.lab.planted", "warbox.server.seen"),
        ("warbox.bench.planted", "warbox.cli.seen"),
    ],
)
def test_a_layer_that_imports_from_above_or_beside_breaks_the_layers(copy: Path, lower: str, upper: str) -> None:
    plant(copy, upper, "")
    plant(copy, lower, f"import {upper}\n")
    broken, report = lint(copy)
    assert broken == {LAYERS}, report
    assert f"{lower} -> {upper}" in report


def test_a_package_that_is_in_no_layer_breaks_the_layers(copy: Path) -> None:
    plant(copy, "warbox.elsewhere.planted", "")
    broken, report = lint(copy)
    assert broken == {LAYERS}, report
    assert "elsewhere" in report


def test_a_game_that_imports_another_game_breaks_their_independence(copy: Path) -> None:
    plant(copy, "warbox.games.here.rules", "import warbox.games.there.rules\n")
    plant(copy, "warbox.games.there.rules", "")
    broken, report = lint(copy)
    assert broken == {GAMES}, report
    assert "warbox.games.here.rules -> warbox.games.there.rules" in report


def test_rules_that_import_chance_clock_or_system_break_the_prohibition(copy: Path) -> None:
    for package in RULE_PACKAGES:
        plant(copy, f"{package}.planted", "".join(f"import {name}\n" for name in FORBIDDEN))
    broken, report = lint(copy)
    assert broken == {RULES}, report
    for package in RULE_PACKAGES:
        for name in FORBIDDEN:
            assert f"{package}.planted -> {name}" in report


def test_the_prohibition_holds_for_every_compiled_package_but_the_search_and_the_rows_above_the_rules() -> None:
    packages = {".".join(name.split(".")[:2]) for name in compiled_modules()}
    assert packages == {*RULE_PACKAGES, "warbox.players", "warbox.adapters"}
    above = {name for name in compiled_modules() if name.startswith(("warbox.players", "warbox.adapters"))}
    assert all(name.startswith(("warbox.players.search", "warbox.adapters.rows")) for name in above)
