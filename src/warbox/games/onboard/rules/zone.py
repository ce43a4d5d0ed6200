"""Zones during play: smoke, and the reading in which zones merge."""

from mypy_extensions import i64

from warbox.games.onboard.pieces.board import cells_of
from warbox.games.onboard.pieces.edge import joins
from warbox.games.onboard.state import SMOKE_TOKENS, OnBoardState


def smoke_left(state: OnBoardState) -> i64:
    """[OB-COMP-03] [OB-R-35] Smoke tokens in the supply. Merged zones share their tokens."""
    left: i64 = SMOKE_TOKENS
    whole = state.readings.mission.zone_of
    zones = len(state.smoke)
    if state.zone_of is whole:
        for tokens in state.smoke:
            left -= tokens
        return left
    for zone in range(zones):
        if zone in state.zone_of:
            left -= state.smoke[zone]
    return left


def set_smoke(state: OnBoardState, zone: int, tokens: int) -> None:
    """The tokens of a zone, and of all that has merged with it."""
    state.smoke[zone] = tokens
    if state.zone_of is not state.readings.mission.zone_of:
        for cell, first in enumerate(state.readings.mission.zone_of):
            if state.zone_of[cell] == zone:
                state.smoke[first] = tokens


def merge_zones(state: OnBoardState) -> None:
    """[OB-R-16] At tables where zones merge: fallen walls and open doors join zones, a barricade parts them again.

    A merged zone goes by its first name, and is smoked as its most smoked part was.
    """
    if not state.readings.zones_merge:
        return
    first = state.readings.mission.zone_of
    name = list(range(len(state.smoke)))
    for edge in state.readings.mission.tokens:
        if joins(state.edges[edge]):
            one, other = cells_of(edge)
            low, high = sorted([name[first[one]], name[first[other]]])
            name = [low if zone == high else zone for zone in name]
    for zone, tokens in enumerate(state.smoke):
        state.smoke[name[zone]] = max(state.smoke[name[zone]], tokens)
    for zone in range(len(name)):
        state.smoke[zone] = state.smoke[name[zone]]
    state.zone_of = [name[zone] for zone in first]
