import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";

import { terrainAt, levelAt } from "../ground";
import { brushed, chains, cleared, emptyDraft, resized, withEntry, withFort, withGoal, withLevel, withRoad, withTerrain, withZone } from "./draft";
import { fromData, fromToml, isDraft, toToml } from "./file";

const box = (name: string) => readFileSync(`../src/warbox/games/tideofiron/content/scenarios/${name}.toml`, "utf8");

describe.each(["s1", "s2", "s3", "s4"])("scenario %s of the box", (name) => {
  test("loses nothing as a draft and as a file again", () => {
    const draft = fromToml(box(name));
    expect(isDraft(draft)).toBe(true);
    expect(fromToml(toToml(draft))).toEqual({ ...draft, roads: expect.anything() });
    const links = (chains: string[][]) => chains.flatMap((chain) => chain.slice(1).map((hex, index) => [chain[index]!, hex].sort().join())).sort();
    expect(links(chains(draft.roads))).toEqual(links(parse(box(name)).roads as string[][]));
  });

  test("keeps zones, forces and victory", () => {
    const data = parse(box(name)) as any;
    const draft = fromData(data);
    expect(draft.us.div1.figures.regular).toBe(data.us.div1.figures.regular);
    expect(draft.de.zone.length).toBeGreaterThan(10);
    expect(draft.us.zone.filter((hex) => draft.de.zone.includes(hex))).toEqual([]);
    expect(draft.victory.final).toBe(data.victory.final);
  });
});

test("a stroke paints one hex, seven or all of the same ground", () => {
  const draft = withTerrain(emptyDraft(8, 8), ["D04"], "w");
  expect(brushed(draft, "D04", 1)).toEqual(["D04"]);
  expect(brushed(draft, "D04", 7)).toHaveLength(7);
  expect(brushed(draft, "D04", "fill")).toEqual(["D04"]);
  expect(brushed(draft, "A01", "fill")).toHaveLength(63);
});

test("painting changes only what is painted; the same again changes nothing", () => {
  const draft = emptyDraft(8, 8);
  const hill = withLevel(withTerrain(draft, ["C03"], "b"), ["C03"], 2);
  expect([terrainAt(hill, "C03"), levelAt(hill, "C03"), terrainAt(hill, "C04")]).toEqual(["b", 2, "."]);
  expect(withTerrain(hill, ["C03"], "b")).toBe(hill);
  expect(withTerrain(draft, ["A05"], "s").stream_depth).toBe("fordable");
});

test("roads join neighbours only, and are taken up again", () => {
  const draft = withRoad(emptyDraft(8, 8), "C03", "C04", true);
  expect(draft.roads).toEqual([["C03", "C04"]]);
  expect(withRoad(draft, "C03", "C06", true)).toBe(draft);
  expect(withRoad(draft, "C04", "C03", false).roads).toEqual([]);
});

test("works are counted up and then gone; marks come and go; a zone belongs to one side", () => {
  let draft = emptyDraft(8, 8);
  for (let count = 1; count <= 3; count++) {
    draft = withFort(draft, "C03", "pillbox");
    expect(draft.forts).toEqual([{ hex: "C03", kind: "pillbox", n: count }]);
  }
  expect(withFort(draft, "C03", "pillbox").forts).toEqual([]);
  const goal = withGoal(draft, "B02", "command");
  expect(withGoal(goal, "B02", "command").objectives).toEqual(draft.objectives);
  expect(withEntry(withEntry(draft, "us", "A08"), "us", "A08").us.entry).toEqual([]);
  const zoned = withZone(draft, "us", ["A01"], true);
  expect([zoned.us.zone.includes("A01"), zoned.de.zone.includes("A01")]).toEqual([true, false]);
  expect(cleared(goal, ["B02", "C03"]).forts).toEqual([]);
});

test("a smaller map cuts off what lies beyond it", () => {
  const draft = withRoad(withFort(emptyDraft(12, 10), "L10", "minefield"), "K09", "K10", true);
  const small = resized(draft, 8, 8);
  expect([small.terrain.length, small.terrain[0]!.length, small.forts, small.roads]).toEqual([8, 8, [], []]);
  expect(small.us.zone.every((hex) => Number(hex.slice(1)) <= 8 && hex[0]! <= "H")).toBe(true);
});

test("a file that is no scenario still gives a table to work on; no TOML is told", () => {
  expect(isDraft(fromToml("terrain = 5\nroads = [['A01']]\n"))).toBe(true);
  expect(() => fromToml("= ")).toThrow();
});
