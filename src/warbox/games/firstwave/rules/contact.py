"""Who stands in base contact with whom."""

from mypy_extensions import i64

from warbox.games.firstwave.ground.measure import engaged, in_contact
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.state import FirstWaveState


def foes_in_contact(state: FirstWaveState, one: Body) -> list[i64]:
    """The enemies in base contact with a figure, in figure order. [FW-R-69] All NPCs are one side."""
    found: list[i64] = []
    for other in state.bodies:
        if other.present and other.side != one.side and in_contact(one, other):
            found.append(other.index)
    return found


def is_engaged(state: FirstWaveState, one: Body) -> bool:
    return engaged(state.bodies, one)


def friends_in_contact(state: FirstWaveState, side: i64, one: Body) -> list[i64]:
    """The figures of a side in base contact with another figure, or with where it stood."""
    found: list[i64] = []
    for other in state.bodies:
        if other.present and other.side == side and other.index != one.index and in_contact(one, other):
            found.append(other.index)
    return found
