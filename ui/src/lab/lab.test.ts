import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { GameModule } from "../games";
import type { GameFacts } from "../lib/protocol";
import { askFor, commandOf, comparable, difference, differing, firstDraft, maySure, scaleOf, trimmed, variantNames, verdict } from "./lab";
import { Watch, type Share, type Trial } from "./trial.svelte";

const GAME: GameFacts = {
  slug: "onboard",
  ready: true,
  seats: ["A1", "D1"],
  seats_by: { players: { "2": ["A1", "D1"], "4": ["A1", "D1", "A2", "D2"] } },
  options: [
    { name: "players", rule: "OB-SEAT-01", default: "2", values: ["2", "4"] },
    { name: "mission", rule: "OB-SETUP-01", default: "m1", values: [] },
    { name: "zones", rule: "OB-R-01", default: "fixed", values: ["fixed", "merge"] },
    { name: "idle", rule: "OB-R-02", default: "50", values: [] },
  ],
  levels: ["recruit", "elite"],
  lessons: [],
};
const MODULE = { values: (option: string) => (option === "mission" ? [{ value: "m1", label: "Embassy" }, { value: "m2", label: "Annex" }, { value: "id = 1\nx", label: "Mine" }] : null) } as unknown as GameModule;
const share = (rate: number, half = 0.05): Share => ({ wins: Math.round(100 * rate), rate, low: rate - half, high: rate + half });
const variant = (name: string, rate: number, half = 0.05) => ({ name, games: 100, sides: [share(rate, half), share(1 - rate, half)], draws: share(0, 0), closing: [] });
const trial = (part: Partial<Trial>): Trial => ({ id: "x", state: "done", name: "n", game: "onboard", players: ["greedy", "greedy"], seed: 1, seconds: 2, games: 100, most: 100, over: true, sides: [{ seats: ["A1"] }, { seats: ["D1"] }], variants: [], sure: null, ends: {}, ...part });
const side = (place: number): string => ["Attack", "Defence"][place]!;

test("a first draft compares what stands up front in a new match", () => {
  expect(firstDraft(GAME, MODULE)).toMatchObject({ differs: "mission", values: ["m1", "m2"] });
});

test("what decides how many play cannot differ between variants", () => {
  expect(comparable(GAME, MODULE, firstDraft(GAME, MODULE)).map((one) => one.name)).toEqual(["mission", "zones", "idle"]);
});

test("an option that takes a number begins with two of them", () => {
  expect(differing(GAME, MODULE, firstDraft(GAME, MODULE), "idle").values).toEqual(["50", "60"]);
});

test("what differs is no option of all variants any more", () => {
  const draft = { ...firstDraft(GAME, MODULE), options: { zones: "merge", players: "2" } };
  expect(differing(GAME, MODULE, draft, "zones").options).toEqual({ players: "2" });
});

test("an experiment names its variants, and players of one kind need not change seats", () => {
  const asked = askFor(GAME, firstDraft(GAME, MODULE), ["Embassy", "Annex"]);
  expect(asked).toMatchObject({ game: "onboard", players: ["greedy", "greedy"], swap: false, games: 100, variants: { Embassy: { mission: "m1" }, Annex: { mission: "m2" } } });
});

test("precision and certainty go on as long as the server allows", () => {
  const draft = firstDraft(GAME, MODULE);
  expect(askFor(GAME, { ...draft, stop: "precision", points: 3 }, ["A", "B"])).toMatchObject({ precision: 0.03, games: 2000 });
  expect(askFor(GAME, { ...draft, stop: "sure", points: 5 }, ["A", "B", "C"])).toMatchObject({ sure: { low: 0.5, high: 0.55 }, games: 1333 });
});

test("a sequential test needs two variants, or two players", () => {
  const draft = firstDraft(GAME, MODULE);
  expect(maySure(GAME, draft)).toBe(true);
  expect(maySure(GAME, { ...draft, values: ["m1", "m2", "m1"] })).toBe(false);
  expect(maySure(GAME, { ...draft, differs: "", values: [] })).toBe(false);
  expect(maySure(GAME, { ...draft, differs: "", values: [], players: { D1: "elite" } })).toBe(true);
});

test("names of variants are short, and each is there once", () => {
  expect(variantNames(["Mine", "Mine", "", "x".repeat(90)])).toEqual(["Mine", "Mine 2", "?", "x".repeat(36)]);
});

test("the command says the same; a text stands in a file", () => {
  const asked = { game: "onboard", players: ["greedy", "elite"], games: 40, options: { zones: "merge" }, variants: { "It's mine": { mission: "id = 1\nx" } } };
  expect(commandOf(asked, 7)).toBe("warbox lab run --game onboard --players greedy,elite --option zones=merge --variant 'It'\\''s mine: mission=@mission.txt' --games 40 --seed 7 --out onboard");
});

test("what is to be sure is compared at the terminal, too", () => {
  const sure = { low: 0.5, high: 0.55 };
  expect(commandOf({ game: "onboard", players: ["greedy", "greedy"], swap: false, games: 40, sure, variants: { A: { zones: "merge" }, B: {} } }, 7)).toBe("warbox lab compare zones=merge default --game onboard --players greedy,greedy --low 0.5 --high 0.55 --games 40 --seed 7");
  expect(commandOf({ game: "onboard", players: ["elite", "greedy"], games: 40, sure }, 7)).toBe("warbox lab compare elite greedy --game onboard --low 0.5 --high 0.55 --games 40 --seed 7");
  expect(commandOf({ game: "onboard", players: ["greedy", "greedy"], swap: false, games: 40 }, 7)).toContain("--no-swap");
});

test("what is as usual need not be said", () => {
  const asked = { game: "onboard", players: "greedy", games: 4, variants: { A: { mission: "m1", zones: "merge" }, B: { mission: "m2", zones: "fixed" } } };
  expect(trimmed(asked, GAME).variants).toEqual({ A: { zones: "merge" }, B: { mission: "m2" } });
  expect(trimmed({ ...asked, variants: { onboard: { mission: "m2", zones: "fixed" } } }, GAME)).toMatchObject({ options: { mission: "m2" }, variants: {} });
});

test("the answer says no more than the intervals do", () => {
  expect(verdict(trial({ variants: [] }), side).id).toBe("verdict-none");
  expect(verdict(trial({ variants: [variant("A", 0.5)] }), side)).toMatchObject({ id: "verdict-one", facts: { way: "even" }, sure: false });
  expect(verdict(trial({ variants: [variant("A", 0.3)] }), side)).toMatchObject({ facts: { way: "ahead", side: "Defence" }, sure: true });
  expect(verdict(trial({ variants: [variant("A", 0.5), variant("B", 0.45)] }), side)).toMatchObject({ id: "verdict-two", facts: { way: "open" }, sure: false });
  expect(verdict(trial({ variants: [variant("A", 0.3), variant("B", 0.7)] }), side)).toMatchObject({ facts: { way: "less", a: "A" }, sure: true });
  expect(verdict(trial({ variants: [variant("A", 0.3), variant("B", 0.7), variant("C", 0.5)] }), side)).toMatchObject({ id: "verdict-many", facts: { way: "differ" } });
  const sure = { llr: 1, lower: -3, upper: 3, verdict: "" as const, score: 0.5, low: 0.4, high: 0.6, pairs: 9 };
  expect(verdict(trial({ variants: [variant("A", 0.3), variant("B", 0.7)], sure }), side)).toMatchObject({ id: "verdict-sure-variants", facts: { verdict: "open" }, sure: false });
  expect(verdict(trial({ variants: [variant("A", 0.3)], players: ["elite", "random"], sure: { ...sure, verdict: "high" } }), side)).toMatchObject({ id: "verdict-sure-players", facts: { verdict: "high" }, sure: true });
});

test("a difference has an interval of its own", () => {
  const { points, half } = difference(share(0.6), 100, share(0.4), 100);
  expect(points).toBeCloseTo(20);
  expect(half).toBeGreaterThan(13);
  expect(half).toBeLessThan(14);
});

test("the scale holds every interval and the line where all are even", () => {
  expect(scaleOf([share(0.62)], 0.5)).toMatchObject({ low: 40, high: 70 });
  expect(scaleOf([share(0.02), share(0.98)], 0.5)).toMatchObject({ low: 0, high: 100, ticks: [0, 20, 40, 60, 80, 100] });
});

// Watching

const answers: unknown[] = [];
const asked: [string, string][] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push([method, path]);
    const next = answers.shift();
    return next === undefined ? Promise.reject(new TypeError("no line")) : Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(next) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.length = asked.length = 0;
});

test("an experiment is looked at until it is over", async () => {
  answers.push(trial({ state: "playing", games: 0 }), trial({ state: "playing", games: 40 }), trial({ state: "done" }));
  const watch = new Watch();
  expect(await watch.begin({ game: "onboard", players: "greedy", games: 100 })).toBe(true);
  await vi.advanceTimersByTimeAsync(700);
  expect(watch.trial?.games).toBe(40);
  await vi.advanceTimersByTimeAsync(5000);
  expect(watch.playing).toBe(false);
  expect(asked.map(([method]) => method)).toEqual(["POST", "GET", "GET"]);
});

test("a line that is lost for a moment is told, and looked over", async () => {
  answers.push(trial({ state: "playing" }));
  const watch = new Watch();
  await watch.begin({ game: "onboard", players: "greedy", games: 100 });
  await vi.advanceTimersByTimeAsync(700);
  expect(watch.problem).not.toBe("");
  answers.push(trial({ state: "done" }));
  await vi.advanceTimersByTimeAsync(700);
  expect([watch.problem, watch.playing]).toEqual(["", false]);
});

test("whoever leaves asks no more", async () => {
  answers.push(trial({ state: "playing" }), trial({ state: "playing" }));
  const watch = new Watch();
  await watch.begin({ game: "onboard", players: "greedy", games: 100 });
  watch.leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBe(1);
});
