"""What comes over the line: little, and all of it from here."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.moments import MOMENTS
from tests.browser.visitor import Visitor, Visitors
from tests.server.table import RunningServer
from warbox.server.settings import Settings

FIRST_LOAD_BYTES = 250_000


def transferred(visitor: Visitor) -> int:
    """Bytes of all answers as they were sent, headers included."""
    total = 0
    for request in visitor.requests:
        sizes = request.sizes()
        total += sizes["responseBodySize"] + sizes["responseHeadersSize"]
    return total


LOCALES = pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])


@LOCALES
def test_the_first_load_is_small(browser: Browser, tmp_path: Path, locale: str) -> None:
    """On a server of its own: the words of every game in which a match is listed are loaded, too."""
    with RunningServer(Settings(db=f"sqlite:///{tmp_path / 'table.db'}", workers=1)) as server:
        visitors = Visitors(browser, server.address)
        visitor = visitors.come(locale=locale)
        page = visitor.go()
        page.locator(".settle").wait_for()
        page.wait_for_load_state("networkidle")
        assert 20_000 < transferred(visitor) < FIRST_LOAD_BYTES
        visitors.leave()


@LOCALES
def test_a_link_straight_to_a_table_is_small_too(visitors: Visitors, server: RunningServer, locale: str) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS["shot"]), "S", locale=locale)
    visitor.page.wait_for_load_state("networkidle")
    assert 20_000 < transferred(visitor) < FIRST_LOAD_BYTES


def test_the_page_forbids_scripts_and_connections_of_others(visitors: Visitors) -> None:
    visitor = visitors.come()
    answer = visitor.page.goto(visitor.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-eval" not in policy

    visitor.pardon("violates the following Content Security Policy")
    ran = visitor.page.evaluate(
        "() => { const one = document.createElement('script'); one.textContent = 'window.bad = 1';"
        " document.body.append(one); return window.bad ?? null; }"
    )
    assert ran is None
    assert visitor.faults, "a violation is seen by whoever watches the page"


def test_requests_to_elsewhere_are_seen_by_the_watch(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.go()
    visitor.pardon("elsewhere|ERR_|violates|Content Security Policy")
    visitor.page.evaluate("() => { location.href = 'http://127.0.0.2:9/'; }")
    expect(visitor.page).not_to_have_url(visitor.address)
    assert any("request to elsewhere: http://127.0.0.2:9/" in fault for fault in visitor.faults)
