"""The guided first matches, played by somebody who presses what is pointed at and knows nothing else."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import PATIENCE_MS, PHONE, Visitors
from warbox.games import SLUGS
from warbox.play.lesson import load_lessons

MOST_PRESSES = 90


class Pupil:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.teacher: Locator = page.get_by_role("region", name="Teacher")

    def press(self) -> None:
        """Press in the middle of what is pointed at, or go on to the next part; then something has changed."""
        self.page.wait_for_selector(".pointer, .teacher.done .primary", timeout=PATIENCE_MS)
        before = self.moment()
        if self.page.locator(".teacher.done").count():
            self.teacher.locator(".primary").click()
        else:
            # Where it is when it is pressed: panels may still be moving.
            box = self.page.locator(".pointer").bounding_box()
            if box is None:
                return
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_function("before => window.moment() !== before", arg=before)

    def moment(self) -> str:
        """The step and where it is pointed."""
        self.page.evaluate(
            """window.moment = () => {
                const at = document.querySelector(".pointer");
                const pressed = [...document.querySelectorAll(".decision [aria-pressed=true], .decision [aria-checked=true]")];
                return [location.hash, document.querySelector(".teacher")?.textContent, at?.style.cssText, pressed.length,
                        document.querySelectorAll(".slot .card").length].join();
            }"""
        )
        moment: str = self.page.evaluate("window.moment()")
        return moment

    def learn(self) -> None:
        for _ in range(MOST_PRESSES):
            self.press()
            if "#/table/" in self.page.url:
                return
        raise AssertionError(f"still learning at {self.page.url}: {self.teacher.inner_text()}")


@pytest.mark.parametrize("slug", SLUGS)
def test_who_presses_what_is_pointed_at_learns_the_game_and_plays_on(visitors: Visitors, slug: str) -> None:
    visitor = visitors.come(reduced_motion="reduce")
    pupil = Pupil(visitor.go(f"#/lesson/{slug}"))
    count = len(load_lessons(slug)["first"].steps())
    expect(pupil.teacher).to_contain_text(f"Step 1 of {count}")
    pupil.learn()
    visitor.table.ready()
    visitor.go()
    expect(visitor.page.get_by_role("heading", name="Continue")).to_be_visible()
