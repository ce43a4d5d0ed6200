// Every game's film, on whole matches as a server told them, by a clock of our own.

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Desk, NOWHERE } from "../lib/desk.svelte";
import { Film, length, momentOf, type Director } from "../lib/film";
import { streams, type Stream } from "../testing/streams";

const directors = Object.fromEntries(
  Object.entries(import.meta.glob<{ director: Director<any> }>("./*/directing.ts", { eager: true })).map(([path, module]) => [path.split("/")[1]!, module.director]),
);
const kinds = (slug: string) => [...readFileSync(`../src/warbox/games/${slug}/locale/en.ftl`, "utf8").matchAll(/^event-([\w-]+) =/gm)].map((found) => found[1]!);
const SHARED = /^over-|^resigned$/; // told by the page, whatever the game

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(Object.keys(directors))("%s", (slug) => {
  test("every kind of event has its moment", () => {
    const found = kinds(slug);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((kind) => !SHARED.test(kind) && !(kind in directors[slug]!.moments))).toEqual([]);
  });

  test("nothing has a moment that does not exist", () => {
    expect(Object.keys(directors[slug]!.moments).filter((kind) => !kinds(slug).includes(kind))).toEqual([]);
  });

  test("what others do is long enough to be seen; only what is no news is passed over", () => {
    const brief = Object.entries(directors[slug]!.moments).filter(([, { ms }]) => ms < 300);
    expect(brief.map(([kind]) => kind)).toEqual(slug === "broadsides" ? ["plotted"] : []);
  });
});

test("a game without a director of its own shows each update for a while", () => {
  expect(momentOf({ moments: {} }, "whatever").ms).toBeGreaterThan(500);
});

/** When each update came onto the stage and when it left it; and what was seen that should not have been. */
function project(stream: Stream, arrive: (updates: Stream["updates"], tell: (count: number) => void) => void) {
  const desk = new Desk<any>(stream.slug, null, NOWHERE);
  desk.seat = stream.seat;
  const film = new Film(desk, directors[stream.slug]!, () => 1);
  const shown = new Map<number, { from: number; to: number }>();
  const early: string[] = [];
  const order: number[] = [];
  const show = desk.show.bind(desk);
  desk.show = (...given) => {
    show(...given);
    const last = shown.get(order.at(-1) ?? -1);
    if (last) last.to = Date.now(); // it was on the stage until now
    const n = desk.beat?.n;
    if (n === undefined) return;
    if (n !== order.at(-1)) {
      order.push(n);
      shown.set(n, { from: Date.now(), to: Date.now() });
    }
    if (desk.asked) early.push(`asked at ${n}`);
    if (desk.now?.outcome) early.push(`end at ${n}`);
  };
  const tell = (count: number) => film.follow({ n: count - 1, now: stream.updates[count - 1]!.now, updates: stream.updates.slice(0, count) });
  tell(1);
  arrive(stream.updates, tell);
  while (desk.running) vi.advanceTimersToNextTimer();
  return { desk, shown, early, order };
}

const only = (all: Record<string, any>, ...fields: string[]) => Object.fromEntries(Object.entries(all).map(([name, one]) => [name, fields.map((field) => one[field])]));

/** The part of a game's view that its events tell. */
const TOLD: Record<string, (view: any) => unknown> = {
  broadsides: (view) => [view.phase, only(view.ships, ...(view.phase === "boarding" ? [] : ["x", "y", "heading", "masts", "hull"]), "cannons", "crew", "captain")],
  onboard: (view) => [only(view.agents, "cell", "hit_points", "flashed", "disoriented"), view.turn, view.smoke, view.edges],
  tideofiron: (view) => [only(Object.fromEntries(Object.entries<any>(view.units).filter(([, unit]) => !unit.gone)), "hex", "figures", "condition", "damage", "activation"), view.round, view.initiative],
  firstwave: (view) => [view.figures.filter((one: any) => one.gone !== "waiting").map((one: any) => [one.id, one.x, one.y, one.z, one.wounds, one.stunned, one.gone]), view.tokens, view.smoke],
  siegestorm: (view) => Object.fromEntries(Object.entries<any>(view.players).map(([letter, one]) => [letter, one.life, one.menace, one.alive])),
};

const ways: [string, (updates: Stream["updates"], tell: (count: number) => void) => void][] = [
  ["all at once", (updates, tell) => tell(updates.length)],
  ["one by one, faster than they are shown", (updates, tell) => updates.forEach((_, index) => index && (vi.advanceTimersByTime(40), tell(index + 1)))],
  ["one by one, each when the one before has been seen", (updates, tell) => updates.forEach((_, index) => index && (vi.runAllTimers(), tell(index + 1)))],
  ["in bursts", (updates, tell) => updates.forEach((_, index) => index && (index % 5 === 0 || index === updates.length - 1) && (vi.advanceTimersByTime(900), tell(index + 1)))],
];

describe.each(streams().map((stream) => [stream.name, stream] as const))("the film of %s", (_, stream) => {
  const director = directors[stream.slug]!;

  test.each(ways)("no update is skipped or shown for less than its time when they come %s", (_way, arrive) => {
    const { desk, shown, early, order } = project(stream, arrive);
    expect(order).toEqual(stream.updates.slice(1).map((update) => update.n));
    expect(early).toEqual([]);
    for (const update of stream.updates.slice(1)) {
      const time = shown.get(update.n)!;
      const longest = Math.max(0, ...update.events.map((event) => {
        const moment = momentOf(director, event.kind);
        return (update.by === stream.seat ? (moment.own ?? moment.ms) : moment.ms) + (moment.die ?? 0);
      }));
      expect(time.to - time.from, `update ${update.n}`).toBeGreaterThanOrEqual(longest);
      expect(time.to - time.from, `update ${update.n}`).toBeGreaterThanOrEqual(length(update, director, stream.seat));
    }
    expect(desk.now).toEqual(stream.updates.at(-1)!.now);
  });

  test("what is shown between two updates leads from one to the other", () => {
    const told = TOLD[stream.slug]!;
    stream.updates.slice(1).forEach((update, index) => {
      const before = stream.updates[index]!.now.view;
      const after = update.now.view;
      const view = update.events.reduce((one, event) => director.step!(one, event, after), before);
      if (!update.now.outcome && before.phase !== "deploy") expect(told(view), `update ${update.n}`).toEqual(told(after));
    });
  });
});
