"""The program as a whole: help, version, games, rules, and one line for everything that is wrong."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.cli.program import run
from warbox import __version__
from warbox.catalog import EXAMPLE, citations, load_catalog, load_translation
from warbox.cli import COMMANDS
from warbox.play.record import NO_HASH, canonical, chained, parse_record

ROOT = Path(__file__).parents[2]


def test_the_program_alone_prints_its_help(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = run(monkeypatch)
    assert alone.code == 0
    assert alone.out == run(monkeypatch, "--help").out
    assert all(f" {name} " in alone.out for name in COMMANDS)


def test_the_version_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, "--version").out == f"warbox {__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_and_option_has_help_in_the_language_chosen(
    monkeypatch: pytest.MonkeyPatch, name: str, lang: str
) -> None:
    helped = run(monkeypatch, name, "--help", "--lang", lang)
    assert helped.code == 0
    assert "help-" not in helped.out
    assert ("Affiche cette aide." if lang == "fr" else "Print this help.") in helped.out
    options = [line for line in helped.out.splitlines() if line.startswith("│ ") and " --" in line[:8]]
    assert [line for line in options if not line.strip("│ ").partition("  ")[2].strip()] == []


@pytest.mark.parametrize("chosen", [["--lang", "fr"], ["--lang=fr"]])
def test_a_language_chosen_before_the_command_is_the_commands(
    monkeypatch: pytest.MonkeyPatch, chosen: list[str]
) -> None:
    behind = run(monkeypatch, "games", *chosen).out
    assert "joueurs" in behind
    assert run(monkeypatch, *chosen, "games").out == behind


def test_the_locale_chooses_the_language_of_help_and_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    french = {"LANG": "fr_FR.UTF-8"}
    assert "Liste les jeux" in run(monkeypatch, env=french).out
    assert run(monkeypatch, "rules", "nope", env=french).err.startswith("warbox : il n’y a pas de jeu « nope »")
    assert "List the games" in run(monkeypatch, "--lang", "en", env=french).out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_lists_each_game_with_players_length_and_a_line_about_it(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    listed = run(monkeypatch, "games", "--lang", lang)
    assert listed.code == 0
    words = {"en": ("2 players", "30 min", "Two ships"), "fr": ("2 joueurs", "30 min", "Deux navires")}
    assert all(word in listed.out for word in ("broadsides", *words[lang]))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--foo"], "there is no option --foo; see warbox --help"),
        (["foo"], "there is no command “foo”; try warbox --help"),
        (["plya"], "there is no command “plya”; try warbox play"),
        (["games", "--colour"], "there is no option --colour; see warbox games --help"),
        (["games", "extra"], "see warbox games --help"),
        (["play"], "'GAME' is missing; see warbox play --help"),
        (["play", "chess"], "there is no game “chess”; the box holds broadsides"),
        (["play", "broadsides", "--seat", "X"], "there is no seat “X”; there are S, I"),
        (
            ["play", "broadsides", "--opponent", "fish"],
            "there is no player “fish”; there are random, greedy, recruit",
        ),
        (["play", "broadsides", "--seed", "one"], "see warbox play --help"),
        (["play", "broadsides", "--seed", "-1"], "see warbox play --help"),
        (["play", "broadsides", "--option", "idle-turns"], "NAME=VALUE, not “idle-turns”"),
        (["play", "broadsides", "--option", "nope=1"], "'nope' does not exist; there are three-masts-lose"),
        (["play", "broadsides", "--option", "idle-turns=0"], "idle-turns is a whole number from 1 to 9999, not '0'"),
        (["play", "broadsides", "--option", "idle-turns=1", "--option", "idle-turns=2"], "idle-turns is given twice"),
        (["play", "broadsides", "--from", "nope.pos"], "there is no file nope.pos; check the name"),
        (["play", "broadsides", "--resume", "nope.jsonl"], "there is no file nope.jsonl; check the name"),
        (["play", "broadsides", "--resume", "x", "--seat", "S"], "--resume goes on with a match as it is"),
        (["play", "broadsides", "--lang", "de"], "'de' is not spoken here; there are en, fr"),
        (["rules", "broadsides", "bbp-arc-33"], "has no bbp-arc-33; did you mean BBP-ARC-03"),
        (["rules", "broadsides", "zork"], "has no zork; did you mean BBP-"),
        (["rules", "broadsides", ""], "did you mean BBP-"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_with_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = run(monkeypatch, *arguments, env={"XDG_DATA_HOME": str(tmp_path / "data")})
    assert wrong.code == 2
    assert wrong.out == ""
    assert wrong.err.startswith("warbox: ")
    assert wrong.err.count("\n") == 1
    assert complaint in wrong.err
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("option", ["--from", "--resume"])
def test_files_that_cannot_be_used_are_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, option: str
) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(b"\xff\xfe\x00 not a position\n")
    garbled = run(monkeypatch, "play", "broadsides", option, str(bad))
    folder = run(monkeypatch, "play", "broadsides", option, str(tmp_path))
    bad.write_text("at nowhere\n", encoding="utf-8")
    nonsense = run(monkeypatch, "play", "broadsides", option, str(bad))
    for wrong in (garbled, folder, nonsense):
        assert (wrong.code, wrong.out, wrong.err.count("\n")) == (2, "", 1)
    assert f"{tmp_path} is a folder; give a file" in folder.err
    assert str(bad) in nonsense.err


def test_an_existing_file_is_never_overwritten_by_a_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear", encoding="utf-8")
    wrong = run(monkeypatch, "play", "broadsides", "--record", str(file))
    assert (wrong.code, wrong.out) == (2, "")
    assert "exists already; give another name" in wrong.err
    assert file.read_text(encoding="utf-8") == "dear"


def test_one_rule_is_shown_with_source_rulings_examples_code_and_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = run(monkeypatch, "rules", "broadsides", "fire-3")
    assert shown.code == 0
    assert shown.out.startswith("BBP-FIRE-03  FIRE: an exchange of fire\n")
    assert "source: ch.4 §6 bullet 3" in shown.out
    assert "BBP-WE-11" in shown.out
    ruling = run(monkeypatch, "rules", "broadsides", "LASTSALVO-03")
    assert "Rulings\n  BBP-R-48" in ruling.out


def test_one_rule_is_shown_in_the_language_asked_for_with_its_rulings(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(rule: str) -> list[str]:
        return run(monkeypatch, "rules", "broadsides", rule, "--lang", "fr").out.split()

    french = load_translation("broadsides", "fr").entries
    salvo, ruling = french["BBP-LASTSALVO-03"], french["BBP-R-48"]
    head = [salvo.id, *salvo.chapter.split(), *salvo.text.split()]
    assert shown("LASTSALVO-03")[: len(head)] == head
    assert " ".join(["Décisions", ruling.id, *ruling.text.split()]) in " ".join(shown("LASTSALVO-03"))
    example = load_catalog("broadsides").entries["BBP-WE-11"]
    assert example.id not in french
    assert " ".join(example.text.split()) in " ".join(shown("WE-11"))


def test_the_matrix_has_a_line_for_every_rule_and_ruling_and_its_totals_add_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("warbox.cli.rules.source_tree", lambda: ROOT)
    matrix = run(monkeypatch, "rules", "broadsides").out
    catalog = load_catalog("broadsides")
    cited = citations(catalog, ROOT)
    ids = [entry.id for entry in catalog.entries.values() if entry.kind != EXAMPLE]
    first = {line.split()[0]: line.split()[1] for line in matrix.splitlines() if line.startswith("BBP-")}
    assert list(first) == ids
    for name in ids:
        places = {f"{Path(place.path).name}:{place.line}" for place in cited[name].code}
        assert first[name] in (places or {"none"})
    covered = sum(cited[name].covered for name in ids)
    assert f"{covered} of {len(ids)} rules and rulings are covered" in " ".join(matrix.split())


def test_an_installed_package_says_that_it_cannot_know_where_rules_are_cited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("warbox.cli.rules.source_tree", lambda: None)
    assert "in the source tree only" in run(monkeypatch, "rules", "broadsides").out
    one = run(monkeypatch, "rules", "broadsides", "ARC-03").out
    assert "two forward cannons" in one
    assert "in the source tree only" in one


def test_a_terminal_that_knows_few_signs_and_garbled_input_stop_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from warbox.cli import main; main()", "play", "broadsides", "--opponent", "random"],
        input=b"\xff\xfe\nA4\nquit\n",
        env=os.environ | {"PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not understood" in done.stdout
    assert b"free crew member 2 of 2" in done.stdout


def test_a_strangers_text_moves_nothing_in_the_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A name with an escape sign, in a record or in the reason why it does not hold, is spelt out."""
    path = tmp_path / "evil.jsonl"
    record = parse_record((ROOT / "tests/records/broadsides-captain-shot.jsonl").read_bytes())
    evil = "\x1b[2J\u202eevil"
    seats = [msgspec.structs.replace(one, name=evil) for one in record.header.seats]
    previous, rows = NO_HASH, []
    for line in (msgspec.structs.replace(record.header, seats=seats), *record.lines[1:]):
        link = chained(line, previous)
        previous = link.hash
        rows.append(canonical(link) + b"\n")
    path.write_bytes(b"".join(rows))
    shown = ""
    for command in ("replay", "verify"):
        found = run(monkeypatch, command, str(path))
        shown += found.out + found.err
    assert "\\u001b[2J\\u202eevil" in shown
    assert not {"\x1b", "\u202e"} & set(shown)
