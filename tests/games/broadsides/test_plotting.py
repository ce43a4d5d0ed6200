"""Plotting: three cards in secret, the Damage cards that are due, and the offer to surrender before it."""

from itertools import product

import pytest

from tests.games.broadsides.table import FRESH, Table, TableOf, texts
from warbox.engine.decision import SPECTATOR
from warbox.engine.notation import ParseError
from warbox.games.broadsides.game import GAME

ALL_PLOTS = list(product("SFRLD", repeat=3))
# damage that costs so many cards, in several ways
DUE = {
    0: ["", "main=1", "hull=C-port:1,D-port:1,E-port:1", "main=1 hull=A-port:1"],
    1: ["fore=0", "main=0", "mizzen=0", "aft=0", "hull=A-starboard:2", "main=1 hull=H-port:2,H-starboard:1"],
    2: ["fore=0 main=0", "mizzen=0 hull=C-port:2", "hull=B-port:2,B-starboard:2"],
    3: ["fore=0 mizzen=0 aft=0", "fore=0 main=0 mizzen=0 aft=0", "aft=0 main=0 hull=C-port:2"],
}
DUE[3] += ["fore=0 hull=C-port:2,C-starboard:2", "fore=0 main=0 mizzen=0 aft=0 hull=C-port:2,D-port:2"]


def choosing(table: TableOf, damage: str, at: str = "plot") -> Table:
    """Both ships out of range of each other; S has the damage."""
    return table(f"S @6,0 N {damage}\nI @6,16 S\nat {at}")


@pytest.mark.parametrize(("due", "damage"), [(due, text) for due in (0, 1, 2) for text in DUE[due]])
def test_a_plot_has_exactly_the_damage_cards_that_are_due(table: TableOf, due: int, damage: str) -> None:
    """[BBP-CARDS-09] [BBP-DAMAGE-14] [BBP-DAMAGE-30] [BBP-R-29] All 125 plots: in any slots, no more and no fewer.

    [BBP-CARDS-03] [BBP-SETUP-10] Any manoeuvre may fill one, two or all three of the other slots.
    """
    game = choosing(table, damage)
    allowed = [f"plot {' '.join(cards)}" for cards in ALL_PLOTS if cards.count("D") == due]
    assert len(allowed) == {0: 64, 1: 48, 2: 12}[due]
    assert game.legal("S") == allowed
    assert len(game.legal("I")) == 64
    for cards in ALL_PLOTS:
        plotted = cards.count("D")
        if plotted != due:
            refusal = game.refused(f"S: plot {' '.join(cards)}")
            assert refusal.text() == f"damage-cards BBP-CARDS-09 due={due} plotted={plotted}"
    for action in allowed:
        again = choosing(table, damage)
        again.do(f"S: {action}")
        assert again.fact("S", "plot") == action[5:].replace(" ", ",")


@pytest.mark.parametrize("damage", DUE[3])
def test_with_three_damage_cards_due_there_is_nothing_to_plot(table: TableOf, damage: str) -> None:
    """[BBP-DAMAGE-15] [BBP-DAMAGE-32] [BBP-DAMAGE-30] [BBP-R-28] Only I plots; S lies where she is, turn after turn."""
    game = choosing(table, damage)
    for turn in (1, 2):
        assert game.asks() == "I plot"
        assert game.fact("S", "plot") == "D,D,D"
        assert game.refused("S: plot D D D").text() == "not-asked BBP-CARDS-01 kind=plot"
        game.do("I: plot S S S")
        assert game.point("S") == "@6,0 N"
        assert game.line("turn") == f"turn {turn + 1} step=0 idle={turn}"
        assert game.asks() == "S surrender"
        game.do("S: fight-on")


def test_both_plot_at_the_same_time_in_any_order(table: TableOf) -> None:
    """[BBP-CARDS-01] [BBP-CARDS-02] Each is asked until it has answered; the turn goes on when both have."""
    for first, second in (("S", "I"), ("I", "S")):
        game = table("")
        assert game.asks() == "S+I plot"
        assert texts(game.do(f"{first}: plot S R L")) == [f"plotted BBP-CARDS-02 ship={first}"]
        assert game.asks() == f"{second} plot"
        assert game.refused(f"{first}: plot S S S").text() == "not-asked BBP-CARDS-01 kind=plot"
        assert game.line("turn") == "turn 1 step=0 idle=0"
        game.do(f"{second}: plot S S S")
        assert game.line("turn") == "turn 2 step=0 idle=1"


def test_all_three_slots_are_filled(table: TableOf) -> None:
    """[BBP-CARDS-01] [BBP-GRID-01] Three slots a player, numbered 1, 2, 3: two cards or four are no plot."""
    game = table("")
    for text in ("plot F", "plot F F", "plot F F F F", "plot", "plot F F X", "plot f f f"):
        with pytest.raises(ParseError):
            game.say(f"S: {text}")
    for value in ("F", "F,F", "F,F,F,F", "-"):
        with pytest.raises(ParseError):
            table(f"S plot={value}\nat plot")


def test_cards_are_carried_out_in_the_order_of_their_slots(table: TableOf) -> None:
    """[BBP-CARDS-01] Forward, turn, forward is another course than turn, forward, forward."""
    for plot, end in (("F R F", "@7,2 NE"), ("R F F", "@8,2 NE"), ("F F R", "@6,2 NE")):
        game = table("")
        game.plot(plot, "S S S")
        assert game.point("S") == end


def test_a_turn_begins_with_nothing_but_the_plot(table: TableOf) -> None:
    """[BBP-CARDS-01] Whatever else a seat may say."""
    game = table("S @6,4 N\nI @7,4 N")
    for action in ("shot C", "hold", "surrender", "fight-on", "promote H3", "place crew A4", "fight I.C5"):
        assert game.refused(f"I: {action}").text() == "plot-first BBP-CARDS-01"


def test_nobody_sees_a_plot_before_its_cards_are_turned_over(table: TableOf) -> None:
    """[BBP-CARDS-02] [BBP-R-29] I sees the same whatever S has plotted; the owner and the record see it all."""
    seen = []
    for plot in ("F F R", "S L S"):
        game = table("")
        events = game.do(f"S: plot {plot}")
        seen.append((game.sees("I"), GAME.format(game.state, SPECTATOR), texts(events)))
        cards = plot.replace(" ", ",")
        assert game.sees("S") == game.text()
        assert f"S @6,0 N {FRESH} plot={cards}\n" in game.sees("S")
    assert seen[0] == seen[1]
    assert f"S @6,0 N {FRESH} plot=?,?,?\n" in seen[0][0]
    assert "plot=" not in table("").line("S")


def test_the_places_of_damage_cards_are_as_secret_as_all_others(table: TableOf) -> None:
    """[BBP-R-29] Nobody can tell D F S from F S D."""
    seen = []
    for plot in ("D F S", "F S D", "L D R"):
        game = choosing(table, "fore=0")
        game.do(f"S: plot {plot}")
        seen.append(game.sees("I"))
    assert seen[0] == seen[1] == seen[2]


def test_each_card_is_shown_in_its_step(table: TableOf) -> None:
    """[BBP-MOVE-01] [BBP-CARDS-02] One more card of each is open after each step; the rest stays face down."""
    game = table("S @6,4 N\nI @7,4 N")
    game.plot("S S L", "S S R", dice="6 1")
    for step, dice in ((1, "6 1"), (2, "6 1"), (3, "")):
        assert game.line("turn").startswith(f"turn 1 step={step} ")
        shown = {"S": ["S", "S", "L"], "I": ["S", "S", "R"]}
        for owner, other in (("S", "I"), ("I", "S")):
            cards = ",".join(shown[owner][:step] + ["?"] * (3 - step))
            own = ",".join(shown[owner])
            assert f" plot={cards}\n" in game.sees(other)
            assert f" plot={own}\n" in game.sees(owner)
        if step == 3:
            break
        game.hold("S")
        game.hold("I", 4)
        game.do("I: hold", dice)


def test_the_cards_return_to_hand_after_the_third(table: TableOf) -> None:
    """[BBP-CARDS-10] No card is open or spent in the next turn: the same plot can be made again."""
    game = table("")
    for turn in (1, 2):
        assert game.fact("S", "plot") == game.fact("I", "plot") == ""
        assert len(game.legal("S")) == len(game.legal("I")) == 64
        game.plot("F F F", "F F F")
        assert game.line("turn") == f"turn {turn + 1} step=0 idle={turn}"
    assert (game.point("S"), game.point("I")) == ("@6,6 N", "@6,10 S")


# ---- surrender


@pytest.mark.parametrize("damage", DUE[3])
def test_an_immobilised_ship_may_surrender_before_the_plot(table: TableOf, damage: str) -> None:
    """[BBP-WIN-02] [BBP-R-39] [BBP-DAMAGE-15] [BBP-DAMAGE-32] The other wins."""
    game = choosing(table, damage, at="turn")
    assert game.asks() == "S surrender"
    assert game.legal("S") == ["fight-on", "surrender"]
    assert game.refused("S: plot D D D").text() == "answer-surrender BBP-R-39"
    assert game.refused("I: surrender").text() == "not-asked BBP-R-39 kind=surrender"
    events = game.do("S: surrender")
    assert texts(events) == ["surrendered BBP-R-39 ship=S", "over-surrendered BBP-WIN-02 winner=I"]
    assert game.outcome() == "I surrendered BBP-WIN-02"
    assert game.asks() == "nobody"


@pytest.mark.parametrize(("due", "damage"), [(due, text) for due in (0, 1, 2) for text in DUE[due]])
def test_no_other_ship_is_offered_surrender(table: TableOf, due: int, damage: str) -> None:
    """[BBP-WIN-02] [BBP-R-39] Less than three Damage cards: the turn begins with the plot."""
    game = choosing(table, damage, at="turn")
    assert game.asks() == "S+I plot", due
    assert game.refused("S: surrender").text() == "plot-first BBP-CARDS-01"


def test_who_fights_on_is_asked_again_in_every_turn(table: TableOf) -> None:
    """[BBP-R-39] [BBP-R-38] At the start of any turn; three lost masts alone lose nothing."""
    game = choosing(table, "fore=0 main=0 aft=0", at="turn")
    for _ in range(3):
        assert texts(game.do("S: fight-on")) == ["fights-on BBP-R-39 ship=S"]
        assert game.asks() == "I plot"
        game.do("I: plot S S S")
        assert game.asks() == "S surrender"
    assert game.outcome() == ""


@pytest.mark.parametrize(
    ("seahawk", "isabella", "outcome"),
    [
        ("surrender", "surrender", "draw both-surrendered BBP-R-39"),
        ("surrender", "fight-on", "I surrendered BBP-WIN-02"),
        ("fight-on", "surrender", "S surrendered BBP-WIN-02"),
        ("fight-on", "fight-on", ""),
    ],
)
def test_both_answer_at_the_same_time(table: TableOf, seahawk: str, isabella: str, outcome: str) -> None:
    """[BBP-R-39] Neither sees the other's answer; if both give up it is a draw.

    They lie beside each other, so that the position is not dead.
    """
    for order in ("SI", "IS"):
        game = table("S @6,4 N fore=0 main=0 aft=0\nI @7,4 N fore=0 main=0 hull=C-port:2")
        assert game.asks() == "S+I surrender"
        answers = {"S": seahawk, "I": isabella}
        assert game.do(f"{order[0]}: {answers[order[0]]}") == []
        assert game.asks() == f"{order[1]} surrender"
        assert game.refused(f"{order[0]}: surrender").text() == "not-asked BBP-R-39 kind=surrender"
        assert f" answer={answers[order[0]]}\n" in game.sees(order[0])
        assert " answer=?\n" in game.sees(order[1])
        assert f"answer={answers[order[0]]}" not in game.sees(order[1])
        game.say(f"{order[1]}: {answers[order[1]]}")
        assert game.outcome() == outcome
        if not outcome:
            assert game.asks() == "* first-fire"
            assert game.fact("S", "plot") == game.fact("I", "plot") == "D,D,D"


def test_surrender_is_offered_in_a_turn_without_cards(table: TableOf) -> None:
    """[BBP-R-39] [BBP-R-74] A lost captain takes the cards, not the choice."""
    game = table("I nocards fore=0 main=0 aft=0")
    assert game.asks() == "I surrender"
    game.do("I: fight-on")
    assert game.asks() == "S plot"
    assert game.fact("I", "plot") == ""


def test_the_damage_cards_due_are_public(table: TableOf) -> None:
    """[BBP-DAMAGE-30] Both seats see the number, because both see masts and hull."""
    game = table("S fore=0 hull=C-port:2,D-port:1\nI main=1")
    for seat in (0, 1, SPECTATOR):
        ships = GAME.view(game.state, seat)["ships"]
        assert isinstance(ships, dict)
        assert [ships[letter]["damage_cards"] for letter in "SI"] == [2, 0]


@pytest.mark.parametrize(
    ("ship", "kept"),
    [("@6,4 N", 64), ("@6,4 N fore=0", 37), ("@6,4 N fore=0 aft=0", 10), ("@6,7 N", 29), ("@12,16 NE fore=0 aft=0", 7)],
)
def test_the_levels_look_at_one_plot_of_those_that_sail_the_same_way(ship: str, kept: int) -> None:
    """[BBP-ISLAND-02] [BBP-CARDS-08] What runs aground does no more than Stay, and nor does a Damage card."""
    state = GAME.parse(f"S {ship}\nI @1,12 S\nat plot")
    ways: dict[str, set[str]] = {"kept": set(), "all": set()}
    for name, plots in (("kept", GAME.broad(state, 0)), ("all", GAME.candidates(state, 0))):
        for plot in plots:
            probe = GAME.probe(state, 0, plot.text)
            ways[name].add(str(probe.region))
    assert ways["kept"] == ways["all"]
    assert len(GAME.broad(state, 0)) == len(ways["all"]) == kept
