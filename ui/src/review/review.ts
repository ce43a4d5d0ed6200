import { call } from "../lib/api";
import type { Action, Facts, GameEvent, Letter } from "../lib/protocol";
import { speech } from "../lib/speech.svelte";

/** A choice and what is to be expected of it: docs/review.md. */
export interface Move {
  action: string;
  value: number; // from 0, lost, to 1, won
  error: number; // give or take
}

export interface Ply {
  by: Letter;
  action: string;
  events: GameEvent[];
}

export interface Moment {
  step: number; // as the replay counts
  by: Letter | "";
  action: string;
  turn: number;
  values: number[]; // by side
  luck: number[]; // by side; of dice and shuffles, else nothing
  unseen: number[]; // by side; of what an answer brought to light
  choices: number;
  given: number;
  better: { chosen: Move; best: Move; line: Ply[]; rule: string; actions: Action[] } | null;
}

export interface Point {
  first: number;
  step: number;
  kind: "choice" | "luck";
  side: number;
  size: number;
}

export interface Side {
  seats: Letter[];
  start: number;
  end: number;
  luck: number; // of dice and shuffles
  unseen: number; // luck with what was hidden
  given: number;
  gained: number;
  rest: number;
}

export interface Review {
  game: string;
  sides: Side[];
  decisions: number;
  moments: Moment[];
  points: Point[];
}

/** How far a review has come. */
export interface Progress {
  state: "none" | "waiting" | "working" | "done" | "failed";
  done: number;
  of: number;
  ahead: number;
  why: string;
  review: Review | null;
}

export const ask = (match: string): Promise<Progress> => call("POST", `/matches/${match}/review`);
export const look = (match: string): Promise<Progress> => call("GET", `/matches/${match}/review`);

export const say = (id: string, facts?: Facts): string => speech.say("review", id, facts);
export const hundred = (share: number): number => Math.round(100 * share);
/** +8, −6, 0: of a hundred matches. */
export function signed(share: number): string {
  const count = hundred(share);
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0";
}

/** The outline of each side's part of the chart, one above the other: the first lies lowest. Between steps nothing changes. */
export function areas(moments: Moment[], sides: number, width: number, height: number): string[] {
  const last = Math.max(1, moments.at(-1)?.step ?? 1);
  const edge = (below: number): [number, number][] =>
    moments.map((moment) => [(moment.step / last) * width, height * (1 - moment.values.slice(0, below).reduce((sum, value) => sum + value, 0))]);
  return Array.from({ length: sides }, (_, side) => {
    const points = [...edge(side + 1), ...edge(side).reverse()];
    return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  });
}

/** The line between the first side and the others. */
export function curve(moments: Moment[], width: number, height: number): string {
  const last = Math.max(1, moments.at(-1)?.step ?? 1);
  return `M${moments.map((moment) => `${((moment.step / last) * width).toFixed(1)} ${(height * (1 - moment.values[0]!)).toFixed(1)}`).join("L")}`;
}

/** The moment of a step, or the last one before it. */
export function momentAt(moments: Moment[], step: number): Moment {
  let low = 0;
  for (let high = moments.length - 1; low < high; ) {
    const middle = Math.ceil((low + high) / 2);
    if (moments[middle]!.step <= step) low = middle;
    else high = middle - 1;
  }
  return moments[low]!;
}

/** The names of turns, short, where they begin: of the headings those that count, not the phases of one and the same turn. */
export function counted(headings: { index: number; text: string }[]): { index: number; text: string }[] {
  const short = headings.map(({ index, text }) => ({ index, text: text.split(/[:,(]/)[0]! })).filter(({ text }) => /\d/.test(text));
  return short.filter(({ text }, place) => text !== short[place - 1]?.text);
}

/** Labels of turns that do not touch each other: `gap` is the share of the chart that one needs. */
export function spaced<T extends { index: number }>(turns: T[], last: number, gap: number): T[] {
  let free = 0;
  return turns.filter(({ index }) => {
    if (index < free || index > last * (1 - gap)) return false;
    free = index + gap * last;
    return true;
  });
}

/** At which end of the curve there is more room for the name of a side: the first lies below the line, the second above. */
export function roomiest(moments: Moment[], side: 0 | 1): "start" | "end" {
  const third = Math.max(1, Math.floor(moments.length / 3));
  const least = (some: Moment[]): number => Math.min(...some.map((one) => one.values[side] ?? 0));
  return least(moments.slice(0, third)) >= least(moments.slice(-third - 1, -1)) ? "start" : "end";
}
