"""Rules of thumb of Siegestorm: positions in which every good player would answer the same."""

import pytest

from tests.games.siegestorm.table import Table
from warbox.engine.sampler import Sampler
from warbox.games.siegestorm.game import GAME
from warbox.players.levels import LEVELS
from warbox.players.search import think
from warbox.players.table import SeatTable

PLAYOUTS = 60
MANY = "resources=snow_runner:20"
LAST4 = "options mode=last4\n"


@pytest.fixture(params=["veteran", "elite"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def answer(level: str, position: str, *lines: str) -> str:
    """What a level answers once these lines have been played: it looks as far as ever and thinks little."""
    game = Table(position)
    game.do(*lines)
    seat = GAME.parse_seat(game.asks()[0])
    effort = LEVELS[level].effort(GAME, clock=False)
    return think(SeatTable(GAME, game.state, seat), effort.part(effort.playouts // PLAYOUTS), Sampler(1)).action.text


# ---- what cards are paid with


@pytest.mark.parametrize(
    ("hand", "played", "best"),
    [
        ("white_lancer,archangel_maris,lantern_bearer,winged_sentry:4", "white_lancer", "archangel_maris"),
        ("pickpocket_ghoul,last_boatman,grave_robber:2,bone_thrall:3", "pickpocket_ghoul", "last_boatman"),
    ],
)
def test_nobody_pays_with_the_best_card(level: str, hand: str, played: str, best: str) -> None:
    """The dear one can be paid for next turn; the others cost nothing and do little."""
    position = f"turn 5 A\nA hand={hand} {MANY}\nB hand=snow_runner:3 {MANY}\nat act A"
    assert answer(level, position, f"A: deploy {played}") != f"discard {best}"


@pytest.mark.parametrize(
    ("played", "others", "least"),
    [
        ("masked_chameleon", "two_faced_chancellor,venom_spitter,reptine_taskmaster", "venom_spitter"),
        ("mountain_trickster", "silent_abbot,armored_yak", "armored_yak"),
    ],
)
def test_what_does_least_pays(level: str, played: str, others: str, least: str) -> None:
    """Neither the second best card nor a Reaction is given for a creature while a small one is there."""
    position = f"turn 9 A\nA step=deploy hand={played},{others} {MANY}\nB hand=snow_runner:3 {MANY}\nat act A"
    assert answer(level, position, f"A: deploy {played}") == f"discard {least}"


def test_a_card_that_can_never_be_paid_for_pays(level: str) -> None:
    """World Serpent costs six, and there will never be six other cards."""
    position = (
        "turn 19 A\nA hand=masked_chameleon,world_serpent,tunnel_stalker,scale_infiltrator "
        "resources=scale_infiltrator:3\nB hand=snow_runner:2 resources=snow_runner:8\nat act A"
    )
    assert answer(level, position, "A: deploy masked_chameleon") == "discard world_serpent"


def test_supporters_pay_before_cards(level: str) -> None:
    """They are back next turn, cards are not."""
    hand = "hand=white_lancer,archangel_maris,field_surgeon,oath_knight support=dawn_acolyte:2"
    position = f"turn 5 A\nA {hand} {MANY}\nB hand=snow_runner:3 {MANY}\nat act A"
    assert answer(level, position, "A: deploy white_lancer").startswith("commit")


def test_nobody_discards_the_best_card(level: str) -> None:
    """Ferry Toller leaves the choice to the victim."""
    hand = "hand=archangel_maris,lantern_bearer,winged_sentry:3,white_lancer"
    position = f"turn 6 B\nA {hand} {MANY}\nB hand=snow_runner:2 {MANY}\nlink B action ferry_toller\nat react A"
    assert answer(level, position, "A: pass") != "pick archangel_maris"


def test_the_least_creature_is_sacrificed(level: str) -> None:
    """Not the one that storms with six next turn."""
    tracks = "T1=snow_runner T3=yeti_patriarch"
    position = (
        f"turn 6 B\nA hand=tengu:2 {tracks} {MANY}\nB hand=snow_runner:2 {MANY}\nlink B action pyre_widow\nat react A"
    )
    assert answer(level, position, "A: pass") == "pick A.T1"


# ---- nothing for nothing


@pytest.mark.parametrize(
    ("mine", "theirs", "vain"),
    [
        ("hand=druuk_school_adept,snow_runner:3 T2=snow_runner", "", "play druuk_school_adept"),
        ("hand=sun_archer,winged_sentry:4", "T2=yeti_patriarch", "play sun_archer"),
        ("hand=tengu:3 T1=mountain_trickster", "", "use A.T1"),
        ("hand=purge_doctor,scale_infiltrator:3", "", "play purge_doctor"),
    ],
)
def test_nothing_is_played_without_a_target(level: str, mine: str, theirs: str, vain: str) -> None:
    """No Enemy at all, none so cheap, none to move back, no Supporters to count."""
    position = f"turn 5 A\nA {mine} {MANY} step=advance\nB hand=snow_runner:3 {theirs} {MANY}\nat act A"
    assert answer(level, position) != vain


def test_a_creature_that_costs_nothing_is_deployed(level: str) -> None:
    position = f"turn 5 A\nA hand=snow_runner:4 {MANY}\nB hand=snow_runner:3 {MANY}\nat act A"
    assert answer(level, position) == "deploy snow_runner"


def test_nobody_storms_a_wall(level: str) -> None:
    """One against a Defender of four, and the Action is a Reaction: the creature would be spent for nothing."""
    position = (
        f"turn 5 A\nA hand=snow_runner:3 T3=silent_abbot {MANY} step=advance\n"
        f"B hand=snow_runner T1=stone_monk {MANY}\nat act A"
    )
    assert answer(level, position, "A: next") != "storm"


def test_equal_strength_kills_nobody(level: str) -> None:
    """Six less four are two: the creature with four would survive, the player loses two cards."""
    position = (
        f"turn 5 A\nA hand=snow_runner:3 T3=yeti_patriarch {MANY} step=advance\n"
        f"B hand=snow_runner T1=lodge_treasurer FL=stone_monk {MANY}\nat act A"
    )
    assert answer(level, position, "A: next", "A: storm") == "attack B"


@pytest.mark.parametrize("action", ["propaganda_herald", "iron_gate_keeper"])
def test_a_reaction_is_kept_for_what_matters(level: str, action: str) -> None:
    """No Supporters to reset, nothing in play to protect."""
    position = (
        f"turn 6 B\nA hand=silent_abbot,snow_runner,drum_caller {MANY}\n"
        f"B hand=scale_infiltrator:2 {MANY}\nlink B action {action}\nat react A"
    )
    assert answer(level, position) == "pass"


# ---- the end in sight


@pytest.mark.parametrize(
    ("position", "lines", "wins"),
    [
        ("A T3=yeti_patriarch hand=tengu resources=stone_monk step=advance\nB resources=snow_runner:6", 1, "storm"),
        ("A T3=silent_abbot hand=tengu resources=stone_monk step=advance\nB resources=snow_runner:2", 1, "storm"),
        (
            "A T3=assassin hand=tengu resources=stone_monk step=advance\nB FL=drum_caller resources=snow_runner:4",
            2,
            "attack B",
        ),
        (
            "A hand=tunnel_stalker,scale_infiltrator:2 resources=scale_infiltrator step=advance\n"
            "B resources=snow_runner",
            0,
            "play tunnel_stalker",
        ),
        (
            "A hand=scale_infiltrator T2=obedient_clerk resources=scale_infiltrator step=deploy\n"
            "B resources=snow_runner:2",
            0,
            "use A.T2",
        ),
        (
            "A hand=retired_master,snow_runner T1=yeti_patriarch resources=snow_runner step=deploy\n"
            "B resources=snow_runner:5",
            0,
            "play retired_master",
        ),
    ],
)
def test_what_wins_is_done(level: str, position: str, lines: int, wins: str) -> None:
    """The last cards are taken, or all but one, so that nobody can draw; A could not draw any more either."""
    said = ["A: next", "A: storm"][:lines]
    assert answer(level, f"turn 7 A\n{position} hand=snow_runner\nat act A", *said) == wins


def test_a_storm_that_would_kill_is_blocked_by_who_can(level: str) -> None:
    """Six come, five cards are left: with a Defender of four two are to draw, with one of two there is one. B cannot
    draw after the next turn."""
    position = (
        "turn 7 A\nA hand=lodge_treasurer,masked_chameleon,scale_infiltrator:2 resources=scale_infiltrator:5 "
        "step=deploy\n"
        "B hand=snow_runner T3=yeti_patriarch resources=snow_runner:2\nat act A"
    )
    assert answer(level, position) == "deploy lodge_treasurer"


def test_the_bosss_storm_is_blocked_by_who_can(level: str) -> None:
    """Seven come, six cards are left, and the boss can draw once more."""
    position = (
        "options mode=solo boss=medium\nturn 6 A\n"
        "A hand=lodge_treasurer,masked_chameleon,scale_infiltrator:2 resources=scale_infiltrator:6 step=deploy\n"
        "boss T3=goblin_ogre:gang2 hand=- resources=goblin_tank:4 no-token\nat act A"
    )
    assert answer(level, position) == "deploy lodge_treasurer"


@pytest.mark.parametrize("lines", [0, 1])
def test_the_attacker_that_would_kill_is_destroyed(level: str, lines: int) -> None:
    """Eight come, and no Defender is good enough; without him nobody storms."""
    position = (
        "turn 7 A\nA hand=two_faced_chancellor,scale_infiltrator:3 resources=scale_infiltrator:5 step=deploy\n"
        "B hand=snow_runner T2=tengu T3=yeti_patriarch resources=snow_runner:2\nat act A"
    )
    said = ["A: play two_faced_chancellor"][:lines]
    assert answer(level, position, *said) == ("target B.T3" if lines else "play two_faced_chancellor")


def test_a_partner_in_need_is_helped(level: str) -> None:
    """A has cards enough, B would lose for both: the ogre hits each of them."""
    position = (
        "options mode=coop boss=medium\nturn 6 A\n"
        "A hand=two_faced_chancellor,scale_infiltrator:3 resources=scale_infiltrator:15 step=deploy\n"
        "B hand=- resources=snow_runner:4 step=deploy\n"
        "boss T3=goblin_ogre:gang2 hand=- resources=goblin_tank:9\nat act A+B"
    )
    assert answer(level, position) == "play two_faced_chancellor"


@pytest.mark.parametrize(
    ("hand", "left", "action", "saves"),
    [
        ("silent_abbot,snow_runner", "snow_runner:3", "tunnel_stalker", "play silent_abbot"),
        ("mirror_guardian,dawn_acolyte:4", "dawn_acolyte:2", "venom_spitter", "play mirror_guardian"),
    ],
)
def test_a_reaction_is_played_when_it_saves_the_game(level: str, hand: str, left: str, action: str, saves: str) -> None:
    """With that damage there is one card left to draw, and B cannot draw any more himself."""
    position = (
        f"turn 6 B\nA hand={hand} resources={left}\nB hand=scale_infiltrator:2 resources=scale_infiltrator\n"
        f"link B action {action}\nat react A"
    )
    assert answer(level, position) == saves


def test_a_full_track_is_worth_a_reaction(level: str) -> None:
    """World Serpent would kill all three."""
    tracks = "T1=tengu T2=yeti_patriarch T3=sky_general"
    position = (
        f"turn 6 B\nA hand=silent_abbot,snow_runner:3 {tracks} resources=snow_runner:12\n"
        "B hand=scale_infiltrator:2 resources=scale_infiltrator:12\nlink B action world_serpent\nat react A"
    )
    assert answer(level, position) == "play silent_abbot"


# ---- nobody draws himself out


@pytest.mark.parametrize("head", ["", "options mode=solo\n"])
def test_nobody_plays_for_a_card_that_will_be_missing(level: str, head: str) -> None:
    """Two are left for the next Draw."""
    other = "boss hand=- resources=goblin_tank:20" if head else f"B hand=snow_runner {MANY}"
    mine = "A hand=warrior_of_shamballa,stone_monk:2 T1=snow_runner resources=snow_runner:2 step=deploy"
    assert answer(level, f"{head}turn 7 A\n{mine}\n{other}\nat act A") != "play warrior_of_shamballa"


def test_nobody_draws_for_fun_at_the_end(level: str) -> None:
    """Wind Rider may draw when he comes."""
    mine = "A hand=wind_rider,stone_monk:3 resources=snow_runner:2 step=deploy"
    said = ["A: deploy wind_rider", "A: discard stone_monk", "A: discard stone_monk"]
    position = f"turn 7 A\n{mine}\nB hand=snow_runner resources=snow_runner:12\nat act A"
    assert answer(level, position, *said) == "no"


@pytest.mark.parametrize(
    ("mine", "lines"),
    [
        ("hand=keeper_of_the_wheel,snow_runner:6 step=deploy", 0),
        ("hand=snow_runner T3=keeper_of_the_wheel step=advance", 1),
    ],
)
def test_nobody_takes_an_extra_turn_in_which_he_cannot_draw(level: str, mine: str, lines: int) -> None:
    """One card is left, and B cannot draw next turn: waiting wins."""
    position = (
        f"turn 7 A\nA {mine} resources=snow_runner\nB hand=snow_runner T1=stone_monk resources=snow_runner\nat act A"
    )
    assert answer(level, position, *["A: next"][:lines]) not in ("play keeper_of_the_wheel", "storm")


@pytest.mark.parametrize(
    ("deck", "hand"), [("ysra", "world_serpent,brood_matriarch"), ("styxia", "last_boatman,crypt_titan")]
)
def test_a_hand_that_nobody_can_pay_for_goes_back(level: str, deck: str, hand: str) -> None:
    position = f"options deck-a={deck} deck-b=khunglai\nA hand={hand}\nB hand=snow_runner,tengu\nat mulligan"
    assert answer(level, position).startswith("mulligan")


# ---- around a table


@pytest.mark.parametrize(
    ("seat", "leader", "zone", "weak"),
    [("A", "B", 1, "CD"), ("A", "D", 4, "BC"), ("C", "D", 3, "AB"), ("D", "C", 3, "AB")],
)
def test_the_one_who_lasts_longest_is_hit(level: str, seat: str, leader: str, zone: int, weak: str) -> None:
    """The others will be out of cards long before."""
    players = [
        f"{seat} hand=tunnel_stalker,scale_infiltrator:2 resources=scale_infiltrator:16 step=deploy deployed={zone}"
    ]
    players.append(f"{leader} hand=snow_runner:2 resources=snow_runner:20")
    players += [f"{letter} hand=snow_runner resources=snow_runner:5" for letter in weak]
    position = LAST4 + "\n".join([f"turn 9 {seat}", *players, f"at act {seat}"])
    assert answer(level, position, f"{seat}: play tunnel_stalker") == f"track {zone}"


@pytest.mark.parametrize(("mine", "zone", "from_whom"), [("A", 1, "B"), ("A", 4, "D"), ("C", 2, "B")])
def test_the_guard_stands_where_the_storm_comes_from(level: str, mine: str, zone: int, from_whom: str) -> None:
    players = [f"{mine} hand=iron_gate_keeper,snow_runner:3 resources=snow_runner:6 step=deploy"]
    players.append(f"{from_whom} hand=snow_runner {zone}.T3=yeti_patriarch resources=snow_runner:6")
    players += [
        f"{letter} hand=snow_runner resources=snow_runner:6" for letter in "ABCD" if letter not in mine + from_whom
    ]
    position = LAST4 + "\n".join([f"turn 9 {mine}", *players, f"at act {mine}"])
    assert answer(level, position, f"{mine}: deploy iron_gate_keeper") == f"track {zone}"


def test_around_a_table_nobody_draws_for_fun_at_the_end(level: str) -> None:
    """Three are left, three are drawn, and all the others can draw once, too."""
    players = ["A hand=wind_rider,stone_monk:2 resources=snow_runner:3 step=deploy"]
    players += [f"{letter} hand=snow_runner resources=snow_runner:5" for letter in "BCD"]
    said = ["A: deploy wind_rider", "A: track 1", "A: discard stone_monk", "A: discard stone_monk"]
    assert answer(level, LAST4 + "\n".join(["turn 9 A", *players, "at act A"]), *said) == "no"


@pytest.mark.parametrize(("said", "wins"), [(["A: next"], "storm"), (["A: next", "A: storm"], "attack C")])
def test_of_the_last_two_one_storms_to_win(level: str, said: list[str], wins: str) -> None:
    position = (
        f"{LAST4}zones 1=A-C 3=C-A\nturn 30 A\n"
        "A hand=snow_runner 1.T3=yeti_patriarch resources=snow_runner:2 step=advance\n"
        "B out\nD out\nC hand=snow_runner 1.FL=snow_runner resources=snow_runner:6\nat act A"
    )
    assert answer(level, position, *said) == wins
