"""What a seat may not know changes nothing that an adapter shows it."""

import numpy as np
import pytest

from tests.adapters.late import GAMES, late, walk
from warbox.adapters import openspiel
from warbox.adapters.data import rows
from warbox.adapters.features import tensor
from warbox.adapters.node import Node, Setting
from warbox.adapters.pettingzoo import env
from warbox.adapters.text import TextTable
from warbox.play.record import parse_record

# Two truths that seat I, or D1, cannot tell apart.
TWINS = [
    (
        "broadsides",
        "I",
        "game broadsides; S @6,4 N plot={}; I @7,6 W; at plot",
        ("F,F,R", "S,S,S"),
    ),
    (
        "onboard",
        "D1",
        "game onboard; turn 10; A1 hand={}; D1 hand=counter,barricade; at activate A1",
        ("counter,smoke_grenade", "breach_charge,covering_fire"),
    ),
]


def shown(node: Node, seat: int) -> list[object]:
    """All that the adapters tell a seat of a moment."""
    setting = node.setting
    return [
        node.text_for(seat),
        node.told(seat),
        tensor(setting.game.view(node.state, seat), setting.columns).tobytes(),
        {number: action.text for number, action in node.choices(seat).items()},
    ]


@pytest.mark.parametrize("slug", GAMES)
def test_another_truth_looks_the_same(slug: str) -> None:
    for start in (None, late(slug, 20)):
        setting = Setting(slug, start=start)
        for node in walk(setting.root, 11, 8):
            for seat in setting.seats:
                assert shown(node.imagined(seat, 99), seat) == shown(node, seat)


@pytest.mark.parametrize(("slug", "letter", "position", "truths"), TWINS, ids=["broadsides", "onboard"])
def test_two_truths_give_one_observation(slug: str, letter: str, position: str, truths: tuple[str, str]) -> None:
    found = []
    for truth in truths:
        start = position.format(truth)
        game = openspiel.load(slug, start=start)
        state = game.new_initial_state()
        player = game.setting.letters.index(letter)
        table = TextTable(slug, start=start, seed=1)
        zoo = env(slug, start=start)
        zoo.reset(seed=1)
        seen = zoo.observe(letter)
        found.append(
            [
                state.observation_string(player),
                state.information_state_string(player),
                list(state.observation_tensor(player)),
                list(state.information_state_tensor(player)),
                state.to_observation_struct(player).to_dict(),
                table.observe(letter),
                seen["observation"].tobytes(),
                seen["action_mask"].tobytes(),
            ]
        )
    assert found[0] == found[1]


def test_a_resampled_state_holds_nothing_that_the_others_were_told() -> None:
    game = openspiel.load("onboard", start=late("onboard", 40))
    state = game.new_initial_state()
    rng = np.random.RandomState(3)
    for _ in range(6):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    again = state.resample_from_infostate(player, rng.uniform)
    assert again.information_state_string(player) == state.information_state_string(player)
    assert again.history() == []
    assert all(line.startswith("? ") for line in again.node.told(game.setting.seats[1 - player]))


def test_rows_have_a_seats_own_view_only() -> None:
    table = TextTable("broadsides", start="game broadsides; S @6,4 N; I @7,6 W; at plot", seed=2)
    table.act("plot F F R", "S")
    table.act("plot S S S", "I")
    table.match.resign(0)
    record = parse_record(table.record())
    first, second = list(rows(record, table.game))[:2]
    assert first["action"] == "plot F F R"
    assert second["seat"] == "I"
    assert "plot=?,?,?" in second["position"]
    assert '"F", "F", "R"' not in second["view"]
