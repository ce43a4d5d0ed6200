"""What seats remember of cards that they have seen and do not see any more: it stays as it is when they imagine."""

from tests.games.siegestorm.table import Table
from warbox.engine.sampler import Sampler
from warbox.games.siegestorm.game import GAME
from warbox.games.siegestorm.text.refs import PILES, pile

WORLDS = 24
DECK = "resources=stone_monk:2,drum_caller:2,snow_runner:2"
KINDS = {name: kind for kind, name in PILES.items()}


def imagined(game: Table, seat: str, whose: str, what: str) -> list[list[str]]:
    """A pile, from the top, as a seat imagines it, several times."""
    me, holder = GAME.parse_seat(seat), GAME.parse_seat(whose)
    worlds = [GAME.determinize(game.state, me, Sampler(number)) for number in range(WORLDS)]
    return [[world.name(card) for card in pile(world, KINDS[what], holder)] for world in worlds]


def always(worlds: list[list[str]], name: str) -> bool:
    return all(name in world for world in worlds)


def test_a_creature_that_returned_to_a_hand_is_known_to_be_there() -> None:
    """[SGS-DRAW-08] Everybody saw it go; the other cards of the hand are guesses."""
    game = Table(f"A hand=reptine_taskmaster,tengu:4\nB T1=assassin hand=snow_runner {DECK}")
    game.do("A: play reptine_taskmaster", "A: pay", "B: pass")
    hands = imagined(game, "A", "B", "hand")
    assert always(hands, "assassin")
    assert not always(hands, "snow_runner")


def test_copies_are_forgotten_when_one_of_them_is_played() -> None:
    """[SGS-PLAY-01] Whether it was the one that was seen, nobody can say."""
    text = "A hand=reptine_taskmaster,tengu:4\nB T1=wind_rider hand=wind_rider,tengu:3 resources=stone_monk:9"
    game = Table(text)
    game.do("A: play reptine_taskmaster", "A: pay", "B: pass")
    assert always(imagined(game, "A", "B", "hand"), "wind_rider")
    game.do("A: next", "B: next", "B: next", "B: deploy wind_rider")
    while game.asks() != "B act":
        game.do(f"{game.asks()[0]}: {game.legal(game.asks()[0])[0]}")
    assert not always(imagined(game, "A", "B", "hand"), "wind_rider")


def test_what_vision_has_shown_lies_where_it_was_put() -> None:
    """[SGS-KEYWORD-26] [SGS-R-22] Whoever looked remembers; the other side does not know."""
    game = Table(f"A hand=prayer_wheel_novice resources=tengu,assassin,{DECK.partition('=')[2]}\nB hand=tengu")
    game.do("A: play prayer_wheel_novice", "B: pass", "A: keep tengu", "A: bottom")
    assert {deck[-1] for deck in imagined(game, "A", "A", "resources")} == {"assassin"}
    assert len({deck[-1] for deck in imagined(game, "B", "A", "resources")}) > 1


def test_cards_that_were_given_back_lie_at_the_bottom() -> None:
    """[SGS-SETUP-07] The own mulligan is remembered, that of the other is unknown."""
    game = Table(f"A hand=tengu,assassin {DECK}\nB hand=despoiler:2\nat mulligan")
    game.do("A: mulligan assassin", "B: keep")
    assert {deck[-1] for deck in imagined(game, "A", "A", "resources")} == {"assassin"}
    assert len({deck[-1] for deck in imagined(game, "B", "A", "resources")}) > 1


def test_a_supporter_that_came_from_the_track_is_known() -> None:
    """[SGS-SUPPORT-01] Face down, but everybody saw who it was."""
    game = Table(f"turn 3 A\nA T3=retired_master hand=tengu:2 {DECK} step=advance\nB hand=tengu\nat act A")
    while "retired_master" not in game.fact("A.support"):
        game.do(f"{game.asks()[0]}: {game.legal(game.asks()[0])[0]}")
    assert always(imagined(game, "B", "A", "support"), "retired_master")


def test_who_puts_a_card_of_the_hand_away_unseen_is_not_known_by_his_hand_any_more() -> None:
    """[SGS-SUPPORT-01] It may have been the card that was seen."""
    hider = '{ id = "hider", cost = 0, att = 1, def = 1, action = [{ do = "make_supporter", to = "hand_card" }] }'
    text = f"card {hider}\nA hand=reptine_taskmaster,tengu:4\nB T1=assassin hand=hider,snow_runner {DECK}"
    game = Table(text)
    game.do("A: play reptine_taskmaster", "A: pay", "B: pass", "A: next", "B: next", "B: next")
    assert always(imagined(game, "A", "B", "hand"), "assassin")
    game.do("B: play hider", "A: pass", "B: pick snow_runner")
    assert not always(imagined(game, "A", "B", "hand"), "assassin")


def test_what_a_seat_remembers_goes_with_the_position_to_whoever_thinks_for_it() -> None:
    """[SGS-DRAW-08] [SGS-R-22] What returned to B's hand and what A put under its deck, in another process: A still
    knows both, and B knows where neither lies."""
    text = f"A hand=reptine_taskmaster,prayer_wheel_novice,tengu:4 resources=tengu,wind_rider,{DECK.partition('=')[2]}"
    game = Table(f"{text}\nB T1=assassin hand=snow_runner,tengu {DECK}")
    game.do("A: play reptine_taskmaster", "A: pay", "B: pass")
    game.do("A: play prayer_wheel_novice", "B: pass", "A: keep tengu", "A: bottom")
    guess = GAME.determinize(game.state, 0, Sampler(7))
    packed = GAME.pack(guess, 0)
    bottom, place = (
        len(guess.players[0].resources),
        [guess.name(card) for card in guess.players[1].hand].index("assassin"),
    )
    assert packed.splitlines()[0] == f"remembers 0.resources.{bottom} 1.hand.{place + 1}"
    far = Table("A\nB")
    far.state = GAME.unpack(packed, 0)
    assert GAME.format(far.state) == GAME.format(guess)
    assert always(imagined(far, "A", "B", "hand"), "assassin")
    assert {deck[-1] for deck in imagined(far, "A", "A", "resources")} == {"wind_rider"}
    assert len({deck[-1] for deck in imagined(far, "B", "A", "resources")}) > 1
