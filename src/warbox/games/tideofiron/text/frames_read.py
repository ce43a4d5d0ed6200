"""Unfinished rules from notation."""

from typing import Final, cast

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError
from warbox.engine.page import Moment
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import CARD_ACTIONS, PLAY, RETRY, STAKES, Transfer
from warbox.games.tideofiron.cards.card import CARD
from warbox.games.tideofiron.pieces.box import AREA_HIT, NOWHERE, SIDES
from warbox.games.tideofiron.pieces.figure import LETTERS, read_figures
from warbox.games.tideofiron.pieces.marks import MINES_BIT
from warbox.games.tideofiron.pieces.seats import SEAT, SEATS
from warbox.games.tideofiron.pieces.unit import BITS, MORTARS, NO_UNIT, SQUAD, Unit, pack
from warbox.games.tideofiron.rules.action import ACT
from warbox.games.tideofiron.rules.allowance import MOVES, allowance
from warbox.games.tideofiron.rules.area import AreaAttack, AreaDefence, AreaRoll, MineRoll
from warbox.games.tideofiron.rules.assault import STEPS, Assault, AssaultRoll, DefenderRoll
from warbox.games.tideofiron.rules.assault_losses import SpreadLosses
from warbox.games.tideofiron.rules.attack import Attack, AttackRoll, RerollRoll
from warbox.games.tideofiron.rules.casualty import Losses
from warbox.games.tideofiron.rules.command import SPENDING, Agreement
from warbox.games.tideofiron.rules.consent import Consent
from warbox.games.tideofiron.rules.course import ORDERING
from warbox.games.tideofiron.rules.drawing import DeckShuffle, Drawing
from warbox.games.tideofiron.rules.firepower import WHOLE, able_figures
from warbox.games.tideofiron.rules.firing import Firing
from warbox.games.tideofiron.rules.moving import FROM_MINES, MOVE_FLAGS, Moving
from warbox.games.tideofiron.rules.opfire import OpFireWindow
from warbox.games.tideofiron.rules.placing import Placing
from warbox.games.tideofiron.rules.setup import BUILDING, STAGES, Setup
from warbox.games.tideofiron.rules.special import HealDie, MinesDie
from warbox.games.tideofiron.rules.status import PLACEMENTS, TRANSFERRING, TransferConsent
from warbox.games.tideofiron.state import ToiState
from warbox.games.tideofiron.text.forms import AREA_STEPS, ASSAULT_STEPS, ATTACK_STEPS, HOWS, MOVE_STAGES

MOST_DICE: Final = 200


def named(state: ToiState, name: str) -> Unit:
    """A unit of the position."""
    unit = state.unit(name)
    if unit is None:
        raise ParseError("no such unit in this position", name)
    return unit


def standing(state: ToiState, name: str) -> Unit:
    unit = named(state, name)
    if unit.cell < 0:
        raise ParseError("this unit is not on the board", name)
    return unit


def squad(state: ToiState, name: str) -> Unit:
    unit = standing(state, name)
    if unit.kind != SQUAD:
        raise ParseError("this is not a squad", name)
    return unit


def listed(state: ToiState, said: Said, key: str) -> list[int]:
    return [int(named(state, name).index) for name in said.items(key)]


def cell_of(state: ToiState, label: str) -> int:
    cell = state.ground.cell(label)
    if cell == NOWHERE:
        raise ParseError("this hex is not on the map", label)
    return cell


def dice(said: Said, key: str, least: int = 1) -> int:
    return said.within(key, least, least, MOST_DICE)


def seat_of(state: ToiState, said: Said) -> int:
    seat = said.index("seat", SEAT)
    if seat not in state.readings.seated:
        raise ParseError("nobody sits there with so many players", SEATS[seat])
    return seat


def side_of(said: Said) -> int:
    return SIDES.index(said.text("side"))


def make_frame(state: ToiState, moment: Moment) -> Frame[ToiState] | None:
    """The frame of a form; nothing for the phases, which the course runs by itself."""
    kind = moment.kind
    if kind == "act":
        return ACT
    said = moment.said
    frame = make_roll(state, kind, said)
    if frame is None:
        frame = make_fight(state, kind, said)
    return make_phase(state, kind, said) if frame is None else frame


def make_roll(state: ToiState, kind: str, said: Said) -> Frame[ToiState] | None:
    if kind == "attack-dice":
        return AttackRoll(dice(said, "black"), dice(said, "red", 0), said.within("hit", 5, 2, 6))
    if kind == "reroll-dice":
        return RerollRoll(dice(said, "black"), said.within("hit", 5, 2, 6))
    if kind == "area-dice":
        return AreaRoll(dice(said, "black"), said.within("hit", 5, 2, 6))
    if kind == "defence-dice":
        return AreaDefence(dice(said, "red"))
    if kind == "mine-dice":
        return MineRoll(int(standing(state, said.text("unit")).index))
    if kind == "heal-die":
        return HealDie(int(squad(state, said.text("unit")).index))
    if kind == "mines-die":
        cell = cell_of(state, said.text("hex"))
        if not state.marks[cell] & MINES_BIT:
            raise ParseError("there are no mines in this hex", said.text("hex"))
        return MinesDie(cell)
    if kind == "assault-dice":
        return AssaultRoll(dice(said, "black"), dice(said, "red", 0))
    if kind == "defender-dice":
        return DefenderRoll(dice(said, "black"))
    if kind == "shuffle":
        place = said.within("deck", 0, 0, len(state.decks) - 1)
        if place >= len(state.decks) or len(state.decks[place]) < 2:
            raise ParseError("there is no such deck to shuffle", str(place))
        return DeckShuffle(place, len(state.decks[place]))
    return None


def make_fight(state: ToiState, kind: str, said: Said) -> Frame[ToiState] | None:
    if kind == "move":
        return make_move(state, said)
    if kind == "op-fire":
        mover = standing(state, said.text("unit"))
        seat = seat_of(state, said)
        if seat % 2 == mover.side:
            raise ParseError("the other side op-fires", SEATS[seat])
        return OpFireWindow(int(mover.index), listed(state, said, "barred"), seat)
    if kind == "target":
        return Firing(int(standing(state, said.text("unit")).index), said.has("full"))
    if kind == "attack":
        return make_attack(state, said)
    if kind == "consent" and said.has("unit"):
        return Consent(seat_of(state, said), int(standing(state, said.text("unit")).index))
    if kind == "area":
        area = AreaAttack(
            cell_of(state, said.text("hex")),
            dice(said, "dice"),
            said.within("hit", AREA_HIT[0], 2, 6),
            said.has("suppress"),
            said.has("vehicles"),
        )
        area.step = AREA_STEPS.index(said.text("step", "black"))
        area.successes = said.number("successes")
        for one in cast(list[dict[str, object]], said.values.get("targets", [])):
            area.targets.append(int(standing_or_gone(state, str(one["unit"])).index))
            area.reds.append(cast(int, one["dice"]))
        area.place = said.within("place", 0, 0, len(area.targets))
        area.red = said.number("red")
        area.idle = said.number("idle")
        if area.step and area.place == len(area.targets) and area.step != 1:
            raise ParseError("all units in the hex have rolled", "place")
        return area
    if kind == "losses":
        return Losses(int(squad(state, said.text("unit")).index), dice(said, "hits"))
    if kind == "spread":
        units = listed(state, said, "units")
        assigned = said.numbers("assigned") or [0] * len(units)
        if not units or len(assigned) != len(units):
            raise ParseError("write 'at spread units=UNIT,UNIT hits=N assigned=N,N'")
        return SpreadLosses(units, dice(said, "hits"), assigned.copy())
    return make_assault(state, said) if kind == "assault" else None


def standing_or_gone(state: ToiState, name: str) -> Unit:
    """A unit of a list from which some may have been destroyed meanwhile."""
    index = state.roster.index.get(name)
    if index is None:
        raise ParseError("no such unit in this position", name)
    return state.units[index]


def make_move(state: ToiState, said: Said) -> Moving:
    unit = standing_or_gone(state, said.text("unit"))
    action = MOVES.index(said.text("action", MOVES[0]))
    flags = 0
    for place, name in enumerate(MOVE_FLAGS):
        if said.has(name.replace("-", "_")):
            flags |= BITS[place]
    steps = said.number("steps")
    if unit.cell >= 0 and not steps and not flags and state.marks[unit.cell] & MINES_BIT:
        flags |= FROM_MINES
    left = said.number("left", int(allowance(state, unit, action, 0)))
    moving = Moving(int(unit.index), action, left, flags)
    moving.steps = steps
    moving.stage = MOVE_STAGES.index(said.text("stage", MOVE_STAGES[0]))
    moving.damage = said.number("damage")
    moving.last_free = cell_of(state, said.text("last")) if said.text("last") else unit.cell
    moving.fired = [int(standing_or_gone(state, name).index) for name in said.items("fired")]
    if said.has("last") and not said.text("last"):
        moving.last_free = NOWHERE
    return moving


def make_attack(state: ToiState, said: Said) -> Attack:
    leader = named(state, said.text("unit"))
    how = HOWS.index(said.text("how", HOWS[0]))
    name = said.text("target")
    cell = state.ground.cell(name)
    target = NO_UNIT if cell != NOWHERE else int(standing_or_gone(state, name).index)
    if target != NO_UNIT and state.units[target].side == leader.side:
        raise ParseError("an attack is on an enemy", name)
    barred = [int(standing_or_gone(state, one).index) for one in said.items("barred")]
    units: list[int] = []
    figs: list[int] = []
    for one in cast(list[dict[str, object]], said.values.get("by", [])):
        unit = named(state, str(one["unit"]))
        counts = read_figures(str(one["figures"])) if one["figures"] is not None else None
        units.append(int(unit.index))
        figs.append(WHOLE if counts is None else pack(counts))
    if not units:
        units = [int(leader.index)]
        if target == NO_UNIT:
            figs = [int(leader.figs & MORTARS)]
        else:
            figs = [int(able_figures(state, leader, state.units[target], how))]
        if not figs[0]:
            raise ParseError("the leader cannot attack this", leader.name)
    if units[0] != leader.index:
        raise ParseError("the first of 'by=' leads the attack", state.units[units[0]].name)
    chosen = 0
    for one_name in said.items("chosen"):
        index = int(named(state, one_name).index)
        if index not in units:
            raise ParseError("'chosen=' are units that take part", one_name)
        chosen |= BITS[units.index(index)]
    attack = Attack(how, target, cell, said.has("full"), barred, units, figs, listed(state, said, "refused"), chosen)
    attack.step = ATTACK_STEPS.index(said.text("step", ATTACK_STEPS[0]))
    if attack.step == 0 and target != NO_UNIT and state.units[target].cell < 0:
        raise ParseError("the target is not on the board", name)
    attack.suppress = said.has("suppress")
    attack.black = said.number("black")
    attack.red = said.number("red")
    attack.missed = said.number("missed")
    attack.idle = said.number("idle")
    attack.hits = said.number("hits")
    return attack


def make_assault(state: ToiState, said: Said) -> Assault:
    unit = standing_or_gone(state, said.text("unit"))
    assault = Assault(int(unit.index), cell_of(state, said.text("hex")))
    assault.step = STEPS[ASSAULT_STEPS.index(said.text("step", ASSAULT_STEPS[0]))]
    if unit.kind != SQUAD:
        raise ParseError("squads assault", unit.name)
    assault.supporters = gone_too(state, said, "support")
    assault.tired = gone_too(state, said, "tired")
    assault.refused = gone_too(state, said, "refused")
    assault.defenders = gone_too(state, said, "defenders")
    assault.waiting = listed(state, said, "waiting")
    assault.out = gone_too(state, said, "out")
    assault.hits = said.number("hits")
    assault.returned = said.number("returned")
    assault.refuge = cell_of(state, said.text("refuge")) if said.text("refuge") else NOWHERE
    assault.fleeing = listed(state, said, "fleeing")
    assault.follow = listed(state, said, "follow")
    return assault


def gone_too(state: ToiState, said: Said, key: str) -> list[int]:
    return [int(standing_or_gone(state, name).index) for name in said.items(key)]


def make_phase(state: ToiState, kind: str, said: Said) -> Frame[ToiState] | None:
    if kind == "order":
        return ORDERING[side_of(said)]
    if kind == "spend":
        return SPENDING[side_of(said)]
    if kind == "agree":
        seat = seat_of(state, said)
        if state.readings.plays_both(seat % 2):
            raise ParseError("this seat has no partner", SEATS[seat])
        if said.has("stake"):
            return Agreement(seat, STAKES[said.within("stake", 1, 1, len(STAKES)) - 1])
        if said.has("play"):
            return Agreement(seat, CARD_ACTIONS[PLAY][said.index("play", CARD)])
        return Agreement(seat, CARD_ACTIONS[RETRY][said.index("retry", CARD)])
    if kind == "draw":
        return Drawing(side_of(said), said.number("count", 1), said.has("cross"), said.has("more"))
    if kind == "setup":
        stages = said.table("stages")
        seats = [SEATS.index(name) for name in stages]
        if not seats or [seat for seat in seats if seat not in state.readings.seated]:
            raise ParseError("write 'at setup SEAT=STAGE', for seats that are played")
        return Setup(seats, [max(BUILDING, STAGES.index(str(stages[SEATS[seat]]))) for seat in seats])
    if kind == "opfire":
        return PLACEMENTS[seat_of(state, said)]
    if kind == "transfer":
        return TRANSFERRING[seat_of(state, said)]
    if kind == "consent":
        source, receiver = named(state, said.text("from")), named(state, said.text("to"))
        action = Transfer(LETTERS.index(said.text("figure", LETTERS[0])), source.name, receiver.name)
        return TransferConsent(seat_of(state, said), action)
    if kind == "place":
        return Placing(side_of(said), said.number("division", 1), listed(state, said, "units"))
    return None
