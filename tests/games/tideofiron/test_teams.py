"""Three and four players: divisions, shared cards and points, the partner's consent."""

import pytest

from tests.games.tideofiron.table import Table, TableOf, kinds

FOUR = "options players=4; "
UNITS = "US a @C05 [RRRR]; US b @D05 [RRRR] division=2; DE x @C09 [RRRR]; DE y @D12 [RRRR] division=2; "


def test_members_act_one_after_the_other(table: TableOf) -> None:
    """[TOI-MULTI-01] [TOI-MULTI-05] [TOI-MULTI-07] [TOI-MULTI-08] [TOI-R-79] Half of the actions each, rounded up, in
    an order that they agree on; then the other team."""
    more = "US c @A05 [R]; US d @B05 [R] division=2; US e @A06 [R]; US f @B06 [R] division=2; "
    game = table(FOUR + UNITS + more + "us actions=3; de actions=1; round 1 initiative=us rounds=8; at round")
    assert game.asks() == "US+US2 order"
    game.do("US: second")
    asked = []
    for _ in range(4):
        asked.append(game.asks())
        seat = asked[-1].split()[0]
        game.do(f"{seat}: {game.legal(seat, 'fatigue')[0]}")
    assert asked == ["US2 act", "US2 act", "US act", "US act"]
    assert game.asks() == "DE+DE2 order"


def test_a_member_commands_his_own_division(table: TableOf) -> None:
    """[TOI-MULTI-11] [TOI-MULTI-20] Without his partner's consent; the partner's units are not his."""
    game = table(FOUR + UNITS + "turn US division=1 left=2")
    assert game.refused("US: fatigue b") == "not-yours TOI-MULTI-11"
    assert {choice.split()[-1] for choice in game.legal("US")} == {"a", "end"}


def test_a_member_may_end_and_his_partner_go_on(table: TableOf) -> None:
    """[TOI-MULTI-06] [TOI-MULTI-09] The phase goes on until all have ended."""
    game = table(FOUR + UNITS + "turn US division=1 left=2")
    game.do("US: end")
    assert game.asks() == "US2 act"
    game.do("US2: end")
    assert game.asks() == "DE+DE2 order"
    game.do("DE: first", "DE: end", "DE2: end")
    assert not game.asks().endswith(("act", "order"))


def test_a_team_has_its_points_once(table: TableOf) -> None:
    """[TOI-EX-13] [TOI-MULTI-02] And wins together."""
    start = FOUR + UNITS + "objective C09 victory vp=1; control C09=de; "
    game = table(start + "at income")
    assert game.fact("de", "vp") == "1"
    game = table(start + "victory score=never; de vp=1; round 8 rounds=8; at round")
    assert game.outcome() == "DE+DE2 points TOI-VICTORY-01"


def test_the_partner_lends_a_unit(table: TableOf) -> None:
    """[TOI-MULTI-10] [TOI-MULTI-18] [TOI-MULTI-19] [TOI-R-80] For 1 CP an attack; one roll for all."""
    game = table(FOUR + UNITS + "us cp=2; turn US division=1 left=2")
    game.do("US: fire a", "US: target x", "US: support b")
    assert game.asks() == "US2 consent"
    game.do("US2: yes", "US: normal")
    assert game.lines("at") == ["attack-dice black=6 red=0 hit=5"]
    assert game.cp("us") == 1


def test_the_partner_may_refuse(table: TableOf) -> None:
    """[TOI-MULTI-10]"""
    game = table(FOUR + UNITS + "us cp=2; turn US division=1 left=2")
    game.do("US: fire a", "US: target x", "US: support b", "US2: no")
    assert game.refused("US: support b").startswith("partner-refused")
    game.do("US: normal")
    assert game.cp("us") == 2


@pytest.mark.parametrize(
    ("officer", "price"),
    [
        ("US o @C05 [O]", 0),
        ("US o @C05 [O] division=2", 0),
        ("US o @D05 [O]", 0),
        ("US o @E05 [O]", 1),
    ],
)
def test_an_officer_makes_support_free(officer: str, price: int) -> None:
    """[TOI-MULTI-18] [TOI-R-80] In the leader's hex, or in that of every supporter of the other division."""
    game = Table(FOUR + UNITS + officer + "; us cp=1; turn US division=1 left=2")
    game.do("US: fire a", "US: target x", "US: support b", "US2: yes", "US: normal")
    assert game.cp("us") == 1 - price


def test_support_that_nobody_can_pay(table: TableOf) -> None:
    """[TOI-MULTI-18]"""
    game = table(FOUR + UNITS + "us cp=0; turn US division=1 left=2")
    game.do("US: fire a", "US: target x")
    assert game.legal("US", "support") == []
    assert game.refused("US: support b").startswith("support-costs")


def test_the_partner_s_assault(table: TableOf) -> None:
    """[TOI-R-80] [TOI-MULTI-19] The same price for supporting an assault."""
    units = "US a @C05 [RRRR]; US b @D05 [RRRR] division=2; DE x @C06 [R]; DE y @O15 [R] division=2; "
    game = table(FOUR + units + "us cp=1; turn US division=1 left=2")
    game.do("US: assault a", "US: storm C06")
    assert game.legal("US", "support") == ["support b"]
    game.do("US: support b", "US2: yes", "US: strike")
    assert game.cp("us") == 0
    assert game.lines("at")[0].startswith("assault-dice black=6")


def test_sight_is_not_shared(table: TableOf) -> None:
    """[TOI-MULTI-17] The partner does not spot for mortars."""
    units = "US m @C05 [M]; US b @C09 [R] division=2; DE x @C12 [R]; DE y @O15 [R] division=2; terrain C07=woods; "
    game = table(FOUR + units + "turn US division=1 left=2")
    game.do("US: fire m")
    assert "target C12" not in game.legal("US", "target")
    game = table(units + "turn US left=2")
    game.do("US: fire m")
    assert "target C12" in game.legal("US", "target")


def test_transfers_between_divisions_need_consent(table: TableOf) -> None:
    """[TOI-MULTI-16]"""
    units = "US a @C05 [RR]; US b @C05 [RR] division=2; DE x @C12 [R]; DE y @O15 [R] division=2; "
    game = table(FOUR + units + "at transfer US")
    game.do("US: transfer R b a")
    assert game.asks() == "US2 consent"
    game.do("US2: no")
    assert game.unit("a") == "@C05 [RR] fresh good"
    game.do("US: transfer R b a", "US2: yes")
    assert game.unit("a") == "@C05 [RRR] fresh good"


def test_the_partner_s_transport(table: TableOf) -> None:
    """[TOI-MULTI-20] At setup squads may begin in a partner's vehicle."""
    start = (
        FOUR + "map 6x6; us zone=A01,B01; de zone=A06,B06; force us 1 vehicles=m3a1:1; force us 2 bases=1 figures=R:4; "
        "force de 1 bases=1 figures=R:4; force de 2 bases=1 figures=R:4; at setup US=build"
    )
    game = table(start)
    game.do("US: deploy m1 A01", "US2: base b1 RRRR")
    assert "load b1 m1" in game.legal("US2")


def test_three_players(table: TableOf) -> None:
    """[TOI-MULTI-21] [TOI-R-81] The single player takes both halves of his turn himself, with each division."""
    three = "options players=3 single=de; " + UNITS + "DE z @A12 [R]; us actions=2; de actions=3; "
    game = table(three + "round 1 initiative=de rounds=8; at round")
    assert game.asks() == "DE order"
    game.do("DE: first")
    asked = []
    while game.asks() == "DE act":
        asked.append(game.fact("turn", "division"))
        game.do(f"DE: {game.legal('DE', 'fatigue')[0]}")
    assert asked == ["1", "1", "2"]  # the second division has one unit
    assert game.asks() == "US+US2 order"
    game.do("US: first")
    assert game.refused("US: fatigue b") == "not-yours TOI-MULTI-11"


def test_the_command_phase_by_agreement(table: TableOf) -> None:
    """[TOI-MULTI-12] A stake on which the partners do not agree is skipped with the rest of the step."""
    game = table(FOUR + UNITS + "us cp=3; de cp=0; at spend us")
    assert game.asks() == "US+US2 spend"
    game.do("US: stake 2", "US2: yes")
    assert game.fact("us", "stake") == "2"
    events = game.do("US2: stake 1", "US: no")
    assert "not-agreed" in kinds(events)
    assert game.fact("us", "stake") == "2"


def test_one_card_a_team(table: TableOf) -> None:
    """[TOI-MULTI-13] A team draws one card in the Status phase."""
    decks = "us-decks us_reinf1=usr_rifle supply1=sup_depot; de-decks artillery1=- command1=-; "
    game = table(FOUR + "map s1; US a @H14 [R]; US b @H13 [R] division=2; DE x @H01 [R]; " + decks + "at draw us cross")
    assert game.asks() == "US+US2 draw"
    game.do("US2: draw supply1")
    assert len(game.state.hq[0]) == 1
    assert "draw" not in game.asks()
