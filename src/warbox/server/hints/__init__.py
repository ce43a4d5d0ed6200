"""What a game can say exactly about the choices of the moment, so that the page needs no rule.

A game's module here has `odds(state, seat)` and `preview(state, seat)`; each gives plain data or None. It may name in
`WINDOWS` the kinds of questions over which a computer's time could tell what its seat holds.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


@cache
def find_hints(slug: str) -> ModuleType | None:
    name = f"warbox.server.hints.{slug}"
    return import_module(name) if find_spec(name) else None


def is_window(slug: str, kind: str) -> bool:
    """Whether how soon such a question is answered could tell what a seat holds."""
    return kind in getattr(find_hints(slug), "WINDOWS", ())
