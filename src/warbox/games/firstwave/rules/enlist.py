"""Putting warbands on the table: figures from fighters."""

from mypy_extensions import i64

from warbox.games.firstwave.pieces.figure import NOT_FIRED, WAITING, Carried, Figure, Profile
from warbox.games.firstwave.pieces.scenarios import FACTIONS
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.warbands.fighter import Fighter
from warbox.games.firstwave.warbands.warband import Warband


def plain_name(text: str) -> str:
    """A name as positions can write it: without the signs that the notation uses."""
    kept = "".join([sign if sign not in "_=;#?@," else " " for sign in text])
    return " ".join(kept.split()) or "-"


def profile_of(fighter: Fighter, cost: int) -> Profile:
    return Profile(
        plain_name(fighter.name),
        fighter.kind(),
        int(fighter.shoots),
        int(fighter.fights),
        cost,
        int(fighter.equipment),
        int(fighter.abilities),
        None,
    )


def carried_by(fighter: Fighter) -> list[Carried]:
    """[FW-R-76] Each copy of a weapon by itself."""
    return [Carried(arm.weapon, arm.munitions, False, NOT_FIRED, False) for arm in fighter.weapons]


def enlist(state: FirstWaveState, seat: i64, band: Warband) -> None:
    """[FW-DICE-09] The fighters of a warband in list order, not deployed yet."""
    trait = FACTIONS.get(band.faction)
    for fighter in band.fighters:
        profile = profile_of(fighter, fighter.cost(trait))
        figure = Figure(len(state.bodies), seat, profile, profile.base, carried_by(fighter))
        figure.present = False
        figure.gone = WAITING
        state.bodies.append(figure)
        state.survivors += 1
