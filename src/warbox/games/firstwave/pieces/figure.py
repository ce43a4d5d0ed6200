"""A figure: a survivor of a warband, an infected or a machine, with all that may happen to it.

Figures are values: whoever changes one takes a copy from `FirstWaveState.edit`, so that clones share the rest.
"""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.pieces.bestiary import Npc
from warbox.games.firstwave.pieces.body import NPCS, Body
from warbox.games.firstwave.pieces.limits import DIMS, LIFE, SURVIVOR
from warbox.games.firstwave.pieces.weapons import (
    ANIMAL,
    ARMOUR,
    CHIEF,
    CHILD,
    EXPERT,
    GRAPPLE,
    MEDIC,
    SCOUT,
    SHIELD,
    Weapon,
)

# why a figure is not on the table
IN_PLAY: Final = 0
ELIMINATED: Final = 1
LOST: Final = 2  # eliminated by an NPC [FW-R-55]
TURNED: Final = 3  # replaced by an infected: eliminated by an NPC, too [FW-R-52]
CROSSED: Final = 4  # [FW-SCEN4-04]
WAITING: Final = 5  # not deployed yet
GONE: Final = ["", "eliminated", "lost", "turned", "crossed", "waiting"]

NOT_FIRED: Final = -1  # this turn; else a munition, 0 being the basic one


class Carried:
    """A weapon in somebody's hands: the munitions bought for it, and what it has left."""

    def __init__(self, weapon: Weapon, munitions: i64, out: bool, fired: i64, smoked: bool) -> None:
        self.weapon: Final = weapon
        self.munitions: Final[i64] = munitions
        self.out: Final = out  # of ammunition; a spear: thrown [FW-R-75]
        self.fired: Final[i64] = fired  # [FW-R-77] the munition of this turn
        self.smoked: Final = smoked  # its smoke is spent [FW-MUNITION-11]


class Profile:
    """What a figure is from the start, shared by all its copies. [FW-R-97] There are no mounts and no vehicles."""

    def __init__(
        self, name: str, kind: str, shoots: int, fights: int, cost: int, equipment: int, abilities: int, npc: Npc | None
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind  # survivor, child, animal, or that of the bestiary
        self.shoots: Final[i64] = shoots  # T, 0 being "-" [FW-STATS-01] [FW-STATS-03] [FW-STATS-06]
        self.fights: Final[i64] = fights  # C [FW-STATS-02]
        self.cost: Final[i64] = cost  # [FW-R-88] of its creation: finds do not change it
        self.equipment: Final[i64] = equipment
        self.abilities: Final[i64] = abilities
        self.npc: Final = npc
        dims = DIMS[kind]
        self.base: Final[i64] = dims.base
        self.height: Final[i64] = dims.height
        self.eye: Final[i64] = dims.eye
        # [FW-STATS-05]
        self.type: Final[i64] = SURVIVOR if npc is None else npc.type
        self.child: Final = equipment & CHILD != 0
        self.animal: Final = abilities & ANIMAL != 0
        self.chief: Final = abilities & CHIEF != 0
        self.expert: Final = abilities & EXPERT != 0
        self.scout: Final = abilities & SCOUT != 0


class Figure(Body):
    def __init__(self, index: i64, side: i64, profile: Profile, base: i64, weapons: list[Carried]) -> None:
        super().__init__(index, side, 0, 0, 0, base, profile.height, profile.eye, True)
        self.profile: Final = profile
        self.weapons = weapons
        self.equipment: i64 = profile.equipment
        self.abilities: i64 = profile.abilities
        self.gone: i64 = IN_PLAY
        self.wounds: i64 = 0
        self.stunned: i64 = 0
        self.disoriented: i64 = 0
        self.infection: i64 = 0
        self.fire: i64 = 0  # 1 + the seat whose shot lit it [FW-R-55]
        self.unconscious = False
        self.immobilised = False
        self.hidden = False
        self.hanging = False  # on a face, between two surfaces [FW-R-18]
        self.activated = False
        self.melees: i64 = 0  # of this turn [FW-MELEE-15]
        self.amphetamine: i64 = 0
        self.new_ammunition = False  # [FW-RESOURCE-05]
        self.reroll = False

    def copy(self) -> "Figure":
        copy = Figure(self.index, self.side, self.profile, self.base, self.weapons)
        copy.present = self.present
        copy.x = self.x
        copy.y = self.y
        copy.z = self.z
        copy.equipment = self.equipment
        copy.abilities = self.abilities
        copy.gone = self.gone
        copy.wounds = self.wounds
        copy.stunned = self.stunned
        copy.disoriented = self.disoriented
        copy.infection = self.infection
        copy.fire = self.fire
        copy.unconscious = self.unconscious
        copy.immobilised = self.immobilised
        copy.hidden = self.hidden
        copy.hanging = self.hanging
        copy.activated = self.activated
        copy.melees = self.melees
        copy.amphetamine = self.amphetamine
        copy.new_ammunition = self.new_ammunition
        copy.reroll = self.reroll
        return copy

    def is_npc(self) -> bool:
        return self.side == NPCS

    def armoured(self) -> bool:
        return self.equipment & ARMOUR != 0

    def shielded(self) -> bool:
        return self.equipment & SHIELD != 0

    def roped(self) -> bool:
        return self.equipment & GRAPPLE != 0

    def medic(self) -> bool:
        return self.abilities & MEDIC != 0

    def life(self) -> i64:
        """[FW-STATS-04] [FW-BUILD-13] [FW-BUILD-16] [FW-R-13] Three life points, armour one more, a child one less."""
        return LIFE + (1 if self.armoured() else 0) - (1 if self.profile.child else 0)

    def impaired(self) -> bool:
        """[FW-STATE-09] [FW-BUILD-14] [FW-R-10] [FW-R-11] [FW-R-14] Wounded: armour forgives the first wound."""
        return self.wounds > (1 if self.armoured() else 0)

    def can_act(self) -> bool:
        """[FW-STATE-05] [FW-STATE-06] On the table, and neither unconscious nor immobilised."""
        return self.present and not self.unconscious and not self.immobilised

    def slots(self) -> i64:
        """[FW-BUILD-07] [FW-BUILD-08] [FW-WEAPON-16] The weapon places taken."""
        taken: i64 = 2 if self.shielded() else 0
        for carried in self.weapons:
            taken += carried.weapon.slots
        return taken
