"""The outlook of First Wave: reach, sights, chances, and what the NPCs would do."""

from typing import Any

import pytest

from warbox.engine.turn import apply, check, legal
from warbox.games import load_game

GAME = load_game("firstwave")
A, B = 0, 1
ACT = """game firstwave
table T1
turn 2
A1 @300,180 T4 C4 weapons=rifle,crowbar
A2 @100,175 T5 C5
B1 @300,420 T4 C4 weapons=sword
N1 infected_human @460,420
N2 robot_military @560,560
N3 infected_human @20,20 immobilised
at act A1 actions=3
"""


def told(position: str, seat: int = A) -> tuple[Any, Any]:
    outlook = GAME.foresee(GAME.parse(position), seat)
    return outlook.odds, outlook.preview


def test_reach_is_what_check_takes() -> None:
    """[FW-MOVE-01] [FW-MOVE-05] Every place of the lattice that is offered can be gone to, by its class."""
    _, preview = told(ACT)
    state = GAME.parse(ACT)
    reach = preview["reach"]
    assert preview["step"] == 10
    assert [300, 330] in reach["road"], "150 mm along the road"
    assert [220, 170] in reach["open"]
    assert [300, 180] not in [spot for spots in reach.values() for spot in spots], "it stands there"
    straight = 0
    for spots in reach.values():
        for x, y in spots[::5]:
            straight += check(state, A, GAME.parse_seat_action(f"move A1 {x},{y}")) is None
    assert straight > 20


def test_sights_name_what_covers_and_hides() -> None:
    """[FW-COVER-05] [FW-LOS-06]"""
    _, preview = told(ACT)
    sights = preview["sights"]
    assert set(sights) == {"B1", "N1", "N2", "N3"}
    assert sights["B1"] == {
        "gap": 21500, "seen": True, "cover": "none", "by": "", "door": False, "rule": "FW-COVER-05"
    }  # fmt: skip
    assert (sights["N1"]["seen"], sights["N1"]["by"]) == (False, "T1-02")
    inside = told(ACT.replace("A1 @300,180", "A1 @175,175").replace("B1 @300,420", "B1 @300,175"))[1]["sights"]["B1"]
    assert (inside["cover"], inside["by"], inside["door"]) == ("light", "T1-01", True)


def test_chances_of_what_is_offered_and_only_for_who_is_asked() -> None:
    """[FW-SHOOT-16] A rifle at 21.5 cm: five dice, and the chances add up."""
    odds, _ = told(ACT)
    choices = odds["choices"]
    listed = [action.text for action in legal(GAME.parse(ACT), A)]
    assert set(choices) <= set(listed)
    shot = choices["shoot A1>B1 rifle"]
    assert sum(cause["value"] for cause in shot["pool"]) == 5
    assert sum(shot["odds"].values()) == pytest.approx(1, abs=1e-5)
    others, preview = told(ACT, B)
    assert others is None
    assert set(preview) == {"npcs"}


def test_npcs_are_told_in_the_order_of_their_phase() -> None:
    """[FW-NPC-11] to [FW-NPC-16], [FW-STATE-06]"""
    _, preview = told(ACT)
    plans = {plan["id"]: plan for plan in preview["npcs"]}
    assert [plan["id"] for plan in preview["npcs"]] == ["N1", "N3", "N2"]
    first = plans["N1"]
    assert (first["target"], first["gap"], first["rule"]) == ("B1", 13500, "FW-NPC-16")
    assert [(one["row"], one["answer"]) for one in first["rows"]] == [(1, "no"), (2, "no"), (5, "no")]
    assert (first["path"][0], first["path"][-1]) == ([460, 420], [360, 420])
    assert (plans["N3"]["rows"], plans["N3"]["rule"]) == ([], "FW-STATE-06")
    robot = plans["N2"]
    assert (robot["rule"], robot["target"]) in (("FW-NPC-15", "B1"), ("FW-NPC-16", "B1"))


def test_plans_come_true() -> None:
    """[FW-NPC-16] [FW-NPC-17] What is told at the last activation happens in the phase."""
    position = """game firstwave
turn 2
A1 @300,180 T4 C4
B1 @100,560 T4 C4 activated
N1 infected_human @300,300
at act A1 actions=1
"""
    _, preview = told(position)
    plan = preview["npcs"][0]
    assert (plan["target"], plan["path"][-1]) == ("A1", [300, 205])
    assert plan["rows"][-1] == {"row": 5, "answer": "yes"}
    state = GAME.parse(position)
    apply(state, A, GAME.parse_seat_action("end A1"))
    view: Any = GAME.view(state, A)
    npc = next(one for one in view["figures"] if one["id"] == "N1")
    assert [npc["x"], npc["y"]] == plan["path"][-1]


def test_zones_are_told_while_figures_are_placed() -> None:
    """[FW-DEPLOY-04] [FW-SCEN1-02] [FW-SCEN3-02]"""
    strips: Any = GAME.foresee(GAME.new({"tokens": "placed"}), A).preview
    assert strips["zones"]["A"] == [[0, 0], [600, 0], [600, 100], [0, 100]]
    assert strips["zones"]["B"][0] == [0, 500]
    corners: Any = GAME.foresee(GAME.new({"tokens": "placed", "scenario": "bloodline"}), A).preview
    assert corners["zones"]["A"][:4] == [[150, 75], [139, 112], [112, 139], [75, 150]]
    assert corners["zones"]["B"][0] == [600, 525]
