"""The state of a game and the frames on its stack: every rule that is not finished yet is a frame.

`asks` and `legal` never change anything. `take` records an answer; `run` does the next step when nobody is asked.
Reaction windows, sealed choices, dice and shuffles are all frames, so every moment of a game can be cloned and
written down.
"""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from warbox.engine.action import Action, Dice, Order
from warbox.engine.decision import CHANCE, Decision, Refusal
from warbox.engine.event import Event
from warbox.engine.pool import Block, Class, classes
from warbox.engine.probe import Probe
from warbox.engine.sampler import Sampler

MOST_OUTCOMES: Final = 50_000


class Outcome:
    """How the game ended: the winners (none: a draw), the kind of end and its rule."""

    def __init__(self, kind: str, rule: str, winners: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.winners: Final = winners

    def score(self, seat: int) -> float:
        """1 for a win, 0.5 for a draw, 0 for a loss."""
        if not self.winners:
            return 0.5
        return 1.0 if seat in self.winners else 0.0

    def __repr__(self) -> str:
        return f"Outcome({self.kind!r}, {self.rule!r}, {self.winners!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table. It carries no history, clock, random generator or listener of its own."""

    def __init__(self) -> None:
        self.stack: list[Frame[State]] = []
        self.question: Decision | None = None
        self.outcome: Outcome | None = None
        self.events: list[Event] | None = None  # a list only while `submit` listens

    def push(self, frame: "Frame[S]") -> None:
        self.stack.append(frame)  # type: ignore[arg-type]  # a game's frames only ever meet that game's state

    def finish(self, frame: "Frame[S]") -> None:
        """Take a frame off the stack; it must be the top one."""
        top = self.stack.pop()
        assert top is frame, "only the top frame can finish"

    def emit(self, event: Event) -> None:
        """Tell what happened. In a search nobody listens: rules write `if state.events is not None` first."""
        if self.events is not None:
            self.events.append(event)

    def end(self, outcome: Outcome) -> None:
        """The game is over: no frame is left."""
        self.outcome = outcome
        self.stack.clear()

    def clone(self) -> "State":
        """An independent copy. Subclasses build themselves and call `copy_kernel`."""
        raise NotImplementedError

    def copy_kernel(self, original: "State") -> None:
        self.stack = [frame.clone() for frame in original.stack]
        self.question = original.question
        self.outcome = original.outcome


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """An unfinished rule."""

    def asks(self, state: S) -> Decision | None:
        """Who is asked what now; None: nobody, `run` is next."""
        return None

    def legal(self, state: S, seat: int) -> list[Action]:
        """The choices of an asked seat, in canonical order. Callers must not change the list: it may be shared."""
        raise NotImplementedError

    def complete(self, state: S, seat: int) -> bool:
        """Whether `legal` lists all that `check` takes. A frame that cannot list it all (millimetres, splits of dice)
        says no, lists some good answers, and offers more in `sample`."""
        return True

    def sample(self, state: S, seat: int, sampler: Sampler, count: int) -> list[Action]:
        """Up to so many more answers where the list is not complete."""
        return []

    def probe(self, state: S, seat: int, action: Action, probe: Probe) -> None:
        """Add what can be said about an answer before it is given: numbers with their causes, odds, where it goes."""

    def check(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Whether an asked seat may answer so. The authority on legality; override it to say why not."""
        for choice in self.legal(state, seat):
            if choice == action:
                return None
        question = self.asks(state)
        return Refusal("not-a-choice", "" if question is None else question.rule, {"action": action.text})

    def take(self, state: S, seat: int, action: Action) -> None:
        """Record an answer that is legal: change the state, push, finish, emit."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """The next step of the rule: change the state, push, finish, emit."""
        raise NotImplementedError

    def clone(self) -> "Frame[S]":
        """A frame whose attributes are all Final may return itself."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Frame[S]):
    """A question to the chance seat: some dice, read in the order drawn."""

    def __init__(self, question: Decision, count: int, faces: int) -> None:
        self.question: Final = question
        self.count: Final = count
        self.faces: Final = faces

    def rolled(self, state: S, faces: list[int]) -> None:
        """What the dice do. The frame has been taken off the stack already."""
        raise NotImplementedError

    def blocks(self, state: S) -> list[Block]:
        """How the dice are read. A rule that needs only to know how many dice show what says so, and its roll can be
        enumerated however many dice it has. The default: every face of every die."""
        return [Block(self.count, list(range(self.faces)), True)]

    def classes(self, state: S) -> list[Class]:
        """What the roll can mean, each with the number of results that mean it; empty if there are too many."""
        return classes(self.blocks(state))

    def asks(self, state: S) -> Decision | None:
        return self.question

    def complete(self, state: S, seat: int) -> bool:
        return int(self.faces**self.count) <= MOST_OUTCOMES

    def legal(self, state: S, seat: int) -> list[Action]:
        """Every ordered result, each as likely as any other; empty if there are too many to list."""
        if self.faces**self.count > MOST_OUTCOMES:
            return []
        results: list[list[int]] = [[]]
        for _ in range(self.count):
            results = [[*result, face] for result in results for face in range(1, self.faces + 1)]
        return [Dice(result) for result in results]

    def check(self, state: S, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Dice):
            return Refusal("dice-wanted", self.question.rule, {"count": self.count, "faces": self.faces})
        if len(action.faces) != self.count:
            return Refusal("dice-count", self.question.rule, {"count": self.count, "given": len(action.faces)})
        for face in action.faces:
            if not 1 <= face <= self.faces:
                return Refusal("dice-face", self.question.rule, {"face": face, "faces": self.faces})
        return None

    def take(self, state: S, seat: int, action: Action) -> None:
        assert isinstance(action, Dice)
        state.finish(self)
        self.rolled(state, action.faces)

    def clone(self) -> "Frame[S]":
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Frame[S]):
    """A question to the chance seat: an order of so many things, each order as likely as any other."""

    def __init__(self, question: Decision, size: int) -> None:
        self.question: Final = question
        self.size: Final = size

    def shuffled(self, state: S, order: list[int]) -> None:
        """What the order does. The frame has been taken off the stack already."""
        raise NotImplementedError

    def asks(self, state: S) -> Decision | None:
        return self.question

    def legal(self, state: S, seat: int) -> list[Action]:
        """Every order; empty if there are too many to list."""
        count = 1
        for number in range(2, self.size + 1):
            count *= number
            if count > MOST_OUTCOMES:
                return []
        orders: list[list[int]] = [[]]
        for _ in range(self.size):
            orders = [[*order, index] for order in orders for index in range(self.size) if index not in order]
        return [Order(order) for order in orders]

    def check(self, state: S, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Order) or sorted(action.order) != list(range(self.size)):
            return Refusal("order-wanted", self.question.rule, {"size": self.size})
        return None

    def take(self, state: S, seat: int, action: Action) -> None:
        assert isinstance(action, Order)
        state.finish(self)
        self.shuffled(state, action.order)

    def clone(self) -> "Frame[S]":
        return self


CHANCE_SEATS: Final = (CHANCE,)
