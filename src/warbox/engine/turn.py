"""Driving a state: what is asked, what may be answered, and answering."""

from typing import Final

from warbox.engine.action import Action, Dice, Order
from warbox.engine.decision import CHANCE, Decision, IllegalAction, Refusal
from warbox.engine.event import Event
from warbox.engine.sampler import Sampler
from warbox.engine.state import Roll, Shuffle, State

MOST_STEPS: Final = 100_000


def settle(state: State) -> None:
    """Run the frames until somebody is asked or the game is over."""
    steps = 0
    stack = state.stack
    while stack:
        frame = stack[-1]
        question = frame.asks(state)
        if question is not None:
            state.question = question
            return
        frame.run(state)
        steps += 1
        if steps > MOST_STEPS:
            raise RuntimeError(f"{type(frame).__name__} runs without end")
    state.question = None


def decision(state: State) -> Decision | None:
    """What is asked now; None when the game is over."""
    return state.question


def legal(state: State, seat: int) -> list[Action]:
    """The choices of a seat in canonical order; empty if it is not asked."""
    question = state.question
    if question is None or seat not in question.seats:
        return []
    return state.stack[-1].legal(state, seat)


def is_complete(state: State, seat: int) -> bool:
    """Whether `legal` has everything that the seat may answer."""
    question = state.question
    return question is None or seat not in question.seats or state.stack[-1].complete(state, seat)


def sample(state: State, seat: int, sampler: Sampler, count: int) -> list[Action]:
    """Up to so many answers more than `legal` lists, where that is not complete; the sampler decides which."""
    question = state.question
    if question is None or seat not in question.seats:
        return []
    return state.stack[-1].sample(state, seat, sampler, count)


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Why the seat may not answer so, or None if it may."""
    question = state.question
    if question is None:
        return Refusal("game-over", "" if state.outcome is None else state.outcome.rule)
    if seat not in question.seats:
        return Refusal("not-asked", question.rule, {"kind": question.kind})
    return state.stack[-1].check(state, seat, action)


def apply(state: State, seat: int, action: Action) -> None:
    """Answer without a check and without events: the way of searches, which take actions from `legal` only."""
    state.stack[-1].take(state, seat, action)
    settle(state)


def submit(state: State, seat: int, action: Action) -> list[Event]:
    """Answer from outside: checked first, refused with `IllegalAction` and no change, else the events in order."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    events: list[Event] = []
    state.events = events
    try:
        apply(state, seat, action)
    finally:
        state.events = None
    return events


def chance(state: State, sampler: Sampler) -> None:
    """Let a sampler answer the roll or shuffle that is asked now, without building an action."""
    frame = state.stack[-1]
    if isinstance(frame, Roll):
        state.stack.pop()
        frame.rolled(state, sampler.dice(frame.count, frame.faces))
    elif isinstance(frame, Shuffle):
        state.stack.pop()
        frame.shuffled(state, sampler.order(frame.size))
    else:
        raise RuntimeError(f"chance is not asked: {type(frame).__name__}")
    settle(state)


def chance_action(state: State, sampler: Sampler) -> Action:
    """The sampler's answer to the roll or shuffle that is asked now, as an action."""
    frame = state.stack[-1]
    if isinstance(frame, Roll):
        return Dice(sampler.dice(frame.count, frame.faces))
    if isinstance(frame, Shuffle):
        return Order(sampler.order(frame.size))
    raise RuntimeError(f"chance is not asked: {type(frame).__name__}")


def chances(state: State) -> list[tuple[Action, int]]:
    """What chance can answer now, each with its exact weight; results of dice that mean the same are one answer.

    Raises ValueError if there are too many to list.
    """
    frame = state.stack[-1]
    found: list[tuple[Action, int]] = []
    if isinstance(frame, Roll):
        found = [(Dice(one.faces), one.weight) for one in frame.classes(state)]
    elif isinstance(frame, Shuffle):
        found = [(order, 1) for order in frame.legal(state, CHANCE)]
    if not found:
        kind = "nothing" if state.question is None else state.question.kind
        raise ValueError(f"the choices of {kind} are too many to count")
    return found


def playout(state: State, sampler: Sampler, most: int) -> int:
    """Play at random to the end, or until `most` decisions of seats are taken; returns how many were."""
    count = 0
    while True:
        question = state.question
        if question is None or count >= most:
            return count
        seat = question.seats[0]
        if seat == CHANCE:
            chance(state, sampler)
        else:
            frame = state.stack[-1]
            choices = frame.legal(state, seat)
            frame.take(state, seat, choices[int(sampler.below(len(choices)))])
            settle(state)
            count += 1


def perft(state: State, depth: int) -> int:
    """The number of ways to answer `depth` questions from here, results of dice and orders included. Results of dice
    that mean the same are played out once and counted as often as they come.

    The seats of a sealed decision answer in the order of its list, so that each joint choice counts once.
    """
    question = state.question
    if depth == 0 or question is None:
        return 1
    count = 0
    if question.seats[0] == CHANCE:
        for action, weight in chances(state):
            if depth == 1:
                count += weight
            else:
                after = state.clone()
                apply(after, CHANCE, action)
                count += weight * perft(after, depth - 1)
        return count
    choices = state.stack[-1].legal(state, question.seats[0])
    if depth == 1:
        return len(choices)
    for action in choices:
        after = state.clone()
        apply(after, question.seats[0], action)
        count += perft(after, depth - 1)
    return count
