"""Boarding turns: three moves, then the melees."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame, Roll
from warbox.games.broadsides.actions import CAPTAIN, CREW, FIGHTS, FIGURES, STEPS, Fight, FigureStep
from warbox.games.broadsides.deck import LEVELS, MOST_FIGURES, SECTION_COUNT, SPOT_COUNT, SPOTS, WAYS
from warbox.games.broadsides.firing import DIE
from warbox.games.broadsides.melee import MELEES
from warbox.games.broadsides.sea import CONTENT, SEATS
from warbox.games.broadsides.ship import Ship
from warbox.games.broadsides.state import BroadsidesState
from warbox.games.broadsides.victory import end

MOVES: Final = CONTENT.table("boarding").number("moves_per_turn", 1, 99)

MOVE: Final = [Decision("step", "BBP-BOARD-02", (0,)), Decision("step", "BBP-BOARD-02", (1,))]
NEXT_MELEE: Final = [Decision("fight", "BBP-R-55", (0,)), Decision("fight", "BBP-R-55", (1,))]
WHO_FIRST: Final = Decision("first-boarding", "BBP-BOARD-01", (CHANCE,))


class FirstBoarding(Roll[BroadsidesState]):
    """[BBP-BOARD-01] [BBP-R-67] Both roll, the Seahawk's die first; the higher moves first; [BBP-R-50] ties roll
    again.
    """

    def __init__(self) -> None:
        super().__init__(WHO_FIRST, 2, DIE)

    def rolled(self, state: BroadsidesState, faces: list[int]) -> None:
        if state.events is not None:
            first = "tie" if faces[0] == faces[1] else SEATS[0 if faces[0] > faces[1] else 1]
            state.emit(Public("first-boarding", "BBP-BOARD-01", {"S": faces[0], "I": faces[1], "first": first}))
        if faces[0] == faces[1]:
            state.push(self)
        else:
            begin_boarding_turn(state, 0 if faces[0] > faces[1] else 1)


FIRST_BOARDING: Final = FirstBoarding()


def begin_boarding_turn(state: BroadsidesState, seat: int) -> None:
    if state.events is not None:
        state.emit(Public("boarding-turn", "BBP-BOARD-01", {"ship": SEATS[seat], "turn": int(state.turn)}))
    state.push(BoardingTurn(seat, MOVES))


def can_leave(ship: Ship, enemy: Ship, spot: i64) -> bool:
    """[BBP-MELEE-03] [BBP-R-54] Nobody leaves a section in which both sides are present."""
    return not enemy.crew[spot] and enemy.captain != spot


def has_room(ship: Ship, spot: i64) -> bool:
    """[BBP-BOARD-07] [BBP-R-53] At most three own figures in a section, the captain included; enemies do not count."""
    return ship.figures(spot) < MOST_FIGURES


def has_step(ship: Ship, enemy: Ship, ways: list[list[int]]) -> bool:
    """[BBP-R-51] Whether any figure has a legal move."""
    for spot in range(SPOT_COUNT):
        if (ship.crew[spot] or ship.captain == spot) and can_leave(ship, enemy, spot):
            for end_spot in ways[spot]:
                if has_room(ship, end_spot):
                    return True
    return False


def legal_steps(ship: Ship, enemy: Ship, lying: i64) -> list[Action]:
    """Every single step, the crew's first, by the spots in their order.

    [BBP-BOARD-05] [BBP-BOARD-06] [BBP-BOARD-08] [BBP-R-52] Links, ladders and crossings: see deck.WAYS.
    [BBP-BOARD-09] The captain moves like a crew member. [BBP-BOARD-10] Back to the own ship in the same way. [BBP-R-61]
    Nothing else blocks.
    """
    steps: list[Action] = []
    by_spot = STEPS[CREW][lying]
    crew = ship.crew
    captain = ship.captain
    enemy_crew = enemy.crew
    for spot in range(SPOT_COUNT):
        if crew[spot] and not enemy_crew[spot] and enemy.captain != spot:
            for step in by_spot[spot]:
                goal = step.end
                own = crew[goal]
                if own < MOST_FIGURES and (own < MOST_FIGURES - 1 or captain != goal):
                    steps.append(step)
    if captain >= 0 and can_leave(ship, enemy, captain):
        for step in STEPS[CAPTAIN][lying][captain]:
            if crew[step.end] < MOST_FIGURES:
                steps.append(step)
    return steps


def contested_spots(state: BroadsidesState) -> list[int]:
    """[BBP-MELEE-01] The sections in which both sides are present."""
    first, second = state.ships
    spots: list[int] = []
    for spot in range(SPOT_COUNT):
        if (first.crew[spot] or first.captain == spot) and (second.crew[spot] or second.captain == spot):
            spots.append(spot)
    return spots


class BoardingTurn(Frame[BroadsidesState]):
    """[BBP-BOARD-02] [BBP-BOARD-03] [BBP-BOARD-04] [BBP-R-66] Three moves, split over the figures in any way.

    [BBP-R-51] He must make them while he can. [BBP-BOARD-11] [BBP-R-62] Nobody has to leave his ship.
    [BBP-MELEE-02] [BBP-R-55] Then all melees are fought, in the order the player picks.
    """

    def __init__(self, seat: int, moves: int) -> None:
        self.seat: Final = seat
        self.moves: i64 = moves

    def asks(self, state: BroadsidesState) -> Decision | None:
        seat = self.seat
        if self.moves:
            return MOVE[seat] if has_step(state.ships[seat], state.ships[1 - seat], WAYS[state.lying]) else None
        return NEXT_MELEE[seat] if len(contested_spots(state)) > 1 else None

    def legal(self, state: BroadsidesState, seat: int) -> list[Action]:
        if self.moves:
            return legal_steps(state.ships[seat], state.ships[1 - seat], state.lying)
        return [FIGHTS[spot] for spot in contested_spots(state)]

    def check(self, state: BroadsidesState, seat: int, action: Action) -> Refusal | None:
        if not self.moves:
            if not isinstance(action, Fight):
                return (
                    Refusal("moves-spent", "BBP-BOARD-03")
                    if isinstance(action, FigureStep)
                    else Refusal("pick-melee", "BBP-R-55")
                )
            if action.spot not in contested_spots(state):
                return Refusal("no-melee-there", "BBP-MELEE-01", {"spot": SPOTS[action.spot]})
            return None
        if not isinstance(action, FigureStep):
            return Refusal("moves-left", "BBP-BOARD-03", {"moves": int(self.moves)})
        return self.check_step(state, action)

    def check_step(self, state: BroadsidesState, step: FigureStep) -> Refusal | None:
        ship, enemy = state.ships[self.seat], state.ships[1 - self.seat]
        facts: dict[str, str | int] = {"figure": FIGURES[step.figure], "from": SPOTS[step.start], "to": SPOTS[step.end]}
        present = ship.crew[step.start] > 0 if step.figure == CREW else ship.captain == step.start
        if not present:
            return Refusal("no-figure-there", "BBP-BOARD-02", facts)
        if not can_leave(ship, enemy, step.start):
            return Refusal("in-melee", "BBP-MELEE-03", facts)
        if step.end not in WAYS[state.lying][step.start]:
            if step.start // SECTION_COUNT != step.end // SECTION_COUNT:
                return Refusal("no-crossing", "BBP-BOARD-06", facts)
            if LEVELS[step.start % SECTION_COUNT] != LEVELS[step.end % SECTION_COUNT]:
                return Refusal("no-ladder", "BBP-BOARD-08", facts)
            return Refusal("not-neighbours", "BBP-BOARD-02", facts)
        if not has_room(ship, step.end):
            return Refusal("section-full", "BBP-BOARD-07", facts | {"section": SPOTS[step.end]})
        return None

    def take(self, state: BroadsidesState, seat: int, action: Action) -> None:
        if isinstance(action, FigureStep):
            self.moves -= 1
            ship = state.ships[seat]
            if action.figure == CAPTAIN:
                ship.captain = action.end
            else:
                ship.crew[action.start] -= 1
                ship.crew[action.end] += 1
            if state.events is not None:
                facts: dict[str, str | int] = {"ship": SEATS[seat], "figure": FIGURES[action.figure]}
                facts["from"] = SPOTS[action.start]
                facts["to"] = SPOTS[action.end]
                state.emit(Public("stepped", "BBP-BOARD-02", facts))
        else:
            assert isinstance(action, Fight)
            begin_melee(state, action.spot)

    def run(self, state: BroadsidesState) -> None:
        if self.moves:
            self.moves = 0
            if state.events is not None:
                state.emit(Public("no-move-left", "BBP-R-51", {"ship": SEATS[self.seat]}))
            return
        contested = contested_spots(state)
        if contested:
            begin_melee(state, contested[0])
            return
        state.finish(self)
        state.idle = 0 if state.fought else state.idle + 1
        state.fought = False
        state.turn += 1
        if state.idle >= state.readings.idle_boarding_turns:
            end(state, "idle-boarding", "BBP-R-42", ())
        else:
            begin_boarding_turn(state, 1 - self.seat)

    def clone(self) -> Frame[BroadsidesState]:
        return BoardingTurn(self.seat, int(self.moves))


def begin_melee(state: BroadsidesState, spot: int) -> None:
    """[BBP-MELEE-01] A melee in one section."""
    state.fought = True
    if state.events is not None:
        facts: dict[str, str | int] = {"spot": SPOTS[spot]}
        facts["S"] = int(state.ships[0].figures(spot))
        facts["I"] = int(state.ships[1].figures(spot))
        state.emit(Public("melee", "BBP-MELEE-01", facts))
    state.push(MELEES[spot])
