"""Edge states: what an edge costs to cross, and whether fire, sight and throws pass. The table of the catalog."""

from typing import Final

from warbox.games.onboard.pieces.board import CONSTANTS, CONTENT

OPEN: Final = 0
SOLID: Final = 1
WALL: Final = 2
REINFORCED: Final = 3
DESTROYED: Final = 4
DOOR_CLOSED: Final = 5
DOOR_OPEN: Final = 6
DOOR_BARRICADED: Final = 7
WINDOW: Final = 8
WINDOW_BARRICADED: Final = 9
# [OB-COMP-02] [OB-R-45] the open face of a barricaded-door token: an open door that needs no second token
DOOR_BROKEN: Final = 10

STATES: Final = [
    "open",
    "solid",
    "wall",
    "reinforced",
    "destroyed",
    "door_closed",
    "door_open",
    "door_barricaded",
    "window",
    "window_barricaded",
]
STATE_NAMES: Final = [*STATES, "door_open"]
STATE_COUNT: Final = len(STATE_NAMES)

TABLES: Final = CONTENT.tables("edge_states")
ORDER: Final = [table.choice("id", STATES) for table in TABLES]


# [OB-MOVE-03] [OB-WALL-01] [OB-WALL-02] [OB-WINDOW-01] [OB-DOOR-04] actions to cross; 0: impossible
STEP_COST: Final = [table.number("step_cost", 0, 9) for table in TABLES] + [TABLES[DOOR_OPEN].number("step_cost", 1, 9)]
# [OB-LOF-04] [OB-LOF-05] [OB-WINDOW-04] [OB-WINDOW-05] [OB-R-18] fire, sight and throws
PASSES: Final = [table.flag("passes_fire") for table in TABLES] + [TABLES[DOOR_OPEN].flag("passes_fire")]
OPEN_COST: Final = TABLES[DOOR_CLOSED].number("open_cost", 1, 9)  # [OB-DOOR-01]


def check_states() -> None:
    """The prices stand in two places of the content, as they do in the rulebook. [OB-ACTION-04]"""
    if list(range(len(STATES))) != ORDER:
        raise CONTENT.fail("edge_states", f"must be {', '.join(STATES)}, in this order")
    for key, price in (
        ("cost_step", STEP_COST[OPEN]),
        ("cost_window", STEP_COST[WINDOW]),
        ("cost_open_door", OPEN_COST),
        ("line_of_fire_max_cells", 0),  # [OB-LOF-03] unlimited
    ):
        CONSTANTS.number(key, price, price)


check_states()


def is_token(edge: int) -> bool:
    """Whether a token shows this state; `open` and `solid` are the bare board."""
    return edge not in (OPEN, SOLID)


def joins(edge: int) -> bool:
    """[OB-R-16] Whether two zones would be one, at tables where zones merge: a fallen wall or an open door."""
    return edge in (DESTROYED, DOOR_OPEN, DOOR_BROKEN)
