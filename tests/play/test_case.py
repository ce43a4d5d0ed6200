"""Case files: every statement can hold and can fail, and says which."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.play.coves import find_game
from warbox.games import SLUGS
from warbox.play import case as cases
from warbox.play.case import CaseResult, run_case
from warbox.play.casefile import CHECKS, DICE, PREAMBLE, Case, parse_case
from warbox.play.casetokens import differences, token_has, token_shows

DIG = "title t\ngame coves\nposition\n  A cove=1 hand=4\n  B cove=2 hand=5\n  at dig A\n"
BID = "title t\ngame coves\nposition\n  A hand=4\n  B hand=35\n  at bid\n"
FIRST = 7  # the first line after these


def run(text: str) -> CaseResult:
    return run_case(text, "test", find_game)


def found(text: str) -> str:
    """The only failure: its line and what was found."""
    [failure] = run(text).failures
    return f"{failure.line}: {failure.found}"


HOLDS = [
    DIG + "asks A dig",
    DIG + "asks A dig TOY-DIG-01",
    DIG + "asks A",
    DIG + "A: dig 2\nB: pass\nasks * dig-roll\nasks *",
    BID + "asks A+B bid TOY-BID-01",
    BID + "asks B+A bid",
    DIG + "legal A: dig 3",
    DIG + "illegal A: go\nillegal B: dig 1",
    DIG + "choices A 3\nchoices A: 3\nchoices B 0",
    DIG + "has A: hand=4 cove=1\nhas A hand=4\nhas A : hand=4\nhas B: bid=-\nhas at: dig",
    DIG + "lacks A: hand=5 cove=2",
    DIG + "is A: cove=1 dug=- hand=4 bid=-\nis at: dig A\nis spent: -",
    BID + "sees B:A:hand=?\nsees B: A hand=?\nsees A: A hand=4\nsees spectator: A hand=?\nsees B A: cove=?",
    BID + "hides B: A hand=4\nhides spectator: B hand=35 cove=1",
    BID + "A: play 4\nsees B: A bid=?\nhides B: A bid=4",
    BID + "refuse A: play 5 -> TOY-BID-02\nrefuse A: play 5 -> card-not-in-hand card=5\nhas A: bid=-",
    BID + "refuse A: play 9 -> notation\nrefuse C: pass -> notation\nrefuse nonsense -> notation",
    BID + "refuse *: dice 3 -> not-asked",
    BID + "A: pass\nhears A: bid card=0\nhears B bid-secretly side=A\ndeaf B: bid\nevent TOY-BID-01 bid\nnoevent bids",
    BID + "A: play 4\nB: play 3\nevent bids A=4 B=3 TOY-BID-01\nnoevent TOY-DIG-01\nhears spectator bids",
    DIG
    + "A: dig 2\nB: pass\n*: dice 6\nevent found cove=2\nevent TOY-DIG-03 rolled\noutcome A TOY-END-01\nasks nobody",
    DIG + "outcome none\nA: dig 2\nB: pass\ndice 6\noutcome A found",
    DIG + "dice 6\nA: dig 2\nB: pass\nevent found\noutcome A",
    DIG + "A: dig 2\nB: pass\ndice 1\nA: go\nnoevent TOY-DIG-03",
    DIG + "A: dig 2\nevent dig side=A cove=2",
    "title t\ngame coves\nA: hide 1\nB: hide 2\nasks * deal\n*: order 4 3 2 1 0\nhas A: hand=5\nhas B: hand=4",
    "title t\ngame coves\noption rounds 1\noption last cards\nhas options: rounds=1 last=cards",
    "title t\ngame coves\noption last=cards\nposition\n at camp\nhas options: last=cards",
    "title t\ngame coves\noption rounds 1\nposition\n  game coves\n  at camp\nA: go\noutcome draw TOY-END-02",
    "position\n at camp\n# note\n\ntitle Is # kept?\ngame coves\nrules TOY-CAMP-01 TOY-DIG-01\nasks A+B camp # why",
    "title t\r\ngame coves\r\nposition\r\n  at camp\r\nasks A+B camp\r\n",
    "title t\ngame coves\nposition\n\tA hand=4   # tabs indent too\n\n\n\tat camp\nhas A hand=4",
]


@pytest.mark.parametrize("text", HOLDS)
def test_what_is_so_holds(text: str) -> None:
    result = run(text)
    assert result.failures == []
    assert result.passed
    assert result.checks > 0


FAILS = [
    (DIG + "asks B dig", "7: A dig TOY-DIG-01"),
    (DIG + "asks A bid", "7: A dig TOY-DIG-01"),
    (DIG + "asks A dig TOY-DIG-02", "7: A dig TOY-DIG-01"),
    (DIG + "asks nobody", "7: A dig TOY-DIG-01"),
    (BID + "asks A bid", "7: A+B bid TOY-BID-01"),
    (DIG + "legal A: go", "7: dig 1, dig 2, dig 3"),
    (DIG + "legal B: dig 1", "7: no choices: A is asked dig"),
    (DIG + "illegal A: dig 1", "7: it would be taken"),
    (DIG + "choices A 4", "7: 3 choices: A is asked dig"),
    (DIG + "has A: hand=5", "7: A cove=1 dug=- hand=4 bid=-"),
    (DIG + "has Z: hand=5", "7: lines game round A B pack spent at"),
    (DIG + "lacks A: hand=4", "7: A cove=1 dug=- hand=4 bid=-"),
    (DIG + "lacks Z: hand=4", "7: lines game round A B pack spent at"),
    (DIG + "is A: hand=4 cove=1 dug=- bid=-", "7: A cove=1 dug=- hand=4 bid=-"),
    (DIG + "is at: dig", "7: at dig A"),
    (BID + "sees B: A hand=4", "7: A cove=? dug=- hand=? bid=-"),
    (BID + "hides A: A hand=4", "7: A cove=1 dug=- hand=4 bid=-"),
    (BID + "hides A: Z hand=4", "7: lines game round A B pack spent at"),
    (BID + "refuse A: play 4 -> TOY-BID-02", "7: taken"),
    (BID + "refuse A: play 5 -> TOY-BID-01", "7: refused: card-not-in-hand TOY-BID-02 card=5"),
    (BID + "refuse A: play 5 -> notation", "7: refused: card-not-in-hand TOY-BID-02 card=5"),
    (BID + "refuse A: play 9 -> TOY-BID-02", "7: not notation: a card must be from 1 to 5: '9'"),
    (BID + "event bids", "7: no events"),
    (BID + "A: pass\nevent bids", "8: bid TOY-BID-01 side=A card=0"),
    (BID + "A: pass\nevent bid card=1", "8: bid TOY-BID-01 side=A card=0"),
    (BID + "A: pass\nnoevent TOY-BID-01", "8: bid TOY-BID-01 side=A card=0"),
    (BID + "A: pass\nhears B: bid", "8: bid-secretly TOY-BID-01 side=A"),
    (BID + "A: pass\ndeaf A: bid", "8: bid TOY-BID-01 side=A card=0"),
    (DIG + "outcome A", "7: none: A is asked dig"),
    (DIG + "A: dig 2\nB: pass\ndice 6\noutcome none", "10: A TOY-END-01 found"),
    (DIG + "A: dig 2\nB: pass\ndice 6\noutcome B", "10: A TOY-END-01 found"),
    (DIG + "A: dig 2\nB: pass\ndice 6\noutcome draw", "10: A TOY-END-01 found"),
    (DIG + "A: dig 2\nB: pass\ndice 6\noutcome A TOY-END-02", "10: A TOY-END-01 found"),
    (DIG + "A: dig 2\nB: pass\ndice 6\nasks A", "10: nobody: the game is over"),
    (DIG + "A: go", "7: refused: not-a-choice TOY-DIG-01 action=go"),
    (
        DIG + "A: fly",
        "7: not notation: no such action; actions are hide, dig, play, guard, pass, draw, go: 'fly'",
    ),
    (DIG + "B: dig 1", "7: refused: not-asked TOY-DIG-01 kind=dig"),
    (DIG + "A: dig 2\nB: pass\nA: go", "9: chance is asked first: 1 dice with 6 faces for dig-roll TOY-DIG-03"),
    (DIG + "A: dig 2\nB: pass\ndice 7", "9: refused: dice-face TOY-DIG-03 face=7 faces=6"),
    (DIG + "A: dig 2\nB: pass\n*: dice 1 2", "9: refused: dice-count TOY-DIG-03 count=1 given=2"),
    (DIG + "dice 5\nA: dig 2\n*: dice 1", "9: dice queued: 5"),
    (DIG + "dice 6 5 4\nA: dig 2\nB: pass", "7: left over: 5 4"),
    ("title t\ngame coves\nA: hide 1\nB: hide 2\nA: pass", "5: chance is asked first: an order for deal TOY-DEAL-01"),
]


@pytest.mark.parametrize(("text", "what"), FAILS)
def test_what_is_not_so_fails_and_shows_what_is(text: str, what: str) -> None:
    assert found(text) == what


NOT_CASES = [
    ("", "1: a case needs a line 'title ...'"),
    ("game coves\nasks A", "1: a case needs a line 'title ...'"),
    ("title t\nasks A", "1: a case needs a line 'game ...'"),
    ("title t\ngame coves", "1: the case neither plays nor checks anything"),
    ("title\ngame coves", "1: 'title' wants something after it"),
    ("title t\ntitle u", "2: 'title' stands twice; one file is one case"),
    ("title t\ngame coves\ngame coves", "3: 'game' stands twice"),
    ("title t\ngame chess\nasks A", f"1: no game 'chess'; there are {', '.join(SLUGS)}"),
    ("title t\ngame coves\noption rounds", "3: write 'option NAME VALUE'"),
    ("title t\ngame coves\noption rounds 1\noption rounds 2", "4: option rounds stands twice"),
    ("title t\ngame coves\noption sails 3\nasks A", "3: option 'sails' does not exist; there are rounds, last"),
    ("title t\ngame coves\nposition at camp", "3: the position's lines stand below the word 'position', indented"),
    ("title t\ngame coves\nposition\n at camp\nposition\n at camp", "5: 'position' stands twice"),
    ("title t\ngame coves\n  at camp", "3: an indented line belongs below 'position'"),
    (DIG + "asks A\ngame coves", "8: 'game' belongs before the first action or check"),
    (DIG + "asks\n", "7: write 'asks SEATS KIND [RULE]' or 'asks nobody'"),
    (DIG + "has A\n", "7: write 'has KEY: WORDS...'"),
    (DIG + "is\n", "7: write 'is KEY: WORDS...'"),
    (DIG + "event\n", "7: say which event: a rule id, a kind, facts as name=value"),
    (DIG + "hears A\n", "7: say which event: a rule id, a kind, facts as name=value"),
    (DIG + "refuse A: go\n", "7: write 'refuse SEAT: ACTION -> RULE', or '-> notation'"),
    (DIG + "refuse A: go ->\n", "7: write 'refuse SEAT: ACTION -> RULE', or '-> notation'"),
    (DIG + "outcome\n", "7: write 'outcome WINNERS [RULE]', 'draw' or 'none'"),
    (DIG + "choices A many\n", "7: a number of choices must be a whole number: 'many'"),
    (DIG + "legal A: fly\n", "7: no such action; actions are hide, dig, play, guard, pass, draw, go: 'fly'"),
    (DIG + "illegal A: fly\n", "7: no such action; actions are hide, dig, play, guard, pass, draw, go: 'fly'"),
    (DIG + "sees C: A hand=4\n", "7: no such seat; seats are A B and * for chance: 'C'"),
    (DIG + "dice six\n", "7: a die must be a whole number: 'six'"),
    (DIG + "dice\n", "7: write 'dice FACES...'"),
]


@pytest.mark.parametrize(("text", "what"), NOT_CASES)
def test_what_is_no_case_says_where_and_why(text: str, what: str) -> None:
    assert found(text) == what


def test_an_unknown_statement_lists_the_known_ones() -> None:
    [failure] = run(DIG + "shows A: hand=4").failures
    assert failure.line == FIRST
    for word in (*PREAMBLE, DICE, *CHECKS):
        assert word in failure.found


@pytest.mark.parametrize("lines", [["at sea"], ["A cove=1", "B cove=9", "at dig A"], ["# nothing", "", "Z"]])
def test_a_faulty_position_names_the_line_of_the_file(lines: list[str]) -> None:
    text = "title t\noption last cards\ngame coves\nposition\n" + "".join(f"  {line}\n" for line in lines) + "asks A"
    [failure] = run(text).failures
    assert failure.statement == "position"
    assert 4 <= failure.line <= 4 + len(lines)
    if lines[-1] == "Z":
        assert failure.line == 7


def test_a_failed_check_does_not_stop_the_case_but_a_failed_action_does() -> None:
    result = run(DIG + "has A: hand=5\nasks B\nA: go\nasks B")
    assert [failure.line for failure in result.failures] == [7, 8, 9]


def test_events_are_those_since_the_last_action_of_a_seat() -> None:
    text = DIG + "A: dig 2\nevent dig\nB: pass\nnoevent dig\n*: dice 6\nevent found\nnoevent dig"
    assert run(text).passed


def test_the_difference_is_marked_word_by_word_and_item_by_item() -> None:
    [failure] = run(BID + "has B: cove=1 hand=34 bid=-").failures
    marked = [failure.expected[start:end] for start, end in failure.expected_marks]
    assert marked == ["hand=34"]
    assert [failure.found[start:end] for start, end in failure.found_marks] == ["hand=35"]
    [failure] = run(BID + "is B: cove=1 dug=2 hand=35").failures
    assert [failure.expected[start:end] for start, end in failure.expected_marks] == ["dug=2"]
    assert [failure.found[start:end] for start, end in failure.found_marks] == ["dug=-", "bid=-"]
    [failure] = run(BID + "lacks B: cove=1").failures
    assert [failure.found[start:end] for start, end in failure.found_marks] == ["cove=1"]


@pytest.mark.parametrize(
    ("wanted", "found_word", "has", "shows"),
    [
        ("@6,4", "@6,4", True, True),
        ("@6", "@6,4", False, False),
        ("captain=H5", "captain=H5", True, True),
        ("captain=H5", "captain=I.H5", False, False),
        ("crew=C5", "crew=B3:2,C5:1", True, True),
        ("crew=C5:1,B3:2", "crew=B3:2,C5:1", True, True),
        ("crew=C5:2", "crew=B3:2,C5:1", False, False),
        ("crew=B3,D3", "crew=B3:2,C5:1", False, True),
        ("crew=C", "crew=B3:2,C5:1", False, False),
        ("crew=-", "crew=-", True, True),
        ("crew=-", "crew=B3:2", False, False),
        ("crew=B3", "crew=-", False, False),
        ("cannons=B3", "crew=B3:2", False, False),
        ("hull=C-port", "hull=C-port:2", True, True),
        ("plot=F,S,R", "plot=F,S,R", True, True),
        ("plot=F,R,S", "plot=F,S,R", False, False),
        ("plot=F,F,R", "plot=F,?,?", False, False),
        ("plot=F", "plot=F,?,?", True, True),
        ("plot=?", "plot=?,?,?", True, True),
        ("plot=F,S,R,L", "plot=F,S,R", False, False),
        ("aground", "aground", True, True),
        ("aground=", "aground", False, False),
        ("disoriented", "disoriented=4", True, True),
        ("disoriented=3", "disoriented=4", False, False),
        ("orient", "disoriented=4", False, False),
    ],
)
def test_words_of_a_position_are_compared_as_lists(wanted: str, found_word: str, has: bool, shows: bool) -> None:
    assert token_has(wanted, found_word) == has
    assert token_shows(wanted, found_word) == shows


@pytest.mark.parametrize(
    ("wanted", "found_word", "in_wanted", "in_found"),
    [
        ("crew=B3:2,C5:2", "crew=B3:2,C5:1", ["C5:2"], ["C5:1"]),
        ("crew=D5", "crew=B3:2,C5:1", ["D5"], ["crew"]),
        ("plot=F,R,S", "plot=F,S,R", ["plot=F,R,S"], ["plot=F,S,R"]),
        ("fore=0", "fore=1", ["fore=0"], ["fore=1"]),
    ],
)
def test_what_differs_within_a_word_is_marked(
    wanted: str, found_word: str, in_wanted: list[str], in_found: list[str]
) -> None:
    wanted_spans, found_spans = differences(wanted, found_word)
    assert [wanted[start:end] for start, end in wanted_spans] == in_wanted
    assert [found_word[start:end] for start, end in found_spans] == in_found


def test_a_fault_of_the_program_is_a_failure_and_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("only the top frame can finish")

    monkeypatch.setattr(cases, "submit", broken)
    assert "the program broke: AssertionError: only the top frame can finish" in found(DIG + "A: dig 2")


def test_bytes_that_are_no_text_are_no_case() -> None:
    [failure] = run_case(b"title \xff", "test", find_game).failures
    assert failure.found == "a byte that is none at 6"


@given(st.binary(max_size=200))
def test_random_bytes_are_no_case(data: bytes) -> None:
    assert not run_case(data, "test", find_game).passed


PIECES = st.sampled_from(
    [
        *PREAMBLE,
        DICE,
        *CHECKS,
        "A:",
        "*:",
        ":",
        "->",
        "\n",
        "\n  ",
        "#",
        "coves",
        "A",
        "dig 2",
        "3",
        "=",
        "t",
        "at camp",
    ]
)


@given(st.lists(PIECES, max_size=30))
@example(["dice", "-1"])
def test_no_heap_of_statements_breaks_the_runner(pieces: list[str]) -> None:
    for text in (" ".join(pieces), DIG + " ".join(pieces)):
        for failure in run(text).failures:
            assert "the program broke" not in failure.found


def test_a_case_is_parsed_into_its_parts() -> None:
    case = Case()
    parse_case("title A case\ngame coves\nrules TOY-DIG-01\noption last cards\nposition\n at camp\nasks A+B", case)
    assert (case.title, case.game, case.rules) == ("A case", "coves", ["TOY-DIG-01"])
    assert case.options == {"last": "cards"}
    assert case.position == [" at camp"]
    assert [statement.verb for statement in case.statements] == ["asks"]


NO_RULE = "BBP-" + "NOSUCH-99"  # in two parts, or it would count as a citation
SEA = "title t\ngame broadsides\nposition\n  S @6,4 N\n  I @7,4 N\n  at plot\n"


def test_a_check_of_a_line_that_is_not_there_fails_and_the_case_goes_on() -> None:
    result = run_case(SEA + "has nosuch: a\nis nosuch: a\nlacks nosuch: a\nsees I: nosuch a\nhas S: @0,0", "x")
    assert [failure.line for failure in result.failures] == [7, 8, 9, 10, 11]


def test_three_hidden_things_are_not_one() -> None:
    start = "title t\ngame broadsides\nS: place crew G4\n"
    assert run_case(start + "sees I: S placed=?", "x").passed
    assert not run_case(start + "sees I: S placed=?,?,?", "x").passed


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("noevent hullhit", "no kind of event is called 'hullhit'"),
        (f"noevent {NO_RULE}", f"the catalog has no {NO_RULE}"),
        (f"refuse S: hold -> {NO_RULE}", f"the catalog has no {NO_RULE}"),
        (f"outcome none {NO_RULE}", f"the catalog has no {NO_RULE}"),
    ],
)
def test_a_misspelt_id_or_kind_is_a_mistake_of_the_file(statement: str, why: str) -> None:
    [failure] = run_case(SEA + statement, "x").failures
    assert (failure.line, failure.found) == (7, why)


def test_misspelt_rules_in_the_preamble_are_a_mistake_of_the_file() -> None:
    text = SEA.replace("position", f"rules BBP-ARC-03 {NO_RULE}\nposition") + "asks S+I plot"
    [failure] = run_case(text, "x").failures
    assert failure.found == f"the catalog has no {NO_RULE}"


def test_a_position_can_be_expected_to_be_refused() -> None:
    full = SEA.replace("S @6,4 N", "S @6,4 N crew+=B3:2")
    assert run_case(full + "refuse position", "x").passed
    assert run_case(full + "refuse position -> crew stand in one section", "x").passed
    assert not run_case(full + "refuse position -> on land", "x").passed
    [failure] = run_case(SEA + "refuse position", "x").failures
    assert (failure.line, failure.found) == (7, "it is a position: S+I is asked plot")
    assert not run_case(full + "refuse position\nasks S+I plot", "x").passed


def test_a_case_without_checks_still_has_its_title() -> None:
    result = run_case("title Nothing to see\ngame broadsides\n", "x")
    assert (result.title, result.passed) == ("Nothing to see", False)


@pytest.mark.parametrize(
    ("check", "holds"),
    [
        ("has B1: wounds=0 stunned=0 out=-", True),
        ("has at: moves=0", True),
        ("has A1: wounds=0", False),
        ("has A1: out=-", False),
        ("has B1: wounds=1", False),
        ("has B1: lives=0", False),
        ("has B1: unconscious=0", False),
        ("is B1: wounds=0", False),
        ("lacks B1: wounds=0 wounds", True),
    ],
)
def test_a_nothing_that_is_left_out_may_be_named(check: str, holds: bool) -> None:
    """Only what the line could say, and only while it does not say more."""
    start = "title t\ngame firstwave\nposition\n  A1 @100,100 weapons=rifle out=rifle wounds=1\n  B1 @100,300\n"
    assert run_case(f"{start}  at act A1\n{check}", "test").passed == holds
