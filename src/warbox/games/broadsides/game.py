"""The game as the rest of the program knows it."""

from fractions import Fraction
from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER
from warbox.engine.game import Game, Option, View
from warbox.engine.outlook import Outlook
from warbox.engine.page import Lines
from warbox.engine.probe import Probe
from warbox.engine.sampler import Sampler
from warbox.engine.turn import legal, settle
from warbox.games.broadsides import evaluate as evaluation
from warbox.games.broadsides import view as views
from warbox.games.broadsides.actions import SLOTS, VERBS, Place, Plot, Shot
from warbox.games.broadsides.boarding import BoardingTurn
from warbox.games.broadsides.deck import CENTRE, ROWS, SECTION_AT
from warbox.games.broadsides.firing import Exchange
from warbox.games.broadsides.notation import PAGE, format_position
from warbox.games.broadsides.odds import shot_odds
from warbox.games.broadsides.outlook import foresee
from warbox.games.broadsides.plotting import Plotting, SurrenderOffer, may_surrender
from warbox.games.broadsides.position import DEPLOYMENT, read_position
from warbox.games.broadsides.readings import OPTIONS, Readings
from warbox.games.broadsides.sailing import carry_out, one_of_each
from warbox.games.broadsides.sea import HEADINGS, SEATS
from warbox.games.broadsides.shape import Shown
from warbox.games.broadsides.ship import NO_ANSWER, new_ship
from warbox.games.broadsides.state import DEPLOYING, SAILING, BroadsidesState
from warbox.games.broadsides.storm import values_of
from warbox.games.broadsides.weights import WEIGHTS

QUARTERDECK: Final = SECTION_AT[ROWS.index("G")][CENTRE]  # where captain and free crew are placed


class Broadsides(Game[BroadsidesState]):
    def __init__(self) -> None:
        self.slug = "broadsides"
        self.prefix = "BBP"
        self.rules_version = "1"
        self.seats = SEATS
        self.options: list[Option] = OPTIONS
        self.verbs = VERBS
        self.page = PAGE
        self.playouts = 9  # more of them only add luck: a plot is judged as well at once
        self.answers = 4
        self.glances = 8
        self.glance = 1000.0  # dice make playouts differ far more than choices do
        self.wary = 0.3

    def new(self, options: dict[str, str]) -> BroadsidesState:
        state = BroadsidesState(Readings(self.complete_options(options)), [new_ship(0), new_ship(1)])
        state.push(DEPLOYMENT)
        settle(state)
        return state

    def view(self, state: BroadsidesState, seat: int) -> View:
        return views.view(state, seat)

    def shape(self) -> object:
        return Shown

    def format(self, state: BroadsidesState, seat: int = ARBITER) -> str:
        return format_position(views.view(state, seat))

    def read(self, lines: Lines) -> BroadsidesState:
        return read_position(lines)

    def determinize(self, state: BroadsidesState, seat: int, sampler: Sampler) -> BroadsidesState:
        return views.determinize(state, seat, sampler)

    def setting_up(self, state: BroadsidesState) -> bool:
        """[BBP-GEN-03] Until the crews are aboard."""
        return bool(state.phase == DEPLOYING)

    def leg(self, state: BroadsidesState) -> int:
        """A turn at sea is everybody's, one of boarding one side's."""
        return 1000 * int(state.phase) + int(state.turn) * (2 if state.phase == SAILING else 1)

    def broad(self, state: BroadsidesState, seat: int) -> list[Action]:
        """Captain and free crew stand together: who boards finds three, and a row with no cannons draws little fire. Of
        plots that sail the same way one. Otherwise everything."""
        choices = legal(state, seat)
        if isinstance(state.stack[-1], Plotting):
            return one_of_each(state, seat, choices)
        if state.phase != DEPLOYING:
            return choices
        together: list[Action] = [
            choice for choice in choices if isinstance(choice, Place) and choice.section == QUARTERDECK
        ]
        return together or choices

    def horizon(self, state: BroadsidesState, legs: int) -> int:
        """What a boarding turn brings is reckoned, so no playout has anything to add."""
        return 0 if isinstance(state.stack[-1], BoardingTurn) else legs

    def reckon(self, state: BroadsidesState, seat: int, choices: list[Action]) -> list[float]:
        """Steps are judged as parts of whole turns, with every end of the melees."""
        return values_of(state, seat, choices) if isinstance(state.stack[-1], BoardingTurn) else []

    def unseal(self, state: BroadsidesState, seat: int) -> None:
        """[BBP-CARDS-02] [BBP-R-39] A plot or an answer that lies face down is as good as none."""
        ship = state.ships[1 - seat]
        if isinstance(state.stack[-1], Plotting):
            if not may_surrender(ship):
                ship.plot = None
        elif isinstance(state.stack[-1], SurrenderOffer):
            ship.answer = NO_ANSWER
        settle(state)

    def explain(self, state: BroadsidesState, seat: int, action: Action, probe: Probe) -> None:
        """[BBP-FIRE-07] What a shot takes; where a plot leads."""
        frame = state.stack[-1]
        if isinstance(frame, Exchange) and isinstance(action, Shot):
            losses = shot_odds(state, seat, action.row, frame.salvo)
            probe.odds["hit"] = 1 - losses[-1].chance
            probe.odds["sinks"] = sum([loss.chance for loss in losses if loss.sinks], Fraction(0))
        elif isinstance(action, Plot) and probe.refusal is None:
            ship = state.ships[seat].clone()
            for slot in range(1, SLOTS + 1):
                carry_out(state, ship, action.card(slot))
                step: dict[str, object] = {"shape": "point", "x": int(ship.x), "y": int(ship.y)}
                step["heading"] = HEADINGS[ship.heading]
                probe.region.append(step)

    def foresee(self, state: BroadsidesState, seat: int) -> Outlook:
        return foresee(state, seat)

    def evaluate(self, state: BroadsidesState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def prospect(self, state: BroadsidesState, seat: int) -> float | None:
        return evaluation.prospect(state, seat)

    def features(self, state: BroadsidesState, seat: int) -> dict[str, float]:
        return evaluation.features(state, seat)

    def weights(self) -> dict[str, float]:
        return WEIGHTS


GAME: Final = Broadsides()
