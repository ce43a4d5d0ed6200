"""Drawing, the hand limit, and defeat by a card that is not there."""

from tests.games.siegestorm.table import Table, TableOf, texts


def test_two_cards_are_drawn_but_one_in_the_very_first_turn(table: TableOf) -> None:
    """[SGS-DRAW-01] [SGS-DRAW-02] [SGS-DUEL-03] The second player's first turn is a whole one."""
    game = table("turn 1 A\nA hand=tengu:2 step=draw resources=32\nB hand=despoiler:2 resources=32\nat act A")
    game.do("A: next")
    assert (game.count("A.hand"), game.count("A.resources")) == (3, 31)
    game.do("A: next", "A: next", "B: next")
    assert (game.count("B.hand"), game.count("B.resources")) == (4, 30)


def test_who_cannot_draw_the_full_number_loses_at_once(table: TableOf) -> None:
    """[SGS-DRAW-03] [SGS-DUEL-02] [SGS-R-06] One card where two are required."""
    game = table("turn 3 A\nA step=draw resources=tengu\nat act A")
    game.do("A: next")
    assert game.outcome() == "B defeated SGS-DUEL-02"


def test_drawing_the_last_card_exactly_is_no_defeat(table: TableOf) -> None:
    """[SGS-DRAW-03] [SGS-DRAW-07] [SGS-KEYWORD-22] Empty Resources alone are no defeat either."""
    game = table("turn 3 A\nA step=draw resources=tengu,assassin\nat act A")
    game.do("A: next", "A: next")
    assert (game.outcome(), game.fact("A.resources"), game.asks()) == ("", "-", "A act")


def test_damage_that_takes_a_card_that_is_not_there_is_a_defeat(table: TableOf) -> None:
    """[SGS-DRAW-04] [SGS-DUEL-02] Two DMG and one card."""
    game = table("A hand=underworld_vindicator\nB resources=despoiler")
    game.do("A: play underworld_vindicator", "B: pass")
    assert game.outcome() == "A defeated SGS-DUEL-02"


def test_damage_that_takes_the_last_card_is_none(table: TableOf) -> None:
    """[SGS-DRAW-07] Two DMG and two cards."""
    game = table("A hand=underworld_vindicator\nB resources=despoiler,venom_spitter")
    game.do("A: play underworld_vindicator", "B: pass")
    assert (game.outcome(), game.fact("B.resources")) == ("", "-")


def test_an_effect_that_takes_the_top_resource_is_a_required_take(table: TableOf) -> None:
    """[SGS-DRAW-04] Obedient Clerk makes the top card a Supporter; without one its player is defeated."""
    game = table("A hand=obedient_clerk,tengu resources=-")
    game.do("A: play obedient_clerk", "A: pay", "B: pass")
    assert game.outcome() == "B defeated SGS-DUEL-02"


def test_the_game_ends_in_the_middle_of_a_resolution(table: TableOf) -> None:
    """[SGS-DUEL-04] [SGS-R-07] The later link and the rest of the program are not carried out."""
    game = table("A hand=venom_spitter resources=9\nB hand=scale_infiltrator resources=-")
    game.do("A: play venom_spitter", "B: play scale_infiltrator")
    events = game.do("A: pass")
    assert game.outcome() == "A defeated SGS-DUEL-02"
    assert "resolves SGS-CHAIN-06 player=A card=venom_spitter link=action" not in texts(events)


def test_an_eleventh_card_drawn_goes_to_the_casualties(table: TableOf) -> None:
    """[SGS-DRAW-05] [SGS-DRAW-06] Face up, in the order of drawing."""
    game = table("turn 3 A\nA step=draw hand=tengu:9 resources=assassin,snow_runner,drum_caller\nat act A")
    events = game.do("A: next")
    assert (game.count("A.hand"), game.fact("A.casualties")) == (10, "snow_runner")
    assert "overflow SGS-DRAW-05 player=A card=snow_runner" in texts(events)


def test_a_card_raised_with_a_full_hand_goes_to_its_owners_casualties(table: TableOf) -> None:
    """[SGS-DRAW-06] [SGS-R-10] Ten cards are left after the card played: the second raised card is one too many."""
    game = table("A hand=soul_broker,tengu:9 support=snow_runner:3\nB casualties=despoiler,venom_spitter")
    game.do("A: play soul_broker", "A: pay", "B: pass")
    assert game.count("A.hand") == 10
    assert game.facts("A.hand", "B.casualties") == ["despoiler@B,tengu:9", "venom_spitter"]


def test_a_card_stolen_or_returned_with_a_full_hand_goes_to_its_owners_casualties(table: TableOf) -> None:
    """[SGS-R-10] Reptine Taskmaster returns two creatures to a hand of nine."""
    game = table("A hand=reptine_taskmaster support=tengu:4\nB hand=purge_doctor:9 T1=despoiler T2=venom_spitter")
    game.do("A: play reptine_taskmaster", "A: pay", "B: pass")
    assert game.count("B.hand") == 10
    assert game.fact("B.casualties") == "venom_spitter"


def test_a_shapeshift_with_a_full_hand_is_a_swap(table: TableOf) -> None:
    """[SGS-R-10] [SGS-R-21] The limit is checked after it: ten stay ten."""
    game = table("A hand=tengu:10 T1=reptine_taskmaster")
    game.do("A: use A.T1", "B: pass", "A: pick tengu")
    assert game.facts("A.hand", "A.T1", "A.casualties") == ["reptine_taskmaster,tengu:9", "tengu", "-"]


def test_only_the_drawer_sees_the_cards(table: TableOf) -> None:
    """[SGS-DRAW-08] [SGS-KEYWORD-12] B hears that cards were drawn, and how many."""
    game = table("turn 3 A\nA step=draw resources=tengu,assassin,snow_runner\nat act A")
    events = game.do("A: next")
    heard = [told for told in [event.seen_by(1) for event in events] if told is not None]
    assert texts(heard) == ["drew SGS-DRAW-01 player=A count=2"]
    assert "hand=?:2" in game.sees("B")


def test_vision_is_a_draw(table: TableOf) -> None:
    """[SGS-R-22] [SGS-KEYWORD-26] Fewer cards than it says is a defeat."""
    game = table("A hand=star_reader,tengu resources=assassin:3")
    game.do("A: play star_reader", "A: pay", "B: pass")
    assert game.outcome() == "B defeated SGS-DUEL-02"


def test_vision_with_a_full_hand_limits_only_the_card_kept(table: TableOf) -> None:
    """[SGS-R-22] The kept card overflows, the other goes back."""
    top = "resources=stone_monk:2,assassin,snow_runner,drum_caller"
    game = table(f"turn 3 A\nA hand=tengu:8 FL=star_reader step=draw {top}\nat act A")
    game.do("A: next", "A: yes", "A: keep snow_runner", "A: top")
    assert game.count("A.hand") == 10
    assert game.facts("A.casualties", "A.resources") == ["snow_runner", "assassin,drum_caller"]


def test_both_who_fail_at_the_same_moment_draw() -> None:
    """[SGS-R-07] An effect on each player applies to both at once."""
    bolt = '{ id = "plague", cost = 0, action = [{ do = "deal", n = 2, who = "each_player" }] }'
    game = Table(f"card {bolt}\nA hand=plague resources=tengu\nB resources=despoiler")
    game.do("A: play plague", "B: pass")
    assert game.outcome() == "draw both-defeated SGS-R-07"
