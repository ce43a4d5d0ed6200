"""What a seat may know, field by field.

Everything is open but the successor that a player has named, until the game ends. [FW-R-104] [FW-SCEN3-03]
"""

from typing import Final, cast

from warbox.engine.decision import ARBITER
from warbox.engine.game import View
from warbox.engine.state import Frame
from warbox.games.firstwave.pieces.bestiary import NPC_NAMES
from warbox.games.firstwave.pieces.figure import GONE, NOT_FIRED, Carried, Figure
from warbox.games.firstwave.pieces.scenarios import BLOODLINE
from warbox.games.firstwave.pieces.weapons import ABILITIES, EQUIPMENT, MUNITIONS, names_of
from warbox.games.firstwave.readings import CUSTOM
from warbox.games.firstwave.rules.activation import STEPS as ACT_STEPS
from warbox.games.firstwave.rules.activation import Activation
from warbox.games.firstwave.rules.arrival import IN_CONTACT, Arrival
from warbox.games.firstwave.rules.arrival import STEPS as ARRIVAL_STEPS
from warbox.games.firstwave.rules.contact import foes_in_contact
from warbox.games.firstwave.rules.melee import STEPS as FIGHT_STEPS
from warbox.games.firstwave.rules.melee import Fight, Side
from warbox.games.firstwave.rules.moving import STEPS as MOVE_STEPS
from warbox.games.firstwave.rules.moving import AfterMove
from warbox.games.firstwave.rules.npcs import NpcTurn
from warbox.games.firstwave.rules.resource import STEPS as FIND_STEPS
from warbox.games.firstwave.rules.resource import Find
from warbox.games.firstwave.rules.scenario import chief_of, score
from warbox.games.firstwave.rules.shooting import munition_name
from warbox.games.firstwave.rules.shot import STEPS as SHOT_STEPS
from warbox.games.firstwave.rules.shot import Shot
from warbox.games.firstwave.rules.states import KILL_KINDS, is_dead
from warbox.games.firstwave.rules.turn import Course, next_seat
from warbox.games.firstwave.state import (
    DEPLOY_FIRST,
    FIRST,
    INITIATIVE,
    NOBODY,
    NPC_PHASE,
    SCENERY,
    SCENERY_FIRST,
    STAGES,
    SURVIVORS,
    TOKENS,
    FirstWaveState,
    Throw,
)
from warbox.games.firstwave.tables.table_file import READY_TABLES
from warbox.games.firstwave.tables.table_text import table_data

SEATS: Final = ["A", "B"]
SIDES: Final = ["A", "B", "N"]
PLAIN_TABLE: Final = "P"
NAMES_SEAT: Final = [SCENERY_FIRST, SCENERY, TOKENS, DEPLOY_FIRST, FIRST, SURVIVORS]


def view_weapon(carried: Carried) -> View:
    return {
        "id": carried.weapon.id,
        "munitions": list[object](names_of(carried.munitions, MUNITIONS)),
        "out": carried.out,
        "fired": "" if carried.fired == NOT_FIRED else munition_name(carried.fired),
        "smoked": carried.smoked,
    }


def view_figure(state: FirstWaveState, figure: Figure) -> View:
    """[FW-SCALE-06] [FW-R-99] A figure with all its markers."""
    profile = figure.profile
    engaged: list[object] = []
    if figure.present:
        engaged = [state.name(foe) for foe in foes_in_contact(state, figure)]
    return {
        "id": state.name(figure.index),
        "name": profile.name,
        "side": SIDES[figure.side],
        "kind": profile.kind,
        "x": int(figure.x),
        "y": int(figure.y),
        "z": int(figure.z),
        "base": int(figure.base),
        "height": int(figure.height),
        "eye": int(figure.eye),
        "t": int(profile.shoots),
        "c": int(profile.fights),
        "cost": int(profile.cost),
        "wounds": int(figure.wounds),
        "life": int(figure.life()),
        "impaired": figure.impaired(),
        "stunned": int(figure.stunned),
        "disoriented": int(figure.disoriented),
        "unconscious": figure.unconscious,
        "immobilised": figure.immobilised,
        "infection": int(figure.infection),
        "fire": SIDES[figure.fire - 1] if figure.fire else "",
        "hidden": figure.hidden,
        "hanging": figure.hanging,
        "activated": figure.activated,
        "engaged": engaged,
        "weapons": [view_weapon(carried) for carried in figure.weapons],
        "equipment": list[object](names_of(figure.equipment, EQUIPMENT)),
        "abilities": list[object](names_of(figure.abilities, ABILITIES)),
        "amphetamine": int(figure.amphetamine),
        "new_ammunition": figure.new_ammunition,
        "reroll": figure.reroll,
        "melees": int(figure.melees),
        "gone": GONE[figure.gone],
    }


# ---- moments


def slot(number: int) -> int | None:
    return None if number == NOBODY else number


def view_frame(state: FirstWaveState, frame: Frame[FirstWaveState]) -> View:
    """Which rule is being carried out, and how far it has come: all of it is public."""
    if isinstance(frame, Activation):
        shown: View = {"kind": "act", "figure": state.name(frame.figure), "actions": int(frame.actions)}
        shown["moves"] = int(frame.moves)
        shown["combats"] = int(frame.combats)
        shown["gave"] = int(frame.gave)
        shown["halved"] = frame.halved
        shown["given"] = frame.given
        shown["step"] = ACT_STEPS[frame.step]
        return shown
    if isinstance(frame, NpcTurn):
        shown = {"kind": "npc", "figure": state.name(frame.figure), "actions": int(frame.actions)}
        shown["moves"] = int(frame.moves)
        shown["combats"] = int(frame.combats)
        shown["halved"] = frame.halved
        shown["row"] = int(frame.step)
        return shown
    if isinstance(frame, AfterMove):
        return view_moved(state, frame)
    if isinstance(frame, Shot):
        return view_shot(state, frame)
    if isinstance(frame, Fight):
        return view_fight(state, frame)
    if isinstance(frame, Find):
        shown = {"kind": "find", "figure": state.name(frame.figure), "step": FIND_STEPS[frame.step]}
        shown["die"] = int(frame.die)
        return shown
    assert isinstance(frame, Arrival)
    shown = {"kind": "arrival", "figure": state.name(frame.cause), "step": ARRIVAL_STEPS[frame.step]}
    if frame.room >= 0:
        shown["room"] = state.table.rooms[frame.room].id
    shown["contact"] = frame.room == IN_CONTACT
    if frame.npc != NOBODY:
        shown["npc"] = NPC_NAMES[frame.npc]
        shown["left"] = int(frame.left)
    return shown


def view_moved(state: FirstWaveState, frame: AfterMove) -> View:
    shown: View = {"kind": "moved", "figure": state.name(frame.figure), "step": MOVE_STEPS[frame.step]}
    shown["swam"] = frame.swam
    shown["rooms"] = [state.table.rooms[room].id for room in frame.rooms]
    if frame.target != NOBODY:
        shown["target"] = state.name(frame.target)
        shown["weapon"] = slot(frame.slot)
        shown["second"] = slot(frame.second)
    if frame.drop:
        shown["drop"] = frame.drop
        shown["foot"] = {"x": frame.foot[0], "y": frame.foot[1], "z": frame.foot[2]}
    return shown


def view_shot(state: FirstWaveState, frame: Shot) -> View:
    shown: View = {"kind": "shot", "figure": state.name(frame.shooter), "step": SHOT_STEPS[frame.step]}
    shown["targets"] = {state.name(index): frame.pools[place] for place, index in enumerate(frame.targets)}
    shown["weapon"] = frame.slot
    shown["second"] = slot(frame.second)
    shown["munition"] = munition_name(frame.munition)
    shown["place"] = int(frame.target)
    shown["left"] = int(frame.left)
    shown["ally"] = state.name(frame.ally) if frame.ally != NOBODY else None
    shown["final"] = frame.final
    shown["ones"] = list[object](frame.ones)
    shown["hits"] = list[object](frame.hits)
    shown["sixes"] = list[object](frame.sixes)
    shown["bonus"] = list[object](frame.bonus)
    return shown


def counts(side: Side) -> list[object]:
    return [side.ones, side.hits, side.sixes, side.bonus]


def view_fight(state: FirstWaveState, frame: Fight) -> View:
    shown: View = {"kind": "melee", "figure": state.name(frame.attacker), "target": state.name(frame.defender)}
    shown["step"] = FIGHT_STEPS[frame.step]
    shown["weapon"] = slot(frame.attack.slot)
    shown["second"] = slot(frame.attack.second)
    shown["weapon2"] = slot(frame.defence.slot)
    shown["second2"] = slot(frame.defence.second)
    shown["dice"] = counts(frame.attack)
    shown["dice2"] = counts(frame.defence)
    return shown


def view_stage(state: FirstWaveState) -> View:
    shown: View = {"kind": STAGES[state.stage]}
    if state.stage in NAMES_SEAT:
        seat = int(state.next)
        if state.stage in (SCENERY_FIRST, DEPLOY_FIRST, FIRST):
            seat = int(state.winner)
        elif state.stage == SURVIVORS:
            seat = next_seat(state)
        shown["seat"] = SEATS[seat]
    return shown


def moments(state: FirstWaveState) -> list[View]:
    """From the bottom of the stack to its top; dice follow from what lies below them."""
    outcome = state.outcome
    if outcome is not None:
        winner = SEATS[outcome.winners[0]] if outcome.winners else "draw"
        return [{"kind": "over", "end": outcome.kind, "rule": outcome.rule, "winner": winner}]
    shown: list[View] = []
    for frame in state.stack:
        if not isinstance(frame, (Course, Throw)):
            shown.append(view_frame(state, cast(Frame[FirstWaveState], frame)))
    return shown or [view_stage(state)]


def phase_name(state: FirstWaveState) -> str:
    if state.outcome is not None:
        return "over"
    if state.stage < INITIATIVE:
        return "setup"
    if state.stage <= FIRST:
        return "initiative"
    if state.stage == SURVIVORS:
        return "survivors"
    return "npcs" if state.stage == NPC_PHASE else "end"


def table_name(state: FirstWaveState) -> str:
    """The id of a ready table, P for the plain one, else `custom`."""
    table = state.table
    if READY_TABLES.get(table.id) is table:
        return table.id
    return PLAIN_TABLE if not table.pieces and not state.readings.table.pieces else CUSTOM


def successor(state: FirstWaveState, seat: int, owner: int) -> str | None:
    """[FW-SCEN3-03] [FW-R-90] [FW-R-104] The name that a player has written down, open once the game is over."""
    if state.named[owner] == NOBODY:
        return None
    if seat in (owner, ARBITER) or state.outcome is not None:
        return state.name(state.named[owner])
    return "?"


def shown_score(state: FirstWaveState, seat: int, owner: int) -> int:
    """[FW-R-104] Whether a named successor has fallen is as secret as its name."""
    if state.readings.scenario.number != BLOODLINE or seat in (owner, ARBITER) or state.outcome is not None:
        return score(state, owner)
    chief = chief_of(state, 1 - owner)
    return 1 if chief != NOBODY and is_dead(state.figure(chief)) else 0


def view_seat(state: FirstWaveState, seat: int, owner: int) -> View:
    readings = state.readings
    first = owner * KILL_KINDS
    total = 0
    for index in range(state.survivors):
        if state.bodies[index].side == owner:
            total += int(state.figure(index).profile.cost)
    return {
        "band": readings.bands[owner],
        "faction": readings.factions[owner],
        "total": total,
        "score": shown_score(state, seat, owner),
        "resources": state.resources[owner],
        "infected": state.kills[first],
        "robots": state.kills[first + 1],
        "military": state.kills[first + 2],
        "successor": successor(state, seat, owner),
    }


def view(state: FirstWaveState, seat: int) -> View:
    readings = state.readings
    table = table_name(state)
    shown: View = {"game": "firstwave", "options": dict(readings.chosen), "scenario": readings.scenario.id}
    shown["table"] = table
    shown["map"] = own_table(state) if table == CUSTOM else None
    shown["pile"] = [piece.id for piece in readings.table.pieces] if readings.chosen["scenery"] == "placed" else []
    shown["laid"] = [laid_piece(state, place) for place in range(len(state.laid))]
    shown["width"] = int(state.table.width)
    shown["height"] = int(state.table.height)
    shown["turn"] = int(state.turn)
    shown["turns"] = int(readings.scenario.turns)
    shown["phase"] = phase_name(state)
    shown["winner"] = SEATS[state.winner]
    shown["first"] = SEATS[state.first]
    shown["next"] = SEATS[state.next]
    if state.outcome is None and state.stage == SURVIVORS and len(state.stack) == 1:
        shown["next"] = SEATS[next_seat(state)]  # a player with nobody left is passed over
    shown["tested"] = int(state.tested)
    shown["seats"] = {SEATS[owner]: view_seat(state, seat, owner) for owner in (0, 1)}
    shown["figures"] = [view_figure(state, state.figure(index)) for index in range(len(state.bodies))]
    tokens: list[object] = []
    for token in state.tokens:
        one: View = {"x": int(token.x), "y": int(token.y), "z": int(token.z)}
        one["owner"] = SEATS[token.owner] if token.owner >= 0 else ""
        tokens.append(one)
    shown["tokens"] = tokens
    shown["smoke"] = [{"x": int(x), "y": int(y)} for x, y in state.smoke]
    shown["explored"] = [state.table.rooms[room].id for room in state.explored]
    lines = moments(state)
    shown["during"] = list[object](lines[:-1])
    shown["at"] = lines[-1]
    question = state.question
    shown["asked"] = None
    if question is not None:
        seats = [SEATS[asked] if asked >= 0 else "*" for asked in question.seats]
        shown["asked"] = {"kind": question.kind, "rule": question.rule, "seats": seats}
    return shown


def own_table(state: FirstWaveState) -> View:
    """A table that is not in the box, as a file would have it."""
    data = table_data(state.table)
    data["id"] = CUSTOM
    data.pop("tokens", None)  # the tokens of a match stand in the view itself
    return data


def laid_piece(state: FirstWaveState, place: int) -> View:
    laid = state.laid[place]
    piece = state.readings.table.pieces[laid.piece]
    return {"piece": piece.id, "x": int(piece.x0) + laid.dx, "y": int(piece.y0) + laid.dy}
