"""A match: seats act, chance answers, resignation, undo, what each seat hears, going on from a record."""

import pytest

from tests.play.coves import COVES, PLAYERS, SEED, as_bytes, fair, finished, new_match, play_on
from warbox.engine.decision import ARBITER, CHANCE, IllegalAction
from warbox.engine.game import SetupError
from warbox.engine.notation import ParseError
from warbox.games import load_game
from warbox.play.fairdice import FairDice, ScriptedDice
from warbox.play.flow import CannotUndo
from warbox.play.match import Match
from warbox.play.record import EndLine, PlayLine, parse_record

A, B = 0, 1
DIGGING = "A cove=1 hand=4\nB cove=2 hand=5\nat dig A"


def plays(match: Match) -> list[str]:
    return [line.play for line in match.lines if isinstance(line, PlayLine)]


def bidding() -> Match:
    """Both have hidden their chests, the cards are dealt, nobody has bid."""
    match = new_match(fair())
    match.play("A: hide 1")
    match.play("B: hide 2")
    return match


def test_chance_answers_at_once_from_the_dice_of_the_match() -> None:
    match = bidding()
    assert plays(match) == ["A: hide 1", "B: hide 2", "*: order " + " ".join(map(str, fair().order(0, 5)))]
    assert match.state.question is not None
    assert match.state.question.kind == "bid"


def test_the_events_of_an_action_include_those_of_the_chance_that_follows() -> None:
    match = new_match(ScriptedDice([6]), start=DIGGING)
    match.play("A: dig 2")
    events = match.play("B: pass")
    assert [event.kind for event in events] == ["rolled", "found"]
    assert match.outcome is not None
    assert match.outcome.winners == (A,)


def test_without_a_source_the_dice_are_answered_by_hand() -> None:
    match = new_match(start=DIGGING)
    match.play("A: dig 2")
    match.play("B: pass")
    with pytest.raises(IllegalAction, match="not-asked"):
        match.play("A: dig 2")
    match.play("*: dice 6")
    assert match.outcome is not None
    assert isinstance(match.lines[-1], EndLine)
    assert match.lines[-1].seed is None


def test_nobody_can_give_a_die_when_the_match_has_dice_of_its_own() -> None:
    match = bidding()
    with pytest.raises(IllegalAction, match="not-asked"):
        match.play("*: dice 6")


def test_a_refused_action_changes_neither_match_nor_record() -> None:
    match = bidding()
    before = COVES.format(match.state), list(match.lines), len(match.steps)
    with pytest.raises(IllegalAction):
        match.play("A: dig 1")
    with pytest.raises(ParseError):
        match.play("A: fly")
    assert (COVES.format(match.state), match.lines, len(match.steps)) == before


def test_the_header_names_every_option_and_the_commitment_but_not_the_seed() -> None:
    match = new_match(fair(), options={"rounds": "2"})
    assert match.header.options == {"rounds": "2", "last": "draw"}
    assert match.header.dice is not None
    assert match.header.dice.commitment == fair().commitment
    play_on(match, 3, most=4)
    assert SEED.hex().encode() not in as_bytes(match.lines)


def test_the_end_reveals_the_seed_and_the_outcome() -> None:
    match = finished()
    end = match.lines[-1]
    assert isinstance(end, EndLine)
    assert match.outcome is not None
    assert end.seed == SEED.hex()
    assert end.outcome.kind == match.outcome.kind
    assert end.position == COVES.format(match.state)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"options": {"sails": "3"}}, "option 'sails' does not exist"),
        ({"options": {"rounds": "0"}}, "whole number"),
        ({"players": PLAYERS[:1]}, "2 seats, not 1"),
        ({"players": [("An\nna", "human"), ("B", "human")]}, "cannot be shown"),
    ],
)
def test_a_setup_that_no_table_could_use_is_refused(change: dict[str, object], why: str) -> None:
    arguments: dict[str, object] = {"players": PLAYERS, **change}
    with pytest.raises(SetupError, match=why):
        Match(COVES, **arguments)  # type: ignore[arg-type]


def test_a_match_can_start_from_a_position_under_options() -> None:
    match = new_match(options={"last": "cards"}, start="round 3\nA hand=4\nB hand=5\nat dig A")
    assert "last=cards" in COVES.format(match.state)


# resignation


@pytest.mark.parametrize(("seat", "winner"), [(A, B), (B, A)])
def test_whoever_resigns_loses_even_when_not_asked(seat: int, winner: int) -> None:
    """[BBP-R-71] At any decision; the other side wins; the record ends and reveals the seed."""
    match = new_match(fair(), start=DIGGING)
    events = match.resign(seat)
    assert match.outcome is not None
    assert (match.outcome.kind, match.outcome.winners) == ("resignation", (winner,))
    assert [event.text() for event in events] == [f"resigned  seat={'AB'[seat]}"]
    assert isinstance(match.lines[-1], EndLine)


def test_after_the_end_nobody_acts_resigns_or_takes_back() -> None:
    match = bidding()
    match.resign(A)
    count = len(match.lines)
    with pytest.raises(IllegalAction, match="game-over"):
        match.play("B: pass")
    with pytest.raises(IllegalAction, match="game-over"):
        match.resign(B)
    with pytest.raises(CannotUndo, match="over"):
        match.undo(B)
    assert len(match.lines) == count


@pytest.mark.parametrize("seat", [CHANCE, 2])
def test_only_a_seat_can_resign(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        new_match(fair()).resign(seat)


# undo


def test_what_is_undone_leaves_no_trace() -> None:
    plain, changed = new_match(fair()), new_match(fair())
    changed.play("A: hide 3")
    assert changed.undo(A) == 1
    assert changed.lines == plain.lines
    for match in (plain, changed):
        match.play("A: hide 1")
        match.play("B: hide 2")
    assert changed.lines == plain.lines
    assert COVES.format(changed.state) == COVES.format(plain.state)
    assert [event.text() for event in changed.events_for()] == [event.text() for event in plain.events_for()]


def test_dice_are_never_taken_back() -> None:
    match = new_match(ScriptedDice([1]), start=DIGGING)
    match.play("A: dig 2")
    match.play("B: pass")
    with pytest.raises(CannotUndo, match="dice") as caught:
        match.undo(B, past_others=True)
    assert caught.value.refusal.kind == "undo-dice"


def test_revealed_answers_are_never_taken_back() -> None:
    match = new_match(fair(), start="A hand=4\nB hand=5\nat bid")
    match.play("A: play 4")
    match.play("B: play 5")
    for seat in (A, B):
        with pytest.raises(CannotUndo, match="revealed"):
            match.undo(seat, past_others=True)


def test_another_seats_action_is_taken_back_only_at_a_shared_table() -> None:
    match = new_match(start=DIGGING)
    match.play("A: dig 2")
    match.play("B: guard 5")
    with pytest.raises(CannotUndo, match="another seat has acted since"):
        match.undo(A)
    assert match.undo(A, past_others=True) == 2
    assert plays(match) == []


def test_a_sealed_answer_can_be_changed_until_the_other_has_answered() -> None:
    match = new_match(fair(), start="A hand=4\nB hand=5\nat bid")
    match.play("B: play 5")
    assert match.undo(B) == 1
    match.play("B: pass")
    assert plays(match) == ["B: pass"]


def test_a_card_drawn_has_been_seen_and_stays_drawn() -> None:
    match = new_match(start="A hand=4\nB hand=5\npack 213\nat camp")
    match.play("A: draw")
    with pytest.raises(CannotUndo, match="come to light"):
        match.undo(A)
    assert plays(match) == ["A: draw"]


def test_an_action_that_turns_cards_over_is_not_taken_back() -> None:
    """[BBP-RANGE-03] The last shot held, the next cards are revealed: the shooter has seen the other's."""
    start = "turn 1 step=1\nS @6,4 N plot=S,F,S\nI @7,4 N plot=S,R,L\nat shot S shots=2 then=0"
    match = Match(load_game("broadsides"), PLAYERS, start=start)
    match.play("S: hold")
    assert match.undo(A) == 1
    match.play("S: hold")
    match.play("S: hold")
    with pytest.raises(CannotUndo, match="come to light"):
        match.undo(A)


def test_a_sealed_decision_of_several_steps_is_taken_back_step_by_step_until_both_are_done() -> None:
    """[BBP-R-08] Three figures are placed one after the other, unseen by the other side."""
    match = Match(load_game("broadsides"), PLAYERS, dice=FairDice(SEED, ["", ""], "broadsides"))
    for figure in ("crew A4", "crew H3", "captain H5"):
        match.play(f"I: place {figure}")
    assert [match.undo(B) for _ in range(2)] == [1, 1]
    match.play("I: place crew C4")
    match.play("I: place captain H4")
    for figure in ("crew A4", "crew H3"):
        match.play(f"S: place {figure}")
    assert match.undo(A) == 1
    match.play("S: place crew C4")
    match.play("S: place captain H5")
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(A)
    assert [play.partition(" ")[0] for play in plays(match)] == ["I:", "I:", "I:", "S:", "S:", "S:"]


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="nothing"):
        new_match(fair()).undo(A)


def test_a_seat_that_has_not_acted_takes_nothing_back() -> None:
    match = new_match(fair())
    match.play("A: hide 1")
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo(B, past_others=True)
    assert plays(match) == ["A: hide 1"]


# what seats hear


def test_a_seat_hears_of_the_others_secrets_only_that_there_is_one() -> None:
    match = new_match(fair())
    match.play("A: hide 3")
    assert [event.text() for event in match.events_for(A)] == ["hid TOY-HIDE-01 side=A cove=3"]
    assert [event.text() for event in match.events_for(B)] == ["hid-secretly TOY-HIDE-01 side=A"]
    assert [event.text() for event in match.events_for(ARBITER)] == ["hid TOY-HIDE-01 side=A cove=3"]
    match.play("B: hide 1")
    assert match.events_for(B, since=1)[0].text() == "hid TOY-HIDE-01 side=B cove=1"


# going on


@pytest.mark.parametrize("cut", range(12))
def test_a_match_resumed_at_any_line_ends_as_if_it_had_not_been_interrupted(cut: int) -> None:
    whole = finished(4)
    lines = whole.lines[: min(cut + 1, len(whole.lines) - 1)]
    match = Match.resume(parse_record(as_bytes(lines)), COVES, SEED)
    for line in whole.lines[len(match.lines) :]:
        if isinstance(line, PlayLine) and not line.play.startswith("*"):
            match.play(line.play)
    assert match.lines == whole.lines


def test_going_on_needs_the_right_seed() -> None:
    record = parse_record(as_bytes(bidding().lines))
    with pytest.raises(ValueError, match="give the seed"):
        Match.resume(record, COVES)
    with pytest.raises(ValueError, match="not the one"):
        Match.resume(record, COVES, bytes(32))


def test_a_finished_match_does_not_go_on() -> None:
    with pytest.raises(ValueError, match="over"):
        Match.resume(parse_record(as_bytes(finished().lines)), COVES, SEED)
