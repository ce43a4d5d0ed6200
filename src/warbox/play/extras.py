"""Libraries that only some people need: imported late, and who has not got one is told which extra brings it."""

from importlib import import_module
from typing import Any


class ExtraMissing(ImportError):
    """A library is not installed; says which extra of Warbox brings it."""


def library(name: str, extra: str) -> Any:
    """A module of an optional library."""
    try:
        return import_module(name)
    except ImportError as error:
        if error.name is None or error.name.partition(".")[0] != name.partition(".")[0]:
            raise  # it is there, and something that it needs itself is not
        raise ExtraMissing(f"{name} is not installed: pip install 'warbox[{extra}]'", name=error.name) from None
