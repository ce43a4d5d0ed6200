"""Playing one game of an experiment, and noting what happens in it."""

from hashlib import sha256
from typing import Any, Final

from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance, legal
from warbox.lab.boards import Notes, observer_of
from warbox.lab.experiment import Experiment
from warbox.lab.row import Row
from warbox.players import make_player
from warbox.players.table import SeatTable

DIGITS: Final = 3  # of a chance that is kept


def watch_game(experiment: Experiment, number: int) -> Row:
    """Play the game of that number to its end.

    All games of a deal have the same dice: each kind of roll and each shuffle has numbers of its own, so that games
    which differ in one thing stay comparable in the others. What players leave to chance is the same in all variants.
    """
    rest, rotation = divmod(number, experiment.rotations)
    rest, lineup = divmod(rest, len(experiment.lineups))
    deal, index = divmod(rest, len(experiment.variants))
    variant = experiment.variants[index]
    game = experiment.rules
    names = experiment.lineups[lineup]
    seats = range(len(names))
    sitting = [names[(seat + rotation) % len(names)] for seat in seats]
    players = [
        make_player(sitting[seat], game, _seed(experiment, deal, f"{lineup}/{rotation}/{game.seats[seat]}"))
        for seat in seats
    ]
    state: State = game.new(variant.options)
    notes = Notes(game.seats)
    observer = observer_of(game, state, notes)
    dice: dict[str, Sampler] = {}
    kinds: dict[str, dict[str, tuple[int, int]]] = {}
    pulse = Pulse(game, state, [side[0] for side in experiment.sides])
    decisions = 0
    while (question := state.question) is not None:
        seat = question.seats[0]
        state.events = []
        if seat == CHANCE:
            if question.kind not in dice:
                dice[question.kind] = Sampler(_seed(experiment, deal, f"dice/{question.kind}"))
            chance(state, dice[question.kind])
        else:
            own = kinds.setdefault(game.seats[seat], {})
            count, choices = own.get(question.kind, (0, 0))
            own[question.kind] = (count + 1, choices + len(legal(state, seat)))
            apply(state, seat, players[seat].choose(SeatTable(game, state, seat)))
            decisions += 1
        events, state.events = state.events, None
        observer.see(state, events)
        pulse.look(state)
    assert state.outcome is not None
    return Row(
        number=number,
        deal=deal,
        variant=variant.name,
        lineup=lineup,
        rotation=rotation,
        players={game.seats[seat]: sitting[seat] for seat in seats},
        winners=[game.seats[seat] for seat in state.outcome.winners],
        end=state.outcome.kind,
        rule=state.outcome.rule,
        turns=game.turn(state),
        decisions=decisions,
        kinds=kinds,
        uses=notes.uses,
        places=notes.places,
        outlook=pulse.outlook,
    )


def _seed(experiment: Experiment, deal: int, what: str) -> int:
    return int.from_bytes(sha256(f"lab/{experiment.seed}/{deal}/{what}".encode()).digest()[:7])


class Pulse:
    """The chances of the sides at the end of every turn; where turns are not counted, whenever the turn passes."""

    def __init__(self, game: Game[Any], state: State, seats: list[int]) -> None:
        self._game = game
        self._seats = seats
        self._turn = game.turn(state)
        self._leg = game.leg(state)
        self._counted = self._turn > 0
        self.outlook: list[list[float]] = []

    def look(self, state: State) -> None:
        turn, leg = self._game.turn(state), self._game.leg(state)
        if turn > 0 and not self._counted:
            self._counted = True
            self.outlook = []  # what was before the first turn is setting up
        ended = turn != self._turn and self._turn > 0 if self._counted else leg > self._leg
        if ended and state.question is not None:
            self.outlook.append([round(self._game.evaluate(state, seat), DIGITS) for seat in self._seats])
        self._turn, self._leg = turn, leg
