"""The pictures of the README, taken from the running program: `make screenshots`."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.drawing import DrawingTable
from tests.browser.onboard import sit
from tests.browser.siege import CHAIN, RING, SOLO, Siege, new_siege
from tests.browser.test_tideofiron_scenario import Painter
from tests.browser.tideofiron import sit_at as sit_at_battle
from tests.browser.visitor import Visitors
from tests.server.table import PLENTY, RunningServer
from warbox.server.settings import Settings

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
RECORD = Path(__file__).parents[1] / "records" / "broadsides-captain-killed.jsonl"
QUALITY = 72
PHONE = {"width": 390, "height": 844}

PLOT = """
turn 7
S @8,8 E mizzen=0 cannons-=B5,D3,E5 crew-=B5,D3,E5 hull=C-starboard:1,G-port:1
I @10,7 SE fore=0 main=1 cannons-=D5,F5 crew-=D5,F5 hull=D-starboard:2
at plot
"""
FIRE = """
turn 7 step=2
S @9,8 NE mizzen=0 cannons-=B5,D3,E5 crew-=B5,D3,E5 hull=C-starboard:1,G-port:1
I @10,7 S fore=0 main=1 cannons-=C5,D5,E3,F5 crew-=C5,D5,E3,F5 hull=D-starboard:2 plot=D,R,S
at shot S
"""
BOARD = """
placement same S=starboard I=port
S crew=A4,C3:2,D3:2,E3:2,I.C5:2,I.D5:1,H4 captain=E5
I crew=B3:2,C4:2,D3:2,E5:2,F3:2,G4 captain=H5
at step S
"""

ROOMS = """
turn 4
ash @C5 hp=1
thermite @F3
twitch @C7 disoriented=4
blitz @E9
doc @A5 hp=1
castle @B6
kapkan @D6 flashed
edges B5|C5=door_open C6|C7=door_open C3|C4=door_barricaded B8|B9=destroyed D1|D2=window_barricaded B4|C4=reinforced
smoke lobby=1 kitchen=2
traps E7=trap_explosive,frost,F7,E7/F8
"""
BREACH = (
    ROOMS
    + """
A1 hand=smoke_grenade,flash_grenade,covering_fire,breach_charge,double_attack
D1 hand=counter,barricade,double_defence,trap_jaws,smoke_grenade
at act ash
"""
)
REVEAL = (
    ROOMS
    + """
A1 hand=double_attack,counter committed=covering_fire,breach_charge
D1 hand=counter,double_defence committed=barricade,smoke_grenade
at double A1 ash>doc
"""
)

# name, start, seat, window, dark
SHOTS: list[tuple[str, str, str, dict[str, int] | None, bool]] = [
    ("plot", PLOT, "S", None, False),
    ("fire", FIRE, "S", None, False),
    ("fire-dark", FIRE, "S", None, True),
    ("boarding", BOARD, "S", None, False),
    ("phone", PLOT, "S", PHONE, False),
]


def take(visitors: Visitors, server: RunningServer) -> None:
    visitor = visitors.come(reduced_motion="reduce")
    visitor.go().locator(".settle").wait_for()
    visitor.page.wait_for_timeout(600)
    visitor.page.screenshot(path=PICTURES / "lobby.jpg", quality=QUALITY)
    visitor.page.locator("input[type=file]").set_input_files(RECORD)
    visitor.page.get_by_role("slider").wait_for()
    match_id = visitor.page.url.rpartition("/replay/")[2].partition("/")[0]
    visitor.go(f"#/replay/{match_id}/{last_melee(server, match_id)}")
    visitor.page.locator(".melee").wait_for()
    visitor.page.wait_for_timeout(600)
    visitor.page.screenshot(path=PICTURES / "replay.jpg", quality=QUALITY)
    visitor.context.close()
    for name, start, seat, window, dark in SHOTS:
        match = server.new_match("human human", start=start)
        more: dict[str, Any] = {"color_scheme": "dark" if dark else "light", "reduced_motion": "reduce"}
        if window:
            more["viewport"] = window
        visitor = visitors.sit(match, seat, **more)
        visitor.table.asked()
        if start == PLOT:
            for key in "FLD":
                visitor.page.keyboard.press(key)
        if start == FIRE:
            visitor.page.locator(".odds .row").nth(2).click()
        visitor.page.wait_for_timeout(600)
        visitor.page.screenshot(path=PICTURES / f"{name}.jpg", quality=QUALITY)
        visitor.context.close()


def take_on_board(visitors: Visitors, server: RunningServer) -> None:
    """The plan, a combat, and the editor with a mission of the box on its table."""
    for name, start, dark in (("onboard", BREACH, False), ("onboard-combat", REVEAL, True)):
        match = server.new_match("human human", game="onboard", start=start)
        scheme = "dark" if dark else "light"
        table = sit(visitors, match, "A1", color_scheme=scheme)
        table.asked()
        table.page.wait_for_timeout(600)
        table.page.screenshot(path=PICTURES / f"{name}.jpg", quality=QUALITY)
        table.page.context.close()
    visitor = visitors.come(reduced_motion="reduce")
    drawing = DrawingTable(visitor.go("#/workshop/onboard/mission"))
    visitor.page.get_by_role("button", name="Drafts").click()
    visitor.page.get_by_role("button", name="Twin charges at the residence").click()
    drawing.is_ready()
    visitor.page.get_by_role("button", name="Zones").click()
    visitor.page.wait_for_timeout(600)
    visitor.page.screenshot(path=PICTURES / "onboard-editor.jpg", quality=QUALITY)
    visitor.context.close()


# name, start, answers before the picture
SIEGES: list[tuple[str, str, list[str]]] = [
    ("siege-chain", CHAIN, []),
    ("siege-pay", CHAIN, ["play ancient_dragon"]),
    ("siege-boss", SOLO, []),
    ("siege-ring", RING, []),
]


def take_siegestorm(visitors: Visitors, server: RunningServer) -> None:
    """The chain, a payment, the boss, four around the table, the deck builder."""
    for name, start, answers in SIEGES:
        siege = Siege(visitors.sit(new_siege(server, start=start), "A", reduced_motion="reduce"))
        siege.do(*answers).table.asked()
        siege.page.wait_for_timeout(600)
        siege.page.screenshot(path=PICTURES / f"{name}.jpg", quality=QUALITY)
        siege.visitor.context.close()
    visitor = visitors.come(reduced_motion="reduce")
    visitor.go("#/workshop/siegestorm/deck").locator(".starters button").first.click()
    visitor.page.locator(".law.legal").wait_for()
    visitor.page.wait_for_timeout(600)
    visitor.page.screenshot(path=PICTURES / "decks.jpg", quality=QUALITY)
    visitor.context.close()


SUPPLY = """
map s1
round 4 initiative=us
us cp=4 stake=2 hq=sup_ammo,sup_convoy
de cp=3 stake=1 hq=art_harass,com_feint
control G10=us L10=us H12=us H08=de L05=de I13=us H02=de
US a1 @H09 [OERR] in=entrenchment
US a2 @G10 [GRR] opfire
US a3 @F10 [RRRR]
US a4 @G10 [MRR]
US a5 @K09 [GRR] in=entrenchment opfire
US a6 @L10 [RRRR]+AT
US b1 @K11 [ORRR] pinned
US b2 @I10 [RRR]+MED
US b3 @J12 [EERR]+ENG fatigued
US m1 @H12 m3a1
US b4 [RRRR] in=m1
US n1 @I09 m4a1
US n2 @J10 m4a1 light
US b5 @L10 [RR] disrupted
DE g1 @H07 [ORRR]
DE g2 @I07 [EERR]
DE g3 @G07 [RRRR]+FLA pinned
DE g4 @L07 [GRR] opfire
DE g5 @K07 [EERR] opfire
DE g6 @K05 [MRR]
DE h1 @I07 [RRRR] concealed
DE h2 @N09 [ERRR]+AT opfire
DE h3 @F07 [RR] disrupted
DE p1 @H06 panzer4 fatigued
DE p2 @J06 panzer4 heavy
DE q1 @L05 tiger1 opfire
DE q2 @H03 opel
DE p3 @H04 sdkfz251
DE h4 [RRRR] in=p3
smoke J08
mines F08
traps E08
wire I08
at act
"""


def take_tideofiron(visitors: Visitors, server: RunningServer) -> None:
    """A way under fire, an attack by lamplight, a map of one's own."""
    for name, dark in (("tideofiron", False), ("tideofiron-attack", True)):
        match = server.new_match("human human", game="tideofiron", start=SUPPLY)
        table = sit_at_battle(visitors, match, ["US"], color_scheme="dark" if dark else "light").asked("act")
        table.pick("n1" if dark else "a6")
        table.press("H07" if dark else "M08")
        if dark:
            table.choice("open").click()
            table.asked("attack")
            table.do("support a1")
        table.page.wait_for_timeout(600)
        table.page.screenshot(path=PICTURES / f"{name}.jpg", quality=QUALITY)
        table.page.context.close()
    visitor = visitors.come(reduced_motion="reduce")
    painter = Painter(visitor.go("#/workshop/tideofiron/scenario"))
    painter.land()
    painter.is_sound()
    visitor.page.wait_for_timeout(600)
    visitor.page.screenshot(path=PICTURES / "tideofiron-editor.jpg", quality=QUALITY)
    visitor.context.close()


def last_melee(server: RunningServer, match: str) -> int:
    """The last step of a replay in which a fighter falls and the melee goes on."""
    updates = server.get(f"/api/matches/{match}/replay?seat=all")
    steps = [
        index
        for index, update in enumerate(updates)
        if {"round", "killed"} <= (kinds := {event["kind"] for event in update["events"]}) and "melee-over" not in kinds
    ]
    return int(steps[-1])


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    chromium = next(filter(None, map(shutil.which, CHROMIUM)))
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(db=f"sqlite:///{folder}/table.db", limits=PLENTY, workers=1)
        with RunningServer(settings) as server:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            visitors = Visitors(browser, server.address)
            take(visitors, server)
            take_on_board(visitors, server)
            take_siegestorm(visitors, server)
            take_tideofiron(visitors, server)
            browser.close()


if __name__ == "__main__":
    main()
