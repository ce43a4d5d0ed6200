"""Cards of random words: whatever the vocabulary allows, however odd."""

from warbox.engine.notation import ParseError
from warbox.engine.sampler import Sampler
from warbox.games.siegestorm.cards import reader
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.verbs import VERBS, CardVerb
from warbox.games.siegestorm.game import GAME

Words = dict[str, object]
FILTERS = ["def<=2", "att<=2", "cost<=1", "name=tengu", "has=shapeshift", "other_name"]
CONDITIONS = [
    "no_opp_defender",
    "heal_pile>=1",
    "own_supporters>=1",
    "opp_hand<=3",
    "this_in_t1",
    "this_in_battle_zone",
]
LASTING = ["end_of_turn", "your_next_turn", "next", "while"]


class CardMaker:
    def __init__(self, sampler: Sampler) -> None:
        self.sampler = sampler

    def one_of(self, words: list[str]) -> str:
        return words[int(self.sampler.below(len(words)))]

    def chance(self, percent: int) -> bool:
        return int(self.sampler.below(100)) < percent

    def number(self, least: int, most: int) -> int:
        return least + int(self.sampler.below(most - least + 1))

    def quantity(self, verb: CardVerb) -> object:
        if verb.name == "switch":
            return 2
        kind = self.number(0, 9)
        if kind < 6:
            return self.number(-2 if verb.negative else 0, 3)
        if kind == 6:
            return "all"
        return f"up_to:{self.number(1, 3)}" if kind < 9 else f"{self.number(1, 2)}*{self.one_of(v.COUNTERS)}"

    def entry(self, in_action: bool, first: bool) -> Words:
        verb = VERBS[int(self.sampler.below(len(VERBS)))]
        entry: Words = {"do": verb.name}
        values = {
            "who": v.WHO,
            "to": verb.to,
            "from": reader.SOURCES,
            "dest": v.DESTINATIONS,
            "stat": v.STATS,
            "what": v.WHAT,
            "kind": v.TOKEN_KINDS,
            "span": v.SPANS,
            "pick": v.PICKS,
        }
        for key in verb.keys:
            if key not in verb.needs and not self.chance(60):
                continue
            if key == "n":
                entry["n"] = self.quantity(verb)
            elif key == "filter":
                entry["filter"] = [self.one_of(FILTERS)]
            elif key in values:
                entry[key] = self.one_of(values[key])
        if self.chance(20):
            entry["if"] = [self.one_of(CONDITIONS)]
        if self.chance(20):
            entry["may"] = True
        if verb.lasts:
            entry["for"] = self.one_of(LASTING)
        self.add_timing(entry, in_action, first)
        return entry

    def add_timing(self, entry: Words, in_action: bool, first: bool) -> None:
        if not first and self.chance(50):
            entry["chain"] = self.one_of(v.CHAINS)
        elif not in_action:
            entry["when"] = self.one_of(v.TRIGGERS[1:])
            if entry["when"] in ("activated", "reaction"):
                entry["cost"] = self.number(0, 2)
            if self.chance(50):
                entry["limit"] = "once_per_turn"
        elif self.chance(15):
            entry["cost"] = self.number(1, 2)

    def card(self, name: str, of_the_boss: bool) -> str:
        """A line `card { ... }` of a position; words that do not go together are thrown away."""
        while True:
            card: Words = {"id": name, "cost": self.number(0, 2), "att": self.number(0, 5), "def": self.number(0, 4)}
            card["action"] = [self.entry(True, index == 0) for index in range(self.number(1, 2))]
            card["passive"] = [self.entry(False, index == 0) for index in range(self.number(0, 3))]
            if of_the_boss:
                card["command"] = [self.one_of(["leader", "deploy", "action"])]
                card["symbols"] = [self.one_of(v.SYMBOLS)]
            line = f"card {reader.write_value(card)}"
            try:
                GAME.parse(line)
            except ParseError:
                continue
            return line


def position(mode: str, sampler: Sampler) -> str:
    """A position full of such cards."""
    maker = CardMaker(sampler)
    seats = {"duel": "AB", "solo": "A", "coop": "AB", "last3": "ABC", "last4": "ABCD"}[mode]
    own = [f"own{number}" for number in range(5)]
    his = [f"his{number}" for number in range(3)]
    lines = [f"options mode={mode}"]
    lines += [maker.card(name, False) for name in own] + [maker.card(name, True) for name in his]
    for seat in seats:
        hand, deck, dead = [",".join([maker.one_of(own) for _ in range(count)]) for count in (5, 20, 3)]
        lines.append(
            f"{seat} hand={hand} resources={deck} casualties={dead} support={maker.one_of(own)},tengu:committed"
        )
    if mode in ("solo", "coop"):
        deck = ",".join([maker.one_of([*his, "goblin_tank", "wrath_totem", "seal_of_haste"]) for _ in range(20)])
        lines.append(f"boss hand={maker.one_of(his)} resources={deck}")
    return "\n".join(lines)
