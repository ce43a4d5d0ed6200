"""The lines of a position about cards: hands, decks, discard piles, traps. No card is in two places."""

from typing import cast

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError
from warbox.games.onboard.actions import Commit, commit_of
from warbox.games.onboard.pieces.agent import AGENT, AGENTS_PER_TEAM, TEAM_OF
from warbox.games.onboard.pieces.board import ATTACK, BITS, CELL, CELLS, DEFENCE, NOWHERE, SEATS, SECOND, TEAMS
from warbox.games.onboard.pieces.card import (
    CARD,
    CARD_COUNT,
    CARDS,
    COUNTER,
    DECKS,
    DOUBLE_ATTACK,
    DOUBLE_DEFENCE,
    FACES,
    HAND_SIZE,
    KIND,
    TRAP,
)
from warbox.games.onboard.pieces.deck import listed
from warbox.games.onboard.state import (
    FIRST_DRAW,
    NEWER,
    SHUFFLING_ATTACK,
    SHUFFLING_DEFENCE,
    OnBoardState,
    Trap,
)


def card_counts(counts: dict[str, int]) -> list[int]:
    """Numbers of each card, by the card."""
    return [counts.get(name, 0) for name in CARDS]


def read_hand(state: OnBoardState, seat: int, said: Said) -> Commit | None:
    """`hand=counter:2` and, in a combat, `committed=barricade`, which is returned."""
    if seat not in state.readings.seated:
        raise ParseError(f"with {state.readings.chosen['players']} players there is no seat", SEATS[seat])
    hand = card_counts(said.counts("hand"))
    cards = listed(card_counts(said.counts("committed")))
    if sum(hand) + len(cards) > HAND_SIZE:
        raise ParseError(f"a hand has at most {HAND_SIZE} cards (OB-SEAT-01)")
    if sum(hand) and state.stage < FIRST_DRAW:
        raise ParseError("nobody has drawn a card yet", SEATS[seat])
    if sum(hand) and state.is_out(seat):
        raise ParseError("a seat without living Agents has no hand (OB-SEAT-05)", SEATS[seat])
    for card in range(CARD_COUNT):
        state.hands[seat * CARD_COUNT + card] = hand[card]
    read_passed(state, seat, said.counts("passed"))
    return commit_of(cards) if said.has("committed") else None


def read_passed(state: OnBoardState, seat: int, counts: dict[str, int]) -> None:
    for name, newer in counts.items():
        card = CARD.index(name)
        if card not in (COUNTER, DOUBLE_ATTACK, DOUBLE_DEFENCE):
            raise ParseError("only a Counter or a doubling card can have been kept back", name)
        state.passed = sorted([*state.passed, (seat * CARD_COUNT + card) * NEWER + newer])


def read_deck(state: OnBoardState, team: int, said: Said, used: list[int]) -> None:
    """`deck=` is the whole deck, the top card first; without it, all cards that are nowhere else, in the deck's order.

    `used` are the team's cards that lie in a combat.
    """
    state.decks[team].discard = card_counts(said.counts("discard"))
    rest = count_rest(state, team, used)
    deck = said.indices("deck", CARD)
    for card in deck:
        rest[card] -= 1
    if not said.has("deck") and is_shuffled(state, team):
        deck = listed([max(count, 0) for count in rest])
    for card, count in enumerate(rest):
        if count < 0:
            raise ParseError(f"the {TEAMS[team]} deck has only {FACES[card].counts[team]} of this card", CARDS[card])
    check_deck(state, team, deck)
    state.decks[team].put(deck)


def is_shuffled(state: OnBoardState, team: int) -> bool:
    return state.stage > (SHUFFLING_ATTACK if team == ATTACK else SHUFFLING_DEFENCE)


def check_deck(state: OnBoardState, team: int, deck: list[int]) -> None:
    if deck and not is_shuffled(state, team):
        raise ParseError(f"the {TEAMS[team]} deck is not shuffled yet: leave out 'deck='")
    if state.stage < FIRST_DRAW and listed(state.decks[team].discard):
        raise ParseError("no card has been discarded before the first draw", TEAMS[team])
    if is_shuffled(state, team) and state.stage < FIRST_DRAW and len(deck) != len(DECKS[team]):
        raise ParseError(f"before the first draw the {TEAMS[team]} deck has all its {len(DECKS[team])} cards")


def count_rest(state: OnBoardState, team: int, used: list[int]) -> list[int]:
    """The cards of a team's deck that are neither in hand nor discarded, laid or in a combat; less than 0: too many."""
    rest = [FACES[card].counts[team] - state.decks[team].discard[card] - used[card] for card in range(CARD_COUNT)]
    for seat in (team, team + SECOND):
        for card in range(CARD_COUNT):
            rest[card] -= state.hands[seat * CARD_COUNT + card]
    if team == DEFENCE:
        for trap in state.traps:
            rest[trap.card] -= 1
    return rest


def read_traps(state: OnBoardState, said: Said) -> None:
    """Cell, card, layer, from where, the cells where it may be; all but the card may be left out."""
    if said.table("traps") and state.turn == 0:
        raise ParseError("no trap is laid before turn 1 (OB-PREP-05)")
    for name, value in said.table("traps").items():
        trap = cast(dict[str, object], value)
        card = CARD.index(str(trap["card"]))
        if KIND[card] != TRAP:
            raise ParseError("this is no trap card", CARDS[card])
        agent, origin = trap.get("agent"), trap.get("from")
        layer = NOWHERE if agent is None else AGENT.index(str(agent))
        if layer != NOWHERE and TEAM_OF[layer] != DEFENCE:
            raise ParseError("only the Defence lays traps (OB-TRAP-01)", str(agent))
        possible = everywhere(state)
        if "possible" in trap:
            possible = sum([BITS[CELL.index(cell)] for cell in cast(list[str], trap["possible"])])
        cell = CELL.index(name)
        check_trap(state, cell, possible)
        state.traps.append(Trap(card, cell, layer, NOWHERE if origin is None else CELL.index(str(origin)), possible))


def everywhere(state: OnBoardState) -> int:
    """All that is known of a trap whose laying nobody describes: cells that can be trapped, without attackers."""
    taken = [int(agent.cell) for agent in state.agents[:AGENTS_PER_TEAM]]
    cells = 0
    for cell in range(len(CELLS)):
        if state.readings.mission.trap_cells & BITS[cell] and cell not in taken:
            cells += BITS[cell]
    return cells


def check_trap(state: OnBoardState, cell: int, possible: int) -> None:
    """[OB-TRAP-07] [OB-TRAP-08] One trap a cell, none on the Attack's start cells; an attacker there has sprung it."""
    if (possible | BITS[cell]) & ~everywhere(state):
        raise ParseError("a trap lies neither on a start cell of the Attack nor under an attacker", CELLS[cell])
    if not possible & BITS[cell]:
        raise ParseError("a trap lies in one of the cells where it may be", CELLS[cell])
    if cell in [trap.cell for trap in state.traps]:
        raise ParseError("a cell holds at most one trap (OB-TRAP-07)", CELLS[cell])
