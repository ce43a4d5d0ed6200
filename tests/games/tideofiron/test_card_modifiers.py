"""Strategy cards that change numbers for a time, give free actions, and work in teams."""

import pytest

from tests.games.tideofiron.table import TableOf

DUEL = "US a @C05 [RRRR]; DE x @C09 [RRRR]; "


def command(text: str, side: str = "us") -> str:
    """A position in Command step 3."""
    return f"{text}; at spend {side}"


# ---- modifiers


@pytest.mark.parametrize(
    ("card", "phase", "what", "n"),
    [
        ("mor_cover", "act", "cover_squads", 1),
        ("mor_nerves", "spend", "suppress_hits", -1),
        ("mor_resolve", "spend", "pinned_assault_full", 1),
        ("sup_rations", "spend", "mp_squads", 1),
    ],
)
def test_modifiers_for_a_round(table: TableOf, card: str, phase: str, what: str, n: int) -> None:
    """[TOI-R-70] [TOI-CARD-06] To the end of Status step 2: of this round from the Action phase, of the next from the
    Command phase; then the card leaves."""
    last = 1 if phase == "act" else 2
    start = DUEL + f"us cp=2 hq={card}"
    game = table(start if phase == "act" else command(start))
    game.do(f"US: play {card}")
    assert game.lines("mod") == [f"us {what} n={n} until=round last={last} card={card}"]
    assert game.lines("card") == [f"us {card} tried=1"]
    lasting = f"card us {card} tried=1; mod us {what} n={n} until=round last={last} card={card}; "
    for round_ in (1, 2):
        game = table(DUEL + lasting + f"round {round_} rounds=8; at recover")
        gone = round_ >= last
        assert (game.lines("mod") == []) == gone
        assert (game.lines("card") == []) == gone
        assert (game.lines("out") == [card]) == gone


def test_take_cover(table: TableOf) -> None:
    """[TOI-MODIFIER-01] One more red die for own squads; two cards add up; vehicles have none of it."""
    mods = "mod de cover_squads n=1 until=round last=1 card=mor_cover; " * 2
    game = table("US m @C05 m4a1; DE x @C08 [RRRR]; DE p @D08 panzer4; " + mods)
    game.do("US: fire m", "US: target x", "US: normal")
    assert game.lines("at") == ["attack-dice black=6 red=2 hit=5"]
    game = table("US m @C05 m4a1; DE x @C08 [RRRR]; DE p @D08 panzer4; " + mods)
    game.do("US: fire m", "US: target p", "US: normal")
    assert game.lines("at") == ["attack-dice black=8 red=4 hit=5"]


def test_steady_nerves(table: TableOf) -> None:
    """One suppressive hit less, none becomes less than none."""
    mods = "mod de suppress_hits n=-1 until=round last=1 card=mor_nerves; "
    for dice, after in (((5, 1, 1, 1), "good"), ((5, 5, 5, 1), "pinned")):
        game = table("US a @C05 [RRRR]; DE x @C08 [RRRR]; " + mods)
        game.do("US: fire a", "US: target x", "US: suppress")
        game.dice(*dice)
        assert game.unit("x") == f"@C08 [RRRR] fresh {after}"


def test_hot_rations(table: TableOf) -> None:
    """[TOI-R-91] One more movement point for squads."""
    mods = "mod us mp_squads n=1 until=round last=1 card=sup_rations; "
    game = table("US a @C01 [RRRR]; DE x @O15 [R]; " + mods)
    game.do("US: advance a", *[f"US: go C{row:02}" for row in range(2, 7)])
    assert game.unit("a").startswith("@C06")
    assert game.legal("US", "go") == []


def test_extra_ammunition(table: TableOf) -> None:
    """[TOI-ACTION-03] A fresh unit fires at once with +2 firepower, and only then."""
    game = table("US a @C05 [RRRR]; US b @D05 [RRRR]; DE x @C08 [RRRR]; us cp=1 hq=sup_ammo")
    game.do("US: play sup_ammo")
    assert game.asks() == "US free-action"
    assert game.legal("US") == ["fire a", "fire b"]
    game.do("US: fire a", "US: target x", "US: normal")
    assert game.lines("at") == ["attack-dice black=6 red=0 hit=5"]
    game.dice(1, 1, 1, 1, 1, 1)
    assert game.lines("mod") == []
    assert game.lines("turn") == ["US left=2"]
    game.do("US: fire b", "US: target x", "US: normal")
    assert game.lines("at") == ["attack-dice black=4 red=0 hit=5"]


def test_take_down_the_beast(table: TableOf) -> None:
    """+3 firepower and range 2 against heavy vehicles for one squad, this turn; then Concentrated Fire."""
    units = "US a @C05 [RRRR]; US b @D05 [RRRR]; DE p @C07 panzer4; DE h @D07 sdkfz251; "
    game = table(units + "us cp=2 hq=mor_beast")
    game.do("US: play mor_beast")
    assert game.legal("US") == ["pick a", "pick b"]
    game.do("US: pick a")
    assert "fire a" in game.legal("US")
    game.do("US: fire a", "US: target p", "US: normal")
    assert game.lines("at") == ["attack-dice black=7 red=4 hit=5"]
    game.dice(*[1] * 11)
    assert game.lines("mod") == ["us at_squad n=3 until=turn last=1 card=mor_beast unit=a"]
    game.do("US: fatigue b")
    game = table(units + "mod us at_squad n=3 until=turn card=mor_beast unit=a; turn US left=1")
    game.do("US: fatigue b")
    assert game.lines("mod") == []


def test_coordinated_fire(table: TableOf) -> None:
    """Supporters add their full firepower; that is no halving, so another one is allowed. [TOI-R-03]"""
    units = "US a @C05 [RRRR]; US b @D05 [RRR]; US c @B05 [RRRR]; DE x @C08 [RRRR]; wire B05; "
    game = table(units + "us cp=2 hq=com_coordinate")
    game.do("US: play com_coordinate", "US: fire a", "US: target x")
    assert game.legal("US", "support") == ["support b", "support c"]
    game.do("US: support b", "US: support c", "US: normal")
    assert game.lines("at") == ["attack-dice black=9 red=0 hit=5"]


def test_a_forced_march(table: TableOf) -> None:
    """[TOI-ACTION-02] An Advance with three more movement points; the enemy may op-fire."""
    game = table("US a @C01 [RRRR]; DE x @E05 [RRRR] opfire; us cp=1 hq=com_march")
    game.do("US: play com_march", "US: advance a", "US: go C02")
    assert game.asks() == "DE op-fire"
    game = table("US a @C01 [RRRR]; US b @A01 [R]; DE x @O15 [R]; us cp=1 hq=com_march; turn US left=2")
    game.do("US: play com_march", "US: advance a", *[f"US: go C{row:02}" for row in range(2, 9)])
    assert game.unit("a") == "@C08 [RRRR] fatigued good"
    assert game.lines("turn") == ["US left=1"]


def test_a_surprise_assault(table: TableOf) -> None:
    """[TOI-ACTION-16] Two more movement points, and nobody may op-fire."""
    game = table("US a @C01 [RRRR]; US m @D01 m4a1; DE x @C07 [R] opfire; us cp=3 hq=com_assault")
    game.do("US: play com_assault")
    assert game.legal("US") == ["assault a"]
    game.do("US: assault a", *[f"US: go C{row:02}" for row in range(2, 7)])
    assert game.asks() == "US move"
    assert game.legal("US", "storm") == ["storm C07"]


def test_a_free_action_needs_a_fresh_unit(table: TableOf) -> None:
    """[TOI-R-70] Nobody can move: the card cannot be activated."""
    game = table(
        "US a @C05 [RRRR] fatigued; US b @C05 [R]; DE x @O15 [R]; us cp=9 hq=com_march,com_assault,com_coordinate"
    )
    assert game.legal("US", "play") == ["play com_march", "play com_assault"]
    game.do("US: play com_march")
    assert game.legal("US") == ["advance b"]


# ---- teams


def test_a_card_works_for_the_member_who_plays_it(table: TableOf) -> None:
    """[TOI-MULTI-10] [TOI-MULTI-13] [TOI-MULTI-15] Four players: cards and CP are the team's, the effect is the
    member's unless it benefits future cards."""
    units = "options players=4; US a @C05 [RRRR]; US b @D05 [RRRR] division=2; DE x @C12 [R]; "
    game = table(units + "us cp=9 hq=mor_cover,art_observer,com_march; turn US2 division=2 left=3")
    game.do("US2: play mor_cover", "US2: play art_observer")
    assert game.lines("mod") == [
        "us cover_squads n=1 until=round last=1 card=mor_cover division=2",
        "us drift_number n=-1 until=next last=1 card=art_observer",
    ]
    game.do("US2: play com_march")
    assert game.legal("US2") == ["advance b"]
    assert game.cp("us") == 5


def test_command_cards_need_the_partner(table: TableOf) -> None:
    """[TOI-MULTI-12] [TOI-MULTI-14] One member plays it, the other agrees; without agreement the step is skipped."""
    units = "options players=4; US a @C05 [RR]; US b @D05 [RR] division=2; DE x @C12 [R]; "
    start = units + "us cp=9 hq=sup_hospital; at spend us"
    game = table(start)
    assert game.asks() == "US+US2 spend"
    game.do("US2: play sup_hospital")
    assert game.asks() == "US agree"
    game.do("US: yes")
    assert game.asks() == "US2 pick"
    assert game.legal("US2") == ["pick b", "done"]
    game = table(start)
    game.do("US: play sup_hospital", "US2: no")
    assert "spend" not in game.asks() or game.asks().startswith("DE")
    assert game.cp("us") == 9
