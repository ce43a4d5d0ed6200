"""Decks and command points: what the levels draw, and what supplies are worth to who can buy units with them."""

from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance
from warbox.games.tideofiron.cards.card import DECK_LIST
from warbox.games.tideofiron.game import GAME
from warbox.games.tideofiron.reckoning.cards import CARD_WORTH, DECK_BRINGS_UNITS, mean_worth
from warbox.games.tideofiron.reckoning.pull import goals, stakes
from warbox.games.tideofiron.reckoning.taste import PLAIN, Taste
from warbox.games.tideofiron.rules.drawing import Drawing
from warbox.games.tideofiron.state import ToiState


def asked_to_draw(scenario: str, side: int) -> ToiState:
    """A scenario in which a side draws its first card."""
    state = GAME.new(GAME.complete_options({"scenario": scenario}))
    luck = Sampler(1)
    while (question := state.question) is not None and question.seats[0] in (CHANCE, 1 - side):
        if question.seats[0] == CHANCE:
            chance(state, luck)
        else:
            apply(state, 1 - side, GAME.candidates(state, 1 - side)[0])
    assert isinstance(state.stack[-1], Drawing)
    return state


def test_the_levels_draw_reinforcements_and_greedy_any_card() -> None:
    for side, deck in ((0, "us_reinf1"), (1, "de_reinf1")):
        state = asked_to_draw("s2", side)
        assert [action.text for action in GAME.broad(state, side)] == [f"draw {deck}"]
        assert [action.text for action in GAME.tried(state, side)] == [f"draw {deck}"]
        assert len(GAME.candidates(state, side)) == 2
    state = asked_to_draw("s3", 1)
    assert [action.text for action in GAME.broad(state, 1)] == ["draw morale1"], "rather than fortifications"


def test_what_has_been_drawn_is_no_reason_to_draw_from_a_deck() -> None:
    """With nothing but the poorest card left, the other deck is better."""
    state = asked_to_draw("s2", 1)
    places = [place for place, deck in enumerate(state.scenario.forces[1].decks) if DECK_BRINGS_UNITS[deck]]
    place = len(state.scenario.forces[0].decks) + places[0]
    poorest = min(CARD_WORTH)
    state.decks = [[CARD_WORTH.index(poorest)] if one == place else deck for one, deck in enumerate(state.decks)]
    assert [action.text for action in GAME.broad(state, 1)] == ["draw ground1"]


def test_one_more_card_is_never_declined() -> None:
    """[TOI-STATUS-03]"""
    state = asked_to_draw("s2", 1)
    state.stack.pop()
    state.push(Drawing(1, 1, True, True))
    assert [action.text for action in GAME.candidates(state, 1)][-1] == "pass"
    assert [action.text for action in GAME.broad(state, 1)] == ["draw de_reinf1"]


def test_only_reinforcements_bring_units() -> None:
    named = {deck.name for place, deck in enumerate(DECK_LIST) if DECK_BRINGS_UNITS[place]}
    assert named == {"us_reinf1", "de_reinf1"}
    assert mean_worth([]) == 0.0


def test_supplies_are_worth_more_to_who_buys_units_with_them() -> None:
    """The Two Bridges have reinforcements on both sides, Night Column on neither; to `greedy` it is all the same."""
    knobs = GAME.knobs()
    plain, rich = Taste(True, knobs | {"reinforced": knobs["supplies"]}), Taste(True, knobs | {"reinforced": 1.0})
    for scenario, more in (("s2", True), ("s4", False)):
        state = GAME.new(GAME.complete_options({"scenario": scenario}))
        for side in range(2):
            places = [place for place, goal in enumerate(goals(state.scenario)) if goal.cp[side] > 0]
            assert places
            before = stakes(state, goals(state.scenario), side, plain)
            after = stakes(state, goals(state.scenario), side, rich)
            for place in places:
                assert (after[place] > before[place]) == more
    assert PLAIN.reinforced == PLAIN.supplies
    assert knobs["reinforced"] > knobs["supplies"]
