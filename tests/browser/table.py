"""The table in a browser: what it was sent, and notation turned into clicks on what a person sees."""

import json
import time
from collections.abc import Callable
from typing import Any, Self

from playwright.sync_api import Locator, Page, WebSocket, expect

Json = dict[str, Any]

PATIENCE_SECONDS = 30.0
HAND = "FRLSD"  # as the cards lie


class Line:
    """One socket of the page: who sits at its end and what it has heard."""

    def __init__(self) -> None:
        self.seat: str | None = None
        self.n = -1
        self.now: Json = {}
        self.heard: list[str] = []

    def hear(self, data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode()
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "welcome":
            self.seat = message["seat"]
        if message["type"] in ("welcome", "update"):
            self.n = message["n"]
            self.now = message["now"] or {}

    @property
    def choices(self) -> list[str]:
        return list(self.now.get("choices", ()))


class TablePage:
    def __init__(self, page: Page) -> None:
        self.page = page
        self._seats: dict[str | None, Line] = {}
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        line = Line()

        def hear(data: str | bytes) -> None:
            line.hear(data)
            self._seats[line.seat] = line  # the newest: after a reload the page has another socket for the seat

        socket.on("framereceived", hear)

    @property
    def lines(self) -> list[Line]:
        return list(self._seats.values())

    # ---- what is there

    @property
    def decision(self) -> Locator:
        return self.page.locator(".decision")

    @property
    def question(self) -> Locator:
        return self.decision.locator(".question")

    @property
    def primary(self) -> Locator:
        return self.decision.locator(".actions .primary")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def end(self) -> Locator:
        return self.page.locator(".end")

    @property
    def melee(self) -> Locator:
        return self.page.locator(".melee")

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'[data-spot="{name}"]')

    def button(self, name: str) -> Locator:
        return self.decision.get_by_role("button", name=name, exact=True)

    def slots(self) -> list[str]:
        """What stands in the three slots of the plotter."""
        return [" ".join(one.inner_text().split()) for one in self.decision.locator(".slot button").all()]

    # ---- waiting

    def until(self, is_so: Callable[[], bool], what: str) -> Self:
        """Let the page work until something is so."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not is_so():
            assert time.monotonic() < end, f"it never came to this: {what}; {self.question.all_inner_texts()}"
            self.page.wait_for_timeout(15)
        return self

    def ready(self) -> Self:
        """The table is laid, or a curtain hangs before it."""
        self.page.locator(".decision, .curtain").first.wait_for()
        return self

    @property
    def line(self) -> Line:
        """The one socket of this page; on a shared screen that of the seat asked."""
        asked = [line for line in self.lines if line.choices]
        return (asked or self.lines)[0]

    @property
    def seat(self) -> str:
        assert self.line.seat is not None
        return self.line.seat

    @property
    def is_over(self) -> bool:
        return any(line.now.get("outcome") for line in self.lines)

    def asked(self, kind: str | None = None) -> Self:
        """Wait until this seat is asked, and the page shows it."""
        self.until(
            lambda: any(line.choices and kind in (None, line.now["asked"]["kind"]) for line in self.lines),
            f"asked {kind}",
        )
        self.page.locator(".decision.yours").wait_for()
        return self

    def shown_seat(self) -> str:
        """Whose choices are on the screen: her plate says that it is you."""
        you = self.page.locator(".seat-plate").filter(has_text="you")
        return you.locator("b").inner_text()

    # ---- notation into clicks

    def do(self, *actions: str) -> Self:
        """Answer, each time when asked, by clicking; each action must be taken."""
        for action in actions:
            self.asked()
            line = self.line
            assert action in line.choices, f"{action!r} is none of {line.choices[:12]}"
            before = line.n
            self.click(action)
            self.until(lambda: self._seats[line.seat].n > before, action)  # noqa: B023
        return self

    def click(self, action: str) -> None:
        verb, *rest = action.split()
        match verb:
            case "place":
                self.spot(f"{self.seat}.{rest[1]}").click()
                if rest[0] == "captain":
                    self.primary.click()
            case "plot":
                self.put(*rest)
                self.primary.click()
            case "shot":
                enemy = "I" if self.seat == "S" else "S"
                self.page.locator(f'[data-spot^="{enemy}.{rest[0]}"]').first.click()
                self.primary.click()
            case "hold":
                self.button("Hold").click()
            case "promote":
                self.spot(f"{self.seat}.{rest[0]}").click()
                self.primary.click()
            case "fight-on":
                self.button("Fight on").click()
            case "surrender":
                self.button("Surrender…").click()
                self.button("Yes, strike the colours").click()
            case "step":
                self.step(rest[0], *rest[1].split(">"))
            case "fight":
                self.spot(rest[0]).click()
                self.primary.click()
            case _:
                raise AssertionError(action)

    def put(self, *cards: str) -> None:
        """Cards of the hand into the slots, without sealing."""
        hand = self.decision.locator(".hand .card")
        slots = self.decision.locator(".slot button")
        for slot, card in enumerate(cards):
            if card == "D":
                continue
            if "D" in cards:
                slots.nth(slot).click()  # owed Damage gives way
            hand.nth(HAND.index(card)).click()

    def step(self, figure: str, start: str, end: str) -> None:
        """Pick a figure up on the board, put it down elsewhere."""
        last = self.line.now["view"]["at"]["moves"] == 1
        if self.melee.is_visible():
            self.melee.get_by_role("button", name="Close the melee").click()
        held = self.decision.locator(".held")
        self.spot(start).click()
        held.wait_for()
        if held.locator(f"use[href*='{'captain' if figure == 'captain' else 'sailor'}']").count() == 0:
            self.spot(start).click()
        self.spot(end).click()
        if last:
            self.primary.click()

    def play_on(self, choose: Callable[[list[str]], str], most: int = 400) -> int:
        """Answer whatever is asked until the match is over; returns how often."""
        for count in range(most):
            self.until(lambda: self.is_over or any(line.choices for line in self.lines), "asked, or over")
            if self.is_over:
                return count
            self.do(choose(self.line.choices))
        raise AssertionError("it does not end")

    def expect_question(self, text: str) -> None:
        expect(self.question).to_have_text(text)
