import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { harms, rowOdds, type ShotOdds } from "./outlook";

const rule = "BBP-FIRE-09";
const odds: ShotOdds = {
  kind: "shot",
  target: "I",
  side: "port",
  choices: {
    "shot C": {
      hit: 0.5,
      faces: [{ result: "miss", rule }, { result: "hull", rule, hull: "C-port" }, { result: "starboard", rule, cannons: 1, crew: 2 }, { result: "centre", rule, mast: "main", mast_falls: true }, { result: "port", rule }, { result: "miss", rule }],
    },
  },
};

test("a row's hits are the faces that do harm", () => {
  expect(rowOdds(odds, "C")).toMatchObject({ hits: 3 });
  expect(rowOdds(odds, "A")).toEqual({ faces: [], hits: 0 });
  expect(rowOdds(null, "C").hits).toBe(0);
});

test("where a shot goes is no harm in itself", () => {
  expect(harms({ result: "port", rule })).toBe(false);
  expect(harms({ result: "port", rule, crew: 1 })).toBe(true);
});

test("every rule that the page cites is in the catalog", () => {
  const catalog = readFileSync("../docs/rules/broadsides.md", "utf8");
  const sources = readdirSync("src/games/broadsides").filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes(".test."));
  const cited = sources.flatMap((name) => readFileSync(`src/games/broadsides/${name}`, "utf8").match(/BBP-[A-Z]+-\d+/g) ?? []);
  for (const rule of cited) expect(catalog).toContain(`**${rule}**`);
});
