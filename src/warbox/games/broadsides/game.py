"""The game as the rest of the program knows it."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER
from warbox.engine.game import Game, Option, View
from warbox.engine.sampler import Sampler
from warbox.engine.turn import settle
from warbox.games.broadsides import evaluate as evaluation
from warbox.games.broadsides import view as views
from warbox.games.broadsides.actions import parse_action
from warbox.games.broadsides.notation import format_position
from warbox.games.broadsides.position import DEPLOYMENT, parse_position
from warbox.games.broadsides.readings import OPTIONS, Readings
from warbox.games.broadsides.sea import SEATS
from warbox.games.broadsides.ship import new_ship
from warbox.games.broadsides.state import BroadsidesState


class Broadsides(Game[BroadsidesState]):
    def __init__(self) -> None:
        self.slug = "broadsides"
        self.prefix = "BBP"
        self.rules_version = "1"
        self.seats = SEATS
        self.options: list[Option] = OPTIONS

    def new(self, options: dict[str, str]) -> BroadsidesState:
        state = BroadsidesState(Readings(self.complete_options(options)), [new_ship(0), new_ship(1)])
        state.push(DEPLOYMENT)
        settle(state)
        return state

    def view(self, state: BroadsidesState, seat: int) -> View:
        return views.view(state, seat)

    def format(self, state: BroadsidesState, seat: int = ARBITER) -> str:
        return format_position(views.view(state, seat), self.options)

    def parse(self, text: str) -> BroadsidesState:
        return parse_position(text)

    def parse_seat_action(self, text: str) -> Action:
        return parse_action(text)

    def determinize(self, state: BroadsidesState, seat: int, sampler: Sampler) -> BroadsidesState:
        return views.determinize(state, seat, sampler)

    def evaluate(self, state: BroadsidesState, seat: int) -> float:
        return evaluation.evaluate(state, seat)


GAME: Final = Broadsides()
