"""The closed vocabulary of card effects: every word a card may use, and its number in the rules.

The words and their meaning are listed in the catalog, "Effect vocabulary of cards". A word's number is its index.
"""

from typing import Final

OPS: Final = [
    "establish_contact",
    "target_hex",
    "drift",
    "area_attack",
    "wide_blast",
    "line_attack",
    "smoke",
    "reveal",
    "reinforce",
    "drop",
    "add_figures",
    "gain_cp",
    "income",
    "initiative_add",
    "initiative_remove",
    "draw",
    "clear_condition",
    "pin",
    "conceal",
    "refresh",
    "leave_opfire",
    "extra_actions",
    "enemy_actions",
    "free_action",
    "modify",
    "place_fort",
    "remove_obstacle",
    "repair",
    "give_spec",
    "discard_enemy_card",
    "repeat_next_round",
]
ESTABLISH_CONTACT: Final = 0
TARGET_HEX: Final = 1
DRIFT: Final = 2
AREA_ATTACK: Final = 3
WIDE_BLAST: Final = 4
LINE_ATTACK: Final = 5
SMOKE: Final = 6
REVEAL: Final = 7
REINFORCE: Final = 8
DROP: Final = 9
ADD_FIGURES: Final = 10
GAIN_CP: Final = 11
INCOME: Final = 12
INITIATIVE_ADD: Final = 13
INITIATIVE_REMOVE: Final = 14
DRAW: Final = 15
CLEAR_CONDITION: Final = 16
PIN: Final = 17
CONCEAL: Final = 18
REFRESH: Final = 19
LEAVE_OPFIRE: Final = 20
EXTRA_ACTIONS: Final = 21
ENEMY_ACTIONS: Final = 22
FREE_ACTION: Final = 23
MODIFY: Final = 24
PLACE_FORT: Final = 25
REMOVE_OBSTACLE: Final = 26
REPAIR: Final = 27
GIVE_SPEC: Final = 28
DISCARD_ENEMY_CARD: Final = 29
REPEAT_NEXT_ROUND: Final = 30

MODES: Final = ["normal", "suppress"]
VERSUS: Final = ["all", "vehicles"]
VS_VEHICLES: Final = 1

FILTERS: Final = ["any", "no_enemy", "no_unit", "not_adjacent_enemy", "passable", "cover_terrain"]
ANY: Final = 0
NO_ENEMY: Final = 1
NO_UNIT: Final = 2
NOT_ADJACENT_ENEMY: Final = 3
PASSABLE: Final = 4
COVER_TERRAIN: Final = 5

WHERE: Final = ["officer_hex", "not_adjacent_enemy", "hex", "friendly_squad_hex", "empty_not_adjacent_enemy"]
OFFICER_HEX: Final = 0
AWAY_FROM_ENEMY: Final = 1
ONE_HEX: Final = 2
FRIENDLY_SQUAD_HEX: Final = 3
EMPTY_AWAY_FROM_ENEMY: Final = 4

WHAT: Final = [
    "cover_squads",
    "fp_attack",
    "mp_squads",
    "suppress_hits",
    "contact_roll",
    "drift_number",
    "pinned_assault_full",
    "at_squad",
]
COVER_SQUADS: Final = 0
FP_ATTACK: Final = 1
MP_SQUADS: Final = 2
SUPPRESS_HITS: Final = 3
CONTACT_ROLL: Final = 4
DRIFT_NUMBER: Final = 5
PINNED_ASSAULT_FULL: Final = 6
AT_SQUAD: Final = 7
AT_SQUAD_RANGE: Final = 2  # against heavy vehicles

WHO: Final = ["all_own_squads", "one_own_squad", "one_own_unit"]

DURATIONS: Final = ["turn", "round", "game", "next"]
TURN: Final = 0
ROUND: Final = 1
GAME: Final = 2
NEXT: Final = 3

ACTIONS: Final = ["advance", "concentrated_fire", "assault"]
FREE_ADVANCE: Final = 0
FREE_FIRE: Final = 1
FREE_ASSAULT: Final = 2

REPAIR_FROM: Final = ["any", "heavy"]
FROM_HEAVY: Final = 1

NOTHING: Final = -1

# the keys of each op; those with `?` may be left out
KEYS: Final = {
    "establish_contact": ["n"],
    "target_hex": ["filter"],
    "drift": [],
    "area_attack": ["fp", "mode", "vs"],
    "wide_blast": ["fp", "mode"],
    "line_attack": ["fp", "mode", "hexes"],
    "smoke": ["adjacent"],
    "reveal": ["radius"],
    "reinforce": ["squads", "vehicles", "loaded"],
    "drop": ["squads"],
    "add_figures": ["figure", "n", "where"],
    "gain_cp": ["n"],
    "income": ["n"],
    "initiative_add": ["n"],
    "initiative_remove": ["n"],
    "draw": ["n"],
    "clear_condition": ["where", "max"],
    "pin": ["max", "spotters"],
    "conceal": ["max", "filter"],
    "refresh": ["max"],
    "leave_opfire": ["max"],
    "extra_actions": ["n"],
    "enemy_actions": ["n"],
    "free_action": ["action", "mp", "no_opfire", "full_support"],
    "modify": ["what", "n", "duration", "who?", "deck?", "vs?"],
    "place_fort": ["kind", "max", "where"],
    "remove_obstacle": ["kinds", "max"],
    "repair": ["steps", "from"],
    "give_spec": ["spec"],
    "discard_enemy_card": ["deck"],
    "repeat_next_round": [],
}
