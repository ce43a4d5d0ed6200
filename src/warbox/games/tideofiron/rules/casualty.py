"""What hits do: figures lost, squads pinned, disrupted and routed, vehicles damaged and destroyed."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import LoseFigure
from warbox.games.tideofiron.cards.card import OP_NOSURRENDER, OP_SHAKEN
from warbox.games.tideofiron.pieces.box import (
    CONDITIONS,
    DAMAGES,
    DESTROYED,
    DISRUPTED,
    GOOD,
    HEAVY,
    ROUTED,
    damaged,
    suppressed,
)
from warbox.games.tideofiron.pieces.figure import LETTERS
from warbox.games.tideofiron.pieces.mod import SUPPRESS_HITS
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT, SIDE_NAMES
from warbox.games.tideofiron.pieces.unit import FATIGUED, ONE, OPFIRE, SQUAD, Unit, count_of, head_count, kinds_of
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.state import ToiState

LOSSES: Final = [Decision("losses", "TOI-R-18", (seat,)) for seat in range(SEAT_COUNT)]


def fatigue(state: ToiState, index: i64, rule: str) -> None:
    """[TOI-ROUND-08] A unit that has done its part."""
    unit = state.units[index]
    if unit.is_gone() or unit.activation == FATIGUED:
        return
    state.put(unit.acting(FATIGUED))
    if state.events is not None:
        state.say("fatigued", rule, {"unit": unit.name})


def destroy(state: ToiState, unit: Unit, kind: str, rule: str) -> None:
    """[TOI-SQUAD-04] [TOI-VEHDMG-08] A unit leaves the game with its markers. [TOI-R-24] [TOI-R-97] So do those in
    it."""
    if state.events is not None:
        state.say(kind, rule, {"unit": unit.name, "hex": state.label(unit.cell)})
    state.put(unit.removed())
    if unit.kind != SQUAD:
        for passenger in state.cargo(unit.index):
            destroy(state, passenger, "lost-inside", "TOI-R-24")
        points = state.scenario.victory.kill_heavy
        if points and VEHICLES[unit.kind].heavy and unit.cell >= 0:  # one that never came is no kill
            state.score(1 - unit.side, points)  # [TOI-VICTORY-01] [TOI-R-76] at once, where the scenario says so
            if state.events is not None:
                state.say("scored", "TOI-R-76", {"side": SIDE_NAMES[1 - unit.side], "vp": points})


def lose_figure(state: ToiState, index: i64, figure: i64) -> None:
    """[TOI-NORMAL-01] [TOI-NORMAL-02] [TOI-NORMAL-05] One figure less, a whole crew at once; nothing else changes."""
    unit = state.units[index]
    left = unit.figs - ONE[figure]
    if state.events is not None:
        state.say("figure-lost", "TOI-NORMAL-01", {"unit": unit.name, "figure": LETTERS[figure]})
    if left == 0:
        destroy(state, unit, "squad-gone", "TOI-SQUAD-04")
    else:
        state.put(unit.manned(left))


def must_choose(figs: i64, hits: i64) -> bool:
    """Whether it matters which figures are lost."""
    return 0 < hits < head_count(figs) and len(kinds_of(figs)) > 1


class Losses(Frame[ToiState]):
    """[TOI-R-18] The owner chooses which figures of a squad are lost. [TOI-NORMAL-03] Hits beyond the last are lost."""

    def __init__(self, unit: int, hits: i64) -> None:
        self.unit: Final = unit
        self.hits: i64 = hits

    def clone(self) -> Frame[ToiState]:
        return Losses(self.unit, self.hits)

    def asks(self, state: ToiState) -> Decision | None:
        unit = state.units[self.unit]
        return LOSSES[state.seat_of(unit)] if must_choose(unit.figs, self.hits) else None

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        unit = state.units[self.unit]
        return [LoseFigure(unit.name, figure) for figure in kinds_of(unit.figs)]

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        unit = state.units[self.unit]
        if not isinstance(action, LoseFigure) or action.name != unit.name:
            return Refusal("lose-of", "TOI-R-18", {"unit": unit.name})
        if not count_of(unit.figs, action.figure):
            return Refusal("no-such-figure", "TOI-R-18", {"unit": unit.name, "figure": LETTERS[action.figure]})
        return None

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        assert isinstance(action, LoseFigure)
        self.hits -= 1
        lose_figure(state, self.unit, action.figure)

    def run(self, state: ToiState) -> None:
        unit = state.units[self.unit]
        while self.hits > 0 and not unit.is_gone():
            self.hits -= 1
            lose_figure(state, self.unit, kinds_of(unit.figs)[0])
            unit = state.units[self.unit]
        state.finish(self)


def hit_squad(state: ToiState, index: i64, hits: i64) -> None:
    """[TOI-NORMAL-01] [TOI-NORMAL-04] A normal attack kills one figure a hit, whatever the squad's condition."""
    if hits > 0:
        state.push(Losses(int(index), hits))


def suppress_squad(state: ToiState, index: i64, hits: i64) -> i64:
    """[TOI-SUPPRESS-02] [TOI-SUPPRESS-09] [TOI-SUPPRESS-10] The condition after suppressive hits.
    [TOI-R-10] A squad in op-fire mode that is pinned or disrupted is fatigued; a fresh one stays fresh.

    Returns the final hits, with what cards make of them.
    """
    unit = state.units[index]
    if hits <= 0:
        return 0
    if state.has_op(1 - unit.side, OP_SHAKEN):
        hits += 1
    hits += state.mod_sum(SUPPRESS_HITS, unit.side, unit.division)
    if hits <= 0:
        return 0
    after = suppressed(int(unit.condition), int(hits))
    if after == ROUTED:
        if not state.has_op(unit.side, OP_NOSURRENDER):
            destroy(state, unit, "routed", "TOI-SUPPRESS-05")
            return hits
        after = DISRUPTED
        state.push(Losses(int(index), 1))
    if after != unit.condition or unit.activation == OPFIRE:
        shake(state, index, after, "TOI-SUPPRESS-03" if unit.condition == GOOD else "TOI-SUPPRESS-06")
    return hits


def shake(state: ToiState, index: i64, condition: int, rule: str) -> None:
    """Pinned or disrupted. [TOI-SUPPRESS-11] [TOI-SUPPRESS-12] [TOI-R-10] No squad in op-fire mode is."""
    unit = state.units[index]
    state.put(unit.shaken(condition, FATIGUED if unit.activation == OPFIRE else unit.activation))
    if state.events is not None:
        state.say("shaken", rule, {"unit": unit.name, "condition": CONDITIONS[condition]})


def damage_vehicle(state: ToiState, index: i64, hits: i64) -> None:
    """[TOI-VEHDMG-01] [TOI-VEHDMG-08] The damage of a vehicle after hits. [TOI-VEHDMG-11] [TOI-UNIT-27] A truck that
    would be heavily damaged is destroyed."""
    unit = state.units[index]
    if hits <= 0:
        return
    after = after_hits(unit, hits)
    if after == DESTROYED:
        destroy(state, unit, "vehicle-destroyed", "TOI-VEHDMG-08")
        return
    state.put(unit.hurt(after))
    if state.events is not None:
        state.say("damaged", "TOI-VEHDMG-01", {"unit": unit.name, "damage": DAMAGES[after]})


def after_hits(unit: Unit, hits: i64) -> int:
    """The damage of a vehicle after so many more hits."""
    after = damaged(int(unit.damage), int(hits))
    return DESTROYED if after == HEAVY and VEHICLES[unit.kind].fragile else after


def hits_to_destroy(unit: Unit) -> i64:
    """[TOI-ASSAULT-19] How many hits at once destroy a vehicle."""
    hits: i64 = 1
    while after_hits(unit, hits) != DESTROYED:
        hits += 1
    return hits
