"""Whatever the text: it is refused with a reason, or it is a position that can be written and played to its end."""

import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.broadsides.test_position import MOMENTS, REFUSED
from tests.workshop.tree import ROOT
from warbox.engine.decision import ARBITER, CHANCE, SPECTATOR
from warbox.engine.notation import ParseError
from warbox.engine.sampler import Sampler
from warbox.engine.turn import check, legal, playout
from warbox.games.broadsides.game import GAME
from warbox.games.broadsides.state import BroadsidesState

PAGE = (ROOT / "docs" / "notation" / "broadsides.md").read_text(encoding="utf-8")
SHORT = [text for text, _, _ in MOMENTS]
WHOLE = [GAME.format(GAME.parse(text)) for text in SHORT]
TEXTS = SHORT + [text for text, _ in REFUSED]
LINES = sorted({line for text in TEXTS + WHOLE for line in text.splitlines() if line})
PLACEMENTS = [line for line in LINES if re.match("placement .*I=(port|starboard)$", line)]
WORDS = sorted({word for line in LINES for word in line.split()})
ACTIONS = [line.strip("`") for line in re.findall(r"`[SI*]: [^`]+`", PAGE.partition("## Positions")[0])]

MOST_DECISIONS = 3000


def parse(text: str) -> BroadsidesState | None:
    try:
        return GAME.parse(text)
    except ParseError:
        return None


def stands(text: str, seed: int) -> bool:
    """Whether a text is a position; if it is, it survives writing, reading, looking and playing."""
    state = parse(text)
    if state is None:
        return False
    written = GAME.format(state)
    again = GAME.parse(written)
    assert GAME.format(again) == written
    for seat in (0, 1, SPECTATOR, ARBITER):
        assert GAME.view(again, seat) == GAME.view(state, seat)
        imagined = GAME.determinize(state, seat, Sampler(seed))
        assert GAME.view(imagined, seat) == GAME.view(state, seat)
    if state.question is None:
        assert state.outcome is not None
        return True
    for seat in state.question.seats:
        choices = legal(state, seat)
        assert choices
        assert all(check(state, seat, choice) is None for choice in choices)
        assert (seat == CHANCE) == all(choice.text.startswith("dice") for choice in choices)
    playout(again, Sampler(seed), MOST_DECISIONS)
    assert GAME.format(GAME.parse(GAME.format(again))) == GAME.format(again)
    return True


def spoil(word: str, rng: Random) -> str:
    """One sign exchanged; half of the time a digit for a digit."""
    digits = [at for at, sign in enumerate(word) if sign.isdigit()]
    if digits and rng.random() < 0.5:
        at = rng.choice(digits)
        return word[:at] + rng.choice("0123456") + word[at + 1 :]
    at = rng.randrange(len(word))
    return word[:at] + rng.choice("0123456789ABCDEFGHISNEW.,:=-+@?x ") + word[at + 1 :]


def mangled(rng: Random) -> str:
    """A position with some of its words dropped, doubled, exchanged or misspelt."""
    lines = [line.split() for line in rng.choice(WHOLE + SHORT).splitlines()]
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        line = rng.choice(lines)
        place = rng.randrange(len(line)) if line else 0
        what = rng.choice(["drop", "double", "exchange", "insert", "line", "spoil", "spoil", "spoil"])
        if what == "line":
            lines.append(rng.choice(LINES).split())
        elif not line or what == "insert":
            line.insert(place, rng.choice(WORDS))
        elif what == "drop":
            del line[place]
        elif what == "double":
            line.append(line[place])
        else:
            line[place] = rng.choice(WORDS) if what == "exchange" else spoil(line[place], rng)
    return "\n".join(" ".join(line) for line in lines)


def assembled(rng: Random) -> str:
    """Lines of other positions thrown together, one of a kind."""
    chosen: dict[str, str] = {}
    for line in rng.choices(LINES, k=rng.randrange(6)):
        chosen[line.split()[0]] = line
    return "\n".join(chosen.values())


def decks(rng: Random) -> str:
    """Two ships with random decks, at a random moment of either phase."""
    placement = rng.choice(["", rng.choice(PLACEMENTS)])
    lines = [placement]
    abroad = rng.random() < 0.5
    for letter, other in ("SI", "IS"):
        sections = ["A4", "B3", "B5", "C4", "C5", "G3", "H5"]
        if placement and abroad:
            sections += [f"{other}.B5", f"{other}.C3"]
        crew = ",".join(f"{name}:{rng.choice([1, 2])}" for name in rng.sample(sections, rng.randrange(5)))
        words = [letter, f"crew={crew or '-'}", f"captain={rng.choice([*sections, '-'])}"]
        words += [f"{mast}={rng.choice([0, 1, 1, 1])}" for mast in ("fore", "main", "mizzen", "aft")]
        words.append(f"cannons={rng.choice(['-', 'B3,B5', 'F3', 'E5,F5'])}")
        if not placement:
            words.append(f"@{6 + (letter == 'I')},{rng.choice([4, 5])} {rng.choice(['N', 'NE', 'E', 'S', 'W'])}")
            words.append(rng.choice(["", "", "", "nocards", "aground", "captain-lost", "hull=A-port:2,B-port:2"]))
        lines.append(" ".join(words))
    fitting = [text for text in SHORT if ("placement" in text) == bool(placement) and "\nat " in f"\n{text}"]
    return "\n".join([*lines, rng.choice(fitting).splitlines()[-1]])


@given(st.text(max_size=200), st.integers(0, 1000))
@settings(max_examples=100, deadline=None)
@example("S:", 0)
@example(":", 0)
@example("S \x1c @6,4", 0)
@example("S @6,4\u2028N", 0)
@example("S captain=\u0663", 0)
def test_random_text_is_refused_or_stands(text: str, seed: int) -> None:
    stands(text, seed)


@pytest.mark.parametrize(("make", "least"), [(mangled, 60), (assembled, 300), (decks, 400)])
def test_a_text_made_of_positions_is_refused_or_stands(make: Callable[[Random], str], least: int) -> None:
    """Enough of them stand, so that the test means something."""
    stood = 0
    for seed in range(1500):
        stood += stands(make(Random(seed)), seed)
    assert stood >= least


@given(st.one_of(st.sampled_from(ACTIONS), st.text(max_size=40)), st.data())
@settings(max_examples=300, deadline=None)
def test_a_mangled_action_is_refused_or_is_written_as_it_is_read(text: str, data: st.DataObject) -> None:
    """A line of play is notation or a ParseError, and what is read is written back the same."""
    if text:
        at = data.draw(st.integers(0, len(text) - 1))
        text = (
            text[:at]
            + data.draw(st.sampled_from(["", " ", "S", "I", ".", ">", "C5", "crew", "9", "-", "é"]))
            + text[at:]
        )
    try:
        seat, action = GAME.parse_line(text)
    except ParseError:
        return
    line = GAME.format_line(seat, action)
    again_seat, again = GAME.parse_line(line)
    assert (again_seat, again.text) == (seat, action.text)


def test_every_action_of_the_page_is_one() -> None:
    assert len(ACTIONS) >= 13
    for line in ACTIONS:
        seat, action = GAME.parse_line(line)
        assert GAME.format_line(seat, action) == line
