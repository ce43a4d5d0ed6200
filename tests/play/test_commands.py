"""The commands replay, verify and case."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.program import Run
from tests.cli.program import run as run_program
from tests.play.forge import another_face, dump, foreign_seed_rehashed, load, rechain

RECORDS = Path(__file__).parents[1] / "records"
SUNK = RECORDS / "broadsides-sunk.jsonl"
GOOD = "title It holds\ngame broadsides\nasks S+I deploy\n"
BAD = "title It fails\ngame broadsides\nasks S+I plot\nposition\n"
WRONG = "title It fails\ngame broadsides\nposition\n  at plot\nhas S: @6,1 N captain=H5 crew=C3:1\nchoices S 9\n"


def run(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> Run:
    return run_program(monkeypatch, *map(str, arguments))


# verify


def test_verify_says_what_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(monkeypatch, "verify", SUNK)
    assert done.code == 0
    assert f"{SUNK} holds: 70 lines." in done.out
    assert "21 rolls and shuffles come from the revealed seed" in done.out


def test_verify_names_the_line_of_a_wrong_die_and_shows_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rows = load(SUNK.read_bytes())
    index = another_face(rows)
    path = tmp_path / "forged.jsonl"
    path.write_bytes(dump(rechain(rows)))
    done = run(monkeypatch, "verify", path)
    assert done.code == 1
    assert f"line {index + 1}: says '{rows[index]['play']}', but the seed gives" in done.out
    assert rows[index]["hash"] in done.out


def test_verify_finds_a_foreign_seed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    data, line, why = foreign_seed_rehashed(load(SUNK.read_bytes()))
    path = tmp_path / "forged.jsonl"
    path.write_bytes(data)
    done = run(monkeypatch, "verify", path)
    assert done.code == 1
    assert f"line {line}: " in done.out
    assert why in done.out


def test_verify_says_that_the_seed_is_not_revealed_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(monkeypatch, "verify", RECORDS / "broadsides-unfinished.jsonl")
    assert done.code == 3
    assert "The seed is not revealed yet" in done.out


def test_verify_says_nothing_about_dice_rolled_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(monkeypatch, "verify", RECORDS / "broadsides-by-hand.jsonl")
    assert done.code == 0
    assert "rolled by hand" in done.out


@pytest.mark.parametrize("data", [b"", b"hello\n", b"\xff\x00"])
def test_verify_calls_what_it_cannot_read_unreadable(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    done = run(monkeypatch, "verify", path)
    assert done.code == 2
    assert "not a record" in done.out


def test_a_file_that_is_not_there_is_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for command in ("verify", "replay", "case"):
        done = run(monkeypatch, command, tmp_path / "nowhere")
        assert (done.code, done.out) == (2, "")
        assert done.err.count("\n") == 1
        assert "nowhere" in done.err


# replay


def test_replay_tells_every_step_with_its_rules_and_shows_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(monkeypatch, "replay", SUNK)
    assert done.code == 0
    assert "S: Anne (greedy) · I: Blas (greedy)" in done.out
    for row in load(SUNK.read_bytes()):
        if row["type"] == "play":
            assert f"{row['n'] - 1:>4}  {row['play']}\n" in done.out
    assert "BBP-DAMAGE-23" in done.out
    assert load(SUNK.read_bytes())[-1]["position"] in done.out
    assert done.out.rstrip().endswith("BBP-WIN-03")


def test_replay_speaks_french(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(monkeypatch, "replay", SUNK, "--lang", "fr")
    assert "vise la rangée" in done.out


def test_replay_shows_the_position_after_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(monkeypatch, "replay", SUNK, "--step", 0)
    assert "at deploy" in done.out
    assert "   1  " not in done.out
    done = run(monkeypatch, "replay", SUNK, "--step", 2)
    assert "   2  " in done.out
    assert "   3  " not in done.out
    done = run(monkeypatch, "replay", SUNK, "--step", 999)
    assert done.code == 2
    assert "no step 999; the record has 68" in done.err


def test_replay_for_a_seat_hides_what_the_seat_could_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(monkeypatch, "replay", SUNK, "--step", 3).out
    own = run(monkeypatch, "replay", SUNK, "--step", 3, "--seat", "I").out
    assert "I: place" in whole
    assert whole.replace("placed=-", "placed=?") == own.replace("placed=-", "placed=?")
    other = run(monkeypatch, "replay", SUNK, "--step", 3, "--seat", "S").out
    assert "place crew" not in other
    assert "placed=?" in other


@pytest.mark.parametrize("seat", ["X", "*"])
def test_replay_knows_the_seats(monkeypatch: pytest.MonkeyPatch, seat: str) -> None:
    done = run(monkeypatch, "replay", SUNK, "--seat", seat)
    assert done.code == 2
    assert "seats are S I" in done.err


def test_replay_tells_of_a_resignation_and_of_an_unfinished_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "given up" in run(monkeypatch, "replay", RECORDS / "broadsides-resignation.jsonl").out
    unfinished = RECORDS / "broadsides-unfinished.jsonl"
    assert "the match is not over" in run(monkeypatch, "replay", unfinished).out
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(unfinished.read_bytes()[:-9])
    assert "its line 12 was cut off" in run(monkeypatch, "replay", torn).out


def test_replay_stops_at_the_line_that_breaks_a_rule(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rows = load(SUNK.read_bytes())
    rows[1]["play"] = "S: shot C"
    path = tmp_path / "forged.jsonl"
    path.write_bytes(dump(rechain(rows)))
    done = run(monkeypatch, "replay", path)
    assert done.code == 2
    assert "line 2: 'S: shot C' is refused: place-first BBP-R-08" in done.err


# case


def test_case_prints_one_line_a_case(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "one.case").write_text(GOOD)
    (tmp_path / "deep" / "two.case").write_text(GOOD)
    (tmp_path / "notes.txt").write_text("no case")
    done = run(monkeypatch, "case", tmp_path)
    assert done.code == 0
    assert [line[:12] for line in done.out.splitlines()] == ["✓ It holds  ", "✓ It holds  ", "All 2 cases "]
    assert run(monkeypatch, "case", "--quiet", tmp_path).out == ""


def test_case_shows_the_difference(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    good, wrong = tmp_path / "good.case", tmp_path / "wrong.case"
    good.write_text(GOOD)
    wrong.write_text(WRONG)
    done = run(monkeypatch, "case", "--quiet", good, wrong)
    assert done.code == 1
    lines = done.out.splitlines()
    assert lines[0].startswith("✗ It fails")
    assert lines[1] == "    line 5  has S: @6,1 N captain=H5 crew=C3:1"
    assert lines[2] == "      expected  >@6,1< N captain=H5 crew=>C3:1<"
    assert lines[3].startswith("      found     S @6,0 N captain=H5 crew=A4:1,B3:2,B5:2,>C3:2<,C5:2")
    assert "      found     64 choices: S+I is asked plot" in lines
    assert lines[-1] == "1 of 2 cases fail."


def test_case_colours_the_difference_on_a_terminal() -> None:
    from warbox.cli.case import marked

    text = marked("crew=C3:1", [(5, 9)], "red", plain=False)
    assert text.plain == "crew=C3:1"
    assert [(span.start, span.end) for span in text.spans] == [(5, 9)]


def test_case_names_the_line_of_a_mistake(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "bad.case"
    path.write_text(BAD)
    done = run(monkeypatch, "case", path)
    assert done.code == 1
    assert "line 4  position" in done.out
    assert "'position' belongs before the first action or check" in done.out


def test_case_wants_cases_in_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done = run(monkeypatch, "case", tmp_path)
    assert done.code == 2
    assert "no .case files below" in done.err


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200))
def test_random_bytes_never_end_in_a_traceback(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "random"
    path.write_bytes(data)
    assert run(monkeypatch, "verify", path).code == 2
    assert run(monkeypatch, "replay", path).code == 2
    assert run(monkeypatch, "case", path).code == 1
