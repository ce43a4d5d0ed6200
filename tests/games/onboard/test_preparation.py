"""The preparation phase."""

from tests.games.onboard.table import TableOf, kinds, texts

DECK = "defence deck=trap_stun,trap_jaws,trap_wire,counter,smoke_grenade,flash_grenade\n"


def test_preparation_comes_once_before_turn_1(table: TableOf) -> None:
    """[OB-PREP-01] [OB-R-58] It is no turn; turn 2 begins with its attack phase."""
    game = table("D1 hand=counter\nat prepare D1")
    assert game.line("turn") == "0"
    game.do("D1: done")
    assert (game.line("turn"), game.asks()) == ("1", "A1 activate")
    game.do("A1: end", "D1: end")
    assert (game.line("turn"), game.asks()) == ("2", "A1 activate")


def test_every_seat_draws_five_in_seat_order(table: TableOf) -> None:
    """[OB-PREP-02] [OB-R-10] Each seat in full before the next: A2 gets the sixth card of the deck on."""
    game = table(
        "options players=4\nattack deck=" + ",".join(["counter"] * 5 + ["breach_charge"] * 5) + "\n"
        "defence deck=" + ",".join(["barricade"] * 5 + ["trap_explosive"] * 5) + "\nat first-draw"
    )
    assert [game.hand(seat) for seat in ("A1", "A2", "D1", "D2")] == [
        "counter:5",
        "breach_charge:5",
        "barricade:5",
        "trap_explosive:5",
    ]
    assert game.asks() == "D1 prepare"


def test_the_defence_plays_barricades_and_reinforcements_anywhere(table: TableOf) -> None:
    """[OB-PREP-03] [OB-R-07] Every door, window and wall token of the board, outer walls included."""
    game = table("D1 hand=barricade,wall_reinforcement\nat prepare D1")
    assert (game.asks(), game.rule()) == ("D1 prepare", "OB-PREP-03")
    barricades = game.legal("D1", "play barricade")
    assert len(barricades) == 20
    assert "play barricade A1|A2" in barricades
    assert "play barricade C8|C9" in barricades
    assert len(game.legal("D1", "play wall_reinforcement")) == 10
    assert game.refused("D1: play barricade B1|B2") == "edge-not-changed OB-CARD-10"
    assert game.refused("D1: play wall_reinforcement A6|A7") == "edge-not-changed OB-CARD-11"
    assert game.refused("D1: activate doc") == "prepare-first OB-PREP-03"


def test_cards_are_played_one_at_a_time_openly_and_for_good(table: TableOf) -> None:
    """[OB-PREP-04] [OB-R-07] Face up to the discard pile, the token in view of all."""
    game = table("D1 hand=barricade:2,wall_reinforcement,counter\nat prepare D1")
    events = game.do("D1: play barricade D1|D2")
    assert texts(events, "A1") == ["prepared OB-PREP-03 seat=D1 card=barricade edge=D1|D2 state=window_barricaded"]
    assert game.fact("defence", "discard") == "barricade:1"
    assert game.fact("edges", "D1|D2", "A1") == "window_barricaded"
    assert game.asks() == "D1 prepare"
    game.do("D1: play barricade C1|C2", "D1: play wall_reinforcement D3|D4")
    assert [game.edge(edge) for edge in ("C1|C2", "D3|D4")] == ["door_barricaded", "reinforced"]
    assert game.fact("supply", "reinforced") == "7"


def test_no_other_card_is_used_in_this_phase(table: TableOf) -> None:
    """[OB-PREP-05] No traps, no grenades; the Attack does nothing."""
    game = table("A1 hand=breach_charge\nD1 hand=trap_jaws,smoke_grenade,covering_fire\nat prepare D1")
    assert game.legal("D1") == ["done"]
    assert game.refused("D1: play smoke_grenade A5") == "prepare-only OB-PREP-05"
    assert game.refused("D1: play covering_fire ash") == "prepare-only OB-PREP-05"
    assert game.refused("D1: lay trap_jaws A5") == "prepare-only OB-PREP-05"
    assert game.refused("D1: play breach_charge A3|A4") == "prepare-only OB-PREP-05"
    assert game.refused("D1: play barricade A1|A2") == "not-in-hand OB-PREP-03"
    assert game.refused("A1: play breach_charge B1|B2") == "not-asked OB-PREP-03"


def test_then_the_defence_draws_up_to_five(table: TableOf) -> None:
    """[OB-PREP-06] Three cards played, three drawn; what is drawn now cannot be placed for free."""
    game = table("D1 hand=barricade:2,wall_reinforcement,trap_explosive,counter\n" + DECK + "at prepare D1")
    game.do("D1: play barricade A1|A2", "D1: play barricade C1|C2", "D1: play wall_reinforcement B1|B2")
    events = game.do("D1: done")
    assert kinds(events) == ["prepare-over", "drawn", "drew", "drew", "drew", "turn"]
    assert texts(events, "A1")[1] == "drawn OB-PREP-06 seat=D1 count=3"
    assert game.hand("D1") == "counter:1,trap_explosive:1,trap_jaws:1,trap_stun:1,trap_wire:1"
    assert game.hand("A1") == "-"
    assert game.asks() == "A1 activate"


def test_d1_places_all_it_wants_then_d2(table: TableOf) -> None:
    """[OB-R-07] Then D1 and D2 refill."""
    game = table("options players=4\nD1 hand=barricade\nD2 hand=barricade,counter\n" + DECK + "at prepare D1")
    game.do("D1: play barricade A1|A2")
    assert game.asks() == "D2 prepare"  # D1's hand is empty, as all can see
    game.do("D2: done")
    assert game.hand("D1") == "smoke_grenade:1,counter:1,trap_jaws:1,trap_stun:1,trap_wire:1"
    assert game.hand("D2") == "flash_grenade:1,counter:1,barricade:1"


def test_the_question_is_asked_whatever_the_seat_holds(table: TableOf) -> None:
    """[OB-R-59] So nobody learns from it who holds a barricade; a seat without any card is not asked."""
    assert table("D1 hand=counter\nat prepare D1").asks() == "D1 prepare"
    assert table("D1 hand=barricade\nat prepare D1").asks() == "D1 prepare"
    assert table("defence deck=-\nat prepare D1").asks() == "A1 activate"
