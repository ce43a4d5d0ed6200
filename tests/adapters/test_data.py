"""Records as tables: what comes out is what was played, as the seats knew it."""

import json
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

from tests.adapters.late import GAMES, late, pick
from warbox.adapters.codec import numbered
from warbox.adapters.data import rows, schema, write
from warbox.adapters.features import facts
from warbox.adapters.text import TextTable
from warbox.engine.action import Action
from warbox.engine.sampler import Sampler
from warbox.games import load_game
from warbox.play.record import parse_record


def played(slug: str) -> bytes:
    table = TextTable(slug, start=late(slug, 10), seed=1)
    sampler = Sampler(1)
    while table.seat is not None:
        table.act(pick(table.choices(), sampler))
    return table.record()


@pytest.mark.parametrize("slug", GAMES)
def test_every_decision_has_a_row(slug: str) -> None:
    record, game = parse_record(played(slug)), load_game(slug)
    found = list(rows(record, game))
    lines = [line.play for line in record.plays if hasattr(line, "play") and not line.play.startswith("*")]
    assert [f"{row['seat']}: {row['action']}" for row in found] == lines
    assert record.end is not None
    for row in found:
        winners = record.end.outcome.winners
        assert row["score"] == (0.5 if not winners else float(row["seat"] in winners))
        assert numbered([Action(text) for text in row["choices"]])[row["number"]].text == row["action"]
        assert facts(json.loads(row["view"])) == dict(zip(row["columns"], row["values"], strict=True))


def test_both_files_say_the_same(tmp_path: Path) -> None:
    found = list(rows(parse_record(played("onboard")), load_game("onboard")))
    lines, table = tmp_path / "rows.jsonl", tmp_path / "rows.parquet"
    assert write(found, lines) == write(found, table) == len(found)
    read = pyarrow.parquet.read_table(table)
    assert read.schema.equals(schema(), check_metadata=False)
    for one, other, row in zip(
        [json.loads(line) for line in lines.read_text("utf-8").splitlines()], read.to_pylist(), found, strict=True
    ):
        for name, value in row.items():
            if name in ("view", "options"):
                assert one[name] == json.loads(other[name]) == json.loads(value)
            elif name == "values":
                assert one[name] == value == pytest.approx(other[name])
            else:
                assert one[name] == other[name] == value


def test_the_program_exports_records(tmp_path: Path) -> None:
    record = tmp_path / "a.record"
    record.write_bytes(played("broadsides"))
    program = Path(sys.executable).with_name("warbox")

    def export(*arguments: str) -> "subprocess.CompletedProcess[str]":
        command = [str(program), "--lang", "en", "export", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)

    done = export("a.record", "a.record", "--out", "rows.parquet")
    assert done.returncode == 0, done.stderr
    assert "of 2 matches" in done.stdout
    assert pyarrow.parquet.read_table(tmp_path / "rows.parquet").num_rows > 0
    assert "ends in .jsonl, .parquet" in export("a.record", "--out", "rows.csv").stderr
    record.write_bytes(record.read_bytes().replace(b'"play":"', b'"play":"X', 1))
    before = (tmp_path / "rows.parquet").read_bytes()
    assert "a.record: line 2" in export("a.record", "--out", "rows.parquet").stderr
    assert (tmp_path / "rows.parquet").read_bytes() == before
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.record", "rows.parquet"]
