"""What the players can answer. Every action of the game is one of these constants."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.notation import ParseError
from warbox.games.onboard.agent import AGENT_COUNT, AGENTS, AGENTS_OF, parse_agent
from warbox.games.onboard.board import (
    ATTACK,
    CELL_COUNT,
    CELLS,
    DEFENCE,
    EDGE_COUNT,
    EDGES,
    parse_cell,
    parse_edge,
)
from warbox.games.onboard.card import (
    CARD_COUNT,
    CARDS,
    CHANGE_EDGE,
    DISORIENT_AGENT,
    EFFECT,
    FACES,
    HAND_SIZE,
    parse_card,
)


class Take(Action):
    """`take ash blitz`: the two Agents that the first seat of the team commands."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"take {AGENTS[first]} {AGENTS[second]}")
        self.first: Final = first
        self.second: Final = second


class Place(Action):
    """`place ash B1`: put an Agent on a start cell."""

    def __init__(self, agent: int, cell: int) -> None:
        super().__init__(f"place {AGENTS[agent]} {CELLS[cell]}")
        self.agent: Final = agent
        self.cell: Final = cell


class Activate(Action):
    """`activate ash`: the Agent that acts next."""

    def __init__(self, agent: int) -> None:
        super().__init__(f"activate {AGENTS[agent]}")
        self.agent: Final = agent


class Move(Action):
    """`move C4`: a step into a neighbouring cell, through a window, too."""

    def __init__(self, cell: int) -> None:
        super().__init__(f"move {CELLS[cell]}")
        self.cell: Final = cell


class OpenDoor(Action):
    """`open C3|C4`: open a closed door."""

    def __init__(self, edge: int) -> None:
        super().__init__(f"open {EDGES[edge]}")
        self.edge: Final = edge


class Fight(Action):
    """`fight doc`: start a combat with an enemy."""

    def __init__(self, agent: int) -> None:
        super().__init__(f"fight {AGENTS[agent]}")
        self.agent: Final = agent


class Throw(Action):
    """`play smoke_grenade C4`: use a card on a cell."""

    def __init__(self, card: int, cell: int) -> None:
        super().__init__(f"play {CARDS[card]} {CELLS[cell]}")
        self.card: Final = card
        self.cell: Final = cell


class Suppress(Action):
    """`play covering_fire doc`: use a card on an enemy."""

    def __init__(self, card: int, agent: int) -> None:
        super().__init__(f"play {CARDS[card]} {AGENTS[agent]}")
        self.card: Final = card
        self.agent: Final = agent


class Work(Action):
    """`play breach_charge C3|C4`: use a card on an edge."""

    def __init__(self, card: int, edge: int) -> None:
        super().__init__(f"play {CARDS[card]} {EDGES[edge]}")
        self.card: Final = card
        self.edge: Final = edge


class Lay(Action):
    """`lay trap_jaws C4`: lay a trap in a neighbouring cell."""

    def __init__(self, card: int, cell: int) -> None:
        super().__init__(f"lay {CARDS[card]} {CELLS[cell]}")
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
        super().__init__("commit " + (" ".join([CARDS[card] for card in cards]) or "-"))
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


PAIRS: Final = [[Take(first, second) for first in range(second)] for second in range(AGENT_COUNT)]  # by the later one
TAKES: Final = [
    [PAIRS[second][first] for first in team for second in team if first < second] for team in AGENTS_OF
]  # by team
PLACES: Final = [[Place(agent, cell) for cell in range(CELL_COUNT)] for agent in range(AGENT_COUNT)]
ACTIVATE: Final = [Activate(agent) for agent in range(AGENT_COUNT)]
MOVES: Final = [Move(cell) for cell in range(CELL_COUNT)]
OPENS: Final = [OpenDoor(edge) for edge in range(EDGE_COUNT)]
FIGHTS: Final = [Fight(agent) for agent in range(AGENT_COUNT)]
THROWS: Final = [[Throw(card, cell) for cell in range(CELL_COUNT)] for card in range(CARD_COUNT)]
SUPPRESSIONS: Final = [[Suppress(card, agent) for agent in range(AGENT_COUNT)] for card in range(CARD_COUNT)]
WORKS: Final = [[Work(card, edge) for edge in range(EDGE_COUNT)] for card in range(CARD_COUNT)]
LAYS: Final = [[Lay(card, cell) for cell in range(CELL_COUNT)] for card in range(CARD_COUNT)]
NOTHING: Final = commit_nothing()
STOP: Final = Word("stop")  # the Agent acts no more
END: Final = Word("end")  # the phase ends
DONE: Final = Word("done")  # nothing more to prepare
COUNTER_IT: Final = Word("counter")
DOUBLE: Final = Word("double")
PASS: Final = Word("pass")
WORDS: Final = [STOP, END, DONE, COUNTER_IT, DOUBLE, PASS]
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


FORMS: Final = {
    "take": (3, "take AGENT AGENT"),
    "place": (3, "place AGENT CELL"),
    "activate": (2, "activate AGENT"),
    "move": (2, "move CELL"),
    "open": (2, "open CELL|CELL"),
    "fight": (2, "fight AGENT"),
    "play": (3, "play CARD CELL, play CARD AGENT or play CARD CELL|CELL"),
    "lay": (3, "lay CARD CELL"),
    "commit": (0, "commit CARD ... or commit -"),
    "stop": (1, "stop"),
    "end": (1, "end"),
    "done": (1, "done"),
    "counter": (1, "counter"),
    "double": (1, "double"),
    "pass": (1, "pass"),
}


def parse_action(text: str) -> Action:
    """An action from its notation; raises ParseError."""
    words = text.split()
    verb = words[0] if words else ""
    if verb not in FORMS:
        raise ParseError(f"no such action; actions are {', '.join(FORMS)}", text)
    count, form = FORMS[verb]
    if count and len(words) != count:
        raise ParseError(f"write '{form}'", text)
    if verb == "take":
        return parse_take(words)
    if verb == "place":
        return PLACES[parse_agent(words[1])][parse_cell(words[2])]
    if verb == "activate":
        return ACTIVATE[parse_agent(words[1])]
    if verb == "move":
        return MOVES[parse_cell(words[1])]
    if verb == "open":
        return OPENS[parse_edge(words[1])]
    if verb == "fight":
        return FIGHTS[parse_agent(words[1])]
    if verb == "play":
        return parse_play(parse_card(words[1]), words[2])
    if verb == "lay":
        return LAYS[parse_card(words[1])][parse_cell(words[2])]
    if verb == "commit":
        if len(words) > HAND_SIZE + 1:
            raise ParseError(f"a hand has at most {HAND_SIZE} cards", text)
        return parse_commit([] if words[1:] in ([], ["-"]) else [parse_card(word) for word in words[1:]])
    for word in WORDS:
        if word.text == verb:
            return word
    raise ParseError(f"write '{form}'", text)


def parse_commit(cards: list[int]) -> Commit:
    """Cards that no hand holds together are an action all the same, which the rules refuse."""
    return commit_of(cards) if fits(cards) else Commit(sorted(cards))


def parse_take(words: list[str]) -> Action:
    """The two Agents in either order."""
    first, second = sorted([parse_agent(words[1]), parse_agent(words[2])])
    if first == second:
        raise ParseError("name two different Agents", " ".join(words))
    return PAIRS[second][first]


def parse_play(card: int, target: str) -> Action:
    """A card with a target of any kind; what is no target at all is answered with the kind that the card wants."""
    if "|" in target:
        return WORKS[card][parse_edge(target)]
    if target in AGENTS:
        return SUPPRESSIONS[card][parse_agent(target)]
    if target.upper() in CELLS or EFFECT[card] not in (CHANGE_EDGE, DISORIENT_AGENT):
        return THROWS[card][parse_cell(target)]
    if EFFECT[card] == CHANGE_EDGE:
        return WORKS[card][parse_edge(target)]
    return SUPPRESSIONS[card][parse_agent(target)]
