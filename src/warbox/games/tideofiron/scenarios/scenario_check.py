"""What the parts of a scenario owe each other, the map and the box."""

from typing import Final

from warbox.engine.event import Value
from warbox.games.tideofiron.cards.card import DECK_LIST, OPERATION_NAMES
from warbox.games.tideofiron.cards.effect import DECKS
from warbox.games.tideofiron.map.ground import SQUAD, VEHICLE, Ground
from warbox.games.tideofiron.pieces.box import (
    BASES,
    COMMAND_BOX,
    DE,
    OWNERS,
    SIDES,
    SLOTS,
    STACK_LIMIT,
    US,
    VICTORY_BOX,
)
from warbox.games.tideofiron.pieces.figure import (
    FIGURE_BOX,
    FIGURE_COUNT,
    FIGURES,
    IS_HEAVY_WEAPON,
    read_figures,
    slots_of,
)
from warbox.games.tideofiron.pieces.fort import (
    ENTRENCHMENT,
    FORTS,
    MOST_IN_HEX,
    PILLBOX,
    SMOKE,
    STOCK,
    STOCK_BOX,
    may_dig,
    may_smoke,
)
from warbox.games.tideofiron.pieces.spec import SPEC_BOX, SPECS
from warbox.games.tideofiron.pieces.terrain import TERRAINS
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_BOX, VEHICLE_NAMES, VEHICLES
from warbox.games.tideofiron.scenarios.form import Form
from warbox.games.tideofiron.scenarios.scenario import (
    COMMAND,
    EVENT_FORT,
    EVENT_VP,
    HOLD,
    NEVER,
    VICTORY,
    Division,
    Force,
    Objective,
    ScenarioEvent,
    Victory,
    Work,
)

DECK_SIDE: Final = {"air1": US, "us_reinf1": US, "de_reinf1": DE}


def read_squad(value: object) -> list[int] | None:
    """[TOI-SQUAD-01] The figures of one base; nothing if they are none."""
    counts = read_figures(value) if isinstance(value, str) else None
    return counts if counts is not None and 1 <= slots_of(counts) <= SLOTS else None


class Checks:
    def __init__(
        self,
        form: Form,
        ground: Ground,
        players: list[int],
        objectives: list[Objective],
        works: list[Work],
        events: list[ScenarioEvent],
        forces: list[Force],
        victory: Victory,
    ) -> None:
        self.form: Final = form
        self.ground: Final = ground
        self.players: Final = players
        self.objectives: Final = objectives
        self.works: Final = works
        self.events: Final = events
        self.forces: Final = forces
        self.victory: Final = victory

    def all(self) -> None:
        self.check_objectives()
        self.check_works()
        for side in range(2):
            self.check_cards(side)
            self.check_divisions(side)
            self.check_supply(side)
            self.check_zone(side)
        self.check_specs()
        self.check_shared()
        self.check_victory()

    def at(self, kind: str, place: str, rule: str, cell: int) -> None:
        """A fault about one hex."""
        label = self.ground.label(cell)
        self.form.fault(kind, place, rule, {"hex": label}, [label])

    def enterable(self, cell: int, place: str, rule: str) -> None:
        if not self.ground.can_enter(SQUAD, cell):
            self.at("hex-blocked", place, rule, cell)

    def box(self, place: str, what: str, count: int, most: int) -> None:
        """[TOI-SHORTAGE-02]"""
        if count > most:
            self.form.fault("too-many", place, "TOI-SHORTAGE-02", {"count": count, "what": what, "most": most})

    def check_objectives(self) -> None:
        seen: set[tuple[int, int]] = set()
        for index, objective in enumerate(self.objectives):
            place = f"objectives[{index}].hex"
            self.enterable(objective.cell, place, "TOI-COMMAND-04")
            if (objective.cell, objective.kind) in seen:
                self.at("objective-twice", place, "TOI-COMMAND-04", objective.cell)
            seen.add((objective.cell, objective.kind))
        kinds = [objective.kind for objective in self.objectives]
        self.box("objectives", "victory", kinds.count(VICTORY), VICTORY_BOX)
        for owner, name in enumerate(OWNERS):
            mine = [one for one in self.objectives if one.kind == COMMAND and one.owner == owner]
            self.box("objectives", f"command ({name})", len(mine), COMMAND_BOX[owner])

    def check_works(self) -> None:
        """[TOI-FORT-05] [TOI-FORT-15] [TOI-FORT-23] [TOI-FORT-28] [TOI-FORT-32] [TOI-SPECIAL-06]"""
        counts: dict[tuple[int, int], int] = {}
        for index, work in enumerate(self.works):
            place = f"forts[{index}]"
            self.fort_place(work.cell, work.kind, place)
            group = ENTRENCHMENT if work.kind == PILLBOX else work.kind  # they share the limit
            before = counts.get((work.cell, group), 0)
            counts[work.cell, group] = before + work.n
            if before <= MOST_IN_HEX[group] < before + work.n:
                label = self.ground.label(work.cell)
                facts: dict[str, Value] = {"kind": FORTS[work.kind], "most": MOST_IN_HEX[group], "hex": label}
                self.form.fault("fort-many", place, "TOI-FORT-05", facts, [label])
        for index, event in enumerate(self.events):
            if event.kind == EVENT_FORT:
                self.fort_place(event.cell, event.fort, f"events[{index}]")
        for stock, kinds in enumerate(STOCK):
            used = sum([work.n for work in self.works if work.kind in kinds])
            self.box("forts", " + ".join([FORTS[kind] for kind in kinds]), used, STOCK_BOX[stock])

    def fort_place(self, cell: int, kind: int, place: str) -> None:
        terrain = self.ground.terrain[cell]
        bad = (kind == ENTRENCHMENT and not may_dig(terrain)) or (kind == SMOKE and not may_smoke(terrain))
        if bad:
            label = self.ground.label(cell)
            facts: dict[str, Value] = {"kind": FORTS[kind], "terrain": TERRAINS[terrain], "hex": label}
            self.form.fault(
                "fort-place", place, "TOI-SPECIAL-06" if kind == ENTRENCHMENT else "TOI-FORT-32", facts, [label]
            )
        else:
            self.enterable(cell, place, "TOI-SETUP-24")

    def check_cards(self, side: int) -> None:
        """[TOI-SETUP-06] [TOI-SETUP-07] [TOI-SETUP-10] Each deck and each operations card is there once."""
        force = self.forces[side]
        taken = self.forces[US] if side == DE else None
        for index, deck in enumerate(force.decks):
            place = f"{SIDES[side]}.decks[{index}]"
            if DECK_SIDE.get(DECKS[deck], side) != side:
                self.form.fault("deck-nation", place, "TOI-SETUP-06", {"deck": DECKS[deck]})
            if deck in force.decks[:index] or (taken is not None and deck in taken.decks):
                self.form.fault("deck-twice", place, "TOI-SHORTAGE-02", {"deck": DECKS[deck]})
        for index, operation in enumerate(force.operations):
            if operation in force.operations[:index] or (taken is not None and operation in taken.operations):
                place = f"{SIDES[side]}.operations[{index}]"
                self.form.fault("operation-twice", place, "TOI-SHORTAGE-02", {"operation": OPERATION_NAMES[operation]})
        most = sum([len(DECK_LIST[deck].order) for deck in force.decks])
        if force.start_cards > most:
            facts: dict[str, Value] = {"count": force.start_cards, "most": most}
            self.form.fault("few-cards", f"{SIDES[side]}.start_cards", "TOI-SETUP-07", facts)

    def check_divisions(self, side: int) -> None:
        """[TOI-SETUP-16] [TOI-R-83] [TOI-SQUAD-07] Figures fit on their bases; the nation's vehicles only."""
        force = self.forces[side]
        arriving = [0, 0]
        for index, one in enumerate(force.reinforcements):
            arriving[one.division - 1] += len(one.squads) + len(one.vehicles)
            self.check_nation(side, one.vehicles, f"{SIDES[side]}.reinforcements[{index}].vehicles")
        if force.reinforcements and not force.entry:
            self.form.fault("no-entry", f"{SIDES[side]}.reinforcements", "TOI-STATUS-21")
        for cell in force.entry:
            self.enterable(cell, f"{SIDES[side]}.reinforcement_hexes", "TOI-STATUS-21")
        for number, division in enumerate(force.divisions):
            place = f"{SIDES[side]}.div{number + 1}"
            self.check_division(division, place)
            self.check_nation(side, division.vehicles, f"{place}.vehicles")
            new = sum([len(one.squads) for one in force.reinforcements if one.division == number + 1])
            self.box(f"{place}.bases", "bases", division.bases + new, BASES[number])
            units = len(division.vehicles) + sum(division.figures) + arriving[number]
            if not units and max(self.players) > 2:
                self.form.fault("no-division", place, "TOI-MULTI-03")
        if not [one for one in force.divisions if one.vehicles or sum(one.figures)] and not force.reinforcements:
            self.form.fault("no-units", SIDES[side], "TOI-SETUP-15")

    def check_nation(self, side: int, vehicles: list[int], place: str) -> None:
        for kind in sorted(set(vehicles)):
            if VEHICLES[kind].side != side:
                self.form.fault("vehicle-nation", place, "TOI-UNIT-01", {"vehicle": VEHICLE_NAMES[kind]})

    def check_division(self, division: Division, place: str) -> None:
        filled = slots_of(division.figures)
        if filled > division.bases * SLOTS:
            facts: dict[str, Value] = {"count": filled, "bases": division.bases, "most": division.bases * SLOTS}
            self.form.fault("figures-slots", f"{place}.figures", "TOI-SQUAD-01", facts)
        heavy = sum([division.figures[figure] for figure in range(FIGURE_COUNT) if IS_HEAVY_WEAPON[figure]])
        squads = min(division.bases, sum(division.figures))
        light = squads - (heavy + 1) // 2  # two crews share a base
        if len(division.specs) > max(light, 0):
            count: dict[str, Value] = {"count": len(division.specs), "most": max(light, 0)}
            self.form.fault("specs-squads", f"{place}.specializations", "TOI-SQUAD-08", count)

    def check_supply(self, side: int) -> None:
        """[TOI-SHORTAGE-02] Figures and vehicles, those that arrive later included."""
        force = self.forces[side]
        for figure, name in enumerate(FIGURES):
            count = sum([division.figures[figure] for division in force.divisions])
            count += sum([squad[figure] for one in force.reinforcements for squad in one.squads])
            self.box(SIDES[side], name, count, FIGURE_BOX[side][figure])
        for kind, name in enumerate(VEHICLE_NAMES):
            count = sum([division.vehicles.count(kind) for division in force.divisions])
            count += sum([one.vehicles.count(kind) for one in force.reinforcements])
            if VEHICLES[kind].side == side:
                self.box(SIDES[side], name, count, VEHICLE_BOX[kind])

    def check_specs(self) -> None:
        for spec, name in enumerate(SPECS):
            count = sum([division.specs.count(spec) for force in self.forces for division in force.divisions])
            self.box("us + de", name, count, SPEC_BOX[spec])

    def check_zone(self, side: int) -> None:
        """[TOI-SETUP-19] [TOI-R-01] [TOI-R-102] All units find a place."""
        force = self.forces[side]
        place = f"{SIDES[side]}.deploy"
        vehicles = sum([len(division.vehicles) for division in force.divisions])
        squads = sum([min(division.bases, sum(division.figures)) for division in force.divisions])
        for cell in force.zone:
            self.enterable(cell, place, "TOI-SETUP-19")
        if not force.zone and vehicles + squads:
            self.form.fault("no-zone", place, "TOI-SETUP-19")
        elif vehicles + squads > STACK_LIMIT * len(force.zone):
            facts: dict[str, Value] = {"count": vehicles + squads, "most": STACK_LIMIT}
            self.form.fault("zone-small", place, "TOI-R-01", facts)
        elif vehicles > STACK_LIMIT * len([cell for cell in force.zone if self.ground.can_enter(VEHICLE, cell)]):
            self.form.fault("zone-vehicles", place, "TOI-R-102", {"count": vehicles})

    def check_shared(self) -> None:
        for cell in self.forces[DE].zone:
            if cell in self.forces[US].zone:
                self.at("zone-shared", "de.deploy", "TOI-SETUP-19", cell)

    def check_victory(self) -> None:
        """[TOI-VICTORY-01] [TOI-R-74] There is something to win."""
        victory = self.victory
        hexes = [objective.cell for objective in self.objectives]
        for index, one in enumerate(victory.control):
            place = f"victory.control[{index}].hexes"
            if not one.cells:
                self.form.fault("no-zone", place, "TOI-VICTORY-02")
            for cell in one.cells:
                if cell not in hexes:
                    self.at("no-objective", place, "TOI-R-74", cell)
        if victory.exit is not None:
            for cell in victory.exit.cells:
                self.enterable(cell, "victory.exit.hexes", "TOI-VICTORY-01")
        if victory.final == HOLD:
            if not victory.control:
                self.form.fault("no-control", "victory.control", "TOI-VICTORY-02")
            return
        worth = victory.kill_heavy + sum([objective.vp for objective in self.objectives if victory.score != NEVER])
        if not worth and victory.exit is None and not [one for one in self.events if one.kind == EVENT_VP]:
            self.form.fault("no-points", "victory", "TOI-VICTORY-01")
