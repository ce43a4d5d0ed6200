"""How hard a search tries, and when it must be done."""

from collections.abc import Callable
from time import monotonic
from typing import Final

NO_LIMIT: Final = 1_000_000_000
IN_HAND: Final = 0.1  # of the time: for the last step, and for machines that have other things to do
ASK_SECONDS: Final = 0.01  # so often somebody is asked whether it is enough
MOST_FEARED: Final = 0.5  # of the time: what is kept for pauses like those before
LATELY: Final = 20.0  # seconds for which a pause is feared to come again
NO_MATTER: Final = 0.05  # seconds: nobody minds being answered so much later


class Effort:
    """How hard to try. With playouts and no seconds the seed alone decides what is found.

    `legs`: how often the turn passes before a playout is judged: 2 is the own turn and the opponent's next.
    `width`: so many choices are looked at closely, those that look best at a glance.
    `missed`: of a hundred choices so many are not noticed at all, as happens to people.
    `wary`: where two sides choose at the same time the other one is not taken for simple only: it may think so too.
    `replies`: the best choices are looked at again, with the other side's answers to them (`Game.replies`).
    `plans`: what may follow in the own turn is found out, too, not left to the quick policy (`Game.plans`).
    `wide`: there is time for choices that look less promising at first (`Game.wide`).
    `rollouts`: playouts are random and go to the end, as others make them; only to compare how fast that is.
    """

    def __init__(
        self,
        playouts: int = 0,
        seconds: float = 0.0,
        legs: int = 2,
        width: int = 12,
        missed: int = 0,
        wary: bool = False,
        rollouts: bool = False,
        replies: bool = False,
        plans: bool = False,
        wide: bool = False,
    ) -> None:
        if playouts <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a number of playouts or of seconds")
        self.playouts: Final = playouts if playouts > 0 else NO_LIMIT
        self.seconds: Final = seconds
        self.legs: Final = legs
        self.width: Final = width
        self.missed: Final = missed
        self.wary: Final = wary
        self.rollouts: Final = rollouts
        self.replies: Final = replies
        self.plans: Final = plans
        self.wide: Final = wide

    def within(self, seconds: float) -> "Effort":
        """The same, with so many seconds at most."""
        least = min(seconds, self.seconds) if self.seconds > 0.0 else seconds
        return self.but(self.playouts, least)

    def part(self, parts: int) -> "Effort":
        """The same, with that part of the playouts."""
        playouts = self.playouts if self.playouts == NO_LIMIT else max(1, self.playouts // parts)
        return self.but(playouts, self.seconds)

    def but(self, playouts: int, seconds: float) -> "Effort":
        """The same with other limits."""
        legs, width, missed = self.legs, self.width, self.missed
        replies, plans, wide = self.replies, self.plans, self.wide
        return Effort(playouts, seconds, legs, width, missed, self.wary, replies=replies, plans=plans, wide=wide)

    def plain(self) -> dict[str, int | float]:
        """As plain data, to be sent to another process: what it was made from."""
        numbers: dict[str, int | float] = {"playouts": self.playouts, "seconds": self.seconds}
        numbers["legs"] = self.legs
        numbers["width"] = self.width
        numbers["missed"] = self.missed
        numbers["wary"] = self.wary
        numbers["replies"] = self.replies
        numbers["plans"] = self.plans
        numbers["wide"] = self.wide
        return numbers


class Pauses:
    """For how long this process has stood still lately, as it does where the machine has other things to do: whoever
    has just been kept waiting will be again, perhaps at the end of the next thought."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.seen = 0.0  # when

    def note(self, pause: float, now: float) -> None:
        if pause >= self.longest or now - self.seen > LATELY:
            self.longest = pause
            self.seen = now

    def feared(self, now: float) -> float:
        """So much longer than anybody would not mind a pause may be."""
        return max(0.0, self.longest - NO_MATTER) if now - self.seen <= LATELY else 0.0


PAUSES: Final = Pauses()


class Clock:
    """When to stop. It is looked at before every step of a playout, so that no playout is too long to be cut off. As
    long as the process has stood still lately it is ready earlier, for it may do so again."""

    def __init__(self, seconds: float, stop: Callable[[], bool] | None = None, pauses: Pauses = PAUSES) -> None:
        self.start = monotonic()
        self.seconds: Final = (1.0 - IN_HAND) * seconds
        self.stop: Final = stop
        self.pauses: Final = pauses
        self.looks = 0
        self.is_out = False
        self.asked = self.start
        self.looked = self.start

    def out(self) -> bool:
        """Whether it is time to answer."""
        if self.is_out:
            return True
        self.looks += 1
        if self.seconds <= 0.0 and self.stop is None:
            return False
        now = monotonic()
        self.pauses.note(now - self.looked, now)
        self.looked = now
        if self.seconds > 0.0 and now - self.start >= self.usable(now):
            self.is_out = True
        elif self.stop is not None and now - self.asked >= ASK_SECONDS:
            self.asked = now
            self.is_out = self.stop()
        return self.is_out

    def usable(self, now: float) -> float:
        """So many seconds may pass before it is time."""
        return self.seconds - min(self.pauses.feared(now), MOST_FEARED * self.seconds)

    def share(self) -> float:
        """How much of the time has passed, from 0 to 1; 0 where time does not count."""
        if self.seconds <= 0.0:
            return 0.0
        now = monotonic()
        return min(1.0, (now - self.start) / self.usable(now))
