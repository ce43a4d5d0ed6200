"""Secrecy over the wire: what a seat may not know changes no byte of what it is sent."""

import random
import re
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.conftest import Starter
from tests.server.table import Client, RunningServer, Seats, Time, new_sitting
from warbox.engine.decision import CHANCE, SPECTATOR
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance, legal
from warbox.games import SLUGS, load_game
from warbox.play import fairdice
from warbox.server.entry import PLAY
from warbox.server.sight import sight

POSITION_AT_PLOT = "S @6,4 N\nI @7,6 W\nat plot"
ALL_GUNS = "S @6,4 N\nI @7,4 N\nat shot S"

# What differs between any two matches: names that were drawn, and seeds.
DRAWN = re.compile(rb'"(id|commitment)":"[^"]*"')


def wire(client: Client) -> list[bytes]:
    """All that was sent, less what tells that a client came or went."""
    return [DRAWN.sub(rb'"\1":"-"', message) for message in client.raw if b'"type":"presence"' not in message]


def listen(match: Seats, actions: list[tuple[str, str]], readers: Sequence[str]) -> list[list[bytes]]:
    """Play some actions; what the readers (seats, `-` for a spectator) are sent meanwhile and on coming back."""
    clients = {letter: match.sit(letter) for letter in match.tokens}
    hearers = [match.sit(None if reader == "-" else reader, since=-1) for reader in readers]
    before = ""
    for letter, action in actions:
        client = clients[letter]
        if before not in ("", letter):
            client.catch_up()
        before = letter
        answer = client.ask("undo") if action == "undo" else client.act(action)
        assert answer["type"] == "done", answer
    found = []
    for reader, hearer in zip(readers, hearers, strict=True):
        hearer.catch_up()
        again = match.sit(None if reader == "-" else reader, since=-1)
        again.act("abracadabra", name="refused")
        again.ask("undo", name="perhaps")
        found.append(wire(hearer) + wire(again))
        again.close()
        hearer.close()
    for client in clients.values():
        client.catch_up(0.01).close()
    return found


@pytest.fixture
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice are not hidden facts: both matches get the same."""
    monkeypatch.setattr("warbox.server.hall.new_seed", lambda: bytes(fairdice.SEED_BYTES))
    monkeypatch.setattr("tests.server.table.draw_seed", lambda: "5" * 64)


PAIRS = {
    "how far the other has deployed": (None, [], [("I", "place crew A4"), ("I", "place crew B3")]),
    "where the other has deployed": (
        None,
        [("I", "place crew A4"), ("I", "place crew G4"), ("I", "place captain H4")],
        [("I", "place crew B3"), ("I", "place crew C4"), ("I", "place captain C4")],
    ),
    "that the other has changed his mind": (
        None,
        [("I", "place crew A4")],
        [("I", "place crew B3"), ("I", "undo"), ("I", "place crew H3"), ("I", "place crew H4")],
    ),
    "where the other has deployed while I do, too": (
        None,
        [("S", "place crew A4"), ("I", "place crew A4"), ("S", "undo"), ("S", "place crew B3")],
        [("S", "place crew A4"), ("S", "undo"), ("S", "place crew B3"), ("I", "place crew H3")],
    ),
    "what the other has plotted": (POSITION_AT_PLOT, [("I", "plot F F F")], [("I", "plot S S L")]),
    "what the other has plotted, changed": (
        POSITION_AT_PLOT,
        [("I", "plot F F F"), ("I", "undo"), ("I", "plot L L L")],
        [("I", "plot S S S"), ("I", "undo"), ("I", "plot F R L")],
    ),
    "the cards not yet turned over": (
        "S @6,4 N\nI @7,4 N\nat plot",
        [("S", "plot S S S"), ("I", "plot S F F")],
        [("S", "plot S S S"), ("I", "plot S R L")],
    ),
    "whether the other surrenders": (
        "S @5,5 N fore=0 mizzen=0 hull=C-port:2\nI @6,5 N fore=0 mizzen=0 hull=C-port:2",
        [("I", "surrender")],
        [("I", "fight-on")],
    ),
}


@pytest.mark.usefixtures("same_seeds")
@pytest.mark.parametrize("name", PAIRS)
def test_what_a_seat_may_not_know_changes_no_byte(start: Starter, name: str) -> None:
    server = start(time=Time())
    position, first, second = PAIRS[name]
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    heard = [listen(server.new_match(start=position, clock=clock), actions, "S-") for actions in (first, second)]
    assert heard[0] == heard[1]


# On Board: two truths that look the same to the Attack, and what is played in either.
COMBAT = "ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand=breach_charge,smoke_grenade\n"
FACE_DOWN = COMBAT + "D1 hand=barricade,counter\nat commit ash>doc"
FOUR_SMOKES = "smoke_grenade,smoke_grenade,smoke_grenade,smoke_grenade"
LAYING = "doc @B5\nD1 hand=trap_wire,trap_jaws\nat act doc"
TRAPPED = "ash @B2\nA1 hand=smoke_grenade\n"
ON_BOARD = {
    "what the other has committed": (
        (FACE_DOWN, [("D1", "commit -")]),
        (FACE_DOWN, [("D1", "commit barricade counter")]),
    ),
    "what the other has committed, changed": (
        (FACE_DOWN, [("D1", "commit -"), ("D1", "undo"), ("D1", "commit -")]),
        (FACE_DOWN, [("D1", "commit barricade"), ("D1", "undo"), ("D1", "commit counter")]),
    ),
    "whether a Counter is held": (
        (
            FACE_DOWN,
            [("D1", "commit -"), ("A1", "commit -"), ("D1", "pass")],
        ),
        (
            COMBAT + "D1 hand=barricade,flash_grenade\nat commit ash>doc",
            [("D1", "commit -"), ("A1", "commit -"), ("D1", "pass")],
        ),
    ),
    "whether a doubling card is held": (
        (COMBAT + "D1 hand=double_defence\nat double ash>doc", [("A1", "pass"), ("D1", "pass")]),
        (COMBAT + "D1 hand=double_attack\nat double ash>doc", [("A1", "pass"), ("D1", "pass")]),
    ),
    "which trap was laid where": (
        (LAYING, [("D1", "lay trap_wire B4"), ("D1", "stop")]),
        (LAYING, [("D1", "lay trap_jaws A5"), ("D1", "stop")]),
    ),
    "a trap that was taken back and laid elsewhere": (
        (LAYING, [("D1", "lay trap_wire B4"), ("D1", "undo"), ("D1", "lay trap_jaws B6")]),
        (LAYING, [("D1", "lay trap_jaws A5"), ("D1", "undo"), ("D1", "lay trap_wire A5")]),
    ),
    "where a trap lies that nobody has sprung": (
        (TRAPPED + "traps A3=trap_stun,doc,A2,A3/B3\nat act ash", [("A1", "move A2")]),
        (TRAPPED + "traps B3=trap_jaws,doc,A2,A3/B3\nat act ash", [("A1", "move A2")]),
    ),
    "what can be prepared": (
        ("D1 hand=barricade\nD2 hand=counter\nat prepare D1", [("D1", "done"), ("D2", "done")]),
        ("D1 hand=trap_jaws\nD2 hand=barricade\nat prepare D1", [("D1", "done"), ("D2", "done")]),
    ),
    "what the others draw": (
        (f"turn 3\ndefence deck=counter,counter,{FOUR_SMOKES}\nD2 hand=barricade:5\nat activate D1", [("D1", "end")]),
        (f"turn 3\ndefence deck={FOUR_SMOKES},counter,counter\nD2 hand=barricade:5\nat activate D1", [("D1", "end")]),
    ),
}


@pytest.mark.usefixtures("same_seeds")
@pytest.mark.parametrize("name", ON_BOARD)
def test_what_the_attack_may_not_know_changes_no_byte(start: Starter, name: str) -> None:
    """[OB-R-43] [OB-R-59] [OB-R-60] Nor does it change one for a spectator."""
    server = start(time=Time())
    heard = []
    for position, actions in ON_BOARD[name]:
        match = server.new_match("human human human human", game="onboard", start=position, options={"players": "4"})
        heard.append(listen(match, actions, ["A1", "A2", "-"]))
    assert heard[0] == heard[1]


@pytest.mark.usefixtures("same_seeds")
def test_the_comparison_finds_what_does_differ(start: Starter) -> None:
    """Seen from the seat that acts, the two matches are not the same."""
    server = start(time=Time())
    heard = [
        listen(server.new_match(start=POSITION_AT_PLOT), [("I", action)], "I")
        for action in ("plot F F F", "plot S S L")
    ]
    assert heard[0] != heard[1]


@pytest.mark.usefixtures("same_seeds")
def test_what_everybody_may_know_of_a_match_tells_nothing_of_sealed_answers(start: Starter) -> None:
    time = Time()
    server = start(time=time)
    match = server.new_match(clock={"kind": "bank", "seconds": 600, "increment": 5})

    def shown() -> list[object]:
        over = server.http.get(f"/api/matches/{match.id}/record")
        return [match.facts(), server.get("/api/matches"), over.status_code, over.json()]

    before = shown()
    with match.sit("I") as seat:
        time.seconds += 7
        seat.do("place crew A4", "place crew B3")
        with match.sit("S") as other:
            assert other.now["clock"]["left"] == {"S": 593_000, "I": 593_000}
    assert shown() == before


def test_sealed_answers_cannot_be_read_in_the_log(start: Starter, tmp_path: Path) -> None:
    server = start()
    match = server.new_match(start=POSITION_AT_PLOT)
    with match.sit("I") as seat:
        seat.do("plot L R L")
        seat.ask("undo")
        seat.do("plot S F S")
    server.stop()
    rows = sqlite3.connect(tmp_path / "table.db").execute("SELECT kind, text FROM entry ORDER BY number").fetchall()
    sealed = [text for kind, text in rows if kind == "sealed"]
    assert len(sealed) == 2
    assert len(set(map(len, sealed))) == 1, "the length tells nothing"
    files = b"".join(path.read_bytes() for path in tmp_path.glob("table.db*"))
    for secret in (b"plot L R L", b"plot S F S", b"L R L"):
        assert secret not in files


def test_tokens_are_stored_as_hashes_only(start: Starter, tmp_path: Path) -> None:
    server = start()
    match = server.new_match()
    with match.sit("S") as seat:
        seat.do("place crew A4")
    server.stop()
    files = b"".join(path.read_bytes() for path in tmp_path.glob("table.db*"))
    for token in match.tokens.values():
        assert token.encode() not in files


def test_the_seed_of_the_dice_is_not_told_before_the_end(server: RunningServer) -> None:
    match = server.new_match(start=ALL_GUNS)
    seed = server.hall._rooms[match.id].sitting.seed.hex()
    with match.sit("S") as seat:
        seat.do("shot A", "shot B")
        assert seed.encode() not in b"".join(seat.raw)
        for path in (f"/api/matches/{match.id}", "/api/matches", f"/api/matches/{match.id}/record"):
            assert seed not in server.http.get(path).text
        seat.ask("resign")
    record: httpx.Response = server.http.get(f"/api/matches/{match.id}/record")
    assert seed in record.text


# The options with which a game has something to hide.
HIDING: dict[str, dict[str, str]] = {"firstwave": {"scenario": "bloodline"}}


@pytest.mark.parametrize("slug", SLUGS)
def test_of_all_positions_that_a_seat_cannot_tell_apart_it_is_sent_the_same(slug: str) -> None:
    """Choices, odds and previews included: in random matches, with what is hidden drawn anew again and again."""
    game = load_game(slug)
    sampler = Sampler(7)
    hidden = 0
    for _ in range(2):
        state = game.new(game.complete_options(HIDING.get(slug, {})))
        for number in range(150):
            question = state.question
            if question is None:
                break
            if question.seats == (CHANCE,):
                chance(state, sampler)
                continue
            seat = question.seats[sampler.below(len(question.seats))]
            choices = legal(state, seat)
            apply(state, seat, choices[sampler.below(len(choices))])
            for reader in (*game.seated(state), SPECTATOR) if number % 5 == 0 else ():
                other = game.determinize(state, reader, sampler)
                hidden += game.format(other) != game.format(state)
                assert msgspec.json.encode(sight(game, other, None, reader)) == msgspec.json.encode(
                    sight(game, state, None, reader)
                )
    assert hidden > 0, "there was something to hide"


def test_which_trap_lies_where_face_down_changes_no_byte() -> None:
    """[OB-R-43] Two matches that go the same way until one lays this trap here and the other that one there."""
    pick = random.Random(3)
    sitting = new_sitting("onboard", 1)
    said: list[tuple[int, str]] = []
    while True:
        assert sitting.match is not None
        assert sitting.question is not None
        seat = sitting.question.seats[0]
        choices = [action.text for action in legal(sitting.match.state, seat)]
        traps = [text for text in choices if text.startswith("lay ")]
        if len(traps) > 1:
            break
        said.append((seat, pick.choice([text for text in choices if text not in traps])))
        sitting.enter(PLAY, *said[-1], 1.0)
    sent: list[list[bytes]] = []
    for trap in (traps[0], traps[-1]):
        again = new_sitting("onboard", 1)
        for line in [*said, (seat, trap)]:
            again.enter(PLAY, *line, 1.0)
        assert again.streams is not None
        assert trap.encode() in b"".join(map(bytes, again.streams.after(seat, -1))), "the seat itself knows"
        sent.append([])
        for reader in (1 - seat, SPECTATOR):
            sent[-1] += [bytes(update) for update in again.streams.after(reader, -1)]
            sent[-1].append(msgspec.json.encode(again.now(reader, 1.0)))
    assert sent[0] == sent[1]
