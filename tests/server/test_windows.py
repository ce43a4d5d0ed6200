"""Silent questions: when a computer answers them depends on nothing that its seat holds, however busy it is."""

import asyncio
import random
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from tests.server.table import RunningServer
from warbox.engine.turn import legal
from warbox.games import SLUGS, load_game
from warbox.play.clock import Clock
from warbox.server import pace
from warbox.server.hall import Hall
from warbox.server.metrics import Metrics
from warbox.server.room import Room
from warbox.server.settings import Settings
from warbox.server.store import Store

COMBAT = "game onboard\nash @C5\ndoc @A5\nedges B5|C5=door_open\n"
# For every game positions that differ only in what the asked seat holds, with the seat.
WINDOWS: dict[str, tuple[int, list[str]]] = {
    "broadsides": (
        0,
        [f"game broadsides\nS placed={placed}\nI placed=A4,H3,H3\nat deploy" for placed in ("B3,B5", "A4,H3")],
    ),
    "onboard": (
        1,
        [
            COMBAT + "A1 hand=covering_fire committed=breach_charge\n"
            f"D1 hand={hand} committed=trap_jaws\nat counter ash>doc"
            for hand in ("counter,barricade", "smoke_grenade,barricade")
        ],
    ),
    "siegestorm": (
        1,
        [
            f"game siegestorm\nA hand=tengu resources=5\nB hand={hand} resources=8\n"
            "link A action druuk_school_adept\nat react B"
            for hand in ("silent_abbot,despoiler", "despoiler,despoiler")
        ],
    ),
    "tideofiron": (
        0,
        [
            "game tideofiron\noptions setup=screened\nmap 5x5\nus zone=A01,B01\nde zone=A05\n"
            "force us 1 bases=2 figures=R:6,E:2\nforce de 1 bases=1 figures=R:4\n"
            f"US a1 [{built}]\nUS a2 []\nDE g1 []\nat setup US=build DE=build"
            for built in ("RRRR", "ERRR")
        ],
    ),
}
ANSWERS = 60


class VirtualLoop(asyncio.SelectorEventLoop):
    """Its clock jumps to the next thing that is due, so that seconds cost nothing and are exact."""

    seconds = 0.0

    def time(self) -> float:
        return self.seconds

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.seconds = max(self.seconds, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


def answer_times(
    monkeypatch: pytest.MonkeyPatch, slug: str, seat: int, text: str, level: str, thinking: Callable[[int], float]
) -> tuple[list[float], set[str]]:
    """When the computer answers, in seconds after each question, and what. It thinks as long as `thinking` says by the
    number of its choices."""
    game = load_game(slug)
    state = game.parse(text)
    assert state.question is not None
    assert state.question.silent
    chance = random.Random(level)
    hall = Hall(Settings(db=""), cast(Store, None), Metrics())
    seats = [SimpleNamespace(mind=level) for _ in game.seats]
    clock = Clock("none", 0, 0, len(seats))
    match = SimpleNamespace(state=state)
    sitting = SimpleNamespace(match=match, question=state.question, seats=seats, game=game, clock=clock, id="m")
    sitting.asked = lambda _: True

    async def look(work: Callable[[SimpleNamespace], object]) -> object:
        return work(sitting)

    room = cast(Room, SimpleNamespace(sitting=sitting, look=look))
    choices = [action.text for action in legal(state, seat)]

    async def ready() -> None:
        await asyncio.sleep(chance.choice((0.0, 0.0, 0.01, 3.0)))

    async def choose(*_: object) -> str:
        await asyncio.sleep(thinking(len(choices)))
        return choices[-1]

    monkeypatch.setattr("warbox.server.pace.secrets.randbelow", chance.randrange)
    monkeypatch.setattr(hall.computers, "ready", ready)
    monkeypatch.setattr(hall.computers, "choose", choose)
    loop = VirtualLoop()
    times: list[float] = []
    answers: set[str] = set()
    try:
        for _ in range(ANSWERS):
            began = loop.time()
            answers.add(loop.run_until_complete(hall._choose(room, seat, set())))
            times.append(round(loop.time() - began, 6))
    finally:
        loop.close()
    return times, answers


THINKING: dict[str, Callable[[int], float]] = {
    "quickly": lambda choices: 0.001 * (choices - 1),
    "as on a loaded machine": lambda choices: 0.9 * (choices - 1),
    "too long": lambda choices: 60.0 * (choices - 1),
}


@pytest.mark.parametrize("level", pace.PAUSES)
@pytest.mark.parametrize("thinking", THINKING)
@pytest.mark.parametrize("slug", WINDOWS)
def test_a_silent_question_is_answered_at_the_same_time_whatever_is_held(
    monkeypatch: pytest.MonkeyPatch, slug: str, thinking: str, level: str
) -> None:
    """[OB-R-59] [SGS-CHAIN-01] With one chance the times are the same to the microsecond, and they vary."""
    seat, positions = WINDOWS[slug]
    game = load_game(slug)
    lists = {tuple(action.text for action in legal(game.parse(text), seat)) for text in positions}
    assert len(lists) == len(positions) > 1, "they would not differ in what may be answered"
    found = [answer_times(monkeypatch, slug, seat, text, level, THINKING[thinking])[0] for text in positions]
    for times in found[1:]:
        assert times == found[0]
    quick = [taken for taken in found[0] if taken < 3]
    least, most = pace.PAUSES[level]
    assert min(quick) >= least
    assert max(quick) <= most
    assert max(quick) - min(quick) > (most - least) / 2


def test_every_game_has_its_windows_here_or_nothing_that_a_seat_holds() -> None:
    """[FW-R-104] The one secret of First Wave is a name, and what may be answered never depends on it."""
    assert set(SLUGS) - set(WINDOWS) == {"firstwave"}


def test_what_is_thought_in_time_is_answered_and_what_is_not_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    seat, (held, _) = WINDOWS["siegestorm"]
    assert answer_times(monkeypatch, "siegestorm", seat, held, "regular", lambda _: 0.01)[1] == {"play silent_abbot"}
    assert answer_times(monkeypatch, "siegestorm", seat, held, "regular", lambda _: 60.0)[1] == {"pass"}


@pytest.mark.parametrize("left", [10.0, 100.0])
def test_a_computer_does_not_lose_on_time_over_silent_questions(left: float) -> None:
    assert all(pace.draw_pause("veteran", left) <= left / pace.SHARE_OF_CLOCK for _ in range(20))


@pytest.mark.parametrize("slug", WINDOWS)
def test_at_the_table_no_silent_question_is_answered_sooner(server: RunningServer, slug: str) -> None:
    seat, positions = WINDOWS[slug]
    for text in positions:
        began = time.monotonic()
        people = "human computer:recruit" if seat else "computer:recruit human"
        match = server.new_match(people, game=slug, start=text.partition("\n")[2])
        with match.sit(load_game(slug).seats[1 - seat] if slug != "onboard" else "A1") as other:
            other.until(lambda one: one.n > 0)
            assert time.monotonic() - began > pace.PAUSES["recruit"][0]
