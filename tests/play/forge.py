"""Forging records: every way to falsify one, and the line and the reason that must be named.

The chain is computed here a second time, from `docs/record.md` alone.
"""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

Rows = list[dict[str, Any]]
Forgery = tuple[bytes, int, str]  # the file, the line to be named, words of the reason


def load(data: bytes) -> Rows:
    return [json.loads(row) for row in data.splitlines()]


def dump(rows: Rows) -> bytes:
    return b"".join(text(row) + b"\n" for row in rows)


def text(row: dict[str, Any]) -> bytes:
    return json.dumps(row, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def rechain(rows: Rows, first: int = 0, count: int | None = None) -> Rows:
    """The rows with the hashes that fit, from an index on, for so many rows."""
    previous = "0" * 64 if first == 0 else rows[first - 1]["hash"]
    for row in rows[first : None if count is None else first + count]:
        del row["hash"]
        row["hash"] = previous = sha256(previous.encode() + text(row)).hexdigest()
    return rows


def renumbered(rows: Rows) -> Rows:
    for number, row in enumerate(rows, start=1):
        row["n"] = number
    return rechain(rows)


def _first(rows: Rows, fits: Callable[[str], bool], nth: int = 0) -> int:
    """The index of the nth line of play that fits."""
    return [index for index, row in enumerate(rows) if row["type"] == "play" and fits(row["play"])][nth]


def first_die(rows: Rows) -> int:
    return _first(rows, lambda play: play.startswith("*: dice"))


def first_action(rows: Rows) -> int:
    return _first(rows, lambda play: not play.startswith("*"))


def another_face(rows: Rows) -> int:
    """Change the first die's face; the index of its line."""
    index = first_die(rows)
    words = rows[index]["play"].split()
    words[2] = str(int(words[2]) % 6 + 1)
    rows[index]["play"] = " ".join(words)
    return index


def altered_die(rows: Rows) -> Forgery:
    index = another_face(rows)
    return dump(rows), index + 1, "hash does not follow"


def wrong_die_rehashed(rows: Rows) -> Forgery:
    index = another_face(rows)
    return dump(rechain(rows)), index + 1, "but the seed gives '*: dice"


def wrong_die_rehashed_alone(rows: Rows) -> Forgery:
    index = another_face(rows)
    return dump(rechain(rows, index, 1)), index + 1, "but the seed gives '*: dice"


def altered_action(rows: Rows) -> Forgery:
    index = first_action(rows)
    rows[index]["play"] += " "
    return dump(rows), index + 1, "hash does not follow"


def altered_action_rehashed_alone(rows: Rows) -> Forgery:
    index = first_action(rows)
    other = _first(rows, lambda play: not play.startswith("*"), 1)
    rows[index]["play"] = rows[other]["play"]
    rechain(rows, index, 1)
    return dump(rows), index + 2, "hash does not follow"


def action_that_is_no_notation(rows: Rows) -> Forgery:
    index = first_action(rows)
    rows[index]["play"] = rows[index]["play"][:2] + " sing"
    return dump(rechain(rows)), index + 1, "not notation"


def action_of_an_unasked_seat(rows: Rows) -> Forgery:
    index = first_die(rows)
    rows.insert(index, {**rows[first_action(rows)]})
    return dump(renumbered(rows)), index + 1, ""


def missing_line(rows: Rows) -> Forgery:
    index = first_action(rows)
    del rows[index]
    return dump(rows), index + 1, "lines are missing"


def missing_die_renumbered(rows: Rows) -> Forgery:
    index = first_die(rows)
    del rows[index]
    return dump(renumbered(rows)), index + 1, ""


def swapped_lines(rows: Rows) -> Forgery:
    index = first_action(rows)
    rows[index], rows[index + 1] = rows[index + 1], rows[index]
    return dump(rows), index + 1, "wrong order"


def line_twice(rows: Rows) -> Forgery:
    index = first_action(rows)
    rows.insert(index, rows[index])
    return dump(rows), index + 2, "a line was put in"


def foreign_seed(rows: Rows) -> Forgery:
    rows[-1]["seed"] = "11" * 32
    return dump(rows), len(rows), "hash does not follow"


def foreign_seed_rehashed(rows: Rows) -> Forgery:
    rows[-1]["seed"] = "11" * 32
    return dump(rechain(rows, len(rows) - 1)), len(rows), "another seed"


def foreign_seed_with_its_own_commitment(rows: Rows) -> Forgery:
    rows[-1]["seed"] = "11" * 32
    rows[0]["dice"]["commitment"] = sha256(b"warbox-dice-1 commitment\0" + b"\x11" * 32).hexdigest()
    index = _first(rows, lambda play: play.startswith("*"))
    return dump(rechain(rows)), index + 1, "but the seed gives"


def another_seat_seed(rows: Rows) -> Forgery:
    rows[0]["dice"]["seat_seeds"][0] += "x"
    index = _first(rows, lambda play: play.startswith("*"))
    return dump(rechain(rows)), index + 1, "but the seed gives"


def seed_kept_back(rows: Rows) -> Forgery:
    rows[-1]["seed"] = None
    return dump(rechain(rows)), len(rows), "does not reveal the seed"


def other_winner(rows: Rows) -> Forgery:
    rows[-1]["outcome"]["winners"] = [] if rows[-1]["outcome"]["winners"] else [rows[0]["seats"][0]["seat"]]
    return dump(rechain(rows)), len(rows), "but the game ended with"


def other_position(rows: Rows) -> Forgery:
    rows[-1]["position"] = rows[0]["start"] or "game " + rows[0]["game"]
    return dump(rechain(rows)), len(rows), "its position"


def position_that_is_no_notation(rows: Rows) -> Forgery:
    rows[-1]["position"] = "here be dragons"
    return dump(rechain(rows)), len(rows), "its position is not notation"


def end_missing(rows: Rows) -> Forgery:
    return dump(rows[:-1]), len(rows), "the end of the record is missing"


def end_too_early(rows: Rows) -> Forgery:
    index = first_die(rows)
    del rows[index:-1]
    return dump(renumbered(rows)), index + 1, "the game is not over"


def cut_in_a_line(rows: Rows) -> Forgery:
    data = dump(rows[: first_die(rows) + 1])
    return data[:-20], first_die(rows) + 1, "is cut off"


def line_after_the_end(rows: Rows) -> Forgery:
    rows.append({**rows[first_action(rows)]})
    return dump(renumbered(rows)), len(rows), "after the end"


def scrap_after_the_end(rows: Rows) -> Forgery:
    return dump(rows) + b"{", len(rows) + 1, "after the end"


def second_header(rows: Rows) -> Forgery:
    rows.insert(2, {**rows[0]})
    return dump(renumbered(rows)), 3, "a second header"


def altered_header(rows: Rows) -> Forgery:
    rows[0]["seats"][0]["name"] += "!"
    return dump(rows), 1, "hash does not fit"


def no_json(rows: Rows) -> Forgery:
    data = dump(rows).splitlines(keepends=True)
    data[2] = b"S: plot F F F\n"
    return b"".join(data), 3, "not a line of a record"


def no_text(rows: Rows) -> Forgery:
    data = dump(rows).splitlines(keepends=True)
    data[2] = data[2].replace(b'"play":"', b'"play":"\xff')
    return b"".join(data), 3, "not a line of a record"


def empty_line(rows: Rows) -> Forgery:
    data = dump(rows).splitlines(keepends=True)
    data.insert(2, b"\n")
    return b"".join(data), 3, "an empty line"


def spaces_in_a_line(rows: Rows) -> Forgery:
    data = dump(rows).splitlines(keepends=True)
    data[2] = data[2].replace(b'":', b'": ')
    return b"".join(data), 3, "not written as records are"


def key_twice(rows: Rows) -> Forgery:
    data = dump(rows).splitlines(keepends=True)
    data[2] = data[2].replace(b'"type":"play"', b'"play":"B: hide 1","type":"play"')
    return b"".join(data), 3, "not written as records are"


def unknown_key(rows: Rows) -> Forgery:
    rows[2]["note"] = "nice move"
    return dump(rechain(rows)), 3, "unknown field `note`"


FORGERIES = [
    altered_die,
    wrong_die_rehashed,
    wrong_die_rehashed_alone,
    altered_action,
    altered_action_rehashed_alone,
    action_that_is_no_notation,
    action_of_an_unasked_seat,
    missing_line,
    missing_die_renumbered,
    swapped_lines,
    line_twice,
    foreign_seed,
    foreign_seed_rehashed,
    foreign_seed_with_its_own_commitment,
    another_seat_seed,
    seed_kept_back,
    other_winner,
    other_position,
    position_that_is_no_notation,
    end_missing,
    end_too_early,
    cut_in_a_line,
    line_after_the_end,
    scrap_after_the_end,
    second_header,
    altered_header,
    no_json,
    no_text,
    empty_line,
    spaces_in_a_line,
    key_twice,
    unknown_key,
]
