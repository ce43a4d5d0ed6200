"""The closed vocabulary of card effects: every word a card may use, and its number in the compiled rules.

The words and their meaning are listed in docs/rules/siegestorm-cards.md. A word's number is its index in its list.
"""

from typing import Final

# the verbs, by their place in the table of `verbs`
DEAL: Final = 0
MODIFY_DAMAGE: Final = 1
DRAW: Final = 2
VISION: Final = 3
DISCARD: Final = 4
HEAL: Final = 5
KILL: Final = 6
DESTROY: Final = 7
SACRIFICE: Final = 8
RETURN_TO_HAND: Final = 9
MOVE: Final = 10
SHIFT: Final = 11
SWITCH: Final = 12
ADVANCE: Final = 13
PLACE: Final = 14
DEPLOY: Final = 15
STORM: Final = 16
MAKE_SUPPORTER: Final = 17
RESET: Final = 18
COMMIT: Final = 19
MODIFY: Final = 20
MODIFY_COST: Final = 21
IGNORE_DEFENDERS: Final = 22
PROTECT: Final = 23
NEGATE: Final = 24
COPY_NEGATED: Final = 25
SHAPESHIFT: Final = 26
STEAL: Final = 27
RAISE: Final = 28
EXTRA_TURN: Final = 29
WIN: Final = 30
RECOVER: Final = 31
MENACE: Final = 32
TOKEN: Final = 33

WHO: Final = ["you", "opponent", "each_player"]
YOU: Final = 0
OPPONENT: Final = 1
EACH_PLAYER: Final = 2

SELECTORS: Final = [
    "self",
    "subject",
    "link",
    "ally",
    "allies",
    "own_creature",
    "own_creatures",
    "enemy",
    "enemies",
    "enemy_defender",
    "enemy_defenders",
    "enemy_storming",
    "track_creature",
    "own_supporter",
    "opp_supporter",
    "top_resource",
    "top_casualty",
    "casualty",
    "hand_card",
    "your_cards",
    "totems",
]
NOTHING: Final = -1
NO_NUMBER: Final = -1_000_000  # `n` was not written, and the verb makes a difference [SGS-R-31]
SELF: Final = 0
SUBJECT: Final = 1
LINK: Final = 2
ALLY: Final = 3
ALLIES: Final = 4
OWN_CREATURE: Final = 5
OWN_CREATURES: Final = 6
ENEMY: Final = 7
ENEMIES: Final = 8
ENEMY_DEFENDER: Final = 9
ENEMY_DEFENDERS: Final = 10
ENEMY_STORMING: Final = 11
TRACK_CREATURE: Final = 12
OWN_SUPPORTER: Final = 13
OPP_SUPPORTER: Final = 14
TOP_RESOURCE: Final = 15
TOP_CASUALTY: Final = 16
CASUALTY: Final = 17
HAND_CARD: Final = 18
YOUR_CARDS: Final = 19
TOTEMS: Final = 20
TARGETED: Final = [ALLY, OWN_CREATURE, ENEMY, ENEMY_DEFENDER, TRACK_CREATURE, CASUALTY]  # [SGS-R-52]

FILTERS: Final = ["def<=", "att<=", "cost<=", "name=", "has=shapeshift", "other_name"]
DEF_AT_MOST: Final = 0
ATT_AT_MOST: Final = 1
COST_AT_MOST: Final = 2
NAMED: Final = 3
HAS_SHAPESHIFT: Final = 4
OTHER_NAME: Final = 5

# quantities
FIXED: Final = 0
ALL: Final = 1
UP_TO: Final = 2
COUNTED: Final = 3

COUNTERS: Final = ["own_supporters", "opp_supporters", "their_supporters", "allies", "heal_pile", "spirit_tokens"]
OWN_SUPPORTERS: Final = 0
OPP_SUPPORTERS: Final = 1
THEIR_SUPPORTERS: Final = 2
COUNT_ALLIES: Final = 3
HEAL_PILE: Final = 4
SPIRIT_TOKENS: Final = 5

CONDITIONS: Final = [
    "no_opp_defender",
    "heal_pile>=",
    "own_supporters>=",
    "opp_hand<=",
    "own_casualties>=",
    "this_in_t1",
    "this_in_battle_zone",
]
NO_OPP_DEFENDER: Final = 0
HEAL_PILE_AT_LEAST: Final = 1
OWN_SUPPORTERS_AT_LEAST: Final = 2
OPP_HAND_AT_MOST: Final = 3
OWN_CASUALTIES_AT_LEAST: Final = 4
THIS_IN_T1: Final = 5
THIS_IN_BATTLE_ZONE: Final = 6

DURATIONS: Final = ["instant", "while", "end_of_turn", "your_next_turn", "next"]
INSTANT: Final = 0
WHILE: Final = 1
END_OF_TURN: Final = 2
YOUR_NEXT_TURN: Final = 3
NEXT: Final = 4

TRIGGERS: Final = [
    "resolve",
    "static",
    "activated",
    "reaction",
    "on_deploy",
    "ally_deployed",
    "enemy_deployed",
    "on_storm",
    "ally_storms",
    "enemy_storms",
    "after_storm",
    "after_your_storm",
    "on_killed",
    "ally_killed",
    "enemy_killed",
    "opp_suffers_damage",
    "you_suffer_damage",
    "draw_step",
    "you_shapeshift",
    "you_heal",
    "you_take",
    "you_sacrifice",
    "spirit_placed",
]
RESOLVE: Final = 0
STATIC: Final = 1
ACTIVATED: Final = 2
REACTION: Final = 3
ON_DEPLOY: Final = 4
ALLY_DEPLOYED: Final = 5
ENEMY_DEPLOYED: Final = 6
ON_STORM: Final = 7
ALLY_STORMS: Final = 8
ENEMY_STORMS: Final = 9
AFTER_STORM: Final = 10
AFTER_YOUR_STORM: Final = 11
ON_KILLED: Final = 12
ALLY_KILLED: Final = 13
ENEMY_KILLED: Final = 14
OPP_SUFFERS_DAMAGE: Final = 15
YOU_SUFFER_DAMAGE: Final = 16
DRAW_STEP: Final = 17
YOU_SHAPESHIFT: Final = 18
YOU_HEAL: Final = 19
YOU_TAKE: Final = 20
YOU_SACRIFICE: Final = 21
SPIRIT_PLACED: Final = 22

STATS: Final = ["ATT", "DEF"]
ATT: Final = 0
DEF: Final = 1

DESTINATIONS: Final = ["hand", "casualties", "resources_top", "resources_bottom", "frontline", "no_mans_land"]
TO_HAND: Final = 0
TO_CASUALTIES: Final = 1
TO_RESOURCES_TOP: Final = 2
TO_RESOURCES_BOTTOM: Final = 3
TO_FRONTLINE: Final = 4
TO_NO_MANS_LAND: Final = 5

WHAT: Final = ["action", "any", "shapeshift", "creature"]
WHAT_ACTION: Final = 0
WHAT_ANY: Final = 1
WHAT_SHAPESHIFT: Final = 2
WHAT_CREATURE: Final = 3

TOKEN_KINDS: Final = ["gang", "spirit"]
GANG: Final = 0
SPIRIT: Final = 1

SPANS: Final = ["one_track", "two_tracks"]
ONE_TRACK: Final = 0
TWO_TRACKS: Final = 1

PICKS: Final = ["owner", "you", "random"]
BY_OWNER: Final = 0
BY_YOU: Final = 1
AT_RANDOM: Final = 2

CHAINS: Final = ["and", "if_done"]
ALONE: Final = -1
AND: Final = 0
IF_DONE: Final = 1

COMMANDS: Final = ["deploy", "leader", "gang", "action"]  # [SGS-SOLO-25] in the order in which the boss plays them
COMMAND_DEPLOY: Final = 0
COMMAND_LEADER: Final = 1
COMMAND_GANG: Final = 2
COMMAND_ACTION: Final = 3

SYMBOLS: Final = ["shielded", "spirit", "totem"]

FACTIONS: Final = ["ysra", "khunglai", "seraphia", "styxia", "goblins", "shamans", "promo"]
PLAYER_FACTIONS: Final = 4  # [SGS-DECK-02] the first four
# [SGS-DECK-05] [SGS-KEYWORD-27] what product a card comes from plays no part
RARITIES: Final = ["soldier", "veteran", "elite", "champion", "basic", "advanced", "promo"]

UNPICKED: Final = [OPP_SUPPORTER, TOP_RESOURCE, TOP_CASUALTY]  # cards of which only the number can be chosen
