// What the server works out about the moment: reach, threats, chances. The page knows no rule.

import type { Now } from "../../lib/protocol";
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
}

export interface Threat {
  by: string[];
  dice: number | null;
  hit: number | null;
  stops: number | null; // the chance that the move ends there
}

export interface Step {
  cost: number; // thirds of a movement point
  from: Hex | null; // the hex before it on the cheapest way
}

export interface Preview {
  reach?: Record<string, Record<Hex, [number, Hex | null]>>;
  threat?: Record<Hex, { by: string[]; dice?: number; hit?: number; stops?: Chance }>;
}

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

/** A chance as people say it: never "0 %" for what can happen, never "100 %" for what can fail. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "< 1 %";
  if (chance < 1 && chance > 0.99) return "> 99 %";
  return `${Math.round(100 * chance)} %`;
}
