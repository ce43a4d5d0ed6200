"""Exact chances: what a shot at each row can hit, and how a melee ends."""

from fractions import Fraction

from rich.table import Table
from rich.text import Text

from warbox.cli.boards.broadsides.decks import CENTRE, PORT, STARBOARD, people
from warbox.engine.decision import total
from warbox.games.broadsides.arcs import ARC_HULL, NO_SIDE
from warbox.games.broadsides.damage import FACES, HULL, RESULTS
from warbox.games.broadsides.deck import HITS_TO_DESTROY, MAST_AT, MASTS, ROWS, SECTION_AT, SECTIONS
from warbox.games.broadsides.firing import DIE
from warbox.games.broadsides.melee import bonuses
from warbox.games.broadsides.odds import melee_odds
from warbox.games.broadsides.sea import HEADINGS, SIDES, direction
from warbox.games.broadsides.shape import Shown
from warbox.i18n import Speech

ENEMY = {"S": "I", "I": "S"}


def struck_side(shown: Shown, target: str) -> str:
    """The side of the target's hull that the enemy's 2s strike now; nothing at bow, stern and in the last salvo."""
    if shown.phase == "boarding":
        return ""
    ship, shooter = shown.ships[target], shown.ships[ENEMY[target]]
    towards = direction(shooter.x - ship.x, shooter.y - ship.y)
    side = NO_SIDE if towards < 0 else ARC_HULL[(towards - HEADINGS.index(ship.heading)) % 8]
    return "" if side == NO_SIDE else SIDES[side]


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


def hull_contents(shown: Shown, target: str, row: int, said: Speech) -> str:
    side = struck_side(shown, target)
    hits = shown.ships[target].hull.get(f"{ROWS[row]}-{side}", 0)
    if not side or hits >= HITS_TO_DESTROY:
        return ""
    return said.say("target-hull", hits=hits)


def row_targets(shown: Shown, target: str, row: int, said: Speech) -> list[str]:
    """What each face of the die would hit in a row; nothing for a miss."""
    found = []
    for result in FACES:
        if result == HULL:
            found.append(hull_contents(shown, target, row, said))
        elif result in (STARBOARD, CENTRE, PORT):
            found.append(section_contents(shown, target, SECTION_AT[row][result], said))
        else:
            found.append("")
    return found


def shot_table(shown: Shown, shooter: str, said: Speech) -> Table:
    """One line a row: what each face that hits would hit, and the chance that the shot does anything."""
    target = ENEMY[shooter]
    hitting = [face for face, result in enumerate(FACES) if result != RESULTS.index("miss")]
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column("", style="bold", no_wrap=True)
    for face in hitting:
        table.add_column(said.say("target-face", die=face + 1, result=RESULTS[FACES[face]]), no_wrap=False)
    table.add_column(said.say("target-chance"), justify="right", no_wrap=True)
    for row in range(len(ROWS)):
        hits = row_targets(shown, target, row, said)
        chance = sum(bool(hit) for hit in hits)
        cells = [Text(hits[face]) if hits[face] else Text("–", style="dim") for face in hitting]
        style = "dim" if not chance else ""
        table.add_row(f"{row + 1:2} {ROWS[row]}", *cells, said.say("target-of", hits=chance, faces=DIE), style=style)
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
