"""Setup: decks and cards, squads, tokens, deployment, op fire before round 1."""

import random

import pytest

from tests.games.tideofiron.table import GAME, Table, TableOf
from warbox.engine.decision import IllegalAction
from warbox.engine.sampler import Sampler
from warbox.engine.turn import chance, legal, submit

BUILD = (
    "map 6x6; us zone=A01,B01,C01 concealed=0; de zone=A06,B06,C06; force us 1 bases=2 figures=R:4,G:1,O:2 "
    "vehicles=m3a1:1 specs=AT; force de 1 bases=1 figures=R:4; "
)


def through_setup(game: Table, seed: int = 1) -> None:
    """Random answers until the first action."""
    dice = random.Random(seed)
    while game.asks().split()[1] in ("shuffle", "draw", "setup", "opfire"):
        question = game.state.question
        assert question is not None
        if question.seats[0] < 0:
            chance(game.state, Sampler(seed))
        else:
            seat = question.seats[0]
            choices = legal(game.state, seat)
            pick = choices[-1] if choices[-1].text in ("done", "pass") else dice.choice(choices)
            submit(game.state, seat, pick)


def test_at_the_breaking_point_for_two() -> None:
    """[TOI-EX-17] [TOI-SETUP-07] [TOI-SETUP-12] [TOI-SETUP-17] [TOI-SETUP-19] [TOI-SETUP-20] The Germans go first."""
    game = Table.new(scenario="s1")
    assert game.asks() == "* shuffle"
    for _ in range(4):
        chance(game.state, Sampler(3))
    order = []
    asked = ""
    while game.asks() != "US act" and game.asks() != "DE act":
        if game.asks() != asked:
            asked = game.asks()
            order.append(asked)
        seat = game.state.question.seats[0]  # type: ignore[union-attr]
        choices = legal(game.state, seat)
        submit(game.state, seat, choices[-1] if asked.endswith("opfire") else choices[0])
    assert order == ["DE draw", "US draw", "DE setup", "US setup", "DE opfire", "US opfire"]
    assert game.asks() == "DE act"
    units = [GAME.tallies(game.state)[place].split() for place in range(len(game.state.units))]
    squads = {side: [one for one in units if one[1] == side and one[3].startswith("[")] for side in ("US", "DE")}
    assert [len(squads["US"]), len(squads["DE"])] == [11, 12]
    for one in units:
        row = int(one[2][2:]) if one[2].startswith("@") else 0
        assert not row or (1 <= row <= 3 if one[1] == "DE" else 8 <= row <= 13)
    assert [len(game.state.hq[side]) for side in range(2)] == [2, 2]
    assert [game.fact("round", "initiative"), game.lines("round")[0].split()[0]] == ["de", "1"]
    assert game.state.vp == [0, 0]
    assert game.state.stakes == [0, 0]


def test_cards_are_drawn_one_by_one_from_any_deck() -> None:
    """[TOI-SETUP-06] [TOI-SETUP-07] [TOI-SETUP-08] [TOI-SETUP-05] Each deck shuffled by itself; a red cross gives
    nothing now."""
    game = Table.new(scenario="s1")
    sizes = [len(deck) for deck in game.state.decks]
    for size in sizes:
        assert game.asks() == "* shuffle"
        game.do(f"*: order {' '.join(map(str, range(size)))}")
    assert game.asks() == "DE draw"
    assert game.legal("DE") == ["draw artillery1", "draw command1"]
    game.do("DE: draw command1", "DE: draw command1")
    assert len(game.state.hq[1]) == 2
    assert game.asks() == "US draw"
    assert game.fact("de", "hq").count("com_") == 2


def test_operations_are_in_force_from_the_start() -> None:
    """[TOI-SETUP-10] [TOI-OPERATION-01] [TOI-OPERATION-02] [TOI-SETUP-04] [TOI-SETUP-11] Night Battle binds both sides,
    Camouflage only its own."""
    game = Table.new(scenario="s4")
    both = game.state.ops[0] & game.state.ops[1]
    assert both == 1 << 2
    assert game.state.stakes == [0, 0]


def test_squads_are_built_freely_within_a_division(table: TableOf) -> None:
    """[TOI-SETUP-15] [TOI-SETUP-16] [TOI-SQUAD-01] [TOI-SQUAD-02] [TOI-R-82] [TOI-R-83] Full squads."""
    game = table(BUILD + "at setup US=build")
    builds = game.legal("US", "base")
    assert "base a1 RRRR" in builds
    assert "base a1 GRR" in builds
    assert "base a1 GOO" in builds
    assert game.refused("US: base a1 GG") == "build-now TOI-SETUP-16"  # there is one machine gun
    assert game.refused("US: base a1 RRR") == "build-now TOI-SETUP-16"  # four slots can be filled
    game.do("US: base a1 GRR")
    assert game.legal("US", "base") == ["base a2 OORR"]


def test_tokens_go_to_squads_without_heavy_weapons(table: TableOf) -> None:
    """[TOI-SETUP-18] [TOI-SQUAD-08] [TOI-SPECIAL-01]"""
    game = table(BUILD + "at setup US=build")
    game.do("US: base a1 GRR", "US: base a2 OORR")
    assert game.legal("US") == ["token AT a2"]
    assert game.refused("US: token AT a1") == "token-now TOI-SQUAD-08"
    game.do("US: token AT a2")
    assert game.unit("a2") == "[OORR]+AT fresh good"


def test_deployment_in_the_zone(table: TableOf) -> None:
    """[TOI-SETUP-19] [TOI-SETUP-24] [TOI-SETUP-26] [TOI-R-102] [TOI-COMMAND-08] Also into an entrenchment, also into a
    transport; who stands on an objective controls it."""
    game = table(BUILD + "entrenchment B01; objective A01 command owner=us cp=1; at setup US=build")
    game.do("US: base a1 GRR", "US: base a2 OORR", "US: token AT a2")
    assert game.legal("US") == ["deploy m1 A01", "deploy m1 B01", "deploy m1 C01"]
    assert game.refused("US: deploy m1 A02") == "not-in-zone TOI-SETUP-19"
    game.do("US: deploy m1 A01")
    assert "load a1 m1" in game.legal("US")
    assert "deploy a1 B01 entrenchment" in game.legal("US")
    game.do("US: deploy a1 B01 entrenchment", "US: load a2 m1")
    assert game.unit("a1") == "@B01 [GRR] fresh good in=entrenchment"
    assert game.unit("a2") == "[OORR]+AT fresh good in=m1"
    assert game.lines("control") == ["A01=us"]
    assert game.asks() == "DE setup"


def test_three_units_a_hex(table: TableOf) -> None:
    """[TOI-R-01] [TOI-SETUP-19] [TOI-MOVE-13]"""
    start = "map 6x6; us zone=A01,B01; force us 1 bases=4 figures=R:16; de zone=A06; force de 1 bases=1 figures=R:4; "
    game = table(start + "at setup US=build")
    game.do("US: base a1 RRRR", "US: base a2 RRRR", "US: base a3 RRRR", "US: base a4 RRRR")
    game.do("US: deploy a1 A01", "US: deploy a2 A01", "US: deploy a3 A01")
    assert game.refused("US: deploy a4 A01") == "hex-full TOI-R-01"
    assert game.legal("US") == ["deploy a4 B01"]


def test_concealment_markers(table: TableOf) -> None:
    """[TOI-SETUP-23] [TOI-CONCEAL-01] [TOI-CONCEAL-02] Squads only, as many as the scenario gives."""
    start = BUILD.replace("concealed=0", "concealed=1") + "terrain A01=woods B01=woods C01=woods; at setup US=build"
    game = table(start)
    game.do("US: base a1 GRR", "US: base a2 OORR", "US: token AT a2")
    game.do("US: deploy m1 A01", "US: deploy a1 B01", "US: deploy a2 C01")
    assert game.legal("US") == ["conceal a1", "conceal a2", "done"]
    game.do("US: conceal a2")
    assert game.unit("a2") == "@C01 [OORR]+AT fresh good concealed"
    assert game.asks() == "DE setup"


def test_op_fire_before_the_first_round(table: TableOf) -> None:
    """[TOI-SETUP-20] [TOI-SETUP-21] [TOI-R-89] [TOI-ACTION-23] Any number, without an action; not to be activated."""
    start = "US a @C05 [RRRR]; US b @C06 [M]; US c @D05 [RRRR]; DE x @C12 [R]; phase set-opfire; "
    game = table(start + "at opfire US")
    assert game.legal("US") == ["opfire a", "opfire c", "done"]
    game.do("US: opfire a", "US: done", "DE: done")
    assert game.asks() == "US act"
    assert game.unit("a") == "@C05 [RRRR] opfire good"
    assert game.refused("US: advance a") == "not-fresh TOI-ROUND-06"


def test_setup_may_go_on_behind_screens() -> None:
    """[TOI-SETUP-17] All seats set up at once, and see nothing of each other until all are ready."""
    game = Table.new(scenario="s2", setup="screened")
    for _ in range(4):
        chance(game.state, Sampler(3))
    while game.asks().endswith("draw"):
        seat = game.state.question.seats[0]  # type: ignore[union-attr]
        submit(game.state, seat, legal(game.state, seat)[0])
    assert game.asks() == "US+DE setup"
    before = GAME.format(game.state, 1)
    submit(game.state, 0, legal(game.state, 0)[0])
    assert GAME.format(game.state, 1) == before
    with pytest.raises(IllegalAction):
        submit(game.state, 0, legal(game.state, 1)[0])


def test_first_games_may_do_without_op_fire() -> None:
    """[TOI-SETUP-25] Advice, no rule: `done` is always a choice."""
    game = Table("US a @C05 [RRRR]; DE x @C12 [R]; phase set-opfire; at opfire US")
    assert game.legal("US")[-1] == "done"


@pytest.mark.parametrize("scenario", ["s1", "s2", "s3", "s4"])
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_scenario_can_be_set_up(scenario: str, players: str) -> None:
    """[TOI-SETUP-01] [TOI-SETUP-02] [TOI-SETUP-03] [TOI-MULTI-01] [TOI-MULTI-03]"""
    if scenario == "s4" and players == "4":
        return
    game = Table.new(scenario=scenario, players=players)
    through_setup(game)
    assert game.asks().endswith(("act", "order"))
    for unit in game.state.units:
        assert unit.is_gone() or unit.cell >= 0 or unit.carrier >= 0
