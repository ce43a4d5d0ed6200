import type { Absence, MatchFacts, Now, Probe, Refusal, Said, ServerMessage, Update } from "./protocol";

const RETRY_MS = [250, 500, 1000, 2000, 4000];
const PING_MS = 10_000;
const SILENCE_MS = 8_000; // without an answer: the line is dead, though nobody has said so
const OPEN = 1; // of a socket
const FINAL: Record<number, "seat" | "match" | "private"> = { 4401: "seat", 4403: "private", 4404: "match" }; // trying again does not help
const TOO_MANY = 4429;

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
  stuck = $state<string[]>([]); // computers whose answers fail
  absence = $state.raw<Absence>({ after: null, away: {} });
  absenceHeard = 0; // by this page's clock
  said = $state.raw<Said[]>([]);
  partners = $state(1); // seats of this side, this one included
  connected = $state(false);
  crowded = $state(false); // the seat is open in too many tabs
  failed = $state<"seat" | "match" | "private" | null>(null); // the token holds no seat; there is no such match; it is not for us

  #socket: Socket | null = null;
  #pending = new Map<string, Pending>();
  #probes = new Map<string, (probe: Probe | null) => void>(); // asked once: a question of yesterday is of no use
  #missed: Update[] = []; // heard before the welcome
  #tries = 0;
  #closed = false;
  #count = 0;
  #session = Math.random().toString(36).slice(2, 10);
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #look = () => this.#wake();

  constructor(
    readonly id: string,
    readonly token: string | null,
    private readonly lang = "en",
    private readonly open: (url: string) => Socket = (url) => new WebSocket(url),
  ) {
    addEventListener("online", this.#look);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  /** Answer the question of the moment; null when it was stored, else why it was refused. */
  act(action: string): Promise<Refusal | null> {
    return this.#send({ type: "act", action });
  }

  hint(): Promise<Refusal | null> {
    return this.#send({ type: "hint" });
  }

  /** Computers that think may move now. */
  hurry(): Promise<Refusal | null> {
    return this.#send({ type: "hurry" });
  }

  /** What the rules would say to an action; null if the line is broken or too much was asked. */
  probe(action: string): Promise<Probe | null> {
    if (!this.connected || this.#socket?.readyState !== OPEN) return Promise.resolve(null);
    const id = `${this.#session}-${++this.#count}`;
    this.#socket.send(JSON.stringify({ type: "probe", id, n: this.n, action }));
    this.#expect();
    return new Promise((answer) => this.#probes.set(id, answer));
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

  offerDraw(): Promise<Refusal | null> {
    return this.#send({ type: "draw" });
  }

  answerDraw(agree: boolean): Promise<Refusal | null> {
    return this.#send({ type: "draw-answer", agree });
  }

  /** The others have gone: win, or call the match off. */
  claim(win: boolean): Promise<Refusal | null> {
    return this.#send({ type: "claim", win });
  }

  /** Let a computer decide for a seat; without a level its own person decides again. */
  hands(seat: string, level = ""): Promise<Refusal | null> {
    return this.#send({ type: "hands", seat, level });
  }

  say(what: { text?: string; phrase?: string; side: boolean }): Promise<Refusal | null> {
    return this.#send({ type: "say", ...what });
  }

  resign(): Promise<Refusal | null> {
    return this.#send({ type: "resign" });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#look);
    document.removeEventListener("visibilitychange", this.#look);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #send(message: Record<string, unknown>): Promise<Refusal | null> {
    const id = `${this.#session}-${++this.#count}`;
    const whole = { ...message, id, n: this.n };
    return new Promise((answer) => {
      this.#pending.set(id, { message: whole, answer });
      if (this.connected && this.#socket?.readyState === OPEN) {
        this.#socket.send(JSON.stringify(whole));
        this.#expect();
      }
    });
  }

  /** Something must be heard soon, or the line is dead: a phone that slept, a router that forgot. */
  #expect(): void {
    this.#silence ??= setTimeout(() => this.#cut(), SILENCE_MS);
  }

  #heardSomething(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  /** Leave a line that does not answer, without waiting for its end. */
  #cut(): void {
    const socket = this.#socket;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#lost(0);
  }

  /** The page is looked at again, or the network is back: see at once whether the line still holds. */
  #wake(): void {
    if (document.hidden || this.#closed || this.failed) return;
    if (this.connected) this.#sendPing();
    else if (this.#retry !== undefined) this.#connect();
  }

  #sendPing(): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#socket.send('{"type":"ping"}');
    this.#expect();
  }

  #lost(code: number): void {
    this.connected = false;
    for (const answer of this.#probes.values()) answer(null);
    this.#probes.clear();
    clearInterval(this.#ping);
    this.#heardSomething();
    if (this.#closed) return;
    this.failed = FINAL[code] ?? null;
    this.crowded = code === TOO_MANY;
    if (this.failed) return;
    const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]!;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.open(`${scheme}://${location.host}/api/matches/${this.id}/socket`);
    this.#socket = socket;
    this.#missed = [];
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#expect();
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: "hello", since: this.n, lang: this.lang };
      if (this.token) hello.token = this.token;
      socket.send(JSON.stringify(hello));
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#sendPing(), PING_MS);
    };
    socket.onmessage = (message) => {
      this.#heardSomething();
      this.#hear(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = (closed) => this.#lost(closed.code);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "missed":
        this.#missed.push(...message.updates);
        break;
      case "welcome": {
        this.seat = message.seat;
        this.match = message.match;
        const missed = [...this.#missed, ...message.updates];
        this.#missed = [];
        // A server that lost its memory has a shorter stream, and sends all of it.
        const anew = message.n < this.n || missed[0]?.n === 0;
        this.updates = anew ? missed : [...this.updates, ...missed.filter((update) => update.n > this.n)];
        this.n = message.n;
        this.now = message.now;
        this.heard = performance.now();
        this.connected = true;
        this.crowded = false;
        this.#tries = 0;
        for (const { message: unsent } of this.#pending.values()) this.#socket?.send(JSON.stringify(unsent));
        if (this.#pending.size) this.#expect();
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
      case "hint":
        if (this.now?.hint === "asked") this.now = { ...this.now, hint: message.hint };
        break;
      case "presence":
        this.online = message.online;
        this.watching = message.watching;
        this.stuck = message.stuck;
        this.absence = message.absence;
        this.absenceHeard = performance.now();
        break;
      case "said":
        this.said = message.anew ? message.said : [...this.said, ...message.said];
        this.partners = message.partners;
        break;
      case "done":
        this.#settle(message.id, null);
        break;
      case "refused":
        if (!this.#tell(message.id, null)) this.#settle(message.id, message.refusal);
        break;
      case "probed":
        this.#tell(message.id, message.probe);
        break;
      case "pong":
        break;
    }
  }

  #tell(id: string, probe: Probe | null): boolean {
    const answer = this.#probes.get(id);
    this.#probes.delete(id);
    answer?.(probe);
    return answer !== undefined;
  }

  #settle(id: string, refusal: Refusal | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.answer(refusal);
  }
}
