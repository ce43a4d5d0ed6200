// What happened last, for the eye: where everybody went in this phase and the one before, and what changed meanwhile.

import type { Update } from "../../lib/protocol";
import type { Cell, Edge, View } from "./types";

export interface Trails {
  ways: { agent: string; cells: Cell[] }[];
  edges: Edge[];
}

const PHASES = 2;

export function trails(updates: Update<View>[]): Trails {
  const ways = new Map<string, Cell[]>();
  const edges = new Set<Edge>();
  let over = 0;
  walk: for (const update of updates.toReversed())
    for (const { kind, facts } of update.events.toReversed()) {
      if (kind === "phase-over" && ++over === PHASES) break walk;
      if (kind === "moved" || kind === "climbed") {
        const way = ways.get(String(facts.agent)) ?? [String(facts.to)];
        ways.set(String(facts.agent), [String(facts.from), ...way]);
      }
      if (kind === "door-opened" || kind === "edge-changed" || kind === "prepared") edges.add(String(facts.edge));
    }
  return { ways: [...ways].map(([agent, cells]) => ({ agent, cells })), edges: [...edges] };
}
