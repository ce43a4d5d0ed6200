"""The answers worth thinking about, the best first: scored where they lead, without playing on."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.turn import legal
from warbox.games.firstwave.actions import (
    Activate,
    Burst,
    Charge,
    Defend,
    Deploy,
    Give,
    Leave,
    Melee,
    Move,
    Path,
    Pickup,
    PlaceNpc,
    Shoot,
    Treat,
)
from warbox.games.firstwave.evaluate import Prospect, plain_look
from warbox.games.firstwave.foresight import Foresight, shot_at
from warbox.games.firstwave.ground.sight import UNSEEN, sight
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.scenarios import CLEAN_UP
from warbox.games.firstwave.pieces.weapons import WEAPONS
from warbox.games.firstwave.reckoning.harm import TIE, blow_harm, shot_harm
from warbox.games.firstwave.reckoning.taste import Taste
from warbox.games.firstwave.rules.acting import Acting
from warbox.games.firstwave.rules.answers import END
from warbox.games.firstwave.rules.contact import foes_in_contact
from warbox.games.firstwave.rules.shooting import band_of
from warbox.games.firstwave.state import FirstWaveState

MOST_MOVES: Final = 9
MOST_SHOTS: Final = 6
MOST_PLACES: Final = 10
MOST_ACTIVATED: Final = 3
MOST_GIVEN: Final = 4
# for who has time
ALL_SHOTS: Final = 10
ALL_MOVES: Final = 40
# in playouts
FEW_MOVES: Final = 3
FEW_SHOTS: Final = 2
FEW_GIVEN: Final = 1
LEAST_GAIN: Final = 0.05
AT_HAND: Final = 3.0
BOTH: Final = 2  # actions that a chief can give away
INTO_MELEE: Final = 0.15  # what is left of a shot at somebody whom a friend fights
# deploying: a line that the enemy reaches with his first movements
AHEAD_MM: Final = 180  # from the enemy's edge
FIRST_MM: Final = 60
APART_MM: Final = 80
FARTHEST: Final = 1.0e7  # square millimetres
NOBODY_ELSE: Final[list[Body]] = []
NO_SMOKE: Final[list[tuple[i64, i64]]] = []
PLAIN: Final = ["activate", "deploy", "defend"]


def candidates(state: FirstWaveState, seat: int) -> list[Action]:
    choices = legal(state, seat)
    question = state.question
    if question is None or len(choices) < 2:
        return choices
    if question.kind == "act":
        return good_acts(state, seat, choices, MOST_SHOTS, MOST_MOVES, MOST_GIVEN)
    if question.kind == "activate":
        return best(choices, who_first(state, seat, choices), MOST_ACTIVATED)
    if question.kind == "deploy":
        return best(choices, good_places(state, seat, choices), MOST_PLACES)
    if question.kind == "defend":
        return best(choices, [defence(choice) for choice in choices], len(choices))
    return choices


def tried(state: FirstWaveState, seat: int) -> list[Action]:
    """The few that are tried in a playout."""
    top = state.stack[-1]
    if not isinstance(top, Acting):
        return candidates(state, seat)
    choices = legal(state, seat)
    found = good_acts(state, seat, choices, FEW_SHOTS, FEW_MOVES, FEW_GIVEN)
    safest = shelter(state, state.figure(top.figure), choices)
    if safest is not None and safest not in found:
        found.append(safest)
    return found


def shelter(state: FirstWaveState, figure: Figure, choices: list[Action]) -> Action | None:
    """The movement out of the enemies' sight for who stands in it; None if nobody sees him, or there is none."""
    least = shot_at(state, figure) - LEAST_GAIN
    safest: Action | None = None
    if least <= 0.0:
        return None
    there = figure.copy()
    for choice in choices:
        if isinstance(choice, Move) and choice.mode == 0:
            there.x, there.y = choice.path[-1][0], choice.path[-1][1]
            risk = shot_at(state, there)
            if risk < least:
                least, safest = risk, choice
                if risk <= 0.0:
                    break
    return safest


def broad(state: FirstWaveState, seat: int, taste: Taste) -> list[Action]:
    """What the levels look at: all fighters and all movements, not only those that lead forward; but they deploy where
    the enemy does not see them at once. In a corner, which is small, they mind only enemies who stand there already."""
    question = state.question
    if question is None:
        return candidates(state, seat)
    choices = legal(state, seat)
    if question.kind == "act":
        return good_acts(state, seat, choices, ALL_SHOTS, ALL_MOVES, MOST_GIVEN)
    if question.kind == "activate":
        return best(choices, who_first(state, seat, choices), len(choices))
    if question.kind == "deploy":
        strips = state.readings.scenario.strips
        scores = covered_places(state, seat, choices, taste) if strips else unseen_places(state, seat, choices, taste)
        return best(choices, scores, 1)
    return candidates(state, seat)


def covered_places(state: FirstWaveState, seat: int, choices: list[Action], taste: Taste) -> list[float]:
    """Good places, the better the fewer of the points see them which the enemy reaches with his first movements."""
    scores = good_places(state, seat, choices)
    looker = state.figure(0 if seat == 1 else state.readings.sizes[0]).copy()
    looker.y = AHEAD_MM if seat == 1 else state.table.height - AHEAD_MM
    looker.z = 0
    for place, choice in enumerate(choices):
        assert isinstance(choice, Deploy)
        there = state.figure(state.by_code(choice.figure)).copy()
        there.x, there.y, there.z = choice.x, choice.y, choice.z
        seen = 0.0
        points = 0.0
        for x in range(FIRST_MM, int(state.table.width) - FIRST_MM + 1, APART_MM):
            looker.x = x
            points += 1.0
            if sight(state.table, NOBODY_ELSE, NO_SMOKE, there, looker) != UNSEEN:
                seen += 1.0
        if points > 0.0:
            scores[place] -= taste.exposed * seen / points * (1.5 if there.profile.chief else 1.0)
    return scores


def unseen_places(state: FirstWaveState, seat: int, choices: list[Action], taste: Taste) -> list[float]:
    """Good places, but for those that enemies see who stand on the table already."""
    scores = good_places(state, seat, choices)
    for place, choice in enumerate(choices):
        assert isinstance(choice, Deploy)
        there = state.figure(state.by_code(choice.figure)).copy()
        there.x, there.y, there.z = choice.x, choice.y, choice.z
        scores[place] -= taste.exposed * shot_at(state, there)
    return scores


def hasty_act(state: FirstWaveState, seat: int, taste: Taste) -> Action | None:
    """The act that promises most, so far as one sees without trying it."""
    top = state.stack[-1]
    if not isinstance(top, Acting):
        return None
    view = Foresight(state, seat, taste)
    figure = state.figure(top.figure)
    here = view.place(figure)
    chosen: Action | None = None
    highest = LEAST_GAIN
    for choice in legal(state, seat):
        gain = 0.0
        if isinstance(choice, (Shoot, Melee, Charge)):
            gain = deed(state, view, figure, choice)
            if isinstance(choice, Shoot) and hits_friends(state, figure, choice):
                gain *= INTO_MELEE
        elif isinstance(choice, Give) and choice.count == BOTH:
            gain = taste.giving * view.threat(state.figure(state.by_code(choice.target)))
        elif isinstance(choice, Move):
            gain = taste.going * (lead_of(view, figure, choice.path) - here) - 0.5 * float(choice.mode != 0)
        elif isinstance(choice, (Pickup, Treat)):
            gain = AT_HAND
        if gain > highest:
            highest = gain
            chosen = choice
    return chosen if chosen is not None else END[state.name(top.figure)]


def hits_friends(state: FirstWaveState, figure: Figure, choice: Shoot) -> bool:
    """[FW-SHOOT-10] [FW-SHOOT-17] Whether a friend is in a melee with the target."""
    for index in foes_in_contact(state, state.figure(state.by_code(choice.target))):
        if state.bodies[index].side == figure.side:
            return True
    return False


def quick_answer(state: FirstWaveState, seat: int) -> Action | None:
    """What is plain enough in a playout: who is next, where somebody is deployed, with what a blow is met, where an NPC
    arrives."""
    question = state.question
    if question is None:
        return None
    if question.kind == "place":
        choices = legal(state, seat)
        return best(choices, [bother(state, seat, choice) for choice in choices], 1)[0]
    return candidates(state, seat)[0] if question.kind in PLAIN else None


def bother(state: FirstWaveState, seat: int, choice: Action) -> float:
    """[FW-NPC-16] [FW-R-58] How much nearer to the enemy than to one's own an NPC arrives. In a clean-up it is prey
    [FW-SCEN2-03]: there one wants it oneself."""
    assert isinstance(choice, PlaceNpc)
    nearest = [FARTHEST, FARTHEST]
    for index in range(state.survivors):
        body = state.bodies[index]
        if body.present:
            dx, dy = float(body.x - choice.x), float(body.y - choice.y)
            nearest[body.side] = min(nearest[body.side], dx * dx + dy * dy)
    nearer = sqrt(nearest[seat]) - sqrt(nearest[1 - seat])
    return -nearer if state.readings.scenario.number == CLEAN_UP else nearer


def best(choices: list[Action], scores: list[float], most: int) -> list[Action]:
    """The highest scores first; of equals the first of the list."""
    order = [(-score, place) for place, score in enumerate(scores)]
    order.sort()
    return [choices[place] for _, place in order[:most]]


def good_acts(
    state: FirstWaveState, seat: int, choices: list[Action], most_shots: int, most_moves: int, most_given: int
) -> list[Action]:
    """Blows and shots, what lies at hand, the best moves, then the rest."""
    top = state.stack[-1]
    assert isinstance(top, Acting)
    view = plain_look(state, seat)
    figure = state.figure(top.figure)
    deeds: list[Action] = []
    harms: list[float] = []
    moves: list[Action] = []
    leads: list[float] = []
    given: list[Action] = []
    gains: list[float] = []
    at_hand: list[Action] = []
    rest: list[Action] = []
    for choice in choices:
        if isinstance(choice, (Shoot, Melee, Charge)):
            deeds.append(choice)
            harms.append(deed(state, view, figure, choice))
        elif isinstance(choice, (Move, Leave)):
            moves.append(choice)
            leads.append(lead_of(view, figure, choice.path) - 0.5 * float(choice.mode != 0))
        elif isinstance(choice, Give):
            given.append(choice)
            gains.append(view.threat(state.figure(state.by_code(choice.target))) + 0.1 * float(choice.count))
        elif isinstance(choice, (Pickup, Treat, Burst)):
            at_hand.append(choice)
        else:
            rest.append(choice)
    found = best(deeds, harms, most_shots) + at_hand + best(moves, leads, most_moves)
    return found + best(given, gains, most_given) + rest


def lead_of(view: Prospect, figure: Figure, path: Path) -> float:
    """How good the end of a path is."""
    there = figure.copy()
    there.x, there.y = path[-1][0], path[-1][1]
    return view.place(there)


def deed(state: FirstWaveState, view: Prospect, figure: Figure, choice: Shoot | Melee | Charge) -> float:
    """What a shot or a blow does on average, in what its target is worth."""
    target = state.figure(state.by_code(choice.target))
    worth = view.values[target.index]
    if isinstance(choice, Shoot):
        weapon = WEAPONS[choice.weapon]
        seen = sight(state.table, state.bodies, state.smoke, figure, target)
        harm = worth * shot_harm(figure, target, weapon.dice(band_of(weapon, figure, target)), seen)
        return harm + 0.02 * float(choice.munition != 0) + 0.05 * float(choice.paired)
    if target.immobilised:
        return worth
    edge = view.strengths[figure.index] - view.strengths[target.index] + TIE
    power = float(WEAPONS[choice.weapon].power) if choice.weapon >= 0 else 0.0
    return worth * blow_harm(edge) - 0.6 * view.values[figure.index] * blow_harm(-edge) + 0.05 * power


def who_first(state: FirstWaveState, seat: int, choices: list[Action]) -> list[float]:
    """Who can do most at once, or has most to do for the scenario."""
    view = plain_look(state, seat)
    scores: list[float] = []
    for choice in choices:
        assert isinstance(choice, Activate)
        figure = state.figure(state.by_code(choice.figure))
        scores.append(view.threat(figure) if figure.can_act() else -1.0)
    return scores


def good_places(state: FirstWaveState, seat: int, choices: list[Action]) -> list[float]:
    view = plain_look(state, seat)
    scores: list[float] = []
    for choice in choices:
        assert isinstance(choice, Deploy)
        there = state.figure(state.by_code(choice.figure)).copy()
        there.x, there.y, there.z = choice.x, choice.y, choice.z
        scores.append(view.place(there))
    return scores


def defence(choice: Action) -> float:
    """The stronger weapon first."""
    if isinstance(choice, Defend) and choice.weapon >= 0:
        return (
            float(WEAPONS[choice.weapon].power) + 0.5 * float(WEAPONS[choice.weapon].parry) + 0.5 * float(choice.paired)
        )
    return -1.0
