"""Nothing jumps: the question, the dice and the log keep their places, whatever is asked."""

from playwright.sync_api import Page

# Runs in the page: every frame in which one of these boxes is elsewhere than before is written down.
WATCH = """() => {
    window.places = {};
    const look = () => {
        for (const name of ['.asking', '.tray', '.log', '.board', '.stage']) {
            const one = document.querySelector(`.page ${name}`);
            if (!one || one.closest('.thrown')) continue;
            const { left, top, width, height } = one.getBoundingClientRect();
            const place = [left, top, width, height].map(Math.round).join(' ');
            const known = (window.places[name] ??= []);
            if (!known.includes(place)) known.push(place);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def check(page: Page, *parts: str) -> None:
    """Since `watch` each of these parts has been in one place only."""
    places: dict[str, list[str]] = page.evaluate("() => window.places")
    assert set(parts) <= set(places), places
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
