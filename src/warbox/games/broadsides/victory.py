"""How the game ends."""

from typing import Final

from warbox.engine.event import Public
from warbox.engine.state import Outcome
from warbox.games.broadsides.sea import SEATS
from warbox.games.broadsides.ship import NOWHERE, Ship
from warbox.games.broadsides.state import BroadsidesState

MASTS_THAT_LOSE: Final = 3  # [BBP-R-38] only at tables that read it so


def end(state: BroadsidesState, kind: str, rule: str, winners: tuple[int, ...]) -> None:
    """[BBP-WIN-01] The game is over."""
    names = "+".join([SEATS[seat] for seat in winners]) if winners else "draw"
    if state.events is not None:
        state.emit(Public(f"over-{kind}", rule, {"winner": names}))
    state.end(Outcome(kind, rule, winners))


def is_lost(state: BroadsidesState, ship: Ship) -> bool:
    """[BBP-GEN-04] [BBP-DAMAGE-45] Sunk or eliminated by cannon fire; a lost captain alone loses nothing.

    [BBP-R-38] Three lost masts lose only where the table reads the rulebook so.
    """
    if ship.is_sunk() or ship.is_eliminated():
        return True
    return state.readings.three_masts_lose and ship.masts_lost() >= MASTS_THAT_LOSE


def judge_exchange(state: BroadsidesState) -> None:
    """[BBP-R-41] [BBP-WIN-03] [BBP-WIN-04] After a complete exchange: if both have lost it is a draw."""
    lost = [is_lost(state, ship) for ship in state.ships]
    if not lost[0] and not lost[1]:
        return
    if lost[0] and lost[1]:
        end(state, "both-lost", "BBP-R-41", ())
        return
    loser = 0 if lost[0] else 1
    ship = state.ships[loser]
    if ship.is_sunk():
        end(state, "sunk", "BBP-WIN-03", (1 - loser,))
    elif ship.is_eliminated():
        end(state, "eliminated", "BBP-WIN-04", (1 - loser,))
    else:
        end(state, "dismasted", "BBP-R-38", (1 - loser,))


def judge_salvo(state: BroadsidesState) -> bool:
    """[BBP-R-49] After the last salvo only figures count: nobody left loses, and so does a captain lost, if read so."""
    lost: list[bool] = []
    for ship in state.ships:
        captain_loses = state.readings.salvo_captain_loses and ship.captain == NOWHERE
        lost.append(ship.is_eliminated() or captain_loses)
    if not lost[0] and not lost[1]:
        return False
    if lost[0] and lost[1]:
        end(state, "both-lost", "BBP-R-49", ())
        return True
    loser = 0 if lost[0] else 1
    if state.ships[loser].is_eliminated():
        end(state, "eliminated", "BBP-WIN-04", (1 - loser,))
    else:
        end(state, "captain-shot", "BBP-R-49", (1 - loser,))
    return True
