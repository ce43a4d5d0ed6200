import type { AnyDesk } from "../games";
import { call } from "../lib/api";

/** A step of a lesson, as docs/protocol.md gives it. */
export interface LessonStep {
  part: string;
  first: boolean; // of its part
  last: boolean;
  action: string;
  rule: string;
  words: Record<string, { title: string; learnt: string; do: string; why: string; instead: string }>;
}

export interface LessonFacts {
  name: string;
  seat: string;
  minutes: number;
  free: string | null;
  steps: LessonStep[];
}

/** Where a table of a lesson stands: part of its `now`. */
export interface LessonMoment {
  step: number;
  done: boolean; // the part is; the step is the next one's first
}

export const lessons = (slug: string): Promise<LessonFacts[]> => call("GET", `/games/${slug}/lessons`);

// What to press is worked out by each game's part of the page.
const pointing = import.meta.glob<{ press: (desk: AnyDesk, action: string) => string }>("../games/*/pointing.ts");

export async function pointerOf(slug: string): Promise<(desk: AnyDesk, action: string) => string> {
  const load = pointing[`../games/${slug}/pointing.ts`];
  return load ? (await load()).press : (_, action) => `.decision [data-choice="${action}"]`;
}
