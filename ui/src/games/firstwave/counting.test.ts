import { expect, test } from "vitest";

import { counted } from "./counting";
import type { View } from "./types";

const content = { scenario: { power_war: { score: { resource_collected: 5, npc_eliminated: 1 } }, diversion: { score: { own_fighter_crossed: 1, enemy_fighter_eliminated_by_npc: 2 } }, clean_up: { score: { infected: 1, robot_domestic: 3, robot_military: 6 } } } };
const seat = { score: 27, resources: 3, infected: 1, robots: 1, military: 0 };
const view = (scenario: string, figures: object[] = []) => ({ scenario, figures, seats: { A: seat, B: seat } }) as unknown as View;

test("the lines of a power war make up the score: what resources and NPCs leave is for the zone", () => {
  const lines = counted(view("power_war"), content, "A");
  expect(lines).toEqual([{ what: "resources", count: 3, each: 5, points: 15 }, { what: "npcs", count: 2, each: 1, points: 2 }, { what: "zone", count: null, each: 0, points: 10 }]);
  expect(lines.reduce((sum, one) => sum + one.points, 0)).toBe(27);
});

test("in a clean-up each kind has its price", () => expect(counted(view("clean_up"), content, "B").map((one) => one.points)).toEqual([1, 3, 0]));

test("in a diversion who has crossed counts for his own side, who fell to NPCs for the other", () => {
  const figures = [{ side: "A", gone: "crossed" }, { side: "A", gone: "lost" }, { side: "B", gone: "turned" }, { side: "B", gone: "eliminated" }];
  expect(counted(view("diversion", figures), content, "A")).toEqual([{ what: "crossed", count: 1, each: 1, points: 1 }, { what: "lost", count: 1, each: 2, points: 2 }]);
  expect(counted(view("diversion", figures), content, "B")).toEqual([{ what: "crossed", count: 0, each: 1, points: 0 }, { what: "lost", count: 1, each: 2, points: 2 }]);
});
