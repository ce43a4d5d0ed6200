"""Unfinished rules as plain data: what a view shows of them, and what positions write."""

from warbox.engine.state import Frame, State
from warbox.games.tideofiron.actions import PLAY, CardAction, Stake
from warbox.games.tideofiron.cards.card import CARD_NAMES
from warbox.games.tideofiron.cards.moments import write_card_moment
from warbox.games.tideofiron.pieces.box import NOWHERE, SIDES
from warbox.games.tideofiron.pieces.figure import LETTERS
from warbox.games.tideofiron.pieces.seats import SEATS
from warbox.games.tideofiron.pieces.unit import NO_UNIT, SQUAD, figures_text
from warbox.games.tideofiron.rules.action import Act
from warbox.games.tideofiron.rules.allowance import MOVES
from warbox.games.tideofiron.rules.area import AreaAttack, AreaDefence, AreaRoll, MineRoll
from warbox.games.tideofiron.rules.assault import STEPS, Assault, AssaultRoll, DefenderRoll
from warbox.games.tideofiron.rules.assault_losses import SpreadLosses
from warbox.games.tideofiron.rules.attack import Attack, AttackRoll, RerollRoll
from warbox.games.tideofiron.rules.casualty import Losses
from warbox.games.tideofiron.rules.command import Agreement, Spending
from warbox.games.tideofiron.rules.consent import Consent
from warbox.games.tideofiron.rules.course import Ordering
from warbox.games.tideofiron.rules.drawing import DeckShuffle, Drawing
from warbox.games.tideofiron.rules.firing import Firing
from warbox.games.tideofiron.rules.moving import MOVE_FLAGS, Moving
from warbox.games.tideofiron.rules.opfire import OpFireWindow
from warbox.games.tideofiron.rules.placing import Placing
from warbox.games.tideofiron.rules.setup import STAGES, Setup
from warbox.games.tideofiron.rules.special import HealDie, MinesDie
from warbox.games.tideofiron.rules.status import OpfirePlacement, TransferConsent, Transferring
from warbox.games.tideofiron.state import ToiState
from warbox.games.tideofiron.text.forms import AREA_STEPS, ASSAULT_STEPS, ATTACK_STEPS, HOWS, MOVE_STAGES

Data = dict[str, object]


def names(state: ToiState, units: list[int]) -> list[object]:
    return [state.units[index].name for index in units]


def write_frame(state: ToiState, frame: Frame[State]) -> Data:
    """The frame as its form names it."""
    if isinstance(frame, Act):
        return {"kind": "act"}
    found = write_roll(state, frame)
    if found is None:
        found = write_fight(state, frame)
    if found is None:
        found = write_phase(state, frame)
    if found is None:
        found = write_card_moment(state, frame)  # type: ignore[arg-type]
    assert found is not None, type(frame).__name__
    return found


def write_roll(state: ToiState, frame: Frame[State]) -> Data | None:
    if isinstance(frame, AttackRoll):
        return {"kind": "attack-dice", "black": frame.black, "red": frame.count - frame.black, "hit": frame.hit}
    if isinstance(frame, RerollRoll):
        return {"kind": "reroll-dice", "black": frame.count, "hit": frame.hit}
    if isinstance(frame, AreaRoll):
        return {"kind": "area-dice", "black": frame.count, "hit": frame.hit}
    if isinstance(frame, AreaDefence):
        return {"kind": "defence-dice", "red": frame.count}
    if isinstance(frame, MineRoll):
        return {"kind": "mine-dice", "unit": state.units[frame.unit].name}
    if isinstance(frame, HealDie):
        return {"kind": "heal-die", "unit": state.units[frame.patient].name}
    if isinstance(frame, MinesDie):
        return {"kind": "mines-die", "hex": state.label(frame.cell)}
    if isinstance(frame, AssaultRoll):
        return {"kind": "assault-dice", "black": frame.black, "red": frame.count - frame.black}
    if isinstance(frame, DefenderRoll):
        return {"kind": "defender-dice", "black": frame.count}
    if isinstance(frame, DeckShuffle):
        return {"kind": "shuffle", "deck": frame.place}
    return None


def write_fight(state: ToiState, frame: Frame[State]) -> Data | None:
    units = state.units
    if isinstance(frame, Moving):
        data: Data = {
            "kind": "move",
            "unit": units[frame.unit].name,
            "action": MOVES[frame.action],
            "left": int(frame.left),
            "steps": int(frame.steps),
            "stage": MOVE_STAGES[frame.stage],
            "last": None if frame.last_free == NOWHERE else state.label(frame.last_free),
            "damage": int(frame.damage),
            "fired": names(state, frame.fired),
        }
        for place, name in enumerate(MOVE_FLAGS):
            data[name.replace("-", "_")] = bool((int(frame.flags) >> place) & 1)
        return data
    if isinstance(frame, OpFireWindow):
        barred = names(state, frame.barred)
        return {"kind": "op-fire", "seat": SEATS[frame.seat], "unit": units[frame.mover].name, "barred": barred}
    if isinstance(frame, Firing):
        return {"kind": "target", "unit": units[frame.unit].name, "full": frame.full}
    if isinstance(frame, Attack):
        return write_attack(state, frame)
    if isinstance(frame, Consent):
        return {"kind": "consent", "seat": SEATS[frame.seat], "unit": units[frame.unit].name}
    if isinstance(frame, AreaAttack):
        targets: list[object] = []
        for place, index in enumerate(frame.targets):
            target: Data = {"unit": units[index].name, "dice": frame.reds[place]}
            targets.append(target)
        return {
            "kind": "area",
            "hex": state.label(frame.cell),
            "dice": frame.dice,
            "hit": frame.hit,
            "step": AREA_STEPS[frame.step],
            "successes": int(frame.successes),
            "targets": targets,
            "place": int(frame.place),
            "red": int(frame.red),
            "idle": int(frame.idle),
            "suppress": frame.suppress,
            "vehicles": frame.vehicles_only,
        }
    if isinstance(frame, Losses):
        return {"kind": "losses", "unit": units[frame.unit].name, "hits": int(frame.hits)}
    if isinstance(frame, SpreadLosses):
        assigned = list[object](frame.assigned)
        return {"kind": "spread", "units": names(state, frame.units), "hits": int(frame.hits), "assigned": assigned}
    return write_assault(state, frame) if isinstance(frame, Assault) else None


def write_attack(state: ToiState, frame: Attack) -> Data:
    units = state.units
    by: list[object] = []
    for place, index in enumerate(frame.units):
        squad = units[index].kind == SQUAD
        one: Data = {"unit": units[index].name, "figures": figures_text(frame.figs[place]) if squad else None}
        by.append(one)
    chosen = [index for place, index in enumerate(frame.units) if (int(frame.chosen) >> place) & 1]
    return {
        "kind": "attack",
        "unit": units[frame.units[0]].name,
        "target": state.label(frame.cell) if frame.target == NO_UNIT else units[frame.target].name,
        "how": HOWS[frame.how],
        "by": by,
        "chosen": names(state, chosen),
        "refused": names(state, frame.refused),
        "barred": names(state, frame.barred),
        "step": ATTACK_STEPS[frame.step],
        "black": int(frame.black),
        "red": int(frame.red),
        "missed": int(frame.missed),
        "idle": int(frame.idle),
        "hits": int(frame.hits),
        "suppress": frame.suppress,
        "full": frame.full,
    }


def write_assault(state: ToiState, frame: Assault) -> Data:
    return {
        "kind": "assault",
        "unit": state.units[frame.unit].name,
        "hex": state.label(frame.cell),
        "step": ASSAULT_STEPS[STEPS.index(int(frame.step))],
        "support": names(state, frame.supporters),
        "tired": names(state, frame.tired),
        "refused": names(state, frame.refused),
        "defenders": names(state, frame.defenders),
        "waiting": names(state, frame.waiting),
        "out": names(state, frame.out),
        "hits": int(frame.hits),
        "returned": int(frame.returned),
        "refuge": None if frame.refuge == NOWHERE else state.label(frame.refuge),
        "fleeing": names(state, frame.fleeing),
        "follow": names(state, frame.follow),
    }


def write_phase(state: ToiState, frame: Frame[State]) -> Data | None:
    if isinstance(frame, Ordering):
        return {"kind": "order", "side": SIDES[frame.side]}
    if isinstance(frame, Spending):
        return {"kind": "spend", "side": SIDES[frame.side]}
    if isinstance(frame, Agreement):
        data: Data = {"kind": "agree", "seat": SEATS[frame.seat]}
        if isinstance(frame.action, Stake):
            data["stake"] = frame.action.cp
        elif isinstance(frame.action, CardAction):
            data["play" if frame.action.verb == PLAY else "retry"] = CARD_NAMES[frame.action.card]
        return data
    if isinstance(frame, Drawing):
        return {
            "kind": "draw",
            "side": SIDES[frame.side],
            "count": frame.count,
            "cross": frame.cross,
            "more": frame.more,
        }
    if isinstance(frame, Setup):
        stages = {SEATS[seat]: STAGES[frame.stage(state, seat)] for seat in frame.seats}
        return {"kind": "setup", "stages": dict[str, object](stages)}
    if isinstance(frame, OpfirePlacement):
        return {"kind": "opfire", "seat": SEATS[frame.seat]}
    if isinstance(frame, Transferring):
        return {"kind": "transfer", "seat": SEATS[frame.seat]}
    if isinstance(frame, TransferConsent):
        action = frame.action
        return {
            "kind": "consent",
            "seat": SEATS[frame.seat],
            "figure": LETTERS[action.figure],
            "from": action.source,
            "to": action.receiver,
        }
    if isinstance(frame, Placing):
        units = names(state, frame.units)
        return {"kind": "place", "side": SIDES[frame.side], "division": frame.division, "units": units}
    return None
