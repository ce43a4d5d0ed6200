"""Films of whole matches, to be looked at: `python -m tests.browser.films broadsides --out FOLDER`.

A match is played against the computer, at one screen, or by link, at the calm pace; of every beat a frame is kept, with
what was told and for how long. It is no test: somebody looks at the frames.
"""

import argparse
import json
import shutil
import time
from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.visitor import Visitors
from tests.server.table import PLENTY, Client, RunningServer, Seats
from warbox.players.greedy import Greedy
from warbox.players.table import SeatTable
from warbox.server.settings import PAGE, Settings

SEATS = {"computer": "human computer:regular", "screen": "human human", "link": "human human"}
STATE = """() => {
    const text = (one) => document.querySelector(one)?.innerText.replace(/\\s+/g, " ").trim() ?? "";
    const asked = Boolean(document.querySelector(".decision.yours"));
    return { told: text(".telling .say"), rolling: Boolean(document.querySelector(".telling .rolling")),
        asked, question: text(".decision .question"), curtain: Boolean(document.querySelector(".curtain")),
        end: text(".end"), wide: document.documentElement.scrollWidth > innerWidth + 1 };
}"""
SHEET = """<style>body { margin: 0; display: grid; grid-template-columns: repeat(%d, 1fr); gap: 4px; }
figure { margin: 0; } img { width: 100%%; display: block; } figcaption { font: 11px monospace; }</style>%s"""


class Camera:
    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.last: dict[str, Any] = {}
        self.began = time.monotonic()
        self.frames: list[dict[str, Any]] = []

    def look(self) -> dict[str, Any]:
        """Keep a frame if something else is told or asked than before."""
        state: dict[str, Any] = self.page.evaluate(STATE)
        if state != self.last:
            number = len(self.frames)
            at = round(time.monotonic() - self.began, 2)
            self.page.screenshot(path=self.folder / f"{number:04}.png")
            self.frames.append({"frame": number, "at": at, **state})
            self.last = state
        return state

    def close(self) -> None:
        """What was told, and all frames on a few large sheets."""
        text = "".join(json.dumps(frame, ensure_ascii=False) + "\n" for frame in self.frames)
        (self.folder / "frames.jsonl").write_text(text, encoding="utf-8")
        size = self.page.viewport_size
        assert size is not None
        columns, rows = (3, 3) if size["width"] > size["height"] else (6, 1)
        paper = self.page.context.browser.new_page(viewport={"width": 1800, "height": 1140})  # type: ignore[union-attr]
        for first in range(0, len(self.frames), columns * rows):
            some = self.frames[first : first + columns * rows]
            cells = "".join(
                f"<figure><img src='data:image/png;base64,{self.picture(one['frame'])}'>"
                f"<figcaption>{one['frame']} · {one['at']} s</figcaption></figure>"
                for one in some
            )
            paper.set_content(SHEET % (columns, cells))
            paper.screenshot(path=self.folder / f"sheet-{first // (columns * rows):02}.png", full_page=True)
        paper.close()

    def picture(self, number: int) -> str:
        return b64encode((self.folder / f"{number:04}.png").read_bytes()).decode()


def answer(server: RunningServer, match: Seats, clients: dict[str, Client]) -> None:
    """Whoever is asked and sits here answers as the computer would."""
    room = server.hall._rooms[match.id]
    state = room.sitting.match.state if room.sitting.match is not None else None
    if state is None or state.question is None:
        return
    for letter, client in clients.items():
        seat = room.sitting.game.parse_seat(letter)
        if seat in state.question.seats:
            client.catch_up(0.02)
            choice = Greedy(room.sitting.game, len(client.raw), 4, 0.4).choose(
                SeatTable(room.sitting.game, state, seat)
            )
            client.act(choice.text)
            return


def film(visitors: Visitors, server: RunningServer, given: argparse.Namespace, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    width, height = (int(side) for side in given.size.split("x"))
    options = dict(one.split("=") for one in given.options)
    match = server.new_match(given.seats or SEATS[given.way], game=given.game, options=options, start=given.start)
    clients = {letter: match.sit(letter) for letter in match.tokens}
    shown = list(match.tokens) if given.way == "screen" else list(match.tokens)[:1]
    phone = width < 700
    more: dict[str, Any] = {"viewport": {"width": width, "height": height}, "color_scheme": given.theme}
    if phone:
        more |= {"has_touch": True, "is_mobile": True}
    visitor = visitors.hold(match, shown, locale=given.lang, **more)
    visitor.page.add_init_script('localStorage.setItem("pace", "calm");')
    visitor.sit(match.id)
    camera = Camera(visitor.page, folder)
    end = time.monotonic() + given.seconds
    while time.monotonic() < end and len(camera.frames) < given.frames:
        state = camera.look()
        if state["end"]:
            break
        if state["curtain"]:
            visitor.page.locator(".curtain button").click()
        elif state["asked"] or (given.way == "link" and not state["told"]):
            answer(server, match, clients)
        visitor.page.wait_for_timeout(40)
    visitor.page.wait_for_timeout(1500)
    camera.look()
    camera.close()
    for client in clients.values():
        client.close()
    visitor.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--way", default="computer", choices=SEATS)
    parser.add_argument("--seats", default="", help="who sits where, instead of the usual two")
    parser.add_argument("--start", default=None, help="a position to start from")
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--frames", type=int, default=400)
    given = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, CHROMIUM)))
    with TemporaryDirectory() as folder, sync_playwright() as driver:
        settings = Settings(db=f"sqlite:///{folder}/table.db", page=PAGE, limits=PLENTY, workers=1)
        with RunningServer(settings) as server:
            browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
            visitors = Visitors(browser, server.address)
            film(visitors, server, given, given.out)
            browser.close()


if __name__ == "__main__":
    main()
