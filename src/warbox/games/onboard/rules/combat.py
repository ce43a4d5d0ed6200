"""Combat: a sure hit within a zone; between zones face-down cards, Counter, reveal and doubling."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import SEALED, Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.onboard.actions import (
    COUNTER_IT,
    DOUBLE,
    FIGHTS,
    NOTHING,
    PASS,
    PASS_ONLY,
    WITH_COUNTER,
    WITH_DOUBLE,
    Commit,
    Fight,
)
from warbox.games.onboard.pieces.agent import AGENTS, AGENTS_PER_TEAM, TEAM_OF, Agent
from warbox.games.onboard.pieces.board import CONSTANTS, SEAT_COUNT, SEATS
from warbox.games.onboard.pieces.card import CARD_COUNT, CARDS, COUNTER, DOUBLE_ATTACK, DOUBLE_DEFENCE, FACES
from warbox.games.onboard.rules.damage import wound
from warbox.games.onboard.rules.line_of_fire import has_line, what_cuts
from warbox.games.onboard.rules.victory import check_elimination
from warbox.games.onboard.state import NEWER, OnBoardState

COMBAT_COST: Final = CONSTANTS.number("cost_combat", 1, 9)  # [OB-COMBAT-01]
MOST_COUNTERS: Final = CONSTANTS.number("max_counters_per_combat", 1, 1)  # [OB-R-30]
MOST_DOUBLINGS: Final = CONSTANTS.number("max_doublers_per_side", 1, 1)  # [OB-R-31]

# the steps of a combat between zones
COMMITTING: Final = 0
COUNTERING: Final = 1
DOUBLING: Final = 2

STRIKER: Final = 0
GUARD: Final = 1

COMMIT_ONE: Final = [Decision("commit", "OB-COMBAT-05", (seat,), SEALED, silent=True) for seat in range(SEAT_COUNT)]
# by the Attack's seat, then the Defence's
COMMIT_BOTH: Final = [
    [Decision("commit", "OB-COMBAT-05", (attack, defence), SEALED, silent=True) for defence in range(SEAT_COUNT)]
    for attack in range(SEAT_COUNT)
]
COUNTER_OR_NOT: Final = [Decision("counter", "OB-COMBAT-08", (seat,), silent=True) for seat in range(SEAT_COUNT)]
DOUBLE_OR_NOT: Final = [Decision("double", "OB-COMBAT-12", (seat,), silent=True) for seat in range(SEAT_COUNT)]


def add_fights(state: OnBoardState, agent: Agent, choices: list[Action]) -> None:
    """[OB-LOF-01] [OB-LOF-07] [OB-R-19] Every living enemy in line of fire, not only the nearest."""
    first: i64 = AGENTS_PER_TEAM if agent.index < AGENTS_PER_TEAM else 0
    agents = state.agents
    for index in range(first, first + AGENTS_PER_TEAM):
        enemy = agents[index]
        if enemy.hit_points > 0 and has_line(state.edges, state.zone_of, state.smoke, agent.cell, enemy.cell):
            choices.append(FIGHTS[index])


def check_fight(state: OnBoardState, agent: Agent, fight: Fight) -> Refusal | None:
    """[OB-COMBAT-02] [OB-R-27] A living enemy, [OB-LOF-09] [OB-R-26] in line of fire, in the same zone too."""
    enemy = state.agents[fight.agent]
    facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "target": AGENTS[fight.agent]}
    if TEAM_OF[fight.agent] == TEAM_OF[agent.index]:
        return Refusal("not-an-enemy", "OB-COMBAT-02", facts)
    if enemy.hit_points == 0:
        return Refusal("target-dead", "OB-COMBAT-02", facts)
    kind, rule = what_cuts(state.edges, state.zone_of, state.smoke, agent.cell, enemy.cell)
    return Refusal(kind, rule, facts) if kind else None


def fight_enemy(state: OnBoardState, agent: Agent, target: int) -> None:
    """[OB-ZONE-06] [OB-R-62] Only the zones of the two Agents decide which kind of combat it is."""
    enemy = state.agents[target]
    same = state.zone_of[agent.cell] == state.zone_of[enemy.cell]
    if state.events is not None:
        facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "target": AGENTS[target]}
        rule = "OB-COMBAT-03" if same else "OB-COMBAT-04"
        state.emit(Public("fight", rule, facts | {"zone": "same" if same else "distinct"}))
    if same:
        # [OB-COMBAT-03] a hit at once: no defence, no cards
        wound(state, enemy)
        check_elimination(state)
        return
    combat = Combat(int(agent.index), target)
    # [OB-R-59] [OB-COMBAT-17] a side without cards, as all can see, commits nothing without being asked
    if not state.hand_size(agent.seat):
        combat.first = NOTHING
    if not state.hand_size(enemy.seat):
        combat.second = NOTHING
    state.push(combat)


def add_commits(hands: list[int], first: i64, commit: Commit, choices: list[Action]) -> None:
    """[OB-COMBAT-06] Every set of cards of the hand that adds to this one, from none to all."""
    choices.append(commit)
    for more in commit.more:
        if hands[first + more.cards[-1]] >= more.copies:
            add_commits(hands, first, more, choices)


def note_pass(state: OnBoardState, seat: int, card: int) -> None:
    """[OB-COMBAT-08] [OB-COMBAT-12] A seat has not countered where cards lie, or not doubled where that would have
    turned the combat: everybody saw that."""
    entry = (seat * CARD_COUNT + card) * NEWER
    state.passed = sorted([other for other in state.passed if other // NEWER != entry // NEWER] + [entry])


def doubled(points: int, times: i64) -> int:
    """[OB-COMBAT-12] [OB-R-31] A total, doubled as often as a doubling card was played."""
    for _ in range(times):
        points *= 2
    return points


class Combat(Frame[OnBoardState]):
    """[OB-COMBAT-04] A combat between two zones: commit, Counter, reveal, doubling, result. [OB-ACTION-08] All free.

    [OB-R-59] Questions about Counter and doubling are asked whether or not the card is held; a seat whose hand is
    empty, as everybody can see, is not asked.
    """

    def __init__(self, initiator: int, target: int) -> None:
        self.initiator: Final = initiator
        self.target: Final = target
        self.first: Commit | None = None  # the initiator's cards
        self.second: Commit | None = None  # the target's
        self.step: i64 = COMMITTING
        self.countered = False
        self.doubled_attack: i64 = 0  # how often
        self.doubled_defence: i64 = 0
        self.turn: i64 = STRIKER  # who may double now
        self.passed = False  # the other side has just passed

    def clone(self) -> Frame[OnBoardState]:
        copy = Combat(self.initiator, self.target)
        copy.first = self.first
        copy.second = self.second
        copy.step = self.step
        copy.countered = self.countered
        copy.doubled_attack = self.doubled_attack
        copy.doubled_defence = self.doubled_defence
        copy.turn = self.turn
        copy.passed = self.passed
        return copy

    # who is who [OB-COMBAT-08] [OB-COMBAT-09]

    def striker(self) -> int:
        return self.target if self.countered else self.initiator

    def guard(self) -> int:
        return self.initiator if self.countered else self.target

    def side(self, state: OnBoardState) -> Agent:
        """The Agent whose seat may double now."""
        return state.agents[self.striker() if self.turn == STRIKER else self.guard()]

    def can_double(self, state: OnBoardState) -> bool:
        """[OB-COMBAT-12] [OB-R-31] As far as all can see: cards in hand, and no doubling of this side yet."""
        used = self.doubled_attack if self.turn == STRIKER else self.doubled_defence
        if used >= MOST_DOUBLINGS and not state.readings.several_doublings:
            return False
        return state.hand_size(self.side(state).seat) > 0

    # questions and answers

    def asks(self, state: OnBoardState) -> Decision | None:
        first = state.agents[self.initiator].seat
        second = state.agents[self.target].seat
        if self.step == COMMITTING:
            if self.first is None and self.second is None:
                return COMMIT_BOTH[min(first, second)][max(first, second)]
            if self.first is None:
                return COMMIT_ONE[first]
            return COMMIT_ONE[second] if self.second is None else None
        if self.step == COUNTERING:
            return COUNTER_OR_NOT[second] if state.hand_size(second) else None
        return DOUBLE_OR_NOT[self.side(state).seat] if self.can_double(state) else None

    def doubling_card(self) -> int:
        return DOUBLE_ATTACK if self.turn == STRIKER else DOUBLE_DEFENCE

    def legal(self, state: OnBoardState, seat: int) -> list[Action]:
        if self.step == COMMITTING:
            choices: list[Action] = []
            add_commits(state.hands, seat * CARD_COUNT, NOTHING, choices)
            return choices
        if self.step == COUNTERING:
            return WITH_COUNTER if state.holds_card(seat, COUNTER) else PASS_ONLY
        return WITH_DOUBLE if state.holds_card(seat, self.doubling_card()) else PASS_ONLY

    def check(self, state: OnBoardState, seat: int, action: Action) -> Refusal | None:
        if self.step == COMMITTING:
            if not isinstance(action, Commit):
                return Refusal("commit-first", "OB-COMBAT-05")
            for card in action.cards:
                if action.cards.count(card) > state.hands[seat * CARD_COUNT + card]:
                    return Refusal("not-in-hand", "OB-COMBAT-06", {"card": CARDS[card]})
            return None
        if action is PASS:
            return None
        if self.step == COUNTERING:
            if action is not COUNTER_IT:
                return Refusal("counter-first", "OB-COMBAT-08")
            held = state.holds_card(seat, COUNTER)
            return None if held else Refusal("not-in-hand", "OB-COMBAT-08", {"card": CARDS[COUNTER]})
        if action is not DOUBLE:
            return Refusal("double-first", "OB-COMBAT-12")
        card = self.doubling_card()
        held = state.holds_card(seat, card)
        return None if held else Refusal("not-in-hand", "OB-COMBAT-12", {"card": CARDS[card]})

    def take(self, state: OnBoardState, seat: int, action: Action) -> None:
        if isinstance(action, Commit):
            self.commit(state, seat, action)
        elif self.step == COUNTERING:
            if action is COUNTER_IT:
                self.counter(state, seat)
            else:
                if self.has_cards():
                    note_pass(state, seat, COUNTER)
                if state.events is not None:
                    state.emit(Public("no-counter", "OB-COMBAT-09", {"agent": AGENTS[self.target]}))
            self.reveal(state)
        elif action is PASS:
            if self.turns_by_doubling():
                note_pass(state, seat, self.doubling_card())
            if state.events is not None:
                state.emit(Public("no-doubling", "OB-COMBAT-12", {"agent": AGENTS[self.side(state).index]}))
            self.skip(state)
        else:
            self.double(state, seat)

    def run(self, state: OnBoardState) -> None:
        if self.step == COMMITTING:
            self.lay_down(state)
        elif self.step == COUNTERING:
            self.reveal(state)
        else:
            self.skip(state)

    # the steps

    def commit(self, state: OnBoardState, seat: int, cards: Commit) -> None:
        """[OB-COMBAT-05] [OB-COMBAT-07] [OB-R-29] Face down, from the own hand; only their points will count."""
        if state.agents[self.initiator].seat == seat:
            self.first = cards
        else:
            self.second = cards
        for card in cards.cards:
            state.hands[seat * CARD_COUNT + card] -= 1
        if state.events is not None:
            state.emit(Public("committed", "OB-COMBAT-05", {"seat": SEATS[seat]}))

    def lay_down(self, state: OnBoardState) -> None:
        """[OB-R-28] [OB-R-59] Both have committed: the numbers are public, the cards are not."""
        assert self.first is not None
        assert self.second is not None
        self.step = COUNTERING
        if state.events is not None:
            facts: dict[str, str | int] = {"agent": AGENTS[self.initiator], "cards": len(self.first.cards)}
            facts["target"] = AGENTS[self.target]
            facts["against"] = len(self.second.cards)
            state.emit(Public("cards-down", "OB-R-28", facts))

    def counter(self, state: OnBoardState, seat: int) -> None:
        """[OB-COMBAT-08] [OB-COMBAT-10] [OB-R-30] The roles swap; nothing else changes, and the card adds nothing."""
        state.hands[seat * CARD_COUNT + COUNTER] -= 1
        self.countered = True
        if state.events is not None:
            facts: dict[str, str | int] = {"agent": AGENTS[self.target], "target": AGENTS[self.initiator]}
            state.emit(Public("countered", "OB-COMBAT-08", facts))

    def reveal(self, state: OnBoardState) -> None:
        """[OB-COMBAT-11] All committed cards are turned up."""
        self.step = DOUBLING
        if state.events is not None:
            self.tell_cards(state, self.striker(), True)
            self.tell_cards(state, self.guard(), False)

    def tell_cards(self, state: OnBoardState, agent: int, strikes: bool) -> None:
        cards = self.cards_of(agent)
        for card in cards.cards:
            points = FACES[card].attack if strikes else FACES[card].defence
            facts: dict[str, str | int] = {"agent": AGENTS[agent], "card": CARDS[card], "points": points}
            state.emit(Public("card-revealed", "OB-COMBAT-11", facts))
        facts = {"agent": AGENTS[agent], "role": "striker" if strikes else "guard"}
        facts["points"] = cards.attack if strikes else cards.defence
        state.emit(Public("revealed", "OB-COMBAT-11", facts))

    def cards_of(self, agent: int) -> Commit:
        """What the side of an Agent has committed."""
        cards = self.first if agent == self.initiator else self.second
        assert cards is not None
        return cards

    def attack_total(self) -> int:
        """[OB-COMBAT-11] [OB-COMBAT-12] The Attack points of the striker's cards, doubled as often as it was played."""
        return doubled(self.cards_of(self.striker()).attack, self.doubled_attack)

    def defence_total(self) -> int:
        return doubled(self.cards_of(self.guard()).defence, self.doubled_defence)

    def has_cards(self) -> bool:
        """[OB-R-28] Whether anybody has laid a card down: the numbers are public."""
        assert self.first is not None
        assert self.second is not None
        return bool(self.first.cards or self.second.cards)

    def turns_by_doubling(self) -> bool:
        """[OB-COMBAT-12] Everything lies open: whether this side loses as it is, and does not if it doubles."""
        attack, defence = self.attack_total(), self.defence_total()
        if self.turn == STRIKER:
            return attack <= defence < 2 * attack
        return defence < attack <= 2 * defence

    def double(self, state: OnBoardState, seat: int) -> None:
        """[OB-COMBAT-12] [OB-R-31] The whole total is doubled; a pass of the other side before is not final."""
        state.hands[seat * CARD_COUNT + self.doubling_card()] -= 1
        if self.turn == STRIKER:
            self.doubled_attack += 1
        else:
            self.doubled_defence += 1
        if state.events is not None:
            total = self.attack_total() if self.turn == STRIKER else self.defence_total()
            facts: dict[str, str | int] = {"agent": AGENTS[self.side(state).index]}
            facts["card"] = CARDS[self.doubling_card()]
            facts["total"] = total
            state.emit(Public("doubled", "OB-COMBAT-12", facts))
        self.passed = False
        self.turn = 1 - self.turn

    def skip(self, state: OnBoardState) -> None:
        """[OB-COMBAT-12] A side passes, or cannot play; the second in a row ends the step."""
        if self.passed:
            self.finish(state)
            return
        self.passed = True
        self.turn = 1 - self.turn

    def finish(self, state: OnBoardState) -> None:
        """[OB-COMBAT-13] [OB-COMBAT-14] Strictly more attack than defence: one damage to the guard, to nobody else.

        [OB-COMBAT-15] Then all cards of the combat are discarded, hit or miss. [OB-R-53] Then elimination is checked.
        """
        state.finish(self)
        attack, defence = self.attack_total(), self.defence_total()
        hit = attack > defence
        if state.events is not None:
            facts: dict[str, str | int] = {"agent": AGENTS[self.striker()], "target": AGENTS[self.guard()]}
            facts["attack"] = attack
            facts["defence"] = defence
            state.emit(Public("hit", "OB-COMBAT-13", facts) if hit else Public("missed", "OB-COMBAT-13", facts))
        if hit:
            wound(state, state.agents[self.guard()])
        self.discard(state)
        if hit:
            check_elimination(state)

    def discard(self, state: OnBoardState) -> None:
        for agent in (self.initiator, self.target):
            pile = state.decks[TEAM_OF[agent]].discard
            for card in self.cards_of(agent).cards:
                pile[card] += 1
        if self.countered:
            state.decks[TEAM_OF[self.target]].discard[COUNTER] += 1
        state.decks[TEAM_OF[self.striker()]].discard[DOUBLE_ATTACK] += int(self.doubled_attack)
        state.decks[TEAM_OF[self.guard()]].discard[DOUBLE_DEFENCE] += int(self.doubled_defence)
