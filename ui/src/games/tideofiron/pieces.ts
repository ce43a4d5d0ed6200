// How pieces are drawn and where they stand in their hex.

import type { Spot } from "./hexes";

/** The drawing of each vehicle. */
export const VEHICLES: Record<string, string> = { m4a1: "sherman", panzer4: "panzer", tiger1: "tiger", m3a1: "half-track", sdkfz251: "half-track", gmc: "truck", opel: "truck" };

/** The badge of each specialization, by its id and by its short sign. */
export const MARKS: Record<string, string> = {
  engineer: "m-engineer", anti_tank: "m-antitank", flamethrower: "m-flame", medic: "m-medic", ENG: "m-engineer", AT: "m-antitank", FLA: "m-flame", MED: "m-medic",
};

const FIGURES: Record<string, string> = { R: "regular", E: "elite", O: "officer", G: "gun-crew", M: "mortar-crew" };
const HEAVY = "GM";
const SLOT = 8;

/** The figures of a squad on the four slots of its base: a crew takes a row, what is lost stays open. */
export function layOut(figures: string): (Spot & { drawing: string })[] {
  const crews = [...figures].filter((figure) => HEAVY.includes(figure));
  const others = [...figures].filter((figure) => !HEAVY.includes(figure)).sort((a, b) => "OER".indexOf(a) - "OER".indexOf(b));
  const found = crews.map((figure, row) => ({ x: 0, y: row ? SLOT : -SLOT, drawing: FIGURES[figure]! }));
  for (let place = 2 * crews.length; place < 4; place++) {
    const figure = others.shift();
    found.push({ x: place % 2 ? SLOT : -SLOT, y: place < 2 ? -SLOT : SLOT, drawing: figure ? FIGURES[figure]! : "empty" });
  }
  return found;
}

/** Where pieces stand that share a hex: side by side, none hidden. */
const TOGETHER: Record<number, { scale: number; spots: Spot[] }> = {
  1: { scale: 1.18, spots: [{ x: 0, y: 3 }] },
  2: { scale: 0.9, spots: [{ x: -17.5, y: 4 }, { x: 17.5, y: 4 }] },
  3: { scale: 0.76, spots: [{ x: 0, y: -11 }, { x: -16, y: 17 }, { x: 16, y: 17 }] },
  4: { scale: 0.62, spots: [{ x: -15, y: -11 }, { x: 15, y: -11 }, { x: -15, y: 16 }, { x: 15, y: 16 }] },
};
const MANY = { scale: 0.52, spots: [{ x: -20, y: -10 }, { x: 0, y: -14 }, { x: 20, y: -10 }, { x: -20, y: 14 }, { x: 0, y: 18 }, { x: 20, y: 14 }] };

export function standing(count: number, index: number): Spot & { scale: number } {
  const { scale, spots } = TOGETHER[count] ?? MANY;
  return { ...spots[index % spots.length]!, scale };
}
