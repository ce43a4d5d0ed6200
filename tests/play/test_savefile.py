"""A match on disk: appended line by line, never overwritten, resumed after a crash."""

import stat
from pathlib import Path

import pytest

from tests.play.coves import COVES, SEED, as_bytes, fair, find_game, new_match, play_on
from warbox.play.match import Match
from warbox.play.record import RecordError
from warbox.play.savefile import SaveFile, resume


def saved(tmp_path: Path, actions: int = 5) -> tuple[Path, Match]:
    path = tmp_path / "match.jsonl"
    match = play_on(new_match(fair()), 7, most=actions)
    SaveFile.create(path, match)
    return path, match


def test_nothing_is_ever_overwritten(tmp_path: Path) -> None:
    path, match = saved(tmp_path)
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        SaveFile.create(path, match)
    assert path.read_bytes() == before


def test_the_seed_of_another_match_is_not_overwritten_either(tmp_path: Path) -> None:
    (tmp_path / "match.jsonl.seed").write_text("precious")
    with pytest.raises(FileExistsError):
        saved(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["match.jsonl.seed"]
    assert (tmp_path / "match.jsonl.seed").read_text() == "precious"


def test_the_file_follows_the_match_action_by_action(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = new_match(fair())
    file = SaveFile.create(path, match)
    for play in ("B: hide 2", "A: hide 1", "A: pass", "B: pass", "A: go"):
        match.play(play)
        file.save(match)
        assert path.read_bytes() == as_bytes(match.lines)


def test_what_is_undone_leaves_the_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = new_match(fair())
    file = SaveFile.create(path, match)
    match.play("A: hide 3")
    file.save(match)
    match.undo(0)
    file.save(match)
    assert b"hide 3" not in path.read_bytes()
    match.play("A: hide 1")
    file.save(match)
    assert path.read_bytes() == as_bytes(match.lines)


def test_the_seed_is_beside_the_record_until_the_match_is_over(tmp_path: Path) -> None:
    path, match = saved(tmp_path)
    seed_path = tmp_path / "match.jsonl.seed"
    assert seed_path.read_text().strip() == SEED.hex()
    assert stat.S_IMODE(seed_path.stat().st_mode) == 0o600
    assert SEED.hex() not in path.read_text(encoding="utf-8")
    match, file = resume(path, find_game)
    match.resign(0)
    file.save(match)
    assert not seed_path.exists()
    assert SEED.hex() in path.read_text(encoding="utf-8")


def test_a_match_resumed_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    path, match = saved(tmp_path)
    again, file = resume(path, find_game)
    assert again.lines == match.lines
    play_on(match, 8)
    play_on(again, 8)
    file.save(again)
    assert path.read_bytes() == as_bytes(match.lines)
    assert COVES.format(again.state) == COVES.format(match.state)


@pytest.mark.parametrize("cut", [1, 2, 10, 60])
def test_a_line_torn_by_a_crash_is_dropped_and_reported(tmp_path: Path, cut: int) -> None:
    path, match = saved(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    again, file = resume(path, find_game)
    last = whole.splitlines(keepends=True)[-1]
    assert file.dropped == (b"" if cut == 1 else last[:-cut])
    kept = again.lines
    assert kept == match.lines[: len(kept)]
    assert path.read_bytes() == as_bytes(kept)


def test_other_line_ends_are_mended(tmp_path: Path) -> None:
    path, match = saved(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    resume(path, find_game)
    assert path.read_bytes() == as_bytes(match.lines)


def test_an_end_lost_in_a_crash_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = new_match(fair())
    SaveFile.create(path, match)
    play_on(match, 7)
    path.write_bytes(as_bytes(match.lines[:-1]))
    again, _ = resume(path, find_game)
    assert again.outcome is not None
    assert path.read_bytes() == as_bytes(match.lines)


def test_a_broken_record_is_not_resumed_and_not_touched(tmp_path: Path) -> None:
    path, _ = saved(tmp_path)
    data = path.read_bytes().replace(b"hide", b"Hide", 1)
    path.write_bytes(data)
    with pytest.raises(RecordError, match="line 2"):
        resume(path, find_game)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("seed", "why"), [(None, "without its seed"), ("zz", "hexadecimal"), ("00", "32 bytes"), ("00" * 32, "not the one")]
)
def test_without_its_own_seed_a_match_does_not_go_on(tmp_path: Path, seed: str | None, why: str) -> None:
    path, _ = saved(tmp_path)
    seed_path = tmp_path / "match.jsonl.seed"
    if seed is None:
        seed_path.unlink()
    else:
        seed_path.write_text(seed)
    with pytest.raises(ValueError, match=why):
        resume(path, find_game)


def test_dice_by_hand_need_no_seed(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = new_match()
    SaveFile.create(path, match)
    again, file = resume(path, find_game)
    again.play("A: hide 1")
    file.save(again)
    assert path.read_bytes() == as_bytes(again.lines)
    assert [file.name for file in tmp_path.iterdir()] == ["match.jsonl"]
