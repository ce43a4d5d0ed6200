import { expect, test } from "vitest";

import { lastChart } from "./chart";

const row = (figure: string, number: number, answer: string, target = "none") => ({ kind: "npc-row", rule: `FW-NPC-${11 + number}`, facts: { figure, row: number, answer, target } });
const told = (...events: ReturnType<typeof row>[]) => [{ events }];

test("a row that is asked again after the move stays one row, with its last answer", () => {
  const chart = lastChart(told(row("N1", 1, "no"), row("N1", 2, "no"), row("N1", 5, "yes", "B2"), row("N1", 5, "yes"), row("N1", 6, "yes", "B2")));
  expect(chart).toEqual({ id: "N1", target: "B2", rule: "FW-NPC-17", rows: [{ row: 1, answer: "no" }, { row: 2, answer: "no" }, { row: 5, answer: "yes" }, { row: 6, answer: "yes" }] });
});

test("who is only on the way to somebody has not yet answered whether it came to contact", () => {
  expect(lastChart(told(row("N1", 1, "no"), row("N1", 2, "no"), row("N1", 5, "yes", "B2")))?.rows.at(-1)).toEqual({ row: 5, answer: "" });
});

test("an attack stays an attack when there is none left", () => {
  expect(lastChart(told(row("N1", 1, "yes"), row("N1", 6, "yes", "A1"), row("N1", 6, "no")))?.rows.at(-1)).toEqual({ row: 6, answer: "yes" });
});

test("the next NPC begins a chart of its own", () => {
  expect(lastChart([...told(row("N1", 1, "yes"), row("N1", 6, "yes", "A1")), ...told(row("N2", 1, "no"))])).toEqual({ id: "N2", target: "", rule: "FW-NPC-12", rows: [{ row: 1, answer: "no" }] });
});

test("without an NPC there is no chart", () => expect(lastChart([{ events: [{ kind: "moved", rule: "FW-MOVE-01", facts: { figure: "A1" } }] }])).toBeNull());
