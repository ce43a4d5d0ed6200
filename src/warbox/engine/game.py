"""What a game gives to everything that is built on it: the only door between the rules and the rest."""

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, CHANCE, Refusal
from warbox.engine.notation import ParseError, parse_chance, split_line
from warbox.engine.probe import NOT_NOTATION, Probe
from warbox.engine.sampler import Sampler
from warbox.engine.state import S
from warbox.engine.turn import check

View = dict[str, object]  # plain data: str, int, bool, None, lists and dicts with text keys


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A reading on which tables differ: the ruling is the default. `values` lists what may be chosen.

    A game whose option takes more than a list can name, such as a deck, overrides `why_not`.
    """

    def __init__(self, name: str, rule: str, default: str, values: list[str]) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.default: Final = default
        self.values: Final = values  # empty: a whole number from 1 to 9999

    def why_not(self, value: str) -> str:
        """Why this cannot be chosen; nothing if it can."""
        if self.values:
            return "" if value in self.values else f"is one of {', '.join(self.values)}, not {value!r}"
        if value.isascii() and value.isdecimal() and len(value) <= 4 and int(value) >= 1:
            return ""
        return f"is a whole number from 1 to 9999, not {value!r}"

    def short(self, value: str) -> str:
        """A chosen value as lists show it."""
        return value


class SetupError(ValueError):
    """A setup that no table could use; says which key and why."""


def complete_options(options: list[Option], chosen: dict[str, str]) -> dict[str, str]:
    known = [option.name for option in options]
    for name in chosen:
        if name not in known:
            raise SetupError(f"option {name!r} does not exist; there are {', '.join(known)}")
    complete: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        reason = option.why_not(value)
        if reason:
            raise SetupError(f"option {option.name} {reason}")
        complete[option.name] = value
    return complete


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game. Subclasses fill every method; `tests/conformance` holds them to the laws written here.

    - `parse(format(state))` is `state`, for every moment at which a seat or chance is asked, and for finished games.
    - `format(state, seat)` and `view(state, seat)` show only what that seat may know.
    - `view(determinize(state, seat, sampler), seat)` equals `view(state, seat)`.
    """

    slug: str
    prefix: str  # of the rule ids
    rules_version: str  # changes whenever an old record could replay differently
    seats: list[str]  # a short name each, in the order of seat numbers; see `seated`
    options: list[Option]

    def new(self, options: dict[str, str]) -> S:
        """The start of a game. `options` has passed `complete_options`."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> View:
        """What the seat may know, as plain data, field by field."""
        raise NotImplementedError

    def format(self, state: S, seat: int = ARBITER) -> str:
        """The position as text; what the seat may not know is `?`."""
        raise NotImplementedError

    def parse(self, text: str) -> S:
        """A position from text; unnamed parts take their defaults. Raises ParseError."""
        raise NotImplementedError

    def parse_seat_action(self, text: str) -> Action:
        """An action of a player from notation, without regard to any state. Raises ParseError."""
        raise NotImplementedError

    def determinize(self, state: S, seat: int, sampler: Sampler) -> S:
        """A copy in which what the seat may not know is drawn at random, as far as the seat can tell."""
        raise NotImplementedError

    def evaluate(self, state: S, seat: int) -> float:
        """How good the position is for the seat: from 0, lost, to 1, won."""
        raise NotImplementedError

    # a game for a varying number of players, or for teams, says so

    def seated(self, state: S) -> list[int]:
        """The seats that are played at this table: the first ones of `seats`. The others are never asked."""
        return list(range(len(self.seats)))

    def side_of(self, state: S, seat: int) -> list[int]:
        """The seats that win and lose together with this one, itself included."""
        return [seat]

    def teaches(self, before: View, after: View) -> bool:
        """Whether a seat's own action, between two of its views, has told it something hidden that a handful of guesses
        could miss: such an action is not taken back.
        """
        return False

    # a game in which a seat acts several times in its turn says so, for players who compare what they might do first

    def turn(self, state: S) -> int:
        """The number of the turn, as the players count; 0 where turns are not counted."""
        return 0

    def quiet(self, state: S, seat: int) -> Action | None:
        """What an asked seat answers if it wants nothing more in its turn; None where there is no such answer."""
        return None

    def explain(self, state: S, seat: int, action: Action, probe: Probe) -> None:
        """Fill a probe of an action of an asked seat: what the frame that asks can say, unless the game says more.

        In `state` what the seat may not know has been drawn anew.
        """
        state.stack[-1].probe(state, seat, action, probe)

    def always(self) -> list[Action]:
        """What an asked seat may answer at any time, and no list repeats: conceding."""
        return []

    # the rest is the same for every game

    def probe(self, state: S, seat: int, text: str) -> Probe:
        """What the rules say about an answer in notation: allowed or why not, numbers with causes, odds, where it goes.

        Nothing changes, and nothing hidden comes into it: what the seat may not know is drawn anew first.
        """
        try:
            action = self.parse_seat_action(text)
        except ParseError as error:
            return Probe(text, Refusal(NOT_NOTATION, "", {"why": str(error)}))
        guess = self.determinize(state, seat, Sampler(0)) if seat >= 0 else state
        probe = Probe(action.text, check(guess, seat, action))
        question = guess.question
        if question is not None and seat in question.seats:
            self.explain(guess, seat, action, probe)
        return probe

    def seat_letter(self, seat: int) -> str:
        return "*" if seat == CHANCE else self.seats[seat]

    def parse_seat(self, letter: str) -> int:
        if letter == "*":
            return CHANCE
        if letter not in self.seats:
            raise ParseError(f"no such seat; seats are {' '.join(self.seats)} and * for chance", letter)
        return self.seats.index(letter)

    def parse_line(self, text: str) -> tuple[int, Action]:
        """`S: shot C` or `*: dice 5`: a seat and its action."""
        letter, body = split_line(text)
        seat = self.parse_seat(letter)
        return seat, parse_chance(body) if seat == CHANCE else self.parse_seat_action(body)

    def format_line(self, seat: int, action: Action) -> str:
        return f"{self.seat_letter(seat)}: {action.text}"

    def complete_options(self, chosen: dict[str, str]) -> dict[str, str]:
        """Every option with its chosen or default value; raises SetupError for what does not exist."""
        return complete_options(self.options, chosen)
