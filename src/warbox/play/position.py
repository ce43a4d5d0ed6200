"""The door for programmers: a position of any game, as a value.

>>> import warbox
>>> at = warbox.Position("game broadsides; S @6,4 N; I @7,4 N; at shot S shots=1 then=0")
>>> at.legal()[:2]
['shot A', 'shot B']

`docs/python.md` is the page about it; its examples are run by the tests.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, CHANCE, SPECTATOR, Decision, Refusal
from warbox.engine.event import Event
from warbox.engine.game import Game, View
from warbox.engine.notation import ParseError, parse_chance, position_lines
from warbox.engine.probe import Probe
from warbox.engine.sampler import Sampler
from warbox.engine.state import Outcome, State
from warbox.engine.turn import chance_action, chances, check, is_complete, legal, sample, submit
from warbox.games import load_game
from warbox.play.replay import opening, spread


class Position:
    """A moment of a game: what lies on the table and what is asked. It never changes; to play gives another one.

    Seats are named by their letters; `*` is chance, `spectator` somebody without a seat, and no seat at all whoever is
    asked, or for a view an arbiter, who sees everything.
    """

    __slots__ = ("_state", "events", "game")

    game: Game[Any]
    events: list[Event]  # what happened when the last lines were played

    def __init__(self, text: str) -> None:
        """A position from its text, with lines or in one line with `;`. Raises ParseError: what, where, why."""
        lines = spread(text)
        words = [line.split() for _, line in position_lines(lines)]
        slugs = [one[1] for one in words if one[0] == "game" and len(one) == 2]
        if not slugs:
            raise ParseError("a position has a line 'game GAME'", text[:40])
        try:
            self.game = load_game(slugs[0])
        except KeyError as error:
            raise ParseError(str(error.args[0]), slugs[0]) from None
        self._state: State = opening(self.game, {}, lines)
        self.events = []

    @classmethod
    def start(cls, game: str, options: Mapping[str, str] | None = None) -> "Position":
        """The start of a game. Raises KeyError for a game that does not exist, SetupError for options that do not."""
        rules = load_game(game)
        return cls._of(rules, opening(rules, options or {}, None), [])

    @classmethod
    def _of(cls, game: Game[Any], state: State, events: list[Event]) -> "Position":
        made = cls.__new__(cls)
        made.game = game
        made._state = state
        made.events = events
        return made

    # what there is

    @property
    def text(self) -> str:
        """The whole position, one thing a line."""
        return self.game.format(self._state)

    @property
    def line(self) -> str:
        """The position in one line, to paste: `;` for line ends. Raises ValueError if its text has a `;` of its own."""
        if ";" in self.text:
            raise ValueError("this position has a ';' in its text and cannot be written in one line")
        return "; ".join(self.text.splitlines())

    def view(self, seat: str | None = None) -> View:
        """What a seat may know, as plain data."""
        return self.game.view(self._state, self._seat(seat, ARBITER))

    def text_for(self, seat: str) -> str:
        """The position as a seat may know it, with `?` for the rest."""
        return self.game.format(self._state, self._seat(seat, ARBITER))

    @property
    def question(self) -> Decision | None:
        """What is asked now; None once the game is over."""
        return self._state.question

    @property
    def asked(self) -> list[str]:
        """Whose answer is waited for: letters of seats, `*` for chance; nobody once the game is over."""
        question = self._state.question
        return [] if question is None else [self.game.seat_letter(seat) for seat in question.seats]

    @property
    def outcome(self) -> Outcome | None:
        return self._state.outcome

    @property
    def winners(self) -> list[str]:
        """Nobody if the game is drawn or not over: see `outcome`."""
        outcome = self._state.outcome
        return [] if outcome is None else [self.game.seat_letter(seat) for seat in outcome.winners]

    # what may be answered

    def legal(self, seat: str | None = None) -> list[str]:
        """The listed answers of a seat, in canonical order; of chance, those that differ in what they mean."""
        number = self._seat(seat)
        if number == CHANCE:
            return [action.text for action, _ in chances(self._state)]
        return [action.text for action in legal(self._state, number)]

    def is_complete(self, seat: str | None = None) -> bool:
        """Whether `legal` has everything that may be answered; if not, `sample` has more and `check` decides."""
        return is_complete(self._state, self._seat(seat))

    def sample(self, count: int, seed: int = 0, seat: str | None = None) -> list[str]:
        """More answers than `legal` has, where it is not complete."""
        return [action.text for action in sample(self._state, self._seat(seat), Sampler(seed), count)]

    def check(self, action: str, seat: str | None = None) -> Refusal | None:
        """Why an answer would not be taken; None if it would. Raises ParseError for what is no notation."""
        return check(self._state, *self._line(action, seat))

    def probe(self, action: str, seat: str | None = None) -> Probe:
        """What the rules say about an answer: allowed or why not, numbers with causes, odds, where it leads."""
        return self.game.probe(self._state, self._seat(seat), action)

    def odds(self, action: str | None = None, seat: str | None = None) -> dict[str, Fraction]:
        """Exact chances: of what an answer may bring, by name; without an answer, of each answer of chance."""
        if action is not None:
            return dict(self.probe(action, seat).odds)
        found = chances(self._state)
        total = sum(weight for _, weight in found)
        return {one.text: Fraction(weight, total) for one, weight in found}

    # playing

    def play(self, *lines: str) -> "Position":
        """The position after these answers: `S: shot C`, `*: dice 5`, or without the seat where only one is asked.

        Raises ParseError for what is no notation, IllegalAction with a refusal for what is not allowed.
        """
        state = self._state.clone()
        events: list[Event] = []
        for line in lines:
            events += submit(state, *Position._of(self.game, state, [])._line(line, None))
        return Position._of(self.game, state, events)

    def roll(self, seed: int) -> "Position":
        """The position after all that chance is asked for now, by this seed."""
        state = self._state.clone()
        events: list[Event] = []
        sampler = Sampler(seed)
        while state.question is not None and state.question.seats == (CHANCE,):
            events += submit(state, CHANCE, chance_action(state, sampler))
        return Position._of(self.game, state, events)

    def imagine(self, seat: str, seed: int) -> "Position":
        """A position that looks the same to a seat, with all that it may not know drawn by this seed."""
        return Position._of(self.game, self.game.determinize(self._state, self._seat(seat), Sampler(seed)), [])

    # seats and lines

    def _seat(self, letter: str | None, otherwise: int | None = None) -> int:
        if letter == "spectator":
            return SPECTATOR
        if letter is not None:
            return self.game.parse_seat(letter)
        question = self._state.question
        if otherwise is not None:
            return otherwise
        if question is None:
            raise ValueError("the game is over: nobody is asked")
        if len(question.seats) > 1:
            raise ValueError(f"say which seat: {' and '.join(self.asked)} are asked")
        return question.seats[0]

    def _line(self, text: str, letter: str | None) -> tuple[int, Action]:
        """A seat and its action, from `S: shot C`, or from `shot C` if it is clear whose it is."""
        if ":" in text and letter is None:
            return self.game.parse_line(text)
        seat = self._seat(letter)
        return seat, parse_chance(text) if seat == CHANCE else self.game.parse_seat_action(text)

    # a value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Position({self.text!r})" if ";" in self.text else f"Position({self.line!r})"
