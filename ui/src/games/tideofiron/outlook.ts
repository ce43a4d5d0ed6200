// What the server works out about the moment: reach, threats, chances. The page knows no rule.

import type { Now, Probe } from "../../lib/protocol";
import type { Hex } from "./hexes";
import type { View } from "./types";

export interface Cause {
  value: number;
  rule: string;
  kind: string;
  unit?: string;
}

export type Chance = [number, number]; // numerator, denominator

export interface Chances {
  hits: [number, number, number][]; // so many final hits: numerator, denominator
  does: string[]; // what each number of hits in turn does
  results: Record<string, Chance>;
}

/** An attack before it is made: dice with their causes, and the chance of every number of hits and of every result. */
export interface AttackOdds extends Partial<Chances> {
  strength: Cause[];
  black: number;
  hit: number;
  cover?: Cause[];
  red?: number;
  band?: string;
  alone?: Chances; // the same without those who support
  units?: Record<string, Chances & { red: number }>; // mortars: what each unit in the hex has to fear
  defence?: Cause[]; // an assault: what the defenders roll
  defence_black?: number;
  suppress?: Chances; // op fire: the other type of the same attack
}

export interface Threat {
  by: string[];
  stops: number | null; // the chance that the move ends there
}

type TheirFire = Record<Hex, { by: string[]; stops?: Chance }>;

export interface Step {
  cost: number; // thirds of a movement point
  from: Hex | null; // the hex before it on the cheapest way
}

export interface Preview {
  reach?: Record<string, Record<Hex, [number, Hex | null]>>;
  threat?: TheirFire;
}

/** What is said of a unit that is picked and has not acted: who would op-fire on its way, whom it could hit. */
export interface Prospect {
  now: unknown; // the moment it was asked for
  unit: string | null;
  asked: boolean; // the answer is there
  threats: TheirFire;
  foes: Record<string, number>; // the chance that a normal attack hits
}

export const NOTHING_TOLD: Prospect = { now: null, unit: null, asked: false, threats: {}, foes: {} };

export function probed(now: unknown, unit: string, advance: Probe | null, fire: Probe | null): Prospect {
  const told = advance?.region.find((one) => one.kind === "threats");
  const foes = (fire?.region ?? []).filter((one) => one.kind === "target" && one.unit);
  return { now, unit, asked: advance !== null || fire !== null, threats: (told?.hexes ?? {}) as TheirFire, foes: Object.fromEntries(foes.map((one) => [String(one.unit), share(one.hit as Chance)])) };
}

export const threatOf = (told: TheirFire[Hex] | undefined): Threat | null => (told?.by.length ? { by: told.by, stops: told.stops ? share(told.stops) : null } : null);

export const preview = (now: Now<View> | null): Preview => (now?.preview as Preview | null) ?? {};

/** The odds of one choice, if the server has told them. */
export function oddsOf(now: Now<View> | null, choice: string): AttackOdds | null {
  const told = now?.odds as { choices?: Record<string, AttackOdds> } | null | undefined;
  const found = told?.choices?.[choice];
  return found?.strength ? found : null;
}

export const share = ([part, whole]: Chance): number => part / whole;

/** The chances of 0, 1, 2, 3 hits and of more. */
export function bars(chances: Partial<Chances> | undefined): number[] | null {
  if (!chances?.hits) return null;
  const found = [0, 0, 0, 0, 0];
  for (const [count, part, whole] of chances.hits) found[Math.min(4, count)]! += part / whole;
  return found;
}

/** What so many hits do; the last bar stands for all that are more. */
export function doesAt(chances: Partial<Chances>, hits: number): string | null {
  const at = chances.hits?.findIndex(([count]) => count === hits) ?? -1;
  return at >= 0 ? (chances.does?.[at] ?? null) : null;
}

/** A chance as people say it: never "0 %" for what can happen, never "100 %" for what can fail. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "< 1 %";
  if (chance < 1 && chance > 0.99) return "> 99 %";
  return `${Math.round(100 * chance)} %`;
}
