"""The plan of the building in text: walls, doors, windows, smoke, Agents, bombs, traps."""

from rich.text import Text

from warbox.games.onboard.pieces.board import COLUMNS, ROW_COUNT
from warbox.games.onboard.shape import Shown, ShownAgent

WIDE = 8  # of a cell
STYLES = {"attack": "bold red", "defence": "bold blue"}
SMOKE = {0: " ", 1: "░", 2: "▒"}

# On the side of a cell, and in the middle of the line below it.
SIGNS = {
    "open": " ",
    "solid": "┃",
    "wall": "╎",
    "reinforced": "▓",
    "destroyed": " ",
    "door_closed": "+",
    "door_open": "/",
    "door_barricaded": "X",
    "window": ":",
    "window_barricaded": "%",
}
LINES = {"open": " " * WIDE, "solid": "━" * WIDE, "wall": "╌" * WIDE, "reinforced": "▓" * WIDE}


def plan_lines(shown: Shown) -> list[Text]:
    """North on top. A line of cells, a line of what lies between them and the next."""
    lines = [Text("   " + "".join(f" {column:^{WIDE}}" for column in COLUMNS), style="dim")]
    lines.append(Text("   ┏" + "━" * (len(COLUMNS) * (WIDE + 1) - 1) + "┓", style="dim"))
    for row in range(1, ROW_COUNT + 1):
        line = Text().append(f"{row:2} ", "dim").append("┃", "dim")
        below = Text("   ").append("┃", "dim")
        for number, column in enumerate(COLUMNS):
            cell = f"{column}{row}"
            line.append_text(cell_text(shown, cell))
            last = number == len(COLUMNS) - 1
            line.append("┃" if last else SIGNS[shown.edge(f"{cell}|{COLUMNS[number + 1]}{row}")], "dim" if last else "")
            if row < ROW_COUNT:
                below.append(level(shown.edge(f"{cell}|{column}{row + 1}")))
                below.append("┃" if last else post(shown, number, row), "dim" if last else "")
        lines.append(line)
        if row < ROW_COUNT:
            lines.append(below)
    lines.append(Text("   ┗" + "━" * (len(COLUMNS) * (WIDE + 1) - 1) + "┛", style="dim"))
    return lines


def level(state: str) -> str:
    """What lies between a cell and the one south of it."""
    if state in LINES:
        return LINES[state]
    if state == "destroyed":
        return "╌╌" + " " * (WIDE - 4) + "╌╌"
    return f"{SIGNS[state] * 2:━^{WIDE}}"


def post(shown: Shown, number: int, row: int) -> str:
    """Where four cells meet: a post, if any wall ends there."""
    west, east = COLUMNS[number], COLUMNS[number + 1]
    around = (
        f"{west}{row}|{east}{row}",
        f"{west}{row + 1}|{east}{row + 1}",
        f"{west}{row}|{west}{row + 1}",
        f"{east}{row}|{east}{row + 1}",
    )
    return "╋" if any(shown.edge(edge) != "open" for edge in around) else "·"


def cell_text(shown: Shown, cell: str) -> Text:
    """Bomb, Agents with their hit points, a trap; smoke fills what is left."""
    text = Text()
    for name, bomb in shown.bombs.items():
        if bomb.cell == cell:
            text.append(("◇" if bomb.defused else "◆") + name[-1].upper(), "bold yellow")
    for name, agent in shown.agents.items():
        if agent.cell == cell:
            text.append(token(name, agent), STYLES[agent.team] + (" reverse" if shown.at.agent == name else ""))
    for trap in shown.traps:
        if trap.cell == cell:
            text.append("^", "bold magenta")
        elif trap.cell is None and trap.origin is not None and cell in trap.possible:
            text.append("?", "magenta")
    text.truncate(WIDE)
    fill = SMOKE[min(2, shown.smoke.get(shown.zone(cell), 0))]
    text.append(fill * (WIDE - text.cell_len), "dim")
    return text


def token(name: str, agent: ShownAgent) -> str:
    """`As2`: two letters and the hit points; `!` flashed, `~` disoriented."""
    state = "!" if agent.flashed else "~" if agent.disoriented else ""
    return f"{name[:2].capitalize()}{agent.hit_points}{state}"
