"""Positions in which a good player's rule of thumb is plain: what a level answers."""

from tests.games.tideofiron.table import Table
from warbox.engine.sampler import Sampler
from warbox.games.tideofiron.game import GAME
from warbox.games.tideofiron.reckoning.enemies import enemies_of
from warbox.games.tideofiron.reckoning.place import Field
from warbox.players import Searcher
from warbox.players.search import Effort
from warbox.players.table import SeatTable


def answers(table: Table, seat: int = 0) -> set[str]:
    """What a level that thinks little answers, with several seeds."""
    effort = Effort(playouts=6, legs=2, width=4)
    seen = SeatTable(GAME, table.state, seat)
    return {Searcher(GAME, seed, effort).choose(seen).text for seed in range(3)}


def test_an_objective_is_taken_while_there_is_time() -> None:
    text = "map 9x9; objective C05 victory vp=2; US a @C07 [RRRR]; US b @H09 [RRRR]; DE x @H01 [RRRR]"
    assert answers(Table(text)) == {"advance a"}


def test_who_holds_an_objective_in_cover_does_not_walk_into_the_fire() -> None:
    """Two machine guns watch the open ground; the squad fires from the woods or watches, and stays."""
    text = "map 9x9; terrain C05=woods; objective C05 victory vp=2; US a @C05 [RRRR]; US b @A09 [RRRR]"
    text += "; DE x @F05 [GRR]; DE y @F04 [GRR]"
    for answer in answers(Table(text)):
        assert answer not in ("advance a", "assault a", "fm a")


def test_op_fire_is_held_for_what_comes_nearer() -> None:
    """At the far end of its range and in the woods hardly anybody is hit; beside the gun everybody is."""
    far = Table("map 9x9; terrain C08=woods; US a @D08 [RRRR]; DE x @C03 [RR] opfire")
    far.do("US: advance a", "US: go C08")
    near = Table("map 9x9; US a @C06 [RRRR]; DE x @C03 [GRR] opfire")
    near.do("US: advance a", "US: go C05")
    assert far.asks() == near.asks() == "DE op-fire"
    assert answers(far, 1) == {"pass"}
    assert answers(near, 1) == {"fire x"}


def test_what_enemies_can_do_is_remembered_until_one_of_them_changes() -> None:
    table = Table("map 9x9; US a @C08 [RRRR]; DE x @H01 [RRRR]; DE y @H02 [RRRR]")
    state = table.state
    before = enemies_of(state, 0)
    assert enemies_of(state.clone(), 0) is before, "of a clone they are the same"
    safe = Field(state, 0).danger(state.units[0], state.units[0].cell)
    table.do("US: advance a", "US: go C07")
    assert enemies_of(state, 0) is before, "one's own units are none of them"
    nearer = state.clone()
    enemy = nearer.units[1]
    nearer.put(enemy.at(state.units[0].cell + 1))
    assert enemies_of(nearer, 0) is not before
    assert Field(nearer, 0).danger(nearer.units[0], nearer.units[0].cell) > safe


def test_playouts_look_through_the_opponents_next_turn() -> None:
    """[TOI-ROUND-05] The leg goes to and fro within a phase, so passes are counted."""
    table = Table("map 9x9; US a @C08 [RRRR]; US b @A09 [RRRR]; DE x @H01 [RRRR]; DE y @H02 [RRRR]")
    thought = Searcher(GAME, 1, Effort(playouts=4, legs=2, width=2)).think(SeatTable(GAME, table.state, 0))
    follow = thought.lines[0].follow
    assert {seat for seat, _ in follow} == {0, 1}
    turns = [seat for place, (seat, _) in enumerate(follow) if not place or follow[place - 1][0] != seat]
    assert len(turns) <= 3, "no more than the own turn, the opponent's, and windows"


def test_a_playout_goes_by_the_plan_of_the_moment() -> None:
    table = Table("map 9x9; objective C05 victory vp=2; US a @C08 [RRRR]; DE x @H01 [RRRR]")
    found = GAME.policy(table.state, 0, Sampler(1))
    assert found is not None
    assert found.text == GAME.candidates(table.state, 0)[0].text
