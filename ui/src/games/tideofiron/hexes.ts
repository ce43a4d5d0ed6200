// Where hexes lie on the map: flat-topped, columns A, B, C …, rows 01, 02, …; odd columns lie half a hex lower. [TOI-GEO-01] [TOI-GEO-02]

export type Hex = string; // "C05"

export interface Spot {
  x: number;
  y: number;
}

/** A place in axial coordinates, on the map or beside it. */
export interface Axial {
  q: number;
  r: number;
}

export const RADIUS = 40; // from the centre to a corner
export const HALF = Math.sqrt(3) * 20; // from the centre to the middle of a side
const STEP = 60; // from column to column

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export const hexName = (column: number, row: number): Hex => `${LETTERS[column]}${String(row + 1).padStart(2, "0")}`;
export const columnOf = (hex: Hex): number => LETTERS.indexOf(hex[0]!);
export const rowOf = (hex: Hex): number => Number(hex.slice(1)) - 1;

export const axial = (hex: Hex): Axial => {
  const column = columnOf(hex);
  return { q: column, r: rowOf(hex) - (column - (column & 1)) / 2 };
};
export const rowAt = ({ q, r }: Axial): number => r + (q - (q & 1)) / 2;
export const named = (at: Axial): Hex => hexName(at.q, rowAt(at));

/** The neighbours of a hex, north first, then clockwise. [TOI-GEO-03] */
export const WAYS: readonly Axial[] = [{ q: 0, r: -1 }, { q: 1, r: -1 }, { q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }];
export const toward = (at: Axial, way: number, steps = 1): Axial => ({ q: at.q + steps * WAYS[way]!.q, r: at.r + steps * WAYS[way]!.r });

export const apart = (a: Axial, b: Axial): number => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
/** How many hexes it is from one to another. [TOI-GEO-04] */
export const distance = (a: Hex, b: Hex): number => apart(axial(a), axial(b));

/** The way that leads from a hex to a neighbour, or -1. */
export function wayTo(from: Hex, to: Hex): number {
  const [a, b] = [axial(from), axial(to)];
  return WAYS.findIndex((way) => a.q + way.q === b.q && a.r + way.r === b.r);
}

export const spot = (at: Axial): Spot => ({ x: RADIUS + STEP * at.q, y: HALF + 2 * HALF * at.r + HALF * at.q });
export const centre = (hex: Hex): Spot => spot(axial(hex));

/** The corners of a hex round its centre, clockwise from the right. */
export const CORNERS: readonly Spot[] = [{ x: 40, y: 0 }, { x: 20, y: HALF }, { x: -20, y: HALF }, { x: -40, y: 0 }, { x: -20, y: -HALF }, { x: 20, y: -HALF }];
/** Of the side between corner k and the next: the way that crosses it. */
const ACROSS = [2, 3, 4, 5, 0, 1] as const;

const round = (value: number): number => Math.round(value * 10) / 10;
export const pair = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

/** The outline of one hex, as a path. */
export const outline = (at: Spot, share = 1): string => `M${CORNERS.map(({ x, y }) => pair({ x: at.x + x * share, y: at.y + y * share })).join("L")}Z`;

export interface Size {
  cols: number;
  rows: number;
}

export const isOn = ({ cols, rows }: Size, at: Axial): boolean => at.q >= 0 && at.q < cols && rowAt(at) >= 0 && rowAt(at) < rows;

export function hexesOf({ cols, rows }: Size): Hex[] {
  return Array.from({ length: cols }, (_, column) => Array.from({ length: rows }, (_, row) => hexName(column, row))).flat();
}

export const neighbours = (size: Size, hex: Hex): Hex[] => WAYS.map((_, way) => toward(axial(hex), way)).filter((at) => isOn(size, at)).map(named);

export const widthOf = ({ cols }: Size): number => STEP * (cols - 1) + 2 * RADIUS;
export const heightOf = ({ cols, rows }: Size): number => 2 * HALF * rows + (cols > 1 ? HALF : 0);

/** A corner of the border of a region, and the hexes of the region that touch it. */
export interface Bend extends Spot {
  inside: Spot[]; // centres
}

const keyOf = ({ q, r }: Axial): string => `${q},${r}`;

/** The borders of a region of hexes: closed rings of corners, the region on the right hand. */
export function rings(region: Axial[]): Bend[][] {
  const inside = new Set(region.map(keyOf));
  const next = new Map<string, { to: Spot; key: string }>();
  const near = new Map<string, Bend>();
  const place = (at: Spot): string => `${Math.round(at.x)},${Math.round(at.y)}`;
  for (const at of region) {
    const middle = spot(at);
    const corners = CORNERS.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
    corners.forEach((corner) => {
      const bend = near.get(place(corner)) ?? { ...corner, inside: [] };
      bend.inside.push(middle);
      near.set(place(corner), bend);
    });
    ACROSS.forEach((way, side) => {
      const other = toward(at, way);
      if (inside.has(keyOf(other))) return;
      const to = corners[(side + 1) % 6]!;
      next.set(place(corners[side]!), { to, key: place(to) });
    });
  }
  const found: Bend[][] = [];
  while (next.size) {
    const ring: Bend[] = [];
    let key = next.keys().next().value!;
    for (let step = next.get(key); step; step = next.get(key)) {
      ring.push(near.get(key)!);
      next.delete(key);
      key = step.key;
    }
    found.push(ring);
  }
  return found;
}

/** The border of a region along its hexsides. */
export const border = (region: Hex[]): string => rings(region.map(axial)).map((ring) => `M${ring.map(pair).join("L")}Z`).join("");
