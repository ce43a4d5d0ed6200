"""The box: every card design, the starter decks, the boss decks and the bosses, read once from the content files."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.content import TomlTable, load
from warbox.games.siegestorm.actions import CARD_VERBS, OWN, CardAction
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Design, Program
from warbox.games.siegestorm.cards.reader import read_action, read_design, read_id, read_passives

PACKAGE: Final = "warbox.games.siegestorm"
RESERVED: Final = ["boss", "none"]  # words of the notation that no card may have as its id


class Boss:
    """[SGS-SOLO-02] [SGS-SOLO-45] [SGS-R-38] [SGS-KEYWORD-28] A boss card: its front, and its back with a
    column for Solo and one for Coop."""

    def __init__(self, table: TomlTable) -> None:
        self.difficulty: Final = table.text("difficulty")
        self.hand: Final[i64] = table.number("hand", 1, 9)
        self.menace_effect: Final = read_passives(TomlTable({"passive": table.value("menace_effect")}, table.where), {})
        victory = table.texts("victory")
        for word in victory:
            if word not in ("life_zero", "resources_depleted"):
                raise table.fail("victory", f"{word!r} is neither life_zero nor resources_depleted")
        self.life_zero: Final = "life_zero" in victory
        self.resources_depleted: Final = "resources_depleted" in victory
        columns = [table.table("solo"), table.table("coop")]
        self.life: Final = [column.number("life", 1, 999) for column in columns]
        self.menace: Final = [column.number("menace", 1, 5) for column in columns]
        self.basic: Final = [column.number("basic", 0, 24) for column in columns]
        self.advanced: Final = [column.number("advanced", 0, 24) for column in columns]


class Box:
    """Card designs by number. A position that brings cards of its own has a box of its own."""

    def __init__(self, designs: list[Design]) -> None:
        self.designs: Final = designs
        self.numbers: Final = {design.name: index for index, design in enumerate(designs)}
        self.reactions: Final = [index for index, design in enumerate(designs) if design.is_reaction]
        # by verb and design
        self.actions: Final = [
            [CardAction(verb, design.name, OWN, index) for index, design in enumerate(designs)]
            for verb in range(len(CARD_VERBS))
        ]

    def extended(self, tables: list[TomlTable]) -> "Box":
        """A box with more cards. Raises ContentError."""
        numbers = self.numbers.copy()
        for table in tables:
            self.give_number(table, numbers)
        return Box(self.designs + [read_design(table, numbers[table.text("id")], numbers) for table in tables])

    def give_number(self, table: TomlTable, numbers: dict[str, int]) -> None:
        """The next number for a card, whose id must be new. Raises ContentError."""
        name = read_id(table)
        if name in numbers or name in RESERVED:
            raise table.fail("id", f"there is a card {name!r} already")
        numbers[name] = len(numbers)


def read_list(table: TomlTable, numbers: dict[str, int]) -> list[int]:
    """A deck: card = number of copies. The cards by their design, in the order of the file."""
    cards: list[int] = []
    for name in table.data:
        if name not in numbers:
            raise table.fail(name, "there is no such card")
        cards += [numbers[name]] * table.number(name, 1, 24)
    return cards


FILES: Final = [load(PACKAGE, f"{faction}.toml") for faction in v.FACTIONS]
CARD_TABLES: Final = [table for file in FILES for table in file.tables("card")]
STANDARD: Final = Box([]).extended(CARD_TABLES)
# [SGS-DECK-06] by faction, the four of players
STARTERS: Final = [read_list(file.table("starter"), STANDARD.numbers) for file in FILES[: v.PLAYER_FACTIONS]]
# [SGS-SETUP-10] what a base box holds of its two factions
POOLS: Final = [read_list(file.table("pool"), STANDARD.numbers) for file in FILES if "pool" in file.data]
BASIC_DECK: Final = read_list(FILES[v.FACTIONS.index("goblins")].table("boss_deck"), STANDARD.numbers)
ADVANCED_DECK: Final = read_list(FILES[v.FACTIONS.index("shamans")].table("boss_deck"), STANDARD.numbers)
BOSSES: Final = [Boss(table) for table in load(PACKAGE, "bosses.toml").tables("boss")]
DIFFICULTIES: Final = [boss.difficulty for boss in BOSSES]

# what a Gang and a Spirit symbol do, in the words of cards [SGS-SOLO-35] [SGS-SOLO-37]
SYMBOL_PROGRAMS: Final = TomlTable(
    {
        "gang": [{"do": "token", "kind": "gang", "n": 1, "to": "own_creatures"}],
        "spirit": [{"do": "token", "kind": "spirit", "n": 1, "to": "totems"}],
    },
    "symbols",
)


def symbol_program(name: str) -> Program:
    program = read_action(TomlTable({"action": SYMBOL_PROGRAMS.value(name)}, "symbols"), {})
    assert program is not None
    return program


GANG_PROGRAM: Final = symbol_program("gang")
SPIRIT_PROGRAM: Final = symbol_program("spirit")
