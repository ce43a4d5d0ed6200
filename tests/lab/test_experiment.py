"""Experiments: the file, its faults, and what a number of a game means."""

from pathlib import Path
from typing import Any

import pytest

from tests.lab.experiments import small
from warbox.lab.experiment import ExperimentError, experiment_of, read_experiment
from warbox.lab.watch import watch_game

FILE = """
game = "onboard"
players = [["greedy", "random"], ["random", "random"]]
games = 7
seed = 5
[options]
doubling = "several"
[variants.A]
zones = "merge"
[variants.B]
mission = "@plan.toml"
"""


def test_a_file_says_what_is_played(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text("m2_annex", encoding="utf-8")
    (tmp_path / "zones.toml").write_text(FILE, encoding="utf-8")
    found = read_experiment(tmp_path / "zones.toml")
    assert (found.name, found.game, found.seed, found.games) == ("zones", "onboard", 5, 7)
    first, second = found.variants
    assert (first.name, first.options["zones"], first.options["mission"]) == ("A", "merge", "m1_embassy")
    assert (second.name, second.options["zones"], second.options["mission"]) == ("B", "fixed", "m2_annex")
    assert first.options["doubling"] == second.options["doubling"] == "several"
    assert found.deal_size == 2 * 2 * 2  # variants, line-ups, seats
    assert found.most == 16  # eight games of each variant are two whole deals


def test_an_experiment_survives_being_written_and_read() -> None:
    found = small(variants={"a": {}, "b": {"captain-counts": "no"}}, sure={"elo0": -5, "elo1": 15, "side": "I"})
    again = experiment_of(found.as_data())
    assert again == found
    assert again.sure is not None
    assert again.sure.side == 1


@pytest.mark.parametrize(
    ("data", "place", "reason"),
    [
        ({}, "game", "is one of broadsides"),
        ({"game": "chess"}, "game", "not 'chess'"),
        ({"game": "broadsides", "wind": 3}, "wind", "is not known"),
        ({"game": "broadsides", "games": 0}, "games", "is a whole number from 1"),
        ({"game": "broadsides", "games": True}, "games", "is a whole number from 1"),
        ({"game": "broadsides", "precision": 0}, "precision", "is a number from 0.001 to 0.5"),
        ({"game": "broadsides", "precision": "fine"}, "precision", "is a number"),
        ({"game": "broadsides", "seed": -1}, "seed", "is a whole number from 0"),
        ({"game": "broadsides", "swap": "yes"}, "swap", "is true or false"),
        ({"game": "broadsides", "name": "a\nb"}, "name", "in one line"),
        ({"game": "broadsides", "players": ["random"]}, "players", "names 1 players for 2 seats"),
        (
            {"game": "broadsides", "players": [["random", "random"], ["random", "me"]]},
            "players, line-up 2",
            "no player",
        ),
        ({"game": "broadsides", "players": 3}, "players", "is a name"),
        ({"game": "broadsides", "options": {"wind": "strong"}}, "options", "option 'wind' does not exist"),
        ({"game": "broadsides", "options": {"idle-turns": 1.5}}, "options.idle-turns", "not float"),
        ({"game": "broadsides", "variants": {}}, "variants", "has 1 to"),
        ({"game": "broadsides", "variants": {"A": {"idle-turns": "0"}}}, "variants.A", "whole number from 1 to 9999"),
        ({"game": "broadsides", "variants": {"A": 3}}, "variants.A", "is a table"),
        ({"game": "onboard", "variants": {"A": {}, "B": {"players": 4}}}, "variants.B", "has 4 seats, and A has 2"),
        ({"game": "onboard", "options": {"mission": "@plan.toml"}}, "options.mission", "there is no folder"),
        ({"game": "broadsides", "sure": 3}, "sure", "is a table"),
        ({"game": "broadsides", "sure": {}}, "sure", "compares two variants, or two players"),
        ({"game": "broadsides", "players": ["random", "greedy"], "sure": {"low": 0.6, "high": 0.5}}, "sure", "below"),
        ({"game": "broadsides", "players": ["random", "greedy"], "sure": {"elo": 5}}, "sure.elo", "is not known"),
        ({"game": "broadsides", "variants": {"A": {}, "B": {}}, "sure": {"side": "X"}}, "sure.side", "not 'X'"),
    ],
)
def test_a_fault_is_named_with_its_place(data: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(ExperimentError) as found:
        experiment_of(data)
    assert found.value.place == place
    assert reason in found.value.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = \n", "is no TOML: Invalid value (at line 1"),
        ('game = "onboard"\n[options]\nmission = "@nowhere.toml"', "options.mission: "),
        ('game = "onboard"\ngames = "many"', "games: is a whole number"),
    ],
)
def test_a_faulty_file_is_named(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "faulty.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ExperimentError) as found:
        read_experiment(path)
    assert str(found.value).startswith(f"{path}: {reason}")


def test_what_is_no_text_is_no_experiment(tmp_path: Path) -> None:
    path = tmp_path / "faulty.toml"
    path.write_bytes(b"game = '\xff'")
    with pytest.raises(ExperimentError, match="is no text"):
        read_experiment(path)


def test_games_of_a_deal_differ_in_variant_lineup_and_seats_alone() -> None:
    found = small(players=[["random", "greedy"], ["random", "random"]], variants={"a": {}, "b": {}})
    rows = [watch_game(found, number) for number in (0, 1, 2, 4)]
    assert [(row.deal, row.variant, row.lineup, row.rotation) for row in rows] == [
        (0, "a", 0, 0),
        (0, "a", 0, 1),
        (0, "a", 1, 0),
        (0, "b", 0, 0),
    ]
    assert rows[0].players == {"S": "random", "I": "greedy"}
    assert rows[1].players == {"S": "greedy", "I": "random"}
    # two variants that are the same game are played alike: dice and players' whims are common
    assert (rows[0].decisions, rows[0].outlook, rows[0].uses) == (rows[3].decisions, rows[3].outlook, rows[3].uses)


@pytest.mark.parametrize("slug", ["onboard", "siegestorm", "tideofiron", "firstwave", "broadsides"])
def test_what_is_used_and_where_is_noted_in_every_game(slug: str) -> None:
    quick = {"firstwave": {"points": "150"}, "siegestorm": {}}.get(slug, {})
    row = watch_game(experiment_of({"game": slug, "players": "random", "options": quick, "seed": 3}), 0)
    letters = set(row.players)
    assert set(row.uses) == letters
    assert set(row.places) == letters
    assert sum(count for kinds in row.kinds.values() for count, _ in kinds.values()) == row.decisions
    assert all(0 <= chance <= 1 for chances in row.outlook for chance in chances)
    assert row.outlook
