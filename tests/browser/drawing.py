"""The mission editor in a browser: spots of the plan turned into places on the screen."""

from playwright.sync_api import Locator, Page, expect

SIZE = 94  # of a cell, in the units of the drawing
COLUMNS = "ABCDEF"


def middle(cell: str, upright: bool) -> tuple[float, float]:
    """Where a cell lies in the drawing: a wide window has north to the left, a phone on top."""
    column, row = COLUMNS.index(cell[0]), int(cell[1:]) - 1
    along, across = SIZE * (row + 0.5), SIZE * (column + 0.5)
    return (across, along) if upright else (along, SIZE * len(COLUMNS) - across)


class DrawingTable:
    def __init__(self, page: Page, upright: bool = False) -> None:
        self.page = page
        self.upright = upright
        self.sheet = page.locator(".drawing-table")
        self.sheet.wait_for()

    def place(self, spot: str) -> tuple[float, float]:
        """The middle of a cell or an edge, in pixels of the window."""
        cells = spot.split("|")
        points = [middle(cell, self.upright) for cell in cells]
        x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
        found = self.sheet.evaluate(
            "(svg, [x, y]) => {"
            " const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()); return [at.x, at.y]; }",
            [x, y],
        )
        return float(found[0]), float(found[1])

    def tool(self, name: str) -> Locator:
        """Take a tool; returns its button."""
        tools = self.page.get_by_role("toolbar").get_by_role("button")
        found = tools.filter(has=self.page.get_by_text(name, exact=True))
        found.click()
        return found

    def press(self, *spots: str) -> None:
        for spot in spots:
            self.page.mouse.click(*self.place(spot))

    def tap(self, *spots: str) -> None:
        for spot in spots:
            self.page.touchscreen.tap(*self.place(spot))

    def stroke(self, first: str, last: str) -> None:
        """One drag of the mouse."""
        self.page.mouse.move(*self.place(first))
        self.page.mouse.down()
        self.page.mouse.move(*self.place(last), steps=40)
        self.page.mouse.up()

    def is_ready(self) -> None:
        expect(self.page.get_by_text("No fault: ready to be played.")).to_be_visible()

    def fault(self, text: str) -> Locator:
        """By a part of its sentence, or by its place in the file."""
        check = self.page.locator("section", has=self.page.get_by_role("heading", name="Check"))
        return check.locator(f'li[data-place="{text}"], li:has-text("{text}")')

    def depot(self) -> None:
        """A street, a wall with one door, a store with a bomb."""
        self.tool("Solid wall")
        self.stroke("A3|A4", "F3|F4")
        self.tool("Door")
        self.press("D3|D4")
        self.tool("Attack starts")
        self.press("A1", "B1", "E1", "F1")
        self.tool("Defence starts")
        self.press("B5", "C5", "D5", "E5")
        self.tool("Bomb")
        self.press("C9")
