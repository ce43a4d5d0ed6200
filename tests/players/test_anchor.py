"""`greedy` is the mark that the levels are measured by: whatever they learn, its answers stay as they are."""

from hashlib import sha256

import pytest

from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance
from warbox.games import load_game
from warbox.players.greedy import Greedy
from warbox.players.table import SeatTable

ANSWERS = 300


def game_of_greedy(slug: str, option: str) -> str:
    """The first answers of a seeded game of `greedy` against itself, in a word."""
    game = load_game(slug)
    state = game.new(game.complete_options(dict([option.split("=")]) if option else {}))
    luck = Sampler(11)
    players = [Greedy(game, 21 + seat) for seat in game.seated(state)]
    answers: list[str] = []
    while (question := state.question) is not None and len(answers) < ANSWERS:
        seat = question.seats[0]
        if seat == CHANCE:
            chance(state, luck)
            continue
        action = players[seat].choose(SeatTable(game, state, seat))
        answers.append(f"{seat} {action.text}")
        apply(state, seat, action)
    return sha256("\n".join(answers).encode()).hexdigest()[:12]


@pytest.mark.parametrize(
    ("slug", "option", "answers"),
    [
        ("broadsides", "", "a020fee1fab7"),
        ("onboard", "mission=m1_embassy", "a93e647ebfa1"),
        ("siegestorm", "mode=duel", "ed61437ee75e"),
        ("siegestorm", "mode=solo", "cc729b635dbf"),
        ("firstwave", "scenario=power_war", "5bae335cb688"),
        ("firstwave", "scenario=clean_up", "d00821934510"),
        ("firstwave", "scenario=bloodline", "ee9bdc809e89"),
        ("firstwave", "scenario=diversion", "f0db62436630"),
        ("tideofiron", "scenario=s1", "a3ace161e19b"),
        ("tideofiron", "scenario=s2", "67e476aac1e3"),
        ("tideofiron", "scenario=s3", "d110ac03f574"),
        ("tideofiron", "scenario=s4", "fd4a888cff0c"),
    ],
)
def test_greedy_answers_as_ever(slug: str, option: str, answers: str) -> None:
    assert game_of_greedy(slug, option) == answers
