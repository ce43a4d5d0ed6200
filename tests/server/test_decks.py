"""Decks over HTTP: the rules of `warbox check`, word for word."""

from typing import Any

from tests.server.table import RunningServer
from warbox.games.siegestorm.cards.deck import starter


def checked(server: RunningServer, text: str, **more: Any) -> Any:
    lang = more.pop("lang", "en")
    options = dict.fromkeys(more, "yes")
    form = {"game": "siegestorm", "kind": "deck", "text": text, "options": options, "lang": lang}
    answer = server.http.post("/api/workshop/check", json=form)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    return {**found["data"], "faults": found["faults"], "line": found["value"]}


def test_a_starter_deck_has_no_fault_and_comes_back_in_every_form(server: RunningServer) -> None:
    """[SGS-DECK-06]"""
    found = checked(server, "ysra")
    assert (found["faults"], found["size"], found["cards"]) == ([], 34, starter("ysra").cards)
    assert checked(server, found["line"])["cards"] == found["cards"] == checked(server, found["lines"])["cards"]


def test_every_fault_of_a_deck_is_told_with_card_reason_and_rule(server: RunningServer) -> None:
    """[SGS-DECK-01] [SGS-DECK-02] [SGS-DECK-03] [SGS-DECK-04]"""
    found = checked(server, "snow_runner:5,tengu:3,despoiler:1")
    assert [(one["rule"], "".join(one["spots"])) for one in found["faults"]] == [
        ("SGS-DECK-03", "snow_runner"),
        ("SGS-DECK-04", "tengu"),
        ("SGS-DECK-02", ""),
        ("SGS-DECK-01", ""),
    ]
    assert "34" in found["faults"][-1]["reason"]


def test_reasons_are_told_in_the_language_asked_for(server: RunningServer) -> None:
    assert "il en faut" in checked(server, "tengu:1", lang="fr")["faults"][-1]["reason"]


def test_melee_mixes_factions_and_promo_cards_need_consent(server: RunningServer) -> None:
    """[SGS-MELEE-01] [SGS-PROMO-02]"""
    text = "snow_runner:4,despoiler:2,goblin_andrew:1"
    kinds = {one["kind"] for one in checked(server, text)["faults"]}
    assert kinds == {"deck-factions", "deck-promo", "deck-size"}
    assert {one["kind"] for one in checked(server, text, melee=True, promo=True)["faults"]} == {"deck-size"}


def test_a_text_that_is_no_deck_is_told_by_its_line(server: RunningServer) -> None:
    found = checked(server, "2 tengu\nthree assassin\n")
    assert [one["line"] for one in found["faults"]] == [2]
    assert found["cards"] == {"tengu": 2}


def test_a_text_too_long_is_refused(server: RunningServer) -> None:
    assert (
        server.http.post(
            "/api/workshop/check", json={"game": "siegestorm", "kind": "deck", "text": "x" * 20_001}
        ).status_code
        == 422
    )


def test_the_limits_are_those_of_the_rules(server: RunningServer) -> None:
    """[SGS-DECK-01] [SGS-DECK-03] [SGS-DECK-04] [SGS-R-67]"""
    [deck] = [one for one in server.get("/api/workshop") if one["game"] == "siegestorm"]
    assert (deck["kind"], deck["limits"]) == ("deck", {"size": 34, "copies": [4, 4, 2, 2], "promo": 2})
    assert deck["options"] == ["deck-a", "deck-b", "deck-c", "deck-d"]
