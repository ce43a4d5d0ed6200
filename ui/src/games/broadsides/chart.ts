// The chart as a drawing: points to pixels, headings to angles, and where one ship lies from another.

import { HEADINGS, type Arc, type Content, type Heading, type ShipView, type View } from "./types";

export const SPACING = 40;

export interface Pixel {
  x: number;
  y: number;
}

export interface Afloat {
  x: number;
  y: number;
  heading: Heading;
}

export function pixel(content: Content, x: number, y: number): Pixel {
  return { x: SPACING * x, y: SPACING * (content.grid.height - 1 - y) };
}

export const angle = (heading: Heading): number => 45 * HEADINGS.indexOf(heading);

/** The same angle, written so that turning there from `before` is the short way round. */
export function nearestAngle(before: number, heading: Heading): number {
  const turn = (((angle(heading) - before) % 360) + 540) % 360 - 180;
  return before + turn;
}

export const isAfloat = (ship: ShipView): ship is ShipView & Afloat => ship.x !== undefined && ship.heading !== undefined;

/** Where a point lies from a ship's bow, clockwise in eighths; null if it is not one line away. */
export function relative(content: Content, from: Afloat, to: Pixel): number | null {
  const index = content.compass.directions.findIndex((way) => way.dx === to.x - from.x && way.dy === to.y - from.y);
  return index < 0 ? null : (index - HEADINGS.indexOf(from.heading) + 8) % 8;
}

export interface Bearing {
  arc: Arc;
  guns: string[]; // those still on deck that bear
}

/** Which of a ship's guns bear on a point, by the arcs of the content. */
export function bearing(content: Content, ship: Afloat, cannons: string[], to: Pixel): Bearing | null {
  const rel = relative(content, ship, to);
  if (rel === null) return null;
  const arc = content.arc[rel]!;
  return { arc, guns: arc.fires.filter((section) => cannons.includes(section)) };
}

export function landAt(content: Content, x: number, y: number): string | null {
  return content.grid.islands.find((island) => island.places.some((place) => place[0] === x && place[1] === y))?.name ?? null;
}

/** Where a ship's name stands: on the free side of her, inside the sea, away from what else is drawn. */
export function nameSpot(here: Pixel, half: number, taken: (Pixel & { light?: boolean })[], sea: { x: number; y: number; width: number; height: number }): Pixel {
  const places: Pixel[] = [];
  for (const [dx, dy] of [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, 1], [1, -1], [-1, -1]] as const)
    places.push({ x: here.x + dx * (dy ? half + 4 : half + 28), y: here.y + dy * (dx ? 26 : 37) });
  const outside = ({ x, y }: Pixel) => x - half < sea.x || x + half > sea.x + sea.width || y - 12 < sea.y || y + 12 > sea.y + sea.height;
  const crowd = (place: Pixel): number =>
    taken.reduce((sum, one) => sum + (Math.abs(one.x - place.x) < half + 13 && Math.abs(one.y - place.y) < 21 ? (one.light ? 0.4 : 1) : 0), outside(place) ? 9 : 0);
  return places.reduce((best, place) => (crowd(place) < crowd(best) ? place : best));
}

/** The ships, where the plan takes them, and the water around. */
export function action(content: Content, view: View, plan: Afloat[]): { x: number; y: number; width: number; height: number } {
  const points = [...Object.values(view.ships).filter(isAfloat), ...plan].map((ship) => pixel(content, ship.x, ship.y));
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const margin = 1.6 * SPACING;
  const least = 6 * SPACING;
  const along = (low: number, high: number) => {
    const length = Math.max(high - low + 2 * margin, least);
    return { from: (low + high - length) / 2, length };
  };
  const across = along(Math.min(...xs), Math.max(...xs));
  const down = along(Math.min(...ys), Math.max(...ys));
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}
