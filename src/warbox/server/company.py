"""Those at a table as people: who has been away for how long, and what is said. None of it is part of the match."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import insert, select

from warbox.engine.decision import Refusal
from warbox.play.clock import DAY
from warbox.server.entry import MatchSetup
from warbox.server.messages import Say
from warbox.server.schema import SAID
from warbox.server.sitting import Refused
from warbox.server.store import Store

# After so many seconds of absence the others need not wait any more. With days to think the clock alone decides.
AWAY_SECONDS = {"none": DAY, "turn": 300.0, "bank": 300.0}
# After so many seconds a computer may take a seat over; it is given back as soon as its person wants it.
TAKEOVER_SECONDS = {"none": 60.0, "turn": 30.0, "bank": 30.0, "days": DAY}
PHRASES = ("hello", "good-luck", "well-played", "moment", "thanks", "good-game")
PHRASE_SIGN = "\0"  # before the name of a phrase in the store; free words are printable
MOST_SAID = 500  # in a match


class Company:
    def __init__(self, setup: MatchSetup, at: float) -> None:
        self.after = AWAY_SECONDS.get(setup.clock.kind)
        self.takeover = TAKEOVER_SECONDS[setup.clock.kind]
        self._left = {seat: at for seat, one in enumerate(setup.seats) if one.kind != "computer"}

    def come(self, seat: int) -> None:
        self._left.pop(seat, None)

    def go(self, seat: int, at: float) -> None:
        self._left[seat] = at

    def gone(self, at: float) -> set[int]:
        """The seats that have been away for too long."""
        if self.after is None:
            return set()
        return {seat for seat, since in self._left.items() if at - since >= self.after}

    def lost(self, at: float) -> set[int]:
        """The seats that a computer may take over."""
        return {seat for seat, since in self._left.items() if at - since >= self.takeover}

    def shown(self, letters: list[str], at: float) -> dict[str, Any]:
        away = {letters[seat]: round(max(0.0, at - since)) for seat, since in sorted(self._left.items())}
        return {"after": self.after, "takeover": self.takeover, "away": away}


class Said:
    """One remark, and who may hear it."""

    def __init__(self, seat: int, side: bool, text: str, at: float) -> None:
        self.seat = seat
        self.side = side
        self.text = text
        self.at = at

    def shown(self, letters: list[str], time: str) -> dict[str, Any]:
        phrase = self.text.removeprefix(PHRASE_SIGN) if self.text.startswith(PHRASE_SIGN) else ""
        return {
            "seat": letters[self.seat],
            "text": "" if phrase else self.text,
            "phrase": phrase,
            "side": self.side,
            "at": time,
        }


def remark(setup: MatchSetup, said: Iterable[Said], seat: int, request: Say, at: float) -> Said:
    """What a seat says, if it may. Raises Refused."""
    if not setup.talk:
        raise Refused(Refusal("talk-off", ""))
    if sum(one.seat == seat for one in said) >= MOST_SAID:
        raise Refused(Refusal("talk-much", ""))
    if request.phrase:
        if request.phrase not in PHRASES:
            raise Refused(Refusal("bad-message", "", {"why": f"there is no phrase {request.phrase!r}"}))
        return Said(seat, request.side, PHRASE_SIGN + request.phrase, at)
    text = request.text.strip()
    if not text or not text.isprintable():
        raise Refused(Refusal("bad-message", "", {"why": "the words are none, or cannot be shown"}))
    return Said(seat, request.side, text, at)


def keep(match_id: str, number: int, one: Said) -> tuple[Any, dict[str, Any]]:
    """The statement that stores a remark."""
    values = {"match_id": match_id, "number": number, "seat": one.seat, "side": one.side, "text": one.text}
    return insert(SAID), {**values, "at": one.at}


async def heard(store: Store, match_id: str) -> list[Said]:
    """Everything said at a table."""
    query = select(SAID.c.seat, SAID.c.side, SAID.c.text, SAID.c.at)
    query = query.where(SAID.c.match_id == match_id).order_by(SAID.c.number)
    rows = await store.read(lambda connection: connection.execute(query).all())
    return [Said(row.seat, row.side, row.text, row.at) for row in rows]
