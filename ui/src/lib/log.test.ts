import { expect, test } from "vitest";

import { chapters } from "./log";
import type { Update } from "./protocol";

const event = (kind: string) => ({ kind, rule: "", facts: {} });
const update = (n: number, ...kinds: string[]): Update => ({ n, by: "S", action: null, events: kinds.map(event) });
const begins = ({ kind }: { kind: string }) => (kind === "turn" ? kind : null);
const shown = (updates: Update[], most?: number) =>
  chapters(updates, begins, most).map((one) => [one.head?.kind ?? "", ...one.lines.map((line) => `${line.n} ${line.event.kind}`)]);

test("the newest turn and in it the newest update stand first, what belongs together in order", () => {
  expect(shown([update(0, "a"), update(1, "b", "turn", "c", "d"), update(2, "e", "f")])).toEqual([
    ["turn", "2 e", "2 f", "1 c", "1 d"],
    ["", "1 b", "0 a"],
  ]);
});

test("a turn in which nothing has happened yet has its heading", () => {
  expect(shown([update(0, "a", "turn"), update(1, "turn")])).toEqual([["turn"], ["turn"], ["", "0 a"]]);
});

test("of a very long turn the newest lines are shown, and nothing older", () => {
  const long = Array.from({ length: 9 }, (_, n) => update(n + 1, "x"));
  expect(shown([update(0, "old", "turn"), ...long], 3)).toEqual([["turn", "9 x", "8 x", "7 x"]]);
});
