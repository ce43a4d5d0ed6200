"""A trial: one law, one game, random play from its start and from given positions, and a report to repeat it by."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, SPECTATOR, Refusal
from warbox.engine.event import Event
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import chance_action, check, is_complete, legal, sample, submit


@dataclass(frozen=True)
class Limits:
    """How hard a law tries. The defaults find a fault of every kind in a few seconds."""

    games: int = 3  # random games from the start, more if they are short, and as many from each given position
    answers: int = 200  # a law that looks closely leaves a game after so many answers, all from one position together
    moments: int = 6  # it looks at the first moments of a game, then at fewer and fewer of them
    samples: int = 3  # determinisations, or different answers, at such a moment
    longest: int = 100_000  # answers after which a game counts as endless

    def times(self, factor: int) -> "Limits":
        """The same laws, tried harder."""
        return Limits(self.games * factor, self.answers * factor, self.moments * factor, self.samples, self.longest)


@dataclass(frozen=True)
class Subject:
    """A game to be tried, and what belongs to it."""

    game: Game[Any]
    starts: Mapping[str, str] = field(default_factory=dict)  # positions by name, for what random play seldom reaches
    rules: frozenset[str] | None = None  # the ids of its catalog
    checksums: Mapping[str, object] | None = None  # of whole games, see `checksums.py`
    passing: frozenset[str] = frozenset()  # kinds of events that show what is hidden again afterwards


class LawBroken(AssertionError):
    """A law does not hold. `where` has the game, the start, the seed and the move; the message has all to repeat it."""

    def __init__(self, law: str, where: str, what: str, position: str, lines: list[str]) -> None:
        self.law = law
        self.where = where
        self.what = what
        self.position = position
        self.lines = lines
        played = "\n".join(f"  {line}" for line in lines) or "  (none)"
        shown = "\n".join(f"  {line}" for line in position.splitlines())
        super().__init__(f"{law}: {what}\n{where}\nposition:\n{shown}\nlines that led there:\n{played}")


class Trial:
    """One law trying one game. It knows at every time where in which random game it is."""

    def __init__(self, law: str, subject: Subject, limits: Limits) -> None:
        self.law = law
        self.subject = subject
        self.game = subject.game
        self.limits = limits
        self.seats = list(range(len(subject.game.seats)))
        self.where = "before the first game"
        self.state: State | None = None
        self.lines: list[str] = []
        self.events: list[Event] = []  # of the last answer
        self.played = 0  # answers in all games so far
        self.beyond = True  # whether random play also gives answers that no list has

    # where it is

    def broken(self, what: str) -> LawBroken:
        position = ""
        if self.state is not None:
            try:
                position = self.text(self.state)
            except Exception as error:  # the fault to be reported may be the one that forbids to write the position
                position = f"(cannot be written: {error!r})"
        return LawBroken(self.law, f"{self.where}, after {len(self.lines)} answers", what, position, self.lines)

    def same(self, what: str, one: object, other: object) -> None:
        """Both must be equal; of dicts the first entry that differs is shown."""
        if one == other:
            return
        if isinstance(one, dict) and isinstance(other, dict):
            for key in one:
                self.same(f"{what}, {key}", one[key], other.get(key))
        raise self.broken(f"{what}: {difference(shown(one), shown(other))}")

    # random play

    def beginnings(self) -> Iterator[tuple[str, int]]:
        """Names of starts with seeds; the start of the game has no name. Short games are played more often."""
        self.played = 0
        for seed in range(10 * self.limits.games):
            if seed < self.limits.games or self.played < self.limits.answers:
                yield "", seed
        for name in self.subject.starts:
            for seed in range(self.limits.games):
                yield name, seed

    def begin(self, name: str, seed: int) -> State:
        """The state at which a random game begins; its options vary with the seed, and seed 0 has the defaults."""
        if name:
            self.where = f"{self.game.slug}, position {name}, seed {seed}"
            state: State = self.game.parse(self.subject.starts[name])
        else:
            options = self.options(seed)
            chosen = " ".join(f"{option}={value}" for option, value in options.items())
            self.where = f"{self.game.slug}, options {chosen or 'none'}, seed {seed}"
            state = self.game.new(options)
        return state

    def options(self, seed: int) -> dict[str, str]:
        sampler = Sampler(seed)
        chosen: dict[str, str] = {}
        for option in self.game.options if seed else []:
            values = option.values or [*3 * [option.default], str(int(sampler.below(9)) + 1)]
            chosen[option.name] = values[int(sampler.below(len(values)))]
        return self.game.complete_options(chosen)

    def walk(self, name: str, seed: int, most: int | None = None) -> Iterator[State]:
        """A random game: the state before each answer and at the end. Do not change it: look, or play a clone."""
        if most is None:
            most = self.limits.answers // (self.limits.games if name else 1)
        sampler = Sampler(seed)
        self.lines = []
        self.events = []
        self.state = state = self.begin(name, seed)
        for number in count():
            yield state
            if state.question is None or number == most:
                return
            seat, action = self.choose(state, sampler)
            self.events = submit(state, seat, action)
            self.lines.append(self.game.format_line(seat, action))
            self.played += 1

    def walks(self, most: int | None = None) -> Iterator[Iterator[State]]:
        for name, seed in self.beginnings():
            yield self.walk(name, seed, most)

    def moments(self, share: int = 1) -> Iterator[State]:
        """Every moment of the random games at which a law should look closely; `share`: only one in so many."""
        for name, seed in self.beginnings():
            sampler = Sampler(seed + 7)
            looks = self.limits.moments // (self.limits.games if name else 1)
            for number, state in enumerate(self.walk(name, seed)):
                if state.question is None or int(sampler.below(number * share + 1)) < looks:
                    yield state

    def choose(self, state: State, sampler: Sampler) -> tuple[int, Action]:
        """A random answer of a random seat among those asked."""
        question = state.question
        assert question is not None
        seat = question.seats[int(sampler.below(len(question.seats)))]
        if seat == CHANCE:
            return seat, chance_action(state, sampler)
        choices = legal(state, seat)
        if not choices:
            raise self.broken(f"{self.game.seat_letter(seat)} is asked {question.kind} and has no choice")
        if self.beyond and not is_complete(state, seat) and sampler.below(2):
            choices = sample(state, seat, sampler, 1) or choices
        return seat, choices[int(sampler.below(len(choices)))]

    def play_on(self, state: State, sampler: Sampler, most: int) -> None:
        """Some random answers on a state of one's own."""
        for _ in range(most):
            if state.question is None:
                return
            submit(state, *self.choose(state, sampler))

    def answers(self, state: State, seat: int, sampler: Sampler, most: int) -> list[Action]:
        """Up to so many different answers of a seat or of chance."""
        if seat == CHANCE:
            rolled = [chance_action(state, sampler) for _ in range(most)]
            return list(dict.fromkeys(rolled))
        choices = list(legal(state, seat))
        return [choices[index] for index in sampler.order(len(choices))[:most]]

    # what can be seen of a state

    def text(self, state: State) -> str:
        return self.game.format(state)

    def appearance(self, state: State, seat: int) -> dict[str, str]:
        """What a seat sees."""
        return {
            "view": plain(self.game.view(state, seat)),
            "position": self.game.format(state, seat),
            "question": repr(state.question),
        }

    def knowledge(self, state: State, seat: int, probes: list[Action]) -> dict[str, str]:
        """All that a seat can find out about a state: what it sees, what it may do, and why it may not do the rest."""
        return self.appearance(state, seat) | {
            "choices": self.choices(state, seat),
            "refusals": "\n".join([f"{probe.text}: {refused(check(state, seat, probe))}" for probe in probes]),
        }

    def all_of(self, state: State) -> dict[str, str]:
        """Everything about a state that the laws compare."""
        return {
            "position": self.text(state),
            "question": repr(state.question),
            "outcome": repr(state.outcome),
            "choices": "\n".join([self.choices(state, seat) for seat in [CHANCE, *self.seats]]),
            "views": "\n".join([plain(self.game.view(state, seat)) for seat in [*self.seats, SPECTATOR]]),
        }

    def choices(self, state: State, seat: int) -> str:
        """A seat's choices; chance may have too many to list, so its answer to one sampler stands for them."""
        if seat == CHANCE:
            asked = state.question is not None and CHANCE in state.question.seats
            return chance_action(state, Sampler(1)).text if asked else ""
        return ", ".join([action.text for action in legal(state, seat)])

    def heard(self, events: list[Event], seat: int) -> list[str]:
        """The events of an answer as a seat is told them."""
        redacted = [event.seen_by(seat) for event in events]
        return [event.text() for event in redacted if event is not None]


Law = Callable[[Trial], None]


def plain(view: object) -> str:
    """A view as the bytes that would be sent, in the order in which the game wrote them."""
    return json.dumps(view, ensure_ascii=False, allow_nan=False)


def refused(refusal: Refusal | None) -> str:
    return "taken" if refusal is None else refusal.text()


def shown(thing: object) -> str:
    return "\n".join(thing) if isinstance(thing, list) else str(thing)


def difference(one: str, other: str) -> str:
    """Where two texts part."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    start = max(0, same - 40)
    return f"{one[start : same + 60]!r} is not {other[start : same + 60]!r}"
