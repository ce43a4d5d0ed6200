"""The `at` line of a position: puts the frames of that moment on the stack."""

from typing import Final

from warbox.engine.notation import ParseError
from warbox.engine.page import Lines, Moment
from warbox.engine.state import Frame, Outcome
from warbox.engine.turn import settle
from warbox.games.broadsides.actions import DAMAGE, ROW, SLOTS, SPOT, STAY, plot_of
from warbox.games.broadsides.arcs import OUT_OF_RANGE, rel
from warbox.games.broadsides.boarding import FIRST_BOARDING, MOVES, BoardingTurn, contested_spots
from warbox.games.broadsides.collision import AFTER_SALVO, GRAPPLE, GRAPPLING
from warbox.games.broadsides.deck import LYING
from warbox.games.broadsides.firing import SHOT_ROLLS, UNDECIDED, Exchange, active_shots, battery
from warbox.games.broadsides.melee import MELEES, ROUNDS
from warbox.games.broadsides.notation import SEAT
from warbox.games.broadsides.plotting import PLOTTING, SURRENDER_OFFER, may_surrender, plot_damage_only
from warbox.games.broadsides.sailing import BEGIN, CLOSE, PLOT, SAIL, SAILING_TURN
from warbox.games.broadsides.sea import ISABELLA, SEAHAWK, SEATS
from warbox.games.broadsides.ship import NOWHERE
from warbox.games.broadsides.state import BOARDING, BroadsidesState

AT_SEA: Final = ["deploy", "turn", "surrender", "plot", "sail", "exchange", "first-fire", "shot", "shot-die", "promote"]
ABOARD: Final = ["salvo", "first-fire", "shot", "shot-die", "promote", "first-boarding", "step", "fight", "melee"]
TURN_START: Final = ["turn", "surrender", "plot"]
BEFORE_BOARDING: Final = ["salvo", "first-fire", "shot", "shot-die", "promote", "first-boarding"]

# how a game ends: kind, rule, whether it is a draw
ENDS: Final = [
    ("sunk", "BBP-WIN-03", False),
    ("eliminated", "BBP-WIN-04", False),
    ("surrendered", "BBP-WIN-02", False),
    ("captain-killed", "BBP-WIN-05", False),
    ("dismasted", "BBP-R-38", False),
    ("captain-shot", "BBP-R-49", False),
    ("both-lost", "BBP-R-41", True),
    ("both-lost", "BBP-R-49", True),
    ("both-surrendered", "BBP-R-39", True),
    ("dead", "BBP-R-42", True),
    ("idle", "BBP-R-42", True),
    ("idle-boarding", "BBP-R-42", True),
]


def read_moment(lines: Lines) -> Moment:
    """The `at` line, or the moment that stands for none: the start of a turn, after a collision S's three moves."""
    if lines.has("placement"):
        return lines.moment("step S", [*ABOARD, "over"], "moments after a collision are")
    return lines.moment("turn", [*AT_SEA, "over"], "moments at sea (a collision needs a line 'placement') are")


def place_moment(state: BroadsidesState, at: Moment, deployment: Frame[BroadsidesState]) -> None:
    """Fill the stack, then run on until somebody is asked."""
    if at.kind == "over":
        place_end(state, at)
        return
    if at.kind in ("exchange", "first-fire", "shot", "shot-die"):
        place_exchange(state, at)
    elif at.kind == "promote":
        place_promotion(state, at)
    elif state.phase == BOARDING:
        place_boarding(state, at)
    else:
        place_sailing(state, at, deployment)
    settle(state)


def place_end(state: BroadsidesState, at: Moment) -> None:
    """`at over sunk BBP-WIN-03 winner=S`."""
    kind, rule, winner = at.said.text("end"), at.said.text("rule"), at.said.text("winner")
    if (kind, rule, winner == "draw") not in ENDS:
        known = ", ".join([f"{end} {why} ({'drawn' if drawn else 'won'})" for end, why, drawn in ENDS])
        raise ParseError(f"a game ends by {known}", f"{kind} {rule} winner={winner}")
    state.step = 0 if state.step < 0 else state.step
    state.end(Outcome(kind, rule, () if winner == "draw" else (SEATS.index(winner),)))


def set_step(state: BroadsidesState, default: int, least: int, most: int) -> None:
    if state.step < 0:
        state.step = default
    if not least <= state.step <= most:
        raise ParseError(f"at this moment the step is from {least} to {most}", str(state.step))


def plot_default(state: BroadsidesState) -> None:
    """In the middle of a turn a ship whose plot is not named has plotted her Damage cards, then Stay."""
    for ship in state.ships:
        if ship.plot is None and not ship.no_cards:
            due = int(ship.damage_cards())
            ship.plot = plot_of([DAMAGE if slot < due else STAY for slot in range(SLOTS)])


def place_sailing(state: BroadsidesState, at: Moment, deployment: Frame[BroadsidesState]) -> None:
    if at.kind == "sail":
        set_step(state, 0, 0, SLOTS - 1)
        state.stage = SAIL
        plot_default(state)
        state.push(SAILING_TURN)
        return
    set_step(state, 0, 0, 0)
    if at.kind == "deploy":
        state.push(deployment)
        return
    state.push(SAILING_TURN)
    state.stage = BEGIN
    if at.kind == "surrender":
        if not may_surrender(state.ships[0]) and not may_surrender(state.ships[1]):
            raise ParseError("nobody can surrender: no ship has three Damage cards due (BBP-R-39)")
        state.stage = PLOT
        state.push(SURRENDER_OFFER)
    elif at.kind == "plot":
        state.stage = SAIL
        for ship in state.ships:
            plot_damage_only(ship)
        state.push(PLOTTING)


def place_exchange(state: BroadsidesState, at: Moment) -> None:
    aboard = state.phase == BOARDING
    if aboard:
        set_step(state, 0, 0, 0)
        state.stage = AFTER_SALVO
        _, side_s, side_i = LYING[state.lying]
        bearing = [battery(state.ships[0], side_s), battery(state.ships[1], side_i)]
        state.push(GRAPPLING)
    else:
        set_step(state, 1, 1, SLOTS)
        if rel(state.ships[0], state.ships[1]) == OUT_OF_RANGE:
            raise ParseError("nobody fires: the ships are not one segment apart (BBP-RANGE-01)")
        state.stage = CLOSE if state.step == SLOTS else SAIL
        plot_default(state)
        bearing = active_shots(state)
        state.push(SAILING_TURN)
    if at.kind in ("exchange", "first-fire"):
        shots = [at.said.number(letter, bearing[seat]) for seat, letter in enumerate(SEATS)]
        if at.kind == "first-fire" and not (shots[0] and shots[1]):
            raise ParseError("who fires first is rolled only if both can fire (BBP-R-20)")
        if shots[0] or shots[1]:
            state.push(Exchange(shots, UNDECIDED, aboard))
        return
    die = at.kind == "shot-die"
    seat = at.said.index("seat", SEAT)
    shots = [0, 0]
    shots[seat] = at.said.number("shots", max(bearing[seat] - (1 if die else 0), 0))
    shots[1 - seat] = at.said.number("then", bearing[1 - seat])
    if not die and not shots[seat]:
        raise ParseError(f"no cannon of {SEATS[seat]} bears: name the shots left, as in shots=2")
    state.push(Exchange(shots, seat, aboard))
    if die:
        state.fought = not aboard
        state.push(SHOT_ROLLS[(16 if aboard else 0) + seat * 8 + at.said.index("row", ROW)])


def place_promotion(state: BroadsidesState, at: Moment) -> None:
    """The turn, or the collision, stands where it asks for a missing captain by itself."""
    aboard = state.phase == BOARDING
    seat = at.said.index("seat", SEAT)
    if at.said.has("salvo_fired") and not aboard:
        raise ParseError("'at promote' does not take this", "salvo-fired")
    if state.ships[seat].captain != NOWHERE:
        raise ParseError("a captain is replaced only if he is gone: write captain=-", SEATS[seat])
    if seat == ISABELLA and state.ships[SEAHAWK].captain == NOWHERE:
        raise ParseError("if both captains are gone, the Seahawk's is replaced first (BBP-R-75)", SEATS[seat])
    if aboard:
        set_step(state, 0, 0, 0)
        state.stage = AFTER_SALVO if at.said.has("salvo_fired") else GRAPPLE
        if state.stage == AFTER_SALVO and state.readings.salvo_captain_loses:
            raise ParseError("with salvo-captain-loses=yes the game is over (BBP-R-49)", SEATS[seat])
        state.push(GRAPPLING)
    else:
        set_step(state, SLOTS, SLOTS, SLOTS)
        state.stage = CLOSE
        plot_default(state)
        state.push(SAILING_TURN)


def place_boarding(state: BroadsidesState, at: Moment) -> None:
    set_step(state, 0, 0, 0)
    if at.kind == "salvo":
        state.stage = GRAPPLE
        state.push(GRAPPLING)
        return
    state.stage = AFTER_SALVO
    if at.kind == "first-boarding":
        state.push(FIRST_BOARDING)
        return
    seat = at.said.index("seat", SEAT)
    if at.kind == "step":
        state.push(BoardingTurn(seat, at.said.number("moves", MOVES)))
        return
    contested = contested_spots(state)
    if not contested:
        raise ParseError("no section holds figures of both sides (BBP-MELEE-01)")
    state.push(BoardingTurn(seat, 0))
    if at.kind == "melee":
        spot = at.said.index("spot", SPOT, contested[0])
        if spot not in contested or (len(contested) > 1 and not at.said.has("spot")):
            raise ParseError("write 'at melee SEAT spot=SHIP.SECTION', a section with figures of both sides")
        state.fought = True
        state.push(MELEES[spot])
        state.push(ROUNDS[spot])
