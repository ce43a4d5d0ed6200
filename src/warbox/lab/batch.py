"""Playing many games, on all cores.

Every game of a batch has its own seeds, made from the batch's seed and the game's number: how many processes play, and
which of them plays what, changes nothing. Compiled objects do not travel between processes; names and numbers do.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from time import monotonic
from traceback import format_exc
from typing import Any, Final, TypeVar

from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance
from warbox.games import load_game
from warbox.players.guests import GuestError, player_of
from warbox.players.table import SeatTable

T = TypeVar("T")

REPORT_SECONDS: Final = 0.05  # a process tells about its games this often, not after every one of thousands a second


@dataclass(frozen=True)
class Plan:
    """What is played: the names of the game and of one player a seat, the seed, and every option with its value."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: dict[str, str]


@dataclass(frozen=True)
class Played:
    """One finished game: its number, how it ended, the winning seats, how many decisions the seats took, and how many
    turns were played; 0 in a game that does not count them.
    """

    game: int
    end: str
    rule: str
    winners: tuple[int, ...]
    decisions: int
    turns: int = 0


class WorkerFailed(Exception):
    """A process that played games broke down; says where."""


def player_at(plan: Plan, game: int, seat: int) -> int:
    """Which of the plan's players has the seat: in every game all players move up by one seat."""
    return (seat + game) % len(plan.players)


def seed_of(plan: Plan, game: int, what: str) -> int:
    """The seed of the dice or of a player in one game."""
    return int.from_bytes(sha256(f"{plan.seed}/{game}/{what}".encode()).digest()[:7])


def play_game(plan: Plan, number: int) -> Played:
    """Play the game of that number to its end."""
    game = load_game(plan.game)
    dice = Sampler(seed_of(plan, number, "dice"))
    players = [
        player_of(plan.players[player_at(plan, number, seat)], game, seed_of(plan, number, game.seats[seat]))
        for seat in range(len(plan.players))
    ]
    listeners = [seat for seat, player in enumerate(players) if player.listens]
    state = game.new(plan.options)
    decisions = 0
    try:
        while (question := state.question) is not None:
            seat = question.seats[0]
            action = None if seat == CHANCE else players[seat].choose(SeatTable(game, state, seat))
            if listeners:
                state.events = []
            if action is None:
                chance(state, dice)
            else:
                apply(state, seat, action)
                decisions += 1
            for event in state.events or ():
                for listener in listeners:
                    seen = event.seen_by(listener)
                    if seen is not None:
                        players[listener].hear(seen)
            state.events = None
    finally:
        for player in players:
            player.close()
    assert state.outcome is not None
    return Played(number, state.outcome.kind, state.outcome.rule, state.outcome.winners, decisions, game.turn(state))


def play_games(
    plan: Plan, numbers: Sequence[int], workers: int, stopped: Callable[[], bool] = lambda: False
) -> Iterator[Played]:
    """Play the games of these numbers in so many processes; each is yielded when it is over."""
    return play_all(partial(play_game, plan), numbers, workers, stopped)


def play_all(
    play: Callable[[int], T], numbers: Sequence[int], workers: int, stopped: Callable[[], bool] = lambda: False
) -> Iterator[T]:
    """Call `play`, which travels to so many processes, with each of the numbers, in their order; each result is yielded
    when it is there.

    `stopped` is asked several times a second. Once it says yes, the games that are over are still yielded, the others
    dropped.
    """
    context = get_context("spawn")
    next_game = context.Value("q", 0)
    processes = []
    readers: list[Connection] = []
    try:
        with interrupts_held_back():
            for _ in range(max(1, min(workers, len(numbers)))):
                reader, writer = context.Pipe(duplex=False)
                process = context.Process(target=work, args=(play, numbers, next_game, writer), daemon=True)
                process.start()
                writer.close()  # ours; when the process ends, however it ends, nobody holds the other end
                processes.append(process)
                readers.append(reader)
        while readers and not stopped():
            yield from receive(readers, timeout=0.1)
    finally:
        for process in processes:
            process.kill()
            process.join()
    yield from last_words(readers)


def receive(readers: list[Connection], timeout: float) -> Iterator[Any]:
    """What the processes have reported; a process that has nothing more to say is taken off the list."""
    for reader in connection.wait(readers, timeout):
        assert isinstance(reader, Connection)
        try:
            report = reader.recv()
        except EOFError:
            raise WorkerFailed("a process that played games ended too early") from None
        if isinstance(report, str):
            raise WorkerFailed(report)
        if isinstance(report, GuestError):
            raise report
        if report:
            yield from report
        else:
            readers.remove(reader)


def last_words(readers: list[Connection]) -> Iterator[Any]:
    """What processes reported before they were ended; a report that was cut off is dropped."""
    for reader in readers:
        try:
            while True:
                yield from reader.recv()
        except (EOFError, OSError):
            pass


def work(play: Callable[[int], T], numbers: Sequence[int], next_game: Any, writer: Connection) -> None:
    """In a process of its own: play games that nobody has taken yet. Reports lists of games; the last one is empty."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    finished: list[T] = []
    reported = monotonic()
    number = -1
    try:
        while True:
            with next_game.get_lock():
                index = next_game.value
                next_game.value += 1
            if index >= len(numbers):
                break
            number = numbers[index]
            finished.append(play(number))
            if monotonic() - reported >= REPORT_SECONDS:
                writer.send(finished)
                finished = []
                reported = monotonic()
        if finished:
            writer.send(finished)
        writer.send([])
    except BrokenPipeError:
        pass  # who listened is gone
    except GuestError as error:
        writer.send(error)
    except Exception:
        writer.send(f"game {number}:\n{format_exc()}")


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Processes started here do not get the terminal's Ctrl-C, which is meant for the one that started them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python 3.11 starts this process of its own with the first other one, and lets interrupts through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
