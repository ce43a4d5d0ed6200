"""Siegestorm at the terminal: the field, the chain, the boss, short forms, and matches from the shell in every mode."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.program import Run, run
from warbox.cli.boards import load_board
from warbox.cli.boards.siegestorm.choices import short
from warbox.engine.decision import SPECTATOR
from warbox.engine.turn import check, legal
from warbox.games import load_game
from warbox.games.siegestorm.shape import read
from warbox.i18n import speech

GAME = load_game("siegestorm")
A, B = 0, 1

CHAIN = """turn 18 B
A hand=ancient_dragon,snow_runner,silent_abbot resources=6 casualties=tengu support=drum_caller,assassin:committed T1=warrior_of_shamballa T2=yeti_patriarch FL=iron_gate_keeper NML=stone_monk
B hand=despoiler,tunnel_stalker resources=10 support=venom_spitter:committed,despoiler T2=scale_infiltrator FL=grand_overlord_ikee
link B action two_faced_chancellor targets=1>A.T2
link A ability from=A.FL
link B action masked_chameleon targets=1>A.T1
at react A
"""  # noqa: E501
ACT = """turn 7 A
A step=deploy hand=snow_runner,tengu,silent_abbot,druuk_school_adept resources=12 support=drum_caller,assassin FL=iron_gate_keeper
B hand=despoiler:2 resources=10 T1=scale_infiltrator T2=venom_spitter
at act A
"""  # noqa: E501
ORDER = """turn 7 A
A step=advancing hand=snow_runner resources=12 S1=yeti_patriarch
B hand=despoiler resources=10 FL=grand_overlord_ikee
at order A
"""
SOLO = """options mode=solo boss=hard
A hand=ancient_dragon,silent_abbot resources=16 T2=yeti_patriarch
boss hand=goblin_leader,goblin_archer,spiritual_shaman,seal_of_nova resources=10 reserve=goblin_tank life=19 menace=3 T3=goblin_raider:gang2
at boss-turn step=leader deployed
"""  # noqa: E501
COOP = """options mode=coop
A step=deploy hand=snow_runner,tengu resources=16 T1=warrior_of_shamballa
B step=deploy hand=despoiler,skin_thief resources=10 T1=brainwashed_traitor
boss resources=10 life=41 menace=3 T1=shaman_berserker 1.FL=restoration_totem:spirit2 2.NML=goblin_banner
at act A+B
"""
RING = """options mode=last4
turn 9 A
A step=deploy hand=snow_runner resources=16 1.T1=warrior_of_shamballa 4.FL=iron_gate_keeper
B hand=despoiler resources=10 2.T1=brainwashed_traitor
C hand=dawn_acolyte resources=15 3.T1=shield_matron
D hand=grave_robber resources=12 4.NML=crypt_titan
at act A
"""


def printed(*things: object, width: int = 80) -> str:
    console = Console(width=width, no_color=True, highlight=False)
    with console.capture() as text:
        console.print(*things, sep="\n")
    return text.get()


def drawn(position: str, seat: int = A, lang: str = "en") -> str:
    view = GAME.view(GAME.parse(position), seat)
    mine = GAME.seats[seat] if seat >= 0 else ""
    return printed(load_board("siegestorm", speech("siegestorm", lang)).draw(view, mine, []))


def test_the_field_shows_cards_where_they_stand_with_printed_and_present_values() -> None:
    field = drawn(CHAIN)
    assert max(len(line) for line in field.splitlines()) <= 80
    assert re.search(r"│ B\.T3 +│ B\.T2 +│ B\.T1 deployment +│\n│ free +│ Scale Infiltrator +│ free", field)
    assert re.search(r"│ B\.FL +│ A\.NML No Man's Land +│ A\.FL +│\n│ Grand Overlord Ikee +│ Stone Monk +│ Iron", field)
    assert "ATT 6→8 DEF 4→6" in field, "the Yeti Patriarch beside the Stone Monk"


def test_one_s_own_side_lies_below() -> None:
    assert drawn(CHAIN, B).index("A.T2") < drawn(CHAIN, B).index("B.T2")
    assert drawn(CHAIN, A).index("B.T2") < drawn(CHAIN, A).index("A.T2")


def test_the_chain_is_a_stack_and_its_aims_are_marked() -> None:
    """[SGS-CHAIN-06]"""
    field = drawn(CHAIN)
    stack = [line.split("  ")[1:3] for line in field.splitlines() if re.match(r" +\d .*, (action|passive)", line)]
    assert [words[0] for words in stack] == ["3 Masked Chameleon", "2 Iron Gate Keeper", "1 Two-Faced Chancellor"]
    assert "Masked Chameleon  B, action → Warrior of Shamballa A.T1" in field
    assert "A.T1 deployment  ◎3" in field
    assert "A.T2  ◎1" in field


@pytest.mark.parametrize("seat", [B, SPECTATOR])
def test_hands_and_supporters_are_for_those_who_hold_them(seat: int) -> None:
    """[SGS-DRAW-08] [SGS-SUPPORT-01]"""
    mine = drawn(CHAIN)
    assert "Supporters 1 Drum Caller  [2 Assassin]" in mine
    assert re.search(
        r"^ +1 \(3\) Ancient Dragon  ATT 6 DEF 3  Action \(reaction\): negate an action", mine, re.MULTILINE
    )
    other = drawn(CHAIN, seat)
    assert "Supporters 1 ▮  [2 ▮]" in other
    for secret in ("Ancient Dragon", "Snow Runner", "Silent Abbot", "Drum Caller", "Assassin"):
        assert secret not in other
    assert "Resources 6  Hand 3" in other


def test_the_boss_shows_life_menace_and_what_he_does_with_his_hand() -> None:
    """[SGS-SOLO-21]"""
    table = drawn(SOLO)
    assert "Life 19 of 30  Menace 3  Resources 10  Reserve 1" in table
    assert "(4) Spiritual Shaman  dearer than Menace 3: stays in hand" in table
    assert "(3) Seal of Nova  within Menace 3: played in his turn" in table
    assert "+2 Gang" in table


def test_every_war_zone_is_drawn_the_own_ones_first() -> None:
    assert re.findall(r"Zone \d: .*", drawn(RING)) == [
        "Zone 1: Player A below, Player B above",
        "Zone 4: Player A below, Player D above",
        "Zone 2: Player B below, Player C above",
        "Zone 3: Player C below, Player D above",
    ]
    coop = drawn(COOP, B)
    assert coop.count("Shaman Berserker") == 1, "the boss has one track"
    assert re.findall(r"Zone \d: .*", coop)[0] == "Zone 2: Player B below, Byloss above"


# The moment, what is typed, and what it means.
SHORT = [
    (ACT, "n", "next"),
    (ACT, "p 4", "play silent_abbot"),
    (ACT, "d 2", "deploy tengu"),
    (ACT, "p druuk", "play druuk_school_adept"),
    (ACT, "u fl", "use A.FL"),
    (ACT, "b.t1", "use B.T1"),
    (ACT, "snow_runner", "play snow_runner"),
    (ACT, "Deploy tengu", "deploy tengu"),
    (ACT, "p 9", None),
    (ACT, "nonsense words", None),
    (CHAIN, "-", "pass"),
    (CHAIN, "silent", "play silent_abbot"),
    (ORDER, "s", "storm"),
    (ORDER, "m", "hold NML"),
    (ORDER, "u", "support"),
    ("at mulligan", "k", "keep"),
]


@pytest.mark.parametrize(("position", "typed", "meant"), SHORT)
def test_short_forms_stand_for_notation(position: str, typed: str, meant: str | None) -> None:
    found = short(read(GAME.view(GAME.parse(position), A)), "A", typed)
    assert found == meant
    if found is not None:
        GAME.parse_seat_action(found)


MOMENTS = [ACT, CHAIN, ORDER, SOLO, COOP, RING]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("position", MOMENTS)
def test_every_choice_has_words_and_every_question_a_form(position: str, lang: str) -> None:
    said = speech("siegestorm", lang)
    state = GAME.parse(position)
    assert state.question is not None
    board = load_board("siegestorm", said)
    view = GAME.view(state, A)
    text = drawn(position, A, lang) + printed(
        board.all_choices(view, "A", legal(state, A)),
        board.question(view, state.question, "A"),
        *[board.form(view), board.legend(view), board.moment(view)],
    )
    assert not re.search(r"\{|\b(?:do|form|legend|ask|card|pile|space|moment|boss|chain|zone|stat)-[a-z]", text)
    assert all(check(state, A, action) is None for action in legal(state, A))


def played(monkeypatch: pytest.MonkeyPatch, folder: Path, position: str, typed: str, *more: str) -> Run:
    file = folder / "position.txt"
    file.write_text(position, encoding="utf-8")
    arguments = ("play", "siegestorm", "--seed", "3", "--from", str(file), "--record", str(folder / "m.jsonl"))
    return run(monkeypatch, *arguments, *more, typed=typed)


def test_a_card_is_played_paid_and_answered_at_the_shell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """[SGS-COST-05] With what the payer likes."""
    game = played(monkeypatch, tmp_path, CHAIN, "p 3\nundo\np 3\nc 1\nquit\n", "--seat", "A")
    assert game.code == 0
    assert "You command Player A; the computer" in game.out
    assert "Silent Abbot: What do you pay with next? (1 to pay)" in game.out
    assert "Taken back." in game.out
    assert "A commits Supporter 1." in game.out
    assert "Masked Chameleon of B is negated." in game.out


def test_a_card_tells_what_it_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By the space on which it stands, or by its id."""
    game = played(monkeypatch, tmp_path, ACT, "? b.t2\n? grave_robber\nquit\n", "--seat", "A")
    assert "Venom Spitter  ATT" in game.out
    assert "Grave Robber  ATT" in game.out


def test_what_nobody_can_answer_is_not_asked_of_one_person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    alone = ACT.replace("snow_runner,tengu,silent_abbot,druuk_school_adept", "tengu").replace(
        " FL=iron_gate_keeper", ""
    )
    game = played(monkeypatch, tmp_path, alone, "n\nquit\n", "--seat", "A")
    assert "B plays" in game.out or "B deploys" in game.out
    assert "let it resolve" not in game.out


def test_at_one_keyboard_every_reaction_is_asked_behind_the_curtain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whether somebody could react is not to be seen from whether he is asked."""
    start = ACT.replace("B hand=despoiler:2", "B hand=despoiler").replace("venom_spitter", "bone_thrall")
    game = played(monkeypatch, tmp_path, start, "\np snow\nA.FL\n\n-\n\nquit\n", "--opponent", "human")
    parts = game.out.split("Pass the keyboard to ")[1:]
    assert [part[:8] for part in parts] == ["Player A", "Player B", "Player A"]
    assert "1 let it resolve" in parts[1]
    assert "Tengu" in parts[0]
    assert "Tengu" not in parts[1]


def test_partners_at_one_keyboard_act_in_any_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """[SGS-COOP-02]"""
    game = played(monkeypatch, tmp_path, COOP, "\nB\n\nquit\n", "--opponent", "human")
    assert "Type B to let Player B act first." in game.out
    assert "Skin Thief" in game.out.split("Pass the keyboard to Player B")[1]


ENDS = {
    "duel": ("turn 9 A\nA step=draw resources=0\nB resources=9\nat act A", "n\n", "B wins", "You lose."),
    "solo": (
        "options mode=solo\nA resources=0 step=draw\nboss resources=9\nat act A",
        "n\n",
        "Byloss wins",
        "You lose.",
    ),
    "coop": (
        "options mode=coop\nA resources=0 step=draw\nB resources=3 step=draw\nboss resources=9\nat act A+B",
        *("n\n", "Byloss wins", "You lose."),
    ),
}


@pytest.mark.parametrize("mode", ENDS)
def test_a_match_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, mode: str) -> None:
    position, typed, end, won = ENDS[mode]
    game = played(monkeypatch, tmp_path, position, typed, "--seat", "A")
    assert game.code == 0
    assert end in game.out
    assert won in game.out


def test_a_whole_solo_match_is_played_by_numbers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = run(
        monkeypatch,
        *("play", "siegestorm", "--option", "mode=solo", "--seed", "5", "--record", str(tmp_path / "m.jsonl")),
        *("--lang", "fr"),
        typed="1\n" * 400,
    )
    assert game.code == 0
    assert "Votre camp : Joueur A." in game.out
    assert "Byloss l’emporte" in game.out or "Vous avez" in game.out
