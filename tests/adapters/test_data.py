"""Records as tables: what comes out is what was played, as the seats knew it."""

import json
from pathlib import Path

import pyarrow.parquet
import pytest

from tests.adapters.late import GAMES, late, pick
from warbox.adapters.codec import numbered
from warbox.adapters.data import rows, schema, write
from warbox.adapters.features import facts
from warbox.adapters.text import TextTable
from warbox.cli import main
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


def test_the_program_exports_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    record, table = tmp_path / "a.record", tmp_path / "rows.parquet"
    record.write_bytes(played("broadsides"))

    def export(*arguments: str) -> tuple[str, str]:
        with pytest.raises(SystemExit):
            main(["--lang", "en", "export", *arguments])
        return capsys.readouterr()

    said, _ = export("a.record", "a.record", "--out", "rows.parquet")
    assert "of 2 matches" in said
    assert pyarrow.parquet.read_table(table).num_rows > 0
    assert "ends in .jsonl, .parquet" in export("a.record", "--out", "rows.csv")[1]
    record.write_bytes(record.read_bytes().replace(b'"play":"', b'"play":"X', 1))
    before = table.read_bytes()
    assert "a.record: line 2" in export("a.record", "--out", "rows.parquet")[1]
    assert table.read_bytes() == before
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.record", "rows.parquet"]
