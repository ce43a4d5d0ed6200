"""Plans of a boarding turn: what they lead to, and what they are worth."""

import pytest

from warbox.engine.turn import legal
from warbox.games import load_game
from warbox.games.broadsides.deck import SPOTS
from warbox.games.broadsides.evaluate_boarding import melee_read
from warbox.games.broadsides.fray import FRAY, Fray, count_fray, odds_for
from warbox.games.broadsides.state import BroadsidesState
from warbox.games.broadsides.storm import Plan, boarding_chance, storm_of, values_of

GAME = load_game("broadsides")
LYING = "placement same S=starboard I=port\n"


def position(text: str) -> BroadsidesState:
    state = GAME.parse(LYING + text)
    assert isinstance(state, BroadsidesState)
    return state


def best(text: str) -> Plan:
    return storm_of(position(text), 0, 3).plans()[0]


def counted(text: str, seat: int = 0) -> dict[str, float]:
    state = position(text)
    crews = [ship.crew for ship in state.ships]
    men = [float(ship.crew_left()) for ship in state.ships]
    fray = Fray(odds_for(state.readings), int(state.lying), crews, [int(ship.captain) for ship in state.ships], men)
    counts = [0.0] * len(FRAY)
    count_fray(fray, seat, counts)
    return dict(zip(FRAY, counts, strict=True))


def test_three_gather_for_a_blow_that_is_reckoned_to_its_end() -> None:
    """[BBP-MELEE-03] The chance that three kill a captain who is alone is the least such a plan is worth."""
    plan = best("S crew=I.G3:1,I.G5:1,I.F3:1 captain=H5\nI crew=B3:3 captain=G4\nat step S")
    assert [SPOTS[step.end] for step in plan.steps] == ["I.G4"] * 3
    state = position("at step S")
    assert plan.value >= melee_read(state.readings, 3, False, 0, True).captain_falls[1]


@pytest.mark.parametrize("men", ["S crew=B3:1 captain=I.C5\nI crew=C5:1", "S crew=- captain=A4\nI crew=B5:1"])
def test_a_plan_is_whole_when_nobody_can_move(men: str) -> None:
    """[BBP-R-51] Also if fewer than three moves are left to be made."""
    assert storm_of(position(men + " captain=H5\nat step S"), 0, 3).plans()


def test_every_plan_can_be_played() -> None:
    """[BBP-BOARD-07] Each of its steps is legal when its turn comes."""
    state = position("at step S")
    for plan in storm_of(state, 0, 3).plans()[:20]:
        after = state.clone()
        for step in plan.steps:
            assert step in legal(after, 0)
            after.stack[-1].take(after, 0, step)


def test_a_captain_behind_his_men_is_far() -> None:
    """[BBP-MELEE-03] Nobody passes a section in which enemies stand."""
    behind = counted("S crew=I.F3:3 captain=A4\nI crew=G3:1,G4:1,G5:1 captain=H4\nat step S")
    beside = counted("S crew=I.F3:3 captain=A4\nI crew=A4:3 captain=G4\nat step S")
    assert behind["own-kills"] == 0.0
    assert beside["own-kills"] > 0.8


def test_many_are_thought_to_win_against_few() -> None:
    assert boarding_chance(position("I crew=G3:1,A4:1,H3:1\nat first-boarding"), 0) > 0.85


def test_a_fight_in_which_nobody_fights_is_worth_less_and_less() -> None:
    """[BBP-R-42] So who is stronger goes for the other."""
    quiet = "S crew=B3:3 captain=H4\nI crew=H5:1 captain=H4\nat step S"
    fresh = storm_of(position("boarding 3 idle=0\n" + quiet), 0, 3)
    stale = storm_of(position("boarding 60 idle=40\n" + quiet), 0, 3)
    assert stale.quickly(stale.start) < fresh.quickly(fresh.start)


def test_both_sides_see_the_same_chance() -> None:
    state = position("S crew=B3:2,G4:1 captain=G4\nat first-boarding")
    assert boarding_chance(state, 0) + boarding_chance(state, 1) == pytest.approx(1.0)


def test_what_is_remembered_is_of_the_same_position_only() -> None:
    states = [position(f"S crew=I.H3:3 captain=H5\nI crew={crew} captain=H4\nat step S") for crew in ("B3:3", "H4:2")]
    choices = legal(states[0], 0)
    first = values_of(states[0], 0, choices)
    other = values_of(states[1], 0, choices)
    assert first != other
    assert values_of(states[0], 0, choices) == first
