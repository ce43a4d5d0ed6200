"""The map in text: two lines a hex, odd columns half a hex lower."""

from typing import Any

from rich.text import Text

from warbox.games.tideofiron.scenarios.scenario import scenario_data
from warbox.games.tideofiron.scenarios.scenario_file import SCENARIO_NAMES, SCENARIOS
from warbox.games.tideofiron.shape import Shown, ShownUnit

WIDE, TIGHT = (
    5,
    4,
)  # of a column, the gap to the next included: the second where the terminal is too narrow for the first
STYLES = {"us": "bold cyan", "de": "bold red", "": "bold white"}
# what fills a hex of such ground
GROUND = {".": " ", "r": "∴", "w": "♣", "b": "▦", "B": "═", "p": "≈", "s": "~"}
COLOURS = {".": "dim", "r": "yellow", "w": "green", "b": "magenta", "B": "yellow", "p": "blue", "s": "blue"}
HEIGHTS = ["", "¹", "²"]
LEVELS = ["", "on grey19", "on grey35"]
MARKS = {"entrenchment": "e", "pillbox": "P", "wire": "x", "traps": "^", "mines": "m", "smoke": "░"}


def map_of(shown: Shown) -> dict[str, Any]:
    """The map as data: of the box by its name, else as the view brings it."""
    if shown.map is not None:
        return shown.map
    return scenario_data(SCENARIOS[SCENARIO_NAMES.index(shown.scenario)])


def label_of(column: int, row: int) -> str:
    return f"{chr(ord('A') + column)}{row + 1:02}"


class HexMap:
    """The drawing of one position."""

    def __init__(self, shown: Shown, width: int) -> None:
        self.shown = shown
        self.data = map_of(shown)
        self.columns: int = self.data["cols"]
        self.wide = WIDE if WIDE * self.columns <= width else TIGHT
        self.rows: int = self.data["rows"]
        self.roads = {label for chain in self.data["roads"] for label in chain}
        self.objectives: dict[str, str] = {}
        for objective in self.data["objectives"]:
            sign = {"victory": "★", "command": "◆"}.get(objective["kind"], "○")
            self.objectives[objective["hex"]] = "★" if self.objectives.get(objective["hex"]) == "★" else sign
        self.here: dict[str, list[tuple[str, ShownUnit]]] = {}
        for name, unit in shown.units.items():
            if unit.hex is not None and not unit.gone:
                self.here.setdefault(unit.hex, []).append((name, unit))

    def lines(self) -> list[Text]:
        names = "".join(f"{chr(ord('A') + column):<{self.wide}}" for column in range(self.columns))
        lines = [Text(names.rstrip(), style="bold")]
        for number in range(2 * self.rows + 1):
            line = Text()
            for column in range(self.columns):
                place = number - column % 2
                if 0 <= place < 2 * self.rows:
                    line.append_text(self.part(column, place // 2, place % 2 == 0))
                else:
                    line.append(" " * self.wide)
            line.rstrip()
            lines.append(line)
        return lines

    def part(self, column: int, row: int, upper: bool) -> Text:
        """Half of a hex: the number of its row, objective, height and markers above, units below."""
        label = label_of(column, row)
        ground = self.data["terrain"][row][column]
        level = int(self.data["levels"][row][column])
        text = self.upper(label, level) if upper else self.lower(label)
        text.truncate(self.wide - 1)
        fill = GROUND[ground]
        if fill == " " and label in self.roads and not upper:
            fill = "┄"
        text.append(fill * (self.wide - 1 - text.cell_len), COLOURS[ground])
        if LEVELS[level]:
            text.stylize(LEVELS[level])
        return text.append(" ")

    def upper(self, label: str, level: int) -> Text:
        signs = Text()
        if label in self.objectives:
            signs.append(self.objectives[label], STYLES[self.shown.control.get(label) or ""])
        signs.append(HEIGHTS[level], "bold")
        for kind, count in self.shown.marks.get(label, {}).items():
            signs.append(MARKS[kind] * count, "bold yellow")
        has_room = signs.cell_len + len(label) <= self.wide  # the number of the row gives way to what lies there
        return Text(label[1:] if has_room else "", style="dim").append_text(signs)

    def lower(self, label: str) -> Text:
        """The first unit by its name, and how many more there are."""
        units = self.here.get(label, [])
        if not units:
            return Text()
        name, unit = next(((name, unit) for name, unit in units if unit.active), units[0])
        text = Text(name, style=STYLES[unit.side] + (" reverse" if unit.active else ""))
        if unit.activation == "fatigued" and not unit.active:
            text.stylize("dim")
        if len(units) > 1:
            more = f"+{len(units) - 1}"
            text.append(more if text.cell_len + len(more) < self.wide else "+", STYLES[units[1][1].side])
        return text


def state_of(unit: ShownUnit) -> str:
    """What a unit suffers and does, in signs."""
    signs = {"opfire": "◎", "fatigued": "z", "fresh": ""}[unit.activation]
    signs += {"pinned": "▼", "disrupted": "▼▼", "good": ""}[unit.condition]
    signs += {"light": "◐", "heavy": "●", "intact": ""}[unit.damage]
    return signs + ("?" if unit.concealed else "") + ("†" if unit.ace else "")


def is_there(unit: ShownUnit) -> bool:
    """Whether it still is, and has been built."""
    return not unit.gone and (unit.kind != "squad" or bool(unit.figures))


def unit_text(name: str, unit: ShownUnit) -> Text:
    """`a1 C05 RRRR +AT ◎`."""
    text = Text(name, style=STYLES[unit.side] + (" reverse" if unit.active else ""))
    where = unit.hex or (f"in {unit.carrier}" if unit.carrier else "-")
    what = (unit.figures or "-") if unit.kind == "squad" else unit.kind
    text.append(f" {where} {what}" + (f" +{unit.spec}" if unit.spec else ""), "")
    if unit.fort:
        text.append(f" {MARKS[unit.fort]}", "yellow")
    signs = state_of(unit)
    if signs:
        text.append(f" {signs}", "bold")
    return text
