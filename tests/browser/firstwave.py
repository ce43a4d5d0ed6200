"""First Wave in a browser: notation turned into presses on the table and the panel."""

from typing import Final

from playwright.sync_api import Locator

from tests.browser.table import TablePage

ATTACKS: Final = ("shoot", "melee", "charge")
PLACED: Final = ("move", "leave", "token", "place")


class FirstWaveTable(TablePage):
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
        else:
            self.choice(action).click()
            if verb in ("name", "allot", "defend"):
                self.primary.click()

    def aim(self, action: str) -> None:
        """Choose a target, and the weapon of this attack."""
        target = action.split()[1].split(">")[1]
        row = self.decision.locator(f'[data-target="{target}"]')
        if row.get_attribute("aria-pressed") != "true":
            row.click()
        self.primary.wait_for()
        if self.choice(action).count():
            self.choice(action).click()
