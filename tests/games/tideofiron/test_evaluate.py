"""How positions are judged: what the greedy player goes by."""

import pytest

from tests.games.tideofiron.table import Table
from warbox.engine.sampler import Sampler
from warbox.games.tideofiron.game import GAME
from warbox.games.tideofiron.reckoning.place import Field, way_out
from warbox.games.tideofiron.reckoning.taste import PLAIN
from warbox.players.greedy import Greedy
from warbox.players.table import SeatTable

BASE = "map 9x9; objective C05 victory vp=2; "


def worth(text: str, seat: int = 0) -> float:
    return GAME.evaluate(Table(text).state, seat)


def choice(text: str, seat: int = 0) -> str:
    table = Table(text)
    return Greedy(GAME, 1, trials=2).choose(SeatTable(GAME, table.state, seat)).text


def test_both_sides_see_the_same_game() -> None:
    text = BASE + "US a @C05 [RRRR]; DE x @C08 [RR]"
    assert abs(worth(text, 0) + worth(text, 1) - 1) < 1e-9


def test_standing_on_an_objective_is_better_than_beside_it() -> None:
    enemy = "; DE x @C09 [RRRR]"
    assert worth(BASE + "US a @C05 [RRRR]" + enemy) > worth(BASE + "US a @C06 [RRRR]" + enemy)
    assert worth(BASE + "US a @C06 [RRRR]" + enemy) > worth(BASE + "US a @G06 [RRRR]" + enemy)


def test_losses_conditions_and_damage_count() -> None:
    whole = worth(BASE + "US a @C05 [RRRR]; DE p @C09 panzer4")
    assert worth(BASE + "US a @C05 [RRR]; DE p @C09 panzer4") < whole
    assert worth(BASE + "US a @C05 [RRRR] pinned; DE p @C09 panzer4") < whole
    assert worth(BASE + "US a @C05 [RRRR]; DE p @C09 panzer4 light") > whole


def test_cover_is_better_than_the_open() -> None:
    assert worth("map 9x9; terrain C05=woods; US a @C05 [RRRR]; DE x @C09 [R]") > worth(
        "map 9x9; terrain D05=woods; US a @C05 [RRRR]; DE x @C09 [R]"
    )


def test_greedy_goes_for_the_objective() -> None:
    assert choice(BASE + "US a @C08 [RRRR]; DE x @H01 [RRRR]") in ("advance a", "fm a", "assault a")


def test_greedy_fires_at_what_it_can_kill() -> None:
    assert choice("map 9x9; US s @C08 m4a1; DE x @C06 [RRRR]") == "fire s"


def test_the_worth_of_a_position_does_not_depend_on_who_reckons() -> None:
    state = Table(BASE + "US a @C05 [RRRR]; DE x @C08 [RR]").state
    assert GAME.evaluate(GAME.determinize(state, 0, Sampler(3)), 0) == GAME.evaluate(state, 0)


def test_every_step_towards_the_way_out_counts() -> None:
    """In all rounds and from wherever a column stands: nobody goes back to where the need is greater."""
    for number in range(1, 7):
        for kind in ("[RRRR]", "gmc", "m4a1"):
            field = Field(Table(f"map s4; round {number}; US a @A05 {kind}; DE x @I10 [RRRR]").state, 0, PLAIN)
            unit = field.state.units[0]
            goal = next(one for one in field.goals if one.way_out == 0)
            values = [way_out(field.state, unit, goal, way, PLAIN) for way in range(60, -1, -1)]
            assert values == sorted(values), (number, kind)
            assert values[-4] < values[-1], (number, kind)


@pytest.mark.parametrize("kind", ["[RRRR]", "gmc", "m3a1", "m4a1"])
def test_to_leave_the_map_is_better_than_to_stand_where_one_can(kind: str) -> None:
    game = Table(f"map s4; round 3; US a @Q05 {kind}; US b @H05 [RRRR]; DE x @K02 [RRRR]")
    before = GAME.evaluate(game.state, 0)
    game.do("US: advance a", "US: go R05", "US: exit")
    assert GAME.evaluate(game.state, 0) > before
