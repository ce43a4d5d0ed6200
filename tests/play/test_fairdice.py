"""Dice that can be verified: known answers, exact evenness, nothing left out."""

import json
from collections import Counter
from itertools import islice, permutations
from pathlib import Path
from typing import Any

import pytest

from warbox.play.fairdice import PROTOCOL, SEED_BYTES, WORDS, FairDice, ScriptedDice, below, commitment, new_seed

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("dice-vectors.json").read_text(encoding="utf-8"))


def dice_of(vector: dict[str, Any]) -> FairDice:
    return FairDice(bytes.fromhex(vector["seed"]), vector["seat_seeds"], vector["game"])


def test_the_vectors_are_of_this_protocol() -> None:
    assert VECTORS["protocol"] == PROTOCOL


@pytest.mark.parametrize("vector", VECTORS["commitments"])
def test_a_seed_has_its_known_commitment(vector: dict[str, Any]) -> None:
    assert commitment(bytes.fromhex(vector["seed"])) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["words"])
def test_the_blocks_are_those_another_program_computed(vector: dict[str, Any]) -> None:
    words = islice(dice_of(vector).words(vector["number"]), 8 * len(vector["blocks"]))
    assert b"".join(word.to_bytes(4, "big") for word in words).hex() == "".join(vector["blocks"])


@pytest.mark.parametrize("vector", VECTORS["dice"])
def test_dice_have_their_known_faces(vector: dict[str, Any]) -> None:
    assert dice_of(vector).dice(vector["number"], vector["count"], vector["faces"]) == vector["answer"]


@pytest.mark.parametrize("vector", VECTORS["orders"])
def test_shuffles_have_their_known_order(vector: dict[str, Any]) -> None:
    assert dice_of(vector).order(vector["number"], vector["size"]) == vector["answer"]


@pytest.mark.parametrize("limit", [1, 2, 6, 20, 999_999, WORDS - 1, WORDS])
def test_words_beyond_the_last_whole_multiple_are_skipped(limit: int) -> None:
    usable = WORDS // limit * limit
    assert below(iter([usable - 1]), limit) == limit - 1
    if usable < WORDS:
        assert below(iter([usable, WORDS - 1, 0]), limit) == 0


def test_every_face_comes_from_equally_many_words() -> None:
    # 4294967292 is the largest multiple of 6 in a word: the four words above it are the only ones skipped
    assert WORDS // 6 * 6 == 4_294_967_292
    counts = Counter(below(iter([word]), 6) for word in range(600))
    assert set(counts.values()) == {100}
    with pytest.raises(StopIteration):
        below(iter([4_294_967_292, 4_294_967_293, 4_294_967_294, 4_294_967_295]), 6)


def test_every_face_and_every_order_comes_up() -> None:
    dice = FairDice(bytes(SEED_BYTES), ["a", "b"], "coves")
    assert {dice.dice(number, 1, 6)[0] for number in range(100)} == set(range(1, 7))
    assert {tuple(dice.order(number, 4)) for number in range(300)} == set(permutations(range(4)))


def test_the_answer_hangs_on_the_seed_each_seats_seed_the_game_and_the_number() -> None:
    seed, other = bytes(SEED_BYTES), bytes([1] * SEED_BYTES)
    answers = [
        FairDice(seed, ["a", "b"], "coves").dice(0, 20, 6),
        FairDice(seed, ["a", "b"], "coves").dice(1, 20, 6),
        FairDice(other, ["a", "b"], "coves").dice(0, 20, 6),
        FairDice(seed, ["a", "c"], "coves").dice(0, 20, 6),
        FairDice(seed, ["ab", ""], "coves").dice(0, 20, 6),
        FairDice(seed, ["", "ab"], "coves").dice(0, 20, 6),
        FairDice(seed, ["a", "b"], "cove").dice(0, 20, 6),
    ]
    assert len({tuple(answer) for answer in answers}) == len(answers)


def test_a_question_has_one_answer_whatever_was_asked_before() -> None:
    dice = FairDice(bytes(SEED_BYTES), ["a", "b"], "coves")
    later = dice.dice(7, 3, 6)
    dice.order(3, 10)
    assert dice.dice(7, 3, 6) == later


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        FairDice(bytes(31), ["a", "b"], "coves")


def test_new_seeds_differ() -> None:
    assert len({new_seed() for _ in range(10)}) == 10
    assert len(new_seed()) == SEED_BYTES


def test_a_script_that_runs_out_says_so() -> None:
    dice = ScriptedDice([3, 4])
    assert dice.dice(0, 1, 6) == [3]
    with pytest.raises(ValueError, match="1 dice left and 2 are asked"):
        dice.dice(1, 2, 6)
