"""Decks as text, and every fault of one."""

import pytest

from warbox.engine.notation import ParseError
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.box import STANDARD
from warbox.games.siegestorm.cards.deck import COPIES, check_deck, format_deck, format_deck_lines, parse_deck

LEGAL = "venom_spitter:4,scale_infiltrator:4,obedient_clerk:4,masked_chameleon:4,despoiler:4,purge_doctor:4,"
LEGAL += "propaganda_herald:4,tunnel_stalker:4,skin_thief:2"


def faults(text: str, melee: bool = False, promo: bool = False) -> list[str]:
    return [f"{fault.kind} {fault.rule}" for fault in check_deck(parse_deck(text), melee, promo)]


def test_a_legal_deck_has_no_fault() -> None:
    """[SGS-DECK-01] [SGS-DECK-02] [SGS-DECK-03] [SGS-DECK-04] 34 cards of one faction, 4 and 2 copies."""
    assert faults(LEGAL) == []


@pytest.mark.parametrize(("last", "rule"), [("skin_thief:1", "33"), ("skin_thief:2,lodge_treasurer:1", "35")])
def test_a_deck_has_exactly_34_cards(last: str, rule: str) -> None:
    """[SGS-DECK-01] One too few, one too many."""
    deck = parse_deck(LEGAL.replace("skin_thief:2", last))
    [fault] = check_deck(deck, False, False)
    assert (fault.kind, fault.rule, fault.facts["count"]) == ("deck-size", "SGS-DECK-01", int(rule))


def test_all_cards_are_of_one_player_faction() -> None:
    """[SGS-DECK-02] Neither two factions, nor the boss's cards, nor what is no card."""
    assert faults(LEGAL.replace("skin_thief", "tengu")) == ["deck-factions SGS-DECK-02"]
    assert faults(LEGAL.replace("skin_thief", "goblin_tank")) == ["deck-boss-card SGS-DECK-02"]
    assert faults(LEGAL.replace("skin_thief", "unicorn")) == ["deck-no-card SGS-DECK-02"]


def test_copies_are_limited_by_rank() -> None:
    """[SGS-DECK-03] [SGS-DECK-04] [SGS-DECK-05] Four Soldiers or Veterans, two Elites or Champions."""
    assert dict(zip(v.RARITIES[:4], COPIES, strict=True)) == {"soldier": 4, "veteran": 4, "elite": 2, "champion": 2}
    assert "deck-copies SGS-DECK-03" in faults(LEGAL.replace("venom_spitter:4", "venom_spitter:5"))
    assert "deck-copies SGS-DECK-04" in faults(LEGAL.replace("skin_thief:2", "skin_thief:3"))
    assert "deck-copies SGS-DECK-04" in faults(LEGAL.replace("skin_thief:2", "world_serpent:3"))


def test_the_product_of_a_card_says_nothing_about_decks() -> None:
    """[SGS-DECK-05] [SGS-KEYWORD-27] Cards of starter, base and expansion mix: the crest's symbol is on none here."""
    assert {v.RARITIES[card.rarity] for card in STANDARD.designs} == set(v.RARITIES)
    assert faults(LEGAL.replace("skin_thief:2", "brood_matriarch:1,underworld_vindicator:1")) == []


def test_every_fault_is_named() -> None:
    """[SGS-DECK-01] to [SGS-DECK-04] Not only the first."""
    assert faults("venom_spitter:5,tengu:3,goblin_tank:1,unicorn:1,goblin_andrew:3") == [
        "deck-copies SGS-DECK-03",
        "deck-copies SGS-DECK-04",
        "deck-boss-card SGS-DECK-02",
        "deck-no-card SGS-DECK-02",
        "deck-promo SGS-PROMO-02",
        "deck-copies SGS-R-67",
        "deck-factions SGS-DECK-02",
        "deck-size SGS-DECK-01",
    ]


def test_a_melee_deck_mixes_factions_with_the_same_limits() -> None:
    """[SGS-MELEE-01] [SGS-MELEE-02] 34 cards, 4 and 2 copies; boss cards stay out."""
    mixed = LEGAL.replace("venom_spitter:4", "snow_runner:4")
    assert faults(mixed, melee=True) == []
    assert faults(mixed.replace("snow_runner:4", "snow_runner:5"), melee=True) == [
        "deck-copies SGS-MELEE-02",
        "deck-size SGS-MELEE-02",
    ]
    assert faults(mixed.replace("skin_thief", "goblin_tank"), melee=True) == ["deck-boss-card SGS-DECK-02"]


def test_promo_cards_fit_any_faction_twice_at_most() -> None:
    """[SGS-R-67] [SGS-PROMO-01] [SGS-PROMO-02] With the option only."""
    promo = LEGAL.replace("skin_thief:2", "goblin_andrew:2")
    assert faults(promo) == ["deck-promo SGS-PROMO-02"]
    assert faults(promo, promo=True) == []
    assert faults(promo.replace("goblin_andrew:2", "goblin_andrew:3"), promo=True) == [
        "deck-copies SGS-R-67",
        "deck-size SGS-DECK-01",
    ]


def test_every_form_of_a_deck_is_the_same_deck() -> None:
    """One line, lines, TOML with and without a table, and back."""
    deck = parse_deck(LEGAL)
    lines = format_deck_lines(deck)
    assert lines.startswith("4 venom_spitter\n4 scale_infiltrator\n")
    toml = "\n".join(f"{card} = {count}" for card, count in deck.cards.items())
    for text in (format_deck(deck), lines, f"# mine\n{lines}", toml, f'name = "Mine"\n[cards]\n{toml}'):
        assert parse_deck(text).cards == deck.cards
    assert parse_deck(f'name = "Mine"\n[cards]\n{toml}').name == "Mine"
    assert parse_deck("ysra").size() == 34


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("4 venom_spitter\nfour tengu", 2, "number of copies"),
        ("4 venom_spitter\n4", 2, "NUMBER CARD"),
        ("4 venom_spitter\n2 venom_spitter", 2, "stands twice"),
        ("4 venom_spitter\n2 Tengu", 2, "small letters"),
        ("4 venom_spitter\n0 tengu", 2, "number of copies"),
        ("", 0, "a deck is"),
        ("tengu = 0", 1, "from 1 to 99"),
        ("tengu = [", 0, "TOML"),
        ("tengu:x", 0, "number of copies"),
    ],
)
def test_a_text_that_is_no_deck_is_refused_with_its_place(text: str, line: int, why: str) -> None:
    """[SGS-DECK-01] The line and the reason."""
    with pytest.raises(ParseError, match=why) as caught:
        parse_deck(text)
    assert caught.value.line == line
