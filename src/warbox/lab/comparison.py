"""Two players or two variants, compared until it is sure: the experiment of `warbox lab compare A B`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from warbox.games import SLUGS, load_game
from warbox.lab.experiment import Experiment, ExperimentError, experiment_of, file_data, read_experiment, sides_of
from warbox.players import PLAYERS

AS_IS: Final = "default"  # the variant without options


def comparison(first: str, second: str, data: Mapping[str, Any], sure: Mapping[str, Any]) -> Experiment:
    """`first` and `second` are names of players, files of experiments with one variant, or texts of options.

    `data` is what an experiment has besides. Raises ExperimentError.
    """
    if first == second:
        raise ExperimentError("B", f"is the same as A, {first}")
    whole = {"name": _name(f"{first} - {second}")} | dict(data) | {"sure": dict(sure)}
    sorts = [_sort(text) for text in (first, second)]
    if sorts[0] != sorts[1]:
        raise ExperimentError("B", f"{second} is {sorts[1]}, and A, {first}, is {sorts[0]}: they cannot be compared")
    if sorts[0] == "a file":
        return _files(Path(first), Path(second), whole)
    if "game" not in data or data["game"] not in SLUGS:
        raise ExperimentError("game", f"is one of {', '.join(SLUGS)}, not {data.get('game')!r}")
    if sorts[0] == "a player":
        return experiment_of(whole | {"players": _lineup(first, second, whole)}, Path())
    variants = {text: _options(text) for text in (first, second)}
    return experiment_of(whole | {"variants": variants}, Path())


def _sort(text: str) -> str:
    if text in PLAYERS:
        return "a player"
    if text.endswith(".toml"):
        return "a file"
    if text == AS_IS or "=" in text:
        return "a list of options"
    known = ", ".join(PLAYERS)
    raise ExperimentError("", f"{text!r} is neither a player ({known}), nor a .toml file, nor NAME=VALUE, nor {AS_IS}")


def _name(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:79]}…"


def _lineup(first: str, second: str, data: Mapping[str, Any]) -> list[str]:
    """The first player on the first side, the second one on the other."""
    if "players" in data:
        raise ExperimentError("players", "are A and B already")
    rules = load_game(data["game"])
    plain = {key: value for key, value in data.items() if key not in ("sure", "players")}
    sides = sides_of(rules, experiment_of(plain, Path()).variants[0].options)
    seats = sorted(seat for side in sides for seat in side)
    return [first if seat in sides[0] else second for seat in seats]


def _options(text: str) -> dict[str, str]:
    if text == AS_IS:
        return {}
    chosen = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise ExperimentError("", f"{word!r} is no option: NAME=VALUE")
        chosen[name] = value
    return chosen


def _files(first: Path, second: Path, whole: dict[str, Any]) -> Experiment:
    """What both files have in common, with the one variant of each."""
    variants = {}
    found = []
    for path in (first, second):
        one = read_experiment(path)
        if len(one.variants) != 1:
            raise ExperimentError("variants", f"has {len(one.variants)}; a file that is compared has one", str(path))
        name = path.stem if path.stem not in variants else str(path)
        variants[name] = one.variants[0].options
        found.append(one)
    for key in ("game", "lineups", "swap"):
        if getattr(found[0], key) != getattr(found[1], key):
            raise ExperimentError("players" if key == "lineups" else key, f"is not that of {first}", str(second))
    common = {
        key: value for key, value in file_data(first).items() if key in ("game", "players", "swap", "seed", "games")
    }
    return experiment_of(common | whole | {"variants": variants}, first.parent)
