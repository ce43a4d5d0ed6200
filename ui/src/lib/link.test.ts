import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TableLink, type Socket } from "./link.svelte";
import type { MatchFacts, Now, Update } from "./protocol";

class FakeSocket implements Socket {
  readyState: WebSocket["readyState"] = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.drop(1000);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as never, new Event("open"));
  }

  hear(message: unknown): void {
    this.onmessage?.call(this as never, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as never, { code, reason: "" } as CloseEvent);
  }
}

const now = (turn: number) => ({ view: { turn }, asked: null, choices: [], outcome: null }) as unknown as Now;
const match = { id: "m", state: "playing" } as unknown as MatchFacts;
const update = (n: number): Update => ({ n, by: null, action: null, events: [], now: now(n) });

let sockets: FakeSocket[];
const last = () => sockets.at(-1)!;

let links: TableLink[] = [];
function aLink(token: string | null = "secret"): TableLink {
  const link = new TableLink("m", token, "en", (url) => {
    const socket = new FakeSocket(url);
    sockets.push(socket);
    return socket;
  });
  links.push(link);
  return link;
}

function welcome(socket: FakeSocket, n: number, updates: Update[]): void {
  socket.hear({ type: "welcome", seat: "S", n, match, updates, now: now(n) });
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});
afterEach(() => {
  for (const link of links.splice(0)) link.close();
  vi.useRealTimers();
});

test("the token is said in the first message, never in the address", () => {
  aLink();
  last().open();
  expect(last().url).not.toContain("secret");
  expect(last().sent[0]).toEqual({ type: "hello", token: "secret", since: -1, lang: "en" });
});

test("a spectator says no token", () => {
  aLink(null);
  last().open();
  expect(last().sent[0]).not.toHaveProperty("token");
});

test("updates are taken once and in order", () => {
  const link = aLink();
  last().open();
  welcome(last(), 1, [update(0), update(1)]);
  last().hear({ type: "update", ...update(2) });
  last().hear({ type: "update", ...update(2) });
  expect(link.updates.map((one) => one.n)).toEqual([0, 1, 2]);
  expect(link.n).toBe(2);
});

test("a lost line comes back by itself and asks only for what it missed", () => {
  const link = aLink();
  last().open();
  welcome(last(), 1, [update(0), update(1)]);
  last().drop();
  expect(link.connected).toBe(false);
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
  last().open();
  expect(last().sent[0]).toMatchObject({ type: "hello", since: 1 });
  welcome(last(), 3, [update(2), update(3)]);
  expect(link.updates.map((one) => one.n)).toEqual([0, 1, 2, 3]);
  expect(link.connected).toBe(true);
});

test("a long match comes in parts before the welcome, and from the start if the line was cut meanwhile", () => {
  const link = aLink();
  last().open();
  last().hear({ type: "missed", updates: [update(0), update(1)] });
  expect(link.connected).toBe(false);
  last().drop();
  vi.advanceTimersByTime(250);
  last().open();
  expect(last().sent[0]).toMatchObject({ since: -1 });
  last().hear({ type: "missed", updates: [update(0), update(1)] });
  last().hear({ type: "missed", updates: [update(2)] });
  welcome(last(), 3, [update(3)]);
  expect(link.updates.map((one) => one.n)).toEqual([0, 1, 2, 3]);
});

test("it waits longer after each failure, four seconds at most", () => {
  aLink();
  for (const wait of [250, 500, 1000, 2000, 4000, 4000]) {
    const before = sockets.length;
    last().drop();
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
});

test("an action that was not acknowledged is repeated with the same id and number", async () => {
  const link = aLink();
  last().open();
  welcome(last(), 1, [update(0), update(1)]);
  const answer = link.act("shot C");
  const first = last().sent[1];
  expect(first).toMatchObject({ type: "act", action: "shot C", n: 1 });
  last().drop();
  vi.advanceTimersByTime(250);
  last().open();
  welcome(last(), 1, []);
  expect(last().sent[1]).toEqual(first);
  last().hear({ type: "done", id: first!.id, n: 2 });
  expect(await answer).toBeNull();
});

test("an action during a cut waits for the welcome", () => {
  const link = aLink();
  last().open();
  welcome(last(), 0, [update(0)]);
  last().drop();
  void link.act("hold");
  vi.advanceTimersByTime(250);
  last().open();
  expect(last().sent.map((message) => message.type)).toEqual(["hello"]);
  welcome(last(), 0, []);
  expect(last().sent.map((message) => message.type)).toEqual(["hello", "act"]);
});

test("a refusal is given to who asked", async () => {
  const link = aLink();
  last().open();
  welcome(last(), 0, [update(0)]);
  const answer = link.act("shot Z");
  last().hear({ type: "refused", id: last().sent[1]!.id, n: 0, refusal: { kind: "stale", rule: "", facts: {}, message: "" } });
  expect(await answer).toMatchObject({ kind: "stale" });
});

test("a shorter stream replaces what the page has", () => {
  const link = aLink();
  last().open();
  welcome(last(), 2, [update(0), update(1), update(2)]);
  last().drop();
  vi.advanceTimersByTime(250);
  last().open();
  welcome(last(), 0, [update(0)]);
  expect(link.updates.map((one) => one.n)).toEqual([0]);
  expect(link.n).toBe(0);
});

test("a wrong token ends the tries", () => {
  const link = aLink();
  last().open();
  last().drop(4401);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(link.failed).toBe("seat");
});

test("a seat that is open in too many tabs is told so, and tried again", () => {
  const link = aLink();
  last().open();
  last().drop(4429);
  expect(link.crowded).toBe(true);
  vi.advanceTimersByTime(250);
  last().open();
  welcome(last(), 0, [update(0)]);
  expect(link.crowded).toBe(false);
});

test("a line on which an action is not answered is left for another, and the action repeated", () => {
  const link = aLink();
  last().open();
  welcome(last(), 0, [update(0)]);
  void link.act("hold");
  const first = last().sent[1];
  vi.advanceTimersByTime(8_000);
  expect(link.connected).toBe(false);
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
  last().open();
  welcome(last(), 0, []);
  expect(last().sent[1]).toEqual(first);
});

test("a line that answers pings is kept, one that does not is left", () => {
  const link = aLink();
  last().open();
  welcome(last(), 0, [update(0)]);
  for (let ping = 1; ping <= 3; ping++) {
    vi.advanceTimersByTime(10_000);
    expect(last().sent[ping]).toEqual({ type: "ping" });
    last().hear({ type: "pong" });
  }
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(18_000);
  expect(link.connected).toBe(false);
});

test("what an old line says late is not heard", () => {
  const link = aLink();
  last().open();
  welcome(last(), 0, [update(0)]);
  const old = last();
  void link.act("hold");
  vi.advanceTimersByTime(8_250);
  old.hear({ type: "update", ...update(1) });
  old.drop();
  expect(link.n).toBe(0);
  expect(sockets).toHaveLength(2);
});

test("a line that is never opened is tried anew", () => {
  aLink();
  vi.advanceTimersByTime(8_250);
  expect(sockets).toHaveLength(2);
});

test("when the network is back it is tried at once", () => {
  aLink();
  for (const wait of [250, 500, 1000]) {
    last().drop();
    vi.advanceTimersByTime(wait);
  }
  last().drop();
  const before = sockets.length;
  dispatchEvent(new Event("online"));
  expect(sockets).toHaveLength(before + 1);
  vi.advanceTimersByTime(7_000);
  expect(sockets).toHaveLength(before + 1);
});

test("a closed link stays closed", () => {
  const link = aLink();
  last().open();
  link.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("a probe is answered, refused, or lost with the line; it is never repeated", async () => {
  const link = aLink();
  await expect(link.probe("plot F")).resolves.toBeNull(); // nobody is there yet
  last().open();
  welcome(last(), 0, []);
  const told = link.probe("plot F F");
  const asked = last().sent.at(-1)!;
  expect(asked).toMatchObject({ type: "probe", action: "plot F F", n: 0 });
  last().hear({ type: "probed", id: asked.id, n: 0, probe: { action: "plot F F", allowed: true } });
  await expect(told).resolves.toMatchObject({ allowed: true });
  const tooFast = link.probe("plot S");
  last().hear({ type: "refused", id: last().sent.at(-1)!.id, n: 0, refusal: { kind: "too-fast", rule: "", facts: {}, message: "" } });
  await expect(tooFast).resolves.toBeNull();
  const cut = link.probe("plot L");
  last().drop();
  await expect(cut).resolves.toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  last().open();
  welcome(last(), 0, []);
  expect(last().sent.map((message) => message.type)).toEqual(["hello"]);
});
