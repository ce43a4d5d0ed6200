"""Setting up: consent to promo cards, decks, shuffles, starting hands, the mulligan and the first player."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, SEALED, Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.notation import ParseError
from warbox.engine.state import Frame, Roll, Shuffle
from warbox.games.siegestorm.actions import AGREE, KEEP, REFUSE, DeckChoice, Mulligan
from warbox.games.siegestorm.battlefield import NOBODY, RESOURCES, SEATS
from warbox.games.siegestorm.cards.box import ADVANCED_DECK, BASIC_DECK
from warbox.games.siegestorm.cards.deck import PROMO, STARTER_NAMES, Deck, check_deck, parse_deck
from warbox.games.siegestorm.rules import turn
from warbox.games.siegestorm.rules.asking import AskingFrame
from warbox.games.siegestorm.rules.drawing import draw, take_top, tell_drawn
from warbox.games.siegestorm.rules.moving import into_hand, onto_resources
from warbox.games.siegestorm.rules.victory import end
from warbox.games.siegestorm.state import SiegestormState

STARTING_HAND: Final = 2  # [SGS-SETUP-06]

DECKS: Final = 0
CONSENT: Final = 1
SHUFFLES: Final = 2
BOSS_BASIC: Final = 3
BOSS_ADVANCED: Final = 4
BOSS_MIX: Final = 5
DEAL: Final = 6
MULLIGAN: Final = 7
FIRST: Final = 8
STAGES: Final[list[str]] = [
    "decks",
    "consent",
    "shuffle",
    "basic",
    "advanced",
    "boss",
    "deal",
    "mulligan",
    "first-player",
]

REFUSED: Final = 0
AGREED: Final = 1


def sealed_question(kind: str, rule: str, bits: int, silent: bool = False) -> Decision:
    return Decision(kind, rule, tuple([seat for seat in range(len(SEATS)) if bits >> seat & 1]), SEALED, silent)


ASK_DECKS: Final = [sealed_question("decks", "SGS-DECK-01", bits) for bits in range(16)]
ASK_CONSENT: Final = [sealed_question("consent", "SGS-PROMO-02", bits) for bits in range(16)]
ASK_MULLIGAN: Final = [sealed_question("mulligan", "SGS-SETUP-07", bits, silent=True) for bits in range(16)]
SHUFFLE_DECK: Final = Decision("shuffle", "SGS-SETUP-06", (CHANCE,))
SHUFFLE_BOSS: Final = Decision("shuffle-boss", "SGS-SOLO-05", (CHANCE,))
FIRST_PLAYER: Final = Decision("first-player", "SGS-SETUP-08", (CHANCE,))
CONSENTS: Final[list[Action]] = [AGREE, REFUSE]
STARTER_CHOICES: Final[list[Action]] = [DeckChoice(name) for name in STARTER_NAMES]


class Setup(AskingFrame):
    """Before the first turn. [SGS-SETUP-06] to [SGS-SETUP-08], [SGS-SOLO-05] to [SGS-SOLO-09], [SGS-LAST-03],
    [SGS-COOP-13]"""

    def __init__(self, stage: int, decks: list[Deck | None]) -> None:
        self.decks = decks  # None: not chosen yet. Replaced, never changed
        self.stage: i64 = stage
        self.shuffled: i64 = 0  # decks of seats that are shuffled

    def asks(self, state: SiegestormState) -> Decision | None:
        bits = 0
        for seat in range(int(state.readings.seats)):
            if not state.players[seat].alive:
                continue
            if self.stage == DECKS:
                bits |= 1 << seat if self.decks[seat] is None else 0
            elif self.stage in (CONSENT, MULLIGAN):
                bits |= 1 << seat if state.players[seat].answer < 0 else 0
        if not bits:
            return None
        if self.stage == DECKS:
            return ASK_DECKS[bits]
        return ASK_CONSENT[bits] if self.stage == CONSENT else ASK_MULLIGAN[bits]

    def complete(self, state: SiegestormState, seat: int) -> bool:
        """[SGS-DECK-01] Any deck that may be built may be chosen; only the starter decks are listed."""
        return self.stage != DECKS

    def legal(self, state: SiegestormState, seat: int) -> list[Action]:
        if self.stage == DECKS:
            return STARTER_CHOICES
        if self.stage == CONSENT:
            return CONSENTS
        names = [card_word(state, seat, card) for card in state.players[seat].hand]
        choices: list[Action] = [KEEP, Mulligan([names[0]])]
        if names[1] != names[0]:
            choices.append(Mulligan([names[1]]))
        choices.append(Mulligan(names))
        return choices

    def check(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        """[SGS-DECK-02] Any legal deck may be chosen, not only those listed."""
        if self.stage == DECKS and isinstance(action, DeckChoice):
            try:
                faults = check_deck(parse_deck(action.deck), state.readings.melee, state.readings.promo)
            except ParseError:
                return Refusal("deck-unreadable", "SGS-DECK-01", {"deck": action.deck})
            return faults[0] if faults else None
        return super().check(state, seat, action)

    def why_not(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        if self.stage == MULLIGAN and isinstance(action, Mulligan):
            return Refusal("not-in-hand", "SGS-SETUP-07", {"card": action.names[0]})
        return None

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        if isinstance(action, DeckChoice):
            decks = self.decks.copy()
            decks[seat] = parse_deck(action.deck)
            self.decks = decks
        elif self.stage == CONSENT:
            state.players[seat].answer = AGREED if action.text == AGREE.text else REFUSED
        elif isinstance(action, Mulligan):
            names = [card_word(state, seat, card) for card in state.players[seat].hand]
            if len(action.names) == STARTING_HAND:
                state.players[seat].answer = 3
            else:
                state.players[seat].answer = 1 if names[0] == action.names[0] else 2
        else:
            state.players[seat].answer = 0

    def run(self, state: SiegestormState) -> None:
        stage = self.stage
        if stage == DECKS:
            self.make_cards(state)
        elif stage == CONSENT:
            self.judge_consent(state)
        elif stage == SHUFFLES:
            self.next_shuffle(state)
        elif stage in (BOSS_BASIC, BOSS_ADVANCED, BOSS_MIX):
            self.next_boss_shuffle(state)
        elif stage == DEAL:
            self.stage = MULLIGAN
            for seat in range(int(state.readings.seats)):
                if state.players[seat].alive:
                    draw(state, seat, STARTING_HAND)
        elif stage == MULLIGAN:
            self.exchange(state)
        else:
            state.finish(self)
            if state.battlefield.boss != NOBODY:
                turn.begin_turn(state, int(state.battlefield.boss))  # [SGS-SOLO-09]
            else:
                state.push(FIRST_ROLLS[state.readings.seats])

    def make_cards(self, state: SiegestormState) -> None:
        """[SGS-DECK-07] Only the cards of the decks exist."""
        self.stage = SHUFFLES
        for seat, deck in enumerate(self.decks):
            if deck is None or not state.players[seat].alive:
                continue
            designs = deck.designs(state.box)
            add_cards(state, seat, designs)
            for design in designs:
                if state.box.designs[design].faction == PROMO:
                    self.stage = CONSENT

    def judge_consent(self, state: SiegestormState) -> None:
        """[SGS-PROMO-02] Everybody must agree to promo cards; otherwise there is no game."""
        self.stage = SHUFFLES
        for seat in range(int(state.readings.seats)):
            if state.players[seat].answer == REFUSED:
                end(state, "promo-refused", "SGS-PROMO-02", [])
                return
            state.players[seat].answer = -1

    def next_shuffle(self, state: SiegestormState) -> None:
        if self.shuffled == state.readings.seats:
            self.stage = DEAL if state.battlefield.boss == NOBODY else BOSS_BASIC
            return
        seat = int(self.shuffled)
        self.shuffled += 1
        if not state.players[seat].alive:
            return
        state.push(DeckShuffle(seat, len(state.players[seat].resources)))

    def next_boss_shuffle(self, state: SiegestormState) -> None:
        """[SGS-SOLO-05] Each boss deck by itself, so many cards of each, then these together."""
        stage = int(self.stage)
        self.stage += 1
        if stage == BOSS_MIX:
            state.push(DeckShuffle(int(state.battlefield.boss), len(state.players[state.battlefield.boss].resources)))
        else:
            state.push(BossShuffle(stage))

    def exchange(self, state: SiegestormState) -> None:
        """[SGS-SETUP-07] [SGS-SOLO-08] The cards given back go under the Resources unseen; then up to two are drawn."""
        self.stage = FIRST
        for seat in range(int(state.readings.seats)):
            if not state.players[seat].alive:
                continue
            answer = int(state.players[seat].answer)
            state.players[seat].answer = -1
            hand = state.players[seat].hand
            returned = [card for index, card in enumerate(hand) if answer >> index & 1]
            for card in returned:
                onto_resources(state, seat, card, False)
            drawn: list[str] = []
            for _ in returned:
                card = take_top(state, seat)
                into_hand(state, seat, card)
                drawn.append(state.name(card))
            if state.events is not None:
                state.emit(Public("settled", "SGS-SETUP-07", {"player": state.letter(seat)}))
                tell_drawn(state, seat, drawn)

    def clone(self) -> Frame[SiegestormState]:
        copy = Setup(int(self.stage), self.decks)
        copy.shuffled = self.shuffled
        return copy


def card_word(state: SiegestormState, holder: int, card: int) -> str:
    """A card of a pile in notation: `tengu`, `tengu@B`."""
    owner = state.owner[card]
    return state.name(card) if owner == holder else f"{state.name(card)}@{state.letter(owner)}"


def add_cards(state: SiegestormState, owner: int, designs: list[int]) -> None:
    """New cards under their owner's Resources, the first on top of the others."""
    first = len(state.design)
    cards = list(range(first, first + len(designs)))
    state.design = state.design + designs  # clones share the old lists
    state.owner = state.owner + [owner] * len(designs)
    state.ident = state.ident + cards
    state.place = state.place + [RESOURCES + 16 * owner] * len(designs)
    state.players[owner].resources = cards[::-1] + state.players[owner].resources


class DeckShuffle(Shuffle[SiegestormState]):
    """[SGS-SETUP-06] A deck is shuffled: the first of the order is on top."""

    def __init__(self, player: int, size: int) -> None:
        super().__init__(SHUFFLE_DECK, size)
        self.player: Final[i64] = player

    def shuffled(self, state: SiegestormState, order: list[int]) -> None:
        cards = state.players[self.player].resources[::-1]
        state.players[self.player].resources = [cards[index] for index in order][::-1]
        if state.events is not None:
            state.emit(Public("shuffled", "SGS-SETUP-06", {"player": state.letter(int(self.player))}))


class BossShuffle(Shuffle[SiegestormState]):
    """[SGS-SOLO-05] One of the two boss decks; the first of the order come into the boss's Resources."""

    def __init__(self, stage: int) -> None:
        super().__init__(SHUFFLE_BOSS, len(BASIC_DECK if stage == BOSS_BASIC else ADVANCED_DECK))
        self.stage: Final[i64] = stage

    def shuffled(self, state: SiegestormState, order: list[int]) -> None:
        boss = state.readings.boss
        column = int(state.readings.column)
        basic = self.stage == BOSS_BASIC
        deck = BASIC_DECK if basic else ADVANCED_DECK
        count = boss.basic[column] if basic else boss.advanced[column]
        add_cards(state, int(state.battlefield.boss), [deck[index] for index in order[:count]])
        if state.events is not None:
            state.emit(Public("boss-deck", "SGS-SOLO-05", {"deck": "goblins" if basic else "shamans", "count": count}))


class FirstPlayer(Roll[SiegestormState]):
    """[SGS-SETUP-08] [SGS-LAST-13] The first player, at random, once the starting hands are settled."""

    def __init__(self, seats: int) -> None:
        super().__init__(FIRST_PLAYER, 1, seats)

    def rolled(self, state: SiegestormState, faces: list[int]) -> None:
        if state.events is not None:
            state.emit(Public("first-player", "SGS-SETUP-08", {"player": state.letter(faces[0] - 1)}))
        first = faces[0] - 1
        while not state.players[first].alive:  # who conceded before the first turn does not begin
            first = (first + 1) % self.faces
        turn.begin_turn(state, first)


FIRST_ROLLS: Final = [FirstPlayer(seats) for seats in range(len(SEATS) + 1)]


def new_table(state: SiegestormState) -> None:
    """Empty spaces, and the boss's Life and Menace. [SGS-SOLO-03] [SGS-SOLO-04] [SGS-SOLO-06]"""
    zones = int(state.battlefield.zones)
    state.track = [-1] * (zones * 6)
    state.field = [-1] * (zones * 3)
    state.no_mans = [0] * zones
    if state.battlefield.boss != NOBODY:
        state.life = state.readings.boss.life[state.readings.column]
        state.menace = state.readings.boss.menace[state.readings.column]
        state.reserve_token = True
