"""A Broadsides turn: plot, then three steps of reveal, move, collision or fire; then lost captains are replaced."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.broadsides.actions import (
    CARD_NAMES,
    DAMAGE,
    FORWARD,
    SLOTS,
    STAY,
    TURN_STARBOARD,
    Plot,
)
from warbox.games.broadsides.captain import push_promotion
from warbox.games.broadsides.collision import begin_collision
from warbox.games.broadsides.firing import UNDECIDED, Exchange, active_shots
from warbox.games.broadsides.plotting import PLOTTING, SURRENDER_OFFER, may_surrender, plot_damage_only
from warbox.games.broadsides.sea import DX, DY, HEADINGS, HEIGHT, SEATS, WIDTH, is_point
from warbox.games.broadsides.sea import TURN_PORT as TO_PORT
from warbox.games.broadsides.sea import TURN_STARBOARD as TO_STARBOARD
from warbox.games.broadsides.ship import Ship
from warbox.games.broadsides.state import BroadsidesState
from warbox.games.broadsides.victory import end

BEGIN: Final = 0
PLOT: Final = 1
SAIL: Final = 2
CLOSE: Final = 3

NO_CARD: Final = -1
COURSES: Final = WIDTH * HEIGHT * 8  # a point and a heading


class SailingTurn(Frame[BroadsidesState]):
    """[BBP-MOVE-05] Turn after turn until the game is won or a collision starts the Boarding phase."""

    def run(self, state: BroadsidesState) -> None:
        stage = state.stage
        if stage == BEGIN:
            state.stage = PLOT
            begin_turn(state)
        elif stage == PLOT:
            state.stage = SAIL
            for ship in state.ships:
                plot_damage_only(ship)
            state.push(PLOTTING)
        elif stage == SAIL:
            state.step += 1
            if state.step == SLOTS:
                state.stage = CLOSE
            sail_step(state, self)
        elif not push_promotion(state):
            close_turn(state)

    def clone(self) -> Frame[BroadsidesState]:
        return self


SAILING_TURN: Final = SailingTurn()


def begin_turn(state: BroadsidesState) -> None:
    """[BBP-R-42] Draws first: nobody can do anything any more, or too long no shot. Then surrender is offered."""
    if state.events is not None:
        state.emit(Public("turn", "BBP-MOVE-05", {"turn": int(state.turn)}))
        for ship in state.ships:
            if ship.no_cards:
                state.emit(Public("no-cards", "BBP-DAMAGE-42", {"ship": SEATS[int(ship.seat)]}))
    first = may_surrender(state.ships[0])
    second = may_surrender(state.ships[1])
    if first and second:
        shots = active_shots(state)
        if not shots[0] and not shots[1]:
            end(state, "dead", "BBP-R-42", ())
            return
    if state.idle >= state.readings.idle_turns:
        end(state, "idle", "BBP-R-42", ())
        return
    if first or second:
        state.push(SURRENDER_OFFER)


def sail_step(state: BroadsidesState, turn: SailingTurn) -> None:
    """[BBP-MOVE-01] [BBP-MOVE-04] Both cards are revealed, carried out, then collision or fire.

    [BBP-RANGE-02] [BBP-R-18] Range is judged after each of the three cards, even if nobody moved, never before the
    first. [BBP-RANGE-03] [BBP-R-30] Cards not yet revealed wait and cannot be changed. [BBP-R-36] Steps without cards
    count too.
    """
    first, second = state.ships
    first_card = reveal(state, first)
    second_card = reveal(state, second)
    first_moved = carry_out(state, first, first_card)
    second_moved = carry_out(state, second, second_card)
    if first.x == second.x and first.y == second.y:
        state.finish(turn)
        begin_collision(state, first_moved, second_moved)
        return
    shots = active_shots(state)
    if shots[0] or shots[1]:
        if state.events is not None:
            state.emit(Public("exchange", "BBP-FIRE-02", {"S": shots[0], "I": shots[1]}))
        state.push(Exchange(shots, UNDECIDED, False))


def reveal(state: BroadsidesState, ship: Ship) -> i64:
    """[BBP-MOVE-01] The card of this step, turned over; NO_CARD in a turn without cards. [BBP-DAMAGE-42]

    [BBP-DAMAGE-41] A ship whose captain has just fallen still plays the cards she plotted.
    """
    if ship.plot is None:
        return NO_CARD
    card = ship.plot.card(int(state.step))
    if state.events is not None:
        facts: dict[str, str | int] = {"ship": SEATS[int(ship.seat)], "card": CARD_NAMES[card], "step": int(state.step)}
        state.emit(Public("card", "BBP-MOVE-01", facts))
    return card


def carry_out(state: BroadsidesState, ship: Ship, card: i64) -> bool:
    """[BBP-MOVE-02] [BBP-GRID-07] One ship's card, which depends on nothing but her own point and heading. True if she
    moved.

    [BBP-CARDS-04] Stay; [BBP-CARDS-05] [BBP-MOVE-03] Forward, exactly one segment; [BBP-CARDS-06] [BBP-CARDS-07]
    turns of 45 degrees; [BBP-CARDS-08] Damage does nothing. [BBP-ISLAND-02] [BBP-R-14] Aground, a card is shown
    without effect.
    """
    if card in (NO_CARD, STAY, DAMAGE):
        return False
    if ship.aground:
        if state.events is not None:
            state.emit(Public("still-aground", "BBP-ISLAND-02", {"ship": SEATS[int(ship.seat)]}))
        return False
    if card == FORWARD:
        return move_forward(state, ship)
    ship.heading = (ship.heading + (TO_STARBOARD if card == TURN_STARBOARD else TO_PORT)) % 8
    if state.events is not None:
        rule = "BBP-CARDS-06" if card == TURN_STARBOARD else "BBP-CARDS-07"
        state.emit(Public("turned", rule, {"ship": SEATS[int(ship.seat)], "heading": HEADINGS[ship.heading]}))
    return False


def move_forward(state: BroadsidesState, ship: Ship) -> bool:
    """[BBP-CARDS-05] The next point ahead. [BBP-R-13] [BBP-R-15] [BBP-R-16] Only the destination counts, not what is
    passed.

    [BBP-ISLAND-01] [BBP-R-12] Land or the edge ahead: she stays, and [BBP-ISLAND-02] moves no more this turn.
    [BBP-ISLAND-03] The other ship is not concerned. [BBP-R-17] She is then the staying ship in a collision.
    """
    x = ship.x + DX[ship.heading]
    y = ship.y + DY[ship.heading]
    if not is_point(int(x), int(y)):
        ship.aground = True
        if state.events is not None:
            facts: dict[str, str | int] = {"ship": SEATS[int(ship.seat)], "x": int(x), "y": int(y)}
            state.emit(Public("aground", "BBP-ISLAND-01", facts))
        return False
    ship.x = x
    ship.y = y
    if state.events is not None:
        facts = {"ship": SEATS[int(ship.seat)], "x": int(x), "y": int(y), "heading": HEADINGS[ship.heading]}
        state.emit(Public("sailed", "BBP-CARDS-05", facts))
    return True


def one_of_each(state: BroadsidesState, seat: int, plots: list[Action]) -> list[Action]:
    """The plots of a seat, less those that sail as another one does: a card that runs her aground and a Damage card do
    no more than Stay. Nobody plots what runs aground if he can as well stay."""
    found: list[Action] = []
    seen: set[int] = set()
    for plot in plots:
        assert isinstance(plot, Plot)
        ship = state.ships[seat].clone()
        way = 0
        for slot in range(1, SLOTS + 1):
            carry_out(state, ship, plot.card(slot))
            after = (ship.y * WIDTH + ship.x) * 8 + ship.heading
            way = way * COURSES + int(after)
        if not ship.aground and way not in seen:
            seen.add(way)
            found.append(plot)
    return found


def close_turn(state: BroadsidesState) -> None:
    """[BBP-CARDS-10] The cards go back to hand. [BBP-ISLAND-04] Nobody stays aground.

    [BBP-DAMAGE-42] [BBP-R-32] [BBP-R-33] [BBP-R-35] Who lost a captain in this turn has no cards in the next one, once.
    """
    for ship in state.ships:
        ship.plot = None
        ship.aground = False
        ship.no_cards = ship.captain_lost
        ship.captain_lost = False
    state.idle = 0 if state.fought else state.idle + 1
    state.fought = False
    state.turn += 1
    state.step = 0
    state.stage = BEGIN
