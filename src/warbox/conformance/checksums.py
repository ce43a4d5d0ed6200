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
    played = play_all(trial)
    trial.same("the games with checksums", list(games), list(played))
    for name, checksum in played.items():
        if games[name] != checksum:
            trial.where = f"{trial.game.slug}, game {name!r}"
            raise trial.broken(
                "the game is not what it was; if the rules were meant to change, change rules_version too"
            )


def checksums(subject: Subject) -> dict[str, object]:
    """The content of a file of checksums."""
    trial = Trial("checksums", subject, Limits())
    return {"game": subject.game.slug, "rules_version": subject.game.rules_version, "games": play_all(trial)}


def play_all(trial: Trial) -> dict[str, str]:
    beginnings = [("", seed) for seed in range(SEEDS)] + [(name, 0) for name in trial.subject.starts]
    return {name or f"seed {seed}": checksum(trial, name, seed) for name, seed in beginnings}


def checksum(trial: Trial, name: str, seed: int) -> str:
    digest = sha256()
    for state in trial.walk(name, seed, trial.limits.longest):
        told = [*trial.lines[-1:], *[event.text() for event in trial.events], trial.text(state)]
        digest.update("\n".join(told).encode())
    return digest.hexdigest()
