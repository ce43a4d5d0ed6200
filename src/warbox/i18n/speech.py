"""Messages from the Fluent files: `locale/LANG.ftl` of the shell and `games/SLUG/locale/LANG.ftl` of a game.

A message that a language lacks is taken from English; one that English lacks too gives the canonical text, so that
nothing a game says is ever lost.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Event, Value
from warbox.engine.state import Outcome
from warbox.games import package_of

LANGUAGES = ("en", "fr")


def language(chosen: str | None = None) -> str:
    """The language asked for (`fr`, `fr_CA`, `fr-BE.UTF-8`), else the locale's, else English.

    Raises ValueError if one is asked for that we do not speak; a locale we do not speak gives English.
    """
    if chosen is not None:
        code = _code(chosen)
        if code not in LANGUAGES:
            raise ValueError(f"language {chosen!r} is not spoken here; there are {', '.join(LANGUAGES)}")
        return code
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            code = _code(value)
            return code if code in LANGUAGES else "en"
    return "en"


def _code(locale: str) -> str:
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def source(slug: str | None, lang: str) -> str:
    """The Fluent file of the shell (no slug) or of a game, as text."""
    folder = files("warbox" if slug is None else package_of(slug))
    return (folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(slug: str | None, lang: str) -> FluentBundle:
    # Isolation marks serve mixed directions of writing; terminals show them as boxes.
    bundle = FluentBundle([lang], use_isolating=False)
    if slug is not None:
        bundle.add_resource(FluentResource(source(slug, lang)))
    bundle.add_resource(FluentResource(source(None, lang)))  # what a game says itself goes before
    return bundle


@cache
def speech(slug: str | None = None, lang: str = "en") -> "Speech":
    """The voice of the shell, or of the shell and one game, in one language."""
    return Speech(slug, lang)


class Speech:
    """Says things in one language."""

    def __init__(self, slug: str | None, lang: str) -> None:
        self.lang = lang
        self._bundles = [_bundle(slug, code) for code in dict.fromkeys((lang, "en"))]

    def knows(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, **facts: Value) -> str:
        """A message of the shell or the game; its id if there is none."""
        return self._find(message, facts) or message

    def event(self, event: Event) -> str:
        return self._find(f"event-{event.kind}", event.facts) or event.text()

    def refusal(self, refusal: Refusal) -> str:
        return self._find(f"refusal-{refusal.kind}", refusal.facts) or refusal.text()

    def ask(self, decision: Decision, facts: Mapping[str, Value]) -> str:
        """The question in one sentence."""
        return self._find(f"ask-{decision.kind}", facts) or decision.kind

    def outcome(self, outcome: Outcome, winner: str) -> str:
        """How the game ended; `winner` is the winning seat's letter, or `-` for a draw."""
        return self._find(f"outcome-{outcome.kind}", {"winner": winner}) or f"{outcome.kind} {outcome.rule}"

    def option(self, name: str) -> str:
        return self._find(f"option-{name}", {}) or name

    def number(self, name: str) -> str:
        """A number, a chance or one of its causes, as a probe names it."""
        return self._find(f"number-{name}", {}) or name

    def _find(self, message: str, facts: Mapping[str, Value]) -> str | None:
        for bundle in self._bundles:
            if not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, dict(facts))
            if not errors and not isinstance(text, FluentNone):
                return text
        return None
