"""A game from a folder elsewhere, which the page has never heard of, is on the shelf and is played to its end."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.table import TablePage
from tests.browser.visitor import PHONE, Visitors

ROOT = Path(__file__).parents[2]
COVES = ROOT / "tests" / "conformance" / "coves"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where the distribution of Coves is installed: its folder is all there is of it."""
    db = tmp_path_factory.mktemp("coves") / "table.db"
    server = subprocess.Popen(
        [
            str(Path(sys.executable).with_name("warbox")),
            "serve",
            "--port",
            "0",
            "--db",
            f"sqlite:///{db}",
            "--lang",
            "en",
        ],
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT), str(COVES)))},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        said = server.stdout.readline()
        yield said.split()[4]
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()


@pytest.fixture
def guests(browser: Browser, address: str) -> Iterator[Visitors]:
    coming = Visitors(browser, address)
    yield coming
    coming.leave()


class PlainTable(TablePage):
    def press(self, choice: str) -> None:
        """Press the button of a choice. Where the computer may act, too, it can have been quicker."""
        before = self.line.n
        click = "text => { const one = document.querySelector(`[data-choice='${text}']`); one?.click(); return !!one; }"
        self.until(lambda: self.line.n > before or bool(self.page.evaluate(click, choice)), choice)
        self.until(lambda: self.line.n > before, choice)


@pytest.mark.parametrize(
    ("lang", "begin", "over"), [("en", "Begin", r"wins|A draw"), ("fr", "Commencer", r"gagne|Match nul")]
)
def test_a_game_without_a_board_is_played_to_its_end_on_a_plain_one(
    guests: Visitors, lang: str, begin: str, over: str
) -> None:
    visitor = guests.come(keeps={"lang": lang}, table=PlainTable, **(PHONE if lang == "fr" else {}))
    page = visitor.go()
    page.locator(".box[data-game=coves]").click()
    page.locator(".settle .toggle").last.get_by_role("button").first.click()  # the computer that thinks least
    page.get_by_role("button", name=begin, exact=True).click()
    table = visitor.table.asked("hide")
    assert isinstance(table, PlainTable)
    expect(page.get_by_role("region", name="Position")).to_contain_text("cove")
    expect(table.decision.locator("[data-choice]")).to_have_count(3)
    answered = 0
    while not table.is_over:
        if table.line.choices:
            table.press(table.line.choices[-1])
            answered += 1
        else:
            page.wait_for_timeout(15)
    assert answered >= 2  # a chest hidden, a card chosen: then luck may end it
    expect(table.question).to_have_text(re.compile(over))


def test_what_is_not_listed_is_written_and_refused_with_the_reason(guests: Visitors) -> None:
    visitor = guests.come()
    page = visitor.go()
    page.locator("[data-game=coves].box").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    table = visitor.table.asked("hide")
    page.get_by_text("Write a choice in notation").click()
    page.get_by_role("textbox").fill("hide 4")
    page.get_by_role("button", name="Send").click()
    expect(table.decision.get_by_role("alert")).to_contain_text("a cove")
    page.get_by_role("textbox").fill("hide 2")
    page.get_by_role("button", name="Send").click()
    table.asked("bid")
    expect(page.locator("li.own")).to_contain_text("cove 2")
