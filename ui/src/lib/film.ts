import type { Desk } from "./desk.svelte";
import type { Now, Update } from "./protocol";

/** One moment on the way from one update to the next: the view then, how many of the events have been told, how long. */
export interface Frame<V> {
  view: V;
  events: number;
  ms: number;
}

export interface Director<V> {
  frames: (update: Update<V>, before: V) => Frame<V>[]; // what is seen before the update's own view
  pause: (update: Update<V>) => number; // how long an update is looked at before the next one, in ms
}

interface Source<V> {
  n: number;
  now: Now<V> | null;
  updates: Update<V>[];
}

const MANY = 24; // updates behind: too late to show them one by one

/** Shows a seat's stream on its desk one update after another, as things happen on a table. */
export class Film<V> {
  #shown = -1;
  #queue: Update<V>[] = [];
  #source: Source<V> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly desk: Desk<V, any>,
    private readonly director: Director<V>,
    private readonly factor: () => number,
    private readonly told: (update: Update<V>) => void = () => undefined,
  ) {}

  /** The stream has grown, or is another one. */
  follow(source: Source<V>): void {
    if (!source.now) return;
    const known = this.#queue.at(-1)?.n ?? this.#shown;
    const fresh = source.updates.filter((update) => update.n > known);
    this.#source = source;
    const first = this.#shown < 0 || source.n < known;
    if (first || this.factor() === 0 || document.hidden || fresh.some((update) => !update.now) || fresh.length > MANY) {
      if (!first) fresh.forEach((update) => this.told(update));
      this.jump();
      return;
    }
    this.#queue.push(...fresh);
    if (!this.#queue.length) {
      if (!this.desk.running) this.desk.show(source.now, source.updates);
    } else if (!this.desk.running) {
      this.desk.running = true;
      this.#next();
    }
  }

  /** Show the table as it is, without delay. */
  jump(): void {
    clearTimeout(this.#timer);
    const source = this.#source;
    this.#queue = [];
    this.desk.running = false;
    if (!source?.now) return;
    this.#shown = source.n;
    this.desk.show(source.now, source.updates);
  }

  /** The next follow shows another seat's stream: start with how it is. */
  change(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#shown = -1;
    this.desk.running = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const update = this.#queue.shift();
    if (!update) {
      this.jump();
      return;
    }
    const before = this.desk.now?.view;
    const told = this.#source!.updates.filter((one) => one.n < update.n);
    const frames = before ? this.director.frames(update, before) : [];
    this.#shown = update.n;
    this.told(update);
    this.#play(update, told, frames);
  }

  #play(update: Update<V>, told: Update<V>[], frames: Frame<V>[]): void {
    const frame = frames[0];
    const now = update.now!;
    if (frame) {
      const partly = { ...update, events: update.events.slice(0, frame.events) };
      this.desk.show({ ...now, view: frame.view, asked: null, choices: [], outcome: null }, [...told, partly]);
      this.#timer = setTimeout(() => this.#play(update, told, frames.slice(1)), frame.ms * this.factor());
      return;
    }
    if (!this.#queue.length) {
      this.jump();
      return;
    }
    this.desk.show(now, [...told, update]);
    const hurry = this.#queue.length > 8 ? 0.5 : 1;
    this.#timer = setTimeout(() => this.#next(), this.director.pause(update) * this.factor() * hurry);
  }
}
