import { expect, test } from "vitest";

import { CELLS, corner, edgeBetween, edgesOf, floorOf, frame, middle, missionOf, nameLines, namePlace, place, placed, posts, rimWalls, SIZE, stand, stateOf, stepTo, zoneAt, zonesWith } from "./plan";
import type { Mission, View } from "./types";

const SMALL: Mission = {
  id: "small", name_en: "Small", name_fr: "Petit", turn_limit: 6, required_defusals: 1, hold_checks: 1, tiles: [],
  edges: { solid: ["B2|C2"], door_closed: ["B1|B2"], wall: ["C1|C2"] },
  starts: { attack: ["A1"], defence: ["B2"] }, bombs: [{ id: "bomb_a", cell: "B2", zone: "room" }],
  zones: [
    { id: "street", name_en: "Street", name_fr: "Rue", kind: "exterior", cells: CELLS.filter((cell) => cell.endsWith("1")) },
    { id: "room", name_en: "Room", name_fr: "Pièce", kind: "bomb", cells: CELLS.filter((cell) => !cell.endsWith("1") && cell < "C") },
    { id: "kitchen", name_en: "Kitchen", name_fr: "Cuisine", kind: "room", cells: CELLS.filter((cell) => !cell.endsWith("1") && cell > "C") },
  ],
};
const view = (facts: Partial<View> = {}): View => ({ mission: "small", map: null, merged: null, edges: { "B1|B2": "door_open", "C1|C2": "wall" }, ...facts }) as View;

test("a wide window has north to the left, a phone has it on top", () => {
  expect(middle("F1", false)).toEqual({ x: SIZE / 2, y: SIZE / 2 });
  expect(middle("A9", false)).toEqual({ x: 8.5 * SIZE, y: 5.5 * SIZE });
  expect(middle("A1", true)).toEqual({ x: SIZE / 2, y: SIZE / 2 });
  expect(middle("F9", true)).toEqual({ x: 5.5 * SIZE, y: 8.5 * SIZE });
});

test("no two cells lie on one place, and all lie within the frame", () => {
  for (const upright of [false, true]) {
    const box = frame(upright);
    const spots = CELLS.map((cell) => middle(cell, upright));
    expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(54);
    for (const { x, y } of spots) expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
});

test("an edge lies midway between its cells and across the way from one to the other", () => {
  expect(place("C3|C4")).toEqual({ x: 3 * SIZE, y: 3.5 * SIZE, angle: 90 });
  expect(place("B5|C5")).toEqual({ x: 4.5 * SIZE, y: 4 * SIZE, angle: 0 });
  expect(placed("C3|C4", true)).toEqual({ x: 2.5 * SIZE, y: 3 * SIZE, angle: 0 });
  expect(placed("B5|C5", true)).toEqual({ x: 2 * SIZE, y: 4.5 * SIZE, angle: 90 });
});

test("an edge is written with its west or north cell first", () => {
  expect(edgeBetween("C4", "C3")).toBe("C3|C4");
  expect(edgeBetween("C5", "B5")).toBe("B5|C5");
});

test("arrow keys follow the plan as it lies on the screen", () => {
  expect(stepTo("C4", "ArrowRight", false)).toBe("C5");
  expect(stepTo("C4", "ArrowUp", false)).toBe("D4");
  expect(stepTo("C4", "ArrowRight", true)).toBe("D4");
  expect(stepTo("C4", "ArrowUp", true)).toBe("C3");
  expect(stepTo("A1", "ArrowLeft", true)).toBeNull();
  expect(stepTo("C4", "Enter", true)).toBeNull();
});

test("arrow keys lead to the cell that is seen there", () => {
  const ways = { ArrowUp: [0, -SIZE], ArrowDown: [0, SIZE], ArrowLeft: [-SIZE, 0], ArrowRight: [SIZE, 0] } as const;
  for (const upright of [false, true])
    for (const [key, [dx, dy]] of Object.entries(ways)) {
      const [from, to] = [middle("C4", upright), middle(stepTo("C4", key, upright)!, upright)];
      expect(to).toEqual({ x: from.x + dx, y: from.y + dy });
    }
});

test("printed walls come from the mission, all other states from the view", () => {
  expect(edgesOf(SMALL, view())).toEqual([{ edge: "B2|C2", state: "solid" }, { edge: "B1|B2", state: "door_open" }, { edge: "C1|C2", state: "wall" }]);
  expect(stateOf(SMALL, view(), "B2|C2")).toBe("solid");
  expect(stateOf(SMALL, view(), "A3|A4")).toBe("open");
});

test("rooms have walls along the rim of the board, streets have none", () => {
  const walls = rimWalls(SMALL);
  expect(walls).toHaveLength(2 * 8 + 6); // both long sides from row 2 on, and the far end
  expect(walls.every(({ x }) => x > SIZE)).toBe(true);
});

test("every wall ends in posts, and walls that meet share one", () => {
  const found = posts({ ...SMALL, zones: [] }, [{ edge: "B2|C2" }, { edge: "B3|C3" }]);
  expect(found).toEqual([{ x: SIZE, y: 4 * SIZE }, { x: 2 * SIZE, y: 4 * SIZE }, { x: 3 * SIZE, y: 4 * SIZE }]);
});

test("where zones merge a grenade fills all of them", () => {
  expect(zoneAt(SMALL, "B2").id).toBe("room");
  expect(zonesWith(SMALL, view(), "B2").map((zone) => zone.id)).toEqual(["room"]);
  const merged = { street: "street", room: "street", kitchen: "kitchen" };
  expect(zonesWith(SMALL, view({ merged }), "B2").map((zone) => zone.id)).toEqual(["street", "room"]);
});

test("a mission of one's own comes with the view", () => {
  expect(missionOf(view({ map: { ...SMALL, id: "mine" } }), [SMALL]).id).toBe("mine");
  expect(missionOf(view(), [{ ...SMALL, id: "other" }, SMALL]).id).toBe("small");
});

test("a name stands in the top left cell, and along a narrow zone", () => {
  expect(namePlace(SMALL.zones[0]!, false).along).toBe(true);
  const { along, x, y } = namePlace(SMALL.zones[0]!, true);
  expect(along).toBe(false);
  expect(x < SIZE && y < SIZE).toBe(true);
});

test("a long name is broken between words", () => {
  expect(nameLines("PRESS ROOM", 180)).toEqual(["PRESS ROOM"]);
  expect(nameLines("AMBASSADOR’S OFFICE", 100)).toEqual(["AMBASSADOR’S", "OFFICE"]);
});

test("those who share a cell do not stand on each other", () => {
  for (const count of [2, 3, 4]) {
    const spots = Array.from({ length: count }, (_, index) => stand(count, index, false));
    expect(new Set(spots.map(({ dx, dy }) => `${dx},${dy}`)).size).toBe(count);
    for (const { dx, dy, scale } of spots) expect(Math.max(Math.abs(dx), Math.abs(dy)) + 35 * scale).toBeLessThanOrEqual(SIZE / 2);
  }
});

test("streets and gardens have other floors than rooms", () => {
  expect(floorOf(SMALL.zones[0]!, 0)).toBe("road");
  expect(floorOf({ ...SMALL.zones[0]!, id: "south_garden" }, 0)).toBe("lawn");
  expect(floorOf(SMALL.zones[2]!, 2)).toBe("tiles");
  expect(corner("A1")).toEqual({ x: 0, y: 5 * SIZE });
});
