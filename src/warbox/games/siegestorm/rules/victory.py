"""How players are defeated and how the game ends."""

from typing import Final

from warbox.engine.event import Public
from warbox.engine.state import Outcome
from warbox.games.siegestorm.battlefield import (
    CASUALTIES,
    DUEL,
    HAND,
    HEAL,
    LAST,
    LIMBO,
    OUT,
    RESERVE,
    RESOURCES,
    SUPPORT,
)
from warbox.games.siegestorm.effects.effect import Effect
from warbox.games.siegestorm.rules.moving import onto_casualties, take_away
from warbox.games.siegestorm.rules.sides import clockwise
from warbox.games.siegestorm.state import Player, SiegestormState

BOSS_SEAT: Final = 4  # the boss is a seat that is never asked: it can only win
PILES: Final = [HAND, RESOURCES, CASUALTIES, HEAL, SUPPORT, RESERVE]


def end(state: SiegestormState, kind: str, rule: str, winners: list[int]) -> None:
    """The game is over; no winner: a draw."""
    seats = [BOSS_SEAT if state.is_boss(player) else player for player in winners]
    if state.events is not None:
        names = "+".join([state.letter(player) for player in winners]) if winners else "draw"
        state.emit(Public(f"over-{kind}", rule, {"winner": names}))
    state.past = []
    state.end(Outcome(kind, rule, tuple(seats)))


def humans(state: SiegestormState) -> list[int]:
    return [seat for seat in range(int(state.battlefield.seats)) if state.players[seat].alive]


def defeat(state: SiegestormState, losers: list[int], conceded: bool = False) -> None:
    """[SGS-DRAW-03] [SGS-DRAW-04] [SGS-DUEL-04] [SGS-R-07] All who fail now are defeated together, at once.

    [SGS-DUEL-02] [SGS-R-06] In a Duel the other wins. [SGS-SOLO-11] to [SGS-SOLO-13] Against a boss either side wins.
    [SGS-R-41] In Coop both lose with either. [SGS-LAST-08] With three or four players the others play on.
    """
    for player in losers:
        if state.events is not None:
            if conceded:
                state.emit(Public("conceded", "SGS-DUEL-02", {"player": state.letter(player)}))
            else:
                state.emit(Public("defeated", "SGS-DRAW-04", {"player": state.letter(player)}))
    if state.battlefield.mode == LAST:
        eliminate(state, losers)
        return
    if state.battlefield.mode == DUEL:
        if len(losers) > 1:
            end(state, "both-defeated", "SGS-R-07", [])
        else:
            end(state, "conceded" if conceded else "defeated", "SGS-DUEL-02", [1 - losers[0]])
        return
    boss = int(state.battlefield.boss)
    if boss not in losers:
        end(state, "boss-wins", "SGS-SOLO-13", [boss])
    elif len(losers) > 1:
        end(state, "both-defeated", "SGS-R-07", [])
    else:
        end(state, "boss-depleted", "SGS-SOLO-11", humans(state))


def slay_boss(state: SiegestormState, losers: list[int]) -> None:
    """[SGS-SOLO-12] The boss's Life is at zero; [SGS-R-07] a human who fails in the same moment makes it a draw."""
    if losers:
        end(state, "both-defeated", "SGS-R-07", [])
    else:
        end(state, "boss-slain", "SGS-SOLO-12", humans(state))


def win_at_once(state: SiegestormState, player: int) -> None:
    """[SGS-PROMO-03] [SGS-R-46] A card says so: its controller wins, in Coop with the partner."""
    boss = int(state.battlefield.boss)
    winners = [player] if boss < 0 or player == boss else humans(state)
    end(state, "by-card", "SGS-PROMO-03", winners)


def eliminate(state: SiegestormState, losers: list[int]) -> None:
    """[SGS-R-65] Carried out at once, clockwise from the active player. [SGS-LAST-10] The last one left wins."""
    for player in clockwise(state):
        if player in losers and state.players[player].alive:
            state.players[player].alive = False
            clear_table(state, player)
            state.players[player] = Player()  # nothing is left of the player
            state.players[player].alive = False
            state.battlefield = state.battlefield.without(player)
            if state.events is not None:
                state.emit(Public("eliminated", "SGS-LAST-08", {"player": state.letter(player)}))
    left = humans(state)
    if len(left) == 1:
        end(state, "last-standing", "SGS-LAST-10", left)
    elif not left:
        end(state, "nobody-standing", "SGS-R-07", [])


def clear_table(state: SiegestormState, player: int) -> None:
    """[SGS-LAST-08] [SGS-R-44] The player's own cards leave the game wherever they are; others' cards in the player's
    piles and along the two zones, tracks included, go to their owners' Casualties."""
    field = state.battlefield
    bordered = [zone for zone in range(int(field.zones)) if field.side_of(player, zone) >= 0]
    for card in range(len(state.place)):
        place = state.place[card]
        if place == OUT:
            continue
        if state.owner[card] == player:
            take_away(state, card)
            state.place[card] = OUT
        elif state.is_in_play(card):
            if state.zone_of(card) in bordered:
                take_away(state, card)
                onto_casualties(state, state.owner[card], card)
        elif place >> 4 == player and place & 15 in PILES + [LIMBO]:
            take_away(state, card)
            onto_casualties(state, state.owner[card], card)
    kept: list[Effect] = []
    for effect in state.effects:
        if effect.player != player and effect.whose != player and int(effect.zone) not in bordered:
            kept.append(effect)
    state.effects = kept
