"""The game as a whole: setup from options, the order of figures, secrets, probes, quiet answers, bad options."""

from typing import Any, cast

import pytest

from warbox.engine.game import SetupError
from warbox.engine.sampler import Sampler
from warbox.engine.turn import chance_action, legal, perft, submit
from warbox.games.firstwave.game import GAME
from warbox.games.firstwave.pieces.limits import KINDS
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.warbands.warband import format_warband
from warbox.games.firstwave.warbands.warband_file import READY


def position(*lines: str) -> FirstWaveState:
    return GAME.parse("\n".join(lines))


def test_two_players_and_ready_warbands() -> None:
    """[FW-R-03] [FW-DICE-09] [FW-SCALE-07] A's fighters in list order, then B's; at 300 points the large warbands."""
    state = GAME.new({})
    assert GAME.seats == ["A", "B"]
    assert [state.name(index) for index in range(len(state.bodies))] == [
        *[f"A{n}" for n in range(1, 6)],
        *[f"B{n}" for n in range(1, 8)],
    ]
    assert state.figure(0).profile.name == "Marlow"
    assert state.figure(5).profile.name == "Ash"
    assert len(GAME.new({"points": "300"}).bodies) == 19


def test_a_warband_over_the_limit_is_refused() -> None:
    """[FW-BUILD-05] [FW-R-101] The limit is a maximum."""
    with pytest.raises(SetupError, match="FW-BUILD-05"):
        GAME.new({"warband-A": "WB-E"})
    GAME.new({"warband-A": "WB-E", "points": "300"})
    GAME.new({"warband-A": "WB-C", "points": "300"})


def test_an_own_warband_and_its_faction() -> None:
    """[FW-R-96] [FW-FACTION-01] A faction is a trait of the warband's file."""
    text = format_warband(READY["WB-D"])
    state = GAME.new({"warband-B": text})
    assert state.readings.chosen["warband-B"] == "custom"
    assert GAME.format(GAME.parse(GAME.format(state))) == GAME.format(state)


@pytest.mark.parametrize("value", ["WB-Z", "name = 1\n", ""])
def test_bad_options_are_named(value: str) -> None:
    with pytest.raises(SetupError, match="warband-A"):
        GAME.new({"warband-A": value})


def test_all_nine_markers_are_shown() -> None:
    """[FW-SCALE-06] Wounded, infected, ammunition, disoriented, immobilised, stunned, unconscious, fire, tokens."""
    state = position(
        "A1 @100,100 weapons=rifle out=rifle wounds=1 infection=1 stunned=1 disoriented=1 unconscious fire",
        "N1 infected_human @300,300 immobilised",
        "tokens 200,200",
        "at activate A",
    )
    shown = GAME.view(state, 1)
    figure, npc = cast(list[dict[str, Any]], shown["figures"])
    assert figure["wounds"] == figure["infection"] == figure["stunned"] == figure["disoriented"] == 1
    assert figure["weapons"][0]["out"]
    assert figure["unconscious"]
    assert figure["fire"] == "B"
    assert npc["immobilised"]
    assert shown["tokens"] == [{"x": 200, "y": 200, "z": 0, "owner": ""}]


def test_the_engine_supplies_dice() -> None:
    """[FW-SCALE-04] Dice are a question to the chance seat; a large pool is counted by what it means."""
    state = position("A1 @100,100 T4 weapons=sniper_rifle", "B1 @100,550", "at act A1")
    submit(state, *GAME.parse_line("A: shoot A1>B1"))
    assert GAME.parts(chance_action(state, Sampler(1)))[0] == "dice"
    assert perft(state, 1) == 6**6


def test_figures_are_cylinders() -> None:
    """[FW-LOS-02] [FW-R-97] No banners, capes, weapons, mounts or vehicles: a figure is its kind's cylinder."""
    armed = position("A1 @100,100 weapons=chainsaw equipment=shield", "at activate A")
    bare = position("A1 @100,100", "at activate A")
    for name in ("base", "height", "eye"):
        assert getattr(armed.bodies[0], name) == getattr(bare.bodies[0], name)
    assert not [kind for kind in KINDS if "vehicle" in kind or "mount" in kind]


def test_a_seat_does_not_see_what_the_other_has_named() -> None:
    """[FW-R-104] [FW-SCEN3-03] Not in the view, not in the text, not in the score; and it is drawn anew."""
    lines = [
        "options scenario=bloodline",
        "A successor=B2",
        "B successor=A2",
        "A1 abilities=chief",
        "A2",
        "A3",
        "B1 abilities=chief",
        "B2 eliminated",
        "B3",
        "at activate A",
    ]
    state = position(*lines)
    other = position(*[line.replace("successor=B2", "successor=B3") for line in lines])
    assert GAME.view(state, 1) == GAME.view(other, 1)
    assert GAME.format(state, 1) == GAME.format(other, 1)
    assert GAME.view(state, 0) != GAME.view(other, 0)
    drawn = {GAME.determinize(state, 1, Sampler(seed)).named[0] for seed in range(20)}
    assert drawn == {4, 5}


def test_who_would_have_ended_the_game_was_not_named() -> None:
    """[FW-R-104] With the chief gone the successor is somebody who still lives."""
    state = position(
        "options scenario=bloodline",
        "A successor=B3",
        "A1 abilities=chief",
        "A2",
        "B1 abilities=chief eliminated",
        "B2 eliminated",
        "B3",
        "at activate A",
    )
    assert {GAME.determinize(state, 1, Sampler(seed)).named[0] for seed in range(20)} == {4}


def test_a_probe_tells_the_pool_cause_by_cause() -> None:
    """[FW-SHOOT-04] [FW-SHOOT-05] [FW-SHOOT-09] [FW-SHOOT-11] Each modifier with its rule, and exact odds."""
    state = position(
        "piece wall heavy rect=80,240,120,246 height=18",
        "A1 @100,100 T4 weapons=rifle wounds=1",
        "B1 @100,400",
        "at act A1",
    )
    probe = GAME.probe(state, 0, "shoot A1>B1 rifle")
    assert probe.refusal is None
    causes = [(cause.value, cause.rule) for cause in probe.numbers["pool"]]
    assert causes == [(3, "FW-SHOOT-04"), (2, "FW-SHOOT-05"), (-1, "FW-SHOOT-11"), (-2, "FW-SHOOT-09")]
    # two dice at T4: nothing 9/36, stunned 2 * 3/6 * 2/6, wounded: the rest below 4 successes, eliminated 1/36
    odds = {name: str(chance) for name, chance in probe.odds.items()}
    assert odds == {"none": "1/4", "stunned": "1/3", "wounded": "7/18", "eliminated": "1/36", "dry": "5/36"}


def test_a_probe_finds_the_way_round() -> None:
    """[FW-MOVE-05] [FW-MOVE-08] A bare destination behind a wall: the shortest way, its length and its ground."""
    state = position("piece wall heavy block rect=80,120,120,126 height=45", "A1 @100,100", "B1 @500,500", "at act A1")
    probe = GAME.probe(state, 0, "move A1 100,150")
    assert probe.refusal is not None
    assert probe.refusal.rule == "FW-MOVE-08"
    route = probe.region[0]
    assert route["kind"] == "route"
    assert route["worst"] == "open"
    assert route["fault"] == ""
    assert route["length"] > 5000  # type: ignore[operator]
    points = route["points"]
    assert isinstance(points, list)
    assert points[-1] == [100, 150, 0]


def test_whoever_acts_may_stop() -> None:
    """[FW-ACTIVATE-02] The quiet answer of an activation."""
    state = position("A1", "B1", "at act A1")
    quiet = GAME.quiet(state, 0)
    assert quiet is not None
    assert quiet.text == "end A1"
    assert quiet in legal(state, 0)
    assert GAME.quiet(position("A1", "B1", "at activate A"), 0) is None


def test_no_place_for_an_arrival() -> None:
    """[FW-R-108] If the whole edge is too close to survivors, the edge point farthest from them is used."""
    names = [
        f"A{n} @{x},{y}"
        for n, (x, y) in enumerate([(x, y) for x in range(60, 600, 120) for y in range(60, 600, 120)], 1)
    ]
    state = position(*names, "B1 @20,300", "at arrival A1 place npc=infected_human left=1")
    choices = legal(state, 1)
    assert len(choices) == 1
    submit(state, 1, choices[0])
    assert len(state.bodies) == len(names) + 2


def test_players_and_dice_decide_everything() -> None:
    """[FW-SCALE-08] [FW-R-04] [FW-R-104] No lots are drawn: the same answers and the same dice give the same game."""
    lines: list[str] = []
    ends: list[str] = []
    for _ in range(2):
        state = GAME.new({})
        sampler = Sampler(7)
        for turn in range(150):
            if turn == len(lines):  # the first time
                question = state.question
                assert question is not None
                seat = question.seats[0]
                action = chance_action(state, sampler) if seat < 0 else legal(state, seat)[-1]
                lines.append(f"{GAME.seat_letter(seat)}: {action.text}")
            submit(state, *GAME.parse_line(lines[turn]))
        ends.append(GAME.format(state))
    assert ends[0] == ends[1]
