"""Whatever moment a game comes to, its position is text that reads back as the same game, in every mode."""

import pytest

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import chance_action, legal, submit
from warbox.games.siegestorm.cards.box import STANDARD
from warbox.games.siegestorm.cards.deck import Deck, check_deck, format_deck
from warbox.games.siegestorm.game import GAME
from warbox.games.siegestorm.state import SiegestormState

BRISK = ("deploy", "use", "storm", "apply", "trigger")  # what leads to the rarer questions


def mixed_deck(sampler: Sampler) -> str:
    """A legal melee deck of any cards. [SGS-MELEE-01] [SGS-MELEE-02]"""
    order = sampler.order(len(STANDARD.designs))
    counts: dict[str, int] = {}
    for index in order + order:
        name = STANDARD.designs[index].name
        counts[name] = counts.get(name, 0) + 1
        faults = [fault for fault in check_deck(Deck(counts), True, False) if fault.kind != "deck-size"]
        if faults:
            del counts[name]
        if sum(counts.values()) == 34:
            break
    return format_deck(Deck(counts))


def choose(state: SiegestormState, seat: int, sampler: Sampler) -> Action:
    choices = legal(state, seat)
    brisk = [choice for choice in choices if choice.text.startswith(BRISK)]
    wanted = brisk if brisk and int(sampler.below(3)) else choices
    return wanted[int(sampler.below(len(wanted)))]


def look(state: SiegestormState) -> list[str]:
    """All that can be asked of a state."""
    choices = [" ".join(choice.text for choice in legal(state, seat)) for seat in range(len(GAME.seats))]
    views = [str(GAME.view(state, seat)) for seat in range(len(GAME.seats))]
    return [GAME.format(state), repr(state.question), repr(state.outcome), *choices, *views]


@pytest.mark.parametrize("mode", ["duel", "solo", "coop", "last3", "last4"])
@pytest.mark.parametrize("seed", [3, 8])
def test_every_moment_of_a_game_reads_back_as_itself(mode: str, seed: int) -> None:
    sampler = Sampler(seed)
    decks = {f"deck-{letter}": mixed_deck(sampler) for letter in "abcd"}
    state = GAME.new({"mode": mode, "melee": "yes"} | decks)
    moments = 0
    while state.question is not None:
        text = GAME.format(state)
        twin = GAME.parse(text)
        assert GAME.format(twin) == text
        if moments % 10 == 0:
            assert look(twin) == look(state)
        seats = state.question.seats
        seat = seats[int(sampler.below(len(seats)))]
        action = chance_action(state, sampler) if seat == CHANCE else choose(state, seat, sampler)
        told = [event.text() for event in submit(state, seat, action)]
        assert [event.text() for event in submit(twin, seat, action)] == told
        moments += 1
    assert look(GAME.parse(GAME.format(state))) == look(state)
    assert moments > 30


def test_a_link_may_lie_along_a_zone_that_an_elimination_has_removed() -> None:
    text = """
        options mode=last4
        turn 9 C
        B out
        zones 1=A-C 3=C-D 4=D-A
        C resources=20
        link C action star_reader zone=2
        under turn C
        under chain resolving under-way
        under resolve C action from=link.1 zone=2 stage=next
        at vision C seen=tengu,despoiler
    """
    state = GAME.parse(text)
    assert "vision-keep" in repr(state.question)
    assert GAME.format(GAME.parse(GAME.format(state))) == GAME.format(state)


def test_of_creatures_that_storm_inside_each_other_the_last_one_is_the_innermost() -> None:
    state = GAME.parse("""
        options mode=last3
        turn 5 A
        A 1.S1=snow_runner
        B 1.S1=white_lancer 1.FL=stone_monk
        C 3.FL=stone_monk
        under storm B B.1.S1 stage=after attacked inner
        at storm A A.1.S1 stage=attack inner
    """)
    assert state.storming == sorted(state.storming, key=lambda card: state.name(card) == "snow_runner")
    assert "strength=2" in GAME.format(state)


def test_only_links_that_are_still_there_are_written_as_negated() -> None:
    state = GAME.parse("""
        A resources=snow_runner,tengu,tengu
        link A action lantern_bearer
        link B action silent_abbot
        at chain resolving negated=2
    """)
    assert "vision-keep" in repr(state.question)
    assert "negated" not in GAME.format(state)
    assert GAME.format(GAME.parse(GAME.format(state))) == GAME.format(state)
