import type { ClockState, GameEvent, Hint, Now, Probe, Refusal, SeatFacts, Update } from "./protocol";

/** What is being told at this moment, while what happened is shown. */
export interface Told {
  key: string; // of the beat
  n: number; // of its update
  by: string | null;
  action: string | null;
  events: GameEvent[];
  rolling: boolean; // the dice lie there, nothing has been said yet
}

/** How a desk reaches its seat's place at the table. In a replay nothing is reached. */
export interface Reach {
  act: (action: string) => Promise<Refusal | null>;
  undo: () => Promise<Refusal | null>;
  hint?: () => Promise<Refusal | null>; // nothing: there are no hints here
  probe?: (action: string) => Promise<Probe | null>; // null: it was not answered
}

export const NOWHERE: Reach = { act: async () => null, undo: async () => null };

/** The rule behind the question as it is asked now: the game may know a nearer one than the question's own. */
export const ruleOf = (desk: Desk<any, any>): string => desk.now?.because || (desk.now?.asked?.rule ?? "");

/**
 * What a game's board and its decision share: the table as one seat sees it, and what the person is about to do.
 * A game extends it with its own half-made choices. In a replay `live` is false and nothing can be sent.
 */
export class Desk<V = Record<string, unknown>, C = unknown> {
  now = $state.raw<Now<V> | null>(null);
  updates = $state.raw<Update<V>[]>([]); // up to `now`
  seat = $state<string | null>(null); // whose eyes; null: a spectator's
  players = $state.raw<SeatFacts[]>([]);
  online = $state.raw<string[]>([]);
  clock = $state.raw<{ state: ClockState; heard: number } | null>(null);
  live = $state(true);
  running = $state(false); // what has happened is still being shown
  beat = $state.raw<Told | null>(null);
  looking = $state<number | null>(null); // back at the table as it was after this update
  missed = $state.raw<Update<V>[]>([]); // what happened while nobody looked, to be stepped through
  story = $state.raw<Update<V>[]>([]); // all that is known, also while looking back
  hinting = $state(false); // hints are allowed in this match
  busy = $state(false);
  refusal = $state<Refusal | null>(null);

  #reach: Reach;
  #own = -1; // this seat's last action on the table
  #key = ""; // of the question that is answered
  #sent = 0; // counts what was sent and what came, so that a late receipt ends no later wait

  constructor(
    readonly slug: string,
    readonly content: C,
    reach: Reach,
  ) {
    this.#reach = reach;
  }

  /** The events of the moment: what a board draws as happening now. */
  get happening(): GameEvent[] {
    return this.beat?.events ?? [];
  }

  /** Whether this seat is asked now. */
  get asked(): boolean {
    return this.live && !this.running && this.looking === null && this.seat !== null && (this.now?.asked?.seats.includes(this.seat) ?? false);
  }

  /** The kind of question this seat is asked, or an empty text. */
  get question(): string {
    return this.asked ? this.now!.asked!.kind : "";
  }

  get mayUndo(): boolean {
    return this.live && !this.running && this.looking === null && (this.now?.undo ?? false);
  }

  /** Whether this table gives hints to this seat. */
  get hints(): boolean {
    return this.hinting && this.live && this.seat !== null && Boolean(this.#reach.hint);
  }

  get mayHint(): boolean {
    return this.hints && this.asked && !this.now?.hint;
  }

  /** The hint for this question: on its way, or what it says. */
  get hint(): Hint | "asked" | null {
    return this.asked ? (this.now?.hint ?? null) : null;
  }

  /** Put the table as it is now on the desk. Half-made choices stay only if the question is still the same. */
  show(now: Now<V>, updates: Update<V>[]): void {
    this.now = now;
    this.updates = updates;
    if (this.looking !== null) return; // who looks back keeps what is half done
    this.story = updates;
    const key = this.questionKey();
    if (key !== this.#key) {
      this.#key = key;
      this.refusal = null;
      this.forget();
    }
    const own = updates.findLast((update) => update.by === this.seat)?.n ?? -1;
    if (own !== this.#own) {
      this.#own = own;
      this.busy = false; // what was sent is on the table; its receipt may come later
      this.#sent += 1;
    }
  }

  /** Two moments with the same key ask this seat the same question. */
  protected questionKey(): string {
    const asked = this.now?.asked;
    return JSON.stringify([asked?.kind, this.seat, this.seat !== null && asked?.seats.includes(this.seat), this.now?.choices]);
  }

  /** Drop half-made choices: another question is asked. */
  protected forget(): void {}

  async act(action: string): Promise<void> {
    if (!this.asked) return;
    await this.#do(() => this.#reach.act(action));
  }

  /** What the rules would say to an action; null if nobody can tell now. */
  async probe(action: string): Promise<Probe | null> {
    return this.asked ? ((await this.#reach.probe?.(action)) ?? null) : null;
  }

  async undo(): Promise<void> {
    if (!this.mayUndo) return;
    await this.#do(() => this.#reach.undo());
  }

  async askHint(): Promise<void> {
    if (!this.mayHint || this.busy) return;
    const refusal = await this.#reach.hint!();
    if (refusal) this.refusal = refusal;
  }

  async #do(send: () => Promise<Refusal | null>): Promise<void> {
    if (this.busy) return;
    const sent = (this.#sent += 1);
    this.busy = true;
    this.refusal = null;
    try {
      const refusal = await send();
      if (refusal) this.refusal = refusal;
    } finally {
      if (sent === this.#sent) this.busy = false;
    }
  }
}
