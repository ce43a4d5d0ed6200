"""On Board in a browser: notation turned into clicks on the plan, the hand and the panel."""

import random
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.table import TablePage
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer, Seats

# A position for every question, and the seat that is asked.
_ROOMS = """turn 4
ash @C5 hp=1
thermite @F3
twitch @C7 disoriented=4
blitz @E9 activated
doc @A5 hp=1
castle @B6
kapkan @D6 flashed
edges B5|C5=door_open C6|C7=door_open C3|C4=door_barricaded B8|B9=destroyed D1|D2=window_barricaded B4|C4=reinforced
smoke lobby=1 kitchen=2
traps E7=trap_explosive,frost,F7,E7/F8
A1 hand={attack}
D1 hand={defence}
"""
_ATTACK = "smoke_grenade,flash_grenade,covering_fire,breach_charge,double_attack"
_DEFENCE = "counter,barricade,double_defence,trap_jaws,smoke_grenade"
_LAID = _ROOMS.format(
    attack="double_attack,counter committed=covering_fire,breach_charge",
    defence="counter,double_defence committed=barricade,smoke_grenade",
).replace("blitz @E9 activated", "blitz @E9")
_ROOMS = _ROOMS.format(attack=_ATTACK, defence=_DEFENCE)
MOMENTS: Final = {
    "take": ("options players=4\nat take D1", "D1"),
    "place": ("at place D1", "D1"),
    "prepare": ("D1 hand=barricade:2,wall_reinforcement,counter,trap_jaws\nat prepare D1", "D1"),
    "activate": (_ROOMS + "at activate A1", "A1"),
    "act": (_ROOMS + "at act ash actions=3", "A1"),
    "defend": (_ROOMS.replace(" activated", "") + "at act castle actions=3", "D1"),
    "commit": (_ROOMS + "at commit ash>doc", "A1"),
    "counter": (_LAID + "at counter ash>doc", "D1"),
    "double": (_LAID + "at double A1 ash>doc", "A1"),
}

NAMES: Final = {
    "stop": "Stop here",
    "end": "End the phase",
    "done": "Done preparing",
    "counter": "Lay a Counter",
    "double": "Double the total",
}


class OnBoardTable(TablePage):
    @property
    def combat(self) -> Locator:
        return self.page.locator(".combat")

    @property
    def refused(self) -> Locator:
        return self.decision.get_by_role("alert")

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"]')

    def edge(self, name: str) -> Locator:
        return self.page.locator(f'[data-edge="{name}"]')

    def choice(self, label: str) -> Locator:
        return self.decision.locator("button.choice").filter(has_text=label)

    def card(self, name: str, copy: int = 0) -> Locator:
        """A card of the hand."""
        hand: dict[str, int] = self.line.now["view"]["seats"][self.seat]["hand"]
        before = 0
        for card, count in hand.items():
            if card == name:
                return self.page.locator(".hand-row .hand .action-card").nth(before + copy)
            before += count
        raise AssertionError(f"{name} is not in {hand}")

    def click(self, action: str) -> None:
        go_on = self.combat.get_by_role("button", name="Go on")
        if go_on.is_visible():
            go_on.click()
        verb, *rest = action.split()
        match verb:
            case "take":
                for agent in rest:
                    self.button(agent.capitalize()).click()
                self.primary.click()
            case "place":
                self.button(rest[0].capitalize()).click()
                self.cell(rest[1]).click()
            case "activate":
                self.decision.locator(".people button").filter(has_text=rest[0].capitalize()).click()
            case "move":
                self.cell(rest[0]).click()
            case "open":
                self.edge(rest[0]).click()
            case "fight":
                self.choice(f"Fire at {rest[0].capitalize()}").click()
                self.primary.click()
            case "play" | "lay":
                self.card(rest[0]).click()
                self.target(rest[1]).click()
                self.primary.click()
            case "commit":
                self.lay(*rest)
                self.primary.click()
            case "counter" | "double":
                self.choice(NAMES[verb]).click()
            case "pass":
                kind = self.line.now["asked"]["kind"]
                if self.line.choices == ["pass"]:
                    return  # a window without a choice closes by itself
                self.choice("Let it stand" if kind == "counter" else "Do not double").click()
            case "stop" | "end" | "done":
                self.button(NAMES[verb]).click()
            case _:
                raise AssertionError(action)

    def target(self, name: str) -> Locator:
        """A cell, an edge, or the cell of an Agent."""
        if "|" in name:
            return self.edge(name)
        agent = self.line.now["view"]["agents"].get(name)
        return self.cell(agent["cell"] if agent else name)

    def lay(self, *cards: str) -> None:
        """Cards of the hand for the combat, not yet sealed."""
        for number, card in enumerate(cards):
            if card != "-":
                self.card(card, cards[:number].count(card)).click()

    def pull_curtain(self) -> None:
        """Two sides at one screen: the next one sits down."""
        curtain = self.page.locator(".curtain button")
        if curtain.is_visible():
            curtain.click()
            self.decision.wait_for()


class Squad:
    """Somebody who wants to see the whole game soon: one Agent a phase, fire whenever there is a line."""

    def __init__(self, table: OnBoardTable, seed: int = 1) -> None:
        self.table = table
        self.random = random.Random(seed)
        self.seen: set[str] = set()
        self._acted = (0, "")  # turn and phase in which somebody has acted

    def answer(self) -> None:
        self.table.do(self.choose(self.table.line.choices))

    def choose(self, choices: list[str]) -> str:
        now = self.table.line.now
        kind: str = now["asked"]["kind"]
        self.seen.add(kind)
        if kind == "activate":
            moment = (now["view"]["turn"], now["view"]["phase"])
            ready = [choice for choice in choices if choice != "end"]
            if self._acted == moment or not ready:
                return "end"
            self._acted = moment
            return self.random.choice(ready)
        if kind == "act":
            fights = [choice for choice in choices if choice.startswith("fight")]
            others = [choice for choice in choices if choice.startswith(("play", "lay", "open"))]
            moves = [choice for choice in choices if choice.startswith("move")]
            return self.random.choice(fights or (others if self.random.random() < 0.3 else moves) or moves or ["stop"])
        if kind in ("commit", "prepare"):
            return self.random.choice(choices)
        return choices[0]


def sit(visitors: Visitors, match: Seats, *letters: str, **more: Any) -> OnBoardTable:
    """Somebody sits down at a table of On Board, with these seats or as a spectator."""
    table = visitors.sit(match, letters, table=OnBoardTable, **{"reduced_motion": "reduce", **more}).table
    assert isinstance(table, OnBoardTable)
    return table


def sit_at(visitors: Visitors, server: RunningServer, moment: str, **more: Any) -> OnBoardTable:
    """Somebody who is asked the question of a moment."""
    start, seat = MOMENTS[moment]
    seats = "human human human human" if "players=4" in start else "human human"
    return sit(visitors, server.new_match(seats, game="onboard", start=start), seat, **more)


def play_out(tables: Sequence[OnBoardTable], most: int = 400) -> set[str]:
    """Let everybody answer until the match is over; returns the kinds of questions that came."""
    squads = [Squad(table, seed) for seed, table in enumerate(tables)]
    for _ in range(most):
        tables[0].until(lambda: any(one.line.choices or one.is_over for one in tables), "somebody is asked")
        if any(table.is_over for table in tables):
            return set().union(*(squad.seen for squad in squads))
        asked = next(squad for squad in squads if squad.table.line.choices)
        asked.table.pull_curtain()
        asked.answer()
    raise AssertionError("it does not end")
