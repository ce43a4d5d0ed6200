import { expect, test } from "vitest";

import type { MatchFacts } from "../lib/protocol";
import { asides, duels, fairLevel, rate, ratingIn, scaleOf, type Level } from "./opponents";
import { areas, counted, curve, momentAt, roomiest, signed, spaced, type Moment } from "./review";

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

test("turns are named once, their phases not", () => {
  const headings = ["Deployment", "Round 1: Action", "Round 1: Command", "Round 2: Action", "End of the turn"].map((text, index) => ({ index, text }));
  expect(counted(headings)).toEqual([{ index: 1, text: "Round 1" }, { index: 3, text: "Round 2" }]);
});

test("a side is named where the curve leaves it room", () => {
  const fall = [0.8, 0.7, 0.5, 0.3, 0.2, 0].map((first, step) => moment(step, first));
  expect([roomiest(fall, 0), roomiest(fall, 1)]).toEqual(["start", "end"]);
  const rise = [0.2, 0.3, 0.5, 0.7, 0.8, 1].map((first, step) => moment(step, first));
  expect([roomiest(rise, 0), roomiest(rise, 1)]).toEqual(["end", "start"]);
});

test("the scale reaches beyond every interval", () => {
  const level = (rating: number | null, low: number, high: number) => ({ level: "x", seconds: 1, rating, low, high, games: 1, scores: {} });
  expect(scaleOf([{ slug: "a", levels: [level(968, 937, 999), level(1764, 1735, 1793), level(null, 0, 9999)] }])).toEqual({ low: 800, high: 1900 });
  expect(scaleOf([])).toEqual({ low: 1000, high: 2000 });
});

const level = (name: string, rating: number | null): Level => ({ level: name, seconds: 1, rating, low: rating, high: rating, games: 0, scores: {} });
const levels = [level("recruit", 1300), level("regular", 1600), level("veteran", 1900), level("elite", null)];
const match = (id: string, winners: string[], more: object = {}): MatchFacts =>
  ({ id, game: "onboard", state: "over", imported: false, outcome: { kind: "won", rule: "", winners }, seats: [{ seat: "A1", kind: "human", level: null }, { seat: "D1", kind: "computer", level: "hard" }], ...more }) as MatchFacts;

test("matches of one person against one computer count", () => {
  const partners = match("d", ["A1", "D1"]);
  const found = duels([match("a", ["A1"]), match("b", ["D1"]), match("c", []), partners, match("e", ["X"]), match("f", ["A1"], { imported: true }), match("g", ["A1"], { state: "playing" })], (id) => (id === "z" ? [] : ["A1"]));
  expect(found).toEqual([1, 0, 0.5].map((score) => ({ game: "onboard", level: "veteran", score })));
  expect(duels([match("a", ["A1"])], () => [])).toEqual([]);
});

test("a rating lies where results are as likely as they were", () => {
  const even = [1, 0, 1, 0].map((score) => ({ rating: 1900, score }));
  expect(rate(even.slice(0, 2))).toBeNull();
  expect(rate(even)!.rating).toBeGreaterThan(1500);
  expect(rate(even)!.rating).toBeLessThan(1900);
  const many = Array.from({ length: 400 }, (_, place) => ({ rating: 1900, score: place % 2 }));
  expect(rate(many)!.rating).toBeCloseTo(1900, -1);
  expect(rate(many)!.half).toBeLessThan(rate(even)!.half);
  const won = rate(Array.from({ length: 200 }, () => ({ rating: 1900, score: 1 })))!;
  expect(won.rating).toBeGreaterThan(2300);
});

test("a fair match is the level that is nearest", () => {
  expect(fairLevel(levels, { rating: 1740, half: 50 })).toBe("regular");
  expect(fairLevel(levels, { rating: 2500, half: 50 })).toBe("veteran");
  const game = { slug: "onboard", levels };
  expect(ratingIn(game, [{ game: "onboard", level: "elite", score: 1 }, { game: "broadsides", level: "veteran", score: 1 }])).toBeNull();
  expect(ratingIn(game, Array.from({ length: 3 }, () => ({ game: "onboard", level: "recruit", score: 0 })))!.rating).toBeLessThan(1500);
});

test("numbers that would lie on each other step aside, whatever the order of the levels", () => {
  const places = (ratings: (number | null)[]): (number | null)[] => asides(ratings, 100).map((step, index) => (ratings[index] === null ? null : ratings[index]! + step));
  expect(places([1207, 1888, 1711, 1799])).toEqual([1207, expect.closeTo(1899.3, 1), expect.closeTo(1699.3, 1), expect.closeTo(1799.3, 1)]);
  expect(places([1000, 1200, null, 1500])).toEqual([1000, 1200, null, 1500]);
  expect(places([1500, 1500])).toEqual([1450, 1550]);
});
