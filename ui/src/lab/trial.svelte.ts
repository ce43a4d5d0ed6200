// Experiments of the lab: games that computers play on the server, in the background. The editors look at the balance of a draft in the same way.

import { call, told } from "../lib/api";

export interface Share {
  wins: number;
  rate: number;
  low: number; // the ends of the 95 % interval
  high: number;
}

export interface VariantFacts {
  name: string;
  games: number;
  sides: Share[];
  draws: Share;
  closing: [games: number, rate: number, low: number, high: number][]; // of the first side
}

/** A sequential test: how far the evidence is from where it would be sure. */
export interface SureFacts {
  llr: number;
  lower: number;
  upper: number;
  verdict: "" | "low" | "high";
  score: number;
  low: number;
  high: number;
  pairs: number;
}

export interface Trial {
  id: string;
  state: "playing" | "done" | "stopped" | "failed";
  name: string;
  game: string;
  players: string[];
  seed: number;
  seconds: number;
  games: number;
  most: number;
  over: boolean;
  sides: { seats: string[] }[]; // that win together
  variants: VariantFacts[];
  sure: SureFacts | null;
  ends: Record<string, number>;
}

/** What is asked for. */
export interface Asked {
  game: string;
  players: string | string[];
  games: number; // of each variant, at most
  name?: string;
  swap?: boolean;
  options?: Record<string, string>;
  variants?: Record<string, Record<string, string>>;
  precision?: number;
  sure?: { low: number; high: number; side?: string };
  seed?: number;
}

const PATH = "/lab/experiments";
const LOOK = 600; // milliseconds between two looks

export const askedOf = (id: string): Promise<Asked> => call("GET", `${PATH}/${id}/asked`);
export const reportUrl = (id: string, lang: string): string => `/api${PATH}/${id}/report?lang=${lang}`;

/** The plots of the report as they are now: HTML, and the style that it wants. */
export interface Panels {
  html: string;
  style: string;
}

export const panelsOf = (id: string, lang: string): Promise<Panels> => call("GET", `${PATH}/${id}/panels?lang=${lang}`);

/** Somebody who begins an experiment and looks at it until it is over. */
export class Watch {
  trial = $state.raw<Trial | null>(null);
  problem = $state("");
  busy = $state(false);
  playing = $derived(this.trial?.state === "playing");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false; // nobody looks any more: an answer that is still on its way is nobody's business

  async begin(asked: Asked): Promise<boolean> {
    return this.#take(() => call("POST", PATH, asked));
  }

  /** Go on looking at one that was begun before. */
  async follow(id: string): Promise<boolean> {
    return this.#take(() => call("GET", `${PATH}/${id}`));
  }

  async stop(): Promise<void> {
    if (this.trial) await this.#take(() => call("DELETE", `${PATH}/${this.trial!.id}`));
  }

  /** Nobody looks any more; it goes on for a while. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #take(ask: () => Promise<Trial>): Promise<boolean> {
    clearTimeout(this.#timer);
    this.busy = true;
    try {
      this.trial = await ask();
      this.problem = "";
      return true;
    } catch (error) {
      this.problem = told(error);
      return false;
    } finally {
      this.busy = false;
      this.#wait();
    }
  }

  #wait(): void {
    if (!this.#left && this.playing) this.#timer = setTimeout(() => this.#look(), LOOK);
  }

  async #look(): Promise<void> {
    try {
      const seen = await call<Trial>("GET", `${PATH}/${this.trial!.id}`);
      if (this.#left) return;
      this.trial = seen;
      this.problem = "";
    } catch (error) {
      this.problem = told(error);
    }
    this.#wait();
  }
}
