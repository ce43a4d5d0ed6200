"""The steps of a turn, what may be done in them, and extra turns."""

from tests.games.siegestorm.table import Table, TableOf, kinds, texts


def test_the_steps_come_in_their_order(table: TableOf) -> None:
    """[SGS-TURN-01] Preparation, Draw, Advance, Deployment, Extra Turn, End; then the other player."""
    game = table("turn 3 A\nA hand=keeper_of_the_wheel,snow_runner:6 T1=assassin support=tengu:committed\nat turn A")
    assert (game.asks(), game.fact("A.step"), game.fact("A.support")) == ("A act", "draw", "tengu")
    assert kinds(game.do("A: next")) == ["drew", "drew-card", "drew-card"]
    assert (game.asks(), game.fact("A.step")) == ("A act", "advance")
    assert kinds(game.do("A: next")) == ["advances"]
    assert (game.asks(), game.fact("A.step"), game.fact("A.T2")) == ("A act", "deploy", "assassin")
    game.do("A: deploy snow_runner", "A: play keeper_of_the_wheel", "A: pay", "B: pass")
    assert texts(game.do("A: next"))[0] == "extra-begins SGS-TURN-06 player=A"
    game.do("A: next", "A: next")
    assert texts(game.do("A: next"))[0] == "turn SGS-TURN-01 player=B turn=5"


def test_preparation_resets_only_the_active_players_supporters(table: TableOf) -> None:
    """[SGS-TURN-02] [SGS-SUPPORT-05] [SGS-R-09] Committed in B's turn they are reset in A's Preparation, not B's."""
    game = table("A support=tengu:committed,assassin:committed\nB support=despoiler:committed\nat turn A")
    assert game.facts("A.support", "B.support") == ["tengu,assassin", "despoiler:committed"]


def test_a_supporter_committed_in_ones_own_turn_is_not_ready_in_the_next_one_of_the_opponent(table: TableOf) -> None:
    """[SGS-R-09] [SGS-SUPPORT-02] Only Preparation resets."""
    game = table("A hand=silent_abbot,snow_runner support=tengu:committed\nB hand=venom_spitter step=draw\nat act B")
    game.do("B: play venom_spitter")
    assert game.legal("A") == ["pass", "play snow_runner", "play silent_abbot"]
    game.do("A: play silent_abbot")
    assert game.legal("A") == ["pay", "discard snow_runner"]
    assert game.why("A: commit 1") == "committed-already SGS-SUPPORT-02"


def test_drawing_is_a_step_without_a_choice(table: TableOf) -> None:
    """[SGS-TURN-03] [SGS-DRAW-01] `next` before the Draw is the Draw, and what it sets off comes at once."""
    game = table("A step=draw resources=tengu,assassin,snow_runner\nat act A")
    game.do("A: next")
    assert game.facts("A.hand", "A.resources", "A.step") == ["tengu,assassin", "snow_runner", "advance"]


def test_the_deployment_is_optional_and_there_is_one(table: TableOf) -> None:
    """[SGS-TURN-05] [SGS-DEPLOY-02] After it T1 may be emptied again: there is no second one."""
    game = table("A hand=snow_runner:2,armored_yak")
    assert "next" in game.legal("A")
    game.do("A: deploy snow_runner", "A: play armored_yak", "B: pass")
    assert game.fact("A.T1") == "-"
    assert game.why("A: deploy snow_runner") == "deployed-already SGS-DEPLOY-02"


def test_an_extra_turn_is_a_complete_turn_of_the_same_player(table: TableOf) -> None:
    """[SGS-TURN-06] [SGS-R-20] All six steps: Supporters are reset, cards drawn, the track moves, one deployment."""
    game = table("turn 3 A\nA hand=pyramid_architect,tengu:4 T1=assassin support=tengu:committed resources=9")
    game.do("A: play pyramid_architect", "A: pay", "B: pass", "A: next")
    assert (game.asks(), game.fact("A.step"), game.fact("A.support")) == ("A act", "draw", "tengu")
    game.do("A: next", "A: next")
    assert (game.fact("A.T2"), game.count("A.hand"), game.fact("A.step")) == ("assassin", 2, "deploy")
    game.do("A: next")
    assert game.asks() == "B act"


def test_a_second_grant_before_the_opponents_turn_is_lost(table: TableOf) -> None:
    """[SGS-TURN-07] [SGS-R-20] Not stored: neither twice in one turn nor again in the extra turn."""
    game = table("turn 3 A\nA hand=pyramid_architect:3 support=tengu:12 resources=20")
    game.do("A: play pyramid_architect", "A: pay", "B: pass", "A: play pyramid_architect", "A: pay")
    assert "extra-lost SGS-TURN-07 player=A" in texts(game.do("B: pass"))
    game.do("A: next")
    game.do("A: play pyramid_architect", "A: pay")
    assert "extra-lost SGS-TURN-07 player=A" in texts(game.do("B: pass"))
    game.do("A: next", "A: next", "A: next")
    assert game.asks() == "B act"


def test_after_the_opponents_turn_an_extra_turn_can_be_granted_again(table: TableOf) -> None:
    """[SGS-TURN-07] `had-extra` ends when the opponent's turn begins."""
    game = table("turn 3 A\nA had-extra hand=pyramid_architect,tengu:4\nB resources=9")
    game.do("A: next")
    assert "had-extra" not in game.line("A").split()


def test_an_extra_turn_gained_in_another_players_turn_waits_for_the_own_next_turn(table: TableOf) -> None:
    """[SGS-R-58] Step 5 belongs to the turn's player: B's grant is taken after B's own turn."""
    game = table("turn 3 A\nA hand=venom_spitter\nB hand=pyramid_architect support=tengu:4 resources=20")
    game.do("A: play venom_spitter", "B: play pyramid_architect", "B: pay", "A: pass", "A: next")
    assert game.asks() == "B act"
    game.do("B: next", "B: next")
    assert texts(game.do("B: next"))[0] == "extra-begins SGS-TURN-06 player=B"


def test_actions_and_passives_may_be_used_in_every_window_of_the_own_turn(table: TableOf) -> None:
    """[SGS-TURN-08] [SGS-R-11] Before the Draw, before the Advance, in the Deployment."""
    for step in ("draw", "advance", "deploy"):
        game = table(f"A step={step} hand=venom_spitter,tengu T1=obedient_clerk\nB resources=9\nat act A")
        game.do("A: play venom_spitter", "B: pass", "A: use A.T1", "A: pay", "B: pass")
        assert game.count("B.resources") == 7
        assert game.fact("A.step") == step


def test_nothing_can_be_played_inside_a_resolution(table: TableOf) -> None:
    """[SGS-R-11] [SGS-CHAIN-07] While an Advance with its exit goes on nobody may act."""
    game = table("A hand=armored_yak,venom_spitter T3=snow_runner")
    game.do("A: play armored_yak", "B: pass")
    assert game.asks() == "A order"
    assert game.why("A: play venom_spitter") == "not-a-choice SGS-TRACK-03"


def test_in_the_opponents_turn_one_may_only_react(table: TableOf) -> None:
    """[SGS-TURN-09] B is not asked while A does nothing that can be answered."""
    game = table("A hand=snow_runner,venom_spitter\nB hand=venom_spitter T1=reptine_taskmaster")
    assert game.why("B: play venom_spitter") == "not-asked SGS-TURN-08"
    game.do("A: deploy snow_runner")
    assert game.asks() == "A act"
    game.do("A: play venom_spitter")
    assert game.legal("B") == ["pass", "play venom_spitter", "use B.T1"]


def test_what_lasts_until_the_end_of_the_turn_ends_before_an_extra_turn(table: TableOf) -> None:
    """[SGS-TURN-10] [SGS-R-20] Both `end_of_turn` and `next` effects are gone."""
    game = table(
        "A hand=pyramid_architect,drum_caller,brainwashed_traitor support=tengu:5 T1=snow_runner T2=scale_infiltrator"
    )
    game.do("A: play drum_caller", "A: pay", "B: pass", "A: play brainwashed_traitor", "B: pass")
    game.do("A: play pyramid_architect", "A: pay", "B: pass")
    assert (game.now("A.T1"), game.effects()) == ("4/1", 3)
    game.do("A: next")
    assert (game.asks(), game.now("A.T1"), game.effects()) == ("A act", "2/1", 0)


def test_protection_until_the_next_turn_ends_in_the_own_preparation(table: TableOf) -> None:
    """[SGS-TURN-02] [SGS-R-59] It covers the whole turn of the opponent."""
    game = table("turn 3 B\nB step=deploy\neffect protect A until=your_next_turn by=A\nat act B")
    assert game.effects() == 1
    game.do("B: next")
    assert (game.asks(), game.effects()) == ("A act", 0)


def test_conceding_is_always_possible_and_a_defeat() -> None:
    """[SGS-DUEL-02] It is never listed, whoever is asked whatever."""
    game = Table("A hand=venom_spitter")
    game.do("A: play venom_spitter")
    assert "concede" not in game.legal("B")
    game.do("B: concede")
    assert game.outcome() == "A conceded SGS-DUEL-02"
