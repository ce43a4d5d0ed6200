"""Seats: hands, who plays for whom, and what a partner may do."""

from tests.games.onboard.table import TableOf, kinds, texts
from warbox.games.onboard.game import GAME

FOUR = "options players=4\n"
COMBAT = FOUR + "ash @C5\ndoc @A5\nedges B5|C5=door_open\n"


def test_every_seat_holds_five_cards_of_its_teams_deck(table: TableOf) -> None:
    """[OB-SEAT-01] [OB-R-01] Two seats of a team hold ten cards, of one deck."""
    game = table(FOUR + "at first-draw")
    sizes = [sum(int(item.split(":")[1]) for item in game.hand(seat).split(",")) for seat in ("A1", "A2", "D1", "D2")]
    assert sizes == [5, 5, 5, 5]
    assert len(game.fact("attack", "deck").split(",")) == 30


def test_only_the_commanding_seat_plays_cards_for_an_agent(table: TableOf) -> None:
    """[OB-SEAT-02] [OB-R-01] Ash is A1's; A2's smoke is of no use to her."""
    game = table(FOUR + "ash @C2\nA2 hand=smoke_grenade\nat act ash")
    assert game.asks() == "A1 act"
    assert game.legal("A1", "play") == []
    assert game.refused("A1: play smoke_grenade C3") == "not-in-hand OB-SEAT-02"
    assert game.refused("A2: play smoke_grenade C3") == "not-asked OB-ACTION-01"


def test_a_partner_neither_commits_nor_counters(table: TableOf) -> None:
    """[OB-SEAT-02] [OB-R-01] Doc is D1's: D2's Counter stays where it is."""
    game = table(COMBAT + "A1 hand=covering_fire\nD1 hand=smoke_grenade\nD2 hand=counter,barricade\nat act ash")
    game.do("A1: fight doc")
    assert game.asks() == "A1+D1 commit"
    assert game.refused("D2: commit barricade") == "not-asked OB-COMBAT-05"
    assert game.refused("D1: commit barricade") == "not-in-hand OB-COMBAT-06"
    game.do("D1: commit -", "A1: commit covering_fire")
    assert game.asks() == "D1 counter"
    assert game.legal("D1") == ["pass"]


def test_the_agent_chosen_is_commanded_by_its_own_seat(table: TableOf) -> None:
    """[OB-R-56] A1 chooses for the team; then the Agent's seat makes all its choices."""
    game = table(FOUR + "at activate A1")
    game.do("A1: activate blitz")
    assert game.asks() == "A2 act"
    assert game.refused("A1: stop") == "not-asked OB-ACTION-01"
    game.do("A2: stop")
    assert game.asks() == "A1 activate"


def test_the_second_seat_chooses_once_the_first_is_out(table: TableOf) -> None:
    """[OB-R-56] All Agents of A1 are dead: A2 speaks for the team."""
    game = table(FOUR + "ash dead\nthermite dead\nat activate A2")
    assert game.legal("A2") == ["activate twitch", "activate blitz", "end"]


def test_hands_are_open_in_a_team_and_closed_to_the_other(table: TableOf) -> None:
    """[OB-SEAT-04] [OB-R-03] Hand sizes and discard piles are public, cards are the team's, deck orders nobody's."""
    game = table(FOUR + "A1 hand=counter\nD1 hand=barricade,counter\nD2 hand=trap_wire\nattack discard=breach_charge")
    assert [game.hand(seat, "A2") for seat in ("A1", "D1", "D2")] == ["counter:1", "?:2", "?:1"]
    assert [game.hand(seat, "D2") for seat in ("A1", "D1", "D2")] == ["?:1", "counter:1,barricade:1", "trap_wire:1"]
    assert [game.hand(seat, "spectator") for seat in ("A1", "D1")] == ["?:1", "?:2"]
    for watcher in ("A1", "D1", "spectator"):
        assert game.line("attack", watcher) == "deck=?:38 discard=breach_charge:1"


def test_the_deck_lists_are_known_and_so_is_what_is_unseen(table: TableOf) -> None:
    """[OB-R-60] What a seat does not see, it can count."""
    game = table("A1 hand=counter\nD1 hand=trap_stun\ndefence deck=barricade,trap_wire\nattack deck=counter")
    decks = GAME.view(game.state, 0)["decks"]
    assert isinstance(decks, dict)
    assert decks["defence"]["unseen"] == {"barricade": 1, "trap_stun": 1, "trap_wire": 1}
    assert decks["attack"]["unseen"] == {"counter": 1}
    assert decks["attack"]["cards"] is None


def test_a_seat_without_agents_discards_its_hand_and_draws_no_more(table: TableOf) -> None:
    """[OB-SEAT-05] [OB-R-04] At once, in the middle of a phase; the partner plays on."""
    game = table(
        FOUR + "turn 2\nash @A4\nthermite dead\ndoc @A5 hp=1\ncastle dead\n"
        "D1 hand=counter,barricade:2\nD2 hand=counter\nat act ash"
    )
    events = game.do("A1: fight doc")
    assert kinds(events) == ["fight", "killed", "hand-discarded", "discarded", "discarded"]
    assert texts(events)[2:] == [
        "hand-discarded OB-SEAT-05 seat=D1 count=3",
        "discarded OB-SEAT-05 seat=D1 card=counter count=1",
        "discarded OB-SEAT-05 seat=D1 card=barricade count=2",
    ]
    assert game.hand("D1") == "-"
    game.do("A1: stop", "A1: end")
    assert game.asks() == "D2 activate"
    events = game.do("D2: end")
    assert [text for text in texts(events, "spectator") if text.startswith("drawn")] == [
        "drawn OB-TURN-06 seat=A1 count=5",
        "drawn OB-TURN-06 seat=A2 count=5",
        "drawn OB-TURN-06 seat=D2 count=4",
    ]
