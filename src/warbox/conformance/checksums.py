"""Checksums of whole games: every line, event and position of a random game from its start to its end in one number.

The interpreted rules write them (see `__main__.py`), and they must hold for the compiled rules too, because mypyc has
silent integer traps.
"""

from collections.abc import Mapping
from hashlib import sha256

from warbox.conformance.trial import Limits, Subject, Trial

SEEDS = 4


def checksums_match(trial: Trial) -> None:
    """Whole games are what they were when the checksums were written, interpreted and compiled."""
    expected = trial.subject.checksums
    if expected is None:
        raise trial.broken("no checksums are given")
    trial.same("the rules version of the checksums", expected.get("rules_version"), trial.game.rules_version)
    games = expected.get("games")
    assert isinstance(games, Mapping)
    trial.same("the games that have checksums", list(games), list(named_games(trial.subject)))
    for name, (start, seed) in named_games(trial.subject).items():
        if checksum(trial, start, seed) != games[name]:
            raise trial.broken(
                "the game is not what it was; if the rules were meant to change, change rules_version too"
            )


def checksums(subject: Subject) -> dict[str, object]:
    """The content of a file of checksums."""
    trial = Trial("checksums", subject, Limits())
    games = {name: checksum(trial, start, seed) for name, (start, seed) in named_games(subject).items()}
    return {"game": subject.game.slug, "rules_version": subject.game.rules_version, "games": games}


def named_games(subject: Subject) -> dict[str, tuple[str, int]]:
    """The name of a start, or none for the start of the game, and a seed."""
    return {f"seed {seed}": ("", seed) for seed in range(SEEDS)} | {name: (name, 0) for name in subject.starts}


def checksum(trial: Trial, start: str, seed: int) -> str:
    digest = sha256()
    trial.beyond = False
    for state in trial.walk(start, seed, trial.limits.longest):
        told = [*trial.lines[-1:], *[event.text() for event in trial.events], trial.text(state)]
        digest.update("\n".join(told).encode())
    return digest.hexdigest()
