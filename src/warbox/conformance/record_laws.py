"""Laws of records: a match written down, read and replayed is the same match, and its dice can be verified."""

from hashlib import sha256

from warbox.conformance.trial import Trial
from warbox.engine.sampler import Sampler
from warbox.play.fairdice import FairDice
from warbox.play.match import Match
from warbox.play.record import PlayLine, canonical, parse_record
from warbox.play.replay import replay
from warbox.play.verify import HOLDS, UNFINISHED, verify


def records_round_trip(trial: Trial) -> None:
    """A record read back is the same lines, replays to the same states and events, and verifies."""
    game = trial.game
    for name, seed in trial.beginnings():
        match = random_match(trial, name, seed)
        data = b"".join([canonical(line) + b"\n" for line in match.lines])
        record = parse_record(data)
        trial.same("the lines of a record read back", record.lines, match.lines)
        last = ""
        for (again, state), step in zip(replay(record, game), match.steps, strict=True):
            trial.same("an answer of a record replayed", (again.seat, again.action), (step.seat, step.action))
            heard, told = ([event.text() for event in events] for events in (again.events, step.events))
            trial.same(f"the events of line {step.line} replayed", heard, told)
            last = trial.text(state)
        if match.steps:
            trial.same("the last position of a record replayed", last, trial.text(match.state))
        verdict = verify(data, lambda slug: game)
        wanted = UNFINISHED if match.outcome is None else HOLDS
        trial.same(f"verifying, which says {verdict.why!r} of line {verdict.line}", verdict.status, wanted)


def random_match(trial: Trial, name: str, seed: int) -> Match:
    """A match with fair dice and random answers."""
    game = trial.game
    seats = [game.seats[seat] for seat in game.seated(trial.begin(name, seed))]
    players = [(letter, "random") for letter in seats]
    options = {} if name else trial.options(seed)
    dice = FairDice(sha256(str(seed).encode()).digest(), [f"seat {letter}" for letter in seats], game.slug)
    match = Match(game, players, options, trial.subject.starts.get(name), dice)
    trial.state = match.state
    sampler = Sampler(seed)
    try:
        for _ in range(trial.limits.answers):
            if match.outcome is not None:
                break
            match.submit(*trial.choose(match.state, sampler))
            trial.played += 1
    finally:
        trial.lines = [line.play for line in match.lines if isinstance(line, PlayLine)]
    return match
