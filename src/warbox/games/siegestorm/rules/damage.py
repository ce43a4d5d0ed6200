"""DMG: cards go from the Heal pile, then from the Resources, to the Casualties; the boss loses Life."""

from warbox.engine.event import Public
from warbox.games.siegestorm.battlefield import CASUALTIES, NOBODY
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.effects.effect import EVERY_ZONE, Effect
from warbox.games.siegestorm.rules import triggers
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.rules.values import damage_change
from warbox.games.siegestorm.rules.victory import defeat, slay_boss
from warbox.games.siegestorm.state import SiegestormState


def inflict(
    state: SiegestormState, victims: list[int], amounts: list[int], zone: int, dealer: int, additional: bool
) -> bool:
    """[SGS-KEYWORD-11] [SGS-R-07] Several players suffer at the same time. True if anybody suffered at least 1 DMG.

    `additional`: dealt by an ability that adds damage to damage, which sets off no such ability again. [SGS-R-50]
    """
    suffered: list[int] = []
    losers: list[int] = []
    slain = False
    for index, victim in enumerate(victims):
        amount = amounts[index]
        if amount >= 1:
            amount += damage_change(state, victim, zone, additional)
            spend_next_damage(state, victim, zone)
        suffered.append(amount if amount > 0 else 0)
    for index, victim in enumerate(victims):
        amount = suffered[index]
        if state.events is not None and (amount or not amounts[index]):
            state.emit(Public("damage", "SGS-KEYWORD-11", {"player": state.letter(victim), "amount": amount}))
        if victim == state.battlefield.boss:
            slain = lose_life(state, amount) or slain
        elif not lose_cards(state, victim, amount):
            losers.append(victim)
    if slain:
        slay_boss(state, losers)
    elif losers:
        defeat(state, losers)
    if state.outcome is not None:
        return True
    found: list[Pending] = []
    for index, victim in enumerate(victims):
        if suffered[index] and state.players[victim].alive:
            by_damage(state, found, victim, dealer, additional)
    triggers.push_triggers(state, found)
    return max(suffered, default=0) > 0


def by_damage(state: SiegestormState, found: list[Pending], victim: int, dealer: int, additional: bool) -> None:
    """[SGS-R-50] Storm damage to a player counts as DMG; additional damage sets off no ability that adds damage."""
    triggers.by_player(state, found, victim, v.YOU_SUFFER_DAMAGE)
    opposing: list[Pending] = []
    triggers.by_opponent(state, opposing, victim, dealer)
    for item in opposing:
        program = triggers.program_of(state, int(item.source), int(item.ability))
        if not (additional and program.deals_more):
            found.append(item)


def lose_cards(state: SiegestormState, player: int, amount: int) -> bool:
    """[SGS-STORM-09] [SGS-KEYWORD-13] The Heal pile first. False if a card that must be taken is not there.

    [SGS-DRAW-07] An empty Resources deck alone is no defeat.
    """
    piles = state.players[player]
    for _ in range(amount):
        if piles.heal:
            card = piles.heal.pop()
        elif piles.resources:
            card = piles.resources.pop()
        else:
            return False
        state.place[card] = CASUALTIES + 16 * player
        piles.casualties.append(card)
    return True


def lose_life(state: SiegestormState, amount: int) -> bool:
    """[SGS-SOLO-32] Life instead of cards. True if the boss is slain."""
    state.life = state.life - amount if state.life > amount else 0
    return amount > 0 and state.life == 0 and state.readings.boss.life_zero


def spend_next_damage(state: SiegestormState, victim: int, zone: int) -> None:
    """A change of the next damage is gone once it has applied."""
    kept: list[Effect] = []
    for effect in state.effects:
        here = effect.zone == EVERY_ZONE or effect.zone == zone
        if not (effect.until == v.NEXT and effect.verb == v.MODIFY_DAMAGE and effect.player == victim and here):
            kept.append(effect)
    if len(kept) != len(state.effects):
        state.effects = kept


def recover(state: SiegestormState, amount: int) -> bool:
    """[SGS-SOLO-33] [SGS-KEYWORD-20] [SGS-R-31] The boss gains Life, at most up to its start. True if it gained any."""
    if state.battlefield.boss == NOBODY:
        return False
    start = state.readings.boss.life[state.readings.column]
    before = int(state.life)
    state.life = min(start, before + amount) if before < start else before
    if state.events is not None and state.life > before:
        state.emit(Public("recovered", "SGS-SOLO-33", {"amount": int(state.life) - before, "life": int(state.life)}))
    return state.life > before
