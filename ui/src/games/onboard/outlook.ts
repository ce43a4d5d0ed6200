// What the server works out about the moment: ways, lines of fire, chances. The page knows no rule.

import type { Now } from "../../lib/protocol";
import type { Cell, Edge, EdgeState, View } from "./types";

export interface Cut {
  by: "edge" | "smoke";
  edge?: Edge;
  state?: EdgeState;
  cell?: Cell;
  rule: string;
}

export interface Line {
  cells: Cell[];
  cut: Cut | null;
}

export interface Way {
  cost: number;
  way: string[]; // one action after another
  cells: Cell[]; // the same as cells
  doors: number; // opened on it
  targets: Record<string, "same" | "distinct">;
}

export interface Preview {
  kind: "plan";
  lines: Record<string, Record<string, Line>>;
  reach: Record<string, Record<Cell, Way>>;
  rules: Record<string, string>; // why something cannot be done that no answer says
}

export interface FightOdds {
  kind: "fight";
  choices: Record<string, { sure: true } | { sure: false; best: number; against: number[]; counter: number }>;
}
export interface CommitOdds {
  kind: "commit";
  role: "striker" | "guard";
  means: number[]; // what so many unknown cards are worth
  held: { counter?: number; double: number };
  choices: Record<string, { attack: number; defence: number; chances: number[] }>;
}
export interface CounterOdds {
  kind: "counter";
  cards: number;
  choices: Record<string, { role: "striker" | "guard"; points: number; mean: number; chance: number; double: number }>;
}
export interface DoubleOdds {
  kind: "double";
  role: "striker" | "guard";
  held: { double: number };
  choices: Record<string, { attack: number; defence: number; hit: boolean }>;
}
type Odds = FightOdds | CommitOdds | CounterOdds | DoubleOdds;

export const preview = (now: Now<View> | null): Preview | null => (now?.preview as Preview | null) ?? null;

export function odds<K extends Odds["kind"]>(now: Now<View> | null, kind: K): Extract<Odds, { kind: K }> | null {
  const told = now?.odds as Odds | null | undefined;
  return told?.kind === kind ? (told as Extract<Odds, { kind: K }>) : null;
}

/** A chance as people say it: never "0 %" for what can happen, never "100 %" for what can fail. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "< 1 %";
  if (chance < 1 && chance > 0.99) return "> 99 %";
  return `${Math.round(100 * chance)} %`;
}
