"""What a seat may know, field by field.

Hidden are: the order of both decks from everybody; hands from the other team; trap cards and trapped cells from the
Attack; committed cards from everybody else until both sides have committed, then from the other team until the reveal,
and their number until both have committed. Everything else is public. [OB-SEAT-04] [OB-R-03] [OB-R-43] [OB-R-60]
"""

from typing import cast

from warbox.engine.decision import ARBITER
from warbox.engine.game import View
from warbox.engine.state import Frame
from warbox.games.onboard.actions import Commit
from warbox.games.onboard.missions.mission import mission_data
from warbox.games.onboard.pieces.agent import AGENTS, TEAM_OF, Agent
from warbox.games.onboard.pieces.board import ATTACK, CELLS, DEFENCE, EDGES, SEATS, TEAMS, cells_in
from warbox.games.onboard.pieces.card import CARD_COUNT, CARDS
from warbox.games.onboard.pieces.deck import counted
from warbox.games.onboard.pieces.edge import DOOR_BROKEN, STATE_NAMES
from warbox.games.onboard.rules.activation import Activation
from warbox.games.onboard.rules.combat import COMMITTING, COUNTERING, DOUBLING, Combat
from warbox.games.onboard.rules.drawing import Reshuffle
from warbox.games.onboard.rules.objective import is_defused
from warbox.games.onboard.rules.phase import Phase
from warbox.games.onboard.rules.preparation import Preparation
from warbox.games.onboard.rules.setup import DeckShuffle, Placement, TakeAgents
from warbox.games.onboard.state import (
    ATTACKING,
    DEFENDING,
    FIRST_DRAW,
    NEWER,
    REFILL,
    OnBoardState,
)


def knows_team(seat: int, team: int) -> bool:
    """[OB-R-03] Hands and traps are open to the seats of one team."""
    return seat == ARBITER or (seat >= 0 and seat % 2 == team)


def open_combat(state: OnBoardState) -> Combat | None:
    """The combat that is being fought, if any."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Combat) else None


def committed_by(state: OnBoardState, combat: Combat | None, seat: int) -> Commit | None:
    if combat is None:
        return None
    if state.agents[combat.initiator].seat == seat:
        return combat.first
    return combat.second if state.agents[combat.target].seat == seat else None


def knows_commitment(combat: Combat, seat: int, owner: int) -> bool:
    """[OB-R-59] The owner; its team once both are in; everybody after the reveal."""
    if seat == owner or seat == ARBITER or combat.step == DOUBLING:
        return True
    return combat.step == COUNTERING and knows_team(seat, owner % 2)


def named_counts(counts: list[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card, count in enumerate(counts):
        if count:
            found[CARDS[card]] = count
    return found


def view_seat(state: OnBoardState, combat: Combat | None, seat: int, owner: int) -> View:
    """A seat's Agents and hand. While its commitment is sealed, others see the hand as it was before it."""
    first = owner * CARD_COUNT
    hand = state.hands[first : first + CARD_COUNT]
    committed = committed_by(state, combat, owner)
    shown: View = {"team": TEAMS[owner % 2]}
    shown["agents"] = [AGENTS[agent.index] for agent in state.agents if agent.seat == owner]
    laid: View | None = None
    if committed is not None and combat is not None:
        known = knows_commitment(combat, seat, owner)
        if combat.step == COMMITTING and not known:
            for card in committed.cards:
                hand[card] += 1
            laid = {"count": None, "cards": None}
        else:
            laid = {"count": len(committed.cards), "cards": named_counts(counted(committed.cards)) if known else None}
    shown["hand"] = named_counts(hand) if knows_team(seat, owner % 2) else None
    shown["hand_size"] = sum(hand)
    shown["committed"] = laid
    shown["passed"] = {} if state.outcome is not None else view_passed(state, owner)
    return shown


def view_passed(state: OnBoardState, owner: int) -> dict[str, int]:
    """[OB-COMBAT-08] [OB-COMBAT-12] What a seat did not play where it made sense, and how many cards are newer."""
    found: dict[str, int] = {}
    for entry in state.passed:
        if entry // NEWER // CARD_COUNT == owner:
            found[CARDS[entry // NEWER % CARD_COUNT]] = entry % NEWER
    return found


def view_agent(agent: Agent) -> View:
    """[OB-COMP-04] The colour of a team is the page's business."""
    return {
        "team": TEAMS[TEAM_OF[agent.index]],
        "seat": SEATS[agent.seat] if agent.seat >= 0 else None,
        "cell": CELLS[agent.cell] if agent.cell >= 0 else None,
        "hit_points": int(agent.hit_points),
        "flashed": agent.flashed,
        "disoriented": int(agent.disoriented),
        "activated": agent.activated,
    }


def hidden_cards(state: OnBoardState, seat: int, team: int) -> list[int]:
    """The cards of a team's deck that the seat does not see, as a number for each.

    [OB-R-60] Anybody can work this out from the deck list and what lies open.
    """
    hidden = counted(state.decks[team].cards())
    if knows_team(seat, team):
        return hidden
    for owner in state.readings.seated:
        if owner % 2 == team:
            for card in range(CARD_COUNT):
                hidden[card] += state.hands[owner * CARD_COUNT + card]
    combat = open_combat(state)
    if combat is not None and combat.step != DOUBLING:
        cards = combat.first if TEAM_OF[combat.initiator] == team else combat.second
        for card in [] if cards is None else cards.cards:
            hidden[card] += 1
    if team == DEFENCE:
        for trap in state.traps:
            hidden[trap.card] += 1
    return hidden


def view_deck(state: OnBoardState, seat: int, team: int) -> View:
    """[OB-SEAT-04] The order of a deck is secret from everybody; the discard pile lies open."""
    deck = state.decks[team]
    return {
        "size": int(deck.left),
        "cards": [CARDS[card] for card in deck.cards()] if seat == ARBITER else None,
        "discard": named_counts(deck.discard),
        "unseen": named_counts(hidden_cards(state, seat, team)),
    }


def view_traps(state: OnBoardState, seat: int) -> list[View]:
    """[OB-TRAP-06] [OB-R-43] Who laid each trap and from where is public; card and cell are the Defence's secret."""
    known = knows_team(seat, DEFENCE)
    shown: list[View] = []
    for trap in state.traps:
        shown.append(
            {
                "card": CARDS[trap.card] if known else None,
                "cell": CELLS[trap.cell] if known else None,
                "agent": AGENTS[trap.layer] if trap.layer >= 0 else None,
                "from": CELLS[trap.origin] if trap.origin >= 0 else None,
                "possible": [CELLS[cell] for cell in cells_in(trap.possible)],
            }
        )
    return shown


def hidden_places(shown: View) -> int:
    """In how many cells hidden traps may lie, so far as a view can tell, each trap counted by itself."""
    traps = cast(list[View], shown["traps"])
    return sum([len(cast(list[str], trap["possible"])) for trap in traps if trap["cell"] is None])


def view_bombs(state: OnBoardState) -> View:
    shown: View = {}
    for index, bomb in enumerate(state.readings.mission.bombs):
        shown[bomb.name] = {
            "cell": CELLS[bomb.cell],
            "checks": state.holds[index],
            "needed": int(state.readings.hold_checks),
            "defused": is_defused(state, index),
        }
    return shown


def view_moment(state: OnBoardState) -> View:
    """Which rule is being carried out, and how far it has come: all of it is public."""
    if state.outcome is not None:
        winner = TEAMS[state.outcome.winners[0] % 2]
        return {"kind": "over", "end": state.outcome.kind, "rule": state.outcome.rule, "winner": winner}
    top: Frame[OnBoardState] = state.stack[-1]  # type: ignore[assignment]
    if isinstance(top, DeckShuffle):
        return {"kind": "shuffle", "team": TEAMS[top.team]}
    if isinstance(top, TakeAgents):
        return {"kind": "take", "seat": SEATS[top.team]}
    if isinstance(top, Placement):
        return {"kind": "place", "seat": SEATS[top.team]}
    if isinstance(top, Preparation):
        return {"kind": "prepare", "seat": SEATS[top.seat]}
    if isinstance(top, Reshuffle):
        during = "first-draw" if state.stage == FIRST_DRAW else "refill" if state.stage == REFILL else "draw"
        return {"kind": "reshuffle", "team": TEAMS[top.team], "during": during}
    if isinstance(top, Phase):
        assert state.question is not None
        return {"kind": "activate", "seat": SEATS[state.question.seats[0]]}
    if isinstance(top, Activation):
        return {"kind": "act", "agent": AGENTS[top.agent], "actions": int(top.actions)}
    assert isinstance(top, Combat)
    return view_combat(state, top)


def view_combat(state: OnBoardState, combat: Combat) -> View:
    activation = state.stack[-2]
    assert isinstance(activation, Activation)
    kind = ["commit", "counter", "double"][combat.step]
    shown: View = {"kind": kind, "agent": AGENTS[combat.initiator], "target": AGENTS[combat.target]}
    shown["actions"] = int(activation.actions)
    if combat.step == DOUBLING:
        shown["seat"] = SEATS[combat.side(state).seat]
        shown["countered"] = combat.countered
        shown["attack_doubled"] = int(combat.doubled_attack)
        shown["defence_doubled"] = int(combat.doubled_defence)
        shown["passed"] = combat.passed
        shown["attack"] = combat.attack_total()
        shown["defence"] = combat.defence_total()
    return shown


def phase_name(state: OnBoardState) -> str:
    if state.outcome is not None:
        return "over"
    if state.stage == ATTACKING:
        return "attack"
    if state.stage == DEFENDING:
        return "defence"
    if state.turn == 0:
        return "setup" if state.stage < FIRST_DRAW else "preparation"
    return "draw"


def view(state: OnBoardState, seat: int) -> View:
    mission = state.readings.mission
    combat = open_combat(state)
    shown: View = {"game": "onboard", "options": dict(state.readings.chosen)}
    shown["mission"] = mission.name
    shown["map"] = mission_data(mission) if mission.custom else None
    shown["turn"] = int(state.turn)
    shown["turn_limit"] = mission.turn_limit
    shown["phase"] = phase_name(state)
    shown["agents"] = {AGENTS[agent.index]: view_agent(agent) for agent in state.agents}
    shown["seats"] = {SEATS[owner]: view_seat(state, combat, seat, owner) for owner in state.readings.in_order}
    shown["decks"] = {TEAMS[team]: view_deck(state, seat, team) for team in (ATTACK, DEFENCE)}
    shown["edges"] = {EDGES[edge]: STATE_NAMES[state.edges[edge]] for edge in mission.tokens}
    zones = mission.zone_names
    shown["smoke"] = {zones[zone]: state.smoke[zone] for zone in range(len(zones))}
    shown["merged"] = None
    if state.readings.zones_merge:  # the zone that each zone is part of now
        shown["merged"] = {zone.name: zones[state.zone_of[zone.cells[0]]] for zone in mission.zones}
    shown["traps"] = view_traps(state, seat)
    shown["bombs"] = view_bombs(state)
    shown["supply"] = {
        "reinforced": int(state.reinforced_left),
        "barricaded_doors": int(state.barricaded_left),
        "broken": [EDGES[edge] for edge in mission.tokens if state.edges[edge] == DOOR_BROKEN],
    }
    shown["at"] = view_moment(state)
    question = state.question
    shown["asked"] = None
    if question is not None:
        seats = [SEATS[asked] if asked >= 0 else "*" for asked in question.seats]
        shown["asked"] = {"kind": question.kind, "rule": question.rule, "seats": seats}
    return shown
