"""Cards from TOML. Every word is held to the vocabulary: an error names the file or line, the card, the key and why."""

from typing import Any, Final

from warbox.engine.content import Table
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import NO_COST, NO_NUMBER, NOT_SET, Design, Entry, Program, Test

MOST: Final = 99  # of any number on a card

COMMON: Final = ["do", "when", "cost", "if", "may", "limit", "chain", "for"]
CARDS: Final = ["to", "filter", "n"]
KEYS_OF: Final = {
    "deal": ["n", "who"],
    "modify_damage": ["n", "who"],
    "draw": ["n", "who"],
    "vision": ["n"],
    "discard": ["n", "who", "pick"],
    "heal": ["n"],
    "kill": CARDS,
    "destroy": CARDS,
    "sacrifice": ["n", "who", "to"],
    "return_to_hand": CARDS,
    "move": ["to", "filter", "n", "dest"],
    "shift": CARDS,
    "switch": ["to", "filter", "n", "span"],
    "advance": ["n", "who"],
    "place": ["from", "filter", "dest"],
    "deploy": ["from", "filter"],
    "storm": CARDS,
    "make_supporter": CARDS,
    "reset": ["n", "who", "to"],
    "commit": ["n", "who", "to"],
    "modify": ["stat", "n", "to", "filter"],
    "modify_cost": ["what", "n", "set"],
    "ignore_defenders": ["to", "filter"],
    "protect": ["to", "filter"],
    "negate": ["what", "to", "filter"],
    "copy_negated": [],
    "shapeshift": ["to"],
    "steal": ["n"],
    "raise": ["n"],
    "extra_turn": ["who"],
    "win": [],
    "recover": ["n"],
    "menace": ["n"],
    "token": ["kind", "n", "to", "filter"],
}
NEEDED: Final = {
    "move": ["to", "dest"],
    "place": ["from", "dest"],
    "deploy": ["from"],
    "modify": ["stat", "to"],
    "modify_cost": ["what"],
    "token": ["kind", "to"],
    "switch": ["span", "to"],
}
CARD_VERBS: Final = [
    "kill",
    "destroy",
    "return_to_hand",
    "shift",
    "storm",
    "make_supporter",
    "ignore_defenders",
    "protect",
]
NEGATIVE: Final = ["modify", "modify_cost", "modify_damage", "shift", "menace"]
IN_PLAY: Final = [
    "self",
    "subject",
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
    "your_cards",
    "totems",
]
SUPPORTERS: Final = ["own_supporter", "opp_supporter"]
ANY_CARD: Final = [*IN_PLAY, *SUPPORTERS, "top_resource", "top_casualty", "casualty", "hand_card"]
SELECTORS_OF: Final = {
    "kill": [*IN_PLAY, *SUPPORTERS],
    "destroy": ANY_CARD,
    "sacrifice": ["self"],
    "return_to_hand": ANY_CARD,
    "move": ANY_CARD,
    "shift": IN_PLAY,
    "switch": ["track_creature", "ally", "own_creature", "enemy"],
    "storm": ["self", "subject", "ally", "own_creature"],
    "make_supporter": ANY_CARD,
    "reset": SUPPORTERS,
    "commit": SUPPORTERS,
    "modify": IN_PLAY,
    "ignore_defenders": IN_PLAY,
    "protect": ["self", "subject", "ally", "allies", "own_creature", "own_creatures", "your_cards"],
    "negate": ["link"],
    "shapeshift": ["self"],
    "token": IN_PLAY,
}
SOURCES: Final = ["hand_card", "casualty", "top_casualty", "top_resource", "own_supporter"]

CARD_KEYS: Final = ["id", "faction", "rarity", "cost", "att", "def", "action", "passive", "command", "symbols"]
# words about a card that the rules do not need
REMARKS: Final = ["name_en", "name_fr", "text_en", "text_fr", "source", "house_fields", "uncertain_fields"]


def read_design(table: Table, number: int, numbers: dict[str, int]) -> Design:
    """A card. `numbers` has the number of every card that a filter may name, this one included."""
    name = read_id(table)
    where = Table(table.data, f"{table.where} ({name})")
    for key in where.data:
        if key not in CARD_KEYS and key not in REMARKS:
            raise where.fail(key, f"a card has the keys {', '.join(CARD_KEYS)}")
    facts = {"faction": v.FACTIONS.index("promo"), "rarity": v.RARITIES.index("soldier")}
    if "faction" in where.data:
        facts["faction"] = where.choice("faction", v.FACTIONS)
    if "rarity" in where.data:
        facts["rarity"] = where.choice("rarity", v.RARITIES)
    facts["cost"] = where.number("cost", 0, MOST)
    if ("att" in where.data) != ("def" in where.data):
        raise where.fail("att", "a card has both ATT and DEF or neither")
    if "att" in where.data:
        facts["att"] = where.number("att", 0, MOST)
        facts["def"] = where.number("def", 0, MOST)
    action = read_action(where, numbers) if "action" in where.data else None
    passives = read_passives(where, numbers) if "passive" in where.data else []
    commands = where.choices("command", v.COMMANDS) if "command" in where.data else []
    symbols = where.texts("symbols") if "symbols" in where.data else []
    for symbol in symbols:
        if symbol not in v.SYMBOLS:
            raise where.fail("symbols", f"{symbol!r} is none of {', '.join(v.SYMBOLS)}")
    toml = write_value({key: where.data[key] for key in CARD_KEYS if key in where.data})
    return Design(number, name, facts, action, passives, commands, symbols, toml)


def read_id(table: Table) -> str:
    """Small letters, digits and underscores: a card's id is a word of the notation."""
    name = table.text("id")
    if not name or not (name.isascii() and name.replace("_", "").isalnum() and name == name.lower()):
        raise table.fail("id", f"is made of small letters, digits and '_', unlike {name!r}")
    if name.isdecimal() or len(name) > 40:
        raise table.fail("id", f"is no number and at most 40 letters long, unlike {name!r}")
    return name


def read_action(card: Table, numbers: dict[str, int]) -> Program | None:
    """[SGS-KEYWORD-01] The upper text; none if there is nothing in it."""
    entries = [read_entry(table, True, numbers) for table in card.tables("action")]
    for index, entry in enumerate(entries):
        if entry.when != v.RESOLVE and entry.when != v.REACTION:
            raise card.fail(f"action[{index}]", "an action has no trigger but 'reaction'")
    return Program(entries, True) if entries else None


def read_passives(card: Table, numbers: dict[str, int]) -> list[Program]:
    """[SGS-KEYWORD-17] The lower text: an entry without `chain` starts a new ability."""
    programs: list[Program] = []
    group: list[Entry] = []
    for index, table in enumerate(card.tables("passive")):
        entry = read_entry(table, False, numbers)
        if entry.chain != v.ALONE and not group:
            raise card.fail(f"passive[{index}]", "'chain' continues the entry before it, and there is none")
        if entry.chain == v.ALONE and group:
            programs.append(Program(group, False))
            group = []
        if not group and entry.when == v.RESOLVE:
            raise card.fail(f"passive[{index}]", "'resolve' is for actions")
        if not group and entry.when == v.STATIC and int(entry.verb) not in v.LASTING:
            raise card.fail(f"passive[{index}]", f"'{v.VERBS[entry.verb]}' cannot be always on: it needs 'when'")
        if not group and entry.cost != NO_COST and entry.when != v.ACTIVATED and entry.when != v.REACTION:
            raise card.fail(f"passive[{index}]", "only an activated ability or a reaction has a cost")
        group.append(entry)
    if group:
        programs.append(Program(group, False))
    return programs


def read_entry(table: Table, in_action: bool, numbers: dict[str, int]) -> Entry:
    verb = v.VERBS[table.choice("do", v.VERBS)]
    allowed = KEYS_OF[verb]
    for key in table.data:
        if key not in COMMON and key not in allowed:
            raise table.fail(key, f"'{verb}' takes {', '.join([*allowed, *COMMON])}")
    for key in NEEDED.get(verb, ["to"] if verb in CARD_VERBS else []):
        table.value(key)
    chain = table.choice("chain", v.CHAINS) if "chain" in table.data else v.ALONE
    when = v.RESOLVE if in_action or chain != v.ALONE else v.STATIC
    if "when" in table.data:
        when = table.choice("when", v.TRIGGERS)
    words = {"do": v.VERBS.index(verb), "chain": chain, "when": when}
    read_quantity(table, verb, words)
    words["who"] = v.OPPONENT if verb == "deal" else v.YOU
    for key, values in (
        ("who", v.WHO),
        ("dest", v.DESTINATIONS),
        ("stat", v.STATS),
        ("what", v.WHAT),
        ("kind", v.TOKEN_KINDS),
        ("span", v.SPANS),
    ):
        if key in table.data:
            words[key] = table.choice(key, values)
        elif key not in words:
            words[key] = v.NOTHING
    check_what(table, verb, words)
    words["to"] = read_selector(table, "to", SELECTORS_OF.get(verb, v.SELECTORS))
    if words["to"] == v.OPP_SUPPORTER and verb in ("reset", "commit"):
        words["who"] = v.OPPONENT
    words["from"] = read_selector(table, "from", SOURCES)
    words["set"] = table.number("set", 0, MOST) if "set" in table.data else NOT_SET
    words["pick"] = table.choice("pick", v.PICKS) if "pick" in table.data else v.BY_OWNER
    words["cost"] = table.number("cost", 0, MOST) if "cost" in table.data else NO_COST
    words["for"] = v.WHILE if when == v.STATIC else v.INSTANT
    if "for" in table.data:
        words["for"] = table.choice("for", v.DURATIONS)
    words["may"] = 1 if "may" in table.data and table.flag("may") else 0
    words["limit"] = 0
    if "limit" in table.data:
        words["limit"] = 1 + table.choice("limit", ["once_per_turn"])
    conditions = [read_test(table, "if", text, v.CONDITIONS, numbers) for text in texts_of(table, "if")]
    filters = [read_test(table, "filter", text, v.FILTERS, numbers) for text in texts_of(table, "filter")]
    return Entry(words, conditions, filters)


def check_what(table: Table, verb: str, words: dict[str, int]) -> None:
    """Words that are in the vocabulary, but not with this verb."""
    if verb == "negate":
        if words["what"] == v.NOTHING:
            words["what"] = v.WHAT_ANY
        if words["what"] not in (v.WHAT_ACTION, v.WHAT_ANY):
            raise table.fail("what", "'negate' answers 'action' or 'any'")
    if verb == "place" and words["dest"] not in (v.TO_FRONTLINE, v.TO_NO_MANS_LAND):
        raise table.fail("dest", "'place' puts a card on 'frontline' or into 'no_mans_land'")
    if verb == "move" and words["dest"] in (v.TO_FRONTLINE, v.TO_NO_MANS_LAND):
        raise table.fail("dest", "'move' goes to hand, casualties, resources_top or resources_bottom")
    if verb == "modify_cost" and ("n" in table.data) == ("set" in table.data):
        raise table.fail("n", "'modify_cost' takes either 'n' or 'set'")
    if verb == "switch" and (words["amount"] != v.FIXED or words["n"] != 2):
        raise table.fail("n", "two creatures are switched: write n = 2")


def texts_of(table: Table, key: str) -> list[str]:
    return table.texts(key) if key in table.data else []


def read_selector(table: Table, key: str, allowed: list[str]) -> int:
    if key not in table.data:
        return v.NOTHING
    table.choice(key, allowed)
    return v.SELECTORS.index(table.text(key))


def read_quantity(table: Table, verb: str, words: dict[str, int]) -> None:
    """A number, `all`, `up_to:K` or `K*COUNTER`."""
    words["amount"] = v.FIXED
    words["counter"] = v.NOTHING
    words["n"] = NO_NUMBER if verb == "recover" else 2 if verb == "switch" else 1
    if "n" not in table.data:
        return
    value = table.value("n")
    if not isinstance(value, str):
        words["n"] = table.number("n", -MOST if verb in NEGATIVE else 0, MOST)
        return
    if value == "all":
        words["amount"] = v.ALL
        words["n"] = 0
        return
    name, colon, count = value.partition(":")
    if colon and name == "up_to":
        words["amount"] = v.UP_TO
        words["n"] = read_number(table, "n", count)
        return
    count, star, name = value.partition("*")
    if not star or name not in v.COUNTERS:
        raise table.fail("n", f"is a number, 'all', 'up_to:K' or 'K*COUNTER' ({', '.join(v.COUNTERS)}), not {value!r}")
    words["amount"] = v.COUNTED
    words["counter"] = v.COUNTERS.index(name)
    sign = -1 if count[:1] == "-" and verb in NEGATIVE else 1
    words["n"] = sign * read_number(table, "n", count[1:] if sign < 0 else count)


def read_number(table: Table, key: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 2):
        raise table.fail(key, f"{text!r} is no whole number from 0 to {MOST}")
    return int(text)


def read_test(table: Table, key: str, text: str, kinds: list[str], numbers: dict[str, int]) -> Test:
    for kind, word in enumerate(kinds):
        if text == word and word[-1] != "=":
            return Test(kind, 0)
        if word[-1] == "=" and text.startswith(word):
            rest = text[len(word) :]
            if word != "name=":
                return Test(kind, read_number(table, key, rest))
            if rest not in numbers:
                raise table.fail(key, f"there is no card {rest!r}")
            return Test(kind, numbers[rest])
    raise table.fail(key, f"{text!r} is none of {', '.join([word + 'N' * (word[-1] == '=') for word in kinds])}")


def write_value(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "[" + ", ".join([write_value(item) for item in value]) + "]"
    assert isinstance(value, dict)
    return "{ " + ", ".join([f"{key} = {write_value(item)}" for key, item in value.items()]) + " }"
