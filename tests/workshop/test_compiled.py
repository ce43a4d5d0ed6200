"""The second run of the suite really tests the compiled package."""

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import warbox
from tests.workshop.tree import ROOT, compiled_modules

EXPECT_COMPILED = os.environ.get("WARBOX_EXPECT_COMPILED") == "1"


@pytest.mark.skipif(not EXPECT_COMPILED, reason="this run tests the source tree")
def test_in_the_compiled_run_every_rules_module_is_an_extension() -> None:
    files = {name: import_module(name).__file__ or "" for name in compiled_modules()}
    assert len(files) > 10
    interpreted = {name: file for name, file in files.items() if not file.endswith(tuple(EXTENSION_SUFFIXES))}
    assert interpreted == {}


@pytest.mark.skipif(not EXPECT_COMPILED, reason="this run tests the source tree")
def test_in_the_compiled_run_the_package_is_the_installed_one() -> None:
    assert ROOT / "src" not in Path(warbox.__file__).parents


@pytest.mark.skipif(EXPECT_COMPILED, reason="this run tests the wheel")
def test_in_the_pure_run_the_package_is_the_source_tree() -> None:
    assert ROOT / "src" in Path(warbox.__file__).parents


def test_the_source_tree_holds_no_shared_library() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []
