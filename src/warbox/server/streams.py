"""What each seat is told, in numbered updates: computed from the match, never from what the seat may not know."""

from collections.abc import Callable
from typing import Any

import msgspec

from warbox.engine.action import Dice
from warbox.engine.decision import CHANCE, SEALED, SPECTATOR, Decision
from warbox.engine.event import Event
from warbox.engine.state import State
from warbox.play.flow import Step
from warbox.play.match import Match

# Hears of a reader's update: its number, and the rest of it as the members of a JSON object.
Told = Callable[[int, int, bytes], None]


def body(by: str | None, action: str | None, events: list[Event]) -> bytes:
    """An update without its number: `"by":...,"action":...,"events":[...]`."""
    plain = [{"kind": event.kind, "rule": event.rule, "facts": event.facts} for event in events]
    return msgspec.json.encode({"by": by, "action": action, "events": plain})[1:-1]


def numbered(n: int, update: bytes) -> bytes:
    return b'"n":%d,%b' % (n, update)


class Streams:
    """The streams of all seats and of the spectators.

    Updates are kept as text, ready to be sent: a match has thousands, and as objects they would be walked through by
    every collection of garbage while everybody waits.
    """

    def __init__(self, match: Match, told: Told) -> None:
        """`told` hears of every update while the position is the one after it."""
        self.match = match
        self.told = told
        self.readers = [*range(len(match.header.seats)), SPECTATOR]
        self.updates: dict[int, list[bytes]] = {reader: [] for reader in self.readers}
        self.since = [0] * len(match.header.seats)  # the update that put the question a seat is asked now
        self._moving: set[int] = set()  # seats whose question is being replaced by another
        self.before: State = match.state.clone()  # the last step
        self._last: tuple[str | None, str | None, list[Event], bytes] = (None, None, [], body(None, None, []))
        events = [event for step in match.steps for event in step.events]
        for reader in self.readers:
            self._add(reader, None, None, seen(events, reader))

    def last(self, reader: int) -> int:
        return len(self.updates[reader]) - 1

    def _add(self, reader: int, by: str | None, action: str | None, events: list[Event]) -> None:
        if (by, action, events) != self._last[:3]:
            self._last = (by, action, events, body(by, action, events))
        update = self._last[3]  # most updates are the same for all readers
        self.updates[reader].append(update)
        self.told(reader, self.last(reader), update)

    def after(self, reader: int, n: int) -> list[msgspec.Raw]:
        """The reader's updates with a number greater than `n`."""
        return self.part(reader, n + 1, len(self.updates[reader]))

    def part(self, reader: int, begin: int, end: int) -> list[msgspec.Raw]:
        updates = self.updates[reader]
        return [msgspec.Raw(b"{%b}" % numbered(number, updates[number])) for number in range(begin, end)]

    def parts(self, reader: int, begin: int, most: int) -> list[int]:
        """Where the parts begin when the updates from `begin` on are cut into parts of so many bytes, or of one."""
        updates = self.updates[reader]
        found: list[int] = []
        size = 0
        for number in range(begin, len(updates)):
            if not found or size + len(updates[number]) > most:
                found.append(number)
                size = 0
            size += len(updates[number])
        return found

    def follow(self, step: Step) -> None:
        by = self.match.game.seat_letter(step.seat)
        self._move(step.seat, step.settled)
        for reader in self.readers:
            visible = seen(step.events, reader)
            if step.seat == reader or visible or self._changed(reader):
                self._add(reader, by, self._action(step, reader, visible), visible)
        self._settle()

    def _action(self, step: Step, reader: int, visible: list[Event]) -> str | None:
        """The answer in notation: to its own seat; to others only if they see all that it did."""
        if step.action is None:
            return None
        if step.seat == reader:
            return step.action.text
        question = self.before.question
        whole = len(visible) == len(step.events) and all(a is b for a, b in zip(visible, step.events, strict=True))
        if not whole or not visible or (question is not None and question.mode == SEALED):
            return None
        if step.seat == CHANCE and not isinstance(step.action, Dice):
            return None
        return step.action.text

    def put_by(self, seat: int) -> int | None:
        """The update that put the question which the seat is asked; None while it is made."""
        return None if seat in self._moving else self.since[seat]

    def announce(self, by: int, event: Event) -> None:
        """Something that all are told and that changes no question."""
        for reader in self.readers:
            self._add(reader, self.match.game.seat_letter(by), None, seen([event], reader))

    def go_back(self, by: int, event: Event, agreed: bool) -> None:
        """Steps have been taken back: told to all if they agreed, else to whom it makes a difference."""
        self._move(by, False)
        for reader in self.readers:
            if agreed or reader == by or self._changed(reader):
                self._add(reader, self.match.game.seat_letter(by), None, seen([event], reader))
        self._settle()

    def _changed(self, reader: int) -> bool:
        """Whether the reader could tell the position from the one before."""
        game, before, after = self.match.game, self.before, self.match.state
        if asked(before.question) != asked(after.question):
            return True
        return bool(game.view(before, reader) != game.view(after, reader))

    def _move(self, by: int, settled: bool) -> None:
        before, after = self.before.question, self.match.state.question
        for seat in range(len(self.since)):
            if seat == by or settled or not still_open(before, after, seat):
                self._moving.add(seat)

    def _settle(self) -> None:
        for seat in self._moving:
            self.since[seat] = self.last(seat)
        self._moving.clear()
        self.before = self.match.state.clone()


def seen(events: list[Event], reader: int) -> list[Event]:
    found = [event.seen_by(reader) for event in events]
    return [event for event in found if event is not None]


def asked(question: Decision | None) -> tuple[Any, ...] | None:
    return None if question is None else (question.kind, question.rule, question.seats, question.mode)


def still_open(before: Decision | None, after: Decision | None, seat: int) -> bool:
    """Whether a seat is still asked the sealed question that it was asked before another seat acted."""
    if before is None or after is None or before.mode != SEALED or after.mode != SEALED:
        return False
    return before.kind == after.kind and seat in before.seats and seat in after.seats
