import { expect, test } from "vitest";

import { CLOSEST, farthest, moved, showing, within, zoomed, type Lie } from "./pan";

const frame = { width: 390, height: 300 };
const board = { width: 390, height: 600 };

const seen = (lie: Lie, x: number, y: number) => ({ x: lie.x + lie.scale * x * board.width, y: lie.y + lie.scale * y * board.height });

test("the whole board is seen at the farthest, in the middle of the frame", () => {
  const lie = within({ scale: 0, x: 0, y: 0 }, frame, board);
  expect(lie.scale).toBe(0.5);
  expect(lie).toMatchObject({ x: 97.5, y: 0 });
  expect(farthest({ width: 2000, height: 2000 }, board)).toBe(1);
});

test("a board can neither be lost from sight nor magnified without end", () => {
  expect(within({ scale: 1, x: 500, y: 500 }, frame, board)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(within({ scale: 1, x: -500, y: -5000 }, frame, board)).toEqual({ scale: 1, x: 0, y: -300 });
  expect(within({ scale: 99, x: 0, y: 0 }, frame, board).scale).toBe(0.5 * CLOSEST);
});

test("what the moment is about is in sight as a whole, wherever it lies", () => {
  for (const part of [{ x: 0.4, y: 0.1, width: 0.2, height: 0.3 }, { x: 0, y: 0.9, width: 1, height: 0.1 }, { x: 0.7, y: 0, width: 0.3, height: 1 }]) {
    const lie = showing(part, frame, board);
    const from = seen(lie, part.x, part.y);
    const to = seen(lie, part.x + part.width, part.y + part.height);
    for (const value of [from.x, from.y]) expect(value).toBeGreaterThanOrEqual(-1e-6);
    expect(to.x).toBeLessThanOrEqual(frame.width + 1e-6);
    expect(to.y).toBeLessThanOrEqual(frame.height + 1e-6);
  }
});

test("the point between two fingers stays between them", () => {
  const before: Lie = { scale: 1, x: 0, y: -100 };
  const at = { x: 200, y: 150 };
  const after = zoomed(before, 1.7, at, frame, board);
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
  expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
  expect(moved(after, -10, 5, frame, board)).toEqual({ scale: after.scale, x: after.x - 10, y: after.y + 5 });
});
