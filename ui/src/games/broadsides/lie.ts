// How a deck lies on the board: bow up on a mat, bow to the left or right in Boarding and on a phone.

import type { Spot } from "./plan";

export interface Lie {
  bow: "up" | "left" | "right";
  x: number; // where the corner of the plan comes to
  y: number;
}

export const LENGTH = 700;
export const BREADTH = 228;

export const UP: Lie = { bow: "up", x: 0, y: 0 };

/** A spot of the plan as it lies. */
export function project(lie: Lie, spot: Spot): Spot {
  if (lie.bow === "left") return { x: lie.x + spot.y, y: lie.y + BREADTH - spot.x };
  if (lie.bow === "right") return { x: lie.x + LENGTH - spot.y, y: lie.y + spot.x };
  return { x: lie.x + spot.x, y: lie.y + spot.y };
}

/** The same for whole drawings, as a transform. */
export function transform(lie: Lie): string {
  if (lie.bow === "left") return `translate(${lie.x} ${lie.y + BREADTH}) rotate(-90)`;
  if (lie.bow === "right") return `translate(${lie.x + LENGTH} ${lie.y}) rotate(90)`;
  return `translate(${lie.x} ${lie.y})`;
}
