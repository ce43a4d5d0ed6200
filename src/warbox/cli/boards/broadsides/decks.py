"""The decks: bow up beside the sea; in Boarding side by side as the ships lie."""

from rich.text import Text

from warbox.cli.boards.broadsides.sea import STYLES
from warbox.games.broadsides.deck import (
    HITS_TO_DESTROY,
    LEVELS,
    MAST_AT,
    MASTS,
    ROWS,
    SECTION_AT,
    SECTIONS,
)
from warbox.games.broadsides.sea import SEATS
from warbox.games.broadsides.shape import Shown, ShownShip
from warbox.i18n import Speech

PORT, CENTRE, STARBOARD = 2, 1, 0  # places in SECTION_AT
SIDE_NAMES = {PORT: "port", STARBOARD: "starboard"}
MAST_SIGNS = "·†‡"  # by parts standing
DECK_WIDTH = 23
CELL = 9


def starts_level(row: int) -> bool:
    """Whether a row lies on another level than the row before it: then only ladders join them."""
    return LEVELS[middle_of(row)] != LEVELS[middle_of(row - 1)]


def middle_of(row: int) -> int:
    return next(section for section in SECTION_AT[row] if section >= 0)


def deck_lines(shown: Shown, letter: str, mine: str, said: Speech) -> list[Text]:
    """One ship during the Broadsides phase: 17 lines, 23 columns wide."""
    ship = shown.ships[letter]
    title = said.say("ship", ship=letter)
    if letter == mine:
        title = said.say("your-ship", ship=letter)
    lines = [Text(f"  {title}", style=STYLES[letter]), Text("     ╭────────────╮")]
    for row in range(len(ROWS)):
        if row and starts_level(row):
            lines.append(Text("     ╞═╪════════╪═╡", style="dim"))
        lines.append(row_line(ship, letter, row))
    lines.append(Text("     ╰────────────╯"))
    crew = sum(ship.crew.values())
    lines.append(Text(said.say("deck-people", cannons=len(ship.cannons), crew=crew)))
    standing = sum(parts > 0 for parts in ship.masts.values())
    due = Text(said.say("deck-damage", masts=standing, cards=ship.damage_cards))
    if ship.damage_cards:
        due.stylize("bold yellow")
    lines.append(due)
    lines.append(cards_line(ship, shown.step, said))
    return lines


def row_line(ship: ShownShip, letter: str, row: int) -> Text:
    line = Text().append(f"  {ROWS[row]}", "dim")
    line.append_text(hull_mark(ship, row, PORT))
    line.append("◄" if has_cannon(ship, row, PORT) else "│", "bold" if has_cannon(ship, row, PORT) else "")
    port, centre, starboard = (SECTION_AT[row][place] for place in (PORT, CENTRE, STARBOARD))
    line.append(f"{people(ship, letter, port):<3} ", STYLES[letter])
    line.append(f"{mast(ship, centre)}", "bold yellow")
    line.append(f"{people(ship, letter, centre):<3} ", STYLES[letter])
    line.append(f"{people(ship, letter, starboard):>3}", STYLES[letter])
    line.append("►" if has_cannon(ship, row, STARBOARD) else "│", "bold" if has_cannon(ship, row, STARBOARD) else "")
    line.append_text(hull_mark(ship, row, STARBOARD))
    return line


def people(ship: ShownShip, letter: str, section: int) -> str:
    return ship.figures(letter, f"{letter}.{SECTIONS[section]}") if section >= 0 else ""


def mast(ship: ShownShip, section: int) -> str:
    """`‡` two parts, `†` one, `·` a mast that is gone."""
    if section < 0 or MAST_AT[section] < 0:
        return " "
    return MAST_SIGNS[ship.masts[MASTS[MAST_AT[section]]]]


def has_cannon(ship: ShownShip, row: int, place: int) -> bool:
    section = SECTION_AT[row][place]
    return section >= 0 and SECTIONS[section] in ship.cannons


def hull_mark(ship: ShownShip, row: int, place: int) -> Text:
    """` x` a first hit, ` X` a destroyed hull section; on the port side mirrored."""
    hits = ship.hull.get(f"{ROWS[row]}-{SIDE_NAMES[place]}", 0)
    sign = " " if not hits else "X" if hits >= HITS_TO_DESTROY else "x"
    text = f"{sign} " if place == PORT else f" {sign}"
    return Text(text, style="bold red" if sign == "X" else "yellow")


def cards_line(ship: ShownShip, step: int, said: Speech) -> Text:
    """The plot: cards not yet turned over stand in brackets."""
    if ship.no_cards:
        return Text(said.say("deck-no-cards"), style="yellow")
    if ship.plot is None:
        return Text("")
    line = Text(said.say("deck-cards") + " ")
    for slot, card in enumerate(ship.plot, start=1):
        line.append(f"{card} " if slot <= step else f"({card}) ", "bold" if slot <= step else "")
    if ship.aground:
        line.append(said.say("deck-aground"), "yellow")
    return line


# ---- Boarding


def lying_lines(shown: Shown, mine: str, said: Speech) -> list[Text]:
    """Both decks as they lie, the Seahawk bow up; `↔` joins the sections where one can cross, `╪` is a ladder."""
    assert shown.placement is not None
    left = "S" if shown.placement.S == "starboard" else "I"
    rows = range(len(ROWS))
    order = {"S": list(rows), "I": list(rows)}
    if shown.placement.bows == "opposite":
        order["I"].reverse()
    letters = [left, "I" if left == "S" else "S"]
    title = Text("   ")
    for letter in letters:
        name = said.say("your-ship" if letter == mine else "ship", ship=letter)
        up = said.say("bow-up" if order[letter][0] == 0 else "bow-down")
        title.append(f"{name}, {up}".ljust(3 * CELL + 7), STYLES[letter])
    lines = [title, edge_line("╭", "╮")]
    for index in rows:
        if index and starts_level(max(order["S"][index], order["S"][index - 1])):
            lines.append(edge_line("╞══╪", "╪══╡", "═"))
        line = Text().append(f" {ROWS[order[letters[0]][index]]} ", "dim")
        line.append_text(wide_row(shown, letters[0], order[letters[0]][index], order[letters[0]][0] == 0, True))
        line.append(" ↔ ", "bold yellow")
        line.append_text(wide_row(shown, letters[1], order[letters[1]][index], order[letters[1]][0] == 0, False))
        line.append(f" {ROWS[order[letters[1]][index]]}", "dim")
        lines.append(line)
    lines.append(edge_line("╰", "╯"))
    return lines


def edge_line(start: str, stop: str, line: str = "─") -> Text:
    """A line across both ships, who are alike from either end; between two levels it shows the ladders."""
    side = start + line * (3 * CELL + 4 - len(start) - len(stop)) + stop
    return Text(f"   {side}   {side}", style="dim")


def wide_row(shown: Shown, letter: str, row: int, bow_up: bool, at_left: bool) -> Text:
    """A row of a deck, its sections as wide as they are: thirds, halves, or the whole of row A."""
    places = [PORT, CENTRE, STARBOARD] if bow_up else [STARBOARD, CENTRE, PORT]
    here = [SECTION_AT[row][place] for place in places if SECTION_AT[row][place] >= 0]
    width = 3 * CELL + 2
    cells = [section_cell(shown, f"{letter}.{SECTIONS[section]}") for section in here]
    salvo = shown.at.kind in ("shot", "shot-die", "first-fire")
    line = Text(rail(shown.ships[letter], row, places[0], "◄", salvo and not at_left))
    for number, cell in enumerate(cells):
        share = (width - len(cells) + 1) // len(cells) + (1 if number < (width - len(cells) + 1) % len(cells) else 0)
        cell.align("center", share)
        line.append_text(cell)
        line.append("┊" if number < len(cells) - 1 else "", "dim")
    line.append(rail(shown.ships[letter], row, places[-1], "►", salvo and at_left))
    return line


def rail(ship: ShownShip, row: int, place: int, cannon: str, salvo: bool) -> str:
    """A cannon of the touching side stands out of the rail while the last salvo is fired; later it means nothing."""
    return cannon if salvo and has_cannon(ship, row, place) else "│"


def section_cell(shown: Shown, spot: str) -> Text:
    cell = Text().append(f"{spot[2:]} ", "dim")
    both = [shown.ships[letter].figures(letter, spot) for letter in SEATS]
    for letter, figures in zip(SEATS, both, strict=True):
        cell.append(figures, STYLES[letter] + (" reverse" if all(both) else ""))
    return cell
