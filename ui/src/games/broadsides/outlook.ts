// What the server says exactly about the choices of the moment: chances, and where cards lead.

import type { Now } from "../../lib/protocol";
import { bearing, isAfloat, type Afloat } from "./chart";
import { other, type Card, type Content, type Heading, type Row, type Ship, type View } from "./types";

/** What one face of the die would take from the target; only what would be lost is named. */
export interface Face {
  result: "miss" | "hull" | "starboard" | "centre" | "port";
  rule: string; // that speaks about it
  cannons?: number;
  crew?: number;
  captain?: boolean;
  mast?: string;
  mast_falls?: boolean;
  hull?: string;
  hull_destroyed?: boolean;
  sinks?: boolean;
}

export interface ShotOdds {
  kind: "shot";
  target: Ship;
  side: string | null; // the hull that hits would strike; null: bow, stern, or alongside
  choices: Record<string, { hit: number; faces: Face[] }>;
}

export interface MeleeSide {
  crew: number;
  captain: boolean;
  bonus: { value: number; rule: string; kind: string }[];
}

export interface Melee {
  spot: string;
  S: MeleeSide;
  I: MeleeSide;
  holds: { S: number; I: number; nobody: number };
  ends: { S: number; I: number; chance: number }[];
}

export interface MeleeOdds {
  kind: "melee";
  choices: Record<string, Melee>; // by the action that leads to it
  standing: Record<string, Melee>; // by spot
}

function odds<O extends { kind: string }>(now: Now<View> | null, kind: O["kind"]): O | null {
  const told = now?.odds as O | null | undefined;
  return told?.kind === kind ? told : null;
}

export const shotOdds = (now: Now<View> | null): ShotOdds | null => odds<ShotOdds>(now, "shot");
export const meleeOdds = (now: Now<View> | null): MeleeOdds | null => odds<MeleeOdds>(now, "melee");

/** The rules behind the bonuses of a melee, by their kind. */
export const bonusRules = (now: Now<View> | null): Record<string, string> => (now?.preview as { rules?: Record<string, string> } | null)?.rules ?? {};

export const harms = (face: Face): boolean => Object.keys(face).length > 2;

/** The faces of a row's shot, and how many of them do harm. */
export function rowOdds(told: ShotOdds | null, row: Row): { faces: Face[]; hits: number } {
  const faces = told?.choices[`shot ${row}`]?.faces ?? [];
  return { faces, hits: faces.filter(harms).length };
}

export interface Course extends Afloat {
  aground: { x: number; y: number } | null; // before which place
  line: string; // of the own firing lines, on which the enemy's present point lies; empty: none
  guns: string[]; // that would bear on it
}

/** Where the own ship is after each of these cards, and what would bear if the enemy held still. */
export function courses(content: Content, view: View, own: Ship, now: Now<View>, cards: Card[]): Course[] {
  const told = now.preview as { kind: string; after: Record<string, [number, number, Heading, boolean]> } | null;
  if (told?.kind !== "plot") return [];
  const found: Course[] = [];
  const enemy = view.ships[other(own)];
  for (let count = 1; count <= cards.length; count++) {
    const after = told.after[cards.slice(0, count).join(" ")];
    if (!after) break;
    const [x, y, heading, stuck] = after;
    const way = content.compass.directions.find((one) => one.name === heading)!;
    const at = { x, y, heading };
    const aim = isAfloat(enemy) ? bearing(content, at, view.ships[own].cannons, enemy) : null;
    found.push({ ...at, aground: stuck ? { x: x + way.dx, y: y + way.dy } : null, line: aim?.arc.line ?? "", guns: aim?.guns ?? [] });
  }
  return found;
}
