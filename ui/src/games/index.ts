import type { Component } from "svelte";

import type { Desk, Reach } from "../lib/desk.svelte";
import type { Director } from "../lib/film";
import type { Teller } from "../lib/log";
import type { Facts, GameEvent, Refusal, Rolled, Update } from "../lib/protocol";
import type { SoundName } from "../lib/sound.svelte";

/** The shell does not look into a game's view or content: there they are `any`. */
export type AnyDesk = Desk<any, any>;

/** A value of an option of a new match, in words. */
export interface Offered {
  value: string;
  label: string;
}

/** What a game gives to the table. Its code is loaded when its first match is opened. */
export interface GameModule {
  Drawings?: Component;
  Board: Component<{ desk: any; part: string; narrow: boolean }>;
  Decision: Component<{ desk: any }>; // what stands under the question: the choices of this moment
  Help: Component<{ desk: any }>; // the rules of this phase
  desk: (content: unknown, reach: Reach) => AnyDesk;
  director: Director<any>; // how what happened is shown
  conceal: (view: any) => any; // what two people at one screen may both see
  hands?: boolean; // seats hold cards in secret: every hand-over at one screen is behind the curtain
  seatClass: (letter: string) => string; // seat-1 … seat-4: colour, shape and hatch; empty for nobody
  seatName: (letter: string) => string;
  where: (desk: any) => string; // "Turn 7, second card"
  question: (desk: any) => string; // what this seat is asked, in one sentence
  because: (desk: any) => { text: string; rule: string }; // why it is asked so, in one sentence, or nothing
  parts: (desk: any) => { id: string; label: string }[]; // of the board, shown one at a time on a phone
  partFor: (desk: any) => string; // the part that the moment is about
  dice: ((update: Pick<Update, "by" | "action" | "events">) => Rolled | null) | null; // the dice that an update shows; none in a game without dice
  choiceName?: (desk: any, choice: string) => string; // a choice in words; without it as it is written
  refused?: (desk: any, refusal: Refusal) => Facts; // the facts of a refusal with names instead of codes
  log?: Teller; // how the story is told; without it each event is one sentence
  underway?: (desk: any) => { eyebrow: string; text: string } | null; // whose deed is being shown, instead of "Under way"
  tellAt?: (desk: any) => "low" | "high" | "hand" | "side"; // where what happens is said, so that it covers nothing: low on the board unless said otherwise; above the hand; where the question will stand
  rolling?: (desk: any, event: GameEvent) => string; // what the dice are thrown for, before it is said what they did
  sound: (event: GameEvent) => SoundName | null;
  values?: (option: string, chosen: Record<string, string>, seats: string[]) => Offered[] | null; // of an option that stands up front in a new match; none: it does not matter now
}

// What a game has in its folder here is found by its name: `index.ts` is its board, `Lid.svelte` the drawing on its lid,
// `colours.css` its accent, `<Kind>Workshop.svelte` where things of that kind are made. All of it may be missing.
const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const drawings = import.meta.glob<{ default: Component }>("./*/Lid.svelte", { eager: true });
const workshops = import.meta.glob<{ default: Component }>("./*/*Workshop.svelte");
import.meta.glob("./*/colours.css", { eager: true });

/** The drawings of the lids, by game. */
export const lids: Record<string, Component> = Object.fromEntries(Object.entries(drawings).map(([path, { default: Lid }]) => [path.split("/")[1]!, Lid]));

/** The workshops of a game: of each kind of thing that can be made, what opens it. */
export function workshopsOf(slug: string): Record<string, () => Promise<{ default: Component }>> {
  const own = Object.entries(workshops).filter(([path]) => path.startsWith(`./${slug}/`));
  return Object.fromEntries(own.map(([path, open]) => [path.slice(slug.length + 3, -"Workshop.svelte".length).toLowerCase(), open]));
}

/** The board of a game; a game without one of its own is played on a plain board. */
export async function loadGame(slug: string): Promise<GameModule> {
  const load = modules[`./${slug}/index.ts`];
  return load ? (await load()).default : (await import("../lib/plain")).plainGame(slug);
}
