// A figure goes the way it went, not straight to where it ends.

import type { Point } from "./land/types";

const MM_PER_MS = 0.22;

/** Moves a node along points of the board when they are given; reduced motion leaves it where it is. */
export function travel(node: SVGGElement, path: Point[] | null): { update: (path: Point[] | null) => void } {
  let last = "";
  function go(points: Point[] | null): void {
    const key = JSON.stringify(points);
    if (!points || points.length < 2 || key === last || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      last = key;
      return;
    }
    last = key;
    const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - points[index]![0], y - points[index]![1]));
    const whole = lengths.reduce((sum, one) => sum + one, 0) || 1;
    let gone = 0;
    const frames = points.map(([x, y], index) => {
      gone += index ? lengths[index - 1]! : 0;
      return { transform: `translate(${x}px, ${y}px)`, offset: Math.min(1, gone / whole) };
    });
    node.animate?.(frames, { duration: Math.max(200, Math.min(700, whole / MM_PER_MS)), easing: "linear" });
  }
  go(path);
  return { update: go };
}
