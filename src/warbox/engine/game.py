"""What a game gives to everything that is built on it: the only door between the rules and the rest."""

from typing import Generic

from mypy_extensions import mypyc_attr

from warbox.engine.action import Action, Dice, Order
from warbox.engine.decision import ARBITER, CHANCE, Refusal
from warbox.engine.notation import ParseError, parse_chance, split_line
from warbox.engine.options import Option, SetupError, complete_options
from warbox.engine.outlook import NOTHING, Outlook
from warbox.engine.page import Lines, Page
from warbox.engine.probe import NOT_NOTATION, Probe
from warbox.engine.sampler import Sampler
from warbox.engine.state import S
from warbox.engine.turn import check, legal
from warbox.engine.verbs import Verbs

__all__ = ["Game", "Option", "SetupError", "View", "complete_options"]
from warbox.engine.workshop import Kind

View = dict[str, object]  # plain data: str, int, bool, None, lists and dicts with text keys


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
    verbs: Verbs | None = None  # the actions as declared
    page: Page | None = None  # the lines of a position as declared
    playouts: int = 100  # of a search, for one answer, if a turn may take a second
    answers: int = 10  # that a seat gives in a turn, more or less
    glances: int = 2  # at each choice before the first playout, in as many imagined positions
    glance: float = 3.0  # playouts that the glances at a choice count for
    wary: float = 0.2  # how often somebody wary takes the other side for one who thinks so too
    loose: float = 0.0  # answers that look worse by no more than this are as good to the quick policy of playouts
    plans: bool = False  # who has the time looks for the best rest of the own turn instead of leaving it to the policy

    def new(self, options: dict[str, str]) -> S:
        """The start of a game. `options` has passed `complete_options`."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> View:
        """What the seat may know, as plain data, field by field."""
        raise NotImplementedError

    def shape(self) -> object:
        """The type of a view: a `msgspec.Struct` that refuses what it does not name; None where none is declared."""
        return None

    def format(self, state: S, seat: int = ARBITER) -> str:
        """The position as text; what the seat may not know is `?`."""
        raise NotImplementedError

    def parse(self, text: str) -> S:
        """A position from text; unnamed parts take their defaults. Raises ParseError."""
        if self.page is None:
            raise NotImplementedError
        lines = self.page.read(text)
        try:
            return self.read(lines)
        except ParseError as error:
            raise lines.place(error) from None

    def read(self, lines: Lines) -> S:
        """The position that lines say. Errors get the number of the line that was asked for last."""
        raise NotImplementedError

    def pack(self, state: S, seat: int) -> str:
        """A position that a seat imagines, for a process that thinks for it; with what the seat remembers and no
        position writes."""
        return self.format(state)

    def unpack(self, text: str, seat: int) -> S:
        """What was packed."""
        return self.parse(text)

    def parse_seat_action(self, text: str) -> Action:
        """An action of a player from notation, without regard to any state. Raises ParseError."""
        if self.verbs is None:
            raise NotImplementedError
        return self.verbs.read(text)

    def determinize(self, state: S, seat: int, sampler: Sampler) -> S:
        """A copy in which what the seat may not know is drawn at random, as far as the seat can tell."""
        raise NotImplementedError

    def evaluate(self, state: S, seat: int) -> float:
        """How good the position is for the seat: from 0, lost, to 1, won."""
        raise NotImplementedError

    def prospect(self, state: S, seat: int) -> float | None:
        """The same as a player sees it who looks far ahead, from 0 to 1; None where that is what `evaluate` says."""
        return None

    def features(self, state: S, seat: int) -> dict[str, float]:
        """What `evaluate` counts in a position, by name: the chance it gives is the logistic function of the sum of
        these, each times its weight, besides what only makes a player bold. `warbox.lab.fit` learns the weights. Empty
        where there is nothing to be learnt."""
        return {}

    def weights(self) -> dict[str, float]:
        """What each feature weighs."""
        return {}

    def far_features(self, state: S, seat: int) -> dict[str, float]:
        """The same of `prospect`; empty where that is what `evaluate` says, or nothing is to be learnt."""
        return {}

    def far_weights(self) -> dict[str, float]:
        """What each of those weighs."""
        return {}

    def knobs(self) -> dict[str, float]:
        """The numbers behind what the levels think of answers and positions, all above 0, by name; `warbox.lab.tune`
        tries others. Empty where there are none."""
        return {}

    def margin(self, state: S) -> float:
        """How clearly the first side has won a finished game, from 0, lost, to 1: for who learns from games that one
        side mostly loses."""
        return 0.5 if state.outcome is None else state.outcome.score(0)

    def turned(self, knobs: list[dict[str, float]]) -> "Game[S]":
        """The same game, in which the levels of each side think so: to compare numbers with each other."""
        return self

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

    def setting_up(self, state: S) -> bool:
        """Whether pieces are still being laid out: until then a position does not say who is winning."""
        return False

    def quiet(self, state: S, seat: int) -> Action | None:
        """What an asked seat answers if it wants nothing more in its turn; None where there is no such answer."""
        return None

    # what a game tells a search, which knows no game

    def leg(self, state: S) -> int:
        """A number that changes by one when the turn passes from one side to the other, and by two or more when a turn
        of all is over: a search looks so many of these ahead."""
        return self.turn(state)

    def horizon(self, state: S, legs: int) -> int:
        """How often the turn passes before a search judges that looks so many legs ahead from here: more often where
        several others have their turns before one's own comes again, less often where looking on tells nothing."""
        return legs

    def replies(self, state: S) -> int:
        """How many playouts of each of the best choices go on through the other side's answer, for who has the time; 0
        where `horizon` is far enough."""
        return 0

    def thinks_on(self, state: S) -> bool:
        """Whether `prospect` knows what can still be done in a turn: then no glance ends it before it judges."""
        return False

    def restless(self, state: S) -> bool:
        """Whether something is about to be decided that `evaluate` cannot tell: no playout is judged here."""
        return False

    def candidates(self, state: S, seat: int) -> list[Action]:
        """The answers of an asked seat that are worth thinking about, the best first, found without playing on: some of
        `legal`, at least one. For players that think and for those that must be quick."""
        return legal(state, seat)

    def broad(self, state: S, seat: int) -> list[Action]:
        """What somebody looks at who has time: the candidates, the best first, or others of `legal`."""
        return self.candidates(state, seat)

    def wide(self, state: S, seat: int) -> list[Action]:
        """What somebody looks at who has five times as long: more than `broad`, where playouts can tell it apart."""
        return self.broad(state, seat)

    def tried(self, state: S, seat: int) -> list[Action]:
        """Those of the candidates that a playout tries where `policy` knows no answer: the fewer, the more playouts."""
        return self.candidates(state, seat)

    def reckon(self, state: S, seat: int, choices: list[Action]) -> list[float]:
        """What answers are worth on average, from 0 to 1, where the game can tell without rolling dice; less than 0
        where it must be tried. Empty: all are tried."""
        return []

    def policy(self, state: S, seat: int, sampler: Sampler) -> Action | None:
        """What the seat answers in a playout where that is plain without trying; None: the choices are tried."""
        return None

    def hasty(self, state: S, seat: int) -> Action | None:
        """What the seat answers while what a choice has set in motion runs to its end, where `policy` has no answer;
        None: anything."""
        return None

    def blind(self, state: S, seat: int) -> S:
        """The position of a playout as far as a seat may know it: there its answers are tried. The state itself where
        nothing is hidden that it should not step around; else a copy."""
        return state

    def unseal(self, state: S, seat: int) -> None:
        """Take back what others have answered to the sealed question that the seat is asked: it cannot know it."""

    def tallies(self, state: S) -> list[str]:
        """Lines with what everybody can count but no position writes, such as tokens left in the supply: for checks of
        case files, whose keys are their first words."""
        return []

    def explain(self, state: S, seat: int, action: Action, probe: Probe) -> None:
        """Fill a probe of an action of an asked seat: what the frame that asks can say, unless the game says more.

        In `state` what the seat may not know has been drawn anew.
        """
        state.stack[-1].probe(state, seat, action, probe)

    def foresee(self, state: S, seat: int) -> Outlook:
        """What a seat is told before it chooses: the odds of its choices, what the table has in store, and why.

        In `state` what the seat may not know has been drawn anew. A seat that is not asked gets no odds.
        """
        return NOTHING

    def kinds(self) -> list[Kind]:
        """What people can make for the game."""
        return []

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
            probe.told = self.foresee(guess, seat).about(action.text)
        return probe

    def outlook(self, state: S, seat: int) -> Outlook:
        """What the seat is told before it chooses. Nothing changes, and nothing hidden comes into it."""
        return self.foresee(self.determinize(state, seat, Sampler(0)), seat)

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

    def parts(self, action: Action) -> tuple[str, dict[str, object]]:
        """An action as its verb and its parts by name, plain data: `("shot", {"row": "C"})`."""
        if isinstance(action, Dice):
            return "dice", {"faces": list[object](action.faces)}
        if isinstance(action, Order):
            return "order", {"order": list[object](action.order)}
        if self.verbs is None:
            verb, *words = action.text.split()
            return verb, {"words": list[object](words)}
        return self.verbs.parts(action.text)

    def complete_options(self, chosen: dict[str, str]) -> dict[str, str]:
        """Every option with its chosen or default value; raises SetupError for what does not exist."""
        return complete_options(self.options, chosen)
