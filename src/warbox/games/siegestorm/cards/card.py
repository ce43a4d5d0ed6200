"""Cards as the rules use them: entries of numbers, grouped into programs, grouped into designs."""

from typing import Final

from mypy_extensions import i64

from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.verbs import VERBS

NO_COST: Final = -1
NOT_SET: Final = -1


class Test:
    """A condition or a filter: its kind and the number it compares with (for `name=` the design)."""

    __test__: Final = False

    def __init__(self, kind: int, value: int) -> None:
        self.kind: Final[i64] = kind
        self.value: Final[i64] = value


class Entry:
    """One line of an Action or Passive: a verb and what it needs, every word as its number."""

    def __init__(self, words: dict[str, int], conditions: list[Test], filters: list[Test]) -> None:
        self.verb: Final[i64] = words["do"]
        self.amount: Final[i64] = words["amount"]  # FIXED, ALL, UP_TO, COUNTED
        self.n: Final[i64] = words["n"]
        self.counter: Final[i64] = words["counter"]
        self.who: Final[i64] = words["who"]
        self.to: Final[i64] = words["to"]
        self.source: Final[i64] = words["from"]
        self.dest: Final[i64] = words["dest"]
        self.stat: Final[i64] = words["stat"]
        self.what: Final[i64] = words["what"]
        self.fixed: Final[i64] = words["set"]
        self.kind: Final[i64] = words["kind"]
        self.span: Final[i64] = words["span"]
        self.pick: Final[i64] = words["pick"]
        self.when: Final[i64] = words["when"]
        self.cost: Final[i64] = words["cost"]
        self.lasts: Final[i64] = words["for"]
        self.chain: Final[i64] = words["chain"]
        self.may: Final = words["may"] == 1
        self.limited: Final = words["limit"] == 1
        self.conditions: Final = conditions
        self.filters: Final = filters
        up_to = words["amount"] == v.UP_TO
        verb = VERBS[words["do"]]
        counts = verb.counts_cards
        self.counts_cards: Final = counts
        self.sends: Final = verb.sends
        self.still: Final = verb.still
        self.gives_back: Final = verb.gives_back
        self.asks_number: Final = up_to and (verb.takes_number or (counts and words["to"] in v.UNPICKED))
        self.stops_early: Final = up_to and counts  # fewer targets than it says may be named

    def targets(self) -> int:
        """[SGS-R-52] How many targets are named when this is declared; 0: none; UP_TO counts as its most."""
        if int(self.to) not in v.TARGETED:
            return 0
        if not self.counts_cards:
            return 1
        if self.amount == v.FIXED or self.amount == v.UP_TO:
            return int(self.n)
        return 99


class Program:
    """An Action, or one ability of a Passive: entries that are carried out in order."""

    def __init__(self, entries: list[Entry], is_action: bool) -> None:
        self.entries: Final = entries
        self.is_action: Final = is_action
        first = entries[0]
        self.when: Final[i64] = first.when
        self.cost: Final[i64] = first.cost if not is_action and first.cost > 0 else 0
        self.limited: Final = first.limited
        self.shapeshifts: Final = find_verb(entries, v.SHAPESHIFT) >= 0
        negation = find_verb(entries, v.NEGATE)
        self.negation: Final = entries[negation] if negation >= 0 else None
        self.has_targets: Final = [entry for entry in entries if entry.targets()] != []
        self.has_extras: Final = is_action and [entry for entry in entries if entry.cost > 0] != []
        self.deals_more: Final = first.when == v.OPP_SUFFERS_DAMAGE and find_verb(entries, v.DEAL) >= 0  # [SGS-R-50]


def find_verb(entries: list[Entry], verb: int) -> int:
    """The index of the first entry with this verb, or -1."""
    for index, entry in enumerate(entries):
        if entry.verb == verb:
            return index
    return -1


class Design:
    """[SGS-SETUP-09] What is printed on a card. A design without ATT and DEF can never come into play."""

    def __init__(
        self,
        number: int,
        name: str,
        facts: dict[str, int],
        action: Program | None,
        passives: list[Program],
        commands: list[int],
        symbols: list[str],
        toml: str,
    ) -> None:
        self.number: Final[i64] = number
        self.name: Final = name
        self.faction: Final[i64] = facts["faction"]
        self.rarity: Final[i64] = facts["rarity"]
        self.cost: Final[i64] = facts["cost"]
        self.is_creature: Final = "att" in facts
        self.att: Final[i64] = facts.get("att", 0)
        self.defence: Final[i64] = facts.get("def", 0)
        self.action: Final = action
        self.passives: Final = passives
        self.commands: Final = commands
        self.shielded: Final = "shielded" in symbols
        self.spirit: Final = "spirit" in symbols
        self.totem: Final = "totem" in symbols
        self.toml: Final = toml  # how a position brings a card that is not in the box
        statics: list[Entry] = []
        activated: list[int] = []
        triggers = 0
        for index, program in enumerate(passives):
            if program.when == v.STATIC:
                statics += program.entries
            elif program.when == v.ACTIVATED or program.when == v.REACTION:
                activated.append(index)
            else:
                triggers |= TRIGGER_BITS[int(program.when)]
        self.statics: Final = statics
        self.activated: Final = activated
        self.triggers: Final[i64] = triggers
        self.shapeshifts: Final = [program for program in passives if program.shapeshifts] != []
        # what kinds of continuous passives it has, so that most questions need not look at its entries
        self.has_modify: Final = find_verb(statics, v.MODIFY) >= 0
        self.has_cost: Final = find_verb(statics, v.MODIFY_COST) >= 0
        self.has_damage: Final = find_verb(statics, v.MODIFY_DAMAGE) >= 0
        self.has_ignore: Final = find_verb(statics, v.IGNORE_DEFENDERS) >= 0
        self.has_protect: Final = find_verb(statics, v.PROTECT) >= 0
        self.is_reaction: Final = action is not None and action.when == v.REACTION
        self.worth: Final = 0.0 if action is None or action.when == v.REACTION else worth_of(action.entries)


def worth_of(entries: list[Entry]) -> float:
    """What an Action does on average, in cards; for players who reckon."""
    points = 0.0
    for entry in entries:
        verb = VERBS[entry.verb]
        points += verb.worth * max(1.0, float(entry.n) if verb.each else 1.0)
    return points


TRIGGER_BITS: Final = [2**number for number in range(len(v.TRIGGERS))]
