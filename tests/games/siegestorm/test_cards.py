"""Every card: what its Action does and what its Passive does, from the files in `cards`.

A case is a table `[[action]]`, `[[passive]]` or `[[command]]` (how the boss plays the card):

    card = "venom_spitter"
    position = ["A hand=venom_spitter", "B resources=9"]
    play = ["A: play venom_spitter"]     # `!A: ...` must be refused; reactions nobody plays are declined
    then = ["B.resources=8"]             # a number counts a pile, `3/2` is ATT/DEF, `asks=A act` who is asked now
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.siegestorm.table import Table
from warbox.games.siegestorm.cards.box import STANDARD

FILES = sorted((Path(__file__).parent / "cards").glob("*.toml"))
TABLES = {path: tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES}


def cases(part: str) -> list[Any]:
    return [pytest.param(case, id=case["card"]) for tables in TABLES.values() for case in tables.get(part, [])]


def named(part: str) -> set[str]:
    return {case["card"] for tables in TABLES.values() for case in tables.get(part, [])}


def show(case: dict[str, Any]) -> None:
    """Play a case and compare every fact that it names."""
    assert case["card"] in " ".join(case["position"])
    game = Table("\n".join(case["position"]))
    for line in case.get("play", []):
        seat = line.lstrip("!")[0]
        while game.asks().endswith(" react") and game.asks()[0] != seat:
            game.pass_once()
        if line.startswith("!"):
            game.refused(line[1:])
        else:
            game.say(line)
    game.pass_all()
    wanted = dict(fact.split("=", 1) for fact in case["then"])
    assert {name: shown(game, name, value) for name, value in wanted.items()} == wanted


def shown(game: Table, name: str, wanted: str) -> str:
    if name == "asks":
        return game.asks()
    if name == "over":
        return game.outcome()
    if name == "effects":
        return str(game.effects())
    if "/" in wanted:
        return game.now(name)
    if wanted.isdecimal() and name not in ("boss.life", "boss.menace"):
        return game.fact(f"count {name}")
    return game.fact(name)


@pytest.mark.parametrize("case", cases("action"))
def test_the_action_of(case: dict[str, Any]) -> None:
    """[SGS-PLAY-01] [SGS-KEYWORD-01] What the upper text says."""
    show(case)


@pytest.mark.parametrize("case", cases("passive"))
def test_the_passive_of(case: dict[str, Any]) -> None:
    """[SGS-PLAY-04] [SGS-KEYWORD-17] What the lower text says."""
    show(case)


@pytest.mark.parametrize("case", cases("command"))
def test_the_command_of(case: dict[str, Any]) -> None:
    """[SGS-SOLO-25] [SGS-SOLO-27] [SGS-SOLO-28] [SGS-SOLO-29] [SGS-SOLO-30] How the boss plays it."""
    show(case)


def test_every_card_is_shown() -> None:
    """[SGS-SETUP-09] Whatever is printed on a card has a case."""
    assert {design.name for design in STANDARD.designs if design.action is not None} == named("action")
    assert {design.name for design in STANDARD.designs if design.passives} == named("passive")
    assert {design.name for design in STANDARD.designs if design.commands} == named("command")
