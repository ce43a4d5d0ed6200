"""What befalls a figure: markers, wounds, elimination, infection."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.event import Value
from warbox.games.firstwave.pieces.bestiary import INFECTED_DOG, INFECTED_HUMAN, NPCS, ROBOT_MILITARY
from warbox.games.firstwave.pieces.body import NPCS as NPC_SIDE
from warbox.games.firstwave.pieces.figure import ELIMINATED, IN_PLAY, LOST, TURNED, Figure, Profile
from warbox.games.firstwave.pieces.limits import INFECTED, MOST_DAZE
from warbox.games.firstwave.state import NPC_PHASE, FirstWaveState

# [FW-R-53] NPCs as they come: zombie and infected human, wild dog and infected dog are the same
NPC_PROFILES: Final = [Profile(npc.id, npc.id, int(npc.shoots), int(npc.fights), 0, 0, 0, npc) for npc in NPCS]
SIDE_NAMES: Final = ["A", "B", "N"]

# what an elimination counts for
KILL_INFECTED: Final = 0
KILL_ROBOT: Final = 1
KILL_MILITARY: Final = 2
KILL_KINDS: Final = 3


def credit(by: i64) -> str:
    return SIDE_NAMES[by] if by >= 0 else "-"


def stun(state: FirstWaveState, index: i64, rule: str) -> None:
    """[FW-STATE-01] [FW-STATE-03] [FW-R-23] [FW-R-99] One stunned marker more, three markers at most."""
    figure = state.figure(index)
    if not figure.present or figure.stunned + figure.disoriented >= MOST_DAZE:
        return
    state.edit(index).stunned += 1
    if state.events is not None:
        state.say("stunned", rule, {"figure": state.name(index), "markers": int(figure.stunned) + 1})


def disorient(state: FirstWaveState, index: i64, rule: str) -> None:
    """[FW-STATE-01] [FW-STATE-03] [FW-R-23] One disoriented marker more, three markers at most."""
    figure = state.figure(index)
    if not figure.present or figure.stunned + figure.disoriented >= MOST_DAZE:
        return
    state.edit(index).disoriented += 1
    if state.events is not None:
        state.say("disoriented", rule, {"figure": state.name(index), "markers": int(figure.disoriented) + 1})


def knock_out(state: FirstWaveState, index: i64, rule: str) -> None:
    """[FW-STATE-05] [FW-R-113] Unconscious; being so already nothing changes."""
    figure = state.figure(index)
    if not figure.present or figure.unconscious:
        return
    state.edit(index).unconscious = True
    if state.events is not None:
        state.say("unconscious", rule, {"figure": state.name(index)})


def immobilise(state: FirstWaveState, index: i64, rule: str) -> None:
    """[FW-STATE-06] [FW-R-113] Immobilised; being so already nothing changes."""
    figure = state.figure(index)
    if not figure.present or figure.immobilised:
        return
    state.edit(index).immobilised = True
    if state.events is not None:
        state.say("immobilised", rule, {"figure": state.name(index)})


def is_plated(figure: Figure) -> bool:
    """[FW-BESTIARY-11] [FW-R-68] [FW-R-113] Whether being immobilised calls for a die."""
    npc = figure.profile.npc
    return npc is not None and npc.plating and figure.present and not figure.immobilised


def plating(state: FirstWaveState, index: i64, face: int) -> None:
    """[FW-BESTIARY-11] On 4 or more the machine is disoriented instead."""
    if state.events is not None:
        facts: dict[str, Value] = {"figure": state.name(index), "die": face}
        facts["result"] = "held" if face >= 4 else "pierced"
        state.say("plating", "FW-BESTIARY-11", facts)
    if face >= 4:
        disorient(state, index, "FW-BESTIARY-11")
    else:
        immobilise(state, index, "FW-BESTIARY-11")


def infect(state: FirstWaveState, index: i64) -> None:
    """[FW-STATE-10] [FW-BESTIARY-05] [FW-BESTIARY-06] A wound by an infected leaves a marker; markers add up."""
    figure = state.edit(index)
    figure.infection += 1
    if state.events is not None:
        state.say("infected", "FW-STATE-10", {"figure": state.name(index), "markers": int(figure.infection)})


def wound(state: FirstWaveState, index: i64, by: i64, rule: str) -> None:
    """[FW-STATE-08] [FW-STATS-04] One wound more of a survivor; the last one eliminates it."""
    if not state.figure(index).present:
        return
    figure = state.edit(index)
    figure.wounds += 1
    if state.events is not None:
        facts: dict[str, Value] = {"figure": state.name(index), "wounds": int(figure.wounds)}
        facts["life"] = int(figure.life())
        state.say("wounded", rule, facts)
    if figure.wounds >= figure.life():
        eliminate(state, index, by, "FW-STATE-08")


def eliminate(state: FirstWaveState, index: i64, by: i64, rule: str) -> None:
    """[FW-R-55] Removed, to the credit of `by`: a seat, the NPCs, or nobody.

    [FW-STATE-12] Whoever is infected when it dies is replaced at once.
    """
    figure = state.edit(index)
    if not figure.present:
        return
    figure.present = False
    figure.gone = LOST if by == NPC_SIDE and not figure.is_npc() else ELIMINATED
    if state.events is not None:
        state.say("eliminated", rule, {"figure": state.name(index), "by": credit(by)})
    if figure.is_npc():
        if by == 0 or by == 1:
            count_kill(state, figure, by)
    elif figure.infection > 0:
        replace(state, figure, "FW-STATE-12")


def count_kill(state: FirstWaveState, figure: Figure, seat: i64) -> None:
    """[FW-SCEN1-07] [FW-SCEN2-03] [FW-SCEN2-04] [FW-SCEN2-05] [FW-R-110] NPCs eliminated, by what they are worth."""
    npc = figure.profile.npc
    assert npc is not None
    what = KILL_INFECTED if npc.type == INFECTED else KILL_MILITARY if npc.number == ROBOT_MILITARY else KILL_ROBOT
    kills = state.kills.copy()
    kills[seat * KILL_KINDS + what] += 1
    state.kills = kills


def turn_infected(state: FirstWaveState, index: i64) -> None:
    """[FW-STATE-11] [FW-R-52] The infection wins: the survivor is gone, eliminated by an NPC, and replaced."""
    figure = state.edit(index)
    figure.present = False
    figure.gone = TURNED
    if state.events is not None:
        state.say("turned", "FW-STATE-11", {"figure": state.name(index)})
    replace(state, figure, "FW-STATE-11")


def replace(state: FirstWaveState, victim: Figure, rule: str) -> None:
    """[FW-R-53] [FW-R-54] An infected in the victim's place, on a base of its size, without markers.

    It acts in phase 2 of this turn, or if it is created there, from the next turn on.
    """
    number = INFECTED_DOG if victim.profile.animal else INFECTED_HUMAN
    npc = state.add_npc(NPC_PROFILES[number], victim.base)
    npc.x, npc.y, npc.z = victim.x, victim.y, victim.z
    npc.hanging = victim.hanging
    npc.activated = state.stage == NPC_PHASE
    if state.events is not None:
        facts: dict[str, Value] = {"figure": state.name(npc.index), "npc": npc.profile.kind}
        facts["victim"] = state.name(victim.index)
        facts["at"] = f"{npc.x},{npc.y}"
        state.say("replaced", rule, facts)


def set_fire(state: FirstWaveState, index: i64, by: i64) -> None:
    """[FW-MUNITION-06] [FW-STATE-14] [FW-R-81] A fire marker, one at most."""
    figure = state.figure(index)
    if not figure.present or figure.fire:
        return
    state.edit(index).fire = by + 1
    if state.events is not None:
        state.say("on-fire", "FW-MUNITION-06", {"figure": state.name(index)})


def wake(figure: Figure) -> None:
    """[FW-R-24] The end of the activation that was spent doing nothing: all these markers go."""
    figure.unconscious = False
    figure.immobilised = False
    figure.stunned = 0
    figure.disoriented = 0


def survivors_of(state: FirstWaveState, seat: i64) -> list[i64]:
    """The fighters of a seat that are on the table, in roster order."""
    found: list[i64] = []
    for index in range(state.survivors):
        body = state.bodies[index]
        if body.side == seat and body.present:
            found.append(index)
    return found


def anybody_left(state: FirstWaveState) -> bool:
    """[FW-R-92] Whether a survivor of either side is on the table."""
    for index in range(state.survivors):
        if state.bodies[index].present:
            return True
    return False


def is_dead(figure: Figure) -> bool:
    """Eliminated by whatever; crossing the table is not [FW-R-91]."""
    return figure.gone != IN_PLAY and figure.gone <= TURNED
