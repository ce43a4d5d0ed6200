"""Which card the boss plays next, and where a Leader may go."""

from warbox.games.siegestorm.battlefield import COOP, NML, SPACES
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.rules.priorities import are_alike, dearest
from warbox.games.siegestorm.state import MOST_MENACE, SiegestormState

BOSS_TRACK = 1


def affordable(state: SiegestormState, card: int) -> bool:
    """[SGS-SOLO-21] [SGS-SOLO-22] [SGS-R-26] At most the Menace Level; at 5 everything."""
    return state.menace >= MOST_MENACE or state.card(card).cost <= state.menace


def may_deploy(state: SiegestormState, deployed: bool) -> bool:
    """[SGS-SOLO-27] T1 is empty, and the turn's Deploy unused; [SGS-R-29] where tables read it so, T1 is enough."""
    free = state.track[BOSS_TRACK * SPACES] < 0
    return free and (not deployed or state.readings.boss_deploys_any)


def playable(state: SiegestormState, group: int, deployed: bool) -> list[int]:
    """[SGS-SOLO-25] The dearest cards of the hand that this group can play now.

    [SGS-SOLO-30] A card that could have been deployed is used as its Special Action, once the deploying is over.
    [SGS-SOLO-31] What finds no space stays in hand.
    """
    if group == v.COMMAND_DEPLOY and not may_deploy(state, deployed):
        return []
    if group == v.COMMAND_LEADER and not space_keys(state):
        return []
    cards: list[int] = []
    for card in state.players[state.battlefield.boss].hand:
        design = state.card(card)
        if group in design.commands and affordable(state, card):
            if group != v.COMMAND_ACTION or design.action is not None:
                cards.append(card)
    return dearest(state, cards)


def is_tie(state: SiegestormState, cards: list[int]) -> bool:
    """[SGS-SOLO-26] Equal cost, and not the same card."""
    return len(cards) > 1 and not are_alike(state, cards)


def space_keys(state: SiegestormState) -> list[int]:
    """[SGS-SOLO-28] The free Frontlines and No Man's Lands; [SGS-R-39] in Coop of both zones.

    [SGS-R-30] If all are taken, a table may let the Leader replace the card of a Frontline.
    """
    field = state.battlefield
    keys: list[int] = []
    zones = range(2 if field.mode == COOP else 1)
    for zone in zones:
        if state.field[zone * 3 + 1] < 0:
            keys.append(field.front_keys[zone * 2 + 1])
        if state.field[zone * 3 + NML] < 0:
            keys.append(field.no_mans_keys[zone * 2 + 1])
    if not keys and state.readings.leader_replaces:
        keys = [field.front_keys[zone * 2 + 1] for zone in zones]
    return keys
