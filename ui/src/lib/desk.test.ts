import { expect, test } from "vitest";

import { Desk } from "./desk.svelte";
import type { Now, Refusal, Update } from "./protocol";

const now = (choices: string[]): Now => ({
  view: {},
  position: "",
  asked: { kind: "shot", rule: "", seats: ["S"], mode: "one" },
  choices,
  actions: choices.map((text) => ({ text, verb: text, parts: {} })),
  odds: null,
  preview: null,
  undo: false,
  takeback: null,
  clock: null,
  outcome: null,
});
const update = (n: number): Update => ({ n, by: "S", action: "shot A", events: [] });

function aDesk() {
  const receipts: ((refusal: Refusal | null) => void)[] = [];
  const desk = new Desk("toy", {}, { act: () => new Promise((done) => receipts.push(done)), undo: async () => null });
  desk.seat = "S";
  desk.show(now(["shot A"]), []);
  return { desk, receipts };
}

test("nothing is sent twice while it is under way", () => {
  const { desk, receipts } = aDesk();
  void desk.act("shot A");
  void desk.act("shot A");
  expect(receipts.length).toBe(1);
  expect(desk.busy).toBe(true);
});

test("who is asked again may answer though the receipt of the last answer is late", async () => {
  const { desk, receipts } = aDesk();
  const first = desk.act("shot A");
  desk.show(now(["shot A"]), [update(1)]); // the same question once more
  expect(desk.busy).toBe(false);
  void desk.act("shot A");
  expect(receipts.length).toBe(2);

  receipts[0]!(null);
  await first;
  expect(desk.busy).toBe(true); // the second one is still under way
});

test("what others do meanwhile ends no wait", () => {
  const { desk } = aDesk();
  void desk.act("shot A");
  desk.show(now(["shot A"]), [{ ...update(1), by: "I" }]);
  expect(desk.busy).toBe(true);
});

test("a refusal is shown, and the desk is free again", async () => {
  const { desk, receipts } = aDesk();
  const sent = desk.act("shot A");
  receipts[0]!({ kind: "stale", rule: "", facts: {}, message: "" });
  await sent;
  expect(desk.refusal?.kind).toBe("stale");
  expect(desk.busy).toBe(false);
});
