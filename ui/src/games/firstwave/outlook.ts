// What the server works out about the moment: reach, sight, dice, chances, what the NPCs would do. The page knows no rule.

import type { Now, Probe } from "../../lib/protocol";
import { speech } from "../../lib/speech.svelte";
import type { Point } from "./land/types";
import type { View } from "./view";

export interface Cause {
  value: number;
  kind: string;
  rule: string;
}

/** What a shot or a melee is worth before it is declared. */
export interface Chances {
  pool: Cause[];
  against?: Cause[]; // the other's dice in a melee
  odds: Record<string, number>; // by result
  dry?: number; // the chance that the weapon is empty afterwards
  gap?: number; // hundredths of a millimetre
  band?: number; // 0 near, 1 far
  hits?: string[]; // everybody under the disc
}

export interface Sight {
  gap: number; // hundredths of a millimetre
  seen: boolean;
  cover: "none" | "light" | "heavy";
  by: string; // a piece or a figure; empty: nothing
  rule: string;
}

/** What an NPC would do if it were its turn now. */
export interface NpcPlan {
  id: string;
  rows: { row: number; answer: string }[];
  target: string;
  gap: number;
  path: Point[];
  rule: string;
}

export interface Preview {
  reach?: Record<string, Point[]>; // by ground: where one move may end, on a lattice of 10 mm
  step?: number; // of that lattice
  sights?: Record<string, Sight>;
  npcs?: NpcPlan[];
  zones?: Record<string, Point[]>;
}

export interface Route {
  kind: "route";
  points: [number, number, number][];
  length: number; // hundredths of a millimetre
  allowance: number; // millimetres
  worst: string;
  fault: string; // what is in the way; empty: nothing
  legal: boolean; // nothing in the way, and short enough
}

export interface Ray {
  kind: "ray";
  from: Point;
  to: Point;
  state: "clear" | "covered" | "blocked" | "dropped";
  by: string;
}

export interface Disc {
  kind: "disc";
  x: number;
  y: number;
  r: number;
}

export interface Hit {
  kind: "hit";
  figure: string;
  dice: number;
  odds: Record<string, number>;
}

export const preview = (now: Now<View> | null): Preview => (now?.preview as Preview | null) ?? {};
export const chancesOf = (now: Now<View> | null, text: string): Chances | null => ((now?.odds as { choices?: Record<string, Chances> } | null)?.choices ?? (now?.odds as Record<string, Chances> | null) ?? {})[text] ?? null;

export const shapes = <K extends { kind: string }>(probe: Probe | null | undefined, kind: K["kind"]): K[] => ((probe?.region ?? []) as unknown as K[]).filter((one) => one.kind === kind);

/** The same from a probe, for what no list has. */
export function probedChances(probe: Probe | null | undefined): Chances | null {
  const pool = probe?.numbers.pool ?? probe?.numbers.attack;
  if (!probe || !pool) return null;
  const all = Object.fromEntries(Object.entries(probe.odds).map(([name, [of, from]]) => [name, of / from]));
  const { dry, ...odds } = all;
  return { pool: pool.causes, against: probe.numbers.defence?.causes, odds, dry, hits: shapes<Hit>(probe, "hit").map((hit) => hit.figure) };
}

/** A number with one digit after the point, as the language writes it. */
export const decimal = (value: number): string => value.toLocaleString(speech.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A chance as people say it: never "0 %" for what can happen, never "100 %" for what can fail. */
export function percent(chance: number): string {
  const sign = speech.lang === "fr" ? "\u00a0%" : "%";
  if (chance > 0 && chance < 0.001) return `< ${decimal(0.1)}${sign}`;
  if (chance < 1 && chance > 0.999) return `> ${decimal(99.9)}${sign}`;
  return `${decimal(100 * chance)}${sign}`;
}

/** Hundredths of a millimetre in centimetres. */
export const centimetres = (hundredths: number): string => decimal(hundredths / 1000);
