"""An effect of a card: a word of the vocabulary with its numbers, read from TOML with checks."""

from typing import Final

from warbox.engine.content import TomlTable
from warbox.games.tideofiron.cards import vocabulary as v
from warbox.games.tideofiron.pieces.box import SLOTS
from warbox.games.tideofiron.pieces.figure import FIGURES, read_figures, slots_of
from warbox.games.tideofiron.pieces.fort import FORTS
from warbox.games.tideofiron.pieces.spec import SPECS
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_NAMES

DECKS: Final = ["artillery1", "air1", "us_reinf1", "de_reinf1", "morale1", "ground1", "supply1", "command1"]
TRUCK_WORD: Final = "truck"  # the truck of whoever plays the card
TRUCK_OF_SIDE: Final = -1
NUMBERS: Final = ["n", "fp", "hexes", "adjacent", "radius", "max", "spotters", "mp", "steps"]
WORDS: Final = {
    "mode": v.MODES,
    "figure": FIGURES,
    "where": v.WHERE,
    "action": v.ACTIONS,
    "what": v.WHAT,
    "duration": v.DURATIONS,
    "who": v.WHO,
    "deck": DECKS,
    "kind": FORTS,
    "from": v.REPAIR_FROM,
    "spec": SPECS,
}


class Effect:
    """[TOI-CARD-05] One step of a card. What the op does not take is 0, or NOTHING for words."""

    def __init__(
        self,
        op: int,
        numbers: dict[str, int],
        words: dict[str, int],
        filters: list[int],
        squads: list[list[int]],
        vehicles: list[int],
        kinds: list[int],
    ) -> None:
        self.op: Final = op
        # how much of it: n, fp, max and steps are the same place, for no op takes two of them
        self.n: Final = numbers["n"] + numbers["fp"] + numbers["max"] + numbers["steps"]
        self.hexes: Final = numbers["hexes"]
        self.adjacent: Final = numbers["adjacent"]
        self.radius: Final = numbers["radius"]
        self.spotters: Final = numbers["spotters"]
        self.mp: Final = numbers["mp"]
        self.suppress: Final = words["mode"] == 1
        self.vehicles_only: Final = words["vs"] == v.VS_VEHICLES
        self.figure: Final = words["figure"]
        self.where: Final = words["where"]
        self.action: Final = words["action"]
        self.what: Final = words["what"]
        self.duration: Final = words["duration"]
        self.who: Final = words["who"]
        self.deck: Final = words["deck"]
        self.fort: Final = words["kind"]
        self.heavy_only: Final = words["from"] == v.FROM_HEAVY
        self.spec: Final = words["spec"]
        self.loaded: Final = words["loaded"] == 1
        self.no_opfire: Final = words["no_opfire"] == 1
        self.full_support: Final = words["full_support"] == 1
        self.filters: Final = filters
        self.squads: Final = squads  # figures by kind
        self.vehicles: Final = vehicles  # or TRUCK_OF_SIDE
        self.kinds: Final = kinds  # of obstacles


def read_effect(table: TomlTable) -> Effect:
    op = table.choice("op", v.OPS)
    name = v.OPS[op]
    allowed = [key.rstrip("?") for key in v.KEYS[name]]
    for key in table.data:
        if key != "op" and key not in allowed:
            raise table.fail(key, f"'{name}' takes {', '.join(allowed) or 'nothing'}")
    for key in v.KEYS[name]:
        if not key.endswith("?"):
            table.value(key)
    numbers = dict.fromkeys(NUMBERS, 0)
    for key in NUMBERS:
        if key in table.data:
            numbers[key] = table.number(key, -9 if key == "n" and name == "modify" else 0, 99)
    words = dict.fromkeys(WORDS, v.NOTHING) | {"vs": v.NOTHING}
    for key, values in WORDS.items():
        if key in table.data:
            words[key] = table.choice(key, values)
    if "vs" in table.data:
        words["vs"] = table.choice("vs", ["heavy_vehicle"] if name == "modify" else v.VERSUS)
    for key in ("loaded", "no_opfire", "full_support"):
        words[key] = 1 if key in table.data and table.flag(key) else 0
    filters = table.choices("filter", v.FILTERS) if "filter" in table.data else []
    kinds = table.choices("kinds", FORTS) if "kinds" in table.data else []
    check_modify(table, words)
    return Effect(op, numbers, words, filters, read_squads(table), read_vehicles(table), kinds)


def check_modify(table: TomlTable, words: dict[str, int]) -> None:
    """Words that are in the vocabulary, but not together."""
    what = words["what"]
    if what == v.NOTHING:
        return
    if (what == v.CONTACT_ROLL) != ("deck" in table.data):
        raise table.fail("deck", "goes with 'contact_roll', and only with it")
    if (what == v.AT_SQUAD) != ("vs" in table.data):
        raise table.fail("vs", "goes with 'at_squad', and only with it")
    whose = {
        v.CONTACT_ROLL: "",
        v.DRIFT_NUMBER: "",
        v.AT_SQUAD: "one_own_squad",
        v.FP_ATTACK: "one_own_unit",
    }.get(what, "all_own_squads")
    if table.data.get("who", "") != whose:
        raise table.fail("who", f"must be {whose!r} for {v.WHAT[what]!r}")


def read_squads(table: TomlTable) -> list[list[int]]:
    """`GRR`: the figures of a squad that comes with the card."""
    squads: list[list[int]] = []
    if "squads" in table.data:
        for text in table.texts("squads"):
            counts = read_figures(text)
            if counts is None or not 1 <= slots_of(counts) <= SLOTS:
                raise table.fail("squads", f"{text!r} is no squad: up to four slots of R, E, O, G and M")
            squads.append(counts)
    return squads


def read_vehicles(table: TomlTable) -> list[int]:
    if "vehicles" not in table.data:
        return []
    return [index - 1 for index in table.choices("vehicles", [TRUCK_WORD, *VEHICLE_NAMES])]
