"""What a seat may not know, drawn anew among what it could be: for players who think ahead."""

from typing import Final

from warbox.engine.decision import ARBITER
from warbox.engine.sampler import Sampler
from warbox.games.onboard.actions import Commit, commit_of
from warbox.games.onboard.pieces.agent import TEAM_OF
from warbox.games.onboard.pieces.board import ATTACK, CELL_COUNT, DEFENCE, cells_in
from warbox.games.onboard.pieces.card import CARD_COUNT, KIND, TRAP
from warbox.games.onboard.pieces.deck import listed
from warbox.games.onboard.reckoning.commits import commits
from warbox.games.onboard.reckoning.ways import BARE, walls_of, ways_to
from warbox.games.onboard.rules.combat import COMMITTING, COUNTERING, Combat
from warbox.games.onboard.state import NEWER, OnBoardState, Trap
from warbox.games.onboard.view import committed_by, knows_team, open_combat

NEAR: Final = 2  # actions from a bomb's zone
LIKELIER: Final = 3
KEEPS_BACK: Final = 8  # of so many times a card is kept that could be played; see docs/opponents-notes.md
MOST_DEALS: Final = 20  # until one is believed


def determinize(state: OnBoardState, seat: int, sampler: Sampler) -> OnBoardState:
    """A copy in which deck orders, the other team's hands, traps and sealed cards are drawn at random.

    Every card that the seat cannot see is as likely to be in one hidden place as in another [OB-R-60], but for those
    that somebody did not play when it made sense; a trap is a trap card, in one of the cells where it may be, rather
    near a bomb than elsewhere; cards that are committed unseen are some that make sense. What is hidden is sorted
    first: the draw depends on what the seat may know and on the sampler, never on the truth.
    """
    copy = state.clone()
    if seat == ARBITER:
        return copy
    combat = open_combat(copy)
    for team in (ATTACK, DEFENCE):
        if knows_team(seat, team):
            deck = copy.decks[team]
            deck.put(shuffled(sorted(deck.cards()), sampler))
            imagine_partner(copy, combat, seat, team, sampler)
        else:
            imagine_team(copy, combat, team, sampler)
    return copy


def shuffled(cards: list[int], sampler: Sampler) -> list[int]:
    return [cards[place] for place in sampler.order(len(cards))]


def imagine_partner(state: OnBoardState, combat: Combat | None, seat: int, team: int, sampler: Sampler) -> None:
    """[OB-R-59] What a partner has committed is sealed from its team, too, until the other side has answered."""
    if combat is None or combat.step != COMMITTING:
        return
    for owner in state.readings.seated:
        cards = committed_by(state, combat, owner)
        if owner % 2 == team and owner != seat and cards is not None:
            hand = hand_of(state, owner) + cards.cards
            seal(state, combat, owner, sorted(hand), sampler)


def hand_of(state: OnBoardState, seat: int) -> list[int]:
    return listed(state.hands[seat * CARD_COUNT : (seat + 1) * CARD_COUNT])


def set_hand(state: OnBoardState, seat: int, cards: list[int]) -> None:
    for place in range(seat * CARD_COUNT, (seat + 1) * CARD_COUNT):
        state.hands[place] = 0
    for card in cards:
        state.hands[seat * CARD_COUNT + card] += 1


def commit(state: OnBoardState, combat: Combat, seat: int, cards: list[int]) -> None:
    if state.agents[combat.initiator].seat == seat:
        combat.first = commit_of(cards)
    else:
        combat.second = commit_of(cards)


def seal(state: OnBoardState, combat: Combat, seat: int, hand: list[int], sampler: Sampler) -> None:
    """Commit what somebody with this hand may think of: nothing, or the best cards for the part, few or many."""
    set_hand(state, seat, hand)
    choices = commits(state, combat, seat)
    laid = choices[int(sampler.below(len(choices)))]
    assert isinstance(laid, Commit)
    kept = hand.copy()
    for card in laid.cards:
        kept.remove(card)
    set_hand(state, seat, kept)
    commit(state, combat, seat, laid.cards)


def take_back(state: OnBoardState, combat: Combat, seat: int) -> None:
    """Give others the cards back that they have committed."""
    for owner in state.readings.seated:
        cards = committed_by(state, combat, owner)
        if owner != seat and cards is not None:
            for card in cards.cards:
                state.hands[owner * CARD_COUNT + card] += 1
            if state.agents[combat.initiator].seat == owner:
                combat.first = None
            else:
                combat.second = None


def hidden_commitment(state: OnBoardState, combat: Combat | None, team: int) -> Commit | None:
    """What a team has committed and not yet turned up."""
    if combat is None or combat.step > COUNTERING:
        return None
    return combat.first if TEAM_OF[combat.initiator] == team else combat.second


def imagine_team(state: OnBoardState, combat: Combat | None, team: int, sampler: Sampler) -> None:
    """Shuffle all hidden cards of a team, and deal them to traps, hands, the combat and the deck."""
    deck = state.decks[team]
    committed = hidden_commitment(state, combat, team)
    pool = deck.cards()
    sizes: list[int] = []
    for owner in state.readings.seated:
        if owner % 2 == team:
            hand = hand_of(state, owner)
            sizes.append(len(hand))
            pool += hand
    if committed is not None:
        pool += committed.cards
    if team == DEFENCE:
        pool += [trap.card for trap in state.traps]
    pool = shuffled(sorted(pool), sampler)
    if team == DEFENCE:
        pool = imagine_traps(state, pool, sampler)
    for _ in range(MOST_DEALS):
        if not is_kept_back(state, combat, team, sizes, pool, sampler):
            break
        pool = shuffled(pool, sampler)
    for owner in state.readings.seated:
        if owner % 2 != team:
            continue
        size = sizes.pop(0)
        laid = committed_by(state, combat, owner) if committed is not None else None
        if laid is not None and combat is not None and combat.step == COMMITTING:
            size += len(laid.cards)
            seal(state, combat, owner, pool[:size], sampler)
        else:
            set_hand(state, owner, pool[:size])
        pool = pool[size:]
        if laid is not None and combat is not None and combat.step == COUNTERING:
            count = len(laid.cards)
            commit(state, combat, owner, pool[:count])
            pool = pool[count:]
    deck.put(pool)


def is_kept_back(
    state: OnBoardState, combat: Combat | None, team: int, sizes: list[int], pool: list[int], sampler: Sampler
) -> bool:
    """[OB-COMBAT-08] [OB-COMBAT-12] Whether a deal is not believed: somebody would hold a card that he did not play
    when it made sense. That is put up with in one of KEEPS_BACK cases."""
    if not state.passed:
        return False
    place = 0
    number = 0
    for owner in state.readings.seated:
        if owner % 2 != team:
            continue
        size = sizes[number]
        number += 1
        laid = committed_by(state, combat, owner) if hidden_commitment(state, combat, team) is not None else None
        down = 0 if laid is None else len(laid.cards)
        # how many of them are laid down is known when both have committed
        dealt = size + down if combat is not None and combat.step == COMMITTING else size
        for entry in state.passed:
            card = entry // NEWER - owner * CARD_COUNT
            old = max(0, dealt - entry % NEWER)
            if 0 <= card < CARD_COUNT and card in pool[place : place + old] and sampler.below(KEEPS_BACK):
                return True
        place += size + down
    return False


def imagine_traps(state: OnBoardState, pool: list[int], sampler: Sampler) -> list[int]:
    """[OB-TRAP-06] [OB-R-43] Other trap cards in other cells; the cards that are left are returned."""
    cells: list[int] = []
    if state.traps:
        find_cells(state.traps, cells, near_bombs(state), sampler)
    traps: list[Trap] = []
    for trap, cell in zip(state.traps, cells, strict=True):
        place = 0
        while KIND[pool[place]] != TRAP:
            place += 1
        traps.append(Trap(pool.pop(place), cell, trap.layer, trap.origin, trap.possible))
    state.traps = traps
    return pool


def near_bombs(state: OnBoardState) -> list[bool]:
    """By cell: whether it is a step or two from a bomb's zone, on foot. There traps are worth laying."""
    walls = walls_of(state)
    near = [False] * CELL_COUNT
    for bomb in state.readings.mission.bombs:
        ways = ways_to(walls, state.zone_of[bomb.cell], BARE)
        for cell in range(CELL_COUNT):
            if ways[cell] <= NEAR:
                near[cell] = True
    return near


def find_cells(traps: list[Trap], cells: list[int], near: list[bool], sampler: Sampler) -> bool:
    """A cell for each trap, no two the same, tried in a random order, those near a bomb more likely first; there is
    always a way: the true one."""
    if len(cells) == len(traps):
        return True
    for cell in weighted(cells_in(traps[len(cells)].possible), near, sampler):
        if cell not in cells:
            cells.append(cell)
            if find_cells(traps, cells, near, sampler):
                return True
            cells.pop()
    return False


def weighted(cells: list[int], near: list[bool], sampler: Sampler) -> list[int]:
    """In a random order in which a cell near a bomb counts as often as LIKELIER others."""
    tickets: list[int] = []
    for cell in cells:
        tickets += [cell] * (LIKELIER if near[cell] else 1)
    ordered: list[int] = []
    for cell in shuffled(tickets, sampler):
        if cell not in ordered:
            ordered.append(cell)
    return ordered
