"""The corpus: every record ever kept replays to its end, and every forgery of one is found at its line."""

import json
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest

from tests.play.forge import FORGERIES, Forgery, Rows, load
from tests.records.make import WANTED
from warbox.play.record import parse_record, read_record
from warbox.play.replay import replay
from warbox.play.verify import BROKEN, HOLDS, UNFINISHED, verify

FOLDER = Path(__file__).parent
SCHEMA = json.loads((FOLDER.parents[1] / "docs" / "record.schema.json").read_text(encoding="utf-8"))
RECORDS = sorted(FOLDER.glob("*.jsonl"))
FORGED = [FOLDER / "broadsides-sunk.jsonl", FOLDER / "broadsides-eliminated.jsonl"]

corpus = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def test_every_end_wanted_is_in_the_corpus() -> None:
    kept = {path.stem for path in RECORDS}
    assert {wanted.name for wanted in WANTED} <= kept


@corpus
def test_a_kept_record_is_verified(path: Path) -> None:
    verdict = verify(path.read_bytes())
    assert verdict.why == ""
    assert verdict.status == (UNFINISHED if path.stem.endswith("unfinished") else HOLDS)
    assert verdict.by_hand == path.stem.endswith("by-hand")


@corpus
def test_a_kept_record_replays_to_its_end(path: Path) -> None:
    record, game = read_record(path)
    steps = list(replay(record, game))
    assert len(steps) == len(record.plays)
    if record.end is not None:
        assert game.format(steps[-1][1]) == record.end.position


@corpus
def test_a_kept_record_follows_the_schema(path: Path) -> None:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for row in path.read_bytes().splitlines():
        validator.validate(json.loads(row))


@pytest.mark.parametrize("path", FORGED, ids=lambda path: path.stem)
@pytest.mark.parametrize("forge", FORGERIES)
def test_a_forged_record_is_found_at_its_line(path: Path, forge: Callable[[Rows], Forgery]) -> None:
    data, line, why = forge(load(path.read_bytes()))
    verdict = verify(data)
    assert (verdict.status, verdict.line) == (BROKEN, line), verdict.why
    assert why in verdict.why


def test_the_reader_gives_back_every_byte_it_read() -> None:
    for path in RECORDS:
        lines = parse_record(path.read_bytes()).lines
        assert len(lines) == path.read_bytes().count(b"\n")
