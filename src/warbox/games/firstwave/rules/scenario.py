"""The scenarios: what counts, and when the game is over."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.event import Value
from warbox.engine.state import Outcome
from warbox.games.firstwave.ground.measure import scores_in_zone
from warbox.games.firstwave.pieces.figure import CROSSED, LOST, TURNED, WAITING
from warbox.games.firstwave.pieces.scenarios import BLOODLINE, CLEAN_UP, DIVERSION, END_ROLL, POWER_WAR
from warbox.games.firstwave.rules.states import (
    KILL_INFECTED,
    KILL_KINDS,
    KILL_MILITARY,
    KILL_ROBOT,
    anybody_left,
    is_dead,
)
from warbox.games.firstwave.state import NAMING, NOBODY, FirstWaveState

CHEAP: Final = 30  # [FW-SCEN1-04] [FW-SCEN1-05] [FW-R-88] exactly 30 points are not more than 30
SEAT_NAMES: Final = ["A", "B"]
SCORE_RULE: Final = ["FW-SCEN1-03", "FW-R-92", "FW-R-90", "FW-R-92"]  # who wins, by scenario


def score(state: FirstWaveState, seat: i64) -> int:
    """The points of a player as they stand."""
    scenario = state.readings.scenario
    points = scenario.scores
    first = seat * KILL_KINDS
    kills = state.kills
    if scenario.number == POWER_WAR:
        value = points["resource_collected"] * state.resources[seat]  # [FW-SCEN1-06]
        value += points["npc_eliminated"] * sum(kills[first : first + KILL_KINDS])  # [FW-SCEN1-07]
        return value + zone_score(state, seat)
    if scenario.number == CLEAN_UP:
        # [FW-SCEN2-03] [FW-SCEN2-04] [FW-SCEN2-05]
        value = points["infected"] * kills[first + KILL_INFECTED]
        value += points["robot_domestic"] * kills[first + KILL_ROBOT]
        return value + points["robot_military"] * kills[first + KILL_MILITARY]
    if scenario.number == DIVERSION:
        value = points["own_fighter_crossed"] * crossed(state, seat)
        return value + points["enemy_fighter_eliminated_by_npc"] * lost_to_npcs(state, 1 - seat)
    return targets_down(state, seat)


def zone_score(state: FirstWaveState, seat: i64) -> int:
    """[FW-SCEN1-04] [FW-SCEN1-05] [FW-R-88] [FW-R-89] Fighters whose base centre is in the enemy's zone."""
    points = state.readings.scenario.scores
    value = 0
    for index in range(state.survivors):
        figure = state.figure(index)
        if figure.side == seat and figure.present and scores_in_zone(state.table, seat, figure.y):
            cheap = figure.profile.cost <= CHEAP
            value += points["fighter_under_30_in_enemy_zone" if cheap else "fighter_over_30_in_enemy_zone"]
    return value


def crossed(state: FirstWaveState, seat: i64) -> int:
    """[FW-SCEN4-04] Own fighters who have crossed the table."""
    count = 0
    for index in range(state.survivors):
        figure = state.figure(index)
        if figure.side == seat and figure.gone == CROSSED:
            count += 1
    return count


def lost_to_npcs(state: FirstWaveState, seat: i64) -> int:
    """[FW-SCEN4-05] [FW-R-55] Fighters eliminated by an NPC, those turned by infection included."""
    count = 0
    for index in range(state.survivors):
        figure = state.figure(index)
        if figure.side == seat and (figure.gone == LOST or figure.gone == TURNED):
            count += 1
    return count


def chief_of(state: FirstWaveState, seat: i64) -> int:
    """[FW-BUILD-09] The chief's index; NOBODY in a position without one."""
    for index in range(state.survivors):
        figure = state.figure(index)
        if figure.side == seat and figure.profile.chief:
            return index
    return NOBODY


def can_succeed(state: FirstWaveState, seat: i64) -> list[int]:
    """[FW-SCEN3-03] [FW-R-90] The fighters of a seat that may be named: neither the chief nor an animal."""
    found: list[int] = []
    for index in range(state.survivors):
        figure = state.figure(index)
        if figure.side == seat and not figure.profile.chief and not figure.profile.animal:
            found.append(index)
    return found


def targets_down(state: FirstWaveState, seat: i64) -> int:
    """[FW-SCEN3-04] [FW-R-90] How many of the enemy chief and the named successor are eliminated, from any cause."""
    count = 0
    for index in (chief_of(state, 1 - seat), state.named[seat]):
        if index != NOBODY and is_dead(state.figure(index)):
            count += 1
    return count


def targets_needed(state: FirstWaveState, seat: i64) -> int:
    """[FW-R-90] The chief alone suffices if the enemy has nobody who could succeed."""
    chief = 1 if chief_of(state, 1 - seat) != NOBODY else 0
    return chief + (1 if state.named[seat] != NOBODY else 0)


def has_won(state: FirstWaveState, seat: i64) -> bool:
    needed = targets_needed(state, seat)
    return needed > 0 and chief_of(state, 1 - seat) != NOBODY and targets_down(state, seat) == needed


def judge(state: FirstWaveState) -> None:
    """After each thing that may eliminate somebody: [FW-SCEN3-04] the bloodline, [FW-R-92] nobody left."""
    if state.outcome is not None:
        return
    if state.readings.scenario.number == BLOODLINE and state.stage > NAMING:
        first, second = has_won(state, 0), has_won(state, 1)
        if first and second:
            state.end(Outcome("bloodline", "FW-R-90", ()))
            return
        if first or second:
            state.end(Outcome("bloodline", "FW-SCEN3-04", (0 if first else 1,)))
            return
    if not anybody_left(state) and not anybody_waiting(state):
        finish_game(state, "nobody-left", "FW-R-92")


def anybody_waiting(state: FirstWaveState) -> bool:
    for index in range(state.survivors):
        if state.figure(index).gone == WAITING:
            return True
    return False


def finish_game(state: FirstWaveState, kind: str, rule: str) -> None:
    """[FW-SCEN1-03] [FW-R-90] [FW-R-92] The higher total wins; equal totals are a draw."""
    first, second = score(state, 0), score(state, 1)
    if state.events is not None:
        facts: dict[str, Value] = {"A": first, "B": second}
        state.say("scores", rule, facts)
    winners: tuple[int, ...] = () if first == second else (0,) if first > second else (1,)
    state.end(Outcome(kind, rule, winners))


def is_last_turn(state: FirstWaveState) -> bool:
    """[FW-SCEN1-01] [FW-SCEN2-01] [FW-SCEN4-01] [FW-R-92] The end of the last turn."""
    turns = state.readings.scenario.turns
    return turns > 0 and state.turn >= turns


def end_roll(state: FirstWaveState) -> int:
    """[FW-SCEN3-01] [FW-R-90] The game ends on this or less, 0 while no die is rolled, 6 without one."""
    if state.readings.scenario.turns > 0:
        return 0
    last = max(END_ROLL)
    return END_ROLL.get(min(int(state.turn), last), 0)
