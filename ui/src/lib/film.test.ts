import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Desk, NOWHERE } from "./desk.svelte";
import { Film } from "./film";
import type { Now, Update } from "./protocol";

interface View {
  at: number;
}

const now = (at: number): Now<View> =>
  ({ view: { at }, asked: { kind: "go", rule: "", seats: ["S"], mode: "one" }, choices: [], outcome: null }) as unknown as Now<View>;
const update = (n: number): Update<View> => ({ n, by: null, action: null, events: [{ kind: "moved", rule: "", facts: {} }], now: now(n) });

let desk: Desk<View>;
let film: Film<View>;
let factor: number;

beforeEach(() => {
  vi.useFakeTimers();
  factor = 1;
  desk = new Desk<View>("toy", null, NOWHERE);
  desk.seat = "S";
  const director = { frames: (one: Update<View>) => [{ view: { at: one.n - 0.5 }, events: 0, ms: 100 }], pause: () => 200 };
  film = new Film(desk, director, () => factor);
  film.follow({ n: 0, now: now(0), updates: [update(0)] });
});
afterEach(() => vi.useRealTimers());

const stream = (n: number) => ({ n, now: now(n), updates: Array.from({ length: n + 1 }, (_, index) => update(index)) });

test("the first sight of a table is shown at once", () => {
  expect(desk.now?.view.at).toBe(0);
  expect(desk.running).toBe(false);
});

test("an update is shown by its frames, then as it is", () => {
  film.follow(stream(1));
  expect(desk.now?.view.at).toBe(0.5);
  expect(desk.running).toBe(true);
  vi.advanceTimersByTime(100);
  expect(desk.now?.view.at).toBe(1);
  expect(desk.running).toBe(false);
});

test("a seat is not asked while something is still being shown", () => {
  film.follow(stream(1));
  expect(desk.asked).toBe(false);
  vi.advanceTimersByTime(100);
  expect(desk.asked).toBe(true);
});

test("the log does not run ahead of the board", () => {
  film.follow(stream(1));
  expect(desk.updates.at(-1)?.events).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(desk.updates.at(-1)?.events).toHaveLength(1);
});

test("updates that come at once are shown one after another", () => {
  film.follow(stream(2));
  vi.advanceTimersByTime(100);
  expect(desk.now?.view.at).toBe(1);
  vi.advanceTimersByTime(200);
  expect(desk.now?.view.at).toBe(1.5);
  vi.advanceTimersByTime(100);
  expect(desk.now?.view.at).toBe(2);
});

test("what comes while something is shown waits its turn", () => {
  film.follow(stream(1));
  film.follow(stream(2));
  vi.advanceTimersByTime(99);
  expect(desk.now?.view.at).toBe(0.5);
  vi.advanceTimersByTime(1 + 200 + 100);
  expect(desk.now?.view.at).toBe(2);
});

test("skipping shows the table as it is", () => {
  film.follow(stream(3));
  film.jump();
  expect(desk.now?.view.at).toBe(3);
  expect(desk.running).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(desk.now?.view.at).toBe(3);
});

test("an instant pace shows nothing in between", () => {
  factor = 0;
  film.follow(stream(2));
  expect(desk.now?.view.at).toBe(2);
});

test("updates missed while away, which have no view, are not played", () => {
  const missed = stream(2);
  missed.updates[1]!.now = undefined;
  film.follow(missed);
  expect(desk.now?.view.at).toBe(2);
});
