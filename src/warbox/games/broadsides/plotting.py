"""Plotting: surrender or fight on, then three cards face down."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import SEALED, Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.broadsides.actions import ANSWERS, PLOTS_BY_DAMAGE, SLOTS, Answer, Plot
from warbox.games.broadsides.sea import SEATS
from warbox.games.broadsides.ship import FIGHTS_ON, NO_ANSWER, SURRENDERS, Ship
from warbox.games.broadsides.state import BroadsidesState
from warbox.games.broadsides.victory import end


def sealed(kind: str, rule: str) -> list[Decision | None]:
    """A sealed question by who still has to answer: nobody, S, I, both."""
    return [
        None,
        Decision(kind, rule, (0,), SEALED),
        Decision(kind, rule, (1,), SEALED),
        Decision(kind, rule, (0, 1), SEALED),
    ]


SURRENDER: Final = sealed("surrender", "BBP-R-39")
PLOT: Final = sealed("plot", "BBP-CARDS-01")


def may_surrender(ship: Ship) -> bool:
    """[BBP-WIN-02] [BBP-R-39] An immobilised ship: three Damage cards due, also in a turn without cards."""
    return ship.damage_cards() == SLOTS


class SurrenderOffer(Frame[BroadsidesState]):
    """[BBP-R-39] At the start of a turn, before plotting; both decide at the same time; if both surrender it is a
    draw.
    """

    def asks(self, state: BroadsidesState) -> Decision | None:
        waiting = 0
        for seat in (0, 1):
            ship = state.ships[seat]
            if ship.answer == NO_ANSWER and may_surrender(ship):
                waiting += 1 + seat
        return SURRENDER[waiting]

    def legal(self, state: BroadsidesState, seat: int) -> list[Action]:
        return ANSWERS

    def check(self, state: BroadsidesState, seat: int, action: Action) -> Refusal | None:
        return None if isinstance(action, Answer) else Refusal("answer-surrender", "BBP-R-39")

    def take(self, state: BroadsidesState, seat: int, action: Action) -> None:
        assert isinstance(action, Answer)
        state.ships[seat].answer = SURRENDERS if action.surrender else FIGHTS_ON

    def run(self, state: BroadsidesState) -> None:
        state.finish(self)
        given_up = [ship.answer == SURRENDERS for ship in state.ships]
        for ship in state.ships:
            if ship.answer != NO_ANSWER and state.events is not None:
                kind = "surrendered" if ship.answer == SURRENDERS else "fights-on"
                state.emit(Public(kind, "BBP-R-39", {"ship": SEATS[int(ship.seat)]}))
            ship.answer = NO_ANSWER
        if given_up[0] and given_up[1]:
            end(state, "both-surrendered", "BBP-R-39", ())
        elif given_up[0] or given_up[1]:
            end(state, "surrendered", "BBP-WIN-02", (1,) if given_up[0] else (0,))

    def clone(self) -> Frame[BroadsidesState]:
        return self


class Plotting(Frame[BroadsidesState]):
    """[BBP-CARDS-01] [BBP-CARDS-02] Both choose three cards at the same time, in secret, all slots filled.

    [BBP-CARDS-09] [BBP-R-29] Exactly the Damage cards that are due, in slots of the owner's choice.
    [BBP-DAMAGE-42] A ship without cards this turn plots nothing. [BBP-R-74] Her Damage cards are then moot.
    """

    def asks(self, state: BroadsidesState) -> Decision | None:
        waiting = 0
        for seat in (0, 1):
            ship = state.ships[seat]
            if ship.plot is None and not ship.no_cards:
                waiting += 1 + seat
        return PLOT[waiting]

    def legal(self, state: BroadsidesState, seat: int) -> list[Action]:
        return PLOTS_BY_DAMAGE[state.ships[seat].damage_cards()]

    def check(self, state: BroadsidesState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Plot):
            return Refusal("plot-first", "BBP-CARDS-01")
        due = int(state.ships[seat].damage_cards())
        if action.damage != due:
            return Refusal("damage-cards", "BBP-CARDS-09", {"due": due, "plotted": action.damage})
        return None

    def take(self, state: BroadsidesState, seat: int, action: Action) -> None:
        assert isinstance(action, Plot)
        state.ships[seat].plot = action
        if state.events is not None:
            state.emit(Public("plotted", "BBP-CARDS-02", {"ship": SEATS[seat]}))

    def run(self, state: BroadsidesState) -> None:
        state.finish(self)

    def clone(self) -> Frame[BroadsidesState]:
        return self


SURRENDER_OFFER: Final = SurrenderOffer()
PLOTTING: Final = Plotting()


def plot_damage_only(ship: Ship) -> None:
    """[BBP-DAMAGE-15] [BBP-DAMAGE-32] With three Damage cards due there is nothing to choose."""
    if not ship.no_cards and ship.damage_cards() == SLOTS:
        plot = PLOTS_BY_DAMAGE[SLOTS][0]
        assert isinstance(plot, Plot)
        ship.plot = plot
