"""Cards that come into play: deployed into T1, or placed on a Frontline or in No Man's Land."""

from warbox.engine.event import Public
from warbox.games.siegestorm.battlefield import NML, T1
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.rules import triggers
from warbox.games.siegestorm.rules.acts import ZONE_BITS
from warbox.games.siegestorm.rules.moving import onto_field, onto_track, spend
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.rules.sides import own_track
from warbox.games.siegestorm.state import SiegestormState


def deploy_normally(state: SiegestormState, player: int, zone: int, card: int) -> None:
    """[SGS-DEPLOY-02] [SGS-TURN-05] The turn's own deployment."""
    state.players[player].deployed |= ZONE_BITS[zone]
    deploy(state, player, zone, card)


def deploy(state: SiegestormState, player: int, zone: int, card: int) -> None:
    """[SGS-KEYWORD-09] [SGS-PLAY-03] [SGS-PLAY-04] Into T1, without performing the Action."""
    track = own_track(state, player, zone)
    onto_track(state, track, T1, card)
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(player), "card": state.name(card)}
        state.emit(Public("deployed", "SGS-PLAY-03", facts))
    found: list[Pending] = []
    triggers.by_card(state, found, card, track, v.ON_DEPLOY, v.ALLY_DEPLOYED, v.ENEMY_DEPLOYED)
    triggers.push_triggers(state, found)


def place_on_front(state: SiegestormState, player: int, zone: int, card: int, rule: str) -> None:
    """[SGS-HOLD-02] [SGS-PLACE-05] On the own Frontline; what lies there is spent, which is not being killed."""
    side = state.battlefield.side_of(player, zone)
    there = state.field[zone * 3 + side]
    if there >= 0:
        if state.events is not None:
            facts: dict[str, str | int] = {"player": state.letter(player), "card": state.name(there)}
            state.emit(Public("replaced", "SGS-HOLD-02", facts))
        spend(state, player, there)
    onto_field(state, zone, side, side, card)
    if state.events is not None:
        facts = {"player": state.letter(player), "card": state.name(card), "space": "FL"}
        state.emit(Public("placed", rule, facts))


def place_in_no_mans_land(state: SiegestormState, player: int, zone: int, card: int, rule: str) -> None:
    """[SGS-HOLD-03] Only while it is empty."""
    onto_field(state, zone, NML, state.battlefield.side_of(player, zone), card)
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(player), "card": state.name(card), "space": "NML"}
        state.emit(Public("placed", rule, facts))
