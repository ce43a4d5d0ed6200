"""What the NPCs' phase brings each side: what they do to the fighters they reach, and what those do to
them who stand their ground.

[FW-SCEN2-03] [FW-R-55] An NPC that loses the melee it has sought is prey like any other: a strong fighter waits for it.
"""

from math import sqrt
from typing import Final

from warbox.games.firstwave.evaluate import Prospect
from warbox.games.firstwave.ground.sight import UNSEEN, sight
from warbox.games.firstwave.pieces.bestiary import Npc
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.limits import ACTIONS, MOST_COMBATS
from warbox.games.firstwave.pieces.scenarios import DIVERSION
from warbox.games.firstwave.reckoning.fields import distance, to_place
from warbox.games.firstwave.reckoning.harm import TIE, blow_harm, shot_harm
from warbox.games.firstwave.thinking.exchange import tried

INFECTED_HARM: Final = 1.8  # who is wounded turns, sooner or later
STILL_TO_ACT: Final = 0.6  # of what an NPC does to one who may go away before
BY_AN_NPC: Final = 2.0  # [FW-SCEN4-05] points for whoever loses nobody to them
FARTHEST: Final = 1.0e9
A_BIT: Final = 20.0  # mm by which a way is longer than it looks


class Onslaught:
    """`alive`: how likely each figure is still there when the NPCs act, `stakes`: what is lost with it. Losses by side,
    less what is won."""

    def __init__(self, view: Prospect, alive: list[float], stakes: list[float]) -> None:
        self.view: Final = view
        self.stakes: Final = stakes
        self.alive: Final = alive
        self.losses: Final = [0.0, 0.0]
        state = view.state
        for place in range(int(state.survivors), len(state.bodies)):
            npc = state.figure(place)
            kind = npc.profile.npc
            if npc.present and kind is not None and not npc.immobilised and alive[place] > 0.0:
                actions = ACTIONS - int(npc.stunned + npc.disoriented)
                # in the last turn who has acted acts no more
                if actions > 0 and (view.left > 0.0 or not npc.activated):
                    self.attack(npc, kind, actions)

    def attack(self, npc: Figure, kind: Npc, actions: int) -> None:
        """[FW-NPC-12] to [FW-NPC-17] It shoots at the closest that it sees, or goes for the closest."""
        state = self.view.state
        weapon = kind.weapon
        armed = weapon is not None and npc.profile.shoots > 0 and len(npc.weapons) > 0 and not npc.weapons[0].out
        closest = shot = -1
        least = nearest = FARTHEST
        for index in range(state.survivors):
            figure = state.figure(index)
            if not figure.present or figure.hidden:
                continue
            dx, dy = float(figure.x - npc.x), float(figure.y - npc.y)
            gap = sqrt(dx * dx + dy * dy) - float(figure.base + npc.base) / 2.0
            if gap < least:
                closest, least = index, gap
            if armed and gap < nearest and weapon is not None and gap <= float(weapon.far):
                if sight(state.table, state.bodies, state.smoke, npc, figure) != UNSEEN:
                    shot, nearest = index, gap
        if closest < 0:
            return
        if shot >= 0 and least > 1.0 and weapon is not None:
            target = state.figure(shot)
            cover = sight(state.table, state.bodies, state.smoke, npc, target)
            power = weapon.near_dice if nearest <= float(weapon.near) else weapon.far_dice
            harm = tried(shot_harm(npc, target, power, cover), target, min(actions, MOST_COMBATS))
            self.count(npc, target, harm, 0.0)
            return
        target = state.figure(closest)
        tries = min(actions, MOST_COMBATS)
        reached = 1.0
        if least > 1.0:
            tries = min(actions - 1, MOST_COMBATS)
            move = float(kind.move) if npc.disoriented == 0 else float(kind.move) / 2.0
            away = distance(state.table, to_place(state.table, target.x, target.y), npc.x, npc.y)
            away = max(least, away - float(target.base + npc.base) / 2.0 - A_BIT)
            reached = 1.0 if away <= move else max(0.0, 1.0 - (away - move) / 60.0)
        if tries <= 0 or reached <= 0.0:
            return
        edge = self.view.strengths[npc.index] - self.view.strengths[target.index] + TIE
        harm = tried(blow_harm(edge), target, tries)
        if kind.infection:
            harm = min(1.0, INFECTED_HARM * harm)
        self.count(npc, target, reached * harm, reached * tried(blow_harm(-edge), npc, tries))

    def count(self, npc: Figure, target: Figure, harm: float, counter: float) -> None:
        view = self.view
        chance = self.alive[npc.index] * self.alive[target.index]
        if not target.activated:
            chance *= STILL_TO_ACT
        loss = self.stakes[target.index] * harm - view.values[npc.index] * counter
        if view.scenario == DIVERSION:
            loss += BY_AN_NPC * view.taste.point * harm
        self.losses[target.side] += view.taste.danger * chance * loss
