// How far units shoot, for the rings on the map. What an attack is worth is the server's to say.

import type { Unit, UnitFacts } from "./types";

const FIGURES: Record<string, string> = { R: "regular", E: "elite", O: "officer", M: "mortar" };

/** The range against squads: the shortest of those who would fire together. [TOI-RANGE-07] */
export function rangeOf(unit: Pick<Unit, "kind" | "figures" | "side">, facts: Record<string, UnitFacts>): number {
  const reach = (id: string): number => facts[id]?.inf?.[0] ?? facts[id]?.area?.range ?? 0;
  if (unit.kind !== "squad") return reach(unit.kind);
  const others = [...unit.figures].filter((figure) => figure !== "M");
  return Math.min(...(others.length ? others : [...unit.figures]).map((figure) => reach(FIGURES[figure] ?? `machine_gun_${unit.side.toLowerCase()}`)));
}
