import type { Component } from "svelte";

import type { Desk } from "../lib/desk.svelte";
import type { Refusal, Update } from "../lib/protocol";

export type AnyDesk = Desk<never, never>;

/** What a game gives to the table. Its code is loaded when its first match is opened. */
export interface GameModule {
  Drawings: Component;
  Board: Component<{ desk: AnyDesk }>;
  Decision: Component<{ desk: AnyDesk }>; // what stands under the question: the choices of this moment
  Help: Component<{ desk: AnyDesk }>; // the rules of this phase
  desk: (content: unknown, send: (action: string) => Promise<Refusal | null>) => AnyDesk;
  seatClass: (letter: string) => string; // seat-1 … seat-4: colour, shape and hatch; empty for nobody
  seatName: (letter: string) => string;
  where: (desk: AnyDesk) => string; // "Turn 7, second card"
  question: (desk: AnyDesk) => string; // what this seat is asked, in one sentence
  because: (desk: AnyDesk) => string; // why it is asked so, in one sentence, or nothing
  dice: (update: Update) => { seat: string; face: number }[]; // the dice that an update shows, in order
}

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  broadsides: () => import("./broadsides/index"),
};

export const hasBoard = (slug: string): boolean => slug in modules;

export async function loadGame(slug: string): Promise<GameModule> {
  const load = modules[slug];
  if (!load) throw new Error(`no board for ${slug}`);
  return (await load()).default;
}
