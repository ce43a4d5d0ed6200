import type { GameEvent, Update } from "./protocol";
import { speech, t } from "./speech.svelte";

export interface Line {
  key: string;
  n: number;
  event: GameEvent;
  seat: string;
}

export interface Chapter {
  key: string;
  head: GameEvent | null;
  lines: Line[];
}

const MOST = 400; // lines that are shown

/** The newest chapter and in it the newest update first; what belongs together stays in order. */
export function chapters(updates: Update[], begins: (event: GameEvent) => string | null, most = MOST): Chapter[] {
  const all: Chapter[] = [{ key: "start", head: null, lines: [] }];
  for (const update of updates) {
    const together: Line[] = [];
    const keep = () => all.at(-1)!.lines.unshift(...together.splice(0));
    update.events.forEach((event, index) => {
      const key = `${update.n}.${index}`;
      if (begins(event)) {
        keep();
        all.push({ key, head: event, lines: [] });
        return;
      }
      const seat = String(event.facts.ship ?? event.facts.seat ?? event.facts.winner ?? update.by ?? "");
      together.push({ key, n: update.n, event, seat });
    });
    keep();
  }
  const shown: Chapter[] = [];
  let left = most;
  for (const one of all.reverse()) {
    if (left <= 0) break;
    if (one.head || one.lines.length) shown.push({ ...one, lines: one.lines.slice(0, left) });
    left -= one.lines.length;
  }
  return shown;
}

/** What happened, in the game's own words, else in those of the page. */
export function sentence(slug: string, event: GameEvent, seatName: (letter: string) => string): string {
  const id = `event-${event.kind}`;
  return speech.has(slug, id) ? speech.say(slug, id, event.facts) : t(id, { ...event.facts, seat: seatName(String(event.facts.seat ?? "")) });
}
