"""Whatever the text: it is refused with a reason, or it is a position that can be written and played to its end."""

import re

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
TEXTS = [text for text, _, _ in MOMENTS] + [text for text, _ in REFUSED]
# full positions and short ones
WHOLE = [GAME.format(GAME.parse(text)) for text, _, _ in MOMENTS]
LINES = sorted({line for text in TEXTS + WHOLE for line in text.splitlines() if line})
WORDS = sorted({word for line in LINES for word in line.split()})
ACTIONS = [line.strip("`") for line in re.findall(r"`[SI*]: [^`]+`", PAGE.partition("## Positions")[0])]

MOST_DECISIONS = 3000


def parse(text: str) -> BroadsidesState | None:
    try:
        return GAME.parse(text)
    except ParseError:
        return None


def stands(text: str, seed: int) -> None:
    """A text that is a position survives writing, reading, looking and playing."""
    state = parse(text)
    if state is None:
        return
    written = GAME.format(state)
    again = GAME.parse(written)
    assert GAME.format(again) == written
    for seat in (0, 1, SPECTATOR, ARBITER):
        assert GAME.view(again, seat) == GAME.view(state, seat)
        imagined = GAME.determinize(state, seat, Sampler(seed))
        assert GAME.view(imagined, seat) == GAME.view(state, seat)
    if state.question is None:
        assert state.outcome is not None
        return
    for seat in state.question.seats:
        choices = legal(state, seat)
        assert choices
        assert all(check(state, seat, choice) is None for choice in choices)
        assert (seat == CHANCE) == all(choice.text.startswith("dice") for choice in choices)
    playout(again, Sampler(seed), MOST_DECISIONS)
    assert GAME.format(GAME.parse(GAME.format(again))) == GAME.format(again)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A position with some of its words dropped, doubled, exchanged or misspelt."""
    lines = [line.split() for line in draw(st.sampled_from(WHOLE + TEXTS)).splitlines() if line.split()]
    if not lines:
        return ""
    for _ in range(draw(st.integers(1, 4))):
        line = draw(st.sampled_from(lines))
        place = draw(st.integers(0, len(line) - 1)) if line else 0
        what = draw(st.sampled_from(["drop", "double", "replace", "insert", "letter", "line"]))
        if what == "line":
            lines.append(draw(st.sampled_from(LINES)).split())
        elif not line or what == "insert":
            line.insert(place, draw(st.sampled_from(WORDS)))
        elif what == "drop":
            del line[place]
        elif what == "double":
            line.append(line[place])
        elif what == "replace":
            line[place] = draw(st.sampled_from(WORDS))
        else:
            word = line[place]
            at = draw(st.integers(0, len(word) - 1))
            line[place] = word[:at] + draw(st.sampled_from("0123456789ABCDEFGHISNEW.,:=-+@?x ")) + word[at + 1 :]
    return "\n".join(" ".join(line) for line in lines)


@st.composite
def assembled(draw: st.DrawFn) -> str:
    """Lines of other positions thrown together, one of a kind."""
    chosen: dict[str, str] = {}
    for line in draw(st.lists(st.sampled_from(LINES), max_size=6)):
        chosen[line.split()[0]] = line
    return "\n".join(chosen.values())


@st.composite
def ship_lines(draw: st.DrawFn) -> str:
    """Two ships with random decks, at a random moment of either phase."""
    aboard = draw(st.booleans())
    lines = []
    for letter, other in ("SI", "IS"):
        sections = st.sampled_from(
            ["A4", "B3", "B5", "C4", "C5", "G3", "H5", f"{other}.B5", f"{other}.C3"][: 9 if aboard else 7]
        )
        crew = draw(st.lists(sections, unique=True, max_size=4))
        words = [letter, f"crew={','.join(f'{name}:{draw(st.integers(1, 3))}' for name in crew) or '-'}"]
        words.append(f"captain={draw(st.one_of(sections, st.just('-')))}")
        words += [f"{mast}={draw(st.integers(0, 1))}" for mast in ("fore", "main", "mizzen", "aft")]
        words.append(f"cannons={draw(st.sampled_from(['-', 'B3,B5', 'F3', 'E5,F5']))}")
        if not aboard:
            words.append(f"@{draw(st.integers(5, 7))},{draw(st.integers(4, 6))}")
            words.append(draw(st.sampled_from(["N", "NE", "E", "S", "W"])))
            words.append(draw(st.sampled_from(["", "nocards", "aground", "captain-lost", "hull=A-port:2,B-port:2"])))
        lines.append(" ".join(words))
    if aboard:
        lines.append(draw(st.sampled_from([line for line in LINES if re.match("placement .*I=", line)])))
    lines.append(draw(st.sampled_from([line for line in LINES if line.startswith("at ")])))
    return "\n".join(lines)


@given(st.text(max_size=200), st.integers(0, 1000))
@settings(max_examples=100, deadline=None)
@example("S:", 0)
@example(":", 0)
@example("S \x1c @6,4", 0)
@example("S @6,4\u2028N", 0)
@example("S captain=\u0663", 0)
def test_random_text_is_refused_or_stands(text: str, seed: int) -> None:
    stands(text, seed)


@given(mutated(), st.integers(0, 1000))
@settings(max_examples=300, deadline=None)
def test_a_mangled_position_is_refused_or_stands(text: str, seed: int) -> None:
    stands(text, seed)


@given(assembled(), st.integers(0, 1000))
@settings(max_examples=150, deadline=None)
def test_lines_thrown_together_are_refused_or_stand(text: str, seed: int) -> None:
    stands(text, seed)


@given(ship_lines(), st.integers(0, 1000))
@settings(max_examples=300, deadline=None)
def test_random_decks_at_random_moments_are_refused_or_stand(text: str, seed: int) -> None:
    stands(text, seed)


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
