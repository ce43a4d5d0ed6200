"""Tide of Iron on the terminal."""

import pytest
from rich.console import Console, RenderableType

from tests.games.tideofiron.table import GAME, Table
from warbox.cli.boards.tideofiron import BOARD, SILENT
from warbox.cli.boards.tideofiron.map import HexMap
from warbox.engine.event import Public
from warbox.engine.turn import legal
from warbox.games.tideofiron.shape import read
from warbox.i18n import speech


def printed(what: RenderableType) -> str:
    console = Console(width=120, force_terminal=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


MAP = (
    "map 4x3; terrain B01=woods C01=building D02=rough; level B02=2; wire D02; road A01-A02-A03; "
    "objective C02 victory vp=1; control C02=de; US a1 @A01 [RRRR]+AT; US m1 @A01 m3a1 light; "
    "US a2 [GRR] in=m1 fatigued; "
    "DE g1 @D03 [OERR] opfire; DE g2 @B01 [RR] concealed; "
)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_map_can_be_read(lang: str) -> None:
    """Two lines a hex, odd columns half a hex lower; the first unit by its name, and how many more there are."""
    game = Table(MAP + "us cp=3 hq=mor_cover")
    board = BOARD(speech("tideofiron", lang))
    view = GAME.view(game.state, 0)
    lines = printed(board.draw(view, "US", [])).splitlines()
    drawn = [line.rstrip() for line in lines[:8]]
    assert drawn == [
        "A    B    C    D",
        "01        01▦▦",
        "a1+1 01♣♣ ▦▦▦▦ 01",
        "02   g2♣♣ 02★",
        "┄┄┄┄ 02²       02x∴",
        "03        03   ∴∴∴∴",
        "┄┄┄┄ 03        03",
        "               g1",
    ]
    text = "\n".join(lines)
    for piece in ("a1 A01 RRRR +AT", "m1 A01 m3a1 ◐", "a2 in m1 GRR z", "g1 D03 OERR ◎", "g2 B01 RR ?", "mor_cover"):
        assert piece in text
    assert "1" in printed(board.moment(view))
    assert "♣" in board.legend(view)


def test_a_wide_map_is_drawn_tight_where_the_terminal_is_narrow() -> None:
    """Eighteen columns need 90 places; in 80 each hex gets three, and more units than one are a plus."""
    game = Table("map 18x3; US a1 @A01 [RRRR]; US a2 @A01 [RRRR]; DE g1 @R03 [RR]")
    shown = read(GAME.view(game.state, 0))
    wide, tight = HexMap(shown, 90).lines(), HexMap(shown, 80).lines()
    assert max(line.cell_len for line in wide) <= 90
    assert max(line.cell_len for line in tight) <= 80
    assert tight[2].plain.startswith("a1+ 01")


def test_choices_in_words_and_short_forms() -> None:
    """Cards by their names; a hex or a unit alone is an answer where only one can be meant."""
    board = BOARD(speech("tideofiron", "en"))
    game = Table(MAP + "us cp=3 hq=mor_cover")
    view = GAME.view(game.state, 0)
    menu = printed(board.menu(view, "US", legal(game.state, 0)) or "")
    rows = {line.split("  ")[0]: line.split() for line in menu.splitlines()}
    assert rows["Advance"][1:] == ["1", "a1", "6", "m1"]  # one row for all who can do the same
    assert rows["Play"][2:] == ["Take", "Cover"]
    assert board.short(view, "US", "advance a1") == "advance a1"
    assert board.short(view, "US", "C05") is None
    game.do("US: advance a1")
    view = GAME.view(game.state, 0)
    assert board.short(view, "US", "a02") == "go A02"
    assert board.form(view).startswith("a hex")
    game = Table("US a @C05 [RRRR]; DE x @C08 [R]; DE y @D08 [R]; at target a")
    assert board.short(GAME.view(game.state, 0), "US", "x") == "target x"


def test_cards_are_told_by_their_names() -> None:
    board = BOARD(speech("tideofiron", "en"))
    drawn = Public("drawn", "TOI-SETUP-07", {"side": "US", "card": "mor_cover"})
    assert [board.said.event(event) for _, event in board.told([drawn])] == ["The Americans draw Take Cover."]


def test_squads_that_are_not_built_yet_are_not_listed() -> None:
    board = BOARD(speech("tideofiron", "en"))
    view = GAME.view(GAME.new({"scenario": "s2"}), 0)
    text = printed(board.draw(view, "US", []))
    assert "m1 - m3a1" in text
    assert "a2 " not in text
    assert "g1 " not in text


def test_a_way_is_told_by_its_end() -> None:
    board = BOARD(speech("tideofiron", "en"))
    steps = [("a1", "C05"), ("a1", "C06"), ("a2", "D06"), ("a1", "C07")]
    moves = [Public("moved", "TOI-MOVE-02", {"unit": unit, "from": "C04", "to": to}) for unit, to in steps]
    assert [event.facts["to"] for _, event in board.told(moves)] == ["C06", "D06", "C07"]


def test_nothing_worth_telling_is_told_as_nothing() -> None:
    """It was an error: at a table where the computer had answered only in silence the program stopped."""
    board = BOARD(speech("tideofiron", "en"))
    assert board.told([]) == []
    assert board.told([Public(SILENT[0], "TOI-SETUP-02", {})]) == []


@pytest.mark.parametrize(
    ("spent", "asked"),
    [
        ("stake 2", "Your partner proposes to stake 2 on the initiative. Do you agree?"),
        ("play sup_hospital", "Your partner proposes to play Field Hospital. Do you agree?"),
    ],
)
def test_a_partner_is_told_what_is_proposed(spent: str, asked: str) -> None:
    """[TOI-MULTI-12] [TOI-MULTI-14]"""
    units = "options players=4; US a @C05 [RR]; US b @D05 [RR] division=2; DE x @C12 [R]; "
    game = Table(units + "us cp=9 hq=sup_hospital; at spend us")
    game.do(f"US: {spent}")
    question = game.state.question
    assert question is not None
    board = BOARD(speech("tideofiron", "en"))
    assert board.question(GAME.view(game.state, 2), question, "US2") == asked
