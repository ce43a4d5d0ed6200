"""Broadsides and Boarding Parties: rules of thumb that every good player follows, put to the levels."""

import pytest

from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, submit
from warbox.games import load_game
from warbox.games.broadsides.actions import Plot, Shot
from warbox.games.broadsides.arcs import bearing_cannons
from warbox.games.broadsides.sailing import carry_out
from warbox.games.broadsides.state import BroadsidesState
from warbox.players.levels import LEVELS
from warbox.players.search import think
from warbox.players.table import SeatTable

GAME = load_game("broadsides")
SEED = 1

levels = pytest.mark.parametrize("level", ["veteran", "elite"])
seats = pytest.mark.parametrize("seat", [0, 1])


def seen_from(seat: int, position: str) -> str:
    """The same position for the other seat: every S becomes an I. Headings have no letter of their own here."""
    if seat == 0:
        return position
    return "\n".join([other_side(line) for line in position.split("\n")])


def other_side(line: str) -> str:
    if line.startswith("placement"):
        return line.replace("S=", "?").replace("I=", "S=").replace("?", "I=")
    if line.startswith("at "):
        return line.replace(" S", " I")
    if line[:2] in ("S ", "I "):
        return ("I" if line[0] == "S" else "S") + line[1:].replace("I.", "?.").replace("S.", "I.").replace("?.", "S.")
    return line


def asked(position: str, seat: int) -> BroadsidesState:
    state = GAME.parse(seen_from(seat, position))
    assert isinstance(state, BroadsidesState)
    return state


def answer(level: str, state: BroadsidesState, seat: int) -> str:
    """What a level answers with a part of its playouts and no clock."""
    effort = LEVELS[level].effort(GAME, clock=False).part(5)
    return think(SeatTable(GAME, state, seat), effort, Sampler(SEED)).action.text


def plotted(level: str, position: str, seat: int) -> tuple[list[int], list[int], bool]:
    """The shots of both sides that a level's plot brings if the enemy lies still, and whether the ships meet."""
    state = asked(position, seat)
    plot = GAME.parse_seat_action(answer(level, state, seat))
    assert isinstance(plot, Plot)
    own, enemy = state.ships[seat].clone(), state.ships[1 - seat]
    fired: list[int] = []
    suffered: list[int] = []
    for step in (1, 2, 3):
        carry_out(state, own, plot.card(step))
        if own.x == enemy.x and own.y == enemy.y:
            return fired, suffered, True
        fired.append(int(bearing_cannons(own, enemy)))
        suffered.append(int(bearing_cannons(enemy, own)))
    return fired, suffered, False


def turn_of(level: str, position: str, seat: int) -> list[str]:
    """The steps of a whole boarding turn."""
    state = asked(position, seat)
    steps: list[str] = []
    for _ in range(3):
        if state.question is None or state.question.kind != "step" or state.question.seats != (seat,):
            break
        step = answer(level, state, seat)
        steps.append(step)
        apply(state, seat, GAME.parse_seat_action(step))
    return steps


# ---- sailing

STILL = "fore=0 mizzen=0 aft=0"  # an enemy who cannot move


@levels
@seats
@pytest.mark.parametrize("own", ["@6,7 N", "@0,3 W", "@6,9 S", "@2,7 S", "@12,16 NE"])
def test_nobody_runs_aground(level: str, seat: int, own: str) -> None:
    """[BBP-ISLAND-01] Land or the edge lies ahead, and the enemy is far away."""
    enemy = "@12,12" if own not in ("@12,8 E", "@12,16 NE", "@10,7 E") else "@1,2"
    state = asked(f"S {own}\nI {enemy} S\nat plot", seat)
    plot = GAME.parse_seat_action(answer(level, state, seat))
    alone = asked(f"S {own}\nI {enemy} S plot=S,S,S\nat plot", seat)
    assert "aground" not in {event.kind for event in submit(alone, seat, plot)}


@levels
@seats
@pytest.mark.parametrize(
    ("own", "enemy"),
    [
        ("@6,5 E", "@6,4 N"),
        ("@6,5 W", "@6,4 N"),
        ("@5,3 NW", "@6,4 NE"),
        ("@4,6 N", "@3,6 E"),
        ("@9,9 SE", "@8,8 NE"),
    ],
)
def test_a_broadside_that_nobody_answers_is_kept(level: str, seat: int, own: str, enemy: str) -> None:
    """[BBP-ARC-06] She lies still with bow or stern towards five guns."""
    fired, suffered, met = plotted(level, f"S {own}\nI {enemy} {STILL}\nat plot", seat)
    assert not met
    assert sum(fired) == 15
    assert sum(suffered) == 0


@levels
@seats
@pytest.mark.parametrize(
    ("own", "enemy"), [("@5,6 E", "@6,5 N"), ("@7,6 W", "@6,5 N"), ("@5,5 NE", "@6,5 W"), ("@7,3 W", "@6,4 N")]
)
def test_the_bow_is_raked_where_one_card_leads_there(level: str, seat: int, own: str, enemy: str) -> None:
    """[BBP-ARC-06] One point ahead lies across her bow or stern: from there fifteen shots are not answered."""
    fired, suffered, met = plotted(level, f"S {own}\nI {enemy} {STILL}\nat plot", seat)
    assert not met
    assert sum(fired) >= 12
    assert sum(suffered) == 0


@levels
@seats
def test_an_enemy_without_cards_is_raked(level: str, seat: int) -> None:
    """[BBP-DAMAGE-42] For this turn she lies as still as a wreck."""
    fired, suffered, met = plotted(level, "S @5,6 E\nI @6,5 N nocards\nat plot", seat)
    assert not met
    assert sum(fired) >= 12
    assert sum(suffered) == 0


@levels
@seats
@pytest.mark.parametrize(("own", "most"), [("@6,4 N", 9), ("@7,6 S", 12), ("@5,4 NE", 12)])
def test_the_guns_are_turned_towards_a_wreck_without_guns(level: str, seat: int, own: str, most: int) -> None:
    """[BBP-ARC-04] Nothing is to be feared: the sooner the whole battery bears the better."""
    fired, _, met = plotted(level, f"S {own}\nI @6,5 N {STILL} cannons=-\nat plot", seat)
    assert not met
    assert sum(fired) >= most


@levels
@seats
def test_the_damage_card_comes_last(level: str, seat: int) -> None:
    """[BBP-R-29] Two turns bring the battery to bear; every card before them costs shots."""
    fired, _, met = plotted(level, f"S @6,4 N fore=0\nI @6,5 N {STILL} cannons=-\nat plot", seat)
    assert not met
    assert sum(fired) == 12


@levels
@seats
def test_the_only_card_left_turns_the_guns(level: str, seat: int) -> None:
    """[BBP-DAMAGE-14] One manoeuvre: turned at once, two guns bear three times."""
    fired, _, met = plotted(level, f"S @6,4 N fore=0 aft=0\nI @6,5 N {STILL} cannons=-\nat plot", seat)
    assert not met
    assert sum(fired) == 6


@levels
@seats
def test_a_ship_without_guns_leaves_a_broadside(level: str, seat: int) -> None:
    """[BBP-RANGE-01] She is alone with a boy, five guns bear, and the next point ahead is out of range."""
    own = "S @7,5 E cannons=- crew=A4:1 captain=G4"
    _fired, suffered, met = plotted(level, f"{own}\nI @6,5 N {STILL}\nat plot", seat)
    assert not met
    assert sum(suffered) == 0


@levels
@seats
@pytest.mark.parametrize("own", ["@8,3 W", "@8,5 W", "@4,3 E", "@4,5 E"])
def test_the_way_to_her_stern_passes_her_quarter(level: str, seat: int, own: str) -> None:
    """[BBP-ARC-05] Two guns bear on the way, and none once she is raked."""
    fired, suffered, met = plotted(level, f"S {own}\nI @6,4 N {STILL}\nat plot", seat)
    assert not met
    assert sum(fired) >= 10
    assert sum(suffered) <= 2


@levels
@seats
def test_broadsides_are_not_exchanged_with_who_lies_still(level: str, seat: int) -> None:
    """[BBP-ARC-04] Side by side both fire fifteen shots; from ahead or astern one fires more than the other."""
    fired, suffered, met = plotted(level, "S @7,4 N\nI @6,4 N nocards\nat plot", seat)
    assert not met
    assert sum(fired) - sum(suffered) >= 3


@levels
@seats
def test_a_battery_without_guns_is_no_danger(level: str, seat: int) -> None:
    """[BBP-ARC-09] Her port side has lost all cannons: there nobody is fired at."""
    _fired, suffered, met = plotted(level, f"S @6,2 N\nI @6,4 N {STILL} cannons=B3,C3,D3,E3,F3\nat plot", seat)
    assert not met
    assert sum(suffered) == 0


@levels
@seats
def test_who_is_about_to_sink_leaves_her_broadside(level: str, seat: int) -> None:
    """[BBP-WIN-03] Two hits more in the right rows sink her; five guns bear, where one card leads out of most."""
    frail = "hull=B-port:2,A-port:1,C-port:1,D-port:1,E-port:1 crew-=B5,C5,D5,E5 cannons-=B5,C5,D5,E5"
    _fired, suffered, met = plotted(level, f"S @7,4 N {frail}\nI @6,4 N nocards\nat plot", seat)
    assert not met
    assert sum(suffered) <= 4


@levels
@seats
def test_who_can_be_sunk_is_fired_at_where_she_breaks(level: str, seat: int) -> None:
    """[BBP-DAMAGE-21] Astern fifteen shots would spare the hull; on the side where it is all but gone twelve sink
    her."""
    broken = "cannons=- hull=F-port:2,B-port:2,C-port:1,D-port:1,E-port:1"
    fired, _suffered, met = plotted(level, f"S @6,3 W\nI @6,4 N nocards {broken}\nat plot", seat)
    assert not met
    assert fired == [2, 5, 5]


@levels
@seats
def test_few_do_not_board_many(level: str, seat: int) -> None:
    """[BBP-COLLIDE-01] Four against 22; and the wreck ahead has no gun left."""
    own = "S @6,3 N crew=B3:2,B5:1 captain=G4 cannons=B3,B5"
    assert not plotted(level, f"{own}\nI @6,4 N {STILL} cannons=-\nat plot", seat)[2]


@levels
@seats
def test_many_without_guns_board_few(level: str, seat: int) -> None:
    """[BBP-COLLIDE-01] Twenty-two against three, and no gun left to win with: those of the wreck ahead still fire."""
    assert plotted(level, f"S @6,4 N cannons=-\nI @6,5 E {STILL} crew=G3:1,A4:1,H3:1 captain=H5\nat plot", seat)[2]


@levels
@seats
def test_nobody_surrenders(level: str, seat: int) -> None:
    """[BBP-WIN-02] Who surrenders has lost; who fights on has not, yet."""
    assert answer(level, asked(f"S {STILL}\nI @6,9 N\nat surrender", seat), seat) == "fight-on"


# ---- fire


@levels
@seats
@pytest.mark.parametrize(("hull", "row"), [("C", "E"), ("A", "B"), ("F", "H"), ("G", "D")])
def test_the_row_is_named_in_which_she_sinks(level: str, seat: int, hull: str, row: str) -> None:
    """[BBP-WIN-03] Two hull sections are destroyed, and one has a hit: the last shot of the exchange."""
    sinking = (
        f"S @6,4 N\nI @7,4 N captain=G4 hull={hull}-port:2,{hull}-starboard:2,{row}-port:1\nat shot S shots=1 then=0"
    )
    assert answer(level, asked(sinking, seat), seat) == f"shot {row}"


@levels
@seats
@pytest.mark.parametrize(("captain", "row"), [("G4", "F"), ("G4", "D"), ("C5", "B")])
def test_she_is_sunk_as_soon_as_she_can_be(level: str, seat: int, captain: str, row: str) -> None:
    """[BBP-R-41] The exchange goes on, and then she is lost: the first of four shots, and her captain can wait."""
    hull = f"hull=A-port:2,H-port:2,{row}-port:1"
    sinking = f"S @5,4 N plot=F,F,F\nI @6,4 N captain={captain} {hull}\nat shot S shots=4 then=5"
    assert answer(level, asked(sinking, seat), seat) == f"shot {row}"


@levels
@seats
@pytest.mark.parametrize("section", ["B5", "D3", "F5"])
def test_the_last_man_is_shot_at(level: str, seat: int, section: str) -> None:
    """[BBP-WIN-04] Only the captain is left, and no gun."""
    alone = f"S @6,4 N\nI @7,4 N {STILL} crew=- cannons=- captain={section}\nat shot S shots=1 then=0"
    assert answer(level, asked(alone, seat), seat) == f"shot {section[0]}"


@levels
@seats
@pytest.mark.parametrize(("masts", "row"), [("fore=0 mizzen=0", "H"), ("fore=0 aft=0", "G"), ("mizzen=0 aft=0", "A")])
def test_the_third_mast_is_shot_at(level: str, seat: int, masts: str, row: str) -> None:
    """[BBP-DAMAGE-15] It immobilises her. The rest of the deck is bare, but for the captain and his men on the poop or
    the bow and a mainmast that takes two hits."""
    bare = f"S @6,4 N\nI @7,4 N {masts} cannons=- crew=F3:1 captain={row}4\nat shot S shots=1 then=0"
    assert answer(level, asked(bare, seat), seat) == f"shot {row}"


@levels
@seats
@pytest.mark.parametrize("section", ["B5", "D3", "E5", "F3"])
def test_of_like_rows_the_captains_is_named(level: str, seat: int, section: str) -> None:
    """[BBP-DAMAGE-42] He stands with two men at a gun, as others stand without him; the masts are gone."""
    crew = "crew=B3:2,B5:2,D3:2,D5:2,E3:2,E5:2,F3:2,F5:2"
    enemy = f"I @7,4 N {crew} cannons=B3,B5,D3,D5,E3,E5,F3,F5 fore=0 main=0 mizzen=0 aft=0 captain={section}"
    assert answer(level, asked(f"S @6,4 N\n{enemy}\nat shot S shots=1 then=0", seat), seat) == f"shot {section[0]}"


@levels
@seats
@pytest.mark.parametrize("seed", range(3))
def test_no_shot_is_wasted(level: str, seat: int, seed: int) -> None:
    """[BBP-R-22] [BBP-R-19] Neither held nor fired at a bare row."""
    rows = ("BDF", "CEG", "AH")[seed]
    crew = {"BDF": "B3:2,D5:2,F3:2", "CEG": "C3:2,E5:2,G3:2", "AH": "A4:2,H3:2"}[rows]
    enemy = f"I @6,5 S cannons=- crew={crew} captain={crew[:2]} fore=0 main=0 mizzen=0 aft=0"
    shot = GAME.parse_seat_action(answer(level, asked(f"S @7,5 N\n{enemy}\nat shot S shots=2 then=0", seat), seat))
    assert isinstance(shot, Shot)
    assert "ABCDEFGH"[shot.row] in rows


@levels
@seats
def test_the_last_salvo_is_aimed_at_men(level: str, seat: int) -> None:
    """[BBP-LASTSALVO-04] Masts count for nothing any more: the row with six men is named."""
    men = "placement same S=starboard I=port\nS captain=G4\nI crew=E3:3,E5:3,B3:1,H3:1 captain=H4 cannons=-\n"
    assert answer(level, asked(men + "at shot S shots=1 then=0", seat), seat) == "shot E"


# ---- hand to hand


@levels
@seats
@pytest.mark.parametrize("captain", ["H4", "G4", "C4"])
def test_three_go_for_a_captain_who_stands_alone(level: str, seat: int, captain: str) -> None:
    """[BBP-WIN-05] They stand beside him; his men are far away."""
    beside = {"H4": "H3", "G4": "G3", "C4": "C3"}[captain]
    far = "A4:3" if captain != "C4" else "H3:3"
    alone = (
        f"placement same S=starboard I=port\nS crew=I.{beside}:3 captain=H5\nI crew={far} captain={captain}\nat step S"
    )
    goal = f"{'IS'[seat]}.{captain}"
    assert [step.split(">")[-1] for step in turn_of(level, alone, seat)] == [goal] * 3


@levels
@seats
def test_an_attack_gathers_from_three_sections(level: str, seat: int) -> None:
    """[BBP-BOARD-04] Each is one step away from the captain, who is alone."""
    around = (
        "placement same S=starboard I=port\nS crew=I.G3:1,I.G5:1,I.F3:1 captain=H5\nI crew=B3:3 captain=G4\nat step S"
    )
    assert [step.split(">")[-1] for step in turn_of(level, around, seat)] == [f"{'IS'[seat]}.G4"] * 3


@levels
@seats
def test_a_captain_in_danger_leaves_or_is_joined(level: str, seat: int) -> None:
    """[BBP-WIN-05] Three enemies stand beside him, and he is alone."""
    ship = "S crew=F5:3,G5:2 captain=H4\nI crew=S.H3:3 captain=H5"
    state = asked(f"placement same S=starboard I=port\n{ship}\nat step S", seat)
    place = state.ships[seat].captain
    for _ in range(3):
        apply(state, seat, GAME.parse_seat_action(answer(level, state, seat)))
    captain = state.ships[seat].captain
    assert captain != place or state.ships[seat].crew[captain] == 2


@levels
@seats
def test_the_captain_does_not_walk_into_a_crowd(level: str, seat: int) -> None:
    """[BBP-MELEE-12] Three enemies beside him, and three of his own with him: he does not go alone."""
    crowd = "placement same S=starboard I=port\nS crew=G3:2,F3:3 captain=G3\nI crew=S.F5:3,B3:3 captain=H5\nat step S"
    for step in turn_of(level, crowd, seat):
        assert not (step.startswith("step captain") and step.endswith(".F5"))


@levels
@seats
def test_one_does_not_attack_three(level: str, seat: int) -> None:
    """[BBP-MELEE-05] He would add nothing, they two."""
    lonely = "placement same S=starboard I=port\nS crew=C3:1,H3:2 captain=H4\nI crew=C5:3,B5:1 captain=H5\nat step S"
    assert not [step for step in turn_of(level, lonely, seat) if step.endswith(f"{'IS'[seat]}.C5")]


@levels
@seats
def test_the_surer_melee_of_captains_comes_first(level: str, seat: int) -> None:
    """[BBP-R-55] Three fight the enemy's captain alone; the own captain fights three alone elsewhere."""
    order = "placement same S=starboard I=port\nS crew=I.H4:3 captain=B3\nI crew=S.B3:3 captain=H4\nat fight S"
    assert answer(level, asked(order, seat), seat) == f"fight {'IS'[seat]}.H4"


@levels
@seats
def test_a_new_captain_is_guarded(level: str, seat: int) -> None:
    """[BBP-DAMAGE-44] The one stands alone where three can cross, two others stand with a third far away."""
    lying = "placement same S=starboard I=port\n"
    salvo = lying + "S crew=B3:1,H3:3 captain=-\nI crew=B5:3,B3:3 captain=H4\nat promote S salvo-fired"
    assert answer(level, asked(salvo, seat), seat) == "promote H3"


@levels
@seats
def test_the_stronger_does_not_wait_for_a_draw(level: str, seat: int) -> None:
    """[BBP-R-42] The last turn before the draw: ten stand around a guard of one."""
    last = "boarding 60 idle=49\nplacement same S=starboard I=port\nS crew=I.G3:3,I.G5:3,B3:3 captain=H5\n"
    steps = turn_of(level, last + "I crew=H3:1 captain=H5\nat step S", seat)
    assert any(step.endswith((f"{'IS'[seat]}.H3", f"{'IS'[seat]}.H5")) for step in steps)
