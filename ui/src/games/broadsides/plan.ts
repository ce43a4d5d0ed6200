// The plan of a deck, 228 x 700 with the bow up: where sections, figures, guns, masts and hull marks are drawn.

import type { Section, Side } from "./types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

export const MIDDLE = 114;
const ROW_TOP: Record<string, number> = { A: 62, B: 142, C: 212, D: 282, E: 352, F: 422, G: 492, H: 562 };
const ROW_END: Record<string, number> = { A: 142, B: 212, C: 282, D: 352, E: 422, F: 492, G: 562, H: 634 };
const PORT_EDGE = 36;
const CENTRE = [91, 137] as const;
const HULL_EDGE: Record<string, number> = { A: 66, B: 36, C: 31, D: 30, E: 30, F: 33, G: 36, H: 41 }; // port; mirrored for starboard
const GUN_X = 62;

const mirror = (x: number): number => 2 * MIDDLE - x;

/** The rectangle of a section; what lies outside the deck is clipped away when it is drawn. */
export function sectionBox(section: Section, inRow: number): Box {
  const y = ROW_TOP[section.row]!;
  const height = ROW_END[section.row]! - y;
  if (inRow === 1) return { x: PORT_EDGE, y, width: mirror(PORT_EDGE) - PORT_EDGE, height };
  const inner = inRow === 3 ? CENTRE : ([MIDDLE, MIDDLE] as const);
  if (section.col === 5) return { x: PORT_EDGE, y, width: inner[0] - PORT_EDGE, height };
  if (section.col === 3) return { x: inner[1], y, width: mirror(PORT_EDGE) - inner[1], height };
  return { x: inner[0], y, width: inner[1] - inner[0], height };
}

export function rowBox(row: string): Box {
  return { x: 24, y: ROW_TOP[row]!, width: 180, height: ROW_END[row]! - ROW_TOP[row]! };
}

export const rowMiddle = (row: string): number => (ROW_TOP[row]! + ROW_END[row]!) / 2;

/** Where a section's figures gather when it is empty of guns and masts. */
export function sectionMiddle(section: Section, inRow: number): Spot {
  const y = rowMiddle(section.row) + (section.row === "A" ? 14 : section.row === "H" ? 2 : 3);
  if (section.col === 4) return { x: MIDDLE, y };
  const port = inRow === 3 ? 63 : 80;
  return { x: section.col === 5 ? port : mirror(port), y };
}

export function gunSpot(section: Section): Spot & { mirrored: boolean } {
  return { x: section.col === 5 ? GUN_X : mirror(GUN_X), y: rowMiddle(section.row), mirrored: section.col === 3 };
}

export function mastSpot(section: Section): Spot {
  const lift: Record<string, number> = { A: -9, C: -6, G: -9, H: -14 };
  return { x: MIDDLE, y: rowMiddle(section.row) + (lift[section.row] ?? 0) };
}

export function hullSpot(row: string, side: Side): Spot {
  const port = HULL_EDGE[row]! - 3;
  return { x: side === "port" ? port : mirror(port), y: rowMiddle(row) };
}

/** Where the ladder between two sections is drawn. */
export function ladderSpot(a: Section, b: Section): Spot {
  const below = ROW_TOP[a.row]! > ROW_TOP[b.row]! ? a : b;
  const aside = below.row === "B" ? 84 : below.row === "E" ? 58 : 64;
  return { x: below.col === 5 || a.col === 5 ? aside : mirror(aside), y: ROW_TOP[below.row]! };
}

const line = (count: number, index: number, gap: number): number => (index - (count - 1) / 2) * gap;

/**
 * Places for a section's figures. In Broadsides they stand beside the gun and under the mast; in Boarding the section is
 * theirs alone, shared by two crews: the first one's (`side` 0) towards port, the other's towards starboard.
 */
export function figureSpots(section: Section, inRow: number, counts: [number, number], boarding: boolean): [Spot[], Spot[]] {
  const middle = sectionMiddle(section, inRow);
  const both = counts[0] > 0 && counts[1] > 0;
  const across = section.row === "A"; // the bow is too short for three in a column
  const spread = (count: number, shift: number): Spot[] =>
    Array.from({ length: count }, (_, index) => {
      const along = line(count, index, count > 2 ? 21 : 23);
      return across ? { x: middle.x + along, y: middle.y + shift } : { x: middle.x + shift, y: middle.y + along };
    });
  if (boarding) {
    const narrow = inRow === 3;
    const apart = both ? (across ? 11 : narrow ? 11 : 14) : 0;
    return [spread(counts[0], -apart), spread(counts[1], apart)];
  }
  const count = counts[0] + counts[1];
  if (section.mast) {
    const y = rowMiddle(section.row) + (section.row === "A" ? 14 : section.row === "H" ? 13 : 18);
    const spots = Array.from({ length: count }, (_, index) => ({ x: middle.x + line(count, index, 16), y }));
    return [spots.slice(0, counts[0]), spots.slice(counts[0])];
  }
  const inward = section.col === 5 ? 1 : -1;
  const x = section.cannon ? (section.col === 5 ? 77 : mirror(77)) : middle.x;
  const column = Math.min(count, inRow === 3 ? 3 : 2);
  const spots = Array.from({ length: count }, (_, index) =>
    index < column
      ? { x, y: rowMiddle(section.row) + (inRow === 3 ? 4 : 0) + line(column, index, column > 2 ? 20 : 25) }
      : { x: x + inward * 22, y: rowMiddle(section.row) },
  );
  return [spots.slice(0, counts[0]), spots.slice(counts[0])];
}

/** How the two ships lie in Boarding: each bow to the left or to the right, so that the sides that touch face each other. */
export function bows(own: Side, same: boolean): { below: "left" | "right"; above: "left" | "right" } {
  // Heading left a ship's starboard side is up; heading right her port side is.
  const below = own === "starboard" ? "left" : "right";
  const above = same ? below : below === "left" ? "right" : "left";
  return { below, above };
}
