"""Undo without consent, and takebacks that all agree to."""

from random import Random

import httpx
import pytest

from tests.server.table import DEPLOY, Client, RunningServer, Seats, new_sitting, play_on
from warbox.play.record import PlayLine, TakebackLine, parse_record
from warbox.play.verify import HOLDS, verify
from warbox.server.entry import PLAY, UNDO

GUNS = "S @6,4 N\nI @7,4 N\nat shot S"
BOARDING = "placement same S=starboard I=port\nat step S"


def lines(match: Seats) -> list[str]:
    """The record of a match that is over, verified: its plays and takebacks."""
    answer: httpx.Response = match.server.http.get(f"/api/matches/{match.id}/record")
    verdict = verify(answer.content)
    assert (verdict.status, verdict.why) == (HOLDS, "")
    found = []
    for line in parse_record(answer.content).plays:
        if isinstance(line, PlayLine):
            found.append(line.play)
        elif isinstance(line, TakebackLine):
            found.append(f"takeback {line.seat} {line.to}")
    return found


def test_a_seat_takes_its_own_last_action_back_and_the_record_shows_nothing_of_it(server: RunningServer) -> None:
    match = server.new_match()
    with match.sit("S") as seat:
        assert not seat.now["undo"]
        seat.do("place crew A4")
        assert seat.now["undo"]
        assert seat.ask("undo")["type"] == "done"
        assert (seat.updates[-1]["events"][0]["kind"], seat.now["undo"]) == ("undone", False)
        assert seat.now["view"]["ships"]["S"]["placed"] == []
        seat.do("place crew B3")
        seat.ask("resign")
    assert lines(match) == ["S: place crew B3"]


def test_a_sealed_answer_can_be_changed_though_the_other_has_answered_meanwhile(server: RunningServer) -> None:
    """Whether the other has begun to answer is not for this seat to know: it makes no difference."""
    match = server.new_match()
    with match.sit("S") as first, match.sit("I") as second:
        first.do("place crew A4")
        second.do("place crew H3", "place crew H4")
        assert first.ask("undo")["type"] == "done"
        first.do(*DEPLOY)
        assert second.now["view"]["ships"]["I"]["placed"] == ["H3", "H4"]
        second.do("place captain H5")
        first.until(lambda one: one.now["asked"]["kind"] == "plot")
        first.do("plot F F F")
        assert first.ask("undo")["type"] == "done"
        first.do("plot S S S")
        second.until_asked("plot").do("plot S S S")
        first.ask("resign")
    plays = lines(match)
    assert plays.count("S: place crew A4") == 1
    assert "S: plot F F F" not in plays
    assert plays.count("I: place crew H3") == 1


def test_dice_reveals_and_a_turn_handed_over_cannot_be_undone(server: RunningServer) -> None:
    shooting = server.new_match(start=GUNS)
    with shooting.sit("S") as seat:
        assert seat.refused("undo") == "undo-nothing"
        seat.do("shot A")
        assert not seat.now["undo"]
        assert seat.refused("undo") == "undo-dice"
    plotting = server.new_match(start="S @0,0 N\nI @12,16 S\nat plot")
    with plotting.sit("S") as first, plotting.sit("I") as second:
        first.do("plot S S S")
        second.do("plot S S S")
        first.until(lambda one: one.n == second.n)
        assert first.refused("undo") == "undo-reveal"
    boarding = server.new_match(start=BOARDING)
    with boarding.sit("S") as seat:
        seat.do("step crew S.B3>S.C3", "step crew S.C3>S.B3")
        assert seat.now["undo"]
        assert seat.ask("undo")["type"] == "done"
        seat.do("step crew S.C3>S.B3", "step crew S.B3>S.C3")
        assert seat.refused("undo") == "undo-handed"


def test_another_seats_open_action_cannot_be_undone(server: RunningServer) -> None:
    match = server.new_match(start="placement same S=starboard I=port\nat step I moves=1")
    with match.sit("I") as other, match.sit("S") as seat:
        other.do("step crew I.B3>I.C3")
        seat.until_asked()
        assert seat.refused("undo") == "undo-other"


FIGHT = "ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand=covering_fire\nD1 hand=barricade\nat act ash"


def test_what_has_asked_another_seat_something_is_not_undone(server: RunningServer) -> None:
    """A fight asks the defender for cards: whether or not they lie there, it stands, and nothing fails."""
    match = server.new_match(game="onboard", start=FIGHT)
    with match.sit("A1") as first, match.sit("D1") as second:
        first.do("fight doc")
        assert first.now["asked"]["seats"] == ["A1", "D1"]
        assert not first.now["undo"]
        assert first.refused("undo") == "undo-handed"
        second.until_asked("commit").do("commit barricade")
        assert first.refused("undo") == "undo-handed"
        assert second.now["undo"], "the cards themselves can still be changed"


# takebacks


@pytest.fixture
def shot(server: RunningServer) -> Seats:
    match = server.new_match(start=GUNS)
    with match.sit("S") as seat:
        seat.do("shot A")
    return match


def test_a_takeback_waits_until_the_other_agrees_and_then_goes_back(shot: Seats) -> None:
    with shot.sit("S") as first, shot.sit("I") as second:
        before = first.now["position"]
        first.do("shot C")
        after = first.now["position"]
        assert after != before
        assert first.ask("takeback")["type"] == "done"
        assert (first.now["takeback"], first.now["position"]) == ("S", after)
        second.until(lambda one: one.now["takeback"] == "S")
        assert second.updates[-1]["events"][0]["kind"] == "takeback-asked"
        assert second.ask("takeback-answer", agree=True)["type"] == "done"
        for client in (first, second):
            client.until(lambda one: one.now["takeback"] is None)
            assert client.updates[-1]["events"][0]["kind"] == "taken-back"
        assert first.now["position"] == before
        first.do("shot C")
        first.ask("resign")
    assert "takeback S 3" in lines(shot)


def test_dice_that_were_rolled_do_not_come_again(server: RunningServer) -> None:
    """Else whoever takes back would know the next die. That each is the next one of the seed, `lines` verifies."""
    match = server.new_match(start=GUNS)
    dice = []
    with match.sit("S") as first, match.sit("I") as second:
        for _ in range(3):
            first.do("shot A")
            dice.append(f"*: {first.updates[-1]['action']}")
            first.ask("takeback")
            second.until(lambda one: one.now["takeback"] == "S")
            second.ask("takeback-answer", agree=True)
            first.until(lambda one: one.updates[-1]["events"][0]["kind"] == "taken-back")
        first.ask("resign")
    found = lines(match)
    assert [line for line in found if line.startswith("*")] == dice
    assert len([line for line in found if line.startswith("takeback")]) == 3


def test_dice_seen_and_taken_back_are_not_known_in_advance_by_undoing_more(server: RunningServer) -> None:
    """The attack: shoot, see the die, take back, undo the step before, and do both again. Undo ends at the takeback;
    however the match goes on, the next die is the next of the seed."""
    match = server.new_match("human computer:recruit", start=GUNS)
    with match.sit("S") as seat:
        for _ in range(3):
            seat.do("hold", "shot A")
            seat.ask("takeback")
            assert not seat.now["undo"]
            assert seat.refused("undo") == "undo-agreed"
            assert seat.ask("takeback")["type"] == "done", "one may ask, and the computer agrees"
        seat.do("shot A")
        seat.ask("resign")
    rolled = [line for line in lines(match) if line.startswith("*")]
    assert len(rolled) == 4


def test_who_does_not_agree_leaves_all_as_it_is(shot: Seats) -> None:
    with shot.sit("S") as first, shot.sit("I") as second:
        position = first.now["position"]
        first.ask("takeback")
        assert first.refused("takeback") == "takeback-asked"
        assert first.refused("takeback-answer", agree=True) == "takeback-none"
        second.until(lambda one: one.now["takeback"] == "S")
        second.ask("takeback-answer", agree=False)
        first.until(lambda one: one.updates[-1]["events"][0]["kind"] == "takeback-declined")
        assert (first.now["takeback"], first.now["position"]) == (None, position)
        assert second.refused("takeback-answer", agree=True) == "takeback-none"


def agreed(first: Client, second: Client) -> None:
    first.ask("takeback")
    second.until(lambda one: one.now["takeback"] is not None)
    second.ask("takeback-answer", agree=True)
    first.until(lambda one: one.updates[-1]["events"][0]["kind"] == "taken-back")


def test_what_was_declined_is_not_asked_again_before_the_seat_has_acted(shot: Seats) -> None:
    with shot.sit("S") as first, shot.sit("I") as second:
        for _ in range(2):
            assert first.ask("takeback")["type"] == "done"
            second.until(lambda one: one.now["takeback"] == "S")
            second.ask("takeback-answer", agree=False)
            first.until(lambda one: one.updates[-1]["events"][0]["kind"] == "takeback-declined")
            assert first.refused("takeback") == "takeback-again"
            first.do("shot B")


def test_one_place_is_gone_back_to_three_times_at_most(shot: Seats) -> None:
    with shot.sit("S") as first, shot.sit("I") as second:
        for _ in range(3):
            agreed(first, second)
            first.do("shot A")
        assert first.refused("takeback") == "takeback-often"
        first.do("shot B")
        agreed(first, second)


def test_a_sealed_answer_leaves_a_wish_as_it_is(server: RunningServer) -> None:
    """Else the one who asked could see by it that the other has answered. What is agreed to is what was asked for."""
    match = server.new_match(start="S @0,0 N\nI @12,16 S\nat plot")
    with match.sit("S") as first, match.sit("I") as second:
        first.do("plot S S S")
        second.do("plot S S S")
        first.until_asked("plot")
        first.ask("takeback")
        second.until(lambda one: one.now["takeback"] == "S").do("plot F F F")
        with match.sit("S") as again:
            assert again.now["takeback"] == "S"
        second.ask("takeback-answer", agree=True)
        first.until(lambda one: one.updates[-1]["events"][0]["kind"] == "taken-back")
        assert first.now["view"]["turn"] == 1


def test_acting_drops_the_wish_to_take_back_and_asking_does_not_make_the_question_older(shot: Seats) -> None:
    with shot.sit("S") as first:
        n = first.n
        first.ask("takeback")
        assert first.act("shot B", n=n)["type"] == "done"
        assert first.now["takeback"] is None


def test_who_has_not_acted_has_nothing_to_take_back(shot: Seats) -> None:
    with shot.sit("I") as second:
        assert second.refused("takeback") == "undo-nothing"


def test_of_a_sealed_question_all_answers_are_given_anew(server: RunningServer) -> None:
    """Else one would plot against cards that he has seen."""
    match = server.new_match(start="S @6,4 N\nI @7,6 W\nat plot")
    with match.sit("S") as first, match.sit("I") as second:
        second.do("plot L L L")
        first.do("plot S S S")
        first.ask("takeback")
        second.until(lambda one: one.now["takeback"] == "S")
        second.ask("takeback-answer", agree=True)
        first.until(lambda one: one.updates[-1]["events"][0]["kind"] == "taken-back")
        assert first.now["asked"]["seats"] == ["S", "I"]
        assert second.now["choices"]


def test_a_computer_agrees_at_once(server: RunningServer) -> None:
    match = server.new_match("human computer:recruit", start=GUNS)
    with match.sit("S") as seat:
        seat.do("shot A")
        before = seat.n
        seat.ask("takeback")
        kinds = [event["kind"] for update in seat.updates if update["n"] > before for event in update["events"]]
        assert kinds == ["takeback-asked", "taken-back"]
        assert seat.now["view"]["at"]["shots"] == 5


def test_a_takeback_that_undo_would_allow_is_an_undo(server: RunningServer) -> None:
    match = server.new_match()
    with match.sit("S") as seat:
        seat.do("place crew A4")
        seat.ask("takeback")
        assert seat.updates[-1]["events"][0]["kind"] == "undone"


def test_what_taught_the_seat_something_hidden_is_taken_back_by_consent_only(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card drawn from a shuffled pack, for instance: nothing was rolled or revealed, but the seat has looked. The
    page does not offer the undo then, nor does it after the seat has come back."""
    match = server.new_match(start=BOARDING)
    with match.sit("S") as seat, match.sit("I") as other:
        before = seat.now["position"]
        monkeypatch.setattr("warbox.server.sitting.teaches", lambda *_: True)
        monkeypatch.setattr("warbox.play.match.teaches", lambda *_: True)
        seat.do(seat.now["choices"][0])
        assert not seat.now["undo"]
        assert seat.refused("undo") == "undo-learnt"
        with match.sit("S") as again:
            assert not again.now["undo"]
        assert seat.ask("takeback")["type"] == "done"
        other.until(lambda one: one.now["takeback"] == "S")
        other.ask("takeback-answer", agree=True)
        seat.until(lambda one: one.updates[-1]["events"][0]["kind"] == "taken-back")
        assert seat.now["position"] == before


@pytest.mark.parametrize(("slug", "seed"), [("broadsides", 1), ("onboard", 2), ("siegestorm", 3)])
def test_what_undo_promises_is_kept_and_no_more_is_promised(slug: str, seed: int) -> None:
    """What the page is told at once is what playing the match through once more finds; so with drawn cards, too."""
    sitting = new_sitting(slug, seed)
    sitting.heard = set(range(len(sitting.seats)))
    rng = Random(seed)
    promises: list[bool] = []
    while sitting.question is not None and len(promises) < 80:
        seat = rng.choice(sitting.question.seats)
        now = sitting.now(seat, 2.0)
        assert now is not None
        sitting.enter(PLAY, seat, rng.choice(now["choices"]), 2.0)
        assert sitting.match is not None
        promised = sitting.may_undo(seat)
        handed_over = not sitting.match.steps[-1].sealed and not sitting.asked(seat)
        assert promised == (sitting.match.can_undo(seat) and not handed_over)
        promises.append(promised)
        if promised and rng.random() < 0.3:
            sitting.enter(UNDO, seat, "", 2.0)
    assert {True, False} <= set(promises)


def test_a_match_with_undos_and_takebacks_plays_on_to_a_record_that_holds(server: RunningServer) -> None:
    match = server.new_match()

    def wander(client: Client, other: Client) -> None:
        if client.now.get("undo"):
            assert client.ask("undo")["type"] == "done"
        elif client.updates and not client.now["outcome"]:
            if client.ask("takeback")["type"] == "done":
                other.until(lambda one: one.now["takeback"] is not None)
                other.ask("takeback-answer", agree=True)

    with match.sit("S") as first, match.sit("I") as second:
        for _ in range(8):
            play_on({"S": first, "I": second}, most=7)
            if first.now["outcome"]:
                break
            first.quiet(0.1)
            wander(first, second)
        play_on({"S": first, "I": second})
    assert lines(match)
