// What happened as a story: one sentence a step, in the order in which it happened, turns and phases as headings.

import type { AnyDesk, GameModule } from "../games";
import type { Facts, GameEvent, Outcome, Update } from "./protocol";
import { speech, t } from "./speech.svelte";

/** A sentence of the story: an event's own, or one of the game's that says several events at once. */
export interface Saying {
  event: GameEvent; // whose sentence it is, or whose rule stands behind it
  id?: string; // another sentence than the event's own
  facts?: Facts; // and its facts
  seat?: string; // whose mark it bears, if the event does not say
}

/** How a game tells its events: without any of it each event is one sentence. */
export interface Teller {
  gather?: (desk: any, events: GameEvent[], at: number) => { count: number; say: Saying[] } | null; // events that are told together
  heading?: (event: GameEvent) => Saying | null; // a turn or a phase begins
  passing?: string[]; // kinds that are no news any more once something else has happened
  actor?: (desk: any, event: GameEvent) => string | undefined; // whose deed it is
  named?: (desk: any, event: GameEvent) => Facts; // the facts with names instead of codes
}

export interface Line {
  key: string;
  n: number;
  kind: string;
  text: string;
  rule: string;
  seat: string;
}

export interface Chapter {
  key: string;
  head: string;
  lines: Line[];
}

/** The events from a place on that are of these kinds. */
export function run(events: GameEvent[], at: number, kinds: string[], fits: (event: GameEvent) => boolean = () => true): GameEvent[] {
  const end = events.findIndex((event, index) => index >= at && !(kinds.includes(event.kind) && fits(event)));
  return events.slice(at, end < 0 ? undefined : end);
}

const MOST = 400; // lines that are shown

/** What happened, in the game's own words, else in those of the page. */
export function sentence(game: GameModule, desk: AnyDesk, { event, id = `event-${event.kind}`, facts }: Saying): string {
  const all = facts ?? game.log?.named?.(desk, event) ?? event.facts;
  return speech.has(desk.slug, id) ? speech.say(desk.slug, id, all) : t(id, { ...all, seat: game.seatName(String(event.facts.seat ?? "")) });
}

/** How a match ended, in the game's own words, else in those of the page: by a rule of the game, or outside the rules. */
export function ending(slug: string, { kind, winners }: Pick<Outcome, "kind" | "winners">, seatName: (letter: string) => string): string {
  const [id, winner] = [`outcome-${kind}`, winners[0] ?? ""];
  return speech.has(slug, id) ? speech.say(slug, id, { winner }) : t(id, { winner: winner && seatName(winner) });
}

function seatOf(game: GameModule, desk: AnyDesk, saying: Saying, by: string | null): string {
  const { event } = saying;
  const told = saying.seat ?? game.log?.actor?.(desk, event) ?? event.facts.player ?? event.facts.ship ?? event.facts.seat ?? event.facts.winner;
  return String(told ?? (by === "*" ? "" : (by ?? "")));
}

export interface Sentence extends Line {
  heading: boolean;
}

/** The sentences of an update, or of some of its events. */
export function tell(game: GameModule, desk: AnyDesk, update: Pick<Update, "n" | "by" | "events">): Sentence[] {
  const { events } = update;
  const found: Sentence[] = [];
  for (let at = 0; at < events.length; ) {
    const event = events[at]!;
    const heading = game.log?.heading?.(event);
    const told = heading ? { count: 1, say: [heading] } : (game.log?.gather?.(desk, events, at) ?? { count: 1, say: [{ event }] });
    for (const [index, saying] of told.say.entries())
      found.push({
        key: `${update.n}.${at}.${index}`,
        n: update.n,
        kind: saying.event.kind,
        text: sentence(game, desk, saying),
        rule: saying.event.rule,
        seat: seatOf(game, desk, saying, update.by),
        heading: Boolean(heading),
      });
    at += told.count;
  }
  return found;
}

/** The first of these in one line, as they are told in the story; what was not made by an update, as how it may go on, too. */
export const sentences = (game: GameModule, desk: AnyDesk, update: Pick<Update, "by" | "events">, most: number): string =>
  tell(game, desk, { n: 0, ...update }).filter((line) => !line.heading).slice(0, most).map((line) => line.text).join(" ");

const known = new WeakMap<Update, { lang: string; lines: Sentence[] }>();

/** A long story is not told anew for each step: an update never changes. */
function remembered(game: GameModule, desk: AnyDesk, update: Update): Sentence[] {
  const found = known.get(update);
  if (found?.lang === speech.lang) return found.lines;
  const lines = tell(game, desk, update);
  known.set(update, { lang: speech.lang, lines });
  return lines;
}

const WORDS = /^(takeback|draw|hint)-/; // said at the table: no step that could be taken back
const BACK = ["undone", "taken-back"];

/** The updates that still stand: what was taken back is gone, and so is the taking back. */
export function standing(updates: Update[]): Update[] {
  const kept: Update[] = [];
  for (const update of updates) {
    const back = update.events.find((event) => BACK.includes(event.kind));
    if (!back) {
      kept.push(update);
      continue;
    }
    const undone = kept.findLastIndex((one) => one.by === update.by && !one.events.some((event) => WORDS.test(event.kind)));
    const gone = undone < 0 ? [] : kept.splice(undone);
    if (back.kind === "undone") kept.push(...gone.filter((one) => one.by !== update.by)); // sealed answers of others stand
  }
  return kept;
}

/** The story in the order in which it happened, in chapters. Of a very long one the newest part. */
export function chapters(game: GameModule, desk: AnyDesk, updates: Update[], most = MOST): Chapter[] {
  const passing = game.log?.passing ?? [];
  const lines = standing(updates).flatMap((update) => remembered(game, desk, update));
  const news = lines.findLastIndex((line) => !passing.includes(line.kind));
  const shown = lines.slice(-most).filter((line) => !passing.includes(line.kind) || lines.indexOf(line) > news);
  const all: Chapter[] = [{ key: "start", head: "", lines: [] }];
  for (const line of shown)
    if (line.heading) all.push({ key: line.key, head: line.text, lines: [] });
    else all.at(-1)!.lines.push(line);
  return all.filter((one) => one.head || one.lines.length);
}
