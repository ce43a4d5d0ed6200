// The rings on the map are as wide as the box says: ranges come from the game's own file.

import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";

import { rangeOf } from "./ranges";
import type { UnitFacts } from "./types";

const { unit: facts } = parse(readFileSync("../src/warbox/games/tideofiron/content/units.toml", "utf8")) as unknown as { unit: Record<string, UnitFacts> };
const squad = (figures: string, side: "US" | "DE" = "US") => rangeOf({ kind: "squad", figures, side }, facts);

test("a squad reaches as far as the shortest of those who fire together", () => {
  expect(squad("RRRR")).toBe(4);
  expect(squad("G")).toBe(5);
  expect(squad("GRR", "DE")).toBe(4);
});

test("a crew of mortars alone has its own range; beside riflemen theirs is shown", () => {
  expect(squad("MM")).toBe(8);
  expect(squad("MRR")).toBe(4);
});

test("every vehicle of the box has a range, trucks none", () => {
  const ranges = Object.fromEntries(["m4a1", "panzer4", "tiger1", "m3a1", "sdkfz251", "gmc", "opel"].map((kind) => [kind, rangeOf({ kind, figures: "", side: "US" }, facts)]));
  for (const kind of ["m4a1", "panzer4", "tiger1", "m3a1", "sdkfz251"]) expect(ranges[kind]).toBe(facts[kind]!.inf![0]);
  expect([ranges.gmc, ranges.opel]).toEqual([0, 0]);
});
