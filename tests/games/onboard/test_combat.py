"""Combat: the sure hit of one zone, and the six steps between two zones."""

import pytest

from tests.games.onboard.table import SOLO, Table, TableOf, kinds, texts

DOOR = f"{SOLO}ash @C5\ndoc @A5\nedges B5|C5=door_open\n"  # gallery against archives


def combat(table: TableOf, attack: str, defence: str, at: str = "act ash") -> Table:
    return table(f"{DOOR}A1 hand={attack}\nD1 hand={defence}\nat {at}")


def test_initiating_costs_one_action_whatever_the_result(table: TableOf) -> None:
    """[OB-COMBAT-01] Paid when the target is named."""
    game = combat(table, "counter", "counter")
    game.do("A1: fight doc")
    assert game.at() == "commit ash>doc actions=2"
    game.do("A1: commit -", "D1: commit -", "D1: pass", "A1: pass", "D1: pass")
    assert game.at() == "act ash actions=2"


def test_the_target_is_a_living_enemy_in_line_of_fire(table: TableOf) -> None:
    """[OB-COMBAT-02] [OB-R-27] Teammates and the dead cannot be targets."""
    game = table("ash @A4\nthermite @A5\ndoc dead\ncastle @A6\nat act ash")
    assert game.legal("A1", "fight") == ["fight castle"]
    assert game.refused("A1: fight thermite") == "not-an-enemy OB-COMBAT-02"
    assert game.refused("A1: fight doc") == "target-dead OB-COMBAT-02"


def test_in_the_same_zone_the_target_is_hit_at_once(table: TableOf) -> None:
    """[OB-COMBAT-03] No defence, nobody plays a card, no Counter, no doubling."""
    game = table("ash @A4\ndoc @A6\ncastle @F5\nA1 hand=counter\nD1 hand=counter,barricade,double_defence\nat act ash")
    events = game.do("A1: fight doc")
    assert texts(events) == [
        "fight OB-COMBAT-03 agent=ash target=doc zone=same",
        "wounded OB-DAMAGE-02 agent=doc left=1",
    ]
    assert (game.asks(), game.hand("D1")) == ("A1 act", "counter:1,double_defence:1,barricade:1")


def test_between_zones_the_steps_are_played_in_order(table: TableOf) -> None:
    """[OB-COMBAT-04] Commit, Counter, reveal, doubling, result."""
    game = combat(table, "covering_fire,double_attack", "smoke_grenade,double_defence,counter")
    asked = []
    for line in (
        "A1: fight doc",
        "A1: commit covering_fire",
        "D1: commit smoke_grenade",
        "D1: pass",
        "A1: double",
        "D1: double",
    ):
        asked.append(game.asks())
        events = game.do(line)
    assert asked == ["A1 act", "A1+D1 commit", "D1 commit", "D1 counter", "A1 double", "D1 double"]
    assert texts(events) == [
        "doubled OB-COMBAT-12 agent=doc card=double_defence total=6",
        "hit OB-COMBAT-13 agent=ash target=doc attack=8 defence=6",
        "wounded OB-DAMAGE-02 agent=doc left=1",
    ]
    assert game.at() == "act ash actions=2"


def test_both_seats_commit_face_down_at_the_same_time(table: TableOf) -> None:
    """[OB-COMBAT-05] [OB-R-59] In any order; nobody sees number or cards before both are in."""
    game = combat(table, "covering_fire,breach_charge", "barricade,smoke_grenade,counter")
    game.do("A1: fight doc")
    assert (game.asks(), game.rule()) == ("A1+D1 commit", "OB-COMBAT-05")
    events = game.do("D1: commit smoke_grenade barricade")
    assert texts(events, "A1") == ["committed OB-COMBAT-05 seat=D1"]
    assert game.line("D1", "A1") == "agents=doc,castle,kapkan,frost hand=?:3 committed=?"
    assert game.line("D1", "D1").endswith("hand=counter:1 committed=smoke_grenade:1,barricade:1")
    assert game.asks() == "A1 commit"
    events = game.do("A1: commit covering_fire")
    assert texts(events, "D1")[-1] == "cards-down OB-R-28 agent=ash cards=1 target=doc against=2"
    assert game.line("A1", "D1").endswith("hand=?:1 committed=?:1")
    assert game.line("D1", "A1").endswith("hand=?:1 committed=?:2")


def test_any_number_of_cards_is_committed(table: TableOf) -> None:
    """[OB-COMBAT-06] [OB-R-28] From none to the whole hand; the numbers need not match."""
    game = combat(table, "covering_fire:2,breach_charge", "counter")
    game.do("A1: fight doc")
    assert game.legal("A1") == [
        "commit -",
        "commit covering_fire",
        "commit covering_fire covering_fire",
        "commit covering_fire covering_fire breach_charge",
        "commit covering_fire breach_charge",
        "commit breach_charge",
    ]
    assert game.refused("A1: commit breach_charge breach_charge") == "not-in-hand OB-COMBAT-06"
    assert game.refused("A1: stop") == "commit-first OB-COMBAT-05"


def test_committed_specials_count_for_their_points_only(table: TableOf) -> None:
    """[OB-COMBAT-07] [OB-R-29] A committed Counter counters nothing, a committed Double attack doubles nothing."""
    game = combat(table, "double_attack:2", "counter")
    game.do("A1: fight doc", "A1: commit double_attack double_attack")
    events = game.do("D1: commit counter")
    assert texts(events)[-2:] == [
        "hit OB-COMBAT-13 agent=ash target=doc attack=4 defence=2",
        "wounded OB-DAMAGE-02 agent=doc left=1",
    ]


def test_a_counter_swaps_the_roles(table: TableOf) -> None:
    """[OB-COMBAT-08] [OB-COMBAT-10] [OB-R-30] Doc's attack 3 against Ash's defence 2; the Counter adds nothing."""
    game = combat(table, "covering_fire", "trap_explosive,counter")
    game.do("A1: fight doc", "A1: commit covering_fire", "D1: commit trap_explosive")
    assert (game.asks(), game.rule(), game.legal("D1")) == ("D1 counter", "OB-COMBAT-08", ["counter", "pass"])
    assert game.refused("D1: double") == "counter-first OB-COMBAT-08"
    events = game.do("D1: counter")
    assert texts(events) == [
        "countered OB-COMBAT-08 agent=doc target=ash",
        "card-revealed OB-COMBAT-11 agent=doc card=trap_explosive points=3",
        "revealed OB-COMBAT-11 agent=doc role=striker points=3",
        "card-revealed OB-COMBAT-11 agent=ash card=covering_fire points=2",
        "revealed OB-COMBAT-11 agent=ash role=guard points=2",
        "hit OB-COMBAT-13 agent=doc target=ash attack=3 defence=2",
        "wounded OB-DAMAGE-02 agent=ash left=1",
    ]
    assert game.line("doc") == "@A5 hp=2"


def test_without_a_counter_the_initiator_strikes(table: TableOf) -> None:
    """[OB-COMBAT-09] The same cards, the other way round: 4 against 2."""
    game = combat(table, "covering_fire", "trap_explosive,counter")
    game.do("A1: fight doc", "A1: commit covering_fire", "D1: commit trap_explosive")
    events = game.do("D1: pass")
    assert texts(events)[0] == "no-counter OB-COMBAT-09 agent=doc"
    assert game.asks() == "D1 double"  # A1's hand is empty, so it cannot double
    game.do("D1: pass")
    assert (game.line("ash"), game.line("doc")) == ("@C5 hp=2 activated", "@A5 hp=1")


def test_only_the_targets_seat_counters_once_from_what_is_left_in_hand(table: TableOf) -> None:
    """[OB-R-30] No Counter of the initiator, none against a Counter, no committed one."""
    game = combat(table, "covering_fire,counter", "counter,barricade")
    game.do("A1: fight doc", "A1: commit covering_fire", "D1: commit counter")
    assert game.legal("D1") == ["pass"]
    assert game.refused("D1: counter") == "not-in-hand OB-COMBAT-08"
    assert game.refused("A1: counter") == "not-asked OB-COMBAT-08"


def test_the_reveal_sums_attack_of_the_striker_and_defence_of_the_guard(table: TableOf) -> None:
    """[OB-COMBAT-11] [OB-CARD-07] Smoke is worth 2 to the striker and 3 to the guard."""
    game = combat(table, "smoke_grenade,breach_charge", "smoke_grenade")
    game.do("A1: fight doc", "A1: commit smoke_grenade breach_charge")
    events = game.do("D1: commit smoke_grenade")
    assert texts(events)[-2] == "hit OB-COMBAT-13 agent=ash target=doc attack=5 defence=3"
    assert game.smoke("gallery") == 0


def test_the_striker_doubles_attack_and_the_guard_defence(table: TableOf) -> None:
    """[OB-COMBAT-12] [OB-R-31] After a Counter the roles are the new ones."""
    game = combat(table, "covering_fire,double_defence", "trap_explosive,counter,double_attack")
    game.do("A1: fight doc", "A1: commit covering_fire", "D1: commit trap_explosive", "D1: counter")
    assert (game.asks(), game.rule()) == ("D1 double", "OB-COMBAT-12")
    assert game.at() == "double D1 ash>doc actions=2 countered"
    game.do("D1: double")
    assert game.asks() == "A1 double"
    events = game.do("A1: double")
    assert texts(events)[-2] == "hit OB-COMBAT-13 agent=doc target=ash attack=6 defence=4"


def test_the_wrong_doubling_card_is_of_no_use(table: TableOf) -> None:
    """[OB-COMBAT-12] [OB-R-31] The striker holds Double defence, the guard Double attack: both may only pass."""
    game = combat(table, "covering_fire,double_defence", "barricade,double_attack")
    game.do("A1: fight doc", "A1: commit covering_fire", "D1: commit barricade", "D1: pass")
    assert game.legal("A1") == ["pass"]
    assert game.refused("A1: double") == "not-in-hand OB-COMBAT-12"
    assert game.refused("A1: counter") == "double-first OB-COMBAT-12"
    game.do("A1: pass")
    assert game.legal("D1") == ["pass"]


def test_a_pass_is_not_final_if_the_other_side_then_plays(table: TableOf) -> None:
    """[OB-R-31] Striker passes, guard doubles, the striker may still double; one card a side."""
    game = combat(table, "breach_charge,covering_fire,double_attack:2", "smoke_grenade,double_defence,counter")
    game.do("A1: fight doc", "A1: commit covering_fire breach_charge", "D1: commit smoke_grenade", "D1: pass")
    game.do("A1: pass", "D1: double")
    assert game.at() == "double A1 ash>doc actions=2 defence-doubled=1"
    events = game.do("A1: double")  # the guard has used its card, the striker its own: the step is over
    assert texts(events)[0] == "doubled OB-COMBAT-12 agent=ash card=double_attack total=14"
    assert (game.asks(), game.hand("A1")) == ("A1 act", "double_attack:1")


def test_two_passes_in_a_row_end_the_step(table: TableOf) -> None:
    """[OB-COMBAT-12] [OB-R-31] Whoever could still have played."""
    game = combat(table, "covering_fire,double_attack", "barricade,double_defence")
    game.do("A1: fight doc", "A1: commit covering_fire", "D1: commit barricade", "D1: pass", "A1: pass")
    assert game.at() == "double D1 ash>doc actions=2 passed"
    assert kinds(game.do("D1: pass")) == ["no-doubling", "missed"]


def test_the_attack_must_be_strictly_greater(table: TableOf) -> None:
    """[OB-COMBAT-13] Seven against seven is a miss."""
    game = combat(table, "covering_fire,breach_charge", "barricade,smoke_grenade")
    game.do("A1: fight doc", "A1: commit covering_fire breach_charge")
    events = game.do("D1: commit smoke_grenade barricade")
    assert texts(events)[-1] == "missed OB-COMBAT-13 agent=ash target=doc attack=7 defence=7"
    assert game.line("doc") == "@A5 hp=2"


def test_a_combat_deals_at_most_one_damage_and_only_to_the_guard(table: TableOf) -> None:
    """[OB-COMBAT-14] However high the attack."""
    game = combat(table, "covering_fire:4,exothermic_charge", "counter")
    game.do("A1: fight doc", "A1: commit covering_fire covering_fire covering_fire covering_fire exothermic_charge")
    game.do("D1: commit -", "D1: pass", "D1: pass")
    assert (game.line("doc"), game.line("ash")) == ("@A5 hp=1", "@C5 hp=2 activated")


@pytest.mark.parametrize(("attack", "result"), [("covering_fire", "hit"), ("counter", "missed")])
def test_all_cards_of_the_combat_are_discarded(table: TableOf, attack: str, result: str) -> None:
    """[OB-COMBAT-15] [OB-R-11] Committed, Counter and doubling cards, hit or miss."""
    game = combat(table, f"{attack},double_defence", f"{attack},counter,double_attack")
    game.do("A1: fight doc", f"A1: commit {attack}", f"D1: commit {attack}", "D1: counter", "D1: double")
    events = game.do("A1: pass" if attack == "covering_fire" else "A1: double")
    assert result in kinds(events)
    assert (game.hand("D1"), game.asks()) == ("-", "A1 act")
    mine = {"covering_fire": "covering_fire:1", "counter": "counter:1,double_defence:1"}
    theirs = {"covering_fire": "covering_fire:1,counter:1,double_attack:1", "counter": "counter:2,double_attack:1"}
    assert game.fact("attack", "discard") == mine[attack]
    assert game.fact("defence", "discard") == theirs[attack]


def test_cards_spent_in_combat_are_not_replaced_before_the_draw_phase(table: TableOf) -> None:
    """[OB-COMBAT-16] The next combat of the same activation finds an empty hand."""
    game = combat(table, "covering_fire", "counter")
    game.do("A1: fight doc", "A1: commit covering_fire", "D1: commit -", "D1: pass", "D1: pass")
    assert game.hand("A1") == "-"
    game.do("A1: fight doc")
    assert game.asks() == "D1 commit"


def test_a_side_without_cards_may_fight_and_be_fought(table: TableOf) -> None:
    """[OB-COMBAT-17] [OB-R-28] [OB-R-59] Its total is 0, and nobody asks it; 0 never beats 0."""
    game = combat(table, "-", "-")
    events = game.do("A1: fight doc")
    assert texts(events) == [
        "fight OB-COMBAT-04 agent=ash target=doc zone=distinct",
        "cards-down OB-R-28 agent=ash cards=0 target=doc against=0",
        "revealed OB-COMBAT-11 agent=ash role=striker points=0",
        "revealed OB-COMBAT-11 agent=doc role=guard points=0",
        "missed OB-COMBAT-13 agent=ash target=doc attack=0 defence=0",
    ]
    game = combat(table, "counter", "-")
    game.do("A1: fight doc", "A1: commit counter")
    assert game.line("doc") == "@A5 hp=1"


@pytest.mark.parametrize("hand", ["counter", "barricade", "double_defence"])
def test_windows_open_whether_or_not_the_card_is_held(table: TableOf, hand: str) -> None:
    """[OB-R-59] The same questions for every hand of one card."""
    game = combat(table, "covering_fire,smoke_grenade", hand)
    game.do("A1: fight doc", "A1: commit covering_fire", "D1: commit -")
    asked = [game.asks()]
    game.do("D1: pass")
    asked.append(game.asks())
    game.do("A1: pass")
    asked.append(game.asks())
    assert asked == ["D1 counter", "A1 double", "D1 double"]


def test_the_defence_fights_in_its_own_phase(table: TableOf) -> None:
    """[OB-ACTION-03] [OB-COMBAT-05] Doc initiates, Ash is the target and may counter."""
    game = combat(table, "counter,covering_fire", "trap_explosive", "act doc")
    game.do("D1: fight ash", "A1: commit covering_fire", "D1: commit trap_explosive")
    assert game.asks() == "A1 counter"
    events = game.do("A1: counter")
    assert "hit OB-COMBAT-13 agent=ash target=doc attack=4 defence=2" in texts(events)
