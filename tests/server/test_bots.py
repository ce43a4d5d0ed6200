"""The example bot of `docs/` plays whole matches."""

import subprocess
import sys

from tests.server.table import RunningServer, Seats
from tests.workshop.tree import ROOT
from warbox.play.verify import HOLDS, verify

BOT = ROOT / "docs" / "bot.py"
# Two captains and one sailor each: a short fight.
NEAR = "placement same S=starboard I=port\nS captain=C3 crew=C4\nI captain=C5 crew=C4\nat step S"


def bot(*arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(BOT), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_the_bot_has_forty_lines() -> None:
    assert len([line for line in BOT.read_text(encoding="utf-8").splitlines() if line]) <= 40


def test_the_bot_plays_against_the_computer_to_the_end(server: RunningServer) -> None:
    playing = bot(server.address)
    said, _ = playing.communicate(timeout=100)
    assert playing.returncode == 0, said
    assert "'winners':" in said
    over = next(one for one in server.get("/api/matches?state=over") if one["seats"][0]["name"] == "Bot")
    assert verify(server.http.get(f"/api/matches/{over['id']}/record").content).status == HOLDS


def test_two_bots_that_got_a_link_play_against_each_other(server: RunningServer) -> None:
    match: Seats = server.new_match("friend friend", reveal=False, start=NEAR, options={"idle-boarding-turns": "8"})
    playing = [bot(server.address, match.id, match.tokens[letter]) for letter in "SI"]
    try:
        said = {one.communicate(timeout=100)[0] for one in playing}
    finally:
        for one in playing:
            one.kill()
            one.communicate()
    assert [one.returncode for one in playing] == [0, 0], said
    assert len(said) == 1
    assert match.facts()["state"] == "over"
