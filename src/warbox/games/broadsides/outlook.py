"""Broadsides: chances of shots and melees; where a ship comes to after each card; where one can cross.

The rules themselves are asked (`odds.py` and the code of the cards): nothing is told twice.
"""

from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from warbox.engine.decision import Modifier
from warbox.engine.game import View
from warbox.engine.outlook import Outlook
from warbox.games.broadsides.actions import CARDS, CREW, FIGHTS, PLOTS_BY_DAMAGE, SLOTS, FigureStep, Plot
from warbox.games.broadsides.arcs import NO_SIDE, side_towards
from warbox.games.broadsides.boarding import contested_spots, legal_steps
from warbox.games.broadsides.damage import FACES, RESULTS, resolve_shot
from warbox.games.broadsides.deck import CROSSINGS, HULL_NAMES, MASTS, ROWS, SECTION_AT, SPOTS
from warbox.games.broadsides.melee import CAPTAIN as LED
from warbox.games.broadsides.melee import NUMBERS, bonuses
from warbox.games.broadsides.odds import Loss, MeleeOdds, course, melee_odds
from warbox.games.broadsides.sea import HEADINGS, SEATS, SIDES
from warbox.games.broadsides.ship import Ship
from warbox.games.broadsides.state import BOARDING, BroadsidesState

ACROSS: Final = 3  # the first results are the sections of a row, from starboard to port
PLACES: Final = 6  # of a chance


def foresee(state: BroadsidesState, seat: int) -> Outlook:
    return Outlook(odds(state, seat), preview(state, seat), because(state, seat))


def because(state: BroadsidesState, seat: int) -> str:
    """[BBP-DAMAGE-30] Damage cards owed; [BBP-DAMAGE-20] [BBP-DAMAGE-21] whether a side of the hull is exposed."""
    question = state.question
    if question is None or seat not in question.seats:
        return ""
    if question.kind == "plot" and state.ships[seat].damage_cards():
        return "BBP-DAMAGE-30"
    if question.kind == "shot" and state.phase != BOARDING:
        side = side_towards(state.ships[1 - seat], state.ships[seat])
        return "BBP-DAMAGE-21" if side == NO_SIDE else "BBP-DAMAGE-20"
    return ""


def odds(state: BroadsidesState, seat: int) -> View | None:
    question = state.question
    if question is None or seat not in question.seats:
        return None
    if question.kind == "shot":
        return shot_odds(state, seat)
    if question.kind == "fight":
        return {
            "kind": "melee",
            "choices": {FIGHTS[spot].text: melee(state, spot) for spot in contested_spots(state)},
            "standing": {},
        }
    if question.kind == "step":
        return step_odds(state, seat)
    return None


def preview(state: BroadsidesState, seat: int) -> View | None:
    question = state.question
    if question is not None and question.kind == "plot" and seat in question.seats:
        ship = state.ships[seat]
        after = courses(int(ship.x), int(ship.y), int(ship.heading), int(ship.damage_cards()))
        return {"kind": "plot", "after": after}
    if state.phase == BOARDING and state.lying >= 0:
        pairs = [[SPOTS[spot], SPOTS[other]] for spot, other in enumerate(CROSSINGS[state.lying]) if spot < other]
        rules = {"numbers": NUMBERS[0].rule, "captain": LED.rule}
        return {"kind": "boarding", "crossings": pairs, "rules": rules}
    return None


# ---- shots


def shot_odds(state: BroadsidesState, seat: int) -> dict[str, Any]:
    """For every row what each face of the die would do. Equal decks have equal odds, so they are kept."""
    target = state.ships[1 - seat]
    salvo = state.phase == BOARDING
    side = NO_SIDE if salvo else int(side_towards(target, state.ships[seat]))
    key = (
        (*target.cannons, *target.crew, *target.masts, *target.hull),
        (int(target.captain), int(target.seat), side, salvo),
    )
    rows = _kept.get(key)
    if rows is None:
        rows = {f"shot {name}": row_odds(state, seat, row, side, salvo) for row, name in enumerate(ROWS)}
        if len(_kept) >= MOST_KEPT:
            del _kept[next(iter(_kept))]
        _kept[key] = rows
    exposed = None if side == NO_SIDE else SIDES[side]
    return {"kind": "shot", "target": SEATS[1 - seat], "side": exposed, "choices": rows}


MOST_KEPT: Final = 50
_kept: Final[dict[tuple[tuple[int, ...], tuple[int, int, int, bool]], dict[str, Any]]] = {}


def row_odds(state: BroadsidesState, seat: int, row: int, side: int, salvo: bool) -> dict[str, Any]:
    faces = [face_loss(state, seat, row, face, salvo) for face in range(1, len(FACES) + 1)]
    hits = sum([1 for face in faces if len(face) > 1])
    for face in range(len(FACES)):
        section = SECTION_AT[row][FACES[face]] if FACES[face] < ACROSS else -1
        faces[face]["rule"] = face_rule(faces[face], int(section), side, salvo)
    return {"hit": chance(Fraction(hits, len(FACES))), "faces": faces}


def face_loss(state: BroadsidesState, seat: int, row: int, face: int, salvo: bool) -> dict[str, Any]:
    """What the target loses: only what it does lose is named, besides where the shot goes."""
    after = state.clone()
    resolve_shot(after, seat, row, face, salvo)
    loss = Loss(Fraction(1, len(FACES)), state.ships[1 - seat], after.ships[1 - seat])
    found: dict[str, Any] = {"result": RESULTS[FACES[face - 1]]}
    if loss.cannons:
        found["cannons"] = loss.cannons
    if loss.crew:
        found["crew"] = loss.crew
    if loss.captain:
        found["captain"] = True
    if loss.mast >= 0:
        found["mast"] = MASTS[loss.mast]
        found["mast_falls"] = loss.mast_falls
    if loss.hull >= 0:
        found["hull"] = HULL_NAMES[loss.hull]
        found["hull_destroyed"] = loss.hull_destroyed
    if loss.sinks:
        found["sinks"] = True
    return found


def face_rule(face: dict[str, Any], section: int, side: int, salvo: bool) -> str:
    """Which rule speaks about a face."""
    result = face["result"]
    if result == "miss":
        return "BBP-FIRE-09"
    if result == "hull":
        if salvo:
            return "BBP-LASTSALVO-04"
        if side == NO_SIDE:
            return "BBP-DAMAGE-21"
        if "sinks" in face:
            return "BBP-WIN-03"
        if "hull" in face:
            return "BBP-DAMAGE-23" if face["hull_destroyed"] else "BBP-DAMAGE-22"
        return "BBP-DAMAGE-25"
    if section < 0:
        return "BBP-FIRE-12" if result == "centre" else "BBP-FIRE-15"
    if len(face) == 1:
        return "BBP-R-22"
    if "captain" in face:
        return "BBP-DAMAGE-40"
    if "mast" in face:
        return "BBP-DAMAGE-11" if face["mast"] == "main" else "BBP-DAMAGE-10"
    return {"starboard": "BBP-FIRE-11", "port": "BBP-FIRE-13"}.get(result, "BBP-FIRE-12")


# ---- melees


def step_odds(state: BroadsidesState, seat: int) -> dict[str, Any]:
    """The melees that stand now, and for each step onto an enemy the melee as it would stand then."""
    ship, enemy = state.ships[seat], state.ships[1 - seat]
    choices: dict[str, Any] = {}
    for step in legal_steps(ship, enemy, state.lying):
        assert isinstance(step, FigureStep)
        goal = step.end
        if enemy.figures(goal):
            after = state.clone()
            moved = after.ships[seat]
            if step.figure == CREW:
                moved.crew[goal] += 1
            else:
                moved.captain = goal
            choices[step.text] = melee(after, goal)
    standing = {SPOTS[spot]: melee(state, spot) for spot in contested_spots(state)}
    return {"kind": "melee", "choices": choices, "standing": standing}


def melee(state: BroadsidesState, spot: int) -> dict[str, Any]:
    first, second = state.ships
    fighters = (*fighters_of(first, spot), *fighters_of(second, spot))
    counts, reroll = state.readings.captain_counts, state.readings.captains_present_reroll
    found = kept_melee_odds(*fighters, counts, reroll)
    s_crew, s_captain, i_crew, i_captain = fighters
    return {
        "spot": SPOTS[spot],
        "S": side_facts(s_crew, s_captain, bonuses(s_crew, s_captain, i_crew, i_captain, counts)),
        "I": side_facts(i_crew, i_captain, bonuses(i_crew, i_captain, s_crew, s_captain, counts)),
        "holds": {"S": chance(found.s_wins), "I": chance(found.i_wins), "nobody": chance(found.empty)},
        "ends": [{"S": s, "I": i, "chance": chance(share)} for (s, i), share in sorted(found.ends.items())],
    }


@lru_cache(maxsize=1000)
def kept_melee_odds(
    s_crew: int, s_captain: bool, i_crew: int, i_captain: bool, captain_counts: bool, present_reroll: bool
) -> MeleeOdds:
    return melee_odds(s_crew, s_captain, i_crew, i_captain, captain_counts, present_reroll)


def fighters_of(ship: Ship, spot: int) -> tuple[int, bool]:
    return int(ship.crew[spot]), bool(ship.captain == spot)


def side_facts(crew: int, captain: bool, bonus: list[Modifier]) -> dict[str, Any]:
    items = [{"value": one.value, "rule": one.rule, "kind": one.kind} for one in bonus]
    return {"crew": crew, "captain": captain, "bonus": items}


# ---- plots


@lru_cache(maxsize=200)
def courses(x: int, y: int, heading: int, damage_cards: int) -> dict[str, Any]:
    """After each beginning of a plot (`F`, `F F`, `F F R`): point, heading, and whether she is aground."""
    after: dict[str, Any] = {}
    for plot in PLOTS_BY_DAMAGE[damage_cards]:
        assert isinstance(plot, Plot)
        cards = [int(plot.card(slot)) for slot in range(1, SLOTS + 1)]
        names = [CARDS[card] for card in cards]
        for count, ship in enumerate(course(x, y, heading, cards), start=1):
            # Tuples of plain values: the garbage collector does not walk through them.
            after[" ".join(names[:count])] = (int(ship.x), int(ship.y), HEADINGS[int(ship.heading)], ship.aground)
    return after


def chance(share: Fraction) -> float:
    return round(float(share), PLACES)
