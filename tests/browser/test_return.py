"""Reloads, cut lines, other tabs, a server that dies: the match goes on."""

import json
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.flaky import FlakyLine
from tests.browser.table import TablePage
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

NO_LINE = "WebSocket connection to .* failed|net::ERR_"  # however it breaks off
PLOTTING = "turn 3\nS @6,4 N\nI @6,12 S fore=0\nat plot"


def test_a_reload_in_the_middle_of_setting_up_keeps_what_was_placed(visitors: Visitors, server: RunningServer) -> None:
    visitor = visitors.sit(server.new_match("human human"), "S")
    visitor.table.do("place crew G4")
    visitor.page.reload()
    table = visitor.table.ready()
    table.expect_question("Place your second free crew member")
    expect(table.spot("S.G4")).to_have_attribute("aria-label", re.compile("one of the Seahawk’s crew"))
    table.do("place crew G4", "place captain H4")
    table.expect_question("Waiting for Royal Isabella")


def test_a_reload_keeps_a_half_made_plot_and_asks_again(visitors: Visitors, server: RunningServer) -> None:
    visitor = visitors.sit(server.new_match("human human", start=PLOTTING), "I")
    table = visitor.table.asked("plot")
    table.put("F", "R", "D")
    expect(table.primary).to_be_enabled()
    visitor.page.reload()
    table.ready().expect_question("Plot your three manoeuvres")
    assert [slot.split()[0] for slot in table.slots()] == ["Forward", "Turn", "Damage"]
    table.primary.click()
    visitor.page.reload()
    table.ready().expect_question("Waiting for Seahawk")
    own = visitor.page.get_by_role("list", name="Cards of the Royal Isabella").get_by_role("listitem")
    assert [card.get_attribute("aria-label") for card in own.all()] == ["1: Forward", "2: Turn starboard", "3: Damage"]


def test_two_tabs_of_one_seat_show_the_same(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start="S @6,4 N\nI @7,4 N\nat shot S shots=3")
    visitor = visitors.sit(match, "S")
    other = TablePage(visitor.context.new_page())
    other.page.goto(visitor.page.url)
    other.asked("shot").expect_question("3 shots left: choose a row")
    visitor.table.do("shot C")
    other.expect_question("2 shots left: choose a row")
    expect(other.log).to_contain_text("Seahawk fires at row C")
    other.do("hold")
    visitor.table.expect_question("Your last shot: choose a row")


def test_an_unfinished_match_is_resumed_from_the_lobby(visitors: Visitors, server: RunningServer) -> None:
    visitor = visitors.sit(server.new_match("human human", start=PLOTTING), "S")
    page = visitor.go("#/")
    mine = page.get_by_role("listitem").filter(has_text="Your turn")
    expect(mine).to_contain_text("Player S – Player I")
    mine.get_by_role("link", name="Play").click()
    visitor.table.asked("plot").do("plot F F F")


@pytest.fixture
def line(server: RunningServer) -> Iterator[FlakyLine]:
    flaky = FlakyLine(server.address)
    yield flaky
    flaky.close()


def test_a_cut_line_is_mended_and_nothing_is_missed(browser: Browser, server: RunningServer, line: FlakyLine) -> None:
    match = server.new_match("human human", start=PLOTTING)
    visitors = Visitors(browser, line.address)
    visitor = visitors.sit(match, "S")
    visitor.pardon(NO_LINE)
    table = visitor.table
    for round_ in range(3):
        table.do("plot L R S")
        line.cut()
        expect(visitor.page.get_by_text("Reconnecting…")).to_be_visible()
        with match.sit("I") as isabella:
            isabella.do("plot S S D")
        line.mend()
        table.asked("plot")
        expect(visitor.page.get_by_text("Connected", exact=True)).to_be_visible()
        expect(table.log.get_by_text("Royal Isabella can do nothing: Damage.")).to_have_count(round_ + 1)
    visitors.leave()


def test_an_answer_given_while_the_line_is_cut_arrives_once(
    browser: Browser, server: RunningServer, line: FlakyLine
) -> None:
    match = server.new_match("human human")
    visitors = Visitors(browser, line.address)
    visitor = visitors.sit(match, "S")
    visitor.pardon(NO_LINE)
    line.cut()
    expect(visitor.page.get_by_text("Reconnecting…")).to_be_visible()
    banner = visitor.page.get_by_text("The line to the server is broken.")
    expect(banner).to_be_visible()
    visitor.table.spot("S.G4").click()
    line.mend()
    visitor.table.expect_question("Place your second free crew member")
    expect(banner).to_be_hidden()
    with match.sit("S") as seahawk:
        assert seahawk.now["view"]["ships"]["S"]["placed"] == ["G4"]
    visitors.leave()


class Program:
    """`warbox serve` in a process that can be killed, and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        program = shutil.which("warbox", path=str(Path(sys.executable).parent))
        assert program is not None
        command = [program, "serve", "--port", str(self.port), "--db", f"sqlite:///{self.folder / 'table.db'}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:(\d+)/", self.process.stdout.readline())
        assert found
        self.port = int(found[1])
        return found[0]

    def kill(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    running = Program(tmp_path)
    yield running
    running.kill()


def test_the_page_goes_on_by_itself_after_the_server_was_killed(browser: Browser, program: Program) -> None:
    visitors = Visitors(browser, program.start())
    visitor = visitors.come()
    visitor.pardon(NO_LINE)
    page = visitor.go()
    page.get_by_role("button", name=re.compile("This screen")).click()
    page.get_by_role("button", name="Set sail").click()
    table = visitor.table.ready()
    table.do("place crew A4", "place crew B3")

    program.kill()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    table.spot("S.C4").click()
    table.primary.click()  # sent when the server is back
    program.start()
    page.get_by_role("button", name="I am Royal Isabella").click(timeout=20_000)
    expect(page.get_by_text("Connected", exact=True)).to_be_visible()
    table.do("place crew A4")
    table.expect_question("Place your second free crew member")
    visitors.leave()


def test_a_seat_whose_token_is_wrong_is_not_let_in(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human")
    seat = {"match": match.id, "game": "broadsides", "seat": "S", "token": "0" * 43, "seed": "0" * 64}
    visitor = visitors.come(keeps={"warbox.seats": json.dumps([seat])})
    page = visitor.go(f"#/table/{match.id}")
    expect(page.get_by_role("alert")).to_contain_text("This link does not hold a seat here.")
    assert page.locator("[data-spot]").count() == 0
