"""Exact chances: what a shot at each row can hit, and how a melee ends."""

from fractions import Fraction
from typing import Any, cast

from rich.table import Table
from rich.text import Text

from warbox.cli.boards.broadsides.decks import people
from warbox.engine.decision import total
from warbox.engine.outlook import Outlook
from warbox.games.broadsides.damage import FACES, RESULTS
from warbox.games.broadsides.deck import MAST_AT, MASTS, SECTIONS
from warbox.games.broadsides.firing import DIE
from warbox.games.broadsides.melee import bonuses
from warbox.games.broadsides.odds import melee_odds
from warbox.games.broadsides.shape import Shown
from warbox.i18n import Speech

ENEMY = {"S": "I", "I": "S"}


def section_contents(shown: Shown, target: str, section: int, said: Speech, whole_mast: bool = False) -> str:
    """What a hit on the section would remove, or all that stands there, in words; nothing if it is empty."""
    if section < 0:
        return ""
    ship = shown.ships[target]
    figures = people(ship, target, section)
    crew = figures.count(target.lower())
    words = []
    if SECTIONS[section] in ship.cannons:
        words.append(said.say("target-cannon"))
    if crew:
        words.append(said.say("target-crew", count=crew))
    if target in figures:
        words.append(said.say("target-captain"))
    mast = MASTS[MAST_AT[section]] if MAST_AT[section] >= 0 else ""
    if mast and ship.masts[mast] and shown.phase != "boarding":
        words.append(said.say("target-mast", mast=mast, parts=1 if whole_mast else ship.masts[mast]))
    return ", ".join(words)


def face_words(shown: Shown, target: str, face: dict[str, Any], said: Speech) -> str:
    """What the target would lose by one face of the die; nothing for a miss."""
    ship = shown.ships[target]
    words = []
    if face.get("cannons"):
        words.append(said.say("target-cannon"))
    if face.get("crew"):
        words.append(said.say("target-crew", count=face["crew"]))
    if face.get("captain"):
        words.append(said.say("target-captain"))
    if "mast" in face:
        words.append(said.say("target-mast", mast=face["mast"], parts=ship.masts[face["mast"]]))
    if "hull" in face:
        words.append(said.say("target-hull", hits=ship.hull.get(face["hull"], 0)))
    return ", ".join(words)


def shot_table(shown: Shown, outlook: Outlook, said: Speech) -> Table:
    """One line a row: what each face that hits would hit, and the chance that the shot does anything."""
    odds = cast(dict[str, Any], outlook.odds)
    hitting = [face for face, result in enumerate(FACES) if result != RESULTS.index("miss")]
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column("", style="bold", no_wrap=True)
    for face in hitting:
        table.add_column(said.say("target-face", die=face + 1, result=RESULTS[FACES[face]]), no_wrap=False)
    table.add_column(said.say("target-chance"), justify="right", no_wrap=True)
    for number, (action, row) in enumerate(odds["choices"].items(), start=1):
        hits = [face_words(shown, odds["target"], face, said) for face in row["faces"]]
        chance = sum(bool(hit) for hit in hits)
        cells = [Text(hits[face]) if hits[face] else Text("–", style="dim") for face in hitting]
        name = action.removeprefix("shot ")
        style = "" if chance else "dim"
        table.add_row(f"{number:2} {name}", *cells, said.say("target-of", hits=chance, faces=DIE), style=style)
    return table


# ---- melees

Fighters = tuple[int, bool, int, bool]  # crew and captain of S, of I


def fighters_at(shown: Shown, spot: str) -> Fighters:
    ours = shown.ships["S"].figures("S", spot)
    theirs = shown.ships["I"].figures("I", spot)
    return ours.count("s"), "S" in ours, theirs.count("i"), "I" in theirs


def melee_words(shown: Shown, fighters: Fighters, said: Speech) -> str:
    """Bonuses and the chance to hold the section: `S +1 58 %, I 34 %`."""
    counts = shown.options["captain-counts"] == "yes"
    reroll = shown.options["captains-tie"] == "present"
    odds = melee_odds(*fighters, counts, reroll)
    s_crew, s_captain, i_crew, i_captain = fighters
    s_bonus = total(bonuses(s_crew, s_captain, i_crew, i_captain, counts))
    i_bonus = total(bonuses(i_crew, i_captain, s_crew, s_captain, counts))
    facts = {"S": percent(odds.s_wins), "I": percent(odds.i_wins), "S-bonus": s_bonus, "I-bonus": i_bonus}
    return said.say("melee-chances", **facts)


def percent(chance: Fraction) -> int:
    return round(100 * chance)
