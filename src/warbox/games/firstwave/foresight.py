"""What the levels see beyond `evaluate`: who is shot at where, and who gets across the table in time."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.evaluate import A_TURN, EDGE_MM, STRIP_MM, Prospect, health
from warbox.games.firstwave.ground.sight import CLEAR, UNSEEN, sight
from warbox.games.firstwave.pieces.body import NPCS
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.limits import MOST_MOVES
from warbox.games.firstwave.pieces.scenarios import DIVERSION, POWER_WAR
from warbox.games.firstwave.reckoning.fields import distance, to_edge
from warbox.games.firstwave.reckoning.harm import shot_harm
from warbox.games.firstwave.reckoning.taste import Taste
from warbox.games.firstwave.rules.acting import Acting
from warbox.games.firstwave.rules.scenario import CHEAP
from warbox.games.firstwave.state import FirstWaveState

A_WARBAND: Final = 150.0  # points
AN_NPC: Final = 20.0  # of these
IN_COVER: Final = 0.6  # of the harm of a shot


class Foresight(Prospect):
    """A position as the levels look at it."""

    def __init__(self, state: FirstWaveState, seat: i64, taste: Taste) -> None:
        super().__init__(state, seat, taste)
        self.acting: Final = acting_of(state)
        self.hazards: Final = [self.hazard(0), self.hazard(1)] if self.scenario == DIVERSION else [0.0, 0.0]

    def hazard(self, side: i64) -> float:
        """How much one of a side has to fear in each turn: as much as there is left of the others."""
        value = 0.0
        for body in self.state.bodies:
            if body.present and body.side != side:
                figure = self.state.figure(body.index)
                value += (AN_NPC if body.side == NPCS else float(figure.profile.cost)) * health(figure)
        return self.taste.hazard * value / A_WARBAND

    def aim(self, figure: Figure, whole: float) -> float:
        return (self.taste.crossing if self.scenario == DIVERSION else self.taste.aim) * self.goal(figure, whole)

    def goal(self, figure: Figure, whole: float) -> float:
        """What a fighter may still bring in, in points."""
        if self.scenario == POWER_WAR:
            return self.staying(figure, whole)
        return self.crossing(figure, whole) if self.scenario == DIVERSION else 0.0

    def ready(self, figure: Figure) -> float:
        """How much of this turn's movement a fighter still has. Who has none is as far as with all of the next turn."""
        acting = self.acting
        if acting is not None and acting.figure == figure.index and acting.may_move():
            return 0.5 * float(max(0, min(acting.actions, MOST_MOVES - acting.moves)))
        return 0.0 if figure.activated else 1.0

    def staying(self, figure: Figure, whole: float) -> float:
        """[FW-SCEN1-04] [FW-SCEN1-05] The points that a fighter may bring in at the end, as likely as it gets there."""
        table = self.state.table
        prize = 5.0 if figure.profile.cost <= CHEAP else 10.0
        away = distance(table, to_edge(table, figure.side, STRIP_MM), figure.x, figure.y)
        in_time = 0.97
        if away > 0.0:
            needed = away / A_TURN
            slack = self.left + self.ready(figure) - needed
            in_time = exp(-self.taste.hazard * needed) / (1.0 + exp(-self.taste.steep * slack))
        return prize * in_time * (0.3 + 0.7 * whole)

    def crossing(self, figure: Figure, whole: float) -> float:
        """[FW-SCEN4-04] How likely a fighter crosses: in time, and unharmed on a way that may be long."""
        needed = self.way_across(figure)
        slack = self.left + self.ready(figure) - needed
        in_time = 1.0 / (1.0 + exp(-self.taste.steep * slack))
        return in_time * exp(-self.hazards[figure.side] * needed) * (0.3 + 0.7 * whole)

    def way_across(self, figure: Figure) -> float:
        """How many turns a fighter needs to the enemy's edge."""
        table = self.state.table
        away = distance(table, to_edge(table, figure.side, EDGE_MM), figure.x, figure.y)
        straight = float(table.height - figure.y if figure.side == 0 else figure.y) - float(figure.base) / 2.0
        return max(away, straight) / A_TURN


def acting_of(state: FirstWaveState) -> Acting | None:
    """The survivor whose actions are not all spent."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Acting) and top.figure < state.survivors else None


def shot_at(state: FirstWaveState, there: Figure) -> float:
    """How likely a fighter is lost, more or less, if all enemies on the table who see that place shoot at it once."""
    safe = 1.0
    for index in range(state.survivors):
        body = state.bodies[index]
        if not body.present or body.side == there.side:
            continue
        enemy = state.figure(index)
        dx, dy = float(body.x - there.x), float(body.y - there.y)
        gap = sqrt(dx * dx + dy * dy) - float(body.base + there.base) / 2.0
        harm = 0.0
        for carried in enemy.weapons:
            weapon = carried.weapon
            if weapon.near and enemy.profile.shoots and gap <= float(weapon.far):
                power = weapon.near_dice if gap <= float(weapon.near) else weapon.far_dice
                harm = max(harm, shot_harm(enemy, there, power, CLEAR))
        if harm > 0.0:
            seen = sight(state.table, state.bodies, state.smoke, enemy, there)
            safe *= 1.0 - (0.0 if seen == UNSEEN else harm if seen == CLEAR else IN_COVER * harm)
    return 1.0 - safe
