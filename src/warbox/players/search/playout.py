"""Playing on: whole turns of all seats by a quick policy, until the horizon, where the game's `evaluate` judges.

The policy looks one answer ahead: each is tried with the same luck, what it sets in motion is finished with quick
answers, and `evaluate` chooses. Where the game knows a quick answer itself (`Game.policy`) nothing is tried.
"""

from typing import Any, Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, SEALED
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import Roll, State
from warbox.engine.turn import apply, chance, legal, playout
from warbox.players.search.effort import Clock
from warbox.players.search.strata import STRATA, part_of
from warbox.players.search.thought import Follow
from warbox.players.search.tree import Branch, Way

DRAWN: Final = -1.0  # a roll whose result is drawn
MOST_ANSWERS: Final = 100  # of one playout, for each leg
MOST_RESULTS: Final = 6  # of a roll whose results are all looked at
MOST_RANDOM: Final = 100_000
MOST_QUICK: Final = 60  # answers until the consequences of one are in
MOST_QUIET: Final = 12  # answers that end a turn


class Playouts:
    """Plays on; counts what it has tried."""

    def __init__(self, game: Game[Any], clock: Clock, far: bool = False) -> None:
        self.game: Final = game
        self.clock: Final = clock
        self.far: Final = far  # what the game can reckon ahead is asked for
        self.nodes: i64 = 0  # answers tried or given
        self.cut = False  # the clock ran out in the middle of something
        self.start = 0.5  # where the first of the playouts finds the result of its first roll
        self.part = DRAWN  # where this one does
        self.way: Way | None = None  # through the rest of the own turn
        self.side: list[int] = []  # who thinks, and who is with him

    def is_cut(self) -> bool:
        return self.cut

    def judge(self, state: State, seat: int) -> float:
        """What a position is worth."""
        if self.far:
            value = self.game.prospect(state, seat)
            if value is not None:
                return value
        return self.game.evaluate(state, seat)

    def value(
        self,
        state: State,
        seat: int,
        action: Action,
        legs: int,
        luck: int,
        number: int,
        follow: Follow | None,
        tree: list[Branch] | None = None,
    ) -> float:
        """What an answer is worth after one playout. The state is the caller's to lose. The results of its first roll
        take turns with the number of the playout: so few playouts meet them evenly. With a tree the rest of the own
        turn goes by what earlier playouts have found, and adds to it."""
        leg = self.game.leg(state)
        self.nodes += 1
        way = None if tree is None else Way(tree)
        self.way = way
        apply(state, seat, action)
        self.part = part_of(self.start, number)
        self.play(state, leg, legs, Sampler(luck), follow)
        self.part = DRAWN
        self.way = None
        if self.cut:
            return 0.0
        value = self.judge(state, seat)
        if way is not None:
            way.learn(value)
        return value

    def rollout(self, state: State, seat: int, action: Action, luck: int) -> float:
        """The score after random answers to the end. Nothing cuts it off."""
        apply(state, seat, action)
        self.nodes += playout(state, Sampler(luck), MOST_RANDOM)
        self.cut = self.clock.out()
        return 0.5 if state.outcome is None else state.outcome.score(seat)

    def play(self, state: State, leg: int, legs: int, sampler: Sampler, follow: Follow | None) -> None:
        """Until the turn has passed so many times since `leg` and nothing is about to be decided, or the end."""
        if self.clock.out():  # also where nothing is left to be answered
            self.cut = True
            return
        game = self.game
        passed = 0
        for _ in range(MOST_ANSWERS * legs):
            question = state.question
            if question is None:
                return
            asked = question.seats[0]
            if asked == CHANCE:
                self.fall(state, sampler)
                continue
            now = game.leg(state)
            passed += abs(now - leg)
            leg = now
            if passed >= legs and not game.restless(state):
                return
            if passed:
                self.way = None
            answer = self.pick(state, asked, sampler)
            if self.cut:
                return
            if follow is not None:
                follow.append((asked, answer))
            self.nodes += 1
            apply(state, asked, answer)

    def fall(self, state: State, sampler: Sampler) -> None:
        """What is asked of chance; the first roll of all meets its results evenly."""
        part = self.part
        self.part = DRAWN
        if part < 0.0 or not STRATA.roll(state, part):
            chance(state, sampler)

    def pick(self, state: State, asked: int, sampler: Sampler) -> Action:
        """The policy's answer."""
        quick = self.game.policy(state, asked, sampler)
        if quick is not None:
            self.cut = self.clock.out()
            return quick
        choices = self.game.tried(state, asked)
        if len(choices) == 1:
            return choices[0]
        luck = int(sampler.next())
        way = self.way
        if way is not None and (not way.is_known or asked not in self.side):
            way = None
        branch = None if way is None else way.known(choices)
        if way is not None and branch is not None:
            self.cut = self.clock.out()
            return choices[way.on(branch)]
        best = 0
        glances: list[float] = []
        seen = self.game.blind(state, asked)
        for place, choice in enumerate(choices):
            glances.append(self.glance(seen, asked, choice, luck))
            if self.cut:
                return choices[best]
            if glances[place] > glances[best]:
                best = place
        if way is not None:
            way.grow(Branch(choices, glances, float(self.game.glance)), best)
        elif self.game.loose and asked not in self.side:
            return choices[as_good(glances, glances[best] - self.game.loose, luck)]
        return choices[best]

    def look(self, position: State, seat: int, choice: Action, luck: int, number: int) -> float:
        """A closer glance, the one of that number: a small roll that comes at once is averaged over all its results;
        of a larger one the glances meet the results evenly."""
        state = position.clone()
        apply(state, seat, choice)
        results = small_roll(state)
        if results < 2:
            STRATA.roll(state, part_of(self.start, number))
            return self.aftermath(position, state, seat, luck)
        total = 0.0
        for result in legal(state, CHANCE):
            after = state.clone()
            apply(after, CHANCE, result)
            total += self.aftermath(position, after, seat, luck)
            if self.cut:
                return 0.0
        return total / float(results)

    def glance(self, position: State, seat: int, choice: Action, luck: int) -> float:
        """What a choice looks like once its consequences are in."""
        state = position.clone()
        apply(state, seat, choice)
        return self.aftermath(position, state, seat, luck)

    def aftermath(self, position: State, state: State, seat: int, luck: int) -> float:
        """What a state is worth once everything is in that an answer in `position` has set in motion, and the seat's
        side has quietly ended its turn; unless what it may still do can be told (`Game.thinks_on`)."""
        question = position.question
        assert question is not None
        if self.clock.out():
            self.cut = True
            return 0.0
        game = self.game
        sampler = Sampler(luck)
        depth = len(position.stack)
        leg = game.leg(position)
        self.nodes += 1
        self.settle_down(state, seat, question.kind, depth, sampler)
        for _ in range(0 if self.far and game.thinks_on(state) else MOST_QUIET):
            asking = state.question
            if asking is None or game.leg(state) != leg or asking.seats[0] not in game.side_of(state, seat):
                break
            quiet = game.quiet(state, asking.seats[0])
            if quiet is None:
                break
            apply(state, asking.seats[0], quiet)
            self.settle_down(state, seat, question.kind, depth, sampler)
        return self.judge(state, seat)

    def settle_down(self, state: State, seat: int, kind: str, depth: int, sampler: Sampler) -> None:
        """Let chance and quick answers finish what a choice has set in motion."""
        for _ in range(MOST_QUICK):
            question = state.question
            if question is None:
                return
            asked = question.seats[0]
            if asked == CHANCE:
                chance(state, sampler)
                continue
            if self.clock.out():
                self.cut = True
                return
            others_still_answer = question.mode == SEALED and question.kind == kind and seat not in question.seats
            if len(state.stack) <= depth and not others_still_answer:
                return
            answer = self.game.policy(state, asked, sampler)
            if answer is None:
                answer = self.game.hasty(state, asked)
            if answer is None:
                choices = legal(state, asked)
                answer = choices[int(sampler.below(len(choices)))]
            apply(state, asked, answer)


def as_good(glances: list[float], least: float, luck: int) -> int:
    """The place of one of those that look so good, by luck."""
    places = [place for place, glance in enumerate(glances) if glance >= least]
    return places[luck % len(places)]


def small_roll(state: State) -> int:
    """The number of results of the roll that chance is asked for now, if there are few; else 0."""
    if not state.stack:
        return 0
    frame = state.stack[-1]
    if isinstance(frame, Roll) and frame.count <= 2 and frame.faces**frame.count <= MOST_RESULTS:
        return int(frame.faces**frame.count)
    return 0
