import { expect, test } from "vitest";

import type { GameModule } from "../games";
import { Desk, NOWHERE } from "./desk.svelte";
import { chapters, standing } from "./log";
import type { Update } from "./protocol";

const event = (kind: string, facts: Record<string, string> = {}) => ({ kind, rule: "", facts });
const update = (n: number, ...kinds: string[]): Update => ({ n, by: "S", action: null, events: kinds.map((kind) => event(kind)) });
const desk = new Desk("toy", null, NOWHERE);
const game = {
  seatName: (letter: string) => letter,
  log: {
    heading: (one: { kind: string }) => (one.kind === "turn" ? { event: one } : null),
    gather: (_: unknown, events: { kind: string }[], at: number) => (events[at]!.kind === "roll" ? { count: 2, say: [{ event: events[at]!, id: "both" }] } : null),
    passing: ["thinks"],
  },
} as unknown as GameModule;
const shown = (updates: Update[], most?: number) => chapters(game, desk, updates, most).map((one) => [one.head, ...one.lines.map((line) => `${line.n} ${line.text}`)]);

test("what happened first stands first, turns as headings where they began", () => {
  expect(shown([update(0, "a"), update(1, "b", "turn", "c", "d"), update(2, "e", "f")])).toEqual([
    ["", "0 event-a", "1 event-b"],
    ["event-turn", "1 event-c", "1 event-d", "2 event-e", "2 event-f"],
  ]);
});

test("a turn in which nothing has happened yet has its heading", () => {
  expect(shown([update(0, "a", "turn"), update(1, "turn")])).toEqual([["", "0 event-a"], ["event-turn"], ["event-turn"]]);
});

test("of a very long story the newest lines are shown", () => {
  const long = Array.from({ length: 9 }, (_, n) => update(n + 1, "x"));
  expect(shown([update(0, "old", "turn"), ...long], 3)).toEqual([["", "7 event-x", "8 event-x", "9 event-x"]]);
});

test("what belongs together is one sentence", () => {
  expect(shown([update(0, "roll", "hit", "a")])).toEqual([["", "0 both", "0 event-a"]]);
});

test("what is no news any more is left out", () => {
  expect(shown([update(0, "a"), update(1, "thinks")])).toEqual([["", "0 event-a", "1 event-thinks"]]);
  expect(shown([update(0, "a"), update(1, "thinks"), update(2, "b")])).toEqual([["", "0 event-a", "2 event-b"]]);
});

test("what was undone is gone, and so is the undoing; sealed answers of others stand", () => {
  const other = { ...update(2, "theirs"), by: "I" };
  expect(shown([update(0, "a"), update(1, "b"), other, update(3, "undone"), update(4, "c")])).toEqual([["", "0 event-a", "2 event-theirs", "4 event-c"]]);
});

test("what was taken back by consent is gone with all that came after it, the asking too", () => {
  const asking = [{ ...update(3, "takeback-asked") }, { ...update(4, "taken-back") }];
  const kept = standing([update(0, "a"), update(1, "b"), { ...update(2, "theirs"), by: "I" }, ...asking]);
  expect(kept.map((one) => one.n)).toEqual([0]);
});
