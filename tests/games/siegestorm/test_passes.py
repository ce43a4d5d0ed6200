"""Hands with Reactions are imagined as often as players hold them: they are kept, but less likely after each pass."""

import pytest

from tests.games.siegestorm.table import Table
from warbox.engine.notation import ParseError
from warbox.engine.sampler import Sampler
from warbox.games.siegestorm.determinize import KEPT, PASSES
from warbox.games.siegestorm.game import GAME

WORLDS = 6000
NEAR = 0.025  # four times what luck does to a share of so many

# six cards of B are hidden, one of them a Silent Abbot: he is one of the two of the hand in one of three cases
START = "\n".join(
    [
        "options deck-b=khunglai",
        "A hand=drum_caller:3,tengu:4",
        "B hand=silent_abbot,tengu resources=tengu:4",
    ]
)


def share(game: Table, seat: str = "A") -> float:
    """How often a seat imagines the Silent Abbot in B's hand."""
    found = 0
    for seed in range(WORLDS):
        world = GAME.determinize(game.state, GAME.parse_seat(seat), Sampler(seed))
        if "silent_abbot" in [world.name(held) for held in world.players[1].hand]:
            found += 1
    return found / WORLDS


def expected(chance: float, passes: int) -> float:
    """The odds fall by one part in PASSES for each pass."""
    odds = chance / (1 - chance) * (1 - 1 / PASSES) ** passes
    return odds / (1 + odds)


def let_pass(game: Table) -> None:
    """A plays an Action, B does not answer."""
    game.do("A: play drum_caller")
    while game.asks() != "B react":
        game.do("A: pay")
    game.do("B: pass")


def passed(game: Table) -> str:
    return game.fact("B.passed") if "passed=" in GAME.format(game.state) else "-"


def test_without_a_pass_every_card_is_as_likely_as_any_other() -> None:
    """[SGS-DRAW-08]"""
    assert share(Table(START)) == pytest.approx(1 / 3, abs=NEAR)


def test_who_has_had_time_is_thought_to_keep_a_reaction() -> None:
    """[SGS-CHAIN-01] It cannot be played in the own turn: other cards leave the hand first."""
    game = Table(f"turn 9 A\n{START}")
    odds = 1 / 2 * KEPT
    assert share(game) == pytest.approx(odds / (1 + odds), abs=NEAR)
    let_pass(game)
    odds *= 1 - 1 / PASSES
    assert share(game) == pytest.approx(odds / (1 + odds), abs=NEAR)


def test_each_pass_makes_the_card_less_likely_by_the_same_factor() -> None:
    """[SGS-CHAIN-05] Everybody sees who does not answer."""
    game = Table(START)
    let_pass(game)
    assert passed(game) == "silent_abbot:0"
    assert share(game) == pytest.approx(expected(1 / 3, 1), abs=NEAR)
    let_pass(game)
    assert passed(game) == "silent_abbot:0,silent_abbot:0"
    assert share(game) == pytest.approx(expected(1 / 3, 2), abs=NEAR)


def test_a_card_drawn_since_may_be_any() -> None:
    """[SGS-DRAW-01] Two of the four cards of the hand were there when B passed, two of the six still lie hidden."""
    game = Table(START)
    let_pass(game)
    game.do("A: next", "B: next")
    assert passed(game) == "silent_abbot:2"
    kept_back = 2 * (1 - 1 / PASSES)
    assert share(game) == pytest.approx((kept_back + 2) / (kept_back + 2 + 2), abs=NEAR)


def test_a_hand_of_new_cards_is_not_judged_by_passes() -> None:
    game = Table("options deck-b=khunglai\nA hand=tengu\nB hand=- passed=silent_abbot:0")
    game.do("A: next", "B: next")
    assert passed(game) == "-"


def test_a_card_that_could_not_be_paid_is_as_likely_as_before() -> None:
    """[SGS-COST-03] A card does not pay for itself."""
    game = Table(START.replace("silent_abbot,tengu", "silent_abbot"))
    let_pass(game)
    assert passed(game) == "-"
    assert share(game) == pytest.approx(1 / 5, abs=NEAR)


def test_cards_that_are_not_in_the_deck_are_not_thought_of() -> None:
    """[SGS-DECK-01] Ysra has no Reaction, and everybody knows the deck."""
    game = Table(START.replace("options deck-b=khunglai", "options deck-b=ysra"))
    let_pass(game)
    assert passed(game) == "-"


def test_of_a_deck_chosen_in_secret_any_reaction_is_thought_of() -> None:
    """[SGS-DECK-08] Which ones are in it must not show."""
    game = Table(START.replace("options deck-b=khunglai", "options deck-b=choose").replace("abbot,", "abbot:4,"))
    let_pass(game)
    assert passed(game) == "ancient_dragon:0,silent_abbot:0,thousand_mantra_lama:0,mirror_guardian:0"


def test_an_ability_is_answered_by_few() -> None:
    """[SGS-CHAIN-04] What negates Actions only says nothing when an ability is used."""
    game = Table("options deck-b=seraphia\nA T1=snow_runner hand=tengu:3\nB hand=mirror_guardian,tengu:5")
    game.do("A: use A.T1", "A: pay", "B: pass")
    assert passed(game) == "mirror_guardian:0"
    game = Table("options deck-b=khunglai\nA T1=snow_runner hand=tengu:3\nB hand=silent_abbot,tengu:5")
    game.do("A: use A.T1", "A: pay", "B: pass")
    assert passed(game) == "-"


def test_only_the_last_three_passes_are_kept() -> None:
    game = Table(START.replace("A hand=", "A hand=drum_caller:2,").replace("B hand=", "B passed=silent_abbot:1 hand="))
    for _ in range(3):
        let_pass(game)
    assert passed(game) == "silent_abbot:0,silent_abbot:0,silent_abbot:0"


def test_a_partners_hand_is_judged_by_what_he_let_the_boss_do() -> None:
    """[SGS-SOLO-42] [SGS-COOP-01]"""
    text = "options mode=coop deck-b=khunglai\nA hand=tengu\nB hand=silent_abbot,tengu:2 resources=tengu:9\n"
    game = Table(text + "link boss action seal_of_haste\nat react B")
    game.do("B: pass")
    assert passed(game) == "silent_abbot:0"


def test_who_holds_the_cards_sees_them() -> None:
    game = Table(START)
    let_pass(game)
    assert share(game, "B") == 1.0


def test_a_game_that_is_over_remembers_nothing() -> None:
    """Records of earlier versions end with positions without it."""
    game = Table(START)
    let_pass(game)
    game.do("A: concede")
    assert passed(game) == "-"


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("tengu:0", "only a Reaction"),
        ("nobody:0", "only a Reaction"),
        ("silent_abbot", "CARD:NEWER"),
        ("silent_abbot:11", "newer"),
        ("silent_abbot:0,silent_abbot:0,silent_abbot:0,silent_abbot:0", "at most 3 passes"),
    ],
)
def test_what_cannot_have_been_let_pass_is_refused(said: str, why: str) -> None:
    with pytest.raises(ParseError, match=why):
        GAME.parse(f"B passed={said}")
