"""The peers that `warbox bench` measures give a row each, installed or not."""

import importlib
import random
from types import ModuleType

import pytest

from warbox.bench import peers

NEEDS = {
    "OpenSpiel backgammon": "pyspiel",
    "OpenSpiel chess": "pyspiel",
    "OpenSpiel python_tic_tac_toe": "pyspiel",
    "rlcard uno": "rlcard",
    "PettingZoo connect four": "pettingzoo",
    "python-chess": "chess",
}


def test_without_any_peer_every_row_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_installed(name: str) -> ModuleType:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(importlib, "import_module", nothing_installed)
    told: list[str] = []
    rows = peers.measure_peers(0.01, 1, told.append)
    assert [row.name for row in rows] == told == list(NEEDS)
    for row in rows:
        assert (row.decisions_per_s, row.games_per_s, row.clones_per_s) == (None, None, None)
        assert "pip install 'warbox[bench]'" in row.note


def test_a_peer_that_fails_gives_a_row_that_says_so() -> None:
    def seat_broken(rng: random.Random) -> peers.ReadyPeer:
        raise AttributeError("no such function in this release")

    row = peers.measure(peers.Peer("broken", "moves", seat_broken), 0.01, 1)
    assert row.decisions_per_s is None
    assert "no such function in this release" in row.note


@pytest.mark.parametrize("peer", peers.PEERS, ids=lambda peer: peer.name)
def test_an_installed_peer_is_measured(peer: peers.Peer) -> None:
    pytest.importorskip(NEEDS[peer.name], reason="the extra `bench` is not installed")
    row = peers.measure(peer, 0.05, 1)
    assert row.decisions_per_s is not None, row.note
    assert row.games_per_s is not None
    assert row.decisions_per_s > row.games_per_s > 0
    assert row.clones_per_s is None or row.clones_per_s > 0


def test_the_unit_is_the_first_row() -> None:
    assert peers.PEERS[0].name == peers.OSB == "OpenSpiel backgammon"
