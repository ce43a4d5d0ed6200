import { expect, test } from "vitest";

import { action, angle, bearing, isAfloat, nameSpot, nearestAngle, pixel, relative } from "./chart";
import { coastOf, outline } from "./coast";
import { aShip, aView, content } from "./testing/table";
import { HEADINGS } from "./types";

test("north is up and the Seahawk's start lies below", () => {
  expect(pixel(content, 6, 0)).toEqual({ x: 240, y: 640 });
  expect(pixel(content, 6, 16)).toEqual({ x: 240, y: 0 });
});

test("a ship turns the short way round", () => {
  expect(nearestAngle(0, "NW")).toBe(-45);
  expect(nearestAngle(315, "N")).toBe(360);
  expect(nearestAngle(360, "NE")).toBe(405);
  for (const heading of HEADINGS) expect((((nearestAngle(1000, heading) - angle(heading)) % 360) + 360) % 360).toBe(0);
});

test("a point is seen from the bow, and only one line away", () => {
  const north = { x: 6, y: 4, heading: "N" as const };
  expect(relative(content, north, { x: 6, y: 5 })).toBe(0);
  expect(relative(content, north, { x: 7, y: 4 })).toBe(2);
  expect(relative(content, { ...north, heading: "E" }, { x: 6, y: 5 })).toBe(6);
  expect(relative(content, north, { x: 8, y: 4 })).toBeNull();
});

test("only cannons still on deck bear", () => {
  const ship = aShip({ cannons: ["B3", "F3", "B5"] });
  if (!isAfloat(ship)) throw new Error("she is at sea");
  expect(bearing(content, ship, ship.cannons, { x: 7, y: 4 })).toMatchObject({ arc: { line: "B" }, guns: ["B3", "F3"] });
  expect(bearing(content, ship, ship.cannons, { x: 6, y: 5 })).toMatchObject({ arc: { line: "bow" }, guns: [] });
});

test("a phone sees both ships, however far apart, and some water around them", () => {
  for (const [x, y] of [[0, 0], [12, 16], [6, 9]] as const) {
    const seen = action(content, aView({}, { S: { x, y }, I: { x: 6, y: 8 } }), []);
    for (const point of [pixel(content, x, y), pixel(content, 6, 8)]) {
      expect(point.x).toBeGreaterThanOrEqual(seen.x + 40);
      expect(point.x).toBeLessThanOrEqual(seen.x + seen.width - 40);
      expect(point.y).toBeGreaterThanOrEqual(seen.y + 40);
      expect(point.y).toBeLessThanOrEqual(seen.y + seen.height - 40);
    }
  }
});

test("a name does not lie on the other ship nor outside the sea", () => {
  const sea = { x: -20, y: -20, width: 520, height: 680 };
  const spot = nameSpot({ x: 240, y: 0 }, 43, [{ x: 240, y: 40 }], sea);
  expect(spot.y - 12).toBeGreaterThanOrEqual(-20);
  expect(Math.abs(spot.y - 40) >= 21 || Math.abs(spot.x - 240) >= 56).toBe(true);
});

/** Whether a point lies inside a path of curves, by its corners and control points. */
function inside(path: string, x: number, y: number): boolean {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map((found) => Number(found[0]));
  const points = Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[2 * index]!, numbers[2 * index + 1]!] as const);
  let within = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

test("every coast holds its own land and no other point", () => {
  for (const island of content.grid.islands) {
    const drawn = coastOf(content, island).coast;
    const made = outline(island.places.map(([x, y]) => pixel(content, x, y)));
    for (let x = 0; x < content.grid.width; x++)
      for (let y = 0; y < content.grid.height; y++) {
        const here = pixel(content, x, y);
        const land = island.places.some((place) => place[0] === x && place[1] === y);
        expect([island.name, x, y, inside(drawn, here.x, here.y)]).toEqual([island.name, x, y, land]);
        expect([island.name, x, y, inside(made, here.x, here.y)]).toEqual([island.name, x, y, land]);
      }
  }
});

test("land that nobody has drawn gets a coast and keeps its name", () => {
  const made = coastOf(content, { name: "Nowhere", places: [[1, 1]] });
  expect(made.coast).toMatch(/^M.*Z$/);
  expect(made.name).toBe("Nowhere");
});
