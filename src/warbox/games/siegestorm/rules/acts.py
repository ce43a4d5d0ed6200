"""What a player can do freely: play a card as an action, activate a passive, deploy. In a turn and as a reaction."""

from typing import TYPE_CHECKING

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.games.siegestorm.actions import DEPLOY_CARD, PLAY, USE, CardAction, SpotAction, spot_action
from warbox.games.siegestorm.battlefield import COOP, LAST, NOBODY
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Program
from warbox.games.siegestorm.effects.select import free_deployment
from warbox.games.siegestorm.rules import loops
from warbox.games.siegestorm.rules.asking import card_action, named_card
from warbox.games.siegestorm.rules.sides import are_opponents
from warbox.games.siegestorm.rules.values import ability_cost, card_cost, passes
from warbox.games.siegestorm.spots import card_at, key_of
from warbox.games.siegestorm.state import DEPLOYMENT, SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.rules.chain import Link


def ready_supporters(state: SiegestormState, player: int) -> int:
    """[SGS-SUPPORT-02] [SGS-SUPPORT-03] Supporters that are not committed yet."""
    ready = 0
    for supporter in state.players[player].support:
        if not supporter & 1:
            ready += 1
    return ready


def funds(state: SiegestormState, player: int) -> int:
    """[SGS-COST-02] What a player can pay: hand cards and ready Supporters."""
    return len(state.players[player].hand) + ready_supporters(state, player)


def creature_cards(state: SiegestormState, player: int) -> int:
    """Cards of the hand that have ATT and DEF."""
    count = 0
    for card in state.players[player].hand:
        if state.card(card).is_creature:
            count += 1
    return count


# in the own turn


def add_plays(state: SiegestormState, player: int, choices: list[Action]) -> None:
    """[SGS-TURN-08] [SGS-PLAY-02] Every card of the hand that may be played as an action now."""
    money = funds(state, player) - 1  # [SGS-COST-03]
    last = -1
    for card in state.players[player].hand:
        sort = state.design[card] * 8 + state.owner[card]
        if sort == last:
            continue
        last = sort
        design = state.card(card)
        if design.action is None or design.is_reaction:
            continue
        if card_cost(state, player, design, False) <= money:
            choices.append(card_action(state, PLAY, player, card))


def add_deployments(state: SiegestormState, player: int, choices: list[Action]) -> None:
    """[SGS-DEPLOY-01] to [SGS-DEPLOY-03] [SGS-DEPLOY-06] The normal deployment, in its step only."""
    if state.players[player].step != DEPLOYMENT or not deployment_zones(state, player):
        return
    money = funds(state, player) - 1
    last = -1
    for card in state.players[player].hand:
        sort = state.design[card] * 8 + state.owner[card]
        if sort == last:
            continue
        last = sort
        design = state.card(card)
        if design.is_creature and card_cost(state, player, design, True) <= money:
            choices.append(card_action(state, DEPLOY_CARD, player, card))


def deployment_zones(state: SiegestormState, player: int) -> list[int]:
    """[SGS-LAST-12] [SGS-R-45] [SGS-R-54] Where the turn's deployment can still go: one a turn, or one a track."""
    done = int(state.players[player].deployed)
    if done and not state.readings.deploy_each:
        return []
    zones: list[int] = []
    for track in state.battlefield.tracks[player]:
        zone = track // 2
        if not done & ZONE_BITS[zone] and free_deployment(state, player, zone):
            zones.append(zone)
    return zones


ZONE_BITS = [1, 2, 4, 8]


def add_abilities(state: SiegestormState, player: int, choices: list[Action]) -> None:
    """[SGS-PLAY-06] Every passive that may be activated now. [SGS-R-47] What would only repeat is left out."""
    for card in state.in_play():
        abilities = state.card(card).activated
        if not abilities or not may_use(state, player, card):
            continue
        for ability in abilities:
            program = state.card(card).passives[ability]
            if program.when == v.ACTIVATED and why_unusable(state, player, card, ability, program) is None:
                choice = spot_action(USE, key_of(state, card), ability)
                if not loops.would_repeat(state, player, choice, program):
                    choices.append(choice)


def may_use(state: SiegestormState, player: int, card: int) -> bool:
    """[SGS-HOLD-04] [SGS-R-13] One's own cards; [SGS-COOP-05] [SGS-R-53] in Coop also those on the partner's track."""
    controller = state.controller(card)
    if controller == player:
        return True
    if state.battlefield.mode != COOP or are_opponents(state, controller, player):
        return False
    return not state.is_on_field(card)


def why_unusable(state: SiegestormState, player: int, card: int, ability: int, program: Program) -> Refusal | None:
    """Why a passive cannot be activated: spent for this turn, nothing to change into, or not enough to pay."""
    if program.limited and card * 8 + ability in state.used:
        return Refusal("used-up", "SGS-PLAY-06", {"card": state.name(card)})
    cost = ability_cost(state, player, program)
    money = funds(state, player)
    if program.shapeshifts:
        controller = state.controller(card)
        if not creature_cards(state, controller):
            return Refusal("no-other-shape", "SGS-R-21", {"card": state.name(card)})
        if controller == player:
            money -= 1  # the payment must leave a card to change into
    if cost > money:
        return Refusal("cannot-pay", "SGS-COST-04", {"cost": cost, "funds": money})
    return None


def why_not_played(state: SiegestormState, player: int, card: int, as_creature: bool) -> Refusal | None:
    """Why a card of the hand cannot be paid for, or has nothing to play."""
    design = state.card(card)
    if as_creature and not design.is_creature:
        return Refusal("no-creature", "SGS-R-18", {"card": design.name})
    if not as_creature and design.action is None:
        return Refusal("no-action", "SGS-KEYWORD-01", {"card": design.name})
    cost = card_cost(state, player, design, as_creature)
    money = funds(state, player) - 1
    if cost > money:
        return Refusal("cannot-pay", "SGS-COST-04", {"cost": cost, "funds": money})
    return None


def why_no_act(state: SiegestormState, player: int, action: Action) -> Refusal | None:
    """Why something cannot be done in the own turn."""
    if isinstance(action, CardAction) and action.verb in (PLAY, DEPLOY_CARD):
        card = named_card(state, action, player, state.players[player].hand)
        if card < 0:
            return Refusal("not-in-hand", "SGS-COST-01", {"card": action.name})
        if action.verb == PLAY:
            if state.card(card).is_reaction:
                return Refusal("only-reaction", "SGS-CHAIN-01", {"card": action.name})
            return why_not_played(state, player, card, False)
        if state.players[player].step != DEPLOYMENT:
            return Refusal("deploy-later", "SGS-DEPLOY-06")
        if not deployment_zones(state, player):
            if state.players[player].deployed:
                return Refusal("deployed-already", "SGS-DEPLOY-02")
            return Refusal("t1-occupied", "SGS-DEPLOY-01")
        return why_not_played(state, player, card, True)
    if isinstance(action, SpotAction) and action.verb == USE:
        return why_no_use(state, player, action, v.ACTIVATED)
    return None


def why_no_use(state: SiegestormState, player: int, action: SpotAction, when: int) -> Refusal | None:
    card = card_at(state, int(action.key))
    if card < 0:
        return Refusal("nobody-there", "SGS-PLAY-06", {"action": action.text})
    if not may_use(state, player, card):
        return Refusal("not-yours", "SGS-PLAY-04", {"card": state.name(card)})
    ability = int(action.ability)
    passives = state.card(card).passives
    if ability >= len(passives) or ability not in state.card(card).activated:
        return Refusal("not-activated", "SGS-PLAY-07", {"card": state.name(card)})
    program = passives[ability]
    if program.when == v.REACTION and when != v.REACTION:
        return Refusal("only-reaction", "SGS-CHAIN-01", {"card": state.name(card)})
    reason = why_unusable(state, player, card, ability, program)
    if reason is None and loops.would_repeat(state, player, action, program):
        return Refusal("would-repeat", "SGS-R-47", {"card": state.name(card)})
    return reason


# as reactions


def add_reactions(state: SiegestormState, player: int, link: "Link", choices: list[Action]) -> None:
    """[SGS-TURN-09] [SGS-CHAIN-04] Every action and activated passive that may answer a link."""
    money = funds(state, player) - 1
    last = -1
    for card in state.players[player].hand:
        sort = state.design[card] * 8 + state.owner[card]
        if sort == last:
            continue
        last = sort
        design = state.card(card)
        if design.action is not None and answers(state, design.action, card, link):
            if card_cost(state, player, design, False) <= money:
                choices.append(card_action(state, PLAY, player, card))
    for card in state.in_play():
        abilities = state.card(card).activated
        if not abilities or not may_use(state, player, card) or not on_same_zone(state, player, card, link):
            continue
        for ability in abilities:
            program = state.card(card).passives[ability]
            if answers(state, program, card, link) and why_unusable(state, player, card, ability, program) is None:
                choices.append(spot_action(USE, key_of(state, card), ability))


def answers(state: SiegestormState, program: Program, card: int, link: "Link") -> bool:
    """Whether a program of a card may answer a link, [SGS-R-49] whatever it does. [SGS-SOLO-42] [SGS-R-37] In the
    boss's turn only if it negates."""
    negation = program.negation
    if negation is not None:
        known = link.is_action() or negation.what != v.WHAT_ACTION
        return known and passes(state, negation, card, int(link.source), True)
    return state.battlefield.boss == NOBODY


def on_same_zone(state: SiegestormState, player: int, card: int, link: "Link") -> bool:
    """[SGS-R-43] With three or four players a reaction is made on the link's Battle Zone by those who border it."""
    field = state.battlefield
    if field.mode != LAST or field.side_of(player, int(link.zone)) < 0:
        return True
    return state.zone_of(card) == link.zone


def why_no_reaction(state: SiegestormState, player: int, link: "Link", action: Action) -> Refusal | None:
    """Why something cannot answer a link. [SGS-DEPLOY-07] A deployment never does."""
    if isinstance(action, CardAction) and action.verb == DEPLOY_CARD:
        return Refusal("deploy-own-turn", "SGS-DEPLOY-07")
    if isinstance(action, CardAction) and action.verb == PLAY:
        card = named_card(state, action, player, state.players[player].hand)
        if card < 0:
            return Refusal("not-in-hand", "SGS-COST-01", {"card": action.name})
        design = state.card(card)
        if design.action is not None and not answers(state, design.action, card, link):
            return no_answer(design.name, design.action)
        return why_not_played(state, player, card, False)
    if isinstance(action, SpotAction) and action.verb == USE:
        reason = why_no_use(state, player, action, v.REACTION)
        if reason is not None:
            return reason
        card = card_at(state, int(action.key))
        if not on_same_zone(state, player, card, link):
            return Refusal("other-zone", "SGS-R-43", {"card": state.name(card)})
        return no_answer(state.name(card), state.card(card).passives[int(action.ability)])
    return None


def no_answer(name: str, program: Program) -> Refusal:
    """[SGS-SOLO-42] It does not negate, or not this link."""
    if program.negation is not None:
        return Refusal("cannot-answer", "SGS-CHAIN-01", {"card": name})
    return Refusal("only-negate", "SGS-SOLO-42", {"card": name})
