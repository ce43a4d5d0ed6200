"""What a seat may not know, drawn anew: the successor that the other has named."""

from warbox.engine.sampler import Sampler
from warbox.games.firstwave.rules.scenario import can_succeed, chief_of
from warbox.games.firstwave.rules.states import is_dead
from warbox.games.firstwave.state import NOBODY, FirstWaveState


def determinize(state: FirstWaveState, seat: int, sampler: Sampler) -> FirstWaveState:
    """[FW-SCEN3-03] [FW-R-104] Any fighter that the other may have named and that would not have ended the game."""
    copy = state.clone()
    if state.outcome is not None:
        return copy
    named = state.named.copy()
    for owner in (0, 1):
        if owner == seat or named[owner] == NOBODY:
            continue
        victims = 1 - owner
        chief = chief_of(state, victims)
        chief_fell = chief != NOBODY and is_dead(state.figure(chief))
        able = [index for index in can_succeed(state, victims) if not (chief_fell and is_dead(state.figure(index)))]
        if able:
            named[owner] = able[int(sampler.below(len(able)))]
    copy.named = named
    return copy
