"""The guided first matches, played by somebody who presses what is pointed at and knows nothing else."""

import os

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import PATIENCE_MS, PHONE, Visitors
from warbox.games import SLUGS
from warbox.play.lesson import load_lessons

MOST_PRESSES = 90
THOROUGH = int(os.environ.get("WARBOX_THOROUGH", "1")) > 1


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
                const count = (what) => document.querySelectorAll(what).length;
                const said = document.querySelector(".teacher")?.textContent;
                return [location.hash, said, at?.style.cssText, count(".decision [aria-pressed=true]"),
                        count(".decision [aria-checked=true]"), count(".slot .card")].join();
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


# Each game once, one of them on a phone; both ways if there is time.
WAYS = [(slug, phone) for slug in SLUGS for phone in (False, True) if THOROUGH or phone == (slug == "broadsides")]


@pytest.mark.parametrize(("slug", "phone"), WAYS)
def test_who_presses_what_is_pointed_at_learns_the_game_and_plays_on(
    visitors: Visitors, slug: str, phone: bool
) -> None:
    visitor = visitors.come(reduced_motion="reduce", **(PHONE if phone else {}))
    pupil = Pupil(visitor.go(f"#/lesson/{slug}"))
    count = len(load_lessons(slug)["first"].steps())
    expect(pupil.teacher.locator(".eyebrow")).to_have_text(f"Step 1 of {count}")
    pupil.learn()
    visitor.table.ready()
    visitor.go()
    expect(visitor.page.get_by_role("heading", name="Continue")).to_be_visible()


def test_another_answer_is_refused_gently_and_the_lesson_goes_on_where_it_was_left(visitors: Visitors) -> None:
    visitor = visitors.come(reduced_motion="reduce")
    pupil = Pupil(visitor.go("#/lesson/broadsides"))
    for key in "SSS":
        visitor.page.locator(".pointer").wait_for()
        visitor.page.keyboard.press(key)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("alert")).to_contain_text("let us pass the Middle Cay on the right")
    for _ in range(3):
        visitor.page.keyboard.press("Backspace")
    for key in ("F", "F", "R", "Enter"):
        visitor.page.keyboard.press(key)
    expect(pupil.teacher).to_contain_text("Step 2 of 12")
    visitor.page.reload()
    expect(pupil.teacher).to_contain_text("Step 2 of 12")
    pupil.teacher.get_by_role("button", name="Back").click()
    expect(pupil.teacher).to_contain_text("Step 1 of 12")
    pupil.teacher.get_by_role("button", name="Do it for me").click()
    expect(pupil.teacher).to_contain_text("Step 2 of 12")
    visitor.page.get_by_role("link", name="Leave the lesson").click()
    expect(visitor.page.get_by_role("link", name="Go on with your first match, step 2 of 12")).to_be_visible()
