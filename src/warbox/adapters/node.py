"""A moment of a game as the adapters pass it round: a value that never changes, with numbers for what may be answered.

Seats that answer together, in secret, answer one after the other here, and nobody is told. Of partners of whom any may
act, the first that is asked does. Large answers of chance are drawn piece by piece: see `outcomes`.
"""

from collections.abc import Mapping
from typing import Any, Final

from warbox.adapters.codec import SLOTS, numbered
from warbox.adapters.features import COLUMNS
from warbox.engine.action import Action, Dice, Order
from warbox.engine.decision import CHANCE
from warbox.engine.event import Event
from warbox.engine.game import Game
from warbox.engine.notation import ParseError
from warbox.engine.pool import first_faces
from warbox.engine.sampler import Sampler
from warbox.engine.state import Outcome, Roll, Shuffle, State
from warbox.engine.turn import apply, chance, check, legal
from warbox.games import load_game
from warbox.play.replay import opening

MOST_CLASSES: Final = 1296  # results that one answer of chance may have; a roll with more is drawn die by die


class Setting:
    """What is played: a game, its options, the position it starts from, and how much room numbers and tensors have."""

    def __init__(
        self,
        slug: str,
        options: Mapping[str, str] | None = None,
        start: str | None = None,
        slots: int = SLOTS,
        columns: int = COLUMNS,
    ) -> None:
        self.game: Final[Game[Any]] = load_game(slug)
        self.options: Final = dict(options or {})
        self.start: Final = start
        self.slots: Final = slots
        self.columns: Final = columns
        state = opening(self.game, self.options, start)
        self.seats: Final = self.game.seated(state)
        self.letters: Final = [self.game.seats[seat] for seat in self.seats]
        self.rivals: Final = len(self.seats) == 2 and self.seats[1] not in self.game.side_of(state, self.seats[0])
        self.root: Final = Node(self, state, None)

    def key(self) -> tuple[object, ...]:
        """What makes another one like it."""
        return self.game.slug, self.options, self.start, self.slots, self.columns


class Trail:
    """What was played and what happened, step by step, as a chain from the last to the first."""

    __slots__ = ("action", "before", "events", "seat", "told")

    def __init__(
        self, before: "Trail | None", seat: int, action: str, events: list[Event], told: dict[int, list[str]] | None
    ) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events
        self.told = told  # instead of all that: what each seat has been told, where a trail begins in the middle


class Node:
    """A moment: the position, what of an answer of chance has been drawn so far, and the trail that led here."""

    __slots__ = ("_choices", "drawn", "offered", "setting", "state", "steps", "trail")

    def __init__(
        self,
        setting: Setting,
        state: State,
        trail: Trail | None,
        drawn: tuple[int, ...] = (),
        offered: tuple[Action, ...] = (),
        steps: int = 0,
    ) -> None:
        self.setting: Final = setting
        self.state: Final = state  # nobody changes it: it is cloned first
        self.trail: Final = trail
        self.drawn: Final = drawn
        self.offered: Final = offered  # answers that no list has and that somebody has asked for
        self.steps: Final = steps  # answers of seats so far
        self._choices: dict[int, Action] | None = None

    # who is asked

    @property
    def asked(self) -> int | None:
        """The seat that answers next, or chance; None once the game is over."""
        question = self.state.question
        return None if question is None else question.seats[0]

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has lost, 0 for a draw and while the game goes on."""
        outcome = self.state.outcome
        return [0.0 if outcome is None else 2.0 * outcome.score(seat) - 1.0 for seat in self.setting.seats]

    # what may be answered

    def choices(self, seat: int) -> dict[int, Action]:
        """The choices of a seat by their numbers."""
        if seat != self.asked:
            return numbered(legal(self.state, seat), self.setting.slots)
        if self._choices is None:
            self._choices = numbered([*legal(self.state, seat), *self.offered], self.setting.slots)
        return self._choices

    def offering(self, text: str) -> "Node":
        """The same moment with one more choice for the seat that is asked, if the rules allow it: where lists are not
        complete, a text says more than a number. Raises ValueError with the reason, ParseError for no notation."""
        seat = self.asked
        if seat is None or seat == CHANCE:
            raise ValueError("no seat is asked")
        action = self.setting.game.parse_seat_action(text)
        if action in self.choices(seat).values():
            return self
        refusal = check(self.state, seat, action)
        if refusal is not None:
            raise ValueError(f"{text!r} is refused: {refusal.text()}")
        return Node(self.setting, self.state, self.trail, self.drawn, (*self.offered, action), self.steps)

    def number_of(self, text: str) -> int:
        """The number of a choice of the seat that is asked; raises ValueError if it has none."""
        seat = self.asked
        if seat is not None and seat != CHANCE:
            for number, action in self.choices(seat).items():
                if action.text == text:
                    return number
        raise ValueError(f"{text!r} is not a choice here")

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, by number, with its probability.

        A roll is one answer with the classes that its rule reads from it, or, if these are more than `MOST_CLASSES`, an
        answer a die; an order is an answer a place: what comes there of what is left.
        """
        frame = self.state.stack[-1]
        if isinstance(frame, Shuffle):
            left = [thing for thing in range(frame.size) if thing not in self.drawn] or [0]
            return [(thing, 1.0 / len(left)) for thing in left]
        assert isinstance(frame, Roll)
        found = frame.classes(self.state)
        if found and len(found) <= MOST_CLASSES:
            total = sum(one.weight for one in found)
            return [(index, one.weight / total) for index, one in enumerate(found)]
        groups = self._groups(frame)
        return [(face, groups.count(groups[face - 1]) / len(groups)) for face in first_faces(groups)]

    def _groups(self, frame: "Roll[Any]") -> list[int]:
        """How the rule reads the faces of the die that is drawn next."""
        die = len(self.drawn)
        for block in frame.blocks(self.state):
            if die < block.count:
                return block.groups
            die -= block.count
        raise RuntimeError("all dice have been drawn")

    # answers

    def after(self, number: int) -> "Node":
        """The moment after the answer with this number of whoever is asked. Raises ValueError if there is none."""
        seat = self.asked
        if seat is None:
            raise ValueError("the game is over: nobody is asked")
        if seat == CHANCE:
            return self._after_chance(number)
        action = self.choices(seat).get(number)
        if action is None:
            raise ValueError(f"{number} is not the number of a choice here")
        return self.played(seat, action)

    def _after_chance(self, number: int) -> "Node":
        frame = self.state.stack[-1]
        if number not in [outcome for outcome, _ in self.outcomes()]:
            raise ValueError(f"{number} is not the number of an answer of chance here")
        if isinstance(frame, Shuffle):
            drawn = (*self.drawn, number)
            left = [thing for thing in range(frame.size) if thing not in drawn]
            if len(left) > 1:
                return Node(self.setting, self.state, self.trail, drawn, (), self.steps)
            return self.played(CHANCE, Order([*drawn, *left][: frame.size]))
        assert isinstance(frame, Roll)
        found = frame.classes(self.state)
        if found and len(found) <= MOST_CLASSES:
            return self.played(CHANCE, Dice(found[number].faces))
        drawn = (*self.drawn, number)
        if len(drawn) < frame.count:
            return Node(self.setting, self.state, self.trail, drawn, (), self.steps)
        return self.played(CHANCE, Dice(list(drawn)))

    def played(self, seat: int, action: Action) -> "Node":
        """The moment after an answer that is legal."""
        state = self.state.clone()
        events: list[Event] = []
        state.events = events
        apply(state, seat, action)
        state.events = None
        trail = Trail(self.trail, seat, action.text, events, None)
        return Node(self.setting, state, trail, steps=self.steps + (seat != CHANCE))

    def rolled(self, sampler: Sampler) -> "Node":
        """The moment after all that chance is asked for now, without a trail."""
        return self if self.asked != CHANCE else self._went_on(self.state.clone(), sampler, self.steps)

    def stepped(self, seat: int, action: Action, sampler: Sampler) -> "Node":
        """The moment after an answer that is legal, and after all that chance is asked for then, without a trail: the
        quick way of those who play games from start to end."""
        state = self.state.clone()
        apply(state, seat, action)
        return self._went_on(state, sampler, self.steps + 1)

    def _went_on(self, state: State, sampler: Sampler, steps: int) -> "Node":
        while state.question is not None and state.question.seats[0] == CHANCE:
            chance(state, sampler)
        return Node(self.setting, state, None, steps=steps)

    # what a seat knows

    def told(self, seat: int) -> list[str]:
        """What the seat did and was told since the start, line by line."""
        found: list[list[str]] = []
        step = self.trail
        while step is not None:
            if step.told is not None:
                found.append(step.told[seat])
                break
            seen = [event.seen_by(seat) for event in step.events]
            found.append(
                [f"> {step.action}"] * (step.seat == seat) + [event.text() for event in seen if event is not None]
            )
            step = step.before
        return [line for lines in reversed(found) for line in lines]

    def text_for(self, seat: int) -> str:
        """The position as a seat may know it, and who that is."""
        game = self.setting.game
        who = f"you {game.seats[seat]}\n" if seat >= 0 else ""
        return who + game.format(self.state, seat)

    def imagined(self, seat: int, seed: int) -> "Node":
        """A moment that the seat cannot tell from this one. What the others have been told is gone: it may have been
        what the seat does not know."""
        state: State = self.setting.game.determinize(self.state, seat, Sampler(seed))
        told = {other: [f"? {line}" for line in self._seen(state, other)] for other in self.setting.seats}
        told[seat] = self.told(seat)
        return Node(self.setting, state, Trail(None, CHANCE, "", [], told), self.drawn, self.offered, self.steps)

    def _seen(self, state: State, seat: int) -> list[str]:
        return self.setting.game.format(state, seat).splitlines()

    # copies

    def __deepcopy__(self, memo: object) -> "Node":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        told = {seat: self.told(seat) for seat in self.setting.seats}
        offered = [action.text for action in self.offered]
        position = self.setting.game.format(self.state)
        return restored, (self.setting.key(), position, told, self.drawn, offered, self.steps)


def restored(
    key: tuple[Any, ...],
    position: str,
    told: dict[int, list[str]],
    drawn: tuple[int, ...],
    offered: list[str],
    steps: int,
) -> Node:
    """A moment from what was kept of it."""
    setting = Setting(*key)
    game = setting.game
    try:
        state = game.parse(position)
    except ParseError as error:
        raise ValueError(f"a moment of {game.slug} that cannot be read: {error}") from None
    trail = Trail(None, CHANCE, "", [], told)
    return Node(setting, state, trail, drawn, tuple(game.parse_seat_action(text) for text in offered), steps)
