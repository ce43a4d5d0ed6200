"""A hint: the best choices with what is to be expected of them, what speaks for the best, and how it may go on.

Everything is reckoned on a `SeatTable`, so it depends on what its seat may know and on the seed alone. Any player can
be asked what it thinks of the choices; the futures of the best few are then played out side by side, with the same
luck, and what happens after the best and not after the next best is the reason. A review looks at the choices of a
match in the same way: see `warbox.review`.
"""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from time import monotonic
from typing import Any, Final

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE
from warbox.engine.event import Event
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance
from warbox.players.mainline import Ply, main_line, plain_event
from warbox.players.player import Player
from warbox.players.search.effort import Clock
from warbox.players.search.playout import Playouts
from warbox.players.table import SeatTable

FUTURES: Final = 120  # of each of the choices that are compared
MOST_MOVES: Final = 3  # that are compared
LEGS: Final = 2  # how far a future goes: the own turn and the opponent's next
A_MOMENT: Final = 0.001  # seconds: less would be no limit
LINE_SHARE: Final = 0.3  # of the time is for how it may go on
WIDE: Final = 1.96  # standard errors on each side hold 95 in 100
NOTEWORTHY: Final = 0.15  # so much more often an event must follow than it does after the next best choice
CERTAIN: Final = 0.95
A_LITTLE: Final = 0.005  # values that differ by less are told as equal


@dataclass(frozen=True)
class Move:
    """A choice and what is to be expected of it."""

    action: str
    value: float  # from 0, lost, to 1, won
    error: float  # give or take, 95 in 100

    def plain(self) -> dict[str, Any]:
        return {"action": self.action, "value": round(self.value, 3), "error": round(self.error, 3)}


@dataclass(frozen=True)
class Hint:
    """What somebody who asks is told."""

    action: str  # in notation
    choices: int  # that there are
    value: float  # of the position it leads to: from 0, lost, to 1, won
    other: float | None  # the same of the next best choice; None: there is no other
    event: Event | None  # that follows more often than after the next best
    share: float  # of the futures in which one like it follows
    moves: list[Move]  # the best first
    line: list[Ply]  # how it may go on after the best

    @property
    def is_better(self) -> bool:
        """Whether the next best is worse by more than a little."""
        return self.other is not None and self.value - self.other >= A_LITTLE

    def plain(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "choices": self.choices,
            "value": round(self.value, 3),
            "other": None if self.other is None else round(self.other, 3),
            "better": self.is_better,
            "event": None if self.event is None else plain_event(self.event),
            "share": round(self.share, 3),
            "moves": [move.plain() for move in self.moves],
            "line": [ply.plain() for ply in self.line],
        }


@dataclass
class Futures:
    """What followed from one choice, as often as it was tried."""

    values: list[float] = field(default_factory=list)
    seen: dict[str, list[int]] = field(default_factory=dict)  # a sort of event: the futures in which one followed
    examples: dict[str, Counter[str]] = field(default_factory=dict)  # of each sort, by what they say
    events: dict[str, Event] = field(default_factory=dict)  # by what they say
    own: set[str] = field(default_factory=set)  # the sorts that followed before anybody else had a say

    @property
    def value(self) -> float:
        return sum(self.values) / len(self.values)

    @property
    def error(self) -> float:
        return error_of(self.values)

    def share(self, sort: str) -> float:
        return len(self.seen.get(sort, [])) / len(self.values)

    def gain(self, sort: str) -> float:
        """How much better the futures with it are than those without."""
        among = set(self.seen[sort])
        inside = [value for index, value in enumerate(self.values) if index in among]
        outside = [value for index, value in enumerate(self.values) if index not in among]
        return sum(inside) / len(inside) - sum(outside) / len(outside) if outside else 0.0

    def example(self, sort: str) -> Event:
        return self.events[self.examples[sort].most_common(1)[0][0]]


def error_of(values: list[float]) -> float:
    """Half the width of the interval that holds their mean 95 times in 100."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return WIDE * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def find_hint(
    game: Game[Any],
    player: Player,
    table: SeatTable,
    sampler: Sampler,
    seconds: float | None = None,
    futures: int = FUTURES,
) -> Hint:
    """What the player would do and why. After `seconds` no future is begun, and none is thought to its end."""
    latest = None if seconds is None else monotonic() + seconds
    weighed = player.weigh(table)[:MOST_MOVES]
    found = compare(game, table, weighed, sampler, futures, None if seconds is None else (1 - LINE_SHARE) * seconds)
    order = sorted(range(len(weighed)), key=lambda index: (-found[index].value, index))
    best = found[order[0]]
    other = found[order[1]] if len(order) > 1 else None
    sort = reason(best, other)
    action = weighed[order[0]]
    return Hint(
        action=action.text,
        choices=len(table.legal()),
        value=best.value,
        other=None if other is None else other.value,
        event=None if sort is None else best.example(sort),
        share=0.0 if sort is None else best.share(sort),
        moves=[Move(weighed[index].text, found[index].value, found[index].error) for index in order],
        line=main_line(game, table.imagine(sampler), table.seat, action, sampler, table.seat, latest=latest),
    )


def compare(
    game: Game[Any],
    table: SeatTable,
    choices: list[Action],
    sampler: Sampler,
    futures: int,
    seconds: float | None = None,
    legs: int = LEGS,
) -> list[Futures]:
    """The futures of some choices: each choice meets the same imagined positions and the same luck. Those that are not
    at their end after `seconds` do not count; one is looked at however long it takes."""
    found = [Futures() for _ in choices]
    playouts = Playouts(game, Clock(0.0 if seconds is None else max(seconds, A_MOMENT)))
    for number in range(futures):
        position, luck = table.imagine(sampler), int(sampler.next())
        future = [look_ahead(game, playouts, position, table.seat, choice, luck, legs) for choice in choices]
        if playouts.is_cut():
            if number:
                break
            patient = Playouts(game, Clock(0.0))
            future = [look_ahead(game, patient, position, table.seat, choice, luck, 0) for choice in choices]
        for one, seen in zip(found, future, strict=True):
            note(game, one, seen)
    return found


@dataclass(frozen=True)
class Future:
    """One future of a choice: what it came to, and what the seat saw of it."""

    value: float
    events: list[Event]
    own: int  # so many of them before anybody else had a say


def look_ahead(
    game: Game[Any], playouts: Playouts, position: State, seat: int, choice: Action, luck: int, legs: int
) -> Future:
    """Play one future of a choice: whole turns, by the quick policy of the search."""
    state = position.clone()
    leg = game.leg(state)
    told: list[Event] = []
    state.events = told
    sampler = Sampler(luck)
    apply(state, seat, choice)
    while state.question is not None and state.question.seats[0] == CHANCE:
        chance(state, sampler)
    own = len([event for event in told if event.seen_by(seat) is not None])
    playouts.play(state, leg, legs, sampler, None)
    state.events = None
    seen = [one for one in (event.seen_by(seat) for event in told) if one is not None]
    return Future(game.evaluate(state, seat), seen, own)


def note(game: Game[Any], found: Futures, future: Future) -> None:
    number = len(found.values)
    found.values.append(future.value)
    for index, seen in enumerate(future.events):
        sort, text = sort_of(game, seen), f"{seen.kind} {sorted(seen.facts.items())}"
        futures = found.seen.setdefault(sort, [])
        if number not in futures:
            futures.append(number)
            if index < future.own:
                found.own.add(sort)
        found.examples.setdefault(sort, Counter())[text] += 1
        found.events.setdefault(text, seen)


def sort_of(game: Game[Any], event: Event) -> str:
    """Events of one sort are of one kind and about the same seats, whatever their numbers are."""
    about = [str(fact) for _, fact in sorted(event.facts.items()) if fact in game.seats]
    return " ".join([event.kind, *about])


def reason(best: Futures, other: Futures | None) -> str | None:
    """The sort of event that speaks for the choice.

    It may come or not, the seat is better off when it comes, and it follows more often than after the next best choice;
    else, of what the choice itself can bring, the one from which most is gained. What follows whatever happens says no
    more than the choice, unless it is the end.
    """
    noteworthy: tuple[float, str] | None = None
    rewarding: tuple[float, str] | None = None
    for sort in best.seen:
        share, gain = best.share(sort), best.gain(sort)
        over = sort.startswith("over-")
        if over and share == 1.0 and best.value > 0.5:
            return sort
        if share >= CERTAIN or gain < A_LITTLE:
            continue
        more = share - (0.0 if other is None else other.share(sort))
        if more >= NOTEWORTHY and (noteworthy is None or more > noteworthy[0]):
            noteworthy = more, sort
        if sort in best.own and share >= NOTEWORTHY and (rewarding is None or share * gain > rewarding[0]):
            rewarding = share * gain, sort
    found = noteworthy or rewarding
    return None if found is None else found[1]
