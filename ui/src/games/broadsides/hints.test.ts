import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { faceRule, harms, rowOdds, type ShotOdds } from "./hints";

const odds: ShotOdds = {
  kind: "shot",
  target: "I",
  side: "port",
  choices: {
    "shot C": {
      hit: 0.5,
      faces: [{ result: "miss" }, { result: "hull", hull: "C-port" }, { result: "starboard", cannons: 1, crew: 2 }, { result: "centre", mast: "main", mast_falls: true }, { result: "port" }, { result: "miss" }],
    },
  },
};

test("a row's hits are the faces that do harm", () => {
  expect(rowOdds(odds, "C")).toMatchObject({ hits: 3 });
  expect(rowOdds(odds, "A")).toEqual({ faces: [], hits: 0 });
  expect(rowOdds(null, "C").hits).toBe(0);
});

test("where a shot goes is no harm in itself", () => {
  expect(harms({ result: "port" })).toBe(false);
  expect(harms({ result: "port", crew: 1 })).toBe(true);
});

test("each face cites the rule that speaks about it", () => {
  const rules = rowOdds(odds, "C").faces.map((face) => faceRule(face, odds, false, true));
  expect(rules).toEqual(["BBP-FIRE-09", "BBP-DAMAGE-22", "BBP-FIRE-11", "BBP-DAMAGE-11", "BBP-R-22", "BBP-FIRE-09"]);
  expect(faceRule({ result: "hull" }, { ...odds, side: null }, false, true)).toBe("BBP-DAMAGE-21");
  expect(faceRule({ result: "hull" }, odds, true, true)).toBe("BBP-LASTSALVO-04");
  expect(faceRule({ result: "starboard" }, odds, false, false)).toBe("BBP-FIRE-15");
});

test("every rule that the page cites is in the catalog", () => {
  const catalog = readFileSync("../docs/rules/broadsides.md", "utf8");
  const sources = readdirSync("src/games/broadsides").filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes(".test."));
  const cited = sources.flatMap((name) => readFileSync(`src/games/broadsides/${name}`, "utf8").match(/BBP-[A-Z]+-\d+/g) ?? []);
  expect(cited.length).toBeGreaterThan(10);
  for (const rule of cited) expect(catalog).toContain(`**${rule}**`);
});
