"""The clocks of a match. Everything follows from when a question was put and when it was answered.

A stint is the time in which a seat is asked without a break. While a sealed question is open its seats' clocks run from
the moment it was put until they are done, however many answers that takes: a clock tells nothing about sealed answers.
"""

from typing import Any

from warbox.engine.decision import SEALED, Decision

DAY = 86_400.0
GRACE_SECONDS = 30.0  # for who could not act because the server was down

Mark = tuple[tuple[float, ...], tuple[float | None, ...]]  # what all clocks showed at a moment


class Clock:
    """`kind` is none, turn, bank or days; a turn lasts `seconds`, so does a whole bank."""

    def __init__(self, kind: str, seconds: float, increment: float, seats: int) -> None:
        self.kind = kind
        self.increment = increment
        self.left = [seconds] * seats
        self.since: list[float | None] = [None] * seats  # when the running clock was last set

    def press(self, before: Decision | None, after: Decision | None, by: int | None, at: float) -> None:
        """The question changed from one to the other because `by` acted."""
        for seat, since in enumerate(self.since):
            asked = after is not None and seat in after.seats
            if since is None:
                self.since[seat] = at if asked else None
                continue
            same = before is not None and after is not None and asked and before.kind == after.kind
            if same and after is not None and after.mode == SEALED:
                continue
            if self.kind == "bank":
                self.left[seat] = max(0.0, self.left[seat] - (at - since))
                if not same:
                    self.left[seat] += self.increment
                self.since[seat] = at if asked else None
            elif not asked or by == seat or not same:
                self.since[seat] = at if asked else None

    def time_left(self, seat: int) -> float | None:
        """Seconds that a seat had when its clock was last set; None without a clock."""
        return None if self.kind == "none" else self.left[seat]

    def mark(self) -> Mark:
        return tuple(self.left), tuple(self.since)

    def run_on(self, mark: Mark) -> None:
        """As if nothing had been done since the mark: who was asked then has been asked all the time."""
        self.left, self.since = list(mark[0]), list(mark[1])

    def go_back(self, mark: Mark, after: Decision | None, at: float) -> None:
        """All agreed to go back to where the clocks stood so. Nobody gets more time than he had there, or has now."""
        for seat, since in enumerate(self.since):
            if self.kind == "bank":
                used = 0.0 if since is None else at - since
                self.left[seat] = min(mark[0][seat], max(0.0, self.left[seat] - used))
            self.since[seat] = at if after is not None and seat in after.seats else None

    def too_late(self, mark: Mark, seat: int, at: float) -> bool:
        """Whether the seat's time would be up if its clock had run on since the mark."""
        since = mark[1][seat]
        return self.kind != "none" and since is not None and since + mark[0][seat] <= at

    def deadline(self) -> float | None:
        """When the first of the running clocks runs out."""
        if self.kind == "none":
            return None
        ends = [since + left for since, left in zip(self.since, self.left, strict=True) if since is not None]
        return min(ends, default=None)

    def out_of_time(self, at: float, up_since: float) -> list[int]:
        """The seats whose time is up. Who was asked before the server came up has some grace from then on."""
        if self.kind == "none":
            return []
        late = []
        for seat, since in enumerate(self.since):
            if since is not None:
                end = since + self.left[seat]
                if since < up_since:
                    end = max(end, up_since + GRACE_SECONDS)
                if end <= at:
                    late.append(seat)
        return late

    def shown(self, letters: list[str], at: float) -> dict[str, Any] | None:
        """Milliseconds left to each seat, and whose clocks run."""
        if self.kind == "none":
            return None
        left: dict[str, int] = {}
        for letter, since, seconds in zip(letters, self.since, self.left, strict=True):
            used = 0.0 if since is None else at - since
            left[letter] = round(1000 * max(0.0, seconds - used))
        running = [letter for letter, since in zip(letters, self.since, strict=True) if since is not None]
        return {"kind": self.kind, "left": left, "running": running}
