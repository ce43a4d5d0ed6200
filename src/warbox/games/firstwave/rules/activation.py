"""An activation: one survivor spends its three actions, or acts on actions that its chief has given away."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Value
from warbox.engine.pool import Block
from warbox.engine.sampler import Sampler
from warbox.engine.state import Frame
from warbox.games.firstwave.actions import (
    Burst,
    Charge,
    End,
    Give,
    Hide,
    Leave,
    Melee,
    Move,
    Pickup,
    Shoot,
    Treat,
)
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.limits import ACTIONS
from warbox.games.firstwave.rules.acting import FRESH, GOING, START, Acting
from warbox.games.firstwave.rules.acts import (
    GIVEN_MOST,
    check_give,
    check_hide,
    check_melee,
    check_pickup,
    check_treat,
    fight,
    treat,
    treat_cost,
)
from warbox.games.firstwave.rules.contact import foes_in_contact, is_engaged
from warbox.games.firstwave.rules.melee import melee_arms
from warbox.games.firstwave.rules.moving import check_path, go
from warbox.games.firstwave.rules.offers import more_offers, offers
from warbox.games.firstwave.rules.resource import find_token, pick_up
from warbox.games.firstwave.rules.scenario import judge
from warbox.games.firstwave.rules.shooting import NO_ARMS, Declared, declare_burst, declare_shot
from warbox.games.firstwave.rules.shot import fire_shot
from warbox.games.firstwave.rules.states import turn_infected, wake
from warbox.games.firstwave.state import NOBODY, FirstWaveState, Throw, chance_asks

STEPS: Final = ["start", "fresh", "going"]
HEAVY_COST: Final = 2
TURNS_ON: Final = 5  # [FW-STATE-11]

ASK_ACT: Final = [Decision("act", "FW-ACTIVATE-02", (seat,)) for seat in (0, 1)]
ASK_GIVEN: Final = [Decision("act", "FW-ACTIVATE-11", (seat,)) for seat in (0, 1)]
ROLL_INFECTION: Final = chance_asks("infection", "FW-STATE-11")


class Activation(Acting):
    """[FW-ACTIVATE-01] [FW-ACTIVATE-02] Three actions, one after another in any order; it may stop early."""

    def clone(self) -> Frame[FirstWaveState]:
        copy = Activation(self.figure, int(self.actions), int(self.step), self.given)
        copy.moves = self.moves
        copy.combats = self.combats
        copy.gave = self.gave
        copy.halved = self.halved
        return copy

    # ---- the start

    def run(self, state: FirstWaveState) -> None:
        figure = state.figure(self.figure)
        if self.step != START or not figure.present:
            state.finish(self)
        elif figure.infection > 0:
            state.push(Throw(ROLL_INFECTION, 1, 6))
        else:
            self.begin(state)

    def blocks(self, state: FirstWaveState, count: int) -> list[Block]:
        markers = state.figure(self.figure).infection
        return [Block(1, [1 if face + markers >= TURNS_ON else 0 for face in range(1, 7)])]

    def rolled(self, state: FirstWaveState, faces: list[int]) -> None:
        """[FW-STATE-11] [FW-R-54] 1D6 and 1 for each marker: on 5 or more it is replaced, its activation lost."""
        markers = int(state.figure(self.figure).infection)
        turns = faces[0] + markers >= TURNS_ON
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(self.figure), "die": faces[0], "markers": markers}
            facts["result"] = "turns" if turns else "holds"
            state.say("infection-test", "FW-STATE-11", facts)
        if not turns:
            self.begin(state)
            return
        state.finish(self)
        turn_infected(state, self.figure)
        judge(state)

    def begin(self, state: FirstWaveState) -> None:
        """[FW-ACTIVATE-07] [FW-STATE-02] [FW-STATE-05] [FW-R-24] What is left of three actions."""
        figure = state.edit(self.figure)
        self.step = FRESH
        if figure.unconscious or figure.immobilised:
            self.actions = 0  # [FW-ACTIVATE-08] activated, and does nothing
            wake(figure)
            if state.events is not None:
                state.say("helpless", "FW-R-24", {"figure": state.name(self.figure)})
            return
        markers = figure.stunned + figure.disoriented
        if markers:
            self.actions = max(0, ACTIONS - markers)
            self.halved = figure.disoriented > 0
            figure.stunned = 0
            figure.disoriented = 0
            if state.events is not None:
                facts: dict[str, Value] = {"figure": state.name(self.figure), "lost": int(markers)}
                facts["left"] = int(self.actions)
                state.say("actions-lost", "FW-STATE-02", facts)

    # ---- the actions

    def asks(self, state: FirstWaveState) -> Decision | None:
        """[FW-R-28] Whoever becomes unconscious stops at once."""
        if self.step == START or self.actions <= 0:
            return None
        figure = state.figure(self.figure)
        if not figure.can_act():
            return None
        return (ASK_GIVEN if self.given else ASK_ACT)[figure.side]

    def complete(self, state: FirstWaveState, seat: int) -> bool:
        return False

    def legal(self, state: FirstWaveState, seat: int) -> list[Action]:
        return offers(state, self)

    def sample(self, state: FirstWaveState, seat: int, sampler: Sampler, count: int) -> list[Action]:
        return more_offers(state, self, sampler, count)

    def why_not(self, state: FirstWaveState, seat: int, action: Action) -> Refusal | None:
        figure = state.figure(self.figure)
        facts: dict[str, Value] = {"figure": state.name(self.figure)}
        acting = subject(action)
        if acting < 0:
            return Refusal("act-now", "FW-ACTIVATE-02", facts)
        if state.by_code(acting) != self.figure:
            return Refusal("not-acting", "FW-ACTIVATE-02", facts)
        if isinstance(action, End):
            return None
        if figure.hanging and not isinstance(action, (Move, Charge, Leave)):
            return Refusal("hanging", "FW-R-18", facts)
        if isinstance(action, (Move, Leave, Charge)):
            return self.check_movement(state, figure, action)
        if isinstance(action, (Shoot, Burst)):
            return self.check_shot(state, figure, action)
        if isinstance(action, Melee):
            return self.lacks(state, 1, 0, 1) or check_melee(state, figure, action)
        if isinstance(action, Pickup):
            return check_pickup(state, figure, action)
        if isinstance(action, Treat):
            return self.lacks(state, treat_cost(action), 0, 0) or check_treat(state, figure, action)
        if isinstance(action, Give):
            if self.given or self.gave + action.count > GIVEN_MOST:
                return Refusal("gave-enough", "FW-ACTIVATE-09", facts)
            return self.lacks(state, action.count, 0, 0) or check_give(state, figure, action)
        return check_hide(state, figure, self.given)

    def lacks(self, state: FirstWaveState, actions: int, moves: int, combats: int) -> Refusal | None:
        """[FW-ACTIVATE-01] [FW-ACTIVATE-03] [FW-ACTIVATE-04] [FW-ACTIVATE-05] What is left does not suffice."""
        facts: dict[str, Value] = {"figure": state.name(self.figure), "left": int(self.actions)}
        if self.actions < actions:
            facts["needed"] = actions
            return Refusal("too-few-actions", "FW-ACTIVATE-01", facts)
        if moves and not self.may_move():
            return Refusal("no-more-moves", "FW-ACTIVATE-03", facts)
        if combats and not self.may_fight(combats):
            return Refusal("no-more-combats", "FW-ACTIVATE-06" if combats > 1 else "FW-ACTIVATE-04", facts)
        return None

    def check_movement(self, state: FirstWaveState, figure: Figure, action: Move | Leave | Charge) -> Refusal | None:
        if isinstance(action, Leave):
            foes = len(foes_in_contact(state, figure))
            facts: dict[str, Value] = {"figure": state.name(self.figure), "cost": foes, "left": int(self.actions)}
            # [FW-MELEE-17] [FW-R-30] [FW-R-31] first thing in the own activation, an action for each enemy
            if self.given or self.step != FRESH:
                return Refusal("leave-first", "FW-R-31" if not self.given else "FW-R-30", facts)
            if not foes:
                return Refusal("not-engaged", "FW-MELEE-17", facts)
            if foes > self.actions:
                return Refusal("leave-cost", "FW-R-31", facts)
            return check_path(state, figure, action.path, action.mode, True, self.halved, NOBODY)
        if isinstance(action, Move):
            refusal = self.lacks(state, 1, 1, 0)
            return refusal or check_path(state, figure, action.path, action.mode, False, self.halved, NOBODY)
        # [FW-MELEE-02] [FW-R-37] one movement and one combat action, or no contact
        if self.actions < 2:
            return Refusal("charge-cost", "FW-MELEE-02", {"figure": state.name(self.figure), "left": int(self.actions)})
        refusal = self.lacks(state, 2, 1, 1)
        if refusal is not None:
            return refusal
        target = state.by_code(action.target)
        if target == NOBODY or not state.bodies[target].present:
            return Refusal("no-target", "FW-MELEE-03", {"figure": state.name(self.figure)})
        if state.bodies[target].side == figure.side:
            facts = {"figure": state.name(self.figure), "target": state.name(target)}
            return Refusal("not-an-enemy", "FW-R-111", facts)
        arms = melee_arms(state, figure, action.weapon, action.paired)
        if arms.refusal is not None:
            return arms.refusal
        return check_path(state, figure, action.path, action.mode, False, self.halved, target)

    def check_shot(self, state: FirstWaveState, figure: Figure, action: Shoot | Burst) -> Refusal | None:
        """[FW-R-32] Whoever is engaged does not shoot."""
        refusal = self.lacks(state, 1, 0, 1)
        if refusal is not None:
            return refusal
        if is_engaged(state, figure):
            return Refusal("engaged-shooter", "FW-R-32", {"figure": state.name(self.figure)})
        declared = declare(state, figure, action)
        if declared.refusal is not None:
            return declared.refusal
        cost = shot_cost(figure, declared)
        return self.lacks(state, cost, 0, cost)

    def answer(self, state: FirstWaveState, seat: int, action: Action) -> None:
        figure = state.figure(self.figure)
        if self.given and figure.hidden and not isinstance(action, End):
            state.edit(self.figure).hidden = False  # [FW-R-71]
        if isinstance(action, Move):
            self.pay(1, 0, 1)
            go(state, self.figure, action.path, action.mode, False, NOBODY, NO_ARMS)
        elif isinstance(action, Charge):
            self.pay(1, 0, 1)  # the melee is paid for when it begins
            arms = melee_arms(state, figure, action.weapon, action.paired)
            go(state, self.figure, action.path, action.mode, False, state.by_code(action.target), arms)
        elif isinstance(action, (Shoot, Burst)):
            declared = declare(state, figure, action)
            cost = shot_cost(figure, declared)
            self.pay(0, cost, cost)
            fire_shot(state, self.figure, action.munition, declared)
        elif isinstance(action, Melee):
            self.pay(0, 1, 1)
            fight(state, self.figure, action)
        elif isinstance(action, Leave):
            self.pay(1, 0, len(foes_in_contact(state, figure)))
            if state.events is not None:
                facts: dict[str, Value] = {"figure": state.name(self.figure), "left": int(self.actions)}
                state.say("left-melee", "FW-MELEE-17", facts)
            go(state, self.figure, action.path, action.mode, True, NOBODY, NO_ARMS)
        elif isinstance(action, Pickup):
            self.pay(0, 0, 1)
            pick_up(state, self.figure, find_token(state, figure, action.x, action.y))
        elif isinstance(action, Treat):
            self.pay(0, 0, treat_cost(action))
            treat(state, self.figure, action)
        elif isinstance(action, Give):
            self.give(state, action)
        elif isinstance(action, Hide):
            self.pay(0, 0, int(self.actions))
            state.edit(self.figure).hidden = True
            if state.events is not None:
                state.say("hid", "FW-BUILD-18", {"figure": state.name(self.figure)})
        else:
            self.pay(0, 0, int(self.actions))
            if state.events is not None:
                state.say("ended", "FW-ACTIVATE-02", {"figure": state.name(self.figure)})

    def give(self, state: FirstWaveState, action: Give) -> None:
        """[FW-ACTIVATE-09] [FW-ACTIVATE-10] [FW-ACTIVATE-11] [FW-R-30] The receiver acts at once."""
        self.pay(0, 0, action.count)
        self.gave += action.count
        receiver = state.by_code(action.target)
        if state.events is not None:
            facts: dict[str, Value] = {"figure": state.name(self.figure), "target": state.name(receiver)}
            facts["count"] = action.count
            state.say("ordered", "FW-ACTIVATE-09", facts)
        state.push(Activation(receiver, action.count, GOING, True))


def declare(state: FirstWaveState, figure: Figure, action: Shoot | Burst) -> Declared:
    if isinstance(action, Burst):
        return declare_burst(state, figure, action)
    return declare_shot(state, figure, action)


def shot_cost(figure: Figure, declared: Declared) -> int:
    """[FW-ACTIVATE-06] [FW-WEAPON-18] A heavy weapon costs two combat actions."""
    return HEAVY_COST if figure.weapons[declared.arms.slot].weapon.heavy else 1


def subject(action: Action) -> int:
    """Who acts, by code; -1 if the action is none of an activation."""
    if isinstance(action, (Move, Leave, Charge)):
        return action.figure
    if isinstance(action, (Shoot, Burst, Melee)):
        return action.figure
    if isinstance(action, (Pickup, Treat, Give)):
        return action.figure
    if isinstance(action, (Hide, End)):
        return action.figure
    return -1


def activate(state: FirstWaveState, index: int) -> None:
    """[FW-ACTIVATE-08] [FW-R-71] Once a turn; hiding ends when the activation starts."""
    figure = state.edit(index)
    figure.activated = True
    figure.hidden = False
    if state.events is not None:
        state.say("activated", "FW-TURN-04", {"figure": state.name(index)})
    state.push(Activation(index, ACTIONS, START, False))
