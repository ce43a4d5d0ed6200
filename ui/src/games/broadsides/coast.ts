// A coast for land that nobody has drawn by hand: the outline of all that lies near it, made uneven.

import { DRAWN } from "./coasts";
import { pixel, type Pixel } from "./chart";
import type { Content, Island } from "./types";

const SHORE = 14; // from a place of land to its coast
const CELL = 4; // of the raster on which the outline is found

export interface Coast {
  name: string;
  coast: string;
  label: Pixel;
  relief: [sign: string, x: number, y: number][];
}

export function coastOf(content: Content, island: Island): Coast {
  const drawn = DRAWN[island.name];
  const places = island.places.map((place) => place.join(",")).join(" ");
  if (drawn?.places === places && content.grid.height === 17) {
    return { name: island.name, coast: drawn.coast, label: { x: drawn.label[0], y: drawn.label[1] }, relief: drawn.relief };
  }
  const points = island.places.map(([x, y]) => pixel(content, x, y));
  const relief = points.map((point, index) => [index % 2 ? "hill" : "palm", point.x, point.y + 5] as [string, number, number]);
  const lowest = Math.max(...points.map((point) => point.y));
  const middle = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  return { name: island.name, coast: outline(points), label: { x: middle, y: lowest + 30 }, relief };
}

/** Between -1 and 1, the same for the same place. */
function uneven(x: number, y: number): number {
  return (Math.sin(x * 0.31 + y * 0.17) + Math.sin(x * 0.13 - y * 0.37 + 2)) / 2;
}

function distance(point: Pixel, a: Pixel, b: Pixel): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length ? Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length)) : 0;
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}

/** The closed line around the places and the land between neighbours, as a path. */
export function outline(points: Pixel[]): string {
  const joins = points.flatMap((a, index) =>
    points.slice(index).filter((b) => Math.abs(a.x - b.x) <= 40 && Math.abs(a.y - b.y) <= 40).map((b) => [a, b] as const),
  );
  const land = (x: number, y: number): boolean =>
    Math.min(...joins.map(([a, b]) => distance({ x, y }, a, b))) < SHORE + 2 * uneven(x, y);
  const left = Math.min(...points.map((point) => point.x)) - 24;
  const right = Math.max(...points.map((point) => point.x)) + 24;
  const top = Math.min(...points.map((point) => point.y)) - 24;
  const bottom = Math.max(...points.map((point) => point.y)) + 24;
  const next = new Map<string, Pixel[]>(); // the raster's edges between land and sea, land on the right hand
  const add = (from: Pixel, to: Pixel) => {
    const key = `${from.x},${from.y}`;
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (let y = top; y < bottom; y += CELL)
    for (let x = left; x < right; x += CELL) {
      if (!land(x + CELL / 2, y + CELL / 2)) continue;
      const [x1, y1] = [x + CELL, y + CELL];
      if (!land(x + CELL / 2, y - CELL / 2)) add({ x, y }, { x: x1, y });
      if (!land(x1 + CELL / 2, y + CELL / 2)) add({ x: x1, y }, { x: x1, y: y1 });
      if (!land(x + CELL / 2, y1 + CELL / 2)) add({ x: x1, y: y1 }, { x, y: y1 });
      if (!land(x - CELL / 2, y + CELL / 2)) add({ x, y: y1 }, { x, y });
    }
  return loops(next).map(smooth).join("");
}

function loops(next: Map<string, Pixel[]>): Pixel[][] {
  const found: Pixel[][] = [];
  for (const key of [...next.keys()]) {
    if (!next.get(key)?.length) continue;
    const [x, y] = key.split(",").map(Number) as [number, number];
    const loop: Pixel[] = [];
    let at: Pixel = { x, y };
    for (;;) {
      const to = next.get(`${at.x},${at.y}`)?.pop();
      if (!to) break;
      loop.push(at);
      at = to;
    }
    found.push(loop);
  }
  return found;
}

/** A soft line through every fourth corner, averaged with its neighbours. */
function smooth(loop: Pixel[]): string {
  const mean = (index: number): Pixel => {
    const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((shift) => loop[(index + shift + loop.length) % loop.length]!);
    return { x: near.reduce((sum, point) => sum + point.x, 0) / 9, y: near.reduce((sum, point) => sum + point.y, 0) / 9 };
  };
  const points = loop.map((_, index) => index).filter((index) => index % 4 === 0).map(mean);
  const text = (point: Pixel) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  const half = (a: Pixel, b: Pixel): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const start = half(points.at(-1)!, points[0]!);
  const curves = points.map((point, index) => `Q${text(point)} ${text(half(point, points[(index + 1) % points.length]!))}`);
  return `M${text(start)}${curves.join("")}Z`;
}
