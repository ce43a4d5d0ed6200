"""Losses of an assault, spread over several units."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import LOSE, LoseFigure, UnitAction
from warbox.games.tideofiron.pieces.unit import SQUAD, Unit, count_of, head_count, kinds_of
from warbox.games.tideofiron.rules.casualty import LOSSES, damage_vehicle, hits_to_destroy, lose_figure
from warbox.games.tideofiron.state import ToiState


class SpreadLosses(Frame[ToiState]):
    """[TOI-ASSAULT-17] [TOI-ASSAULT-18] [TOI-ASSAULT-19] One side takes its hits among several units, as it likes; a
    light vehicle takes no more than destroy it."""

    def __init__(self, units: list[int], hits: i64, assigned: list[int]) -> None:
        self.units: Final = units
        self.hits: i64 = hits
        self.assigned = assigned  # hits on vehicles, by place

    def clone(self) -> Frame[ToiState]:
        return SpreadLosses(self.units, self.hits, self.assigned.copy())

    def room(self, state: ToiState, place: int) -> i64:
        """How many more hits a unit can take."""
        unit = state.units[self.units[place]]
        if unit.is_gone():
            return 0
        if unit.kind == SQUAD:
            return head_count(unit.figs)
        return hits_to_destroy(unit) - self.assigned[place]

    def is_forced(self, state: ToiState) -> bool:
        """Whether there is nothing to choose: everybody goes, or there is one kind of loss."""
        total: i64 = 0
        kinds = 0
        for place in range(len(self.units)):
            room = self.room(state, place)
            if room > 0:
                unit = state.units[self.units[place]]
                total += room
                kinds += len(kinds_of(unit.figs)) if unit.kind == SQUAD else 1
        return self.hits >= total or kinds <= 1

    def asks(self, state: ToiState) -> Decision | None:
        if self.hits <= 0 or self.is_forced(state):
            return None
        return LOSSES[state.seat_of(state.units[self.units[0]])]

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        choices: list[Action] = []
        for place, index in enumerate(self.units):
            unit = state.units[index]
            if self.room(state, place) > 0:
                if unit.kind == SQUAD:
                    choices += [LoseFigure(unit.name, figure) for figure in kinds_of(unit.figs)]
                else:
                    choices.append(state.roster.actions[LOSE][index])
        return choices

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        name = action.name if isinstance(action, (LoseFigure, UnitAction)) else ""
        unit = state.unit(name)
        if unit is None or unit.index not in self.units:
            return Refusal("lose-here", "TOI-ASSAULT-18", {"unit": name})
        facts: dict[str, str | int] = {"unit": unit.name}
        if isinstance(action, LoseFigure):
            if not count_of(unit.figs, action.figure):
                return Refusal("no-such-figure", "TOI-R-18", facts | {"figure": action.text.split()[2]})
            return None
        if unit.kind == SQUAD or not isinstance(action, UnitAction) or action.verb != LOSE:
            return Refusal("lose-of", "TOI-R-18", facts)
        if self.room(state, self.units.index(int(unit.index))) <= 0:
            return Refusal("hit-enough", "TOI-ASSAULT-19", facts)
        return None

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        self.hits -= 1
        if isinstance(action, LoseFigure):
            lose_figure(state, state.roster.index[action.name], action.figure)
        else:
            assert isinstance(action, UnitAction)
            self.assigned[self.units.index(state.roster.index[action.name])] += 1

    def run(self, state: ToiState) -> None:
        for place, index in enumerate(self.units):
            while self.hits > 0 and self.room(state, place) > 0:
                self.hits -= 1
                self.take_one(state, place, state.units[index])
        state.finish(self)
        for place, index in enumerate(self.units):
            if self.assigned[place]:
                damage_vehicle(state, index, self.assigned[place])

    def take_one(self, state: ToiState, place: int, unit: Unit) -> None:
        if unit.kind == SQUAD:
            lose_figure(state, unit.index, kinds_of(unit.figs)[0])
        else:
            self.assigned[place] += 1
