"""constraints.txt pins, without an address, every package that Warbox, its extras and its build pull in."""

import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, distributions

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.workshop.tree import ROOT, pyproject

LINES = [
    line
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
PINS = {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in LINES)}


def named_requirements() -> list[Requirement]:
    """Everything that pyproject.toml names."""
    project = pyproject()["project"]
    lines = [*pyproject()["build-system"]["requires"], *project["dependencies"]]
    for extra in project["optional-dependencies"].values():
        lines += extra
    return [Requirement(line) for line in lines]


def with_all_they_pull_in(requirements: list[Requirement]) -> Iterator[Requirement]:
    """The requirements and, where installed, what they require, and so on."""
    seen = set()
    waiting = list(requirements)
    while waiting:
        requirement = waiting.pop()
        if str(requirement) in seen:
            continue
        seen.add(str(requirement))
        yield requirement
        try:
            further = distribution(requirement.name).requires or []
        except PackageNotFoundError:
            continue
        for line in further:
            wanted = Requirement(line)
            extras = requirement.extras or {""}
            if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in extras):
                waiting.append(wanted)


def test_constraints_are_exact_pins_without_addresses() -> None:
    wrong = [line for line in LINES if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.+!]*", line)]
    assert wrong == []


def test_each_package_is_pinned_once_and_in_order() -> None:
    assert len(PINS) == len(LINES)
    assert sorted(LINES, key=str.lower) == LINES


def test_every_requirement_is_pinned_to_a_version_that_it_allows() -> None:
    for requirement in with_all_they_pull_in(named_requirements()):
        name = canonicalize_name(requirement.name)
        assert name in PINS, f"constraints.txt lacks {name}"
        assert requirement.specifier.contains(PINS[name], prereleases=True), f"{requirement}: {PINS[name]}"


def test_what_is_installed_is_what_is_pinned() -> None:
    # setuptools, once imported, shows copies of its own
    found = [one for one in distributions() if "_vendor" not in str(one.locate_file(""))]
    installed = {canonicalize_name(one.name): one.version for one in found}
    wrong = {name: installed[name] for name in PINS if name in installed and installed[name] != PINS[name]}
    assert wrong == {}
