// What the page draws as seen is what the rules say is seen: the same answers on maps with hills and smoke.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { axial, distance, hexesOf, named, neighbours, rings } from "./hexes";
import { crossing, Sight, type Country } from "./sight";

interface Told extends Country {
  low_terrain_blocks: boolean;
  smoke: string[];
  pairs: [string, string, boolean, [string, string][]][]; // from, to, seen; what blocks and by which rule
}

const maps = JSON.parse(readFileSync("../tests/games/tideofiron/sight.json", "utf8")) as Told[];

describe.each(maps.map((map, index) => [index, map] as const))("map %i", (_, map) => {
  const sight = new Sight(map, new Set(map.smoke), 99, map.low_terrain_blocks);

  test("sees what the rules see, both ways", () => {
    for (const [from, to, seen] of map.pairs) {
      expect(sight.block(from, to) === null, `${from} ${to}`).toBe(seen);
      expect(sight.block(to, from) === null, `${to} ${from}`).toBe(seen);
    }
  });

  test("names what the rules name as the block, with its rule", () => {
    for (const [from, to, seen, blocks] of map.pairs) {
      const block = sight.block(from, to);
      if (!seen) expect(blocks, `${from} ${to}`).toContainEqual([block?.hex, block?.rule]);
    }
  });
});

test("the catalog's lines cross what it says", () => {
  const lines = (from: string, to: string) => {
    const { crossed, left, right } = crossing(axial(from), axial(to));
    return [crossed, left, right].map((all) => all.map(named).sort().join(" "));
  };
  expect(lines("C05", "C09")).toEqual(["C06 C07 C08", "", ""]);
  expect(lines("C05", "G05")).toEqual(["E05", "D04 F04", "D05 F05"]);
  expect(lines("C05", "E08")).toEqual(["D06", "D05 E07", "C06 D07"]);
  expect(lines("C05", "H06")).toEqual(["D05 E06 F05 G06", "", ""]);
});

test("a hex in the middle has six neighbours, all one away; its border has six corners", () => {
  const size = { cols: 8, rows: 8 };
  expect(neighbours(size, "D04").map((hex) => distance("D04", hex))).toEqual([1, 1, 1, 1, 1, 1]);
  expect(neighbours(size, "A01")).toHaveLength(2);
  expect(rings([axial("D04")]).map((ring) => ring.length)).toEqual([6]);
  expect(rings(hexesOf({ cols: 3, rows: 3 }).map(axial))).toHaveLength(1);
});
