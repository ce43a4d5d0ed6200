import { expect, test } from "vitest";

import { scaleOf } from "./opponents";
import { areas, curve, momentAt, signed, spaced, type Moment } from "./review";

const moment = (step: number, first: number): Moment => ({ step, by: "A", action: "a", turn: 1, values: [first, 1 - first], luck: [], unseen: [], choices: 0, given: 0, better: null });
const story = [moment(0, 0.5), moment(2, 0.75), moment(4, 1)];

test("the sides lie one above the other and fill the chart", () => {
  const [low, high] = areas(story, 2, 100, 40);
  expect(low).toBe("M0.0 20.0L50.0 10.0L100.0 0.0L100.0 40.0L50.0 40.0L0.0 40.0Z");
  expect(high).toBe("M0.0 0.0L50.0 0.0L100.0 0.0L100.0 0.0L50.0 10.0L0.0 20.0Z");
  expect(curve(story, 100, 40)).toBe("M0.0 20.0L50.0 10.0L100.0 0.0");
});

test("a step that is not looked at belongs to the moment before it", () => {
  expect([0, 1, 2, 3, 4, 9].map((step) => momentAt(story, step).step)).toEqual([0, 0, 2, 2, 4, 4]);
});

test("shares are told in hundredths with their sign", () => {
  expect([0.084, -0.06, 0.001].map(signed)).toEqual(["+8", "−6", "0"]);
});

test("of turns that crowd each other some are named", () => {
  const turns = [0, 1, 2, 10, 50, 95, 200].map((index) => ({ index }));
  expect(spaced(turns, 100, 0.1).map((one) => one.index)).toEqual([0, 10, 50]);
  expect(spaced(turns, 100, 0.01).map((one) => one.index)).toEqual([0, 1, 2, 10, 50, 95]);
});

test("the scale reaches beyond every interval", () => {
  const level = (rating: number | null, low: number, high: number) => ({ level: "x", seconds: 1, rating, low, high, games: 1, scores: {} });
  expect(scaleOf([{ slug: "a", levels: [level(968, 937, 999), level(1764, 1735, 1793), level(null, 0, 9999)] }])).toEqual({ low: 800, high: 1900 });
  expect(scaleOf([])).toEqual({ low: 1000, high: 2000 });
});
