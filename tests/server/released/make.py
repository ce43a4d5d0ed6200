"""Keeps what a release leaves behind on people's disks: `python -m tests.server.released.make`, once, at each release.

A server of this version plays matches of every game: finished, in the middle, not begun, with undo, takeback,
clock and resignation. Its database is kept as SQL text, with the records, the tokens of the seats, and what everybody
could see. Later versions must open all of it: `test_released.py`. A folder that exists is a fact, never made again.
"""

import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.table import PLENTY, RunningServer, Seats, play_on
from warbox import __version__
from warbox.games import SLUGS
from warbox.server.settings import Settings

FOLDER = Path(__file__).parent / __version__
CLOCK = {"kind": "bank", "seconds": 86_000, "increment": 10}
MIDDLE = 25  # actions


def play(match: Seats, most: int = 100_000, wishes: bool = False) -> None:
    """Play at random; with wishes, seats undo and take back on the way."""
    chance = random.Random(match.game)
    clients = {letter: match.sit(letter) for letter in match.tokens}
    for client in clients.values():
        client.next()
    played = 0
    while played < most:
        done = play_on(clients, min(5, most - played), chance.choice)
        played += done
        if done == 0 or any(client.now.get("outcome") for client in clients.values()):
            break
        if wishes:
            for client in clients.values():
                client.catch_up()
                if client.now.get("undo"):
                    client.ask("undo")
                    break
            asker, *others = clients.values()
            if asker.ask("takeback")["type"] == "done":
                for other in others:
                    other.catch_up()
                    if other.now.get("takeback"):
                        other.ask("takeback-answer", agree=played % 2 == 0)
            for client in clients.values():
                client.catch_up()
    for client in clients.values():
        client.close()


def keep(server: RunningServer, folder: Path) -> dict[str, Any]:
    """Play; returns what must be there for ever."""
    kept: list[dict[str, Any]] = []
    for slug in SLUGS:
        finished = server.new_match(game=slug)
        play(finished)
        middle = server.new_match(game=slug, clock=CLOCK)
        play(middle, MIDDLE, wishes=True)
        solo = server.new_match("human computer:easy", game=slug)
        resigned = server.new_match(game=slug, clock=CLOCK)
        play(resigned, 10)
        letter = next(iter(resigned.tokens))
        with resigned.sit(letter) as client:
            client.next()
            client.ask("resign")
        opened = server.new_match("human friend", reveal=False, game=slug)
        for match in (finished, middle, solo, resigned, opened):
            facts = match.facts()
            kept.append({"game": slug, "tokens": match.tokens, "facts": {**facts, "seats": without_online(facts)}})
            if facts["state"] == "over":
                record = server.http.get(f"/api/matches/{match.id}/record").content
                (folder / f"{slug}-{match.id}.jsonl").write_bytes(record)
    return {"matches": kept}


def without_online(facts: dict[str, Any]) -> list[dict[str, Any]]:
    return [{key: value for key, value in seat.items() if key != "online"} for seat in facts["seats"]]


def main() -> None:
    if FOLDER.exists():
        sys.exit(f"{__version__} is kept already")
    FOLDER.mkdir()
    with tempfile.TemporaryDirectory() as place:
        db = Path(place) / "table.db"
        with RunningServer(Settings(db=f"sqlite:///{db}", limits=PLENTY, workers=1)) as server:
            kept = keep(server, FOLDER)
        with sqlite3.connect(db) as connection:
            (FOLDER / "table.sql").write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    (FOLDER / "kept.json").write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
