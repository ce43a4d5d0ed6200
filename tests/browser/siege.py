"""A table of Siegestorm in the browser: notation turned into clicks on what a person sees."""

import random
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.table import TablePage
from tests.browser.visitor import Visitor, Visitors
from tests.server.table import RunningServer, Seats

SEATS = {"duel": 2, "solo": 1, "coop": 2, "last3": 3, "last4": 4}

CHAIN = """
turn 18 B
A hand=ancient_dragon,snow_runner,mountain_trickster,silent_abbot,druuk_school_adept resources=6 casualties=tengu,snow_runner support=drum_caller,assassin:committed,tengu T1=warrior_of_shamballa T2=yeti_patriarch T3=drum_caller FL=iron_gate_keeper NML=stone_monk
B hand=despoiler,tunnel_stalker resources=10 casualties=brood_matriarch support=venom_spitter:committed,despoiler T2=scale_infiltrator T1=brainwashed_traitor FL=grand_overlord_ikee
link B action two_faced_chancellor targets=1>A.T2
link A ability from=A.FL
link B action masked_chameleon targets=1>A.T1
at react A
"""  # noqa: E501
ACT = """
turn 7 A
A step=deploy hand=snow_runner,tengu,silent_abbot,druuk_school_adept resources=12 casualties=drum_caller support=drum_caller,assassin T2=yeti_patriarch T3=drum_caller FL=iron_gate_keeper
B hand=despoiler:2 resources=10 T1=scale_infiltrator T2=venom_spitter
at act A
"""  # noqa: E501
ORDER = """
turn 7 A
A step=advancing hand=snow_runner resources=12 S1=yeti_patriarch FL=stone_monk
B hand=despoiler resources=10 T1=scale_infiltrator FL=grand_overlord_ikee
at order A
"""
SOLO = """
options mode=solo boss=hard
A hand=ancient_dragon,snow_runner,silent_abbot,tengu resources=16 casualties=tengu T1=warrior_of_shamballa T2=yeti_patriarch FL=iron_gate_keeper
boss hand=goblin_leader,goblin_archer,spiritual_shaman,seal_of_nova resources=10 casualties=goblin_banner reserve=goblin_tank life=19 menace=3 T1=shaman_berserker T3=goblin_raider:gang2 FL=restoration_totem:spirit2
at boss-turn step=leader deployed
"""  # noqa: E501
COOP = """
options mode=coop
A step=deploy hand=snow_runner,tengu resources=16 T1=warrior_of_shamballa FL=iron_gate_keeper support=drum_caller
B step=advance hand=despoiler,skin_thief resources=10 T1=brainwashed_traitor
boss hand=spiritual_shaman resources=10 life=41 menace=3 T1=shaman_berserker 1.FL=restoration_totem:spirit2 2.NML=goblin_banner
at act A+B
"""  # noqa: E501
RING = """
options mode=last4
turn 9 A
A step=deploy hand=snow_runner,tengu resources=16 support=drum_caller 1.T1=warrior_of_shamballa 4.FL=iron_gate_keeper
B hand=despoiler resources=10 1.T2=scale_infiltrator 2.T1=brainwashed_traitor
C hand=dawn_acolyte resources=15 2.T1=archangel_maris 3.T1=shield_matron
D hand=grave_robber resources=12 3.T2=bone_thrall 4.NML=crypt_titan
at act A
"""
MOMENTS = {"act": ACT, "chain": CHAIN, "order": ORDER, "solo": SOLO, "coop": COOP, "ring": RING}


def mode_of(start: str | None) -> str:
    words = (start or "").split()
    return next((word.partition("=")[2] for word in words if word.startswith("mode=")), "duel")


def new_siege(server: RunningServer, seats: str = "", start: str | None = None, **more: Any) -> Seats:
    mode = more.get("options", {}).get("mode", mode_of(start))
    wanted = seats or " ".join(["human"] * SEATS[mode])
    return server.new_match(wanted, game="siegestorm", start=start, **more)


class Siege:
    """One seat's page. Every answer is given by clicking."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.table: TablePage = visitor.table

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table.line.now["view"]
        return view

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand").locator(".card-button")

    def choice(self, choice: str) -> Locator:
        return self.table.decision.locator(f'[data-choice="{choice}"]')

    def held(self, card: str) -> Locator:
        return self.hand.nth(self.view["players"][self.table.seat]["hand"].index(card))

    def do(self, *actions: str) -> "Siege":
        for action in actions:
            self.table.asked()
            line = self.table.line
            assert action in line.choices, f"{action!r} is none of {line.choices}"
            before = line.n
            self.click(action)
            self.table.until(lambda: self.table.lines[0].n > before, action)  # noqa: B023
        return self

    def click(self, action: str) -> None:
        verb, _, rest = action.partition(" ")
        if verb in ("play", "deploy", "use"):
            card = self.choice(rest.split()[0]) if verb == "use" else self.held(rest)
            self.table.until(lambda: self.is_past(action) or self.chosen(card, action), f"{rest} is chosen")
        elif self.table.line.now["asked"]["kind"] in ("order", "attack"):
            self.choice(action).click()
        self.table.until(lambda: self.is_past(action) or self.pressed(action), f"{action} is pressed")

    def is_past(self, action: str) -> bool:
        """A partner who shares the turn has acted meanwhile: another question is asked."""
        return action not in self.table.line.choices

    def pressed(self, action: str) -> bool:
        try:
            self.choice(action).click(timeout=2_000)
        except Late:
            return False
        return True

    def chosen(self, card: Locator, action: str) -> bool:
        """Whether the ways to use a card are offered; the page may still have been at the question before."""
        if not self.choice(action).count():
            card.click()
        return self.choice(action).count() > 0

    def play_on(self, seed: int, most: int = 300) -> None:
        """To the end, with whatever comes to mind: something is played rather than not."""
        dice = random.Random(seed)
        for _ in range(most):
            self.table.until(lambda: self.table.is_over or bool(self.table.line.choices), "asked or over")
            if self.table.is_over:
                return
            line = self.table.line
            choices = [one for one in line.choices if one.split()[0] not in ("commit", "discard", "mulligan")]
            before, kind = line.n, line.now["asked"]["kind"]
            if kind == "react" and choices == ["pass"]:
                self.table.until(lambda: self.table.lines[0].n > before, "declined by itself")  # noqa: B023
                continue
            self.page.locator(".decision.yours").wait_for()
            active = [one for one in choices if one not in ("next", "pass")]
            action = dice.choice(active) if active and dice.random() < 0.7 else choices[0]
            self.click(action)
            self.table.until(lambda: self.table.lines[0].n > before, action)  # noqa: B023
        raise AssertionError(f"no end after {most} answers")


def sit(visitors: Visitors, match: Seats, letters: str = "A", **more: Any) -> Siege:
    return Siege(visitors.sit(match, letters, **more))
