"""On Board: what any good player does, asked of the levels that look ahead; a part of their playouts is enough."""

import pytest

from tests.games.onboard.table import Table
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance
from warbox.games.onboard.game import GAME
from warbox.games.onboard.pieces.board import CELLS
from warbox.games.onboard.state import OnBoardState
from warbox.players.levels import LEVELS
from warbox.players.search import think
from warbox.players.table import SeatTable

SEED = 1
PART = {"veteran": 2, "elite": 6}
BOTH = pytest.mark.parametrize("level", ["veteran", "elite"])
ATTACKERS = ["ash", "thermite", "twitch", "blitz"]
DEFENDERS = ["doc", "castle", "kapkan", "frost"]
ARCHIVES = {"A4", "B4", "A5", "B5", "A6", "B6"}
OPEN = "edges B5|C5=door_open\n"  # the door between the archives and the gallery
ANNEX = "options mission=m2_annex\n"
RESIDENCE = "options mission=m3_residence\n"
FOUR = "options players=4\n"


def only(*names: str) -> str:
    """All others are dead."""
    return "".join(f"{name} dead\n" for name in ATTACKERS + DEFENDERS if name not in names)


def far(*names: str) -> str:
    """These stand in corners of the embassy where nobody sees them."""
    corners = {"thermite": "F1", "twitch": "F9", "blitz": "A9", "castle": "A7", "kapkan": "F7", "frost": "F3"}
    return "".join(f"{name} @{corners[name]}\n" for name in names)


def thought(state: OnBoardState, seat: int, level: str, seed: int) -> str:
    effort = LEVELS[level].effort(GAME, clock=False).part(PART[level])
    return think(SeatTable(GAME, state, seat), effort, Sampler(seed)).action.text


def answer(level: str, text: str, seat: str = "") -> str:
    state = Table(text).state
    assert state.question is not None
    return thought(state, GAME.parse_seat(seat) if seat else state.question.seats[0], level, SEED)


def phase(level: str, text: str) -> Table:
    """The table after the phase of the side that is asked; the level answers for everybody."""
    table = Table(text)
    state = table.state
    leg = GAME.leg(state)
    number = 100 * SEED
    while state.question is not None and GAME.leg(state) == leg:
        seat = state.question.seats[0]
        number += 1
        if seat < 0:
            chance(state, Sampler(number))
        else:
            apply(state, seat, GAME.parse_seat_action(thought(state, seat, level, number)))
    return table


def cell(table: Table, name: str) -> str:
    return CELLS[table.state.agents[(ATTACKERS + DEFENDERS).index(name)].cell]


# ---- the sure kill


@BOTH
@pytest.mark.parametrize(
    ("text", "target"),
    [
        (far("thermite", "twitch", "blitz", "castle", "kapkan") + "ash @E2 hp=1\nfrost @F2\nat act frost", "ash"),
        (ANNEX + "turn 4\nash @B3\ncastle @C3 hp=1\nA1 hand=breach_charge,flash_grenade\nat act ash", "castle"),
        (FOUR + "turn 3\nash @E2 hp=1\nfrost @F2\nD2 hand=counter,barricade\nat act frost", "ash"),
        (
            far("thermite", "twitch", "blitz") + "turn 4\nash @C4\ndoc @E4 hp=1\nA1 hand=smoke_grenade:2\nat act ash",
            "doc",
        ),
    ],
)
def test_who_can_kill_for_sure_shoots(level: str, text: str, target: str) -> None:
    """[OB-COMBAT-03] In one's own zone nobody can miss."""
    assert answer(level, f"{text} actions=1") == f"fight {target}"


@BOTH
@pytest.mark.parametrize(
    ("text", "target"),
    [
        (
            "turn 4\nash @A2\nblitz @B3 hp=1\nthermite @F1\ntwitch @F9\ndoc @A3\nkapkan @E6 activated\n"
            "frost @E5 activated\n"
            "castle @B5 activated\nD1 hand=barricade\nA1 hand=double_defence:3\nat act doc actions=1",
            "blitz",
        ),
        (
            "turn 4\nash @C7\nthermite @E1 activated\ntwitch @B1 activated\nblitz @A1 activated\n"
            "doc @D7 hp=1\ncastle @C8\n"
            "kapkan @E6\nfrost @B6\nA1 hand=double_defence\nD1 hand=barricade:3,counter,trap_wire\n"
            "at act ash actions=1",
            "doc",
        ),
    ],
)
def test_the_wounded_are_finished_first(level: str, text: str, target: str) -> None:
    """[OB-DAMAGE-03] Of two wounded enemies both go on acting."""
    assert answer(level, text) == f"fight {target}"


@BOTH
@pytest.mark.parametrize(
    "text",
    [
        only("ash", "thermite", "doc")
        + "turn 5\nash @C4\nthermite @F1\ndoc @E4 hp=1\nA1 hand=flash_grenade\nat act ash actions=1",
        only("ash", "doc", "kapkan")
        + "turn 5\nash @A5\ndoc @B5\nD1 hand=trap_jaws,flash_grenade\nat act doc actions=2",
        RESIDENCE
        + only("blitz", "twitch", "frost")
        + "turn 3\nblitz @F5\nfrost @E4 hp=1\nA1 hand=counter\nat act blitz actions=2",
    ],
)
def test_the_last_enemy_is_killed(level: str, text: str) -> None:
    """[OB-WIN-01] [OB-WIN-02] Whoever has lost all has lost."""
    assert phase(level, text).state.outcome is not None


# ---- bombs, Attack


@BOTH
@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("turn 10\nash @C5\ndoc @C2\n" + far("thermite", "twitch", "blitz", "castle", "kapkan", "frost"), "open B5|C5"),
        (
            "turn 10\nash @A3\ndoc @C8\nA1 hand=breach_charge,smoke_grenade\n"
            + far("thermite", "twitch", "blitz", "castle", "kapkan", "frost"),
            "play breach_charge A3|A4",
        ),
        (
            "turn 10\nash @A7\ndoc @C8\nA1 hand=breach_charge,exothermic_charge\ncastle @B1\n"
            + far("thermite", "twitch", "blitz", "kapkan", "frost"),
            "play exothermic_charge A6|A7",
        ),
        (
            RESIDENCE
            + "turn 14\nbombs bomb_a=defused\nash @D5\nthermite @F7\ntwitch @B1\nblitz @A9\ndoc @A3\ncastle @A2\n"
            "kapkan @C8\nfrost @B2\nA1 hand=smoke_grenade\n",
            "open D5|E5",
        ),
    ],
)
def test_the_last_turn_is_for_the_bomb(level: str, text: str, first: str) -> None:
    """[OB-OBJ-02] [OB-R-54] The room is empty and a door or a wall away."""
    assert answer(level, f"{text}at act ash actions=2") == first


@BOTH
@pytest.mark.parametrize(
    ("options", "agent", "text"),
    [
        (
            "",
            "ash",
            "turn 10\nash @C4\ndoc @C2 flashed\n" + far("thermite", "twitch", "blitz", "castle", "kapkan", "frost"),
        ),
        (
            "",
            "ash",
            "turn 4\nash @C5\nthermite @F1\ntwitch @F9\nblitz @A9\ndoc @C2\ncastle @F2\nkapkan @E7\nfrost @E8\n",
        ),
        (
            FOUR,
            "twitch",
            "turn 10\nash @F1\nthermite @A1\ntwitch @C4\nblitz @E9\ndoc @C2 flashed\ncastle @A8\nkapkan @F7\n"
            "frost @F3\n",
        ),
    ],
)
def test_an_empty_bomb_room_is_taken(level: str, options: str, agent: str, text: str) -> None:
    """[OB-OBJ-02] No defender can come back before the turn ends."""
    after = phase(level, f"{options}{text}{OPEN}A1 hand=covering_fire\nat activate A1")
    assert cell(after, agent) in ARCHIVES


@BOTH
def test_who_holds_a_bomb_stays(level: str) -> None:
    """[OB-OBJ-05] The servers must be held at two turn ends, and were at one; nobody is near."""
    text = (
        f"{ANNEX}turn 7\nbombs bomb_a=1\nash @F4\nthermite @B9\ntwitch @A1\nblitz @A9\ndoc @B1 hp=1\n"
        f"castle @C9\nkapkan @D7\n"
        "frost @C1\nA1 hand=covering_fire:2\nat activate A1"
    )
    assert cell(phase(level, text), "ash") in {"D4", "E4", "F4", "D5", "E5", "F5"}


@BOTH
@pytest.mark.parametrize(
    ("text", "best"),
    [
        (
            "thermite @D4\ndoc @C4\ncastle dead\nkapkan @E6\nfrost @F6\nA1 hand=covering_fire\n"
            "at act thermite actions=1",
            "play covering_fire doc",
        ),
        (
            "thermite @D1\ndoc @D3\ncastle @C3\nkapkan @E6\nfrost @F6\nA1 hand=flash_grenade,smoke_grenade\n"
            "at act thermite actions=1",
            "play flash_grenade D2",
        ),
        (
            "thermite @F1\ndoc @A5 hp=1\ncastle dead\nkapkan @E6\nfrost @F6\nA1 hand=covering_fire\n"
            "at act ash actions=1",
            "fight doc",
        ),
    ],
)
def test_who_could_take_the_bomb_back_is_kept_away(level: str, text: str, best: str) -> None:
    """[OB-EFFECT-07] [OB-EFFECT-12] Ash is in the archives, and one defender or two could still come, or are there."""
    doors = "edges B5|C5=door_open C3|C4=door_open\n"
    assert answer(level, f"turn 10\nash @B5\ntwitch @F9\nblitz @E9\n{doors}{text}") == best


@BOTH
def test_who_opens_the_wall_goes_before_who_runs_through_it(level: str) -> None:
    """[OB-TURN-02] [OB-WIN-02] Twitch can come to the archives in this last turn if Ash, who cannot walk, has opened
    them; the other bomb is guarded."""
    text = (
        only("ash", "twitch", "kapkan", "frost") + "turn 10\nash @C4 disoriented\ntwitch @E4\nkapkan @E6\nfrost @F6\n"
        "A1 hand=covering_fire,breach_charge\nD1 hand=barricade\nat activate A1"
    )
    assert cell(phase(level, text), "twitch") in ARCHIVES


@BOTH
def test_smoke_covers_who_cannot_leave(level: str) -> None:
    """[OB-EFFECT-03] [OB-EFFECT-12] Ash holds the bomb in the last turn, cannot move, and Doc can only shoot at her."""
    text = (
        only("ash", "twitch", "doc") + "turn 10\nash @B5 hp=1 disoriented\ntwitch @F9 activated\ndoc @F5\n"
        "edges B5|C5=door_open C5|D5=destroyed\nA1 hand=smoke_grenade\n"
        "D1 hand=covering_fire:3,double_attack,trap_explosive\n"
        "at act ash actions=1"
    )
    assert answer(level, text).startswith("play smoke_grenade")


# ---- bombs, Defence


@BOTH
@pytest.mark.parametrize(
    "text",
    [
        f"ash @A5\nthermite @F1\ntwitch @F9\nblitz @A9\ndoc @C4\ncastle @C7\nkapkan @E8\nfrost @F3\n{OPEN}",
        "ash @A4\nthermite @F1\ntwitch @F9\nblitz @E9\ndoc @A7\ncastle @B8\nkapkan @E7\nfrost @F2\n"
        "edges B6|B7=door_open\n",
        "ash @B5 hp=1\nthermite @D3\ntwitch @D2 hp=1\nblitz @E9\ndoc @A4 disoriented\ncastle @D8\nkapkan @E7\n"
        "frost @F7\n",
    ],
)
def test_the_last_turn_of_the_defence_is_for_the_bomb(level: str, text: str) -> None:
    """[OB-WIN-02] Somebody goes in or shoots, and the turn limit wins."""
    after = phase(level, f"turn 10\n{text}D1 hand=trap_wire,barricade\nat activate D1")
    assert after.outcome() == "D1 held OB-WIN-02"


@BOTH
def test_a_bomb_is_taken_back_in_time(level: str) -> None:
    """[OB-OBJ-02] In turn 6 as in the last."""
    text = (
        "turn 6\nash @E6\nthermite @C1\ntwitch @C9\nblitz @A9\ndoc @A4\ncastle @B6\nkapkan @E8\nfrost @E3\n"
        "edges F6|F7=door_open\nD1 hand=counter,barricade\nat activate D1"
    )
    assert not phase(level, text).outcome()


@BOTH
def test_the_bomb_that_is_left_is_defended(level: str) -> None:
    """[OB-OBJ-05] One is defused, and the other must not be."""
    text = (
        f"{RESIDENCE}turn 14\nbombs bomb_a=defused\nash @E4\nthermite @A8\ntwitch @B1\nblitz @E1\ndoc @B4\n"
        f"castle @D5\nkapkan @F2\n"
        "frost @E8\nD1 hand=barricade\nedges D5|E5=door_open\nat activate D1"
    )
    assert phase(level, text).outcome() == "D1 held OB-WIN-02"


@BOTH
@pytest.mark.parametrize(
    "agents",
    [
        "ash @C5 hp=1\nthermite @C1\ntwitch @C9\nblitz @A9\ndoc @B5\ncastle @B8\nkapkan @E6\nfrost @E5\n",
        "ash @B4\nthermite @C5\ntwitch @F9\nblitz @B9\ndoc @A5 hp=1\ncastle dead\nkapkan @D5\nfrost @E6\n",
    ],
)
def test_the_only_guard_stays_and_risks_nothing_at_the_end(level: str, agents: str) -> None:
    """[OB-OBJ-02] [OB-COMBAT-08] Alive where he is he has won; a shot out of the room can be countered."""
    text = (
        f"turn 10\n{agents}{OPEN}D1 hand=barricade,flash_grenade\n"
        f"A1 hand=counter,covering_fire:2,double_defence,breach_charge\n"
    )
    given = answer(level, f"{text}at act doc actions=1")
    assert given not in ("move C5", "fight thermite")


# ---- doors, cover


@BOTH
@pytest.mark.parametrize(
    "text",
    [
        f"{RESIDENCE}turn 5\nash @D5\nthermite @D4\ntwitch @A8\nblitz @E9\ndoc @B4\ncastle @C4\nkapkan @E5\n"
        f"frost @F6\n",
        f"{ANNEX}turn 5\nash @E6\nthermite @D6\ntwitch @A8\nblitz @A4\ndoc @D4\ncastle @F5\nkapkan @E5\nfrost @D5\n",
        "turn 5\nash @E4\nthermite @F4\ntwitch @F9\nblitz @A9\ndoc @B5\ncastle @A5\nkapkan @E5\nfrost @E6\n",
    ],
)
def test_nobody_opens_his_own_door(level: str, text: str) -> None:
    """[OB-DOOR-03] Time is the Defence's; attackers wait behind the door."""
    assert not answer(level, f"{text}D1 hand=barricade,counter\nat act kapkan actions=1").startswith("open")


@BOTH
@pytest.mark.parametrize(
    ("text", "into"),
    [
        (
            "ash @C5 hp=1\nthermite @F1\ntwitch @F9\nblitz @A9\ndoc @A5\ncastle @B4\nkapkan @B6\nfrost @E6\nat act ash",
            "move B5",
        ),
        (
            "ash @C6\nthermite @C4\ntwitch @D4\nblitz @A9\ndoc @B5 hp=1\ncastle @A4\nkapkan @E6\nfrost @E5\nat act doc",
            "move C5",
        ),
    ],
)
def test_no_wounded_agent_walks_into_the_fire_of_three(level: str, text: str, into: str) -> None:
    """[OB-COMBAT-03] There nobody misses, and no action is left to shoot."""
    assert answer(level, f"turn 3\n{OPEN}A1 hand=counter\nD1 hand=counter\n{text} actions=1") != into


@BOTH
@pytest.mark.parametrize(
    ("text", "into"),
    [
        ("ash @C2 hp=1\nblitz @A9\ntwitch @F9\nthermite @F1\ndoc @A4\ntraps C3=trap_explosive,doc,C4,C3\n", "move C3"),
        (
            "ash @E8 hp=1\nthermite @B1\nblitz @A9\ntwitch @C9\nkapkan @E5\ntraps F8=trap_explosive,frost,F7,F8\n",
            "move F8",
        ),
    ],
)
def test_nobody_walks_onto_a_known_trap(level: str, text: str, into: str) -> None:
    """[OB-TRAP-06] There is only one cell in which it can lie, and other ways are as short."""
    assert answer(level, f"turn 3\n{text}at act ash") != into


# ---- grenades, traps


@BOTH
@pytest.mark.parametrize(
    ("text", "aside"),
    [
        (
            "ash @C9\nthermite @C9\ntwitch @C9\ndoc @C4 hp=1\ncastle @A5 activated\nkapkan @E5 activated\n"
            "frost @F5 activated\nA1 hand=covering_fire:3,breach_charge\nD1 hand=-\nat act doc actions=1",
            {"move D4"},
        ),
        (
            "ash @C9 hp=1\nthermite @A9\ntwitch @F9\ndoc @C4\ncastle @C5\nkapkan @E5\nfrost @F5\n"
            "A1 hand=-\nD1 hand=trap_explosive:3,flash_grenade:2\nat act ash actions=1",
            {"move B9", "move D9"},
        ),
    ],
)
def test_nobody_without_cards_stays_where_he_will_be_shot(level: str, text: str, aside: set[str]) -> None:
    """[OB-LOF-02] One step to the side nobody sees who has one hit point left and nothing to defend himself with."""
    doors = "blitz dead\nedges C8|C9=door_open C6|C7=door_open\n"
    assert answer(level, f"turn 5\n{doors}{text}") in aside


@BOTH
def test_a_flash_blinds_enemies(level: str) -> None:
    """[OB-EFFECT-07] Three defenders who would shoot are in the room, and no friend."""
    text = (
        f"turn 4\nash @C5\nthermite @C4\ntwitch @C6\nblitz @C7\ndoc @A5\ncastle @B4\nkapkan @A6\n"
        f"{OPEN}A1 hand=flash_grenade\n"
    )
    assert answer(level, f"{text}at act ash actions=1") == "play flash_grenade B5"


@BOTH
def test_nobody_blinds_his_friends(level: str) -> None:
    """[OB-R-34] Two of them and one enemy are in the gallery."""
    text = (
        "turn 4\nash @C4\nthermite @E1\ndoc @E5\ncastle @C6\nkapkan @D4\nfrost @E6\nedges E4|E5=door_open\n"
        "D1 hand=flash_grenade\n"
    )
    assert not answer(level, f"{text}at act doc actions=1").startswith("play flash")


@BOTH
def test_a_trap_lies_where_they_must_pass(level: str) -> None:
    """[OB-TRAP-09] The door is open, the attackers are behind it, and Doc cannot stand in it himself."""
    text = (
        f"{ANNEX}turn 4\nkapkan @E5\ndoc @F4 disoriented\ncastle @F5\nfrost @D5\n"
        "ash @E3\nthermite @D3\ntwitch @F3\nblitz @E9\n"
        "edges E3|E4=door_open\nD1 hand=trap_jaws\nat act doc actions=1"
    )
    assert answer(level, text) == "lay trap_jaws E4"


# ---- cards


@BOTH
def test_in_the_last_combat_everything_is_laid_down(level: str) -> None:
    """[OB-TURN-10] No card is good for anything afterwards; Ash may counter, so defence counts, too."""
    text = (
        only("ash", "doc") + f"turn 10\nash @C5 hp=1\ndoc @A5\n{OPEN}A1 hand=covering_fire,breach_charge:2\n"
        "D1 hand=barricade,flash_grenade,trap_explosive\nat commit doc>ash actions=0"
    )
    assert len(answer(level, text, "D1").split()) == 4


@BOTH
@pytest.mark.parametrize(
    ("text", "best"),
    [
        (
            "A1 hand=smoke_grenade committed=breach_charge:2\n"
            "D1 hand=double_defence,smoke_grenade committed=barricade\nat double D1 ash>doc passed",
            "double",
        ),
        (
            "A1 hand=double_attack committed=breach_charge\nD1 hand=barricade:2 committed=barricade\n"
            "at double A1 ash>doc actions=0",
            "double",
        ),
        (
            "A1 hand=smoke_grenade committed=covering_fire:3\n"
            "D1 hand=counter,smoke_grenade committed=flash_grenade\nat counter ash>doc",
            "counter",
        ),
    ],
)
def test_the_card_that_decides_is_played(level: str, text: str, best: str) -> None:
    """[OB-COMBAT-08] [OB-COMBAT-12] Doc is the last of the Defence and has one hit point left."""
    table = only("ash", "thermite", "doc") + f"turn 6\nash @C5\nthermite @F1 activated\ndoc @A5 hp=1\n{OPEN}"
    assert answer(level, table + text) == best


@BOTH
def test_one_weak_card_is_enough_for_who_has_none(level: str) -> None:
    """[OB-COMBAT-13] [OB-COMBAT-17] One point hits an empty hand: neither charges nor the best are spent."""
    text = far("thermite", "twitch", "blitz", "castle", "kapkan", "frost") + "turn 4\nash @C5\ndoc @A5\n" + OPEN
    text += "A1 hand=exothermic_charge,covering_fire:2,smoke_grenade,double_attack\nD1 hand=-\n"
    assert answer(level, f"{text}at commit ash>doc actions=1", "A1") == "commit smoke_grenade"


@BOTH
def test_the_last_life_is_not_left_unguarded(level: str) -> None:
    """[OB-COMBAT-13] If Ash hits, the game is lost, and cards are drawn again when the turn ends."""
    text = (
        only("ash", "thermite", "doc") + f"turn 9\nash @C5\nthermite @F1 activated\ndoc @A5 hp=1\n{OPEN}"
        "A1 hand=covering_fire,breach_charge:2,exothermic_charge\nD1 hand=barricade:2,wall_reinforcement\n"
        "at commit ash>doc actions=0"
    )
    assert len(answer(level, text, "D1").split()) >= 3


# ---- preparation, time


@BOTH
@pytest.mark.parametrize("options", ["", ANNEX, RESIDENCE])
def test_what_is_free_is_used(level: str, options: str) -> None:
    """[OB-PREP-03] [OB-PREP-06] Nothing is spent: the hand is filled again."""
    after = phase(
        level, f"{options}turn 0\nD1 hand=barricade,wall_reinforcement,counter,trap_jaws,flash_grenade\nat prepare D1"
    )
    assert after.fact("defence", "discard") == "barricade:1,wall_reinforcement:1"


@BOTH
def test_the_attack_does_not_dawdle(level: str) -> None:
    """[OB-WIN-02] Three turns are left, and nobody is in the house."""
    text = "turn 8\nA1 hand=breach_charge:2,covering_fire,counter,exothermic_charge\nat activate A1"
    after = phase(level, text)
    assert sum(cell(after, name) != start for name, start in zip(ATTACKERS, ("B1", "E1", "B9", "E9"), strict=True)) >= 2
