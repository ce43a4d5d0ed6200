import type { Land } from "./ground";
import type { Hex } from "./hexes";
import type { UnitView, View } from "./view";

export type { View } from "./view";

export const SIDES = ["US", "DE"] as const;
export type Side = (typeof SIDES)[number];

export const sideOf = (seat: string | null): Side | null => (seat ? (seat.startsWith("US") ? "US" : "DE") : null);
export const enemyOf = (side: Side): Side => (side === "US" ? "DE" : "US");

export interface CardFacts {
  id: string;
  phase: "A" | "C";
  cost: number;
  x: boolean;
  keep: boolean;
}

export interface DeckFacts {
  id: string;
  cards: CardFacts[];
}

export interface OperationFacts {
  id: string;
  both: boolean;
}

/** A figure or vehicle of the box: range and firepower against squads; mortars have an area. */
export interface UnitFacts {
  inf?: [number, number];
  area?: { range: number };
}

export interface Content {
  unit: Record<string, UnitFacts>;
  decks: DeckFacts[];
  operations: OperationFacts[];
  scenarios: Scenario[];
}

/** What an action is about, whatever its parts are called: units by their names, a hex. */
export interface Said {
  text: string;
  verb: string;
  parts: Record<string, unknown>;
  units: string[];
  hex: Hex | null;
}

const HEX = /^[A-Z]\d\d$/;
export const isHex = (value: unknown): value is Hex => typeof value === "string" && HEX.test(value);

export const isVehicle = (unit: Pick<Unit, "kind">): boolean => unit.kind !== "squad";

/** A unit as the board knows it: the view's, with its name and who rides in it. */
export interface Unit extends Omit<UnitView, "side" | "figures"> {
  name: string;
  side: Side;
  figures: string;
  cargo: string[];
}

export interface Goal {
  hex: Hex;
  kind: "victory" | "command" | "other";
  owner: "us" | "de" | "neutral";
  cp: number;
  vp: number;
  name_en: string;
  name_fr: string;
  control: Side | null;
}

/** A scenario as the box or somebody's own file has it. */
export interface Scenario extends Land {
  id: string;
  title_en: string;
  title_fr: string;
  rounds: number;
  north: number;
  players: number[];
  low_terrain_blocks?: boolean;
  objectives: (Omit<Partial<Goal>, "control"> & { hex: Hex; kind: Goal["kind"] })[];
  us: Army;
  de: Army;
  victory: Victory;
}

export interface Division {
  bases: number;
  figures: Record<string, number>;
}

export interface Army {
  div1?: Division;
  div2?: Division;
  reinforcement_hexes: Hex[];
  reinforcements: { round: number; division: number; squads: string[]; vehicles: string[] }[];
}

/** How a scenario is won. */
export interface Victory {
  score: "every_round" | "at_end" | "never";
  final: "most_vp" | "quota" | "hold";
  side?: "us" | "de" | null;
  quota?: number | null;
  kill_heavy?: number | null;
  control?: { side: "us" | "de"; hexes: Hex[]; count: number }[] | null;
  exit?: { side: "us" | "de"; hexes: Hex[]; truck: number; half_track: number; tank: number; squad: number } | null;
}

export interface Camp {
  cp: number;
  stake: number;
  vp: number;
  hq: string[];
  play: string[];
  decks: Record<string, number>;
  operations: string[];
}

export type Marks = Record<string, number>;
export type Phase = "setup" | "action" | "command" | "status" | "over";

/** The table as it is drawn. */
export interface Laid {
  scenario: Scenario;
  round: number;
  rounds: number;
  phase: Phase;
  initiative: Side;
  turn: { side: Side; seat: string; left: number };
  units: Unit[];
  marks: Record<Hex, Marks>;
  objectives: Goal[];
  sides: Record<Side, Camp>;
  at: Record<string, any> & { kind: string };
}

const PHASES: Record<string, Phase> = {
  shuffle: "setup", "start-draw": "setup", build: "setup", "set-opfire": "setup", action: "action", control: "command", income: "command", spend: "command", initiative: "command",
  draw: "status", recover: "status", opfire: "status", transfer: "status", reinforce: "status", round: "status",
};
const upper = (side: string): Side => side.toUpperCase() as Side;

/** The view as the board needs it; the maps of the box come with the content. */
export function lay(view: View, scenarios: Scenario[]): Laid {
  const scenario = (view.map as Scenario | null) ?? scenarios.find((one) => one.id === view.scenario) ?? scenarios[0]!;
  const shown = Object.entries(view.units).filter(([, unit]) => !unit.gone);
  const units = shown.map(([name, unit]): Unit => ({ ...unit, name, side: upper(unit.side), figures: unit.figures ?? "", cargo: shown.filter(([, one]) => one.carrier === name).map(([one]) => one) }));
  const camp = (side: Side): Camp => {
    const { cp, stake, vp, hq, decks, operations } = view.sides[side.toLowerCase()]!;
    const played = view.play.filter((one) => upper(one.side) === side).map((one) => one.card);
    return { cp, stake, vp, hq, play: played, decks: Object.fromEntries(Object.entries(decks).map(([deck, { left }]) => [deck, left])), operations };
  };
  return {
    scenario,
    round: Math.min(view.round, view.last_round),
    rounds: view.last_round,
    phase: view.at.kind === "over" ? "over" : (PHASES[view.phase] ?? "action"),
    initiative: upper(view.initiative),
    turn: { side: sideOf(view.turns.seat) ?? "US", seat: view.turns.seat, left: view.turns.left },
    units,
    marks: view.marks,
    objectives: scenario.objectives.map((one) => ({ owner: "neutral", cp: 0, vp: 0, name_en: "", name_fr: "", ...one, control: view.control[one.hex] ? upper(view.control[one.hex]!) : null })),
    sides: { US: camp("US"), DE: camp("DE") },
    at: view.at as Laid["at"],
  };
}
