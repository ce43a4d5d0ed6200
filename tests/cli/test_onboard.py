"""On Board at the terminal: its plan, its hands, its short forms, and a match from the shell."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.program import run
from warbox.cli.boards import load_board
from warbox.cli.boards.onboard.choices import short
from warbox.engine.decision import ARBITER, SPECTATOR
from warbox.engine.turn import check, legal
from warbox.games import load_game
from warbox.games.onboard.shape import read
from warbox.i18n import speech

GAME = load_game("onboard")
SAID = speech("onboard", "en")
ATTACK, DEFENCE = 0, 1

ROOMS = """turn 4
ash @C5 hp=1
twitch @C7 disoriented=4
doc @A5
kapkan @D6 flashed
A1 hand=smoke_grenade,covering_fire:2
D1 hand=counter,barricade
edges B5|C5=door_open C3|C4=door_barricaded B8|B9=destroyed D1|D2=window_barricaded B4|C4=reinforced
smoke lobby=1 kitchen=2
traps E7=trap_explosive,frost,F7,E7/F8
"""


def drawn(position: str, seat: int = ARBITER, mine: str = "") -> list[str]:
    console = Console(width=100, no_color=True, highlight=False)
    with console.capture() as text:
        console.print(load_board("onboard", SAID).draw(GAME.view(GAME.parse(position), seat), mine, []))
    return text.get().splitlines()


def test_the_plan_shows_walls_doors_windows_by_kind_and_state() -> None:
    plan = drawn(ROOMS + "at activate A1")
    assert plan[0].split() == list("ABCDEF")
    assert plan[3] == "   ┃━━━::━━━╋╌╌╌╌╌╌╌╌╋━━━++━━━╋━━━%%━━━╋╌╌╌╌╌╌╌╌╋━━━::━━━┃"
    assert plan[7] == "   ┃╌╌╌╌╌╌╌╌╋━━━━━━━━╋━━━XX━━━╋╌╌╌╌╌╌╌╌╋╌╌╌╌╌╌╌╌╋━━━++━━━┃"
    assert plan[17].startswith("   ┃━━━::━━━╋╌╌    ╌╌╋━━━++━━━╋")
    assert plan[10].startswith(" 5 ┃◆ADo2            /As1     ╎")
    assert plan[8].startswith(" 4 ┃                 ▓")


def test_the_plan_shows_agents_with_hit_points_and_states_and_smoke_as_it_thins() -> None:
    plan = "\n".join(drawn(ROOMS + "at activate A1"))
    assert "Ka2!" in plan
    assert "Tw2~" in plan
    assert " 2 ┃                 ┃░░░░░░░░ ░░░░░░░░:" in plan
    assert " 8 ┃▒▒▒▒▒▒▒▒ ▒▒▒▒▒▒▒▒:" in plan


@pytest.mark.parametrize("seat", [ATTACK, SPECTATOR])
def test_a_trap_is_drawn_for_the_defence_and_only_suspected_by_the_others(seat: int) -> None:
    defence = "\n".join(drawn(ROOMS + "at activate A1", DEFENCE, "D1"))
    assert "┃^" in defence
    assert "E7: Explosive trap" in defence
    other = "\n".join(drawn(ROOMS + "at activate A1", seat))
    assert "^" not in other
    assert other.count("?") == 2
    assert "Explosive" not in other
    assert "1 trap lies hidden" in other


def test_the_own_hand_is_listed_with_its_points_and_nobody_elses() -> None:
    attack = "\n".join(drawn(ROOMS + "at activate A1", ATTACK, "A1"))
    assert re.search(r"^ +1 2/3 Smoke grenade +smoke_grenade$", attack, re.MULTILINE)
    assert attack.count("4/2 Covering fire") == 2
    assert "Counter" not in attack
    assert "hand 2, deck" in attack


# A moment, whose it is, what is typed, and what it means.
SHORT = [
    ("act ash", "A1", "c4", "move C4"),
    ("act ash", "A1", "b5|c5", "open B5|C5"),
    ("act ash", "A1", "Doc", "fight doc"),
    ("act ash", "A1", "play smoke_grenade c4", "play smoke_grenade c4"),
    ("activate A1", "A1", "ASH", "activate ash"),
    ("place D1", "D1", "doc a4", "place doc A4"),
    ("commit ash>doc", "A1", "c 1 3", "commit smoke_grenade covering_fire"),
    ("commit ash>doc", "A1", "c 3 2", "commit covering_fire covering_fire"),
    ("commit ash>doc", "A1", "c -", "commit -"),
    ("commit ash>doc", "A1", "c 4", None),
    ("commit ash>doc", "A1", "c 1 1", None),
    ("commit ash>doc", "A1", "c x", None),
    ("activate A1", "A1", "nonsense", None),
]


@pytest.mark.parametrize(("moment", "seat", "typed", "meant"), SHORT)
def test_short_forms_stand_for_notation(moment: str, seat: str, typed: str, meant: str | None) -> None:
    position = ("" if moment.startswith("place") else ROOMS) + f"at {moment}"
    view = GAME.view(GAME.parse(position), ATTACK if seat == "A1" else DEFENCE)
    found = short(read(view), seat, typed)
    assert found == meant
    if found is not None:
        GAME.parse_seat_action(found)


MOMENTS = ["activate A1", "act ash", "act castle", "commit ash>doc", "double A1 ash>doc"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_choice_has_words_and_every_question_a_form(moment: str, lang: str) -> None:
    said = speech("onboard", lang)
    state = GAME.parse(ROOMS + f"at {moment}")
    assert state.question is not None
    seat = state.question.seats[0]
    board = load_board("onboard", said)
    view = GAME.view(state, seat)
    console = Console(width=100, no_color=True, highlight=False)
    with console.capture() as text:
        console.print(board.all_choices(view, GAME.seats[seat], legal(state, seat)))
        console.print(board.question(view, state.question, GAME.seats[seat]), board.form(view), board.legend(view))
    assert not re.search(r"\{|\b(?:do|form|legend|ask|card)-[a-z]", text.get())
    assert all(check(state, seat, action) is None for action in legal(state, seat))


def test_the_odds_of_a_commitment_are_those_of_the_unseen_cards() -> None:
    """Against no card any attack hits, and none at all never does."""
    state = GAME.parse(ROOMS + "at commit ash>doc")
    board = load_board("onboard", SAID)
    board.foresee = lambda: GAME.outlook(state, ATTACK)
    odds = board.odds(GAME.view(state, ATTACK), "A1", legal(state, ATTACK))
    console = Console(width=100, no_color=True, highlight=False)
    with console.capture() as text:
        console.print(odds)
    rows = {line.split()[1]: line.split("points")[1].split() for line in text.get().splitlines() if "points" in line}
    assert rows["10"][0] == "100"
    assert rows["0"][0] == "0"
    assert rows["10"].count("%") == 3  # of 0, 1 and 2 cards


@pytest.fixture
def rooms(tmp_path: Path) -> Path:
    file = tmp_path / "rooms.txt"
    file.write_text(ROOMS + "at activate A1\n", encoding="utf-8")
    return file


def test_a_match_against_the_computer_begins_at_the_shell(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, rooms: Path
) -> None:
    record = tmp_path / "match.jsonl"
    game = run(
        monkeypatch,
        *("play", "onboard", "--seat", "A1", "--seed", "3", "--from", str(rooms), "--record", str(record)),
        typed="ash\nF9\nc4\nundo\ndoc\nc 2 3\nquit\n",
    )
    assert game.code == 0
    assert "You command Attack (A1)" in game.out
    assert "Pass the keyboard" not in game.out
    assert "C5 and F9 share no edge." in game.out
    assert "taken back" in game.out.lower()
    assert "Ash lays 2 cards" in game.out
    assert record.is_file()


def test_with_hands_every_question_at_one_keyboard_is_behind_the_curtain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, rooms: Path
) -> None:
    game = run(
        monkeypatch,
        *("play", "onboard", "--opponent", "human", "--from", str(rooms), "--record", str(tmp_path / "m.jsonl")),
        typed="\nash\nstop\nend\n\nquit\n",
    )
    attack, defence = game.out.split("Pass the keyboard to ")[1:]
    assert attack.startswith("Attack (A1)")
    assert "Smoke grenade" in attack
    assert "4/2 Covering fire" not in defence
    assert "1/2 Counter" in defence
    assert "Ash acts." in defence, "what the other side did is told to whom it concerns"


def test_a_match_is_played_to_its_end_by_numbers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "last.txt"
    file.write_text("turn 10\nash @C5\nat activate A1\n", encoding="utf-8")
    game = run(
        monkeypatch,
        *("play", "onboard", "--seat", "A1", "--seed", "1", "--from", str(file), "--record", str(tmp_path / "m.jsonl")),
        typed="end\n",
    )
    assert game.code == 0
    assert "The Defence wins" in game.out
    assert "You lose." in game.out
