"""The action cards of both decks. Read from content/cards.toml.

A *card* is an index into CARDS: cards with the same face are one and the same. A hand is a number for each card.
"""

from typing import Final

from warbox.engine.content import TomlTable, load
from warbox.engine.kinds import Choice
from warbox.games.onboard.pieces.board import CONSTANTS, PACKAGE, ROW_COUNT, TEAM_COUNT
from warbox.games.onboard.pieces.edge import (
    DOOR_BARRICADED,
    DOOR_BROKEN,
    DOOR_OPEN,
    STATE_COUNT,
    STATES,
)

HAND_SIZE: Final = CONSTANTS.number("hand_size", 1, 9)  # [OB-SEAT-01]

# how a card is used [OB-CARD-02]
KINDS: Final = ["action", "reaction", "trap"]
ACTION: Final = 0
REACTION: Final = 1
TRAP: Final = 2

TARGETS: Final = ["none", "adjacent_cell", "adjacent_visible_cell", "enemy_in_line_of_fire", "own_edge"]
NO_TARGET: Final = 0
ADJACENT_CELL: Final = 1
VISIBLE_CELL: Final = 2
ENEMY: Final = 3
OWN_EDGE: Final = 4

EFFECTS: Final = [
    "smoke_zone",
    "flash_zone",
    "disorient_agent",
    "swap_roles",
    "double_total",
    "change_edge",
    "trap",
]
SMOKE_ZONE: Final = 0
FLASH_ZONE: Final = 1
DISORIENT_AGENT: Final = 2
SWAP_ROLES: Final = 3
DOUBLE_TOTAL: Final = 4
CHANGE_EDGE: Final = 5
SPRING: Final = 6

# what a trap leaves on its victim
STATUSES: Final = ["none", "flashed", "disoriented"]
NO_STATUS: Final = 0
FLASHES: Final = 1
DISORIENTS: Final = 2

# the target and the kind that belong to each effect
TARGET_OF: Final = [ADJACENT_CELL, ADJACENT_CELL, ENEMY, NO_TARGET, NO_TARGET, OWN_EDGE, VISIBLE_CELL]
KIND_OF: Final = [ACTION, ACTION, ACTION, REACTION, REACTION, ACTION, TRAP]

UNCHANGED: Final = -1


class Card:
    """[OB-CARD-02] One face: what it does, its points, its reach and how long it lasts."""

    def __init__(self, table: TomlTable) -> None:
        self.name: Final = table.text("id")
        effect = table.table("effect")
        self.effect: Final = effect.choice("type", EFFECTS)
        self.kind: Final = table.choice("kind", KINDS)
        self.target: Final = table.choice("target", TARGETS)
        if self.kind != KIND_OF[self.effect] or self.target != TARGET_OF[self.effect]:
            wanted = f"{KINDS[KIND_OF[self.effect]]} with target {TARGETS[TARGET_OF[self.effect]]}"
            raise table.fail("effect", f"{EFFECTS[self.effect]} needs kind {wanted}")
        self.attack: Final = table.number("attack", 0, 99)
        self.defence: Final = table.number("defence", 0, 99)
        self.distance: Final = table.number("distance", 0, ROW_COUNT - 1)
        if self.target in (ADJACENT_CELL, VISIBLE_CELL, OWN_EDGE) and self.distance != 1:
            raise table.fail("distance", f"must be 1 for target {TARGETS[self.target]}")  # [OB-GRENADE-02] [OB-R-24]
        self.duration: Final = table.number("duration", 0, 9)  # [OB-CARD-06] 0: instant
        counts = [table.number("count_attack_deck", 0, 15), table.number("count_defence_deck", 0, 15)]
        self.counts: Final = counts
        self.tokens: Final = effect.number("tokens", 1, 9) if self.effect == SMOKE_ZONE else 0
        if self.effect == SMOKE_ZONE and self.tokens != self.duration:
            raise table.fail("effect", "smoke has one token a turn of its duration")
        self.doubles_attack: Final = self.effect == DOUBLE_TOTAL and effect.choice("role", ["striker", "guard"]) == 0
        self.damage: Final = effect.number("damage", 0, 1) if self.effect == SPRING else 0
        self.status: Final = effect.choice("status", STATUSES) if self.effect == SPRING else NO_STATUS
        self.incapacitates: Final = effect.flag("incapacitating") if self.effect == SPRING else False
        self.edge_after: Final = read_map(effect.table("map")) if self.effect == CHANGE_EDGE else [UNCHANGED]


def read_map(table: TomlTable) -> list[int]:
    """[OB-CARD-10] to [OB-CARD-13] What an edge of each state becomes; UNCHANGED where the card cannot be used."""
    after = [UNCHANGED] * STATE_COUNT
    for state in table.data:
        if state not in STATES:
            raise table.fail(state, f"is none of {', '.join(STATES)}")
        after[STATES.index(state)] = table.choice(state, STATES)
    # [OB-COMP-02] [OB-R-45] a broken barricade shows the open face of its own token, and can be flipped back
    if after[DOOR_BARRICADED] == DOOR_OPEN:
        after[DOOR_BARRICADED] = DOOR_BROKEN
    after[DOOR_BROKEN] = after[DOOR_OPEN]
    return after


CONTENT: Final = load(PACKAGE, "cards.toml")
FACES: Final = [Card(table) for table in CONTENT.tables("cards")]
CARDS: Final = [face.name for face in FACES]
CARD: Final = Choice("CARD", CARDS, f"no such card; cards are {', '.join(CARDS)}")
CARD_COUNT: Final = len(CARDS)

# flat lists for the rules that look often
EFFECT: Final = [face.effect for face in FACES]
KIND: Final = [face.kind for face in FACES]
DISTANCE: Final = [face.distance for face in FACES]
EDGE_AFTER: Final = [face.edge_after for face in FACES]
TRAP_CARDS: Final = [card for card in range(CARD_COUNT) if KIND[card] == TRAP]


def only(effect: int, doubles_attack: bool = False) -> int:
    """The one card with this effect."""
    found = [
        card for card in range(CARD_COUNT) if EFFECT[card] == effect and FACES[card].doubles_attack == doubles_attack
    ]
    if len(found) != 1:
        raise CONTENT.fail("cards", f"exactly one card has the effect {EFFECTS[effect]} in its role")
    return found[0]


COUNTER: Final = only(SWAP_ROLES)
DOUBLE_ATTACK: Final = only(DOUBLE_TOTAL, True)
DOUBLE_DEFENCE: Final = only(DOUBLE_TOTAL)


def read_deck(team: int) -> list[int]:
    """[OB-CARD-01] All cards of a team's deck, in the order of the list."""
    deck: list[int] = []
    for card in range(CARD_COUNT):
        deck += [card] * FACES[card].counts[team]
    return deck


DECKS: Final = [read_deck(team) for team in range(TEAM_COUNT)]


def may_prepare(card: int) -> bool:
    """[OB-PREP-03] [OB-PREP-05] Barricades and wall reinforcements: what changes an edge and is the Defence's."""
    return EFFECT[card] == CHANGE_EDGE and FACES[card].counts[1] > 0


PREPARED: Final = [card for card in range(CARD_COUNT) if may_prepare(card)]
