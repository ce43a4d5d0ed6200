"""Games side by side: each is answered once a step, and its row of the arrays is written.

A game that ends leaves its last observation in `finals` and begins anew at once. With an `opponent` the other seats
are computer players, as in `warbox.adapters.gym`; without one the seat that is to move answers, whichever it is, as in
`warbox.adapters.pettingzoo` with turns. Seeds lead to the same games here and there.
"""

from typing import Any, Final

from warbox.adapters.rows.facts import Place, Row
from warbox.adapters.rows.numbers import Numbered, Numbers
from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, SEALED
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance, legal
from warbox.players import make_player
from warbox.players.player import Player
from warbox.players.table import SeatTable

SEEDS: Final = 2**60
TRIES: Final = 100  # to find a game in which the seat is asked at all
RANDOM: Final = "random"


class Table:
    """What all rows have in common: what is played, against whom, and how."""

    def __init__(
        self,
        game: Game[Any],
        root: State,
        seats: list[int],
        slots: int,
        columns: int,
        opponent: str | None,
        seat: int | None,
        most: int,
        shaping: float,
    ) -> None:
        self.game: Final = game
        self.root: Final = root
        self.seats: Final = seats
        self.opponent: Final = opponent
        self.seat: Final = seat  # that is played against the opponent; None: each in turn
        self.most: Final = most  # cycles, or answers of the seat, before a game is cut short
        self.shaping: Final = shaping
        self.places: Final = Place(0, columns)
        self.numbers: Final = Numbers(slots)
        self.waiting: Final = self.numbers.waiting()


class Arrays:
    """The memory of the arrays; of those with many numbers a game, row by row."""

    def __init__(
        self,
        observations: list[Any],
        finals: list[Any],
        masks: list[Any],
        rewards: "memoryview[float]",
        terminated: "memoryview[int]",
        truncated: "memoryview[int]",
        refused: "memoryview[int]",
        to_move: "memoryview[int]",
    ) -> None:
        self.observations: Final = observations
        self.finals: Final = finals
        self.masks: Final = masks
        self.rewards: Final = rewards  # a number for each seat; against an opponent one
        self.terminated: Final = terminated
        self.truncated: Final = truncated
        self.refused: Final = refused
        self.to_move: Final = to_move


class Seated:
    """One game and its row."""

    def __init__(self, table: Table, arrays: Arrays, index: int) -> None:
        self.table: Final = table
        self.arrays: Final = arrays
        self.index: Final = index
        self.row: Final = Row(table.places, arrays.observations[index])
        self.mask: Final[Any] = arrays.masks[index]
        self.state = table.root
        self.seat = 0
        self.entropy: Any = None  # numpy's generator of the row; asked at the start of a game only
        self.games = 0
        self.dice = Sampler(0)
        self.samplers: list[Sampler] = []  # of the seats of random players
        self.players: list[Player] = []
        self.order: tuple[int, ...] = ()  # the seats that answer in this cycle
        self.place = 0
        self.count = 0  # cycles, or answers of the seat
        self.worth = 0.0
        self.choices = Numbered([], [], bytearray())  # nothing has been shown yet

    def seed(self, entropy: Any) -> None:
        """A new game, and all others after it, from a generator."""
        self.entropy = entropy
        self.games = 0
        self.begin()

    def begin(self) -> None:
        table = self.table
        self.count = 0
        if table.opponent is None:
            self.dice = Sampler(int(self.entropy.integers(SEEDS)))
            self.state = table.root.clone()
            self.roll()
            self.begin_cycle()
        else:
            seats = table.seats
            self.seat = seats[self.games % len(seats)] if table.seat is None else table.seat
            self.games += 1
            for _ in range(TRIES):
                self.sit_down(table.opponent)
                if self.state.outcome is None:
                    break
            else:
                letter = table.game.seat_letter(self.seat)
                raise ValueError(f"from this start the game is over before seat {letter} is asked")
            self.worth = self.evaluation()
        self.show()

    # every seat is yours

    def begin_cycle(self) -> None:
        """Whoever is asked now answers in this cycle, one after the other."""
        question = self.state.question
        self.place = 0
        if question is None:
            raise ValueError("from this start the game is over before anybody is asked")
        self.order = question.seats if question.mode == SEALED else question.seats[:1]
        self.seat = self.order[0]

    def go_on(self) -> bool:
        """Whoever answers next in the cycle, or the next cycle; whether the game is cut short."""
        self.place += 1
        if self.place < len(self.order):
            self.seat = self.order[self.place]
            return False
        self.count += 1
        if self.count >= self.table.most:
            return True
        self.begin_cycle()
        return False

    # against an opponent

    def sit_down(self, opponent: str) -> None:
        """Another game, as far as the seat's first question."""
        table = self.table
        self.dice = Sampler(int(self.entropy.integers(SEEDS)))
        self.samplers = []
        self.players = []
        for other in table.seats:
            seed = 0 if other == self.seat else int(self.entropy.integers(SEEDS))
            if opponent == RANDOM:
                self.samplers.append(Sampler(seed))
            else:
                self.players.append(make_player(opponent, table.game, seed))
        self.state = table.root.clone()
        self.others_play()

    def others_play(self) -> None:
        """The other seats and chance answer until the seat is asked, or the game is over."""
        state = self.state
        while True:
            question = state.question
            if question is None:
                return
            asked = question.seats[0]
            if asked == self.seat:
                return
            if asked == CHANCE:
                chance(state, self.dice)
            else:
                apply(state, asked, self.answer(asked))

    def answer(self, asked: int) -> Action:
        """What a computer player answers. The list of choices is the same for all that its seat may not know."""
        place = self.table.seats.index(asked)
        if self.samplers:
            choices = legal(self.state, asked)
            return choices[int(self.samplers[place].below(len(choices)))]
        chosen: Action = self.players[place].choose(SeatTable(self.table.game, self.state, asked))
        return chosen

    def evaluation(self) -> float:
        """What the position is worth to the seat, from -1 to 1 times `shaping`; nothing once the game is over."""
        table = self.table
        if not table.shaping or self.state.outcome is not None:
            return 0.0
        known = table.game.determinize(self.state, self.seat, Sampler(0))
        return table.shaping * (2.0 * table.game.evaluate(known, self.seat) - 1.0)

    # a step

    def roll(self) -> None:
        """All that chance is asked for now."""
        state = self.state
        while True:
            question = state.question
            if question is None or question.seats[0] != CHANCE:
                return
            chance(state, self.dice)

    def step(self, number: int) -> None:
        """Answer with the number of a choice. One that the mask does not have is refused: nothing changes."""
        action = self.choices.action(number)
        if action is not None:
            apply(self.state, self.seat, action)
        elif self.choices is not self.table.waiting:
            self.arrays.refused[self.index] = 1
        if self.table.opponent is None:
            self.roll()
            self.step_turn()
        else:
            self.others_play()
            self.step_opponent()

    def step_turn(self) -> None:
        outcome = self.state.outcome
        arrays = self.arrays
        if outcome is not None:
            arrays.terminated[self.index] = 1
            seats = self.table.seats
            for place, seat in enumerate(seats):
                arrays.rewards[self.index * len(seats) + place] = 2.0 * outcome.score(seat) - 1.0
            self.finish()
        elif self.go_on():
            arrays.truncated[self.index] = 1
            self.finish()
        else:
            self.show()

    def step_opponent(self) -> None:
        self.count += 1
        outcome = self.state.outcome
        arrays = self.arrays
        reward = 0.0
        if self.table.shaping:
            before = self.worth
            self.worth = self.evaluation()
            reward = self.worth - before
        if outcome is not None:
            reward += 2.0 * outcome.score(self.seat) - 1.0
        if reward:
            arrays.rewards[self.index] = reward
        if outcome is not None:
            arrays.terminated[self.index] = 1
            self.finish()
        elif self.count >= self.table.most:
            arrays.truncated[self.index] = 1
            self.finish()
        else:
            self.show()

    def finish(self) -> None:
        """Keep the last observation, and begin another game."""
        self.row.show(self.table.game.view(self.state, self.seat))
        self.arrays.finals[self.index][:] = self.arrays.observations[self.index]
        self.begin()

    def show(self) -> None:
        """Write what the seat to move sees and may choose."""
        state = self.state
        table = self.table
        self.row.show(table.game.view(state, self.seat))
        question = state.question
        if question is not None and self.seat in question.seats:
            choices = table.numbers.of(state.stack[-1].legal(state, self.seat))
        else:
            choices = table.waiting
        if choices is not self.choices:
            self.choices = choices
            self.mask[:] = choices.mask
        self.arrays.to_move[self.index] = table.seats.index(self.seat)


class Rows:
    """All of them."""

    def __init__(self, table: Table, arrays: Arrays, count: int) -> None:
        self.games: Final = [Seated(table, arrays, index) for index in range(count)]

    def seed(self, generators: list[Any]) -> None:
        for game, entropy in zip(self.games, generators, strict=True):
            game.seed(entropy)

    def reset(self) -> None:
        """New games, whose chance goes on from that of the last ones."""
        for game in self.games:
            game.begin()

    def step(self, numbers: list[int]) -> None:
        for game, number in zip(self.games, numbers, strict=True):
            game.step(number)

    def texts(self, index: int) -> dict[int, str]:
        """What the numbers of a row say, in notation."""
        choices = self.games[index].choices
        return {number: action.text for number, action in zip(choices.numbers, choices.actions, strict=True)}
