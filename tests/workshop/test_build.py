"""The wheel: pure where nothing can compile it, and complete."""

import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from tests.workshop.tree import ROOT, build_hook, committed_files, run

INGREDIENTS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "src", "docs/rules")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what a wheel is built from."""
    for name in INGREDIENTS:
        source, target = ROOT / name, tmp_path / "warbox" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        else:
            shutil.copy(source, target)
    return tmp_path / "warbox"


def build(copy: Path, **env: str) -> tuple[Path, str]:
    """Build a wheel with what is installed; the wheel and what the build said."""
    done = run(sys.executable, "-m", "build", "--wheel", "--no-isolation", cwd=copy, **env)
    assert done.returncode == 0, done.stdout
    (wheel,) = (copy / "dist").glob("*.whl")
    return wheel, done.stdout


def test_without_a_compiler_the_wheel_is_pure_and_the_build_says_so(copy: Path) -> None:
    wheel, said = build(copy, CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "no working C compiler" in said
    assert "pure Python wheel" in said


def test_a_pure_wheel_can_be_asked_for_and_holds_every_file_of_the_package(copy: Path) -> None:
    wheel, said = build(copy, WARBOX_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "no working C compiler" not in said
    names = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    package = {path.relative_to(source).as_posix() for path in committed_files() if source in path.parents}
    assert package - names == set()
    rules = copy / "docs" / "rules"
    catalogs = {f"warbox/rules_text/{path.relative_to(rules).as_posix()}" for path in rules.rglob("*.md")}
    assert "warbox/rules_text/fr/broadsides.md" in catalogs
    assert catalogs - names == set()


def test_an_error_in_our_own_code_fails_the_build(copy: Path) -> None:
    """A type error is no reason for a pure wheel."""
    shutil.rmtree(copy / "src" / "warbox" / "games")
    (copy / "src" / "warbox" / "engine" / "planted.py").write_text("number: int = 'text'\n", encoding="utf-8")
    done = run(sys.executable, "-m", "build", "--wheel", "--no-isolation", cwd=copy)
    assert done.returncode != 0
    assert "planted.py:1: error: Incompatible types in assignment" in done.stdout
    assert not (copy / "dist").exists() or not list((copy / "dist").glob("*.whl"))


def test_a_module_named_as_interpreted_is_not_compiled(tmp_path: Path) -> None:
    for name in ("rules.py", "content.py", "notes.txt"):
        file = tmp_path / "src" / "games" / "one" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    modules = build_hook().modules_to_compile(tmp_path, ["src/games"], ["src/games/*/content.py"])
    assert modules == ["src/games/one/rules.py"]
