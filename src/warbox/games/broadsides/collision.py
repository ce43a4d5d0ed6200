"""A collision: how the large ships come to lie side by side, and the last salvo."""

from typing import Final

from warbox.engine.content import TomlTable
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.broadsides.boarding import FIRST_BOARDING
from warbox.games.broadsides.captain import push_promotion
from warbox.games.broadsides.deck import HULL_COUNT, LYING
from warbox.games.broadsides.firing import UNDECIDED, Exchange, battery
from warbox.games.broadsides.sea import CONTENT, SEATS, SIDES
from warbox.games.broadsides.state import BOARDING, BroadsidesState
from warbox.games.broadsides.victory import judge_salvo

GRAPPLE: Final = 0
AFTER_SALVO: Final = 1


def read_placements(collisions: list[TomlTable]) -> list[tuple[bool, int, int]]:
    """By where the mover came from, seen from the reference's bow: bows the same way, reference's side, mover's side.

    [BBP-PLACE-03] [BBP-R-44] From the side: a ship shows the side the other came from. [BBP-PLACE-04] From ahead and
    [BBP-PLACE-05] from astern: [BBP-R-45] the reference shows port.
    """
    placements: list[tuple[bool, int, int]] = []
    for collision in collisions:
        if collision.number("rel", 0, 7) != len(placements):
            raise collision.fail("rel", "collisions are listed in order, from 0")
        same = collision.choice("direction", ["opposite", "same"]) == 1
        placements.append((same, collision.choice("reference_side", SIDES), collision.choice("mover_side", SIDES)))
    if len(placements) != 8:
        raise CONTENT.fail("collision", "there are eight")
    return placements


PLACEMENTS: Final = read_placements(CONTENT.tables("collision"))


def lying_after(reference: int, reference_heading: int, mover_heading: int) -> int:
    """[BBP-PLACE-01] [BBP-PLACE-02] How the ships lie: an index into deck.LYING. [BBP-R-47] If both moved either is
    reference.
    """
    same, reference_side, mover_side = PLACEMENTS[(mover_heading + 4 - reference_heading) % 8]
    if reference == 0:
        return LYING.index((same, reference_side, mover_side))
    return LYING.index((same, mover_side, reference_side))


def begin_collision(state: BroadsidesState, first_moved: bool, second_moved: bool) -> None:
    """[BBP-COLLIDE-01] [BBP-COLLIDE-02] Both on one point after the movement of a step: the Broadsides phase is over.

    [BBP-COLLIDE-03] [BBP-R-43] The rest of the turn and its fire are dropped. [BBP-COLLIDE-05] The headings decide how
    the ships lie; [BBP-R-46] those after the turn of this step. [BBP-R-72] Damage makes no difference: she is the
    staying ship.
    """
    reference = 1 if first_moved and not second_moved else 0
    headings = [int(ship.heading) for ship in state.ships]
    state.lying = lying_after(reference, headings[reference], headings[1 - reference])
    if state.events is not None:
        same, side_s, side_i = LYING[state.lying]
        facts: dict[str, str | int] = {"x": int(state.ships[0].x), "y": int(state.ships[0].y)}
        facts["reference"] = "both" if first_moved and second_moved else SEATS[reference]
        state.emit(Public("collision", "BBP-COLLIDE-01", facts))
        facts = {"bows": "same" if same else "opposite", "S": SIDES[side_s], "I": SIDES[side_i]}
        state.emit(Public("placement", "BBP-PLACE-06", facts))
    put_away(state)
    state.push(GRAPPLING)


def put_away(state: BroadsidesState) -> None:
    """[BBP-COLLIDE-04] Cards and damage markers leave the table; [BBP-PLACE-06] so do the small ships.

    [BBP-PLACE-09] Cannons, crew and captains stay where they are. The masts stay too, and mean nothing any more.
    """
    state.phase = BOARDING
    state.turn = 1
    state.step = 0
    state.stage = GRAPPLE
    state.idle = 0
    state.fought = False
    for ship in state.ships:
        ship.x = -1
        ship.y = -1
        ship.heading = 0
        ship.plot = None
        ship.aground = False
        ship.no_cards = False
        ship.captain_lost = False
        ship.hull = [0] * HULL_COUNT


class Grappling(Frame[BroadsidesState]):
    """[BBP-R-37] A missing captain is replaced at once; [BBP-LASTSALVO-01] one last exchange; then Boarding."""

    def run(self, state: BroadsidesState) -> None:
        if state.stage == GRAPPLE:
            if not push_promotion(state):
                state.stage = AFTER_SALVO
                push_salvo(state)
        elif judge_salvo(state):
            return
        elif not push_promotion(state):  # [BBP-R-49] replaced at once, without a lost turn
            state.finish(self)
            state.push(FIRST_BOARDING)

    def clone(self) -> Frame[BroadsidesState]:
        return self


GRAPPLING: Final = Grappling()


def push_salvo(state: BroadsidesState) -> None:
    """[BBP-LASTSALVO-02] Every cannon on deck at the sides that touch. [BBP-LASTSALVO-03] [BBP-LASTSALVO-05] As any
    exchange.
    """
    _, side_s, side_i = LYING[state.lying]
    shots = [battery(state.ships[0], side_s), battery(state.ships[1], side_i)]
    if shots[0] or shots[1]:
        if state.events is not None:
            state.emit(Public("salvo", "BBP-LASTSALVO-01", {"S": shots[0], "I": shots[1]}))
        state.push(Exchange(shots, UNDECIDED, True))
