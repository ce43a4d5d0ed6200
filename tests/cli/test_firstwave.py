"""First Wave at the terminal: a map one can read, figures with their states, short forms, both languages."""

import pytest
from rich.console import Console

from warbox.cli.boards import Board, load_board
from warbox.cli.boards.firstwave import read
from warbox.cli.boards.firstwave.choices import short
from warbox.engine.turn import check, legal
from warbox.games import load_game
from warbox.games.firstwave.tables.table_file import READY_TABLES
from warbox.games.firstwave.tables.table_text import format_table
from warbox.i18n import speech

GAME = load_game("firstwave")
A, B = 0, 1
ACT = """game firstwave
table T1
turn 2
A1 @300,180 T4 C4 weapons=rifle+carnage,crowbar wounds=1 stunned=2
A2 @100,175 T5 C5 weapons=pistol out=pistol equipment=armour,grapple abilities=medic
B1 @300,420 T4 C4 weapons=sword
B2 @205,300 T4 C4 weapons=sword
A3 @230,300 T4 C4 weapons=sword
N1 infected_human @460,420 immobilised
tokens 300,300
smoke 500,100
at act A1 actions=3
"""


def printed(*things: object, width: int = 100) -> str:
    console = Console(width=width, no_color=True, highlight=False)
    with console.capture() as text:
        console.print(*things, sep="\n")
    return text.get()


def board(lang: str = "en") -> Board:
    return load_board("firstwave", speech("firstwave", lang))


def drawn(position: str, lang: str = "en") -> list[str]:
    return printed(board(lang).draw(GAME.view(GAME.parse(position), A), "A", [])).splitlines()


def row(lines: list[str], y: int) -> str:
    """The signs of the line in which a height of the table lies."""
    return lines[1 + 29 - y // 20].split("│")[1]


def test_everything_stands_where_it_is() -> None:
    """A sign is 10 mm wide and 20 mm high, and the whole fits beside eighty signs of text."""
    lines = drawn(ACT)
    assert len(lines[0]) == 67
    assert row(lines, 180)[30:32] == "A1"
    assert row(lines, 420)[30:32] == "B1"
    assert row(lines, 420)[46:48] == "N1"
    assert row(lines, 300)[30] == "◆"
    assert "░" in row(lines, 100)
    assert row(lines, 200)[40:52] == "▓" * 12  # the bus
    assert row(lines, 259)[15:25] == "▄" * 10  # the low wall
    assert row(lines, 480)[20] == "▓"  # the ruined wall, thinner than a sign
    assert row(lines, 460)[5] == "♣"
    assert row(lines, 360)[4] == "~"
    assert row(lines, 300)[:15] == "·" * 15
    assert row(lines, 175)[21] == "+"  # the diner's door


def test_figures_are_told_with_what_they_suffer() -> None:
    text = "\n".join(drawn(ACT))
    assert "A1  A1               300,180      T4 C4  2/3 s2       rifle+carnage, crowbar" in text
    assert "(pistol), armour, grapple, medic" in text, "out of ammunition; and what else the second has"
    assert "N1  infected human   460,420      T- C5  X" in text
    assert "score 0" in text


def test_in_a_narrow_window_what_somebody_carries_goes_on_below_itself() -> None:
    picture = board().draw(GAME.view(GAME.parse(ACT), A), "A", [])
    lines = printed(picture, width=80).splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith("  A2"))
    assert lines[first].rstrip().endswith("(pistol), armour,"), lines[first]
    assert lines[first + 1].strip() == "grapple, medic"
    assert lines[first + 1].index("grapple") == lines[first].index("(pistol)")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_question_has_its_words(lang: str) -> None:
    state = GAME.parse(ACT)
    view = GAME.view(state, A)
    one = board(lang)
    assert state.question is not None
    told = printed(
        one.moment(view),
        one.legend(view),
        one.question(view, state.question, "A"),
        one.form(view),
        one.menu(view, "A", legal(state, A)),
    )
    assert "board-" not in told
    assert ("Tour 2 sur 6, survivants" if lang == "fr" else "Turn 2 of 6, survivors") in told
    assert ("fusil (carnage)" if lang == "fr" else "rifle (carnage)") in told
    assert "  1 " in told


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("300,200", "move A1 300,200"),
        ("320,180>340,220", "move A1 320,180>340,220"),
        ("b1", "shoot A1>B1"),
        ("end", "end A1"),
        ("shoot A1>B1 rifle", "shoot A1>B1 rifle"),
        ("charge A1>B1 300,395", "charge A1>B1 300,395"),
        ("jump", None),
        ("", None),
    ],
)
def test_short_forms_of_somebody_who_acts(typed: str, meant: str | None) -> None:
    view = GAME.view(GAME.parse(ACT), A)
    assert short(read(view), typed) == meant


def test_short_forms_are_taken() -> None:
    state = GAME.parse(ACT)
    for typed in ("300,200", "b1", "end"):
        text = short(read(GAME.view(state, A)), typed)
        assert text is not None
        assert check(state, A, GAME.parse_seat_action(text)) is None


def test_who_stands_in_contact_is_fought() -> None:
    view = GAME.view(GAME.parse(ACT.replace("at act A1", "at act A3")), A)
    assert short(read(view), "b2") == "melee A3>B2"


@pytest.mark.parametrize(
    ("moment", "typed", "meant"),
    [
        ("at activate A", "a2", "activate A2"),
        ("at first A", "b", "first B"),
    ],
)
def test_short_forms_of_other_questions(moment: str, typed: str, meant: str) -> None:
    view = GAME.view(GAME.parse(ACT.replace("at act A1 actions=3", moment)), A)
    assert short(read(view), typed) == meant


def test_a_table_of_one_s_own_is_drawn() -> None:
    table = format_table(READY_TABLES["T3"]).replace('id = "T3"', 'id = "mine"')
    state = GAME.new({"table": table})
    lines = printed(board().draw(GAME.view(state, A), "A", [])).splitlines()
    ready = printed(board().draw(GAME.view(GAME.new({"table": "T3"}), A), "A", [])).splitlines()
    assert lines[:32] == ready[:32]


def test_scenery_that_is_laid_piece_by_piece_is_drawn_as_it_lies() -> None:
    state = GAME.new({"scenery": "placed"})
    lines = printed(board().draw(GAME.view(state, A), "A", [])).splitlines()
    assert {sign for line in lines[1:31] for sign in line.split("│")[1]} <= {" ", "◆"}
