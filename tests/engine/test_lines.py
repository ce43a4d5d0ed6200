"""Declared lines and verbs: what is written is read back, what is no notation is refused with the reason."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.coves.game import COVES
from warbox.engine.action import Action, Dice, Order
from warbox.engine.kinds import Choice, Counts, Items, Kind, Maybe, Number, Part, Record, Runs
from warbox.engine.lines import Line, each, fact, flag, optional, plain, rest, sign
from warbox.engine.notation import ParseError, one_line, position_lines
from warbox.engine.page import Moments, Page
from warbox.engine.verbs import Verb, Verbs

HEX = Choice("HEX", ["C05", "D04", "E03"], "no such hex")
POINT = Record([Part("x", Number("x", 0, 9999, "X")), Part("y", Number("y", 0, 9999, "Y"))], ",", "a point is @X,Y")
WEAPON = Record(
    [Part("weapon", Kind("WEAPON")), Part("state", Choice("STATE", ["out"]), optional=True)],
    "/",
    "a weapon is WEAPON/STATE",
)
FIGURE = Line(
    "A1",
    [
        plain("profile", Choice("PROFILE", ["survivor", "robot"])),
        sign("@", POINT),
        fact("z", Number("z", 0, 999), unless=0),
        fact("weapons", Items(WEAPON)),
        fact("figures", Runs(Choice("FIGURE", ["R", "E", "O"]), most=4), key="squad"),
        fact("markers", Counts(Choice("MARKER", ["stunned", "fire"]), Number("markers", 1, 3))),
        fact("path", Items(POINT, separator=">")),
        fact("in", Maybe(HEX), key="inside"),
        flag("op-fire"),
    ],
    why="a figure's line takes other words",
)
WHOLE = "A1 survivor @120,80 z=150 weapons=bow,gun/out figures=R:3,O markers=stunned:2 path=1,2>3,4 in=- op-fire"
VALUES = {
    "profile": "survivor",
    "x": 120,
    "y": 80,
    "z": 150,
    "weapons": [{"weapon": "bow"}, {"weapon": "gun", "state": "out"}],
    "squad": ["R", "R", "R", "O"],
    "markers": {"stunned": 2},
    "path": [{"x": 1, "y": 2}, {"x": 3, "y": 4}],
    "inside": None,
    "op_fire": True,
}


def test_what_a_line_says_is_plain_data_and_is_written_back() -> None:
    assert FIGURE.read(WHOLE.split()[1:]).values == VALUES
    assert FIGURE.write(VALUES) == WHOLE


def test_words_stand_in_any_order_and_may_be_left_out() -> None:
    said = FIGURE.read(["op-fire", "@1,2", "robot"])
    assert (said.text("profile"), said.number("x"), said.number("z", 7), said.has("op_fire")) == ("robot", 1, 7, True)
    assert said.items("weapons") == []
    assert FIGURE.write({"profile": "robot", "z": 0, "op_fire": False}) == "A1 robot"


def test_what_is_hidden_is_a_question_mark_that_nobody_can_read_back() -> None:
    assert FIGURE.write({"inside": "?", "squad": ["?", "?"]}) == "A1 figures=?:2 in=?"
    assert FIGURE.write({"weapons": "?"}) == "A1 weapons=?"
    with pytest.raises(ParseError, match="what one seat does not see"):
        FIGURE.read(["in=?"])


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("@1", "a point is @X,Y: '1'"),
        ("@1,2,3", "a point is @X,Y: '1,2,3'"),
        ("@1,x", "y must be a whole number: 'x'"),
        ("z=1000", "z must be from 0 to 999: '1000'"),
        ("z=" + "9" * 5000, "z must be a whole number"),
        ("z=1 z=2", "'z' stands twice"),
        ("@1,2 @1,2", "'@' stands twice"),
        ("robot robot", "'profile' stands twice"),
        ("op-fire op-fire", "'op-fire' stands twice"),
        ("dog", "a figure's line takes other words: 'dog'"),
        ("dog=3", "a figure's line takes other words: 'dog=3'"),
        ("weapons=", "a list is empty"),
        ("weapons=gun/in", "STATE is one of out"),
        ("figures=R:5", "how many there are must be from 1 to 4"),
        ("figures=R:3,O:2", "from 0 to 4 of these"),
        ("markers=fire:", "a number is missing"),
        ("markers=fire,fire", "'fire' stands twice"),
        ("in=Z99", "no such hex: 'Z99'"),
    ],
)
def test_what_is_no_notation_is_refused_with_the_reason(words: str, why: str) -> None:
    with pytest.raises(ParseError) as caught:
        FIGURE.read(words.split())
    assert why in str(caught.value)


def test_a_line_of_names_and_values_has_each_name_once() -> None:
    edges = Line("edges", [each("edges", HEX, Choice("STATE", ["open", "wall"]))])
    assert edges.read(["C05=open", "D04=wall"]).table("edges") == {"C05": "open", "D04": "wall"}
    assert edges.write({"edges": {"E03": "wall"}}) == "edges E03=wall"
    assert edges.read(["-"]).table("edges") == {}
    for words, why in (
        ("C05=open C05=wall", "'C05' stands twice"),
        ("C05=", "a value is missing"),
        ("Q=open", "no such"),
    ):
        with pytest.raises(ParseError, match=why):
            edges.read(words.split())


def test_words_that_are_needed_are_asked_for() -> None:
    line = Line(
        "at act", [plain("unit", HEX, need=True), fact("left", Number("left", 1, 3))], hint=", a unit being a hex"
    )
    assert line.write({"unit": "C05", "left": 2}) == "at act C05 left=2"
    for text, why in (
        ("", "write 'at act HEX', a unit being a hex"),
        ("C05 D04", "write 'at act HEX'"),
        ("C05 right=1", "'at act' takes no 'right=': 'right'"),
        ("Q", "no such hex"),
    ):
        with pytest.raises(ParseError, match=why):
            line.read(text.split())


# ---- actions

TEXTS = ["end", "move C05>D04", "fire C05 D04", "fire C05 1,2", "split 1 2 3", "use C05 2"]
ACTIONS = {text: Action(text) for text in TEXTS}
ABILITY = optional("ability", Number("an ability", 2, 8))
WAY = Record([Part("from", HEX), Part("to", HEX)], ">", "a way is HEX>HEX")
VERBS = Verbs(
    [
        Verb("end", [], lambda said: ACTIONS["end"]),
        Verb("move", [plain("way", WAY)], lambda said: Action(f"move {said.text('from')}>{said.text('to')}")),
        Verb("fire", [plain("unit", HEX), plain("hex", HEX)], lambda said: ACTIONS["fire C05 D04"]),
        Verb("fire", [plain("unit", HEX), plain("point", POINT)], lambda said: ACTIONS["fire C05 1,2"]),
        Verb("split", [rest("dice", Number("dice", 0, 9), 1, 3)], lambda said: ACTIONS["split 1 2 3"]),
        Verb(
            "use",
            [plain("unit", HEX), ABILITY],
            lambda said: ACTIONS["use C05 2"],
        ),
    ]
)


@pytest.mark.parametrize(
    ("text", "verb", "parts"),
    [
        ("end", "end", {}),
        ("move C05>D04", "move", {"from": "C05", "to": "D04"}),
        ("fire C05 D04", "fire", {"unit": "C05", "hex": "D04"}),
        ("fire C05 1,2", "fire", {"unit": "C05", "x": 1, "y": 2}),
        ("split 1 2 3", "split", {"dice": [1, 2, 3]}),
        ("use C05 2", "use", {"unit": "C05", "ability": 2}),
    ],
)
def test_an_action_is_a_verb_and_its_parts(text: str, verb: str, parts: dict[str, object]) -> None:
    assert VERBS.parts(text) == (verb, parts)
    assert VERBS.read(text).text == text


def test_an_optional_word_may_be_left_out() -> None:
    assert VERBS.parts("use C05") == ("use", {"unit": "C05"})


def test_the_text_of_an_action_comes_from_its_verb() -> None:
    end, move, _, _, split, use = VERBS.forms
    assert end.text() == "end"
    assert move.text({"from": "C05", "to": "D04"}) == "move C05>D04"
    assert split.text([1, 2, 3]) == "split 1 2 3"
    assert (use.text("C05", None), use.text("C05", 2)) == ("use C05", "use C05 2")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no such action; actions are end, move, fire, split, use"),
        ("dance", "no such action"),
        ("end now", "write 'end'"),
        ("move", "write 'move HEX>HEX'"),
        ("move C05", "a way is HEX>HEX"),
        ("fire C05", "write 'fire HEX HEX or fire HEX X,Y'"),
        ("fire C05 nowhere", "a point is @X,Y"),
        ("split", "write 'split N ...'"),
        ("split 1 2 3 4", "write 'split N ...'"),
        ("use C05 9", "an ability must be from 2 to 8"),
    ],
)
def test_other_actions_are_refused_with_the_form(text: str, why: str) -> None:
    with pytest.raises(ParseError) as caught:
        VERBS.read(text)
    assert why in str(caught.value)


def test_chance_speaks_in_parts_too() -> None:
    assert COVES.parts(Dice([5, 1])) == ("dice", {"faces": [5, 1]})
    assert COVES.parts(Order([1, 0])) == ("order", {"order": [1, 0]})


# ---- positions

PAGE = Page(
    "tide",
    [],
    {"A1": FIGURE},
    Moments([Line("at act", [plain("unit", HEX, need=True)]), Line("at end", [])]),
    many={"smoke": Line("smoke", [plain("hex", HEX, need=True)])},
    derived=["count"],
    blocks=["[[card]]"],
)


def test_a_position_is_its_lines_by_their_keys() -> None:
    lines = PAGE.read("game tide\nA1: robot # a comment\nsmoke C05\nsmoke D04\ncount 1\ncount 2\nat act C05")
    assert lines.said("A1").text("profile") == "robot"
    assert [(number, said.text("hex")) for number, said in lines.each("smoke")] == [(3, "C05"), (4, "D04")]
    moment = lines.moment("end")
    assert (moment.kind, moment.said.text("unit")) == ("act", "C05")
    assert PAGE.moments.write({"kind": "act", "unit": "C05"}) == "at act C05"


def test_a_block_keeps_its_lines_as_they_are() -> None:
    lines = PAGE.read('A1 robot\n[[card]]\nid = "a;b"\ncost = 2\nat end')
    assert lines.blocks == [(2, ["[[card]]", 'id = "a;b"', "cost = 2"])]
    assert lines.moment("act C05").kind == "end"


def read_all(text: str) -> None:
    lines = PAGE.read(text)
    try:
        lines.said("A1")
        lines.each("smoke")
        lines.moment("end")
    except ParseError as error:
        raise lines.place(error) from None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("rook", "line 1: a line of a position starts with one of game, options, A1, smoke, count, [[card]], at"),
        ("A1 robot\nA1 robot", "line 2: a second line 'A1'"),
        ("game chess", "line 1: not a position of tide: 'chess'"),
        ("\nA1 z=x", "line 2: z must be a whole number: 'x'"),
        ("smoke C05\nsmoke", "line 2: write 'smoke HEX'"),
        ("at noon", "line 1: moments are act, end: 'noon'"),
        ("at", "line 1: write 'at MOMENT'"),
        ("A1 robot; smoke Q", "line 1: no such hex: 'Q'"),
    ],
)
def test_an_error_says_in_which_line(text: str, why: str) -> None:
    with pytest.raises(ParseError) as caught:
        read_all(text)
    assert str(caught.value).startswith(why)


def test_a_position_fits_into_one_line() -> None:
    text = 'game coves\nround 2 # the second\n\n[[card]]\nname = "a; b"\n'
    assert one_line(text) == 'game coves; round 2; [[card]]; name = "a; b"'
    assert [line for _, line in position_lines(one_line(text))] == [line for _, line in position_lines(text)]


@pytest.mark.parametrize("position", ["", "round 2; A cove=2 dug=13 hand=4; B cove=3 hand=2; pack 1; spent 53; at bid"])
def test_a_position_pasted_in_one_line_is_the_same(position: str) -> None:
    text = COVES.format(COVES.parse(position))
    assert COVES.format(COVES.parse(one_line(text))) == text


@given(st.lists(st.text("A1robt@,.:;=-?# z0915wepnsfiguRO>/", max_size=12), max_size=6))
def test_random_words_are_a_line_or_a_parse_error(words: list[str]) -> None:
    try:
        said = FIGURE.read(" ".join(words).split())
    except ParseError:
        return
    assert FIGURE.read(FIGURE.write(said.values).split()[1:]).values == said.values


def test_reading_takes_time_in_proportion() -> None:
    """Ten times the text takes some ten times the work, not a hundred times, in the time of the processor."""

    def spent(size: int) -> float:
        text = "\n".join(["smoke C05"] * size) + "\nA1 weapons=" + ",".join(["bow"] * min(size, 900))
        best = 1.0
        for _ in range(5):
            start = time.process_time()
            lines = PAGE.read(text)
            lines.each("smoke")
            lines.said("A1")
            best = min(best, time.process_time() - start)
        return best

    assert spent(20_000) < 60 * spent(2_000)
