"""What a seat may not know: views, events, choices, and guesses."""

from collections import Counter

import pytest

from tests.games.onboard.table import Table, TableOf, texts
from warbox.engine.decision import SPECTATOR
from warbox.engine.sampler import Sampler
from warbox.games.onboard.game import GAME
from warbox.play.flow import CannotUndo
from warbox.play.match import Match

FOUR = "options players=4\n"
TRAPS = "traps A3=trap_explosive,doc,A2,A3/B2 D2=trap_jaws,doc,C2,D2/C3\n"
COMBAT = FOUR + "ash @C5\ndoc @A5\nedges B5|C5=door_open\n"


def guess(game: Table, seat: str, seed: int) -> Table:
    """The same game as the seat might imagine it."""
    other = Table()
    other.state = GAME.determinize(game.state, GAME.parse_seat(seat), Sampler(seed))
    return other


def test_the_attack_sees_neither_cards_nor_cells_of_traps(table: TableOf) -> None:
    """[OB-TRAP-06] [OB-R-43] In the position and in the data that a page gets; nor does a spectator."""
    game = table(TRAPS)
    for seat in (0, SPECTATOR):
        traps = GAME.view(game.state, seat)["traps"]
        assert traps == [
            {"card": None, "cell": None, "agent": "doc", "from": "A2", "possible": ["B2", "A3"]},
            {"card": None, "cell": None, "agent": "doc", "from": "C2", "possible": ["D2", "C3"]},
        ]
    assert game.line("traps", "D1") == "A3=trap_explosive,doc,A2,B2/A3 D2=trap_jaws,doc,C2,D2/C3"


@pytest.mark.parametrize("seat", ["A1", "D1"])
def test_a_commitment_is_sealed_until_both_are_in(table: TableOf, seat: str) -> None:
    """[OB-R-59] [OB-COMBAT-05] The hand seems untouched, to the partner too; only that an answer was given is known."""
    start = COMBAT + "A1 hand=covering_fire,smoke_grenade\nD1 hand=barricade,counter\nat commit ash>doc"
    lines = {"A1": ["A1: commit -", "A1: commit covering_fire"], "D1": ["D1: commit -", "D1: commit counter barricade"]}
    seen = []
    for line in lines[seat]:
        game = table(start)
        events = game.do(line)
        others = [name for name in ("A1", "A2", "D1", "D2", "spectator") if name != seat]
        seen.append([(texts(events, name), game.line(seat, name), game.asks()) for name in others])
    assert seen[0] == seen[1]


def test_a_partner_sees_the_cards_once_both_are_in_and_the_enemy_after_the_reveal(table: TableOf) -> None:
    """[OB-R-03] [OB-R-59] Numbers at once, cards at the reveal."""
    game = table(COMBAT + "A1 hand=covering_fire,smoke_grenade\nD1 hand=barricade,counter\nat commit ash>doc")
    game.do("A1: commit covering_fire", "D1: commit barricade")
    assert game.fact("A1", "committed", "A2") == "covering_fire:1"
    assert game.fact("A1", "committed", "D2") == "?:1"
    game.do("D1: pass")
    assert game.fact("A1", "committed", "D2") == "covering_fire:1"


def test_a_guess_looks_the_same_to_the_seat(table: TableOf) -> None:
    """[OB-R-60] And is another truth: other hands, other traps, another order of the decks."""
    game = table(FOUR + TRAPS + "A1 hand=counter\nD1 hand=barricade:2\nD2 hand=counter,trap_wire")
    for seat in ("A1", "A2", "D1", "D2"):
        texts_seen = set()
        for seed in range(20):
            other = guess(game, seat, seed)
            assert [other.line(key, seat) for key in ("D1", "D2", "traps", "A1", "attack")] == [
                game.line(key, seat) for key in ("D1", "D2", "traps", "A1", "attack")
            ]
            texts_seen.add(other.text())
        assert len(texts_seen) == 20


def test_a_guess_puts_traps_where_they_may_be(table: TableOf) -> None:
    """[OB-R-43] In one of the cells that the Attack must reckon with, no two in one cell; always trap cards."""
    game = table("traps A3=trap_explosive,doc,A2,A3/B2 B2=trap_jaws,doc,A2,A3/B2 D2=trap_wire\n")
    places: Counter[tuple[str, ...]] = Counter()
    for seed in range(60):
        words = guess(game, "A1", seed).line("traps").split()
        cells = tuple(word.partition("=")[0] for word in words)
        assert set(cells[:2]) == {"A3", "B2"}
        assert all(word.partition("=")[2].startswith("trap_") for word in words)
        places[cells[:2]] += 1
    assert len(places) == 2
    assert len({guess(game, "A1", seed).line("traps").split()[2][:2] for seed in range(60)}) > 10


def test_a_guess_deals_every_hidden_card_once(table: TableOf) -> None:
    """[OB-R-60] The unseen cards are the same, whoever has them."""
    game = table("D1 hand=trap_stun,counter:2\ntraps A3=trap_wire\nA1 hand=counter\ndefence discard=barricade:3")
    for seed in range(10):
        other = guess(game, "A1", seed)
        assert GAME.view(other.state, 0) == GAME.view(game.state, 0)
        cards = other.fact("defence", "deck").split(",") + [other.line("traps").partition("=")[2].split(",")[0]]
        for item in other.hand("D1").split(","):
            name, _, number = item.partition(":")
            cards += [name] * int(number)
        assert len(cards) == 37
        assert Counter(cards)["barricade"] == 3


@pytest.mark.parametrize("seat", ["A1", "A2", "D1", "D2"])
def test_a_guess_in_the_middle_of_a_combat(table: TableOf, seat: str) -> None:
    """[OB-R-59] All but the owner guess sealed cards, the other team laid ones, nobody revealed ones."""
    hands = "A1 hand=covering_fire,smoke_grenade,counter\nD1 hand=barricade,counter,trap_wire\n"
    game = table(COMBAT + hands + "at commit ash>doc")
    game.do(
        "A1: commit covering_fire smoke_grenade".replace("covering_fire smoke_grenade", "smoke_grenade covering_fire")
    )
    guesses = {guess(game, seat, seed).fact("A1", "committed") for seed in range(30)}
    assert (guesses == {"smoke_grenade:1,covering_fire:1"}) == (seat == "A1")
    game.do("D1: commit barricade")
    guesses = {guess(game, seat, seed).fact("A1", "committed") for seed in range(30)}
    assert (guesses == {"smoke_grenade:1,covering_fire:1"}) == (seat in ("A1", "A2"))
    game.do("D1: pass")
    for seed in range(5):
        assert guess(game, seat, seed).fact("A1", "committed") == "smoke_grenade:1,covering_fire:1"


def test_what_an_attacker_may_do_does_not_depend_on_traps(table: TableOf) -> None:
    """[OB-TRAP-06] Choices and refusals are the same for every truth that looks the same."""
    game = table("ash @B3\n" + TRAPS + "at act ash")
    for seed in range(20):
        other = guess(game, "A1", seed)
        assert other.legal("A1") == game.legal("A1")
        assert other.refused("A1: move C3") == game.refused("A1: move C3")


def test_preparation_tells_nothing_about_the_hand(table: TableOf) -> None:
    """[OB-R-59] The question stays until the seat says it is done, with or without cards that could be played."""
    game = table("D1 hand=barricade,counter\nat prepare D1")
    game.do("D1: play barricade A1|A2")
    assert (game.asks(), game.legal("D1")) == ("D1 prepare", ["done"])


@pytest.mark.parametrize(
    ("traps", "cell", "learnt"),
    [
        ("A3=trap_jaws,doc,A2,A3/B2", "B2", True),
        ("A3=trap_jaws,doc,A2,A3/B2", "C3", False),
        ("F9=trap_jaws", "B2", True),  # nobody knows who laid it: it may lie anywhere
        ("F9=trap_jaws", "C3", True),
        ("-", "B2", False),
    ],
)
def test_a_step_that_tells_where_no_trap_lies_is_not_taken_back(traps: str, cell: str, learnt: bool) -> None:
    """[OB-TRAP-06] [OB-R-43] Else the Attack would look into cell after cell for nothing."""
    start = f"turn 2\nash @B3\nedges B3|C3=door_open\ntraps {traps}\nat act ash"
    match = Match(GAME, [("Ann", "human"), ("Bob", "human")], start=start)
    match.submit(*GAME.parse_line(f"A1: move {cell}"))
    if learnt:
        with pytest.raises(CannotUndo) as caught:
            match.undo(0)
        assert caught.value.refusal.kind == "undo-learnt"
    else:
        match.undo(0)
        assert not match.steps
