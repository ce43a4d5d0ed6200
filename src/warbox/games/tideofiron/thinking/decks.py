"""Which deck the levels draw from."""

from warbox.engine.action import Action
from warbox.games.tideofiron.actions import DrawCard
from warbox.games.tideofiron.reckoning.cards import mean_worth
from warbox.games.tideofiron.rules.drawing import first_place
from warbox.games.tideofiron.state import ToiState
from warbox.games.tideofiron.thinking.ranking import Ranking


def best_deck(state: ToiState, seat: int, choices: list[Action]) -> list[Action]:
    """The deck whose cards that are left are worth most on average; to draw is better than to pass."""
    ranking = Ranking()
    side = seat % 2
    decks = state.scenario.forces[side].decks
    for action in choices:
        if isinstance(action, DrawCard):
            place = first_place(state, side) + decks.index(action.deck)
            ranking.add(mean_worth(state.decks[place]), action)
        else:
            ranking.add(-9.0, action)
    return ranking.best(1, -99.0)
