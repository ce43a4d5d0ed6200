// The floors of a house, from the rooms it has.

import { inside, outline } from "./plane";
import type { Piece, Table } from "./types";

/** From where to where each floor goes, the lowest first. */
export function levelsOf(piece: Piece): [number, number][] {
  const starts = [...new Set((piece.rooms ?? []).map((room) => room.z[0]))].sort((a, b) => a - b);
  return starts.map((z, index) => [z, (starts[index + 1] ?? piece.height ?? z + 60) - 1]);
}

/** On which floor somebody stands at this height; one above the last: on the roof. */
export function levelAt(piece: Piece, z: number): number {
  const levels = levelsOf(piece);
  if (piece.top && z >= (piece.height ?? 0)) return levels.length;
  return Math.max(0, levels.findLastIndex(([from]) => z >= from));
}

/** How high one stands at a place of the table, on the floors that are shown. */
export function surfaceAt(table: Table, shown: (piece: Piece) => number, x: number, y: number): number {
  for (const piece of table.piece.filter((one) => one.kind !== "ground" && inside(outline(one), [x, y]))) {
    if (piece.kind === "building") {
      const levels = levelsOf(piece);
      const level = shown(piece);
      return level >= levels.length ? (piece.height ?? 0) : (levels[level]?.[0] ?? 0);
    }
    if (piece.top) return piece.height ?? 0;
  }
  return 0;
}
