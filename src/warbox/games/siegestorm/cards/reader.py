"""Cards from TOML. Every word is held to the vocabulary: an error names the file or line, the card, the key and why."""

from typing import Any, Final

from warbox.engine.content import TomlTable
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import NO_COST, NOT_SET, Design, Entry, Program, Test
from warbox.games.siegestorm.cards.verbs import NAMES, VERBS, CardVerb

MOST: Final = 99  # of any number on a card

COMMON: Final = ["do", "when", "cost", "if", "may", "limit", "chain", "for"]
SOURCES: Final = ["hand_card", "casualty", "top_casualty", "top_resource", "own_supporter"]

CARD_KEYS: Final = ["id", "faction", "rarity", "cost", "att", "def", "action", "passive", "command", "symbols"]
# words about a card that the rules do not need
REMARKS: Final = ["name_en", "name_fr", "text_en", "text_fr", "source", "house_fields", "uncertain_fields"]


def read_design(table: TomlTable, number: int, numbers: dict[str, int]) -> Design:
    """A card. `numbers` has the number of every card that a filter may name, this one included."""
    name = read_id(table)
    where = TomlTable(table.data, f"{table.where} ({name})")
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


def read_id(table: TomlTable) -> str:
    """Small letters, digits and underscores: a card's id is a word of the notation."""
    name = table.text("id")
    if not name or not (name.isascii() and name.replace("_", "").isalnum() and name == name.lower()):
        raise table.fail("id", f"is made of small letters, digits and '_', unlike {name!r}")
    if name.isdecimal() or len(name) > 40:
        raise table.fail("id", f"is no number and at most 40 letters long, unlike {name!r}")
    return name


def read_action(card: TomlTable, numbers: dict[str, int]) -> Program | None:
    """[SGS-KEYWORD-01] The upper text; none if there is nothing in it."""
    entries = [read_entry(table, True, numbers) for table in card.tables("action")]
    for index, entry in enumerate(entries):
        if entry.when != v.RESOLVE and entry.when != v.REACTION:
            raise card.fail(f"action[{index}]", "an action has no trigger but 'reaction'")
    return Program(entries, True) if entries else None


def read_passives(card: TomlTable, numbers: dict[str, int]) -> list[Program]:
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
        if not group and entry.when == v.STATIC and not VERBS[entry.verb].lasts:
            raise card.fail(f"passive[{index}]", f"'{VERBS[entry.verb].name}' cannot be always on: it needs 'when'")
        if not group and entry.cost != NO_COST and entry.when != v.ACTIVATED and entry.when != v.REACTION:
            raise card.fail(f"passive[{index}]", "only an activated ability or a reaction has a cost")
        group.append(entry)
    if group:
        programs.append(Program(group, False))
    return programs


def read_entry(table: TomlTable, in_action: bool, numbers: dict[str, int]) -> Entry:
    number = table.choice("do", NAMES)
    verb = VERBS[number]
    for key in table.data:
        if key not in COMMON and key not in verb.keys:
            raise table.fail(key, f"'{verb.name}' takes {', '.join([*verb.keys, *COMMON])}")
    for key in verb.needs:
        table.value(key)
    chain = table.choice("chain", v.CHAINS) if "chain" in table.data else v.ALONE
    when = v.RESOLVE if in_action or chain != v.ALONE else v.STATIC
    if "when" in table.data:
        when = table.choice("when", v.TRIGGERS)
    words = {"do": number, "chain": chain, "when": when}
    read_quantity(table, verb, words)
    words["who"] = verb.who
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
    verb.check(table, words)
    words["to"] = read_selector(table, "to", verb.to)
    if words["to"] == v.OPP_SUPPORTER and number in (v.RESET, v.COMMIT):
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


def texts_of(table: TomlTable, key: str) -> list[str]:
    return table.texts(key) if key in table.data else []


def read_selector(table: TomlTable, key: str, allowed: list[str]) -> int:
    if key not in table.data:
        return v.NOTHING
    table.choice(key, allowed)
    return v.SELECTORS.index(table.text(key))


def read_quantity(table: TomlTable, verb: CardVerb, words: dict[str, int]) -> None:
    """A number, `all`, `up_to:K` or `K*COUNTER`."""
    words["amount"] = v.FIXED
    words["counter"] = v.NOTHING
    words["n"] = verb.n
    if "n" not in table.data:
        return
    value = table.value("n")
    if not isinstance(value, str):
        words["n"] = table.number("n", -MOST if verb.negative else 0, MOST)
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
    sign = -1 if count[:1] == "-" and verb.negative else 1
    words["n"] = sign * read_number(table, "n", count[1:] if sign < 0 else count)


def read_number(table: TomlTable, key: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 2):
        raise table.fail(key, f"{text!r} is no whole number from 0 to {MOST}")
    return int(text)


def read_test(table: TomlTable, key: str, text: str, kinds: list[str], numbers: dict[str, int]) -> Test:
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
