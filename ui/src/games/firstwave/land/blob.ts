// Cells of a lattice that grow together into one soft shape.

import type { Point } from "./types";

/** The outlines of a set of square cells, as closed rings in the order of walking. */
export function rings(cells: Point[], step: number): Point[][] {
  const has = new Set(cells.map(([x, y]) => `${x},${y}`));
  const half = step / 2;
  const next = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => next.set(from.join(), [...(next.get(from.join()) ?? []), to]);
  for (const [x, y] of cells) {
    if (!has.has(`${x},${y - step}`)) add([x - half, y - half], [x + half, y - half]);
    if (!has.has(`${x + step},${y}`)) add([x + half, y - half], [x + half, y + half]);
    if (!has.has(`${x},${y + step}`)) add([x + half, y + half], [x - half, y + half]);
    if (!has.has(`${x - step},${y}`)) add([x - half, y + half], [x - half, y - half]);
  }
  const found: Point[][] = [];
  for (const [start, ends] of next)
    while (ends.length) {
      const ring: Point[] = [];
      let key = start;
      for (let to = next.get(key)?.pop(); to; to = next.get(key)?.pop()) {
        ring.push(to);
        key = to.join();
        if (key === start) break;
      }
      if (ring.length > 2) found.push(ring);
    }
  return found;
}

/** Corners cut off, twice: a staircase becomes a curve. */
export function softened(ring: Point[], times = 2): Point[] {
  let points = ring;
  for (let round = 0; round < times; round++)
    points = points.flatMap(([ax, ay], index): Point[] => {
      const [bx, by] = points[(index + 1) % points.length]!;
      return [[ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25], [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75]];
    });
  return points;
}
