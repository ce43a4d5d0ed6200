"""A connection ends when its token does: whoever sent the link does not stay in the friend's seat."""

from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from tests.server.table import Client, RunningServer, Seats, commitment, draw_seed

OWN = "f" * 40


def joined(server: RunningServer) -> tuple[Seats, Client, str]:
    """A match whose friend has joined with a token of his own, and the host's socket with the link's token."""
    match = server.new_match("human friend", reveal=False)
    spy = match.sit("I")
    seed = draw_seed()
    match.seeds["I"] = seed
    form = {"name": "Ann", "seed_commitment": commitment(seed), "token": OWN}
    match.post("join", form, match.tokens["I"])
    return match, spy, match.tokens["I"]


def test_a_socket_opened_with_the_links_token_ends_when_the_friend_joins(server: RunningServer) -> None:
    _, spy, _ = joined(server)
    assert spy.closed_with() == 4401
    assert not any(b'"joined":true,"revealed":true' in message for message in spy.raw)


def test_the_links_token_neither_reads_nor_acts_any_more(server: RunningServer) -> None:
    match, spy, old = joined(server)
    with suppress(ConnectionClosed):
        spy.send({"type": "act", "id": "late", "n": 0, "action": "place crew H3"})
    assert spy.closed_with() == 4401
    assert not any(b'"done"' in message for message in spy.raw)
    for call, form in (
        ("reveal", {"seed": match.seeds["I"]}),
        ("rematch", {}),
        ("join", {"seed_commitment": "0" * 64}),
    ):
        assert match.try_post(call, form, old).status_code == 403
    match.post("reveal", {"seed": match.seeds["S"]}, match.tokens["S"])
    match.post("reveal", {"seed": match.seeds["I"]}, OWN)
    late = Client(server.address, match.id, hello=False)
    late.send({"type": "hello", "token": old})
    assert late.closed_with() == 4401
    with Client(server.address, match.id, token=OWN) as friend:
        friend.do("place crew H3")
        assert friend.now["view"]["ships"]["I"]["placed"] == ["H3"]


def test_the_friends_own_socket_stays_when_joining_is_repeated(server: RunningServer) -> None:
    match, _, _ = joined(server)
    with Client(server.address, match.id, token=OWN) as friend:
        form = {"name": "Ann", "seed_commitment": commitment(match.seeds["I"]), "token": OWN}
        match.post("join", form, OWN)
        friend.hear("match")
        friend.send({"type": "ping"})
        friend.hear("pong")
