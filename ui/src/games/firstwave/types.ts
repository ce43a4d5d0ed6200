// What the server says about First Wave: the content of the game. Views are in view.ts.

import type { Table } from "./land/types";
import type { View as MadeView } from "./view";

export type { FigureView as Figure, MomentView as Moment, TokenView as Token, WeaponView as Weapon } from "./view";

export interface View extends Omit<MadeView, "map"> {
  map: Table | null; // of a table that is not in the box
}

export interface Shooting {
  id: string;
  bands: [number, number][]; // up to so many mm, so many dice
  ammo: string[];
  rules: string[];
  cost: number;
}

export interface Melee {
  id: string;
  power: number;
  rules: string[];
  cost: number;
}

export interface Fighter {
  id: string;
  T: number | "-";
  C: number;
  weapons: string[]; // "rifle+carnage"
  equipment: string[];
  abilities: string[];
}

export interface Warband {
  id: string;
  name: string;
  name_fr?: string;
  limit: number;
  faction?: string;
  fighter: Fighter[];
}

export interface Prices {
  cost: { creation: number; T: Record<string, number>; C: Record<string, number> };
  equipment: Record<string, { cost: number; slots?: number }>;
  ability: Record<string, { cost: number; max?: number }>;
  munition: Record<string, { cost: number }>;
  melee_weapon: Record<string, { power: number; rules: string[]; cost: number }>;
  ranged_weapon: Record<string, { bands: [number, number][]; ammo: string[]; rules: string[]; cost: number }>;
}

export interface Content extends Prices {
  scenario: Record<string, { score?: Record<string, number> }>; // points for what counts
  npc: Record<string, { move_mm: number }>;
  limits: { actions: number; max_moves: number; max_combats: number };
  tables: Table[];
  warbands: Warband[];
}

export const SIDES = ["A", "B"] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: string): Side => (side === "A" ? "B" : "A");
