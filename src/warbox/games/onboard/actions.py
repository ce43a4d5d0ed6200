"""What the players can answer: the verbs, as they are written, and the actions. Every action is one of these constants,
but a set of cards that no hand can hold.
"""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.lines import Said, plain, rest
from warbox.engine.notation import ParseError
from warbox.engine.verbs import Verb, Verbs
from warbox.games.onboard.pieces.agent import AGENT, AGENT_COUNT, AGENTS, AGENTS_OF
from warbox.games.onboard.pieces.board import ATTACK, CELL, CELL_COUNT, CELLS, DEFENCE, EDGE, EDGE_COUNT, EDGES
from warbox.games.onboard.pieces.card import (
    CARD,
    CARD_COUNT,
    CARDS,
    CHANGE_EDGE,
    DISORIENT_AGENT,
    EFFECT,
    FACES,
    HAND_SIZE,
)

MOST_NAMED: Final = 99  # cards of a commitment: how many a hand holds is for the rules

# ---- the verbs


class OnBoardVerbs(Verbs):
    """A card with a target of no kind at all is answered with the kind that the card wants."""

    def choose(self, verb: str, words: list[str]) -> Verb:
        form = super().choose(verb, words)
        if verb != "play" or len(words) != 2 or form.fits(words) or words[0] not in CARDS:
            return form
        effect = EFFECT[CARD.index(words[0])]
        return PLAY_EDGE if effect == CHANGE_EDGE else PLAY_AGENT if effect == DISORIENT_AGENT else PLAY_CELL


def make_take(said: Said) -> Action:
    """The two Agents in either order."""
    first, second = sorted([said.index("first", AGENT), said.index("second", AGENT)])
    if first == second:
        raise ParseError("name two different Agents", AGENTS[first])
    return PAIRS[second][first]


def make_commit(said: Said) -> Action:
    """Cards that no hand holds together are an action all the same, which the rules refuse."""
    cards = said.indices("cards", CARD)
    if len(cards) > HAND_SIZE:
        raise ParseError(f"a hand has at most {HAND_SIZE} cards", f"{len(cards)} cards")
    return commit_of(cards) if fits(cards) else Commit(sorted(cards))


TAKE: Final = Verb(
    "take",
    [plain("first", AGENT), plain("second", AGENT)],
    make_take,
    "the two Agents that the first seat of the team commands, in either order",
)
PLACE: Final = Verb(
    "place",
    [plain("agent", AGENT), plain("cell", CELL)],
    lambda said: PLACES[said.index("agent", AGENT)][said.index("cell", CELL)],
    "put an Agent on a start cell",
)
ACTIVATING: Final = Verb(
    "activate",
    [plain("agent", AGENT)],
    lambda said: ACTIVATE[said.index("agent", AGENT)],
    "the Agent that acts next",
)
MOVE: Final = Verb(
    "move",
    [plain("cell", CELL)],
    lambda said: MOVES[said.index("cell", CELL)],
    "a step into a neighbouring cell, through a window, too",
)
OPEN: Final = Verb("open", [plain("edge", EDGE)], lambda said: OPENS[said.index("edge", EDGE)], "open a closed door")
FIGHT: Final = Verb(
    "fight", [plain("agent", AGENT)], lambda said: FIGHTS[said.index("agent", AGENT)], "start a combat with an enemy"
)
PLAY_CELL: Final = Verb(
    "play",
    [plain("card", CARD), plain("cell", CELL)],
    lambda said: THROWS[said.index("card", CARD)][said.index("cell", CELL)],
    "use a card on a cell",
)
PLAY_AGENT: Final = Verb(
    "play",
    [plain("card", CARD), plain("agent", AGENT)],
    lambda said: SUPPRESSIONS[said.index("card", CARD)][said.index("agent", AGENT)],
    "use a card on an enemy",
)
PLAY_EDGE: Final = Verb(
    "play",
    [plain("card", CARD), plain("edge", EDGE)],
    lambda said: WORKS[said.index("card", CARD)][said.index("edge", EDGE)],
    "use a card on an edge, or prepare it",
)
LAY: Final = Verb(
    "lay",
    [plain("card", CARD), plain("cell", CELL)],
    lambda said: LAYS[said.index("card", CARD)][said.index("cell", CELL)],
    "lay a trap in a neighbouring cell",
)
COMMIT: Final = Verb(
    "commit",
    [rest("cards", CARD, 0, MOST_NAMED)],
    make_commit,
    "the cards that a side lays face down, in any order; `commit -`: none",
)
VERBS: Final = OnBoardVerbs(
    [
        TAKE,
        PLACE,
        ACTIVATING,
        MOVE,
        OPEN,
        FIGHT,
        PLAY_CELL,
        PLAY_AGENT,
        PLAY_EDGE,
        LAY,
        COMMIT,
        Verb("stop", [], lambda said: STOP, "the Agent acts no more"),
        Verb("end", [], lambda said: END, "the phase ends"),
        Verb("done", [], lambda said: DONE, "nothing more to prepare"),
        Verb("counter", [], lambda said: COUNTER_IT, "play Counter-attack"),
        Verb("double", [], lambda said: DOUBLE, "play a doubling card"),
        Verb("pass", [], lambda said: PASS, "neither"),
    ]
)

# ---- the actions


class Take(Action):
    """`take ash blitz`: the two Agents that the first seat of the team commands."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__(TAKE.text(AGENTS[first], AGENTS[second]))
        self.first: Final = first
        self.second: Final = second


class Place(Action):
    """`place ash B1`: put an Agent on a start cell."""

    def __init__(self, agent: int, cell: int) -> None:
        super().__init__(PLACE.text(AGENTS[agent], CELLS[cell]))
        self.agent: Final = agent
        self.cell: Final = cell


class Activate(Action):
    """`activate ash`: the Agent that acts next."""

    def __init__(self, agent: int) -> None:
        super().__init__(ACTIVATING.text(AGENTS[agent]))
        self.agent: Final = agent


class Move(Action):
    """`move C4`: a step into a neighbouring cell, through a window, too."""

    def __init__(self, cell: int) -> None:
        super().__init__(MOVE.text(CELLS[cell]))
        self.cell: Final = cell


class OpenDoor(Action):
    """`open C3|C4`: open a closed door."""

    def __init__(self, edge: int) -> None:
        super().__init__(OPEN.text(EDGES[edge]))
        self.edge: Final = edge


class Fight(Action):
    """`fight doc`: start a combat with an enemy."""

    def __init__(self, agent: int) -> None:
        super().__init__(FIGHT.text(AGENTS[agent]))
        self.agent: Final = agent


class Throw(Action):
    """`play smoke_grenade C4`: use a card on a cell."""

    def __init__(self, card: int, cell: int) -> None:
        super().__init__(PLAY_CELL.text(CARDS[card], CELLS[cell]))
        self.card: Final = card
        self.cell: Final = cell


class Suppress(Action):
    """`play covering_fire doc`: use a card on an enemy."""

    def __init__(self, card: int, agent: int) -> None:
        super().__init__(PLAY_AGENT.text(CARDS[card], AGENTS[agent]))
        self.card: Final = card
        self.agent: Final = agent


class Work(Action):
    """`play breach_charge C3|C4`: use a card on an edge."""

    def __init__(self, card: int, edge: int) -> None:
        super().__init__(PLAY_EDGE.text(CARDS[card], EDGES[edge]))
        self.card: Final = card
        self.edge: Final = edge


class Lay(Action):
    """`lay trap_jaws C4`: lay a trap in a neighbouring cell."""

    def __init__(self, card: int, cell: int) -> None:
        super().__init__(LAY.text(CARDS[card], CELLS[cell]))
        self.card: Final = card
        self.cell: Final = cell


class Word(Action):
    """An answer of one word."""

    def __init__(self, word: str) -> None:
        super().__init__(word)


class Commit(Action):
    """`commit covering_fire breach_charge`: the cards that a side lays face down, `commit -`: none.

    The sets that have one card more, no earlier in the list than the last one, hang below: a hand is searched from the
    empty set down.
    """

    def __init__(self, cards: list[int]) -> None:
        super().__init__(COMMIT.text([CARDS[card] for card in cards]))
        self.cards: Final = cards
        self.attack: Final = sum([FACES[card].attack for card in cards])
        self.defence: Final = sum([FACES[card].defence for card in cards])
        self.copies: Final = cards.count(cards[-1]) if cards else 0  # of the last card
        self.more: Final[list[Commit]] = []

    def last(self) -> int:
        return self.cards[-1] if self.cards else 0


def fits(cards: list[int]) -> bool:
    """Whether one of the two decks has all these cards."""
    for team in (ATTACK, DEFENCE):
        if not [card for card in cards if cards.count(card) > FACES[card].counts[team]]:
            return True
    return False


def grow(commit: Commit) -> None:
    """Hang all sets that a hand could hold below this one."""
    if len(commit.cards) == HAND_SIZE:
        return
    for card in range(commit.last(), CARD_COUNT):
        cards = [*commit.cards, card]
        if fits(cards):
            more = Commit(cards)
            commit.more.append(more)
            grow(more)


def commit_nothing() -> Commit:
    nothing = Commit([])
    grow(nothing)
    return nothing


# by the later one
PAIRS: Final[list[list[Take]]] = [[Take(first, second) for first in range(second)] for second in range(AGENT_COUNT)]
TAKES: Final = [
    [PAIRS[second][first] for first in team for second in team if first < second] for team in AGENTS_OF
]  # by team
PLACES: Final[list[list[Place]]] = [[Place(agent, cell) for cell in range(CELL_COUNT)] for agent in range(AGENT_COUNT)]
ACTIVATE: Final[list[Activate]] = [Activate(agent) for agent in range(AGENT_COUNT)]
MOVES: Final[list[Move]] = [Move(cell) for cell in range(CELL_COUNT)]
OPENS: Final[list[OpenDoor]] = [OpenDoor(edge) for edge in range(EDGE_COUNT)]
FIGHTS: Final[list[Fight]] = [Fight(agent) for agent in range(AGENT_COUNT)]
THROWS: Final[list[list[Throw]]] = [[Throw(card, cell) for cell in range(CELL_COUNT)] for card in range(CARD_COUNT)]
SUPPRESSIONS: Final[list[list[Suppress]]] = [
    [Suppress(card, agent) for agent in range(AGENT_COUNT)] for card in range(CARD_COUNT)
]
WORKS: Final[list[list[Work]]] = [[Work(card, edge) for edge in range(EDGE_COUNT)] for card in range(CARD_COUNT)]
LAYS: Final[list[list[Lay]]] = [[Lay(card, cell) for cell in range(CELL_COUNT)] for card in range(CARD_COUNT)]
NOTHING: Final = commit_nothing()
STOP: Final[Word] = Word("stop")  # the Agent acts no more
END: Final[Word] = Word("end")  # the phase ends
DONE: Final[Word] = Word("done")  # nothing more to prepare
COUNTER_IT: Final[Word] = Word("counter")
DOUBLE: Final[Word] = Word("double")
PASS: Final[Word] = Word("pass")
WITH_COUNTER: Final[list[Action]] = [COUNTER_IT, PASS]
WITH_DOUBLE: Final[list[Action]] = [DOUBLE, PASS]
PASS_ONLY: Final[list[Action]] = [PASS]


def commit_of(cards: list[int]) -> Commit:
    """The set of these cards; raises ParseError if no hand can hold it."""
    commit = NOTHING
    for card in sorted(cards):
        found: Commit | None = None
        for more in commit.more:
            if more.cards[-1] == card:
                found = more
        if found is None:
            raise ParseError(f"no hand holds these {len(cards)} cards", " ".join([CARDS[one] for one in cards]))
        commit = found
    return commit
