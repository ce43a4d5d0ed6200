"""Events: who may know what happened."""

import pytest

from warbox.engine.decision import ARBITER, SPECTATOR
from warbox.engine.event import Event, Private, Public


class Redacted(Event):
    """Everybody but seat 0 sees a blank."""

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == 0 else Public("something", self.rule, {})


def test_text_is_kind_rule_and_facts_in_their_order() -> None:
    event = Public("hull-hit", "TOY-HULL-01", {"ship": "I", "row": "C", "hits": 2})
    assert event.text() == "hull-hit TOY-HULL-01 ship=I row=C hits=2"
    assert repr(event) == "<hull-hit TOY-HULL-01 ship=I row=C hits=2>"


def test_there_is_no_default_visibility() -> None:
    with pytest.raises(NotImplementedError):
        Event("shot", "TOY-FIRE-01", {}).seen_by(0)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR, ARBITER])
def test_everybody_sees_a_public_event_whole(seat: int) -> None:
    event = Public("shot", "TOY-FIRE-01", {})
    assert event.seen_by(seat) is event


def test_a_private_event_is_seen_by_its_seats_and_the_arbiter_only() -> None:
    event = Private("drew", "TOY-DEAL-01", {"card": 3}, [1], None)
    assert event.seen_by(1) is event
    assert event.seen_by(ARBITER) is event
    assert event.seen_by(0) is None
    assert event.seen_by(SPECTATOR) is None


def test_the_others_get_what_stands_instead_redacted_for_them() -> None:
    event = Private("drew", "TOY-DEAL-01", {"card": 3}, [1], Redacted("draw", "TOY-DEAL-01", {"side": "B"}))
    first, watching = event.seen_by(0), event.seen_by(SPECTATOR)
    assert first is not None
    assert watching is not None
    assert first.text() == "draw TOY-DEAL-01 side=B"
    assert watching.text() == "something TOY-DEAL-01"
