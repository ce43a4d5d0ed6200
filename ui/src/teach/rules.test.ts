import { expect, test } from "vitest";

import type { RuleText } from "../lib/protocol";
import { bound, chapters, marked, related } from "./rules";

const rule = (kind: string, chapter: string, text: string, source = ""): RuleText => ({ kind, chapter, text, source, lang: "en", details: [] });
const ALL: [string, RuleText][] = [
  ["OB-LOF-01", rule("rule", "LOF: line of fire", "You may only fight whom your line reaches.", "rulebook; OB-R-17")],
  ["OB-WALL-01", rule("rule", "WALL", "Nobody walks through a wall.")],
  ["OB-R-17", rule("ruling", "Rulings", "Distance never ends a line.")],
  ["OB-WX-01", rule("example", "Worked examples", "OB-WALL-01 in a picture.")],
  ["OB-R-18", rule("ruling", "Rulings", "About R-17 and nothing else.")],
];

test("chapters stand in the catalog's order, rulings and examples last, with titles people read", () => {
  expect(chapters(ALL).map(({ code, title, entries }) => [code, title, entries.length])).toEqual([
    ["LOF", "Line of fire", 1],
    ["WALL", "Wall", 1],
    ["R", "Rulings", 2],
    ["EX", "Worked examples", 1],
  ]);
});

test("a rule names the rulings of its source and the examples that name it, and no other", () => {
  expect(related(ALL, { id: "OB-LOF-01", rule: ALL[0]![1] }).map((one) => one.id)).toEqual(["OB-R-17"]);
  expect(related(ALL, { id: "OB-WALL-01", rule: ALL[1]![1] }).map((one) => one.id)).toEqual(["OB-WX-01"]);
});

test("what is searched for is marked wherever it stands, and nothing is lost", () => {
  const parts = marked("Walls: a wall is no WALLPAPER.", "wall");
  expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(["Wall", "wall", "WALL"]);
  expect(parts.map((part) => part.text).join("")).toBe("Walls: a wall is no WALLPAPER.");
  expect(marked("none", "wall")).toEqual([{ text: "none", hit: false }]);
});

test("notation between backticks is marked as such, and searched, too", () => {
  expect(marked("Write `plot F F` here.", "")).toEqual([{ text: "Write ", hit: false }, { text: "plot F F", hit: false, code: true }, { text: " here.", hit: false }]);
  expect(marked("`plot`", "lo").map((part) => [part.text, part.hit, part.code])).toEqual([["p", false, true], ["lo", true, true], ["t", false, true]]);
});

test("no line of a French rule begins with a colon", () => {
  expect(bound("Une zone : « QG » ; puis ?")).toBe("Une zone\u00a0: «\u00a0QG\u00a0»\u00a0; puis\u00a0?");
  expect(bound("A zone: plain.")).toBe("A zone: plain.");
});
