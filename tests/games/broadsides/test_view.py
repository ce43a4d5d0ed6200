"""What each seat sees, word by word; and what it may imagine about the rest."""

import json
from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from tests.games.broadsides.table import CANNONS, CREW, FRESH, GUN_CREW, Table, TableOf, kinds
from warbox.engine.decision import ARBITER, CHANCE, SPECTATOR
from warbox.engine.sampler import Sampler
from warbox.engine.turn import legal
from warbox.games.broadsides.game import GAME
from warbox.games.broadsides.state import BroadsidesState

IMMOBILE = "fore=0 mizzen=0 aft=0"
SPREAD = FRESH.replace("captain=H5", "captain=-").replace(CREW, GUN_CREW)  # before the free figures are placed
EYES = {"S": 0, "I": 1, "spectator": SPECTATOR, "chance": CHANCE}


def seen(game: Table, eyes: str, key: str) -> str:
    return game.line(key, EYES[eyes])


def imagined(state: BroadsidesState, seat: int, count: int) -> Iterable[BroadsidesState]:
    """What a seat may think is the case; always the same to its eyes."""
    view = GAME.view(state, seat)
    text = GAME.format(state, seat)
    choices = legal(state, seat)
    for seed in range(count):
        guess = GAME.determinize(state, seat, Sampler(seed))
        assert GAME.view(guess, seat) == view
        assert GAME.format(guess, seat) == text
        assert legal(guess, seat) == choices
        assert guess.question is state.question
        yield guess


# ---- deploying


def test_placements_are_hidden_until_both_have_placed(table: TableOf) -> None:
    """[BBP-R-08] The own ones are seen, the other's are one `?`, however many they are; then all is public."""
    game = Table.new()
    game.say("S: place crew A4")
    game.say("S: place crew C4")
    for placed in ("placed=A4,C4", "placed=A4,C4,G3"):
        assert seen(game, "S", "S") == f"S @6,0 N {SPREAD} {placed}"
        for eyes in ("I", "spectator", "chance"):
            assert seen(game, eyes, "S") == f"S @6,0 N {SPREAD} placed=?"
        assert seen(game, "I", "I") == f"I @6,16 S {SPREAD} placed=-"
        assert seen(game, "S", "I") == f"I @6,16 S {SPREAD} placed=?"
        if game.asks() == "S+I deploy":
            assert game.say("S: place captain G3") == []
    for action in ("crew H3", "crew A4"):
        assert game.say(f"I: place {action}") == []
    assert kinds(game.say("I: place captain H5")) == ["deployed", "deployed", "turn"]
    for eyes in EYES:
        assert seen(game, eyes, "S") == f"S @6,0 N {FRESH.replace(CREW, open_crew('C4')).replace('H5', 'G3')}"
        assert seen(game, eyes, "I") == f"I @6,16 S {FRESH}"


def open_crew(section: str) -> str:
    """The crew with one free member in A4 and one in C4."""
    return CREW.replace("C5:2", f"{section}:1,C5:2").removesuffix(",H3:1")


def test_who_has_finished_placing_is_known_and_nothing_more(table: TableOf) -> None:
    """[BBP-R-08] Two states that differ in placements only look the same to the other seat."""
    texts = set()
    for placed in ("A4,A4,A4", "B3,C5,H5", "H3,H4,H5"):
        game = table(f"S placed={placed}\nI placed=A4\nat deploy")
        assert game.asks() == "I deploy"
        texts.add((game.sees("I"), json.dumps(GAME.view(game.state, 1)), tuple(game.legal("I"))))
    assert len(texts) == 1
    for placed in ("-", "A4", "H3,H4"):
        game = table(f"S placed={placed}\nI placed=A4\nat deploy")
        assert game.asks() == "S+I deploy"
        texts.add((game.sees("I"), json.dumps(GAME.view(game.state, 1)), tuple(game.legal("I"))))
    assert len(texts) == 2


def test_every_deployment_can_be_imagined(table: TableOf) -> None:
    """[BBP-R-08] [BBP-R-10] Each of 18 sections for each figure, never more than three in one; the own ones stay."""
    state = table("S placed=A4,A4,A4\nI placed=B3,C4\nat deploy").state
    chosen = [set(), set(), set()]  # type: list[set[int]]
    for guess in imagined(state, 1, 600):
        placed = guess.ships[0].placed
        assert len(placed) == 3
        assert all(placed.count(section) + (2 if guess.ships[0].cannons[section] else 0) <= 3 for section in placed)
        for figure in range(3):
            chosen[figure].add(placed[figure])
        assert guess.ships[1].placed == state.ships[1].placed
    assert [len(sections) for sections in chosen] == [18, 18, 18]


def test_an_unfinished_deployment_is_imagined_as_not_begun(table: TableOf) -> None:
    """[BBP-R-08] How far the other has come is not known."""
    for guess in imagined(table("S placed=A4,H3\nat deploy").state, 1, 5):
        assert guess.ships[0].placed == []


# ---- surrendering


def test_an_answer_is_hidden_until_both_have_answered(table: TableOf) -> None:
    """[BBP-R-39] That one has answered is seen; what, is not."""
    game = table(f"S {IMMOBILE} @6,4 N\nI {IMMOBILE} @7,4 N\nat surrender")
    assert "answer" not in seen(game, "I", "S")
    assert game.say("S: surrender") == []
    assert seen(game, "S", "S").endswith(" hull=- answer=surrender")
    for eyes in ("I", "spectator", "chance"):
        assert seen(game, eyes, "S").endswith(" hull=- answer=?")
    assert game.asks() == "I surrender"
    assert kinds(game.say("I: fight-on")) == ["surrendered", "fights-on", "over-surrendered"]
    assert "answer" not in game.text()


def test_both_answers_can_be_imagined(table: TableOf) -> None:
    """[BBP-R-39] Whatever was answered."""
    for answer in ("surrender", "fight-on"):
        state = table(f"S {IMMOBILE} answer={answer} @6,4 N\nI {IMMOBILE} @7,4 N\nat surrender").state
        given_up = [GAME.format(guess).count("answer=surrender") for guess in imagined(state, 1, 200)]
        assert 80 <= sum(given_up) <= 120
        assert {GAME.format(guess) for guess in imagined(state, 0, 10)} == {GAME.format(state)}


# ---- plotting and sailing


@pytest.mark.parametrize("step", [0, 1, 2, 3])
def test_cards_are_seen_from_their_step_on(table: TableOf, step: int) -> None:
    """[BBP-CARDS-02] [BBP-MOVE-01] Before it they are `?` to all but the owner."""
    if step == 0:
        game = table("S plot=F,L,R\nat plot")
    else:
        game = table(f"turn 2 step={step}\nS @6,4 N plot=F,L,R\nI @7,4 N plot=S,F,S\nat shot S")
    assert game.has("S", "plot=F,L,R")
    assert "plot=F,L,R" in seen(game, "S", "S")
    hidden = ",".join(["F", "L", "R"][:step] + ["?"] * (3 - step))
    for eyes in ("I", "spectator", "chance"):
        assert f"plot={hidden}" in seen(game, eyes, "S").split()
    if step:
        assert f"plot={','.join(['S', 'F', 'S'][:step] + ['?'] * (3 - step))}" in seen(game, "S", "I").split()
    else:
        assert "plot" not in seen(game, "S", "I")


def test_a_plot_is_announced_without_its_cards(table: TableOf) -> None:
    """[BBP-CARDS-02] The others hear that she has plotted."""
    game = table("")
    assert "plot=" not in game.sees("I")
    (event,) = game.say("S: plot F R F")
    for seat in (0, 1, SPECTATOR):
        told = event.seen_by(seat)
        assert told is not None
        assert told.text() == "plotted BBP-CARDS-02 ship=S"
    assert "plot=?,?,?" in game.sees("I")


def test_plots_that_differ_look_the_same_to_the_other_seat(table: TableOf) -> None:
    """[BBP-CARDS-02] All 64: one view, one text, one list of choices."""
    looks = set()
    for cards in product("FSRL", repeat=3):
        game = table(f"S plot={','.join(cards)}\nat plot")
        looks.add((game.sees("I"), json.dumps(GAME.view(game.state, 1)), tuple(game.legal("I"))))
    assert len(looks) == 1


@pytest.mark.parametrize(
    ("step", "damage", "plot", "count"),
    [
        (0, "", "F,F,R", 64),
        (0, "fore=0", "D,F,R", 48),
        (0, "fore=0 aft=0", "D,F,D", 12),
        (0, IMMOBILE, "D,D,D", 1),
        (1, "", "F,F,R", 16),
        (2, "", "F,F,R", 4),
        (3, "", "F,F,R", 1),
        (1, "fore=0", "D,F,R", 16),
        (1, "fore=0", "F,D,R", 8),
        (2, "fore=0", "F,R,D", 1),
        (1, "fore=0", "F,F,R", 16),  # the mast fell in this turn
    ],
)
def test_every_plot_that_fits_what_was_seen_can_be_imagined(
    table: TableOf, step: int, damage: str, plot: str, count: int
) -> None:
    """[BBP-CARDS-02] [BBP-CARDS-09] [BBP-R-30] The cards turned over and the Damage cards due are known: no others."""
    if step == 0:
        state = table(f"S {damage} plot={plot}\nat plot").state
    else:
        beside = f"S @6,4 N {damage} plot={plot}\nI @7,4 N plot=S,F,S"
        state = table(f"turn 2 step={step}\n{beside}\nat shot S").state
    known = plot.split(",")[:step]
    plots = set()
    for guess in imagined(state, 1, 600):
        text = guess.ships[0].plot
        assert text is not None
        cards = text.text.split()[1:]
        assert cards[:step] == known
        assert cards.count("D") == plot.count("D")
        plots.add(text.text)
        assert guess.ships[1].plot is state.ships[1].plot
    assert len(plots) == count


def test_who_has_not_plotted_is_imagined_so(table: TableOf) -> None:
    """[BBP-CARDS-02] No plot is made up for her."""
    for guess in imagined(table("I plot=F,F,F\nat plot").state, 1, 5):
        assert guess.ships[0].plot is None
    for guess in imagined(table("S nocards\nI plot=F,F,F\nat plot").state, SPECTATOR, 5):
        assert guess.ships[0].plot is None


def test_a_spectator_imagines_both_plots(table: TableOf) -> None:
    state = table("turn 2 step=2\nS @6,4 N plot=F,F,R\nI @7,4 N plot=S,S,L\nat shot S").state
    pairs = {GAME.format(guess) for guess in imagined(state, SPECTATOR, 400)}
    assert len(pairs) == 16


def test_the_arbiter_imagines_nothing(table: TableOf) -> None:
    state = table("S plot=F,F,R\nat plot").state
    assert {GAME.format(guess) for guess in imagined(state, ARBITER, 10)} == {GAME.format(state)}


def test_imagining_leaves_the_state_as_it_is(table: TableOf) -> None:
    """The guess is a copy: playing in it changes nothing here."""
    game = table("S plot=F,F,R\nat plot")
    before = game.text()
    guess = GAME.determinize(game.state, 1, Sampler(3))
    guess.ships[0].crew[0] = 0
    guess.ships[1].hull[0] = 2
    assert game.text() == before


# ---- the view as data: an allow-list, every field of it


def ship(**changes: Any) -> dict[str, Any]:
    """A fresh ship at sea as data."""
    fields: dict[str, Any] = {
        "x": 6,
        "y": 0,
        "heading": "N",
        "captain": "H5",
        "crew": {part.split(":")[0]: int(part.split(":")[1]) for part in CREW.split(",")},
        "cannons": CANNONS.split(","),
        "masts": {"fore": 1, "main": 2, "mizzen": 1, "aft": 1},
        "hull": {},
        "damage_cards": 0,
        "aground": False,
        "no_cards": False,
        "captain_lost": False,
        "plot": None,
        "placed": None,
        "answer": None,
    }
    return fields | changes


OPTIONS = {option.name: option.default for option in GAME.options}


def whole(**changes: Any) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "game": "broadsides",
        "options": OPTIONS,
        "phase": "broadsides",
        "turn": 1,
        "step": 0,
        "idle": 0,
        "fought": False,
        "ships": {"S": ship(), "I": ship(y=16, heading="S")},
        "placement": None,
        "at": {"kind": "plot"},
        "asked": {"kind": "plot", "rule": "BBP-CARDS-01", "seats": ["S", "I"]},
    }
    return fields | changes


def spread(**changes: Any) -> dict[str, Any]:
    crew = {part.split(":")[0]: int(part.split(":")[1]) for part in GUN_CREW.split(",")}
    return ship(captain=None, crew=crew, **changes)


def test_the_view_at_deploy_field_by_field(table: TableOf) -> None:
    """[BBP-R-08]"""
    state = table("S placed=A4,H3,H5\nI placed=C4\nat deploy").state
    asked = {"kind": "deploy", "rule": "BBP-R-08", "seats": ["I"]}
    for seat, placed_s, placed_i in (
        (0, ["A4", "H3", "H5"], "?"),
        (1, "?", ["C4"]),
        (SPECTATOR, "?", "?"),
        (ARBITER, ["A4", "H3", "H5"], ["C4"]),
    ):
        ships = {"S": spread(placed=placed_s), "I": spread(y=16, heading="S", placed=placed_i)}
        assert GAME.view(state, seat) == whole(phase="deploy", ships=ships, at={"kind": "deploy"}, asked=asked)


def test_the_view_at_surrender_field_by_field(table: TableOf) -> None:
    """[BBP-R-39]"""
    game = table(f"S {IMMOBILE} @6,4 answer=fight-on\nI @7,4 {IMMOBILE} nocards\nat surrender")
    masts = {"fore": 0, "main": 2, "mizzen": 0, "aft": 0}
    asked = {"kind": "surrender", "rule": "BBP-R-39", "seats": ["I"]}
    for seat, answer in ((0, "fight-on"), (1, "?"), (SPECTATOR, "?"), (ARBITER, "fight-on")):
        ships = {
            "S": ship(y=4, masts=masts, damage_cards=3, answer=answer),
            "I": ship(x=7, y=4, heading="S", masts=masts, damage_cards=3, no_cards=True),
        }
        assert GAME.view(game.state, seat) == whole(ships=ships, at={"kind": "surrender"}, asked=asked)


def test_the_view_at_plot_field_by_field(table: TableOf) -> None:
    """[BBP-CARDS-02]"""
    state = table("turn 4 idle=3\nS plot=F,R,S\nat plot").state
    asked = {"kind": "plot", "rule": "BBP-CARDS-01", "seats": ["I"]}
    for seat, plot in ((0, ["F", "R", "S"]), (1, ["?"] * 3), (SPECTATOR, ["?"] * 3), (ARBITER, ["F", "R", "S"])):
        ships = {"S": ship(plot=plot), "I": ship(y=16, heading="S")}
        assert GAME.view(state, seat) == whole(turn=4, idle=3, ships=ships, asked=asked)


def test_the_view_in_the_middle_of_a_turn_field_by_field(table: TableOf) -> None:
    """[BBP-MOVE-01] Everything but the cards to come is open: hits, losses, shots, dice to roll."""
    game = table(
        "options captains-tie=present\nturn 4 step=1 idle=3 fought\n"
        "S @6,4 NE captain=- crew=A4:2 cannons=B3 main=1 hull=C-port:2 plot=D,R,S\n"
        "I @7,4 W plot=F,F,F aground\nat shot-die S row=C shots=1 then=2"
    )
    asked = {"kind": "shot-die", "rule": "BBP-FIRE-05", "seats": ["*"]}
    moment = {"kind": "shot-die", "seat": "S", "row": "C", "shots": 1, "then": 2}
    masts = {"fore": 1, "main": 1, "mizzen": 1, "aft": 1}
    lost: dict[str, Any] = {"captain": None, "captain_lost": True, "crew": {"A4": 2}, "cannons": ["B3"]}
    for seat, s_plot, i_plot in (
        (0, ["D", "R", "S"], ["F", "?", "?"]),
        (1, ["D", "?", "?"], ["F", "F", "F"]),
        (SPECTATOR, ["D", "?", "?"], ["F", "?", "?"]),
        (ARBITER, ["D", "R", "S"], ["F", "F", "F"]),
    ):
        ships = {
            "S": ship(y=4, heading="NE", masts=masts, hull={"C-port": 2}, damage_cards=1, plot=s_plot, **lost),
            "I": ship(x=7, y=4, heading="W", aground=True, plot=i_plot),
        }
        expected = whole(turn=4, step=1, idle=3, fought=True, ships=ships, at=moment, asked=asked)
        assert GAME.view(game.state, seat) == expected | {"options": OPTIONS | {"captains-tie": "present"}}


def test_the_view_in_boarding_is_the_same_for_all(table: TableOf) -> None:
    """[BBP-PLACE-06] [BBP-COLLIDE-04] Nothing is secret, there are no points, headings or Damage cards any more."""
    game = table(
        "placement opposite S=port I=port\nboarding 7 idle=2 fought\n"
        "S captain=I.C4 crew=A4:1,I.F5:2 fore=0 mizzen=0 aft=0\nI crew=F5:1\nat melee I"
    )
    abroad = ship(
        captain="I.C4",
        crew={"A4": 1, "I.F5": 2},
        masts={"fore": 0, "main": 2, "mizzen": 0, "aft": 0},
    )
    home = ship(crew={"F5": 1})
    for fields in (abroad, home):
        del fields["x"], fields["y"], fields["heading"]
    expected = whole(
        phase="boarding",
        turn=7,
        idle=2,
        fought=True,
        ships={"S": abroad, "I": home},
        placement={"bows": "opposite", "S": "port", "I": "port"},
        at={"kind": "melee", "seat": "I", "spot": "I.F5"},
        asked={"kind": "melee", "rule": "BBP-MELEE-04", "seats": ["*"]},
    )
    for seat in (0, 1, SPECTATOR, ARBITER):
        assert GAME.view(game.state, seat) == expected


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("S @6,4 N\nI @7,4 N\nat first-fire", {"kind": "first-fire", "S": 5, "I": 5}),
        ("S @6,4 N\nI @7,4 N\nat shot I then=2", {"kind": "shot", "seat": "I", "shots": 5, "then": 2}),
        ("I captain=-\nat promote I", {"kind": "promote", "seat": "I", "salvo_fired": False}),
    ],
)
def test_the_moment_at_sea_is_public(table: TableOf, text: str, moment: dict[str, object]) -> None:
    for seat in (0, 1, SPECTATOR, ARBITER):
        assert GAME.view(table(text).state, seat)["at"] == moment


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("S captain=-\nat promote S", {"kind": "promote", "seat": "S", "salvo_fired": False}),
        ("S captain=-\nat promote S salvo-fired", {"kind": "promote", "seat": "S", "salvo_fired": True}),
        ("at first-boarding", {"kind": "first-boarding"}),
        ("at step I moves=2", {"kind": "step", "seat": "I", "moves": 2}),
        ("S crew=I.B5,I.C5\nI crew=B5,C5\nat fight S", {"kind": "fight", "seat": "S"}),
        (
            "at over captain-killed BBP-WIN-05 winner=I",
            {"kind": "over", "end": "captain-killed", "rule": "BBP-WIN-05", "winner": "I"},
        ),
    ],
)
def test_the_moment_in_boarding_is_public(table: TableOf, text: str, moment: dict[str, object]) -> None:
    for seat in (0, 1, SPECTATOR, ARBITER):
        view = GAME.view(table(f"placement same S=port I=starboard\n{text}").state, seat)
        assert view["at"] == moment
        assert (view["asked"] is None) == (moment["kind"] == "over")


def test_a_view_is_plain_data(table: TableOf) -> None:
    for text in ("at deploy", "", "placement same S=port I=starboard"):
        view = GAME.view(table(text).state, 0)
        assert json.loads(json.dumps(view)) == view


def test_there_is_no_score(table: TableOf) -> None:
    """[BBP-R-63] Nobody has points, at sea or in boarding."""
    for text in ("", "placement same S=port I=starboard", "at over captain-killed BBP-WIN-05 winner=I"):
        assert "score" not in json.dumps(GAME.view(table(text).state, 0))
