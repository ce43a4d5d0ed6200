// Where a point of the table lies on the screen, and the little geometry that drawing needs. No rule is decided here.

import type { Piece, Point, Rect } from "./types";

/** A table as it is looked at: from the south, or turned for who sits in the north. */
export interface Frame {
  width: number;
  height: number;
  turned: boolean;
}

export const place = (frame: Frame, x: number, y: number): Point => (frame.turned ? [frame.width - x, y] : [x, frame.height - y]);
export const back = (frame: Frame, x: number, y: number): Point => (frame.turned ? [frame.width - x, y] : [x, frame.height - y]);

export const placedAll = (frame: Frame, points: Point[]): Point[] => points.map(([x, y]) => place(frame, x, y));

/** A rectangle on the screen: left, top, width, height. */
export function box(frame: Frame, [west, south, east, north]: Rect): { x: number; y: number; width: number; height: number } {
  const [x, y] = frame.turned ? [frame.width - east, south] : [west, frame.height - north];
  return { x, y, width: east - west, height: north - south };
}

export const corners = ([west, south, east, north]: Rect): Point[] => [[west, south], [east, south], [east, north], [west, north]];
export const outline = (piece: Piece): Point[] => piece.poly ?? (piece.rect ? corners(piece.rect) : []);
export const drawn = (points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
export const line = (points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
export const round = (value: number): number => Math.round(value * 10) / 10;

export function middle(points: Point[]): Point {
  let [twice, x, y] = [0, 0, 0];
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!;
    const cross = ax * by - bx * ay;
    twice += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return twice ? [x / (3 * twice), y / (3 * twice)] : (points[0] ?? [0, 0]);
}

export function area(points: Point[]): number {
  return Math.abs(points.reduce((sum, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!;
    return sum + ax * by - bx * ay;
  }, 0)) / 2;
}

export function inside(points: Point[], [x, y]: Point): boolean {
  let within = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

export function edgeDistance(points: Point[], [x, y]: Point): number {
  return Math.min(...points.map(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - ax - along * dx, y - ay - along * dy);
  }));
}

/** The smallest convex outline around points. */
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]) => {
    const found: Point[] = [];
    for (const p of list) {
      while (found.length > 1) {
        const [a, b] = [found.at(-2)!, found.at(-1)!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        found.pop();
      }
      found.push(p);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** What a piece throws on the ground, longer the higher it is. */
export function shadow(points: Point[], height: number): Point[] {
  const by = 1 + height * 0.13;
  return hull([...points, ...points.map(([x, y]): Point => [x + by, y + by])]);
}

/** A piece as a box that lies along its longest edge: centre, length, breadth, angle in degrees. */
export function along(points: Point[]): { x: number; y: number; length: number; breadth: number; angle: number } {
  let [best, angle] = [0, 0];
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!;
    const length = Math.hypot(bx - ax, by - ay);
    if (length > best + 0.01) [best, angle] = [length, Math.atan2(by - ay, bx - ax)];
  });
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const us = points.map(([x, y]) => x * cos + y * sin);
  const vs = points.map(([x, y]) => y * cos - x * sin);
  const [u, v] = [(Math.min(...us) + Math.max(...us)) / 2, (Math.min(...vs) + Math.max(...vs)) / 2];
  let degrees = (angle * 180) / Math.PI;
  if (degrees > 90) degrees -= 180;
  if (degrees <= -90) degrees += 180;
  return { x: u * cos - v * sin, y: u * sin + v * cos, length: Math.max(...us) - Math.min(...us), breadth: Math.max(...vs) - Math.min(...vs), angle: degrees };
}

/** Numbers from 0 to 1 that look like chance and are always the same for a name: a piece looks the same every day. */
export function chance(name: string): () => number {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

export interface Strewn {
  x: number;
  y: number;
  angle: number;
  scale: number;
}

/** Things strewn over an outline, none nearer to another than `apart`, nor to the edge than `rim`. */
export function strewn(points: Point[], name: string, apart: number, rim: number, most = 60): Strewn[] {
  const draw = chance(name);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, tall] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const found: Strewn[] = [];
  for (let tries = 0; tries < 12 * most && found.length < most; tries++) {
    const at: Point = [left + draw() * wide, top + draw() * tall];
    const [angle, scale] = [draw() * 360, 0.78 + draw() * 0.5];
    if (!inside(points, at) || edgeDistance(points, at) < rim) continue;
    if (found.some((one) => Math.hypot(one.x - at[0], one.y - at[1]) < apart)) continue;
    found.push({ x: round(at[0]), y: round(at[1]), angle: Math.round(angle), scale: round(scale) });
  }
  return found.sort((a, b) => a.y - b.y);
}
