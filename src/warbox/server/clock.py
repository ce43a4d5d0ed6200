"""The clocks of a match. Everything follows from the log: when a question was put and when it was answered.

A stint is the time in which a seat is asked without a break. While a sealed question is open its seats' clocks run from
the moment it was put until they are done, however many answers that takes: a clock tells nothing about sealed answers.
"""

from typing import Any

from warbox.engine.decision import SEALED, Decision
from warbox.server.entry import ClockSetup

DAY = 86_400.0
GRACE_SECONDS = 30.0  # for who could not act because the server was down


class Clock:
    def __init__(self, setup: ClockSetup, seats: int) -> None:
        self.setup = setup
        self.left = [DAY * setup.days if setup.kind == "days" else float(setup.seconds)] * seats
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
            if self.setup.kind == "bank":
                self.left[seat] = max(0.0, self.left[seat] - (at - since))
                if not same:
                    self.left[seat] += self.setup.increment
                self.since[seat] = at if asked else None
            elif not asked or by == seat or not same:
                self.since[seat] = at if asked else None

    def time_left(self, seat: int) -> float | None:
        """Seconds that a seat had when its clock was last set; None without a clock."""
        return None if self.setup.kind == "none" else self.left[seat]

    def deadline(self) -> float | None:
        """When the first of the running clocks runs out."""
        if self.setup.kind == "none":
            return None
        ends = [since + left for since, left in zip(self.since, self.left, strict=True) if since is not None]
        return min(ends, default=None)

    def out_of_time(self, at: float, up_since: float) -> list[int]:
        """The seats whose time is up. Who was asked before the server came up has some grace from then on."""
        if self.setup.kind == "none":
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
        if self.setup.kind == "none":
            return None
        left: dict[str, int] = {}
        for letter, since, seconds in zip(letters, self.since, self.left, strict=True):
            used = 0.0 if since is None else at - since
            left[letter] = round(1000 * max(0.0, seconds - used))
        running = [letter for letter, since in zip(letters, self.since, strict=True) if since is not None]
        return {"kind": self.setup.kind, "left": left, "running": running}
