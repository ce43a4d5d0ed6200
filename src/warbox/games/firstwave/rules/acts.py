"""The lesser actions of an activation: melee on the spot, pick-ups, treatments, orders, hiding."""

from typing import Final

from warbox.engine.decision import Refusal
from warbox.engine.event import Value
from warbox.games.firstwave.actions import STUN, TREATMENTS, WOUND, Give, Melee, Pickup, Treat
from warbox.games.firstwave.ground.measure import in_contact, within
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.rules.melee import melee_arms, start_fight
from warbox.games.firstwave.rules.resource import find_token
from warbox.games.firstwave.state import NOBODY, FirstWaveState

GIVEN_MOST: Final = 2  # [FW-ACTIVATE-09]
ORDER_MM: Final = 200
WOUND_COST: Final = 2  # [FW-BUILD-22]
MARKER_COST: Final = 1  # [FW-BUILD-23]


def check_melee(state: FirstWaveState, figure: Figure, action: Melee) -> Refusal | None:
    """[FW-MELEE-04] [FW-R-18] [FW-R-111] An enemy in base contact, on the same level."""
    target = state.by_code(action.target)
    facts: dict[str, Value] = {"figure": state.name(figure.index), "target": state.name(target)}
    if target == NOBODY or not state.bodies[target].present:
        return Refusal("no-target", "FW-MELEE-04", facts)
    if state.bodies[target].side == figure.side:
        return Refusal("not-an-enemy", "FW-R-111", facts)
    if not in_contact(figure, state.bodies[target]):
        return Refusal("no-contact", "FW-MELEE-04", facts)
    return melee_arms(state, figure, action.weapon, action.paired).refusal


def fight(state: FirstWaveState, index: int, action: Melee) -> None:
    arms = melee_arms(state, state.figure(index), action.weapon, action.paired)
    start_fight(state, index, state.by_code(action.target), arms)


def check_pickup(state: FirstWaveState, figure: Figure, action: Pickup) -> Refusal | None:
    """[FW-RESOURCE-01] [FW-RESOURCE-13] [FW-R-33] [FW-R-56] Any token in contact, whoever placed it; no animal."""
    facts: dict[str, Value] = {"figure": state.name(figure.index)}
    if figure.profile.animal:
        return Refusal("animal", "FW-RESOURCE-13", facts)
    if find_token(state, figure, action.x, action.y) == NOBODY:
        return Refusal("no-token", "FW-RESOURCE-01", facts)
    return None


def treat_cost(action: Treat) -> int:
    """[FW-BUILD-22] [FW-BUILD-23]"""
    return WOUND_COST if action.what == WOUND else MARKER_COST


def check_treat(state: FirstWaveState, figure: Figure, action: Treat) -> Refusal | None:
    """[FW-BUILD-22] [FW-BUILD-23] [FW-R-33] [FW-R-102] A medic, and another survivor of the warband in contact."""
    target = state.by_code(action.target)
    facts: dict[str, Value] = {"figure": state.name(figure.index), "target": state.name(target)}
    facts["what"] = TREATMENTS[action.what]
    rule = "FW-BUILD-22" if action.what == WOUND else "FW-BUILD-23"
    if not figure.medic():
        return Refusal("no-medic", rule, facts)
    if target == NOBODY or not state.bodies[target].present:
        return Refusal("no-target", "FW-R-102", facts)
    patient = state.figure(target)
    if patient.side != figure.side or target == figure.index:
        return Refusal("not-a-friend", "FW-R-102", facts)
    if not in_contact(figure, patient):
        return Refusal("no-contact", "FW-R-102", facts)
    marked = patient.wounds if action.what == WOUND else patient.stunned if action.what == STUN else patient.disoriented
    return None if marked else Refusal("nothing-to-treat", rule, facts)


def treat(state: FirstWaveState, index: int, action: Treat) -> None:
    target = state.by_code(action.target)
    patient = state.edit(target)
    if action.what == WOUND:
        patient.wounds -= 1
    elif action.what == STUN:
        patient.stunned -= 1
    else:
        patient.disoriented -= 1
    if state.events is not None:
        facts: dict[str, Value] = {"figure": state.name(index), "target": state.name(target)}
        facts["what"] = TREATMENTS[action.what]
        state.say("treated", "FW-BUILD-22" if action.what == WOUND else "FW-BUILD-23", facts)


def check_give(state: FirstWaveState, figure: Figure, action: Give) -> Refusal | None:
    """[FW-ACTIVATE-09] [FW-R-30] [FW-R-105] Another fighter of the chief's warband within 20 cm, who can act."""
    target = state.by_code(action.target)
    facts: dict[str, Value] = {"figure": state.name(figure.index), "target": state.name(target)}
    if not figure.profile.chief:
        return Refusal("no-chief", "FW-ACTIVATE-09", facts)
    if target == NOBODY or not state.bodies[target].present:
        return Refusal("no-target", "FW-R-30", facts)
    receiver = state.figure(target)
    if receiver.side != figure.side or target == figure.index:
        return Refusal("not-a-friend", "FW-R-30", facts)
    if not within(figure, receiver, ORDER_MM):
        return Refusal("order-range", "FW-ACTIVATE-09", facts)
    if not receiver.can_act():
        return Refusal("receiver-helpless", "FW-R-30", facts)
    return None


def check_hide(state: FirstWaveState, figure: Figure, given: bool) -> Refusal | None:
    """[FW-BUILD-18] [FW-R-30] [FW-R-71] A child, as the last action of its own activation."""
    facts: dict[str, Value] = {"figure": state.name(figure.index)}
    if not figure.profile.child:
        return Refusal("no-child", "FW-BUILD-18", facts)
    return Refusal("hide-given", "FW-R-30", facts) if given else None
