"""The course of the game: setting up, then turn after turn. What is left of it stands in the state."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Value
from warbox.engine.pool import Block
from warbox.engine.state import Frame
from warbox.games.firstwave.actions import FIRSTS, Activate, First
from warbox.games.firstwave.pieces.figure import NOT_FIRED, Carried, Figure
from warbox.games.firstwave.rules.activation import activate
from warbox.games.firstwave.rules.answers import ACTIVATE
from warbox.games.firstwave.rules.npcs import next_npc, start_npc
from warbox.games.firstwave.rules.scenario import end_roll, finish_game, is_last_turn, judge
from warbox.games.firstwave.rules.setup import SETUP, ask_setup, check_setup, run_setup, setup_choices, take_setup
from warbox.games.firstwave.rules.states import wound
from warbox.games.firstwave.state import (
    DEPLOY_FIRST,
    DEPLOY_ROLL,
    DEPLOYING,
    ENDING,
    FIRES,
    FIRST,
    INITIATIVE,
    LENGTH,
    NAMING,
    NOBODY,
    NPC_PHASE,
    SCENERY,
    SCENERY_FIRST,
    SCENERY_ROLL,
    SURVIVORS,
    FirstWaveState,
    Rule,
    Throw,
    chance_asks,
)

ASK_FIRST: Final = [Decision("first", "FW-TURN-03", (seat,)) for seat in (0, 1)]
ASK_DEPLOY_FIRST: Final = [Decision("deploy-first", "FW-DEPLOY-01", (seat,)) for seat in (0, 1)]
ASK_SCENERY_FIRST: Final = [Decision("scenery-first", "FW-SETUP-02", (seat,)) for seat in (0, 1)]
ASK_ACTIVATE: Final = [Decision("activate", "FW-TURN-04", (seat,)) for seat in (0, 1)]
ROLL_INITIATIVE: Final = chance_asks("initiative", "FW-TURN-02")
ROLL_DEPLOY: Final = chance_asks("deploy-roll", "FW-DEPLOY-01")
ROLL_SCENERY: Final = chance_asks("scenery-roll", "FW-SETUP-02")
ROLL_FIRE: Final = chance_asks("fire", "FW-STATE-13")
ROLL_LENGTH: Final = chance_asks("length", "FW-R-90")
BURNS_ON: Final = 5


class Course(Rule):
    """[FW-TURN-01] Phase after phase, each as the state says where the game stands."""

    def clone(self) -> Frame[FirstWaveState]:
        return self

    # ---- questions

    def asks(self, state: FirstWaveState) -> Decision | None:
        stage = state.stage
        if stage == SURVIVORS:
            seat = next_seat(state)
            return ASK_ACTIVATE[seat] if seat != NOBODY else None
        if stage == FIRST:
            return ASK_FIRST[state.winner]
        if stage == DEPLOY_FIRST:
            return ASK_DEPLOY_FIRST[state.winner]
        if stage == SCENERY_FIRST:
            return ASK_SCENERY_FIRST[state.winner]
        return ask_setup(state) if stage in SETUP else None

    def legal(self, state: FirstWaveState, seat: int) -> list[Action]:
        stage = state.stage
        if stage == SURVIVORS:
            return [ACTIVATE[state.name(index)] for index in waiting(state, seat)]
        if stage in (FIRST, DEPLOY_FIRST, SCENERY_FIRST):
            return list[Action](FIRSTS)
        return setup_choices(state, seat)

    def complete(self, state: FirstWaveState, seat: int) -> bool:
        return state.stage not in SETUP or state.stage == NAMING

    def why_not(self, state: FirstWaveState, seat: int, action: Action) -> Refusal | None:
        stage = state.stage
        if stage == SURVIVORS:
            return check_activate(state, seat, action)
        if stage in (FIRST, DEPLOY_FIRST, SCENERY_FIRST):
            return None if isinstance(action, First) else Refusal("who-first", "FW-TURN-03")
        return check_setup(state, seat, action)

    def answer(self, state: FirstWaveState, seat: int, action: Action) -> None:
        if isinstance(action, Activate):
            state.next = 1 - seat
            activate(state, state.by_code(action.figure))
        elif isinstance(action, First):
            self.choose_first(state, action.seat)
        else:
            take_setup(state, seat, action)

    def choose_first(self, state: FirstWaveState, seat: int) -> None:
        """[FW-TURN-03] [FW-DEPLOY-01] [FW-SETUP-02] The winner decides who goes first."""
        state.first = seat
        state.next = seat
        rule = "FW-TURN-03"
        if state.stage == FIRST:
            state.stage = SURVIVORS
        elif state.stage == DEPLOY_FIRST:
            state.stage = DEPLOYING
            rule = "FW-DEPLOY-01"
        else:
            state.stage = SCENERY
            rule = "FW-SETUP-02"
        if state.events is not None:
            state.say("goes-first", rule, {"seat": "AB"[seat]})

    # ---- steps

    def run(self, state: FirstWaveState) -> None:
        stage = state.stage
        if stage == SURVIVORS:  # [FW-TURN-05] all have been activated
            state.stage = NPC_PHASE
            if state.events is not None:
                state.say("npc-phase", "FW-TURN-05", {"turn": int(state.turn)})
        elif stage == NPC_PHASE:
            npc = next_npc(state)
            if npc == NOBODY:
                state.stage = FIRES
                state.tested = 0
            else:
                start_npc(state, npc)
        elif stage == FIRES:
            self.burn(state)
        elif stage == ENDING:
            self.end_turn(state)
        elif stage == INITIATIVE:
            state.push(Throw(ROLL_INITIATIVE, 2, 6))
        elif stage == LENGTH:
            state.push(Throw(ROLL_LENGTH, 1, 6))
        elif stage == DEPLOY_ROLL:
            state.push(Throw(ROLL_DEPLOY, 2, 6))
        elif stage == SCENERY_ROLL:
            state.push(Throw(ROLL_SCENERY, 2, 6))
        else:
            run_setup(state)

    def burn(self, state: FirstWaveState) -> None:
        """[FW-STATE-13] [FW-R-98] The initiative winner's figures first, each side in roster order."""
        order = fire_order(state)
        while state.tested < len(order):
            figure = state.figure(order[state.tested])
            if figure.present and figure.fire:
                state.push(Throw(ROLL_FIRE, 1, 6))
                return
            state.tested += 1
        state.stage = ENDING

    def end_turn(self, state: FirstWaveState) -> None:
        """[FW-TURN-06] [FW-R-02] Fires are out of the way: smoke goes, counters are reset, then the end is judged."""
        state.tested = 0
        if state.smoke:
            state.smoke = []  # [FW-LOS-07] [FW-MUNITION-13]
            if state.events is not None:
                state.say("smoke-gone", "FW-MUNITION-13", {})
        for index in range(len(state.bodies)):
            refresh(state, index)
        if state.events is not None:
            state.say("turn-ended", "FW-TURN-06", {"turn": int(state.turn)})
        if is_last_turn(state):
            finish_game(state, "score", "FW-SCEN1-03" if state.readings.scenario.number == 0 else "FW-R-92")
        elif end_roll(state) >= 6:
            finish_game(state, "unfinished", "FW-R-90")
        elif end_roll(state):
            state.stage = LENGTH
        else:
            next_turn(state)

    # ---- dice

    def blocks(self, state: FirstWaveState, count: int) -> list[Block]:
        if state.stage == FIRES:
            return [Block(1, [0, 0, 0, 0, 1, 1])]
        if state.stage == LENGTH:
            most = end_roll(state)
            return [Block(1, [0 if face <= most else 1 for face in range(1, 7)])]
        return super().blocks(state, count)

    def rolled(self, state: FirstWaveState, faces: list[int]) -> None:
        if state.stage == FIRES:
            self.test_fire(state, faces[0])
        elif state.stage == LENGTH:
            self.test_length(state, faces[0])
        else:
            self.roll_off(state, faces)

    def roll_off(self, state: FirstWaveState, faces: list[int]) -> None:
        """[FW-DICE-05] [FW-R-94] A's die, then B's; equal totals are rolled again, bonuses and all."""
        totals = [faces[0], faces[1]]
        rule = "FW-DEPLOY-01" if state.stage == DEPLOY_ROLL else "FW-SETUP-02"
        if state.stage == INITIATIVE:  # [FW-TURN-02] [FW-FACTION-01] [FW-FACTION-06]
            totals[0] += int(state.readings.initiative[0])
            totals[1] += int(state.readings.initiative[1])
            rule = "FW-TURN-02"
        if state.events is not None:
            facts: dict[str, Value] = {"A": totals[0], "B": totals[1], "dice": f"{faces[0]} {faces[1]}"}
            facts["winner"] = "none" if totals[0] == totals[1] else "A" if totals[0] > totals[1] else "B"
            state.say("roll-off", rule, facts)
        if totals[0] == totals[1]:
            return
        state.winner = 0 if totals[0] > totals[1] else 1
        state.stage += 1

    def test_fire(self, state: FirstWaveState, face: int) -> None:
        """[FW-STATE-13] On 5 or 6 a wound, and it burns on; else the marker goes."""
        index = fire_order(state)[state.tested]
        state.tested += 1
        figure = state.edit(index)
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(index), "die": face}
            facts["result"] = "burns" if face >= BURNS_ON else "out"
            state.say("fire-test", "FW-STATE-13", facts)
        if face >= BURNS_ON:
            by = figure.fire - 1  # [FW-R-55] whoever lit it
            wound(state, index, NOBODY if by == figure.side else by, "FW-STATE-13")
            judge(state)
        else:
            figure.fire = 0

    def test_length(self, state: FirstWaveState, face: int) -> None:
        """[FW-SCEN3-01] [FW-R-90] Whether the game is over after this turn."""
        over = face <= end_roll(state)
        if state.events is not None:
            facts: dict[str, Value] = {"die": face, "most": end_roll(state), "result": "over" if over else "on"}
            state.say("length", "FW-R-90", facts)
        if over:
            finish_game(state, "unfinished", "FW-R-90")
        else:
            next_turn(state)


COURSE: Final = Course()


def waiting(state: FirstWaveState, seat: int) -> list[int]:
    """[FW-ACTIVATE-08] [FW-TURN-04] The survivors of a seat that have not been activated this turn."""
    found: list[int] = []
    for index in range(state.survivors):
        figure = state.figure(index)
        if figure.side == seat and figure.present and not figure.activated:
            found.append(index)
    return found


def next_seat(state: FirstWaveState) -> int:
    """[FW-TURN-04] [FW-R-93] The players alternate; who has nobody left is skipped. NOBODY: all are done."""
    for seat in (int(state.next), 1 - int(state.next)):
        for index in range(state.survivors):
            figure = state.figure(index)
            if figure.side == seat and figure.present and not figure.activated:
                return seat
    return NOBODY


def check_activate(state: FirstWaveState, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Activate):
        return Refusal("activate-now", "FW-TURN-04")
    index = state.by_code(action.figure)
    facts: dict[str, Value] = {"figure": state.name(index)}
    if index == NOBODY or not state.bodies[index].present or state.bodies[index].side != seat:
        return Refusal("not-yours", "FW-TURN-04", facts)
    if state.figure(index).activated:
        return Refusal("activated-already", "FW-ACTIVATE-08", facts)
    return None


def fire_order(state: FirstWaveState) -> list[int]:
    """[FW-R-98]"""
    order: list[int] = []
    for seat in (state.winner, 1 - state.winner):
        for index in range(state.survivors):
            if state.bodies[index].side == seat:
                order.append(index)
    return order


def refresh(state: FirstWaveState, index: int) -> None:
    """[FW-TURN-06] [FW-R-77] The counters of a turn: melees, munition fired, having acted."""
    figure = state.figure(index)
    fired = False
    for carried in figure.weapons:
        fired = fired or carried.fired != NOT_FIRED
    if not fired and not figure.melees and not figure.activated:
        return
    figure = state.edit(index)
    figure.melees = 0
    figure.activated = False
    if fired:
        unload(figure)


def unload(figure: Figure) -> None:
    weapons: list[Carried] = []
    for one in figure.weapons:
        weapons.append(Carried(one.weapon, one.munitions, one.out, NOT_FIRED, one.smoked))
    figure.weapons = weapons


def next_turn(state: FirstWaveState) -> None:
    state.turn += 1
    state.stage = INITIATIVE
    if state.events is not None:
        state.say("turn", "FW-TURN-01", {"turn": int(state.turn)})
