"""The rule catalogs: `docs/rules/SLUG.md`, parsed, and the places in code and tests that cite their ids.

A rule is a list item `- **ABC-ARC-03** text (source: where)`, a ruling one whose middle part is `R`, a worked example
one whose middle part is `W`, `WE` or `EX`, with its details in indented lines below. An installed package carries the
catalogs in `rules_text/`; the source tree has them in `docs/rules/`, beside the code and the tests that cite them.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path

from warbox.games import package_of

RULE = "rule"
RULING = "ruling"
EXAMPLE = "example"

_PACKAGE = Path(__file__).parent
_ITEM = re.compile(r"^- \*\*(?P<id>[A-Z]+-[A-Z0-9]+-\d+)\*\* (?P<text>.*)$")
_SOURCE = re.compile(r"\s*\(source: (?P<source>.*)\)$")
_ID = re.compile(r"\b(?P<stem>[A-Z]+-[A-Z0-9]+-)(?P<first>\d{1,3})(?!\d)")
_CITED = re.compile(r"\[[A-Z]+-[A-Z0-9]+-\d+\](?: to \[[A-Z]+-[A-Z0-9]+-\d+\])?")
_MORE = re.compile(
    r"(?:\.\.| to -|\] to \[(?P<stem>[A-Z]+-[A-Z0-9]+-))(?P<last>\d{1,3})(?!\d)|, -(?P<next>\d{1,3})(?!\d)"
)


@dataclass(frozen=True)
class Rule:
    """An entry of a catalog; `details` are the indented lines of a worked example."""

    id: str
    kind: str
    chapter: str
    text: str
    source: str = ""
    details: tuple[str, ...] = ()

    @property
    def mentions(self) -> frozenset[str]:
        """The ids that the entry's own words name."""
        return frozenset(ids_in(" ".join((self.text, *self.details))))


@dataclass(frozen=True)
class Place:
    """A line that cites an id; the path is relative to the root of the source tree."""

    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True)
class Cited:
    """What the source tree says about one id."""

    code: tuple[Place, ...] = ()
    tests: tuple[Place, ...] = ()
    reason: str = ""  # why code or test is missing, with its date

    @property
    def covered(self) -> bool:
        return bool(self.code and self.tests) or bool(self.reason)


@dataclass(frozen=True)
class Catalog:
    """All entries of one game's catalog, in its order."""

    slug: str
    prefix: str
    entries: dict[str, Rule] = field(default_factory=dict)

    def find(self, text: str) -> Rule | None:
        """The entry of an id, whole or without the prefix, in any case: `ABC-ARC-03`, `arc-03`, `arc-3`."""
        wanted = text.strip().strip("[]").upper()
        for name in (wanted, f"{self.prefix}-{wanted}"):
            stem, _, number = name.rpartition("-")
            padded = f"{stem}-{number:0>2}"
            if padded in self.entries:
                return self.entries[padded]
        return None

    def nearest(self, text: str) -> list[str]:
        """Up to five ids that look like the text: those of the chapter it names first."""
        wanted = text.strip().strip("[]").upper().removeprefix(f"{self.prefix}-")
        chapter = wanted.partition("-")[0]
        same = [name for name in self.entries if chapter and name.startswith(f"{self.prefix}-{chapter}-")]
        short = [name.removeprefix(f"{self.prefix}-") for name in same or self.entries]
        return [f"{self.prefix}-{name}" for name in get_close_matches(wanted, short, n=5, cutoff=0.3)]

    def rulings_on(self, rule: Rule) -> list[Rule]:
        """The rulings that mention the rule, or that it mentions."""
        return self._others(rule, RULING)

    def examples_of(self, rule: Rule) -> list[Rule]:
        """The worked examples that show the rule."""
        return self._others(rule, EXAMPLE)

    def _others(self, rule: Rule, kind: str) -> list[Rule]:
        return [
            other
            for other in self.entries.values()
            if other.kind == kind and other is not rule and (rule.id in other.mentions or other.id in rule.mentions)
        ]


def ids_in(text: str) -> Iterator[str]:
    """Every id that the text names.

    `ABC-FIRE-11..14, -16`, `ABC-FIRE-02 to -16` and `[ABC-FIRE-02] to [ABC-FIRE-16]` are written out.
    """
    for found in _ID.finditer(text):
        stem, last = found["stem"], int(found["first"])
        yield f"{stem}{last:02d}"
        more = _MORE.match(text, found.end())
        while more and more["stem"] in (None, stem):
            if more["next"]:
                last = int(more["next"])
                yield f"{stem}{last:02d}"
            else:
                for number in range(last + 1, int(more["last"]) + 1):
                    yield f"{stem}{number:02d}"
                last = int(more["last"])
            more = _MORE.match(text, more.end())


def parse_catalog(slug: str, text: str) -> Catalog:
    """The entries of a catalog's Markdown."""
    entries: dict[str, Rule] = {}
    chapter = ""
    heading: tuple[str, str] | None = None
    body: list[str] = []
    for line in [*text.splitlines(), ""]:
        if heading and line.startswith("  "):
            body.append(line.strip().removeprefix("- "))
            continue
        if heading:
            entry = _entry(heading[0], chapter, heading[1], body)
            if entry.id in entries:
                raise ValueError(f"{slug}: the catalog has {entry.id} twice")
            entries[entry.id] = entry
            heading, body = None, []
        if line.startswith("#"):
            chapter = line.lstrip("# ").strip()
        item = _ITEM.match(line)
        if item:
            heading = item["id"], item["text"]
    prefix = next(iter(entries), "").partition("-")[0]
    return Catalog(slug, prefix, entries)


def _entry(name: str, chapter: str, text: str, details: list[str]) -> Rule:
    kind = {"R": RULING, "W": EXAMPLE, "WE": EXAMPLE, "EX": EXAMPLE}.get(name.split("-")[1], RULE)
    source = _SOURCE.search(text)
    if source:
        return Rule(name, kind, chapter, text[: source.start()], source["source"], tuple(details))
    return Rule(name, kind, chapter, text, details=tuple(details))


@cache
def load_catalog(slug: str) -> Catalog:
    """The catalog of a game; raises FileNotFoundError if neither the package nor the source tree has it.

    A game from elsewhere has it in its own folder, in `rules.md`.
    """
    path = _folder() / f"{slug}.md"
    own = files(package_of(slug)) / "rules.md"
    return parse_catalog(slug, (own if own.is_file() else path).read_text(encoding="utf-8"))


@cache
def load_translation(slug: str, lang: str) -> Catalog:
    """The entries of a catalog that have been put into another language, from `docs/rules/LANG/SLUG.md`."""
    path = _folder() / lang / f"{slug}.md"
    return parse_catalog(slug, path.read_text(encoding="utf-8") if path.is_file() else "")


def _folder() -> Path:
    root = source_tree()
    return _PACKAGE / "rules_text" if root is None else root / "docs" / "rules"


def source_tree() -> Path | None:
    """The root of the source tree that the package runs from; None for an installed package."""
    root = _PACKAGE.parent.parent
    return root if (root / "docs" / "rules").is_dir() and (root / "tests").is_dir() else None


def exceptions(root: Path) -> dict[str, str]:
    """The dated reasons why an id has no code or no test, from `docs/rules/exceptions.toml`."""
    path = root / "docs" / "rules" / "exceptions.toml"
    reasons: dict[str, str] = {}
    for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
        if not isinstance(entry, dict) or set(entry) != {"date", "reason"} or not isinstance(entry["date"], date):
            raise ValueError(f"{path.name}: {name} wants a date and a reason")
        reasons[name] = f"{entry['date'].isoformat()}: {entry['reason']}"
    return reasons


def citations(catalog: Catalog, root: Path) -> dict[str, Cited]:
    """Where the source tree cites each entry of a catalog.

    Python cites a rule in brackets, `[ABC-ARC-03]`, in a docstring or a comment: a promise to keep or to prove it. An
    id without brackets, as events and refusals carry it, is none. Content and case files cite by naming an id.
    """
    reasons = exceptions(root)
    code = _places(root, root / "src" / "warbox", (".py", ".toml"), catalog.prefix, promised)
    tests = _places(root, root / "tests", (".py", ".case"), catalog.prefix, promised)
    return {
        name: Cited(tuple(code.get(name, ())), tuple(tests.get(name, ())), reasons.get(name, ""))
        for name in catalog.entries
    }


def cited_ids(root: Path, prefix: str) -> dict[str, list[Place]]:
    """Every id of the prefix that code or tests name in any way, known or not."""
    found = _places(root, root / "src" / "warbox", (".py", ".toml"), prefix, named)
    for name, places in _places(root, root / "tests", (".py", ".case"), prefix, named).items():
        found.setdefault(name, []).extend(places)
    return found


def promised(line: str, suffix: str) -> Iterator[str]:
    """The ids that a line of a file promises to keep or to prove."""
    return ids_in(" ".join(_CITED.findall(line)) if suffix == ".py" else line)


def named(line: str, suffix: str) -> Iterator[str]:
    return ids_in(line)


def _places(
    root: Path, folder: Path, suffixes: tuple[str, ...], prefix: str, read: Callable[[str, str], Iterator[str]]
) -> dict[str, list[Place]]:
    found: dict[str, list[Place]] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in suffixes or path.parent.name == "lessons":  # a lesson tells of rules, and keeps none
            continue
        text = path.read_text(encoding="utf-8")
        if f"{prefix}-" not in text:
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            for name in dict.fromkeys(read(line, path.suffix)):
                if name.startswith(f"{prefix}-"):
                    found.setdefault(name, []).append(Place(path.relative_to(root).as_posix(), number))
    return found
