"""The Command phase: control, income, spending, initiative; and how games are won."""

import pytest

from tests.games.tideofiron.table import Table, TableOf, kinds

UNITS = "US a @C05 [RRRR]; DE x @C12 [RRRR]; "


def test_who_stands_on_an_objective_takes_control(table: TableOf) -> None:
    """[TOI-COMMAND-01] [TOI-COMMAND-02] [TOI-COMMAND-03] [TOI-COMMAND-04] [TOI-R-74] Of every kind of objective;
    control stays without a garrison, and changes only in step 1."""
    marks = "objective C05 victory vp=1; objective C12 command cp=1; objective D05 command cp=1; objective E05 other; "
    game = table(UNITS + marks + "control C05=de D05=us E05=de; at control")
    assert game.lines("control") == ["C05=us C12=de D05=us E05=de"]
    game = table(UNITS + marks + "control C05=de D05=us; turn US left=3; US b @D04 [R]; ")
    game.do("US: fatigue a")
    assert game.lines("control")[0].startswith("C05=de")


def test_nothing_is_controlled_at_the_start(table: TableOf) -> None:
    """[TOI-COMMAND-07] Not even one's own."""
    game = Table.new(scenario="s1")
    assert set(game.state.control) == {-1}


def test_income(table: TableOf) -> None:
    """[TOI-COMMAND-05] [TOI-COMMAND-06] [TOI-COMMAND-09] [TOI-COMMAND-10] [TOI-SETUP-13] From own and neutral command
    objectives; an enemy's is only denied. What is left carries over."""
    marks = "objective A01 command owner=us cp=2; objective B01 command owner=de cp=4; objective C01 command cp=1; "
    game = table(UNITS + marks + "control A01=us B01=us C01=us; us cp=3; de cp=1; at income")
    assert [game.cp("us"), game.cp("de")] == [6, 1]
    game = table(UNITS + marks + "control A01=de B01=de C01=de; us cp=3; de cp=1; at income")
    assert [game.cp("us"), game.cp("de")] == [3, 6]


@pytest.mark.parametrize(
    ("score", "final", "us"), [("every_round", "most_vp", 3), ("at_end", "most_vp", 0), ("never", "most_vp", 0)]
)
def test_victory_points(table: TableOf, score: str, final: str, us: int) -> None:
    """[TOI-COMMAND-12] [TOI-R-76] In step 2 of every round, unless the scenario says otherwise."""
    marks = f"objective A01 victory vp=2; objective B01 victory vp=1; victory score={score} final={final}; "
    game = table(UNITS + marks + "control A01=us B01=us; at income")
    assert game.fact("us", "vp") == str(us)


def test_points_are_counted_without_bound(table: TableOf) -> None:
    """[TOI-EX-04] [TOI-COMMAND-13] Nine and three are twelve."""
    game = table(UNITS + "objective A01 victory vp=3; control A01=us; us vp=9; at income")
    assert game.fact("us", "vp") == "12"


def test_the_side_with_initiative_spends_first(table: TableOf) -> None:
    """[TOI-COMMAND-14] [TOI-COMMAND-11] [TOI-R-75] And completely; spending is optional."""
    game = table(UNITS + "round 1 initiative=de rounds=8; us cp=2; de cp=2; at income")
    assert game.asks() == "DE spend"
    game.do("DE: stake 1")
    assert game.asks() == "DE spend"
    game.do("DE: done")
    assert game.asks() == "US spend"
    events = game.do("US: done")
    assert "initiative" in kinds(events)


def test_stakes_stay(table: TableOf) -> None:
    """[TOI-COMMAND-16] [TOI-COMMAND-17] They add up from round to round and never come back."""
    game = table(UNITS + "us cp=3 stake=2; at spend us")
    assert game.legal("US") == ["stake 1", "stake 2", "stake 3", "done"]
    assert game.refused("US: stake 4") == "too-few-cp TOI-COMMAND-16"
    game.do("US: stake 3")
    assert [game.cp("us"), game.fact("us", "stake")] == [0, "5"]


@pytest.mark.parametrize(
    ("us", "de", "token", "after"),
    [(3, 2, "de", "us"), (2, 3, "us", "de"), (3, 3, "us", "de"), (3, 3, "de", "us"), (0, 0, "us", "de")],
)
def test_initiative(table: TableOf, us: int, de: int, token: str, after: str) -> None:
    """[TOI-EX-26] [TOI-COMMAND-18] [TOI-COMMAND-19] [TOI-R-71] More CP on the card; on a tie who does not have it."""
    game = table(UNITS + f"round 1 initiative={token} rounds=8; us stake={us}; de stake={de}; at initiative")
    assert game.fact("round", "initiative") == after


def test_seize_the_initiative(table: TableOf) -> None:
    """[TOI-OPERATION-01] 1 CP of the pool onto the card in each step 3, and ties are won."""
    game = table(UNITS + "round 1 initiative=us rounds=8; us ops=op_seize stake=1; de stake=2; at income")
    assert game.fact("us", "stake") == "2"
    assert game.fact("round", "initiative") == "us"


# ---- victory


def test_control_wins_at_once(table: TableOf) -> None:
    """[TOI-VICTORY-02] [TOI-VICTORY-03] At the end of Command step 1."""
    marks = "objective C05 victory vp=1; objective D05 victory vp=1; win us hexes=C05,D05 count=2; "
    game = table(UNITS + "US b @D05 [R]; " + marks + "round 2 rounds=8; at control")
    assert game.outcome() == "US control TOI-VICTORY-02"
    game = table(UNITS + marks + "round 2 rounds=8; at control")
    assert game.outcome() == ""


@pytest.mark.parametrize(
    ("victory", "us", "de", "token", "outcome"),
    [
        ("final=most_vp", 3, 2, "de", "US points TOI-VICTORY-01"),
        ("final=most_vp", 2, 2, "de", "DE tie TOI-VICTORY-04"),
        ("final=quota side=us quota=10", 10, 20, "de", "US quota TOI-VICTORY-01"),
        ("final=quota side=us quota=10", 9, 0, "us", "DE quota TOI-VICTORY-01"),
    ],
)
def test_after_the_last_round(table: TableOf, victory: str, us: int, de: int, token: str, outcome: str) -> None:
    """[TOI-VICTORY-01] [TOI-VICTORY-04] [TOI-STATUS-26] [TOI-R-95] [TOI-EX-02] A tie goes to who has the initiative."""
    start = f"victory {victory}; round 8 initiative={token} rounds=8; us vp={us}; de vp={de}; at round"
    assert table(UNITS + start).outcome() == outcome


def test_holding_out(table: TableOf) -> None:
    """[TOI-VICTORY-02] Who holds wins if nobody has won by control."""
    marks = "objective C05 victory; win de hexes=C05 count=1; victory score=never final=hold side=us; "
    assert table(UNITS + marks + "round 8 rounds=8; at round").outcome() == "US held TOI-VICTORY-02"


def test_points_at_the_end(table: TableOf) -> None:
    """[TOI-R-76] Objectives that score after the last round."""
    marks = "objective A01 victory vp=3; control A01=us; victory score=at_end final=most_vp; de vp=2; "
    assert table(UNITS + marks + "round 8 initiative=de rounds=8; at round").outcome() == "US points TOI-VICTORY-01"


def test_the_round_track(table: TableOf) -> None:
    """[TOI-EX-03] [TOI-STATUS-25] [TOI-ROUND-02] After round 10 comes round 11."""
    game = table(UNITS + "round 10 rounds=12; at round")
    assert game.lines("round")[0].startswith("11 ")
    assert game.asks().endswith("act")


def test_a_heavy_vehicle_scores_at_once(table: TableOf) -> None:
    """[TOI-VICTORY-01] [TOI-R-76] Where the scenario says so."""
    game = table(
        "US t @C05 m4a1; DE p @C08 panzer4 heavy; DE h @D08 sdkfz251 heavy; victory score=never kill=1 final=most_vp; "
    )
    game.do("US: fire t", "US: target p", "US: normal")
    game.dice(5, 5, 5, 1, 1, 1, 1, 1, 1, 1)
    assert game.unit("p") == "gone"
    assert game.fact("us", "vp") == "1"
