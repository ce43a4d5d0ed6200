"""The `at` line of a position: puts the frames of that moment on the stack."""

from typing import Final

from warbox.engine.notation import ParseError, parse_number
from warbox.engine.state import Frame, Outcome
from warbox.engine.turn import settle
from warbox.games.broadsides.actions import PLOTS, SLOTS, parse_spot
from warbox.games.broadsides.arcs import OUT_OF_RANGE, rel
from warbox.games.broadsides.boarding import FIRST_BOARDING, MOVES, BoardingTurn, contested_spots
from warbox.games.broadsides.collision import AFTER_SALVO, GRAPPLE, GRAPPLING
from warbox.games.broadsides.deck import LYING, ROWS
from warbox.games.broadsides.firing import SHOT_ROLLS, UNDECIDED, Exchange, active_shots, battery
from warbox.games.broadsides.melee import MELEES, ROUNDS
from warbox.games.broadsides.plotting import PLOTTING, SURRENDER_OFFER, may_surrender, plot_damage_only
from warbox.games.broadsides.sailing import BEGIN, CLOSE, PLOT, SAIL, SAILING_TURN
from warbox.games.broadsides.sea import ISABELLA, SEAHAWK, SEATS
from warbox.games.broadsides.ship import NOWHERE
from warbox.games.broadsides.state import BOARDING, BroadsidesState

AT_SEA: Final = ["deploy", "turn", "surrender", "plot", "sail", "exchange", "first-fire", "shot", "shot-die", "promote"]
ABOARD: Final = ["salvo", "first-fire", "shot", "shot-die", "promote", "first-boarding", "step", "fight", "melee"]
TURN_START: Final = ["turn", "surrender", "plot"]
BEFORE_BOARDING: Final = ["salvo", "first-fire", "shot", "shot-die", "promote", "first-boarding"]
MOST_SHOTS: Final = 10

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


class Words:
    """The words of an `at` line: a kind, a seat, and NAME=VALUE."""

    def __init__(self, words: list[str]) -> None:
        self.kind: Final = words[0]
        self.plain: Final = [word for word in words[1:] if "=" not in word]
        self.facts: Final[dict[str, str]] = {}
        for word in words[1:]:
            name, equals, value = word.partition("=")
            if equals:
                if name in self.facts:
                    raise ParseError(f"'{name}' stands twice", word)
                self.facts[name] = value

    def allow(self, plain: list[str], facts: list[str]) -> None:
        for word in self.plain:
            if word not in plain:
                raise ParseError(f"'at {self.kind}' does not take this", word)
        for name in self.facts:
            if name not in facts:
                raise ParseError(f"'at {self.kind}' takes no '{name}='", name)

    def seat(self) -> int:
        letters = [word for word in self.plain if word in SEATS]
        if len(letters) != 1:
            raise ParseError(f"write 'at {self.kind} SEAT', a seat being {' or '.join(SEATS)}", " ".join(self.plain))
        return SEATS.index(letters[0])

    def number(self, name: str, default: int, least: int, most: int) -> int:
        return parse_number(self.facts[name], name, least, most) if name in self.facts else default


def read_moment(aboard: bool, words: list[str] | None) -> Words:
    """The `at` line, or the moment that stands for none: the start of a turn, after a collision S's three moves."""
    if words is None:
        return Words(["step", "S"] if aboard else ["turn"])
    if not words:
        raise ParseError("write 'at MOMENT'")
    known = ABOARD if aboard else AT_SEA
    if words[0] not in known and words[0] != "over":
        where = "after a collision" if aboard else "at sea (a collision needs a line 'placement')"
        raise ParseError(f"moments {where} are {', '.join(known)}, over", words[0])
    return Words(words)


def place_moment(state: BroadsidesState, at: Words, deployment: Frame[BroadsidesState]) -> None:
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


def place_end(state: BroadsidesState, at: Words) -> None:
    """`at over sunk BBP-WIN-03 winner=S`."""
    winner = at.facts.get("winner", "")
    if len(at.plain) != 2 or (winner != "draw" and winner not in SEATS):
        raise ParseError("write 'at over KIND RULE winner=S', or winner=I, winner=draw", " ".join(at.plain))
    at.allow(at.plain, ["winner"])
    kind, rule = at.plain
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
            cards = [4 if slot < due else 0 for slot in range(SLOTS)]
            ship.plot = PLOTS[cards[0] * 25 + cards[1] * 5 + cards[2]]


def place_sailing(state: BroadsidesState, at: Words, deployment: Frame[BroadsidesState]) -> None:
    at.allow([], [])
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


def place_exchange(state: BroadsidesState, at: Words) -> None:
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
        at.allow([], [] if at.kind == "exchange" else SEATS)
        shots = [at.number(letter, bearing[seat], 1, MOST_SHOTS) for seat, letter in enumerate(SEATS)]
        if at.kind == "first-fire" and not (shots[0] and shots[1]):
            raise ParseError("who fires first is rolled only if both can fire (BBP-R-20)")
        if shots[0] or shots[1]:
            state.push(Exchange(shots, UNDECIDED, aboard))
        return
    die = at.kind == "shot-die"
    at.allow(SEATS, ["shots", "then", "row"] if die else ["shots", "then"])
    seat = at.seat()
    shots = [0, 0]
    shots[seat] = at.number("shots", max(bearing[seat] - (1 if die else 0), 0), 0 if die else 1, MOST_SHOTS)
    shots[1 - seat] = at.number("then", bearing[1 - seat], 0, MOST_SHOTS)
    if not die and not shots[seat]:
        raise ParseError(f"no cannon of {SEATS[seat]} bears: name the shots left, as in shots=2")
    state.push(Exchange(shots, seat, aboard))
    if die:
        if at.facts.get("row", "") not in ROWS:
            raise ParseError("write 'at shot-die SEAT row=ROW', a row being A to H", at.facts.get("row", ""))
        state.fought = not aboard
        state.push(SHOT_ROLLS[(16 if aboard else 0) + seat * 8 + ROWS.index(at.facts["row"])])


def place_promotion(state: BroadsidesState, at: Words) -> None:
    """The turn, or the collision, stands where it asks for a missing captain by itself."""
    aboard = state.phase == BOARDING
    at.allow([*SEATS, "salvo-fired"] if aboard else SEATS, [])
    seat = at.seat()
    if state.ships[seat].captain != NOWHERE:
        raise ParseError("a captain is replaced only if he is gone: write captain=-", SEATS[seat])
    if seat == ISABELLA and state.ships[SEAHAWK].captain == NOWHERE:
        raise ParseError("if both captains are gone, the Seahawk's is replaced first (BBP-R-75)", SEATS[seat])
    if aboard:
        set_step(state, 0, 0, 0)
        state.stage = AFTER_SALVO if "salvo-fired" in at.plain else GRAPPLE
        if state.stage == AFTER_SALVO and state.readings.salvo_captain_loses:
            raise ParseError("with salvo-captain-loses=yes the game is over (BBP-R-49)", SEATS[seat])
        state.push(GRAPPLING)
    else:
        set_step(state, SLOTS, SLOTS, SLOTS)
        state.stage = CLOSE
        plot_default(state)
        state.push(SAILING_TURN)


def place_boarding(state: BroadsidesState, at: Words) -> None:
    set_step(state, 0, 0, 0)
    if at.kind == "salvo":
        at.allow([], [])
        state.stage = GRAPPLE
        state.push(GRAPPLING)
        return
    state.stage = AFTER_SALVO
    if at.kind == "first-boarding":
        at.allow([], [])
        state.push(FIRST_BOARDING)
        return
    at.allow(SEATS, {"step": ["moves"], "melee": ["spot"]}.get(at.kind, []))
    seat = at.seat()
    if at.kind == "step":
        state.push(BoardingTurn(seat, at.number("moves", MOVES, 1, MOVES)))
        return
    contested = contested_spots(state)
    if not contested:
        raise ParseError("no section holds figures of both sides (BBP-MELEE-01)")
    state.push(BoardingTurn(seat, 0))
    if at.kind == "melee":
        spot = parse_spot(at.facts["spot"]) if "spot" in at.facts else contested[0]
        if spot not in contested or (len(contested) > 1 and "spot" not in at.facts):
            raise ParseError("write 'at melee SEAT spot=SHIP.SECTION', a section with figures of both sides")
        state.fought = True
        state.push(MELEES[spot])
        state.push(ROUNDS[spot])
