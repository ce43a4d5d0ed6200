"""The moment of a position: the lines `link`, `under` and `at` put the unfinished rules on the stack."""

from typing import Final

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError, parse_number
from warbox.engine.page import Lines, Moment
from warbox.engine.state import Outcome
from warbox.games.siegestorm.battlefield import COOP, NOBODY, SEATS
from warbox.games.siegestorm.boss.turn import BossTurn
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.box import STANDARD
from warbox.games.siegestorm.cards.deck import Deck, check_deck, parse_deck
from warbox.games.siegestorm.effects.chance import RandomPick
from warbox.games.siegestorm.effects.operations import OPERATIONS
from warbox.games.siegestorm.effects.resolve import Resolve
from warbox.games.siegestorm.effects.stages import TRIGGERED
from warbox.games.siegestorm.rules.chain import Chain, Link
from warbox.games.siegestorm.rules.declare import Declaring
from warbox.games.siegestorm.rules.drawing import BossDraw, ReserveShuffle, draw
from warbox.games.siegestorm.rules.setup import (
    BOSS_MIX,
    CONSENT,
    DEAL,
    DECKS,
    MULLIGAN,
    SHUFFLES,
    STARTING_HAND,
    BossShuffle,
    DeckShuffle,
    FirstPlayer,
    Setup,
    card_word,
)
from warbox.games.siegestorm.rules.storm import Storm
from warbox.games.siegestorm.rules.track import Exit
from warbox.games.siegestorm.rules.turn import Turn
from warbox.games.siegestorm.rules.victory import BOSS_SEAT
from warbox.games.siegestorm.state import ADVANCING, BEFORE_PREPARATION, DEPLOYMENT, DONE, SiegestormState
from warbox.games.siegestorm.text.frame_lines import (
    read_advance,
    read_boss_turn,
    read_chain,
    read_chance,
    read_declare,
    read_exit,
    read_storm,
    read_triggers,
    read_turn_frame,
    read_vision,
)
from warbox.games.siegestorm.text.link_lines import read_links
from warbox.games.siegestorm.text.notation import BOSS_STEP, SETUP_STAGE
from warbox.games.siegestorm.text.refs import parse_player
from warbox.games.siegestorm.text.resolve_lines import read_resolve

BOTTOM: Final = ["turn", "act", "boss-turn", "setup", "mulligan", "shuffle", "first-player"]  # needs nothing below it

# how a game ends: kind, rule, whether it is a draw
ENDS: Final = [
    ("defeated", "SGS-DUEL-02", False),
    ("conceded", "SGS-DUEL-02", False),
    ("both-defeated", "SGS-R-07", True),
    ("boss-wins", "SGS-SOLO-13", False),
    ("boss-depleted", "SGS-SOLO-11", False),
    ("boss-slain", "SGS-SOLO-12", False),
    ("by-card", "SGS-PROMO-03", False),
    ("last-standing", "SGS-LAST-10", False),
    ("nobody-standing", "SGS-R-07", True),
    ("loop", "SGS-R-47", True),
    ("promo-refused", "SGS-PROMO-02", True),
]


class Draft:
    """A position that is being read: the state so far, and what its other lines say about the moment."""

    def __init__(self, state: SiegestormState, steps: list[int], answers: dict[int, str]) -> None:
        self.state: Final = state
        self.steps: Final = steps  # the seats whose lines name a step
        self.answers: Final = answers  # by seat
        self.links: list[Link] = []
        self.cards: list[int] = []  # of the links


def place_moment(draft: Draft, lines: Lines) -> None:
    """Fill the stack from the bottom up."""
    state = draft.state
    under = lines.moments("under")
    at = lines.moment("act")
    at_number = lines.now
    placed = [*under, (at_number, at)]
    for number, moment in placed:
        if moment.kind == "over" and under:
            lines.now = number
            raise ParseError("'over' stands alone", moment.text)
    draft.links, draft.cards = read_links(state, lines)
    lines.now = at_number
    if at.kind == "over":
        place_end(state, at.said)
        return
    name_player(state, at)
    infer_active(state, [moment for _, moment in placed], draft.links)
    default_bottom(draft, [moment.kind for _, moment in placed])
    for number, moment in placed:
        lines.now = number
        push_frame(draft, moment)
    finish_storms(state)
    check_stack(state, draft.links)
    default_tracks(state)


def name_player(state: SiegestormState, at: Moment) -> None:
    """Whose moment it is, if it is not said: partners act together, else whose turn it is; of a storm, whose creature
    it is."""
    values = at.said.values
    if at.kind in ("order", "storm") and "player" not in values:
        if not state.storming:
            raise ParseError("a player is missing", at.text)
        values["player"] = state.letter(state.controller(state.storming[-1]))
    elif at.kind in ("act", "turn") and "players" not in values:
        if state.battlefield.mode == COOP and not state.is_boss(int(state.active)):
            values["players"] = SEATS[: int(state.battlefield.seats)]
        else:
            values["players"] = [state.letter(max(int(state.active), 0))]


def place_end(state: SiegestormState, said: Said) -> None:
    """`at over defeated SGS-DUEL-02 winner=A`, `winner=A+B`, `winner=boss`, `winner=draw`."""
    kind, rule, winner = said.text("end"), said.text("rule"), said.text("winner")
    winners: list[int] = []
    if winner != "draw":
        players = [parse_player(state, letter) for letter in winner.split("+")]
        winners = [BOSS_SEAT if state.is_boss(player) else player for player in players]
    if (kind, rule, not winners) not in ENDS or len(set(winners)) != len(winners):
        known = ", ".join([f"{end} {why} ({'drawn' if drawn else 'won'})" for end, why, drawn in ENDS])
        raise ParseError(f"a game ends by {known}", f"{kind} {rule} winner={winner}")
    state.active = max(int(state.active), 0)
    state.end(Outcome(kind, rule, tuple(winners)))


def infer_active(state: SiegestormState, placed: list[Moment], links: list[Link]) -> None:
    """Whose turn it is, if the position does not say: that of its turn, of the boss, or of who began the chain."""
    named = -1
    turns = [moment for moment in placed if moment.kind in ("turn", "act", "boss-turn")]
    for moment in turns:
        if moment.kind == "boss-turn":
            named = max(named, int(state.battlefield.boss))
        elif moment.said.has("players"):
            named = parse_player(state, moment.said.items("players")[0])
    if state.active < 0 and named < 0 and links:
        named = int(links[0].player)
    if state.active < 0 and named < 0 and placed[-1].kind in ("declare", "storm", "order", "advance", "vision"):
        named = parse_player(state, placed[-1].said.text("player"))
    if state.active < 0:
        state.active = max(named, 0)
    if named >= 0 and turns:
        shared = state.battlefield.boss != NOBODY and state.active != state.battlefield.boss
        if named != state.active and not (shared and not state.is_boss(named)):
            raise ParseError("this is another player's turn than the line 'turn' says", state.letter(named))


def default_bottom(draft: Draft, kinds: list[str]) -> None:
    """A moment inside a turn needs no line for the turn itself."""
    state = draft.state
    if [kind for kind in kinds if kind in BOTTOM]:
        return
    if state.is_boss(int(state.active)):
        state.push(BossTurn())
        frame = state.stack[-1]
        assert isinstance(frame, BossTurn)
        frame.step = BOSS_STEP.places["action"]
    else:
        seats = [int(state.active)]
        if state.battlefield.boss != NOBODY:
            seats = list(range(int(state.battlefield.seats)))
        push_turn(draft, Turn(seats, []), DEPLOYMENT)
    if draft.links and "chain" not in kinds and "react" not in kinds:
        state.push(Chain(draft.links, []))


def push_turn(draft: Draft, frame: Turn, default: int) -> None:
    """The acting players are at the step that their lines say, or at the default; the others have none."""
    state = draft.state
    for player in range(int(state.battlefield.seats)):
        piles = state.players[player]
        if player not in frame.seats:
            if player in draft.steps:
                raise ParseError("only who has the turn is at a step of it", f"{state.letter(player)} step=")
        elif not piles.alive:
            piles.step = DONE
        elif player not in draft.steps:
            piles.step = default
    state.push(frame)


def push_frame(draft: Draft, moment: Moment) -> None:
    state, cards = draft.state, draft.cards
    kind = moment.kind
    if kind in ("turn", "act", "boss-turn", "setup", "mulligan") and state.stack:
        raise ParseError("a turn comes first", moment.text)
    chain = innermost_chain(state)
    if kind in ("turn", "act"):
        default = DEPLOYMENT if kind == "act" else BEFORE_PREPARATION
        push_turn(draft, read_turn_frame(state, moment.said), default)
    elif kind == "boss-turn":
        state.push(read_boss_turn(state, moment.said, cards))
    elif kind in ("chain", "react"):
        if chain is not None:
            raise ParseError("there is only one chain", moment.text)
        state.push(read_chain(state, moment, draft.links))
    elif kind == "declare":
        state.push(read_declare(state, moment, cards, chain))
    elif kind == "resolve":
        state.push(read_resolve(state, moment, cards, chain))
    elif kind == "storm":
        state.push(read_storm(state, moment, cards))
    elif kind == "order":
        state.push(read_exit(state, moment, cards))
    elif kind == "advance":
        state.push(read_advance(state, moment))
    elif kind == "triggers":
        state.push(read_triggers(state, moment.said, cards))
    elif kind == "vision":
        state.push(read_vision(state, moment))
    elif kind in ("setup", "mulligan"):
        state.push(read_setup(draft, moment))
    else:
        push_chance(state, moment)


def innermost_chain(state: SiegestormState) -> Chain | None:
    for frame in state.stack:
        if isinstance(frame, Chain):
            return frame
    return None


def push_chance(state: SiegestormState, moment: Moment) -> None:
    """A roll or a shuffle, above what asks for it."""
    frame = read_chance(state, moment)
    below = state.stack[-1] if state.stack else None
    if isinstance(frame, RandomPick):
        if not isinstance(below, Resolve) or not fits_random(state, below, frame.faces):
            raise ParseError("nothing is picked at random here", moment.text)
    elif isinstance(frame, ReserveShuffle):
        if not isinstance(below, BossDraw):
            raise ParseError("the Reserve is shuffled while the boss draws", moment.text)
    elif isinstance(frame, (DeckShuffle, BossShuffle)):
        if below is None:
            below_setup = Setup(SHUFFLES, state.readings.decks)
            if isinstance(frame, BossShuffle):
                below_setup.stage = int(frame.stage) + 1
            elif state.is_boss(int(frame.player)):
                below_setup.stage = BOSS_MIX + 1
            else:
                below_setup.shuffled = int(frame.player) + 1
            check_fresh(state, below_setup)
            state.push(below_setup)
        elif not isinstance(below, Setup) or len(state.stack) > 1:
            raise ParseError("decks are shuffled while setting up", moment.text)
    elif isinstance(frame, FirstPlayer):
        if below is not None:
            raise ParseError("the first player is found before the first turn", moment.text)
        state.turn = 0
        state.active = 0
    state.push(frame)


def fits_random(state: SiegestormState, frame: Resolve, size: int) -> bool:
    """Whether so many cards are there to pick one at random."""
    if frame.entry >= len(frame.program.entries) or not frame.victims or frame.left < 1:
        return False
    entry = frame.current()
    victim = state.players[frame.victims[0]]
    if OPERATIONS[entry.verb].is_random(entry):
        return len(victim.hand) == size and frame.left <= size
    return entry.to == v.OPP_SUPPORTER and len(victim.support) == size and frame.left <= size


def read_setup(draft: Draft, moment: Moment) -> Setup:
    """`setup stage=mulligan`, short `mulligan`; answers that were given stand in the players' lines."""
    state = draft.state
    said = moment.said
    default = MULLIGAN if moment.kind == "mulligan" else DECKS
    frame = Setup(said.index("stage", SETUP_STAGE, default), state.readings.decks)
    if said.has("shuffled"):
        frame.shuffled = parse_number(said.text("shuffled"), "shuffled", 0, int(state.readings.seats))
    if frame.stage == MULLIGAN:
        for seat in range(int(state.readings.seats)):
            if not state.players[seat].hand:
                draw(state, seat, STARTING_HAND)
            if len(state.players[seat].hand) != STARTING_HAND:
                raise ParseError("a starting hand has two cards (SGS-SETUP-06)", SEATS[seat])
    check_fresh(state, frame)
    if frame.stage == DECKS:
        clear_cards(state)
    read_answers(draft, frame)
    return frame


def check_fresh(state: SiegestormState, frame: Setup) -> None:
    """Before the first turn nothing has been played, and before the deal nobody has a hand."""
    state.turn = 0
    state.active = 0
    for player in state.players:
        if player.casualties or player.heal or player.support or (player.hand and frame.stage <= DEAL):
            raise ParseError("nothing has been played yet, and no hand is dealt before the shuffles")
    if state.in_play() or state.effects or state.reserve:
        raise ParseError("nothing has been played yet")


def clear_cards(state: SiegestormState) -> None:
    """Before the decks are chosen there are no cards."""
    for player in state.players:
        player.resources = []
    state.design = []
    state.owner = []
    state.ident = []
    state.place = []


def read_answers(draft: Draft, frame: Setup) -> None:
    """Sealed answers that were given already."""
    state = draft.state
    decks: list[Deck | None] = frame.decks.copy()
    for seat, text in draft.answers.items():
        if frame.stage == DECKS and state.readings.decks[seat] is None:
            deck = parse_deck(text)
            if check_deck(deck, state.readings.melee, state.readings.promo, STANDARD):
                raise ParseError("this is no legal deck", text)
            decks[seat] = deck
        elif frame.stage == CONSENT and text in ("agree", "refuse"):
            state.players[seat].answer = 1 if text == "agree" else 0
        elif frame.stage == MULLIGAN:
            state.players[seat].answer = read_mulligan(state, seat, text)
        else:
            raise ParseError("nothing of the kind was asked", text)
    frame.decks = decks


def read_mulligan(state: SiegestormState, seat: int, text: str) -> int:
    if text == "keep":
        return 0
    names = [card_word(state, seat, card) for card in state.players[seat].hand]
    given = text.split("+")
    if given == names:
        return 3
    if len(given) != 1 or given[0] not in names:
        raise ParseError("these are not cards of the starting hand", text)
    return 1 if given[0] == names[0] else 2


def default_tracks(state: SiegestormState) -> None:
    """A player who advances now advances every track, if the position does not say which are left."""
    turn = state.stack[-1]
    if not isinstance(turn, Turn) or turn.tracks:
        return
    for seat in turn.seats:
        if state.players[seat].step == ADVANCING:
            turn.tracks = state.battlefield.tracks[seat].copy()
            return


def finish_storms(state: SiegestormState) -> None:
    """Creatures that storm, the outermost first, as the unfinished rules stand. One whose Action is declared or in the
    chain, and for whose storm there is no line, goes where storming creatures go when that is done."""
    under_way: list[int] = []
    for frame in state.stack:
        if isinstance(frame, (Storm, Exit)) and int(frame.card) not in under_way:
            under_way.append(int(frame.card))
    others = [card for card in state.storming if card not in under_way]
    state.storming = others + [card for card in under_way if card in state.storming]
    if others and len(state.stack) == 1:
        player = state.letter(state.controller(others[0]))
        raise ParseError(f"a creature that has left its track: write 'at order {player}' or 'at storm {player}'", "S1")
    above = state.stack[1:]
    del state.stack[1:]
    for card in others:
        storm = Storm(card, state.controller(card), state.track_of(card), False, False)
        storm.attacked = not state.readings.action_first
        storm.acted = True
        storm.next_stage(state)
        state.push(storm)
    state.stack.extend(above)


def check_stack(state: SiegestormState, links: list[Link]) -> None:
    """Frames stand on each other as the rules put them."""
    chain = innermost_chain(state)
    if links and chain is None:
        raise ParseError("'link' needs a chain: write 'at react PLAYER'")
    if not state.stack or not isinstance(state.stack[0], (Turn, BossTurn, Setup, FirstPlayer)):
        raise ParseError("a moment belongs to a turn")
    for index, frame in enumerate(state.stack):
        if isinstance(frame, (Turn, BossTurn)) and index:
            raise ParseError("a turn comes first")
        if isinstance(frame, Setup) and (index or len(state.stack) > 2):
            raise ParseError("setting up comes first")
        if isinstance(frame, Declaring) and frame.answers >= 0 and state.stack[index - 1] is not chain:
            raise ParseError("an answer is declared right above its chain")
        if isinstance(frame, Resolve) and frame.kind < TRIGGERED and state.stack[index - 1] is not chain:
            raise ParseError("a link is carried out right above its chain")
        if isinstance(frame, RandomPick) and index != len(state.stack) - 1:
            raise ParseError("chance is asked at once")
