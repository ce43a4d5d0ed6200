"""Setting up a Duel: the box, shuffles, starting hands, mulligan, first player, and decks chosen in secret."""

import pytest

from tests.games.siegestorm.table import Table, texts
from warbox.engine.game import SetupError
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.box import ADVANCED_DECK, BASIC_DECK, BOSSES, POOLS, STANDARD, STARTERS

LEGAL = "venom_spitter:4,scale_infiltrator:4,obedient_clerk:4,masked_chameleon:4,despoiler:4,purge_doctor:4,"
LEGAL += "propaganda_herald:4,tunnel_stalker:4,skin_thief:2"


def order(size: int) -> str:
    return "*: order " + " ".join(str(number) for number in range(size))


def dealt() -> Table:
    game = Table.new(deck_a="ysra", deck_b="khunglai")
    game.do(order(34), order(34))
    return game


def test_a_duel_is_two_players_one_zone_a_track_each_and_34_cards() -> None:
    """[SGS-DUEL-01] [SGS-SETUP-01] [SGS-SETUP-02] [SGS-SETUP-03] Three spaces of the Battle Zone, three of a track."""
    game = Table.new()
    assert (game.count("A.resources"), game.count("B.resources")) == (34, 34)
    words = [word.split("=")[0] for word in Table("").line("A").split()]
    assert words[2:] == ["hand", "resources", "casualties", "heal", "support", "T1", "T2", "T3", "FL", "NML"]


def test_each_player_has_five_piles_and_sees_what_is_public() -> None:
    """[SGS-SETUP-05] [SGS-DECK-08] Hidden: the hand, the Resources, the faces of Supporters; no card back tells."""
    game = Table("B hand=despoiler resources=tengu:2 casualties=assassin,venom_spitter heal=snow_runner support=tengu")
    seen = next(line for line in game.sees("A").splitlines() if line.startswith("B ")).split()
    assert seen[1:6] == [
        "hand=?",
        "resources=?:2",
        "casualties=assassin,venom_spitter",
        "heal=snow_runner",
        "support=?",
    ]


def test_decks_are_shuffled_and_two_cards_drawn() -> None:
    """[SGS-SETUP-06] The order of the shuffle is that of the cards, its first on top."""
    game = Table.new(deck_a="ysra", deck_b="khunglai")
    assert game.asks() == "* shuffle"
    backwards = "*: order " + " ".join(str(number) for number in range(33, -1, -1))
    game.do(backwards, order(34))
    assert game.asks() == "A+B mulligan"
    assert game.facts("A.hand", "B.hand") == ["lodge_treasurer,two_faced_chancellor", "warrior_of_shamballa:2"]
    assert (game.count("A.resources"), game.count("B.resources")) == (32, 32)


def test_a_mulligan_puts_one_or_both_cards_under_the_resources_once() -> None:
    """[SGS-SETUP-07] No reshuffle: the next cards of the deck come; unseen by the other, and only once."""
    game = Table("A hand=tengu,assassin resources=snow_runner,drum_caller,stone_monk\nB hand=despoiler:2\nat mulligan")
    assert game.legal("A") == ["keep", "mulligan tengu", "mulligan assassin", "mulligan tengu assassin"]
    assert game.legal("B") == ["keep", "mulligan despoiler", "mulligan despoiler despoiler"]
    game.do("A: mulligan assassin")
    assert game.asks() == "B mulligan"
    assert "answer=?" in game.sees("B")
    game.do("B: keep")
    assert game.facts("A.hand", "A.resources") == ["tengu,snow_runner", "drum_caller,stone_monk,assassin"]
    assert game.asks() == "* first-player"


def test_both_cards_may_be_exchanged_and_nothing_else() -> None:
    """[SGS-SETUP-07] Cards that are not in the hand are refused."""
    game = Table("A hand=tengu,assassin resources=snow_runner,drum_caller,stone_monk\nat mulligan\nB hand=despoiler:2")
    assert game.why("A: mulligan stone_monk") == "not-in-hand SGS-SETUP-07"
    game.do("A: mulligan tengu assassin", "B: keep")
    assert game.fact("A.hand") == "snow_runner,drum_caller"
    assert game.fact("A.resources").split(",")[0] == "stone_monk"
    assert game.count("A.resources") == 3


def test_the_first_player_is_random_after_the_hands_are_settled() -> None:
    """[SGS-SETUP-08] 1 is A, 2 is B."""
    game = dealt()
    game.do("A: keep", "B: keep")
    assert game.asks() == "* first-player"
    events = game.do("*: dice 2")
    assert "first-player SGS-SETUP-08 player=B" in texts(events)
    assert game.asks() == "B act"


def test_a_card_shows_cost_name_action_passive_att_def_and_rank() -> None:
    """[SGS-SETUP-09] Ancient Dragon."""
    card = STANDARD.designs[STANDARD.numbers["ancient_dragon"]]
    assert (card.cost, card.att, card.defence, v.RARITIES[card.rarity]) == (3, 6, 3, "champion")
    assert card.action is not None
    assert [program.cost for program in card.passives] == [1]


def test_the_box_holds_what_it_should() -> None:
    """[SGS-SETUP-10] [SGS-KEYWORD-28] 54 cards of each base faction, two boss decks of 24, three boss cards."""
    assert [len(pool) for pool in POOLS] == [54, 54]
    assert (len(BASIC_DECK), len(ADVANCED_DECK), len(BOSSES)) == (24, 24, 3)
    assert len(STANDARD.designs) == 94


def test_the_starter_decks_are_ready_made_and_legal() -> None:
    """[SGS-DECK-06] [SGS-DECK-01] Four of 34 cards, each of one faction."""
    assert [len(deck) for deck in STARTERS] == [34, 34, 34, 34]
    for faction, deck in enumerate(STARTERS):
        assert {STANDARD.designs[number].faction for number in deck} == {faction}
        assert Table.new(deck_a=v.FACTIONS[faction]).count("A.resources") == 34


def test_cards_that_are_in_no_deck_are_not_in_the_game() -> None:
    """[SGS-DECK-07] A deck of one's own: just its cards."""
    game = Table.new(deck_a=LEGAL)
    owned = [game.state.name(card) for card, owner in enumerate(game.state.owner) if owner == 0]
    assert (len(owned), owned.count("skin_thief"), "world_serpent" in owned) == (34, 2, False)


def test_a_deck_may_be_chosen_in_secret() -> None:
    """[SGS-DECK-02] [SGS-DECK-08] Unseen by the others; a deck that is not legal is refused with its rule."""
    game = Table.new(deck_a="choose", deck_b="choose")
    assert game.asks() == "A+B decks"
    assert game.why("A: deck tengu:34") == "deck-copies SGS-DECK-04"
    assert game.why(f"A: deck {LEGAL.replace('skin_thief:2', 'skin_thief:1')}") == "deck-size SGS-DECK-01"
    game.do(f"A: deck {LEGAL}")
    assert "venom_spitter" not in game.sees("B")
    assert game.asks() == "B decks"
    game.do("B: deck styxia")
    assert game.asks() == "* shuffle"


def test_an_illegal_deck_makes_no_game() -> None:
    """[SGS-DECK-01] Every fault is named."""
    with pytest.raises(SetupError, match=r"deck-copies SGS-DECK-03 .*deck-size SGS-DECK-01"):
        Table.new(deck_a="venom_spitter:5")


def test_in_a_melee_factions_mix() -> None:
    """[SGS-MELEE-01] [SGS-MELEE-04] Otherwise the mode is what it is."""
    mixed = LEGAL.replace("venom_spitter:4", "snow_runner:4")
    with pytest.raises(SetupError, match="deck-factions SGS-DECK-02"):
        Table.new(deck_a=mixed)
    game = Table.new(deck_a=mixed, melee="yes")
    game.do(order(34), order(34), "A: keep", "B: keep", "*: dice 1", "A: next")
    assert (game.count("A.hand"), game.fact("A.step")) == (3, "advance")


def test_backs_of_a_melee_deck_tell_nothing() -> None:
    """[SGS-MELEE-03] [SGS-DECK-08] Software hides card backs in all cases."""
    mixed = LEGAL.replace("venom_spitter:4", "snow_runner:4")
    game = Table(f"options deck-a={mixed} melee=yes\nA hand=snow_runner,despoiler support=snow_runner,despoiler")
    seen = next(line for line in game.sees("B").splitlines() if line.startswith("A "))
    assert "hand=?:2" in seen
    assert "support=?:2" in seen or "support=?,?" in seen


def test_promo_cards_need_everybodys_consent() -> None:
    """[SGS-PROMO-01] [SGS-PROMO-02] Not allowed without the option; refused by one, there is no game."""
    promo = LEGAL.replace("skin_thief:2", "goblin_andrew:1,skin_thief:1")
    with pytest.raises(SetupError, match="deck-promo SGS-PROMO-02"):
        Table.new(deck_a=promo)
    game = Table.new(deck_a=promo, promo="yes")
    assert game.asks() == "A+B consent"
    game.do("A: agree")
    assert "answer=?" in game.sees("B")
    game.do("B: agree")
    assert game.asks() == "* shuffle"
    game = Table.new(deck_a=promo, promo="yes")
    game.do("A: agree", "B: refuse")
    assert game.outcome() == "draw promo-refused SGS-PROMO-02"


def test_without_promo_cards_nobody_is_asked() -> None:
    """[SGS-PROMO-02] The option alone asks nothing."""
    assert Table.new(promo="yes").asks() == "* shuffle"


def test_win_the_game_ends_it_at_once() -> None:
    """[SGS-PROMO-03] [SGS-R-46] In the middle of a storm: no attack follows."""
    game = Table("A S1=goblin_marius\nB resources=9 FL=despoiler\nat order A")
    events = game.do("A: storm")
    assert game.outcome() == "A by-card SGS-PROMO-03"
    assert "strength" not in " ".join(texts(events))
