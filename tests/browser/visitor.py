"""A person with a browser of their own, and what their page must never do."""

import json
import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, StorageState, WebSocket

from tests.browser.table import TablePage
from tests.server.table import Seats

DESKTOP = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE_MS = 30_000
# What moves once has come to its end, and what that changed has been drawn.
STILL = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  await drawn();
  const ending = document.getAnimations().filter((one) => one.effect.getTiming().iterations === 1);
  await Promise.allSettled(ending.map((one) => one.finished));
  await drawn();
}"""


class Visitor:
    """A browser profile with one page, which is watched."""

    def __init__(self, context: BrowserContext, address: str, table: type[TablePage]) -> None:
        self.context = context
        self.address = address
        self.faults: list[str] = []
        self.requests: list[Request] = []
        self._pardoned: list[re.Pattern[str]] = []
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        context.on("request", self._request)
        context.on("page", lambda page: page.on("websocket", self._socket))
        self.page: Page = context.new_page()
        self.table = table(self.page)

    # ---- what must not be

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text} ({message.location.get('url')})")

    def _request(self, request: Request) -> None:
        self.requests.append(request)
        self._look_at(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._look_at(socket.url)

    def _look_at(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.faults.append(f"request to elsewhere: {url}")

    def pardon(self, pattern: str) -> None:
        """A fault that the test itself provokes."""
        self._pardoned.append(re.compile(pattern))

    def unpardoned(self) -> list[str]:
        return [fault for fault in self.faults if not any(one.search(fault) for one in self._pardoned)]

    # ---- where to

    def go(self, hash_: str = "") -> Page:
        self.page.goto(self.address + hash_)
        return self.page

    def sit(self, match_id: str) -> TablePage:
        self.go(f"#/table/{match_id}")
        return self.table.ready()

    def learnt(self, match: Seats) -> tuple[str, str]:
        """All that the page shows once it is still and all that it was sent, less what differs in every match."""
        self.page.evaluate(STILL)
        shown = self.page.locator("html").inner_html() + self.page.locator("body").aria_snapshot()
        sent = "\n".join(text for text in self.table.line.heard if '"presence"' not in text)
        sent = sent.replace(match.id, "MATCH").replace(match.commitment, "COMMITMENT")
        return shown.replace(match.id, "MATCH"), re.sub(r'"(created|updated)":"[^"]*"', "", sent)


class Visitors:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.come_so_far: list[Visitor] = []

    def come(
        self,
        pace: str | None = "instant",
        keeps: dict[str, str] | None = None,
        table: type[TablePage] = TablePage,
        **context: Any,
    ) -> Visitor:
        """A new visitor. What happened is shown without delay unless the pace says otherwise; `keeps` is what the
        browser remembers from an earlier visit."""
        kept = dict(keeps or {}) | ({"pace": pace} if pace else {})
        origin = {
            "origin": self.address.rstrip("/"),
            "localStorage": [{"name": k, "value": v} for k, v in kept.items()],
        }
        state: StorageState = {"cookies": [], "origins": [origin]}  # type: ignore[list-item]
        made = self.browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", "storage_state": state, **context})
        visitor = Visitor(made, self.address, table)
        self.come_so_far.append(visitor)
        return visitor

    def sit(self, match: Seats, letters: Sequence[str] = "", **more: Any) -> Visitor:
        """A visitor who sits down at a table, with these seats or as a spectator."""
        visitor = self.hold(match, letters, **more)
        visitor.sit(match.id)
        return visitor

    def hold(self, match: Seats, letters: Sequence[str] = "", **more: Any) -> Visitor:
        """A visitor whose browser holds seats of a match; nothing has been opened yet."""
        seats = [
            {"match": match.id, "game": match.game, "seat": one, "token": match.tokens[one], "seed": match.seeds[one]}
            for one in letters
        ]
        return self.come(keeps={"warbox.seats": json.dumps(seats)}, **more)

    def leave(self) -> None:
        faults = [fault for one in self.come_so_far for fault in one.unpardoned()]
        for one in self.come_so_far:
            one.context.close()
        assert faults == [], faults
