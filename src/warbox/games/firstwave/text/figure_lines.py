"""The lines of figures: survivors as they were bought, with all that has befallen them; and NPCs."""

from typing import Final, cast

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError
from warbox.engine.page import Lines
from warbox.games.firstwave.actions import munition_bit
from warbox.games.firstwave.ground.measure import on_table, overlapping
from warbox.games.firstwave.ground.terrain import stands_on
from warbox.games.firstwave.pieces.bestiary import NPC_NAMES
from warbox.games.firstwave.pieces.figure import (
    ELIMINATED,
    GONE,
    IN_PLAY,
    NOT_FIRED,
    Carried,
    Figure,
)
from warbox.games.firstwave.pieces.limits import MOST_DAZE
from warbox.games.firstwave.pieces.scenarios import FACTIONS
from warbox.games.firstwave.pieces.weapons import ABILITIES, CHILD, EQUIPMENT, bit_of
from warbox.games.firstwave.rules.enlist import carried_by, profile_of
from warbox.games.firstwave.rules.shooting import munition_name
from warbox.games.firstwave.rules.states import NPC_PROFILES
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.text.notation import MOST_A_SIDE, MOST_NPCS
from warbox.games.firstwave.warbands.fighter import Arm, Fighter
from warbox.games.firstwave.warbands.warband import Warband
from warbox.games.firstwave.warbands.warband_file import parse_arm

ROW: Final = 12  # figures in a row where no places are written
NOBODY_IS: Final = Fighter("", 4, 4, [], 0, 0)


def bits(names: list[str], known: list[str]) -> int:
    found = 0
    for name in names:
        found += int(bit_of(known.index(name)))
    return found


def count_fighters(lines: Lines, seat: str, band: Warband | None) -> int:
    """A side's figures are numbered from 1 without a gap."""
    count = 0 if band is None else len(band.fighters)
    last = 0
    for number in range(1, MOST_A_SIDE + 1):
        if lines.has(f"{seat}{number}"):
            last = number
            if number > count + 1:
                lines.at(f"{seat}{number}")
                raise ParseError(f"there is no {seat}{count + 1}: figures are numbered without a gap")
            count = max(count, number)
    assert last <= count
    return count


def read_fighter(said: Said, name: str, bought: Fighter | None) -> Fighter:
    """A fighter from its words; what is not written is as it was bought, or plain."""
    before = NOBODY_IS if bought is None else bought
    shoots, fights = int(before.shoots), int(before.fights)
    if said.has("t"):
        value = said.text("t")[1:]
        shoots = 0 if value == "-" else int(value)
    if said.has("c"):
        fights = int(said.text("c")[1:])
    weapons = before.weapons
    if said.has("weapons"):
        weapons = []
        for word in said.items("weapons"):
            arm = parse_arm(word)
            if arm is None:
                raise ParseError("no such weapon, or no such munition for it (FW-BUILD-24)", word)
            weapons.append(arm)
    equipment, abilities = int(before.equipment), int(before.abilities)
    if said.has("equipment"):
        equipment = bits(said.items("equipment"), EQUIPMENT)
    if said.has("abilities"):
        abilities = bits(said.items("abilities"), ABILITIES)
    if equipment & CHILD and abilities & 1:
        raise ParseError("nobody is a child and an animal (FW-R-72)", name)
    label = said.text("name", before.name or name).replace("_", " ")
    return Fighter(label, shoots, fights, list[Arm](weapons), equipment, abilities)


def read_survivor(state: FirstWaveState, lines: Lines, seat: int, number: int, band: Warband | None) -> None:
    name = f"{'AB'[seat]}{number}"
    said = lines.said(name)
    bought = band.fighters[number - 1] if band is not None and number <= len(band.fighters) else None
    fighter = read_fighter(said, name, bought)
    faction = FACTIONS.get(state.readings.factions[seat])
    profile = profile_of(fighter, said.number("cost", fighter.cost(faction)))
    figure = Figure(len(state.bodies), seat, profile, said.number("base", int(profile.base)), carried_by(fighter))
    gone = said.text("gone")
    figure.gone = GONE.index(gone) if gone else IN_PLAY
    figure.present = not gone
    place = number - 1
    row = 50 if place < ROW else 15
    figure.x = said.number("x", 60 + 40 * (place % ROW))
    figure.y = said.number("y", row if seat == 0 else int(state.table.height) - row)
    read_common(state, figure, said, name)
    figure.wounds = said.number("wounds")
    if figure.present and figure.wounds >= figure.life():
        raise ParseError(f"with {figure.wounds} wounds it is eliminated (FW-STATE-08)", name)
    figure.infection = said.number("infection")
    if said.has("fire"):
        figure.fire = 1 + "AB".index(said.text("fire"))
    elif said.has("burning"):
        figure.fire = 2 - seat
    figure.hidden = said.has("hidden")
    if figure.hidden and not profile.child:
        raise ParseError("only a child hides (FW-BUILD-18)", name)
    figure.amphetamine = said.number("amphetamine")
    figure.new_ammunition = said.has("new_ammunition")
    figure.reroll = figure.new_ammunition and not said.has("rerolled")
    if (said.has("reroll") or said.has("rerolled")) and not figure.new_ammunition:
        raise ParseError("a re-roll comes with 'new-ammunition' (FW-RESOURCE-05)", name)
    state.bodies.append(figure)
    state.survivors += 1


def read_npc(state: FirstWaveState, lines: Lines, number: int) -> None:
    name = f"N{number}"
    said = lines.said(name)
    profile = NPC_PROFILES[NPC_NAMES.index(said.text("kind", NPC_NAMES[0]))]
    figure = state.add_npc(profile, said.number("base", int(profile.base)))
    if said.has("eliminated"):
        figure.present = False
        figure.gone = ELIMINATED
    figure.x = said.number("x")
    figure.y = said.number("y")
    read_common(state, figure, said, name)


def read_common(state: FirstWaveState, figure: Figure, said: Said, name: str) -> None:
    """Where it stands, its markers, its weapons."""
    figure.z = said.number("z")
    figure.stunned = said.number("stunned")
    figure.disoriented = said.number("disoriented")
    if figure.stunned + figure.disoriented > MOST_DAZE:
        raise ParseError(f"at most {MOST_DAZE} stunned and disoriented markers (FW-STATE-03)", name)
    figure.unconscious = said.has("unconscious")
    figure.immobilised = said.has("immobilised")
    figure.activated = said.has("activated")
    figure.melees = said.number("melees")
    weapons = figure.weapons.copy()
    for word in said.items("out"):
        mark(weapons, word, name, "out")
    for fired in cast(list[dict[str, str]], said.values.get("fired", [])):
        mark(weapons, fired["weapon"], name, fired["munition"])
    for word in said.items("smoked"):
        mark(weapons, word, name, "smoked")
    figure.weapons = weapons
    if figure.present:
        if not on_table(state.table, figure.x, figure.y, figure.base):
            raise ParseError("its base is not wholly on the table (FW-MOVE-08)", name)
        for other in state.bodies:
            same = other.index == figure.index
            if not same and other.present and overlapping(other, figure.x, figure.y, figure.z, figure.base):
                raise ParseError(f"it stands on the base of {state.name(other.index)}", name)
        figure.hanging = said.has("hanging") or not stands_on(state.table, figure.x, figure.y, figure.z)
    else:
        figure.hanging = said.has("hanging")


def mark(weapons: list[Carried], weapon: str, name: str, what: str) -> None:
    """The first weapon of that name which is not marked so yet."""
    for place, one in enumerate(weapons):
        if one.weapon.id != weapon:
            continue
        if what == "out" and not one.out:
            weapons[place] = Carried(one.weapon, one.munitions, True, one.fired, one.smoked)
            return
        if what == "smoked" and not one.smoked:
            weapons[place] = Carried(one.weapon, one.munitions, one.out, one.fired, True)
            return
        if what not in ("out", "smoked") and one.fired == NOT_FIRED:
            munition = munition_bit(what)
            if munition and not one.munitions & munition:
                raise ParseError(f"{weapon} has no {munition_name(munition)} munition", name)
            weapons[place] = Carried(one.weapon, one.munitions, one.out, munition, one.smoked)
            return
    raise ParseError(f"it has no such {weapon}", name)


def count_npcs(lines: Lines) -> int:
    count = 0
    for number in range(1, MOST_NPCS + 1):
        if lines.has(f"N{number}"):
            if number > count + 1:
                lines.at(f"N{number}")
                raise ParseError(f"there is no N{count + 1}: figures are numbered without a gap")
            count = number
    return count
