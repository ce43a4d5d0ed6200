"""Positions as people write them: what is not named takes its default, and what is wrong is named with its line."""

import pytest

from tests.games.siegestorm.table import TableOf
from warbox.engine.notation import ParseError, one_line
from warbox.games.siegestorm.game import GAME


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("", "A act"),
        ("turn 4 B", "B act"),
        ("at act B", "B act"),
        ("at act", "A act"),
        ("options mode=solo", "A act"),
        ("options mode=coop", "A+B act"),
        ("options mode=coop\nat act B", "B act"),
        ("options mode=last4\nturn 7 D", "D act"),
        ("at mulligan", "A+B mulligan"),
        ("options mode=last3\nat first-player", "* first-player"),
        ("B S1=tengu\nat order", "B order"),
        ("B S1=tengu\nA FL=stone_monk\nat storm", "B attack"),
        ("options mode=last3\nturn 5 C\nC step=advancing 2.T1=tengu 3.T1=tengu\nat turn C", "C advance"),
        ("options mode=solo\nlink boss action seal_of_nova\nat react A", "A react"),
    ],
)
def test_an_unnamed_moment_is_the_likely_one(table: TableOf, text: str, asked: str) -> None:
    assert table(text).asks() == asked


def test_unnamed_starting_hands_are_the_top_two_cards(table: TableOf) -> None:
    seated = table("A resources=tengu,assassin,stone_monk\nat mulligan")
    assert seated.legal("A") == ["keep", "mulligan tengu", "mulligan assassin", "mulligan tengu assassin"]
    assert len(seated.state.players[0].resources) == 1


@pytest.mark.parametrize("moment", ["link A storm from=A.S1\nat react B", "at declare A storm from=A.S1"])
def test_a_creature_whose_action_is_in_the_chain_is_spent_afterwards(table: TableOf, moment: str) -> None:
    """[SGS-STORM-10]"""
    seated = table(f"A S1=venom_spitter\n{moment}")
    seated.do("B: pass")
    assert [seated.state.name(card) for card in seated.state.players[0].casualties] == ["venom_spitter"]
    assert seated.state.storming == []


def test_with_the_action_first_the_attack_follows_the_chain(table: TableOf) -> None:
    """[SGS-R-04]"""
    lines = ["options storm-order=action-first", "A S1=venom_spitter", "B resources=9", "link A storm from=A.S1"]
    seated = table("\n".join([*lines, "at react B"]))
    seated.do("B: pass")
    assert len(seated.state.players[1].resources) == 9 - 1 - 1  # the Action, then ATT 1


@pytest.mark.parametrize(
    ("stage", "order", "asked"),
    [
        ("action", "attack-first", "A act"),
        ("attack", "action-first", "A act"),
        ("attack", "attack-first", "B react"),
    ],
)
def test_a_storm_goes_on_from_its_stage(table: TableOf, stage: str, order: str, asked: str) -> None:
    """[SGS-STORM-13] What comes before the stage is done."""
    seated = table(f"options storm-order={order}\nA S1=venom_spitter\nB resources=9\nat storm A stage={stage}")
    if stage == "action":
        seated.do("B: pass")
    assert seated.asks() == asked


TWO_CARDS = """
[[card]]
id = "bolt"      # a comment
cost = 1

action = [
  { do = "deal", n = 3 },
]
[[card]]
id = "wall"
cost = 0
att = 0
def = 7
A hand=bolt
card { id = "gate", cost = 0,
  att = 0, def = 1 }
B T1=wall T2=gate
"""


def test_cards_of_ones_own_are_blocks_or_inline_tables_over_any_lines() -> None:
    lines = GAME.format(GAME.parse(TWO_CARDS)).splitlines()
    assert [line for line in lines if line.startswith("card")] == [
        'card { id = "bolt", cost = 1, action = [{ do = "deal", n = 3 }] }',
        'card { id = "wall", cost = 0, att = 0, def = 7 }',
        'card { id = "gate", cost = 0, att = 0, def = 1 }',
    ]


def test_a_position_fits_into_one_line_with_cards_of_its_own() -> None:
    state = GAME.parse(TWO_CARDS)
    assert GAME.format(GAME.parse(one_line(GAME.format(state)))) == GAME.format(state)
    assert GAME.format(GAME.parse(one_line(TWO_CARDS))) == GAME.format(state)


def test_an_action_is_a_verb_and_parts() -> None:
    """What the page shows and clicks on: no text is taken apart there."""
    for text, parts in {
        "play tengu@B": {"card": "tengu@B"},
        "use A.2.T1 2": {"space": "A.2.T1", "ability": 2},
        "pick 2": {"number": 2},
        "pick A": {"player": "A"},
        "pick boss.FL": {"space": "boss.FL"},
        "pick none_of_us": {"card": "none_of_us"},
        "mulligan tengu assassin": {"card": "tengu", "other": "assassin"},
        "hold NML": {"space": "NML"},
        "keep": {},
    }.items():
        action = GAME.parse_seat_action(text)
        assert (action.text, GAME.parts(action)) == (text, (text.split()[0], parts))


def test_lines_that_say_nothing_count_in_the_place_of_an_error() -> None:
    with pytest.raises(ParseError, match=r"^line 5: a card is TOML"):
        GAME.parse('[[card]]\n\nid = "bolt"  # a bolt\n# cheap\ncost = = 1')


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("A hand=tengu\nA hand=tengu", "line 2: a second line 'A': 'A hand=tengu'"),
        ("A hand=tngu", "line 1: there is no such card: 'tngu'"),
        ("A T1=seal_of_nova", "line 1: only a card with ATT and DEF can be in play (SGS-R-18): 'seal_of_nova'"),
        ("A NML=tengu\nB NML=tengu", "line 2: a space holds one card: 'NML'"),
        ("A S1=tengu", "a creature that has left its track: write 'at order A' or 'at storm A': 'S1'"),
        ("options mode=last3\nA T1=tengu", "line 2: this player has no such space; there is 1.T1, 3.T1: 'T1'"),
        (
            "options mode=coop\nboss FL=goblin_leader",
            "line 2: this player has no such space; there is 1.FL, 2.FL: 'FL'",
        ),
        ("at react B", "line 1: a chain needs a line 'link': 'react B'"),
        ('[[card]]\nid = "bolt"\ncost = = 1', "line 3: a card is TOML: Invalid value"),
        ('[[card]] x\nid = "bolt"', "line 1: [[card]] stands alone, its keys below it: 'x'"),
        ('card { id = "bolt", cost = 1\nA hand=bolt', "line 1: a card is TOML: Unclosed inline table"),
        ("card 5", "line 1: a card is one table: id = ..., cost = ..., ..."),
        ('[[card]]\nid = "bolt"\ncost = 1\n[other]\nx = 1', "line 1: a card is one table: id = ..., cost = ..., ..."),
        ('\ncard { id = "tengu", cost = 1 }', "line 2: card: id: there is a card 'tengu' already"),
        (
            '[[card]]\nid = "a1"\ncost = 1\n[[card]]\nid = "a2"\ncost = 1\natt = 2',
            "line 4: card (a2): att: a card has both ATT and DEF or neither",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, why: str) -> None:
    with pytest.raises(ParseError) as refused:
        GAME.parse(text)
    assert str(refused.value) == why
