"""First Wave in a browser: notation turned into presses on the table and the panel."""

from typing import Final

from playwright.sync_api import Locator

from tests.browser.table import TablePage

ATTACKS: Final = ("shoot", "melee", "charge")
PLACED: Final = ("move", "leave", "token", "place")


# A click at a place of the table, given in millimetres as the south sees it. It is made where the table lies at that
# instant, whatever is above it.
PRESS: Final = """(ground, [x, y]) => {
    const { height } = ground.ownerSVGElement.querySelector('.edge').getBBox();
    const at = new DOMPoint(x, height - y).matrixTransform(ground.getScreenCTM());
    ground.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: at.x, clientY: at.y }));
}"""


class FirstWaveTable(TablePage):
    @property
    def refused(self) -> Locator:
        return self.page.locator(".refused")

    def press(self, x: int, y: int) -> None:
        self.page.get_by_role("application").evaluate(PRESS, [x, y])

    def figure(self, name: str) -> Locator:
        return self.page.locator(f'[data-figure="{name}"]')

    def choice(self, action: str) -> Locator:
        return self.decision.locator(f'[data-choice="{action}"]')

    def click(self, action: str) -> None:
        verb, *rest = action.split()
        if verb in ATTACKS:
            self.aim(action)
            self.primary.click()
        elif verb in PLACED or verb == "deploy":
            if verb == "deploy":
                self.page.locator(f'[data-pick="{rest[0]}"]').click()
            self.page.locator(f'[data-spot="{action}"]').dispatch_event("click")  # a figure may stand above it
            self.primary.click()
        elif verb == "burst":
            self.pick_target(rest[1].split(":")[0])
            self.choice(action).click()
            self.primary.click()
        else:
            self.choice(action).click()
            if verb in ("name", "allot", "defend"):
                self.primary.click()

    def aim(self, action: str) -> None:
        """Choose a target, and the weapon of this attack."""
        self.pick_target(action.split()[1].split(">")[1])
        self.primary.wait_for()
        if self.choice(action).count():
            self.choice(action).click()

    def pick_target(self, target: str) -> None:
        row = self.decision.locator(f'[data-target="{target}"]')
        if row.get_attribute("aria-pressed") != "true":
            row.click()
