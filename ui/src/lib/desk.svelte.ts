import type { Now, Refusal, Update } from "./protocol";

/**
 * What a game's board and its decision share: the table as one seat sees it, and what the person is about to do.
 * A game extends it with its own half-made choices. In a replay `live` is false and nothing can be sent.
 */
export class Desk<V = Record<string, unknown>, C = unknown> {
  now = $state.raw<Now<V> | null>(null);
  updates = $state.raw<Update<V>[]>([]); // up to `now`
  seat = $state<string | null>(null); // whose eyes; null: a spectator's
  live = $state(true);
  busy = $state(false);
  refusal = $state<Refusal | null>(null);

  constructor(
    readonly slug: string,
    readonly content: C,
    private readonly send: (action: string) => Promise<Refusal | null>,
  ) {}

  /** Whether this seat is asked now. */
  get asked(): boolean {
    return this.live && this.seat !== null && (this.now?.asked?.seats.includes(this.seat) ?? false);
  }

  async act(action: string): Promise<void> {
    if (!this.asked || this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      this.refusal = await this.send(action);
    } finally {
      this.busy = false;
    }
  }
}
