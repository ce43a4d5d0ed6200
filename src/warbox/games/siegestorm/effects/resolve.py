"""Carrying out a program: an Action, an ability, or what a symbol does, entry by entry.

Each entry goes through the same stages: is it to be carried out at all, does its player want it, what is chosen, and
then the operation itself, which is a small function of its own (see `operations`).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.sampler import Sampler
from warbox.engine.state import Frame
from warbox.games.siegestorm.actions import ENOUGH, EXTRA, NO, NO_EXTRA, YES
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry, Program
from warbox.games.siegestorm.effects import operations, picking
from warbox.games.siegestorm.effects.select import legal_targets
from warbox.games.siegestorm.effects.stages import (
    ABILITY_LINK,
    ASK_EXTRA,
    ASK_MAY,
    ASK_PAY,
    ASK_PICK,
    ASK_TARGET,
    BEGIN,
    COPIED,
    DO,
    INNER_STORM,
    NEXT_ENTRY,
    PICKED,
    TRIGGERED,
)
from warbox.games.siegestorm.effects.targets import must_be_named, named_target, target_actions, target_question
from warbox.games.siegestorm.rules import loops
from warbox.games.siegestorm.rules.acts import funds
from warbox.games.siegestorm.rules.asking import AskingFrame, by_seat
from warbox.games.siegestorm.rules.payment import more_ways_to_pay, pay_one, pay_rest, pay_why_not, ways_to_pay
from warbox.games.siegestorm.rules.priorities import dearest
from warbox.games.siegestorm.rules.values import holds
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.rules.chain import Link

MAY: Final = by_seat("may", "SGS-R-52")
EXTRA_COST: Final = by_seat("extra", "SGS-R-61")
PAY_EXTRA: Final = by_seat("pay", "SGS-COST-05", silent=True)
MAY_CHOICES: Final[list[Action]] = [YES, NO]
EXTRA_CHOICES: Final[list[Action]] = [EXTRA, NO_EXTRA]
ENTRY_BITS: Final = [2**number for number in range(60)]


class Resolve(AskingFrame):
    """A program under way."""

    def __init__(
        self,
        program: Program,
        kind: int,
        you: int,
        source: int,
        ability: int,
        subject: int,
        zone: int,
        targets: list[int],
        extras: int,
        answers: int,
    ) -> None:
        self.program: Final = program
        self.kind: Final[i64] = kind
        self.you: Final[i64] = you
        self.source: Final[i64] = source  # -1: the boss itself
        self.ability: Final[i64] = ability
        self.subject: Final[i64] = subject  # the card that set a triggered ability off; -1: none
        self.zone: Final[i64] = zone
        self.answers: Final[i64] = answers  # the link that this one answers; -1: none
        self.targets = targets  # replaced, never changed
        self.extras: i64 = extras
        self.entry: i64 = 0
        self.stage: i64 = BEGIN
        self.done = True  # the entry before changed something
        self.acted = False  # some entry did
        self.owed: i64 = 0
        # a choice under way
        self.pool: i64 = 0
        self.asker: i64 = 0
        self.left: i64 = 0
        self.picks: list[int] = []
        self.victims: list[int] = []
        self.number: i64 = -1  # of `up_to`, once it is named
        self.negated: i64 = -1  # the link that an entry of this program has negated

    def is_late(self) -> bool:
        """[SGS-R-52] Targets that arise inside a resolution are named when their entry's turn comes."""
        return self.kind >= TRIGGERED

    def current(self) -> Entry:
        return self.program.entries[self.entry]

    # asking

    def asks(self, state: SiegestormState) -> Decision | None:
        stage = self.stage
        if stage == DO or stage == BEGIN or not state.players[self.you].alive:
            return None
        seat = state.seat_for(int(self.you))
        if stage == ASK_PICK:
            return picking.question(state, self)
        if stage == ASK_MAY:
            return MAY[seat]
        if stage == ASK_TARGET:
            return target_question(state, int(self.you))
        if stage == ASK_EXTRA:
            return EXTRA_COST[seat]
        return PAY_EXTRA[seat] if stage == ASK_PAY else None

    def complete(self, state: SiegestormState, seat: int) -> bool:
        return self.stage != ASK_PAY

    def sample(self, state: SiegestormState, seat: int, sampler: Sampler, count: int) -> list[Action]:
        return more_ways_to_pay(state, seat, count) if self.stage == ASK_PAY else []

    def legal(self, state: SiegestormState, seat: int) -> list[Action]:
        if self.stage == ASK_PICK:
            listed = picking.choices(state, self)
            return loops.without_repeats(state, seat, listed, self.program) if self.kind == ABILITY_LINK else listed
        if self.stage == ASK_MAY:
            return MAY_CHOICES
        if self.stage == ASK_EXTRA:
            return EXTRA_CHOICES
        if self.stage == ASK_PAY:
            return ways_to_pay(state, seat, int(self.owed), False)
        return target_actions(state, int(self.you), self.current(), self.candidates(state))

    def check(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        if self.stage == ASK_PAY and pay_why_not(state, seat, action, False) is None:
            return None
        return super().check(state, seat, action)

    def why_not(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        if self.stage == ASK_PAY:
            return pay_why_not(state, seat, action, False)
        if self.stage == ASK_TARGET:
            return Refusal("no-target", "SGS-R-52", {"action": action.text})
        return None

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        if self.stage == ASK_PICK:
            picking.take(state, self, action)
        elif self.stage == ASK_MAY:
            if action.text == YES.text:
                self.stage = ASK_EXTRA
                self.go_on_from_extra(state)
            else:
                self.skip()
        elif self.stage == ASK_EXTRA:
            if action.text == EXTRA.text:
                self.owed = self.current().cost
                self.extras |= ENTRY_BITS[self.entry]
                self.stage = ASK_PAY
            else:
                self.skip()
        elif self.stage == ASK_PAY:
            self.pay(state, seat, action)
        else:
            self.take_target(state, action)

    def pay(self, state: SiegestormState, seat: int, action: Action) -> None:
        if action.text == "pay":
            pay_rest(state, seat, int(self.owed), False)
            self.owed = 0
        else:
            pay_one(state, seat, action)
            self.owed -= 1
        if not self.owed:
            self.go_on_from_target(state)

    # running

    def run(self, state: SiegestormState) -> None:
        if not state.players[self.you].alive:
            state.finish(self)
            return
        if self.entry == len(self.program.entries):
            self.finish_program(state)
            return
        entry = self.current()
        if self.stage == BEGIN:
            self.begin(state, entry)
        elif self.stage == DO:
            self.stage = NEXT_ENTRY
            self.done = False
            operations.begin(state, self, entry)
        elif self.stage == PICKED:
            self.stage = NEXT_ENTRY
            operations.finish(state, self, entry)
        else:
            self.acted = self.acted or self.done
            self.entry += 1
            self.stage = BEGIN
            self.picks = []
            self.victims = []
            self.number = -1

    def finish_program(self, state: SiegestormState) -> None:
        """[SGS-CHAIN-08] [SGS-R-60] A link of which no part could act has fizzled."""
        state.finish(self)
        if not self.acted and self.kind < TRIGGERED and state.events is not None and self.source >= 0:
            facts: dict[str, str | int] = {"player": state.letter(int(self.you)), "card": state.name(int(self.source))}
            state.emit(Public("fizzled", "SGS-CHAIN-08", facts))

    def skip(self) -> None:
        self.done = False
        self.stage = NEXT_ENTRY

    def begin(self, state: SiegestormState, entry: Entry) -> None:
        """Whether the entry is carried out: what it continues, its conditions, its limit, `may`."""
        if entry.chain == v.IF_DONE and not self.done:
            self.skip()
            return
        if not holds(state, entry, int(self.you), int(self.source), int(self.zone)):
            self.skip()
            return
        if not operations.OPERATIONS[entry.verb].is_possible(state, self, entry):
            self.skip()
            return
        if entry.may and not state.is_boss(int(self.you)):
            self.stage = ASK_MAY
            return
        self.go_on_from_extra(state)

    def go_on_from_extra(self, state: SiegestormState) -> None:
        """[SGS-R-61] [SGS-R-05] The number in front of an Action: paid when it was declared; inside a resolution now;
        for an Action that is used a second time never."""
        entry = self.current()
        if self.program.limited and not self.entry and self.kind == TRIGGERED:
            state.used.append(int(self.source) * 8 + int(self.ability))
        if self.program.is_action and entry.cost > 0 and self.kind != COPIED:
            if not self.extras & ENTRY_BITS[self.entry]:
                payable = not state.is_boss(int(self.you)) and entry.cost <= funds(state, int(self.you))
                if not self.is_late() or not payable:
                    self.skip()
                else:
                    self.stage = ASK_EXTRA
                return
        self.go_on_from_target(state)

    def go_on_from_target(self, state: SiegestormState) -> None:
        self.stage = DO
        if self.is_late() and self.current().targets():
            self.ask_target(state)

    # targets that are named now

    def named(self) -> list[int]:
        """The targets of the current entry."""
        listed = self.targets
        return [listed[index + 1] for index in range(0, len(listed), 2) if listed[index] == self.entry]

    def candidates(self, state: SiegestormState) -> list[int]:
        by_action = self.kind == INNER_STORM
        found = legal_targets(
            state, int(self.you), int(self.source), int(self.zone), self.current(), by_action, self.named()
        )
        return dearest(state, found) if state.is_boss(int(self.you)) else found

    def ask_target(self, state: SiegestormState) -> None:
        entry = self.current()
        while len(self.named()) < entry.targets():
            found = self.candidates(state)
            if must_be_named(state, int(self.you), entry, found):
                self.stage = ASK_TARGET
                return
            if not found:
                return
            self.targets = [*self.targets, int(self.entry), found[0]]

    def take_target(self, state: SiegestormState, action: Action) -> None:
        self.stage = DO
        if action.text == ENOUGH.text:
            return
        card = named_target(state, int(self.you), action, self.candidates(state))
        self.targets = [*self.targets, int(self.entry), card]
        if state.events is not None:
            facts: dict[str, str | int] = {"player": state.letter(int(self.you)), "card": state.name(card)}
            state.emit(Public("target", "SGS-R-52", facts))
        self.ask_target(state)

    # choices of operations

    def ask_pick(self, pool: int, asker: int, count: int) -> None:
        """Let a player choose so many things; `operations.finish` goes on with what was chosen."""
        self.pool = pool
        self.asker = asker
        self.left = count
        self.picks = []
        self.stage = ASK_PICK

    def skip_choice(self) -> None:
        """Nothing is left to be chosen."""
        self.stage = NEXT_ENTRY

    def clone(self) -> Frame[SiegestormState]:
        copy = Resolve(
            self.program,
            int(self.kind),
            int(self.you),
            int(self.source),
            int(self.ability),
            int(self.subject),
            int(self.zone),
            self.targets,
            int(self.extras),
            int(self.answers),
        )
        copy.entry = self.entry
        copy.stage = self.stage
        copy.done = self.done
        copy.acted = self.acted
        copy.owed = self.owed
        copy.pool = self.pool
        copy.asker = self.asker
        copy.left = self.left
        copy.picks = self.picks.copy()
        copy.victims = self.victims.copy()
        copy.number = self.number
        copy.negated = self.negated
        return copy


def resolve_link(state: SiegestormState, link: "Link") -> Resolve:
    """A link of a chain whose turn has come, [SGS-CHAIN-10] even if its source has left play. [SGS-COOP-06] It serves
    the player who announced it."""
    return Resolve(
        link.program(state),
        int(link.kind),
        int(link.player),
        int(link.source),
        int(link.ability),
        -1,
        int(link.zone),
        link.targets,
        int(link.extras),
        int(link.answers),
    )


def triggered(you: int, source: int, ability: int, program: Program, subject: int, zone: int) -> Resolve:
    """[SGS-PLAY-07] A triggered ability, which nobody can answer."""
    return Resolve(program, TRIGGERED, you, source, ability, subject, zone, [], 0, -1)


def inner_storm(state: SiegestormState, you: int, source: int, zone: int) -> Resolve | None:
    """[SGS-R-15] The Action of a creature that storms inside a resolution: no window; None if it has none."""
    action = state.card(source).action
    if action is None or action.when == v.REACTION:
        return None
    return Resolve(action, INNER_STORM, you, source, -1, -1, zone, [], 0, -1)


def copy_of(program: Program, you: int, source: int, zone: int) -> Resolve:
    """[SGS-R-52] [SGS-R-61] An Action used by somebody who negated it: free, with new targets."""
    return Resolve(program, COPIED, you, source, -1, -1, zone, [], 0, -1)
