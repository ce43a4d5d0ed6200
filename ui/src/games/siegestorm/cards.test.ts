import { expect, test } from "vitest";

import { abilities, Cards, figureOf, payOf, signOf } from "./cards";
import type { Content, Design } from "./types";

const design = (facts: Partial<Design>): Design => ({ id: "tengu", faction: "khunglai", rarity: "champion", cost: 3, att: 2, def: 2, ...facts });
const content: Content = { card: [design({})], boss: [], starter: {} };

test("a card is found with and without its owner", () => {
  const cards = new Cards(content);
  expect(cards.find("tengu@B").cost).toBe(3);
});

test("a card that a position brings along is read from its line", () => {
  const cards = new Cards(content);
  cards.learn(['{ id = "test_bolt", cost = 1, action = [{ do = "deal", n = 3 }, { chain = "if_done", do = "draw", n = 1 }] }', '{ id = "test_wall", cost = 0, att = 0, def = 7, passive = [{ do = "modify", stat = "ATT", n = 1, to = "allies" }] }']);
  const bolt = cards.find("test_bolt");
  expect([bolt.cost, bolt.att, signOf(bolt.action)]).toEqual([1, undefined, "sg-deal"]);
  const wall = cards.find("test_wall");
  expect([wall.att, wall.def, signOf(wall.passive)]).toEqual([0, 7, "sg-boost"]);
  expect(figureOf(wall)).toBe("fig-spearman");
});

test("a card that nobody knows is drawn all the same", () => {
  expect(new Cards(content).find("nothing").cost).toBe(0);
});

test("the abilities of a Passive begin with every entry that does not continue another", () => {
  const seer = design({ passive: [{ do: "modify", n: "1*heal_pile" }, { do: "vision", when: "draw_step" }, { do: "draw", chain: "and" }] });
  expect(abilities(seer).map((entries) => entries.map((entry) => entry.do))).toEqual([["modify"], ["vision", "draw"]]);
});

test("the price of an ability is the one printed before it", () => {
  expect(payOf([{ do: "shapeshift", when: "activated", cost: 3 }])).toBe(3);
  expect(payOf([{ do: "modify" }])).toBeNull();
});
