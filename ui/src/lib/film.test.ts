import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Desk, NOWHERE } from "./desk.svelte";
import { Film } from "./film";
import type { Now, Update } from "./protocol";

interface View {
  at: number;
}

const now = (at: number): Now<View> =>
  ({ view: { at }, asked: { kind: "go", rule: "", seats: ["S"], mode: "one" }, choices: [], outcome: null }) as unknown as Now<View>;
const update = (n: number): Update<View> => ({ n, by: null, action: null, events: [event("rolled"), event("moved")], now: now(n) });
const event = (kind: string) => ({ kind, rule: "", facts: {} });

let desk: Desk<View>;
let film: Film<View>;
let factor: number;

beforeEach(() => {
  vi.useFakeTimers();
  factor = 1;
  desk = new Desk<View>("toy", null, NOWHERE);
  desk.seat = "S";
  const director = { moments: { rolled: { ms: 0, die: 100 }, moved: { ms: 200, with: ["rolled"] } }, step: (view: View) => view };
  film = new Film(desk, director, () => factor);
  film.follow({ n: 0, now: now(0), updates: [update(0)] });
});
afterEach(() => vi.useRealTimers());

const stream = (n: number) => ({ n, now: now(n), updates: Array.from({ length: n + 1 }, (_, index) => update(index)) });

test("the first sight of a table is shown at once", () => {
  expect(desk.now?.view.at).toBe(0);
  expect(desk.running).toBe(false);
});

test("an update owns the stage for its time though nothing else waits: the dice, then what they did, then the question", () => {
  film.follow(stream(1));
  expect(desk.now?.view.at).toBe(0);
  expect(desk.beat?.rolling).toBe(true);
  vi.advanceTimersByTime(100);
  expect(desk.now?.view.at).toBe(1);
  expect(desk.beat?.rolling).toBe(false);
  expect(desk.asked).toBe(false);
  vi.advanceTimersByTime(199);
  expect(desk.asked).toBe(false);
  vi.advanceTimersByTime(1);
  expect(desk.asked).toBe(true);
  expect(desk.beat).toBeNull();
});

test("the log does not run ahead of the board", () => {
  film.follow(stream(1));
  expect(desk.updates.at(-1)?.n).toBe(0);
  vi.advanceTimersByTime(100);
  expect(desk.updates.at(-1)?.events).toHaveLength(2);
});

test("updates that come at once are shown one after another, as are those that come meanwhile", () => {
  film.follow(stream(2));
  vi.advanceTimersByTime(100);
  expect(desk.now?.view.at).toBe(1);
  film.follow(stream(3));
  vi.advanceTimersByTime(299);
  expect(desk.now?.view.at).toBe(1);
  vi.advanceTimersByTime(1);
  expect(desk.now?.view.at).toBe(2);
  vi.advanceTimersByTime(300);
  expect(desk.now?.view.at).toBe(3);
  expect(desk.running).toBe(true);
  vi.advanceTimersByTime(200);
  expect(desk.running).toBe(false);
});

test("the end is not told before what led to it", () => {
  const ending = stream(1);
  const outcome = { kind: "sunk", rule: "", winners: ["S"] };
  ending.now = ending.updates[1]!.now = { ...now(1), asked: null, outcome };
  film.follow(ending);
  vi.advanceTimersByTime(299);
  expect(desk.now?.outcome).toBeNull();
  vi.advanceTimersByTime(1);
  expect(desk.now?.outcome).toEqual(outcome);
});

test("a beat can be ended, and all of them", () => {
  film.follow(stream(3));
  film.nextBeat();
  expect(desk.now?.view.at).toBe(1);
  vi.advanceTimersByTime(150);
  film.nextBeat(); // the time of the beat that was ended does not end the next one
  expect(desk.beat).toMatchObject({ n: 2, rolling: true });
  vi.advanceTimersByTime(99);
  expect(desk.beat).toMatchObject({ n: 2, rolling: true });
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

test("whoever looks back sees the table as it was, is asked nothing, and misses nothing meanwhile", () => {
  film.follow(stream(2));
  film.jump();
  film.look(1);
  expect([desk.now?.view.at, desk.asked, desk.updates.length, desk.story.length]).toEqual([1, false, 2, 3]);
  film.follow(stream(3));
  vi.advanceTimersByTime(5000);
  expect(desk.now?.view.at).toBe(1);
  film.look(null);
  expect(desk.beat?.n).toBe(3);
  vi.advanceTimersByTime(300);
  expect([desk.now?.view.at, desk.asked]).toEqual([3, true]);
});

test("what happened while nobody looked can be stepped through, also where only the events came", () => {
  const told = stream(3);
  told.updates[1]!.now = told.updates[2]!.now = undefined;
  film.follow(told);
  expect([desk.now?.view.at, desk.asked]).toEqual([3, true]); // nothing is held back
  expect(desk.missed.map((one) => [one.n, one.now?.view.at])).toEqual([[1, 0], [2, 0], [3, 3]]); // this game's events tell nothing of the table
  film.look(2);
  expect([desk.now?.view.at, desk.asked, desk.looking]).toEqual([0, false, 2]);
  film.look(null);
  expect([desk.now?.view.at, desk.asked]).toEqual([3, true]);
});

test("a hidden page misses nothing for good", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  film.follow(stream(2));
  hidden.mockRestore();
  expect(desk.missed.map((one) => one.n)).toEqual([1, 2]);
  film.follow(stream(3));
  expect(desk.beat?.n).toBe(3);
});

test("who loads the page again is told what came meanwhile; whoever comes first is not", () => {
  const kept = { n: 1 };
  const memory = { get: () => kept.n, set: (n: number) => void (kept.n = n) };
  const again = new Film(desk, { moments: {} }, () => 1, undefined, memory);
  desk.missed = [];
  again.follow(stream(3));
  expect(desk.missed.map((one) => one.n)).toEqual([2, 3]);
  expect(kept.n).toBe(3);
  const first = new Film(new Desk<View>("toy", null, NOWHERE), { moments: {} }, () => 1, undefined, { get: () => -1, set: () => undefined });
  desk.missed = [];
  first.follow(stream(3));
  expect(desk.missed).toEqual([]);
});
