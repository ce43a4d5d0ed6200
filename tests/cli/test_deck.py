"""`warbox deck`, and decks as values of an option."""

from pathlib import Path

import pytest

from tests.cli.program import run
from warbox.games.siegestorm.cards.deck import deck_faults
from warbox.games.siegestorm.game import GAME

LEGAL = """# Lodge of the Serpent
4 venom_spitter
4 scale_infiltrator
4 obedient_clerk
4 masked_chameleon
4 despoiler
4 purge_doctor
4 propaganda_herald
4 tunnel_stalker
2 skin_thief
"""
LINE = "venom_spitter:4,scale_infiltrator:4,obedient_clerk:4,masked_chameleon:4,despoiler:4,purge_doctor:4,"
LINE += "propaganda_herald:4,tunnel_stalker:4,skin_thief:2"
BROKEN = """5 venom_spitter
3 skin_thief
two tengu
1 Despoiler
2 snow_runner
1 goblin_tank
1 tengo
3 goblin_andrew
2 snow_runner
once more
"""


@pytest.fixture
def legal(tmp_path: Path) -> Path:
    path = tmp_path / "lodge.deck"
    path.write_text(LEGAL, encoding="utf-8")
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.deck"
    path.write_text(BROKEN, encoding="utf-8")
    return path


def test_check_names_every_fault_with_place_reason_and_rule(
    monkeypatch: pytest.MonkeyPatch, legal: Path, broken: Path
) -> None:
    """[SGS-DECK-01] to [SGS-DECK-04], [SGS-PROMO-02], [SGS-R-67]; the exit code says whether there is any."""
    done = run(monkeypatch, "check", str(broken), str(legal))
    assert done.code == 1
    assert done.out.splitlines() == [
        f"✗ {broken}  11 faults",
        "    line 3: A number of copies is from 1 to 99: “two”.  SGS-DECK-01",
        "    line 4: A card is named by its id, in small letters, digits and _: “Despoiler”.  SGS-DECK-01",
        "    line 9: “snow_runner” stands twice.  SGS-DECK-01",
        "    line 10: A number of copies is from 1 to 99: “once”.  SGS-DECK-01",
        "    line 1: Venom Spitter: 5 copies, at most 4 are allowed.  SGS-DECK-03",
        "    line 2: Skin Thief: 3 copies, at most 2 are allowed.  SGS-DECK-04",
        "    line 6: Goblin Tank is a card of the boss.  SGS-DECK-02",
        "    line 7: There is no card tengo. Perhaps tengu?  SGS-DECK-02",
        "    line 8: Goblin Andrew is a promo card, and nobody agreed to those.  SGS-PROMO-02",
        "    line 8: Goblin Andrew: 3 copies, at most 2 are allowed.  SGS-R-67",
        "    deck: The cards come from several factions: ysra+khunglai.  SGS-DECK-02",
        f"✓ {legal}  lodge: no fault, 34 cards of Ysra",
    ]
    assert run(monkeypatch, "check", str(legal)).code == 0


def test_check_speaks_french(monkeypatch: pytest.MonkeyPatch, legal: Path, broken: Path) -> None:
    done = run(monkeypatch, "check", str(broken), str(legal), "--lang", "fr")
    lines = done.out.splitlines()
    assert lines[0].endswith("11 fautes")
    assert "    ligne 9 : « snow_runner » figure deux fois.  SGS-DECK-01" in lines
    assert "    ligne 7 : Il n’y a pas de carte tengo. Peut-être tengu ?  SGS-DECK-02" in lines
    assert lines[-1] == f"✓ {legal}  lodge : aucune faute, 34 cartes de Ysra"


def test_melee_and_promo_are_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """[SGS-MELEE-01] [SGS-MELEE-02] [SGS-PROMO-02] The same deck by the rules of the table it is for."""
    path = tmp_path / "mixed.deck"
    path.write_text(LEGAL.replace("2 skin_thief", "1 tengu\n1 goblin_andrew"), encoding="utf-8")
    assert run(monkeypatch, "check", str(path), "--option", "melee=yes", "--option", "promo=yes").code == 0
    done = run(monkeypatch, "check", str(path), "--option", "melee=yes")
    assert (done.code, done.out.count("SGS-")) == (1, 1)
    assert run(monkeypatch, "check", str(path)).out.count("SGS-") == 2


def test_show_lists_the_cards_by_their_costs(monkeypatch: pytest.MonkeyPatch, legal: Path) -> None:
    done = run(monkeypatch, "deck", "show", str(legal))
    lines = done.out.splitlines()
    assert lines[0] == "lodge: no fault, 34 cards of Ysra"
    assert "Cost 0: 8 cards  ▪▪▪▪▪▪▪▪" in lines
    assert "  2 Skin Thief 3/2  skin_thief" in lines


def test_line_writes_the_deck_to_be_shared(monkeypatch: pytest.MonkeyPatch, legal: Path) -> None:
    """[SGS-DECK-01] What it writes is a deck again."""
    done = run(monkeypatch, "deck", "line", str(legal))
    assert done.out == LINE + "\n"
    assert deck_faults(done.out, False, False)[1] == []


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"\x00\xff\xfe\x80", "not UTF-8 text"),
        (b"", "deck: There are no cards."),
        (b"tengu = [", "deck: This is no TOML: "),
        (b"name = 3\ntengu = 2", "deck: “name” must be text, not 3."),
        (b"cards = 3", "deck: “cards” must be a table"),
        (b"author = 'me'\n[cards]\ntengu = 2", "deck: Beside a table “cards” there is only “name”: “author”."),
        (b"name = 'x'\n[cards]\ntengu = 'many'", "line 3: A number of copies is from 1 to 99: “many”."),
        ("é".encode() * 100_001, "deck: The text is longer than 20,000 signs."),
    ],
)
def test_a_file_that_is_no_deck_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes, fault: str
) -> None:
    path = tmp_path / "odd.deck"
    path.write_bytes(content)
    done = run(monkeypatch, "check", str(path))
    assert done.code == 1
    assert fault in done.out


def test_a_file_that_cannot_be_read_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch, legal: Path, tmp_path: Path
) -> None:
    done = run(monkeypatch, "check", str(tmp_path / "none.deck"), str(legal))
    assert done.code == 2
    assert [line[0] for line in done.out.splitlines()] == ["✗", "✓"]


def test_an_unknown_job_is_refused(monkeypatch: pytest.MonkeyPatch, legal: Path) -> None:
    done = run(monkeypatch, "deck", "burn", str(legal))
    assert done.code == 2
    assert "show, line" in done.err


def test_a_whole_file_is_a_value_of_the_option() -> None:
    """[SGS-DECK-01] [SGS-DECK-07] A match is set up with it, and its position writes it in one line."""
    state = GAME.new({"deck-a": LEGAL})
    assert len(state.players[0].resources) == 34
    text = GAME.format(state)
    assert f"options deck-a={LINE}\n" in text
    assert GAME.format(GAME.parse(text)) == text


def test_lists_show_the_name_of_a_deck() -> None:
    option = next(option for option in GAME.options if option.name == "deck-b")
    toml = LEGAL.replace("# Lodge of the Serpent\n", 'name = "Lodge"\n[cards]\n')
    named = "\n".join(" = ".join(line.split()[::-1]) if line[0].isdecimal() else line for line in toml.splitlines())
    assert [option.short(value) for value in ("ysra", LINE, named)] == ["ysra", "ysra", "Lodge"]
