"""After a storm: passives that replace the way to the Casualties, and the choice where two of them clash."""

from typing import TYPE_CHECKING

from warbox.engine.action import Action
from warbox.games.siegestorm.actions import APPLY, SpotAction, spot_action
from warbox.games.siegestorm.battlefield import NOBODY
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.effects import resolve
from warbox.games.siegestorm.rules.sides import is_ally_track
from warbox.games.siegestorm.rules.values import holds
from warbox.games.siegestorm.spots import key_of
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.rules.storm import Storm

GONE = 4  # the last stage of a storm


def passives(state: SiegestormState, storm: "Storm") -> list[int]:
    """Card * 8 + ability of every passive that says where the creature goes. [SGS-COOP-04]"""
    found: list[int] = []
    for source in state.in_play():
        design = state.card(source)
        for ability, program in enumerate(design.passives):
            if program.when == v.AFTER_STORM:
                if source != storm.card:
                    continue
            elif program.when == v.AFTER_YOUR_STORM:
                if not is_ally_track(state, state.controller(source), state.zone_of(source), int(storm.track)):
                    continue
            else:
                continue
            if program.limited and source * 8 + ability in state.used:
                continue
            if holds(state, program.entries[0], state.controller(source), source, state.zone_of(source)):
                found.append(source * 8 + ability)
    return found


def begin(state: SiegestormState, storm: "Storm") -> None:
    """[SGS-CONFLICT-02] The order of an Action goes before passives, a passive before the rules. [SGS-CONFLICT-01]
    [SGS-PLAY-08]"""
    storm.stage = GONE
    found = [] if storm.commanded else passives(state, storm)
    if len(found) > 1:
        storm.stage = GONE - 1
        storm.asking = True
    elif found:
        apply(state, storm, found[0])


def chooser(state: SiegestormState, storm: "Storm") -> int:
    """[SGS-CONFLICT-03] The controller; [SGS-CONFLICT-04] [SGS-R-17] if the controllers differ, or it is the boss's
    turn, the active human."""
    you = int(storm.you)
    if state.battlefield.boss == NOBODY:
        return you
    for item in passives(state, storm):
        if state.controller(item // 8) != you:
            return 0
    return state.seat_for(you)


def name(state: SiegestormState, item: int) -> Action:
    return spot_action(APPLY, key_of(state, item // 8), item % 8)


def choices(state: SiegestormState, storm: "Storm") -> list[Action]:
    return [name(state, item) for item in passives(state, storm)]


def named(state: SiegestormState, storm: "Storm", action: Action) -> int:
    assert isinstance(action, SpotAction)
    found = passives(state, storm)
    for item in found:
        if name(state, item) == action:
            return item
    return found[0]


def apply(state: SiegestormState, storm: "Storm", item: int) -> None:
    """The passive is carried out; the others are not."""
    source = item // 8
    ability = item % 8
    program = state.card(source).passives[ability]
    state.push(resolve.triggered(int(storm.you), source, ability, program, int(storm.card), int(storm.track) // 2))
