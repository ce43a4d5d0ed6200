"""The game as the rest of the program knows it."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER
from warbox.engine.game import Game, Option, View
from warbox.engine.outlook import Outlook
from warbox.engine.page import Lines
from warbox.engine.probe import Probe
from warbox.engine.sampler import Sampler
from warbox.engine.turn import settle
from warbox.engine.workshop import Kind
from warbox.games.firstwave import evaluate as evaluation
from warbox.games.firstwave import view as views
from warbox.games.firstwave.actions import CONCEDE, SEATS, VERBS, End
from warbox.games.firstwave.candidates import broad, candidates, hasty_act, quick_answer, tried
from warbox.games.firstwave.determinize import determinize
from warbox.games.firstwave.far_weights import FAR_WEIGHTS
from warbox.games.firstwave.outlook import foresee
from warbox.games.firstwave.pieces.scenarios import DIVERSION, POWER_WAR
from warbox.games.firstwave.readings import CUSTOM, OPTIONS, PLACED, Readings, chosen_band, chosen_table
from warbox.games.firstwave.reckoning.taste import Taste, tastes_of
from warbox.games.firstwave.reckoning.telling import explain, explain_defence
from warbox.games.firstwave.rules.acting import Acting
from warbox.games.firstwave.rules.enlist import enlist, plain_name
from warbox.games.firstwave.rules.melee import Fight
from warbox.games.firstwave.rules.scenario import score
from warbox.games.firstwave.rules.turn import COURSE
from warbox.games.firstwave.shape import Shown
from warbox.games.firstwave.state import (
    DEPLOY_ROLL,
    FIRST,
    INITIATIVE,
    SCENERY_ROLL,
    SURVIVORS,
    TOKENS,
    FirstWaveState,
    Token,
)
from warbox.games.firstwave.tables.table import with_pieces
from warbox.games.firstwave.tastes import LEARNT
from warbox.games.firstwave.text.notation import PAGE
from warbox.games.firstwave.text.position import read_position
from warbox.games.firstwave.text.writing import format_position
from warbox.games.firstwave.thinking.judging import far_features, prospect
from warbox.games.firstwave.weights import WEIGHTS
from warbox.games.firstwave.workshop import KINDS

REPLIES: Final = 100  # playouts of a choice


class FirstWave(Game[FirstWaveState]):
    """[FW-SCALE-08] [FW-R-04] Nobody draws lots over a reading: what players answer and dice decide everything."""

    def __init__(self, tastes: list[list[Taste]]) -> None:
        self.tastes: Final = tastes  # of the levels, by side and scenario
        self.slug = "firstwave"
        self.prefix = "FW"
        self.rules_version = "1"
        self.seats = SEATS  # [FW-R-03] two players, A and B
        self.options: list[Option] = OPTIONS
        self.verbs = VERBS
        self.page = PAGE
        self.playouts = 300
        self.answers = 4
        self.glances = 8
        self.glance = 12.0

    def new(self, options: dict[str, str]) -> FirstWaveState:
        return begin(self.complete_options(options))

    def view(self, state: FirstWaveState, seat: int) -> View:
        return views.view(state, seat)

    def shape(self) -> object:
        return Shown

    def format(self, state: FirstWaveState, seat: int = ARBITER) -> str:
        return format_position(views.view(state, seat))

    def read(self, lines: Lines) -> FirstWaveState:
        return read_position(lines)

    def turn(self, state: FirstWaveState) -> int:
        return int(state.turn)

    def setting_up(self, state: FirstWaveState) -> bool:
        """[FW-SETUP-01] [FW-DEPLOY-02] Scenery, tokens, fighters."""
        return bool(state.stage < INITIATIVE)

    def leg(self, state: FirstWaveState) -> int:
        """[FW-TURN-04] The players activate in turns: each activation is a leg, from who it is to its end."""
        if state.stage != SURVIVORS and state.stage != FIRST:
            return 100 * int(state.turn) + 90 + int(state.stage)
        over = -1 if state.stage == SURVIVORS and len(state.stack) > 1 else 0  # somebody's activation is under way
        for index in range(state.survivors):
            if state.figure(index).activated:
                over += 1
        return 100 * int(state.turn) + over

    def horizon(self, state: FirstWaveState, legs: int) -> int:
        """[FW-TURN-04] Nobody looks beyond his own activation: what the next enemy does, `prospect` reckons without the
        dice that would hide it. Measured, see docs/opponents-notes.md."""
        return min(legs, 1)

    def replies(self, state: FirstWaveState) -> int:
        """[FW-TURN-04] What the next enemy's activation leaves of the best choices; measured in two scenarios only."""
        return REPLIES if state.readings.scenario.number in (POWER_WAR, DIVERSION) else 0

    def thinks_on(self, state: FirstWaveState) -> bool:
        """[FW-ACTIVATE-02] The exchange knows who is acting and what it can still do."""
        return True

    def determinize(self, state: FirstWaveState, seat: int, sampler: Sampler) -> FirstWaveState:
        return determinize(state, seat, sampler)

    def tallies(self, state: FirstWaveState) -> list[str]:
        """The points as they stand."""
        return [f"scores A={score(state, 0)} B={score(state, 1)}"]

    def always(self) -> list[Action]:
        return [CONCEDE]

    def explain(self, state: FirstWaveState, seat: int, action: Action, probe: Probe) -> None:
        """Routes, dice with their causes, exact odds, lines of sight."""
        top = state.stack[-1]
        if isinstance(top, Acting):
            explain(state, top, action, probe)
        elif isinstance(top, Fight):
            explain_defence(state, top, action, probe)

    def quiet(self, state: FirstWaveState, seat: int) -> Action | None:
        """[FW-ACTIVATE-02] Whoever acts may stop."""
        top = state.stack[-1] if state.stack else None
        return End(state.name(top.figure)) if isinstance(top, Acting) else None

    def taste(self, state: FirstWaveState, seat: int) -> Taste:
        """What the levels of a side go by here."""
        return self.tastes[seat][state.readings.scenario.number]

    def knobs(self) -> dict[str, float]:
        return LEARNT

    def turned(self, knobs: list[dict[str, float]]) -> "FirstWave":
        return FirstWave([tastes_of(numbers) for numbers in knobs])

    def margin(self, state: FirstWaveState) -> float:
        return evaluation.margin(state)

    def candidates(self, state: FirstWaveState, seat: int) -> list[Action]:
        return candidates(state, seat)

    def broad(self, state: FirstWaveState, seat: int) -> list[Action]:
        return broad(state, seat, self.taste(state, seat))

    def tried(self, state: FirstWaveState, seat: int) -> list[Action]:
        return tried(state, seat)

    def policy(self, state: FirstWaveState, seat: int, sampler: Sampler) -> Action | None:
        return quick_answer(state, seat)

    def hasty(self, state: FirstWaveState, seat: int) -> Action | None:
        return hasty_act(state, seat, self.taste(state, seat))

    def foresee(self, state: FirstWaveState, seat: int) -> Outlook:
        return foresee(state, seat)

    def kinds(self) -> list[Kind]:
        return KINDS

    def evaluate(self, state: FirstWaveState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def prospect(self, state: FirstWaveState, seat: int) -> float | None:
        return prospect(state, seat, self.taste(state, seat))

    def features(self, state: FirstWaveState, seat: int) -> dict[str, float]:
        return evaluation.features(state, seat)

    def weights(self) -> dict[str, float]:
        return WEIGHTS

    def far_features(self, state: FirstWaveState, seat: int) -> dict[str, float]:
        return far_features(state, seat, self.taste(state, seat))

    def far_weights(self) -> dict[str, float]:
        return FAR_WEIGHTS


def begin(chosen: dict[str, str]) -> FirstWaveState:
    """[FW-SETUP-01] [FW-SETUP-04] [FW-R-56] Ready tables skip the scenery, and have places for the tokens."""
    table = chosen_table(chosen)
    bands = [chosen_band(chosen, 0), chosen_band(chosen, 1)]
    shown = dict(chosen)
    for option in OPTIONS:
        if "\n" in shown[option.name]:
            shown[option.name] = CUSTOM
    readings = Readings(shown, table, [len(band.fighters) for band in bands])
    state = FirstWaveState(readings, table)
    for seat in (0, 1):
        readings.enlist(seat, plain_name(bands[seat].name), bands[seat].faction)
        enlist(state, seat, bands[seat])
    if chosen["scenery"] == PLACED:
        state.table = with_pieces(table, [])
        state.stage = SCENERY_ROLL
    elif chosen["tokens"] == PLACED or not table.tokens:
        state.stage = TOKENS
    else:
        state.stage = DEPLOY_ROLL
        for seat in (0, 1):
            state.tokens = [*state.tokens, *[Token(x, y, 0, seat) for x, y in table.tokens[seat]]]
    state.push(COURSE)
    settle(state)
    return state


GAME: Final = FirstWave([tastes_of(LEARNT), tastes_of(LEARNT)])
