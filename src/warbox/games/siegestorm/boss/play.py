"""Playing the boss's cards: commands, symbols and Totems, each that can be answered as a link of its own."""

from warbox.engine.event import Public
from warbox.games.siegestorm.battlefield import COOP
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.rules import chain as chains
from warbox.games.siegestorm.rules import declare, deployment
from warbox.games.siegestorm.state import SiegestormState


def tell(state: SiegestormState, card: int, command: str, rule: str) -> None:
    if state.events is not None:
        state.emit(Public("boss-plays", rule, {"card": state.name(card), "command": command}))


def deploy_card(state: SiegestormState, card: int) -> None:
    """[SGS-SOLO-27] Into the boss's T1; [SGS-R-37] nobody can answer that."""
    tell(state, card, "deploy", "SGS-SOLO-27")
    deployment.deploy(state, int(state.battlefield.boss), 0, card)


def lead_card(state: SiegestormState, card: int, key: int) -> None:
    """[SGS-SOLO-28] On a Frontline or into No Man's Land."""
    field = state.battlefield
    boss = int(field.boss)
    tell(state, card, "leader", "SGS-SOLO-28")
    for zone in range(2 if field.mode == COOP else 1):
        if field.front_keys[zone * 2 + 1] == key:
            deployment.place_on_front(state, boss, zone, card, "SGS-SOLO-28")
        elif field.no_mans_keys[zone * 2 + 1] == key:
            deployment.place_in_no_mans_land(state, boss, zone, card, "SGS-SOLO-28")


def play_card(state: SiegestormState, card: int, group: int) -> None:
    """[SGS-SOLO-29] [SGS-SOLO-37] [SGS-R-37] An Action, or Gang: a link that a human may negate."""
    boss = int(state.battlefield.boss)
    declare.reveal(state, boss, card)
    if group == v.COMMAND_GANG:
        tell(state, card, "gang", "SGS-SOLO-37")
        chains.open_chain(state, chains.Link(chains.GANG, boss, card, -1, 0, [], 0, -1))
        return
    tell(state, card, "action", "SGS-SOLO-29")
    state.push(declare.Declaring(declare.PLAY, boss, card, -1, 0, -1))


def play_spirit(state: SiegestormState, card: int) -> None:
    """[SGS-SOLO-35] A token on each Totem, as a link of its own."""
    tell(state, card, "spirit", "SGS-SOLO-35")
    chains.open_chain(state, chains.Link(chains.SPIRIT, int(state.battlefield.boss), card, -1, 0, [], 0, -1))


def activate_totem(state: SiegestormState, card: int) -> None:
    """[SGS-SOLO-36] Its passive, as a link that counts as an ability."""
    if not state.is_in_play(card):
        return
    for ability, program in enumerate(state.card(card).passives):
        if program.when == v.SPIRIT_PLACED:
            link = chains.Link(chains.TOTEM, int(state.battlefield.boss), card, ability, 0, [], 0, -1)
            chains.open_chain(state, link)
