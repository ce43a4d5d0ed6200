import { expect, test } from "vitest";

import { project, transform, type Lie } from "./lie";
import { bows, figureSpots, hullSpot, ladderSpot, sectionBox } from "./plan";
import { content } from "./testing/table";
import type { Section } from "./types";

const sections = content.deck.sections;
const inRow = (section: Section) => sections.filter((one) => one.row === section.row).length;
const RADIUS = 9.6; // of a figure
const FULL: [number, number][] = [[0, 0], [1, 0], [2, 0], [3, 0], [1, 1], [2, 3], [3, 3]];

test.each(sections.map((section) => [section.id, section] as const))("%s: in Boarding everybody stands in the section, nobody on another", (_, section) => {
  const box = sectionBox(section, inRow(section));
  for (const counts of FULL) {
    const [first, second] = figureSpots(section, inRow(section), counts, true);
    const all = [...first, ...second];
    expect([first.length, second.length]).toEqual(counts);
    for (const spot of all) {
      expect(spot.x - RADIUS).toBeGreaterThanOrEqual(box.x - 1);
      expect(spot.x + RADIUS).toBeLessThanOrEqual(box.x + box.width + 1);
      expect(spot.y - RADIUS).toBeGreaterThanOrEqual(box.y - 3);
      expect(spot.y + RADIUS).toBeLessThanOrEqual(box.y + box.height + 3);
    }
    all.forEach((a, index) => all.slice(index + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(18)));
  }
});

test.each(sections.map((section) => [section.id, section] as const))("%s: in Broadsides up to three figures can be told apart", (_, section) => {
  const [figures] = figureSpots(section, inRow(section), [3, 0], false);
  const box = sectionBox(section, inRow(section));
  figures.forEach((a, index) => {
    expect(a.y).toBeGreaterThan(box.y);
    expect(a.y).toBeLessThan(box.y + box.height);
    figures.slice(index + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(16));
  });
});

test("sections of a row lie side by side, starboard right of port", () => {
  for (const row of content.deck.rows) {
    const boxes = sections.filter((section) => section.row === row).sort((a, b) => b.col - a.col).map((section) => sectionBox(section, inRow(section)));
    boxes.slice(1).forEach((box, index) => expect(box.x).toBe(boxes[index]!.x + boxes[index]!.width));
  }
});

test("every ladder stands between its two sections, on its own side", () => {
  const spots = content.deck.ladders.map(({ a, b }) => ladderSpot(sections.find((one) => one.id === a)!, sections.find((one) => one.id === b)!));
  expect(new Set(spots.map((spot) => `${spot.x},${spot.y}`)).size).toBe(content.deck.ladders.length);
  content.deck.ladders.forEach(({ b }, index) => expect(spots[index]!.x < 114).toBe(b.endsWith("5")));
});

test("the sides that touch face each other, however the ships lie", () => {
  const upper = (bow: "left" | "right"): Lie => ({ bow, x: 0, y: 0 });
  const lower = (bow: "left" | "right"): Lie => ({ bow, x: 0, y: 176 });
  const ways = [
    ["same", "starboard", "port"],
    ["same", "port", "starboard"],
    ["opposite", "port", "port"],
    ["opposite", "starboard", "starboard"],
  ] as const;
  for (const [lie, own, enemy] of ways) {
    const way = bows(own, lie === "same");
    expect(way.below === way.above).toBe(lie === "same");
    const mine = project(lower(way.below), hullSpot("D", own));
    const theirs = project(upper(way.above), hullSpot("D", enemy));
    expect(Math.abs(mine.y - theirs.y)).toBeLessThan(30);
    const far = project(lower(way.below), hullSpot("D", own === "port" ? "starboard" : "port"));
    expect(far.y).toBeGreaterThan(mine.y + 100);
  }
});

test("sections that face each other by the rules are drawn face to face", () => {
  for (const [key, own, enemy] of [["same_starboard_port", "starboard", "port"], ["opposite_port_port", "port", "port"]] as const) {
    const way = bows(own, key.startsWith("same"));
    for (const [a, b] of content.crossing[key]!) {
      const mine = project({ bow: way.below, x: 0, y: 176 }, hullSpot(a[0]!, own));
      const theirs = project({ bow: way.above, x: 0, y: 0 }, hullSpot(b[0]!, enemy));
      expect(Math.abs(mine.x - theirs.x)).toBeLessThan(8);
    }
  }
});

test("a transform and a projection agree", () => {
  for (const bow of ["left", "right"] as const) {
    const lie: Lie = { bow, x: 10, y: 20 };
    const [dx, dy, turn] = /translate\((\S+) (\S+)\) rotate\((\S+)\)/.exec(transform(lie))!.slice(1).map(Number) as [number, number, number];
    const angle = (turn * Math.PI) / 180;
    const spot = { x: 30, y: 400 };
    const drawn = { x: dx + spot.x * Math.cos(angle) - spot.y * Math.sin(angle), y: dy + spot.x * Math.sin(angle) + spot.y * Math.cos(angle) };
    const told = project(lie, spot);
    expect(drawn.x).toBeCloseTo(told.x);
    expect(drawn.y).toBeCloseTo(told.y);
  }
});
