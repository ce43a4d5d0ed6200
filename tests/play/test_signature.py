"""Signed records: by whom, what a forger can no longer do, and what whoever verifies knows by himself."""

import json
import pickle
from pathlib import Path

import jsonschema
import pytest

from tests.play.coves import COVES, SEED, as_bytes, find_game, finished, play_on
from tests.play.forge import Rows, dump, load, rechain
from warbox.games import load_game
from warbox.play.fairdice import FairDice, commitment, seed_commitment
from warbox.play.match import Match
from warbox.play.signature import Signer, signed_lines
from warbox.play.verify import BROKEN, HOLDS, UNFINISHED, Pins, Verdict, verify

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))
SIGNER = Signer(b"\x01" * 32)
OTHER = Signer(b"\x02" * 32)
SEEDS = ["anna's own", "bert's own"]
COMMITMENTS = [seed_commitment(seed) for seed in SEEDS]


def signed(match: Match | None = None, signer: Signer = SIGNER) -> bytes:
    return as_bytes(signed_lines((match or finished()).lines, signer, COMMITMENTS))


def judged(rows: Rows) -> Verdict:
    return verify(dump(rechain(rows)), find_game)


def test_a_signed_record_holds_and_says_by_whom_it_is_signed() -> None:
    verdict = verify(signed(), find_game)
    assert (verdict.status, verdict.why, verdict.key) == (HOLDS, "", SIGNER.key)
    assert verify(as_bytes(finished().lines), find_game).key == ""


def test_signing_twice_gives_the_same_record() -> None:
    assert signed() == signed()


def test_the_header_alone_is_signed_while_the_match_goes_on() -> None:
    lines = signed_lines(finished().lines, SIGNER, COMMITMENTS)[:-2]
    verdict = verify(as_bytes(lines), find_game)
    assert (verdict.status, verdict.key) == (UNFINISHED, SIGNER.key)


def test_signed_lines_follow_the_schema() -> None:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for row in signed().splitlines():
        validator.validate(json.loads(row))


# forgeries: each record is whole in itself, chained anew, with dice of its own seed; only the signature tells


def other_names(rows: Rows) -> int:
    rows[0]["seats"][0]["name"] = "Somebody"
    return 1


def other_key(rows: Rows) -> int:
    rows[0]["host"]["key"] = OTHER.key
    return 1


def other_commitment(rows: Rows) -> int:
    rows[0]["host"]["commitments"][0] = seed_commitment("ground until it suits")
    return 1


def signature_dropped(rows: Rows) -> int:
    del rows[0]["signature"]
    return 1


def host_dropped(rows: Rows) -> int:
    del rows[0]["host"]
    return 1


def end_not_signed(rows: Rows) -> int:
    del rows[-1]["signature"]
    return len(rows)


def no_key_at_all(rows: Rows) -> int:
    rows[0]["host"]["key"] = "nobody"
    return 1


@pytest.mark.parametrize(
    "forge",
    [other_names, other_key, other_commitment, signature_dropped, host_dropped, end_not_signed, no_key_at_all],
)
def test_a_record_rewritten_as_a_whole_is_not_the_hosts(forge: object) -> None:
    rows = load(signed())
    line = forge(rows)  # type: ignore[operator]
    verdict = judged(rows)
    assert (verdict.status, verdict.line) == (BROKEN, line), verdict.why


def resigned(winner_first: bool) -> bytes:
    """A short match that one or the other gives up."""
    match = Match(COVES, [("Anna", "human"), ("Bert", "human")], dice=FairDice(SEED, SEEDS, "coves"))
    play_on(match, 1, most=3)
    match.resign(1 if winner_first else 0)
    return signed(match)


def test_another_end_under_the_same_header_is_not_the_hosts() -> None:
    """The loser rewrites how it ended: the header with its signature stays, the end's signature does not fit."""
    won, lost = load(resigned(True)), load(resigned(False))
    assert won[0] == lost[0]
    lost[-1]["signature"] = won[-1]["signature"]
    verdict = judged(lost)
    assert (verdict.status, verdict.line) == (BROKEN, len(lost))
    assert "signature" in verdict.why


def test_all_signatures_taken_away_leave_a_record_that_is_unsigned() -> None:
    rows = load(signed())
    del rows[0]["host"], rows[0]["signature"], rows[-1]["signature"]
    verdict = judged(rows)
    assert (verdict.status, verdict.key) == (HOLDS, "")
    pinned = verify(dump(rows), find_game, Pins(key=SIGNER.key))
    assert (pinned.status, pinned.line) == (BROKEN, 1)


def test_whoever_signs_as_himself_is_found_by_his_key() -> None:
    forged = signed(signer=OTHER)
    assert verify(forged, find_game).key == OTHER.key
    assert verify(forged, find_game, Pins(key=SIGNER.key)).status == BROKEN
    assert verify(signed(), find_game, Pins(key=SIGNER.key.upper())).status == HOLDS


@pytest.mark.parametrize(
    ("pins", "status"),
    [
        (Pins(commitment=commitment(SEED)), HOLDS),
        (Pins(commitment="00" * 32), BROKEN),
        (Pins(seat_seeds={"A": "anna's own"}), HOLDS),
        (Pins(seat_seeds={"A": "bert's own"}), BROKEN),
        (Pins(seat_seeds={"X": "anna's own"}), BROKEN),
    ],
)
def test_what_one_knows_by_oneself_is_held_against_the_record(pins: Pins, status: str) -> None:
    verdict = verify(as_bytes(finished().lines), find_game, pins)
    assert (verdict.status, verdict.line) == (status, 1 if status == BROKEN else 0), verdict.why


def test_dice_by_hand_are_bound_to_nothing() -> None:
    match = Match(COVES, [("Anna", "human"), ("Bert", "human")])
    match.resign(0)
    data = as_bytes(match.lines)
    assert verify(data, find_game).status == HOLDS
    for pins in (Pins(commitment=commitment(SEED)), Pins(seat_seeds={"A": ""})):
        assert verify(data, find_game, pins).status == BROKEN


def test_a_verdict_and_what_is_asked_for_go_through_processes() -> None:
    pins = Pins(key=SIGNER.key, seat_seeds={"A": "x"})
    assert pickle.loads(pickle.dumps(pins)) == pins
    verdict = verify(signed(), find_game)
    assert pickle.loads(pickle.dumps(verdict)) == verdict


def test_a_game_of_the_box_is_signed_like_the_toy() -> None:
    game = load_game("broadsides")
    match = Match(game, [("Anna", "human"), ("Bert", "human")], dice=FairDice(SEED, SEEDS, game.slug))
    match.resign(0)
    verdict = verify(signed(match))
    assert (verdict.status, verdict.key) == (HOLDS, SIGNER.key)
