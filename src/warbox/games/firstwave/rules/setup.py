"""Before the first turn: scenery, resource tokens, deployment, successors."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import SEALED, Decision, Refusal
from warbox.engine.event import Private, Public, Value
from warbox.games.firstwave.actions import NO_Z, Deploy, LayPiece, Name, PlaceToken
from warbox.games.firstwave.ground.arrival import scout_ok
from warbox.games.firstwave.ground.measure import in_own_half, overlapping, token_apart, token_clear, tokens_overlap
from warbox.games.firstwave.ground.measure import in_zone as base_in_zone
from warbox.games.firstwave.ground.walk import why_not_stand
from warbox.games.firstwave.pieces.figure import IN_PLAY, WAITING, Figure
from warbox.games.firstwave.pieces.limits import TOKENS as TOKENS_EACH
from warbox.games.firstwave.pieces.scenarios import BLOODLINE
from warbox.games.firstwave.rules.scenario import can_succeed
from warbox.games.firstwave.rules.scenery import check_piece, lay_piece, piece_choices, pile_of
from warbox.games.firstwave.state import (
    DEPLOY_ROLL,
    DEPLOYING,
    INITIATIVE,
    NAMING,
    NOBODY,
    SCENERY,
    TOKENS,
    FirstWaveState,
    Token,
)
from warbox.games.firstwave.tables.memory import STEP_MM

SETUP: Final = [SCENERY, TOKENS, DEPLOYING, NAMING]
ASK_PIECE: Final = [Decision("piece", "FW-SETUP-03", (seat,)) for seat in (0, 1)]
ASK_TOKEN: Final = [Decision("token", "FW-SETUP-04", (seat,)) for seat in (0, 1)]
ASK_DEPLOY: Final = [Decision("deploy", "FW-DEPLOY-02", (seat,)) for seat in (0, 1)]
ASK_SCOUT: Final = [Decision("deploy", "FW-DEPLOY-03", (seat,)) for seat in (0, 1)]
ASK_NAME: Final = [
    Decision("successor", "FW-SCEN3-03", (0, 1), SEALED),
    Decision("successor", "FW-SCEN3-03", (0,), SEALED),
    Decision("successor", "FW-SCEN3-03", (1,), SEALED),
]
GRID: Final = 30  # of the places that are listed, in mm
WIDE_GRID: Final = 60


def ask_setup(state: FirstWaveState) -> Decision | None:
    stage = state.stage
    if stage == SCENERY:
        return ASK_PIECE[state.next] if pile_of(state) else None
    if stage == TOKENS:
        return ASK_TOKEN[state.next] if len(state.tokens) < 2 * TOKENS_EACH else None
    if stage == DEPLOYING:
        seat = deploying_seat(state)
        if seat == NOBODY:
            return None
        return (ASK_DEPLOY if undeployed(state, seat, False) else ASK_SCOUT)[seat]
    open_seats = [seat for seat in (0, 1) if must_name(state, seat)]
    if not open_seats:
        return None
    return ASK_NAME[0] if len(open_seats) == 2 else ASK_NAME[open_seats[0] + 1]


def run_setup(state: FirstWaveState) -> None:
    """Nobody is asked any more: the next step of setting up."""
    stage = state.stage
    if stage == SCENERY:
        # [FW-R-56] tokens start with who laid the first piece
        state.next = state.first
        state.stage = TOKENS
    elif stage == TOKENS:
        state.stage = DEPLOY_ROLL
    elif stage == DEPLOYING:
        state.stage = NAMING if state.readings.scenario.number == BLOODLINE else INITIATIVE
    else:
        state.stage = INITIATIVE


def setup_choices(state: FirstWaveState, seat: int) -> list[Action]:
    stage = state.stage
    if stage == SCENERY:
        return piece_choices(state)
    if stage == TOKENS:
        return token_choices(state, seat)
    if stage == DEPLOYING:
        return deploy_choices(state, seat)
    return [Name(state.name(index)) for index in can_succeed(state, 1 - seat)]


def check_setup(state: FirstWaveState, seat: int, action: Action) -> Refusal | None:
    stage = state.stage
    if stage == SCENERY:
        if isinstance(action, LayPiece):
            return check_piece(state, action)
        return Refusal("piece-now", "FW-SETUP-03")
    if stage == TOKENS:
        if isinstance(action, PlaceToken):
            return check_token(state, seat, action.x, action.y)
        return Refusal("token-now", "FW-SETUP-04")
    if stage == DEPLOYING:
        return (
            check_deploy(state, seat, action) if isinstance(action, Deploy) else Refusal("deploy-now", "FW-DEPLOY-02")
        )
    if not isinstance(action, Name):
        return Refusal("name-now", "FW-SCEN3-03")
    return check_name(state, seat, action)


def take_setup(state: FirstWaveState, seat: int, action: Action) -> None:
    if isinstance(action, LayPiece):
        lay_piece(state, action)
        state.next = 1 - seat
    elif isinstance(action, PlaceToken):
        state.tokens = [*state.tokens, Token(action.x, action.y, 0, seat)]
        state.next = 1 - seat
        if state.events is not None:
            state.say("token-placed", "FW-SETUP-04", {"seat": "AB"[seat], "x": action.x, "y": action.y})
    elif isinstance(action, Deploy):
        deploy(state, action)
    elif isinstance(action, Name):
        name_successor(state, seat, state.by_code(action.figure))


# ---- tokens


def check_token(state: FirstWaveState, seat: int, x: int, y: int) -> Refusal | None:
    """[FW-SETUP-04] [FW-R-56] Off the obstacles, off the other tokens, more than 15 cm from the owner's zone."""
    facts: dict[str, Value] = {"x": x, "y": y}
    if not token_clear(state.table, x, y):
        return Refusal("token-blocked", "FW-R-56", facts)
    if not token_apart(state.table, seat, state.readings.scenario.strips, x, y):
        return Refusal("token-near-zone", "FW-SETUP-04", facts)
    for token in state.tokens:
        if tokens_overlap(x, y, token.x, token.y):
            return Refusal("token-on-token", "FW-R-56", facts)
    return None


def token_choices(state: FirstWaveState, seat: int) -> list[Action]:
    choices: list[Action] = []
    for step in (WIDE_GRID, GRID, 5):
        for y in range(step, int(state.table.height), step):
            for x in range(step, int(state.table.width), step):
                if check_token(state, seat, x, y) is None:
                    choices.append(PlaceToken(x, y))
        if choices:
            break
    return choices


# ---- deployment


def undeployed(state: FirstWaveState, seat: i64, scouts: bool) -> list[int]:
    found: list[int] = []
    for index in range(state.survivors):
        figure = state.figure(index)
        if figure.side == seat and figure.gone == WAITING and figure.profile.scout == scouts:
            found.append(index)
    return found


def deploying_seat(state: FirstWaveState) -> int:
    """[FW-DEPLOY-02] [FW-DEPLOY-03] [FW-R-87] The first player, then the other; then their scouts likewise."""
    order = (int(state.first), 1 - int(state.first))
    for scouts in (False, True):
        for seat in order:
            if undeployed(state, seat, scouts):
                return seat
    return NOBODY


def in_zone(state: FirstWaveState, seat: i64, x: i64, y: i64, base: i64) -> bool:
    """[FW-SCEN1-02] [FW-SCEN2-02] [FW-SCEN3-02] [FW-SCEN4-02] [FW-R-90] The whole base in the player's zone."""
    return base_in_zone(state.table, seat, state.readings.scenario.strips, x, y, base)


def check_deploy(state: FirstWaveState, seat: int, action: Deploy) -> Refusal | None:
    index = state.by_code(action.figure)
    facts: dict[str, Value] = {"figure": state.name(index)}
    if index == NOBODY or state.bodies[index].side != seat or state.figure(index).gone != WAITING:
        return Refusal("not-to-deploy", "FW-DEPLOY-02", facts)
    figure = state.figure(index)
    if figure.profile.scout and undeployed(state, seat, False):
        return Refusal("scouts-last", "FW-DEPLOY-03", facts)
    return check_place(state, figure, action.x, action.y, action.z)


def check_place(state: FirstWaveState, figure: Figure, x: int, y: int, z: int) -> Refusal | None:
    """[FW-DEPLOY-02] [FW-R-87] In the own zone; [FW-DEPLOY-05] [FW-DEPLOY-06] [FW-DEPLOY-07] scouts farther out."""
    facts: dict[str, Value] = {"figure": state.name(figure.index), "x": x, "y": y}
    why = why_not_stand(state.table, state.bodies, figure.index, x, y, z, figure.base)
    if why:
        facts["why"] = why
        return Refusal("cannot-stand", "FW-R-87", facts)
    if in_zone(state, figure.side, x, y, figure.base):
        return None
    if not figure.profile.scout:
        return Refusal("outside-zone", "FW-DEPLOY-04", facts)
    if state.readings.scenario.scouts_in_own_half and not in_own_half(state.table, figure.side, y, figure.base):
        return Refusal("scout-half", "FW-SCEN4-03", facts)  # [FW-R-91]
    return check_scout(state, figure, x, y, z)


def check_scout(state: FirstWaveState, figure: Figure, x: int, y: int, z: int) -> Refusal | None:
    """[FW-BUILD-21] [FW-DEPLOY-05] [FW-DEPLOY-06] [FW-DEPLOY-07] [FW-R-87] [FW-R-109]"""
    places = [(token.x, token.y) for token in state.tokens]
    why = scout_ok(state.table, state.bodies, places, figure, x, y, z, state.readings.scenario.strips)
    if not why:
        return None
    rules = {"zone": "FW-DEPLOY-05", "near-enemy": "FW-DEPLOY-06", "near-token": "FW-DEPLOY-06", "seen": "FW-DEPLOY-07"}
    facts: dict[str, Value] = {"figure": state.name(figure.index), "x": x, "y": y}
    return Refusal(f"scout-{why}", rules.get(why, "FW-DEPLOY-05"), facts)


def deploy_choices(state: FirstWaveState, seat: int) -> list[Action]:
    """The next fighter of the list at places of a grid; others may be placed first, anywhere in the zone."""
    waiting = undeployed(state, seat, False) or undeployed(state, seat, True)
    figure = state.figure(waiting[0])
    name = state.name(figure.index)
    choices: list[Action] = []
    table = state.table
    # places of the lattice that strides end on, so that what is known of a place serves again
    answers = table.answers_of("deploy " + name)
    for start, step in ((20, GRID), (10, STEP_MM)):
        for point in grid_places(state, figure, start, step):
            if is_free(state, figure, point // answers.rows * STEP_MM, point % answers.rows * STEP_MM):
                known = answers.known[point]
                if known is None:
                    x, y = int(point // answers.rows) * STEP_MM, int(point % answers.rows) * STEP_MM
                    known = Deploy(name, x, y, NO_Z)
                    answers.known[point] = known
                choices.append(known)
        if choices:
            return choices
    for y in range(int(table.height) + 1):
        for x in range(int(table.width) + 1):
            if near_zone(state, figure, x, y) and check_place(state, figure, x, y, 0) is None:
                choices.append(Deploy(name, x, y, NO_Z))
    return choices


def grid_places(state: FirstWaveState, figure: Figure, start: int, step: int) -> list[i64]:
    """The places of a grid that are worth looking at and where terrain lets a base stand, as numbers of lattice points;
    worked out once for a table."""
    table, base = state.table, figure.base
    scout = figure.profile.scout
    kind = 2 * (2 * int(figure.side) + int(scout)) + int(state.readings.scenario.strips)
    key = (kind * 64 + int(base)) * 64 + step
    known = table.zones.get(key)
    if known is None:
        known = []
        rows = table.lattice(base, 0).rows
        for y in range(start, int(table.height) + 1, step):
            for x in range(start, int(table.width) + 1, step):
                if near_zone(state, figure, x, y) and not why_not_stand(table, [], NOBODY, x, y, 0, base):
                    known.append(x // STEP_MM * rows + y // STEP_MM)
        table.zones[key] = known
    return known


def is_free(state: FirstWaveState, figure: Figure, x: i64, y: i64) -> bool:
    """What `check_place` says of a place where terrain lets the base stand."""
    for other in state.bodies:
        if other.present and other.index != figure.index and overlapping(other, x, y, 0, figure.base):
            return False
    if in_zone(state, figure.side, x, y, figure.base):
        return True
    if not figure.profile.scout:
        return False
    if state.readings.scenario.scouts_in_own_half and not in_own_half(state.table, figure.side, y, figure.base):
        return False
    return check_scout(state, figure, int(x), int(y), 0) is None


def near_zone(state: FirstWaveState, figure: Figure, x: i64, y: i64) -> bool:
    """What is worth looking at: the zone, for scouts a coarser grid of the whole table, too."""
    if in_zone(state, figure.side, x, y, figure.base):
        return True
    return figure.profile.scout and (x // GRID) % 3 == 0 and (y // GRID) % 3 == 0


def deploy(state: FirstWaveState, action: Deploy) -> None:
    figure = state.edit(state.by_code(action.figure))
    figure.x, figure.y, figure.z = action.x, action.y, action.z
    figure.present = True
    figure.gone = IN_PLAY
    if state.events is not None:
        facts: dict[str, Value] = {"figure": state.name(figure.index), "x": action.x, "y": action.y, "z": action.z}
        state.say("deployed", "FW-DEPLOY-02", facts)


# ---- successors


def must_name(state: FirstWaveState, seat: int) -> bool:
    return state.named[seat] == NOBODY and len(can_succeed(state, 1 - seat)) > 0


def check_name(state: FirstWaveState, seat: int, action: Name) -> Refusal | None:
    """[FW-SCEN3-03] [FW-R-90] An enemy fighter, not an animal, not the chief."""
    index = state.by_code(action.figure)
    if index in can_succeed(state, 1 - seat):
        return None
    return Refusal("no-successor", "FW-SCEN3-03", {"figure": state.name(index)})


def name_successor(state: FirstWaveState, seat: int, index: int) -> None:
    """[FW-SCEN3-03] [FW-R-104] Secret until the game ends."""
    named = state.named.copy()
    named[seat] = index
    state.named = named
    if state.events is not None:
        told = Public("named", "FW-SCEN3-03", {"seat": "AB"[seat]})
        facts: dict[str, Value] = {"seat": "AB"[seat], "figure": state.name(index)}
        state.emit(Private("named-successor", "FW-SCEN3-03", facts, [seat], told))
