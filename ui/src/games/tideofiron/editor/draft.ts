// A scenario that is being made: the land, what lies on it, the two forces, and what wins. Changes give a new draft.

import { hexesOf, hexName, neighbours, rowOf, columnOf, wayTo, type Hex } from "../hexes";
import { links, terrainAt, type Land } from "../ground";

export const TERRAINS = [".", "w", "r", "b", "s", "p", "B"] as const;
export type Terrain = (typeof TERRAINS)[number];
export const FORTS = ["entrenchment", "pillbox", "razor_wire", "tank_traps", "minefield", "smoke"] as const;
export type Fort = (typeof FORTS)[number];
export const CAMPS = ["us", "de"] as const;
export type Camp = (typeof CAMPS)[number];
export const FIGURES = ["regular", "elite", "officer", "machine_gun", "mortar"] as const;
export type Figure = (typeof FIGURES)[number];
export const SLOTS: Record<Figure, number> = { regular: 1, elite: 1, officer: 1, machine_gun: 2, mortar: 2 };
export const VEHICLES: Record<Camp, string[]> = { us: ["m4a1", "m3a1", "gmc"], de: ["panzer4", "tiger1", "sdkfz251", "opel"] };
export const SPECS = ["engineer", "anti_tank", "flamethrower", "medic"] as const;
export const LEAST_SIDE = 6;
export const MOST_SIDE = 26;

export interface Goal {
  hex: Hex;
  kind: "victory" | "command" | "other";
  owner?: "us" | "de" | "neutral";
  cp?: number;
  vp?: number;
  name_en?: string;
  name_fr?: string;
  control?: Camp;
}

export interface Division {
  bases: number;
  figures: Record<Figure, number>;
  vehicles: Record<string, number>;
  specializations: string[];
}

export interface Arrival {
  round: number;
  division: number;
  squads: string[];
  vehicles: string[];
}

export interface Force {
  cp0: number;
  decks: string[];
  start_cards: number;
  operations: string[];
  concealed: number;
  zone: Hex[];
  entry: Hex[];
  reinforcements: Arrival[];
  div1: Division;
  div2: Division;
}

export interface Victory {
  score: "every_round" | "at_end" | "never";
  final: "most_vp" | "quota" | "hold";
  side: Camp;
  quota: number;
  kill_heavy: number;
  control: { side: Camp; hexes: Hex[]; count: number }[];
  exit: { side: Camp; hexes: Hex[]; truck: number; half_track: number; tank: number; squad: number } | null;
}

export interface Draft {
  id: string;
  title_en: string;
  title_fr: string;
  players: number[];
  single: Camp | "";
  cols: number;
  rows: number;
  north: number;
  stream_depth: "none" | "fordable" | "deep" | "flooded";
  low_terrain_blocks: boolean;
  rounds: number;
  initiative: Camp;
  actions: Record<Camp, number>;
  terrain: string[];
  levels: string[];
  roads: [Hex, Hex][];
  objectives: Goal[];
  forts: { hex: Hex; kind: Fort; n: number }[];
  events: Record<string, unknown>[]; // kept as they are
  us: Force;
  de: Force;
  victory: Victory;
}

export const emptyDivision = (): Division => ({ bases: 0, figures: { regular: 0, elite: 0, officer: 0, machine_gun: 0, mortar: 0 }, vehicles: {}, specializations: [] });
const emptyForce = (zone: Hex[], entry: Hex[]): Force => ({ cp0: 2, decks: [], start_cards: 0, operations: [], concealed: 0, zone, entry, reinforcements: [], div1: { ...emptyDivision(), bases: 4, figures: { regular: 13, elite: 2, officer: 1, machine_gun: 0, mortar: 0 } }, div2: emptyDivision() });

export function emptyDraft(cols = 12, rows = 10): Draft {
  const all = hexesOf({ cols, rows });
  const zone = (from: number, to: number) => all.filter((hex) => rowOf(hex) >= from && rowOf(hex) <= to);
  const middle = hexName(Math.floor(cols / 2), Math.floor(rows / 2));
  return {
    id: "my_scenario", title_en: "My scenario", title_fr: "Mon scénario", players: [2], single: "", cols, rows, north: 0, stream_depth: "none", low_terrain_blocks: true,
    rounds: 6, initiative: "us", actions: { us: 3, de: 3 },
    terrain: Array.from({ length: rows }, () => ".".repeat(cols)), levels: Array.from({ length: rows }, () => "0".repeat(cols)), roads: [],
    objectives: [{ hex: middle, kind: "victory", vp: 1 }], forts: [], events: [],
    us: { ...emptyForce(zone(rows - 2, rows - 1), []), decks: ["supply1"], start_cards: 1 },
    de: { ...emptyForce(zone(0, 1), []), decks: ["morale1"], start_cards: 1 },
    victory: { score: "every_round", final: "most_vp", side: "us", quota: 5, kill_heavy: 0, control: [], exit: null },
  };
}

export const landOf = (draft: Draft): Land => ({ cols: draft.cols, rows: draft.rows, terrain: draft.terrain, levels: draft.levels, roads: draft.roads, stream_depth: draft.stream_depth });

const put = (lines: string[], hex: Hex, sign: string): string[] => lines.map((line, row) => (row === rowOf(hex) ? line.slice(0, columnOf(hex)) + sign + line.slice(columnOf(hex) + 1) : line));

export function withTerrain(draft: Draft, hexes: Hex[], kind: Terrain): Draft {
  const changed = hexes.filter((hex) => terrainAt(draft, hex) !== kind);
  if (!changed.length) return draft;
  const terrain = changed.reduce((lines, hex) => put(lines, hex, kind), draft.terrain);
  const wet = kind === "s" && draft.stream_depth === "none";
  return { ...draft, terrain, ...(wet ? { stream_depth: "fordable" as const } : {}) };
}

export function withLevel(draft: Draft, hexes: Hex[], level: number): Draft {
  const changed = hexes.filter((hex) => draft.levels[rowOf(hex)]![columnOf(hex)] !== String(level));
  return changed.length ? { ...draft, levels: changed.reduce((lines, hex) => put(lines, hex, String(level)), draft.levels) } : draft;
}

const linked = ([a, b]: [Hex, Hex], one: Hex, other: Hex): boolean => (a === one && b === other) || (a === other && b === one);

/** A road between two neighbours; `lay` false: it is taken up. */
export function withRoad(draft: Draft, one: Hex, other: Hex, lay: boolean): Draft {
  if (wayTo(one, other) < 0) return draft;
  const has = draft.roads.some((link) => linked(link, one, other));
  if (has === lay) return draft;
  return { ...draft, roads: lay ? [...draft.roads, [one, other].sort() as [Hex, Hex]] : draft.roads.filter((link) => !linked(link, one, other)) };
}
export const hasRoad = (draft: Draft, one: Hex, other: Hex): boolean => draft.roads.some((link) => linked(link, one, other));

const MANY: Fort[] = ["entrenchment", "pillbox"];
/** One more of a work in a hex; where no more fits, none is left. */
export function withFort(draft: Draft, hex: Hex, kind: Fort): Draft {
  const found = draft.forts.find((one) => one.hex === hex && one.kind === kind);
  const others = draft.forts.filter((one) => one !== found);
  const most = MANY.includes(kind) ? 3 : 1;
  return { ...draft, forts: !found ? [...others, { hex, kind, n: 1 }] : found.n < most ? [...others, { ...found, n: found.n + 1 }] : others };
}

export function withGoal(draft: Draft, hex: Hex, kind: Goal["kind"]): Draft {
  const found = draft.objectives.find((one) => one.hex === hex && one.kind === kind);
  if (found) return { ...draft, objectives: draft.objectives.filter((one) => one !== found) };
  const goal: Goal = kind === "command" ? { hex, kind, owner: "neutral", cp: 1 } : { hex, kind, vp: 1 };
  return { ...draft, objectives: [...draft.objectives, goal] };
}

export const changeGoal = (draft: Draft, goal: Goal, facts: Partial<Goal>): Draft => ({ ...draft, objectives: draft.objectives.map((one) => (one === goal ? { ...one, ...facts } : one)) });
export const withForce = (draft: Draft, camp: Camp, facts: Partial<Force>): Draft => ({ ...draft, [camp]: { ...draft[camp], ...facts } });

export function withZone(draft: Draft, camp: Camp, hexes: Hex[], inside: boolean): Draft {
  const other: Camp = camp === "us" ? "de" : "us";
  const zone = inside ? [...new Set([...draft[camp].zone, ...hexes])].sort() : draft[camp].zone.filter((hex) => !hexes.includes(hex));
  const rest = inside ? draft[other].zone.filter((hex) => !hexes.includes(hex)) : draft[other].zone;
  return withForce(withForce(draft, camp, { zone }), other, { zone: rest });
}

export function withEntry(draft: Draft, camp: Camp, hex: Hex): Draft {
  const entry = draft[camp].entry.includes(hex) ? draft[camp].entry.filter((one) => one !== hex) : [...draft[camp].entry, hex];
  return withForce(draft, camp, { entry });
}

/** All that lies in a hex is taken away; the ground stays. */
export function cleared(draft: Draft, hexes: Hex[]): Draft {
  const away = new Set(hexes);
  const keep = <T extends { hex: Hex }>(list: T[]): T[] => list.filter((one) => !away.has(one.hex));
  const force = (camp: Camp): Force => ({ ...draft[camp], zone: draft[camp].zone.filter((hex) => !away.has(hex)), entry: draft[camp].entry.filter((hex) => !away.has(hex)) });
  return { ...draft, objectives: keep(draft.objectives), forts: keep(draft.forts), roads: draft.roads.filter(([a, b]) => !away.has(a) && !away.has(b)), us: force("us"), de: force("de") };
}

/** Another size: what is cut off is gone, what is new is clear. */
export function resized(draft: Draft, cols: number, rows: number): Draft {
  const fit = (lines: string[], sign: string): string[] => Array.from({ length: rows }, (_, row) => (lines[row] ?? "").slice(0, cols).padEnd(cols, sign));
  const on = (hex: Hex): boolean => columnOf(hex) < cols && rowOf(hex) < rows;
  const force = (one: Force): Force => ({ ...one, zone: one.zone.filter(on), entry: one.entry.filter(on) });
  return {
    ...draft, cols, rows, terrain: fit(draft.terrain, "."), levels: fit(draft.levels, "0"), roads: draft.roads.filter((link) => link.every(on)),
    objectives: draft.objectives.filter((one) => on(one.hex)), forts: draft.forts.filter((one) => on(one.hex)), us: force(draft.us), de: force(draft.de),
    victory: { ...draft.victory, control: draft.victory.control.map((one) => ({ ...one, hexes: one.hexes.filter(on) })), exit: draft.victory.exit && { ...draft.victory.exit, hexes: draft.victory.exit.hexes.filter(on) } },
  };
}

/** The hexes that one stroke of the brush covers: one, with its neighbours, or all of the same ground. */
export function brushed(draft: Draft, hex: Hex, brush: 1 | 7 | "fill"): Hex[] {
  if (brush === 1) return [hex];
  if (brush === 7) return [hex, ...neighbours(draft, hex)];
  const same = (one: Hex) => terrainAt(draft, one) === terrainAt(draft, hex) && draft.levels[rowOf(one)]![columnOf(one)] === draft.levels[rowOf(hex)]![columnOf(hex)];
  const found = new Set([hex]);
  for (const one of found) for (const next of neighbours(draft, one)) if (same(next)) found.add(next);
  return [...found];
}

/** The roads as long chains, for the file. */
export function chains(roads: [Hex, Hex][]): Hex[][] {
  const open = new Map<string, [Hex, Hex]>(links(roads).map((link) => [link.join(), link]));
  const found: Hex[][] = [];
  const take = (at: Hex): Hex | null => {
    for (const [key, [a, b]] of open) {
      if (a !== at && b !== at) continue;
      open.delete(key);
      return a === at ? b : a;
    }
    return null;
  };
  while (open.size) {
    const chain = [...open.values().next().value!];
    open.delete(chain.join());
    for (let next = take(chain.at(-1)!); next; next = take(chain.at(-1)!)) chain.push(next);
    for (let next = take(chain[0]!); next; next = take(chain[0]!)) chain.unshift(next);
    found.push(chain);
  }
  return found;
}

export const slots = (division: Division): number => FIGURES.reduce((sum, figure) => sum + SLOTS[figure] * (division.figures[figure] ?? 0), 0);
export const idFor = (name: string): string => name.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "").slice(0, 40);
