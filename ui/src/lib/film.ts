// The film: what happened is shown one beat after another, however it arrived. Only then comes the question.

import type { Desk } from "./desk.svelte";
import type { GameEvent, Now, Update } from "./protocol";

/** How a kind of event is shown. */
export interface Moment {
  ms: number; // how long it is looked at; 0: it is told together with what stands beside it
  own?: number; // the same, if this seat did it: who moved a piece has seen it move
  die?: number; // so long the dice are looked at before the event and what it did are told
  with?: string[]; // the kinds that it shares a beat with, if one of them came just before
}

/** How a game shows what happened. A kind that has no moment of its own gets the usual one. */
export interface Director<V> {
  moments: Record<string, Moment>;
  step?: (view: V, event: GameEvent, after: V) => V; // the table after an event, as far as the event tells it; `after` the whole update
}

/** What is on the stage: the table then, the events that are being told, how many of the update's have been, how long. */
export interface Beat<V> {
  view: V;
  events: GameEvent[];
  told: number;
  rolling: boolean; // dice lie there, nothing has been said
  ms: number;
}

const USUAL: Moment = { ms: 1100 };
const OVER: Moment = { ms: 1400 };
const SHARED: Record<string, Moment> = {
  undone: { ms: 700, own: 0 },
  "takeback-asked": { ms: 0 },
  "hint-asked": { ms: 900, own: 0 },
  "takeback-declined": { ms: 900 },
  "taken-back": { ms: 900 },
  resigned: { ms: 1600 },
};

/** The moment of a kind of event in a game. */
export function momentOf(director: Pick<Director<any>, "moments">, kind: string): Moment {
  return director.moments[kind] ?? SHARED[kind] ?? (kind.startsWith("over-") ? OVER : USUAL);
}

/** An update taken apart into beats. The last one shows the update's own view. */
export function beats<V>(update: Update<V>, before: V, director: Director<V>, seat: string | null): Beat<V>[] {
  const found: Beat<V>[] = [];
  const own = update.by !== null && update.by === seat;
  let view = before;
  let open: Beat<V> | null = null;
  update.events.forEach((event, index) => {
    const moment = momentOf(director, event.kind);
    const ms = own ? (moment.own ?? moment.ms) : moment.ms;
    const last = open?.events.at(-1)?.kind;
    const joins = open !== null && (!ms || !open.ms || (last !== undefined && (moment.with?.includes(last) ?? false)));
    if (moment.die) found.push({ view, events: [event], told: index, rolling: true, ms: moment.die });
    view = director.step?.(view, event, update.now?.view ?? view) ?? view;
    if (open === null || !joins || moment.die) found.push((open = { view, events: [], told: 0, rolling: false, ms: 0 }));
    open.view = view;
    open.events.push(event);
    open.told = index + 1;
    open.ms = Math.max(open.ms, ms);
  });
  if (open === null) found.push((open = { view, events: [], told: 0, rolling: false, ms: 0 }));
  if (update.now) open.view = update.now.view;
  return found;
}

/** How long an update owns the stage, at the calm pace. */
export const length = <V>(update: Update<V>, director: Director<V>, seat: string | null): number =>
  beats(update, update.now?.view as V, { moments: director.moments }, seat).reduce((sum, beat) => sum + beat.ms, 0);

/** Hears what is being told, and whether only the dice of it are seen yet. */
export type Heard = (events: GameEvent[], rolling: boolean) => void;

interface Source<V> {
  n: number;
  now: Now<V> | null;
  updates: Update<V>[];
}

/** Shows one update on a desk, beat after beat. */
export class Projector<V> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #go: (() => void) | null = null;

  constructor(
    private readonly desk: Desk<V, any>,
    private readonly director: Director<V>,
    private readonly factor: () => number,
    private readonly heard: Heard = () => undefined,
  ) {}

  /** `before` is the table as it was, `told` all that was told before; `done` is called when the update's time is over. */
  run(update: Update<V>, before: V, told: Update<V>[], done: () => void): void {
    this.#play(update, beats(update, before, this.director, this.desk.seat), 0, told, done);
  }

  /** End the beat that is on the stage. */
  next(): void {
    clearTimeout(this.#timer);
    const go = this.#go;
    this.#go = null;
    go?.();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#go = null;
  }

  #play(update: Update<V>, all: Beat<V>[], index: number, told: Update<V>[], done: () => void): void {
    const beat = all[index];
    if (!beat) return done();
    const now = update.now ?? this.desk.now!;
    this.desk.beat = { key: `${update.n}.${index}`, n: update.n, by: update.by, action: update.action, events: beat.events, rolling: beat.rolling };
    this.desk.show(
      { ...now, view: beat.view, choices: [], undo: false, outcome: null },
      beat.told || !update.events.length ? [...told, { ...update, events: update.events.slice(0, beat.told) }] : told,
    );
    if (beat.ms) this.heard(beat.events, beat.rolling);
    this.#go = () => this.#play(update, all, index + 1, told, done);
    const ms = beat.ms * this.factor();
    if (ms > 0) this.#timer = setTimeout(() => this.next(), ms);
    else this.next();
  }
}

/** Remembers how far somebody has seen, over a reload of the page. */
export interface Memory {
  get: () => number; // -1: nothing yet
  set: (n: number) => void;
}

/** Shows a seat's stream on its desk one update after another, as things happen on a table. */
export class Film<V> {
  #shown = -1;
  #view: V | null = null; // as it was shown last, to go on from
  #queue: Update<V>[] = [];
  #source: Source<V> | null = null;
  #projector: Projector<V>;

  constructor(
    private readonly desk: Desk<V, any>,
    private readonly director: Director<V>,
    private readonly factor: () => number,
    private readonly heard: Heard = () => undefined,
    private readonly memory: Memory = { get: () => -1, set: () => undefined },
  ) {
    this.#projector = new Projector(desk, director, factor, heard);
  }

  /** The stream has grown, or is another one. */
  follow(source: Source<V>): void {
    if (!source.now) return;
    const known = this.#queue.at(-1)?.n ?? this.#shown;
    const fresh = source.updates.filter((update) => update.n > known);
    this.#source = source;
    const first = this.#shown < 0 || source.n < known;
    if (first) this.desk.looking = null;
    if (first || this.factor() === 0 || document.hidden || fresh.some((update) => !update.now)) {
      if (!first) this.heard(fresh.flatMap((update) => update.events), false);
      const seen = first ? this.memory.get() : known;
      const unseen = this.#shown < 0 ? seen >= 0 && seen < source.n : !first && (document.hidden || fresh.some((update) => !update.now));
      if (unseen) this.#miss(source.updates.filter((update) => update.n > seen));
      this.jump();
      return;
    }
    if (this.desk.looking !== null) {
      this.desk.story = source.updates; // it is played once somebody looks again
      return;
    }
    this.#queue.push(...fresh.filter((update) => !this.#isOwnAsking(update)));
    if (this.desk.running) return;
    if (this.#queue.length) {
      this.desk.running = true;
      this.#next();
    } else this.#finish();
  }

  /** Who asks for a hint knows it: nothing is shown, and what is half done stays as it is. */
  #isOwnAsking(update: Update<V>): boolean {
    return update.by === this.desk.seat && update.events.length === 1 && update.events[0]!.kind === "hint-asked";
  }

  /** Show the table as it is, without delay. */
  jump(): void {
    this.#projector.stop();
    this.#queue = [];
    this.#finish();
  }

  /** End the beat that is on the stage. */
  nextBeat(): void {
    if (this.desk.running) this.#projector.next();
  }

  /** To be stepped through later. Where the table then was not sent, it is as the events tell it. */
  #miss(updates: Update<V>[]): void {
    let view = this.#view;
    const seen = updates.map((update) => {
      if (update.now) view = update.now.view;
      else if (view) view = update.events.reduce((one, event) => this.director.step?.(one, event, one) ?? one, view);
      return update.now || !view ? update : { ...update, now: { ...this.#source!.now!, view } };
    });
    this.desk.missed = [...this.desk.missed, ...seen];
  }

  /** Look at the table as it was after an update; nothing: be back. What comes meanwhile waits. */
  look(n: number | null): void {
    const update = n === null ? undefined : [...this.desk.missed, ...(this.#source?.updates ?? [])].find((one) => one.n === n && one.now);
    if (!update?.now) {
      if (this.desk.looking === null) return;
      this.desk.looking = null;
      if (this.#source) this.follow(this.#source);
      return;
    }
    if (this.desk.looking === null) this.jump();
    this.desk.looking = update.n;
    this.desk.show({ ...update.now, asked: null, choices: [], undo: false, outcome: null }, this.#source!.updates.filter((one) => one.n <= update.n));
  }

  /** The next follow shows another seat's stream: start with how it is. */
  change(): void {
    this.stop();
    this.#queue = [];
    this.#shown = -1;
    this.#view = null;
    this.#source = null;
    this.desk.running = false;
    this.desk.beat = null;
    this.desk.looking = null;
    this.desk.missed = [];
  }

  stop(): void {
    this.#projector.stop();
  }

  #finish(): void {
    const source = this.#source;
    this.desk.running = false;
    this.desk.beat = null;
    this.desk.looking = null;
    if (!source?.now) return;
    this.#shown = source.n;
    this.#view = source.now.view;
    if (!document.hidden) this.memory.set(source.n);
    this.desk.show(source.now, source.updates);
  }

  #next(): void {
    const update = this.#queue.shift();
    if (!update) return this.#finish();
    const told = this.#source!.updates.filter((one) => one.n < update.n);
    const before = this.#view ?? update.now!.view;
    this.#shown = update.n;
    this.#projector.run(update, before, told, () => {
      this.#view = update.now!.view;
      this.#next();
    });
  }
}
