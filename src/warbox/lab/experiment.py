"""An experiment: which game, which variants of it, who plays, how often. A small TOML file, or the same as plain data.

Every variant, line-up and rotation of the seats is played with the dice of one deal before the next deal begins: what
differs between games of one deal is what the experiment is about. `docs/lab.md` describes the file.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from warbox.engine.game import Game
from warbox.engine.options import SetupError
from warbox.games import SLUGS, load_game
from warbox.players import PLAYERS

MOST_GAMES: Final = 1_000_000
MOST_VARIANTS: Final = 24
MOST_LINEUPS: Final = 24
MOST_SEED: Final = 2**53 - 1  # what every reader of JSON keeps whole
KEYS: Final = ("name", "game", "players", "swap", "seed", "games", "precision", "sure", "options", "variants")
SURE_KEYS: Final = ("low", "high", "elo0", "elo1", "alpha", "beta", "side")


class ExperimentError(ValueError):
    """What is wrong with an experiment: the place in its file, and why."""

    def __init__(self, place: str, reason: str, file: str = "") -> None:
        super().__init__(": ".join(part for part in (file, place, reason) if part))
        self.place = place
        self.reason = reason


@dataclass(frozen=True)
class Variant:
    """A way to set the game up; `options` has every option."""

    name: str
    options: dict[str, str]


@dataclass(frozen=True)
class Sure:
    """Play on until a sequential test is sure whether the first variant (of several) or the first player is no better
    than `low` or at least as good as `high`: expected scores, 0.5 is equal. `alpha` and `beta` are its errors; a
    comparison of variants is about one side.
    """

    low: float
    high: float
    alpha: float
    beta: float
    side: int


@dataclass(frozen=True)
class Experiment:
    """`games` of each variant are played at most; `precision` is the half-width of the 95 % interval of the first
    side's wins that is to be reached in every variant.
    """

    name: str
    game: str
    seed: int
    variants: tuple[Variant, ...]
    lineups: tuple[tuple[str, ...], ...]
    swap: bool
    games: int
    precision: float | None = None
    sure: Sure | None = None

    @property
    def rules(self) -> Game[Any]:
        return load_game(self.game)

    @cached_property
    def sides(self) -> list[list[int]]:
        """The seats that win together, in the order of their first seats."""
        return sides_of(self.rules, self.variants[0].options)

    @property
    def letters(self) -> list[str]:
        return self.rules.seats[: len(self.lineups[0])]

    @property
    def rotations(self) -> int:
        return len(self.lineups[0]) if self.swap else 1

    @property
    def deal_size(self) -> int:
        """The games of one deal."""
        return len(self.variants) * len(self.lineups) * self.rotations

    @property
    def most(self) -> int:
        """Games of all variants at most; whole deals."""
        each = len(self.lineups) * self.rotations
        return -(-self.games // each) * self.deal_size

    def as_data(self) -> dict[str, Any]:
        """Plain data, which `experiment_of` reads again."""
        sure = None if self.sure is None else vars(self.sure) | {"side": self.letters[self.sides[self.sure.side][0]]}
        wishes = {"games": self.games, "precision": self.precision, "sure": sure}
        return {
            "name": self.name,
            "game": self.game,
            "players": [list(lineup) for lineup in self.lineups],
            "swap": self.swap,
            "seed": self.seed,
            "variants": {variant.name: variant.options for variant in self.variants},
        } | {key: value for key, value in wishes.items() if value is not None}


def sides_of(rules: Game[Any], options: dict[str, str]) -> list[list[int]]:
    """The seats that win together, in the order of their first seats."""
    state = rules.new(options)
    sides: list[list[int]] = []
    for seat in rules.seated(state):
        side = sorted(rules.side_of(state, seat))
        if side not in sides:
            sides.append(side)
    return sides


def read_experiment(path: Path) -> Experiment:
    """The experiment of a file. Raises ExperimentError, which names the file, and OSError."""
    data = file_data(path)
    try:
        return experiment_of(data, path.parent)
    except ExperimentError as error:
        raise ExperimentError(error.place, error.reason, str(path)) from None


def file_data(path: Path) -> dict[str, Any]:
    """What stands in a file. An experiment without a name is called as its file. Raises as `read_experiment` does."""
    try:
        return {"name": path.stem} | tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError:
        raise ExperimentError("", "is no text in UTF-8", str(path)) from None
    except tomllib.TOMLDecodeError as error:
        raise ExperimentError("", f"is no TOML: {error}", str(path)) from None


def experiment_of(data: Mapping[str, Any], folder: Path | None = None) -> Experiment:
    """The experiment that plain data says. `@FILE` as the value of an option is read beside `folder`; without a folder
    it is refused. Raises ExperimentError.
    """
    _known_keys(data, KEYS, "")
    game = data.get("game")
    if game not in SLUGS:
        raise ExperimentError("game", f"is one of {', '.join(SLUGS)}, not {game!r}")
    rules = load_game(game)
    variants = _variants(data, rules, folder)
    seats = [len(rules.seated(rules.new(variant.options))) for variant in variants]
    for variant, count in zip(variants, seats, strict=True):
        if count != seats[0]:
            reason = f"has {count} seats, and {variants[0].name} has {seats[0]}: they cannot be compared"
            raise ExperimentError(f"variants.{variant.name}", reason)
    lineups = _lineups(data.get("players", "greedy"), seats[0])
    swap = _flag(data, "swap", True)
    name = data.get("name", game)
    if not isinstance(name, str) or not 0 < len(name) <= 80 or not name.isprintable():
        raise ExperimentError("name", "is a text of 1 to 80 signs in one line")
    sure = data.get("sure")
    found = Experiment(
        name=name,
        game=game,
        seed=_whole(data, "seed", 1, 0, MOST_SEED),
        variants=variants,
        lineups=lineups,
        swap=swap,
        games=_whole(data, "games", 10_000 if "precision" in data or sure is not None else 100, 1, MOST_GAMES),
        precision=_between(data, "precision", "precision", None, 0.001, 0.5),
    )
    return found if sure is None else _with_sure(found, sure)


def _with_sure(found: Experiment, sure: Any) -> Experiment:
    if not isinstance(sure, Mapping):
        raise ExperimentError("sure", "is a table, such as { elo0 = 0, elo1 = 20 }")
    _known_keys(sure, SURE_KEYS, "sure.")
    if found.precision is not None:
        raise ExperimentError("sure", "goes without precision: one of them says when to stop")
    if len(found.variants) > 2:
        raise ExperimentError("sure", f"compares two variants, not {len(found.variants)}")
    if len(found.variants) == 1:
        if len(found.lineups) > 1 or len(set(found.lineups[0])) != 2:
            raise ExperimentError("sure", "compares two variants, or two players in one line-up")
        if not found.swap or len(found.sides) != 2:
            raise ExperimentError("sure", "compares players only where two sides change seats")
    bounds = []
    for score, elo, usual in (("low", "elo0", 0.0), ("high", "elo1", 20.0)):
        if score in sure and elo in sure:
            raise ExperimentError(f"sure.{elo}", f"and {score} say the same: give one of them")
        points = _between(sure, elo, f"sure.{elo}", usual, -1000.0, 1000.0)
        assert points is not None
        bound = _between(sure, score, f"sure.{score}", 1 / (1 + 10 ** (-points / 400)), 0.01, 0.99)
        assert bound is not None
        bounds.append(bound)
    if bounds[0] >= bounds[1]:
        raise ExperimentError("sure", f"needs a lower bound below the higher one, not {bounds[0]} and {bounds[1]}")
    alpha, beta = (_between(sure, name, f"sure.{name}", 0.05, 0.0001, 0.4) for name in ("alpha", "beta"))
    assert alpha is not None
    assert beta is not None
    firsts = [found.letters[side[0]] for side in found.sides]
    letter = sure.get("side", firsts[0])
    if letter not in firsts:
        raise ExperimentError("sure.side", f"is one of {', '.join(firsts)}, not {letter!r}")
    test = Sure(bounds[0], bounds[1], alpha, beta, firsts.index(letter))
    return Experiment(
        found.name, found.game, found.seed, found.variants, found.lineups, found.swap, found.games, None, test
    )


def _variants(data: Mapping[str, Any], rules: Game[Any], folder: Path | None) -> tuple[Variant, ...]:
    common = _options(data.get("options", {}), "options", folder)
    tables = data.get("variants", {rules.slug: {}})
    if not isinstance(tables, Mapping) or not 1 <= len(tables) <= MOST_VARIANTS:
        raise ExperimentError("variants", f"has 1 to {MOST_VARIANTS} tables of options, [variants.NAME]")
    variants = []
    for name, chosen in tables.items():
        place = f"variants.{name}"
        if not 0 < len(name) <= 40 or not name.isprintable():
            raise ExperimentError("variants", "have names of 1 to 40 signs in one line")
        own = _options(chosen, place, folder)
        try:
            options = rules.complete_options(common | own)
            rules.new(options)
        except SetupError as error:
            raise ExperimentError(place if own else "options", str(error)) from None
        variants.append(Variant(name, options))
    return tuple(variants)


def _options(chosen: Any, place: str, folder: Path | None) -> dict[str, str]:
    """Values are texts; whole numbers and yes or no may be written as TOML writes them."""
    if not isinstance(chosen, Mapping):
        raise ExperimentError(place, "is a table of options")
    found: dict[str, str] = {}
    for name, value in chosen.items():
        if isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, int | str):
            found[name] = _text_of(str(value), f"{place}.{name}", folder)
        else:
            raise ExperimentError(f"{place}.{name}", f"is a text or a whole number, not {type(value).__name__}")
    return found


def _text_of(value: str, place: str, folder: Path | None) -> str:
    if not value.startswith("@"):
        return value
    if folder is None:
        raise ExperimentError(place, "names a file, and there is no folder for it")
    path = folder / value[1:]
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ExperimentError(place, f"{path} is no text in UTF-8") from None
    except OSError as error:
        raise ExperimentError(place, f"{path} cannot be read: {error.strerror}") from None


def _lineups(players: Any, seats: int) -> tuple[tuple[str, ...], ...]:
    if isinstance(players, str):
        players = [players] * seats
    if not isinstance(players, list | tuple) or not players:
        raise ExperimentError("players", "is a name, a list with one name a seat, or a list of such lists")
    rows = players if all(isinstance(row, list | tuple) for row in players) else [players]
    if len(rows) > MOST_LINEUPS:
        raise ExperimentError("players", f"has {len(rows)} line-ups; {MOST_LINEUPS} at most")
    for number, row in enumerate(rows, start=1):
        place = "players" if len(rows) == 1 else f"players, line-up {number}"
        for name in row:
            if name not in PLAYERS:
                raise ExperimentError(place, f"there is no player {name!r}; there are {', '.join(PLAYERS)}")
        if len(row) != seats:
            raise ExperimentError(place, f"names {len(row)} players for {seats} seats")
    return tuple(tuple(row) for row in rows)


def _known_keys(data: Mapping[str, Any], keys: tuple[str, ...], before: str) -> None:
    for key in data:
        if key not in keys:
            raise ExperimentError(f"{before}{key}", f"is not known; there are {', '.join(keys)}")


def _flag(data: Mapping[str, Any], key: str, usual: bool) -> bool:
    value = data.get(key, usual)
    if not isinstance(value, bool):
        raise ExperimentError(key, f"is true or false, not {value!r}")
    return value


def _whole(data: Mapping[str, Any], key: str, usual: int, least: int, most: int) -> int:
    value = data.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ExperimentError(key, f"is a whole number from {least} to {most}, not {value!r}")
    return value


def _between(
    data: Mapping[str, Any], key: str, place: str, usual: float | None, least: float, most: float
) -> float | None:
    value = data.get(key, usual)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise ExperimentError(place, f"is a number from {least:g} to {most:g}, not {value!r}")
    return float(value)
