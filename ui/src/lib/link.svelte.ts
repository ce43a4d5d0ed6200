import type { MatchFacts, Now, Refusal, ServerMessage, Update } from "./protocol";

const RETRY_MS = [250, 500, 1000, 2000, 4000];
const PING_MS = 15_000;
const OPEN = 1; // of a socket
const FINAL = [4401, 4404]; // wrong token, no such match: trying again does not help

interface Pending {
  message: Record<string, unknown>;
  answer: (refusal: Refusal | null) => void;
}

export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

/**
 * One seat's line to a table: the stream so far, what is asked now, and a way to answer.
 * It reconnects by itself, asks only for what it missed, and repeats what was not acknowledged with the same id,
 * so that nothing is lost and nothing is done twice.
 */
export class TableLink {
  seat = $state<string | null>(null);
  match = $state<MatchFacts | null>(null);
  now = $state.raw<Now | null>(null);
  updates = $state.raw<Update[]>([]);
  n = $state(-1);
  heard = $state(0); // when `now` came, by this page's clock
  online = $state<string[]>([]);
  watching = $state(0);
  connected = $state(false);
  failed = $state(false);

  #socket: Socket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #closed = false;
  #count = 0;
  #session = Math.random().toString(36).slice(2, 10);
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    readonly token: string | null,
    private readonly lang = "en",
    private readonly open: (url: string) => Socket = (url) => new WebSocket(url),
  ) {
    this.#connect();
  }

  /** Answer the question of the moment; null when it was stored, else why it was refused. */
  act(action: string): Promise<Refusal | null> {
    return this.#send({ type: "act", action });
  }

  undo(): Promise<Refusal | null> {
    return this.#send({ type: "undo" });
  }

  takeback(): Promise<Refusal | null> {
    return this.#send({ type: "takeback" });
  }

  answerTakeback(agree: boolean): Promise<Refusal | null> {
    return this.#send({ type: "takeback-answer", agree });
  }

  resign(): Promise<Refusal | null> {
    return this.#send({ type: "resign" });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #send(message: Record<string, unknown>): Promise<Refusal | null> {
    const id = `${this.#session}-${++this.#count}`;
    const whole = { ...message, id, n: this.n };
    return new Promise((answer) => {
      this.#pending.set(id, { message: whole, answer });
      if (this.connected && this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(whole));
    });
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.open(`${scheme}://${location.host}/api/matches/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: "hello", since: this.n, lang: this.lang };
      if (this.token) hello.token = this.token;
      socket.send(JSON.stringify(hello));
      clearInterval(this.#ping);
      this.#ping = setInterval(() => socket.readyState === OPEN && socket.send('{"type":"ping"}'), PING_MS);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = (closed) => {
      this.connected = false;
      clearInterval(this.#ping);
      if (this.#closed) return;
      if (FINAL.includes(closed.code)) {
        this.failed = true;
        return;
      }
      const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]!;
      setTimeout(() => this.#closed || this.#connect(), wait);
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        this.seat = message.seat;
        this.match = message.match;
        // A server that lost its memory has a shorter stream, and sends all of it.
        const anew = message.n < this.n || message.updates[0]?.n === 0;
        this.updates = anew ? message.updates : [...this.updates, ...message.updates.filter((update) => update.n > this.n)];
        this.n = message.n;
        this.now = message.now;
        this.heard = performance.now();
        this.connected = true;
        this.#tries = 0;
        for (const { message: unsent } of this.#pending.values()) this.#socket?.send(JSON.stringify(unsent));
        break;
      }
      case "update":
        if (message.n <= this.n) break;
        this.updates = [...this.updates, message];
        this.n = message.n;
        this.now = message.now;
        this.heard = performance.now();
        if (this.match && message.now.outcome) this.match = { ...this.match, state: "over", outcome: message.now.outcome };
        break;
      case "match":
        this.match = message.match;
        break;
      case "presence":
        this.online = message.online;
        this.watching = message.watching;
        break;
      case "done":
        this.#settle(message.id, null);
        break;
      case "refused":
        this.#settle(message.id, message.refusal);
        break;
      case "pong":
        break;
    }
  }

  #settle(id: string, refusal: Refusal | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.answer(refusal);
  }
}
