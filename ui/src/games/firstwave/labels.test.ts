import { expect, test } from "vitest";

import { labels, type Tag } from "./labels";

const TABLE = { width: 600, height: 600 };
const tag = (id: string, x: number, y: number, name = id, first = false): Tag => ({ id, at: [x, y], radius: 12.5, name, first });
const placed = (...tags: Tag[]) => labels(tags, TABLE, 1);

test("a name stands below its figure", () => expect(placed(tag("Marlow", 300, 300)).get("Marlow")).toEqual({ x: 0, y: 18 }));

test("on the edge of the table it stands above", () => expect(placed(tag("Marlow", 300, 585)).get("Marlow")).toEqual({ x: 0, y: -18 }));

test("near a side it is pushed on to the table", () => expect(placed(tag("Fort Harlan", 14, 300)).get("Fort Harlan")!.x).toBeGreaterThan(5));

test("no name lies on another figure or another name", () => {
  const found = placed(tag("Howl", 300, 300), tag("Saw", 300, 327), tag("Claw", 327, 300), tag("Ash", 327, 327));
  expect(found.get("Howl")).toEqual({ x: 0, y: -18 });
  expect(found.get("Saw")).toEqual({ x: 0, y: 18 });
  expect(found.get("Claw")).toEqual({ x: 0, y: -18 });
  expect(found.get("Ash")).toEqual({ x: 0, y: 18 });
});

test("where there is no room a name is left out, but never that of the moment", () => {
  const around = [[300, 273], [300, 327], [273, 300], [327, 300], [246, 300], [354, 300]].map(([x, y], index) => tag(String(index), x!, y!, ""));
  expect(placed(tag("Howl", 300, 300), ...around).has("Howl")).toBe(false);
  expect(placed(tag("Howl", 300, 300, "Howl", true), ...around).has("Howl")).toBe(true);
});
