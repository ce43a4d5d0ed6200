"""Games in words: a text says what a seat may know, a text answers; the MCP server offers the same to its clients."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from tests.adapters.late import GAMES, late, pick
from warbox.adapters.mcp import make_server
from warbox.adapters.text import Refused, TextTable
from warbox.catalog import load_catalog
from warbox.engine.options import SetupError
from warbox.engine.sampler import Sampler
from warbox.play.verify import HOLDS, verify

GUNS = "game broadsides; S @6,4 N; I @7,4 N; at shot S shots=1 then=0"


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_in_words_is_played_to_its_end(slug: str) -> None:
    table = TextTable(slug, {}, start=late(slug, 10), seed=1)
    sampler = Sampler(1)
    while table.seat is not None:
        told = table.told()
        text = table.observe()
        assert told.choices[0] in text
        assert told.rule in text
        table.act(pick(told.choices, sampler))
    assert "The match is over." in table.observe()
    assert verify(table.record()).status == HOLDS


def test_a_text_has_what_happened_the_rules_the_question_and_the_odds() -> None:
    table = TextTable("broadsides", {"I": "random"}, start=GUNS, seed=1)
    text = table.observe()
    assert "You play the seat S." in text
    assert f"BBP-FIRE-05: {load_catalog('broadsides').entries['BBP-FIRE-05'].text}" in text
    assert "shot C  (hit 0.666667)" in text
    after = table.act("shot C")
    assert "What happened since you were last asked:" in after
    assert "fires at row C" in after


def test_texts_speak_french_too() -> None:
    assert "Vous jouez le siège S." in TextTable("broadsides", start=GUNS, lang="fr").observe()


def test_an_answer_that_is_not_taken_says_why_and_changes_nothing() -> None:
    table = TextTable("broadsides", start=GUNS, seed=1)
    before = table.observe()
    with pytest.raises(Refused, match="BBP-FIRE-07"):
        table.act("plot F F F")
    with pytest.raises(Refused, match="no such action"):
        table.act("fire at will")
    with pytest.raises(Refused, match="seats are S, I"):
        table.act("shot C", "X")
    assert table.observe() == before
    with pytest.raises(SetupError, match="no seat 'Z'"):
        TextTable("broadsides", {"Z": "random"})


def test_the_same_seed_is_the_same_match() -> None:
    texts = [TextTable("onboard", {"D1": "random"}, seed=7).observe() for _ in range(2)]
    assert texts[0] == texts[1]


def test_a_client_plays_a_match_to_its_end() -> None:
    async def play() -> None:
        async with Client(make_server()) as client:

            async def call(tool: str, **given: Any) -> Any:
                answer = await client.call_tool(tool, given)
                assert not answer.is_error, answer.content
                return answer.structured_content

            names = [tool.name for tool in (await client.list_tools()).tools]
            assert names == ["games", "rules", "new_match", "view", "legal", "act", "odds", "record"]
            assert [game["game"] for game in (await call("games"))["result"]] == GAMES
            [rule] = (await call("rules", game="broadsides", ids=["fire-5"]))["result"]
            assert rule["id"] == "BBP-FIRE-05"
            assert (await call("rules", game="broadsides", words="broadside bear"))["result"]
            now = await call("new_match", game="broadsides", seats=["S"], opponent="random", start=GUNS, seed=3)
            match = now["match"]
            odds = await call("odds", match=match, action="shot C")
            assert odds["odds"]["hit"] == [2, 3]
            assert (await call("view", match=match))["view"]["game"] == "broadsides"
            sampler = Sampler(1)
            while not now["over"]:
                choices = (await call("legal", match=match))["choices"]
                now = await call("act", match=match, action=pick(choices, sampler))
            assert "The match is over." in now["text"]
            record = (await call("record", match=match))["result"]
            assert verify(record.encode()).status == HOLDS

    asyncio.run(play())


def test_what_a_client_gets_wrong_is_said_in_a_sentence() -> None:
    async def play() -> list[str]:
        said = []
        async with Client(make_server()) as client:
            made = (await client.call_tool("new_match", {"game": "broadsides", "start": GUNS})).structured_content
            assert made is not None
            for tool, given in (
                ("new_match", {"game": "chess"}),
                ("new_match", {"game": "broadsides", "options": {"x": "y"}}),
                ("new_match", {"game": "broadsides", "seats": ["X"]}),
                ("new_match", {"game": "broadsides", "opponent": "genius"}),
                ("rules", {"game": "broadsides", "ids": ["fire-99"]}),
                ("act", {"match": "none", "action": "hold"}),
                ("act", {"match": made["match"], "action": "plot F F F"}),
                ("act", {"match": made["match"], "action": "shot C", "seat": "I"}),
                ("record", {"match": made["match"]}),
            ):
                answer = await client.call_tool(tool, given)
                assert answer.is_error
                said.append(answer.content[0].text)
        return said

    said = asyncio.run(play())
    for sentence, part in zip(
        said,
        [
            "no game 'chess'",
            "option 'x' does not exist",
            "no seat 'X'",
            "no player 'genius'",
            "ids like it",
            "no match 'none'",
            "BBP-FIRE-07",
            "no text answers for 'I'",
            "when the match is over",
        ],
        strict=True,
    ):
        assert part in sentence


def test_the_program_serves_clients_that_start_it() -> None:
    program = Path(sys.executable).with_name("warbox")

    async def ask() -> Any:
        async with Client(StdioServerParameters(command=str(program), args=["mcp"])) as client:
            return (await client.call_tool("rules", {"game": "onboard", "ids": ["turn-8"]})).structured_content

    assert asyncio.run(ask())["result"][0]["id"] == "OB-TURN-08"
