// Line of sight for the eye: what a hex sees and what stands in the way. The rules decide on the server; this draws the same
// answers for any hex at any time, and a test holds the two together. Whole numbers only. [TOI-GEO-06] [TOI-GEO-10]

import { apart, axial, hexesOf, isOn, named, type Axial, type Hex, type Size } from "./hexes";

export interface Country extends Size {
  terrain: string[];
  levels: string[];
}

/** Why one hex is not seen from another: the hex in the way, what it is, and the rule. */
export interface Block {
  hex: Hex;
  why: "woods" | "building" | "smoke" | "height" | "rim" | "slope" | "far";
  rule: string;
}

const BLOCKING: Record<string, Block["why"]> = { w: "woods", b: "building" };

/** What the crow's line from one centre to the other crosses, and what it runs along on the left and on the right. */
export function crossing(a: Axial, b: Axial): { crossed: Axial[]; left: Axial[]; right: Axial[] } {
  const found = { crossed: [] as Axial[], left: [] as Axial[], right: [] as Axial[] };
  const [low, high] = [Math.min(a.q, b.q) - 1, Math.max(a.q, b.q) + 1];
  const [top, bottom] = [Math.min(a.r, b.r) - 1, Math.max(a.r, b.r) + 1];
  for (let q = low; q <= high; q++) {
    for (let r = top; r <= bottom; r++) {
      const side = classify(a, b, { q, r });
      if (side) found[side].push({ q, r });
    }
  }
  return found;
}

function classify(a: Axial, b: Axial, h: Axial): "crossed" | "left" | "right" | null {
  if ((h.q === a.q && h.r === a.r) || (h.q === b.q && h.r === b.r)) return null;
  const [dq, dr, q, r] = [b.q - a.q, b.r - a.r, a.q - h.q, a.r - h.r];
  let [low, lowBy, high, highBy] = [0, 1, 1, 1]; // fractions
  let along = false;
  for (let [at, by] of [[2 * q + r, 2 * dq + dr], [-q - 2 * r, -dq - 2 * dr], [r - q, dr - dq]] as [number, number][]) {
    if (by === 0) {
      if (Math.abs(at) > 1) return null;
      if (Math.abs(at) === 1) along = true;
      continue;
    }
    if (by < 0) [at, by] = [-at, -by];
    if ((-1 - at) * lowBy > low * by) [low, lowBy] = [-1 - at, by];
    if ((1 - at) * highBy < high * by) [high, highBy] = [1 - at, by];
  }
  if (high * lowBy <= low * highBy) return null;
  if (!along) return "crossed";
  return dq * (h.r - a.r) - dr * (h.q - a.q) < 0 ? "left" : "right";
}

/** What one hex sees on this ground. Smoke counts as an obstacle; fog ends all sight after so many hexes. */
export class Sight {
  constructor(
    private readonly land: Country,
    private readonly smoke: ReadonlySet<Hex> = new Set(),
    private readonly far = 99,
    private readonly low = true, // ground below both still blocks [TOI-R-29]
  ) {}

  #level = (at: Axial): number => (isOn(this.land, at) ? Number(this.land.levels[at.r + (at.q - (at.q & 1)) / 2]![at.q]) : 0);

  #blocking(at: Axial): Block["why"] | null {
    if (!isOn(this.land, at)) return null;
    return BLOCKING[this.land.terrain[at.r + (at.q - (at.q & 1)) / 2]![at.q]!] ?? (this.smoke.has(named(at)) ? "smoke" : null);
  }

  /** What stands between two hexes; nothing if they see each other. */
  block(from: Hex, to: Hex): Block | null {
    const [a, b] = [axial(from), axial(to)];
    const away = apart(a, b);
    if (away <= 1) return null;
    if (away > this.far) return { hex: to, why: "far", rule: "TOI-OPERATION-01" };
    const { crossed, left, right } = crossing(a, b);
    const one = this.#first(a, b, [...crossed, ...left]);
    if (!one || !right.length) return one;
    return this.#first(a, b, [...crossed, ...right]) && one; // one clear side is enough [TOI-LOS-08]
  }

  /** The obstacle on a path nearest to where one looks from. */
  #first(a: Axial, b: Axial, path: Axial[]): Block | null {
    const [la, lb] = [this.#level(a), this.#level(b)];
    const [under, over] = [Math.min(la, lb), Math.max(la, lb)];
    const [down, up] = la < lb ? [a, b] : [b, a];
    const sorted = [...path].sort((one, other) => apart(one, a) - apart(other, a));
    for (const at of sorted) {
      const level = this.#level(at);
      const why = this.#blocking(at);
      const hex = named(at);
      const stands = why !== null && (this.low || level >= under);
      if (level > over) return { hex, why: "height", rule: "TOI-LOS-15" };
      if (la === lb) {
        if (stands) return { hex, why: why!, rule: why === "smoke" ? "TOI-LOS-06" : "TOI-LOS-03" };
        continue;
      }
      if (level === over && apart(at, up) === 1) return { hex, why: "rim", rule: "TOI-LOS-17" };
      if ((stands || level > under) && apart(at, down) <= 3 - (over - under)) return { hex, why: stands ? why! : "slope", rule: over - under === 1 ? "TOI-LOS-11" : "TOI-LOS-12" };
    }
    return null;
  }

  /** All that a hex does not see, each with what is in the way. */
  unseen(from: Hex): Map<Hex, Block> {
    const found = new Map<Hex, Block>();
    for (const hex of hexesOf(this.land)) {
      const block = hex === from ? null : this.block(from, hex);
      if (block) found.set(hex, block);
    }
    return found;
  }
}
