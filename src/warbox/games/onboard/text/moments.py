"""The `at` line of a position: puts the frames of that moment on the stack."""

from typing import Final

from warbox.engine.notation import ParseError
from warbox.engine.page import Moment
from warbox.engine.state import Outcome
from warbox.engine.turn import settle
from warbox.games.onboard.actions import NOTHING, Commit
from warbox.games.onboard.pieces.agent import ACTIONS, AGENT, AGENTS, TEAM_OF
from warbox.games.onboard.pieces.board import ATTACK, DEFENCE, SEAT, SEATS, TEAM, TEAMS
from warbox.games.onboard.pieces.card import CARD_COUNT, COUNTER, DOUBLE_ATTACK, DOUBLE_DEFENCE
from warbox.games.onboard.rules.activation import Activation
from warbox.games.onboard.rules.combat import COUNTERING, DOUBLING, GUARD, STRIKER, Combat
from warbox.games.onboard.rules.drawing import DRAWING_UP, Reshuffle
from warbox.games.onboard.rules.line_of_fire import what_cuts
from warbox.games.onboard.rules.phase import PHASES, chooser
from warbox.games.onboard.rules.preparation import PREPARATIONS
from warbox.games.onboard.rules.setup import DECK_SHUFFLES, PLACEMENTS, TAKE_AGENTS
from warbox.games.onboard.rules.turn import COURSE
from warbox.games.onboard.rules.victory import ENDS
from warbox.games.onboard.state import (
    ATTACKING,
    DEFENDING,
    DRAWING,
    ENDING,
    FIRST_DRAW,
    PLACING_ATTACK,
    PLACING_DEFENCE,
    PREPARING_FIRST,
    PREPARING_SECOND,
    REFILL,
    SHUFFLING_ATTACK,
    SHUFFLING_DEFENCE,
    TAKING_ATTACK,
    TAKING_DEFENCE,
    OnBoardState,
)
from warbox.games.onboard.text.notation import DURING, MOST_DOUBLED, WINNER

COMBATS: Final = ["commit", "counter", "double"]
BEFORE_PLAY: Final = ["shuffle", "take", "place", "first-draw", "prepare", "refill"]
DURING_STAGE: Final = [FIRST_DRAW, REFILL, DRAWING]
BY_TEAM: Final = [ATTACKING, DEFENDING]


class OnBoardMoment:
    """A moment, and whom and what its line names; -1 for nobody."""

    def __init__(self, moment: Moment) -> None:
        self.kind: Final = moment.kind
        self.said: Final = moment.said
        self.seat: Final = moment.said.index("seat", SEAT)
        self.team: Final = moment.said.index("team", TEAM)
        self.agent: Final = moment.said.index("agent", AGENT)
        self.target: Final = moment.said.index("target", AGENT)

    def stage(self, turn: int) -> int:
        """Where the game stands at this moment."""
        kind = self.kind
        if kind == "shuffle":
            return SHUFFLING_ATTACK if self.team == ATTACK else SHUFFLING_DEFENCE
        if kind == "take":
            return TAKING_ATTACK if self.seat == ATTACK else TAKING_DEFENCE
        if kind == "place":
            return PLACING_ATTACK if self.seat == ATTACK else PLACING_DEFENCE
        if kind == "prepare":
            return PREPARING_FIRST if self.seat == DEFENCE else PREPARING_SECOND
        if kind == "activate":
            return BY_TEAM[self.seat % 2]
        if kind == "act" or kind in COMBATS:
            return BY_TEAM[TEAM_OF[self.agent]]
        if kind == "reshuffle":
            return DURING_STAGE[DURING.index(self.said.text("during", "draw" if turn else "first-draw"))]
        return {"first-draw": FIRST_DRAW, "refill": REFILL, "draw": DRAWING}.get(kind, ENDING)

    def before_play(self) -> bool:
        """Whether the moment lies before turn 1, so far as its kind says."""
        return self.kind in BEFORE_PLAY or self.said.text("during") in ("first-draw", "refill")


def check_combat(state: OnBoardState, moment: OnBoardMoment) -> None:
    """[OB-COMBAT-02] [OB-COMBAT-04] Two living enemies of distinct zones, with a line of fire."""
    first, second = state.agents[moment.agent], state.agents[moment.target]
    pair = f"{AGENTS[moment.agent]}>{AGENTS[moment.target]}"
    if TEAM_OF[moment.agent] == TEAM_OF[moment.target] or not first.hit_points or not second.hit_points:
        raise ParseError("a combat is between two living Agents of different teams", pair)
    cut, rule = what_cuts(state.edges, state.zone_of, state.smoke, first.cell, second.cell)
    if cut:
        raise ParseError(f"there is no line of fire ({rule})", pair)
    if state.zone_of[first.cell] == state.zone_of[second.cell]:
        raise ParseError("within a zone no cards are played: the hit is sure (OB-COMBAT-03)", pair)


def read_combat(state: OnBoardState, moment: OnBoardMoment, committed: list[Commit | None]) -> Combat | None:
    """The combat of this moment, if it is one; seats that take no part have committed nothing."""
    if moment.kind not in COMBATS:
        for seat, cards in enumerate(committed):
            if cards is not None:
                raise ParseError("'committed=' is for the two seats of a combat", SEATS[seat])
        return None
    check_combat(state, moment)
    combat = Combat(moment.agent, moment.target)
    sides = [int(state.agents[moment.agent].seat), int(state.agents[moment.target].seat)]
    for seat, cards in enumerate(committed):
        if cards is not None and seat not in sides:
            raise ParseError("'committed=' is for the two seats of a combat", SEATS[seat])
    combat.first, combat.second = committed[sides[0]], committed[sides[1]]
    if moment.kind == "commit":
        # a side without cards is not asked [OB-R-59]
        if not state.hand_size(sides[0]) and combat.first is None:
            combat.first = NOTHING
        if not state.hand_size(sides[1]) and combat.second is None:
            combat.second = NOTHING
        return combat
    combat.first = NOTHING if combat.first is None else combat.first
    combat.second = NOTHING if combat.second is None else combat.second
    combat.step = COUNTERING
    pair = f"{AGENTS[moment.agent]}>{AGENTS[moment.target]}"
    if moment.kind == "counter":
        return combat
    combat.step = DOUBLING
    combat.countered = moment.said.has("countered")
    combat.passed = moment.said.has("passed")
    most = MOST_DOUBLED if state.readings.several_doublings else 1
    combat.doubled_attack = moment.said.within("attack_doubled", 0, 0, most)
    combat.doubled_defence = moment.said.within("defence_doubled", 0, 0, most)
    striker = int(state.agents[combat.striker()].seat)
    guard = int(state.agents[combat.guard()].seat)
    seat = striker if moment.seat < 0 else moment.seat
    if seat not in (striker, guard):
        raise ParseError(f"write 'at double SEAT {pair}', a seat being {SEATS[striker]} or {SEATS[guard]}")
    combat.turn = STRIKER if seat == striker else GUARD
    if combat.turn == GUARD and not (combat.passed or combat.doubled_attack):
        raise ParseError("the striker is asked first: 'passed' or 'attack-doubled=1' is missing (OB-COMBAT-12)")
    return combat


def cards_used(state: OnBoardState, combat: Combat | None) -> list[list[int]]:
    """The cards of each team that lie in a combat."""
    used = [[0] * CARD_COUNT, [0] * CARD_COUNT]
    if combat is None:
        return used
    for agent, cards in ((combat.initiator, combat.first), (combat.target, combat.second)):
        for card in [] if cards is None else cards.cards:
            used[TEAM_OF[agent]][card] += 1
    if combat.countered:
        used[TEAM_OF[combat.target]][COUNTER] += 1
    used[TEAM_OF[combat.striker()]][DOUBLE_ATTACK] += int(combat.doubled_attack)
    used[TEAM_OF[combat.guard()]][DOUBLE_DEFENCE] += int(combat.doubled_defence)
    return used


def place_moment(state: OnBoardState, moment: OnBoardMoment, combat: Combat | None) -> None:
    """Fill the stack, then run on until somebody is asked."""
    if moment.kind == "over":
        place_end(state, moment)
        return
    state.push(COURSE)
    kind = moment.kind
    if combat is not None or kind == "act":
        place_activation(state, moment, combat)
    elif kind == "activate":
        if chooser(state, moment.seat % 2) != moment.seat:
            first = SEATS[chooser(state, moment.seat % 2)]
            raise ParseError(f"{first} chooses for its team (OB-R-56)", SEATS[moment.seat])
        state.push(PHASES[moment.seat % 2])
    elif kind in ("first-draw", "refill", "draw"):
        state.push(DRAWING_UP)
    elif kind == "reshuffle":
        place_reshuffle(state, moment)
        return
    elif kind == "end":
        state.stage = DRAWING
    else:
        place_setup(state, moment)
    settle(state)


def place_setup(state: OnBoardState, moment: OnBoardMoment) -> None:
    if moment.kind == "shuffle":
        state.push(DECK_SHUFFLES[moment.team])
        return
    if moment.seat not in state.readings.seated or (moment.kind == "take" and not state.readings.two_seats):
        raise ParseError("this is asked only where a team has two seats (players=3 or players=4)", SEATS[moment.seat])
    if moment.kind == "prepare":
        state.push(PREPARATIONS[moment.seat])
    elif moment.kind == "take":
        state.push(TAKE_AGENTS[moment.seat % 2])
    else:
        state.push(PLACEMENTS[moment.seat % 2])


def place_activation(state: OnBoardState, moment: OnBoardMoment, combat: Combat | None) -> None:
    """An Agent with actions left, in the middle of its activation, and the combat it has begun."""
    agent = state.agents[moment.agent]
    if not agent.hit_points:
        raise ParseError("a dead Agent does not act (OB-ACTION-09)", AGENTS[moment.agent])
    actions = moment.said.number("actions", ACTIONS - (0 if combat is None else 1))
    agent.activated = True
    state.push(Activation(moment.agent, actions, PHASES[TEAM_OF[moment.agent]]))
    if combat is not None:
        state.push(combat)


def place_reshuffle(state: OnBoardState, moment: OnBoardMoment) -> None:
    """[OB-TURN-08] A seat must draw, and its team's deck is empty."""
    before = [int(deck.left) for deck in state.decks]
    state.push(DRAWING_UP)
    settle(state)
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Reshuffle) or top.team != moment.team or before != [int(deck.left) for deck in state.decks]:
        why = (
            "a deck is rebuilt when it is empty, its discard pile is not, and the seats before have drawn (OB-TURN-08)"
        )
        raise ParseError(why, TEAMS[moment.team])


def place_end(state: OnBoardState, moment: OnBoardMoment) -> None:
    """`at over defused OB-WIN-01 winner=attack`."""
    kind, rule, team = moment.said.text("end"), moment.said.text("rule"), moment.said.index("winner", WINNER)
    if (kind, rule, team) not in ENDS:
        known = ", ".join([f"{end} {why} ({TEAMS[won]} wins)" for end, why, won in ENDS])
        raise ParseError(f"a game ends by {known}", f"{kind} {rule} winner={TEAMS[team]}")
    state.end(Outcome(kind, rule, tuple(state.readings.seats_of[team])))
