// "Set up the rest for me": a plain, sensible setup, chosen among what the server offers.

import { terrainAt, type Land } from "./ground";
import type { Said } from "./types";

/** The squads that people build most, the ones with heavy weapons first. */
export const USUAL = ["GRR", "MRR", "ORRR", "EERR", "ERRR", "RRRR"];
const COVER: Record<string, number> = { b: 3, w: 2, r: 1, B: 1 };
const order = (figures: string): string => [...figures].sort().join("");

/** One of the choices of a setup: usual squads, then cover and objectives, not too many in one place. */
export function settled(actions: Said[], land: Land, goals: string[], count: (hex: string) => number, random: () => number): Said | null {
  const bases = actions.filter((action) => action.verb === "base");
  if (bases.length) {
    for (const squad of USUAL) {
      const found = bases.find((action) => order(String(action.parts.figures)) === order(squad));
      if (found) return found;
    }
    return bases[0]!;
  }
  const places = actions.filter((action) => action.hex);
  if (places.length) {
    const worth = (action: Said): number => (COVER[terrainAt(land, action.hex!)] ?? 0) + (action.parts.fort ? 3 : 0) + (goals.includes(action.hex!) ? 4 : 0) - 3 * count(action.hex!) + 4 * random();
    return [...places].sort((a, b) => worth(b) - worth(a))[0]!;
  }
  return actions.find((action) => action.units.length > 0) ?? actions[0] ?? null;
}
