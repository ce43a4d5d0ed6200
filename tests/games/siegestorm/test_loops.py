"""Loops: voluntary ones are cut short, compulsory ones are a draw."""

from tests.games.siegestorm.table import Table, TableOf


def test_two_taskmasters_cannot_change_into_each_other_for_ever(table: TableOf) -> None:
    """[SGS-R-47] Each physical card counts: the second change would bring the first state back."""
    game = table("A T1=reptine_taskmaster hand=reptine_taskmaster")
    game.do("A: use A.T1", "B: pass", "A: pick reptine_taskmaster")
    assert game.why("A: use A.T1") == "would-repeat SGS-R-47"
    assert game.legal("A") == ["next"]


def test_a_single_choice_that_leads_back_is_left_out_while_others_stay(table: TableOf) -> None:
    """[SGS-R-47] Back to the first Taskmaster is forbidden, on to Tengu is not."""
    game = table("A T1=reptine_taskmaster hand=reptine_taskmaster,tengu")
    game.do("A: use A.T1", "B: pass", "A: pick reptine_taskmaster", "A: use A.T1", "B: pass")
    assert game.legal("A") == ["pick tengu"]


def test_something_that_changed_in_between_makes_it_allowed_again(table: TableOf) -> None:
    """[SGS-R-47] Only a full earlier state of the same turn counts."""
    game = table("A T1=reptine_taskmaster hand=reptine_taskmaster,venom_spitter")
    game.do("A: use A.T1", "B: pass", "A: pick reptine_taskmaster", "A: play venom_spitter", "B: pass")
    assert "use A.T1" in game.legal("A")
    game.do("A: use A.T1", "B: pass", "A: pick reptine_taskmaster")
    assert "use A.T1" not in game.legal("A")


def test_the_next_turn_forgets(table: TableOf) -> None:
    """[SGS-R-47] Of the same turn."""
    game = table("turn 3 A\nA T1=reptine_taskmaster hand=reptine_taskmaster resources=9")
    game.do("A: use A.T1", "B: pass", "A: pick reptine_taskmaster", "A: next")
    game.do("B: next", "B: next", "B: next")
    assert "use A.T1" in game.legal("A")


def test_a_random_string_of_free_shapeshifts_ends(table: TableOf) -> None:
    """[SGS-R-47] Three Taskmasters: whatever is chosen, at some point none is left."""
    game = table("A T1=reptine_taskmaster T2=reptine_taskmaster hand=reptine_taskmaster:2")
    changes = 0
    while any(choice.startswith("use") for choice in game.legal("A")):
        game.do(f"A: {[choice for choice in game.legal('A') if choice.startswith('use')][-1]}", "B: pass")
        game.do(f"A: {game.legal('A')[0]}")
        changes += 1
        assert changes < 30
    assert changes > 2


def test_two_free_abilities_do_not_answer_each_other_for_ever(table: TableOf) -> None:
    """[SGS-R-47] The fortieth link of a chain is not answered any more: the last Shapeshift chooses its card."""
    game = table("A T1=reptine_taskmaster hand=tengu\nB T1=reptine_taskmaster hand=tengu")
    game.do(*["A: use A.T1", "B: use B.T1"] * 20)
    assert game.asks() == "B shape"
    game.do("B: pick tengu", "A: pick tengu")  # what they have changed into has no such ability: the rest fizzles
    assert game.asks() == "A act"


def test_a_compulsory_loop_is_a_draw() -> None:
    """[SGS-R-47] Healing hurts and hurting heals: two abilities set each other off without end."""
    heals = '{ when = "you_suffer_damage", do = "heal", n = 1 }'
    hurts = '{ when = "you_heal", do = "deal", n = 1, who = "you" }'
    card = f'{{ id = "ring", cost = 0, att = 1, def = 1, passive = [{heals}, {hurts}] }}'
    game = Table(f"card {card}\nA T1=ring hand=dawn_acolyte casualties=tengu:9 resources=5")
    game.do("A: play dawn_acolyte", "B: pass")
    assert game.outcome() == "draw loop SGS-R-47"
