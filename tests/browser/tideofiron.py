"""Tide of Iron in a browser: notation turned into presses on the map and the panel."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.table import TablePage
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer, Seats

# A river, two villages, a little of everything: who fires, who watches, who waits.
BATTLE: Final = """
map s2
round 3
us cp=3 hq=art_harass
US a1 @F08 [OERR]
US a2 @G09 [GRR] opfire
US a3 @E09 [RRRR]
US m1 @G08 m4a1
DE g1 @G06 [RRRR]
DE g2 @F05 [GRR] opfire
DE g3 @C05 [EERR]
DE p1 @H03 panzer4 light
at act
"""
# The last round, with so few units that it is soon over.
LAST: Final = """
map s2
round 6
US a1 @D08 [ORRR]
US a2 @D10 [GRR] opfire
DE g1 @D05 [RRRR]
at act
"""
LAST_OF_FOUR: Final = """
options players=4
map s2
round 6
us cp=1
US a1 @D08 [ORRR]
US b1 @E09 [RRRR] division=2
DE g1 @D05 [RRRR]
DE h1 @G05 [RRRR] division=2
at act
"""


class ToiTable(TablePage):
    def hex(self, name: str) -> Locator:
        return self.page.locator(f'.field [data-hex="{name}"]')

    def press(self, name: str) -> None:
        """Press a hex. Whatever is drawn above it does not matter."""
        self.hex(name).dispatch_event("click")

    def choice(self, action: str) -> Locator:
        return self.decision.locator(f'[data-choice="{action}"]').first

    def pick(self, unit: str) -> None:
        """Pick a unit that can act, from the list of those who can."""
        while not self.decision.locator(".fresh").count():
            self.page.keyboard.press("Escape")
        self.decision.locator(f'.fresh [data-unit="{unit}"]').click()

    @property
    def is_in_step(self) -> bool:
        """Whether every seat of this screen has heard of the question that is asked now."""
        return len({json.dumps(line.now.get("asked")) for line in self.lines}) == 1

    def play_on(self, choose: Callable[[list[str]], str], most: int = 400) -> int:
        for count in range(most):
            self.until(
                lambda: self.is_over or (self.is_in_step and any(line.choices for line in self.lines)), "asked, or over"
            )
            if self.is_over:
                return count
            self.do(choose(self.line.choices))
        raise AssertionError("it does not end")

    def click(self, action: str) -> None:
        verb, *rest = action.split()
        kind = self.line.now["asked"]["kind"]
        if kind == "act" and verb not in ("play", "retry", "end"):
            if not self.choice(action).count():
                self.pick(rest[0])
            self.choice(action).click()
        elif verb == "end":
            while not self.choice("end").count():
                self.page.keyboard.press("Escape")
            self.choice("end").click()
        elif verb == "go":
            self.press(rest[0])
            self.choice("way").click()
        elif verb in ("normal", "suppress"):
            self.decision.locator(f'[data-type="{verb}"]').click()
            self.primary.click()
        elif kind == "op-fire" and verb == "fire":
            self.choice(action).click()
            self.choice("open-fire").click()
        elif verb in ("deploy", "place") and not self.choice(action).count():
            self.press(rest[1])
            if len(self.actions_in(rest[1])) > 1:
                self.choice(action).click()
        elif verb in ("play", "retry"):
            if not self.decision.locator(".play").count():
                self.choice(action).click()  # the card is looked at first
            self.decision.locator(f'.play[data-choice="{action}"]').click()
        elif verb in ("target", "pick", "retreat") and not self.choice(action).count():
            self.press(rest[0])  # so many hexes are not listed
            self.choice(action).click()
        else:
            self.choice(action).click()

    def actions_in(self, name: str) -> list[str]:
        return [one for one in self.line.choices if name in one.split()]


def new_battle(server: RunningServer, start: str | None, seats: str = "human human", **more: Any) -> Seats:
    return server.new_match(seats, game="tideofiron", start=start, **more)


def sit(
    visitors: Visitors, server: RunningServer, start: str | None, letters: Sequence[str] = ("US",), **more: Any
) -> ToiTable:
    """A table from a position, with people in all of its seats, of whom these sit at this browser."""
    return sit_at(visitors, new_battle(server, start), letters, **more)


def sit_at(visitors: Visitors, match: Seats, letters: Sequence[str] = ("US",), **more: Any) -> ToiTable:
    table = visitors.sit(match, letters, table=ToiTable, reduced_motion="reduce", **more).table
    assert isinstance(table, ToiTable)
    return table


def soonest(choices: list[str]) -> str:
    """Whatever is shown once is enough: fire if one can, then on to the end."""
    order = ("fire", "target", "normal", "end", "done", "pass", "yes", "first", "draw", "lose", "stop")
    found = [one for verb in order for one in choices if one.split()[0] == verb]
    return (found or choices)[0]


def expect_named(table: ToiTable) -> None:
    """No code of a unit in small letters, no key of a sentence is left in what people read."""
    for text in (table.log.inner_text(), table.decision.inner_text()):
        assert not re.search(r"ui-|event-|\{", text), text
