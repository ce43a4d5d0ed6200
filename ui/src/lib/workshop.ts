// The server's part of every workshop: what can be made, and what is wrong with a thing.

import { call } from "./api";
import { speech } from "./speech.svelte";

export interface Fault {
  kind: string;
  rule: string;
  reason: string;
  place: string; // a key of the file
  where: string; // the same in words
  line: number;
  spots: string[]; // cells, edges, cards
}

export interface Thing {
  name: string;
  faults: Fault[];
  value: string; // what the option of a match takes
  data: Record<string, unknown>;
}

export interface Kind {
  game: string;
  kind: string;
  options: string[];
  limits: Record<string, unknown>;
}

export const workshopKinds = (): Promise<Kind[]> => call("GET", "/workshop");
export const checkThing = (game: string, kind: string, text: string, options: Record<string, string> = {}): Promise<Thing> =>
  call("POST", "/workshop/check", { game, kind, text, options, lang: speech.lang });
