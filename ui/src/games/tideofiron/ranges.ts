// How far units shoot, for the rings on the map. What an attack is worth is the server's to say.

import type { Unit } from "./types";

const FIGURES: Record<string, number> = { R: 4, E: 4, O: 4, G: 5, M: 8 };
const VEHICLES: Record<string, number> = { m4a1: 5, panzer4: 5, tiger1: 5, m3a1: 5, sdkfz251: 5, gmc: 0, opel: 0 };

/** The range against squads: the shortest of those who would fire together. [TOI-RANGE-07] */
export function RANGES(unit: Unit): number {
  if (unit.kind !== "squad") return VEHICLES[unit.kind] ?? 0;
  const others = [...unit.figures].filter((figure) => figure !== "M");
  return Math.min(...(others.length ? others : [...unit.figures]).map((figure) => FIGURES[figure] ?? 4));
}
