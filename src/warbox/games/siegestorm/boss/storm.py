"""The boss's storms: targets by rule, both players at once in Coop."""

from typing import TYPE_CHECKING

from warbox.engine.action import Action
from warbox.games.siegestorm.actions import PICK_SPOT, SPOT_ACTIONS, SpotAction
from warbox.games.siegestorm.battlefield import NML
from warbox.games.siegestorm.rules import damage
from warbox.games.siegestorm.rules import storm as storms
from warbox.games.siegestorm.rules.priorities import dearest
from warbox.games.siegestorm.rules.sides import own_track
from warbox.games.siegestorm.rules.values import defence, strength
from warbox.games.siegestorm.spots import key_of
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.rules.storm import Storm


def power_against(state: SiegestormState, storm: "Storm", human: int) -> int:
    """[SGS-COOP-09] Full ATT against each; each defends only with the own Defender."""
    return strength(state, int(storm.card), own_track(state, human, state.battlefield.home(human)))


def victims(state: SiegestormState, storm: "Storm", human: int) -> list[int]:
    """[SGS-SOLO-18] The human's cards in FL or NML that it can kill, of the highest cost. [SGS-R-40]"""
    zone = state.battlefield.home(human)
    side = state.battlefield.side_of(human, zone)
    power = power_against(state, storm, human)
    cards: list[int] = []
    front = state.field[zone * 3 + side]
    if front >= 0 and power > defence(state, front):
        cards.append(front)
    no_mans = state.field[zone * 3 + NML]
    if no_mans >= 0 and state.no_mans[zone] == side and power > defence(state, no_mans):
        cards.append(no_mans)
    return dearest(state, cards)


def choices(state: SiegestormState, storm: "Storm") -> list[Action]:
    return [SPOT_ACTIONS[PICK_SPOT][key_of(state, card)] for card in victims(state, storm, len(storm.picks))]


def take(state: SiegestormState, storm: "Storm", action: Action) -> None:
    assert isinstance(action, SpotAction)
    for card in victims(state, storm, len(storm.picks)):
        if key_of(state, card) == action.key:
            storm.picks.append(card)
            return


def proceed(state: SiegestormState, storm: "Storm") -> None:
    """One target for each human; [SGS-R-25] ties are the humans' to break. Then the attack, all at once."""
    humans = int(state.battlefield.seats)
    while len(storm.picks) < humans:
        found = victims(state, storm, len(storm.picks))
        if len(found) > 1:
            storm.asking = True
            return
        storm.picks.append(found[0] if found else -1)
    powers = [power_against(state, storm, human) for human in range(humans)]
    storm.attacked = True
    storm.next_stage(state)
    dead: list[int] = []
    dead_powers: list[int] = []
    hurt: list[int] = []
    hurt_powers: list[int] = []
    for human in range(humans):
        storm.tell_strength(state, human, powers[human])
        if storm.picks[human] >= 0:
            dead.append(storm.picks[human])
            dead_powers.append(powers[human])
        else:
            hurt.append(human)
            hurt_powers.append(powers[human])
    storms.spend_next_attack(state, int(storm.card))
    if dead:
        storms.strike(state, dead, dead_powers)
    if hurt:
        damage.inflict(state, hurt, hurt_powers, 0, int(storm.you), False)
