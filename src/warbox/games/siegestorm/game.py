"""The game as the rest of the program knows it."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.game import Game, Option
from warbox.engine.turn import settle
from warbox.games.siegestorm.actions import parse_action
from warbox.games.siegestorm.battlefield import BOSS, SEATS, first_battlefield
from warbox.games.siegestorm.box import STANDARD
from warbox.games.siegestorm.readings import OPTIONS, Readings
from warbox.games.siegestorm.setup import DECKS, Setup, new_table
from warbox.games.siegestorm.state import Player, SiegestormState


class Siegestorm(Game[SiegestormState]):
    def __init__(self) -> None:
        self.slug = "siegestorm"
        self.prefix = "SGS"
        self.rules_version = "1"
        self.seats = [*SEATS, BOSS]
        self.options: list[Option] = OPTIONS

    def new(self, options: dict[str, str]) -> SiegestormState:
        readings = Readings(self.complete_options(options))
        field = first_battlefield(int(readings.mode), int(readings.seats))
        state = SiegestormState(readings, STANDARD, field, [Player() for _ in range(int(field.players))])
        new_table(state)
        state.push(Setup(DECKS, readings.decks))
        settle(state)
        return state

    def parse_seat_action(self, text: str) -> Action:
        return parse_action(text)


GAME: Final = Siegestorm()
