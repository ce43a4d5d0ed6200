import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";

import { CELLS } from "../plan";
import type { Mission } from "../types";
import { asMission, bombId, CORNERS, cornerOf, EDGES, emptyDraft, fromMission, groups, idOf, layTile, letterOf, liftTile, printed, shuffleTiles, turnTile, withBomb, withEdge, withLabel, withoutThings, withStart, zonesOf, type Tile } from "./draft";
import { fromToml, isDraft, toToml } from "./file";

const folder = "../src/warbox/games/onboard/content";
const read = (name: string) => readFileSync(`${folder}/${name}.toml`, "utf8");
const tiles = (parse(read("tiles")) as unknown as { tiles: Tile[] }).tiles;
const NAMES = ["m1_embassy", "m2_annex", "m3_residence"];
const missions = NAMES.map((name) => parse(read(`missions/${name}`)) as unknown as Mission & { hold_checks: number });
const embassy = () => fromMission(missions[0]!);

test("there are as many edges as neighbours", () => {
  expect(EDGES.length).toBe(5 * 9 + 6 * 8);
});

test.each(missions)("$id: the tiles print what the file lists", (mission) => {
  const draft = fromMission(mission);
  expect([...printed(draft.tiles, tiles)].sort()).toEqual(Object.keys(draft.edges).sort());
});

test.each(missions)("$id: the zones are those of the file, with their names and kinds", (mission) => {
  const found = zonesOf(fromMission(mission));
  expect(found.map(({ letter: _, ...zone }) => zone)).toEqual(mission.zones.map(({ id, name_en, name_fr, kind, cells }) => ({ id, name_en, name_fr, kind, cells: CELLS.filter((cell) => cells.includes(cell)) })));
});

test.each(missions)("$id: what is written can be read again", (mission) => {
  const draft = fromMission(mission);
  const again = fromToml(toToml(draft));
  expect(again).toEqual({ ...draft, labels: expect.arrayContaining(draft.labels) });
  expect(asMission(again)).toEqual(asMission(draft));
});

test("an empty draft is one zone, and written with all that it lacks", () => {
  expect(groups({})).toEqual([CELLS]);
  expect(toToml(emptyDraft())).toContain("attack = []");
  expect(fromToml(toToml(emptyDraft()))).toEqual(emptyDraft());
});

test("a tile that is laid prints solid walls, one that is lifted takes them along", () => {
  const laid = layTile(emptyDraft(), "A1", "T1", tiles);
  expect(laid.edges["A1|A2"]).toBe("solid");
  expect(liftTile(laid, "A1", tiles)).toEqual(emptyDraft());
});

test("a tile lies once: two tiles change places", () => {
  let draft = layTile(layTile(emptyDraft(), "A1", "T1", tiles), "D1", "T2", tiles);
  draft = layTile(draft, "D1", "T1", tiles);
  expect(draft.tiles).toEqual({ D1: { tile: "T1", rotation: 0 }, A1: { tile: "T2", rotation: 0 } });
});

test("four turns are none, and a turn keeps the tokens on walls that are still printed", () => {
  const draft = embassy();
  let turned = draft;
  for (let turn = 0; turn < 4; turn++) turned = turnTile(turned, "D7", tiles);
  expect(turned.tiles).toEqual(draft.tiles);
  expect(turnTile(draft, "D7", tiles).edges["A1|A2"]).toBe(draft.edges["A1|A2"]);
  expect(Object.keys(turned.edges).sort()).toEqual(Object.keys(draft.edges).sort());
});

test("shuffled tiles are six different ones", () => {
  let seed = 0;
  const draft = shuffleTiles(embassy(), tiles, () => (seed = (seed + 0.37) % 1));
  expect(Object.keys(draft.tiles).sort()).toEqual([...CORNERS].sort());
  expect(new Set(Object.values(draft.tiles).map((laid) => laid.tile)).size).toBe(6);
});

test("what is erased is open, or the printed wall below the token", () => {
  const free = withEdge(emptyDraft(), "C3|C4", "wall", tiles);
  expect(withEdge(free, "C3|C4", null, tiles).edges).toEqual({});
  expect(withEdge(embassy(), "C3|C4", null, tiles).edges["C3|C4"]).toBe("solid");
  expect(withEdge(free, "C3|C4", "wall", tiles)).toBe(free);
});

test("a start cell belongs to one team, and goes when it is pressed again", () => {
  const attack = withStart(emptyDraft(), "attack", "A1");
  expect(withStart(attack, "defence", "A1").starts).toEqual({ attack: [], defence: ["A1"] });
  expect(withStart(attack, "attack", "A1").starts).toEqual({ attack: [], defence: [] });
});

test("erasing a cell takes starts and bombs, and changes nothing where nothing is", () => {
  const draft = withBomb(withStart(emptyDraft(), "attack", "A1"), "A1");
  expect(withoutThings(draft, "A1")).toEqual(emptyDraft());
  expect(withoutThings(draft, "B1")).toBe(draft);
});

test("a room keeps its name while its walls change", () => {
  let draft = embassy();
  const kitchen = zonesOf(draft).find((zone) => zone.id === "kitchen")!;
  draft = withLabel(draft, kitchen, { name_en: "Canteen", id: "canteen" });
  draft = withEdge(draft, "A8|A9", null, []);
  expect(zonesOf(draft).some((zone) => zone.id === "canteen" && zone.cells.includes("A9"))).toBe(true);
});

test("two rooms that become one do not share an id with any other", () => {
  const draft = { ...embassy(), labels: embassy().labels.map((label) => ({ ...label, id: "room" })) };
  const ids = zonesOf(draft).map((zone) => zone.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("names become ids", () => {
  expect(idOf("  Salle d’étude n° 2 ")).toBe("salle_d_etude_n_2");
  expect(idOf("É".repeat(60))).toHaveLength(40);
  expect([0, 25, 26].map(letterOf)).toEqual(["A", "Z", "AA"]);
  expect(bombId(1)).toBe("bomb_b");
  expect(cornerOf("F6")).toBe("D4");
});

test("signs that TOML escapes are written so that they can be read", () => {
  const name = 'He said "no"\\ \u007f\n\u00e9';
  expect((parse(toToml({ ...emptyDraft(), name_en: name })) as { name_en: string }).name_en).toBe(name);
});

test.each([
  ["tiles = 3\nedges = [1]\nstarts = 'x'\nbombs = {}\nzones = [4]\nid = 5", {}],
  ['edges = { wall = ["A1|A3", "Z1|A1", 4, "c3|c4"] }', { edges: { "C3|C4": "wall" } }],
  ['tiles = [{ at = "B1", tile = "T1" }, { at = "A1", tile = "T9" }, { at = "A4", tile = "T1", rotation = 45 }, { at = "d1", tile = "T2", rotation = 90 }]', { tiles: { D1: { tile: "T2", rotation: 90 } } }],
  ['[starts]\nattack = ["A1", "A1", "K9"]', { starts: { attack: ["A1"], defence: [] } }],
])("of a file with faults what can be read is taken: %s", (text, facts) => {
  expect(fromToml(text)).toMatchObject({ ...emptyDraft(), name_fr: "", ...facts });
});

test("what is no TOML is an error with its place", () => {
  expect(() => fromToml("id = ")).toThrow();
});

test("what a browser kept is taken only if it is whole", () => {
  expect(isDraft(JSON.parse(JSON.stringify(embassy())))).toBe(true);
  for (const broken of [null, 4, {}, { ...embassy(), bombs: ["Z9"] }, { ...embassy(), edges: { "A1|A2": "glass" } }, { ...embassy(), labels: [1] }, { ...embassy(), turn_limit: null }]) expect(isDraft(broken)).toBe(false);
});
