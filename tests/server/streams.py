"""What a server told a seat of whole matches, kept for the tests of the page: `python -m tests.server.streams [NAME]`.

The page's film is run on these streams. They are made anew when events or views change; nothing else depends on them.
"""

import gzip
import hashlib
import json
import sys
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from warbox.engine.decision import SPECTATOR
from warbox.games import load_game
from warbox.play.fairdice import FairDice
from warbox.play.match import Match
from warbox.play.record import canonical
from warbox.players import make_player
from warbox.players.table import SeatTable
from warbox.server.replays import replay

FOLDER = Path(__file__).parents[2] / "ui" / "src" / "testing" / "streams"


@dataclass
class Told:
    """A match between computers, and who is told of it: a seat's letter, or nobody's for the spectators. One seed after
    the other is tried until all that is wanted happens in it."""

    name: str
    seat: str
    wants: str  # kinds of events
    level: str = "greedy"
    options: dict[str, str] = field(default_factory=dict)
    start: str | None = None  # a position to start from, where a whole match would be long


# The last two rounds at the bridges: squads, guns, mortars, tanks, wire, mines and a trench, close to each other.
BRIDGES = """
map s2
round 5
us cp=3 hq=art_harass
de cp=3
US a1 @D07 [OERR]
US a2 @E08 [GRR]
US a3 @D08 [RRRR]+MED
US a4 @F09 [MRR]
US m1 @G08 m4a1
DE g1 @D05 [RRRR]
DE g2 @E05 [GRR] opfire
DE g3 @C05 [EERR]
DE p1 @F04 panzer4
mines F07
wire E07
entrenchment D05
"""

# Two turns with everything near: shots, blows, what nobody plays, a resource.
CROSSROADS = """
table T1
turn 5 winner=A first=A next=A
A1 @300,250 name=Marlow T4 C4 weapons=rifle,crowbar abilities=chief
A2 @270,240 name=Hale T4 C4 weapons=pistol,sword abilities=medic wounds=1
B1 @300,330 name=Duke T3 C4 weapons=pistol,bat abilities=chief
B2 @340,320 name=Rook T4 C4 weapons=smg,crowbar wounds=1
N1 infected_human @330,270
N2 infected_dog @240,280
N3 robot_domestic @400,300
tokens 285,270 340,350
at activate A
"""

TOLD = [
    Told("broadsides-sailing", "S", "captain-lost promoted hull-destroyed mast-lost over-sunk"),
    Told("broadsides-boarding", "I", "collision placement salvo melee round killed melee-over aground", "random"),
    Told("broadsides-watched", "", "collision first-boarding captain-lost", "random"),
    Told("onboard-attack", "A1", "covered edge-changed countered hit killed"),
    Told("onboard-defence", "D1", "trap-sprung killed smoked", "random"),
    Told("siegestorm-duel", "A", "storms damage killed resolves"),
    Told("siegestorm-boss", "A", "boss-plays token storms menace", options={"mode": "solo"}),
    Told("siegestorm-four", "B", "eliminated negated", "random", {"mode": "last4"}),
    Told(
        "tideofiron-bridges",
        "US",
        "op-fire attack hits figure-lost shaken assault round",
        "random",
        start=BRIDGES,
    ),
    Told("firstwave-melee", "A", "melee-result shot-result npc-row moved charged wounded eliminated", start=CROSSROADS),
    Told("firstwave-watched", "", "found arrival melee-result stunned", "random", start=CROSSROADS),
]


def play(told: Told, number: int) -> bytes:
    """The record of one match, with everything taken from its name and number."""
    game = load_game(told.name.partition("-")[0])
    first = game.parse(told.start) if told.start else game.new(game.complete_options(told.options))
    letters = [game.seats[seat] for seat in game.seated(first)]
    seed = hashlib.sha256(f"{told.name} {number}".encode()).digest()
    dice = FairDice(seed, [f"{told.name} {letter}" for letter in letters], game.slug)
    match = Match(game, [(letter, told.level) for letter in letters], told.options, told.start, dice)
    players = [make_player(told.level, game, 10 * number + seat) for seat in range(len(letters))]
    while match.outcome is None:
        question = match.state.question
        assert question is not None
        seat = question.seats[-1]
        match.submit(seat, players[seat].choose(SeatTable(game, match.state, seat)))
    return b"".join(canonical(line) + b"\n" for line in match.lines)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for told in [one for one in TOLD if one.name in sys.argv[1:] or len(sys.argv) == 1]:
        game = load_game(told.name.partition("-")[0])
        reader = game.parse_seat(told.seat) if told.seat else SPECTATOR
        for number in count(1):
            updates = list(replay(play(told, number), reader))
            if set(told.wants.split()) <= {event["kind"] for update in updates for event in update["events"]}:
                break
        for update in updates:
            update["now"]["position"] = ""
        text = json.dumps({"seat": told.seat or None, "updates": updates}, separators=(",", ":"))
        path = FOLDER / f"{told.name}.json.gz"
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        sys.stdout.write(f"{path.name}: {len(updates)} updates, {path.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
