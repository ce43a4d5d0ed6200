"""What a seat imagines: decks in another order, and behind screens another setup of the others."""

from warbox.engine.sampler import Sampler
from warbox.engine.turn import settle
from warbox.games.tideofiron.pieces.box import NOWHERE
from warbox.games.tideofiron.pieces.spec import NO_SPEC
from warbox.games.tideofiron.pieces.unit import NO_FORT, NO_UNIT, SQUAD
from warbox.games.tideofiron.rules.setup import BUILDING, READY, Setup
from warbox.games.tideofiron.state import ToiState
from warbox.games.tideofiron.view import screened


def determinize(state: ToiState, seat: int, sampler: Sampler) -> ToiState:
    """A copy in which what the seat may not know is drawn at random; what is hidden is sorted before it is dealt."""
    copy = state.clone()
    decks: list[list[int]] = []
    for cards in copy.decks:
        ordered = sorted(cards)
        decks.append([ordered[place] for place in sampler.order(len(ordered))])
    copy.decks = decks
    if screened(copy):
        set_up_others(copy, seat, sampler)
    return copy


def set_up_others(state: ToiState, seat: int, sampler: Sampler) -> None:
    """[TOI-SETUP-17] The others have, as far as the seat knows, done nothing yet, or finished in some way."""
    frame = state.stack[1]
    assert isinstance(frame, Setup)
    done = [other for other in frame.seats if other != seat and frame.stage(state, other) == READY]
    for unit in list(state.units):
        if state.seat_of(unit) != seat:
            figs = 0 if unit.kind == SQUAD else unit.figs
            bare = unit.manned(figs).trained(NO_SPEC).placed(NOWHERE, NO_FORT, NO_UNIT).flagged(0)
            state.put(bare)
    for place, other in enumerate(frame.seats):
        if other != seat:
            frame.stages[place] = BUILDING
    for other in done:
        while frame.stage(state, other) != READY:
            choices = frame.legal(state, other)
            frame.take(state, other, choices[int(sampler.below(len(choices)))])
    settle(state)
