"""The readings on which tables differ: the ruling, and the other one."""

from tests.games.siegestorm.table import Table, kinds


def test_attack_before_action_or_after() -> None:
    """[SGS-R-04] `storm-order`: Grave Robber raises the card that its own attack has taken, or the one below."""
    position = "A S1=grave_robber\nB resources=despoiler:9 casualties=venom_spitter\nat storm A"
    game = Table(position)
    game.do("B: pass")
    assert game.fact("A.hand") == "despoiler@B"
    game = Table(f"options storm-order=action-first\n{position}")
    assert game.asks() == "B react"
    events = game.do("B: pass")
    assert game.fact("A.hand") == "venom_spitter@B"
    assert [kind for kind in kinds(events) if kind in ("raised", "damage", "spent")] == ["raised", "damage", "spent"]


def test_where_stolen_cards_go() -> None:
    """[SGS-R-16] `stolen-cards`: played, discarded, stormed and replaced cards of B that A holds."""
    for value, own, theirs in (("holder", "venom_spitter@B", "despoiler"), ("owner", "-", "venom_spitter,despoiler")):
        game = Table(f"options stolen-cards={value}\nA hand=venom_spitter@B\nB resources=despoiler:9")
        game.do("A: play venom_spitter@B", "B: pass")
        assert game.facts("A.casualties", "B.casualties") == [own, theirs]
    position = "A hand=masked_chameleon,despoiler@B S1=snow_runner FL=venom_spitter@B\nB resources=9\nat order A"
    for value, own, theirs in (
        ("holder", "masked_chameleon,despoiler@B,venom_spitter@B", "-"),
        ("owner", "masked_chameleon", "despoiler,venom_spitter"),
    ):
        game = Table(f"options stolen-cards={value}\n{position}")
        game.do("A: hold FL", "A: play masked_chameleon", "A: pay", "B: pass")
        assert game.facts("A.casualties", "B.casualties") == [own, theirs]


def test_killed_cards_go_to_their_owner_in_either_reading() -> None:
    """[SGS-R-16] [SGS-KEYWORD-15] Ownership never changes."""
    for value in ("holder", "owner"):
        game = Table(f"options stolen-cards={value}\nA hand=druuk_school_adept,tengu\nB T1=snow_runner@A")
        game.do("A: play druuk_school_adept", "A: pay", "B: pass")
        assert game.fact("B.casualties") == "-"


def test_how_often_the_boss_deploys_in_a_turn() -> None:
    """[SGS-R-29] `boss-deploys`: once, or whenever T1 is empty again."""
    hurry = 'id = "hurry", cost = 3, att = 1, def = 1, command = ["deploy"]'
    moves = 'passive = [{ when = "on_deploy", do = "advance" }]'
    position = f"card {{ {hurry}, {moves} }}\nboss hand=hurry,goblin_raider menace=3\nat boss-turn step=deploy"
    game = Table(f"options mode=solo\n{position}")
    assert game.facts("boss.T1", "boss.T2", "boss.hand") == ["-", "hurry", "goblin_raider"]
    game = Table(f"options mode=solo boss-deploys=any\n{position}")
    assert game.facts("boss.T1", "boss.T2", "boss.hand") == ["goblin_raider", "hurry", "-"]


def test_a_leader_without_a_free_space() -> None:
    """[SGS-R-30] `full-leader`: it stays in hand, or replaces the card of the Frontline."""
    position = "boss hand=goblin_banner FL=goblin_leader menace=2\nA NML=tengu\nat boss-turn step=deploy"
    game = Table(f"options mode=solo\n{position}")
    assert game.facts("boss.FL", "boss.hand") == ["goblin_leader", "goblin_banner"]
    game = Table(f"options mode=solo full-leader=replaces\n{position}")
    assert game.facts("boss.FL", "boss.hand", "boss.casualties") == ["goblin_banner", "-", "goblin_leader"]


def test_when_the_reserve_is_shuffled_in() -> None:
    """[SGS-R-36] `reserve`: when a card is owed, or as soon as the Resources are empty."""
    position = "boss resources=goblin_ogre:3 reserve=totemic_golem:2 menace=1\nat boss-turn step=draw"
    game = Table(f"options mode=solo\n{position}")
    assert (game.asks(), game.count("boss.reserve")) == ("A act", 2)
    game = Table(f"options mode=solo reserve=empty\n{position}")
    assert game.asks() == "* shuffle-reserve"
    game.do("*: order 0 1")
    assert (game.count("boss.reserve"), game.count("boss.resources")) == (0, 2)
    assert "no-token" in game.line("boss").split()


def test_who_may_react_with_three_or_four_players() -> None:
    """[SGS-R-43] `reactions`: the neighbour across the zone, or everybody, clockwise."""
    position = "A hand=venom_spitter\nB resources=9\nC hand=silent_abbot,tengu resources=9"
    game = Table(f"options mode=last3\n{position}")
    game.do("A: play venom_spitter", "A: track 1", "B: pass")
    assert (game.asks(), game.count("B.resources")) == ("A act", 8)
    game = Table(f"options mode=last3 reactions=all\n{position}")
    game.do("A: play venom_spitter", "A: track 1", "B: pass")
    assert game.asks() == "C react"
    game.do("C: play silent_abbot")
    assert game.asks() == "C track"
    game.do("C: track 3", "C: pay", "A: pass", "B: pass")
    assert (game.count("B.resources"), game.fact("C.casualties")) == (9, "silent_abbot,tengu")


def test_how_often_one_deploys_with_three_or_four_players() -> None:
    """[SGS-R-45] `last-deploys`: once a turn, or once on each track."""
    game = Table("options mode=last3\nA hand=snow_runner:3")
    game.do("A: deploy snow_runner", "A: track 1")
    assert game.why("A: deploy snow_runner") == "deployed-already SGS-DEPLOY-02"
    game = Table("options mode=last3 last-deploys=each\nA hand=snow_runner:3,armored_yak")
    game.do("A: deploy snow_runner", "A: track 1", "A: deploy snow_runner")
    assert game.facts("A.1.T1", "A.3.T1") == ["snow_runner", "snow_runner"]
    game.do("A: play armored_yak", "A: track 1", "B: pass")
    assert game.why("A: deploy snow_runner") == "deployed-already SGS-DEPLOY-02"
