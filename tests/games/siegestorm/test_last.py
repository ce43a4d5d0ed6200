"""Last One Standing: three or four players, two tracks each."""

from tests.games.siegestorm.table import Table, texts


def last3(text: str) -> Table:
    return Table("options mode=last3\n" + text)


def order(size: int) -> str:
    return "*: order " + " ".join(str(number) for number in range(size))


def test_a_zone_lies_between_each_pair_of_neighbours_and_everybody_has_two_tracks() -> None:
    """[SGS-LAST-01] [SGS-LAST-02] [SGS-SETUP-01] [SGS-SETUP-03] Three players and three zones, four and four."""
    assert last3("").line("zones") == "zones 1=A-B 2=B-C 3=C-A"
    game = Table("options mode=last4")
    assert game.line("zones") == "zones 1=A-B 2=B-C 3=C-D 4=D-A"
    spaces = [word.split("=")[0] for word in game.line("D").split() if word[0].isdecimal()]
    assert [space for space in spaces if "T" in space] == ["3.T1", "3.T2", "3.T3", "4.T1", "4.T2", "4.T3"]


def test_everybody_starts_with_two_cards_and_the_first_player_is_random() -> None:
    """[SGS-LAST-03] [SGS-LAST-13] [SGS-SETUP-08] Then turns go clockwise."""
    game = Table.new(mode="last3")
    game.do(order(34), order(34), order(34))
    assert [game.count(f"{seat}.hand") for seat in "ABC"] == [2, 2, 2]
    game.do("A: keep", "B: keep", "C: keep", "*: dice 3")
    assert game.asks() == "C act"
    game.do("C: next", "C: next", "C: next")
    assert game.asks() == "A act"


def test_three_cards_are_drawn_in_every_turn_the_first_included() -> None:
    """[SGS-LAST-04] [SGS-R-42] Also by the first player."""
    game = last3("turn 1 A\nA step=draw resources=9\nat act A")
    game.do("A: next")
    assert (game.count("A.hand"), game.count("A.resources")) == (3, 6)


def test_an_action_is_played_along_one_track() -> None:
    """[SGS-LAST-05] [SGS-R-43] [SGS-R-65] Its Allies, Enemies and opponent are those of that zone."""
    game = last3(
        "A hand=drum_caller,venom_spitter,tengu 1.T1=snow_runner 3.T1=snow_runner\nB resources=9\nC resources=9"
    )
    game.do("A: play drum_caller")
    assert (game.asks(), game.legal("A")) == ("A track", ["track 1", "track 3"])
    game.do("A: track 3", "A: discard tengu")
    assert game.asks() == "C react"
    game.do("C: pass")
    assert (game.now("A.1.T1"), game.now("A.3.T1")) == ("2/1", "4/1")
    game.do("A: play venom_spitter", "A: track 1", "B: pass")
    assert (game.count("B.resources"), game.count("C.resources")) == (8, 9)


def test_a_reaction_is_made_on_the_same_battle_zone() -> None:
    """[SGS-R-43] B answers across zone 1; a card along zone 2 cannot."""
    game = last3("A hand=venom_spitter\nB hand=venom_spitter:3 1.T1=obedient_clerk 2.T1=obedient_clerk resources=9")
    game.do("A: play venom_spitter", "A: track 1")
    assert "use B.1.T1" in game.legal("B")
    assert game.why("B: use B.2.T1") == "other-zone SGS-R-43"
    before = game.count("A.resources")
    game.do("B: play venom_spitter")
    assert game.asks() == "A react"
    game.do("A: pass")
    assert game.count("A.resources") == before - 1


def test_passives_reach_only_their_own_track() -> None:
    """[SGS-LAST-05] [SGS-R-65] Warrior and Plague Piper along zone 1."""
    game = last3(
        "A 1.T1=warrior_of_shamballa 1.T2=plague_piper 3.T1=snow_runner\n"
        "B 1.T1=despoiler 2.T1=despoiler\nC 3.T1=despoiler"
    )
    shown = [game.now(spot) for spot in ("A.1.T2", "A.3.T1", "B.1.T1", "B.2.T1", "C.3.T1")]
    assert shown == ["3/2", "2/1", "4/1", "4/2", "4/2"]


def test_player_wide_passives_work_from_either_track() -> None:
    """[SGS-LAST-06] [SGS-R-65] Drawing, costs, damage suffered."""
    for zone in (1, 3):
        game = last3(f"turn 4 A\nA step=draw {zone}.T1=keeper_of_the_wheel resources=9\nat act A")
        game.do("A: next", "A: yes")
        assert game.count("A.hand") == 4
    game = last3("A 1.T1=serpent_oracle 3.T1=scale_infiltrator hand=tengu")
    assert "use A.3.T1" in game.legal("A")
    game = last3("A hand=underworld_vindicator\nB 2.FL=mirror_guardian resources=9")
    game.do("A: play underworld_vindicator", "A: track 1", "B: pass")
    assert game.count("B.resources") == 8


def test_damage_changes_on_the_opponent_need_damage_across_their_zone() -> None:
    """[SGS-R-65] Ikee along zone 1 does nothing for damage across zone 3."""
    game = last3("A 1.FL=grand_overlord_ikee hand=venom_spitter:2\nB resources=9\nC resources=9")
    game.do("A: play venom_spitter", "A: track 1", "B: pass", "A: play venom_spitter", "A: track 3", "C: pass")
    assert (game.count("B.resources"), game.count("C.resources")) == (7, 8)


def test_a_creature_storms_against_the_neighbour_of_its_track() -> None:
    """[SGS-LAST-07] The Defender is the T1 card of that neighbour's track along the same zone."""
    game = last3("A 3.S1=wind_rider\nC 3.T1=venom_spitter 2.T1=world_serpent resources=9\nB resources=9\nat storm A")
    assert (game.count("C.resources"), game.count("B.resources")) == (7, 9)
    game = last3("A 1.S1=wind_rider\nB 1.FL=tengu 2.FL=assassin resources=9\nC 3.FL=tengu\nat storm A")
    assert game.legal("A") == ["attack B.1.FL", "attack B"]


def test_an_eliminated_players_cards_leave_and_the_others_go_home() -> None:
    """[SGS-LAST-08] [SGS-R-44] Wherever they are; cards along the shared zones go to their owners' Casualties."""
    game = last3(
        "A hand=venom_spitter 1.T1=tengu 3.T2=assassin 3.FL=snow_runner 1.FL=despoiler@B resources=9\n"
        "B resources=- hand=drum_caller@A 1.T1=purge_doctor 2.FL=silent_abbot@A 2.NML=tunnel_stalker\n"
        "C 2.T1=stone_monk 3.T1=wind_rider hand=venom_spitter@B resources=9"
    )
    events = texts(game.do("A: play venom_spitter", "A: track 1", "B: pass"))
    assert "eliminated SGS-LAST-08 player=B" in events
    assert game.line("B") == "B out"
    assert sorted(game.fact("A.casualties").split(",")) == ["drum_caller", "silent_abbot", "tengu", "venom_spitter"]
    assert game.facts("C.casualties", "C.hand") == ["stone_monk", "-"]
    for gone in ("despoiler", "purge_doctor", "tunnel_stalker"):
        assert gone not in game.text().replace("deck-b", "")


def test_one_zone_is_removed_and_two_players_keep_two() -> None:
    """[SGS-LAST-09] [SGS-R-44] Of three players the last two face each other across two zones."""
    game = last3("A hand=venom_spitter 3.T2=assassin\nB resources=-\nC 3.T1=wind_rider")
    game.do("A: play venom_spitter", "A: track 1", "B: pass")
    assert game.line("zones") == "zones 1=A-C 3=C-A"
    assert game.facts("A.3.T2", "C.3.T1") == ["assassin", "wind_rider"]
    game.do("A: next")
    assert game.asks() == "C act"


def test_of_four_players_the_neighbours_of_the_eliminated_one_become_neighbours() -> None:
    """[SGS-LAST-09] [SGS-R-44] B gone: A and C meet."""
    game = Table("options mode=last4\nA hand=venom_spitter\nB resources=-")
    game.do("A: play venom_spitter", "A: track 1", "B: pass")
    assert game.line("zones") == "zones 1=A-C 3=C-D 4=D-A"


def test_the_last_player_left_wins() -> None:
    """[SGS-LAST-10] C was out already."""
    game = last3("zones 1=A-B 3=B-A\nA hand=venom_spitter\nB resources=-\nC out")
    game.do("A: play venom_spitter", "A: track 1", "B: pass")
    assert game.outcome() == "A last-standing SGS-LAST-10"


def test_several_eliminated_at_once_may_leave_nobody() -> None:
    """[SGS-R-07] [SGS-R-65] With two players left both fail: a draw."""
    plague = '{ id = "plague", cost = 0, action = [{ do = "deal", n = 1, who = "each_player" }] }'
    game = last3(f"card {plague}\nzones 1=A-B 3=B-A\nA hand=plague resources=-\nB resources=-\nC out")
    game.do("A: play plague", "A: track 1", "B: pass")
    assert game.outcome() == "draw nobody-standing SGS-R-07"


def test_piles_are_single() -> None:
    """[SGS-LAST-11] One hand, one Support Zone: it pays along both tracks."""
    game = last3("A hand=masked_chameleon:2 support=tengu:2\nB 1.T1=venom_spitter\nC 3.T1=venom_spitter")
    game.do("A: play masked_chameleon", "A: track 1", "A: pay", "B: pass")
    game.do("A: play masked_chameleon", "A: track 3", "A: pay", "C: pass")
    assert game.facts("A.support", "B.hand", "C.hand") == [
        "tengu:committed,tengu:committed",
        "venom_spitter",
        "venom_spitter",
    ]


def test_there_is_one_deployment_a_turn_on_either_track() -> None:
    """[SGS-LAST-12] [SGS-R-45] The player names the track."""
    game = last3("A hand=snow_runner:2")
    game.do("A: deploy snow_runner")
    assert (game.asks(), game.legal("A")) == ("A track", ["track 1", "track 3"])
    game.do("A: track 3")
    assert game.facts("A.3.T1", "A.1.T1") == ["snow_runner", "-"]
    assert game.why("A: deploy snow_runner") == "deployed-already SGS-DEPLOY-02"


def test_both_tracks_advance_in_the_order_the_player_chooses() -> None:
    """[SGS-R-45] The exits of the first are finished before the second moves."""
    game = last3("A step=advance 1.T3=snow_runner 3.T1=assassin\nat act A")
    game.do("A: next")
    assert (game.asks(), game.legal("A")) == ("A advance", ["advance 1", "advance 3"])
    game.do("A: advance 1")
    assert (game.asks(), game.fact("A.3.T1")) == ("A order", "assassin")
    game.do("A: support")
    assert game.facts("A.3.T2", "A.step") == ["assassin", "deploy"]


def test_the_active_player_who_is_eliminated_ends_the_turn() -> None:
    """[SGS-R-44] The next clockwise plays."""
    game = last3("turn 4 A\nA step=draw resources=tengu\nat act A")
    game.do("A: next")
    assert (game.line("A"), game.asks()) == ("A out", "B act")


def test_an_elimination_inside_a_chain_makes_the_links_of_that_player_vanish() -> None:
    """[SGS-R-65] B's draw by reaction fails; A's own link goes on, without an opponent."""
    game = last3("A hand=scale_infiltrator resources=tengu:5\nB hand=scale_infiltrator resources=-")
    game.do("A: play scale_infiltrator", "A: track 1", "B: play scale_infiltrator")
    events = texts(game.do("A: pass"))
    assert "eliminated SGS-LAST-08 player=B" in events
    assert (game.fact("A.hand"), game.asks()) == ("tengu", "A act")


def test_a_creature_that_storms_against_an_eliminated_player_goes_home_without_further_effect() -> None:
    """[SGS-R-65] Its Action is not performed."""
    game = last3("A 1.S1=scale_infiltrator resources=9\nB resources=-\nat storm A")
    assert (game.line("B"), game.asks()) == ("B out", "A act")
    assert (game.fact("A.casualties"), game.count("A.resources")) == ("scale_infiltrator", 9)


def test_an_extra_turn_is_counted_until_the_next_player_has_had_one() -> None:
    """[SGS-R-65] [SGS-TURN-07] Clockwise."""
    game = last3("turn 4 A\nA hand=pyramid_architect support=tengu:4 resources=20")
    game.do("A: play pyramid_architect", "A: track 1", "A: pay", "B: pass", "A: next")
    assert (game.asks(), "had-extra" in game.line("A").split()) == ("A act", True)
    game.do("A: next", "A: next", "A: next")
    assert (game.asks(), "had-extra" in game.line("A").split()) == ("B act", False)


def test_conceding_is_an_elimination() -> None:
    """[SGS-LAST-08] The others play on."""
    game = last3("turn 4 A\nA hand=tengu")
    game.do("A: concede")
    assert (game.line("A"), game.asks()) == ("A out", "B act")


def test_a_card_that_says_so_wins_alone() -> None:
    """[SGS-R-46] The others lose."""
    game = last3("A 1.S1=goblin_marius\nat storm A")
    assert game.outcome() == "A by-card SGS-PROMO-03"


def test_each_player_means_the_two_along_the_zone() -> None:
    """[SGS-R-43] C suffers nothing from a card played along zone 1."""
    plague = '{ id = "plague", cost = 0, action = [{ do = "deal", n = 1, who = "each_player" }] }'
    game = last3(f"card {plague}\nA hand=plague resources=9\nB resources=9\nC resources=9")
    game.do("A: play plague", "A: track 1", "B: pass")
    assert [game.count(f"{seat}.resources") for seat in "ABC"] == [8, 8, 9]
