"""Records: what is written is read back, and follows its schema."""

import json
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.play.coves import COVES, as_bytes, fair, find_game, finished, new_match, play_on
from tests.play.forge import dump, load, rechain
from warbox.engine.game import SetupError
from warbox.play.fairdice import FairDice
from warbox.play.match import Match
from warbox.play.record import RecordError, parse_record, read_record
from warbox.play.replay import replay

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))


def resigned() -> Match:
    match = play_on(new_match(fair()), 5, most=4)
    match.resign(1)
    return match


def by_hand() -> Match:
    match = new_match(start="A hand=4\nB cove=2 hand=5\nat roll A 2 open")
    match.play("*: dice 6")
    return match


@pytest.mark.parametrize("match", [finished(1), finished(2, options={"last": "cards"}), resigned(), by_hand()])
def test_every_line_follows_the_schema(match: Match) -> None:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for row in as_bytes(match.lines).splitlines():
        validator.validate(json.loads(row))


def test_the_schema_is_one_and_refuses_what_the_reader_refuses() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    validator = jsonschema.Draft202012Validator(SCHEMA)
    rows = [json.loads(row) for row in as_bytes(finished(1).lines).splitlines()]
    for row in (rows[0], rows[1], rows[-1]):
        for key in row:
            assert not validator.is_valid({name: value for name, value in row.items() if name != key}), key
        assert not validator.is_valid({**row, "note": ""})


@pytest.mark.parametrize("number", range(5))
def test_a_record_is_read_back_as_it_was_written(number: int) -> None:
    match = finished(number)
    record = parse_record(as_bytes(match.lines))
    assert record.lines == match.lines
    assert record.end == match.lines[-1]
    assert record.torn == b""


def test_a_replay_goes_through_the_same_positions_and_events() -> None:
    match = new_match(fair())
    positions: list[str] = []
    for line in finished(3).lines[1:]:
        play = getattr(line, "play", "*")
        if not play.startswith("*"):
            match.play(play)
            positions.append(COVES.format(match.state))
    steps = list(replay(parse_record(as_bytes(match.lines)), COVES))
    replayed = [COVES.format(state) for _, state in steps]
    assert [position for position in replayed if position in positions] == positions
    assert replayed[-1] == COVES.format(match.state)
    events = [event.text() for step, _ in steps for event in step.events]
    assert events == [event.text() for event in match.events_for()]
    assert [step.line for step, _ in steps] == list(range(2, len(match.lines)))


def forged(match: Match, **changes: object) -> bytes:
    """The match's record with another last line, chained anew."""
    rows = load(as_bytes(match.lines))
    rows[-1].update(changes)
    return dump(rechain(rows))


def test_a_replay_names_the_line_and_the_refusal_with_its_rule() -> None:
    match = new_match(fair(), start="A hand=4\nB hand=5\nat bid")
    match.play("A: play 4")
    record = parse_record(forged(match, play="A: play 3"))
    with pytest.raises(RecordError) as caught:
        list(replay(record, COVES))
    assert str(caught.value) == "line 2: 'A: play 3' is refused: card-not-in-hand TOY-BID-02 card=3"


def test_a_start_that_is_no_position_names_the_header() -> None:
    record = parse_record(forged(new_match(start="at camp"), start="at sea"))
    with pytest.raises(RecordError, match="line 1: the start of the match"):
        list(replay(record, COVES))


@pytest.mark.parametrize(("seat", "why"), [("*", "chance cannot resign"), ("C", "no such seat")])
def test_only_a_seat_of_the_game_resigns(seat: str, why: str) -> None:
    match = new_match(fair())
    match.resign(0)
    del match.lines[-1]
    with pytest.raises(RecordError, match=f"line 2: .*{why}"):
        list(replay(parse_record(forged(match, seat=seat)), COVES))


@given(st.text(max_size=20), st.text(max_size=20))
def test_any_name_and_any_seat_seed_survives(name: str, seed: str) -> None:
    try:
        dice = FairDice(bytes(32), [seed, ""], "coves")
        match = Match(COVES, [(name, "human"), ("B", "human")], dice=dice)
    except (SetupError, UnicodeEncodeError):
        assert not name.isprintable() or any("\ud800" <= sign <= "\udfff" for sign in seed)
        return
    header = parse_record(as_bytes(match.lines)).header
    assert header.seats[0].name == name
    assert header.dice is not None
    assert header.dice.seat_seeds[0] == seed


def test_reading_finds_the_game_or_names_it(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(as_bytes(finished(1).lines))
    assert read_record(path, find_game)[1] is COVES
    with pytest.raises(RecordError, match="line 1: no game 'coves'"):
        read_record(path)
