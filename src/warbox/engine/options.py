"""Options: readings on which tables differ."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A reading on which tables differ: the ruling is the default. `values` lists what may be chosen.

    A game whose option takes more than a list can name, such as a deck, overrides `why_not`.
    """

    def __init__(self, name: str, rule: str, default: str, values: list[str]) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.default: Final = default
        self.values: Final = values  # empty: a whole number from 1 to 9999

    def why_not(self, value: str) -> str:
        """Why this cannot be chosen; nothing if it can."""
        if self.values:
            return "" if value in self.values else f"is one of {', '.join(self.values)}, not {value!r}"
        if value.isascii() and value.isdecimal() and len(value) <= 4 and int(value) >= 1:
            return ""
        return f"is a whole number from 1 to 9999, not {value!r}"

    def short(self, value: str) -> str:
        """A chosen value as lists show it."""
        return value


class SetupError(ValueError):
    """A setup that no table could use; says which key and why."""


def complete_options(options: list[Option], chosen: dict[str, str]) -> dict[str, str]:
    known = [option.name for option in options]
    for name in chosen:
        if name not in known:
            raise SetupError(f"option {name!r} does not exist; there are {', '.join(known)}")
    complete: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        reason = option.why_not(value)
        if reason:
            raise SetupError(f"option {option.name} {reason}")
        complete[option.name] = value
    return complete
