import { expect, test } from "vitest";

import type { FirstWaveDesk } from "./desk.svelte";
import { log } from "./telling";

const desk = { figure: () => undefined, table: { piece: [] } } as unknown as FirstWaveDesk;
const whose = (kind: string, facts: Record<string, string | number>) => log.actor!(desk, { kind, rule: "FW-TURN-01", facts });

test("what an NPC or the clock does bears no side's sign, whoever answered last", () => {
  expect(whose("npc-row", { figure: "N2", row: 5 })).toBe("");
  expect(whose("turn-ended", { turn: 3 })).toBe("");
});

test("a melee bears the sign of its winner, whoever attacked", () => {
  expect(whose("melee-result", { figure: "A1", target: "B2", winner: "B2", loser: "A1" })).toBe("B");
  expect(whose("melee-result", { figure: "A1", target: "N2", winner: "N2", loser: "A1" })).toBe("");
});

test("lengths and places are told in centimetres, as the rulers count", () => {
  const event = (kind: string, facts: Record<string, string | number>) => log.gather!(desk, [{ kind, rule: "FW-MOVE-01", facts }], 0)!.say[0]!.facts;
  expect(event("moved", { figure: "A1", length: "139.42" })).toMatchObject({ cm: "13.9" });
  expect(event("arrived", { figure: "N1", at: "210,585" })).toMatchObject({ x: "21.0", y: "58.5" });
  expect(event("deployed", { figure: "A1", x: 290, y: 560 })).toMatchObject({ x: "29.0", y: "56.0" });
});
