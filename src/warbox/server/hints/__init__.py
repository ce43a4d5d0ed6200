"""What a game can say exactly about the choices of the moment, so that the page needs no rule.

A game's module here has `odds(state, seat)` and `preview(state, seat)`; each gives plain data or None.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


@cache
def find_hints(slug: str) -> ModuleType | None:
    name = f"warbox.server.hints.{slug}"
    return import_module(name) if find_spec(name) else None
