"""Strategy cards: costs, phases, contact, drift, and what every effect does."""

import random

import pytest

from tests.games.tideofiron.table import GAME, Table, TableOf, kinds
from warbox.engine.turn import legal, submit
from warbox.games.tideofiron.cards.card import CARD_NAMES, CARDS, DECK_LIST

DUEL = "US a @C05 [RRRR]; DE x @C09 [RRRR]; "


def command(text: str, side: str = "us") -> str:
    """A position in Command step 3."""
    return f"{text}; at spend {side}"


def test_a_card_costs_its_points_and_an_action(table: TableOf) -> None:
    """[TOI-CARD-01] [TOI-CARD-02] [TOI-CARD-04] [TOI-CARD-07] [TOI-ACTION-14] [TOI-ACTION-15] [TOI-SETUP-13]"""
    game = table(DUEL + "us cp=5 hq=com_offensive,mor_rally")
    assert game.legal("US", "play") == ["play com_offensive"]  # nobody to rally
    assert game.refused("US: play mor_rally") == "no-effect TOI-R-70"
    game.do("US: play com_offensive")
    assert game.cp("us") == 1
    assert game.lines("out") == ["com_offensive"]
    assert game.fact("us", "hq") == "mor_rally"
    assert game.lines("turn") == ["US left=5"]  # one used, three more


def test_who_cannot_pay_cannot_activate(table: TableOf) -> None:
    """[TOI-CARD-04] [TOI-SETUP-09]"""
    game = table(DUEL + "us cp=3 hq=com_offensive; de hq=com_feint cp=9")
    assert game.legal("US", "play") == []
    assert game.refused("US: play com_offensive") == "too-dear TOI-CARD-04"
    assert game.refused("US: play com_feint") == "not-in-hq TOI-SETUP-09"


def test_each_card_has_its_phase(table: TableOf) -> None:
    """[TOI-CARD-02] [TOI-CARD-03] [TOI-COMMAND-15]"""
    game = table(DUEL + "us cp=9 hq=com_rapid,com_offensive")
    assert game.refused("US: play com_rapid") == "wrong-phase TOI-CARD-03"
    game = table(command(DUEL + "us cp=9 hq=com_rapid,com_offensive"))
    assert game.refused("US: play com_offensive") == "wrong-phase TOI-CARD-02"
    assert game.legal("US", "play") == ["play com_rapid"]


def test_any_number_of_command_cards(table: TableOf) -> None:
    """[TOI-COMMAND-15] [TOI-COMMAND-16] Two cards and a stake in one step, each paid in full."""
    game = table(command(DUEL + "us cp=5 hq=com_rapid,com_rapid"))
    game.do("US: play com_rapid", "US: stake 1", "US: play com_rapid")
    assert game.fact("us", "stake") == "7"
    assert game.cp("us") == 2


# ---- contact


@pytest.mark.parametrize(("die", "made"), [(2, False), (3, True), (6, True)])
def test_contact(table: TableOf, die: int, made: bool) -> None:
    """[TOI-CARD-10] On the number or more the card goes on."""
    game = table(DUEL + "us cp=3 hq=art_offensive")
    game.do("US: play art_offensive")
    assert game.asks() == "* contact-die"
    events = game.dice(die)
    assert kinds(events) == ["contact" if made else "no-contact"]
    assert game.asks() == ("US aim" if made else "US act")
    assert game.cp("us") == 0


def test_a_card_without_contact_waits_and_is_tried_again_once_a_round(table: TableOf) -> None:
    """[TOI-CARD-11] [TOI-CARD-12] [TOI-R-69] Not in the same round; free of charge; it uses an action."""
    game = table(DUEL + "us cp=3 hq=art_harass")
    game.do("US: play art_harass")
    game.dice(1)
    assert game.lines("card") == ["us art_harass waiting tried=1"]
    assert game.legal("US", "retry") == []
    assert game.refused("US: retry art_harass") == "tried-already TOI-R-69"
    assert game.refused("US: retry art_smoke") == "not-waiting TOI-CARD-11"
    game = table(DUEL + "round 2 rounds=8; us cp=0; card us art_harass waiting tried=1; turn US left=3")
    game.do("US: retry art_harass")
    game.dice(1)
    assert game.lines("card") == ["us art_harass waiting tried=2"]
    game = table(DUEL + "round 2 rounds=8; us cp=0; card us art_harass waiting tried=1; turn US left=3")
    game.do("US: retry art_harass")
    game.dice(2)
    game.do("US: target C09")
    game.dice(6, 1)
    game.dice(1, 1, 1, 1)
    assert game.lines("card") == []
    assert game.lines("out") == ["art_harass"]
    assert game.lines("turn") == ["US left=2"]


def test_supply_from_the_air_is_tried_in_later_command_phases(table: TableOf) -> None:
    """[TOI-R-69] Air Supply Drop is a contact card of the Command phase."""
    game = table(command(DUEL + "us cp=1 hq=air_supply"))
    game.do("US: play air_supply")
    game.dice(1)
    assert game.lines("card") == ["us air_supply waiting tried=1"]
    waiting = DUEL + "round 2 rounds=8; card us air_supply waiting tried=1"
    assert table(waiting).refused("US: retry air_supply") == "wrong-phase TOI-CARD-03"
    game = table(command(waiting))
    game.do("US: retry air_supply")
    game.dice(2)
    assert game.cp("us") == 3


@pytest.mark.parametrize(("card", "deck"), [("art_priority", "artillery1"), ("air_superiority", "air1")])
def test_better_contact(table: TableOf, card: str, deck: str) -> None:
    """[TOI-CARD-06] [TOI-CARD-09] +1 on contact rolls of that deck, for the rest of the game; two cards add up."""
    game = table(command(DUEL + f"us cp=9 hq={card},{card}"))
    game.do(f"US: play {card}", f"US: play {card}")
    assert game.lines("mod") == [f"us contact_roll n=1 until=game last=2 card={card} deck={deck}"] * 2
    assert game.lines("card") == [f"us {card} tried=1"] * 2
    mods = f"mod us contact_roll n=1 until=game card={card} deck={deck}; "
    for one, needed in (("art_offensive", 3), ("air_strike", 4)):
        better = CARDS[CARD_NAMES.index(one)].deck == [face.name for face in DECK_LIST].index(deck)
        for die in range(1, 7):
            game = table(DUEL + mods + f"us cp=9 hq={one}")
            game.do(f"US: play {one}")
            game.dice(die)
            assert (game.asks() == "US aim") == (die + better >= needed)


# ---- target and drift


def drifting(units: str, target: str, extra: str = "") -> str:
    return f"{units}; {extra}under card art_harass seat=US effect=drift target={target}; at drift-dice"


@pytest.mark.parametrize(
    ("units", "number"),
    [
        ("US a @C05 [RRRR] fatigued", 6),
        ("US a @C05 [RRRR]; terrain C07=woods", 6),
        ("US a @C05 [RRRR]", 4),
        ("US a @C05 [RRRR] pinned", 4),
        ("US a @C05 [ORRR]", 3),
        ("US a @C05 [ORRR] fatigued", 6),
        ("US a @C11 [R] fatigued", 3),
        ("US a @C10 [R] disrupted", 3),
        ("US m @C05 m4a1", 4),
        ("US m @C05 m3a1; US a [ORRR] in=m", 4),
        ("DE x @C09 [ORRR]; US a @A01 [R] fatigued", 6),
        ("US a @C05 [RRRR]; US b @D05 [ORRR]", 3),
    ],
)
def test_the_drift_number(units: str, number: int) -> None:
    """[TOI-CARD-14] [TOI-CARD-15] [TOI-CARD-16] [TOI-CARD-17] [TOI-R-68] Target C10: the lowest that applies."""
    game = Table(drifting(units, "C10"))
    assert accurate_from(game) == number


def accurate_from(game: Table) -> int:
    """The lowest black die that is accurate."""
    for black in range(1, 7):
        copy = Table(game.text())
        if "accurate" in kinds(copy.dice(black, 1)):
            return black
    return 7


def test_accurate(table: TableOf) -> None:
    """[TOI-EX-15] [TOI-CARD-16] [TOI-CARD-18] Target F06, number 4; black 4, red 2: it stays."""
    game = table(drifting("US a @F02 [RRRR]", "F06"))
    game.dice(4, 2)
    assert game.lines("under")[-1].startswith("area F06")


@pytest.mark.parametrize(
    ("north", "red", "final"),
    [
        (0, 4, "F09"),
        (0, 1, "F03"),
        (0, 2, "I05"),
        (0, 3, "I08"),
        (0, 5, "C08"),
        (0, 6, "C05"),
        (1, 4, "C08"),
        (5, 1, "C05"),
    ],
)
def test_drift(table: TableOf, north: int, red: int, final: str) -> None:
    """[TOI-EX-16] [TOI-CARD-19] [TOI-R-67] [TOI-GEO-03] [TOI-SETUP-22] Black 3 against 4: three hexes away."""
    game = table(drifting("US a @F02 [RRRR]", "F06", f"map 15x15 north={north}; "))
    assert kinds(game.dice(3, red)) == ["drifted"]
    assert game.lines("under")[-1].startswith(f"area {final}")


def test_drift_beyond_the_map_ends_the_card(table: TableOf) -> None:
    """[TOI-CARD-20] The card has no effect and is removed, even one that would stay."""
    for card in ("art_harass", "art_blanket"):
        game = table(f"US a @F01 [RRRR]; under card {card} seat=US effect=drift target=F03; at drift-dice")
        assert kinds(game.dice(3, 1)) == ["drifted-off"]
        assert game.asks() == "US act"
        assert game.lines("out") == [card]
        assert game.lines("card") == []


def test_friendly_fire(table: TableOf) -> None:
    """[TOI-CARD-21] [TOI-AREA-07] It drifts onto a friend, who suffers everything."""
    game = table(drifting("US a @F02 [RRRR]; US b @F09 [RRRR]", "F06"))
    game.dice(3, 4)
    game.dice(5, 5, 1, 1)
    assert game.unit("b") == "@F09 [RRRR] fresh pinned"
    assert game.asks() == "US act"


def test_only_a_division_s_own_units_spot(table: TableOf) -> None:
    """[TOI-MULTI-17] [TOI-R-68] Four players: the partner's officer does not help, a partner beside the hex does."""
    four = "options players=4; turn US division=1; US a @A01 [R] fatigued; US b @C05 [ORRR] division=2; "
    spot = "under card art_harass seat=US effect=drift target=C09 division=1; at drift-dice"
    assert accurate_from(table(four + spot)) == 6
    beside = four + "US c @C10 [R] fatigued division=2; "
    assert accurate_from(table(beside + spot)) == 3


def test_an_observer_helps_one_drift(table: TableOf) -> None:
    """[TOI-CARD-06] Forward Observer: one lower, never below 2; then it is gone."""
    game = table(DUEL + "us cp=9 hq=art_observer,art_harass")
    game.do("US: play art_observer", "US: play art_harass")
    game.dice(6)
    game.do("US: target C12")
    assert accurate_from(game) == 3
    game.dice(3, 1)
    assert game.lines("mod") == []
    assert game.lines("card") == []
    assert game.lines("out") == ["art_observer"]
    mods = "mod us drift_number n=-1 until=next card=art_observer; "
    assert accurate_from(table(drifting("US a @C05 [ORRR]", "C09", mods * 2))) == 2


# ---- every card


@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_can_be_played_to_its_end(card: str) -> None:
    """[TOI-CARD-05] [TOI-R-70] On a map with something for everybody: random answers, every moment written and read."""
    face = CARDS[CARD_NAMES.index(card)]
    own, other = ("DE", "US") if card.startswith("der_") else ("US", "DE")
    side = own.lower()
    field = (
        f"{own} k @C05 [ORR]; {own} l @C05 [RR] pinned; {own} m @D06 [GR] opfire; {own} n @B08 [RRRR] fatigued; "
        f"{own} t @E05 {'panzer4' if own == 'DE' else 'm4a1'} heavy; {own} s @F08 [RRR]; "
        f"{other} x @F09 [RRRR]; {other} y @C09 [RRRR] concealed; "
        f"{other} z @H07 {'m4a1' if own == 'DE' else 'tiger1'}; "
        "terrain C09=woods D06=rough D04=building; wire D05; mines E04; traps F08; "
        f"{side} cp=9 entry=A01,A02 hq={card}; {other.lower()} stake=2 hq=art_smoke; round 1 initiative={side}; "
    )
    for seed in range(4):
        chance = random.Random(seed)
        game = Table(field + (f"turn {own}; at act" if face.action_phase else f"at spend {side}"))
        if face.name == "art_counter" or face.name.startswith(("air_recon", "sup_requisition")):
            assert game.asks()
        if f"play {card}" not in game.legal(own):
            assert card in ("sup_requisition",)  # no decks on this map
            return
        game.do(f"{own}: play {card}")
        most = 80
        while game.asks() not in (f"{own} act", f"{own} spend", f"{other} act", f"{other} spend", "nobody") and most:
            most -= 1
            question = game.state.question
            assert question is not None
            if question.seats[0] < 0:
                count = game.state.stack[-1].count  # type: ignore[attr-defined]
                game.dice(*[chance.randint(1, 6) for _ in range(count)])
            else:
                seat = question.seats[0]
                submit(game.state, seat, chance.choice(legal(game.state, seat)))
                game.check_text()
        assert most, GAME.format(game.state)
