"""Every reader of a stranger's text gives its documented error, in a short time, whatever the text.

Texts are spoilt at random, the same ones every time; `WARBOX_THOROUGH=100` spoils a hundred times as many.
"""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.workshop.tree import ROOT
from warbox.catalog import ids_in
from warbox.engine.notation import ParseError
from warbox.games import SLUGS, load_game
from warbox.games.onboard.missions.mission_file import read_mission
from warbox.games.siegestorm.cards.deck import deck_faults
from warbox.play.case import run_case
from warbox.play.record import parse_record
from warbox.play.verify import verify
from warbox.server.messages import HELLO, MESSAGE

TEXTS = 60 * int(os.environ.get("WARBOX_THOROUGH", "1"))
MOST_SECONDS = 2.0  # of the processor, for one text; the slowest honest ones take a few hundredths
MOST_CHARACTERS = 20_000

# What parsers are afraid of.
HARD = [
    "9" * 5000,
    "-" + "9" * 20,
    "0x" + "f" * 6000,
    "{" * 3000,
    "[" * 3000,
    "card {\n" * 800,
    "[[card]]\n" * 300,
    "a." * 4000 + "a = 1\n",
    "[" + "a." * 4000 + "a]\n",
    "\x00",
    "\x1b[31m",
    "\u202e",
    "\ud800",
    "٣",
    "é" * 50,
    '"""',
    "'''",
    "#" * 200,
    " " * 3000,
    ",".join(["x"] * 2000),
    "=" * 500,
    ":" * 500,
    "..99999999999",
    " to -99999999999",
    "\r\n\x85\u2028",
]


def spoilt(text: str, others: list[str], rng: Random) -> str:
    for _ in range(rng.randint(1, 4)):
        begin, end = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
        way = rng.randrange(6)
        if way == 0:
            text = text[:begin] + rng.choice(HARD) + text[begin:]
        elif way == 1:
            text = text[:begin] + text[min(end, begin + 20) :]
        elif way == 2:
            text = text[:begin] + text[begin : begin + 50] * rng.randint(2, 40) + text[begin + 50 :]
        elif way == 3:
            other = rng.choice(others)
            place = rng.randint(0, len(other))
            text = text[:begin] + other[place : place + rng.randint(1, 200)] + text[begin:]
        elif way == 4 and text:
            place = rng.randrange(len(text))
            text = text[:place] + chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x2100)))) + text[place + 1 :]
        else:
            words = text.split(" ")
            words[rng.randrange(len(words))] = rng.choice(HARD)
            text = " ".join(words)
    return text[:MOST_CHARACTERS]


@cache
def cases(slug: str) -> tuple[str, ...]:
    return tuple(path.read_text("utf-8") for path in sorted((ROOT / "tests" / "cases" / slug).glob("*.case"))[::7])


def position_of(case: str) -> str:
    """The lines of a case that set the table."""
    return "\n".join(
        line for line in case.splitlines() if line.partition(" ")[0] not in ("title", "rules", "do", "hold")
    )


def read_position(slug: str) -> Callable[[str], object]:
    return lambda text: load_game(slug).parse(text)


def read_line(slug: str) -> Callable[[str], object]:
    return lambda text: load_game(slug).parse_line(text)


def read_missions(text: str) -> object:
    return read_mission(text)


def files(*patterns: str) -> list[str]:
    found: list[Path] = [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    return [path.read_text("utf-8") for path in found]


def samples(name: str) -> list[str]:
    slug, _, kind = name.partition(" ")
    if kind == "position":
        return [position_of(case) for case in cases(slug)]
    if kind == "case":
        return list(cases(slug))
    if kind == "action":
        found = [line.strip() for case in cases(slug) for line in case.splitlines() if ": " in line]
        return [line.removeprefix("do ") for line in found] or ["A: pass"]
    if kind == "record":
        return files("tests/records/*captain*.jsonl")
    if kind == "mission":
        return files("src/warbox/games/onboard/content/missions/*.toml")
    if kind == "deck":
        return [
            "name = 'x'\n[cards]\ntengu = 4\n",
            "4 tengu\n2 silent_abbot\n",
            "tengu:4,silent_abbot:2",
            "[cards]\na.b=1",
        ]
    if kind == "frame":
        return [
            '{"type":"act","id":"x","n":1,"action":"shot C"}',
            '{"type":"hello","token":"a","since":-1,"lang":"en"}',
            '{"type":"takeback-answer","id":"x","n":1,"agree":true}',
        ]
    return ["XX-FIRE-01..04, -06", "[XX-FIRE-01] to [XX-FIRE-09]", "XX-FIRE-01 to -16"]


def read_frame(text: str) -> None:
    data = text.encode(errors="replace").decode()[:4096]
    for decoder in (HELLO, MESSAGE):
        with suppress(msgspec.MsgspecError, RecursionError):
            decoder.decode(data)


READERS: dict[str, tuple[Callable[[str], object], tuple[type[Exception], ...]]] = {
    **{f"{slug} position": (read_position(slug), (ParseError,)) for slug in SLUGS},
    **{f"{slug} action": (read_line(slug), (ParseError,)) for slug in SLUGS},
    **{f"{slug} case": (lambda text: run_case(text, "fuzz"), ()) for slug in SLUGS},
    "any record": (lambda text: verify(text.encode(errors="replace")), ()),
    "chain record": (lambda text: parse_record(text.encode(errors="replace")), (ValueError,)),
    "onboard mission": (read_missions, ()),
    "siegestorm deck": (lambda text: deck_faults(text, False, False), ()),
    "socket frame": (read_frame, ()),
    "catalog ids": (lambda text: sum(1 for _ in ids_in(text)), ()),
}


@pytest.mark.parametrize("name", READERS)
def test_a_spoilt_text_gets_the_documented_error_and_costs_little(name: str) -> None:
    read, documented = READERS[name]
    good = samples(name)
    assert good
    rng = Random(name)
    hard = [good[0] + "\n" + one for one in HARD] + [one + good[0] for one in HARD]
    count = TEXTS if "case" not in name else TEXTS // 3
    for number in range(count + len(hard)):
        text = hard[number] if number < len(hard) else spoilt(rng.choice(good), good, rng)
        began = time.process_time()
        try:
            read(text[:MOST_CHARACTERS])
        except documented:
            pass
        except Exception as error:
            raise AssertionError(f"{type(error).__name__}: {error}\nfor {text[:3000]!r}") from error
        taken = time.process_time() - began
        assert taken < MOST_SECONDS, f"{taken:.1f} s for {text[:300]!r}"


def test_a_range_of_rules_without_end_is_no_range() -> None:
    assert list(ids_in("XX-FIRE-01..99999999999")) == ["XX-FIRE-01"]
    assert list(ids_in("XX-FIRE-01..03")) == ["XX-FIRE-01", "XX-FIRE-02", "XX-FIRE-03"]


@pytest.mark.parametrize("start", ["card {\n", "[[card]]\n", "card { x = [\n"])
def test_an_unclosed_card_is_read_in_time_that_grows_with_the_text(start: str) -> None:
    """300 kB took 40 seconds."""
    game = load_game("siegestorm")
    times = []
    for size in (2_000, 20_000):
        text = "game siegestorm\n" + start + "a = 1,\n" * size
        began = time.process_time()
        with pytest.raises(ParseError):
            game.parse(text)
        times.append(time.process_time() - began)
    assert times[1] < 40 * max(times[0], 0.005)


def test_a_dotted_key_without_end_is_refused_at_once() -> None:
    began = time.process_time()
    _, faults = read_mission("a." * 9_000 + "a = 1")
    assert [one.kind for one in faults] == ["not-toml"]
    _, deck = deck_faults("[" + "a." * 9_000 + "a]", False, False)
    assert deck
    assert time.process_time() - began < 1
