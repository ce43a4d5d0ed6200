"""Frames a second of the moments that move most, without a GPU: `python -m tests.browser.frames`.

The intervals between animation frames are taken while the film of an answer runs; first those of a table at rest, which
say what the machine itself gives; and the processor time of a frame, which other work on the machine does not change
much. It is no test: a machine with other work to do is slow.
"""

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.siege import ORDER
from tests.browser.visitor import Visitors
from tests.server.table import PLENTY, RunningServer
from warbox.server.settings import PAGE, Settings

GUNS = "turn 7 step=2\nS @9,8 NE\nI @10,7 S plot=S,R,S\nat shot S"
WALL = "turn 4\nash @C5\ndoc @A5 hp=1\nA1 hand=breach_charge,double_attack\nD1 hand=counter\nat act ash"

# name, game, start, seat, answers by their beginnings
WARM_UP_MS = 4000  # the browser itself is still at work after its start
SCENES = [
    ("broadside", "broadsides", GUNS, "S", ["shot C", "shot C", "shot C"]),
    ("breach", "onboard", WALL, "A1", ["play breach_charge"]),
    ("storm", "siegestorm", ORDER, "A", ["storm", "attack B.FL"]),
]
WATCH = """() => { window.ticks = []; let last = performance.now();
    const tick = (now) => { window.ticks.push(now - last); last = now; window.watching = requestAnimationFrame(tick); };
    window.watching = requestAnimationFrame(tick); }"""
TICKS = os.sysconf("SC_CLK_TCK")
STOP = "() => { cancelAnimationFrame(window.watching); return window.ticks.slice(1); }"


def spent() -> float:
    """Milliseconds of processor time that the browser has used, all its processes together."""
    parents: dict[int, tuple[int, float]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            parents[int(stat.parent.name)] = int(words[1]), 1000 * (int(words[11]) + int(words[12])) / TICKS
    found, grown = {os.getpid()}, True
    while grown:
        more = {process for process, (parent, _) in parents.items() if parent in found} - found
        found, grown = found | more, bool(more)
    return sum(used for process, (_, used) in parents.items() if process in found and process != os.getpid())


def told(name: str, ticks: list[float], used: float) -> None:
    slow = sum(tick > 1000 / 55 * 1.5 for tick in ticks)
    rate = 1000 * len(ticks) / sum(ticks)
    late = quantiles(ticks, n=20)[18]
    cost = used / len(ticks)
    sys.stdout.write(f"{name:34} {rate:5.1f} frames/s, {cost:4.1f} ms a frame, 95 % in {late:5.1f} ms, late {slow}\n")


def measure(page: Page, name: str, seconds: float) -> None:
    page.evaluate(WATCH)
    before = spent()
    page.wait_for_timeout(1000 * seconds)
    used = spent() - before
    told(name, page.evaluate(STOP), used)


def main() -> None:
    chromium = next(filter(None, map(shutil.which, CHROMIUM)))
    with TemporaryDirectory() as folder, sync_playwright() as driver:
        settings = Settings(db=f"sqlite:///{folder}/table.db", page=PAGE, limits=PLENTY, workers=1)
        with RunningServer(settings) as server:
            browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
            visitors = Visitors(browser, server.address)
            visitors.come().go().wait_for_timeout(WARM_UP_MS)
            for name, game, start, letter, answers in SCENES:
                match = server.new_match("human human", game=game, start=start)
                visitor = visitors.sit(match, [letter])
                visitor.table.asked()
                visitor.page.wait_for_timeout(800)
                measure(visitor.page, f"{name}, at rest", 1.5)
                with match.sit(letter) as client:
                    for answer in answers:
                        client.until_asked()
                        text = next((one for one in client.now["choices"] if one.startswith(answer)), None)
                        if text is None:
                            break
                        client.act(text)
                        measure(visitor.page, f"{name}: {text}", 2.0)
                visitor.context.close()
            browser.close()


if __name__ == "__main__":
    main()
